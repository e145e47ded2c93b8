/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undoes and redoes typing in the focused field. The undo and redo keys change the battle only if the field has nothing
 * to undo or redo. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean vedette_field_undo (GtkWidget *focus);
gboolean vedette_field_redo (GtkWidget *focus);

G_END_DECLS
