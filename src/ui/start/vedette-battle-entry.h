/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle in the list of battles: a file, what it is called and how it stands. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/rules/story/vedette-party.h"
#include "print/vedette-drawing.h"

G_BEGIN_DECLS

/**
 * VedetteBattleEntry:
 * @path: the file
 * @title: what the battle is called
 * @line: how the battle stands, or what is wrong with its file; "" before it was read
 * @stand: (nullable): the beginning of the line
 * @signs: (element-type VedetteParty): those who play in it, as far as they are shown; none before it was read
 * @holder: (nullable): the one of them whose the battle is at the moment
 * @pieces: (element-type VedetteRibbonPiece): the whole battle as a strip
 * @changed: when the file was changed last, in seconds
 * @is_own: whether the file is in the user's own folder
 * @is_read: whether vedette_battle_entry_read() has filled the entry
 * @has_fault: whether the file cannot be read
 */
#define VEDETTE_BATTLE_ENTRY_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                        \
  TEXT (path)                                                                                                          \
  TEXT (title)                                                                                                         \
  TEXT (line)                                                                                                          \
  TEXT (stand)                                                                                                         \
  BOXED (g_ptr_array_get_type, GPtrArray *, signs)                                                                     \
  OBJECT (VedetteParty *, holder)                                                                                      \
  BOXED (g_array_get_type, GArray *, pieces)                                                                           \
  PLAIN (gint64, changed)                                                                                              \
  PLAIN (gboolean, is_own)                                                                                             \
  PLAIN (gboolean, is_read)                                                                                            \
  PLAIN (gboolean, has_fault)

#define VEDETTE_TYPE_BATTLE_ENTRY (vedette_battle_entry_get_type ())
VEDETTE_DECLARE_VALUE (VedetteBattleEntry, vedette_battle_entry, BATTLE_ENTRY, VEDETTE_BATTLE_ENTRY_FIELDS)

GListStore     *vedette_battle_entry_list      (void);

const char     *vedette_battle_entry_get_stand (VedetteBattleEntry *self);
VedetteDrawing *vedette_battle_entry_draw      (VedetteBattleEntry *self,
                                                double              width,
                                                double              height);
char           *vedette_battle_entry_say_date  (VedetteBattleEntry *self);
char           *vedette_battle_entry_describe  (VedetteBattleEntry *self);
void            vedette_battle_entry_read      (VedetteBattleEntry *self);
gboolean        vedette_battle_entry_rename    (VedetteBattleEntry *self,
                                                const char         *title,
                                                GError            **error);
gboolean        vedette_battle_entry_duplicate (VedetteBattleEntry *self,
                                                GError            **error);

G_END_DECLS
