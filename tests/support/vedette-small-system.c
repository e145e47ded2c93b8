/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines a game system for tests that has only two players, a few settings and two house rules. */

#include "vedette-small-system.h"

#define N_(text) text /* marks labels as the program does, but the labels of this test system are not translated */

VEDETTE_DEFINE_ENUM (VedetteSmallLuck, vedette_small_luck, NULL, VEDETTE_SMALL_LUCK_VALUES)
VEDETTE_DEFINE_ENUM (VedetteSmallHand, vedette_small_hand, NULL, VEDETTE_SMALL_HAND_VALUES)
VEDETTE_DEFINE_ENUM (VedetteSmallGroup, vedette_small_group, NULL, VEDETTE_SMALL_GROUP_VALUES)

VEDETTE_DEFINE_RECORD (VedetteSmallTable, vedette_small_table, "table", VEDETTE_SMALL_TABLE_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteSmallPlayer, vedette_small_player, "player", VEDETTE_SMALL_PLAYER_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteSmallSwitches, vedette_small_switches, "switches", VEDETTE_SMALL_SWITCH_FIELDS)

static GType (*const types[]) (void) = {
  vedette_small_table_get_type, vedette_small_player_get_type, vedette_small_switches_get_type, NULL,
};

const VedetteSchema vedette_small_schema = {
  .system = "small", .types = types, .format = &vedette_format,
};

static VedetteSwitch rows[] = {
  { .key = "small.good_luck", .group = VEDETTE_SMALL_GROUP_DICE, .rule = "A-X01" },
  { .key = "small.hand_size", .group = VEDETTE_SMALL_GROUP_CARDS, .rule = "A-X02", .number = "hand" },
};

const VedetteSwitchTable vedette_small_switch_table = {
  .record = vedette_small_switches_get_type,
  .numbers = vedette_small_table_get_type,
  .groups = vedette_small_group_get_type,
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
};

struct _VedetteContext { VedetteBattle *battle; };

static gpointer
find_table (const VedetteContext *context)
{
  return vedette_battle_get_single (context->battle, VEDETTE_TYPE_SMALL_TABLE);
}

static const VedetteRecordKind table_kind = {
  .noun = "table", .type = vedette_small_table_get_type, .set = "Change the table",
  .set_says = (const char *const[]){ "level", "stop-after", NULL },
  .find = find_table,
};

static const VedetteRecordKind player_kind = {
  .noun = "player", .type = vedette_small_player_get_type, .set = "Change a player",
  .set_says = (const char *const[]){ "name", "rolling", NULL },
};

static gboolean
perform_switch (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  const VedetteSwitch *row = vedette_switch_table_find (&vedette_small_switch_table, vedette_move_get_text (move, "switch"));
  const char *text = vedette_move_get_text (move, "value");
  gpointer switches = vedette_battle_get_single (context->battle, VEDETTE_TYPE_SMALL_SWITCHES);
  int value = 0, number = vedette_switch_find_number (row, text);

  g_assert_true (vedette_switch_find_value (row, text, &value));
  vedette_edit_set (edit, switches, row->property, value, NULL);
  if (number > 0)
    vedette_edit_set (edit, find_table (context), row->number, number, NULL);
  return TRUE;
}

static const VedetteMoveKind set_switch_move = {
  .name = "set-switch", .label = "Set a switch", .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){ VEDETTE_SAY_WORD ("switch", NULL), VEDETTE_SAY_WORD ("value", NULL), { { 0 } } },
  .perform = perform_switch,
};

struct _VedetteSmallRules { VedetteRules parent_instance; VedetteContext context; };
G_DEFINE_FINAL_TYPE (VedetteSmallRules, vedette_small_rules, VEDETTE_TYPE_RULES)

static const VedetteContext *
read_battle (VedetteRules *rules)
{
  VEDETTE_SMALL_RULES (rules)->context.battle = vedette_rules_get_battle (rules);
  return &VEDETTE_SMALL_RULES (rules)->context;
}

static gboolean
perform_set_up (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  g_autoptr (VedetteRecord) table = g_object_new (VEDETTE_TYPE_SMALL_TABLE, NULL);
  g_autoptr (VedetteRecord) ann = g_object_new (VEDETTE_TYPE_SMALL_PLAYER, "name", "Ann", NULL);
  g_autoptr (VedetteRecord) bob = g_object_new (VEDETTE_TYPE_SMALL_PLAYER, "name", "Bob", NULL);
  g_autoptr (VedetteRecord) switches = g_object_new (VEDETTE_TYPE_SMALL_SWITCHES, NULL);

  vedette_edit_insert (edit, table, -1);
  vedette_edit_insert (edit, ann, -1);
  vedette_edit_insert (edit, bob, -1);
  vedette_edit_insert (edit, switches, -1);
  return TRUE;
}

static const VedetteMoveKind set_up_move = { .name = "new", .perform = perform_set_up };

static void
fill_status (VedetteRules *rules, const char *audience, GListStore *list)
{
}

/* Lists the players and the umpire as parties. The umpire has no record, so its dice cannot be set. */
static void
fill_parties (VedetteRules *rules, const char *audience, GListStore *list)
{
  GListModel *players = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_SMALL_PLAYER);

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (VedetteSmallPlayer) player = g_list_model_get_item (players, i);
      const char *name = vedette_small_player_get_name (player);

      vedette_value_add (list, VedetteParty, .id = name, .name = name,
                         .record = vedette_record_get_id (VEDETTE_RECORD (player)));
    }
  vedette_value_add (list, VedetteParty, .id = "umpire", .name = "Umpire");
}

static char *
describe (VedetteRules *rules, VedetteStep *step)
{
  return g_strdup (vedette_step_get_kind (step));
}

static void
vedette_small_rules_class_init (VedetteSmallRulesClass *klass)
{
  static const VedetteKind kinds[] = {
    { .record = &table_kind }, { .record = &player_kind }, { .move = &set_switch_move }, { 0 },
  };
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  rules_class->schema = &vedette_small_schema;
  rules_class->kinds = kinds;
  rules_class->about = vedette_small_table_get_type;
  rules_class->switches = &vedette_small_switch_table;
  rules_class->read = read_battle;
  rules_class->set_up = &set_up_move;
  rules_class->fill_status = fill_status;
  rules_class->fill_parties = fill_parties;
  rules_class->describe = describe;
}

static void
vedette_small_rules_init (VedetteSmallRules *self)
{
}
