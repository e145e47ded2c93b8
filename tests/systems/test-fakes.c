/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays every fake system at random: undone and redone a battle is as it was at each step, and so it is when it is reopened. */

#include <glib/gstdio.h>

#include "core/document/vedette-battle-file.h"
#include "core/systems.h"
#include "vedette-random-play.h"

#define BATTLES 60
#define BATTLES_FAST 10
#define STEPS 60
#define PERCENT_EDITS 20

/* What a battle looked like after each of its steps, and what was said of it; the index is the number of the step. */
typedef struct
{
  VedetteRules *rules;
  VedetteBattle *battle;
  GPtrArray *looks;
} Play;

/* All that anybody could be told of the battle as it stands */
static char *
look (VedetteRules *rules)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autoptr (GString) look = g_string_new (NULL);
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, NULL);
  g_autofree char *hint = NULL;
  g_autofree char *due = vedette_rules_get_due (rules, NULL, &hint);
  g_autofree char *dump = vedette_battle_dump (battle);
  VedetteStep *step = vedette_battle_get_current (battle);
  g_autofree char *text = vedette_rules_describe (rules, step, NULL);
  g_autoptr (GListModel) dice = vedette_rules_get_dice (rules, step, NULL);

  g_string_append_printf (look, "%s\n%s, %s\n%s, %u dice\n", dump, due, hint, text, g_list_model_get_n_items (dice));
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      g_string_append_printf (look, "%s %s %d\n", offer->label, offer->key, vedette_offer_is_open (offer));
    }
  g_assert_cmpuint (g_list_model_get_n_items (status), >, 0);
  return g_string_free (g_steal_pointer (&look), FALSE);
}

static void
note_look (Play *self)
{
  gint64 n = vedette_battle_get_cursor (self->battle);

  g_ptr_array_set_size (self->looks, (int) n + 1);
  self->looks->pdata[n] = look (self->rules);
}

static void
assert_look (Play         *self,
             VedetteRules *rules)
{
  gint64 n = vedette_battle_get_cursor (vedette_rules_get_battle (rules));
  g_autofree char *now = look (rules);

  g_assert_cmpstr (now, ==, self->looks->pdata[n]);
}

static void
go_to (VedetteBattle *battle,
       guint          place)
{
  g_autoptr (GError) error = NULL;

  vedette_battle_go_to (battle, vedette_step_get_n (vedette_battle_get_branch (battle, place)), &error);
  g_assert_no_error (error);
}

/* Now and then something else is done where the battle stood before. */
static void
play (Play    *self,
      guint32  seed)
{
  g_autoptr (VedetteRandomPlayer) player = vedette_random_player_new (self->rules, seed, NULL, NULL);
  GRand *rand = vedette_random_player_get_rand (player);

  note_look (self);
  for (guint i = 0; i < STEPS; i++)
    if (g_rand_int_range (rand, 0, 12) != 0 && vedette_random_player_play (player, PERCENT_EDITS) != NULL)
      note_look (self);
    else
      {
        go_to (self->battle, (guint) g_rand_int_range (rand, 0, (gint32) vedette_battle_get_n_branch (self->battle)));
        assert_look (self, self->rules);
      }
}

static void
walk (Play *self)
{
  for (guint i = vedette_battle_get_place (self->battle); i-- > 0;)
    {
      go_to (self->battle, i);
      assert_look (self, self->rules);
    }
  for (guint i = 0; i < vedette_battle_get_n_branch (self->battle); i++)
    {
      go_to (self->battle, i);
      assert_look (self, self->rules);
    }
}

static void
reopen (Play *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("vedette-fakes-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "battle.vedette", NULL);
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteRules) rules = NULL;

  vedette_journal_copy (vedette_battle_get_journal (self->battle), path, &error);
  g_assert_no_error (error);
  battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, &error);
  g_assert_no_error (error);
  rules = vedette_systems_new_rules (battle);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, vedette_battle_get_cursor (self->battle));
  assert_look (self, rules);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_play (gconstpointer data)
{
  const VedetteSystem *system = data;
  guint n = vedette_random_get_amount ("VEDETTE_RANDOM_BATTLES", BATTLES, BATTLES_FAST);
  guint32 first = vedette_random_get_amount ("VEDETTE_RANDOM_SEED", 1, 1);

  for (guint32 seed = first; seed < first + n; seed++)
    {
      g_autoptr (VedetteBattle) battle = vedette_battle_new (system->schema);
      g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
      g_autoptr (GPtrArray) looks = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      Play self = { rules, battle, looks };

      vedette_rules_set_up (rules, &error);
      g_assert_no_error (error);
      play (&self, seed);
      walk (&self);
      reopen (&self);
      g_assert_cmpuint (looks->len, >, STEPS / 2);
    }
}

/* The first system is none of the fakes, and has tests like these of its own. */
int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (vedette_systems[1]);
  for (guint i = 1; vedette_systems[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/systems/%s/random-play", vedette_system_get_id (vedette_systems[i]));

      g_test_add_data_func (path, vedette_systems[i], test_play);
    }
  return g_test_run ();
}
