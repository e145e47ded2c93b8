/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was read of another program’s file, and the army that it makes in words of a system. */

#include "vedette-config.h"

#include "core/exchange/vedette-roster-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/json/vedette-fail.h"
#include "core/typed/vedette-scan.h"

G_DEFINE_QUARK (vedette-roster-error-quark, vedette_roster_error)

static void
free_unit (gpointer data)
{
  VedetteRosterUnit *self = data;

  g_free (self->name);
  g_free (self->type);
  g_free (self->group);
  g_free (self->words);
  g_free (self);
}

static void
free_left (gpointer data)
{
  VedetteRosterLeft *self = data;

  g_free (self->what);
  g_free (self);
}

VedetteRoster *
vedette_roster_new (const char *format)
{
  VedetteRoster *self = g_new0 (VedetteRoster, 1);

  self->format = format;
  self->units = g_ptr_array_new_with_free_func (free_unit);
  self->left = g_ptr_array_new_with_free_func (free_left);
  self->notes = g_ptr_array_new_with_free_func (g_free);
  self->all_points = self->all_figures = -1;
  return self;
}

void
vedette_roster_free (VedetteRoster *self)
{
  g_free (self->name);
  g_ptr_array_unref (self->units);
  g_ptr_array_unref (self->left);
  g_ptr_array_unref (self->notes);
  g_free (self);
}

/* Returns: (transfer full): a name on one line, not too long */
static char *
clean (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) string = g_string_new (NULL);
  glong n = 0;

  for (const char *p = valid; *p != '\0' && n < VEDETTE_ROSTER_MAX_NAME; p = g_utf8_next_char (p), n++)
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (string, g_unichar_iscntrl (c) || vedette_scan_is_line_end (c) ? ' ' : c);
    }
  return vedette_scan_strip (string->str, string->str + string->len);
}

/**
 * vedette_roster_add:
 * @group: (nullable)
 * @type: (nullable): the name where there is none
 * @words: (nullable)
 *
 * Adds a unit; one without a name is left out, and counted.
 *
 * Returns: %FALSE with a %VEDETTE_ROSTER_ERROR if there are too many
 */
gboolean
vedette_roster_add (VedetteRoster  *self,
                    const char     *group,
                    const char     *name,
                    const char     *type,
                    gint64          count,
                    gint64          points,
                    const char     *words,
                    GError        **error)
{
  VedetteRosterUnit *unit;
  g_autofree char *called = clean (name != NULL ? name : "");

  if (self->units->len >= VEDETTE_ROSTER_MAX_UNITS)
    return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                         /* Translators: the most units */
                         g_dngettext (GETTEXT_PACKAGE, "The list has more than %d unit. Split the list and import the parts.",
                                      "The list has more than %d units. Split the list and import the parts.",
                                      VEDETTE_ROSTER_MAX_UNITS),
                         VEDETTE_ROSTER_MAX_UNITS);
  if (*called == '\0' || count < 1)
    {
      vedette_roster_leave (self, *called == '\0' ? "nameless units" : "units of nobody", 1);
      return TRUE;
    }
  if (count > VEDETTE_ROSTER_MAX_COUNT || points > VEDETTE_ROSTER_MAX_POINTS || points < 0)
    vedette_roster_leave (self, "numbers beyond any army", 1);
  unit = g_new0 (VedetteRosterUnit, 1);
  unit->type = clean (type != NULL && *type != '\0' ? type : called);
  unit->name = g_steal_pointer (&called);
  unit->group = group != NULL ? clean (group) : NULL;
  unit->words = words != NULL && *words != '\0' ? g_strdelimit (clean (words), ":#", ' ') : NULL;
  unit->count = (int) MIN (count, VEDETTE_ROSTER_MAX_COUNT);
  unit->points = (int) CLAMP (points, 0, VEDETTE_ROSTER_MAX_POINTS);
  g_ptr_array_add (self->units, unit);
  return TRUE;
}

/* Counts something that was not taken. */
void
vedette_roster_leave (VedetteRoster *self,
                      const char    *what,
                      guint          count)
{
  VedetteRosterLeft *left;

  if (count == 0)
    return;
  for (guint i = 0; i < self->left->len; i++)
    {
      left = self->left->pdata[i];
      if (g_str_equal (left->what, what))
        {
          left->count += count;
          return;
        }
    }
  left = g_new0 (VedetteRosterLeft, 1);
  left->what = g_strdup (what);
  left->count = count;
  g_ptr_array_add (self->left, left);
}

static guint
count_left (const VedetteRoster *self,
            const char          *what)
{
  for (guint i = 0; i < self->left->len; i++)
    if (g_str_equal (((VedetteRosterLeft *) self->left->pdata[i])->what, what))
      return ((VedetteRosterLeft *) self->left->pdata[i])->count;
  return 0;
}

/* Says once what is worth knowing of how it was read. */
void
vedette_roster_note (VedetteRoster *self,
                     const char    *format,
                     ...)
{
  g_autofree char *note = NULL;
  va_list args;

  va_start (args, format);
  note = g_strdup_vprintf (format, args);
  va_end (args);
  for (guint i = 0; i < self->notes->len; i++)
    if (g_str_equal (self->notes->pdata[i], note))
      return;
  g_ptr_array_add (self->notes, g_steal_pointer (&note));
}

void
vedette_roster_set_name (VedetteRoster *self,
                         const char    *name)
{
  g_free (self->name);
  self->name = clean (name);
}

/**
 * vedette_roster_number_name:
 * @used: (element-type utf8 guint): names and the next number of each; owns its keys. Gets the name that is returned
 *
 * Returns: (transfer full): @name, or where it is used, @name with the first number that makes another of it, as in “A (2)”
 */
char *
vedette_roster_number_name (GHashTable *used,
                            const char *name)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (used, name));
  g_autofree char *numbered = g_strdup (name), *stem = NULL;

  if (n > 0)
    {
      /* Names are cut at their end, and the number is to stay. */
      stem = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), VEDETTE_ROSTER_MAX_NAME - 8));
      do
        {
          g_free (numbered);
          numbered = g_strdup_printf ("%s (%u)", stem, ++n);
        }
      while (g_hash_table_contains (used, numbered));
      g_hash_table_insert (used, g_strdup (name), GUINT_TO_POINTER (n));
    }
  g_hash_table_insert (used, g_strdup (numbered), GUINT_TO_POINTER (1));
  return g_steal_pointer (&numbered);
}

/* A difference means that something was read otherwise than its program counts it. */
static void
compare_totals (VedetteRoster *self)
{
  gint64 points = 0, figures = 0;

  for (guint i = 0; i < self->units->len; i++)
    {
      points += ((VedetteRosterUnit *) self->units->pdata[i])->points;
      figures += ((VedetteRosterUnit *) self->units->pdata[i])->count;
    }
  points = MIN (points, G_MAXINT);
  if (self->all_points >= 0 && self->all_points != points)
    /* Translators: points: the total that a file gives, the sum of its units, and the difference of the two */
    vedette_roster_note (self, _("The points do not add up: the file gives a total of %d, and its units have %d, a difference "
                                 "of %d. Check the points of the units."), self->all_points, (int) points,
                         ABS (self->all_points - (int) points));
  if (self->all_figures >= 0 && self->all_figures != figures)
    /* Translators: numbers of figures: the total that a file gives, the sum of its units, and the difference of the two */
    vedette_roster_note (self, _("The figures do not add up: the file gives a total of %d, and its units have %d, a difference "
                                 "of %d. Check the number of figures in each unit."), self->all_figures, (int) figures,
                         ABS (self->all_figures - (int) figures));
}

/**
 * vedette_roster_finish:
 * @roster: (transfer full): with all that was read
 * @empty: the error where nothing was
 *
 * Compares the units with the totals that the file gives, and notes each difference.
 *
 * Returns: (transfer full) (nullable): @roster, or %NULL with %VEDETTE_ROSTER_ERROR_EMPTY if there are no units in it
 */
VedetteRoster *
vedette_roster_finish (VedetteRoster  *roster,
                       const char     *empty,
                       GError        **error)
{
  if (roster->units->len > 0)
    {
      compare_totals (roster);
      return roster;
    }
  vedette_roster_free (roster);
  vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_EMPTY, "%s", empty);
  return NULL;
}

/* Returns: (transfer container) (element-type utf8): the types of units, each once, in their order */
GPtrArray *
vedette_roster_list_types (const VedetteRoster *self)
{
  GPtrArray *types = g_ptr_array_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->units->len; i++)
    {
      VedetteRosterUnit *unit = self->units->pdata[i];

      if (g_hash_table_add (seen, unit->type))
        g_ptr_array_add (types, unit->type);
    }
  return types;
}

/* What is counted, as people say it. Returns: (nullable): with a place for the number */
static const char *
get_left (const char *what,
          guint       n)
{
  if (g_str_equal (what, "options"))
    /* Translators: left out of what a file has: so many options that units have */
    return ngettext ("%u option", "%u options", n);
  if (g_str_equal (what, "rules texts"))
    /* Translators: left out of what a file has: so many texts of rules */
    return ngettext ("%u rules text", "%u rules texts", n);
  if (g_str_equal (what, "profiles"))
    /* Translators: left out of what a file has: so many profiles of units */
    return ngettext ("%u profile", "%u profiles", n);
  if (g_str_equal (what, "weapons"))
    /* Translators: left out of what a file has: so many weapons */
    return ngettext ("%u weapon", "%u weapons", n);
  if (g_str_equal (what, "columns"))
    /* Translators: left out of what a file has: so many columns of its table */
    return ngettext ("%u column", "%u columns", n);
  if (g_str_equal (what, "notes"))
    /* Translators: left out of what a file has: so many notes */
    return ngettext ("%u note", "%u notes", n);
  if (g_str_equal (what, "costs"))
    /* Translators: left out of what a file has: so many costs in something else than points */
    return ngettext ("%u cost in something other than points", "%u costs in something other than points", n);
  if (g_str_equal (what, "points"))
    /* Translators: left out of what a file has: points, of so many units */
    return ngettext ("the points of %u unit", "the points of %u units", n);
  if (g_str_equal (what, "totals"))
    /* Translators: left out of what a file has: so many rows of a table */
    return ngettext ("%u row of totals", "%u rows of totals", n);
  if (g_str_equal (what, "lines"))
    /* Translators: left out of what a file has: so many lines */
    return ngettext ("%u line that is not a unit", "%u lines that are not units", n);
  if (g_str_equal (what, "statistics"))
    /* Translators: left out of what a file has: quality and defence, of so many units */
    return ngettext ("quality and defense of %u unit", "quality and defense of %u units", n);
  if (g_str_equal (what, "joined units"))
    /* Translators: left out of what a file has: so many units that are joined to another */
    return ngettext ("the link of %u unit to another", "the links of %u units to others", n);
  if (g_str_equal (what, "nameless units"))
    /* Translators: left out of what a file has: so many units */
    return ngettext ("%u unit without a name", "%u units without a name", n);
  if (g_str_equal (what, "units of nobody"))
    /* Translators: left out of what a file has: so many units without a man */
    return ngettext ("%u unit without figures", "%u units without figures", n);
  if (g_str_equal (what, "numbers"))
    /* Translators: left out of what a file has: so many numbers */
    return ngettext ("%u number that cannot be read", "%u numbers that cannot be read", n);
  if (g_str_equal (what, "numbers beyond any army"))
    /* Translators: left out of what a file has: so many numbers */
    return ngettext ("%u number too large for an army", "%u numbers too large for an army", n);
  if (g_str_equal (what, "figures of figures"))
    /* Translators: left out of what a file has: so many figures that stand within another, such as hounds of a hunter */
    return ngettext ("%u figure listed under another figure", "%u figures listed under other figures", n);
  if (g_str_equal (what, "categories"))
    /* Translators: left out of what a file has: so many categories of units */
    return ngettext ("%u category", "%u categories", n);
  return NULL;
}

/* Returns: (transfer full): such as “37 options” */
char *
vedette_roster_say_left (const VedetteRosterLeft *left)
{
  const char *several = get_left (left->what, left->count);

  if (several != NULL)
    {
      g_autofree char *number = g_strdup_printf ("%u", left->count);
      g_auto (GStrv) parts = g_strsplit (several, "%u", 2);

      return g_strjoinv (number, parts);
    }
  return g_strdup_printf ("%u %s", left->count, left->what);
}

/* What a type of units is, by the mapping: its own row, or that of all others, “*”. Returns: (nullable): words of a line */
static const char *
find_words (const VedetteRosterUnit *unit,
            GHashTable              *map)
{
  g_autofree char *folded = vedette_scan_fold (unit->type);
  const char *found = map != NULL ? g_hash_table_lookup (map, folded) : NULL;

  if (found == NULL && unit->words == NULL && map != NULL)
    found = g_hash_table_lookup (map, "*");
  return found != NULL ? found : unit->words;
}

/* Returns: (nullable): below which heading the unit stands */
static const char *
get_group (const VedetteRosterUnit *unit,
           const VedetteArmyFormat *format,
           const char              *list)
{
  return unit->group != NULL && *unit->group != '\0' ? unit->group : format->grouped ? list : NULL;
}

/* One army while it is written, and what is to be noted of it */
typedef struct
{
  const VedetteArmyFormat *format;
  const char *list;
  GHashTable *groups; /* (element-type utf8 guint): in which order they come */
  GHashTable *used;   /* (element-type utf8 guint): for vedette_roster_number_name() */
  guint n_numbered, n_large, n_pointless;
  char *numbered;                 /* (nullable): the first name with a number */
  const VedetteRosterUnit *large; /* (nullable): the first that is more than a line */
} Writer;

static void
clear_writer (Writer *self)
{
  g_clear_pointer (&self->groups, g_hash_table_unref);
  g_clear_pointer (&self->used, g_hash_table_unref);
  g_free (self->numbered);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Writer, clear_writer)

static int
compare_groups (gconstpointer one,
                gconstpointer other,
                gpointer      data)
{
  const Writer *self = data;
  guint a = GPOINTER_TO_UINT (g_hash_table_lookup (self->groups, get_group (*(VedetteRosterUnit * const *) one, self->format,
                                                                            self->list)));
  guint b = GPOINTER_TO_UINT (g_hash_table_lookup (self->groups, get_group (*(VedetteRosterUnit * const *) other, self->format,
                                                                            self->list)));

  return a < b ? -1 : a > b ? 1 : 0;
}

/* Where all units stand below headings, a heading that comes again would be another group of the same name.
 * Returns: (transfer container) (element-type VedetteRosterUnit): the units, group by group there */
static GPtrArray *
list_units (const VedetteRoster *roster,
            Writer              *self)
{
  GPtrArray *units = g_ptr_array_copy (roster->units, NULL, NULL);

  g_ptr_array_set_free_func (units, NULL);
  for (guint i = 0; self->format->grouped && i < units->len; i++)
    {
      const char *group = get_group (units->pdata[i], self->format, self->list);

      if (!g_hash_table_contains (self->groups, group))
        g_hash_table_insert (self->groups, (gpointer) group, GUINT_TO_POINTER (i));
    }
  if (self->format->grouped)
    g_ptr_array_sort_with_data (units, compare_groups, self);
  return units;
}

static void
write_unit (Writer                  *self,
            const VedetteRosterUnit *unit,
            const char              *words,
            GString                 *text)
{
  g_autofree char *name = self->format->named ? vedette_roster_number_name (self->used, unit->name) : g_strdup (unit->name);

  self->format->unit (text, name, unit->count, unit->points, words != NULL ? words : "");
  self->n_pointless += self->format->pointless && unit->points > 0 ? 1 : 0;
  if (unit->count > self->format->most && self->n_large++ == 0)
    self->large = unit;
  if (!g_str_equal (name, unit->name) && self->n_numbered++ == 0)
    self->numbered = g_steal_pointer (&name);
}

static void
note_changes (VedetteRoster *roster,
              const Writer  *self)
{
  int most = self->format->most;

  if (self->n_numbered > 0)
    /* Translators: how many units, and the name that the first of them got, such as “Guards (2)” */
    vedette_roster_note (roster, ngettext ("%u unit had the same name as another and was numbered: “%s”",
                                           "%u units had the same names as others and were numbered, as in “%s”",
                                           self->n_numbered), self->n_numbered, self->numbered);
  if (self->n_large > 0 && self->format->named)
    /* Translators: how many units, the most figures, and the name and number of figures of the first of these units */
    vedette_roster_note (roster, ngettext ("%u unit has more than %d figures, and was imported with all of them: “%s” with %d",
                                           "%u units have more than %d figures, and were imported with all of them, such as "
                                           "“%s” with %d",
                                           self->n_large), self->n_large, most, self->large->name, self->large->count);
  else if (self->n_large > 0)
    /* Translators: how many units, the most figures of a line, the name and number of figures of the first of these units, and
     * how many lines it became */
    vedette_roster_note (roster, ngettext ("%u unit has more than %d figures, the limit for one line: “%s” with %d became %d "
                                           "lines",
                                           "%u units have more than %d figures, the limit for one line, such as “%s” with %d, "
                                           "which became %d lines", self->n_large), self->n_large, most, self->large->name,
                         self->large->count, (self->large->count + most - 1) / most);
  /* The text may be made again and again of one roster. */
  vedette_roster_leave (roster, "points", self->n_pointless - MIN (self->n_pointless, count_left (roster, "points")));
}

static void
begin_group (const VedetteRosterUnit *unit,
             const VedetteArmyFormat *format,
             const char              *last,
             gboolean                 first,
             const char              *list,
             GString                 *text)
{
  const char *group = get_group (unit, format, list);

  if (group == NULL || (!first && g_strcmp0 (unit->group, last) == 0))
    return;
  g_string_append_c (text, '\n');
  format->heading (text, group);
}

/**
 * vedette_roster_to_text:
 * @map: (nullable) (element-type utf8 utf8): what types of units are, folded by vedette_scan_fold(), as words of a typed line
 *   such as "good, bow"; "*" stands for all others
 *
 * Makes an army of it, which vedette_army_new_import() takes.
 *
 * Returns: (transfer full) (nullable): the text, or %NULL with a %VEDETTE_ROSTER_ERROR
 */
char *
vedette_roster_to_text (VedetteRoster            *self,
                        const VedetteArmyFormat  *format,
                        GHashTable               *map,
                        GError                  **error)
{
  GString *text = g_string_new ("#");
  const char *list = self->name != NULL && *self->name != '\0' ? self->name : self->format, *last = NULL;
  g_auto (Writer) writer = { .format = format, .list = list, .groups = g_hash_table_new (g_str_hash, g_str_equal),
                             .used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  g_autoptr (GPtrArray) units = list_units (self, &writer);

  g_string_append_printf (text, " %s\n", list);
  for (guint i = 0; i < units->len; i++)
    {
      const VedetteRosterUnit *unit = units->pdata[i];
      const char *words = find_words (unit, map);

      if (words != NULL && strpbrk (words, "\n\r:#") != NULL)
        {
          g_string_free (text, TRUE);
          vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_MAP,
                        /* Translators: what the user wrote that units are */
                        _("Cannot read “%s” as a description of units. Write the description as in a typed line, such as "
                          "“good, bow”."),
                        words);
          return NULL;
        }
      begin_group (unit, format, last, i == 0, list, text);
      last = unit->group;
      write_unit (&writer, unit, words, text);
    }
  note_changes (self, &writer);
  return g_string_free (text, FALSE);
}
