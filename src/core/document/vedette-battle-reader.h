/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the lines of a file into a battle, in order. Only core/document uses this file. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/document/vedette-open-watch.h"

G_BEGIN_DECLS

typedef struct
{
  const VedetteSchema *const *schemas;
  const VedetteOpenWatch *watch; /* receives the progress and can cancel; NULL for no watch */
  double done;                   /* the part of the file that has been read, from 0 to 1 */
  VedetteBattle *battle;
  gint64 version;
  guint stop_before;  /* the number of the line at which reading ends, 0 for no limit */
  VedetteJournal *opened;
  VedetteJournal *upgraded; /* the lines in the current format version; NULL if the file already has that version */
  VedetteJournal *kept;     /* a copy of the lines before stop_before; NULL if stop_before is 0 */
} VedetteBattleReader;

VedetteJournalLine vedette_battle_reader_read   (const char           *line,
                                                 gsize                 length,
                                                 guint                 number,
                                                 gpointer              user_data,
                                                 GError              **error);
gboolean           vedette_battle_reader_settle (VedetteBattleReader  *self,
                                                 GError              **error);
void               vedette_battle_reader_clear  (VedetteBattleReader  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteBattleReader, vedette_battle_reader_clear)

G_END_DECLS
