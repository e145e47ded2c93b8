/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Some thousand moves at random, some of them undone: they come to each kind of move that there is. */

#include "vault-fixture.h"
#include "vedette-random-play.h"

#define MOVES 6000
#define MOVES_FAST 2000
#define STEPS 200
#define PERCENT_EDITS 20

static const char * const texts[] = { "Ann", "Bob", "Mole", "Sergeant", "Owl", NULL };

static void
play (Vault      *self,
      guint32     seed,
      GHashTable *seen)
{
  g_autoptr (VedetteRandomPlayer) player = vedette_random_player_new (self->rules, seed, texts, NULL);

  for (guint i = 0; i < STEPS; i++)
    {
      VedetteStep *step = vedette_random_player_play (player, PERCENT_EDITS);
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (step);
      g_hash_table_add (seen, (gpointer) g_intern_string (vedette_step_get_kind (step)));
      if (i % 8 == 7)
        vedette_battle_go_to (self->battle, vedette_step_get_after (step), &error);
      g_assert_no_error (error);
    }
}

static void
test_random (void)
{
  guint wanted = vedette_random_get_amount ("VEDETTE_RANDOM_MOVES", MOVES, MOVES_FAST);
  guint32 seed = vedette_random_get_amount ("VEDETTE_RANDOM_SEED", 1, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GListModel) moves = NULL;
  Vault vault;

  for (guint made = 0; made < wanted; made += STEPS)
    {
      vault_set_up (&vault, NULL);
      play (&vault, seed++, seen);
      vault_tear_down (&vault, NULL);
    }
  vault_set_up (&vault, NULL);
  moves = vedette_rules_list_moves (vault.rules);
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);

      if (!g_hash_table_contains (seen, g_intern_string (vedette_move_get_name (move))))
        g_error ("nobody came to “%s”", vedette_move_get_name (move));
    }
  vault_tear_down (&vault, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/systems/vault/random", test_random);
  return g_test_run ();
}
