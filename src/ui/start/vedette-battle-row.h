/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One battle in the start window. */

#pragma once

#include <gtk/gtk.h>

#include "ui/start/vedette-battle-entry.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_BATTLE_ROW (vedette_battle_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBattleRow, vedette_battle_row, VEDETTE, BATTLE_ROW, GtkListBoxRow)

GtkWidget          *vedette_battle_row_new        (VedetteBattleEntry *entry);
VedetteBattleEntry *vedette_battle_row_get_entry  (VedetteBattleRow   *self);
void                vedette_battle_row_set_narrow (VedetteBattleRow   *self,
                                                   gboolean            narrow);

G_END_DECLS
