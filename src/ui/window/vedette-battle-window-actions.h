/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the menu of a battle's window does with its file and its papers. */

#pragma once

#include "ui/window/vedette-battle-window.h"

G_BEGIN_DECLS

void     vedette_battle_window_install_actions (GtkWidgetClass       *widget_class);

gboolean vedette_battle_window_copy_to         (VedetteBattleWindow  *self,
                                                const char           *path);
gboolean vedette_battle_window_move_to         (VedetteBattleWindow  *self,
                                                const char           *path);

G_END_DECLS
