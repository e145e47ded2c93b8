/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens on the table at any time: formations arrive, and units lose steps. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/rules/vedette-facts.h"

#define MAX_STEPS_AT_ONCE 9

static gpointer
find_division (VedetteMove         *move,
               const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_division_get_type (), vedette_move_get_id (move, "division"));
}

/* A formation comes onto the table, or comes out of hiding */

static void
list_absent (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  g_autoptr (GPtrArray) divisions = vedette_eagles_list (self, vedette_division_get_type ());

  for (guint i = 0; i < divisions->len; i++)
    if (!vedette_eagles_is_on_table (self, divisions->pdata[i]))
      vedette_eagles_add_choice (self, choices, divisions->pdata[i],
                                 vedette_eagles_get_army_of (self, divisions->pdata[i]));
}

static void
check_arrive (VedetteMove          *move,
              const VedetteContext *self,
              VedetteRuling        *ruling)
{
  gpointer division = find_division (move, self);
  g_autofree char *name = NULL;

  if (!vedette_record_kind_needs (move, "division", ruling) ||
      !vedette_eagles_check_said (move, self, "division", division, ruling))
    return;
  name = vedette_eagles_say (self, division);
  if (vedette_eagles_is_on_table (self, division))
    /* Translators: the name of a division, such as “1st Division” */
    vedette_ruling_forbid_about (ruling, NULL, "division", _("%s is already on the table. Choose a different one."), name);
}

/* From now on all see it; what was written of it before stays the umpire’s. */
static gboolean
perform_arrive (VedetteMove           *move,
                const VedetteContext  *self,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  gpointer division = find_division (move, self);
  g_autofree char *army = vedette_eagles_say (self, vedette_eagles_get_army_of (self, division));

  vedette_facts_note_text (edit, "division", vedette_eagles_get_name (division));
  vedette_facts_note_text (edit, "army", army);
  json_object_set_boolean_member (vedette_edit_get_facts (edit), "hidden",
                                  vedette_division_get_place (division) == VEDETTE_DIVISION_HIDDEN);
  vedette_edit_set (edit, division, "place", VEDETTE_DIVISION_ON_TABLE, NULL);
  return TRUE;
}

static char *
describe_arrive (JsonObject *facts)
{
  const char *division = vedette_fact_text (facts, "division"), *army = vedette_fact_text (facts, "army");

  if (vedette_fact_boolean (facts, "hidden"))
    /* Translators: a step of the log; a formation that was hidden, and its army */
    return g_strdup_printf (_("%s (%s) came out of hiding."), division, army);
  /* Translators: a step of the log; a formation and its army */
  return g_strdup_printf (_("%s (%s) arrived."), division, army);
}

const VedetteMoveKind vedette_eagles_arrive_move = {
  .name = "arrive",
  .label = VEDETTE_LABEL_ARRIVE,
  .key = "v",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_GAME,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("division", vedette_division, list_absent, .label = VEDETTE_LABEL_WHO_ARRIVES, .needed = TRUE),
    { { 0 } } },
  .audience = VEDETTE_AUDIENCE_UMPIRE,
  .check = check_arrive,
  .perform = perform_arrive,
  .describe = describe_arrive,
};

/* Steps lost by melee and fire, which are not this program’s (E-22 counts those of skirmish combat) */

static gpointer
find_unit (VedetteMove         *move,
           const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_unit_get_type (), vedette_move_get_id (move, "unit"));
}

static void
list_losers (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);

  for (guint i = 0; i < units->len; i++)
    if (vedette_eagles_is_on_table (self, units->pdata[i]) &&
        vedette_unit_get_steps (units->pdata[i]) < VEDETTE_EAGLES_MAX_STEPS)
      vedette_eagles_add_choice (self, choices, units->pdata[i], vedette_eagles_get_division_of (self, units->pdata[i]));
}

static void
open_lose_step (VedetteMove          *move,
                const VedetteContext *self,
                VedetteRuling        *ruling)
{
  if (!vedette_eagles_has_any (move, self, "unit", list_losers))
    vedette_ruling_forbid (ruling, "E-22", _("No unit on the table can lose a step. Continue with the current phase."));
}

static void
check_lose_step (VedetteMove          *move,
                 const VedetteContext *self,
                 VedetteRuling        *ruling)
{
  gpointer unit = find_unit (move, self);

  if (!vedette_record_kind_needs (move, "unit", ruling) || !vedette_eagles_check_said (move, self, "unit", unit, ruling))
    return;
  if (vedette_unit_get_gone (unit) || !vedette_eagles_is_on_table (self, unit))
    vedette_ruling_forbid_about (ruling, "E-22", "unit", _("Choose a unit that is on the table"));
  else if (vedette_unit_get_steps (unit) + vedette_move_get_int (move, "steps") > VEDETTE_EAGLES_MAX_STEPS)
    vedette_ruling_forbid_about (ruling, "E-22", "steps",
                                 /* Translators: the most that there can be */
                                 g_dngettext (GETTEXT_PACKAGE, "A unit can lose at most %d step. Enter a smaller number.",
                                              "A unit can lose at most %d steps. Enter a smaller number.",
                                              VEDETTE_EAGLES_MAX_STEPS),
                                 VEDETTE_EAGLES_MAX_STEPS);
}

static gboolean
perform_lose_step (VedetteMove           *move,
                   const VedetteContext  *self,
                   VedetteEdit           *edit,
                   VedetteDice           *dice,
                   GError               **error)
{
  gpointer unit = find_unit (move, self);
  int steps = vedette_move_get_int (move, "steps"), all = vedette_unit_get_steps (unit) + steps;
  gboolean gone = vedette_move_get_boolean (move, "gone");
  JsonObject *facts = vedette_edit_get_facts (edit);

  vedette_facts_note_text (edit, "unit", vedette_eagles_get_name (unit));
  json_object_set_int_member (facts, "steps", steps);
  json_object_set_int_member (facts, "all", all);
  json_object_set_boolean_member (facts, "gone", gone);
  vedette_edit_set (edit, unit, "steps", all, "gone", gone, NULL);
  return TRUE;
}

static char *
describe_lose_step (JsonObject *facts)
{
  const char *unit = vedette_fact_text (facts, "unit");
  int steps = vedette_fact_int (facts, "steps"), all = vedette_fact_int (facts, "all");

  if (vedette_fact_boolean (facts, "gone"))
    /* Translators: a step of the log; a unit, and how many steps it loses at last */
    return g_strdup_printf (ngettext ("%s lost %d step and left the table for good.",
                                      "%s lost %d steps and left the table for good.", (gulong) steps), unit, steps);
  /* Translators: a step of the log; a unit, how many steps it loses now, and in the whole battle */
  return g_strdup_printf (ngettext ("%s lost %d step, %d in all.", "%s lost %d steps, %d in all.", (gulong) steps), unit,
                          steps, all);
}

const VedetteMoveKind vedette_eagles_lose_step_move = {
  .name = "lose-step",
  .rule = "E-22",
  .label = N_("Remove Step…"),
  .verb = N_("Remove Step"),
  .key = "x",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_GAME,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("unit", vedette_unit, list_losers, .label = VEDETTE_EAGLES_LABEL_UNIT, .needed = TRUE),
    VEDETTE_SAY_INT ("steps", 1, MAX_STEPS_AT_ONCE, 1, .label = VEDETTE_EAGLES_LABEL_STEPS,
                     .hint = N_("In addition to the steps lost in skirmish combat")),
    VEDETTE_SAY_FLAG ("gone", .label = VEDETTE_EAGLES_LABEL_GONE),
    { { 0 } } },
  .open = open_lose_step,
  .check = check_lose_step,
  .perform = perform_lose_step,
  .describe = describe_lose_step,
};
