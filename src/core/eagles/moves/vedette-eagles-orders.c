/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders and messages: written, carried, and acted on when their recipients have understood them (E-05 to E-14). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/eagles/state/vedette-eagles-class-dice.h"
#include "core/eagles/state/vedette-eagles-dispatches.h"
#include "core/eagles/state/vedette-eagles-roll.h"
#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"

static gpointer
get_command (VedetteMove         *move,
             const VedetteEagles *self,
             const char          *param)
{
  return vedette_eagles_find_command (self, vedette_move_get_id (move, param));
}

/* --- Writing --- */

/* @army: (nullable): of which army; @but: (nullable): who is left out */
static void
add_commands (const VedetteEagles *self,
              gpointer             army,
              gpointer             but,
              GListStore          *choices)
{
  g_autoptr (GPtrArray) commands = vedette_eagles_list_commands (self, army);

  for (guint i = 0; i < commands->len; i++)
    if (commands->pdata[i] != but)
      vedette_eagles_add_commander (self, choices, commands->pdata[i],
                                    army == NULL ? vedette_eagles_get_army_of (self, commands->pdata[i]) : NULL);
}

static void
list_commands (VedetteMove          *move,
               const VedetteContext *self,
               GListStore           *choices)
{
  add_commands (self, NULL, NULL, choices);
}

static void
list_recipients (VedetteMove          *move,
                 const VedetteContext *self,
                 GListStore           *choices)
{
  gpointer sender = get_command (move, self, "sender");

  add_commands (self, sender != NULL ? vedette_eagles_get_army_of (self, sender) : NULL, sender, choices);
}

static void
check_write (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  gpointer sender = get_command (move, self, "sender"), recipient = get_command (move, self, "recipient");

  if (!vedette_record_kind_needs (move, "sender", ruling) || !vedette_record_kind_needs (move, "recipient", ruling) ||
      !vedette_eagles_check_said (move, self, "sender", sender, ruling) ||
      !vedette_eagles_check_said (move, self, "recipient", recipient, ruling))
    return;
  if (sender == recipient)
    vedette_ruling_forbid_about (ruling, "E-06", "recipient", _("Choose a recipient other than the sender"));
  else if (vedette_eagles_get_army_of (self, sender) != vedette_eagles_get_army_of (self, recipient))
    vedette_ruling_forbid_about (ruling, "E-06", "recipient", _("Sender and recipient must belong to the same army. Choose a "
                                                                "different recipient."));
  if (*vedette_move_get_text (move, "text") == '\0')
    vedette_ruling_remind (ruling, "E-06", _("The text of the dispatch is not recorded"));
  if (vedette_move_get_tri (move, "inside") == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "A-E15", _("Measure the command span now. If the span is not recorded, the recipient counts "
                                              "as outside."));
}

static gboolean
perform_write (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  gpointer sender = get_command (move, self, "sender");
  g_autofree char *audience = vedette_eagles_get_command_word (self, sender);
  int number = vedette_eagles_game_get_dispatches (self->game) + 1;
  g_autoptr (VedetteDispatch) dispatch = g_object_new (vedette_dispatch_get_type (), "number", number,
                                                       "kind", vedette_move_get_enum (move, "kind"),
                                                       "sender", vedette_record_get_id (sender),
                                                       "recipient", vedette_move_get_id (move, "recipient"),
                                                       "text", vedette_move_get_text (move, "text"),
                                                       "inside", vedette_move_get_tri (move, "inside"),
                                                       "written", vedette_eagles_game_get_turn (self->game), NULL);

  vedette_edit_set_audience (edit, audience);
  vedette_eagles_note_dispatch (self, vedette_edit_get_facts (edit), dispatch);
  if (*vedette_dispatch_get_text (dispatch) != '\0')
    vedette_facts_note_text (edit, VEDETTE_EAGLES_FACT_TEXT, vedette_dispatch_get_text (dispatch));
  vedette_edit_insert (edit, dispatch, -1);
  vedette_edit_set (edit, self->game, "dispatches", number, NULL);
  return TRUE;
}

static char *
describe_write (JsonObject *facts)
{
  g_autofree char *dispatch = vedette_eagles_say_dispatch (facts);

  if (*vedette_fact_text (facts, VEDETTE_EAGLES_FACT_TEXT) == '\0')
    /* Translators: a step of the log; an order or message, as in “Order 7 from Amsel to Finke” */
    return g_strdup_printf (_("%s was written."), dispatch);
  /* Translators: a step of the log; an order or message, as in “Order 7 from Amsel to Finke”, and what it says */
  return g_strdup_printf (_("%s: “%s”"), dispatch, vedette_fact_text (facts, VEDETTE_EAGLES_FACT_TEXT));
}

const VedetteMoveKind vedette_eagles_write_dispatch_move = {
  .name = "write-dispatch",
  .rule = "E-06",
  .label = N_("Write Dispatch…"),
  .verb = N_("Write Dispatch"),
  .key = "o",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (ORDERS),
  .closed = (const VedetteClosed[]){ VEDETTE_EAGLES_CLOSED_BUT_FOR_ORDERS, { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("sender", list_commands, .label = VEDETTE_EAGLES_LABEL_SENDER, .needed = TRUE),
    VEDETTE_SAY_ANY ("recipient", list_recipients, .label = VEDETTE_EAGLES_LABEL_RECIPIENT, .needed = TRUE),
    VEDETTE_SAY_ENUM ("kind", vedette_dispatch_kind, VEDETTE_DISPATCH_ORDER, NULL, .label = VEDETTE_EAGLES_LABEL_KIND,
                      .rule = "E-14"),
    VEDETTE_SAY_TEXT ("text", .prose = TRUE, .label = VEDETTE_EAGLES_LABEL_TEXT, .rule = "E-06"),
    VEDETTE_SAY_TRI ("inside", .label = VEDETTE_EAGLES_LABEL_INSIDE, .rule = "A-E15"),
    { { 0 } } },
  .check = check_write,
  .perform = perform_write,
  .describe = describe_write,
};

/* --- The test of arrival --- */

static VedetteDispatch *
get_dispatch (VedetteMove         *move,
              const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_dispatch_get_type (), vedette_move_get_id (move, "dispatch"));
}

static void
list_untested (VedetteMove          *move,
               const VedetteContext *self,
               GListStore           *choices)
{
  g_autoptr (GPtrArray) list = vedette_eagles_list_untested (self);

  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (JsonObject) facts = json_object_new ();
      g_autofree char *name = NULL;

      vedette_eagles_note_dispatch (self, facts, list->pdata[i]);
      name = vedette_eagles_say_dispatch (facts);
      vedette_choice_add_id (choices, vedette_record_get_id (list->pdata[i]), name);
    }
}

static void
open_test (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  g_autoptr (GPtrArray) list = vedette_eagles_list (self, vedette_dispatch_get_type ());

  if (list->len == 0 && vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (ORDERS)))
    vedette_ruling_forbid (ruling, "E-07", _("No dispatches yet. Write one first."));
}

static void
check_test (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  VedetteDispatch *dispatch = get_dispatch (move, self);

  if (!vedette_record_kind_needs (move, "dispatch", ruling) ||
      !vedette_eagles_check_said (move, self, "dispatch", dispatch, ruling))
    return;
  if (vedette_dispatch_get_state (dispatch) != VEDETTE_DISPATCH_IN_TRANSIT)
    vedette_ruling_forbid_about (ruling, "E-07", "dispatch", _("This dispatch has already been tested. Choose a different "
                                                               "dispatch."));
  else if (!vedette_eagles_is_untested (self, dispatch))
    vedette_ruling_forbid_about (ruling, "E-07", "dispatch",
                                 _("A dispatch is tested the turn after it is written. Choose an older dispatch."));
  else if (vedette_dispatch_get_inside (dispatch) == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "E-09",
                           _("The command span is not recorded, so the recipient counts as outside"));
}

static void
list_test_dice (VedetteMove          *move,
                const VedetteContext *self,
                const int            *naturals,
                gsize                 n,
                GListStore           *requests)
{
  VedetteDispatch *dispatch = get_dispatch (move, self);
  g_autoptr (VedetteDiceRequest) die = vedette_eagles_ask_delay ();

  if (dispatch != NULL && vedette_eagles_is_outside (dispatch))
    g_list_store_append (requests, die);
}

static void
add_arrival (VedetteBreakdown      *working,
             const VedetteEagles   *self,
             int                    turn,
             const VedetteFraction *chance)
{
  g_autofree char *id = g_strdup_printf ("turn-%d", turn);
  /* Translators: what may come of an order or message; the number of a turn */
  g_autofree char *later = g_strdup_printf (_("arrives in turn %d"), turn);

  gboolean now = turn <= vedette_eagles_game_get_turn (self->game);

  vedette_eagles_add_chance (working, now ? "now" : id, now ? _("arrives now") : later, chance);
}

/* Within the span it comes (E-08); outside each face is a turn, but the last (E-09). */
static VedetteBreakdown *
preview_test (VedetteMove          *move,
              const VedetteContext *self)
{
  VedetteDispatch *dispatch = get_dispatch (move, self);
  VedetteBreakdown *working;
  g_autoptr (VedetteFraction) sure = vedette_fraction_new (1, 1);
  g_autoptr (VedetteFraction) face = vedette_fraction_new (1, VEDETTE_EAGLES_DELAY_SIDES);
  g_autoptr (VedetteFraction) at_once = NULL;
  int now = vedette_eagles_game_get_turn (self->game), come = 0;

  if (dispatch == NULL)
    return NULL;
  working = vedette_breakdown_new ();
  if (!vedette_eagles_is_outside (dispatch))
    {
      add_arrival (working, self, now, sure);
      return working;
    }
  /* Counted from its writing, several delays may be over. */
  while (come + 1 < VEDETTE_EAGLES_DELAY_LOST && vedette_eagles_get_due_turn (self, dispatch, come + 1) <= now)
    come++;
  at_once = vedette_fraction_new (come, VEDETTE_EAGLES_DELAY_SIDES);
  add_arrival (working, self, now, at_once);
  for (int delay = come + 1; delay < VEDETTE_EAGLES_DELAY_LOST; delay++)
    add_arrival (working, self, vedette_eagles_get_due_turn (self, dispatch, delay), face);
  vedette_eagles_add_chance (working, vedette_enum_get_nick (vedette_dispatch_state_get_type (), VEDETTE_DISPATCH_LOST),
                             vedette_enum_get_label (vedette_dispatch_state_get_type (), VEDETTE_DISPATCH_LOST), face);
  return working;
}

static gboolean
perform_test (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  g_autoptr (VedetteDiceRequest) die = vedette_eagles_ask_delay ();

  vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
  return vedette_eagles_test_dispatch (self, edit, get_dispatch (move, self), die, dice, vedette_edit_get_facts (edit), error);
}

static char *
describe_test (JsonObject *facts)
{
  g_autofree char *dispatch = vedette_eagles_say_dispatch (facts);
  GType type = vedette_dispatch_state_get_type ();

  if (json_object_has_member (facts, VEDETTE_EAGLES_FACT_DUE))
    /* Translators: a step of the log; an order or message, as in “Order 7 from Amsel to Finke”, and the number of a turn */
    return g_strdup_printf (_("%s was delayed until turn %d."), dispatch, vedette_fact_int (facts, VEDETTE_EAGLES_FACT_DUE));
  if (vedette_eagles_fact_value (facts, VEDETTE_EAGLES_FACT_STATE, type) == VEDETTE_DISPATCH_LOST)
    /* Translators: a step of the log; an order or message, as in “Order 7 from Amsel to Finke” */
    return g_strdup_printf (_("%s was lost."), dispatch);
  /* Translators: a step of the log; an order or message, as in “Order 7 from Amsel to Finke” */
  return g_strdup_printf (C_("dispatch", "%s arrived."), dispatch);
}

const VedetteMoveKind vedette_eagles_test_dispatch_move = {
  .name = "test-dispatch",
  .rule = "E-07",
  .label = N_("Test Delivery…"),
  .verb = N_("Test"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (ORDERS),
  .closed = (const VedetteClosed[]){ VEDETTE_EAGLES_CLOSED_BUT_FOR_ORDERS, { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("dispatch", vedette_dispatch, list_untested, .label = N_("Dispatch"), .needed = TRUE),
    { { 0 } } },
  .audience = VEDETTE_AUDIENCE_UMPIRE,
  .open = open_test,
  .check = check_test,
  .preview = preview_test,
  .dice = list_test_dice,
  .perform = perform_test,
  .describe = describe_test,
};
