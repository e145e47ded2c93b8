/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scores of a side in a skirmish: its actions, and its losses. */

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

/**
 * vedette_skirmish_fill_scores:
 * @party: a side
 * @losses: whether to add its losses and its order cards, instead of its actions
 * @list: (element-type VedetteScore): where to
 *
 * Adds the scores of a side.
 */
void
vedette_skirmish_fill_scores (const VedetteSkirmish *self,
                              VedetteParty          *party,
                              const char            *audience,
                              gboolean               losses,
                              GListStore            *list)
{
  guint out = 0, men = 0, done = 0, cards = 0;

  if (!losses)
    {
      vedette_score_add (list, party->id, _("Actions"), count_actions (self, party->record));
      return;
    }
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE))
    {
      if (vedette_figure_get_side (figure) != party->record ||
          (audience != NULL && !vedette_reveal_may_see (self, vedette_record_get_id (VEDETTE_RECORD (figure)), NULL, audience)))
        continue;
      out += (guint) vedette_figure_get_out (figure);
      men += (guint) vedette_figure_get_count (figure);
    }
  /* The number and the state of a card are not secret. */
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      if (vedette_order_card_get_side (card) != party->record)
        continue;
      cards++;
      done += vedette_order_card_get_state (card) == VEDETTE_CARD_DONE ? 1 : 0;
    }
  if (men > 0)
    vedette_score_add_of (list, party->id, _(VEDETTE_LABEL_OUT), out, men);
  if (cards > 0)
    vedette_score_add_of (list, party->id, _("Cards done"), done, cards);
}
