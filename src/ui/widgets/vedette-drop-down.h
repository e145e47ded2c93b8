/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drop-down that gives way in a narrow window. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_drop_down_new              (GListModel         *strings);
GtkWidget *vedette_drop_down_new_from_strings (const char * const *strings);
void       vedette_drop_down_give_way         (GtkDropDown        *self);

G_END_DECLS
