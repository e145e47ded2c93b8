/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that are dropped on a window. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void vedette_drops_take (GtkWidget *window);

G_END_DECLS
