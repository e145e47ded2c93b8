/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows all keys; made from the table that binds them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_shortcuts_window_new (GtkWindow *parent);

G_END_DECLS
