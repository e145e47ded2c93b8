/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program says about itself: version, licence, where it comes from, and whose libraries it stands on. */

#include "vedette-config.h"

#include "ui/vedette-about.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define WEBSITE "https://github.com/vedette-wargames/vedette"

/* Those that meson.build names. A name with an address after it is shown as a link. */
static const struct
{
  const char *credit;
  const char *license;
} libraries[] = {
  { "GTK https://www.gtk.org", "LGPL-2.1-or-later" },
  { "libadwaita https://gnome.pages.gitlab.gnome.org/libadwaita", "LGPL-2.1-or-later" },
  { "GLib https://docs.gtk.org/glib", "LGPL-2.1-or-later" },
  { "JSON-GLib https://wiki.gnome.org/Projects/JsonGlib", "LGPL-2.1-or-later" },
  { "Pango https://pango.gnome.org", "LGPL-2.0-or-later" },
  { "cairo https://cairographics.org", "LGPL-2.1-only OR MPL-1.1" },
  { "GMP https://gmplib.org", "LGPL-3.0-or-later OR GPL-2.0-or-later" },
  { "libxml2 https://gitlab.gnome.org/GNOME/libxml2", "MIT" },
  { "libarchive https://www.libarchive.org", "BSD-2-Clause" },
};

static void
add_libraries (AdwAboutWindow *window)
{
  const char *credits[G_N_ELEMENTS (libraries) + 1] = { NULL };
  g_autoptr (GString) licenses = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (libraries); i++)
    {
      g_autofree char *name = g_strndup (libraries[i].credit, strcspn (libraries[i].credit, " "));

      credits[i] = libraries[i].credit;
      g_string_append_printf (licenses, "%s%s: %s", i > 0 ? "\n" : "", name, libraries[i].license);
    }
  adw_about_window_add_credit_section (window, _("Libraries"), credits);
  adw_about_window_add_legal_section (window, _("Libraries"), NULL, GTK_LICENSE_CUSTOM, licenses->str);
}

/**
 * vedette_about_window_new:
 * @parent: the window that it belongs to
 *
 * Returns: (transfer floating): the window
 */
GtkWidget *
vedette_about_window_new (GtkWindow *parent)
{
  GtkWidget *window = adw_about_window_new ();

  g_object_set (window, "transient-for", parent, "modal", TRUE, "application-name", "Vedette", "application-icon",
                VEDETTE_APP_ID, "version", VEDETTE_VERSION, "developer-name", _("The Vedette developers"), "comments",
                _("A companion for tabletop battles"), "website", WEBSITE, "issue-url", WEBSITE "/issues", "copyright",
                _("© 2026 The Vedette developers"), "license-type", GTK_LICENSE_GPL_3_0,
                /* Translators: your names, one to a line; leave it as it is for none */
                "translator-credits", _("translator-credits"), NULL);
  add_libraries (ADW_ABOUT_WINDOW (window));
  return window;
}
