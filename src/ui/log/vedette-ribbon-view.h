/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ribbon of a battle, of which a part can be chosen. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_RIBBON_VIEW (vedette_ribbon_view_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRibbonView, vedette_ribbon_view, VEDETTE, RIBBON_VIEW, GtkWidget)

GtkWidget *vedette_ribbon_view_new (VedetteSession *session);

G_END_DECLS
