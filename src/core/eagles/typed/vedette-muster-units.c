/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The units of a line, item by item: how many, of which class and arm, and what they are called. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/typed/vedette-muster-text-private.h"

#define has vedette_typed_has

/* Returns: the value of a field, @usual if the field was not typed */
static int
get (const VedetteTyped *item,
     int                 field,
     int                 usual)
{
  return has (item, field) ? item->said[field].value : usual;
}

/* Whether the arm is given, or follows from what they are called */
static gboolean
has_arm (const VedetteTyped *item)
{
  return has (item, VEDETTE_UNIT_ARM) || has (item, VEDETTE_UNIT_SOME_ARM);
}

/* Takes the number before all other words, or behind them as in “x2”. Returns: how many words are the number */
static guint
take_count (VedetteTyped *item,
            GArray   *words,
            guint     first,
            guint     end,
            gboolean  behind)
{
  guint n = behind ? MIN (2, end - first) : 0;
  int count = behind ? -1 : vedette_words_read_count (words, first, end, &n);

  for (; behind && n > 0 && count < 0; n -= count < 0)
    if (n < end - first && vedette_word_read_number (vedette_words_nth (words, end - n)) < 0)
      count = vedette_words_read_times (words, end - n, end);
  if (count < 0)
    return 0;
  vedette_typed_say (item, VEDETTE_UNIT_COUNT, count, NULL, item->from, item->to);
  return n;
}

/* Where what describes the unit begins: at a bracket, or behind a colon */
static guint
find_behind (GArray *words,
             guint   first,
             guint   end)
{
  for (guint i = first; i < end; i++)
    if (vedette_words_nth (words, i)->bracket ||
        (vedette_word_is_mark (vedette_words_nth (words, i)) && !vedette_muster_leads_on (words, first, i)))
      return i;
  return end;
}

/* Reads words of which some are not terms. A word that is nearly a term was likely meant as the term, and a word without a
 * capital beside an arm is not a name. Otherwise all words are a name, which can have a class and an arm. */
static void
take_words (VedetteMuster *self,
            VedetteTyped  *item,
            guint          first,
            guint          end)
{
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));
  g_autoptr (GPtrArray) unknown = g_ptr_array_new ();
  gboolean near = FALSE, capital = FALSE;
  char *name;

  vedette_typed_run (&self->units, self->words, first, end, terms);
  for (guint i = 0; i < terms->len; i++)
    {
      const VedetteTypedTerm *term = &g_array_index (terms, VedetteTypedTerm, i);
      VedetteWord *word = vedette_words_nth (self->words, term->first);

      if (term->field >= 0)
        vedette_typed_take (item, self->words, term);
      else if (vedette_muster_ask_near (self, word))
        near = TRUE;
      else
        {
          g_ptr_array_add (unknown, word);
          capital |= word->quoted != NULL || vedette_word_has_capital (word);
        }
    }
  near |= has_arm (item) && !capital;
  for (guint i = 0; near && i < unknown->len; i++)
    vedette_muster_leave_out (self, item, unknown->pdata[i]);
  if (near)
    return;
  name = item->said[VEDETTE_UNIT_NAME].text = vedette_words_join (self->words, first, end);
  vedette_muster_doubt (self, QUESTION, item->from, item->to,
                        /* Translators: the name of a unit, twice */
                        _("Read as the unit name %s. Add the class and arm in parentheses, as in “%s (line infantry)”."),
                        name, name);
}

/* Reads what stands between two commas. @reading: (nullable): %NULL only tries whether it is a unit */
static VedetteTyped
read_item (VedetteMuster  *self,
           VedetteReading *reading,
           guint           first,
           guint           end)
{
  GArray *words = self->words;
  VedetteTyped item = { .table = &self->units, .reading = reading, .from = vedette_words_nth (words, first)->from,
                        .to = vedette_words_nth (words, end - 1)->to };
  guint behind, last = 0;

  first += take_count (&item, words, first, end, FALSE);
  behind = find_behind (words, first, end);
  if (!has (&item, VEDETTE_UNIT_COUNT))
    last = take_count (&item, words, first, behind, TRUE);
  if (vedette_muster_fits (&self->units, words, first, behind - last))
    vedette_muster_take_run (self, &item, words, first, behind - last);
  else if (behind == end && reading != NULL)
    take_words (self, &item, first, behind - last);
  else
    item.said[VEDETTE_UNIT_NAME].text = vedette_words_join (words, first, behind - last);
  for (guint i = behind; i < end; i++)
    if (vedette_words_nth (words, i)->bracket)
      {
        const VedetteWord *bracket = vedette_words_nth (words, i);
        g_autoptr (GArray) inside = vedette_words_cut (bracket->from + 1, bracket->to - 1, ":");

        vedette_muster_take_run (self, &item, inside, 0, inside->len);
      }
  vedette_muster_take_run (self, &item, words, behind, end);
  return item;
}

/* Returns: whether the parts of the line between @from and @to are units */
gboolean
vedette_muster_are_units (VedetteMuster *self,
                          guint          from,
                          guint          to)
{
  guint first, end = from, n = 0;

  for (; vedette_typed_next_part (self->words, to, &first, &end); n++)
    {
      g_auto (VedetteTyped) item = read_item (self, NULL, first, end);

      if (!has (&item, VEDETTE_UNIT_TROOPS) && !has_arm (&item))
        return FALSE;
    }
  return n > 0;
}

/* Adds the units of an item, with a piece that shows how the item was read. @asked: whether there is a doubt about the item */
static void
settle_item (VedetteMuster      *self,
             const VedetteTyped *item,
             gboolean            asked)
{
  int troops = get (item, VEDETTE_UNIT_TROOPS, VEDETTE_EAGLES_LINE), strength = get (item, VEDETTE_UNIT_STRENGTH, 1);
  int arm = get (item, VEDETTE_UNIT_ARM, get (item, VEDETTE_UNIT_SOME_ARM, VEDETTE_ARM_INFANTRY));
  int count = get (item, VEDETTE_UNIT_COUNT, 1);
  const char *name = item->said[VEDETTE_UNIT_NAME].text;
  gboolean nothing = !has (item, VEDETTE_UNIT_TROOPS) && !has_arm (item) && name == NULL;
  g_autoptr (VedetteUnit) example = g_object_new (vedette_unit_get_type (), "troops", troops, "arm", arm, NULL);
  g_autofree char *kind = vedette_muster_make_name (example, 0), *said = NULL;

  if (item->failed)
    return;
  if (self->n_units + (guint) count > VEDETTE_MUSTER_MAX_UNITS)
    {
      vedette_muster_doubt (self, FAULT, item->from, item->to,
                            /* Translators: the most that there can be */
                            g_dngettext (GETTEXT_PACKAGE, "More than %d unit. Leave some out.",
                                         "More than %d units. Leave some out.", VEDETTE_MUSTER_MAX_UNITS),
                            VEDETTE_MUSTER_MAX_UNITS);
      return;
    }
  self->n_units += (guint) count;
  if ((!has (item, VEDETTE_UNIT_TROOPS) || !has_arm (item)) && !asked)
    vedette_reading_add_doubt (self->reading, nothing ? VEDETTE_DOUBT_QUESTION : VEDETTE_DOUBT_REMINDER, item->from, item->to,
                               /* Translators: what was typed, and a class and an arm, as in “line infantry” */
                               NULL, NULL, _("“%.*s” is incomplete: read as %s"), (int) (item->to - item->from), item->from,
                               kind);
  /* Translators: how many units, and what they are: a name, then class and arm */
  said = name != NULL ? g_strdup_printf (_("%d × %s, %s"), count, name, kind)
                      /* Translators: how many units, and what they are: class and arm */
                      : g_strdup_printf (_("%d × %s"), count, kind);
  vedette_reading_add_piece (self->reading, item->from, item->to, "units", _("Units"), said, said);
  for (int i = 1; i <= count; i++)
    {
      g_autofree char *own = name != NULL && count > 1 ? g_strdup_printf (C_("unit", "%s %d"), name, i) : g_strdup (name);
      g_autoptr (VedetteUnit) unit = g_object_new (vedette_unit_get_type (), "troops", troops, "arm", arm, "strength", strength,
                                                   "name", own != NULL ? own : "", NULL);

      vedette_muster_line_add (self->division, unit, item->said[VEDETTE_UNIT_NATION].text);
    }
}

/* Gives a nation to the units from @first on that have none. */
static void
give_nation (VedetteMuster *self,
             guint          first,
             const char    *nation)
{
  for (guint i = first; i < self->division->units->len && nation != NULL; i++)
    {
      VedetteMusterUnit *unit = self->division->units->pdata[i];

      if (unit->nation == NULL)
        unit->nation = g_strdup (nation);
    }
}

/**
 * vedette_muster_read_units:
 * @nation: (nullable): of those of which it is not said
 *
 * Adds the units between @from and @to to the division to which units are added. A nation that is typed alone is the nation
 * of all units before it on the line that have none.
 */
void
vedette_muster_read_units (VedetteMuster *self,
                           const char    *nation,
                           guint          from,
                           guint          to)
{
  guint first_unit = self->division->units->len;

  for (guint first, end = from; vedette_typed_next_part (self->words, to, &first, &end);)
    {
      guint n_doubts = vedette_reading_get_n_doubts (self->reading);
      g_auto (VedetteTyped) item = read_item (self, self->reading, first, end);
      const char *own = item.said[VEDETTE_UNIT_NATION].text;

      if (has (&item, VEDETTE_UNIT_COUNT) || has (&item, VEDETTE_UNIT_TROOPS) || has_arm (&item) ||
          item.said[VEDETTE_UNIT_NAME].text != NULL)
        settle_item (self, &item, vedette_reading_get_n_doubts (self->reading) > n_doubts);
      else if (own != NULL)
        {
          vedette_reading_add_text (self->reading, vedette_unit_get_type (), "nation", own, item.from, item.to);
          give_nation (self, first_unit, own);
        }
      else
        vedette_muster_doubt (self, QUESTION, item.from, item.to,
                              /* Translators: what was typed */
                              _("“%.*s” was not recognized and is ignored"), (int) (item.to - item.from), item.from);
    }
  give_nation (self, first_unit, nation);
}
