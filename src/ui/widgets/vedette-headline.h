/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A headline that is read from the chair, and still whole when it is long. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_HEADLINE (vedette_headline_get_type ())
G_DECLARE_FINAL_TYPE (VedetteHeadline, vedette_headline, VEDETTE, HEADLINE, GtkWidget)

GtkWidget *vedette_headline_new      (void);
void       vedette_headline_set_text (VedetteHeadline *self,
                                      const char      *text);
void       vedette_headline_set_due  (GtkLabel        *label,
                                      const char      *text,
                                      int              lines,
                                      gboolean         narrow);

G_END_DECLS
