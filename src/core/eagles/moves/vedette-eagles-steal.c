/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A division tries to steal the initiative, or to steal it back (E-34 to E-41); the roll is another move. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-challenge.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"

static gpointer
get_challenger (VedetteMove         *move,
                const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_division_get_type (), vedette_move_get_id (move, "division"));
}

/* Those of the other side that may steal, or those that may not, with the reason */
static void
add_challengers (const VedetteEagles *self,
                 GPtrArray           *divisions,
                 gboolean             may,
                 GListStore          *choices)
{
  for (guint i = 0; i < divisions->len; i++)
    {
      g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
      g_autofree char *name = vedette_eagles_say (self, divisions->pdata[i]);

      vedette_eagles_check_challenge (self, divisions->pdata[i], ruling);
      if (vedette_eagles_is_on_table (self, divisions->pdata[i]) && may == (ruling->verdict == VEDETTE_VERDICT_ALLOWED))
        vedette_choice_add_id_noted (choices, vedette_record_get_id (divisions->pdata[i]), name, ruling->why);
    }
}

/* The form opens on the first: it is one that may. */
static void
list_challengers (VedetteMove          *move,
                  const VedetteContext *self,
                  GListStore           *choices)
{
  gpointer active = vedette_eagles_get_active (self);
  g_autoptr (GPtrArray) divisions = NULL;

  if (active == NULL)
    return;
  divisions = vedette_eagles_list_divisions (self, vedette_eagles_get_other (self, vedette_eagles_get_army_of (self, active)),
                                             VEDETTE_DIVISION_LED);
  add_challengers (self, divisions, TRUE, choices);
  add_challengers (self, divisions, FALSE, choices);
}

/* Who may roll for it: its commander, and those attached to it */
static void
list_leaders (VedetteMove          *move,
              const VedetteContext *self,
              GListStore           *choices)
{
  gpointer division = get_challenger (move, self);
  g_autoptr (GPtrArray) commands = NULL;

  if (division == NULL)
    return;
  commands = vedette_eagles_list_commands (self, vedette_eagles_get_army_of (self, division));
  for (guint i = 0; i < commands->len; i++)
    if (vedette_eagles_leads (self, commands->pdata[i], division))
      vedette_eagles_add_commander (self, choices, commands->pdata[i], NULL);
}

/* Whether one of the other side may, as far as the program knows; and whether one could be agreed to */
static gboolean
has_thief (const VedetteEagles *self,
           gboolean            *possible)
{
  g_autoptr (GPtrArray) divisions = vedette_eagles_list_divisions (self, NULL, VEDETTE_DIVISION_LED);

  *possible = FALSE;
  for (guint i = 0; i < divisions->len; i++)
    {
      g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

      vedette_eagles_check_challenge (self, divisions->pdata[i], ruling);
      if (ruling->verdict == VEDETTE_VERDICT_ALLOWED)
        return TRUE;
      *possible |= !ruling->is_final;
    }
  return FALSE;
}

static void
open_steal (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  gboolean possible;

  if (vedette_eagles_game_get_stole_back (self->game))
    vedette_ruling_forbid (ruling, "A-E35",
                           _("The initiative was stolen back. Wait to steal until the active division finishes."));
  /* Of one that is said, its own reasons are found. */
  else if (!vedette_move_is_said (move, "division") && !has_thief (self, &possible))
    vedette_ruling_find (ruling, possible ? VEDETTE_FINDING_REFUSAL : VEDETTE_FINDING_FINAL, "E-34", "%s",
                         _("No division of the other side can steal now. Continue with the active division."));
}

static void
check_ticks (VedetteMove   *move,
             VedetteRuling *ruling)
{
  VedetteTri near = vedette_move_get_tri (move, "near"), sees = vedette_move_get_tri (move, "sees");

  if (near == VEDETTE_TRI_NO)
    vedette_ruling_refuse_about (ruling, "E-X04", "near",
                                 _("The challenger has no troops within 8″ of the challenged division. Choose a different "
                                   "challenger."));
  if (sees == VEDETTE_TRI_NO)
    vedette_ruling_refuse_about (ruling, "E-X04", "sees", _("The challenger cannot see any troops of the challenged division. "
                                                            "Choose a different challenger."));
  if (near == VEDETTE_TRI_UNTRACKED || sees == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "E-35", _("The challenger must have troops within 8″ of the challenged division, and see "
                                             "some of its troops"));
}

static void
check_steal (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  gpointer division = get_challenger (move, self);
  gpointer leader = vedette_eagles_find_command (self, vedette_move_get_id (move, "leader"));

  if (!vedette_record_kind_needs (move, "division", ruling) ||
      !vedette_eagles_check_said (move, self, "division", division, ruling) ||
      !vedette_eagles_check_said (move, self, "leader", leader, ruling))
    return;
  vedette_eagles_check_challenge (self, division, ruling);
  /* A-E43 */
  if (vedette_division_get_attempted (division))
    return;
  if (leader != NULL && !vedette_eagles_leads (self, leader, division))
    {
      g_autofree char *name = vedette_eagles_say_commander (self, leader), *of = vedette_eagles_say (self, division);

      vedette_ruling_refuse_about (ruling, "E-X06", "leader",
                                   /* Translators: the names of a commander and of a division, as in “Lerch is not with 1st
                                    * Division” */
                                   _("%s is not with %s. Choose an officer who is with the division."), name, of);
    }
  check_ticks (move, ruling);
  vedette_eagles_warn_of_threat (self, ruling);
}

static gboolean
perform_steal (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  gpointer division = get_challenger (move, self);
  gpointer leader = vedette_eagles_find_command (self, vedette_move_get_id (move, "leader"));
  gboolean back = vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (THIEF_ACTIVE));

  if (leader == NULL)
    leader = vedette_eagles_get_senior (self, division);
  vedette_eagles_note_name (self, edit, "division", division);
  vedette_eagles_note_name (self, edit, "from", vedette_eagles_get_active (self));
  json_object_set_boolean_member (vedette_edit_get_facts (edit), "back", back);
  vedette_edit_set (edit, division, "attempted", TRUE, NULL);
  vedette_edit_set (edit, self->game, "challenger", vedette_record_get_id (division), "leader",
                    leader != NULL ? vedette_record_get_id (leader) : (gint64) 0, "phase",
                    back ? VEDETTE_EAGLES_STEAL_BACK_ROLL : VEDETTE_EAGLES_STEAL_ROLL, NULL);
  return TRUE;
}

static char *
describe_steal (JsonObject *facts)
{
  const char *division = vedette_fact_text (facts, "division"), *from = vedette_fact_text (facts, "from");

  if (vedette_fact_boolean (facts, "back"))
    /* Translators: a step of the log; a division, and the one that stole the initiative before */
    return g_strdup_printf (_("%s tried to steal the initiative back from %s."), division, from);
  /* Translators: a step of the log; a division, and the one that is active */
  return g_strdup_printf (_("%s tried to steal the initiative from %s."), division, from);
}

const VedetteMoveKind vedette_eagles_steal_move = {
  .name = "steal",
  .rule = "E-34",
  .label = N_("Try to Steal…"),
  .verb = N_("Steal"),
  .key = "b",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_DIVISION,
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON (TURN_END), VEDETTE_FINDING_FINAL, "E-X11", N_("The turn is over. Start the next turn.") },
    { VEDETTE_EAGLES_ON_STEALING, VEDETTE_FINDING_FINAL, "A-E20", N_("Make the roll for the initiative first") },
    { VEDETTE_EAGLES_ON (LOCAL), VEDETTE_FINDING_FINAL, "E-49", N_("Finish the reaction first") },
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-36",
      N_("There is no active division to steal the initiative from. Wait until a division is active.") },
    { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("division", vedette_division, list_challengers, .label = VEDETTE_EAGLES_LABEL_CHALLENGER,
                     .needed = TRUE),
    VEDETTE_SAY_ANY ("leader", list_leaders, .label = N_("Officer who rolls"),
                     .none = NC_("nothing is chosen", "the senior officer present"),
                     .rule = "E-32"),
    VEDETTE_SAY_TRI ("near", .label = N_("Within 8″"), .rule = "E-35"),
    VEDETTE_SAY_TRI ("sees", .label = N_("In sight"), .rule = "E-35"),
    { { 0 } } },
  .open = open_steal,
  .check = check_steal,
  .perform = perform_steal,
  .describe = describe_steal,
};
