/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays many skirmishes at random: no assertion, no dead end, nothing offered that is refused. */

#include <glib/gstdio.h>

#include "core/document/vedette-battle-file.h"
#include "core/rules/vedette-status.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "vedette-random-fill.h"
#include "vedette-random-skirmish.h"
#include "vedette-test-trail.h"

#define MAX_LINES 20
/* VEDETTE_RANDOM_MOVES=50000 by hand, after a change of the rules */
#define MOVES 15000
#define MOVES_FAST 5000

#define WILD_BATTLES 1000
#define WILD_BATTLES_FAST 300

/* A battle that nobody ends is left after so many steps. */
#define MAX_STEPS 500
/* What is said is followed in so many of them, so far, and with so many edits. */
#define TRAILS 20
#define TRAIL_STEPS 60
#define TRAIL_EDITS 25

static void
assert_status (VedetteRules        *rules,
               VedetteRandomPlayer *player)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, NULL);

  if (g_list_model_get_n_items (list) == 0)
    g_error ("%s: there is no status", vedette_random_player_get_last (player));
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);
      const char *text = status->text;

      if (status->emphasis != VEDETTE_EMPHASIS_MACHINE && (text == NULL || *text == '\0'))
        g_error ("%s: nothing is said of “%s”", vedette_random_player_get_last (player), status->id);
    }
}

/* Returns: how many steps were made */
static guint
play_battle (guint32 seed)
{
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (seed, MAX_LINES);
  g_autoptr (VedetteRandomPlayer) player = vedette_random_skirmish_player (rules, seed);
  VedetteSkirmishSeen seen = { 0 };
  guint n;

  for (n = 0; n < MAX_STEPS; n++)
    {
      const char *fault;

      if (vedette_random_player_play (player, 10) == NULL)
        {
          if (!vedette_random_skirmish_over (rules))
            g_error ("%s: a dead end came after this", vedette_random_player_get_last (player));
          break;
        }
      fault = vedette_random_skirmish_fault (rules, &seen);
      if (fault != NULL)
        g_error ("%s: %s", vedette_random_player_get_last (player), fault);
      if (n % 16 == 0)
        assert_status (rules, player);
    }
  g_clear_pointer (&seen.cards, g_hash_table_unref);
  return n;
}

static void
test_play (void)
{
  guint wanted = vedette_random_get_amount ("VEDETTE_RANDOM_MOVES", MOVES, MOVES_FAST);
  guint made = 0;
  guint32 first = vedette_random_get_amount ("VEDETTE_RANDOM_SEED", 1, 1);
  guint32 seed = first;

  while (made < wanted)
    made += play_battle (seed++);
  g_test_message ("%u moves in %u battles", made, seed - first);
  g_assert_cmpuint (made / MAX_STEPS, <, seed - first);
}

/* Declares each kind of move with values that are mostly wrong, and goes on with those that can be declared. */
static guint
try_wild (VedetteRules *rules,
          GRand        *rand)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  guint n_declared = 0;

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) kind = g_list_model_get_item (moves, i);
      g_autoptr (JsonObject) params = vedette_random_wild (kind, rand);
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, vedette_move_get_name (kind), params, &error);
      g_autoptr (VedetteRuling) ruling = NULL;
      g_autoptr (VedetteBreakdown) breakdown = NULL;
      g_autoptr (VedetteDice) dice = vedette_dice_new_seed (g_rand_int (rand), 0);

      if (move == NULL)
        {
          g_assert_true (error->domain == VEDETTE_RULES_ERROR);
          g_assert_cmpstr (error->message, !=, "");
          continue;
        }
      n_declared++;
      ruling = vedette_rules_check (rules, move);
      breakdown = vedette_rules_preview (rules, move);
      if (ruling->is_final)
        continue;
      g_assert_nonnull (vedette_rules_perform (rules, move, dice, TRUE, NULL, &error));
      g_assert_no_error (error);
      g_assert_null (vedette_random_skirmish_fault (rules, NULL));
    }
  return n_declared;
}

/* Whatever was done, a reader finds whole at every step. */
static void
assert_opens (VedetteRules *rules,
              const char   *path)
{
  static const VedetteSchema *const schemas[] = { &vedette_skirmish_schema, NULL };
  VedetteJournal *journal = vedette_battle_get_journal (vedette_rules_get_battle (rules));
  g_autoptr (GBytes) content = vedette_journal_get_content (journal);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = NULL;

  g_file_set_contents_full (path, g_bytes_get_data (content, NULL), (gssize) g_bytes_get_size (content),
                            G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
  battle = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_wild (void)
{
  guint battles = vedette_random_get_amount ("VEDETTE_RANDOM_BATTLES", WILD_BATTLES, WILD_BATTLES_FAST);
  g_autofree char *folder = g_dir_make_tmp ("vedette-wild-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "battle.vedette", NULL);
  guint n_declared = 0;

  for (guint32 seed = 1; seed <= battles; seed++)
    {
      g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (seed, MAX_LINES / 4);
      g_autoptr (VedetteRandomPlayer) player = vedette_random_skirmish_player (rules, seed);

      n_declared += try_wild (rules, vedette_random_player_get_rand (player));
      for (guint i = 0; i < 60 && vedette_random_player_play (player, 10) != NULL; i++)
        n_declared += try_wild (rules, vedette_random_player_get_rand (player));
      assert_opens (rules, path);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_test_message ("%u moves could be declared", n_declared);
  g_assert_cmpuint (n_declared, >, battles);
}

/* Nothing that is said in them changes unnoticed. */
static void
test_trail (void)
{
  g_autoptr (VedetteTestTrail) trail = vedette_test_trail_new ("skirmish");
  const guint trails = vedette_test_trail_get_battles (trail, TRAILS);

  for (guint32 seed = 1; seed <= trails; seed++)
    {
      g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (seed, MAX_LINES / 2);
      g_autoptr (VedetteRandomPlayer) player = vedette_random_skirmish_player (rules, seed);

      vedette_test_trail_follow (trail, rules, player, TRAIL_STEPS, TRAIL_EDITS);
    }
  vedette_test_trail_end (trail);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/random-play", test_play);
  g_test_add_func ("/rules/skirmish/random-wild", test_wild);
  g_test_add_func ("/rules/skirmish/trail", test_trail);
  return g_test_run ();
}
