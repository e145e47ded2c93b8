/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dig of three: record 1 is the gang, 2 Ann, 3 Bob; requests are written with ' for ". */

#include "dig-fixture.h"

void
dig_set_up (Dig           *dig,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  dig->battle = vedette_battle_new (&vedette_dig_schema);
  dig->rules = g_object_new (VEDETTE_TYPE_DIG_RULES, "battle", dig->battle, NULL);
  vedette_rules_set_up (dig->rules, &error);
  g_assert_no_error (error);
}

void
dig_tear_down (Dig           *dig,
               gconstpointer  data)
{
  g_assert_finalize_object (dig->rules);
  g_assert_finalize_object (dig->battle);
}

VedetteMove *
dig_declare (Dig         *dig,
             const char  *name,
             const char  *json,
             GError     **error)
{
  g_autofree char *text = g_strdelimit (g_strdup (json), "'", '"');
  g_autoptr (GError) local = NULL;
  g_autoptr (JsonNode) root = json_from_string (text, &local);

  g_assert_no_error (local);
  return vedette_rules_new_move (dig->rules, name, json_node_get_object (root), error);
}

/* Makes a move that rolls nothing. */
VedetteStep *
dig_do (Dig        *dig,
        const char *name,
        const char *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = dig_declare (dig, name, json, &error);
  VedetteStep *step;

  g_assert_no_error (error);
  step = vedette_rules_perform (dig->rules, move, NULL, FALSE, NULL, &error);
  g_assert_no_error (error);
  return step;
}
