/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the style that no first frame needs. */

#include "vedette-config.h"

#include "ui/widgets/vedette-style.h"

/**
 * vedette_style_add_later:
 *
 * Reads the style of dialogs, and of the views that are shown when somebody asks for them. The rest of it, `style.css`, is
 * read by the application before its first window, and a window that is opened is waited for.
 */
void
vedette_style_add_later (void)
{
  static gsize added = 0;
  g_autoptr (GtkCssProvider) css = NULL;

  if (!g_once_init_enter (&added))
    return;
  css = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (css, "/io/github/vedette_wargames/Vedette/style-later.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_once_init_leave (&added, 1);
}
