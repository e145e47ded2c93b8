/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole army as a person types it, read from text: lines of a roster below headings. */

#include "vedette-config.h"

#include "core/skirmish/typed/vedette-roster-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/records/vedette-trait.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* What a heading is about */
typedef enum
{
  OF_CONTINGENT,
  OF_NOBODY,
  OF_SIDE,
} Heading;

/* One heading while it is read */
typedef struct
{
  VedetteRosterText *army;
  VedetteReading *reading;
  GHashTable *places; /* (element-type utf8 GArray): name → which contingents are called so */
  int current;
  const char *from;
  const char *to; /* before the colon */
} Reader;

static void
free_contingent (gpointer data)
{
  VedetteRosterContingent *self = data;

  g_clear_object (&self->contingent);
  g_clear_pointer (&self->traits, g_ptr_array_unref);
  g_free (self->led_by);
  g_free (self);
}

VedetteRosterText *
vedette_roster_text_new (void)
{
  VedetteRosterText *self = g_new0 (VedetteRosterText, 1);

  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_typed_line_free);
  self->contingents = g_ptr_array_new_with_free_func (free_contingent);
  self->of = g_array_new (FALSE, FALSE, sizeof (int));
  self->traits = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

void
vedette_roster_text_free (VedetteRosterText *self)
{
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->contingents);
  g_array_unref (self->of);
  g_ptr_array_unref (self->traits);
  g_free (self);
}

/**
 * vedette_roster_text_add_contingent:
 * @contingent: (transfer full): detached
 *
 * Returns: (transfer none): it, without traits and a leader
 */
VedetteRosterContingent *
vedette_roster_text_add_contingent (VedetteRosterText *self,
                                    VedetteContingent *contingent)
{
  VedetteRosterContingent *added = g_new0 (VedetteRosterContingent, 1);

  added->contingent = contingent;
  added->traits = g_ptr_array_new_with_free_func (g_object_unref);
  added->leader = VEDETTE_ROSTER_NOBODY;
  g_ptr_array_add (self->contingents, added);
  return added;
}

/**
 * vedette_roster_text_add_line:
 * @line: (transfer full): the next of the roster
 * @contingent: which of the contingents, %VEDETTE_ROSTER_NOBODY for none
 */
void
vedette_roster_text_add_line (VedetteRosterText *self,
                              VedetteTypedLine  *line,
                              int                contingent)
{
  g_ptr_array_add (self->lines, line);
  g_array_append_val (self->of, contingent);
}

#define fault(reader, from, to, ...)                                                                                   \
  vedette_reading_add_doubt ((reader)->reading, VEDETTE_DOUBT_FAULT, from, to, NULL, NULL, __VA_ARGS__)

/* The end of what stands between two commas; one in quotation marks is none. */
static const char *
find_part_end (const char *at,
               const char *to)
{
  while (at < to && !vedette_scan_is_separator (g_utf8_get_char (at)))
    {
      const char *next = at;
      g_autofree char *quoted = *at == '"' ? vedette_scan_quoted (&next) : NULL;

      at = quoted != NULL && next <= to ? next : g_utf8_next_char (at);
    }
  return at;
}

static gboolean
skip_words (const char **at,
            const char  *to,
            const char  *words)
{
  return vedette_local_words_skip (words, at, to);
}

/* A name, in quotation marks or not, and behind it in brackets which of those that are called so.
 * Returns: (transfer full): the name; it is empty where there is none */
static char *
read_name (const char *at,
           const char *to,
           int        *number)
{
  const char *end = at, *open;
  g_autofree char *quoted = *at == '"' ? vedette_scan_quoted (&end) : NULL;
  g_autofree char *rest = NULL;

  *number = 1;
  rest = quoted != NULL ? vedette_scan_strip (end, to) : vedette_scan_strip (at, to);
  open = strrchr (rest, '(');
  if (open != NULL && g_str_has_suffix (rest, ")") && g_ascii_isdigit (open[1]) &&
      strspn (open + 1, "0123456789") == strlen (open) - 2)
    {
      *number = (int) MIN (g_ascii_strtoll (open + 1, NULL, 10), G_MAXINT);
      rest[open - rest] = '\0';
      g_strchomp (rest);
    }
  if (quoted == NULL)
    return g_steal_pointer (&rest);
  return *rest == '\0' ? g_steal_pointer (&quoted) : g_strdup ("");
}

/* Returns: (nullable): the contingent that is meant, which may be new; %NULL, and a fault, if there is none */
static VedetteRosterContingent *
find_contingent (Reader     *self,
                 const char *name,
                 int         number,
                 const char *from,
                 const char *to)
{
  GArray *places = g_hash_table_lookup (self->places, name);
  int n;

  if (places == NULL)
    {
      places = g_array_new (FALSE, FALSE, sizeof (int));
      g_hash_table_insert (self->places, g_strdup (name), places);
    }
  n = (int) places->len;
  if (*name == '\0')
    fault (self, from, to, _("A contingent needs a name, as in “Contingent Ivar’s men, led by Ivar:”"));
  else if (number < 1 || number > n + 1)
    /* Translators: the number in brackets behind the name of a contingent, and a number */
    fault (self, from, to, _("“(%d)”: contingents of the same name are numbered in order; the next one is (%d)"), number,
           n + 1);
  else
    {
      if (number == n + 1)
        {
          self->current = (int) self->army->contingents->len;
          g_array_append_val (places, self->current);
          vedette_roster_text_add_contingent (self->army, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", name, NULL));
        }
      self->current = g_array_index (places, int, number - 1);
      return self->army->contingents->pdata[self->current];
    }
  return NULL;
}

/* “quick +2”. Returns: whether it is one */
static gboolean
read_trait (Reader     *self,
            GPtrArray  *traits,
            const char *at,
            const char *to)
{
  const char *end = at;
  g_autofree char *quoted = *at == '"' ? vedette_scan_quoted (&end) : NULL;
  g_autofree char *text = quoted != NULL ? vedette_scan_strip (end, to) : vedette_scan_strip (at, to);
  int value = 0;
  const char *sign = vedette_scan_trailing_sign (text, &value);
  g_autofree char *name = quoted != NULL ? g_strdup (quoted) : vedette_scan_strip (text, sign);

  if (*sign == '\0' || *name == '\0' || (quoted != NULL && sign != text))
    return FALSE;
  if (value == 0 || ABS (value) > VEDETTE_TRAIT_MAX || g_utf8_strlen (name, -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    /* Translators: what was typed, such as “quick 99” */
    fault (self, at, to, _("“%.*s”: write a trait with a number from −20 to +20 that is not 0, as in “quick +2”"),
           (int) MIN (to - at, 40), at);
  g_ptr_array_add (traits, g_object_new (VEDETTE_TYPE_TRAIT, "name", name, "value", CLAMP (value, -VEDETTE_TRAIT_MAX,
                                                                                           VEDETTE_TRAIT_MAX), NULL));
  return TRUE;
}

static void
fault_twice (Reader     *self,
             const char *at,
             const char *to)
{
  /* Translators: %s is what was typed */
  fault (self, at, to, _("“%.*s” was already given: write it once"), (int) (to - at), at);
}

/* What stands behind the name in the heading of a contingent */
static void
read_about (Reader                  *self,
            VedetteRosterContingent *contingent,
            const char              *at,
            const char              *to)
{
  const char *start = at;
  int number;

  /* Translators: before the name of who leads a contingent; apart by | */
  if (skip_words (&at, to, NC_("words of a typed line", "led by|leader")))
    {
      if (contingent->led_by != NULL)
        {
          fault_twice (self, start, to);
          return;
        }
      contingent->led_by = read_name (at, to, &contingent->led_by_number);
      contingent->from = start;
      contingent->to = to;
      contingent->line = vedette_reading_get_n_lines (self->reading) - 1;
      return;
    }
  if (skip_words (&at, to, NC_("words of a typed line", "player")))
    {
      g_autofree char *player = read_name (at, to, &number);

      if (*vedette_contingent_get_player (contingent->contingent) != '\0')
        fault_twice (self, start, to);
      else
        g_object_set (contingent->contingent, "player", player, NULL);
      return;
    }
  if (!read_trait (self, contingent->traits, at, to))
    /* Translators: %s is what was typed in a heading */
    fault (self, start, to, _("Cannot read “%.*s”: write “led by” and a name, “player” and a name, or a trait such as “quick "
                              "+2”"), (int) (to - start), start);
}

static void
read_heading (Reader *self)
{
  const char *at = vedette_scan_skip_space (self->from), *end = find_part_end (at, self->to);
  VedetteRosterContingent *contingent = NULL;
  Heading heading = OF_CONTINGENT;

  self->current = VEDETTE_ROSTER_NOBODY;
  /* Translators: the heading of lines that are of no contingent; apart by | */
  if (skip_words (&at, end, NC_("words of a typed line", "no contingent")) && at == end)
    heading = OF_NOBODY;
  /* Translators: the heading of what is true of all lines; apart by | */
  else if (skip_words (&at, end, NC_("words of a typed line", "whole side")) && at == end)
    heading = OF_SIDE;
  else
    {
      g_autofree char *name = NULL;
      int number;

      skip_words (&at, end, NC_("words of a typed line", "contingent"));
      name = read_name (at, end, &number);
      contingent = find_contingent (self, name, number, at, end);
      if (contingent == NULL)
        return;
    }
  while (end < self->to)
    {
      const char *from = vedette_scan_skip_space (g_utf8_next_char (end)), *to;

      end = find_part_end (from, self->to);
      for (to = end; to > from && g_ascii_isspace (to[-1]);)
        to--;
      if (from >= to)
        continue;
      if (contingent != NULL)
        read_about (self, contingent, from, to);
      else if (heading == OF_NOBODY || !read_trait (self, self->army->traits, from, to))
        /* Translators: %s is what was typed in a heading */
        fault (self, from, to, _("“%.*s”: a whole side can only have a trait such as “quick +2”, and nothing can follow “No "
                                 "contingent”"),
               (int) (to - from), from);
    }
}

/* Whether it is a heading: a line that ends with a colon. The colon is cut off. */
static gboolean
take_heading (Reader     *self,
              const char *from,
              const char *to)
{
  while (to > from && g_ascii_isspace (to[-1]))
    to--;
  if (to == from || to[-1] != ':')
    return FALSE;
  self->from = from;
  self->to = to - 1;
  read_heading (self);
  return TRUE;
}

/* A leader may stand below a later heading, so that he is looked for at the end. */
static void
find_leaders (Reader *self)
{
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->army->lines->len; i++)
    {
      VedetteTypedLine *line = self->army->lines->pdata[i];
      const char *name = vedette_figure_get_name (line->figure);
      int n = GPOINTER_TO_INT (g_hash_table_lookup (counts, name)) + 1;

      g_hash_table_insert (counts, (gpointer) name, GINT_TO_POINTER (n));
      g_hash_table_insert (lines, g_strdup_printf ("%d %s", n, name), GINT_TO_POINTER (i + 1));
    }
  for (guint i = 0; i < self->army->contingents->len; i++)
    {
      VedetteRosterContingent *contingent = self->army->contingents->pdata[i];
      g_autofree char *key = g_strdup_printf ("%d %s", contingent->led_by_number, contingent->led_by);

      if (contingent->led_by == NULL)
        continue;
      contingent->leader = GPOINTER_TO_INT (g_hash_table_lookup (lines, key)) - 1;
      if (contingent->leader != VEDETTE_ROSTER_NOBODY)
        continue;
      vedette_reading_set_line (self->reading, contingent->line);
      /* Translators: %s is a name that was typed */
      fault (self, contingent->from, contingent->to, _("This army has no leader called “%s”: write the name as in the leader’s "
                                                       "line"), contingent->led_by);
    }
}

/**
 * vedette_roster_text_read:
 * @reading: of a text; gets the pieces and doubts of all its lines
 *
 * Reads lines as [func@line_text_read_lines] does, and headings, which end with a colon: `Contingent NAME, led by NAME,
 * player NAME, quick +2:`, of which the word “Contingent” and all but the name may be left out; `No contingent:`; and
 * `Whole side, banner +1:`. The lines below a heading are of that contingent. A heading that comes again goes on with it;
 * a name with `(2)` behind it is the second that is called so.
 *
 * Returns: (transfer full) (nullable): what it says, or %NULL with a %VEDETTE_LINE_TEXT_ERROR of the first that cannot be read
 */
VedetteRosterText *
vedette_roster_text_read (VedetteReading  *reading,
                          GError         **error)
{
  g_autoptr (VedetteRosterText) army = vedette_roster_text_new ();
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  Reader self = { .army = army, .reading = reading, .places = places, .current = VEDETTE_ROSTER_NOBODY };
  const char *from, *to;

  if (!vedette_reading_is_text (reading, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NOT_TEXT, error))
    return NULL;
  while (vedette_reading_next_line (reading, &from, &to))
    {
      VedetteTypedLine *line = take_heading (&self, from, to) ? NULL : vedette_line_text_read_next (reading, from, to);

      if (line != NULL)
        vedette_roster_text_add_line (army, line, self.current);
    }
  /* Names of lines that could not be read would be missed. */
  if (!vedette_reading_has (reading, VEDETTE_DOUBT_FAULT))
    find_leaders (&self);
  if (vedette_reading_get_n_lines (reading) == 0)
    g_set_error_literal (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_EMPTY,
                         _("This army is empty: write lines, as in “6 archers, average, bow”"));
  else if (!vedette_reading_refuse (reading, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NO_NAME, error))
    return g_steal_pointer (&army);
  return NULL;
}
