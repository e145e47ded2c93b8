/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle in the list of battles: a file, what it is called and how it stands. */

#pragma once

#include <gio/gio.h>

#include "core/document/vedette-battle.h"
#include "core/rules/story/vedette-party.h"
#include "print/vedette-drawing.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_BATTLE_ENTRY (vedette_battle_entry_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBattleEntry, vedette_battle_entry, VEDETTE, BATTLE_ENTRY, GObject)

GListStore         *vedette_battle_entry_list       (void);

const char         *vedette_battle_entry_get_path   (VedetteBattleEntry *self);
const char         *vedette_battle_entry_get_title  (VedetteBattleEntry *self);
const char         *vedette_battle_entry_get_line   (VedetteBattleEntry *self);
const char         *vedette_battle_entry_get_stand  (VedetteBattleEntry *self);
VedetteDrawing     *vedette_battle_entry_draw       (VedetteBattleEntry *self,
                                                     double              width,
                                                     double              height);
GPtrArray          *vedette_battle_entry_get_signs  (VedetteBattleEntry *self,
                                                     VedetteParty      **holder);
char               *vedette_battle_entry_say_date   (VedetteBattleEntry *self);
char               *vedette_battle_entry_describe   (VedetteBattleEntry *self);
gboolean            vedette_battle_entry_has_fault  (VedetteBattleEntry *self);
gboolean            vedette_battle_entry_is_read    (VedetteBattleEntry *self);
gboolean            vedette_battle_entry_is_own     (VedetteBattleEntry *self);
void                vedette_battle_entry_read       (VedetteBattleEntry *self);
gboolean            vedette_battle_entry_rename     (VedetteBattleEntry *self,
                                                     const char         *title,
                                                     GError            **error);
gboolean            vedette_battle_entry_duplicate  (VedetteBattleEntry *self,
                                                     GError            **error);

G_END_DECLS
