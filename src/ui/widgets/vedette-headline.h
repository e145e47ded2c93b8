/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A headline that is read from the chair, and still whole when it is long. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void vedette_headline_set_text (GtkLabel   *label,
                                const char *text);
void vedette_headline_set_due  (GtkLabel   *label,
                                const char *text,
                                int         lines,
                                gboolean    narrow);

G_END_DECLS
