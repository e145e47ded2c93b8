/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole army written as text that is read as the same one. */

#include "core/skirmish/typed/vedette-line-private.h"
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
             const char *before,
             const char *name,
             int         number)
{
  vedette_typed_append_text (string, before, name, !is_plain (name));
  if (number > 1)
    g_string_append_printf (string, " (%d)", number);
}

static void
append_traits (GString   *string,
               GPtrArray *traits)
{
  for (guint i = 0; i < traits->len; i++)
    {
      append_name (string, ", ", vedette_trait_get_name (traits->pdata[i]), 1);
      g_string_append_printf (string, " %+d", vedette_trait_get_value (traits->pdata[i]));
    }
}

/* Appends the name of a record, with its number among the records of the same name. */
static void
append_numbered (GString     *string,
                 const char  *before,
                 GPtrArray   *records,
                 int          i,
                 const char *(*get_name) (gpointer item))
{
  const char *name = get_name (records->pdata[i]);
  int place;

  append_name (string, before, name, vedette_roster_count_named (records, (guint) i + 1, get_name, name, 0, &place));
}

static void
append_heading (GString           *string,
                VedetteRosterText *self,
                int                i,
                gboolean           again)
{
  VedetteRosterContingent *contingent = self->contingents->pdata[i];
  const char *player = vedette_contingent_get_player (contingent->contingent);

  if (string->len > 0)
    g_string_append_c (string, '\n');
  append_numbered (string, "Contingent ", self->contingents, i, vedette_roster_get_contingent_name);
  if (!again && contingent->leader != VEDETTE_ROSTER_NOBODY)
    append_numbered (string, ", led by ", self->lines, contingent->leader, vedette_roster_get_line_name);
  if (!again && *player != '\0')
    append_name (string, ", player ", player, 1);
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
            append_heading (string, self, n_said++, FALSE);
          if (again)
            append_heading (string, self, of, TRUE);
        }
      current = of;
      g_string_append (string, text);
      g_string_append_c (string, '\n');
    }
  while (n_said < (int) self->contingents->len)
    append_heading (string, self, n_said++, FALSE);
  return g_string_free (string, FALSE);
}
