/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where something is typed in a form: a text, or a number. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_declare_input_new_spin  (int         min,
                                            int         max);
int        vedette_declare_input_read_spin (GtkWidget  *spin);
GtkWidget *vedette_declare_input_new_entry (GParamSpec *pspec);

G_END_DECLS
