/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions that the source files of the battle window share. */

#pragma once

#include "ui/window/vedette-battle-window.h"

G_BEGIN_DECLS

AdwToastOverlay *vedette_battle_window_get_toasts (VedetteBattleWindow *self);
const char *vedette_battle_window_get_view_name (VedetteBattleWindow *self);

void vedette_battle_window_install_actions (GtkWidgetClass *widget_class);
void vedette_battle_window_install_army_actions (GtkWidgetClass *widget_class);
void vedette_battle_window_add_armies (VedetteBattleWindow *self);

G_END_DECLS
