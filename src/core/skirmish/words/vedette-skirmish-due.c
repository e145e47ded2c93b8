/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is due in a skirmish, spelled out, and what is worth knowing of it before it is done. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-candidates.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/words/vedette-skirmish-words.h"

/**
 * vedette_skirmish_get_due:
 *
 * Returns: (transfer full): what is to be done next, as a sentence
 */
char *
vedette_skirmish_get_due (const VedetteSkirmish *self)
{
  const char *holder = vedette_skirmish_get_side_name (self, vedette_skirmish_get_holder (self));
  const char *passive = vedette_skirmish_get_side_name (self, vedette_skirmish_get_passive (self));

  switch (vedette_skirmish_game_get_state (self->game))
    {
    case VEDETTE_STATE_ACT_FREE:
      /* Translators: the name of a side, which may be singular or plural, such as “Red” or “Saxons”: no verb goes by it */
      return g_strdup_printf (_("Action: %s"), holder);
    case VEDETTE_STATE_ACT_RESTRICTED:
      if (*vedette_skirmish_game_get_nominee_name (self->game) == '\0')
        /* Translators: the name of a side, such as “Red” */
        return g_strdup_printf (_("First action: %s"), holder);
      /* Translators: the name of a side, and of the figure that took the initiative */
      return g_strdup_printf (_("First action: %s, with %s"), holder,
                              vedette_skirmish_game_get_nominee_name (self->game));
    case VEDETTE_STATE_CONTACT_MELEE:
      return g_strdup (_("Fight a round of melee"));
    case VEDETTE_STATE_REACT_MELEE:
      return g_strdup (_("Fight a round of melee in reaction"));
    case VEDETTE_STATE_DUEL_NOMINATE:
      /* Translators: the name of a side, such as “Red” */
      return g_strdup_printf (_("%s lost the duel and rolls"),
                              vedette_skirmish_get_side_name (self, vedette_duel_get_roller (self)));
    case VEDETTE_STATE_NOMINATE:
      /* Translators: the name of a side, such as “Red” */
      return g_strdup_printf (_("Snatch roll: %s"), passive);
    case VEDETTE_STATE_GENERAL_MELEE:
      return g_strdup (_("Everyone in contact fights a round"));
    case VEDETTE_STATE_OVER:
      return g_strdup (_("The battle is over"));
    case VEDETTE_STATE_SETUP:
    default:
      return g_strdup (_("Choose who starts"));
    }
}

static gboolean
is_melee_due (const VedetteSkirmish *self)
{
  return vedette_skirmish_is_in (self, VEDETTE_IN (CONTACT_MELEE) | VEDETTE_IN (REACT_MELEE) | VEDETTE_IN (GENERAL_MELEE));
}

/* Who fights the round that is due, a fight to a line */
static char *
list_fights (const VedetteSkirmish *self)
{
  g_auto (GStrv) fights = vedette_fights_list_due (self);

  return *fights != NULL ? g_strjoinv ("\n", fights) : NULL;
}

static gboolean
may_see (VedetteRules  *rules,
         VedetteFigure *figure,
         const char    *audience)
{
  return vedette_rules_may_see (rules, vedette_record_get_id (VEDETTE_RECORD (figure)), NULL, audience);
}

static VedetteMove *
new_roll (VedetteRules  *rules,
          VedetteFigure *figure,
          gboolean       reach)
{
  VedetteMove *move = vedette_rules_new_move (rules, "snatch", NULL, NULL);
  g_autoptr (VedetteIds) nominee = vedette_ids_new_one (vedette_record_get_id (VEDETTE_RECORD (figure)));

  g_object_set (move, "nominee", nominee, "reach", reach ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
  return move;
}

/* The one who rolled last for that side, if he still can, else the best; (nullable) */
static VedetteFigure *
find_next (const VedetteSkirmish *self,
           VedetteRules          *rules,
           gint64                 side,
           const char            *audience)
{
  gint64 last = vedette_skirmish_game_get_last_nominee (self->game);
  VedetteFigure *best = NULL;

  vedette_each_new (VedetteCandidate, candidate, vedette_candidates_rank (self->battle, side, FALSE))
    {
      VedetteFigure *figure = candidate->figure;

      if (!vedette_candidate_is_possible (candidate) || !may_see (rules, figure, audience))
        continue;
      if (vedette_record_get_id (VEDETTE_RECORD (figure)) == last)
        return figure;
      if (best == NULL)
        best = figure;
    }
  return best;
}

/**
 * vedette_skirmish_get_next_roll:
 * @whose: (out): whose it is, in words
 *
 * Returns: (transfer full) (nullable): the attempt that is due with the last nominee, or else the best; or the attempt that
 *   the passive side makes after the action that is due
 */
VedetteMove *
vedette_skirmish_get_next_roll (const VedetteSkirmish *self,
                                VedetteRules          *rules,
                                const char            *audience,
                                char                 **whose)
{
  gboolean is_due = vedette_skirmish_is_in (self, VEDETTE_IN (NOMINATE)), is_last;
  gint64 side = is_due ? vedette_duel_get_roller (self) : vedette_skirmish_get_passive (self);
  VedetteFigure *next;

  if (!is_due && !vedette_skirmish_is_in (self, VEDETTE_IN (ACT_FREE) | VEDETTE_IN (ACT_RESTRICTED)))
    return NULL;
  next = find_next (self, rules, side, audience);
  if (next == NULL)
    return NULL;
  is_last = vedette_record_get_id (VEDETTE_RECORD (next)) == vedette_skirmish_game_get_last_nominee (self->game);
  if (!is_due)
    /* Translators: the name of a side; below it stands the number that it will need */
    *whose = g_strdup_printf (_("Then %s needs"), vedette_skirmish_get_side_name (self, side));
  else if (is_last)
    /* Translators: the name of a figure or a side; below it stands the number that is needed now */
    *whose = g_strdup_printf (_("%s needs"), vedette_figure_get_name (next));
  else
    /* Translators: the figure with the best chance; below it stands the number that it needs */
    *whose = g_strdup_printf (_("Best: %s"), vedette_figure_get_name (next));
  return new_roll (rules, next, is_last &&
                                  g_strv_contains (vedette_skirmish_game_get_last_ticks (self->game), "reach"));
}

/* What the attempt would come to with the same man as last time */
static char *
say_same_man (const VedetteSkirmish *self,
              VedetteRules          *rules,
              const char            *audience)
{
  VedetteFigure *last = vedette_skirmish_find_figure (self, vedette_skirmish_game_get_last_nominee (self->game));
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autofree char *percent = NULL;

  if (last == NULL || !may_see (rules, last, audience))
    return NULL;
  move = new_roll (rules, last, g_strv_contains (vedette_skirmish_game_get_last_ticks (self->game), "reach"));
  breakdown = vedette_rules_preview (rules, move);
  percent = vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "success"));
  /* Translators: a figure, the number that it needs, and the chance as a percentage */
  return g_strdup_printf (_("%s, the last nominee, needs %d · %s"), vedette_figure_get_name (last),
                          breakdown->need, percent);
}

/**
 * vedette_skirmish_get_due_hint:
 * @audience: (nullable): for whom it is, as in vedette_rules_get_status()
 * @rule: (out) (nullable): the id of the rule behind the hint
 *
 * Returns: (transfer full) (nullable): what is worth knowing before it is done: who fights, what the roll would come to
 */
char *
vedette_skirmish_get_due_hint (const VedetteSkirmish *self,
                               VedetteRules          *rules,
                               const char            *audience,
                               const char           **rule)
{
  static const struct
  {
    guint states;
    const char *rule;
  } behind[] = {
    { VEDETTE_IN (SETUP), "S-35" },         { VEDETTE_IN (ACT_FREE), "S-03" },      { VEDETTE_IN (NOMINATE), "S-12" },
    { VEDETTE_IN (CONTACT_MELEE), "S-44" }, { VEDETTE_IN (REACT_MELEE), "S-54" },  { VEDETTE_IN (GENERAL_MELEE), "S-46" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (behind); i++)
    if (vedette_skirmish_is_in (self, behind[i].states))
      *rule = behind[i].rule;
  if (vedette_skirmish_is_in (self, VEDETTE_IN (ACT_FREE)))
    return g_strdup (_("Choose an action, or press its key."));
  if (vedette_skirmish_is_in (self, VEDETTE_IN (OVER)))
    return g_strdup (_("Use Undo to go back."));
  if (vedette_skirmish_is_in (self, VEDETTE_IN (SETUP)))
    return g_strdup (_("First write order cards in Orders."));
  if (is_melee_due (self))
    return list_fights (self);
  return vedette_skirmish_is_in (self, VEDETTE_IN (NOMINATE)) ? say_same_man (self, rules, audience) : NULL;
}
