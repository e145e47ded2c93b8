/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds characters that people must not enter, and makes texts from people and files safe to show. */

#include "core/document/vedette-text.h"

#include <string.h>

/* Returns: whether the code point is a noncharacter, which Unicode will never assign. cairo rejects a text with a
 * noncharacter as invalid UTF-8. */
gboolean
vedette_text_is_noncharacter (gunichar c)
{
  return (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

/* Returns: whether the character changes the direction of the text after it; a name with such a character could make a
 * line look like a different line */
gboolean
vedette_text_turns_order (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/**
 * vedette_text_find_noncharacter:
 * @text: valid UTF-8
 *
 * Finds a noncharacter, so that the caller can refuse a text that has one.
 *
 * Returns: the first noncharacter, or 0
 */
gunichar
vedette_text_find_noncharacter (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (vedette_text_is_noncharacter (g_utf8_get_char (p)))
      return g_utf8_get_char (p);
  return 0;
}

/* Returns whether the text has no byte of 0xe2 or more. The characters that this file looks for begin with such a
 * byte in UTF-8, and nearly all texts have none. */
static gboolean
is_plain (const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    if ((guchar) *p >= 0xe2)
      return FALSE;
  return TRUE;
}

/* Closes the direction changes that the text has opened, so that they do not affect the text after it. */
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
 * @most: the number of characters after which the text is cut; %G_MAXLONG to never cut it
 *
 * Cuts a text that has more than @most characters, because pango takes minutes to lay out a very long text, and closes
 * direction changes that are open at the end of the text.
 *
 * Returns: (transfer none): @text if it needs no change, otherwise a text that lives as long as the program
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
 * @most: as in vedette_text_cut(); %G_MAXLONG to never cut the text
 *
 * Makes a text from a file safe to show among other texts: cuts the text, removes characters that change the direction
 * of text, and replaces noncharacters by U+FFFD.
 *
 * Returns: (transfer none): @text if it needs no change, otherwise a text that lives as long as the program
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
