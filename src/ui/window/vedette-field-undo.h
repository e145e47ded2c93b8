/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undoes typing in a focused field before any step of the battle. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean vedette_field_undo (GtkWidget *focus);
gboolean vedette_field_redo (GtkWidget *focus);

G_END_DECLS
