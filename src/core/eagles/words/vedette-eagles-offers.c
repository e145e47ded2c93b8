/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be done now, and how it is put to the players. */

#include "vedette-config.h"

#include "core/eagles/words/vedette-eagles-words.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"

const VedetteKey vedette_eagles_keys[] = {
  { VEDETTE_OFFER_ENTER, N_("What is due"), NULL },
  { "1", N_("First division, unit or reaction listed (2 to 9 for the others)"), NULL },
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

static VedetteOffer *
add_due (VedetteRules *rules,
         GListStore   *offers,
         const char   *name,
         VedetteAsk    ask)
{
  return add (rules, offers, name, VEDETTE_OFFER_DUE, VEDETTE_OFFER_ENTER, ask);
}

static const char *
get_digit (guint i)
{
  static const char * const digits[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9" };

  return i < G_N_ELEMENTS (digits) ? digits[i] : NULL;
}

/* Adds one offer for each division that may be chosen, the first nine with a digit. If a division is @active, choosing another
 * one finishes the active one. */
static void
add_divisions (const VedetteEagles *self,
               VedetteRules        *rules,
               GListStore          *offers,
               const char          *audience,
               gpointer             active)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "activate", NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, "division", audience);
  g_autofree char *ended = active != NULL ? vedette_eagles_say (self, active) : NULL, *detail = NULL;

  if (ended != NULL)
    /* Translators: what else a button does that chooses a division: the name of the one that is active now */
    detail = g_strdup_printf (_("finishes %s"), ended);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      VedetteOffer *offer = add (rules, offers, "activate", VEDETTE_OFFER_ACTION, get_digit (i), VEDETTE_ASK_WITH_SHIFT);

      g_object_set (offer->move, "division", choice->id, NULL);
      vedette_value_set_text (offer, label, choice->label);
      vedette_value_set_text (offer, detail, detail);
    }
}

/* The same of units, but only of those that have a digit: the others are chosen in the form of @name, which is offered, too. */
static void
add_units (VedetteRules *rules,
           GListStore   *offers,
           const char   *name,
           const char   *audience)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, name, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, "unit", audience);

  if (g_list_model_get_n_items (choices) > 0)
    add (rules, offers, name, VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_FIRST);
  for (guint i = 0; i < g_list_model_get_n_items (choices) && get_digit (i) != NULL; i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      VedetteOffer *offer = add (rules, offers, name, VEDETTE_OFFER_ACTION, get_digit (i), VEDETTE_ASK_WITH_SHIFT);

      g_object_set (offer->move, "unit", choice->id, NULL);
      vedette_value_set_text (offer, label, choice->label);
      vedette_value_set_text (offer, detail, choice->group);
    }
}

/* Who has an order to act on, and what is to be tested, is offered alike whether or not there is any (A-E36). */
static void
offer_orders (VedetteRules *rules,
              GListStore   *offers)
{
  add_due (rules, offers, "orders-done", VEDETTE_ASK_NOTHING);
  add (rules, offers, "write-dispatch", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_FIRST);
  add (rules, offers, "activate-order", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_FIRST);
  add (rules, offers, "test-dispatch", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_FIRST);
}

/* What the test has allowed (E-46), by digit; the form has the rest. */
static void
offer_reaction (VedetteRules *rules,
                GListStore   *offers)
{
  GType type = vedette_eagles_deed_get_type ();
  guint n = 0;

  add_due (rules, offers, "react", VEDETTE_ASK_FIRST);
  for (int deed = VEDETTE_EAGLES_DEED_NOTHING; deed <= VEDETTE_EAGLES_DEED_FIRE; deed++)
    {
      g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "react", NULL);
      g_autoptr (VedetteRuling) ruling = NULL;
      VedetteOffer *offer;

      g_object_set (move, "deed", deed, NULL);
      ruling = vedette_rules_check (rules, move);
      if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
        continue;
      offer = add (rules, offers, "react", VEDETTE_OFFER_ACTION, get_digit (n++), VEDETTE_ASK_NOTHING);
      g_object_set (offer->move, "deed", deed, NULL);
      vedette_value_set_text (offer, label, vedette_enum_get_label (type, deed));
    }
}

/* A test that has to be made is due before the division goes on (E-50). */
static void
offer_compulsory (const VedetteEagles *self,
                  VedetteRules        *rules,
                  GListStore          *offers)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_threatened (self);

  for (guint i = 0; i < units->len; i++)
    {
      VedetteOffer *offer = add_due (rules, offers, "test-local", VEDETTE_ASK_WITH_SHIFT);

      g_object_set (offer->move, "unit", vedette_record_get_id (units->pdata[i]), NULL);
      vedette_value_take_text (offer, label,
                               /* Translators: a unit whose flank is threatened */
                               g_strdup_printf (_("Test Flank of %s"), vedette_eagles_get_name (units->pdata[i])));
    }
}

/* As long as somebody moves, the other side can stop it (E-44). */
static void
offer_interruption (VedetteRules *rules,
                    GListStore   *offers)
{
  add (rules, offers, "test-local", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_FIRST);
  add (rules, offers, "threaten", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_FIRST);
}

/* The move of one that can act is due before the next activates (A-E40). */
static void
offer_independents (const VedetteEagles *self,
                    VedetteRules        *rules,
                    const char          *audience,
                    GListStore          *offers)
{
  gpointer due = vedette_eagles_get_due_independent (self, NULL);

  if (due == NULL)
    {
      add_due (rules, offers, "independents-done", VEDETTE_ASK_NOTHING);
      add_units (rules, offers, "activate-independent", audience);
    }
  else
    {
      VedetteOffer *offer;

      offer_compulsory (self, rules, offers);
      offer = add_due (rules, offers, "move", VEDETTE_ASK_FIRST);
      g_object_set (offer->move, "unit", vedette_record_get_id (due), NULL);
      /* Translators: a button; the name of a unit, such as “4th Hussars” */
      vedette_value_take_text (offer, label, g_strdup_printf (_("Move %s"), vedette_eagles_get_name (due)));
      add (rules, offers, "pass", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
      add (rules, offers, "independents-done", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
    }
  if (vedette_eagles_get_independent (self) != NULL)
    offer_interruption (rules, offers);
}

static gboolean
may_any_add_points (const VedetteEagles *self)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (self, (VedetteEaglesSide) side);

      if (vedette_eagles_may_add_points (self, army) && vedette_army_get_allocated (army) == VEDETTE_EAGLES_NOT_ALLOCATED)
        return TRUE;
    }
  return FALSE;
}

static void
offer_roll (const VedetteEagles *self,
            VedetteRules        *rules,
            GListStore          *offers)
{
  VedetteOffer *roll = add_due (rules, offers, "opposed-roll", VEDETTE_ASK_WITH_SHIFT);

  vedette_value_set_text (roll, label,
                          vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_OPENING) ? _("Opening Roll") : _("Roll to Steal"));
  if (may_any_add_points (self))
    add (rules, offers, "allocate", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_FIRST);
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (ALLOCATE)))
    add (rules, offers, "approach", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
}

static void
offer_division (const VedetteEagles *self,
                VedetteRules        *rules,
                const char          *audience,
                GListStore          *offers)
{
  VedetteOffer *steal;

  offer_compulsory (self, rules, offers);
  add_due (rules, offers, "finish", VEDETTE_ASK_NOTHING);
  steal = add (rules, offers, "steal", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_FIRST);
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (THIEF_ACTIVE)))
    vedette_value_set_text (steal, label, _("Steal Back…"));
  add (rules, offers, "move", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_FIRST);
  offer_interruption (rules, offers);
  add_divisions (self, rules, offers, audience, vedette_eagles_get_active (self));
}

static void
offer_choice (const VedetteEagles *self,
              VedetteRules        *rules,
              const char          *audience,
              GListStore          *offers)
{
  add_divisions (self, rules, offers, audience, NULL);
  add (rules, offers, "pass", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
}

/* Without a division on both sides there is nothing that could activate. */
static gboolean
is_set_up (const VedetteEagles *self)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      g_autoptr (GPtrArray) divisions = vedette_eagles_list_divisions (
          self, vedette_eagles_get_army (self, (VedetteEaglesSide) side), VEDETTE_DIVISION_LED);

      if (divisions->len == 0)
        return FALSE;
    }
  return TRUE;
}

/* What needs the dice of the classes is passed until they are known; this is where they are entered (A-E38). */
static void
offer_class_dice (const VedetteEagles *self,
                  VedetteRules        *rules,
                  GListStore          *offers)
{
  if (!vedette_eagles_has_dice (self))
    vedette_value_set_text (add (rules, offers, VEDETTE_EAGLES_ENTERS_DICE, VEDETTE_OFFER_TOOL, "c", VEDETTE_ASK_FIRST), label,
                            _("Enter Class Dice…"));
}

static void
offer_setup (const VedetteEagles *self,
             VedetteRules        *rules,
             GListStore          *offers)
{
  gboolean ready = is_set_up (self);

  if (ready)
    add_due (rules, offers, "start", VEDETTE_ASK_NOTHING);
  add (rules, offers, "add-forces", ready ? VEDETTE_OFFER_MAY : VEDETTE_OFFER_DUE, ready ? NULL : VEDETTE_OFFER_ENTER,
       VEDETTE_ASK_FIRST);
  if (!ready)
    add (rules, offers, "start", VEDETTE_OFFER_MAY, NULL, VEDETTE_ASK_NOTHING);
}

static gboolean
has_offer (GListStore *offers,
           const char *name)
{
  vedette_each (VedetteOffer, offer, offers)
    if (g_str_equal (vedette_move_get_name (offer->move), name))
      return TRUE;
  return FALSE;
}

static gboolean
has_action (GListStore *offers)
{
  vedette_each (VedetteOffer, offer, offers)
    if (offer->place == VEDETTE_OFFER_ACTION)
      return TRUE;
  return FALSE;
}

/* If nothing of this kind can be done now, the moves of a turn still have their places, and each gives the reason. */
static void
offer_asleep (VedetteRules *rules,
              GListStore   *offers)
{
  static const char * const moves[] = { "activate", "move", "test-local", "threaten", "check-skirmish",
                                        "activate-independent", "steal", "pass" };

  if (has_action (offers))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    if (!has_offer (offers, moves[i]))
      add (rules, offers, moves[i], VEDETTE_OFFER_ACTION, NULL, VEDETTE_ASK_FIRST);
}

/* What happens on the table at any time. Arrivals are offered to everybody alike, so that nobody sees
 * whether there are some. */
static void
offer_tools (VedetteRules *rules,
             GListStore   *offers)
{
  add (rules, offers, "attach", VEDETTE_OFFER_TOOL, "a", VEDETTE_ASK_FIRST);
  add (rules, offers, "arrive", VEDETTE_OFFER_TOOL, "v", VEDETTE_ASK_FIRST);
  add (rules, offers, "lose-step", VEDETTE_OFFER_TOOL, "x", VEDETTE_ASK_FIRST);
  add (rules, offers, "lose-commander", VEDETTE_OFFER_TOOL, NULL, VEDETTE_ASK_FIRST);
  add (rules, offers, "add-forces", VEDETTE_OFFER_TOOL, NULL, VEDETTE_ASK_FIRST);
  add (rules, offers, "put-right", VEDETTE_OFFER_TOOL, "Ctrl+E", VEDETTE_ASK_FIRST);
}

static void
offer_phase (const VedetteEagles *self,
             VedetteRules        *rules,
             const char          *audience,
             GListStore          *offers)
{
  switch (vedette_eagles_game_get_phase (self->game))
    {
    case VEDETTE_EAGLES_SETUP:
      offer_setup (self, rules, offers);
      break;
    case VEDETTE_EAGLES_POOL:
      add_due (rules, offers, "roll-points", VEDETTE_ASK_NOTHING);
      break;
    case VEDETTE_EAGLES_ORDERS:
      offer_orders (rules, offers);
      break;
    case VEDETTE_EAGLES_DETERMINE:
      add_due (rules, offers, "determine", VEDETTE_ASK_WITH_SHIFT);
      break;
    case VEDETTE_EAGLES_INDEP_EARLY:
    case VEDETTE_EAGLES_INDEP_LATE:
      offer_independents (self, rules, audience, offers);
      break;
    case VEDETTE_EAGLES_SKIRMISH:
      add_due (rules, offers, "skirmish-done", VEDETTE_ASK_NOTHING);
      add_units (rules, offers, "check-skirmish", audience);
      break;
    case VEDETTE_EAGLES_ALLOCATE:
    case VEDETTE_EAGLES_OPEN_ROLL:
    case VEDETTE_EAGLES_STEAL_ROLL:
    case VEDETTE_EAGLES_STEAL_BACK_ROLL:
      offer_roll (self, rules, offers);
      break;
    case VEDETTE_EAGLES_CHOOSE:
      offer_choice (self, rules, audience, offers);
      break;
    case VEDETTE_EAGLES_DIVISION_ACTIVE:
    case VEDETTE_EAGLES_THIEF_ACTIVE:
      offer_division (self, rules, audience, offers);
      break;
    case VEDETTE_EAGLES_TURN_END:
      add_due (rules, offers, "next-turn", VEDETTE_ASK_NOTHING);
      break;
    case VEDETTE_EAGLES_LOCAL:
      offer_reaction (rules, offers);
      break;
    case VEDETTE_EAGLES_OVER:
    default:
      break;
    }
}

/* Whether it rolls a die of somebody who rolls real ones */
static gboolean
rolls_real (VedetteRules *rules,
            VedetteMove  *move)
{
  vedette_each_new (VedetteDiceRequest, request, vedette_rules_list_dice (rules, move, NULL, 0))
    {
      const char *id = request->party;
      g_autoptr (VedetteParty) party = id != NULL ? vedette_rules_find_party (rules, id) : NULL;

      if (party != NULL && party->rolling == VEDETTE_ROLLING_REAL)
        return TRUE;
    }
  return FALSE;
}

/* Real dice are typed, so what rolls them is not done at once. */
static void
ask_for_dice (VedetteRules *rules,
              GListStore   *offers)
{
  vedette_each (VedetteOffer, offer, offers)
    if (rolls_real (rules, offer->move))
      vedette_offer_set_ask (offer, VEDETTE_ASK_FIRST, offer->dialog);
}

void
vedette_eagles_fill_offers (const VedetteEagles *self,
                            VedetteRules        *rules,
                            const char          *audience,
                            GListStore          *offers)
{
  if (self->game == NULL)
    return;
  offer_phase (self, rules, audience, offers);
  if (!vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (OVER)))
    offer_class_dice (self, rules, offers);
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_GAME))
    {
      offer_asleep (rules, offers);
      offer_tools (rules, offers);
      add (rules, offers, "end", VEDETTE_OFFER_TOOL, NULL, VEDETTE_ASK_NOTHING);
    }
  ask_for_dice (rules, offers);
}
