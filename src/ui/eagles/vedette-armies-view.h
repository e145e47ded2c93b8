/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with both orders of battle: each army as a tree, and a line to type its formations. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

/* The edit that reads a typed order of battle */
#define VEDETTE_ARMIES_TYPED "add-forces"

GtkWidget *vedette_armies_view_new (VedetteSession *session);

G_END_DECLS
