/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in the place of the moves while there are none. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PLAY_REST (vedette_play_rest_get_type ())
G_DECLARE_FINAL_TYPE (VedettePlayRest, vedette_play_rest, VEDETTE, PLAY_REST, AdwBin)

GtkWidget *vedette_play_rest_new      (VedetteSession  *session);
void       vedette_play_rest_update   (VedettePlayRest *self,
                                       gboolean         has_room);
gboolean   vedette_play_rest_has_list (VedettePlayRest *self);

G_END_DECLS
