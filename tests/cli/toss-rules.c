/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game for the tests of the requests: dice are tossed onto a note, at most three times. */

#include "toss-rules.h"

#include "core/rules/vedette-status.h"

typedef VedetteRules TossRules;
typedef VedetteRulesClass TossRulesClass;
GType toss_get_type (void);
GType rest_get_type (void);
GType label_get_type (void);

VEDETTE_DEFINE_MOVE (Toss, toss, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (Rest, rest, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (Label, label, VedetteMove, VEDETTE_TYPE_MOVE)
G_DEFINE_TYPE (TossRules, toss_rules, VEDETTE_TYPE_RULES)

static VedetteRecord *
get_note (VedetteRules *rules)
{
  return vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_TEST_NOTE);
}

static int
get_count (VedetteRules *rules)
{
  return vedette_record_peek_int (get_note (rules), VEDETTE_TEST_NOTE_COUNT);
}

static void
open_toss (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  if (get_count (rules) >= 3)
    vedette_ruling_forbid (ruling, "F-3", "Three tosses are enough");
}

static void
check_toss (VedetteMove   *move,
            VedetteRules  *rules,
            VedetteRuling *ruling)
{
  if (vedette_move_get_tri (move, "sure") == VEDETTE_TRI_NO)
    vedette_ruling_refuse (ruling, "F-1", "Who is not sure does not toss");
  if (vedette_move_get_tri (move, "sure") == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "F-2", "Nobody said whether it is sure");
  if (get_count (rules) == 2)
    vedette_ruling_warn (ruling, "F-4", "This is the last toss");
}

static VedetteBreakdown *
preview_toss (VedetteMove  *move,
              VedetteRules *rules)
{
  VedetteBreakdown *breakdown = vedette_breakdown_new ();

  vedette_breakdown_add_factor (breakdown, 0, "base", "Base", 11, "F-5");
  vedette_breakdown_add_factor (breakdown, 1, "wind", "Wind", get_count (rules), "F-6");
  vedette_breakdown_set_need (breakdown, 11);
  vedette_breakdown_add_outcome (breakdown, "high", "high", vedette_chance_new (10, 20));
  return breakdown;
}

static gboolean
perform_toss (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteEdit   *edit,
              VedetteDice   *dice,
              GError       **error)
{
  JsonArray *naturals = json_array_new ();

  json_object_set_array_member (vedette_edit_get_facts (edit), "naturals", naturals);
  for (int i = 0; i < vedette_move_get_int (move, "dice"); i++)
    {
      int natural;

      if (!vedette_dice_roll (dice, 20, &natural, error))
        return FALSE;
      json_array_add_int_element (naturals, natural);
    }
  vedette_edit_set (edit, get_note (rules), "count", get_count (rules) + 1, NULL);
  return TRUE;
}

static void
toss_class_init (TossClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_toss;
  move_class->check = check_toss;
  move_class->preview = preview_toss;
  move_class->perform = perform_toss;
  vedette_move_class_install (move_class, "toss", "Toss", "t", VEDETTE_MOVE_PLAY,
                              g_param_spec_int ("dice", NULL, NULL, 0, 3, 1, VEDETTE_PARAM_FLAGS),
                              vedette_param_spec_tri ("sure"),
                              vedette_param_spec_inches ("height"),
                              vedette_param_spec_reference_to ("note", VEDETTE_TYPE_TEST_NOTE),
                              vedette_param_spec_ids_of ("notes", VEDETTE_TYPE_TEST_NOTE),
                              g_param_spec_boolean ("loud", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              /* The names of other requests are no names that parameters cannot have. */
                              vedette_param_spec_text ("state"),
                              g_param_spec_boxed ("words", NULL, NULL, G_TYPE_STRV, VEDETTE_PARAM_FLAGS),
                              g_param_spec_enum ("colour", NULL, NULL, VEDETTE_TYPE_TEST_COLOUR,
                                                 VEDETTE_TEST_COLOUR_GREEN, VEDETTE_PARAM_FLAGS),
                              NULL);
}

static void
open_always (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteRuling *ruling)
{
}

static gboolean
perform_rest (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteEdit   *edit,
              VedetteDice   *dice,
              GError       **error)
{
  vedette_edit_set (edit, get_note (rules), "count", 0, NULL);
  return TRUE;
}

static void
rest_class_init (RestClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_always;
  move_class->perform = perform_rest;
  vedette_move_class_install (move_class, "rest", "Rest", NULL, VEDETTE_MOVE_PLAY, NULL);
}

static gboolean
perform_label (VedetteMove   *move,
               VedetteRules  *rules,
               VedetteEdit   *edit,
               VedetteDice   *dice,
               GError       **error)
{
  vedette_edit_set (edit, get_note (rules), "text", vedette_move_get_text (move, "text"), NULL);
  return TRUE;
}

static void
label_class_init (LabelClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_always;
  move_class->perform = perform_label;
  vedette_move_class_install (move_class, "label", "Label", NULL, VEDETTE_MOVE_EDIT, vedette_param_spec_text ("text"),
                              vedette_param_spec_text ("move"), NULL);
}

static void
set_up (VedetteRules *rules,
        VedetteEdit  *edit)
{
  g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, "count", 0, NULL);

  vedette_edit_insert (edit, note, -1);
}

static void
fill_status (VedetteRules *rules,
             GListStore   *list)
{
  vedette_status_add_int (list, "count", "Count", VEDETTE_EMPHASIS_NORMAL, get_count (rules), "count");
  vedette_status_add_text (list, "text", "Text", VEDETTE_EMPHASIS_NORMAL,
                           vedette_record_peek_string (get_note (rules), VEDETTE_TEST_NOTE_TEXT), "text");
}

static char *
describe (VedetteRules *rules,
          VedetteStep  *step)
{
  return g_strdup_printf ("<%s>", vedette_step_get_kind (step));
}

static const VedetteKind kinds[] = {
  { .type = toss_get_type }, { .type = rest_get_type }, { .type = label_get_type }, { 0 },
};

static void
toss_rules_class_init (TossRulesClass *klass)
{
  klass->schema = &vedette_test_schema;
  klass->kinds = kinds;
  klass->set_up = set_up;
  klass->fill_status = fill_status;
  klass->describe = describe;
}

static void
toss_rules_init (TossRules *self)
{
}
