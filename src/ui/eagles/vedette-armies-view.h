/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with both orders of battle: each army as a tree, and a line to type its formations. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

/* The edit that reads a typed order of battle */
#define VEDETTE_ARMIES_TYPED "add-forces"

#define VEDETTE_TYPE_ARMIES_VIEW (vedette_armies_view_get_type ())
G_DECLARE_FINAL_TYPE (VedetteArmiesView, vedette_armies_view, VEDETTE, ARMIES_VIEW, AdwBin)

GtkWidget *vedette_armies_view_new        (VedetteSession *session);
void       vedette_armies_view_set_narrow (GtkWidget      *view,
                                           gboolean        narrow);

G_END_DECLS
