/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rolls of the die of a unit's class: skirmish combat, and local initiative with the three facts that matter there. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles-class-dice.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-roll.h"
#include "core/rules/vedette-facts.h"

/* The unit as one of the parties of a breakdown */
static guint
get_party (const VedetteEagles *self,
           gpointer             unit)
{
  return (guint) vedette_eagles_get_side (self, vedette_eagles_get_army_of (self, unit));
}

static gboolean
has_die (const VedetteEagles *self,
         gpointer             unit)
{
  return vedette_eagles_get_die (self, vedette_unit_get_troops (unit)) >= VEDETTE_DICE_MIN_SIDES;
}

/* Returns: whether the die of the class of a unit is known; without it nothing can be rolled (E-X22) */
gboolean
vedette_eagles_check_die (const VedetteEagles *self,
                          gpointer             unit,
                          VedetteRuling       *ruling)
{
  if (has_die (self, unit))
    return TRUE;
  /* Translators: the class of a unit, such as “Elite” */
  vedette_ruling_forbid (ruling, "E-X22", _("No class die is set for “%s”. Use Enter Class Dice (C)."),
                         vedette_enum_get_label (vedette_eagles_troops_get_type (), (int) vedette_unit_get_troops (unit)));
  return FALSE;
}

/* Returns: (transfer full): the die of a unit whose class has one */
VedetteDiceRequest *
vedette_eagles_ask_class_die (const VedetteEagles *self,
                              gpointer             unit,
                              const char          *label)
{
  return vedette_dice_request_new (vedette_eagles_get_die (self, vedette_unit_get_troops (unit)),
                                   vedette_eagles_get_word (self, vedette_eagles_get_army_of (self, unit)), label, NULL);
}

/* Adds the die of a unit, as far as it is known. @unit: (nullable) */
void
vedette_eagles_list_class_die (const VedetteEagles *self,
                               gpointer             unit,
                               const char          *label,
                               GListStore          *requests)
{
  g_autoptr (VedetteDiceRequest) die = NULL;

  if (unit == NULL || !has_die (self, unit))
    return;
  die = vedette_eagles_ask_class_die (self, unit, label);
  g_list_store_append (requests, die);
}

void
vedette_eagles_note_nick (VedetteEdit *edit,
                          const char  *fact,
                          GType        type,
                          int          value)
{
  vedette_facts_note_text (edit, fact, vedette_enum_get_nick (type, value));
}

/* Returns: the value whose word a fact is; the first one if it is none, for a file may have any */
int
vedette_eagles_fact_value (JsonObject *facts,
                           const char *fact,
                           GType       type)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (type);
  const GEnumValue *value = vedette_enum_find (type, vedette_fact_text (facts, fact));

  return value != NULL ? value->value : klass->values[0].value;
}

/* --- Local initiative --- */

/* Returns: what the die of a test is rolled for */
const char *
vedette_eagles_label_test (void)
{
  return C_("chart", "Local initiative");
}

/* And skirmish combat */
const char *
vedette_eagles_label_skirmish (void)
{
  return C_("chart", "Skirmish combat");
}

/* What is known of a unit, unless something else is said */
void
vedette_eagles_read_ff (VedetteMove          *move,
                        const VedetteContext *self,
                        GValue               *value)
{
  gpointer unit = vedette_eagles_find (self, vedette_unit_get_type (), vedette_move_get_id (move, "unit"));

  if (unit != NULL)
    g_value_set_enum (value, vedette_unit_get_ff (unit) ? VEDETTE_TRI_YES : VEDETTE_TRI_NO);
}

/* What is said of a fire fight holds for this test (A-E06). */
void
vedette_eagles_test_read (VedetteEaglesTest *test,
                          VedetteMove       *move,
                          gpointer           unit)
{
  VedetteTri ff = vedette_move_get_tri (move, "ff");

  test->unit = unit;
  test->situation = vedette_eagles_get_situation (unit);
  if (ff == VEDETTE_TRI_YES)
    test->situation = VEDETTE_EAGLES_IN_FF;
  else if (ff == VEDETTE_TRI_NO)
    test->situation = vedette_unit_get_smoke (unit) ? VEDETTE_EAGLES_IN_SMOKE : VEDETTE_EAGLES_NORMAL;
  test->charge = vedette_move_get_tri (move, "charge") == VEDETTE_TRI_YES;
  test->attached = vedette_move_get_tri (move, "attached") == VEDETTE_TRI_YES;
}

static int
get_modifier (const VedetteEaglesTest *test)
{
  return (test->charge ? VEDETTE_EAGLES_CHARGE_MODIFIER : 0) + (test->attached ? VEDETTE_EAGLES_ATTACHED_MODIFIER : 0);
}

void
vedette_eagles_test_check (const VedetteEaglesTest *test,
                           const VedetteEagles     *self,
                           VedetteMove             *move,
                           VedetteRuling           *ruling)
{
  if (!vedette_eagles_check_die (self, test->unit, ruling))
    return;
  if (vedette_unit_get_tested (test->unit))
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_refuse_about (ruling, "E-X13", "unit", _("%s has already tested local initiative this turn. Choose a "
                                                            "different unit."),
                                 vedette_eagles_get_name (test->unit));
  if (vedette_move_get_tri (move, "charge") == VEDETTE_TRI_UNTRACKED ||
      vedette_move_get_tri (move, "attached") == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "E-47",
                           _("−1 against a cavalry charge, +1 with a commander attached; nothing else counts"));
}

/* The factors of the test and all that it may bring */
VedetteBreakdown *
vedette_eagles_test_preview (const VedetteEaglesTest *test,
                             const VedetteEagles     *self)
{
  VedetteBreakdown *working = vedette_breakdown_new ();
  guint party = get_party (self, test->unit);

  if (test->charge)
    vedette_breakdown_add_factor (working, party, VEDETTE_EAGLES_FACT_CHARGE, _(VEDETTE_EAGLES_LABEL_CHARGE),
                                  VEDETTE_EAGLES_CHARGE_MODIFIER, "E-47", "");
  if (test->attached)
    vedette_breakdown_add_factor (working, party, VEDETTE_EAGLES_FACT_ATTACHED, _(VEDETTE_EAGLES_LABEL_COMMANDER),
                                  VEDETTE_EAGLES_ATTACHED_MODIFIER, "E-47", "");
  vedette_eagles_add_reaction_chart (working);
  for (int result = 0; result < VEDETTE_N_EAGLES_REACTIONS && has_die (self, test->unit); result++)
    {
      g_autoptr (VedetteFraction) chance = vedette_eagles_odds_reaction (
        test->situation, vedette_eagles_get_die (self, vedette_unit_get_troops (test->unit)), get_modifier (test),
        (VedetteEaglesReaction) result);

      vedette_eagles_add_chance (working, vedette_enum_get_nick (vedette_eagles_reaction_get_type (), result),
                                 vedette_enum_get_label (vedette_eagles_reaction_get_type (), result), chance);
    }
  return working;
}

static void
note_test (const VedetteEaglesTest *test,
           VedetteEdit             *edit,
           int                      natural,
           VedetteEaglesReaction    reaction)
{
  JsonObject *facts = vedette_edit_get_facts (edit);

  vedette_facts_note_text (edit, VEDETTE_EAGLES_FACT_UNIT, vedette_eagles_get_name (test->unit));
  vedette_eagles_note_nick (edit, VEDETTE_EAGLES_FACT_SITUATION, vedette_eagles_situation_get_type (), (int) test->situation);
  if (test->charge)
    json_object_set_boolean_member (facts, VEDETTE_EAGLES_FACT_CHARGE, TRUE);
  if (test->attached)
    json_object_set_boolean_member (facts, VEDETTE_EAGLES_FACT_ATTACHED, TRUE);
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_NATURAL, natural);
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_TOTAL, natural + get_modifier (test));
  vedette_eagles_note_nick (edit, VEDETTE_EAGLES_FACT_RESULT, vedette_eagles_reaction_get_type (), (int) reaction);
}

/**
 * vedette_eagles_test_roll:
 * @reaction: (out): what the unit may do
 *
 * Rolls, and notes that the test of this turn is used (E-51), and that no other is compulsory any more.
 */
gboolean
vedette_eagles_test_roll (const VedetteEaglesTest *test,
                          const VedetteEagles     *self,
                          VedetteEdit             *edit,
                          VedetteDice             *dice,
                          VedetteEaglesReaction   *reaction,
                          GError                 **error)
{
  g_autoptr (VedetteDiceRequest) die = vedette_eagles_ask_class_die (self, test->unit, vedette_eagles_label_test ());
  int natural;

  if (!vedette_dice_request_roll (die, dice, edit, &natural, error))
    return FALSE;
  *reaction = vedette_eagles_read_reaction (test->situation, natural + get_modifier (test));
  note_test (test, edit, natural, *reaction);
  vedette_edit_set (edit, test->unit, "tested", TRUE, "threatened", FALSE, NULL);
  vedette_house_rules_forget (&self->house, edit);
  return TRUE;
}
