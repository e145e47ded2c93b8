/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where there are no lines: a sentence, and the button that helps. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_forces_message_new (const char *text,
                                       const char *label,
                                       const char *action);

G_END_DECLS
