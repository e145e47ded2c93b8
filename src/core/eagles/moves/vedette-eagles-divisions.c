/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The divisions of the owner, one after the other: named, moving, done, and that no other is named. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-pending.h"

/* The owner’s divisions come with the opening roll; what is on the pile goes on first. */
static const VedetteClosed closed_without_initiative[] = {
  VEDETTE_EAGLES_CLOSED_BY_START,
  { VEDETTE_EAGLES_ON (POOL) | VEDETTE_EAGLES_ON_FIRST, VEDETTE_FINDING_FINAL, "E-X01",
    N_("Nothing moves or fires in the first segment, except early independents. Finish the first segment.") },
  { VEDETTE_EAGLES_ON_OPENING, VEDETTE_FINDING_FINAL, "E-29",
    N_("Nobody has the initiative yet. Make the opening roll first.") },
  { VEDETTE_EAGLES_ON_STEALING, VEDETTE_FINDING_FINAL, "E-36", N_("Make the roll for the initiative first") },
  { VEDETTE_EAGLES_ON (LOCAL), VEDETTE_FINDING_FINAL, "E-49", N_("Finish the reaction first") },
  { VEDETTE_EAGLES_ON (THIEF_ACTIVE), VEDETTE_FINDING_FINAL, "E-X12", N_("A thief is active. Finish the stealing division "
                                                                         "first.") },
  { VEDETTE_EAGLES_ON (INDEP_LATE), VEDETTE_FINDING_FINAL, "E-17",
    N_("All divisions are finished. Continue with the late independents.") },
  { VEDETTE_EAGLES_ON (TURN_END), VEDETTE_FINDING_FINAL, "E-X11", N_("The turn is over. Start the next turn.") },
  { VEDETTE_EAGLES_ON (CHOOSE), VEDETTE_FINDING_FINAL, "E-29", N_("No division is active. The owner of the turn must choose "
                                                                  "one first.") },
  { VEDETTE_EAGLES_ON (DIVISION_ACTIVE), VEDETTE_FINDING_FINAL, "E-29", N_("Finish the active division first") },
  { 0 },
};

/* Whether the active division lies on nothing, so that to name the next is to say that it is done */
static gboolean
may_name_next (const VedetteEagles *self)
{
  return vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (DIVISION_ACTIVE)) && vedette_pending_get_top (self->battle) == NULL &&
         !vedette_eagles_game_get_stole_back (self->game);
}

/* Whose division is named next: the owner’s, or the other side’s when the owner has none left after the active one (A-E08) */
static gpointer
get_next_owner (const VedetteEagles *self)
{
  gpointer owner = vedette_eagles_find (self, vedette_army_get_type (), vedette_eagles_game_get_owner (self->game));
  gpointer other;

  if (owner == NULL || vedette_eagles_has_waiting (self, NULL, owner))
    return owner;
  other = vedette_eagles_get_other (self, owner);
  return !vedette_eagles_game_get_swapped (self->game) &&
         vedette_eagles_get_switch (self, "loser-activates") == VEDETTE_LOSER_YES &&
         vedette_eagles_has_waiting (self, NULL, other) ? other : owner;
}

static void
list_nameable (VedetteMove          *move,
               const VedetteContext *self,
               GListStore           *choices)
{
  g_autoptr (GPtrArray) divisions = NULL;

  if (!vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (CHOOSE)) && !may_name_next (self))
    return;
  divisions = vedette_eagles_list_divisions (self, get_next_owner (self), VEDETTE_DIVISION_LED);
  for (guint i = 0; i < divisions->len; i++)
    if (vedette_eagles_is_waiting (self, NULL, divisions->pdata[i]))
      vedette_eagles_add_choice (self, choices, divisions->pdata[i], NULL);
}

static void
open_activate (VedetteMove          *move,
               const VedetteContext *self,
               VedetteRuling        *ruling)
{
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (DIVISION_ACTIVE)) && !may_name_next (self))
    vedette_ruling_forbid (ruling, "E-38", _("When this division finishes, the suspended one continues. Use Finish Division "
                                             "instead."));
  else if (!vedette_eagles_has_any (move, self, "division", list_nameable))
    vedette_ruling_forbid (ruling, "E-29", _("There are no divisions left to choose. Finish the active division, or pass."));
}

static void
check_activate (VedetteMove          *move,
                const VedetteContext *self,
                VedetteRuling        *ruling)
{
  gpointer division = vedette_eagles_find (self, vedette_division_get_type (), vedette_move_get_id (move, "division"));
  gpointer owner = get_next_owner (self);
  g_autofree char *called = NULL;

  if (!vedette_record_kind_needs (move, "division", ruling) ||
      !vedette_eagles_check_said (move, self, "division", division, ruling))
    return;
  called = vedette_eagles_say (self, division);
  if (vedette_eagles_get_army_of (self, division) != owner)
    {
      g_autofree char *name = vedette_eagles_say (self, owner);

      /* Translators: the name of an army, such as “Austrians” */
      vedette_ruling_forbid_about (ruling, "E-29", "division", _("%s must choose the next division. Choose a division of that "
                                                                 "army."), name);
    }
  else if (vedette_division_get_moved (division) || vedette_division_get_activation (division) != VEDETTE_ACTIVATION_NONE)
    /* Translators: the name of a division, such as “1st Division” */
    vedette_ruling_forbid_about (ruling, "E-39", "division", _("%s has already moved this turn. Choose a different division."),
                                 called);
  else if (!vedette_eagles_is_waiting (self, NULL, division))
    /* Translators: the name of a division, such as “1st Division” */
    vedette_ruling_forbid_about (ruling, "E-29", "division", _("%s cannot become active. Choose a division with units on the "
                                                               "table."),
                                 called);
  vedette_eagles_warn_of_threat (self, ruling);
}

/* That an order binds the division is said (E-13); which one, and what it says, is for its commander (A-E36). */
static void
note_orders (const VedetteEagles *self,
             VedetteEdit         *edit,
             gpointer             division)
{
  if (vedette_eagles_is_bound (self, division))
    json_object_set_boolean_member (vedette_edit_get_facts (edit), "bound", TRUE);
}

static gboolean
perform_activate (VedetteMove           *move,
                  const VedetteContext  *self,
                  VedetteEdit           *edit,
                  VedetteDice           *dice,
                  GError               **error)
{
  gpointer division = vedette_eagles_find (self, vedette_division_get_type (), vedette_move_get_id (move, "division"));
  gpointer active = vedette_eagles_get_active (self);

  if (active != NULL)
    {
      vedette_eagles_note_name (self, edit, "done", active);
      vedette_eagles_clear_threats (self, edit);
      vedette_eagles_finish_active (self, edit);
    }
  vedette_eagles_note_name (self, edit, "division", division);
  note_orders (self, edit, division);
  vedette_eagles_activate (self, edit, division);
  return TRUE;
}

static char *
describe_activate (JsonObject *facts)
{
  const char *done = vedette_fact_text (facts, "done"), *division = vedette_fact_text (facts, "division");
  gboolean bound = vedette_fact_boolean (facts, "bound");

  if (*done != '\0' && bound)
    /* Translators: a step of the log; a division that finished, and the one chosen next, which has an order to follow */
    return g_strdup_printf (_("%s finished. %s became active, bound by an order."), done, division);
  if (*done != '\0')
    /* Translators: a step of the log; a division that finished, and the one that was chosen next */
    return g_strdup_printf (_("%s finished. %s became active."), done, division);
  if (bound)
    /* Translators: a step of the log; a division, which has an order to follow */
    return g_strdup_printf (_("%s became active, bound by an order."), division);
  /* Translators: a step of the log; a division */
  return g_strdup_printf (_("%s became active."), division);
}

const VedetteMoveKind vedette_eagles_activate_move = {
  .name = "activate",
  .rule = "E-29",
  .label = N_("Choose Division…"),
  .verb = N_("Choose Division"),
  .hint = N_("Choose which division moves next; the active one finishes"),
  .key = "d",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (CHOOSE) | VEDETTE_EAGLES_ON (DIVISION_ACTIVE),
  .closed = closed_without_initiative,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("division", vedette_division, list_nameable, .label = VEDETTE_EAGLES_LABEL_LED_DIVISION,
                     .needed = TRUE),
    { { 0 } } },
  .open = open_activate,
  .check = check_activate,
  .perform = perform_activate,
  .describe = describe_activate,
};

static void
check_finish (VedetteMove          *move,
              const VedetteContext *self,
              VedetteRuling        *ruling)
{
  vedette_eagles_warn_of_threat (self, ruling);
}

static gboolean
perform_finish (VedetteMove           *move,
                const VedetteContext  *self,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  gpointer resumed;

  vedette_eagles_note_name (self, edit, "division", vedette_eagles_get_active (self));
  vedette_eagles_clear_threats (self, edit);
  vedette_eagles_finish_active (self, edit);
  resumed = vedette_eagles_find (self, vedette_division_get_type (), vedette_edit_get_id (edit, self->game, "active"));
  if (resumed != NULL)
    vedette_eagles_note_name (self, edit, "resumed", resumed);
  return TRUE;
}

static char *
describe_finish (JsonObject *facts)
{
  const char *division = vedette_fact_text (facts, "division"), *resumed = vedette_fact_text (facts, "resumed");
  g_autofree char *next = vedette_eagles_say_owner (facts);

  if (*resumed != '\0')
    /* Translators: a step of the log; a division that finished, and the one that it had interrupted */
    return g_strdup_printf (_("%s finished. %s continued."), division, resumed);
  /* Translators: a step of the log; a division, and another sentence or nothing */
  return g_strdup_printf (_("%s finished.%s"), division, next);
}

const VedetteMoveKind vedette_eagles_finish_move = {
  .name = "finish",
  .rule = "E-29",
  .label = N_("Finish Division"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_DIVISION,
  .closed = closed_without_initiative,
  .check = check_finish,
  .perform = perform_finish,
  .describe = describe_finish,
};

/* Of the independents only a move that is due is passed; the rest are done by another move. */
static void
open_pass (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_INDEPENDENTS) && vedette_eagles_get_due_independent (self, NULL) == NULL)
    vedette_ruling_forbid (ruling, "A-E40", _("No independent unit is due to move or pass. Activate a unit, or finish the "
                                              "independents."));
}

static void
check_pass (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  vedette_eagles_warn_of_threat (self, ruling);
}

/* An independent does not make the move that is due. */
static void
pass_move (const VedetteEagles *self,
           VedetteEdit         *edit,
           gpointer             unit)
{
  vedette_facts_note_text (edit, "unit", vedette_eagles_get_name (unit));
  vedette_edit_set (edit, unit, "moved", TRUE, NULL);
  vedette_edit_set (edit, self->game, "unit", (gint64) 0, NULL);
  vedette_eagles_clear_threats (self, edit);
  vedette_eagles_after_independent (self, edit);
}

static gboolean
perform_pass (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  gpointer independent = vedette_eagles_get_independent (self);
  g_autofree char *owner = NULL;

  if (independent != NULL)
    {
      pass_move (self, edit, independent);
      return TRUE;
    }
  owner = vedette_eagles_say (self, vedette_eagles_find (self, vedette_army_get_type (),
                                                         vedette_eagles_game_get_owner (self->game)));
  vedette_facts_note_text (edit, "army", owner);
  vedette_eagles_pass_initiative (self, edit);
  return TRUE;
}

static char *
describe_pass (JsonObject *facts)
{
  g_autofree char *passed = vedette_eagles_say_passed (facts), *next = vedette_eagles_say_owner (facts);

  if (json_object_has_member (facts, "unit"))
    /* Translators: a step of the log; a unit, and another sentence or nothing */
    return g_strdup_printf (_("%s did not move.%s"), vedette_fact_text (facts, "unit"), passed);
  /* Translators: a step of the log; an army, and two more sentences or nothing */
  return g_strdup_printf (_("%s passed.%s%s"), vedette_fact_text (facts, "army"), next, passed);
}

const VedetteMoveKind vedette_eagles_pass_move = {
  .name = "pass",
  .rule = "A-E08",
  .label = N_("Pass"),
  .key = "p",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (CHOOSE) | VEDETTE_EAGLES_ON_INDEPENDENTS,
  .closed = closed_without_initiative,
  .open = open_pass,
  .check = check_pass,
  .perform = perform_pass,
  .describe = describe_pass,
};

/* A unit of the active division is the one that can be stopped in mid-move (E-44); among the independents it is the one that
 * was the last to activate (A-E40). */
static void
list_movers (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);
  gpointer independent = vedette_eagles_get_independent (self);

  for (guint i = 0; i < units->len; i++)
    if (independent != NULL ? units->pdata[i] == independent
                            : vedette_unit_get_division (units->pdata[i]) == vedette_eagles_game_get_active (self->game))
      vedette_eagles_add_choice (self, choices, units->pdata[i], NULL);
}

/* The next that has not moved yet, so that nobody is asked to name again one that has */
static void
guess_mover (VedetteMove          *move,
             const VedetteContext *self,
             GValue               *value)
{
  g_autoptr (GListStore) movers = g_list_store_new (VEDETTE_TYPE_CHOICE);

  list_movers (move, self, movers);
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (movers)); i-- > 0;)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (G_LIST_MODEL (movers), i);
      gpointer unit = vedette_eagles_find (self, vedette_unit_get_type (), choice->id);

      /* If all have, the first */
      if (!vedette_unit_get_moved (unit) || (i == 0 && g_value_get_int64 (value) == 0))
        g_value_set_int64 (value, choice->id);
    }
}

static void
open_move (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  if (vedette_eagles_has_any (move, self, "unit", list_movers))
    return;
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_INDEPENDENTS))
    vedette_ruling_forbid (ruling, "E-16", _("No move is due. Activate an independent unit first."));
  else
    vedette_ruling_forbid (ruling, "E-36", _("No unit can move now. Finish the division."));
}

/* E-16: an independent moves only once it has activated and its roll lets it act, and then but once. */
static void
check_independent (const VedetteEagles *self,
                   gpointer             unit,
                   VedetteRuling       *ruling)
{
  const char *name = vedette_eagles_get_name (unit);

  if (!vedette_unit_get_activated (unit))
    vedette_ruling_forbid_about (ruling, vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (INDEP_EARLY)) ? "E-X01" : "E-17",
                                 "unit",
                                 _("Only activated independent units can move now. Choose an activated unit."));
  else if (unit != vedette_eagles_get_independent (self) && vedette_unit_get_moved (unit))
    vedette_ruling_refuse_about (ruling, "E-16", "unit",
                                 /* Translators: the name of a unit, such as “4th Hussars” */
                                 _("%s has already moved or passed this turn. Choose a different unit."), name);
  else if (unit != vedette_eagles_get_independent (self))
    /* Translators: the name of a unit, such as “4th Hussars” */
    vedette_ruling_refuse_about (ruling, "E-16", "unit", _("%s cannot act this turn, because its roll allowed no action. "
                                                           "Choose a different unit."),
                                 name);
}

static void
check_move (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  gpointer unit = vedette_eagles_find (self, vedette_unit_get_type (), vedette_move_get_id (move, "unit"));

  if (!vedette_record_kind_needs (move, "unit", ruling) || !vedette_eagles_check_said (move, self, "unit", unit, ruling))
    return;
  if (!vedette_eagles_is_on_table (self, unit) || vedette_unit_get_gone (unit))
    /* Translators: the name of a unit or division, such as “11th Line” */
    vedette_ruling_forbid_about (ruling, "E-36", "unit", _("%s is not on the table. Choose a different one."),
                                 vedette_eagles_get_name (unit));
  else if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_INDEPENDENTS))
    check_independent (self, unit, ruling);
  else if (vedette_unit_get_division (unit) != vedette_eagles_game_get_active (self->game))
    /* Translators: the name of a unit or division, such as “11th Line” */
    vedette_ruling_refuse_about (ruling, "E-X12", "unit", _("%s does not belong to the active division. Choose a unit of the "
                                                            "active division."),
                                 vedette_eagles_get_name (unit));
  vedette_eagles_warn_of_threat (self, ruling);
}

static gboolean
perform_move (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  gpointer unit = vedette_eagles_find (self, vedette_unit_get_type (), vedette_move_get_id (move, "unit"));
  JsonObject *facts = vedette_edit_get_facts (edit);

  vedette_facts_note_text (edit, "unit", vedette_eagles_get_name (unit));
  if (vedette_move_get_boolean (move, "fires"))
    json_object_set_boolean_member (facts, "fires", TRUE);
  else if (vedette_move_is_said (move, "inches"))
    json_object_set_int_member (facts, "inches-x100", vedette_move_get_int (move, "inches"));
  vedette_edit_set (edit, unit, "moved", TRUE, NULL);
  /* One of another division, which both sides agreed to, is not what a reaction stops. */
  if (vedette_unit_get_division (unit) == vedette_eagles_game_get_active (self->game))
    vedette_edit_set (edit, self->game, "unit", vedette_record_get_id (unit), NULL);
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_INDEPENDENTS))
    vedette_eagles_after_independent (self, edit);
  return TRUE;
}

static char *
say_move (JsonObject *facts)
{
  const char *unit = vedette_fact_text (facts, "unit");
  g_autofree char *inches = NULL;

  if (vedette_fact_boolean (facts, "fires"))
    /* Translators: a step of the log; a unit, as in “4th Hussars fired.” */
    return g_strdup_printf (_("%s fired."), unit);
  if (!json_object_has_member (facts, "inches-x100"))
    /* Translators: a step of the log; a unit */
    return g_strdup_printf (_("%s moved."), unit);
  inches = vedette_eagles_say_inches (vedette_fact_int (facts, "inches-x100"));
  /* Translators: a step of the log; a unit, and how far, such as “6″” */
  return g_strdup_printf (_("%s moved %s."), unit, inches);
}

/* The move of the last independent can be followed by phases that are passed (A-E38). */
static char *
describe_move (JsonObject *facts)
{
  g_autofree char *moved = say_move (facts), *passed = vedette_eagles_say_passed (facts);

  return g_strconcat (moved, passed, NULL);
}

const VedetteMoveKind vedette_eagles_move_move = {
  .name = "move",
  .label = N_("Move Unit…"),
  .verb = N_("Move Unit"),
  .key = "m",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_DIVISION | VEDETTE_EAGLES_ON_INDEPENDENTS,
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON (POOL) | VEDETTE_EAGLES_ON_FIRST, VEDETTE_FINDING_FINAL, "E-X01",
      N_("Nothing moves or fires in the first segment, except early independents. Finish the first segment.") },
    { VEDETTE_EAGLES_ON (LOCAL), VEDETTE_FINDING_FINAL, "E-49", N_("Finish the reaction first") },
    { VEDETTE_EAGLES_ON (TURN_END), VEDETTE_FINDING_FINAL, "E-X11", N_("The turn is over. Start the next turn.") },
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-29", N_("No division is active. Make the roll that is due, or choose a "
                                                                "division.") },
    { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("unit", vedette_unit, list_movers, .label = VEDETTE_EAGLES_LABEL_UNIT, .needed = TRUE,
                     .guess = guess_mover),
    VEDETTE_SAY_INCHES ("inches", .label = N_("Distance")),
    VEDETTE_SAY_FLAG ("fires", .label = N_("Fires instead of moving")),
    { { 0 } } },
  .open = open_move,
  .check = check_move,
  .perform = perform_move,
  .describe = describe_move,
};
