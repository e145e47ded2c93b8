/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows all keys; made from the table that binds them. */

#include "vedette-config.h"

#include "ui/preferences/vedette-shortcuts-window.h"

#include <glib/gi18n-lib.h>

#include "ui/preferences/vedette-shortcut-table.h"
#include "ui/widgets/vedette-dialog.h"

static char *
get_key_label (const VedetteShortcut *shortcut)
{
  guint key;
  GdkModifierType modifiers;

  if (!gtk_accelerator_parse (shortcut->keys[0], &key, &modifiers))
    g_return_val_if_reached (g_strdup (shortcut->keys[0]));
  return gtk_accelerator_get_label (key, modifiers);
}

static GtkWidget *
make_label (const char *text,
            float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

static GtkWidget *
make_row (const VedetteShortcut *shortcut)
{
  g_autofree char *key = get_key_label (shortcut);
  /* Translators: what a key does, and the key */
  g_autofree char *whole = g_strdup_printf (_("%s: %s"), _(shortcut->label), key);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *what = make_label (_(shortcut->label), 0);
  GtkWidget *label = make_label (key, 1);

  gtk_widget_set_hexpand (what, TRUE);
  gtk_widget_add_css_class (label, "key");
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 8, "margin-bottom", 8, NULL);
  gtk_box_append (GTK_BOX (box), what);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  /* A row takes the focus so that the list can be scrolled and read by keys. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  return row;
}

static GtkWidget *
add_section (VedetteDialog *dialog,
             const char    *title)
{
  GtkWidget *group = vedette_dialog_add_group (dialog, title);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  return list;
}

/**
 * vedette_shortcuts_window_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_shortcuts_window_new (GtkWindow *parent)
{
  GtkWidget *self = g_object_new (VEDETTE_TYPE_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                  _("Keyboard Shortcuts"), NULL);
  const char *section = NULL;
  GtkWidget *list = NULL;

  for (guint i = 0; i < vedette_shortcut_get_n (); i++)
    {
      const VedetteShortcut *shortcut = vedette_shortcut_nth (i);

      if (g_strcmp0 (section, shortcut->section) != 0)
        list = add_section (VEDETTE_DIALOG (self), _(shortcut->section));
      section = shortcut->section;
      gtk_list_box_append (GTK_LIST_BOX (list), make_row (shortcut));
    }
  return self;
}
