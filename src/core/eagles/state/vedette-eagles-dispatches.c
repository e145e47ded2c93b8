/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders and messages on their way, and what comes of them when they are tested (E-06 to E-14). */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-dispatches.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-class-dice.h"
#include "core/rules/vedette-facts.h"

/* E-07: the test is made in the turn after the writing, or later if it was forgotten. */
gboolean
vedette_eagles_is_untested (const VedetteEagles *self,
                            VedetteDispatch     *dispatch)
{
  return vedette_dispatch_get_state (dispatch) == VEDETTE_DISPATCH_IN_TRANSIT &&
         vedette_dispatch_get_written (dispatch) < vedette_eagles_game_get_turn (self->game);
}

GPtrArray *
vedette_eagles_list_untested (const VedetteEagles *self)
{
  GPtrArray *list = vedette_eagles_list (self, vedette_dispatch_get_type ());

  for (guint i = list->len; i-- > 0;)
    if (!vedette_eagles_is_untested (self, list->pdata[i]))
      g_ptr_array_remove_index (list, i);
  return list;
}

/* Whether an order has come, and nobody has rolled in this turn whether it is acted on (E-10) */
gboolean
vedette_eagles_is_unrolled (const VedetteEagles *self,
                            VedetteDispatch     *dispatch)
{
  return vedette_dispatch_get_state (dispatch) == VEDETTE_DISPATCH_ARRIVED &&
         vedette_dispatch_get_kind (dispatch) == VEDETTE_DISPATCH_ORDER &&
         vedette_dispatch_get_tried (dispatch) < vedette_eagles_game_get_turn (self->game);
}

/* Whether a die says when it comes, if ever (E-09): so it is, too, where nobody said that the recipient was within the span. */
gboolean
vedette_eagles_is_outside (VedetteDispatch *dispatch)
{
  return vedette_dispatch_get_inside (dispatch) != VEDETTE_TRI_YES;
}

/* Returns: the turn in which a dispatch comes that is tested now, after so many turns of delay (A-E14) */
int
vedette_eagles_get_due_turn (const VedetteEagles *self,
                             VedetteDispatch     *dispatch,
                             int                  delay)
{
  gboolean writing = vedette_eagles_get_switch (self, "delay-from") == VEDETTE_DELAY_FROM_WRITING;

  return delay + (writing ? vedette_dispatch_get_written (dispatch) : vedette_eagles_game_get_turn (self->game));
}

/* E-09: nobody's die */
VedetteDiceRequest *
vedette_eagles_ask_delay (void)
{
  return vedette_dice_request_new (VEDETTE_EAGLES_DELAY_SIDES, NULL, _("Delay"), NULL);
}

/* Notes what a test has come to. @natural: 0 for one that arrives without a die (E-08). Returns: its state from now on */
static VedetteDispatchState
carry (const VedetteEagles *self,
       VedetteEdit         *edit,
       VedetteDispatch     *dispatch,
       int                  natural)
{
  int turn = vedette_eagles_game_get_turn (self->game);
  int due = natural > 0 ? vedette_eagles_get_due_turn (self, dispatch, natural) : turn;

  if (natural == VEDETTE_EAGLES_DELAY_LOST)
    {
      vedette_edit_set (edit, dispatch, "state", VEDETTE_DISPATCH_LOST, NULL);
      return VEDETTE_DISPATCH_LOST;
    }
  if (due > turn)
    {
      vedette_edit_set (edit, dispatch, "state", VEDETTE_DISPATCH_DELAYED, "due", due, NULL);
      return VEDETTE_DISPATCH_DELAYED;
    }
  vedette_edit_set (edit, dispatch, "state", VEDETTE_DISPATCH_ARRIVED, "due", due, "arrived", turn, NULL);
  return VEDETTE_DISPATCH_ARRIVED;
}

/**
 * vedette_eagles_test_dispatch:
 * @die: as vedette_eagles_ask_delay() makes it; it is rolled only if the dispatch needs it
 * @facts: to which it adds what the dispatch is called, and what came of it
 *
 * Tests whether and when a dispatch arrives. The die settles no house rule: everybody would see when the others begin to
 * hold, and so that a die was rolled.
 */
gboolean
vedette_eagles_test_dispatch (const VedetteEagles  *self,
                              VedetteEdit          *edit,
                              VedetteDispatch      *dispatch,
                              VedetteDiceRequest   *die,
                              VedetteDice          *dice,
                              JsonObject           *facts,
                              GError              **error)
{
  VedetteDispatchState state;
  int natural = 0;

  if (vedette_eagles_is_outside (dispatch) && !vedette_dice_request_roll (die, dice, edit, &natural, error))
    return FALSE;
  state = carry (self, edit, dispatch, natural);
  vedette_eagles_note_dispatch (self, facts, dispatch);
  json_object_set_string_member (facts, VEDETTE_EAGLES_FACT_STATE,
                                 vedette_enum_get_nick (vedette_dispatch_state_get_type (), (int) state));
  if (state == VEDETTE_DISPATCH_DELAYED)
    json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_DUE, vedette_eagles_get_due_turn (self, dispatch, natural));
  return TRUE;
}

static void
note_commander (const VedetteEagles *self,
                JsonObject          *facts,
                const char          *fact,
                gint64               id)
{
  g_autofree char *name = vedette_eagles_say_commander (self, vedette_eagles_find_command (self, id));

  json_object_set_string_member (facts, fact, name);
}

/* Adds what a dispatch is called to the facts of its step, or of one among others. */
void
vedette_eagles_note_dispatch (const VedetteEagles *self,
                              JsonObject          *facts,
                              VedetteDispatch     *dispatch)
{
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_NUMBER, vedette_dispatch_get_number (dispatch));
  json_object_set_string_member (facts, VEDETTE_EAGLES_FACT_KIND,
                                 vedette_enum_get_nick (vedette_dispatch_kind_get_type (),
                                                        (int) vedette_dispatch_get_kind (dispatch)));
  note_commander (self, facts, VEDETTE_EAGLES_FACT_SENDER, vedette_dispatch_get_sender (dispatch));
  note_commander (self, facts, VEDETTE_EAGLES_FACT_RECIPIENT, vedette_dispatch_get_recipient (dispatch));
}

/* Returns: (transfer full): what a dispatch is called, from those facts */
char *
vedette_eagles_say_dispatch (JsonObject *facts)
{
  GType type = vedette_dispatch_kind_get_type ();

  /* Translators: what it is, “Order” or “Message”, its number, who wrote it, and to whom */
  return g_strdup_printf (_("%s %d from %s to %s"),
                          vedette_enum_get_label (type, vedette_eagles_fact_value (facts, VEDETTE_EAGLES_FACT_KIND, type)),
                          vedette_fact_int (facts, VEDETTE_EAGLES_FACT_NUMBER),
                          vedette_fact_text (facts, VEDETTE_EAGLES_FACT_SENDER),
                          vedette_fact_text (facts, VEDETTE_EAGLES_FACT_RECIPIENT));
}

/**
 * vedette_eagles_find_waiting:
 * @recipient: a command
 * @tried: (out): whether it has failed in this turn (E-X19)
 *
 * Returns: (nullable): the order with which he is to roll: the lowest number of those that have arrived, and of those that
 *   have failed in this turn only if there is no other
 */
VedetteDispatch *
vedette_eagles_find_waiting (const VedetteEagles *self,
                             gpointer             recipient,
                             gboolean            *tried)
{
  g_autoptr (GPtrArray) list = vedette_eagles_list (self, vedette_dispatch_get_type ());
  VedetteDispatch *found = NULL;

  *tried = FALSE;
  for (guint i = 0; i < list->len; i++)
    {
      VedetteDispatch *dispatch = list->pdata[i];
      gboolean failed = vedette_dispatch_get_tried (dispatch) == vedette_eagles_game_get_turn (self->game);

      if (vedette_dispatch_get_recipient (dispatch) != vedette_record_get_id (recipient) ||
          vedette_dispatch_get_kind (dispatch) != VEDETTE_DISPATCH_ORDER ||
          vedette_dispatch_get_state (dispatch) != VEDETTE_DISPATCH_ARRIVED)
        continue;
      if (found == NULL || (*tried && !failed) ||
          (*tried == failed && vedette_dispatch_get_number (dispatch) < vedette_dispatch_get_number (found)))
        {
          found = dispatch;
          *tried = failed;
        }
    }
  return found;
}
