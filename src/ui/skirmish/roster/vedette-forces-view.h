/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster of both sides. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCES_VIEW (vedette_forces_view_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesView, vedette_forces_view, VEDETTE, FORCES_VIEW, AdwBin)

GtkWidget *vedette_forces_view_new        (VedetteSession *session);
void       vedette_forces_view_set_narrow (GtkWidget      *view,
                                           gboolean        narrow);

G_END_DECLS
