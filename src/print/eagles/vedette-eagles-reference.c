/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is looked up in a grand-tactical battle: its charts, what is added to dice, the turn, and the house rules. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-charts.h"
#include "print/eagles/vedette-eagles-paper.h"

/* More nations than these are counted. */
#define MOST_NATIONS 12

/* The least natural die on which an order may be acted on */
static int
get_need (VedetteEaglesRating rating)
{
  int natural = 1;

  while (natural < VEDETTE_EAGLES_SIDES && vedette_eagles_read_activation (rating, natural) != VEDETTE_EAGLES_ACTS)
    natural++;
  return natural;
}

static char *
say_modifier (int modifier)
{
  return modifier != 0 ? g_strdup_printf ("%+d", modifier) : g_strdup ("0");
}

/* What a rating is worth: on an opposed roll, on the roll for an order, and what that needs */
static VedetteChart *
new_ratings_chart (void)
{
  const char * const rows[] = { _("Opposed roll"), _("Roll for an order"), _("Needed to obey"), NULL };
  g_autoptr (GStrvBuilder) columns = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  g_auto (GStrv) heads = NULL;
  g_auto (GStrv) all = NULL;

  for (guint row = 0; rows[row] != NULL; row++)
    for (int i = 0; i < VEDETTE_N_EAGLES_RATINGS; i++)
      {
        VedetteEaglesRating rating = (VedetteEaglesRating) i;
        int modifier = row == 0 ? vedette_eagles_rating_get_modifier (rating) : vedette_eagles_rating_get_on_orders (rating);
        g_autofree char *cell = row < 2 ? say_modifier (modifier) : g_strdup_printf ("%d", get_need (rating));

        if (row == 0)
          g_strv_builder_add (columns, vedette_enum_get_brief (VEDETTE_TYPE_EAGLES_RATING, i));
        g_strv_builder_add (cells, cell);
      }
  heads = g_strv_builder_end (columns);
  all = g_strv_builder_end (cells);
  return vedette_chart_new ("ratings", _("Ratings"), (const char * const *) heads, rows, (const char * const *) all);
}

/* The signs of a chart, and what they mean */
static void
add_legend (GPtrArray *lines,
            GType      type,
            int        n)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s %s", i > 0 ? " · " : "", vedette_enum_get_brief (type, i),
                            vedette_enum_get_label (type, i));
  vedette_eagles_lines_add_text (lines, text->str, 0);
  g_string_free (text, TRUE);
}

static void
add_dice (VedetteEaglesPaper *self,
          GPtrArray          *lines)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL, *text = NULL;

  for (int i = 0; i < VEDETTE_N_EAGLES_TROOPS; i++)
    {
      int sides = vedette_eagles_get_die (&self->eagles, (VedetteEaglesTroops) i);
      /* Translators: a die of so many sides */
      g_autofree char *die = sides != VEDETTE_EAGLES_NO_DIE ? g_strdup_printf (C_("die", "d%d"), sides) : g_strdup ("d____");

      g_ptr_array_add (parts, g_strdup_printf ("%s %s", vedette_enum_get_label (VEDETTE_TYPE_EAGLES_TROOPS, i), die));
    }
  all = vedette_eagles_paper_join (parts);
  /* Translators: the classes of troops with their dice, as in “Elite d10 · Line d8” */
  text = g_strdup_printf (_("Dice of the classes: %s"), all);
  vedette_eagles_lines_add_text (lines, text, 0);
}

static void
add_screens (VedetteEaglesPaper *self,
             GPtrArray          *lines)
{
  g_autoptr (GPtrArray) nations = vedette_eagles_list (&self->eagles, vedette_nation_get_type ());
  guint shown = MIN (nations->len, MOST_NATIONS), more = nations->len - shown;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL, *text = NULL;

  for (guint i = 0; i < shown; i++)
    {
      g_autofree char *screen = say_modifier (vedette_nation_get_screen (nations->pdata[i]));

      g_ptr_array_add (parts, g_strdup_printf ("%s %s", vedette_eagles_get_name (nations->pdata[i]), screen));
    }
  if (more > 0)
    /* Translators: at the end of a list of nations; how many of them have no room in it */
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("and %u more nation", "and %u more nations", more), more));
  all = vedette_eagles_paper_join (parts);
  /* Translators: nations with what their screens add, as in “France +1 · Austria 0” */
  text = g_strdup_printf (_("Skirmish screens: %s"), all);
  if (nations->len > 0)
    vedette_eagles_lines_add_text (lines, text, 0);
}

/**
 * vedette_eagles_list_initiative:
 *
 * Returns: (transfer full) (element-type VedetteEaglesLine): the chart of points, what ratings are worth, and what is added to
 *   the dice of units
 */
GPtrArray *
vedette_eagles_list_initiative (VedetteEaglesPaper *self)
{
  GPtrArray *lines = vedette_eagles_lines_new ();
  g_autoptr (VedetteBreakdown) working = vedette_breakdown_new ();
  g_autoptr (VedetteChart) ratings = new_ratings_chart ();

  vedette_eagles_lines_add_chart (lines, vedette_eagles_add_points_chart (working));
  vedette_eagles_lines_add_chart (lines, ratings);
  add_dice (self, lines);
  add_screens (self, lines);
  return lines;
}

/**
 * vedette_eagles_list_troops:
 *
 * Returns: (transfer full) (element-type VedetteEaglesLine): the charts of units
 */
GPtrArray *
vedette_eagles_list_troops (VedetteEaglesPaper *self)
{
  GPtrArray *lines = vedette_eagles_lines_new ();
  g_autoptr (VedetteBreakdown) working = vedette_breakdown_new ();

  vedette_eagles_lines_add_chart (lines, vedette_eagles_add_skirmish_chart (working));
  add_legend (lines, VEDETTE_TYPE_EAGLES_SKIRMISH, VEDETTE_N_EAGLES_SKIRMISHES);
  vedette_eagles_lines_add_chart (lines, vedette_eagles_add_reaction_chart (working));
  add_legend (lines, VEDETTE_TYPE_EAGLES_REACTION, VEDETTE_N_EAGLES_REACTIONS);
  vedette_eagles_lines_add_text (lines, _("−1 if cavalry charges; +1 if a division commander or higher is attached"), 0);
  return lines;
}

/* A turn, by its phases. What happens within another has no number. */
static const struct
{
  VedetteEaglesPhase phase;
  gboolean within;
  const char *text;
} sequence[] = {
  { VEDETTE_EAGLES_POOL, FALSE,
    N_("once, before the first turn. Each army commander rolls a d10 on the chart. Points added to a roll are spent, win or "
       "lose.") },
  { VEDETTE_EAGLES_ORDERS, FALSE,
    N_("test the dispatches written in earlier turns. A dispatch within the sender’s command span arrives. Otherwise roll a "
       "d6: on a 6 the dispatch is lost, else it is delayed that many turns. The recipient of an order rolls a d10: a natural "
       "1 garbles the order for good; if the roll is too low, test again next turn. A message needs no roll.") },
  { VEDETTE_EAGLES_DETERMINE, FALSE,
    N_("each army commander rolls a d10. On an even roll, the army’s independents activate now; on an odd roll, after all "
       "others. A local initiative roll decides what they may do.") },
  { VEDETTE_EAGLES_SKIRMISH, FALSE,
    N_("for infantry and artillery over 4″ and up to 8″ from enemy infantry, with no friendly cavalry within 8″. Roll the "
       "class die, add your screen, and subtract the enemy’s.") },
  { VEDETTE_EAGLES_OPEN_ROLL, FALSE,
    N_("d10 + points + rating for each army commander. The higher total owns the turn. Whenever the two dice of an opposed "
       "roll total 17 or more before anything is added, the turn ends at once.") },
  { VEDETTE_EAGLES_CHOOSE, FALSE,
    N_("the owner’s divisions activate one after another; then the other side’s do.") },
  { VEDETTE_EAGLES_STEAL_ROLL, TRUE,
    N_("at any time, for a division of the other side that has not tried yet, has not moved (or is mostly elite), and has "
       "troops within 8″ and in sight of the active division’s troops. The senior officer present rolls. Points are added only "
       "if the army commander is attached.") },
  { VEDETTE_EAGLES_THIEF_ACTIVE, TRUE,
    N_("only the thief acts; then the initiative goes back. The initiative can also be stolen back.") },
  { VEDETTE_EAGLES_LOCAL, TRUE,
    N_("stop an enemy unit in mid-move to test one of your units, each unit once a turn; a unit whose flank is threatened must "
       "test. Then the mover continues. Reactions are movement only, except squares, counter-charges and independents.") },
  { VEDETTE_EAGLES_INDEP_LATE, FALSE, N_("the independents of an army that rolled odd activate.") },
  { VEDETTE_EAGLES_TURN_END, FALSE, N_("half an hour has passed. Erase “moved”, “tried” and “tested”.") },
};

static void
add_sequence (VedetteEaglesPaper *self,
              GPtrArray          *lines)
{
  guint n = 0;

  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_TITLE, _("The turn"));
  for (guint i = 0; i < G_N_ELEMENTS (sequence); i++)
    {
      const char *label = vedette_enum_get_label (vedette_eagles_phase_get_type (), (int) sequence[i].phase);
      g_autofree char *text = NULL;

      if (sequence[i].phase == VEDETTE_EAGLES_ORDERS && !vedette_eagles_has_orders (&self->eagles))
        continue;
      if (sequence[i].within)
        /* Translators: a phase of the turn, and what is done in it */
        text = g_strdup_printf (C_("phase", "%s: %s"), label, _(sequence[i].text));
      else
        /* Translators: the number of a phase, the phase, and what is done in it */
        text = g_strdup_printf (C_("phase", "%u · %s: %s"), ++n, label, _(sequence[i].text));
      vedette_eagles_lines_add_text (lines, text, sequence[i].within ? 1 : 0);
    }
}

/* A house rule that nothing else on the sheet says, and that is of use */
static gboolean
is_shown (VedetteEaglesPaper  *self,
          const VedetteSwitch *rule)
{
  if (rule->group == VEDETTE_EAGLES_SWITCH_ORDERS && !vedette_eagles_has_orders (&self->eagles))
    return FALSE;
  return !g_str_equal (rule->property, "orders") && !g_str_equal (rule->property, "class-dice");
}

/* Those of one group in a paragraph */
static void
add_house_rules (VedetteEaglesPaper *self,
                 GPtrArray          *lines,
                 int                 group)
{
  const VedetteSwitchTable *table = &vedette_eagles_switch_table;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < vedette_switch_table_get_n (table); i++)
    {
      const VedetteSwitch *rule = vedette_switch_table_nth (table, i);
      int value = vedette_eagles_get_switch (&self->eagles, rule->property);

      if (rule->group != group || !is_shown (self, rule))
        continue;
      g_string_append (text, text->len > 0 ? " · " : "");
      /* Translators: what a house rule is about, and what it is, as in “When smoke clears: at the end of the turn” */
      g_string_append_printf (text, C_("house rule", "%s: %s"), vedette_switch_get_label (rule),
                              vedette_switch_get_value_label (rule, value));
    }
  if (text->len > 0)
    vedette_eagles_lines_add_text (lines, text->str, 0);
}

/**
 * vedette_eagles_list_rules:
 *
 * Returns: (transfer full) (element-type VedetteEaglesLine): the turn, and the house rules as they are
 */
GPtrArray *
vedette_eagles_list_rules (VedetteEaglesPaper *self)
{
  GPtrArray *lines = vedette_eagles_lines_new ();

  add_sequence (self, lines);
  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_TITLE, _("House rules"));
  for (guint group = 0; group < vedette_switch_table_get_n_groups (&vedette_eagles_switch_table); group++)
    add_house_rules (self, lines, (int) group);
  return lines;
}
