/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order of battle written as text that is read as the same one. */

#include "vedette-config.h"

#include "core/eagles/typed/vedette-muster-text-private.h"

/* How much is written so that nothing of it can be taken for something else */
typedef enum
{
  PLAIN,
  MARKED, /* the line says what it is, and texts are in quotation marks */
  NAMED,  /* and so are the names of all units */
} Care;

/**
 * Writer:
 * @care: how much of the line is marked
 * @in_corps: whether there was a corps
 * @numbers: the last number of each kind of units
 */
typedef struct
{
  Care care;
  gboolean in_corps;
  int numbers[VEDETTE_N_EAGLES_TROOPS][VEDETTE_ARM_ARTILLERY + 1];
} Writer;

static const char *
get_marker (gpointer record)
{
  return VEDETTE_IS_ARMY (record) ? "Army " : VEDETTE_IS_CORPS (record) ? "Corps " : "Division ";
}

static void
append_commander (GString    *string,
                  const char *commander,
                  gboolean    marked)
{
  if (*commander == '\0')
    return;
  vedette_typed_append_text (string, marked ? ", commander " : " (", commander, marked);
  g_string_append (string, marked ? "" : ")");
}

static void
append_span (GString *string,
             int      span)
{
  if (span >= 0)
    g_string_append_printf (string, span % 100 == 0 ? ", span %d" : ", span %d.%02d", span / 100, span % 100);
}

/* Returns: (nullable): the nation of all units of a division; %NULL if they are of several, or of none */
static const char *
get_nation (const VedetteMusterLine *line)
{
  const char *nation = line->units->len > 0 ? ((VedetteMusterUnit *) line->units->pdata[0])->nation : NULL;

  for (guint i = 0; i < line->units->len; i++)
    if (g_strcmp0 (((VedetteMusterUnit *) line->units->pdata[i])->nation, nation) != 0)
      return NULL;
  return nation;
}

static void
append_division (const Writer            *self,
                 GString                 *string,
                 const VedetteMusterLine *line)
{
  VedetteDivision *division = line->record;
  int place = vedette_division_get_place (division), arrives = vedette_division_get_arrives (division);

  if (vedette_division_get_kind (division) == VEDETTE_DIVISION_INDEPENDENT && self->care >= MARKED)
    g_string_append (string, ", independent");
  if (arrives > 0)
    g_string_append_printf (string, ", arrives turn %d", arrives);
  if (place != (arrives > 0 ? VEDETTE_DIVISION_AWAY : VEDETTE_DIVISION_ON_TABLE))
    g_string_append_printf (string, ", %s", vedette_enum_get_nick (vedette_division_place_get_type (), place));
  if (self->in_corps && line->corps == VEDETTE_MUSTER_NO_CORPS)
    g_string_append (string, ", no corps");
  if (get_nation (line) != NULL)
    vedette_typed_append_text (string, ", nation ", get_nation (line), self->care >= MARKED);
}

static gboolean
is_alike (const VedetteMusterUnit *one,
          const VedetteMusterUnit *other)
{
  return vedette_unit_get_troops (one->unit) == vedette_unit_get_troops (other->unit) &&
         vedette_unit_get_arm (one->unit) == vedette_unit_get_arm (other->unit) &&
         vedette_unit_get_strength (one->unit) == vedette_unit_get_strength (other->unit) &&
         g_strcmp0 (one->nation, other->nation) == 0;
}

static void
append_kind (GString                 *string,
             const VedetteMusterUnit *unit)
{
  g_string_append_printf (string, "%s %s",
                          vedette_enum_get_nick (vedette_eagles_troops_get_type (), (int) vedette_unit_get_troops (unit->unit)),
                          vedette_enum_get_nick (vedette_arm_get_type (), (int) vedette_unit_get_arm (unit->unit)));
  if (vedette_unit_get_strength (unit->unit) != 1)
    g_string_append_printf (string, " strength %d", vedette_unit_get_strength (unit->unit));
}

/* Whether a unit has the name that the unit gets for being the next of its kind, and so needs none */
static gboolean
is_numbered (Writer                  *self,
             const VedetteMusterUnit *unit)
{
  int *number = &self->numbers[vedette_unit_get_troops (unit->unit)][vedette_unit_get_arm (unit->unit)];
  g_autofree char *name = vedette_muster_make_name (unit->unit, *number + 1);

  if (!g_str_equal (name, vedette_unit_get_name (unit->unit)))
    return FALSE;
  ++*number;
  return TRUE;
}

static void
append_unit (const Writer            *self,
             GString                 *string,
             const VedetteMusterUnit *unit,
             guint                    count,
             gboolean                 nation,
             gboolean                 named)
{
  if (count > 1)
    g_string_append_printf (string, "%u ", count);
  if (named)
    {
      vedette_typed_append_text (string, "", vedette_unit_get_name (unit->unit), self->care >= MARKED);
      /* A bracket ends with the first that closes it, even in quotation marks. */
      g_string_append (string, self->care >= MARKED ? ": " : " (");
    }
  append_kind (string, unit);
  if (nation && unit->nation != NULL)
    vedette_typed_append_text (string, " nation ", unit->nation, TRUE);
  if (named && self->care == PLAIN)
    g_string_append (string, ")");
}

static void
append_units (Writer                  *self,
              GString                 *string,
              const VedetteMusterLine *line)
{
  gboolean nation = get_nation (line) == NULL;

  for (guint i = 0; i < line->units->len;)
    {
      const VedetteMusterUnit *unit = line->units->pdata[i];
      gboolean named = self->care == NAMED || !is_numbered (self, unit);
      guint n = 1;

      while (!named && i + n < line->units->len && n < VEDETTE_MUSTER_MAX_COUNT && is_alike (unit, line->units->pdata[i + n]) &&
             is_numbered (self, line->units->pdata[i + n]))
        n++;
      g_string_append (string, i == 0 ? ": " : ", ");
      append_unit (self, string, unit, n, nation, named);
      i += n;
    }
}

static char *
write_line (Writer                  *self,
            const VedetteMusterLine *line,
            Care                     care)
{
  GString *string = g_string_new (NULL);
  g_autofree char *name = NULL, *commander = NULL;
  int rating, span;

  g_object_get (line->record, "name", &name, "commander", &commander, "rating", &rating, "span", &span, NULL);
  self->care = care;
  vedette_typed_append_text (string, care >= MARKED ? get_marker (line->record) : "", name, care >= MARKED);
  append_commander (string, commander, care >= MARKED);
  if (VEDETTE_IS_ARMY (line->record) ? line->rated : rating != VEDETTE_EAGLES_AVERAGE)
    g_string_append_printf (string, ", %s", vedette_enum_get_nick (vedette_eagles_rating_get_type (), rating));
  append_span (string, span);
  if (VEDETTE_IS_DIVISION (line->record))
    append_division (self, string, line);
  append_units (self, string, line);
  return g_string_free (string, FALSE);
}

/* @whole: whether what other lines can change is compared, too */
static gboolean
is_same (const VedetteMusterLine *one,
         const VedetteMusterLine *other,
         gboolean                 whole)
{
  g_autofree char *first = vedette_record_to_text (one->record), *second = vedette_record_to_text (other->record);

  if (!g_str_equal (first, second) || one->units->len != other->units->len ||
      (whole && (one->corps != other->corps || (VEDETTE_IS_ARMY (one->record) && one->rated != other->rated))))
    return FALSE;
  for (guint i = 0; i < one->units->len; i++)
    {
      const VedetteMusterUnit *unit = one->units->pdata[i], *same = other->units->pdata[i];

      if (!is_alike (unit, same) ||
          (whole && !g_str_equal (vedette_unit_get_name (unit->unit), vedette_unit_get_name (same->unit))))
        return FALSE;
    }
  return TRUE;
}

/* Reading itself is asked, so that the two cannot drift. Returns: (transfer full) (nullable): what a text is read as */
static GPtrArray *
read_back (const char *text)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GPtrArray) lines = vedette_muster_text_read (reading, NULL, NULL, NULL);

  return lines != NULL && !vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION) ? g_steal_pointer (&lines) : NULL;
}

/* A line of its own: names that units get for being the next of their kind are not asked for. */
static gboolean
is_plain (const VedetteMusterLine *line,
          const char              *text,
          gboolean                 first)
{
  g_autofree char *whole = first ? g_strdup (text) : g_strconcat ("Army \"A\"\nCorps \"C\"\n", text, NULL);
  g_autoptr (GPtrArray) lines = read_back (whole);

  return lines != NULL && lines->len == (first ? 1 : 3) && is_same (line, lines->pdata[lines->len - 1], FALSE);
}

static char *
write_all (GPtrArray *lines,
           Care       most)
{
  GString *string = g_string_new (NULL);
  Writer self = { 0 };

  for (guint i = 0; i < lines->len; i++)
    {
      Writer before = self;
      g_autofree char *text = write_line (&self, lines->pdata[i], most == NAMED ? NAMED : PLAIN);

      if (most != NAMED && !is_plain (lines->pdata[i], text, i == 0))
        {
          g_free (text);
          self = before;
          text = write_line (&self, lines->pdata[i], most);
        }
      g_string_append (string, text);
      g_string_append_c (string, '\n');
      self.in_corps |= VEDETTE_IS_CORPS (((VedetteMusterLine *) lines->pdata[i])->record);
    }
  if (string->len > 0)
    g_string_truncate (string, string->len - 1);
  return g_string_free (string, FALSE);
}

/**
 * vedette_muster_text_write:
 * @lines: (element-type VedetteMusterLine): a corps before its divisions, and no army but as the first
 *
 * Writes lines that [func@muster_text_read] turns into the same. What happened in the battle is not part of them. The words are
 * English in every locale, so that they may be sent to anybody. A name that is empty is written all the same, but not
 * read again.
 *
 * Returns: (transfer full): the lines, without an end of the last
 */
char *
vedette_muster_text_write (GPtrArray *lines)
{
  g_autofree char *text = write_all (lines, MARKED);
  g_autoptr (GPtrArray) read = read_back (text);
  gboolean same = read != NULL && read->len == lines->len;

  for (guint i = 0; same && i < lines->len; i++)
    same = is_same (lines->pdata[i], read->pdata[i], TRUE);
  return same ? g_steal_pointer (&text) : write_all (lines, NAMED);
}
