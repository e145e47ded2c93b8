/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the views of one battle in a window, with actions for undo and redo and for the file of the battle. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_BATTLE_WINDOW (vedette_battle_window_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBattleWindow, vedette_battle_window, VEDETTE, BATTLE_WINDOW, AdwApplicationWindow)

GtkWidget      *vedette_battle_window_new         (GtkApplication      *application,
                                                   VedetteSession      *session);
VedetteSession *vedette_battle_window_get_session (VedetteBattleWindow *self);
const char     *vedette_battle_window_get_help    (VedetteBattleWindow *self);
void            vedette_battle_window_show_view   (VedetteBattleWindow *self,
                                                   const char          *name);
void            vedette_battle_window_toast       (VedetteBattleWindow *self,
                                                   const char          *text);
void            vedette_battle_window_toast_file  (VedetteBattleWindow *self,
                                                   GFile               *file);
void            vedette_battle_window_say         (VedetteBattleWindow *self,
                                                   const char          *text);
gboolean        vedette_battle_window_copy_to     (VedetteBattleWindow *self,
                                                   const char          *path);
gboolean        vedette_battle_window_move_to     (VedetteBattleWindow *self,
                                                   const char          *path);
void            vedette_battle_window_import_army (VedetteBattleWindow *self,
                                                   const char          *path);
void            vedette_battle_window_export_army (VedetteBattleWindow *self,
                                                   const char          *path);

G_END_DECLS
