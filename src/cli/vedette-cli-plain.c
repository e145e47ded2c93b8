/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed where the locale has no UTF-8: nothing becomes a “?” there. */

#include "cli/vedette-cli-plain.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

/* What our own sentences are written with, and the C library knows nothing for, or nothing that reads well */
static const struct
{
  gunichar c;
  const char *plain;
} marks[] = {
  { 0x00a0, " " },    { 0x00aa, "a" },    { 0x00ab, "\"" },   { 0x00b1, "+-" },   { 0x00b3, "^3" },   { 0x00b7, "-" },
  { 0x00ba, "o" },    { 0x00bb, "\"" },   { 0x00bd, "1/2" },  { 0x00d7, "x" },    { 0x2009, " " },    { 0x2013, "-" },
  { 0x2014, "--" },   { 0x2018, "'" },    { 0x2019, "'" },    { 0x201a, "'" },    { 0x201c, "\"" },   { 0x201d, "\"" },
  { 0x201e, "\"" },   { 0x2022, "*" },    { 0x2026, "..." },  { 0x202f, " " },    { 0x2032, "'" },    { 0x2033, "\"" },
  { 0x2075, "^5" },   { 0x2076, "^6" },   { 0x2190, "<-" },   { 0x2191, "^" },    { 0x2192, "->" },   { 0x2193, "v" },
  { 0x2212, "-" },    { 0x2260, "!=" },   { 0x2264, "<=" },   { 0x2265, ">=" },   { 0x25a0, "[#]" },  { 0x25a1, "[ ]" },
  { 0x25b2, "/#\\" }, { 0x25b3, "/\\" },  { 0x25c6, "<#>" },  { 0x25c7, "<>" },   { 0x25cb, "( )" },  { 0x25cf, "(#)" },
  { 0x2605, "*" },    { 0x2713, "ok" },   { 0x2717, "x" },
};

static const char *
find_mark (gunichar c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (marks[i].c == c)
      return marks[i].plain;
  return NULL;
}

/* Returns: (transfer full) (nullable): it in that charset, %NULL if it has nothing for it */
static char *
convert (const char *text,
         gssize      length,
         const char *charset)
{
  return g_convert (text, length, charset, "UTF-8", NULL, NULL, NULL);
}

/* A letter without its marks, such as “a” for “ä”; what has none is told by its number. */
static void
append_letter (GString    *plain,
               const char *letter,
               gsize       length,
               const char *charset)
{
  g_autofree char *alone = g_strndup (letter, length);
  g_autofree char *exact = convert (letter, (gssize) length, charset);
  g_autofree char *ascii = NULL;
  const char *mark = find_mark (g_utf8_get_char (letter));

  if (exact != NULL)
    {
      g_string_append (plain, exact);
      return;
    }
  ascii = mark != NULL ? g_strdup (mark) : g_str_to_ascii (alone, NULL);
  if (strchr (ascii, '?') == NULL)
    g_string_append (plain, ascii);
  else
    g_string_append_printf (plain, "\\u{%x}", (unsigned) g_utf8_get_char (letter));
}

/**
 * vedette_cli_plain_text:
 * @text: UTF-8
 * @charset: of the terminal
 *
 * Returns: (transfer full): the text in that charset. What it does not have is written with letters that it has, as `->` for an
 *   arrow, or as `\u{9a0e}`, so that two names stay two
 */
char *
vedette_cli_plain_text (const char *text,
                        const char *charset)
{
  char *all = convert (text, -1, charset);
  GString *plain;

  if (all != NULL)
    return all;
  plain = g_string_new (NULL);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    append_letter (plain, p, (gsize) (g_utf8_next_char (p) - p), charset);
  return g_string_free (plain, FALSE);
}

/* Of the terminal; NULL where it is UTF-8 */
static char *terminal = NULL;

static void
print_to (FILE       *stream,
          const char *text)
{
  g_autofree char *plain = NULL;

  if (terminal != NULL && g_utf8_validate (text, -1, NULL))
    plain = vedette_cli_plain_text (text, terminal);
  /* A failure stays with the stream until the end, where it is looked for. */
  fputs (plain != NULL ? plain : text, stream);
  fflush (stream);
}

static void
print_out (const char *text)
{
  print_to (stdout, text);
}

static void
print_error (const char *text)
{
  print_to (stderr, text);
}

/* By the names that C libraries have for it */
static gboolean
is_ascii (const char *charset)
{
  return strstr (charset, "ASCII") != NULL || g_str_has_prefix (charset, "ANSI_X3") || g_str_equal (charset, "646");
}

/**
 * vedette_cli_plain_set_up:
 *
 * What is printed for people goes this way from now on; what is for machines is UTF-8 in every locale. A locale that has
 * nothing beyond ASCII also refuses it on the command line, where it can only be UTF-8: there it is taken for that.
 */
void
vedette_cli_plain_set_up (void)
{
  const char *charset;

  if (!g_get_charset (&charset))
    {
      g_free (terminal);
      terminal = g_strdup (charset);
      if (is_ascii (charset))
        setlocale (LC_CTYPE, "C.UTF-8");
    }
  g_set_print_handler (print_out);
  g_set_printerr_handler (print_error);
}
