/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recipients try to act on the orders that have come, and the phase of orders and messages ends (E-10 to E-13). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/eagles/state/vedette-eagles-class-dice.h"
#include "core/eagles/state/vedette-eagles-dispatches.h"
#include "core/eagles/state/vedette-eagles-roll.h"
#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-facts.h"

/* What only the umpire may read of the end of the phase: what came of each test */
#define FACT_TESTED "tested"

static gpointer
get_recipient (VedetteMove         *move,
               const VedetteEagles *self)
{
  return vedette_eagles_find_command (self, vedette_move_get_id (move, "recipient"));
}

/* Everybody who commands, for who has got an order is a secret (A-E36). */
static void
list_recipients (VedetteMove          *move,
                 const VedetteContext *self,
                 GListStore           *choices)
{
  g_autoptr (GPtrArray) commands = vedette_eagles_list_commands (self, NULL);

  for (guint i = 0; i < commands->len; i++)
    vedette_eagles_add_commander (self, choices, commands->pdata[i],
                                  vedette_eagles_get_army_of (self, commands->pdata[i]));
}

/* Who has got an order stays a secret (A-E36): it is closed only as long as nobody has written one at all. */
static void
open_act (VedetteMove          *move,
          const VedetteContext *self,
          VedetteRuling        *ruling)
{
  g_autoptr (GPtrArray) list = vedette_eagles_list (self, vedette_dispatch_get_type ());

  for (guint i = 0; i < list->len; i++)
    if (vedette_dispatch_get_kind (list->pdata[i]) == VEDETTE_DISPATCH_ORDER)
      return;
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (ORDERS)))
    vedette_ruling_forbid (ruling, "E-10", _("No orders yet. Write one first."));
}

static void
check_act (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  gpointer recipient = get_recipient (move, self);
  g_autofree char *name = NULL;
  gboolean tried;

  if (!vedette_record_kind_needs (move, "recipient", ruling) ||
      !vedette_eagles_check_said (move, self, "recipient", recipient, ruling))
    return;
  name = vedette_eagles_say_commander (self, recipient);
  if (vedette_eagles_find_waiting (self, recipient, &tried) == NULL)
    vedette_ruling_forbid_about (ruling, "E-X19", "recipient",
                                 /* Translators: the name of a commander, or of what they command */
                                 _("%s has no order to act on (garbled orders stay garbled). Choose a different recipient."),
                                 name);
  else if (tried)
    /* Translators: the name of a commander, or of what they command */
    vedette_ruling_refuse_about (ruling, "E-X19", "recipient", _("%s has already tried to act on the order this turn. Try "
                                                                 "again next turn."), name);
}

static VedetteDiceRequest *
ask_die (const VedetteEagles *self,
         gpointer             recipient)
{
  return vedette_dice_request_new (VEDETTE_EAGLES_SIDES,
                                   vedette_eagles_get_word (self, vedette_eagles_get_army_of (self, recipient)),
                                   _("Acting on an order"), NULL);
}

static void
list_dice (VedetteMove          *move,
           const VedetteContext *self,
           const int            *naturals,
           gsize                 n,
           GListStore           *requests)
{
  gpointer recipient = get_recipient (move, self);
  g_autoptr (VedetteDiceRequest) die = recipient != NULL ? ask_die (self, recipient) : NULL;

  if (die != NULL)
    g_list_store_append (requests, die);
}

static int
get_modifier (gpointer recipient)
{
  return vedette_eagles_rating_get_on_orders ((VedetteEaglesRating) vedette_eagles_get_int (recipient, "rating"));
}

/* The same for whoever is asked about, whether or not he has got anything */
static VedetteBreakdown *
preview_act (VedetteMove          *move,
             const VedetteContext *self)
{
  gpointer recipient = get_recipient (move, self);
  GType type = vedette_eagles_activation_get_type ();
  g_auto (VedetteEaglesOrdered) odds = { NULL };
  g_autofree char *name = NULL;
  VedetteBreakdown *working;

  if (recipient == NULL)
    return NULL;
  name = vedette_eagles_say_commander (self, recipient);
  working = vedette_breakdown_new ();
  vedette_breakdown_add_factor (working, (guint) vedette_eagles_get_side (self, vedette_eagles_get_army_of (self, recipient)),
                                "rating", name, get_modifier (recipient), "E-10", "");
  vedette_eagles_odds_order ((VedetteEaglesRating) vedette_eagles_get_int (recipient, "rating"), FALSE, &odds);
  vedette_eagles_add_chance (working, vedette_enum_get_nick (type, VEDETTE_EAGLES_ACTS),
                             vedette_enum_get_label (type, VEDETTE_EAGLES_ACTS), odds.acts);
  vedette_eagles_add_chance (working, vedette_enum_get_nick (type, VEDETTE_EAGLES_RETRY),
                             vedette_enum_get_label (type, VEDETTE_EAGLES_RETRY), odds.retry);
  vedette_eagles_add_chance (working, vedette_enum_get_nick (type, VEDETTE_EAGLES_GARBLED),
                             vedette_enum_get_label (type, VEDETTE_EAGLES_GARBLED), odds.garbled);
  return working;
}

static void
settle (const VedetteEagles     *self,
        VedetteEdit             *edit,
        VedetteDispatch         *order,
        VedetteEaglesActivation  result)
{
  int turn = vedette_eagles_game_get_turn (self->game);

  vedette_edit_set (edit, order, "tried", turn, NULL);
  if (result == VEDETTE_EAGLES_ACTS)
    vedette_edit_set (edit, order, "state", VEDETTE_DISPATCH_ACTIVE, "since", turn, NULL);
  else if (result == VEDETTE_EAGLES_GARBLED)
    vedette_edit_set (edit, order, "state", VEDETTE_DISPATCH_GARBLED, NULL);
}

/* Only the recipient knows that he has an order, and so only he sees his die: it settles no house rule for all. */
static gboolean
perform_act (VedetteMove           *move,
             const VedetteContext  *self,
             VedetteEdit           *edit,
             VedetteDice           *dice,
             GError               **error)
{
  gpointer recipient = get_recipient (move, self);
  g_autofree char *audience = vedette_eagles_get_command_word (self, recipient);
  g_autoptr (VedetteDiceRequest) die = ask_die (self, recipient);
  JsonObject *facts = vedette_edit_get_facts (edit);
  VedetteEaglesActivation result;
  VedetteDispatch *order;
  gboolean tried;
  int natural;

  vedette_edit_set_audience (edit, audience);
  if (!vedette_dice_request_roll (die, dice, edit, &natural, error))
    return FALSE;
  order = vedette_eagles_find_waiting (self, recipient, &tried);
  result = vedette_eagles_read_activation ((VedetteEaglesRating) vedette_eagles_get_int (recipient, "rating"), natural);
  settle (self, edit, order, result);
  vedette_eagles_note_dispatch (self, facts, order);
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_NATURAL, natural);
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_MODIFIER, get_modifier (recipient));
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_TOTAL, natural + get_modifier (recipient));
  vedette_eagles_note_nick (edit, VEDETTE_EAGLES_FACT_RESULT, vedette_eagles_activation_get_type (), (int) result);
  return TRUE;
}

static char *
describe_act (JsonObject *facts)
{
  g_autofree char *order = vedette_eagles_say_dispatch (facts);
  int total = vedette_fact_int (facts, VEDETTE_EAGLES_FACT_TOTAL);

  switch (vedette_eagles_fact_value (facts, VEDETTE_EAGLES_FACT_RESULT, vedette_eagles_activation_get_type ()))
    {
    case VEDETTE_EAGLES_RETRY:
      /* Translators: a step of the log; an order, as in “Order 7 from Amsel to Finke”, and the total of the roll for it */
      return g_strdup_printf (_("%s could not be acted on this turn (total %d)."), order, total);
    case VEDETTE_EAGLES_GARBLED:
      /* Translators: a step of the log; an order, as in “Order 7 from Amsel to Finke”, and the total of the roll for it */
      return g_strdup_printf (_("%s was garbled for good (total %d)."), order, total);
    case VEDETTE_EAGLES_ACTS:
    default:
      /* Translators: a step of the log; an order, as in “Order 7 from Amsel to Finke”, and the total of the roll for it */
      return g_strdup_printf (_("%s could now be acted on (total %d)."), order, total);
    }
}

const VedetteMoveKind vedette_eagles_activate_order_move = {
  .name = "activate-order",
  .rule = "E-10",
  .label = N_("Act on Order…"),
  .verb = N_("Act on Order"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (ORDERS),
  .closed = (const VedetteClosed[]){ VEDETTE_EAGLES_CLOSED_BUT_FOR_ORDERS, { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("recipient", list_recipients, .label = N_("Recipient"), .needed = TRUE, .rule = "E-10"),
    { { 0 } } },
  .open = open_act,
  .check = check_act,
  .preview = preview_act,
  .dice = list_dice,
  .perform = perform_act,
  .describe = describe_act,
};

/* --- The end of the phase --- */

/* Whether, and how often, it is rolled stays a secret (A-E36), so that nobody types it. */
static VedetteDiceRequest *
ask_hidden (void)
{
  VedetteDiceRequest *die = vedette_eagles_ask_delay ();

  vedette_dice_request_seal (die, "E-09", _("Vedette tests any untested dispatches here without showing a die, but the umpire "
                                            "can test them with real dice first."));
  return die;
}

/* One at least, so that the others do not learn that there is nothing to test */
static void
list_hidden_dice (VedetteMove          *move,
                  const VedetteContext *self,
                  const int            *naturals,
                  gsize                 n,
                  GListStore           *requests)
{
  g_autoptr (GPtrArray) list = vedette_eagles_list_untested (self);
  g_autoptr (VedetteDiceRequest) die = ask_hidden ();
  guint outside = 0;

  for (guint i = 0; i < list->len; i++)
    outside += vedette_eagles_is_outside (list->pdata[i]) ? 1 : 0;
  for (guint i = 0; i < MAX (outside, 1); i++)
    g_list_store_append (requests, die);
}

/* Only numbers: who wrote what to whom stays a secret (A-E36). */
static void
check_done (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  g_autoptr (GPtrArray) list = vedette_eagles_list (self, vedette_dispatch_get_type ());
  GType type = vedette_dispatch_kind_get_type ();

  for (guint i = 0; i < list->len; i++)
    {
      const char *kind = vedette_enum_get_label (type, (int) vedette_dispatch_get_kind (list->pdata[i]));
      int number = vedette_dispatch_get_number (list->pdata[i]);

      if (vedette_eagles_is_untested (self, list->pdata[i]))
        /* Translators: “Order” or “Message”, and its number */
        vedette_ruling_warn (ruling, "A-E43", _("%s %d is due but has not been tested, so Vedette tests it now."), kind,
                             number);
      else if (vedette_eagles_is_unrolled (self, list->pdata[i]))
        /* Translators: “Order”, and its number */
        vedette_ruling_warn (ruling, "A-E43", _("%s %d has arrived, but nobody has rolled for it this turn"), kind,
                             number);
    }
}

static gboolean
perform_done (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  g_autoptr (GPtrArray) list = vedette_eagles_list_untested (self);
  g_autoptr (VedetteDiceRequest) die = ask_hidden ();
  g_autoptr (JsonArray) tested = json_array_new ();

  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (JsonObject) of = json_object_new ();

      if (!vedette_eagles_test_dispatch (self, edit, list->pdata[i], die, dice, of, error))
        return FALSE;
      json_array_add_object_element (tested, json_object_ref (of));
    }
  if (list->len > 0)
    json_object_set_array_member (vedette_edit_get_facts (edit), FACT_TESTED, json_array_ref (tested));
  vedette_eagles_after_orders (self, edit);
  return TRUE;
}

static char *
describe_done (JsonObject *facts)
{
  g_autofree char *passed = vedette_eagles_say_passed (facts);

  /* Translators: a step of the log; another sentence or nothing */
  return g_strdup_printf (_("Orders and messages were finished.%s"), passed);
}

const VedetteMoveKind vedette_eagles_orders_done_move = {
  .name = "orders-done",
  .rule = "A-E43",
  .label = N_("Finish Orders"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (ORDERS),
  .closed = (const VedetteClosed[]){ VEDETTE_EAGLES_CLOSED_BUT_FOR_ORDERS, { 0 } },
  /* That it was agreed to says that something had come. */
  .hidden_facts = (const char * const[]){ FACT_TESTED, VEDETTE_FACT_ROLLS, VEDETTE_FACT_AGREED, NULL },
  .check = check_done,
  .dice = list_hidden_dice,
  .perform = perform_done,
  .describe = describe_done,
};
