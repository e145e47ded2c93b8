/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several views of a token stack ask: how an owner looks, and what is said of him. */

#include "vedette-config.h"

#include "ui/stack/vedette-stack-look.h"

#include <glib/gi18n-lib.h>

#include "core/stack/words/vedette-stack-words.h"
#include "ui/widgets/vedette-listing.h"

/**
 * vedette_stack_find_party:
 * @parties: (element-type VedetteParty): all of the battle
 * @owner: (nullable): %NULL for the End token
 *
 * Returns: (transfer none) (nullable): how it looks
 */
VedetteParty *
vedette_stack_find_party (GListModel *parties,
                          gpointer    owner)
{
  gint64 id = owner != NULL ? vedette_record_get_id (owner) : 0;

  vedette_each (VedetteParty, party, parties)
    {
      /* The list holds it. */
      if (party->record == id)
        return party;
    }
  return NULL;
}

/* Returns: how often he, or any of them, has acted in this round, with the Turn that goes on */
guint
vedette_stack_count_acted (const VedetteStack *stack,
                           gpointer            owner)
{
  guint n = vedette_stack_game_get_owner (stack->game) == vedette_record_get_id (owner) ? 1 : 0;

  vedette_each (VedetteStackTurn, turn, vedette_battle_get_records (stack->battle, vedette_stack_turn_get_type ()))
    if (vedette_stack_turn_get_owner (turn) == vedette_record_get_id (owner) && vedette_stack_turn_get_actor (turn) != 0)
      n++;
  return n;
}

/**
 * vedette_stack_say_bag:
 * @n: how many tokens there are, the End token among them if it is in the bag
 *
 * Returns: (transfer full): what stands above them, in a fight or before one
 */
char *
vedette_stack_say_bag (const VedetteStack *stack,
                       guint               n)
{
  if (vedette_stack_is_on (stack, VEDETTE_STACK_ON_GAME))
    /* Translators: how many tokens are in the bag */
    return g_strdup_printf (_("In the Bag: %u"), n);
  /* Translators: how many tokens there will be in the bag in the next round */
  return g_strdup_printf (_("Next Round So Far: %u"), n);
}

/**
 * vedette_stack_add_effects:
 * @words: to which what is on him is added
 *
 * What is on somebody stands beside him (T-13).
 */
void
vedette_stack_add_effects (const VedetteStack *stack,
                           gpointer            record,
                           GString            *words)
{
  vedette_each (VedetteEffect, effect, vedette_battle_get_records (stack->battle, vedette_effect_get_type ()))
    {
      if (vedette_effect_get_whose (effect) == vedette_record_get_id (record))
        vedette_listing_take (words, _(" · "),
                              /* Translators: an effect on somebody, and how long it still lasts, as in “burning (3)” */
                              g_strdup_printf (_("%s (%d)"), vedette_effect_get_name (effect),
                                               vedette_effect_get_left (effect)));
    }
}

char *
vedette_stack_say_result (VedetteSession *session,
                          VedetteStep    *step)
{
  VedetteRules *rules = vedette_session_get_rules (session);
  VedetteStack stack;

  vedette_stack_read (&stack, vedette_session_get_battle (session));
  return vedette_stack_say_drawn (&stack, rules, step, vedette_rules_get_viewer (rules));
}

/**
 * vedette_stack_find_begun:
 *
 * Who acts on a token, and the end of the Turn, complete the line of the draw, because their sentences name the owner, too. A
 * draw before which other tokens were set aside keeps its own line.
 *
 * Returns: (transfer none) (nullable): the earlier step of the same Turn whose line @step completes
 */
VedetteStep *
vedette_stack_find_begun (VedetteSession *session,
                          VedetteStep    *step)
{
  static const char * const completing[] = { "act", "finish", "idle", "keep-turn", NULL };
  static const char * const turns[] = { "start", "draw", "act", "take-turn", "finish", "idle", "keep-turn", NULL };
  VedetteBattle *battle = vedette_session_get_battle (session);
  const char *kind;

  if (!g_strv_contains (completing, vedette_step_get_kind (step)))
    return NULL;
  /* What else happened in the Turn has lines of its own. */
  do
    step = vedette_battle_get_step (battle, vedette_step_get_after (step));
  while (step != NULL && !g_strv_contains (turns, vedette_step_get_kind (step)));
  if (step == NULL || json_object_has_member (vedette_step_get_facts (step), "discarded"))
    return NULL;
  kind = vedette_step_get_kind (step);
  return g_str_equal (kind, "draw") || g_str_equal (kind, "act") ? step : NULL;
}

/**
 * vedette_stack_find_mark:
 *
 * Returns: (transfer full) (nullable): whose token is entered, or whose token it is that somebody acts on
 */
VedetteParty *
vedette_stack_find_mark (VedetteSession *session,
                         VedetteOffer   *offer)
{
  const char *name = vedette_move_get_name (offer->move);
  VedetteStack stack;
  gpointer owner;

  if (g_str_equal (name, "draw"))
    return vedette_rules_find_party (vedette_session_get_rules (session), vedette_move_get_text (offer->move, "token"));
  if (!g_str_equal (name, "act"))
    return NULL;
  vedette_stack_read (&stack, vedette_session_get_battle (session));
  owner = vedette_stack_find (&stack, vedette_stack_game_get_owner (stack.game));
  if (owner == NULL)
    return NULL;
  {
    g_autofree char *word = vedette_stack_get_word (owner);

    return vedette_rules_find_party (vedette_session_get_rules (session), word);
  }
}

/**
 * vedette_stack_find_last:
 * @actor: (out) (optional): who acted on it, 0 for nobody
 *
 * Returns: the owner of the token that is out, or else of the last one of this round; 0 for none
 */
gint64
vedette_stack_find_last (const VedetteStack *stack,
                         gint64             *actor)
{
  GListModel *turns = vedette_battle_get_records (stack->battle, vedette_stack_turn_get_type ());
  guint n = g_list_model_get_n_items (turns);
  g_autoptr (VedetteStackTurn) last = n > 0 ? g_list_model_get_item (turns, n - 1) : NULL;
  gint64 owner = vedette_stack_game_get_owner (stack->game);

  if (actor != NULL)
    *actor = owner != 0 ? vedette_stack_game_get_actor (stack->game) : last != NULL ? vedette_stack_turn_get_actor (last) : 0;
  return owner != 0 ? owner : last != NULL ? vedette_stack_turn_get_owner (last) : 0;
}
