/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests edits: their pending values, the steps they become, and that nothing else changes. */

#include "vedette-test-schema.h"

#include <glib/gstdio.h>

typedef struct
{
  VedetteBattle *battle;
  VedetteRecord *notes[3]; /* borrowed */
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->battle = vedette_battle_new (&vedette_test_schema);
  vedette_battle_set_clock (f->battle, "2026-01-01T00:00:00Z");
  f->notes[0] = vedette_test_add_note (f->battle, "a");
  f->notes[1] = vedette_test_add_note (f->battle, "b");
  f->notes[2] = vedette_test_add_note (f->battle, "c");
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_assert_finalize_object (f->battle);
}

static void
count_one (gpointer instance,
           gpointer anything,
           gpointer user_data)
{
  guint *n = user_data;

  (*n)++;
}

static void
count_applied (VedetteBattle *battle,
               gint64         from,
               gint64         to,
               gpointer       user_data)
{
  guint *n = user_data;

  (*n)++;
}

static void
count_items_changed (GListModel *model,
                     guint       position,
                     guint       removed,
                     guint       added,
                     gpointer    user_data)
{
  guint *n = user_data;

  (*n)++;
}

static char *
read_order (VedetteBattle *battle)
{
  GListModel *notes = vedette_battle_get_records (battle, VEDETTE_TYPE_TEST_NOTE);
  GString *order = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (notes); i++)
    {
      g_autoptr (VedetteRecord) note = g_list_model_get_item (notes, i);

      g_string_append (order, vedette_record_peek_string (note, VEDETTE_TEST_NOTE_TEXT));
    }
  return g_string_free (order, FALSE);
}

static void
assert_order (VedetteBattle *battle,
              const char    *expected)
{
  g_autofree char *order = read_order (battle);

  g_assert_cmpstr (order, ==, expected);
}

static VedetteStep *
commit (VedetteBattle *battle,
        VedetteEdit   *edit)
{
  g_autoptr (GError) error = NULL;
  VedetteStep *step = vedette_battle_commit (battle, edit, &error);

  g_assert_no_error (error);
  g_assert_nonnull (step);
  return step;
}

static void
go_to (VedetteBattle *battle,
       gint64         n)
{
  g_autoptr (GError) error = NULL;

  vedette_battle_go_to (battle, n, &error);
  g_assert_no_error (error);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, n);
}

/* Compares the bytes of the last step from "do" on. */
static void
assert_last_changes (VedetteBattle *battle,
                     const char    *expected)
{
  g_autoptr (GBytes) content = vedette_journal_get_content (vedette_battle_get_journal (battle));
  g_autofree char *text = g_strndup (g_bytes_get_data (content, NULL), g_bytes_get_size (content));

  g_assert_cmpstr (strstr (g_strrstr (text, "{\"n\""), "\"do\""), ==, expected);
}

static void
test_pending (Fixture       *f,
              gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (f->battle, "change");
  g_autoptr (VedetteRecord) fresh = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);

  vedette_edit_set (edit, f->notes[0], "count", 7, "colour", VEDETTE_TEST_COLOUR_RED, "partner", (gint64) 2, NULL);
  g_assert_cmpint (vedette_edit_get_int (edit, f->notes[0], "count"), ==, 7);
  g_assert_cmpint (vedette_edit_get_enum (edit, f->notes[0], "colour"), ==, VEDETTE_TEST_COLOUR_RED);
  g_assert_cmpint (vedette_edit_get_id (edit, f->notes[0], "partner"), ==, 2);
  g_assert_cmpint (vedette_edit_get_int (edit, f->notes[1], "count"), ==, 3);
  g_assert_cmpint (vedette_record_peek_int (f->notes[0], VEDETTE_TEST_NOTE_COUNT), ==, 3);

  g_assert_cmpint (vedette_edit_insert (edit, fresh, -1), ==, 4);
  g_assert_cmpint (vedette_record_get_id (fresh), ==, 4);
  vedette_edit_set (edit, fresh, "count", 8, NULL);
  g_assert_cmpint (vedette_edit_get_int (edit, fresh, "count"), ==, 8);
  g_assert_false (vedette_record_is_attached (fresh));
  commit (f->battle, edit);
  g_assert_true (vedette_record_is_attached (fresh));
  g_assert_true (vedette_battle_find (f->battle, VEDETTE_TYPE_TEST_NOTE, 4) == fresh);
  g_assert_null (vedette_battle_find (f->battle, VEDETTE_TYPE_TEST_PAIR, 4));
  assert_last_changes (f->battle, "\"do\":[{\"set\":1,\"of\":\"count\",\"old\":3,\"new\":7},"
                                  "{\"set\":1,\"of\":\"colour\",\"old\":\"green\",\"new\":\"red\"},"
                                  "{\"set\":1,\"of\":\"partner\",\"old\":0,\"new\":2},"
                                  "{\"add\":4,\"type\":\"note\",\"at\":3,\"with\":{\"count\":8}}]}\n");
}

static void
test_coalesce (Fixture       *f,
               gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (f->battle, "change");
  guint n_notified = 0;

  g_signal_connect (f->notes[0], "notify", G_CALLBACK (count_one), &n_notified);
  g_signal_connect (f->notes[1], "notify", G_CALLBACK (count_one), &n_notified);
  g_assert_true (vedette_edit_is_empty (edit));
  vedette_edit_set (edit, f->notes[0], "count", 3, NULL);
  g_assert_true (vedette_edit_is_empty (edit));
  vedette_edit_set (edit, f->notes[1], "count", 5, NULL);
  g_assert_false (vedette_edit_is_empty (edit));
  vedette_edit_set (edit, f->notes[0], "count", 5, NULL);
  vedette_edit_set (edit, f->notes[0], "count", 6, NULL);
  vedette_edit_set (edit, f->notes[1], "count", 3, NULL);
  commit (f->battle, edit);
  assert_last_changes (f->battle, "\"do\":[{\"set\":1,\"of\":\"count\",\"old\":3,\"new\":6}]}\n");
  g_assert_cmpuint (n_notified, ==, 1);
}

/* Ids that differ by 2³² have the same hash, but are different records. */
static void
test_far_ids (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *folder = g_dir_make_tmp ("vedette-far-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.vedette", NULL);
  g_autoptr (VedetteBattle) battle = NULL;
  VedetteEdit *edit;

  g_assert_true (g_file_set_contents (path,
    "{\"format\":\"vedette\",\"version\":1,\"system\":\"test\"}\n"
    "{\"n\":1,\"after\":0,\"kind\":\"k\",\"do\":[{\"add\":1,\"type\":\"note\",\"at\":0,\"with\":{}},"
    "{\"add\":4294967297,\"type\":\"note\",\"at\":1,\"with\":{}}]}\n", -1, NULL));
  battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL, NULL);
  g_assert_nonnull (battle);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  edit = vedette_battle_edit (battle, "change");
  vedette_edit_set (edit, vedette_battle_find (battle, VEDETTE_TYPE_TEST_NOTE, 1), "count", 5, NULL);
  vedette_edit_set (edit, vedette_battle_find (battle, VEDETTE_TYPE_TEST_NOTE, 4294967297), "count", 7, NULL);
  commit (battle, edit);
  assert_last_changes (battle, "\"do\":[{\"set\":1,\"of\":\"count\",\"old\":3,\"new\":5},"
                               "{\"set\":4294967297,\"of\":\"count\",\"old\":3,\"new\":7}]}\n");
}

/* Any real change makes an edit non-empty, also after sets that change nothing. */
static void
test_not_empty (Fixture       *f,
                gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (f->battle, "change");
  g_autoptr (VedetteRecord) fresh = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);

  vedette_edit_set (edit, f->notes[0], "count", 3, NULL);
  vedette_edit_set (edit, f->notes[1], "count", 3, NULL);
  g_assert_true (vedette_edit_is_empty (edit));
  vedette_edit_set (edit, f->notes[1], "count", 5, NULL);
  vedette_edit_set (edit, f->notes[1], "count", 3, NULL);
  g_assert_true (vedette_edit_is_empty (edit));
  vedette_edit_set (edit, f->notes[2], "count", 4, NULL);
  g_assert_false (vedette_edit_is_empty (edit));
  vedette_edit_free (edit);

  edit = vedette_battle_edit (f->battle, "change");
  vedette_edit_set (edit, f->notes[0], "count", 3, NULL);
  vedette_edit_insert (edit, fresh, -1);
  g_assert_false (vedette_edit_is_empty (edit));
  vedette_edit_free (edit);
}

static void
test_abandoned (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *before = vedette_battle_dump (f->battle);
  g_autofree char *after = NULL;
  VedetteJournal *journal = vedette_battle_get_journal (f->battle);
  guint64 length = vedette_journal_get_length (journal);
  g_autoptr (VedetteRecord) fresh = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);
  VedetteEdit *edit = vedette_battle_edit (f->battle, "change");
  guint n = 0;

  g_signal_connect (f->battle, "applied", G_CALLBACK (count_applied), &n);
  vedette_edit_insert (edit, fresh, 0);
  vedette_edit_set (edit, f->notes[0], "text", "z", NULL);
  vedette_edit_move (edit, f->notes[1], 3);
  vedette_edit_remove (edit, f->notes[2]);
  vedette_edit_free (edit);
  after = vedette_battle_dump (f->battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpuint (vedette_journal_get_length (journal), ==, length);
  g_assert_cmpint (vedette_battle_get_cursor (f->battle), ==, 3);

  /* The same object can be inserted later, and its id was not used up. */
  edit = vedette_battle_edit (f->battle, "again");
  g_assert_cmpint (vedette_edit_insert (edit, fresh, 0), ==, 4);
  commit (f->battle, edit);
}

static void
test_positions (Fixture       *f,
                gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (f->battle, "order");
  const struct { const char *text; int at; } rows[] = { { "0", 0 }, { "9", -1 }, { "8", 99 }, { "2", 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteRecord) fresh = g_object_new (VEDETTE_TYPE_TEST_NOTE, "text", rows[i].text, NULL);

      vedette_edit_insert (edit, fresh, rows[i].at);
    }
  vedette_edit_move (edit, f->notes[0], 99);
  vedette_edit_remove (edit, f->notes[1]);
  vedette_edit_move (edit, f->notes[2], 0);
  commit (f->battle, edit);
  assert_order (f->battle, "c0298a");
  go_to (f->battle, 3);
  assert_order (f->battle, "abc");
  go_to (f->battle, 4);
  assert_order (f->battle, "c0298a");

  edit = vedette_battle_edit (f->battle, "order");
  vedette_edit_move (edit, f->notes[2], 0);
  g_assert_true (vedette_edit_is_empty (edit));
  vedette_edit_move (edit, f->notes[2], 1);
  commit (f->battle, edit);
  assert_order (f->battle, "0c298a");
}

static void
assert_refused (Fixture     *f,
                VedetteEdit *edit)
{
  g_autofree char *before = vedette_battle_dump (f->battle);
  g_autofree char *after = NULL;
  guint64 length = vedette_journal_get_length (vedette_battle_get_journal (f->battle));
  g_autoptr (GError) error = NULL;

  g_assert_null (vedette_battle_commit (f->battle, edit, &error));
  g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_REFERENCE);
  after = vedette_battle_dump (f->battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (vedette_journal_get_length (vedette_battle_get_journal (f->battle)), ==, length);
  g_assert_cmpint (vedette_battle_get_cursor (f->battle), ==, 3);
}

static void
test_dangling (Fixture       *f,
               gconstpointer  data)
{
  const gint64 ids[] = { 1, 2, 77 };
  g_autoptr (VedetteIds) list = vedette_ids_new (ids, 3);
  g_autoptr (VedetteRecord) pair = g_object_new (VEDETTE_TYPE_TEST_PAIR, "left", (gint64) 5, NULL);
  VedetteEdit *edit;

  edit = vedette_battle_edit (f->battle, "change");
  vedette_edit_set (edit, f->notes[0], "partner", (gint64) 4, NULL);
  assert_refused (f, edit);

  edit = vedette_battle_edit (f->battle, "change");
  vedette_edit_set (edit, f->notes[0], "others", list, NULL);
  assert_refused (f, edit);

  edit = vedette_battle_edit (f->battle, "change");
  vedette_edit_insert (edit, pair, -1);
  assert_refused (f, edit);

  /* A reference to a record of the same edit is valid. */
  edit = vedette_battle_edit (f->battle, "change");
  g_assert_cmpint (vedette_edit_insert (edit, pair, -1), ==, 4);
  vedette_edit_set (edit, pair, "left", (gint64) 4, "right", (gint64) 1, NULL);
  vedette_edit_set (edit, f->notes[0], "partner", (gint64) 4, NULL);
  commit (f->battle, edit);
}

static void
test_remove_referenced (void)
{
  Fixture f;
  VedetteEdit *edit;
  g_autoptr (VedetteIds) two = vedette_ids_new_one (2);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up (&f, NULL);
  edit = vedette_battle_edit (f.battle, "refer");
  vedette_edit_set (edit, f.notes[0], "partner", (gint64) 2, "others", two, NULL);
  vedette_edit_set (edit, f.notes[1], "partner", (gint64) 2, NULL);
  commit (f.battle, edit);
  before = vedette_battle_dump (f.battle);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;

      edit = vedette_battle_edit (f.battle, "remove");
      vedette_edit_remove (edit, f.notes[1]);
      if (i == 1)
        vedette_edit_set (edit, f.notes[0], "partner", (gint64) 0, NULL);
      g_assert_null (vedette_battle_commit (f.battle, edit, &error));
      g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_REFERENCE);
    }

  /* References of the removed record itself do not matter, and values set before the removal are part of it. */
  edit = vedette_battle_edit (f.battle, "remove");
  vedette_edit_set (edit, f.notes[1], "count", 50, "text", "x", NULL);
  vedette_edit_set (edit, f.notes[0], "partner", (gint64) 0, "others", NULL, NULL);
  vedette_edit_remove (edit, f.notes[1]);
  commit (f.battle, edit);
  assert_order (f.battle, "ac");
  go_to (f.battle, 4);
  after = vedette_battle_dump (f.battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (vedette_battle_find (f.battle, VEDETTE_TYPE_TEST_NOTE, 2) == f.notes[1]);

  /* After the undo the record is referenced again, so it cannot be removed. */
  edit = vedette_battle_edit (f.battle, "remove");
  vedette_edit_remove (edit, f.notes[1]);
  g_assert_null (vedette_battle_commit (f.battle, edit, NULL));
  tear_down (&f, NULL);
}

static void
test_set_after_remove (Fixture       *f,
                       gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (f->battle, "remove");

  vedette_edit_set (edit, f->notes[1], "count", 4, NULL);
  vedette_edit_remove (edit, f->notes[1]);
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*removed*");
  vedette_edit_set (edit, f->notes[1], "count", 5, NULL);
  g_test_assert_expected_messages ();
  commit (f->battle, edit);
  go_to (f->battle, 3);
  g_assert_cmpint (vedette_record_peek_int (f->notes[1], VEDETTE_TEST_NOTE_COUNT), ==, 3);
}

/* A record that was inserted and removed by the same edit cannot be set. */
static void
test_set_after_coming_and_going (Fixture       *f,
                                 gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (f->battle, "remove");
  g_autoptr (VedetteRecord) fresh = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);

  vedette_edit_insert (edit, fresh, -1);
  vedette_edit_remove (edit, fresh);
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*removed*");
  vedette_edit_set (edit, fresh, "count", 5, NULL);
  g_test_assert_expected_messages ();
  g_assert_cmpint (vedette_record_peek_int (fresh, VEDETTE_TEST_NOTE_COUNT), ==, 3);
  vedette_edit_free (edit);
}

static void
test_signals (Fixture       *f,
              gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (f->battle, "change");
  guint n_applied = 0, n_text = 0, n_any = 0, n_cursor = 0, n_undo = 0, n_redo = 0;

  g_signal_connect (f->battle, "applied", G_CALLBACK (count_applied), &n_applied);
  g_signal_connect (f->battle, "notify::cursor", G_CALLBACK (count_one), &n_cursor);
  g_signal_connect (f->battle, "notify::can-undo", G_CALLBACK (count_one), &n_undo);
  g_signal_connect (f->battle, "notify::can-redo", G_CALLBACK (count_one), &n_redo);
  g_signal_connect (f->notes[0], "notify::text", G_CALLBACK (count_one), &n_text);
  g_signal_connect (f->notes[0], "notify", G_CALLBACK (count_one), &n_any);
  vedette_edit_set (edit, f->notes[0], "text", "x", "count", 9, NULL);
  vedette_edit_remove (edit, f->notes[2]);
  vedette_edit_move (edit, f->notes[0], 1);
  commit (f->battle, edit);
  g_assert_cmpuint (n_applied, ==, 1);
  g_assert_cmpuint (n_text, ==, 1);
  g_assert_cmpuint (n_any, ==, 2);
  g_assert_cmpuint (n_cursor, ==, 1);
  g_assert_cmpuint (n_undo, ==, 0);
  g_assert_cmpuint (n_redo, ==, 0);

  go_to (f->battle, 1);
  g_assert_cmpuint (n_applied, ==, 2);
  g_assert_cmpuint (n_any, ==, 4);
  g_assert_cmpuint (n_cursor, ==, 2);
  g_assert_cmpuint (n_undo, ==, 1);
  g_assert_cmpuint (n_redo, ==, 1);

  /* Going to the present step does nothing. */
  go_to (f->battle, 1);
  g_assert_cmpuint (n_applied, ==, 2);
}

/* A record that returns with the same values emits no notification. */
static void
test_revived_notifies_nothing (Fixture       *f,
                               gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (f->battle, "remove");
  guint n = 0;

  vedette_edit_remove (edit, f->notes[1]);
  commit (f->battle, edit);
  g_signal_connect (f->notes[1], "notify", G_CALLBACK (count_one), &n);
  go_to (f->battle, 3);
  g_assert_cmpuint (n, ==, 0);
  assert_order (f->battle, "abc");
}

static void
test_many_inserts (Fixture       *f,
                   gconstpointer  data)
{
  GListModel *notes = vedette_battle_get_records (f->battle, VEDETTE_TYPE_TEST_NOTE);
  VedetteEdit *edit = vedette_battle_edit (f->battle, "raise");
  g_autoptr (VedetteRecord) pair = g_object_new (VEDETTE_TYPE_TEST_PAIR, NULL);
  guint n = 0;

  g_signal_connect (notes, "items-changed", G_CALLBACK (count_items_changed), &n);
  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (VedetteRecord) fresh = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);

      vedette_edit_insert (edit, fresh, 1 + (int) i);
    }
  vedette_edit_insert (edit, pair, 0);
  commit (f->battle, edit);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (notes), ==, 1003);
  go_to (f->battle, 3);
  g_assert_cmpuint (n, ==, 2);
  assert_order (f->battle, "abc");
  go_to (f->battle, 4);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (notes), ==, 1003);
}

/* A removed record has an id, with which undo restores it, so it cannot be inserted as a new one. */
static void
test_second_coming (void)
{
  if (g_test_subprocess ())
    {
      Fixture f;
      VedetteEdit *edit;

      set_up (&f, NULL);
      edit = vedette_battle_edit (f.battle, "remove");
      vedette_edit_remove (edit, f.notes[1]);
      commit (f.battle, edit);
      edit = vedette_battle_edit (f.battle, "return");
      vedette_edit_insert (edit, f.notes[1], 0);
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*was_attached*");
}

static void
test_facts (Fixture       *f,
            gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (f->battle, "roll");
  VedetteStep *step;

  json_object_set_int_member (vedette_edit_get_facts (edit), "die", 6);
  json_object_set_null_member (vedette_edit_get_facts (edit), "why");
  vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
  step = commit (f->battle, edit);
  g_assert_cmpstr (vedette_step_get_kind (step), ==, "roll");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, "umpire");
  g_assert_cmpint (json_object_get_int_member (vedette_step_get_facts (step), "die"), ==, 6);
  g_assert_cmpint (vedette_step_get_after (step), ==, 3);

  /* A step that could not be read back is not written. */
  edit = vedette_battle_edit (f->battle, "roll");
  json_object_set_double_member (vedette_edit_get_facts (edit), "die", 1.0 / (double) (vedette_step_get_n (step) - 4));
  g_assert_null (vedette_battle_commit (f->battle, edit, NULL));
  edit = vedette_battle_edit (f->battle, "text");
  vedette_edit_set (edit, f->notes[0], "text", "\xff", NULL);
  g_assert_null (vedette_battle_commit (f->battle, edit, NULL));
  assert_order (f->battle, "abc");
  g_assert_cmpint (vedette_battle_get_cursor (f->battle), ==, 4);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*func) (Fixture *, gconstpointer);
  } rows[] = {
    { "/edit/reads-its-pending-values", test_pending },
    { "/edit/merges-sets-of-one-property", test_coalesce },
    { "/edit/tells-ids-with-the-same-hash-apart", test_far_ids },
    { "/edit/is-empty-without-real-changes", test_not_empty },
    { "/edit/changes-nothing-when-abandoned", test_abandoned },
    { "/edit/inserts-and-moves-to-positions", test_positions },
    { "/edit/refuses-dangling-references", test_dangling },
    { "/edit/refuses-to-set-a-removed-record", test_set_after_remove },
    { "/edit/refuses-to-set-an-inserted-and-removed-record", test_set_after_coming_and_going },
    { "/edit/signals-each-change-once", test_signals },
    { "/edit/revived-notifies-nothing", test_revived_notifies_nothing },
    { "/edit/inserts-many-records-as-one-splice", test_many_inserts },
    { "/edit/writes-facts-that-can-be-read", test_facts },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add (rows[i].path, Fixture, NULL, set_up, rows[i].func, tear_down);
  g_test_add_func ("/edit/refuses-to-remove-a-referenced-record", test_remove_referenced);
  g_test_add_func ("/edit/refuses-to-insert-a-removed-record", test_second_coming);

  return g_test_run ();
}
