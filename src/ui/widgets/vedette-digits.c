/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Signs and digits without a word keep their order in right-to-left languages. */

#include "vedette-config.h"

#include "ui/widgets/vedette-digits.h"

#include <gtk/gtk.h>

#define LEFT_TO_RIGHT_MARK "\342\200\216"

/**
 * vedette_digits_keep_order:
 * @text: (transfer full): signs, digits and spaces to be shown
 *
 * Without a letter to go by, "−4" is drawn as "4−" and a row of numbers from its end where text runs from right to left.
 *
 * Returns: (transfer full): the text, led by an invisible mark where that is so
 */
char *
vedette_digits_keep_order (char *text)
{
  char *marked;

  if (text == NULL || gtk_widget_get_default_direction () != GTK_TEXT_DIR_RTL)
    return text;
  marked = g_strconcat (LEFT_TO_RIGHT_MARK, text, NULL);
  g_free (text);
  return marked;
}

static gboolean
has_letter (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

/**
 * vedette_digits_keep_alone:
 * @text: anything to be shown: “≤ 4”, or “SH(1)”
 *
 * Returns: (transfer full): the text, in which digits that stand without a letter keep their order
 */
char *
vedette_digits_keep_alone (const char *text)
{
  return has_letter (text) ? g_strdup (text) : vedette_digits_keep_order (g_strdup (text));
}
