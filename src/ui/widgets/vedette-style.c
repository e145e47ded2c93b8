/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The style sheets of the window, which follow light and dark ground and high contrast. */

#include "vedette-config.h"

#include "ui/widgets/vedette-style.h"

#include <adwaita.h>

/* AdwApplication would load sheets by itself one folder higher: new ones complain about variants, old ones know no others. */
#define FOLDER "/io/github/vedette_wargames/Vedette/style/"
#define CHOICE "light-dark("

/**
 * VedetteSheet:
 *
 * A style sheet, in which `light-dark(LIGHT, DARK)` is the one value on light ground and the other on dark. Both are words
 * without a bracket. Old versions of GTK know neither the function nor media queries.
 */
struct _VedetteSheet
{
  GtkCssProvider *provider;
  char *text;             /* (nullable) */
  gboolean high_contrast; /* the sheet applies in high contrast only */
};

static char *
choose (const char *text,
        gboolean    dark)
{
  g_auto (GStrv) parts = g_strsplit (text, CHOICE, -1);
  GString *chosen = g_string_new (parts[0]);

  /* An empty text has no parts at all. */
  for (guint i = 1; i < g_strv_length (parts); i++)
    {
      g_auto (GStrv) both = g_strsplit_set (parts[i], ",)", 3);

      g_string_append (chosen, g_strstrip (both[dark ? 1 : 0]));
      g_string_append (chosen, both[2]);
    }
  return g_string_free (chosen, FALSE);
}

static void
load (VedetteSheet *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean applies = self->text != NULL && (!self->high_contrast || adw_style_manager_get_high_contrast (manager));
  g_autofree char *chosen = choose (applies ? self->text : "", adw_style_manager_get_dark (manager));

  gtk_css_provider_load_from_data (self->provider, chosen, -1);
}

/**
 * vedette_style_add_sheet:
 * @priority: such as %GTK_STYLE_PROVIDER_PRIORITY_APPLICATION; of two sheets with the same one the later one wins
 *
 * Adds a sheet without text, which remains as long as the program runs.
 */
VedetteSheet *
vedette_style_add_sheet (guint priority)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  VedetteSheet *self = g_new0 (VedetteSheet, 1);

  self->provider = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (self->provider), priority);
  g_signal_connect_swapped (manager, "notify::dark", G_CALLBACK (load), self);
  g_signal_connect_swapped (manager, "notify::high-contrast", G_CALLBACK (load), self);
  return self;
}

/**
 * vedette_style_set_text:
 * @text: with all rules of the sheet
 */
void
vedette_style_set_text (VedetteSheet *sheet,
                        const char   *text)
{
  g_free (sheet->text);
  sheet->text = g_strdup (text);
  load (sheet);
}

/**
 * vedette_style_read:
 * @name: such as “style-party.css”
 *
 * Returns: (transfer full): the text of a sheet of the program
 */
char *
vedette_style_read (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
add (const char *name,
     gboolean    high_contrast)
{
  g_autofree char *text = vedette_style_read (name);
  VedetteSheet *sheet = vedette_style_add_sheet (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  sheet->high_contrast = high_contrast;
  vedette_style_set_text (sheet, text);
}

/**
 * vedette_style_add_first:
 *
 * Reads the style that a first frame needs; before the first window, which then has it from its beginning.
 */
void
vedette_style_add_first (void)
{
  static gboolean added = FALSE;

  if (added)
    return;
  added = TRUE;
  add ("style.css", FALSE);
  add ("style-high-contrast.css", TRUE);
}

/**
 * vedette_style_add_later:
 *
 * Reads the style of dialogs, and of the views that are shown later, because somebody waits while a window opens.
 */
void
vedette_style_add_later (void)
{
  static gboolean added = FALSE;

  if (added)
    return;
  added = TRUE;
  vedette_style_add_first ();
  add ("style-later.css", FALSE);
}

/**
 * vedette_style_set_class:
 * @set: whether the widget has the style class from now on
 *
 * Adds a style class to a widget, or removes the style class.
 */
void
vedette_style_set_class (GtkWidget  *widget,
                         const char *css_class,
                         gboolean    set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
