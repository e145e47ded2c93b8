/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed in a form for each of a list: texts, numbers, lengths. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/vedette-choice.h"

G_BEGIN_DECLS

VedetteChoice *vedette_declare_each_get_choice (GtkWidget     *control);
void           vedette_declare_each_set_choice (GtkWidget     *control,
                                                VedetteChoice *choice);
GtkWidget     *vedette_declare_each_new_input  (GParamSpec    *pspec,
                                                VedetteChoice *choice);

void           vedette_declare_each_show       (GParamSpec    *pspec,
                                                GPtrArray     *controls,
                                                const GValue  *value);
gboolean       vedette_declare_each_read       (GParamSpec    *pspec,
                                                GPtrArray     *controls,
                                                GValue        *value,
                                                GError       **error);

G_END_DECLS
