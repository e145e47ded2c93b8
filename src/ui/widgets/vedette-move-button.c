/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that does a move, and shows the key that does the same. */

#include "vedette-config.h"

#include "ui/widgets/vedette-move-button.h"

#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/vedette-style.h"

#define MARK 28

/**
 * vedette_move_button_new:
 * @label: what it does
 * @key: (nullable): the key that does the same, as it is to be read
 *
 * Returns: (transfer floating): a button that shows its key and is called by its label
 */
GtkWidget *
vedette_move_button_new (const char *label,
                         const char *key)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = gtk_label_new (label);

  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), text);
  gtk_box_append (GTK_BOX (box), texts);
  if (key != NULL)
    {
      GtkWidget *key_label = gtk_label_new (key);

      gtk_widget_add_css_class (key_label, "key");
      gtk_widget_set_valign (key_label, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), key_label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return button;
}

static GtkWidget *
get_texts (GtkWidget *button)
{
  GtkWidget *first = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));

  return VEDETTE_IS_PARTY_DISC (first) ? gtk_widget_get_next_sibling (first) : first;
}

/**
 * vedette_move_button_set_mark:
 * @party: (nullable): whose disc stands before the words; %NULL for none
 */
void
vedette_move_button_set_mark (GtkWidget    *button,
                              VedetteParty *party)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button)), *first = gtk_widget_get_first_child (box);

  if (VEDETTE_IS_PARTY_DISC (first))
    gtk_box_remove (GTK_BOX (box), first);
  if (party != NULL)
    gtk_box_prepend (GTK_BOX (box), vedette_party_disc_new_mute (party, MARK, VEDETTE_PARTY_DISC_FULL));
}

/**
 * vedette_move_button_set_detail:
 * @detail: what helps to choose it; it is heard as the hint
 *
 * Writes it below the label.
 */
void
vedette_move_button_set_detail (GtkWidget  *button,
                                const char *detail)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", detail, "ellipsize", PANGO_ELLIPSIZE_END, "xalign", 0.0,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, "detail");
  gtk_box_append (GTK_BOX (get_texts (button)), label);
}

/**
 * vedette_move_button_wrap:
 * @least: how many characters have room in a line at least; -1 for the longest word
 *
 * Where there is little room, words stand below each other rather than being cut off.
 */
void
vedette_move_button_wrap (GtkWidget *button,
                          int        least)
{
  GtkLabel *text = GTK_LABEL (gtk_widget_get_first_child (get_texts (button)));
  GtkWidget *detail = gtk_widget_get_next_sibling (GTK_WIDGET (text));

  gtk_label_set_ellipsize (text, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_width_chars (text, least);
  if (detail != NULL)
    g_object_set (detail, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "lines", 2, NULL);
}

/**
 * vedette_move_button_show_key:
 *
 * Shows its key, or leaves the room to the words: the key does the same, and is told in any case.
 */
void
vedette_move_button_show_key (GtkWidget *button,
                              gboolean   shown)
{
  GtkWidget *last = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));

  if (last != get_texts (button))
    gtk_widget_set_visible (last, shown);
}

/**
 * vedette_move_button_dim:
 * @why: (nullable): why it cannot be done now; %NULL if it can
 * @hint: (nullable): what it is for, told as long as it can be done
 *
 * What cannot be done now keeps the focus and can be pressed: then it says why not.
 */
void
vedette_move_button_dim (GtkWidget  *button,
                         const char *why,
                         const char *hint)
{
  const char *told = why != NULL ? why : hint;

  gtk_widget_set_tooltip_text (button, told);
  if (told != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  vedette_style_set_class (button, "dimmed-move", why != NULL);
}

/**
 * vedette_move_menu_new:
 *
 * Gives a button a menu of moves. Unlike the items of a stock menu, each can be dimmed and say why.
 *
 * Returns: (transfer none): the empty menu
 */
GtkWidget *
vedette_move_menu_new (GtkMenuButton *button)
{
  GtkWidget *menu = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_menu_button_set_popover (button, g_object_new (GTK_TYPE_POPOVER, "child", menu, NULL));
  return menu;
}

/* Adds a text about the moves to a menu. */
void
vedette_move_menu_add_text (GtkWidget  *menu,
                            const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0, "max-width-chars", 30,
                                   "margin-start", 12, "margin-end", 12, NULL);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (menu), label);
}

/**
 * vedette_move_menu_add:
 *
 * Returns: (transfer none): a new button in the menu, which closes the menu when it is pressed
 */
GtkWidget *
vedette_move_menu_add (GtkWidget  *menu,
                       const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown),
                           gtk_widget_get_ancestor (menu, GTK_TYPE_POPOVER), G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (menu), button);
  return button;
}
