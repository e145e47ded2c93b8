/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game for the tests of the requests: dice are tossed onto a note, at most three times. */

#include "toss-rules.h"

#include "core/rules/vedette-status.h"

struct _VedetteContext
{
  VedetteBattle *battle;
};

typedef struct
{
  VedetteRules parent_instance;
  VedetteContext table;
} TossRules;
typedef VedetteRulesClass TossRulesClass;

G_DEFINE_TYPE (TossRules, toss_rules, VEDETTE_TYPE_RULES)

static VedetteRecord *
get_note (VedetteBattle *battle)
{
  return vedette_battle_get_single (battle, VEDETTE_TYPE_TEST_NOTE);
}

static int
get_count (VedetteBattle *battle)
{
  return vedette_record_peek_int (get_note (battle), VEDETTE_TEST_NOTE_COUNT);
}

static void
open_toss (VedetteMove          *move,
           const VedetteContext *table,
           VedetteRuling        *ruling)
{
  if (get_count (table->battle) >= 3)
    vedette_ruling_forbid (ruling, "F-3", "Three tosses are enough");
}

static void
check_toss (VedetteMove          *move,
            const VedetteContext *table,
            VedetteRuling        *ruling)
{
  if (vedette_move_get_tri (move, "sure") == VEDETTE_TRI_NO)
    vedette_ruling_refuse (ruling, "F-1", "Who is not sure does not toss");
  if (vedette_move_get_tri (move, "sure") == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "F-2", "Nobody said whether it is sure");
  if (get_count (table->battle) == 2)
    vedette_ruling_warn (ruling, "F-4", "This is the last toss");
}

static VedetteBreakdown *
preview_toss (VedetteMove          *move,
              const VedetteContext *table)
{
  VedetteBreakdown *breakdown = vedette_breakdown_new ();

  vedette_breakdown_add_base (breakdown, 0, "base", "Base", 11, "F-5", "");
  vedette_breakdown_add_factor (breakdown, 1, "wind", "Wind", get_count (table->battle), "F-6", "");
  breakdown->need = 11;
  vedette_breakdown_add_outcome (breakdown, "high", "high", vedette_chance_new (10, 20));
  return breakdown;
}

static gboolean
perform_toss (VedetteMove          *move,
              const VedetteContext *table,
              VedetteEdit          *edit,
              VedetteDice          *dice,
              GError              **error)
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
  vedette_edit_set (edit, get_note (table->battle), "count", get_count (table->battle) + 1, NULL);
  return TRUE;
}

static const VedetteMoveKind toss_move = {
  .name = "toss",
  .label = "Toss",
  .key = "t",
  .group = VEDETTE_MOVE_PLAY,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_INT ("dice", 0, 3, 1),
    VEDETTE_SAY_TRI ("sure"),
    VEDETTE_SAY_INCHES ("height"),
    VEDETTE_SAY_REF ("note", vedette_test_note, NULL),
    VEDETTE_SAY_IDS ("notes", vedette_test_note, NULL),
    VEDETTE_SAY_FLAG ("loud"),
    /* The names of other requests are no names that parameters cannot have. */
    VEDETTE_SAY_TEXT ("state"),
    VEDETTE_SAY_TEXTS ("words"),
    VEDETTE_SAY_ENUM ("colour", vedette_test_colour, VEDETTE_TEST_COLOUR_GREEN, NULL),
    { { 0 } },
  },
  .open = open_toss,
  .check = check_toss,
  .preview = preview_toss,
  .perform = perform_toss,
};

static gboolean
perform_rest (VedetteMove          *move,
              const VedetteContext *table,
              VedetteEdit          *edit,
              VedetteDice          *dice,
              GError              **error)
{
  vedette_edit_set (edit, get_note (table->battle), "count", 0, NULL);
  return TRUE;
}

static const VedetteMoveKind rest_move = {
  .name = "rest",
  .label = "Rest",
  .group = VEDETTE_MOVE_PLAY,
  .perform = perform_rest,
};

static gboolean
perform_label (VedetteMove          *move,
               const VedetteContext *table,
               VedetteEdit          *edit,
               VedetteDice          *dice,
               GError              **error)
{
  vedette_edit_set (edit, get_note (table->battle), "text", vedette_move_get_text (move, "text"), NULL);
  return TRUE;
}

static const VedetteMoveKind label_move = {
  .name = "label",
  .label = "Label",
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_TEXT ("text"),
    VEDETTE_SAY_TEXT ("move"),
    { { 0 } },
  },
  .perform = perform_label,
};

static const VedetteContext *
read_battle (VedetteRules *rules)
{
  TossRules *self = (TossRules *) rules;

  self->table.battle = vedette_rules_get_battle (rules);
  return &self->table;
}

static gboolean
perform_set_up (VedetteMove           *move,
                const VedetteContext  *table,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, "count", 0, NULL);

  vedette_edit_insert (edit, note, -1);
  return TRUE;
}

static const VedetteMoveKind set_up_move = { .name = "new", .perform = perform_set_up };

static void
fill_status (VedetteRules *rules,
             const char   *audience,
             GListStore   *list)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  vedette_status_add_int (list, "count", "Count", VEDETTE_EMPHASIS_NORMAL, get_count (battle), "count");
  vedette_status_add_text (list, "text", "Text", VEDETTE_EMPHASIS_NORMAL,
                           vedette_record_peek_string (get_note (battle), VEDETTE_TEST_NOTE_TEXT), "text");
}

static char *
describe (VedetteRules *rules,
          VedetteStep  *step)
{
  return g_strdup_printf ("<%s>", vedette_step_get_kind (step));
}

static const VedetteKind kinds[] = {
  { .move = &toss_move }, { .move = &rest_move }, { .move = &label_move }, { 0 },
};

static void
toss_rules_class_init (TossRulesClass *klass)
{
  klass->schema = &vedette_test_schema;
  klass->kinds = kinds;
  klass->read = read_battle;
  klass->set_up = &set_up_move;
  klass->fill_status = fill_status;
  klass->describe = describe;
}

static void
toss_rules_init (TossRules *self)
{
}
