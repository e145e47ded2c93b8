/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small ⓘ beside a message, whose popover explains the rules behind it. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_WHY_BUTTON (vedette_why_button_get_type ())
G_DECLARE_FINAL_TYPE (VedetteWhyButton, vedette_why_button, VEDETTE, WHY_BUTTON, GtkWidget)

GtkWidget *vedette_why_button_new       (void);
void       vedette_why_button_set_rule  (VedetteWhyButton *self,
                                         const char       *rule);
void       vedette_why_button_set_rules (VedetteWhyButton *self,
                                         GPtrArray        *rules);
GtkWidget *vedette_why_not_new          (VedetteSession   *session);

G_END_DECLS
