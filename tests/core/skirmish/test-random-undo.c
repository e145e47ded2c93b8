/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random sequences of moves and edits: undone and redone they leave the battle as it was at every step. */

#include <glib/gstdio.h>

#include "core/document/vedette-battle-file.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "vedette-random-skirmish.h"

#define MAX_LINES 6
/* VEDETTE_RANDOM_SEQUENCES=1000 by hand, after a change of what undo needs */
#define SEQUENCES 100
#define SEQUENCES_FAST 25
#define STEPS 200
#define PERCENT_EDITS 30

static const VedetteSchema *const schemas[] = { &vedette_skirmish_schema, NULL };

/* What a battle looked like after each of its steps; the index is the number of the step. */
typedef struct
{
  VedetteRules *rules;
  VedetteBattle *battle;
  VedetteRandomPlayer *player;
  GPtrArray *dumps;
  guint32 seed;
} Sequence;

static void
sequence_init (Sequence *self,
               guint32   seed)
{
  self->seed = seed;
  self->rules = vedette_random_skirmish_new (seed, MAX_LINES);
  self->battle = vedette_rules_get_battle (self->rules);
  self->player = vedette_random_skirmish_player (self->rules, seed);
  self->dumps = g_ptr_array_new_with_free_func (g_free);
}

static void
sequence_clear (Sequence *self)
{
  g_clear_pointer (&self->player, vedette_random_player_free);
  g_clear_pointer (&self->dumps, g_ptr_array_unref);
  g_clear_object (&self->rules);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sequence, sequence_clear)

static void
note_dump (Sequence *self)
{
  gint64 n = vedette_battle_get_cursor (self->battle);

  g_ptr_array_set_size (self->dumps, (int) n + 1);
  self->dumps->pdata[n] = vedette_battle_dump (self->battle);
}

static void
assert_dump (Sequence   *self,
             const char *when)
{
  gint64 n = vedette_battle_get_cursor (self->battle);
  g_autofree char *dump = vedette_battle_dump (self->battle);

  if (!g_str_equal (dump, self->dumps->pdata[n]))
    g_error ("seed %u: step %" G_GINT64_FORMAT " %s is\n%s\nand was\n%s", self->seed, n, when, dump,
             (char *) self->dumps->pdata[n]);
}

static void
go_to_place (Sequence *self,
             guint     place)
{
  g_autoptr (GError) error = NULL;

  vedette_battle_go_to (self->battle, vedette_step_get_n (vedette_battle_get_branch (self->battle, place - 1)), &error);
  g_assert_no_error (error);
}

/* Goes somewhere in the branch, mostly near; the first two steps, which made the battle, stay. */
static void
wander (Sequence *self)
{
  GRand *rand = vedette_random_player_get_rand (self->player);
  int n = (int) vedette_battle_get_n_branch (self->battle);
  int place = (int) vedette_battle_get_place (self->battle);

  place = g_rand_boolean (rand) ? place + g_rand_int_range (rand, -3, 4) : g_rand_int_range (rand, 2, n + 1);
  go_to_place (self, (guint) CLAMP (place, 2, n));
  assert_dump (self, "gone to");
}

static void
play (Sequence *self)
{
  GRand *rand = vedette_random_player_get_rand (self->player);

  note_dump (self);
  for (guint i = 0; i < STEPS; i++)
    {
      const char *fault;

      if (g_rand_int_range (rand, 0, 12) == 0)
        wander (self);
      else if (vedette_random_player_play (self->player, PERCENT_EDITS) != NULL)
        note_dump (self);
      else
        {
          g_assert_true (vedette_random_skirmish_over (self->rules));
          go_to_place (self, MAX (vedette_battle_get_place (self->battle) / 2, 2));
        }
      fault = vedette_random_skirmish_fault (self->rules, NULL);
      if (fault != NULL)
        g_error ("%s: %s", vedette_random_player_get_last (self->player), fault);
    }
}

static void
walk (Sequence *self)
{
  guint n = vedette_battle_get_n_branch (self->battle);

  for (guint place = vedette_battle_get_place (self->battle); place >= 2; place--)
    {
      go_to_place (self, place);
      assert_dump (self, "backwards");
    }
  for (guint place = 2; place <= n; place++)
    {
      go_to_place (self, place);
      assert_dump (self, "forwards");
    }
}

static void
assert_file (Sequence   *self,
             const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) own = vedette_journal_get_content (vedette_battle_get_journal (self->battle));
  g_autoptr (GBytes) there = NULL;
  g_autoptr (VedetteBattle) battle = NULL;
  g_autofree char *dump = vedette_battle_dump (self->battle);
  g_autofree char *dump_there = NULL;
  char *content;
  gsize length;

  g_file_get_contents (path, &content, &length, &error);
  g_assert_no_error (error);
  there = g_bytes_new_take (content, length);
  g_assert_true (g_bytes_equal (there, own));

  battle = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);
  if (error != NULL)
    g_error ("seed %u: %s", self->seed, error->message);
  dump_there = vedette_battle_dump (battle);
  g_assert_cmpstr (dump_there, ==, dump);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, vedette_battle_get_cursor (self->battle));
}

static void
test_sequences (void)
{
  guint n = vedette_random_get_amount ("VEDETTE_RANDOM_SEQUENCES", SEQUENCES, SEQUENCES_FAST);
  guint32 first = vedette_random_get_amount ("VEDETTE_RANDOM_SEED", 1, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("vedette-undo-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "battle.vedette", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.vedette", NULL);

  g_assert_no_error (error);
  for (guint32 seed = first; seed < first + n; seed++)
    {
      g_auto (Sequence) sequence = { 0 };

      sequence_init (&sequence, seed);
      play (&sequence);
      walk (&sequence);

      vedette_battle_create (sequence.battle, path, &error);
      g_assert_no_error (error);
      /* The file comes with the next line. */
      go_to_place (&sequence, 2 + seed % MAX (vedette_battle_get_n_branch (sequence.battle) - 2, 1));
      vedette_journal_copy (vedette_battle_get_journal (sequence.battle), copy, &error);
      g_assert_no_error (error);
      assert_file (&sequence, path);
      assert_file (&sequence, copy);
      g_assert_cmpint (g_unlink (path), ==, 0);
      g_assert_cmpint (g_unlink (copy), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/undo/random", test_sequences);
  return g_test_run ();
}
