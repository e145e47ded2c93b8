/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An opposed roll as far as it is known before the dice lie: who rolls for each side, what he adds, and what may come. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-roll.h"

#include <glib/gi18n-lib.h>

/* The army commander makes the opening roll (E-29), the senior officer present any other (E-32); a challenger may have said
 * which of them it is. */
static gpointer
find_roller (const VedetteEagles *eagles,
             gpointer             army)
{
  gpointer challenger, leader;

  if (!vedette_eagles_is_on (eagles, VEDETTE_EAGLES_ON_STEALING))
    return vedette_army_get_fallen (army) ? NULL : army;
  challenger = vedette_eagles_find (eagles, vedette_division_get_type (), vedette_eagles_game_get_challenger (eagles->game));
  leader = vedette_eagles_find_command (eagles, vedette_eagles_game_get_leader (eagles->game));
  if (challenger == NULL || vedette_eagles_get_army_of (eagles, challenger) != army)
    return vedette_eagles_get_senior (eagles, vedette_eagles_get_active (eagles));
  return leader != NULL ? leader : vedette_eagles_get_senior (eagles, challenger);
}

void
vedette_eagles_roll_read (VedetteEaglesRoll   *self,
                          const VedetteEagles *eagles)
{
  gpointer active = vedette_eagles_get_active (eagles);

  self->holder = VEDETTE_EAGLES_NOBODY;
  if (vedette_eagles_is_on (eagles, VEDETTE_EAGLES_ON_STEALING) && active != NULL)
    self->holder = (int) vedette_eagles_get_side (eagles, vedette_eagles_get_army_of (eagles, active));
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (eagles, (VedetteEaglesSide) side);
      gpointer command = find_roller (eagles, army);

      self->sides[side] = (VedetteEaglesRoller){ .army = army,
                                                 .command = command,
                                                 .modifier = vedette_eagles_get_modifier (eagles, command),
                                                 .points = MAX (0, vedette_army_get_allocated (army)) };
    }
}

/* Who has no commander left rolls with a rating of 0 (A-E32), which is that of an average one.
 *
 * Returns: the side with the higher rating, whether or not it is a modifier; %VEDETTE_EAGLES_NOBODY if they are equal */
static int
find_higher_rating (const VedetteEaglesRoll *self)
{
  int ratings[VEDETTE_N_EAGLES_SIDES];

  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    ratings[side] = self->sides[side].command != NULL ? vedette_eagles_get_int (self->sides[side].command, "rating")
                                                      : (int) VEDETTE_EAGLES_AVERAGE;
  if (ratings[VEDETTE_EAGLES_RED] == ratings[VEDETTE_EAGLES_BLUE])
    return VEDETTE_EAGLES_NOBODY;
  return ratings[VEDETTE_EAGLES_RED] > ratings[VEDETTE_EAGLES_BLUE] ? VEDETTE_EAGLES_RED : VEDETTE_EAGLES_BLUE;
}

static int
settle_open (const VedetteEaglesRoll *self,
             const VedetteEagles     *eagles)
{
  gpointer last;

  switch ((VedetteTieOpen) vedette_eagles_get_switch (eagles, "tie-open"))
    {
    case VEDETTE_TIE_OPEN_LAST_OWNER:
      last = vedette_eagles_find (eagles, vedette_army_get_type (), vedette_eagles_game_get_last_owner (eagles->game));
      return last != NULL ? (int) vedette_eagles_get_side (eagles, last) : VEDETTE_EAGLES_NOBODY;
    case VEDETTE_TIE_OPEN_HIGHER_RATING:
      return find_higher_rating (self);
    case VEDETTE_TIE_OPEN_REROLL:
    default:
      return VEDETTE_EAGLES_NOBODY;
    }
}

/**
 * vedette_eagles_roll_settle_tie:
 * @again: (out): whether both roll again
 *
 * Returns: the side that has won when the totals are equal (A-E03); meaningless if they roll again
 */
int
vedette_eagles_roll_settle_tie (const VedetteEaglesRoll *self,
                                const VedetteEagles     *eagles,
                                gboolean                *again)
{
  VedetteTieSteal how = (VedetteTieSteal) vedette_eagles_get_switch (eagles, "tie-steal");
  int winner = self->holder;

  *again = FALSE;
  if (self->holder == VEDETTE_EAGLES_NOBODY)
    {
      winner = settle_open (self, eagles);
      *again = winner == VEDETTE_EAGLES_NOBODY;
    }
  else if (how == VEDETTE_TIE_STEAL_REROLL)
    *again = TRUE;
  else if (how == VEDETTE_TIE_STEAL_HIGHER_RATING && find_higher_rating (self) != VEDETTE_EAGLES_NOBODY)
    winner = find_higher_rating (self);
  return winner;
}

/* What a tie comes to, as one side sees it */
VedetteEaglesTie
vedette_eagles_roll_get_tie (const VedetteEaglesRoll *self,
                             const VedetteEagles     *eagles,
                             VedetteEaglesSide        side)
{
  gboolean again;
  int winner = vedette_eagles_roll_settle_tie (self, eagles, &again);

  if (again)
    return VEDETTE_EAGLES_TIE_REROLL;
  return winner == (int) side ? VEDETTE_EAGLES_TIE_OWN : VEDETTE_EAGLES_TIE_HOLDER;
}

/**
 * vedette_eagles_get_steal_chance:
 * @challenger: a division that could challenge the active one now
 *
 * Returns: (transfer full) (nullable): the chance that it steals the initiative if nobody adds points; %NULL if no division is
 *   active
 */
VedetteFraction *
vedette_eagles_get_steal_chance (const VedetteEagles *eagles,
                                 gpointer             challenger)
{
  gpointer active = vedette_eagles_get_active (eagles);
  gpointer divisions[] = { challenger, active };
  g_auto (VedetteEaglesOpposed) odds = { NULL };
  VedetteEaglesRoll roll;
  VedetteEaglesSide side;

  if (active == NULL)
    return NULL;
  roll.holder = (int) vedette_eagles_get_side (eagles, vedette_eagles_get_army_of (eagles, active));
  for (guint i = 0; i < G_N_ELEMENTS (divisions); i++)
    {
      gpointer army = vedette_eagles_get_army_of (eagles, divisions[i]);
      gpointer command = vedette_eagles_get_senior (eagles, divisions[i]);

      roll.sides[vedette_eagles_get_side (eagles, army)] =
        (VedetteEaglesRoller){ .army = army, .command = command, .modifier = vedette_eagles_get_modifier (eagles, command) };
    }
  side = vedette_eagles_get_side (eagles, vedette_eagles_get_army_of (eagles, challenger));
  vedette_eagles_odds_opposed (roll.sides[side].modifier - roll.sides[roll.holder].modifier,
                               vedette_eagles_roll_get_tie (&roll, eagles, side), &odds);
  return g_steal_pointer (&odds.win);
}

/* Adds an outcome, unless it cannot come. The dice of this system have so few cases that any fraction is a chance. */
void
vedette_eagles_add_chance (VedetteBreakdown      *working,
                           const char            *id,
                           const char            *label,
                           const VedetteFraction *fraction)
{
  g_autofree char *text = vedette_fraction_to_string (fraction);
  VedetteChance chance;

  if (vedette_chance_parse (text, &chance) && chance.num != 0)
    vedette_breakdown_add_outcome (working, id, label, chance);
}

/**
 * vedette_eagles_add_outcomes:
 * @difference: what one side adds, less what the other does
 * @tie: what equal totals come to for it
 * @winner: what it is called that it wins
 * @loser: and that it loses
 */
void
vedette_eagles_add_outcomes (VedetteBreakdown *working,
                             int               difference,
                             VedetteEaglesTie  tie,
                             const char       *winner,
                             const char       *loser)
{
  g_auto (VedetteEaglesOpposed) odds = { NULL };

  vedette_eagles_odds_opposed (difference, tie, &odds);
  vedette_eagles_add_chance (working, "win", winner, odds.win);
  vedette_eagles_add_chance (working, "lose", loser, odds.lose);
  vedette_eagles_add_chance (working, "ends", _("17 or more: the turn ends"), odds.ends);
}

/* The head of a row or a column: so many points; the numbers of a chart need no words */
static char *
say_points (int points)
{
  return g_strdup_printf ("%d", points);
}

/**
 * vedette_eagles_add_range_chart:
 * @side: whose chances they are
 *
 * Adds the chances of one side for every number of points that either may allocate, in a range that is always the same, so
 * that it tells nothing of a pool (A-E37).
 */
void
vedette_eagles_add_range_chart (VedetteBreakdown        *working,
                                const VedetteEaglesRoll *roll,
                                const VedetteEagles     *eagles,
                                VedetteEaglesSide        side)
{
  const VedetteEaglesRoller *own = &roll->sides[side], *other = &roll->sides[1 - (int) side];
  VedetteEaglesTie tie = vedette_eagles_roll_get_tie (roll, eagles, side);
  g_autoptr (GStrvBuilder) heads = g_strv_builder_new (), cells = g_strv_builder_new ();
  g_auto (GStrv) head_list = NULL, cell_list = NULL;
  g_autofree char *name = vedette_eagles_say (eagles, own->army), *label = NULL;

  for (int points = 0; points <= VEDETTE_EAGLES_SHOWN_POINTS; points++)
    {
      g_autofree char *head = say_points (points);

      g_strv_builder_add (heads, head);
      for (int against = 0; against <= VEDETTE_EAGLES_SHOWN_POINTS; against++)
        {
          g_auto (VedetteEaglesOpposed) odds = { NULL };
          g_autofree char *percent = NULL;

          vedette_eagles_odds_opposed (own->modifier + points - other->modifier - against, tie, &odds);
          percent = vedette_fraction_percent (odds.win);
          g_strv_builder_add (cells, percent);
        }
    }
  head_list = g_strv_builder_end (heads);
  cell_list = g_strv_builder_end (cells);
  /* Translators: the heading of a table: the army, whose points are the rows; the points of the other one are the columns */
  label = g_strdup_printf (_("How often %s wins: its points in rows, the enemy’s in columns"), name);
  vedette_breakdown_add_chart (working, vedette_eagles_get_word (eagles, own->army), label, (const char * const *) head_list,
                               (const char * const *) head_list, (const char * const *) cell_list);
}
