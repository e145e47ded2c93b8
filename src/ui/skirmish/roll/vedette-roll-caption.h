/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the roll dialog, and the captions of its buttons, which show these keys. */

#pragma once

#include <gtk/gtk.h>

#include "ui/system/vedette-shortcut.h"

G_BEGIN_DECLS

extern const VedetteShortcut vedette_roll_shortcuts[];

void vedette_roll_caption_add        (gpointer    button);
void vedette_roll_caption_set        (gpointer    button,
                                      const char *text,
                                      const char *value);
void vedette_roll_caption_pass_enter (GtkWidget  *button);

G_END_DECLS
