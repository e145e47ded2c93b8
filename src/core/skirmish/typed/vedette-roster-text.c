/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole army as a person types it, read from text: lines of a roster below headings. */

#include "vedette-config.h"

#include "core/skirmish/typed/vedette-roster-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/typed/vedette-line-private.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* An army while it is read */
typedef struct
{
  VedetteRosterText *army;
  VedetteReading *reading;
  int current;
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

const char *
vedette_roster_get_line_name (gpointer item)
{
  return vedette_figure_get_name (((VedetteTypedLine *) item)->figure);
}

const char *
vedette_roster_get_contingent_name (gpointer item)
{
  return vedette_contingent_get_name (((VedetteRosterContingent *) item)->contingent);
}

/* Returns: how many of the first @end records have that name; @last is the place of the one with the number, -1 for none */
int
vedette_roster_count_named (GPtrArray     *records,
                            guint          end,
                            const char *(*get_name) (gpointer item),
                            const char    *name,
                            int            number,
                            int           *place)
{
  int n = 0;

  *place = VEDETTE_ROSTER_NOBODY;
  for (guint i = 0; i < end; i++)
    if (g_str_equal (get_name (records->pdata[i]), name) && ++n == number)
      *place = (int) i;
  return n;
}

static gboolean
skip_words (const char **at,
            const char  *to,
            const char  *words)
{
  return vedette_local_words_skip (words, at, to);
}

/* Reads a name, in quotation marks or not, and the number in brackets behind it, which tells records of the same name apart.
 * Returns: (transfer full): the name; it is empty where there is none */
static char *
read_name (const char *at,
           const char *to,
           int        *number)
{
  const char *end = at, *open;
  g_autofree char *quoted = *at == '"' ? vedette_scan_quoted (&end) : NULL;
  g_autofree char *rest = vedette_scan_strip (quoted != NULL ? end : at, to);

  *number = 1;
  open = strrchr (rest, '(');
  if (open != NULL && g_ascii_isdigit (open[1]) && g_str_equal (open + 1 + strspn (open + 1, "0123456789"), ")"))
    {
      *number = (int) MIN (g_ascii_strtoll (open + 1, NULL, 10), G_MAXINT);
      rest[open - rest] = '\0';
      g_strchomp (rest);
    }
  if (quoted == NULL)
    return g_steal_pointer (&rest);
  return *rest == '\0' ? g_steal_pointer (&quoted) : g_strdup ("");
}

/* Returns: (nullable): the contingent that is meant, which may be new; %NULL, and an error, if there is none */
static VedetteRosterContingent *
find_contingent (Reader     *self,
                 const char *from,
                 const char *to)
{
  GPtrArray *all = self->army->contingents;
  int number, n;
  g_autofree char *name = read_name (from, to, &number);

  n = vedette_roster_count_named (all, all->len, vedette_roster_get_contingent_name, name, number, &self->current);
  if (*name == '\0')
    fault (self, from, to, _("A contingent needs a name, as in “Contingent Ivar’s men, led by Ivar:”"));
  else if (number < 1 || number > n + 1)
    /* Translators: the number in brackets behind the name of a contingent, and a number */
    fault (self, from, to, _("“(%d)”: contingents with the same name are numbered in order. Write “(%d)” instead."), number,
           n + 1);
  else if (number <= n)
    return all->pdata[self->current];
  else
    {
      self->current = (int) all->len;
      return vedette_roster_text_add_contingent (self->army, g_object_new (VEDETTE_TYPE_CONTINGENT, "name", name, NULL));
    }
  return NULL;
}

/* Reads “quick +2”. Returns: whether the part of the heading is a trait */
static gboolean
read_trait (Reader    *self,
            GPtrArray *traits,
            GArray    *words,
            guint      first,
            guint      end)
{
  VedetteTrait *trait;
  gboolean is_trait = vedette_line_read_trait (self->reading, words, first, end, &trait);

  if (trait != NULL)
    g_ptr_array_add (traits, trait);
  return is_trait;
}

/* Reads what stands behind the name in the heading of a contingent. */
static void
read_about (Reader                  *self,
            VedetteRosterContingent *contingent,
            GArray                  *words,
            guint                    first,
            guint                    end)
{
  const char *from = vedette_words_nth (words, first)->from, *to = vedette_words_nth (words, end - 1)->to, *at = from;
  int number;
  gboolean twice;

  /* Translators: before the name of who leads a contingent; apart by | */
  if (skip_words (&at, to, NC_("words of a typed line", "led by|leader")))
    {
      twice = contingent->led_by != NULL;
      if (!twice)
        contingent->led_by = read_name (at, to, &contingent->led_by_number);
      contingent->from = from;
      contingent->to = to;
      contingent->line = vedette_reading_get_n_lines (self->reading) - 1;
    }
  else if (skip_words (&at, to, NC_("words of a typed line", "player")))
    {
      g_autofree char *player = read_name (at, to, &number);

      twice = *vedette_contingent_get_player (contingent->contingent) != '\0';
      g_object_set (contingent->contingent, "player", player, NULL);
    }
  else
    {
      if (!read_trait (self, contingent->traits, words, first, end))
        fault (self, from, to,
               /* Translators: %s is what was typed in a heading */
               _("Cannot read “%.*s”: write “led by” and a name, “player” and a name, or a trait such as “quick "
                                 "+2”"), (int) (to - from), from);
      return;
    }
  if (twice)
    /* Translators: %s is what was typed */
    fault (self, from, to, _("“%.*s” was already given: write it once"), (int) (to - from), from);
}

/* Reads a heading: a line that ends with a colon. Returns: whether it is one */
static gboolean
read_heading (Reader     *self,
              const char *from,
              const char *to)
{
  g_autofree char *text = vedette_scan_strip (from, to);
  g_autoptr (GArray) words = NULL;
  VedetteRosterContingent *contingent = NULL;
  gboolean side = FALSE;
  const char *at, *behind;
  guint end;

  if (!g_str_has_suffix (text, ":"))
    return FALSE;
  at = behind = from = vedette_scan_skip_space (from);
  words = vedette_words_cut (from, from + strlen (text) - 1, "");
  self->current = VEDETTE_ROSTER_NOBODY;
  end = vedette_typed_part_end (words, 0);
  if (end > 0)
    {
      at = vedette_words_nth (words, 0)->from;
      behind = vedette_words_nth (words, end - 1)->to;
    }
  /* Translators: the heading of lines that are of no contingent; apart by | */
  if (!skip_words (&at, behind, NC_("words of a typed line", "no contingent")) || at != behind)
    {
      /* Translators: the heading of what is true of all lines; apart by | */
      side = skip_words (&at, behind, NC_("words of a typed line", "whole side")) && at == behind;
      if (!side)
        {
          skip_words (&at, behind, NC_("words of a typed line", "contingent"));
          contingent = find_contingent (self, at, behind);
          if (contingent == NULL)
            return TRUE;
        }
    }
  for (guint first; vedette_typed_next_part (words, words->len, &first, &end);)
    {
      at = vedette_words_nth (words, first)->from;
      behind = vedette_words_nth (words, end - 1)->to;
      if (contingent != NULL)
        read_about (self, contingent, words, first, end);
      else if (!side || !read_trait (self, self->army->traits, words, first, end))
        /* Translators: %s is what was typed in a heading */
        fault (self, at, behind, _("“%.*s”: a whole side can only have a trait such as “quick +2”, and nothing can follow “No "
                                   "contingent”"),
               (int) (behind - at), at);
    }
  return TRUE;
}

/* Finds the leaders at the end, because a leader can stand below a later heading. */
static void
find_leaders (Reader *self)
{
  GPtrArray *lines = self->army->lines;

  for (guint i = 0; i < self->army->contingents->len; i++)
    {
      VedetteRosterContingent *contingent = self->army->contingents->pdata[i];

      if (contingent->led_by == NULL)
        continue;
      vedette_roster_count_named (lines, lines->len, vedette_roster_get_line_name, contingent->led_by,
                                  contingent->led_by_number, &contingent->leader);
      if (contingent->leader != VEDETTE_ROSTER_NOBODY)
        continue;
      vedette_reading_set_line (self->reading, contingent->line);
      /* Translators: %s is a name that was typed */
      fault (self, contingent->from, contingent->to, _("This army has no leader called “%s”: write the name as in the leader’s "
                                                       "line"), contingent->led_by);
    }
}

static void
read_line (VedetteReading *reading,
           gpointer        data,
           const char     *from,
           const char     *to)
{
  Reader *self = data;
  VedetteTypedLine *line = read_heading (self, from, to) ? NULL : vedette_line_text_read_next (reading, from, to);

  if (line != NULL)
    vedette_roster_text_add_line (self->army, line, self->current);
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
 * Returns: (transfer full) (nullable): what it says, or %NULL with a %VEDETTE_READING_ERROR
 */
VedetteRosterText *
vedette_roster_text_read (VedetteReading  *reading,
                          GError         **error)
{
  g_autoptr (VedetteRosterText) army = vedette_roster_text_new ();
  Reader self = { army, reading, VEDETTE_ROSTER_NOBODY };

  if (!vedette_reading_read_lines (reading, read_line, &self,
                                   _("This army is empty: write lines, as in “6 archers, average, bow”"), error))
    return NULL;
  /* Names of lines that could not be read would be missed. */
  if (!vedette_reading_has (reading, VEDETTE_DOUBT_FAULT))
    find_leaders (&self);
  return vedette_reading_refuse (reading, error) ? NULL : g_steal_pointer (&army);
}
