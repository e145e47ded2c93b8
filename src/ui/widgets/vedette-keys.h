/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Letters, digits and signs that do something, whatever the layout of the keyboard. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * VedetteKeyFunc:
 * @user_data: what it is called for
 * @keyval: in lower case; of the number pad as of the rest of the keyboard
 * @modifiers: those of Shift and Ctrl that are held
 *
 * Returns: whether the key is of use
 */
typedef gboolean (*VedetteKeyFunc) (gpointer        user_data,
                                    guint           keyval,
                                    GdkModifierType modifiers);

void     vedette_keys_add       (GtkWidget             *widget,
                                 GtkPropagationPhase    phase,
                                 gboolean               with_control,
                                 VedetteKeyFunc         pressed);
gboolean vedette_keys_read      (GtkEventControllerKey *keys,
                                 guint                  keyval,
                                 GdkModifierType        state,
                                 VedetteKeyFunc         pressed,
                                 gpointer               user_data);
gboolean vedette_keys_are_typed (GtkWidget             *widget);

G_END_DECLS
