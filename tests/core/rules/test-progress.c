/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Progress: an item of the status that is made of parts. */

#include "core/rules/vedette-status.h"

static VedetteStatus *
add_round (GListStore *list)
{
  VedetteStatus *round = vedette_status_add_progress (list, "round", "Round", VEDETTE_EMPHASIS_STRONG);

  vedette_status_add_part (round, "move", "Movement", VEDETTE_PART_DONE, NULL, NULL);
  vedette_status_add_part (round, "shoot", "Shooting", VEDETTE_PART_NOW, NULL, "fire");
  vedette_status_add_part (round, "melee", "Melee", VEDETTE_PART_AHEAD, NULL, NULL);
  vedette_status_add_part (round, "rally", "Rally", VEDETTE_PART_LOCKED, "Nobody is shaken", NULL);
  return round;
}

static void
test_parts (void)
{
  g_autoptr (GListStore) list = g_list_store_new (VEDETTE_TYPE_STATUS);
  VedetteStatus *round = add_round (list);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
  g_assert_cmpstr (round->id, ==, "round");
  g_assert_cmpint (round->emphasis, ==, VEDETTE_EMPHASIS_STRONG);
  g_assert_false (G_IS_VALUE (round->value));
  g_assert_cmpuint (round->parts->len, ==, 4);
  g_assert_cmpstr (vedette_status_nth_part (round, 0)->id, ==, "move");
  g_assert_cmpint (vedette_status_nth_part (round, 0)->state, ==, VEDETTE_PART_DONE);
  g_assert_null (vedette_status_nth_part (round, 0)->move);
  g_assert_cmpstr (vedette_status_nth_part (round, 1)->label, ==, "Shooting");
  g_assert_cmpstr (vedette_status_nth_part (round, 1)->move, ==, "fire");
  g_assert_cmpint (vedette_status_nth_part (round, 3)->state, ==, VEDETTE_PART_LOCKED);
  g_assert_cmpstr (vedette_status_nth_part (round, 3)->why, ==, "Nobody is shaken");
}

/* Who has room for one line only shows the part that is due. */
static void
test_text (void)
{
  g_autoptr (GListStore) list = g_list_store_new (VEDETTE_TYPE_STATUS);
  VedetteStatus *empty = vedette_status_add_progress (list, "empty", "Empty", VEDETTE_EMPHASIS_NORMAL);
  VedetteStatus *plain;

  g_assert_cmpstr (add_round (list)->text, ==, "Shooting");
  g_assert_null (empty->text);
  g_assert_cmpuint (empty->parts->len, ==, 0);
  vedette_status_add_int (list, "left", "Left", VEDETTE_EMPHASIS_NORMAL, 3, "three");
  plain = g_list_model_get_item (G_LIST_MODEL (list), 2);
  g_assert_cmpuint (plain->parts->len, ==, 0);
  g_object_unref (plain);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/progress/parts", test_parts);
  g_test_add_func ("/rules/progress/text", test_text);

  return g_test_run ();
}
