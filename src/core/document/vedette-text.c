/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts that people or files bring: what of them can be kept, and what of them is shown. */

#include "core/document/vedette-text.h"

#include <string.h>

/* Returns: whether Unicode will never have a character there; cairo takes a text that has one for no UTF-8 */
gboolean
vedette_text_is_noncharacter (gunichar c)
{
  return (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

/* Returns: whether it turns the order of the letters that follow: with it a name could make a line read as another one */
gboolean
vedette_text_turns_order (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/**
 * vedette_text_find_noncharacter:
 * @text: valid UTF-8
 *
 * Returns: the first that is no character, so that the text is not to be entered; 0 if there is none
 */
gunichar
vedette_text_find_noncharacter (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (vedette_text_is_noncharacter (g_utf8_get_char (p)))
      return g_utf8_get_char (p);
  return 0;
}

/* Nearly all texts: without a letter that has to be looked at */
static gboolean
is_plain (const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    if ((guchar) *p >= 0xe2)
      return FALSE;
  return TRUE;
}

/* Ends what the text has begun to turn, so that it does not turn what follows. */
static void
close_turns (GString *text)
{
  g_autoptr (GString) open = g_string_new (NULL);

  for (const char *p = text->str; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      const char *last = strrchr (open->str, 'i');

      if (c == 0x202c && open->len > 0 && open->str[open->len - 1] == 'e')
        g_string_truncate (open, open->len - 1);
      else if (c == 0x2069 && last != NULL)
        g_string_truncate (open, (gsize) (last - open->str));
      else if (vedette_text_turns_order (c) && c != 0x202c && c != 0x2069)
        g_string_append_c (open, c >= 0x2066 ? 'i' : 'e');
    }
  for (gsize i = open->len; i-- > 0;)
    g_string_append_unichar (text, open->str[i] == 'i' ? 0x2069 : 0x202c);
}

/**
 * vedette_text_cut:
 * @text: valid UTF-8
 * @most: after how many letters it is cut; %G_MAXLONG for never
 *
 * Cuts a text of a file that is longer than any that is entered, as pango takes minutes over it, and ends what it has begun to
 * turn.
 *
 * Returns: (transfer none): @text if there is nothing to change, else a text that lives as long as the program
 */
const char *
vedette_text_cut (const char *text,
                  glong       most)
{
  gboolean is_long = strlen (text) > (gsize) most && g_utf8_strlen (text, -1) > most;
  g_autoptr (GString) cut = NULL;

  if (!is_long && is_plain (text))
    return text;
  cut = g_string_new (text);
  if (is_long)
    {
      g_string_truncate (cut, (gsize) (g_utf8_offset_to_pointer (text, most) - text));
      g_string_append (cut, "…");
    }
  close_turns (cut);
  return g_str_equal (cut->str, text) ? text : g_intern_string (cut->str);
}

/**
 * vedette_text_show:
 * @text: valid UTF-8
 * @most: as in vedette_text_cut(); %G_MAXLONG for never
 *
 * Makes of a text that a file may have brought what can stand amid others: cut, without what turns the order of the letters
 * around it, and with U+FFFD for what is no character.
 *
 * Returns: (transfer none): @text if there is nothing to change, else a text that lives as long as the program
 */
const char *
vedette_text_show (const char *text,
                   glong       most)
{
  g_autoptr (GString) shown = NULL;

  if (is_plain (text))
    return vedette_text_cut (text, most);
  shown = g_string_new (NULL);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!vedette_text_turns_order (c))
        g_string_append_unichar (shown, vedette_text_is_noncharacter (c) ? 0xfffd : c);
    }
  if (g_str_equal (shown->str, text))
    return vedette_text_cut (text, most);
  return g_intern_string (vedette_text_cut (shown->str, most));
}
