/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drop-down that gives way in a narrow window. */

#include "ui/widgets/vedette-drop-down.h"

/* So many letters of it stay, if it has as many: words beside it can be wrapped, it cannot. */
#define LEAST 14

static void
on_setup (GtkListItemFactory *factory,
          GtkListItem        *item,
          gpointer            user_data)
{
  GtkWidget *label = gtk_label_new (NULL), *self = user_data;

  /* Newer GTK says what is chosen and no name: both, please. Older GTK says the name by itself. */
  if (gtk_get_minor_version () >= 10)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self, label, NULL, -1);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
on_bind (GtkListItemFactory *factory,
         GtkListItem        *item,
         gpointer            user_data)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));

  gtk_label_set_text (label, text);
  /* One less than there are, so that nothing gets wider by it */
  gtk_label_set_width_chars (label, (int) MIN (g_utf8_strlen (text, -1) - 1, LEAST));
}

/**
 * vedette_drop_down_give_way:
 *
 * Makes its button shorten what is chosen when there is no room; the list that drops down says all of it.
 */
void
vedette_drop_down_give_way (GtkDropDown *self)
{
  g_autoptr (GtkListItemFactory) shown = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) listed = g_object_ref (gtk_drop_down_get_factory (self));

  g_signal_connect (shown, "setup", G_CALLBACK (on_setup), self);
  g_signal_connect (shown, "bind", G_CALLBACK (on_bind), NULL);
  gtk_drop_down_set_factory (self, shown);
  gtk_drop_down_set_list_factory (self, listed);
}

/**
 * vedette_drop_down_new:
 * @strings: (transfer none): a list of [class@Gtk.StringObject]
 *
 * Returns: (transfer floating): a drop-down that gives way
 */
GtkWidget *
vedette_drop_down_new (GListModel *strings)
{
  GtkWidget *self = gtk_drop_down_new (g_object_ref (strings), NULL);

  vedette_drop_down_give_way (GTK_DROP_DOWN (self));
  return self;
}

/**
 * vedette_drop_down_new_from_strings:
 * @strings: (array zero-terminated=1): any texts
 *
 * Returns: (transfer floating): the same
 */
GtkWidget *
vedette_drop_down_new_from_strings (const char * const *strings)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (strings);

  return vedette_drop_down_new (G_LIST_MODEL (list));
}
