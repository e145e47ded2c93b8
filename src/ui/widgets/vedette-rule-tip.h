/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what the number of a rule is that stands in a text, such as (S-80). */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

char *vedette_rule_tip_say (const char *text);
void  vedette_rule_tip_set (GtkWidget  *widget,
                            const char *text);

G_END_DECLS
