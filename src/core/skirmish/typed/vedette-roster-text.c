/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole army as a person types it, read from text and written as text: lines of a roster below headings. */

#include "vedette-config.h"

#include "core/skirmish/typed/vedette-roster-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/typed/vedette-line-private.h"
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

/* Returns: how many of the first @end records have that name; @last is the place of the one with the number, -1 for none */
static int
count_named (GPtrArray     *records,
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

/* What a part of a heading begins with */
enum
{
  SAYS_NOBODY = 1,
  SAYS_SIDE,
  SAYS_CONTINGENT,
  SAYS_LEADER,
  SAYS_PLAYER,
};

static const VedetteVocabularyRow rows[] = {
  /* Translators: the heading of lines that are of no contingent; apart by | */
  { SAYS_NOBODY, 0, "", NC_("words of a typed line", "no contingent") },
  /* Translators: the heading of what is true of all lines; apart by | */
  { SAYS_SIDE, 0, "", NC_("words of a typed line", "whole side") },
  { SAYS_CONTINGENT, 0, "", NC_("words of a typed line", "contingent") },
  /* Translators: before the name of who leads a contingent; apart by | */
  { SAYS_LEADER, 0, "", NC_("words of a typed line", "led by|leader") },
  { SAYS_PLAYER, 0, "", NC_("words of a typed line", "player") },
};

/* Returns: how many words from @first on say that a part of a heading is of a kind, 0 if the part is not */
static guint
says (int     kind,
      GArray *words,
      guint   first,
      guint   end)
{
  static gsize place = 0;

  return vedette_words_find (words, first, end, vedette_vocabulary_get (&place, rows, G_N_ELEMENTS (rows), SAYS_PLAYER), kind);
}

/* Reads a name, in quotation marks or not, and the number in brackets behind it, which tells records of the same name apart.
 * Returns: (transfer full): the name; it is empty where there is none */
static char *
read_name (GArray *words,
           guint   first,
           guint   end,
           int    *number)
{
  const VedetteWord *begin, *last;

  *number = 1;
  if (first == end)
    return g_strdup ("");
  begin = vedette_words_nth (words, first);
  last = vedette_words_nth (words, end - 1);
  if (*last->from == '(' && last->from + 1 + strspn (last->from + 1, "0123456789") == last->to - 1)
    {
      *number = (int) MIN (g_ascii_strtoll (last->from + 1, NULL, 10), G_MAXINT);
      end--;
    }
  if (first == end || (begin->quoted != NULL && end - first > 1))
    return g_strdup ("");
  return begin->quoted != NULL ? g_strdup (begin->quoted)
                               : g_strndup (begin->from, (gsize) (vedette_words_nth (words, end - 1)->to - begin->from));
}

/* Returns: (nullable): the contingent that is meant, which may be new; %NULL, and an error, if there is none */
static VedetteRosterContingent *
find_contingent (Reader     *self,
                 GArray     *words,
                 guint       first,
                 guint       end,
                 const char *to)
{
  GPtrArray *all = self->army->contingents;
  const char *from = first < end ? vedette_words_nth (words, first)->from : to;
  int number, n;
  g_autofree char *name = read_name (words, first, end, &number);

  n = count_named (all, all->len, get_contingent_name, name, number, &self->current);
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

/* Reads what stands behind the name in the heading of a contingent. */
static void
read_about (Reader                  *self,
            VedetteRosterContingent *contingent,
            GArray                  *words,
            guint                    first,
            guint                    end)
{
  const char *from = vedette_words_nth (words, first)->from, *to = vedette_words_nth (words, end - 1)->to;
  guint led_by = says (SAYS_LEADER, words, first, end), player = says (SAYS_PLAYER, words, first, end);
  int number = 1;
  g_autofree char *name = read_name (words, first + MAX (led_by, player), end, &number);

  if (led_by == 0 && player == 0)
    {
      if (!vedette_line_read_trait (self->reading, words, first, end, contingent->traits))
        fault (self, from, to,
               /* Translators: %s is what was typed in a heading */
               _("Cannot read “%.*s”: write “led by” and a name, “player” and a name, or a trait such as “quick "
                 "+2”"), (int) (to - from), from);
    }
  else if (led_by > 0 ? contingent->led_by != NULL : *vedette_contingent_get_player (contingent->contingent) != '\0')
    /* Translators: %s is what was typed */
    fault (self, from, to, _("“%.*s” was already given: write it once"), (int) (to - from), from);
  else if (player > 0)
    g_object_set (contingent->contingent, "player", name, NULL);
  else
    {
      contingent->led_by = g_steal_pointer (&name);
      contingent->led_by_number = number;
      contingent->from = from;
      contingent->to = to;
      contingent->line = vedette_reading_get_n_lines (self->reading) - 1;
    }
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
  gboolean side;
  guint end, n;

  if (!g_str_has_suffix (text, ":"))
    return FALSE;
  from = vedette_scan_skip_space (from);
  words = vedette_words_cut (from, from + strlen (text) - 1, "");
  self->current = VEDETTE_ROSTER_NOBODY;
  end = vedette_typed_part_end (words, 0);
  n = says (SAYS_NOBODY, words, 0, end);
  side = end > 0 && says (SAYS_SIDE, words, 0, end) == end;
  if ((n == 0 || n < end) && !side)
    {
      contingent = find_contingent (self, words, says (SAYS_CONTINGENT, words, 0, end), end,
                                    end > 0 ? vedette_words_nth (words, end - 1)->to : from);
      if (contingent == NULL)
        return TRUE;
    }
  for (guint first; vedette_typed_next_part (words, words->len, &first, &end);)
    if (contingent != NULL)
      read_about (self, contingent, words, first, end);
    else if (!side || !vedette_line_read_trait (self->reading, words, first, end, self->army->traits))
      {
        const char *at = vedette_words_nth (words, first)->from, *behind = vedette_words_nth (words, end - 1)->to;

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
      count_named (lines, lines->len, get_line_name, contingent->led_by,
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

/* Whether a name needs no quotation marks: it has letters and digits, and does not begin with what begins something else */
static gboolean
is_plain (const char *text)
{
  static gsize place = 0;

  return g_regex_match (vedette_scan_get_regex (&place, "(*UCP)"
                                                        "^(?!(?i)contingent|no contingent|whole side|led by|leader|player)"
                                                        "[\\p{L}\\p{N}](?: ?[\\p{L}\\p{N}'’.-])*+$"),
                        text, 0, NULL);
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

  append_name (string, before, name, count_named (records, (guint) i + 1, get_name, name, 0, &place));
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
  append_numbered (string, "Contingent ", self->contingents, i, get_contingent_name);
  if (!again && contingent->leader != VEDETTE_ROSTER_NOBODY)
    append_numbered (string, ", led by ", self->lines, contingent->leader, get_line_name);
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
