/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on a button: its words, what it counts, and at its end the key that presses it. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_CAPTION (vedette_roll_caption_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollCaption, vedette_roll_caption, VEDETTE, ROLL_CAPTION, AdwBin)

void     vedette_roll_button_set_text (GtkWidget  *button,
                                       const char *text,
                                       const char *value);
void     vedette_roll_entry_takes     (GtkWidget  *entry);
gboolean vedette_roll_is_large        (GtkWidget  *widget);

G_END_DECLS
