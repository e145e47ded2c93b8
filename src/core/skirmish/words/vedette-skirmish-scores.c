/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a side has done in a skirmish, in figures, and what it has lost. */

#include "vedette-config.h"

#include "core/skirmish/words/vedette-skirmish-story.h"

#include <glib/gi18n-lib.h>

#include "core/rules/story/vedette-score.h"
#include "core/skirmish/records/vedette-order-card.h"
#include "core/skirmish/state/vedette-reveal.h"

static gboolean
begins_action (const VedetteStepSet *set,
               gint64                game)
{
  return set->record == game && g_str_equal (set->property, "action-no") &&
         g_value_get_int (set->after) > g_value_get_int (set->before);
}

/**
 * vedette_skirmish_is_action:
 *
 * Returns: whether with this step the holder acted
 */
gboolean
vedette_skirmish_is_action (const VedetteSkirmish *self,
                            VedetteStep           *step)
{
  gint64 game = vedette_record_get_id (VEDETTE_RECORD (self->game));
  VedetteStepSet set;

  for (guint i = 0; i < vedette_step_get_n_changes (step) && vedette_step_may_mention (step, "action-no"); i++)
    if (vedette_step_get_nth_set (step, i, &set) && begins_action (&set, game))
      return TRUE;
  return FALSE;
}

/* The actions that a side made while it held */
static guint
count_actions (const VedetteSkirmish *self,
               gint64                 side)
{
  gint64 game = vedette_record_get_id (VEDETTE_RECORD (self->game)), holder = 0;
  guint n = 0;

  for (guint i = 0; i < vedette_battle_get_place (self->battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (self->battle, i);
      VedetteStepSet set;

      if (!vedette_step_may_mention (step, "holder") && !vedette_step_may_mention (step, "action-no"))
        continue;
      for (guint k = 0; k < vedette_step_get_n_changes (step); k++)
        {
          if (!vedette_step_get_nth_set (step, k, &set) || set.record != game)
            continue;
          if (g_str_equal (set.property, "holder"))
            holder = g_value_get_int64 (set.after);
          else if (begins_action (&set, game) && holder == side)
            n++;
        }
    }
  return n;
}

static void
add_men (const VedetteSkirmish *self,
         gint64                 side,
         const char            *party,
         const char            *audience,
         GListStore            *list)
{
  guint out = 0, men = 0;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE))
    {
      if (vedette_figure_get_side (figure) != side ||
          (audience != NULL && !vedette_reveal_may_see (self, vedette_record_get_id (VEDETTE_RECORD (figure)), NULL, audience)))
        continue;
      out += (guint) vedette_figure_get_out (figure);
      men += (guint) vedette_figure_get_count (figure);
    }
  if (men > 0)
    vedette_score_add_of (list, party, _(VEDETTE_LABEL_OUT), out, men);
}

/* Number and state of a card are no secret. */
static void
add_cards (const VedetteSkirmish *self,
           gint64                 side,
           const char            *party,
           GListStore            *list)
{
  guint done = 0, all = 0;

  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      if (vedette_order_card_get_side (card) != side)
        continue;
      all++;
      done += vedette_order_card_get_state (card) == VEDETTE_CARD_DONE ? 1 : 0;
    }
  if (all > 0)
    vedette_score_add_of (list, party, _("Cards done"), done, all);
}

/**
 * vedette_skirmish_fill_scores:
 * @party: "red" or "blue"
 * @losses: whether its losses are asked for, and not what it has done
 * @list: (element-type VedetteScore): where to
 *
 * Adds the figures of a side.
 */
void
vedette_skirmish_fill_scores (const VedetteSkirmish *self,
                              const char            *party,
                              const char            *audience,
                              gboolean               losses,
                              GListStore            *list)
{
  for (guint i = 0; i < 2; i++)
    {
      gint64 side = self->forces[i] != NULL ? vedette_record_get_id (VEDETTE_RECORD (self->forces[i])) : 0;

      if (side == 0 || !g_str_equal (vedette_skirmish_get_word (i), party))
        continue;
      if (!losses)
        vedette_score_add (list, party, _("Actions"), count_actions (self, side));
      else
        {
          add_men (self, side, party, audience, list);
          add_cards (self, side, party, list);
        }
    }
}
