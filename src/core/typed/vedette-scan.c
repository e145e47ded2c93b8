/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small pieces of a typed line: white space, quotation marks, counts and numbers. */

#include "core/typed/vedette-scan.h"

#include <string.h>

const char *
vedette_scan_skip_space (const char *p)
{
  while (*p != '\0' && g_unichar_isspace (g_utf8_get_char (p)))
    p = g_utf8_next_char (p);

  return p;
}

char *
vedette_scan_strip (const char *from,
                         const char *to)
{
  const char *start = vedette_scan_skip_space (from);

  if (start >= to)
    return g_strdup ("");
  while (to > start)
    {
      const char *last = g_utf8_prev_char (to);

      if (!g_unichar_isspace (g_utf8_get_char (last)))
        break;
      to = last;
    }

  return g_strndup (start, to - start);
}

/* Returns: (transfer full): the text with one way to write each letter that has marks: as one character or as several */
char *
vedette_scan_compose (const char *text)
{
  return g_utf8_normalize (text, -1, G_NORMALIZE_DEFAULT_COMPOSE);
}

/* For comparing names: no case, and one way to write each letter that has marks. Returns: (transfer full) */
char *
vedette_scan_fold_name (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return vedette_scan_compose (folded);
}

/* Whether two names are the same for people who type them: in capitals or not */
gboolean
vedette_scan_is_same (const char *a,
                      const char *b)
{
  g_autofree char *left = vedette_scan_fold_name (a);
  g_autofree char *right = vedette_scan_fold_name (b);

  return g_str_equal (left, right);
}

/* Whether two names are the same, capitals and all, however their letters with marks are written */
gboolean
vedette_scan_reads_alike (const char *a,
                          const char *b)
{
  g_autofree char *left = NULL, *right = NULL;

  if (g_str_equal (a, b))
    return TRUE;
  left = vedette_scan_compose (a);
  right = vedette_scan_compose (b);
  return g_str_equal (left, right);
}

/* For comparing: no case, and one space for any white space. */
char *
vedette_scan_fold (const char *text)
{
  g_autofree char *normal = vedette_scan_fold_name (text);
  g_autoptr (GString) string = g_string_new (NULL);

  for (const char *p = vedette_scan_skip_space (normal); *p != '\0';)
    {
      const char *next = vedette_scan_skip_space (p);

      if (next > p && *next != '\0')
        g_string_append_c (string, ' ');
      p = next;
      if (*p != '\0')
        {
          g_string_append_unichar (string, g_utf8_get_char (p));
          p = g_utf8_next_char (p);
        }
    }

  return g_string_free (g_steal_pointer (&string), FALSE);
}

/* What cannot stand as it is in a text in quotation marks, for it would end the text or the line */
static const struct
{
  gunichar c;
  char letter;
} escapes[] = {
  { '"', '"' },  { '\\', '\\' }, { '\n', 'n' },  { '\r', 'r' },
  { '\t', 't' }, { '\v', 'v' },  { '\f', 'f' },  { 0x2028, 'l' }, { 0x2029, 'p' },
};

static gunichar
unescape (gunichar letter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (escapes); i++)
    if ((gunichar) escapes[i].letter == letter)
      return escapes[i].c;
  return letter;
}

/* Whether @c takes no room and says nothing: pages of the web have such letters, and they come along when these are copied */
gboolean
vedette_scan_is_nothing (gunichar c)
{
  return c == 0x200b || c == 0x2060 || c == 0xfeff;
}

/* Drops letters that say nothing where the text is. Returns: (transfer none): @text */
char *
vedette_scan_drop_nothing (char *text)
{
  char *end = text;

  for (const char *p = text, *next; *p != '\0'; p = next)
    {
      next = g_utf8_next_char (p);
      if (vedette_scan_is_nothing (g_utf8_get_char (p)))
        continue;
      memmove (end, p, (gsize) (next - p));
      end += next - p;
    }
  *end = '\0';
  return text;
}

/* Whether a line ends with @c, wherever it stands */
gboolean
vedette_scan_is_line_end (gunichar c)
{
  return c == '\n' || c == '\r' || c == '\v' || c == '\f' || c == 0x2028 || c == 0x2029;
}

/* What parts the items of a line: a comma, semicolon, tab or bar, and the comma and semicolon of other scripts */
gboolean
vedette_scan_is_separator (gunichar c)
{
  return c == ',' || c == ';' || c == '\t' || c == '|' || c == 0xff0c || c == 0xff1b || c == 0x3001;
}

/* Returns: what follows a sign that stands before each line of a list, @p if there is none */
const char *
vedette_scan_skip_bullet (const char *p)
{
  gunichar c = g_utf8_get_char (p);
  const char *next = *p != '\0' ? g_utf8_next_char (p) : p;
  const char *after = vedette_scan_skip_space (next);
  gboolean bullet = c == '-' || c == '*' || c == 0x2022 || c == 0x2013 || c == 0x2014 || c == 0xb7 || c == '>';

  return bullet && after > next && *after != '\0' ? after : p;
}

/* Returns: (transfer full): a name with a capital */
char *
vedette_scan_capitalise (const char *name)
{
  gunichar first = g_utf8_get_char (name);
  g_autoptr (GString) string = NULL;

  /* The Georgian capitals are for texts in capitals only. */
  if (g_unichar_get_script (first) == G_UNICODE_SCRIPT_GEORGIAN)
    return g_strdup (name);
  string = g_string_new (NULL);
  g_string_append_unichar (string, g_unichar_totitle (first));
  g_string_append (string, g_utf8_next_char (name));

  return g_string_free (g_steal_pointer (&string), FALSE);
}

/* Writes a text in quotation marks so that it is read as the same. */
void
vedette_scan_append_quoted (GString    *string,
                            const char *text)
{
  g_string_append_c (string, '"');
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      for (gsize i = 0; i < G_N_ELEMENTS (escapes); i++)
        if (escapes[i].c == c)
          {
            g_string_append_c (string, '\\');
            c = (gunichar) escapes[i].letter;
            break;
          }
      g_string_append_unichar (string, c);
    }
  g_string_append_c (string, '"');
}

/* Reads a text in quotation marks at *at; without a second mark it is none. */
char *
vedette_scan_quoted (const char **at)
{
  g_autoptr (GString) string = g_string_new (NULL);
  const char *p = *at;

  if (*p != '"')
    return NULL;
  for (p++; *p != '"'; p = g_utf8_next_char (p))
    {
      if (*p == '\\' && p[1] != '\0')
        {
          p++;
          g_string_append_unichar (string, unescape (g_utf8_get_char (p)));
        }
      else if (*p != '\0')
        g_string_append_unichar (string, g_utf8_get_char (p));
      else
        return NULL;
    }
  *at = p + 1;

  return g_string_free (g_steal_pointer (&string), FALSE);
}

/* Reads digits; what is beyond any limit here stays so. */
static int
take_digits (const char **at)
{
  int value = 0;

  for (; g_ascii_isdigit (**at); (*at)++)
    value = MIN (value * 10 + (**at - '0'), 100 * 1000 * 1000);

  return value;
}

/**
 * vedette_scan_get_regex:
 * @place: where the pattern is kept, 0 at first
 *
 * Returns: (transfer none): the pattern, which is compiled the first time
 */
GRegex *
vedette_scan_get_regex (gsize      *place,
                        const char *pattern)
{
  if (g_once_init_enter (place))
    g_once_init_leave (place, (gsize) g_regex_new (pattern, G_REGEX_OPTIMIZE, 0, NULL));
  return (GRegex *) *place;
}

/* ` +2`, ` -1` and ` −1` at the end, or all of it, but not `2` or `a-1`. Returns: where it starts, the end if there is
 * no signed number */
const char *
vedette_scan_trailing_sign (const char *text,
                                 int        *value)
{
  static gsize place = 0;
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *digits = NULL;
  int from;

  if (!g_regex_match (vedette_scan_get_regex (&place, "(*UCP)(?<!\\S)[-+−]([0-9]+)\\z"), text, 0, &match))
    return text + strlen (text);
  g_match_info_fetch_pos (match, 0, &from, NULL);
  digits = g_match_info_fetch (match, 1);
  *value = (int) MIN (g_ascii_strtoull (digits, NULL, 10), 100 * 1000 * 1000) * (text[from] == '+' ? 1 : -1);
  return text + from;
}

/* Returns: (nullable): what is left of @folded without one of @words before or behind it */
char *
vedette_scan_without_word (const char         *folded,
                                const char * const *words)
{
  for (gsize i = 0; words[i] != NULL; i++)
    {
      gsize length = strlen (words[i]);
      gsize total = strlen (folded);

      gboolean digit = g_ascii_isdigit (folded[MIN (length, total)]);

      if (g_str_has_prefix (folded, words[i]) && (folded[length] == ' ' || folded[length] == ':' || digit))
        return vedette_scan_strip (folded + length + (digit ? 0 : 1), folded + total);
      if (g_str_has_suffix (folded, words[i]) && total > length &&
          !g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (folded + total - length))))
        return vedette_scan_strip (folded, folded + total - length);
    }

  return NULL;
}

/* A number, in hundredths, and one of @units. Returns: FALSE if @text is none */
gboolean
vedette_scan_number (const char         *text,
                          const char * const *units,
                          gint64             *hundredths,
                          gboolean           *whole,
                          gboolean           *exact)
{
  const char *p = text;
  const char *digits;
  gboolean negative = *p == '-' || g_str_has_prefix (p, "−");

  if (negative)
    p = g_utf8_next_char (p);
  digits = p;
  *hundredths = (gint64) take_digits (&p) * 100;
  *whole = TRUE;
  *exact = TRUE;
  if (p == digits && *p != '.')
    return FALSE;
  if (*p == '.' && g_ascii_isdigit (p[1]))
    {
      const char *fraction = p + 1;

      *whole = FALSE;
      for (p = fraction; g_ascii_isdigit (*p); p++)
        {
          if (p - fraction < 2)
            *hundredths += (*p - '0') * (p == fraction ? 10 : 1);
          else if (*p != '0')
            *exact = FALSE;
        }
    }
  if (negative)
    *hundredths = -*hundredths;
  p = vedette_scan_skip_space (p);

  return g_strv_contains (units, p);
}
