/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the players may do now, in the order in which they are to see it, with the words and keys for it. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/state/vedette-arrival.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-limits.h"
#include "core/skirmish/words/vedette-skirmish-words.h"

/* The most letters of an order on a button */
#define MOST_LETTERS 40

/* The offers as they are made */
typedef struct
{
  VedetteRules *rules;
  const char *audience;
  GListStore *list;
  const VedetteSkirmish *skirmish;
} Offers;

/* What has a key besides that of its move. Those of the first action are the numbers of the rules' own page (S-27 to S-34). */
enum
{
  KEY_FULL_SPEED,
  KEY_ENGAGE,
  KEY_SIGHT,
  KEY_LEAVE,
  KEY_CARD,
  KEY_LOSSES,
  KEY_NO_CONTACT,
  KEY_REACT_ENGAGE,
  KEY_REACT_RUN,
  KEY_END,
  KEY_CARD_DONE,
  KEY_PUT_RIGHT,
  NO_KEY,
};

const VedetteKey vedette_skirmish_keys[] = {
  [KEY_FULL_SPEED] = { "1", N_("Advance at Full Speed") },
  [KEY_ENGAGE] = { "2", N_("Engage in Melee") },
  [KEY_SIGHT] = { "3", N_("Enter or Leave Sight") },
  [KEY_LEAVE] = { "4", N_("Run off the Table") },
  [KEY_CARD] = { "5", N_("Carry Out Card") },
  [KEY_LOSSES] = { "l", N_("Record Losses…") },
  [KEY_NO_CONTACT] = { "n", N_("Skip: Nobody in Contact") },
  [KEY_REACT_ENGAGE] = { "e", N_("Engage in Reaction") },
  [KEY_REACT_RUN] = { "u", N_("Run in Reaction") },
  [KEY_END] = { "g", NULL, "end" },
  [KEY_CARD_DONE] = { "i", N_("Mark Card as Done") },
  [KEY_PUT_RIGHT] = { "Ctrl+E", NULL, "put-right" },
  [NO_KEY] = { NULL, NULL },
};

/* @label: (nullable): instead of that of the move */
static VedetteOffer *
add (Offers            *self,
     const char        *move,
     VedetteOfferPlace  place,
     const char        *label)
{
  VedetteOffer *offer = vedette_rules_add_offer (self->rules, self->list, move, place);

  if (label != NULL)
    vedette_value_set_text (offer, label, label);
  return offer;
}

static VedetteOffer *
add_with_key (Offers            *self,
              const char        *move,
              VedetteOfferPlace  place,
              guint              key)
{
  VedetteOffer *offer = add (self, move, place, vedette_rules_get_key_label (self->rules, &vedette_skirmish_keys[key]));

  vedette_offer_set_keys (offer, vedette_skirmish_keys[key].key, NULL);
  return offer;
}

/* What comes next, by Enter */
static VedetteOffer *
add_next (Offers     *self,
          const char *move,
          const char *label)
{
  VedetteOffer *offer = add (self, move, VEDETTE_OFFER_DUE, label);

  vedette_offer_set_keys (offer, VEDETTE_OFFER_ENTER, NULL);
  return offer;
}

static VedetteLevel
get_level (Offers *self)
{
  return vedette_about_get_level (self->skirmish->about);
}

/* At Full, or with Shift, who and where is asked before a move is made. */
static void
ask (Offers       *self,
     VedetteOffer *offer,
     const char   *dialog)
{
  vedette_offer_set_ask (offer, get_level (self) == VEDETTE_LEVEL_FULL ? VEDETTE_ASK_FIRST : VEDETTE_ASK_WITH_SHIFT, dialog);
}

static gboolean
has_roster (Offers *self)
{
  return g_list_model_get_n_items (vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGURE)) > 0;
}

static gboolean
is_open (Offers       *self,
         VedetteOffer *offer,
         gboolean      agreed)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (self->rules, offer->move);

  return agreed ? !ruling->is_final : ruling->verdict == VEDETTE_VERDICT_ALLOWED;
}

static void
add_beginner (Offers     *self,
              guint       side,
              const char *key)
{
  /* Translators: on a button; the name of the side that has the first action */
  g_autofree char *label = g_strdup_printf (_("Start with %s"), vedette_force_get_name (self->skirmish->forces[side]));
  VedetteOffer *offer = add (self, "start", VEDETTE_OFFER_DUE, label);

  vedette_offer_set_keys (offer, key, NULL);
  g_object_set (offer->move, "holder", vedette_record_get_id (VEDETTE_RECORD (self->skirmish->forces[side])), NULL);
}

/* A-S22: where the players choose, neither side is more due than the other. */
static void
add_start (Offers *self)
{
  switch (vedette_skirmish_switches_get_start (self->skirmish->switches))
    {
    case VEDETTE_START_ROLL_OFF:
      vedette_offer_set_ask (add_next (self, "start", _("Roll Off…")), VEDETTE_ASK_FIRST, "roll-off");
      break;
    case VEDETTE_START_SIDE_A:
      add_beginner (self, 0, VEDETTE_OFFER_ENTER);
      break;
    case VEDETTE_START_SIDE_B:
      add_beginner (self, 1, VEDETTE_OFFER_ENTER);
      break;
    case VEDETTE_START_CHOOSE:
    default:
      add_beginner (self, 0, "1");
      add_beginner (self, 1, "2");
      break;
    }
}

static const struct
{
  VedetteIntention option;
  const char *move;
  guint key; /* NO_KEY: that of the move, and its label */
} first_actions[] = {
  { VEDETTE_INTENTION_FULL_SPEED, "march", KEY_FULL_SPEED },
  { VEDETTE_INTENTION_ENGAGE, "charge", KEY_ENGAGE },
  { VEDETTE_INTENTION_SHOOT, "shoot", NO_KEY },
  { VEDETTE_INTENTION_SIGHT, "march", KEY_SIGHT },
  { VEDETTE_INTENTION_LEAVE, "march", KEY_LEAVE },
  { VEDETTE_INTENTION_CARD, "task", KEY_CARD },
};

/* Shortens a text to one line that a button has room for. */
static char *
shorten (const char *text)
{
  g_autofree char *line = g_strdelimit (g_strdup (text), "\n\r\t", ' ');
  g_autofree char *start = NULL;

  if (g_utf8_strlen (line, -1) <= MOST_LETTERS)
    return g_steal_pointer (&line);
  start = g_utf8_substring (line, 0, MOST_LETTERS - 1);
  return g_strconcat (start, "…", NULL);
}

/* Names on the button what the card orders. The card was claimed with the roll, so that both sides may know; a target that
 * some may not see has no name. */
static void
name_card (Offers       *self,
           VedetteOffer *offer)
{
  VedetteOrderCard *card = vedette_card_object_find_binding (self->skirmish);
  gint64 target = vedette_order_card_get_target (card);
  gboolean seen = target == 0 || vedette_rules_may_see (self->rules, target, NULL, VEDETTE_AUDIENCE_ALL);
  g_autofree char *object = seen ? vedette_card_object_name (self->skirmish, card) : NULL;
  const char *order = vedette_order_card_get_order (card);
  g_autofree char *shown = NULL;

  if (*order == '\0')
    order = object;
  shown = order != NULL ? shorten (order) : NULL;
  if (shown != NULL)
    /* Translators: what a claimed order card orders, in the players’ words, such as “Kill Sir Guy” */
    vedette_value_take_text (offer, label, g_strdup_printf (_("Carry Out: “%s”"), shown));
}

static void
add_first_action (Offers   *self,
                  guint     i,
                  gboolean  said)
{
  guint key = first_actions[i].key;
  VedetteOffer *offer = key == NO_KEY ? add (self, first_actions[i].move, VEDETTE_OFFER_DUE, NULL)
                                      : add_with_key (self, first_actions[i].move, VEDETTE_OFFER_DUE, key);

  if (first_actions[i].option == VEDETTE_INTENTION_CARD)
    name_card (self, offer);
  /* Whoever knows its own key need not look where it stands. */
  if (said)
    {
      g_autofree char *own = g_strdup (offer->key);

      vedette_offer_set_keys (offer, VEDETTE_OFFER_ENTER, own);
    }
  g_object_set (offer->move, "option", first_actions[i].option, NULL);
  ask (self, offer, NULL);
}

/* What was said before the roll is ready under Enter (A-S10). */
static void
add_first_actions (Offers *self)
{
  VedetteIntention said = vedette_skirmish_game_get_intention (self->skirmish->game);
  gboolean by_card = vedette_card_object_find_binding (self->skirmish) != NULL;

  /* He is not held to a card whose target has fallen since (A-S47). */
  if (said == VEDETTE_INTENTION_CARD && !by_card)
    said = VEDETTE_INTENTION_UNTRACKED;
  for (guint i = 0; i < G_N_ELEMENTS (first_actions); i++)
    if (first_actions[i].option == said)
      add_first_action (self, i, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (first_actions); i++)
    if (first_actions[i].option != said &&
        (first_actions[i].option != VEDETTE_INTENTION_CARD || by_card))
      add_first_action (self, i, FALSE);
}

/* A round of melee. What came of it is asked only at Full, and then once: a second round of one action keeps to one key
 * even there. Whoever wants to say it can; at Quick it is not asked for, and without a roster there is nothing to say. */
static void
add_round (Offers     *self,
           const char *move,
           const char *label,
           gboolean    again)
{
  VedetteOffer *due = add_next (self, move, label);
  VedetteOffer *losses;

  if (!has_roster (self) || get_level (self) == VEDETTE_LEVEL_QUICK)
    return;
  if (get_level (self) == VEDETTE_LEVEL_FULL && !again)
    vedette_offer_set_ask (due, VEDETTE_ASK_FIRST, "melee");
  losses = add_with_key (self, move, VEDETTE_OFFER_MAY, KEY_LOSSES);
  vedette_offer_set_ask (losses, VEDETTE_ASK_FIRST, "melee");
}

static void
say_fought (Offers     *self,
            guint       from,
            VedetteTri  fought)
{
  for (guint i = from; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      g_object_set (offer->move, "fought", fought, NULL);
    }
}

/* S-46; where nobody may be in contact it can be said that nobody is. */
static void
add_general_melee (Offers *self)
{
  guint first = g_list_model_get_n_items (G_LIST_MODEL (self->list));

  add_round (self, "general-melee", _("Record General Melee"), FALSE);
  say_fought (self, first, VEDETTE_TRI_YES);
  if (vedette_skirmish_has_contacts (self->skirmish) == VEDETTE_TRI_YES)
    return;
  first = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  add_with_key (self, "general-melee", VEDETTE_OFFER_MAY, KEY_NO_CONTACT);
  say_fought (self, first, VEDETTE_TRI_NO);
}

static void
add_reactive_move (Offers          *self,
                   guint            key,
                   VedetteReaction  choice)
{
  VedetteOffer *offer = add_with_key (self, "react-move", VEDETTE_OFFER_KEY, key);

  g_object_set (offer->move, "choice", choice, NULL);
  ask (self, offer, NULL);
}

/* What the passive side may do besides; going on passes it. Quick shows none of it, as it asks for holder, counters and
 * roll only; the keys do it there, too. */
static void
add_reactions (Offers *self)
{
  guint first = g_list_model_get_n_items (G_LIST_MODEL (self->list));

  ask (self, add (self, "react-shoot", VEDETTE_OFFER_KEY, NULL), NULL);
  add_reactive_move (self, KEY_REACT_ENGAGE, VEDETTE_REACTION_ENGAGE);
  add_reactive_move (self, KEY_REACT_RUN, VEDETTE_REACTION_RUN);
  for (guint i = first; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      /* A late shot back is for both sides to agree on (A-S42): its key asks, but no button offers it. */
      if (i == first && vedette_skirmish_game_get_shot_back_passed (self->skirmish->game))
        continue;
      if (get_level (self) != VEDETTE_LEVEL_QUICK && is_open (self, offer, FALSE))
        offer->place = VEDETTE_OFFER_MAY;
    }
}

/* The man of the last roll is said already, as the dialog has him, if all may know of him. */
static void
add_roll (Offers *self)
{
  VedetteFigure *last = vedette_skirmish_find_figure (self->skirmish,
                                                      vedette_skirmish_game_get_last_nominee (self->skirmish->game));
  VedetteOffer *offer = add_next (self, "snatch", _("Roll…"));
  g_autoptr (VedetteIds) nominee = NULL;

  vedette_offer_set_ask (offer, VEDETTE_ASK_FIRST, "roll");
  if (last == NULL || !vedette_skirmish_is_in (self->skirmish, VEDETTE_IN (NOMINATE)) ||
      !vedette_rules_may_see (self->rules, vedette_record_get_id (VEDETTE_RECORD (last)), NULL, self->audience))
    return;
  nominee = vedette_ids_new_one (vedette_record_get_id (VEDETTE_RECORD (last)));
  g_object_set (offer->move, "nominee", nominee, "reach",
                g_strv_contains (vedette_skirmish_game_get_last_ticks (self->skirmish->game), "reach") ? VEDETTE_TRI_YES
                                                                                                     : VEDETTE_TRI_NO, NULL);
}

static void
add_due (Offers *self)
{
  switch (vedette_skirmish_game_get_state (self->skirmish->game))
    {
    case VEDETTE_STATE_SETUP:
      add_start (self);
      break;
    case VEDETTE_STATE_ACT_RESTRICTED:
      add_first_actions (self);
      break;
    case VEDETTE_STATE_CONTACT_MELEE:
      add_round (self, "melee-done", NULL, FALSE);
      break;
    case VEDETTE_STATE_REACT_MELEE:
      add_round (self, "melee-done", NULL, TRUE);
      break;
    case VEDETTE_STATE_NOMINATE:
    case VEDETTE_STATE_DUEL_NOMINATE:
      add_roll (self);
      break;
    case VEDETTE_STATE_GENERAL_MELEE:
      add_general_melee (self);
      break;
    case VEDETTE_STATE_ACT_FREE:
    case VEDETTE_STATE_OVER:
    default:
      break;
    }
  add_reactions (self);
  add (self, "decline", vedette_skirmish_is_in (self->skirmish, VEDETTE_IN_ROLL) ? VEDETTE_OFFER_MAY : VEDETTE_OFFER_KEY,
       NULL);
  /* What the players meant to be the end is offered, and never done by itself (S-02). */
  if (vedette_limits_is_end_due (self->skirmish))
    add_with_key (self, "end", VEDETTE_OFFER_MAY, KEY_END);
}

/* Reserves that may come now, of whom both sides know, are offered beside what is due. */
static void
add_arrivals (Offers *self)
{
  g_autofree char *names = vedette_arrival_list_due (self->skirmish);
  g_autofree char *label = NULL;
  VedetteOffer *offer;

  if (names == NULL)
    return;
  /* Translators: lines of the roster that may come from the reserve now */
  label = g_strdup_printf (_("Arrive: %s"), names);
  offer = add (self, "arrive", VEDETTE_OFFER_MAY, label);
  vedette_offer_set_ask (offer, VEDETTE_ASK_FIRST, NULL);
  if (!is_open (self, offer, FALSE))
    offer->place = VEDETTE_OFFER_KEY;
}

/* Returns: (nullable): the card of the holder by which an action was made, and which is not said to be done; that of several
 * by which the last was made cannot be told, and the first of them is as good. */
static VedetteOrderCard *
find_begun (Offers *self)
{
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    if (vedette_order_card_get_begun (card) && vedette_order_card_get_state (card) == VEDETTE_CARD_LIVE &&
        vedette_order_card_get_side (card) == vedette_skirmish_get_holder (self->skirmish))
      return card;
  return NULL;
}

/* Whether a card is carried out with one action or only begun nobody knows but the players. While it binds the next action,
 * it is not. */
static void
add_card_done (Offers *self)
{
  VedetteOrderCard *card = find_begun (self);
  VedetteOffer *offer;

  if (card == NULL || !vedette_skirmish_is_in (self->skirmish, VEDETTE_IN_GAME & ~VEDETTE_IN (ACT_RESTRICTED)))
    return;
  offer = add_with_key (self, "card-done", VEDETTE_OFFER_MAY, KEY_CARD_DONE);
  /* Translators: the number of an order card, such as 3 */
  vedette_value_take_text (offer, label, g_strdup_printf (_("Mark Card %d as Done"), vedette_order_card_get_number (card)));
  g_object_set (offer->move, "card", vedette_record_get_id (VEDETTE_RECORD (card)), NULL);
}

static void
add_actions (Offers *self)
{
  static const char * const moves[] = { "march", "charge", "shoot", "move-shoot", "fight", "call", "task" };
  gboolean bound = vedette_skirmish_is_in (self->skirmish, VEDETTE_IN (ACT_RESTRICTED));

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      VedetteOffer *offer = add (self, moves[i], VEDETTE_OFFER_ACTION, NULL);

      /* Shooting is by all, but the first action belongs to the nominee's body (S-57, A-S16). */
      if (g_str_equal (moves[i], "shoot") && !bound)
        g_object_set (offer->move, "all", TRUE, NULL);
      ask (self, offer, NULL);
    }
  add (self, "hold", VEDETTE_OFFER_ACTION, NULL);
}

/* One card that waits needs no question; which of several is chosen where the cards are. */
static void
add_condition (Offers *self)
{
  VedetteOffer *offer = add (self, "condition", VEDETTE_OFFER_TOOL, NULL);
  VedetteMove *move = offer->move;
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, self->rules, "card", NULL);

  if (g_list_model_get_n_items (choices) == 1)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, 0);

      g_object_set (move, "card", choice->id, NULL);
    }
  else
    vedette_offer_set_ask (offer, VEDETTE_ASK_FIRST, "orders");
}

/* Without a name these mean nothing; they are there only while somebody is in reserve, or hidden. */
static void
add_named (Offers     *self,
           const char *move)
{
  VedetteOffer *offer = add (self, move, VEDETTE_OFFER_TOOL, NULL);

  vedette_offer_set_ask (offer, VEDETTE_ASK_FIRST, NULL);
  if (!is_open (self, offer, TRUE))
    offer->place = VEDETTE_OFFER_KEY;
}

static void
add_tools (Offers *self)
{
  vedette_offer_set_ask (add (self, "out", VEDETTE_OFFER_TOOL, NULL), VEDETTE_ASK_FIRST, "out");
  vedette_offer_set_ask (add (self, "left", VEDETTE_OFFER_TOOL, NULL), VEDETTE_ASK_FIRST, "left");
  add_condition (self);
  vedette_offer_set_ask (add (self, "duel", VEDETTE_OFFER_TOOL, NULL), VEDETTE_ASK_FIRST, "duel");
  vedette_offer_set_ask (add_with_key (self, "put-right", VEDETTE_OFFER_TOOL, KEY_PUT_RIGHT), VEDETTE_ASK_FIRST, "put-right");
  add_named (self, "arrive");
  add_named (self, "reveal");
  /* Before the end is due the key asks: a slip should not end the game. */
  vedette_offer_set_ask (add_with_key (self, "end", VEDETTE_OFFER_TOOL, KEY_END), VEDETTE_ASK_FIRST, NULL);
}

/* The key of a card says why where none is begun, as those of the moves do. */
static void
add_idle_card (Offers *self)
{
  g_autoptr (VedetteOffer) other = vedette_offers_find_key (G_LIST_MODEL (self->list),
                                                            vedette_skirmish_keys[KEY_CARD_DONE].key);

  if (other == NULL)
    add_with_key (self, "card-done", VEDETTE_OFFER_KEY, KEY_CARD_DONE);
}

/**
 * vedette_skirmish_fill_offers:
 * @audience: (nullable): for whom they are
 * @offers: (element-type VedetteOffer): where to
 *
 * Adds what may be done now, what is due first.
 */
void
vedette_skirmish_fill_offers (const VedetteSkirmish *self,
                              VedetteRules          *rules,
                              const char            *audience,
                              GListStore            *list)
{
  Offers offers = { rules, audience, list, self };

  add_due (&offers);
  add_arrivals (&offers);
  add_card_done (&offers);
  add_actions (&offers);
  add_tools (&offers);
  add_idle_card (&offers);
}
