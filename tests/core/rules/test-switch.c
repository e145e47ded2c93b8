/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switches, settings and the edits of records as any system has them, or has not. */

#include "vedette-fake-system.h"
#include "vedette-small-system.h"

static const VedetteSwitchTable *const table = &vedette_small_switch_table;

static VedetteRules *
new_rules (const VedetteSchema *schema,
           GType                type)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (schema);
  VedetteRules *rules = g_object_new (type, "battle", battle, NULL);

  g_assert_true (vedette_rules_set_up (rules, NULL));
  return rules;
}

static void
test_rows (void)
{
  const VedetteSwitch *luck = vedette_switch_table_nth (table, 0);
  const VedetteSwitch *hand = vedette_switch_table_nth (table, 1);

  g_assert_cmpuint (vedette_switch_table_get_n (table), ==, 2);
  g_assert_cmpstr (luck->property, ==, "good-luck");
  g_assert_cmpstr (hand->property, ==, "hand-size");
  g_assert_true (vedette_switch_table_find (table, "small.hand_size") == hand);
  g_assert_true (vedette_switch_table_find (table, "hand_size") == hand);
  g_assert_null (vedette_switch_table_find (table, "s.hand_size"));
  g_assert_null (vedette_switch_table_find (table, "small"));
  g_assert_cmpstr (vedette_switch_get_label (luck), ==, "Which dice count");
  g_assert_cmpstr (vedette_switch_get_reason (luck), ==, "Two dice are rolled");
  g_assert_cmpuint (vedette_switch_table_get_n_groups (table), ==, 2);
  g_assert_cmpstr (vedette_switch_table_get_group_label (table, luck->group), ==, "Dice on the Table");
  g_assert_cmpstr (vedette_switch_table_get_group_label (table, hand->group), ==, "Cards at Hand");
}

/* The usual one first, and the others in their order */
static void
test_values (void)
{
  static const int order[] = { VEDETTE_SMALL_LUCK_KIND, VEDETTE_SMALL_LUCK_FAIR, VEDETTE_SMALL_LUCK_CRUEL };
  const VedetteSwitch *luck = vedette_switch_table_nth (table, 0);
  int value = -1;

  g_assert_cmpuint (vedette_switch_get_n_values (luck), ==, G_N_ELEMENTS (order));
  for (guint n = 0; n < G_N_ELEMENTS (order); n++)
    {
      g_assert_cmpint (vedette_switch_nth_value (luck, n), ==, order[n]);
      g_assert_cmpuint (vedette_switch_find_position (luck, order[n]), ==, n);
    }
  g_assert_true (vedette_switch_find_value (luck, "cruel", &value));
  g_assert_cmpint (value, ==, VEDETTE_SMALL_LUCK_CRUEL);
  g_assert_false (vedette_switch_find_value (luck, "5", &value));
  g_assert_false (vedette_switch_find_value (luck, "Cruel", &value));
  g_assert_cmpint (vedette_switch_find_number (luck, "5"), ==, 0);
  g_assert_null (vedette_switch_get_number_label (luck));
}

/* A number stands for the value "n", within the limits of the property that holds it. */
static void
test_numbers (void)
{
  g_autoptr (VedetteRules) rules = new_rules (&vedette_small_schema, VEDETTE_TYPE_SMALL_RULES);
  const VedetteSwitch *hand = vedette_switch_table_nth (table, 1);
  int lowest, highest, value = -1;

  vedette_switch_get_range (hand, &lowest, &highest);
  g_assert_cmpint (lowest, ==, 2);
  g_assert_cmpint (highest, ==, 9);
  g_assert_cmpstr (vedette_switch_get_number_label (hand), ==, "Cards in each hand");
  g_assert_cmpint (vedette_switch_find_number (hand, "9"), ==, 9);
  g_assert_cmpint (vedette_switch_find_number (hand, "10"), ==, 0);
  g_assert_cmpint (vedette_switch_find_number (hand, "1"), ==, 0);
  g_assert_true (vedette_switch_find_value (hand, "2", &value));
  g_assert_cmpint (value, ==, VEDETTE_SMALL_HAND_N);
  g_assert_true (vedette_switch_is_number (hand, VEDETTE_SMALL_HAND_N));
  g_assert_false (vedette_switch_is_number (hand, VEDETTE_SMALL_HAND_ANY));
  g_assert_cmpint (vedette_switch_get_number (hand, vedette_rules_get_about (rules)), ==, 5);
}

static void
test_edit_of (void)
{
  g_autoptr (VedetteRules) rules = new_rules (&vedette_small_schema, VEDETTE_TYPE_SMALL_RULES);
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autoptr (VedetteRecord) bob = g_list_model_get_item (vedette_battle_get_records (battle, VEDETTE_TYPE_SMALL_PLAYER), 1);
  VedetteRecord *switches = vedette_battle_get_single (battle, VEDETTE_TYPE_SMALL_SWITCHES);
  VedetteRecord *about = vedette_rules_get_about (rules);
  g_autoptr (VedetteMove) of_bob = vedette_rules_new_edit_of (rules, bob);
  g_autoptr (VedetteMove) of_table = vedette_rules_new_edit_of (rules, about);

  g_assert_true (VEDETTE_IS_SMALL_TABLE (about));
  g_assert_cmpstr (vedette_move_get_name (of_bob), ==, "set-player");
  g_assert_cmpint (vedette_move_get_id (of_bob, "player"), ==, vedette_record_get_id (bob));
  g_assert_false (vedette_move_is_said (of_bob, "rolling"));
  g_assert_cmpstr (vedette_move_get_name (of_table), ==, "set-table");
  g_assert_null (vedette_rules_new_edit_of (rules, switches));
}

/* A system need have none of this. */
static void
test_nothing (void)
{
  g_autoptr (VedetteRules) rules = new_rules (&vedette_fake_schema, VEDETTE_TYPE_FAKE_RULES);
  g_autoptr (VedetteRecord) token =
    g_list_model_get_item (vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_FAKE_TOKEN), 0);

  g_assert_null (vedette_rules_get_about (rules));
  g_assert_null (vedette_rules_get_switches (rules));
  g_assert_null (vedette_rules_new_edit_of (rules, token));
  g_assert_cmpuint (vedette_switch_table_get_n (NULL), ==, 0);
  g_assert_cmpuint (vedette_switch_table_get_n_groups (NULL), ==, 0);
  g_assert_null (vedette_switch_table_find (NULL, "small.hand_size"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/switch/rows", test_rows);
  g_test_add_func ("/rules/switch/values", test_values);
  g_test_add_func ("/rules/switch/numbers", test_numbers);
  g_test_add_func ("/rules/edit-of", test_edit_of);
  g_test_add_func ("/rules/nothing", test_nothing);
  return g_test_run ();
}
