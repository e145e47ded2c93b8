/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be done now, and how it is put to the players. */

#include "vedette-config.h"

#include "core/stack/words/vedette-stack-words.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/stack/state/vedette-stack-round.h"

const VedetteKey vedette_stack_keys[] = {
  { VEDETTE_OFFER_ENTER, N_("What is due"), NULL },
  { "1", N_("Choose the first participant who can act, or enter the first owner’s token (2 to 9 for the others)"), NULL },
  { "0", N_("Enter the End token"), NULL },
  { "l", N_("Flee"), NULL },
  { "f", NULL, "add-effect" },
  { "Ctrl+E", NULL, "put-right" },
  { NULL },
};

static VedetteOffer *
add (VedetteRules     *rules,
     GListStore       *offers,
     const char       *name,
     VedetteOfferPlace place,
     const char       *key,
     VedetteAsk        ask)
{
  VedetteOffer *offer = vedette_rules_add_offer (rules, offers, name, place);

  if (key != NULL)
    vedette_offer_set_keys (offer, key, NULL);
  vedette_offer_set_ask (offer, ask, NULL);
  return offer;
}

static const char *
get_digit (guint i)
{
  static const char * const digits[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9" };

  return i < G_N_ELEMENTS (digits) ? digits[i] : NULL;
}

/* T-24: with a real bag each owner has a digit, and 0 is the End. */
static void
offer_tokens (const VedetteStack *self,
              VedetteRules       *rules,
              const char         *audience,
              GListStore         *offers)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  guint n = 0;
  VedetteOffer *end;

  for (guint i = 0; i < owners->len; i++)
    {
      g_autofree char *word = vedette_stack_get_word (owners->pdata[i]);
      VedetteOffer *offer;

      if (vedette_stack_get_int (owners->pdata[i], "tokens") == 0 ||
          !vedette_stack_may_see (self, vedette_record_get_id (owners->pdata[i]), NULL, audience))
        continue;
      offer = add (rules, offers, "draw", VEDETTE_OFFER_ACTION, get_digit (n++), VEDETTE_ASK_NOTHING);
      g_object_set (offer->move, "token", word, NULL);
      vedette_value_set_text (offer, label, vedette_stack_get_name (owners->pdata[i]));
    }
  end = add (rules, offers, "draw", VEDETTE_OFFER_ACTION, "0", VEDETTE_ASK_NOTHING);
  g_object_set (end->move, "token", VEDETTE_STACK_END_TOKEN, NULL);
  vedette_value_set_text (end, label, C_("token", "End"));
}

/* What tells those who may act from each other, for the GM */
static char *
say_actor (const VedetteStack *self,
           gpointer            actor)
{
  guint n = vedette_stack_count_turns (self, actor);
  /* Translators: how many times somebody has acted in this round */
  g_autofree char *turns = n == 0 ? g_strdup (_("no Turn yet")) : vedette_stack_say_turns (n);

  if (!VEDETTE_IS_ENEMY (actor))
    return g_steal_pointer (&turns);
  /* Translators: on a small button; the Initiative of an enemy, and how many times they have acted in this round, as in
   * “Init. 3 · 2 Turns” */
  return g_strdup_printf (_("Init. %d · %s"), vedette_enemy_get_initiative (actor), turns);
}

/* On a token of the enemies or the hired help any of them may act (T-17, T-18). */
static void
offer_actors (const VedetteStack *self,
              VedetteRules       *rules,
              const char         *audience,
              GListStore         *offers)
{
  g_autoptr (GListStore) choices = g_list_store_new (VEDETTE_TYPE_CHOICE);

  vedette_stack_list_able (NULL, self, choices);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (choices)); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (G_LIST_MODEL (choices), i);
      VedetteOffer *offer = add (rules, offers, "act", VEDETTE_OFFER_ACTION, get_digit (i), VEDETTE_ASK_NOTHING);

      g_object_set (offer->move, "who", choice->id, NULL);
      vedette_value_set_text (offer, label, choice->label);
      if (vedette_stack_knows_all (audience))
        vedette_value_take_text (offer, detail, say_actor (self, vedette_stack_find (self, choice->id)));
    }
}

/* Of several who may act it says who does, and that it is the same as last time. */
static void
label_finish (const VedetteStack *self,
              gpointer            actor,
              VedetteOffer       *finish)
{
  gint64 id = vedette_record_get_id (actor);
  gboolean last = id == vedette_stack_game_get_last_enemy (self->game) || id == vedette_stack_game_get_last_hired (self->game);

  vedette_value_take_text (finish, label,
                           /* Translators: on a button; the name of a participant, such as “Orcs” */
                           last ? g_strdup_printf (_("%s Again"), vedette_stack_get_name (actor))
                                /* Translators: on a button; the name of a participant, such as “Orcs” */
                                : g_strdup_printf (_("End Turn: %s"), vedette_stack_get_name (actor)));
}

static void
offer_turn (const VedetteStack *self,
            VedetteRules       *rules,
            const char         *audience,
            GListStore         *offers)
{
  VedetteOffer *finish = add (rules, offers, "finish", VEDETTE_OFFER_DUE, VEDETTE_OFFER_ENTER, VEDETTE_ASK_NOTHING);

  gint64 actor = vedette_stack_game_get_actor (self->game);

  if (actor != 0)
    g_object_set (finish->move, "who", actor, NULL);
  if (actor != 0 && actor != vedette_stack_game_get_owner (self->game))
    label_finish (self, vedette_stack_find (self, actor), finish);
  if (vedette_stack_game_get_phase (self->game) != VEDETTE_STACK_TURN_CHARACTER)
    offer_actors (self, rules, audience, offers);
  add (rules, offers, "idle", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
  if (vedette_stack_about_get_level (self->about) == VEDETTE_LEVEL_FULL)
    add (rules, offers, "keep-turn", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
}

/* Between two tokens, a Turn that was kept may be taken (A-T18). */
static void
offer_kept (const VedetteStack *self,
            VedetteRules       *rules,
            const char         *audience,
            GListStore         *offers)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    {
      gint64 id = vedette_record_get_id (owners->pdata[i]);
      VedetteOffer *offer;

      if (vedette_round_find_kept (self, owners->pdata[i]) == NULL || !vedette_stack_has_able (self, owners->pdata[i]) ||
          !vedette_stack_may_see (self, id, NULL, audience))
        continue;
      offer = add (rules, offers, "take-turn", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
      g_object_set (offer->move, "of", id, NULL);
      vedette_value_take_text (offer, label,
                               /* Translators: on a button; who has kept a Turn and may take it now, such as “Mira” */
                               g_strdup_printf (_("Take Kept Turn: %s"), vedette_stack_get_name (owners->pdata[i])));
    }
}

static void
offer_round_end (const VedetteStack *self,
                 VedetteRules       *rules,
                 GListStore         *offers)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "round-end");
  VedetteOffer *offer = add (rules, offers, "confirm", VEDETTE_OFFER_DUE, VEDETTE_OFFER_ENTER, VEDETTE_ASK_WITH_SHIFT);
  gboolean last = TRUE;

  for (int step = (int) vedette_stack_game_get_step (self->game) + 1; step <= VEDETTE_STACK_STEP_CAP; step++)
    last &= !vedette_round_has_step (self, edit, (VedetteStackStep) step);
  if (last)
    vedette_value_take_text (offer, label,
                             /* Translators: the number of a round, such as 3 */
                             g_strdup_printf (_("Begin Round %d"), vedette_stack_game_get_round (self->game) + 1));
}

static void
offer_setup (VedetteRules *rules,
             gboolean      ready,
             GListStore   *offers)
{
  if (ready)
    add (rules, offers, "start", VEDETTE_OFFER_DUE, VEDETTE_OFFER_ENTER, VEDETTE_ASK_NOTHING);
  add (rules, offers, "add-participants", ready ? VEDETTE_OFFER_MAY : VEDETTE_OFFER_DUE, ready ? NULL : VEDETTE_OFFER_ENTER,
       VEDETTE_ASK_FIRST);
  if (!ready)
    add (rules, offers, "start", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
}

static void
offer_tools (VedetteRules *rules,
             const char   *audience,
             gboolean      decided,
             GListStore   *offers)
{
  VedetteOffer *flee;

  add (rules, offers, "out", VEDETTE_OFFER_TOOL, "x", VEDETTE_ASK_FIRST);
  flee = add (rules, offers, "out", VEDETTE_OFFER_TOOL, "l", VEDETTE_ASK_FIRST);
  g_object_set (flee->move, "how", VEDETTE_STACK_FLED, NULL);
  vedette_value_set_text (flee, label, _("Flee"));
  vedette_value_set_text (add (rules, offers, "add-effect", VEDETTE_OFFER_TOOL, "f", VEDETTE_ASK_FIRST), label,
                          C_("offer", "Effect"));
  /* Whether anybody can arrive is the GM's. */
  if (vedette_stack_knows_all (audience))
    add (rules, offers, "arrive", VEDETTE_OFFER_TOOL, "a", VEDETTE_ASK_FIRST);
  add (rules, offers, "put-right", VEDETTE_OFFER_TOOL, "Ctrl+E", VEDETTE_ASK_FIRST);
  add (rules, offers, "add-participants", VEDETTE_OFFER_TOOL, "p", VEDETTE_ASK_FIRST);
  add (rules, offers, "rebalance", VEDETTE_OFFER_TOOL, NULL, VEDETTE_ASK_FIRST);
  if (!decided)
    {
      add (rules, offers, "next-encounter", VEDETTE_OFFER_TOOL, NULL, VEDETTE_ASK_NOTHING);
      add (rules, offers, "end", VEDETTE_OFFER_TOOL, NULL, VEDETTE_ASK_NOTHING);
    }
}

void
vedette_stack_fill_offers (const VedetteStack *self,
                           VedetteRules       *rules,
                           const char         *audience,
                           GListStore         *offers)
{
  gboolean decided = self->game != NULL && (vedette_stack_knows_all (audience) ? vedette_stack_is_decided (self)
                                                                               : vedette_stack_seems_decided (self));

  if (self->game == NULL)
    return;
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON (SETUP)))
    offer_setup (rules, !decided, offers);
  else if (vedette_stack_is_on (self, VEDETTE_STACK_ON (OVER)))
    add (rules, offers, "next-encounter", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
  else if (vedette_stack_is_on (self, VEDETTE_STACK_ON_TURN))
    offer_turn (self, rules, audience, offers);
  else if (vedette_stack_is_on (self, VEDETTE_STACK_ON (ROUND_END)))
    offer_round_end (self, rules, offers);
  else if (vedette_stack_about_get_bag (self->about) == VEDETTE_STACK_BAG_REAL)
    offer_tokens (self, rules, audience, offers);
  else
    add (rules, offers, "draw", VEDETTE_OFFER_DUE, VEDETTE_OFFER_ENTER, VEDETTE_ASK_NOTHING);
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON (READY)))
    offer_kept (self, rules, audience, offers);
  /* Nobody is left on one side (rules.md 8.2): the end is offered, and no more than that. */
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON_GAME) && decided)
    {
      add (rules, offers, "end", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
      add (rules, offers, "next-encounter", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
    }
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON_GAME))
    offer_tools (rules, audience, decided, offers);
}
