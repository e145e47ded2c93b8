/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way of the tabulator through a widget that says itself where the focus goes when it is given it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean vedette_focus_go_through   (GtkWidget        *widget,
                                     GtkDirectionType  direction);
void     vedette_focus_pass_through (GtkWidgetClass   *klass);
void     vedette_focus_skip_empty   (GtkWidget        *scrolled);

G_END_DECLS
