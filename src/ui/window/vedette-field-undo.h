/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was typed in a field is undone before a step of the battle is. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean vedette_field_undo (GtkWidget *focus);
gboolean vedette_field_redo (GtkWidget *focus);

G_END_DECLS
