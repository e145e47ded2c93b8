/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first view: who holds, what is due, what may be done, and the roster beside it. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PLAY_VIEW (vedette_play_view_get_type ())
G_DECLARE_FINAL_TYPE (VedettePlayView, vedette_play_view, VEDETTE, PLAY_VIEW, AdwBin)

GtkWidget *vedette_play_view_new        (VedetteSession  *session);
void       vedette_play_view_set_narrow (VedettePlayView *self,
                                         gboolean         narrow);

G_END_DECLS
