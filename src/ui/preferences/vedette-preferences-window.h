/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences: of the program, not of a battle. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_preferences_window_new (GtkWindow *parent);

G_END_DECLS
