/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Independent formations: when they activate, and whether their units do (E-15 to E-17). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/eagles/state/vedette-eagles-class-dice.h"
#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-facts.h"

/* --- When --- */

static VedetteDiceRequest *
ask_when (VedetteEaglesSide side)
{
  return vedette_dice_request_new (VEDETTE_EAGLES_SIDES, vedette_enum_get_nick (vedette_eagles_side_get_type (), (int) side),
                                   _("Timing of independents"), NULL);
}

static void
list_when_dice (VedetteMove          *move,
                const VedetteContext *self,
                const int            *naturals,
                gsize                 n,
                GListStore           *requests)
{
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      g_autoptr (VedetteDiceRequest) die = ask_when ((VedetteEaglesSide) side);

      g_list_store_append (requests, die);
    }
}

static VedetteIndependents
read_when (int natural)
{
  return natural % 2 == 0 ? VEDETTE_INDEPENDENTS_EARLY : VEDETTE_INDEPENDENTS_LATE;
}

static gboolean
perform_determine (VedetteMove           *move,
                   const VedetteContext  *self,
                   VedetteEdit           *edit,
                   VedetteDice           *dice,
                   GError               **error)
{
  g_autoptr (JsonArray) armies = json_array_new ();

  vedette_house_rules_forget (&self->house, edit);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (self, (VedetteEaglesSide) side);
      g_autofree char *name = vedette_eagles_say (self, army);
      g_autoptr (VedetteDiceRequest) die = ask_when ((VedetteEaglesSide) side);
      g_autoptr (JsonObject) of = json_object_new ();
      int natural;

      if (!vedette_dice_request_roll (die, dice, edit, &natural, error))
        return FALSE;
      vedette_edit_set (edit, army, "independents", read_when (natural), NULL);
      json_object_set_string_member (of, "army", name);
      json_object_set_int_member (of, VEDETTE_EAGLES_FACT_NATURAL, natural);
      json_object_set_string_member (of, "when", vedette_enum_get_nick (vedette_independents_get_type (),
                                                                        (int) read_when (natural)));
      json_array_add_object_element (armies, json_object_ref (of));
    }
  json_object_set_array_member (vedette_edit_get_facts (edit), VEDETTE_EAGLES_FACT_ARMIES, json_array_ref (armies));
  vedette_eagles_after_determined (self, edit);
  return TRUE;
}

/* Returns: (transfer full): when the independents of an army activate, as a sentence */
static char *
say_when (JsonObject *of)
{
  const char *army = vedette_fact_text (of, "army");

  if (vedette_eagles_fact_value (of, "when", vedette_independents_get_type ()) == VEDETTE_INDEPENDENTS_LATE)
    /* Translators: a step of the log; an army */
    return g_strdup_printf (_("%s rolled late independents."), army);
  /* Translators: a step of the log; an army */
  return g_strdup_printf (_("%s rolled early independents."), army);
}

static char *
describe_determine (JsonObject *facts)
{
  JsonArray *armies = vedette_fact_array (facts, VEDETTE_EAGLES_FACT_ARMIES);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *all = NULL, *passed = vedette_eagles_say_passed (facts);

  for (guint i = 0; armies != NULL && i < json_array_get_length (armies); i++)
    {
      JsonNode *node = json_array_get_element (armies, i);
      JsonObject *of = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
      g_autofree char *text = of != NULL ? say_when (of) : NULL;

      if (text != NULL)
        g_strv_builder_add (builder, text);
    }
  list = g_strv_builder_end (builder);
  all = g_strjoinv (" ", list);
  return g_strconcat (all, passed, NULL);
}

const VedetteMoveKind vedette_eagles_determine_move = {
  .name = "determine",
  .rule = "E-15",
  .label = N_("Roll for Independents"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (DETERMINE),
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-15",
      N_("The roll for independents comes once a turn, after orders and messages. Continue with the current phase.") },
    { 0 } },
  .dice = list_when_dice,
  .perform = perform_determine,
  .describe = describe_determine,
};

/* --- Whether --- */

static gboolean
is_of_phase (const VedetteEagles *self,
             gpointer             army)
{
  return army != NULL && vedette_army_get_independents (army) == vedette_eagles_get_now (self);
}

static gboolean
has_roll (const VedetteEagles *self)
{
  return vedette_eagles_get_switch (self, "indep") == VEDETTE_INDEP_LI_ROLL;
}

static gpointer
get_unit (VedetteMove         *move,
          const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_unit_get_type (), vedette_move_get_id (move, "unit"));
}

static void
list_free (VedetteMove          *move,
           const VedetteContext *self,
           GListStore           *choices)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);

  for (guint i = 0; i < units->len; i++)
    if (vedette_eagles_is_free (self, NULL, units->pdata[i]) &&
        is_of_phase (self, vedette_eagles_get_army_of (self, units->pdata[i])) &&
        (!has_roll (self) || (!vedette_unit_get_tested (units->pdata[i]) && vedette_eagles_has_die (self, units->pdata[i]))))
      vedette_eagles_add_choice (self, choices, units->pdata[i], vedette_eagles_get_army_of (self, units->pdata[i]));
}

static void
check_free (const VedetteEagles *self,
            gpointer             unit,
            VedetteRuling       *ruling)
{
  const char *name = vedette_eagles_get_name (unit);
  VedetteDivision *formation = vedette_eagles_get_division_of (self, unit);

  if (formation == NULL || vedette_division_get_kind (formation) != VEDETTE_DIVISION_INDEPENDENT)
    /* Translators: the name of a unit, such as “4th Hussars” */
    vedette_ruling_forbid_about (ruling, "E-15", "unit", _("%s does not belong to an independent formation. Choose an "
                                                           "independent unit."), name);
  else if (!vedette_eagles_is_on_table (self, unit) || vedette_unit_get_gone (unit))
    /* Translators: the name of a unit, such as “4th Hussars” */
    vedette_ruling_forbid_about (ruling, "E-15", "unit", _("%s is not on the table. Choose a different one."), name);
  else if (vedette_unit_get_activated (unit))
    /* Translators: the name of a unit, such as “4th Hussars” */
    vedette_ruling_forbid_about (ruling, "E-16", "unit", _("%s has already activated this turn. Choose a different unit."),
                                 name);
  else if (is_of_phase (self, vedette_eagles_get_army_of (self, unit)))
    return;
  else if (vedette_eagles_get_now (self) == VEDETTE_INDEPENDENTS_EARLY)
    /* Translators: the name of a unit, such as “4th Hussars” */
    vedette_ruling_forbid_about (ruling, "E-X17", "unit", _("%s activates late this turn, after all others. Choose a different "
                                                            "unit."), name);
  else
    /* Translators: the name of a unit, such as “4th Hussars” */
    vedette_ruling_forbid_about (ruling, "E-15", "unit", _("%s could activate only early this turn. Choose a different unit."),
                                 name);
}

static void
open_activate (VedetteMove          *move,
               const VedetteContext *self,
               VedetteRuling        *ruling)
{
  gpointer due = vedette_eagles_get_due_independent (self, NULL);

  if (due != NULL)
    /* Translators: the name of a unit, such as “4th Hussars” */
    vedette_ruling_forbid (ruling, "A-E40", _("%s must move or pass first"), vedette_eagles_get_name (due));
  else if (!vedette_eagles_has_any (move, self, "unit", list_free))
    vedette_ruling_refuse (ruling, "E-15", _("There are no independent units left to activate now. Finish the independents."));
}

static void
check_activate (VedetteMove          *move,
                const VedetteContext *self,
                VedetteRuling        *ruling)
{
  gpointer unit = get_unit (move, self);
  VedetteEaglesTest test;

  if (!vedette_record_kind_needs (move, "unit", ruling) || !vedette_eagles_check_said (move, self, "unit", unit, ruling))
    return;
  check_free (self, unit, ruling);
  vedette_eagles_warn_of_threat (self, ruling);
  if (!has_roll (self) || ruling->is_final)
    return;
  vedette_eagles_test_read (&test, move, unit);
  vedette_eagles_test_check (&test, self, move, ruling);
}

static VedetteBreakdown *
preview_activate (VedetteMove          *move,
                  const VedetteContext *self)
{
  gpointer unit = get_unit (move, self);
  VedetteEaglesTest test;

  if (unit == NULL || !has_roll (self) || !vedette_eagles_has_die (self, unit))
    return NULL;
  vedette_eagles_test_read (&test, move, unit);
  return vedette_eagles_test_preview (&test, self);
}

static void
list_test_dice (VedetteMove          *move,
                const VedetteContext *self,
                const int            *naturals,
                gsize                 n,
                GListStore           *requests)
{
  if (has_roll (self))
    vedette_eagles_list_class_die (self, get_unit (move, self), vedette_eagles_label_test (), requests);
}

static gboolean
perform_activate (VedetteMove           *move,
                  const VedetteContext  *self,
                  VedetteEdit           *edit,
                  VedetteDice           *dice,
                  GError               **error)
{
  gpointer unit = get_unit (move, self);
  VedetteEaglesReaction reaction = VEDETTE_EAGLES_AA;
  VedetteEaglesTest test;
  gboolean acts;

  vedette_facts_note_text (edit, VEDETTE_EAGLES_FACT_UNIT, vedette_eagles_get_name (unit));
  vedette_eagles_test_read (&test, move, unit);
  vedette_eagles_clear_threats (self, edit);
  if (has_roll (self) && !vedette_eagles_test_roll (&test, self, edit, dice, &reaction, error))
    return FALSE;
  acts = reaction != VEDETTE_EAGLES_NO_REACTION;
  vedette_edit_set (edit, unit, "activated", TRUE, "moved", FALSE, NULL);
  vedette_edit_set (edit, self->game, "unit", acts ? vedette_record_get_id (unit) : (gint64) 0, NULL);
  vedette_eagles_after_independent (self, edit);
  return TRUE;
}

static char *
describe_activate (JsonObject *facts)
{
  const char *unit = vedette_fact_text (facts, VEDETTE_EAGLES_FACT_UNIT);
  GType type = vedette_eagles_reaction_get_type ();
  int result = vedette_eagles_fact_value (facts, VEDETTE_EAGLES_FACT_RESULT, type);
  int total = vedette_fact_int (facts, VEDETTE_EAGLES_FACT_TOTAL);
  g_autofree char *passed = vedette_eagles_say_passed (facts);

  if (!json_object_has_member (facts, VEDETTE_EAGLES_FACT_RESULT))
    /* Translators: a step of the log; a unit, and another sentence or nothing */
    return g_strdup_printf (_("%s activated.%s"), unit, passed);
  if (result == VEDETTE_EAGLES_NO_REACTION)
    /* Translators: a step of the log; a unit, the total of its roll, and another sentence or nothing */
    return g_strdup_printf (_("%s did not activate (total %d).%s"), unit, total, passed);
  /* Translators: a step of the log; a unit, the total of its roll, what it may do, and another sentence or nothing */
  return g_strdup_printf (_("%s activated (total %d): %s.%s"), unit, total, vedette_enum_get_label (type, result), passed);
}

const VedetteMoveKind vedette_eagles_activate_independent_move = {
  .name = "activate-independent",
  .rule = "E-16",
  .label = N_("Activate Unit…"),
  .verb = N_("Activate"),
  .key = "i",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_INDEPENDENTS,
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-X17",
      N_("A roll decides whether independents activate early or late in a turn. Wait for the independents’ phase.") },
    { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("unit", vedette_unit, list_free, .label = VEDETTE_EAGLES_LABEL_UNIT, .needed = TRUE),
    VEDETTE_EAGLES_SAY_TEST,
    { { 0 } } },
  .open = open_activate,
  .check = check_activate,
  .preview = preview_activate,
  .dice = list_test_dice,
  .perform = perform_activate,
  .describe = describe_activate,
};

static void
check_done (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  vedette_eagles_warn_of_threat (self, ruling);
}

static gboolean
perform_done (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  vedette_eagles_end_independents (self, edit);
  return TRUE;
}

static char *
describe_done (JsonObject *facts)
{
  g_autofree char *passed = vedette_eagles_say_passed (facts);

  /* Translators: a step of the log; another sentence or nothing */
  return g_strdup_printf (_("The independents finished.%s"), passed);
}

const VedetteMoveKind vedette_eagles_independents_done_move = {
  .name = "independents-done",
  .rule = "E-17",
  .label = N_("Finish Independents"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_INDEPENDENTS,
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-15", N_("This is not the independents’ phase. Continue with the "
                                                                "current phase.") },
    { 0 } },
  .check = check_done,
  .perform = perform_done,
  .describe = describe_done,
};
