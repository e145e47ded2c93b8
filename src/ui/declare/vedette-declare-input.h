/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where something is typed in a form, a text or a number; and what a screen reader says of any control there. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_declare_input_new_spin  (int         min,
                                            int         max);
int        vedette_declare_input_read_spin (GtkWidget  *spin);
GtkWidget *vedette_declare_input_new_entry (GParamSpec *pspec);
void       vedette_declare_input_describe  (GtkWidget  *control,
                                            const char *text,
                                            const char *wrong);

G_END_DECLS
