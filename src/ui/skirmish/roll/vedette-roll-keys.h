/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the roll dialog: each is an action of the dialog. */

#pragma once

#include <gtk/gtk.h>

#include "ui/system/vedette-shortcut.h"

G_BEGIN_DECLS

extern const VedetteShortcut vedette_roll_shortcuts[];

void     vedette_roll_keys_add   (GtkWidget       *dialog);
gboolean vedette_roll_keys_press (gpointer         dialog,
                                  guint            keyval,
                                  GdkModifierType  modifiers);

G_END_DECLS
