/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A typed line as chips: what each of its pieces says, and in amber what is in doubt. */

#include "vedette-config.h"

#include "ui/declare/vedette-typed-chips.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-spoken.h"

/* A remark of three lines is cut off; the entry has it. */
#define MAX_CHARS 28

/* A number, “yes” or a remark says nothing without its label; a term of the rules and a name do. */
static gboolean
speaks (const VedettePiece *piece)
{
  static const char *const words[] = { "notes", "text", NULL };

  return !g_unichar_isdigit (g_utf8_get_char (piece->said)) && *piece->said != '+' && *piece->said != '-' &&
         !g_str_equal (piece->value, "true") && !g_strv_contains (words, piece->field);
}

/**
 * vedette_typed_chips_make:
 *
 * Returns: (transfer floating): what a piece of a line says
 */
GtkWidget *
vedette_typed_chips_make (const VedettePiece *piece)
{
  g_autofree char *text = NULL, *kept = NULL;
  GtkWidget *chip;

  if (g_str_equal (piece->field, "count"))
    /* Translators: a number of figures alike, before what they are */
    text = g_strdup_printf (C_("typed line", "%s ×"), piece->said);
  else if (speaks (piece))
    text = g_strdup (piece->said);
  else
    /* Translators: what a part of a typed line says, as in “Class: Average” */
    text = g_strdup_printf (C_("typed line", "%s: %s"), piece->label, piece->said);
  kept = vedette_digits_keep_alone (text);
  chip = gtk_label_new (kept);
  gtk_label_set_ellipsize (GTK_LABEL (chip), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (chip), MAX_CHARS);
  /* Short ones are whole at any width. */
  gtk_label_set_width_chars (GTK_LABEL (chip), (int) MIN (g_utf8_strlen (text, -1), 8));
  gtk_widget_add_css_class (chip, "chip");
  return chip;
}

/**
 * vedette_typed_chips_make_doubt:
 * @doubt: with something that would do instead
 * @has_key: whether Enter in the entry does the same
 *
 * Returns: (transfer floating): a button that is called by what it writes
 */
GtkWidget *
vedette_typed_chips_make_doubt (VedetteReading     *reading,
                                const VedetteDoubt *doubt,
                                gboolean            has_key)
{
  g_autofree char *typed = g_strndup (vedette_reading_get_text (reading) + doubt->from, doubt->to - doubt->from);
  g_autofree char *instead = g_strstrip (g_strdup (doubt->instead));
  g_autofree char *why = vedette_reading_say_doubt (reading, doubt);
  g_autofree char *name = NULL, *text = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *image = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
  GtkWidget *button = gtk_button_new (), *label;

  g_strstrip (typed);
  if (*instead != '\0')
    /* Translators: the name of a button; the word that may have been meant */
    name = g_strdup_printf (_("Change to “%s”"), instead);
  else
    /* Translators: the name of a button; a word that was typed and means nothing */
    name = g_strdup_printf (_("Ignore “%s”"), typed);
  /* Translators: a word as it was typed, and the word that may have been meant */
  text = *instead != '\0' ? g_strdup_printf (_("%s → %s?"), typed, instead) : g_strdup (name);
  label = gtk_label_new (text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1), 6));
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  if (has_key)
    {
      GtkWidget *key = gtk_label_new ("⏎");

      gtk_widget_add_css_class (key, "key");
      gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), key);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "Enter", -1);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "doubtful");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why, -1);
  vedette_spoken_set_tip (button, why);
  return button;
}
