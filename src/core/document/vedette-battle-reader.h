/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a file, one after the other, into a battle. Private to the document. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/document/vedette-open-watch.h"

G_BEGIN_DECLS

typedef struct
{
  const VedetteSchema *const *schemas;
  const VedetteOpenWatch *watch; /* NULL where nobody waits */
  double done;                   /* how much of the file is read */
  VedetteBattle *battle;
  gint64 version;
  guint stop_before;  /* the line at which to stop reading, 0 for none */
  VedetteJournal *opened;
  VedetteJournal *upgraded; /* the lines in this program's version, if the file has an older one */
  VedetteJournal *kept;     /* the lines before stop_before as they are */
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
