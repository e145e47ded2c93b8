/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A short sound of our own, or the bell of the desktop where that cannot be played. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  vedette_sound_play      (GtkWidget  *widget,
                               const char *resource);
guint vedette_sound_get_count (void);

G_END_DECLS
