/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons of all moves, each with its key; those that are not allowed are dimmed and say why. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "ui/play/vedette-due-box.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_MOVE_BOARD (vedette_move_board_get_type ())
G_DECLARE_FINAL_TYPE (VedetteMoveBoard, vedette_move_board, VEDETTE, MOVE_BOARD, AdwBin)

/* Called when a move is chosen, allowed or not. */
typedef void (*VedetteMoveChosen) (const char *name,
                                   gpointer    user_data);

GtkWidget *vedette_move_board_new      (VedetteSession    *session,
                                        VedetteMoveChosen  chosen,
                                        gpointer           user_data);
void       vedette_move_board_update   (VedetteMoveBoard  *self,
                                        gboolean           compact);
void       vedette_move_board_update_keys (VedetteMoveBoard *self,
                                           VedetteDueBox    *due);

G_END_DECLS
