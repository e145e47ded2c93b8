/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When a line in reserve may come to the table. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-arrival.h"

#include <glib/gi18n-lib.h>

/* Returns: whether the line waits for an action or a die; without either it arrives when its players decide */
static gboolean
has_condition (VedetteFigure *figure)
{
  return vedette_figure_get_arrives_action (figure) > 0 || vedette_figure_get_arrives_die (figure) > 0;
}

/* Returns: whether its action has not been reached; a line for action 5 comes before that action is made */
gboolean
vedette_arrival_is_early (const VedetteSkirmish *skirmish,
                          VedetteFigure         *figure)
{
  return vedette_skirmish_game_get_action_no (skirmish->game) + 1 < vedette_figure_get_arrives_action (figure);
}

/* Returns: whether the line is in reserve and may arrive now, by its action or by the die that its players roll */
gboolean
vedette_arrival_is_due (const VedetteSkirmish *skirmish,
                        VedetteFigure         *figure)
{
  VedetteState state = vedette_skirmish_game_get_state (skirmish->game);

  return state != VEDETTE_STATE_SETUP && state != VEDETTE_STATE_OVER && vedette_figure_get_reserve (figure) &&
         vedette_figure_get_standing (figure) > 0 && has_condition (figure) &&
         !vedette_arrival_is_early (skirmish, figure);
}

/**
 * vedette_arrival_list_due:
 *
 * Returns: (transfer full) (nullable): the names of those of whom both sides know; %NULL if none is due
 */
char *
vedette_arrival_list_due (const VedetteSkirmish *skirmish)
{
  g_autoptr (GString) names = g_string_new (NULL);

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      if (vedette_figure_get_hidden (figure) || !vedette_arrival_is_due (skirmish, figure))
        continue;
      if (names->len > 0)
        g_string_append (names, C_("list of names", ", "));
      g_string_append (names, vedette_figure_get_name (figure));
    }
  return names->len > 0 ? g_string_free (g_steal_pointer (&names), FALSE) : NULL;
}

/**
 * vedette_arrival_describe:
 *
 * Returns: (transfer full) (nullable): on what the line comes; %NULL when its players say so
 */
char *
vedette_arrival_describe (VedetteFigure *figure)
{
  int action = vedette_figure_get_arrives_action (figure);
  int need = vedette_figure_get_arrives_die (figure), sides = vedette_figure_get_arrives_sides (figure);

  if (need > 0 && action > 0)
    /* Translators: of a reserve: the number of an action, what the die must show, and how many sides it has */
    return g_strdup_printf (_("From action %d on, with %d or more on a d%d"), action, need, sides);
  if (need > 0)
    /* Translators: of a reserve: what the die must show, and how many sides it has */
    return g_strdup_printf (_("With %d or more on a d%d"), need, sides);
  /* Translators: of a reserve: the number of an action */
  return action > 0 ? g_strdup_printf (_("At action %d of the battle"), action) : NULL;
}
