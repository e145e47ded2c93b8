/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The style sheets of the window, which follow light and dark ground and high contrast. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _VedetteSheet VedetteSheet;

char         *vedette_style_read      (const char   *name);
VedetteSheet *vedette_style_add_sheet (guint         priority);
void          vedette_style_set_text  (VedetteSheet *sheet,
                                       const char   *text);
void          vedette_style_add_first (void);
void          vedette_style_add_later (void);
void          vedette_style_set_class (GtkWidget    *widget,
                                       const char   *css_class,
                                       gboolean      set);

G_END_DECLS
