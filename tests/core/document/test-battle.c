/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests a battle as a list of steps: undo, redo, going back and branches never lose anything. */

#include "core/document/vedette-battle-file.h"

#include <glib/gstdio.h>

#include "vedette-test-schema.h"

static void
go_to (VedetteBattle *battle,
       gint64         n)
{
  g_autoptr (GError) error = NULL;

  vedette_battle_go_to (battle, n, &error);
  g_assert_no_error (error);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, n);
}

static void
assert_dump (VedetteBattle *battle,
             const char    *expected)
{
  g_autofree char *dump = vedette_battle_dump (battle);

  g_assert_cmpstr (dump, ==, expected);
}

/* Dumps, which the tests of undo compare, differ in the types and ids of records. */
static void
test_dump (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_test_schema);
  g_autofree char *dump = NULL;
  g_auto (GStrv) lines = NULL;

  vedette_test_add_note (battle, "a");
  vedette_test_add_note (battle, "a");
  dump = vedette_battle_dump (battle);
  lines = g_strsplit (dump, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_true (g_str_has_prefix (lines[0], "note 1 "));
  g_assert_true (g_str_has_prefix (lines[1], "note 2 "));
  g_assert_cmpstr (lines[0] + strlen ("note 1"), ==, lines[1] + strlen ("note 2"));
}

static gint64
look_at_watch (gpointer user_data)
{
  return *(gint64 *) user_data;
}

/* Tests the properties, the list of steps, and the branch. */
static void
test_properties (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_test_schema);
  g_autoptr (VedetteBattle) other = vedette_battle_new (&vedette_test_schema);
  GListModel *steps = vedette_battle_get_steps (battle);
  gint64 ran = (gint64) VEDETTE_STEP_MAX_RAN + 1;
  g_autofree char *kind = NULL;
  gboolean can_undo, can_redo, done;
  gint64 cursor, n;
  VedetteStep *step;

  vedette_battle_set_stopwatch (battle, look_at_watch, &ran);
  vedette_test_add_note (battle, "a");
  ran = -1;
  vedette_test_add_note (battle, "b");
  vedette_test_add_note (battle, "c");
  g_assert_true (vedette_battle_go_to (battle, 2, NULL));
  g_object_get (battle, "cursor", &cursor, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_cmpint (cursor, ==, 2);
  g_assert_true (can_undo);
  g_assert_true (can_redo);

  step = vedette_battle_get_step (battle, 3);
  g_object_get (step, "n", &n, "kind", &kind, "done", &done, NULL);
  g_assert_cmpint (n, ==, 3);
  g_assert_cmpstr (kind, ==, "add-note");
  g_assert_false (done);
  /* A stopwatch cannot run backward, or for longer than a file can record. */
  g_assert_cmpint (vedette_step_get_ran (step), ==, 0);
  g_assert_cmpint (vedette_step_get_ran (vedette_battle_get_step (battle, 1)), ==, VEDETTE_STEP_MAX_RAN);

  g_assert_true (g_list_model_get_item_type (steps) == VEDETTE_TYPE_STEP);
  g_assert_null (g_list_model_get_item (steps, 3));
  g_assert_true (vedette_battle_is_on_branch (battle, step));
  for (guint i = 0; i < 4; i++)
    vedette_test_add_note (other, "d");
  g_assert_false (vedette_battle_is_on_branch (battle, vedette_battle_get_step (other, 3)));
  g_assert_false (vedette_battle_is_on_branch (battle, vedette_battle_get_step (other, 4)));
}

static void
test_undo_redo (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_test_schema);
  VedetteRecord *a, *b, *c;
  g_autoptr (GError) error = NULL;

  g_assert_null (vedette_battle_get_current (battle));
  g_assert_null (vedette_battle_get_undo (battle));
  a = vedette_test_add_note (battle, "a");
  g_assert_null (vedette_battle_get_undo (battle));
  b = vedette_test_add_note (battle, "b");
  g_assert_cmpint (vedette_step_get_n (vedette_battle_get_undo (battle)), ==, 2);
  g_assert_null (vedette_battle_get_redo (battle));
  go_to (battle, 1);
  g_assert_false (vedette_step_get_done (vedette_battle_get_step (battle, 2)));
  g_assert_false (vedette_record_is_attached (b));
  g_assert_null (vedette_battle_find (battle, VEDETTE_TYPE_RECORD, 2));
  g_assert_cmpint (vedette_step_get_n (vedette_battle_get_redo (battle)), ==, 2);
  go_to (battle, 2);
  g_assert_true (vedette_battle_find (battle, VEDETTE_TYPE_RECORD, 2) == b);
  go_to (battle, 0);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (battle, VEDETTE_TYPE_TEST_NOTE)), ==, 0);
  go_to (battle, 1);
  g_assert_true (vedette_battle_get_single (battle, VEDETTE_TYPE_TEST_NOTE) == a);

  /* A new step ends redo. The undone step remains in the list, and neither its number nor its id is used again. */
  c = vedette_test_add_note (battle, "c");
  g_assert_cmpint (vedette_record_get_id (c), ==, 3);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 3);
  g_assert_cmpint (vedette_step_get_after (vedette_battle_get_current (battle)), ==, 1);
  g_assert_null (vedette_battle_get_redo (battle));
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_steps (battle)), ==, 3);
  g_assert_false (vedette_step_get_done (vedette_battle_get_step (battle, 2)));
  g_assert_true (vedette_step_get_done (vedette_battle_get_step (battle, 3)));
  g_assert_cmpuint (vedette_battle_get_n_branch (battle), ==, 2);
  g_assert_cmpuint (vedette_battle_get_place (battle), ==, 2);
  g_assert_cmpint (vedette_step_get_n (vedette_battle_get_branch (battle, 1)), ==, 3);
  g_assert_null (vedette_battle_get_step (battle, 4));
  g_assert_false (vedette_battle_go_to (battle, 2, &error));
  g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_STEP);
  g_clear_error (&error);
  g_assert_false (vedette_battle_go_to (battle, 4, &error));
  g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_STEP);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 3);
}

static void
test_journal_failure (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_test_schema);
  VedetteRecord *note = vedette_test_add_note (battle, "a");
  g_autofree char *before = NULL;
  g_autoptr (VedetteRecord) fresh = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);
  g_autoptr (GError) error = NULL;
  VedetteEdit *edit;

  vedette_test_add_note (battle, "b");
  before = vedette_battle_dump (battle);
  g_assert_true (vedette_journal_close (vedette_battle_get_journal (battle), NULL));
  edit = vedette_battle_edit (battle, "change");
  vedette_edit_set (edit, note, "text", "z", NULL);
  vedette_edit_insert (edit, fresh, 0);
  g_assert_null (vedette_battle_commit (battle, edit, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_ACCESS);
  g_assert_false (vedette_battle_go_to (battle, 1, NULL));
  assert_dump (battle, before);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_steps (battle)), ==, 2);
  g_assert_false (vedette_record_is_attached (fresh));
}

/* The random test. All its choices depend only on the seed. */

typedef struct
{
  GRand *rand;
  VedetteBattle *battle;
  GHashTable *dumps; /* number of a step → the dump after that step */
} Walk;

static VedetteRecord *
pick (Walk  *walk,
      GType  type)
{
  GListModel *records = vedette_battle_get_records (walk->battle, type);
  guint n = g_list_model_get_n_items (records);
  g_autoptr (VedetteRecord) record = n > 0 ? g_list_model_get_item (records, g_rand_int (walk->rand) % n) : NULL;

  return record;
}

static gint64
pick_id (Walk *walk)
{
  VedetteRecord *record = g_rand_boolean (walk->rand) ? pick (walk, VEDETTE_TYPE_TEST_NOTE) : NULL;

  return record != NULL ? vedette_record_get_id (record) : 0;
}

static void
set_something (Walk          *walk,
               VedetteEdit   *edit,
               VedetteRecord *note)
{
  static const char * const texts[] = { "", "a", "\x01\x1f\x7f\n\"\\", "\xf0\x9f\x8e\xb2", "Ney" };
  const char * const words[] = { texts[g_rand_int (walk->rand) % 5], texts[g_rand_int (walk->rand) % 5], NULL };
  const gint64 ids[] = { pick_id (walk), pick_id (walk), pick_id (walk) };
  g_autoptr (VedetteIds) others = vedette_ids_new (ids, 3);

  switch (g_rand_int (walk->rand) % 9)
    {
    case 0:
      vedette_edit_set (edit, note, "flag", g_rand_boolean (walk->rand), NULL);
      break;
    case 1:
      vedette_edit_set (edit, note, "count", g_rand_int_range (walk->rand, -10, 101), NULL);
      break;
    case 2:
      vedette_edit_set (edit, note, "big", (gint64) (((guint64) g_rand_int (walk->rand) << 32) | g_rand_int (walk->rand)), NULL);
      break;
    case 3:
      vedette_edit_set (edit, note, "ratio", g_rand_double_range (walk->rand, -1e9, 1e9), NULL);
      break;
    case 4:
      vedette_edit_set (edit, note, "text", texts[g_rand_int (walk->rand) % 5], NULL);
      break;
    case 5:
      vedette_edit_set (edit, note, "colour", g_rand_int_range (walk->rand, 0, 3), NULL);
      break;
    case 6:
      vedette_edit_set (edit, note, "words", words, NULL);
      break;
    case 7:
      vedette_edit_set (edit, note, "others", others, NULL);
      break;
    default:
      vedette_edit_set (edit, note, "partner", ids[0], NULL);
    }
}

/* Makes one to four changes. A removal is the last one, because a removed record must not be set. */
static VedetteEdit *
make_edit (Walk *walk)
{
  VedetteEdit *edit = vedette_battle_edit (walk->battle, "random");
  guint n = 1 + g_rand_int (walk->rand) % 4;

  for (guint i = 0; i < n; i++)
    {
      VedetteRecord *note = pick (walk, VEDETTE_TYPE_TEST_NOTE);
      gboolean is_note = g_rand_int (walk->rand) % 4 > 0;
      guint choice = g_rand_int (walk->rand) % 8;

      if (note == NULL || choice == 0)
        {
          g_autoptr (VedetteRecord) fresh = g_object_new (is_note ? VEDETTE_TYPE_TEST_NOTE : VEDETTE_TYPE_TEST_PAIR, NULL);

          vedette_edit_insert (edit, fresh, g_rand_int_range (walk->rand, -1, 5));
          if (is_note)
            set_something (walk, edit, fresh);
          else
            vedette_edit_set (edit, fresh, "left", pick_id (walk), "right", pick_id (walk), NULL);
        }
      else if (choice == 1)
        vedette_edit_move (edit, note, g_rand_int (walk->rand) % 6);
      else
        set_something (walk, edit, note);
    }
  if (g_rand_int (walk->rand) % 8 == 0)
    {
      VedetteRecord *gone = pick (walk, g_rand_boolean (walk->rand) ? VEDETTE_TYPE_TEST_NOTE : VEDETTE_TYPE_TEST_PAIR);

      if (gone != NULL)
        vedette_edit_remove (edit, gone);
    }
  return edit;
}

static void
keep_dump (Walk *walk)
{
  gint64 *key = g_new (gint64, 1);

  *key = vedette_battle_get_cursor (walk->battle);
  g_hash_table_replace (walk->dumps, key, vedette_battle_dump (walk->battle));
}

static void
check_dump (Walk *walk)
{
  gint64 cursor = vedette_battle_get_cursor (walk->battle);

  assert_dump (walk->battle, g_hash_table_lookup (walk->dumps, &cursor));
}

static void
take_turn (Walk *walk)
{
  guint choice = g_rand_int (walk->rand) % 10;
  guint place = vedette_battle_get_place (walk->battle);
  guint n = vedette_battle_get_n_branch (walk->battle);
  g_autoptr (GError) error = NULL;

  if (choice < 7)
    {
      if (vedette_battle_commit (walk->battle, make_edit (walk), &error) != NULL)
        keep_dump (walk);
      else
        {
          g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_REFERENCE);
          check_dump (walk);
        }
      return;
    }
  if (n == 0)
    return;
  if (choice == 7)
    place = place > 1 ? place - 1 : place;
  else if (choice == 8)
    place = MIN (place + 1, n);
  else
    place = g_rand_int (walk->rand) % (n + 1);
  go_to (walk->battle, place > 0 ? vedette_step_get_n (vedette_battle_get_branch (walk->battle, place - 1)) : 0);
  check_dump (walk);
}

/* Asserts that each step of the branch, backward and forward, leads to the dump that was stored for it. */
static void
check_all (Walk *walk)
{
  gint64 cursor = vedette_battle_get_cursor (walk->battle);
  guint n = vedette_battle_get_n_branch (walk->battle);

  for (guint i = n; i > 0; i--)
    {
      go_to (walk->battle, vedette_step_get_n (vedette_battle_get_branch (walk->battle, i - 1)));
      check_dump (walk);
    }
  go_to (walk->battle, 0);
  assert_dump (walk->battle, "");
  for (guint i = 0; i < n; i++)
    {
      go_to (walk->battle, vedette_step_get_n (vedette_battle_get_branch (walk->battle, i)));
      check_dump (walk);
    }
  go_to (walk->battle, cursor);
}

static void
assert_same (VedetteBattle *battle,
             VedetteBattle *other)
{
  g_autofree char *dump = vedette_battle_dump (battle);
  g_autoptr (GBytes) ours = vedette_journal_get_content (vedette_battle_get_journal (battle));
  g_autoptr (GBytes) theirs = vedette_journal_get_content (vedette_battle_get_journal (other));
  guint n = g_list_model_get_n_items (vedette_battle_get_steps (battle));

  assert_dump (other, dump);
  g_assert_true (g_bytes_equal (ours, theirs));
  g_assert_cmpint (vedette_battle_get_cursor (other), ==, vedette_battle_get_cursor (battle));
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_steps (other)), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteStep) a = g_list_model_get_item (vedette_battle_get_steps (battle), i);
      g_autoptr (VedetteStep) b = g_list_model_get_item (vedette_battle_get_steps (other), i);

      g_assert_cmpint (vedette_step_get_done (a), ==, vedette_step_get_done (b));
    }
}

static void
check_files (Walk       *walk,
             const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "walk.vedette", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.vedette", NULL);
  g_autoptr (GError) error = NULL;
  const VedetteOpenMode modes[] = { VEDETTE_OPEN_READ, VEDETTE_OPEN_WRITE };

  g_assert_true (vedette_journal_copy (vedette_battle_get_journal (walk->battle), path, &error));
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (VedetteBattle) battle = vedette_battle_open (path, modes[i], vedette_test_schemas, NULL, &error);

      g_assert_no_error (error);
      assert_same (walk->battle, battle);
      g_assert_true (vedette_journal_copy (vedette_battle_get_journal (battle), copy, &error));
    }
  {
    g_autofree char *ours = NULL;
    g_autofree char *theirs = NULL;

    g_assert_true (g_file_get_contents (path, &ours, NULL, &error));
    g_assert_true (g_file_get_contents (copy, &theirs, NULL, &error));
    g_assert_cmpstr (ours, ==, theirs);
  }
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (copy), ==, 0);
}

static void
test_random (void)
{
  const guint n_walks = g_getenv ("VEDETTE_TEST_FAST") != NULL ? 50 : 1000;
  g_autofree char *folder = g_dir_make_tmp ("vedette-battle-XXXXXX", NULL);

  for (guint seed = 0; seed < n_walks; seed++)
    {
      Walk walk = { .rand = g_rand_new_with_seed (seed), .battle = vedette_battle_new (&vedette_test_schema) };

      walk.dumps = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
      vedette_battle_set_clock (walk.battle, "2026-01-01T00:00:00Z");
      keep_dump (&walk);
      for (guint i = 0; i < 200; i++)
        take_turn (&walk);
      check_all (&walk);
      check_files (&walk, folder);
      g_hash_table_unref (walk.dumps);
      g_rand_free (walk.rand);
      g_assert_finalize_object (walk.battle);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/battle/dumps-types-and-ids", test_dump);
  g_test_add_func ("/battle/has-properties-and-steps", test_properties);
  g_test_add_func ("/battle/undoes-and-redoes-steps", test_undo_redo);
  g_test_add_func ("/battle/is-unchanged-after-a-journal-failure", test_journal_failure);
  g_test_add_func ("/battle/loses-nothing-in-random-walks", test_random);

  return g_test_run ();
}
