/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A vault of eleven boxes that 4711 opens, Ann and her two in front of it, the guards behind; requests have ' for ". */

#include "vault-fixture.h"

void
vault_set_up (Vault         *self,
              gconstpointer  data)
{
  static const char * const men[] = { "Ann", "Bob", NULL };
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;

  self->battle = vedette_battle_new (&vedette_vault_schema);
  self->rules = g_object_new (VEDETTE_TYPE_VAULT_RULES, "battle", self->battle, NULL);
  move = vedette_rules_new_set_up (self->rules);
  g_object_set (move, "name", "Riverside Bank", "combination", VAULT_COMBINATION, "man", men, NULL);
  vedette_rules_set_up_as (self->rules, move, &error);
  g_assert_no_error (error);
  vault_do (self, "set-man", "{'man':'Bob','boss':'Ann'}", 0);
  vault_do (self, "add-man", "{'name':'Mole','side':'crew','boss':'Bob','hidden':true}", 0);
  vault_do (self, "add-man", "{'name':'Sergeant','side':'guards'}", 0);
  vault_do (self, "add-man", "{'name':'Owl','side':'guards','boss':'Sergeant','hidden':true}", 0);
}

void
vault_tear_down (Vault         *self,
                 gconstpointer  data)
{
  g_assert_finalize_object (self->rules);
  g_assert_finalize_object (self->battle);
}

VedetteMove *
vault_declare (Vault      *self,
               const char *name,
               const char *json)
{
  g_autofree char *text = g_strdelimit (g_strdup (json), "'", '"');
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (text, &error);
  VedetteMove *move;

  g_assert_no_error (error);
  move = vedette_rules_new_move (self->rules, name, json_node_get_object (root), &error);
  g_assert_no_error (error);
  return move;
}

VedetteStep *
vault_try (Vault        *self,
           const char   *name,
           const char   *json,
           VedetteDice  *dice,
           GError      **error)
{
  g_autoptr (VedetteMove) move = vault_declare (self, name, json);

  return vedette_rules_perform (self->rules, move, dice, FALSE, NULL, error);
}

/* Makes a move with the dice that follow; 0 ends them. */
VedetteStep *
vault_do (Vault      *self,
          const char *name,
          const char *json,
          ...)
{
  g_autoptr (GArray) naturals = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (VedetteDice) dice = NULL;
  g_autoptr (GError) error = NULL;
  VedetteStep *step;
  va_list args;
  int natural;

  va_start (args, json);
  while ((natural = va_arg (args, int)) != 0)
    g_array_append_val (naturals, natural);
  va_end (args);
  dice = vedette_dice_new_typed ((const int *) (gpointer) naturals->data, naturals->len);
  step = vault_try (self, name, json, dice, &error);
  g_assert_no_error (error);
  return step;
}

void
vault_refuse (Vault      *self,
              const char *name,
              const char *json,
              const char *rule)
{
  g_autoptr (VedetteMove) move = vault_declare (self, name, json);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (self->rules, move);

  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_REFUSED);
  g_assert_cmpstr (ruling->rule, ==, rule);
}

/* Returns: the man of that name */
gint64
vault_find (Vault      *self,
            const char *name)
{
  GListModel *men = vedette_battle_get_records (self->battle, vedette_vault_man_get_type ());

  for (guint i = 0; i < g_list_model_get_n_items (men); i++)
    {
      g_autoptr (VedetteVaultMan) man = g_list_model_get_item (men, i);

      if (g_str_equal (vedette_vault_man_get_name (man), name))
        return vedette_record_get_id (VEDETTE_RECORD (man));
    }
  g_error ("there is no %s", name);
}

/* Draws the token that leads to @phase; the bag is as it was at the beginning of a night. */
void
vault_to (Vault      *self,
          const char *phase)
{
  vault_do (self, "draw", "{}", g_str_equal (phase, "crew") ? 1 : g_str_equal (phase, "guards") ? 5 : 9, 0);
}
