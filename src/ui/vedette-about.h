/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program says about itself. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_about_window_new (GtkWindow *parent);

G_END_DECLS
