/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

/* Data of a candidate: the column of the number with which he is to roll, "need" or "reach"; of nobody else */
#define VEDETTE_ROSTER_ROLLS "rolls"

GtkListItemFactory *vedette_roster_rows_new (VedetteSession *session);

G_END_DECLS
