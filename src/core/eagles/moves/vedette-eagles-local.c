/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Local initiative: a unit stops an enemy that moves, and reacts if its test lets it (E-44 to E-51). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/eagles/state/vedette-eagles-class-dice.h"
#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"

static const VedetteClosed closed_without_mover[] = {
  VEDETTE_EAGLES_CLOSED_BY_START,
  { VEDETTE_EAGLES_ON (LOCAL), VEDETTE_FINDING_FINAL, "E-49", N_("Finish the reaction first") },
  { VEDETTE_EAGLES_ON_STEALING, VEDETTE_FINDING_FINAL, "E-36", N_("Make the roll for the initiative first") },
  { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-44", N_("There is no active division to interrupt. Wait until a division "
                                                              "is active.") },
  { 0 },
};

static gpointer
get_unit (VedetteMove         *move,
          const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_unit_get_type (), vedette_move_get_id (move, "unit"));
}

/* Whether a unit can be the one that is stopped: one of the active division, or the independent that moves (A-E41) */
static gboolean
may_be_stopped (const VedetteEagles *self,
                gpointer             unit)
{
  gpointer independent = vedette_eagles_get_independent (self);

  return independent != NULL ? unit == independent
                             : vedette_unit_get_division (unit) == vedette_eagles_game_get_active (self->game);
}

/* Whether a unit is of the side that moves now */
static gboolean
is_moving (const VedetteEagles *self,
           gpointer             unit)
{
  return vedette_eagles_get_army_of (self, unit) == vedette_eagles_get_moving_army (self);
}

static gboolean
is_there (const VedetteEagles *self,
          gpointer             unit)
{
  return vedette_eagles_is_on_table (self, unit) && !vedette_unit_get_gone (unit);
}

/* Which unit is stopped: the one that is said, else that in mid-move, as long as it can be stopped */
static gpointer
get_mover (VedetteMove         *move,
           const VedetteEagles *self)
{
  gpointer moving = vedette_eagles_find (self, vedette_unit_get_type (), vedette_eagles_game_get_unit (self->game));

  if (vedette_move_is_said (move, "mover"))
    return vedette_eagles_find (self, vedette_unit_get_type (), vedette_move_get_id (move, "mover"));
  return moving != NULL && may_be_stopped (self, moving) ? moving : NULL;
}

/* The units that may test; to say why another may not is for the check. */
static void
list_testing (VedetteMove          *move,
              const VedetteContext *self,
              GListStore           *choices)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);

  for (guint i = 0; i < units->len; i++)
    if (is_there (self, units->pdata[i]) && !is_moving (self, units->pdata[i]) && !vedette_unit_get_tested (units->pdata[i]))
      vedette_eagles_add_choice (self, choices, units->pdata[i], NULL);
}

static void
list_movers (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);

  for (guint i = 0; i < units->len; i++)
    if (may_be_stopped (self, units->pdata[i]))
      vedette_eagles_add_choice (self, choices, units->pdata[i], NULL);
}

/* Returns: whether a unit could be meant at all */
static gboolean
check_unit (VedetteMove         *move,
            const VedetteEagles *self,
            VedetteRuling       *ruling)
{
  gpointer unit = get_unit (move, self);

  if (!vedette_record_kind_needs (move, "unit", ruling) || !vedette_eagles_check_said (move, self, "unit", unit, ruling))
    return FALSE;
  if (!is_there (self, unit))
    {
      /* Translators: the name of a unit, such as “11th Line” */
      vedette_ruling_forbid_about (ruling, "E-44", "unit", _("%s is not on the table. Choose a different one."),
                                   vedette_eagles_get_name (unit));
      return FALSE;
    }
  if (is_moving (self, unit))
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_refuse_about (ruling, "E-X16", "unit", _("%s belongs to the moving side. Choose a unit of the other side."),
                                 vedette_eagles_get_name (unit));
  return TRUE;
}

/* Those of them whose die is known */
static void
list_rolling (VedetteMove          *move,
              const VedetteContext *self,
              GListStore           *choices)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);

  for (guint i = 0; i < units->len; i++)
    if (is_there (self, units->pdata[i]) && !is_moving (self, units->pdata[i]) && !vedette_unit_get_tested (units->pdata[i]) &&
        vedette_eagles_has_die (self, units->pdata[i]))
      vedette_eagles_add_choice (self, choices, units->pdata[i], NULL);
}

/* Among the independents somebody moves only after a roll that lets it act. Returns: whether somebody does */
static gboolean
has_mover (const VedetteEagles *self,
           VedetteRuling       *ruling)
{
  if (!vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_INDEPENDENTS) || vedette_eagles_get_independent (self) != NULL)
    return TRUE;
  vedette_ruling_forbid (ruling, "E-44", _("There is no moving unit to interrupt. Activate an independent unit first."));
  return FALSE;
}

static void
open_test (VedetteMove          *move,
           const VedetteContext *self,
           VedetteRuling        *ruling)
{
  if (!has_mover (self, ruling))
    return;
  if (!vedette_eagles_has_any (move, self, "unit", list_testing))
    vedette_ruling_refuse (ruling, "E-X13", _("No remaining unit can test. Continue the move."));
  else if (!vedette_eagles_has_any (move, self, "unit", list_rolling))
    vedette_ruling_forbid (ruling, "E-X22", _("Class dice are not set. Use Enter Class Dice (C)."));
}

static void
list_threatened (VedetteMove          *move,
                 const VedetteContext *self,
                 GListStore           *choices)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (self, NULL);

  for (guint i = 0; i < units->len; i++)
    if (is_there (self, units->pdata[i]) && !is_moving (self, units->pdata[i]) && !vedette_unit_get_tested (units->pdata[i]) &&
        !vedette_unit_get_threatened (units->pdata[i]))
      vedette_eagles_add_choice (self, choices, units->pdata[i], NULL);
}

static void
open_threaten (VedetteMove          *move,
               const VedetteContext *self,
               VedetteRuling        *ruling)
{
  if (has_mover (self, ruling) && !vedette_eagles_has_any (move, self, "unit", list_threatened))
    vedette_ruling_refuse (ruling, "A-E07", _("No unit is left whose flank can be threatened. Continue the move."));
}

static void
check_test (VedetteMove          *move,
            const VedetteContext *self,
            VedetteRuling        *ruling)
{
  gpointer mover = get_mover (move, self);
  VedetteEaglesTest test;

  if (!vedette_eagles_check_said (move, self, "mover", mover, ruling) || !check_unit (move, self, ruling))
    return;
  if (mover == NULL)
    vedette_ruling_remind (ruling, "E-44", _("The interrupted unit is not recorded"));
  else if (!may_be_stopped (self, mover) && vedette_eagles_get_independent (self) != NULL)
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_refuse_about (ruling, "E-44", "mover", _("%s is not the moving unit. Choose the unit that is moving."),
                                 vedette_eagles_get_name (mover));
  else if (!may_be_stopped (self, mover))
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_refuse_about (ruling, "E-44", "mover", _("%s does not belong to the active division. Choose a unit of the "
                                                            "active division."),
                                 vedette_eagles_get_name (mover));
  vedette_eagles_test_read (&test, move, get_unit (move, self));
  vedette_eagles_test_check (&test, self, move, ruling);
}

static VedetteBreakdown *
preview_test (VedetteMove          *move,
              const VedetteContext *self)
{
  gpointer unit = get_unit (move, self);
  VedetteEaglesTest test;

  if (unit == NULL || !vedette_eagles_has_die (self, unit))
    return NULL;
  vedette_eagles_test_read (&test, move, unit);
  return vedette_eagles_test_preview (&test, self);
}

static void
list_dice (VedetteMove          *move,
           const VedetteContext *self,
           const int            *naturals,
           gsize                 n,
           GListStore           *requests)
{
  vedette_eagles_list_class_die (self, get_unit (move, self), vedette_eagles_label_test (), requests);
}

static gboolean
perform_test (VedetteMove           *move,
              const VedetteContext  *self,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  gpointer unit = get_unit (move, self), mover = get_mover (move, self);
  VedetteEaglesReaction reaction;
  VedetteEaglesTest test;

  vedette_eagles_test_read (&test, move, unit);
  if (!vedette_eagles_test_roll (&test, self, edit, dice, &reaction, error))
    return FALSE;
  if (mover != NULL)
    vedette_facts_note_text (edit, "mover", vedette_eagles_get_name (mover));
  if (mover != NULL && vedette_eagles_get_independent (self) == NULL)
    vedette_edit_set (edit, self->game, "unit", vedette_record_get_id (mover), NULL);
  if (reaction != VEDETTE_EAGLES_NO_REACTION)
    vedette_eagles_interrupt (self, edit, unit, mover, reaction);
  return TRUE;
}

static char *
describe_test (JsonObject *facts)
{
  GType type = vedette_eagles_reaction_get_type ();
  const char *unit = vedette_fact_text (facts, VEDETTE_EAGLES_FACT_UNIT), *mover = vedette_fact_text (facts, "mover");
  const char *result = vedette_enum_get_label (type, vedette_eagles_fact_value (facts, VEDETTE_EAGLES_FACT_RESULT, type));
  int total = vedette_fact_int (facts, VEDETTE_EAGLES_FACT_TOTAL);

  if (*mover == '\0')
    /* Translators: a step of the log; a unit, the total of its roll, and what it may do */
    return g_strdup_printf (_("%s tested local initiative (total %d): %s."), unit, total, result);
  /* Translators: a step of the log; a unit, the enemy that it interrupts, the total of its roll, and what it may do */
  return g_strdup_printf (_("%s tested local initiative against %s (total %d): %s."), unit, mover, total, result);
}

const VedetteMoveKind vedette_eagles_test_local_move = {
  .name = "test-local",
  .rule = "E-45",
  .label = N_("Test Local Initiative…"),
  .verb = N_("Test"),
  .key = "l",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_DIVISION | VEDETTE_EAGLES_ON_INDEPENDENTS,
  .closed = closed_without_mover,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("unit", vedette_unit, list_testing, .label = N_("Testing unit"), .needed = TRUE),
    VEDETTE_SAY_REF ("mover", vedette_unit, list_movers, .label = N_("Interrupted unit"), .rule = "E-44"),
    VEDETTE_EAGLES_SAY_TEST,
    { { 0 } } },
  .open = open_test,
  .check = check_test,
  .preview = preview_test,
  .dice = list_dice,
  .perform = perform_test,
  .describe = describe_test,
};

/* --- A flank is threatened --- */

static void
check_threaten (VedetteMove          *move,
                const VedetteContext *self,
                VedetteRuling        *ruling)
{
  gpointer unit = get_unit (move, self);

  if (!check_unit (move, self, ruling))
    return;
  if (vedette_unit_get_tested (unit))
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_remind (ruling, "A-E07", _("%s has already tested this turn and does not test again"),
                           vedette_eagles_get_name (unit));
  else if (vedette_unit_get_threatened (unit))
    /* Translators: the name of a unit, such as “11th Line” */
    vedette_ruling_forbid_about (ruling, "E-50", "unit", _("%s already has to test. Test the unit, or choose a different one."),
                                 vedette_eagles_get_name (unit));
}

static gboolean
perform_threaten (VedetteMove           *move,
                  const VedetteContext  *self,
                  VedetteEdit           *edit,
                  VedetteDice           *dice,
                  GError               **error)
{
  gpointer unit = get_unit (move, self);

  vedette_facts_note_text (edit, VEDETTE_EAGLES_FACT_UNIT, vedette_eagles_get_name (unit));
  if (vedette_unit_get_tested (unit))
    json_object_set_boolean_member (vedette_edit_get_facts (edit), "tested", TRUE);
  else
    vedette_edit_set (edit, unit, "threatened", TRUE, NULL);
  return TRUE;
}

static char *
describe_threaten (JsonObject *facts)
{
  const char *unit = vedette_fact_text (facts, VEDETTE_EAGLES_FACT_UNIT);

  if (vedette_fact_boolean (facts, "tested"))
    /* Translators: a step of the log; the name of a unit, such as “11th Line” */
    return g_strdup_printf (_("The flank of %s was threatened, but the unit had already tested this turn."), unit);
  /* Translators: a step of the log; a unit */
  return g_strdup_printf (_("The flank of %s was threatened, so the unit had to test."), unit);
}

const VedetteMoveKind vedette_eagles_threaten_move = {
  .name = "threaten",
  .rule = "E-50",
  .label = N_("Threaten Flank…"),
  .verb = N_("Threaten Flank"),
  .key = "f",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_DIVISION | VEDETTE_EAGLES_ON_INDEPENDENTS,
  .closed = closed_without_mover,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("unit", vedette_unit, list_threatened, .label = N_("Threatened unit"), .needed = TRUE,
                     .rule = "E-50"),
    { { 0 } } },
  .open = open_threaten,
  .check = check_threaten,
  .perform = perform_threaten,
  .describe = describe_threaten,
};

/* --- The reaction --- */

static gboolean
is_aggressive (VedetteEaglesDeed deed)
{
  return deed == VEDETTE_EAGLES_DEED_CLOSE || deed == VEDETTE_EAGLES_DEED_CHARGE;
}

static void
check_react (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  VedetteEaglesDeed deed = (VedetteEaglesDeed) vedette_move_get_enum (move, "deed");

  if (is_aggressive (deed) && vedette_eagles_game_get_reaction (self->game) != VEDETTE_EAGLES_AA)
    vedette_ruling_warn_about (ruling, "E-X15", "deed", _("The result NA does not allow closing on the enemy"));
  if (deed == VEDETTE_EAGLES_DEED_FIRE)
    vedette_ruling_warn_about (ruling, "E-X15", "deed", _("A reaction is movement: the unit cannot fire"));
  if (deed != VEDETTE_EAGLES_DEED_NOTHING)
    vedette_ruling_remind (ruling, "E-48", _("Movement only, except squares against cavalry, counter-charges and anything you "
                                             "have agreed on"));
}

static void
list_deeds (VedetteMove          *move,
            const VedetteContext *self,
            GListStore           *choices)
{
  GType type = vedette_eagles_deed_get_type ();

  for (int deed = VEDETTE_EAGLES_DEED_NOTHING; deed <= VEDETTE_EAGLES_DEED_FIRE; deed++)
    vedette_choice_add_nick (choices, vedette_enum_get_nick (type, deed), vedette_enum_get_label (type, deed));
}

/* Whether a deed counts as having moved, by the house rule (A-E21) */
static gboolean
is_move (const VedetteEagles *self,
         VedetteEaglesDeed    deed)
{
  return deed != VEDETTE_EAGLES_DEED_NOTHING && deed != VEDETTE_EAGLES_DEED_FIRE &&
         vedette_eagles_get_switch (self, "li-is-move") == VEDETTE_YES_NO_YES;
}

static gboolean
perform_react (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  VedetteEaglesDeed deed = (VedetteEaglesDeed) vedette_move_get_enum (move, "deed");
  gpointer unit = vedette_eagles_find (self, vedette_unit_get_type (), vedette_eagles_game_get_tested (self->game));
  VedetteDivision *division = unit != NULL ? vedette_eagles_get_division_of (self, unit) : NULL;

  if (unit != NULL)
    vedette_facts_note_text (edit, VEDETTE_EAGLES_FACT_UNIT, vedette_eagles_get_name (unit));
  vedette_eagles_note_nick (edit, "deed", vedette_eagles_deed_get_type (), (int) deed);
  if (division != NULL && is_move (self, deed))
    {
      vedette_eagles_note_name (self, edit, "moved", division);
      vedette_edit_set (edit, division, "moved", TRUE, NULL);
    }
  vedette_eagles_resume (self, edit);
  return TRUE;
}

/* Returns: (transfer full): how a unit reacted, as a sentence */
static char *
say_deed (const char       *unit,
          VedetteEaglesDeed deed)
{
  switch (deed)
    {
    case VEDETTE_EAGLES_DEED_MOVE:
      /* Translators: a step of the log; a unit */
      return g_strdup_printf (_("%s reacted by moving, but not toward the enemy."), unit);
    case VEDETTE_EAGLES_DEED_FACE:
      /* Translators: a step of the log; a unit */
      return g_strdup_printf (_("%s reacted by changing its facing."), unit);
    case VEDETTE_EAGLES_DEED_SQUARE:
      /* Translators: a step of the log; a unit */
      return g_strdup_printf (_("%s reacted by forming square."), unit);
    case VEDETTE_EAGLES_DEED_CLOSE:
      /* Translators: a step of the log; a unit */
      return g_strdup_printf (_("%s reacted by closing on the enemy."), unit);
    case VEDETTE_EAGLES_DEED_CHARGE:
      /* Translators: a step of the log; a unit */
      return g_strdup_printf (_("%s reacted with a counter-charge."), unit);
    case VEDETTE_EAGLES_DEED_FIRE:
      /* Translators: a step of the log; a unit */
      return g_strdup_printf (_("%s reacted by firing."), unit);
    case VEDETTE_EAGLES_DEED_NOTHING:
    default:
      /* Translators: a step of the log; a unit */
      return g_strdup_printf (_("%s did not react."), unit);
    }
}

static char *
describe_react (JsonObject *facts)
{
  GType type = vedette_eagles_deed_get_type ();
  const char *unit = vedette_fact_text (facts, VEDETTE_EAGLES_FACT_UNIT), *moved = vedette_fact_text (facts, "moved");
  g_autofree char *reacted = say_deed (unit, (VedetteEaglesDeed) vedette_eagles_fact_value (facts, "deed", type));

  if (*moved == '\0')
    return g_steal_pointer (&reacted);
  /* Translators: a step of the log; a whole sentence about how a unit reacted, and its division */
  return g_strdup_printf (_("%s The reaction counted as %s’s move."), reacted, moved);
}

const VedetteMoveKind vedette_eagles_react_move = {
  .name = "react",
  .rule = "E-46",
  .label = N_("React…"),
  .verb = N_("React"),
  .key = "r",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (LOCAL),
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-46",
      N_("No unit is reacting. Test local initiative first.") },
    { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ENUM ("deed", vedette_eagles_deed, VEDETTE_EAGLES_DEED_NOTHING, list_deeds,
                      .label = VEDETTE_LABEL_REACTION, .rule = "E-46"),
    { { 0 } } },
  .check = check_react,
  .perform = perform_react,
  .describe = describe_react,
};
