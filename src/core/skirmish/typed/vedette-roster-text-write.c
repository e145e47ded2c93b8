/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole army written as text that is read as the same one. */

#include "core/skirmish/records/vedette-trait.h"
#include "core/skirmish/typed/vedette-roster-text.h"
#include "core/typed/vedette-scan.h"

#include <string.h>

/* Words that begin something else than a name */
static const char * const marked[] = { "contingent", "no contingent", "whole side", "led by", "leader", "player", NULL };

static gboolean
is_plain (const char *text)
{
  g_autofree char *folded = vedette_scan_fold (text);
  g_autofree char *stripped = vedette_scan_strip (text, text + strlen (text));

  if (*text == '\0' || !g_str_equal (stripped, text) || strstr (text, "  ") != NULL)
    return FALSE;
  for (gsize i = 0; marked[i] != NULL; i++)
    if (g_str_has_prefix (folded, marked[i]))
      return FALSE;
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_isalnum (c) && c != ' ' && (p == text || strchr ("'-.", *p) == NULL) && c != 0x2019)
        return FALSE;
    }
  return TRUE;
}

/* The name, and which of those that are called so, where it is not the first */
static void
append_name (GString    *string,
             const char *name,
             int         number)
{
  if (is_plain (name))
    g_string_append (string, name);
  else
    vedette_scan_append_quoted (string, name);
  if (number > 1)
    g_string_append_printf (string, " (%d)", number);
}

static void
append_traits (GString   *string,
               GPtrArray *traits)
{
  for (guint i = 0; i < traits->len; i++)
    {
      g_string_append (string, ", ");
      append_name (string, vedette_trait_get_name (traits->pdata[i]), 1);
      g_string_append_printf (string, " %+d", vedette_trait_get_value (traits->pdata[i]));
    }
}

/* Which of those of its name each is, from 1. Returns: (transfer full) (element-type int) */
static GArray *
number (GPtrArray *records,
        const char *(*get_name) (gpointer item))
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < records->len; i++)
    {
      const char *name = get_name (records->pdata[i]);
      int n = GPOINTER_TO_INT (g_hash_table_lookup (counts, name)) + 1;

      g_hash_table_insert (counts, (gpointer) name, GINT_TO_POINTER (n));
      g_array_append_val (numbers, n);
    }
  return numbers;
}

static const char *
get_line_name (gpointer item)
{
  return vedette_figure_get_name (((VedetteTypedLine *) item)->figure);
}

static const char *
get_contingent_name (gpointer item)
{
  return vedette_contingent_get_name (((VedetteRosterContingent *) item)->contingent);
}

static void
append_heading (GString           *string,
                VedetteRosterText *self,
                int                i,
                GArray            *lines,
                GArray            *contingents,
                gboolean           again)
{
  VedetteRosterContingent *contingent = self->contingents->pdata[i];
  const char *player = vedette_contingent_get_player (contingent->contingent);

  if (string->len > 0)
    g_string_append_c (string, '\n');
  g_string_append (string, "Contingent ");
  append_name (string, get_contingent_name (contingent), g_array_index (contingents, int, i));
  if (!again && contingent->leader != VEDETTE_ROSTER_NOBODY)
    {
      g_string_append (string, ", led by ");
      append_name (string, get_line_name (self->lines->pdata[contingent->leader]),
                   g_array_index (lines, int, contingent->leader));
    }
  if (!again && *player != '\0')
    {
      g_string_append (string, ", player ");
      append_name (string, player, 1);
    }
  if (!again)
    append_traits (string, contingent->traits);
  g_string_append (string, ":\n");
}

/**
 * vedette_roster_text_write:
 *
 * Writes what [func@roster_text_read] reads as the same: lines and contingents in their order, so that a contingent whose
 * lines stand apart has several headings. The words are English in every locale, so that an army may be sent to anybody.
 *
 * Returns: (transfer full): the text; each line ends with a line end
 */
char *
vedette_roster_text_write (VedetteRosterText *self)
{
  GString *string = g_string_new (NULL);
  g_autoptr (GArray) lines = number (self->lines, get_line_name);
  g_autoptr (GArray) contingents = number (self->contingents, get_contingent_name);
  int current = VEDETTE_ROSTER_NOBODY, n_said = 0;

  if (self->traits->len > 0)
    {
      g_string_append (string, "Whole side");
      append_traits (string, self->traits);
      g_string_append (string, ":\n");
    }
  for (guint i = 0; i < self->lines->len; i++)
    {
      VedetteTypedLine *line = self->lines->pdata[i];
      g_autofree char *text = vedette_line_text_write (line->figure, line->traits);
      int of = g_array_index (self->of, int, i);

      if (of != current && of == VEDETTE_ROSTER_NOBODY)
        g_string_append (string, "\nNo contingent:\n");
      else if (of != current)
        {
          gboolean again = of < n_said;

          /* Those before it first, so that they keep their order */
          while (n_said <= of)
            append_heading (string, self, n_said++, lines, contingents, FALSE);
          if (again)
            append_heading (string, self, of, lines, contingents, TRUE);
        }
      current = of;
      g_string_append (string, text);
      g_string_append_c (string, '\n');
    }
  while (n_said < (int) self->contingents->len)
    append_heading (string, self, n_said++, lines, contingents, FALSE);
  return g_string_free (string, FALSE);
}
