/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a turn goes on from phase to phase (rules.md 8.3): what moves that settle a phase note of what follows. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-turn.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-pending.h"

static void
go_to (const VedetteEagles *self,
       VedetteEdit         *edit,
       VedetteEaglesPhase   phase)
{
  vedette_edit_set (edit, self->game, "phase", phase, NULL);
}

/* A-E38: a phase that needs the dice of the classes is passed until they are known, and the log says so. */
static void
note_passed (VedetteEdit        *edit,
             VedetteEaglesPhase  phase)
{
  JsonObject *facts = vedette_edit_get_facts (edit);

  if (!json_object_has_member (facts, VEDETTE_EAGLES_FACT_PASSED))
    json_object_set_array_member (facts, VEDETTE_EAGLES_FACT_PASSED, json_array_new ());
  json_array_add_string_element (json_object_get_array_member (facts, VEDETTE_EAGLES_FACT_PASSED),
                                 vedette_enum_get_nick (vedette_eagles_phase_get_type (), (int) phase));
}

/* Returns: (nullable): the phase of a word; a file may have any */
static const GEnumValue *
find_phase (const char *nick)
{
  return vedette_enum_find (vedette_eagles_phase_get_type (), nick);
}

static const char *
say_phase (const char *nick)
{
  const GEnumValue *phase = find_phase (nick);

  return phase != NULL ? vedette_enum_get_label (vedette_eagles_phase_get_type (), phase->value) : nick;
}

/**
 * vedette_eagles_say_passed:
 *
 * Returns: (transfer full): a sentence about the phases that were passed because of the dice, with a space before it; empty
 *   if there was none
 */
char *
vedette_eagles_say_passed (JsonObject *facts)
{
  JsonArray *passed = vedette_fact_array (facts, VEDETTE_EAGLES_FACT_PASSED);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *all = NULL;

  for (guint i = 0; passed != NULL && i < json_array_get_length (passed); i++)
    if (JSON_NODE_HOLDS_VALUE (json_array_get_element (passed, i)))
      g_strv_builder_add (names, say_phase (json_array_get_string_element (passed, i)));
  list = g_strv_builder_end (names);
  if (*list == NULL)
    return g_strdup ("");
  all = g_strjoinv (C_("list of names", ", "), list);
  /* Translators: follows a step of the log; phases of a turn */
  return g_strdup_printf (_(" Skipped because class dice were not set: %s."), all);
}

/**
 * vedette_eagles_say_owner:
 *
 * Returns: (transfer full): a sentence about whose go it has become to name a division, with a space before it; empty if it is
 *   whose it was
 */
char *
vedette_eagles_say_owner (JsonObject *facts)
{
  const char *names = vedette_fact_text (facts, VEDETTE_EAGLES_FACT_NAMES);

  if (*names == '\0')
    return g_strdup ("");
  /* Translators: follows a step of the log; the name of an army, such as “Austrians” */
  return g_strdup_printf (_(" The right to choose a division passed to %s."), names);
}

/**
 * vedette_eagles_say_turn:
 *
 * Returns: (transfer full): what a turn began with, with a space before it; empty if none began
 */
char *
vedette_eagles_say_turn (JsonObject *facts)
{
  g_autofree char *arrived = vedette_fact_names (facts, VEDETTE_EAGLES_FACT_ARRIVED);
  g_autofree char *passed = vedette_eagles_say_passed (facts);
  int turn = vedette_fact_int (facts, VEDETTE_EAGLES_FACT_TURN);

  if (turn == 0)
    return g_steal_pointer (&passed);
  if (json_object_has_member (facts, VEDETTE_EAGLES_FACT_ARRIVED))
    /* Translators: follows a step of the log; the number of a turn, who comes then, and another sentence or nothing */
    return g_strdup_printf (_(" Turn %d began. Arrived: %s.%s"), turn, arrived, passed);
  /* Translators: follows a step of the log; the number of a turn, and another sentence or nothing */
  return g_strdup_printf (_(" Turn %d began.%s"), turn, passed);
}

/* Free units of an army, all of them if it is %NULL, can activate now: what they need is known. */
static gboolean
can_activate (const VedetteEagles *self,
              VedetteEdit         *edit,
              VedetteIndependents  when)
{
  g_autoptr (GPtrArray) armies = vedette_eagles_list (self, vedette_army_get_type ());

  for (guint i = 0; i < armies->len; i++)
    if ((when == VEDETTE_INDEPENDENTS_UNKNOWN ||
         vedette_edit_get_enum (edit, armies->pdata[i], "independents") == (int) when) &&
        vedette_eagles_has_independents (self, edit, armies->pdata[i]))
      return TRUE;
  return FALSE;
}

static gboolean
lacks_dice (const VedetteEagles *self)
{
  return vedette_eagles_get_switch (self, "indep") == VEDETTE_INDEP_LI_ROLL && !vedette_eagles_has_dice (self);
}

/* Nothing that went on since the opening roll goes on any more, at any depth. */
void
vedette_eagles_stop (const VedetteEagles *self,
                     VedetteEdit         *edit)
{
  vedette_pending_drop_all (edit);
  vedette_eagles_clear_threats (self, edit);
  vedette_edit_set (edit, self->game, "active", (gint64) 0, "stole-back", FALSE, "unit", (gint64) 0, "challenger", (gint64) 0,
                    "leader", (gint64) 0, "tested", (gint64) 0, "reaction", VEDETTE_EAGLES_NO_REACTION, NULL);
}

static void
reset_units (const VedetteEagles *self,
             VedetteEdit         *edit)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list (self, vedette_unit_get_type ());

  for (guint i = 0; i < units->len; i++)
    vedette_edit_set (edit, units->pdata[i], "tested", FALSE, "checked", FALSE, "activated", FALSE, "threatened", FALSE,
                      "moved", FALSE, NULL);
}

static void
reset_armies (const VedetteEagles *self,
              VedetteEdit         *edit)
{
  g_autoptr (GPtrArray) armies = vedette_eagles_list (self, vedette_army_get_type ());

  for (guint i = 0; i < armies->len; i++)
    vedette_edit_set (edit, armies->pdata[i], "independents", VEDETTE_INDEPENDENTS_UNKNOWN, "allocated",
                      VEDETTE_EAGLES_NOT_ALLOCATED, NULL);
}

/* A formation that arrives in this turn is on the table from now on. */
static void
reset_divisions (const VedetteEagles *self,
                 VedetteEdit         *edit,
                 int                  turn)
{
  g_autoptr (GPtrArray) divisions = vedette_eagles_list (self, vedette_division_get_type ());
  gboolean battle = vedette_eagles_get_switch (self, "steal-once") == VEDETTE_STEAL_ONCE_BATTLE;
  g_autoptr (JsonArray) arrived = json_array_new ();

  for (guint i = 0; i < divisions->len; i++)
    {
      VedetteDivision *division = divisions->pdata[i];
      int arrives = vedette_division_get_arrives (division);
      g_autofree char *name = NULL;

      vedette_edit_set (edit, division, "moved", FALSE, "activation", VEDETTE_ACTIVATION_NONE, NULL);
      if (!battle)
        vedette_edit_set (edit, division, "attempted", FALSE, NULL);
      if (vedette_division_get_place (division) != VEDETTE_DIVISION_AWAY || arrives == 0 || arrives > turn)
        continue;
      vedette_edit_set (edit, division, "place", VEDETTE_DIVISION_ON_TABLE, NULL);
      name = vedette_eagles_say (self, division);
      json_array_add_string_element (arrived, name);
    }
  if (json_array_get_length (arrived) > 0)
    json_object_set_array_member (vedette_edit_get_facts (edit), VEDETTE_EAGLES_FACT_ARRIVED, json_array_ref (arrived));
}

/* What was delayed until this turn has come. */
static void
deliver (const VedetteEagles *self,
         VedetteEdit         *edit,
         int                  turn)
{
  g_autoptr (GPtrArray) dispatches = vedette_eagles_list (self, vedette_dispatch_get_type ());

  for (guint i = 0; i < dispatches->len; i++)
    if (vedette_dispatch_get_state (dispatches->pdata[i]) == VEDETTE_DISPATCH_DELAYED &&
        vedette_dispatch_get_due (dispatches->pdata[i]) <= turn)
      vedette_edit_set (edit, dispatches->pdata[i], "state", VEDETTE_DISPATCH_ARRIVED, "arrived", turn, NULL);
}

/* Notes that the next turn begins, and goes to its first phase in which there is something to do. */
void
vedette_eagles_begin_turn (const VedetteEagles *self,
                           VedetteEdit         *edit)
{
  int turn = MIN (vedette_eagles_game_get_turn (self->game) + 1, VEDETTE_EAGLES_MAX_TURNS);

  json_object_set_int_member (vedette_edit_get_facts (edit), VEDETTE_EAGLES_FACT_TURN, turn);
  vedette_edit_set (edit, self->game, "turn", turn, "rolls", 0, "cut", FALSE, "swapped", FALSE, NULL);
  reset_units (self, edit);
  reset_armies (self, edit);
  reset_divisions (self, edit, turn);
  vedette_house_rules_settle (&self->house, edit, "orders");
  if (vedette_house_rules_get_set (&self->house, "orders") != VEDETTE_ORDERS_ON)
    {
      vedette_eagles_after_orders (self, edit);
      return;
    }
  deliver (self, edit, turn);
  go_to (self, edit, VEDETTE_EAGLES_ORDERS);
}

/* E-15: without independents nobody rolls when they activate. */
void
vedette_eagles_after_orders (const VedetteEagles *self,
                             VedetteEdit         *edit)
{
  if (!can_activate (self, edit, VEDETTE_INDEPENDENTS_UNKNOWN))
    vedette_eagles_after_early (self, edit);
  else if (lacks_dice (self))
    {
      note_passed (edit, VEDETTE_EAGLES_DETERMINE);
      vedette_eagles_after_early (self, edit);
    }
  else
    go_to (self, edit, VEDETTE_EAGLES_DETERMINE);
}

void
vedette_eagles_after_determined (const VedetteEagles *self,
                                 VedetteEdit         *edit)
{
  if (can_activate (self, edit, VEDETTE_INDEPENDENTS_EARLY))
    go_to (self, edit, VEDETTE_EAGLES_INDEP_EARLY);
  else
    vedette_eagles_after_early (self, edit);
}

void
vedette_eagles_after_early (const VedetteEagles *self,
                            VedetteEdit         *edit)
{
  if (vedette_eagles_has_dice (self))
    {
      go_to (self, edit, VEDETTE_EAGLES_SKIRMISH);
      return;
    }
  note_passed (edit, VEDETTE_EAGLES_SKIRMISH);
  vedette_eagles_after_skirmish (self, edit);
}

void
vedette_eagles_after_skirmish (const VedetteEagles *self,
                               VedetteEdit         *edit)
{
  go_to (self, edit, VEDETTE_EAGLES_ALLOCATE);
}

/* Late independents come when all divisions have had their go (E-17); without any the turn is over. */
static void
go_late (const VedetteEagles *self,
         VedetteEdit         *edit)
{
  json_object_set_boolean_member (vedette_edit_get_facts (edit), VEDETTE_EAGLES_FACT_THROUGH, TRUE);
  vedette_eagles_stop (self, edit);
  if (!can_activate (self, edit, VEDETTE_INDEPENDENTS_LATE))
    go_to (self, edit, VEDETTE_EAGLES_TURN_END);
  else if (lacks_dice (self))
    {
      note_passed (edit, VEDETTE_EAGLES_INDEP_LATE);
      go_to (self, edit, VEDETTE_EAGLES_TURN_END);
    }
  else
    go_to (self, edit, VEDETTE_EAGLES_INDEP_LATE);
}

/* The owner names the next division; without one it is the other side’s go, once (A-E08), and without any there they are
 * through. @pass: the owner does not want to name those that it still has */
static void
choose_next (const VedetteEagles *self,
             VedetteEdit         *edit,
             gboolean             pass)
{
  gpointer owner = vedette_eagles_find (self, vedette_army_get_type (), vedette_edit_get_id (edit, self->game, "owner"));
  gpointer other = vedette_eagles_get_other (self, owner);
  g_autofree char *names = NULL;

  if (!pass && vedette_eagles_has_waiting (self, edit, owner))
    {
      go_to (self, edit, VEDETTE_EAGLES_CHOOSE);
      return;
    }
  if (g_value_get_boolean (vedette_edit_peek (edit, self->game, "swapped")) ||
      vedette_eagles_get_switch (self, "loser-activates") == VEDETTE_LOSER_STEALS_ONLY ||
      !vedette_eagles_has_waiting (self, edit, other))
    {
      go_late (self, edit);
      return;
    }
  names = vedette_eagles_say (self, other);
  vedette_facts_note_text (edit, VEDETTE_EAGLES_FACT_OWNER, vedette_eagles_get_word (self, other));
  vedette_facts_note_text (edit, VEDETTE_EAGLES_FACT_NAMES, names);
  vedette_edit_set (edit, self->game, "owner", vedette_record_get_id (other), "swapped", TRUE, NULL);
  go_to (self, edit, VEDETTE_EAGLES_CHOOSE);
}

/* An army has won the opening roll (E-29). */
void
vedette_eagles_take_initiative (const VedetteEagles *self,
                                VedetteEdit         *edit,
                                gpointer             army)
{
  vedette_edit_set (edit, self->game, "owner", vedette_record_get_id (army), NULL);
  choose_next (self, edit, FALSE);
}

static void
rest_units (const VedetteEagles *self,
            VedetteEdit         *edit,
            gpointer             division)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, division);

  for (guint i = 0; i < units->len; i++)
    vedette_edit_set (edit, units->pdata[i], "moved", FALSE, NULL);
}

void
vedette_eagles_activate (const VedetteEagles *self,
                         VedetteEdit         *edit,
                         gpointer             division)
{
  rest_units (self, edit, division);
  vedette_edit_set (edit, division, "activation", VEDETTE_ACTIVATION_ACTIVE, NULL);
  vedette_edit_set (edit, self->game, "active", vedette_record_get_id (division), "unit", (gint64) 0, NULL);
  go_to (self, edit, VEDETTE_EAGLES_DIVISION_ACTIVE);
}

static void
finish_division (VedetteEdit *edit,
                 gpointer     division)
{
  vedette_edit_set (edit, division, "moved", TRUE, "activation", VEDETTE_ACTIVATION_DONE, NULL);
}

/* The active division is done: the one from which the initiative was taken goes on, else the owner names another (E-38). */
void
vedette_eagles_finish_active (const VedetteEagles *self,
                              VedetteEdit         *edit)
{
  VedettePending *top = vedette_pending_get_top (self->battle);
  gint64 who = top != NULL ? vedette_pending_get_who (top) : 0;
  gpointer suspended = vedette_eagles_find (self, vedette_division_get_type (), who);
  g_autofree char *resume = NULL;

  finish_division (edit, vedette_eagles_get_active (self));
  vedette_edit_set (edit, self->game, "active", (gint64) 0, "stole-back", FALSE, "unit", (gint64) 0, NULL);
  resume = vedette_pending_resume (edit);
  if (suspended == NULL)
    {
      choose_next (self, edit, FALSE);
      return;
    }
  vedette_edit_set (edit, suspended, "activation", VEDETTE_ACTIVATION_ACTIVE, NULL);
  vedette_edit_set (edit, self->game, "active", vedette_record_get_id (suspended), "unit",
                    vedette_pending_get_unit (top), NULL);
  go_to (self, edit, VEDETTE_EAGLES_DIVISION_ACTIVE);
}

/* The owner names nobody else (A-E08). */
void
vedette_eagles_pass_initiative (const VedetteEagles *self,
                                VedetteEdit         *edit)
{
  choose_next (self, edit, TRUE);
}

/* The challenger has won: the active division waits on the pile, if it may go on at all (A-E09); a thief from whom the
 * initiative is taken back is done (A-E20). Nobody has to test any more for those who moved before (A-E42). */
void
vedette_eagles_steal (const VedetteEagles *self,
                      VedetteEdit         *edit)
{
  gpointer active = vedette_eagles_get_active (self);
  gpointer challenger = vedette_eagles_get_challenger (self);
  gboolean back = vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (STEAL_BACK_ROLL));

  json_object_set_boolean_member (vedette_edit_get_facts (edit), VEDETTE_EAGLES_FACT_STOLEN, TRUE);
  if (back || vedette_eagles_get_switch (self, "interrupted") == VEDETTE_INTERRUPTED_LOST)
    finish_division (edit, active);
  else
    {
      VedettePending *pending = vedette_pending_push (edit, VEDETTE_EAGLES_PENDING_ACTIVATION,
                                                      vedette_enum_get_nick (vedette_eagles_phase_get_type (),
                                                                             VEDETTE_EAGLES_DIVISION_ACTIVE));

      vedette_edit_set (edit, pending, "who", vedette_record_get_id (active), "unit",
                        vedette_eagles_game_get_unit (self->game), NULL);
      vedette_edit_set (edit, active, "activation", VEDETTE_ACTIVATION_SUSPENDED, NULL);
    }
  vedette_eagles_activate (self, edit, challenger);
  vedette_eagles_clear_threats (self, edit);
  vedette_edit_set (edit, self->game, "challenger", (gint64) 0, "leader", (gint64) 0, "stole-back", back, NULL);
  if (!back)
    go_to (self, edit, VEDETTE_EAGLES_THIEF_ACTIVE);
}

/* The challenger has not won: the active division goes on. */
void
vedette_eagles_keep (const VedetteEagles *self,
                     VedetteEdit         *edit)
{
  vedette_edit_set (edit, self->game, "challenger", (gint64) 0, "leader", (gint64) 0, NULL);
  go_to (self, edit, vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (STEAL_BACK_ROLL)) ? VEDETTE_EAGLES_THIEF_ACTIVE
                                                                                     : VEDETTE_EAGLES_DIVISION_ACTIVE);
}

/**
 * vedette_eagles_interrupt:
 * @unit: which reacts
 * @mover: (nullable): the unit that is stopped in mid-move
 * @reaction: what it may do
 *
 * Notes that a reaction lies on top of the activation, or of the move of an independent, that goes on (E-44, A-E41).
 */
void
vedette_eagles_interrupt (const VedetteEagles  *self,
                          VedetteEdit          *edit,
                          gpointer              unit,
                          gpointer              mover,
                          VedetteEaglesReaction reaction)
{
  VedettePending *pending = vedette_pending_push (edit, VEDETTE_EAGLES_PENDING_LOCAL,
                                                  vedette_enum_get_nick (vedette_eagles_phase_get_type (),
                                                                         (int) vedette_eagles_game_get_phase (self->game)));

  vedette_edit_set (edit, pending, "who", vedette_eagles_game_get_active (self->game), "unit",
                    mover != NULL ? vedette_record_get_id (mover) : (gint64) 0, NULL);
  vedette_edit_set (edit, self->game, "tested", vedette_record_get_id (unit), "reaction", reaction, NULL);
  go_to (self, edit, VEDETTE_EAGLES_LOCAL);
}

/* The reaction is over: what it interrupted goes on where it was (E-49). */
void
vedette_eagles_resume (const VedetteEagles *self,
                       VedetteEdit         *edit)
{
  g_autofree char *resume = vedette_pending_resume (edit);
  const GEnumValue *phase = resume != NULL ? find_phase (resume) : NULL;
  gboolean active = vedette_eagles_get_active (self) != NULL && vedette_eagles_game_get_owner (self->game) != 0;
  /* A file may have any word: an activation is interrupted, or an independent. */
  guint interrupted = active ? VEDETTE_EAGLES_ON_DIVISION : VEDETTE_EAGLES_ON_INDEPENDENTS;
  VedetteEaglesPhase usual = active ? VEDETTE_EAGLES_DIVISION_ACTIVE : VEDETTE_EAGLES_INDEP_LATE;
  gboolean known = phase != NULL && (interrupted & (1u << phase->value)) != 0;

  vedette_edit_set (edit, self->game, "tested", (gint64) 0, "reaction", VEDETTE_EAGLES_NO_REACTION, NULL);
  go_to (self, edit, known ? (VedetteEaglesPhase) phase->value : usual);
}

/* The dice have ended the turn (E-42): whatever went on stops where it is, at any depth (A-E22). */
void
vedette_eagles_cut_turn (const VedetteEagles *self,
                         VedetteEdit         *edit)
{
  json_object_set_boolean_member (vedette_edit_get_facts (edit), VEDETTE_EAGLES_FACT_CUT, TRUE);
  vedette_edit_set (edit, self->game, "cut", TRUE, NULL);
  if (vedette_eagles_get_switch (self, "indep-after-cut") == VEDETTE_YES_NO_YES)
    {
      go_late (self, edit);
      return;
    }
  vedette_eagles_stop (self, edit);
  go_to (self, edit, VEDETTE_EAGLES_TURN_END);
}

/* Smoke clears, nobody has the initiative, and the next turn begins (A-E23). */
void
vedette_eagles_end_turn (const VedetteEagles *self,
                         VedetteEdit         *edit)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list (self, vedette_unit_get_type ());

  for (guint i = 0; i < units->len && vedette_eagles_get_switch (self, "smoke") == VEDETTE_SMOKE_TURN_END; i++)
    vedette_edit_set (edit, units->pdata[i], "smoke", FALSE, NULL);
  vedette_eagles_stop (self, edit);
  vedette_edit_set (edit, self->game, "last-owner", vedette_eagles_game_get_owner (self->game), "owner", (gint64) 0, NULL);
  vedette_eagles_begin_turn (self, edit);
}
