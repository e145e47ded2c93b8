/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Skirmish combat: who is in the band rolls, and bears what comes of it (E-18 to E-22). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/eagles/state/vedette-eagles-class-dice.h"
#include "core/eagles/state/vedette-eagles-roll.h"
#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-facts.h"

/* E-18, A-E25: hundredths of an inch; at the first one is too near yet, at the second within */
#define TOO_NEAR 400
#define FARTHEST 800

#define CLOSED_BUT_FOR_SKIRMISH                                                                                        \
  VEDETTE_EAGLES_CLOSED_BY_START,                                                                                      \
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-04",                                                           \
      N_("This is not the skirmish combat phase. Continue with the current phase.") }

static gpointer
get_unit (VedetteMove         *move,
          const VedetteEagles *self,
          const char          *param)
{
  return vedette_eagles_find (self, vedette_unit_get_type (), vedette_move_get_id (move, param));
}

static gboolean
is_there (const VedetteEagles *self,
          gpointer             unit)
{
  return vedette_eagles_is_on_table (self, unit) && !vedette_unit_get_gone (unit);
}

static void
list_checking (VedetteMove          *move,
               const VedetteContext *self,
               GListStore           *choices)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);

  for (guint i = 0; i < units->len; i++)
    if (is_there (self, units->pdata[i]) && vedette_unit_get_arm (units->pdata[i]) != VEDETTE_ARM_CAVALRY &&
        !vedette_unit_get_checked (units->pdata[i]) && vedette_eagles_has_die (self, units->pdata[i]))
      vedette_eagles_add_choice (self, choices, units->pdata[i], vedette_eagles_get_army_of (self, units->pdata[i]));
}

static gboolean
is_enemy_infantry (const VedetteEagles *self,
                   gpointer             unit,
                   gpointer             of)
{
  return is_there (self, unit) && vedette_unit_get_arm (unit) == VEDETTE_ARM_INFANTRY &&
         vedette_eagles_get_army_of (self, unit) != vedette_eagles_get_army_of (self, of);
}

static void
list_opponents (VedetteMove          *move,
                const VedetteContext *self,
                GListStore           *choices)
{
  gpointer unit = get_unit (move, self, "unit");
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);

  for (guint i = 0; unit != NULL && i < units->len; i++)
    if (is_enemy_infantry (self, units->pdata[i], unit))
      vedette_eagles_add_choice (self, choices, units->pdata[i], NULL);
}

/* E-18: the band, and the cavalry that shields */
static void
check_band (VedetteMove   *move,
            VedetteRuling *ruling)
{
  VedetteTri cavalry = vedette_move_get_tri (move, "cavalry");
  gboolean said = vedette_move_is_said (move, "distance");
  int distance = said ? vedette_move_get_int (move, "distance") : 0;

  if (said && distance <= TOO_NEAR)
    vedette_ruling_refuse_about (ruling, "E-X20", "distance", _("Enemy infantry is within 4″, so there is no skirmish combat. "
                                                                "Choose a different unit."));
  else if (said && distance > FARTHEST)
    vedette_ruling_refuse_about (ruling, "E-X20", "distance", _("No enemy infantry is within 8″, so there is no skirmish "
                                                                "combat. Choose a different unit."));
  if (cavalry == VEDETTE_TRI_YES)
    vedette_ruling_refuse_about (ruling, "E-X20", "cavalry", _("Friendly cavalry within 8″ shields the unit. Choose a "
                                                               "different unit."));
  if (!said || cavalry == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "E-18", _("The nearest enemy infantry must be over 4″ and up to 8″ away, with no friendly "
                                             "cavalry within 8″"));
}

static void
open_check (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  if (!vedette_eagles_has_any (move, self, "unit", list_checking))
    vedette_ruling_refuse (ruling, "E-18", _("There are no units left to check. Go on to the next step."));
}

static void
check_check (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  gpointer unit = get_unit (move, self, "unit"), nearest = get_unit (move, self, "nearest");
  const char *name;

  if (!vedette_record_kind_needs (move, "unit", ruling) || !vedette_eagles_check_said (move, self, "unit", unit, ruling) ||
      !vedette_eagles_check_said (move, self, "nearest", nearest, ruling))
    return;
  name = vedette_eagles_get_name (unit);
  if (!is_there (self, unit))
    {
      /* Translators: the name of a unit, such as “11th Line” */
      vedette_ruling_forbid_about (ruling, "E-18", "unit", _("%s is not on the table. Choose a different one."), name);
      return;
    }
  if (!vedette_eagles_check_die (self, unit, ruling))
    return;
  if (vedette_unit_get_arm (unit) == VEDETTE_ARM_CAVALRY)
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_refuse_about (ruling, "E-X20", "unit", _("%s is cavalry, and cavalry does not check. Choose infantry or "
                                                            "artillery."), name);
  if (vedette_unit_get_checked (unit))
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_refuse_about (ruling, "E-18", "unit", _("%s has already checked this turn. Choose a different unit."), name);
  if (nearest != NULL && !is_enemy_infantry (self, nearest, unit))
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_refuse_about (ruling, "A-E24", "nearest", _("%s is not enemy infantry on the table. Choose enemy infantry "
                                                               "that is on the table."),
                                 vedette_eagles_get_name (nearest));
  else if (nearest == NULL)
    vedette_ruling_remind (ruling, "A-E24",
                           _("The nearest enemy infantry is not recorded, so its screen does not count against the unit."));
  check_band (move, ruling);
}

/* What the skirmish screen of a unit’s nation is worth. @unit: (nullable) */
static int
get_screen (const VedetteEagles *self,
            gpointer             unit)
{
  gint64 id = unit != NULL ? vedette_unit_get_nation (unit) : 0;
  gpointer nation = vedette_eagles_find (self, vedette_nation_get_type (), id);

  return nation != NULL ? vedette_nation_get_screen (nation) : 0;
}

static VedetteBreakdown *
preview_check (VedetteMove          *move,
               const VedetteContext *self)
{
  gpointer unit = get_unit (move, self, "unit"), nearest = get_unit (move, self, "nearest");
  int own, against, die;
  VedetteBreakdown *working;
  guint party;

  if (unit == NULL || !vedette_eagles_has_die (self, unit))
    return NULL;
  working = vedette_breakdown_new ();
  party = (guint) vedette_eagles_get_side (self, vedette_eagles_get_army_of (self, unit));
  own = get_screen (self, unit);
  against = get_screen (self, nearest);
  die = vedette_eagles_get_die (self, vedette_unit_get_troops (unit));
  vedette_breakdown_add_factor (working, party, VEDETTE_EAGLES_FACT_SCREEN, _(VEDETTE_EAGLES_LABEL_SCREEN), own, "E-19", "");
  vedette_breakdown_add_factor (working, party, VEDETTE_EAGLES_FACT_AGAINST, _(VEDETTE_EAGLES_LABEL_AGAINST), -against,
                                "A-E24", "");
  vedette_eagles_add_skirmish_chart (working);
  for (int result = 0; result < VEDETTE_N_EAGLES_SKIRMISHES && die >= VEDETTE_DICE_MIN_SIDES; result++)
    {
      g_autoptr (VedetteFraction) chance = vedette_eagles_odds_skirmish (vedette_unit_get_troops (unit), die, own - against,
                                                                         (VedetteEaglesSkirmish) result);

      vedette_eagles_add_chance (working, vedette_enum_get_nick (vedette_eagles_skirmish_get_type (), result),
                                 vedette_enum_get_label (vedette_eagles_skirmish_get_type (), result), chance);
    }
  return working;
}

static void
list_dice (VedetteMove          *move,
           const VedetteContext *self,
           const int            *naturals,
           gsize                 n,
           GListStore           *requests)
{
  vedette_eagles_list_class_die (self, get_unit (move, self, "unit"), vedette_eagles_label_skirmish (), requests);
}

/* Which state a result brings; the mildest two bring none. */
static VedetteUnitStatus
get_status (VedetteEaglesSkirmish result)
{
  switch (result)
    {
    case VEDETTE_EAGLES_SH:
      return VEDETTE_UNIT_SH;
    case VEDETTE_EAGLES_DO:
      return VEDETTE_UNIT_DISORDERED;
    case VEDETTE_EAGLES_DOR:
      return VEDETTE_UNIT_RETREATING;
    case VEDETTE_EAGLES_NE:
    case VEDETTE_EAGLES_SMK:
    default:
      return VEDETTE_UNIT_IN_ORDER;
    }
}

/* A unit is never better for it than it was. */
static void
bear (VedetteEdit           *edit,
      VedetteUnit           *unit,
      VedetteEaglesSkirmish  result)
{
  int steps = vedette_unit_get_steps (unit) + (int) vedette_eagles_skirmish_get_steps (result);

  vedette_edit_set (edit, unit, "checked", TRUE, "steps", MIN (steps, VEDETTE_EAGLES_MAX_STEPS), "status",
                    MAX (get_status (result), vedette_unit_get_status (unit)), NULL);
  if (vedette_eagles_skirmish_is_smoke (result))
    vedette_edit_set (edit, unit, "smoke", TRUE, NULL);
}

static gboolean
perform_check (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  gpointer unit = get_unit (move, self, "unit"), nearest = get_unit (move, self, "nearest");
  VedetteEaglesTroops troops = vedette_unit_get_troops (unit);
  g_autoptr (VedetteDiceRequest) die = vedette_eagles_ask_class_die (self, unit, vedette_eagles_label_skirmish ());
  JsonObject *facts = vedette_edit_get_facts (edit);
  int own = get_screen (self, unit), against = get_screen (self, nearest), natural;
  VedetteEaglesSkirmish result;

  if (!vedette_dice_request_roll (die, dice, edit, &natural, error))
    return FALSE;
  vedette_house_rules_forget (&self->house, edit);
  result = vedette_eagles_read_skirmish (troops, natural + own - against);
  vedette_facts_note_text (edit, VEDETTE_EAGLES_FACT_UNIT, vedette_eagles_get_name (unit));
  vedette_eagles_note_nick (edit, VEDETTE_EAGLES_FACT_TROOPS, vedette_eagles_troops_get_type (), (int) troops);
  if (nearest != NULL)
    vedette_facts_note_text (edit, "nearest", vedette_eagles_get_name (nearest));
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_NATURAL, natural);
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_SCREEN, own);
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_AGAINST, -against);
  json_object_set_int_member (facts, VEDETTE_EAGLES_FACT_TOTAL, natural + own - against);
  vedette_eagles_note_nick (edit, VEDETTE_EAGLES_FACT_RESULT, vedette_eagles_skirmish_get_type (), (int) result);
  bear (edit, unit, result);
  return TRUE;
}

static char *
describe_check (JsonObject *facts)
{
  GType type = vedette_eagles_skirmish_get_type ();

  /* Translators: a step of the log; a unit, the total of its roll, and what that does to it: “in smoke” */
  return g_strdup_printf (_("%s checked in skirmish combat (total %d): %s."),
                          vedette_fact_text (facts, VEDETTE_EAGLES_FACT_UNIT),
                          vedette_fact_int (facts, VEDETTE_EAGLES_FACT_TOTAL),
                          vedette_enum_get_label (type, vedette_eagles_fact_value (facts, VEDETTE_EAGLES_FACT_RESULT, type)));
}

const VedetteMoveKind vedette_eagles_check_skirmish_move = {
  .name = "check-skirmish",
  .rule = "E-18",
  .label = N_("Check Unit…"),
  .verb = N_("Check"),
  .key = "s",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (SKIRMISH),
  .closed = (const VedetteClosed[]){ CLOSED_BUT_FOR_SKIRMISH, { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("unit", vedette_unit, list_checking, .label = VEDETTE_EAGLES_LABEL_UNIT, .needed = TRUE),
    VEDETTE_SAY_INCHES ("distance", .label = N_("Distance to nearest enemy infantry"), .rule = "E-18"),
    VEDETTE_SAY_TRI ("cavalry", .label = N_("Friendly cavalry within 8″"), .rule = "E-18"),
    VEDETTE_SAY_REF ("nearest", vedette_unit, list_opponents, .label = N_("Nearest enemy infantry"), .rule = "A-E24"),
    { { 0 } } },
  .open = open_check,
  .check = check_check,
  .preview = preview_check,
  .dice = list_dice,
  .perform = perform_check,
  .describe = describe_check,
};

static gboolean
perform_done (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  vedette_eagles_after_skirmish (self, edit);
  return TRUE;
}

static char *
describe_done (JsonObject *facts)
{
  return g_strdup (_("Skirmish combat ended."));
}

const VedetteMoveKind vedette_eagles_skirmish_done_move = {
  .name = "skirmish-done",
  .rule = "E-20",
  .label = N_("Finish Skirmish Combat"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (SKIRMISH),
  .closed = (const VedetteClosed[]){ CLOSED_BUT_FOR_SKIRMISH, { 0 } },
  .perform = perform_done,
  .describe = describe_done,
};
