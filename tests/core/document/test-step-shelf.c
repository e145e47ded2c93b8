/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps that are read again from their lines have the same content, wherever the battle came from and however it
 * continues. */

#include "core/document/vedette-step-shelf.h"

#include <glib/gstdio.h>
#include <inttypes.h>
#include <string.h>

#include "vedette-test-schema.h"

#define STEPS (3 * VEDETTE_STEP_SHELF_SIZE)
#define MARKS 7

typedef struct
{
  char *folder;
  char *path;
  VedetteBattle *battle;
  char *dumps[MARKS]; /* dumps of the battle after the steps get_mark () */
} Fixture;

static gint64
get_mark (guint i)
{
  return 1 + i * (STEPS - 1) / (MARKS - 1);
}

/* Records are added, changed and removed, so that steps refer to records that no longer exist. */
static void
add_step (VedetteBattle *battle,
          gint64         n)
{
  g_autoptr (VedetteRecord) guest = g_list_model_get_item (vedette_battle_get_records (battle, VEDETTE_TYPE_TEST_NOTE), 0);
  VedetteEdit *edit = vedette_battle_edit (battle, n % 2 == 0 ? "even" : "odd");
  g_autofree char *text = g_strdup_printf ("“%" PRId64 "”\n", n);
  g_autoptr (GError) error = NULL;

  json_object_set_int_member (vedette_edit_get_facts (edit), "at", n);
  json_object_set_double_member (vedette_edit_get_facts (edit), "third", (double) n / 3);
  json_object_set_string_member (vedette_edit_get_facts (edit), "said", text);
  if (n == 1)
    {
      g_autoptr (VedetteRecord) first = g_object_new (VEDETTE_TYPE_TEST_NOTE, "text", "stays", NULL);

      vedette_edit_insert (edit, first, -1);
    }
  else
    {
      vedette_edit_set (edit, vedette_battle_find (battle, VEDETTE_TYPE_TEST_NOTE, 1), "big", n, "ratio", (double) n / 7, NULL);
    }
  if (n % 5 == 2)
    {
      g_autoptr (VedetteRecord) fresh = g_object_new (VEDETTE_TYPE_TEST_NOTE, "text", text, NULL);

      vedette_edit_insert (edit, fresh, 0);
    }
  else if (n % 5 == 3)
    {
      vedette_edit_set (edit, guest, "text", "guest", "colour", VEDETTE_TEST_COLOUR_RED, NULL);
    }
  else if (n % 5 == 4)
    {
      vedette_edit_remove (edit, guest);
    }
  vedette_battle_commit (battle, edit, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  guint mark = 0;

  f->folder = g_dir_make_tmp ("vedette-shelf-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "a.vedette", NULL);
  f->battle = vedette_battle_new (&vedette_test_schema);
  vedette_battle_set_clock (f->battle, "2026-01-01T00:00:00Z");
  for (gint64 n = 1; n <= STEPS; n++)
    {
      add_step (f->battle, n);
      if (n == get_mark (mark))
        f->dumps[mark++] = vedette_battle_dump (f->battle);
    }
  g_assert_cmpuint (mark, ==, MARKS);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  const char *name;

  g_clear_object (&f->battle);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (f->folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  for (guint i = 0; i < MARKS; i++)
    g_free (f->dumps[i]);
  g_free (f->folder);
  g_free (f->path);
}

static void
assert_says (VedetteStep *step,
             gint64       n)
{
  g_autofree char *text = g_strdup_printf ("“%" PRId64 "”\n", n);
  JsonObject *facts = vedette_step_get_facts (step);
  VedetteStepSet set;

  g_assert_cmpint (vedette_step_get_n (step), ==, n);
  g_assert_cmpint (vedette_step_get_after (step), ==, n - 1);
  g_assert_cmpstr (vedette_step_get_kind (step), ==, n % 2 == 0 ? "even" : "odd");
  g_assert_cmpstr (vedette_step_get_time (step), ==, "2026-01-01T00:00:00Z");
  g_assert_cmpint (json_object_get_int_member (facts, "at"), ==, n);
  g_assert_cmpfloat (json_object_get_double_member (facts, "third"), ==, (double) n / 3);
  g_assert_cmpstr (json_object_get_string_member (facts, "said"), ==, text);
  g_assert_cmpuint (vedette_step_get_n_changes (step), ==, (n == 1 ? 1 : 2) + (n % 5 == 2 || n % 5 == 4) + 2 * (n % 5 == 3));
  if (n == 1)
    {
      g_assert_false (vedette_step_get_nth_set (step, 0, &set));
      return;
    }
  for (guint i = 0; !vedette_step_get_nth_set (step, i, &set) || set.record != 1 || !g_str_equal (set.property, "big");)
    g_assert_cmpuint (++i, <, vedette_step_get_n_changes (step));
  g_assert_cmpint (g_value_get_int64 (set.before), ==, n == 2 ? 0 : n - 1);
  g_assert_cmpint (g_value_get_int64 (set.after), ==, n);
}

static void
assert_marks (Fixture       *f,
              VedetteBattle *battle)
{
  static const guint order[] = { 0, MARKS - 1, 3, 2, 4, 1, 5, 0, 6, 5 };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_autofree char *dump = NULL;

      vedette_battle_go_to (battle, get_mark (order[i]), &error);
      g_assert_no_error (error);
      dump = vedette_battle_dump (battle);
      g_assert_cmpstr (dump, ==, f->dumps[order[i]]);
    }
}

/* Asserts the content of all steps, forward and backward, then goes back and forth and makes another step. */
static void
assert_whole (Fixture       *f,
              VedetteBattle *battle)
{
  GListModel *steps = vedette_battle_get_steps (battle);

  g_assert_cmpuint (g_list_model_get_n_items (steps), ==, STEPS);
  for (guint i = 0; i < STEPS; i++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (steps, i);

      assert_says (step, i + 1);
    }
  for (guint i = STEPS; i-- > 0;)
    assert_says (vedette_battle_get_branch (battle, i), i + 1);
  assert_marks (f, battle);
  g_assert_true (vedette_battle_go_to (battle, STEPS, NULL));
  vedette_battle_set_clock (battle, "2026-01-01T00:00:00Z");
  add_step (battle, STEPS + 1);
  assert_says (vedette_battle_get_current (battle), STEPS + 1);
  assert_says (vedette_battle_get_step (battle, 2), 2);
}

static void
test_made (Fixture       *f,
           gconstpointer  data)
{
  assert_whole (f, f->battle);
}

static VedetteBattle *
open_battle (Fixture                    *f,
             VedetteOpenMode             mode,
             const VedetteSchema *const *schemas)
{
  g_autoptr (GError) error = NULL;
  VedetteBattle *battle = vedette_battle_open (f->path, mode, schemas, NULL, &error);

  g_assert_no_error (error);
  return battle;
}

static void
save (Fixture    *f,
      const char *more)
{
  GByteArray *lines = vedette_journal_peek_lines (vedette_battle_get_journal (f->battle));
  g_autoptr (GString) content = g_string_new_len ((const char *) lines->data, (gssize) lines->len);

  g_string_append (content, more);
  g_assert_true (g_file_set_contents (f->path, content->str, (gssize) content->len, NULL));
}

static void
test_read (Fixture       *f,
           gconstpointer  data)
{
  const VedetteOpenMode modes[] = { VEDETTE_OPEN_READ, VEDETTE_OPEN_WRITE };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (VedetteBattle) battle = NULL;

      save (f, "{\"torn");
      battle = open_battle (f, modes[i], vedette_test_schemas);
      assert_whole (f, battle);
    }
}

/* The lines of an upgraded battle differ from those of its file. */
static void
test_upgraded (Fixture       *f,
               gconstpointer  data)
{
  const VedetteOpenMode modes[] = { VEDETTE_OPEN_READ, VEDETTE_OPEN_WRITE };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (VedetteBattle) battle = NULL;
      g_autoptr (VedetteBattle) again = NULL;

      save (f, "");
      battle = open_battle (f, modes[i], vedette_test_schemas_3);
      assert_whole (f, battle);
      if (modes[i] == VEDETTE_OPEN_READ)
        continue;
      g_clear_object (&battle);
      again = open_battle (f, VEDETTE_OPEN_READ, vedette_test_schemas_3);
      assert_says (vedette_battle_get_step (again, 1), 1);
      g_assert_cmpint (vedette_battle_get_cursor (again), ==, STEPS + 1);
    }
}

/* A file may undo many more steps than the shelf holds, so the lines have to be available while the file is read. */
static void
test_undone_in_file (Fixture       *f,
                     gconstpointer  data)
{
  g_autoptr (VedetteBattle) battle = NULL;
  g_autofree char *dump = NULL;

  save (f, "{\"to\":1}\n{\"n\":9999,\"after\":1,\"kind\":\"k\",\"do\":[]}\n");
  battle = open_battle (f, VEDETTE_OPEN_READ, vedette_test_schemas);
  dump = vedette_battle_dump (battle);
  g_assert_cmpstr (dump, ==, f->dumps[0]);
  assert_says (vedette_battle_get_step (battle, STEPS), STEPS);
}

static void
test_before_bad_line (Fixture       *f,
                      gconstpointer  data)
{
  g_autoptr (VedetteBattle) battle = NULL;

  save (f, "bad\n{}\n");
  battle = vedette_battle_open_before (f->path, STEPS + 2, vedette_test_schemas, NULL);
  g_assert_nonnull (battle);
  assert_whole (f, battle);
}

/* The test owns the facts of a step, so a different object shows that the step was read again. */
static void
test_room (Fixture       *f,
           gconstpointer  data)
{
  VedetteStep *first = vedette_battle_get_branch (f->battle, 0);
  g_autoptr (JsonObject) held = json_object_ref (vedette_step_get_facts (first));

  for (guint i = 1; i < VEDETTE_STEP_SHELF_SIZE; i++)
    (void) vedette_step_get_time (vedette_battle_get_branch (f->battle, i));
  g_assert_true (vedette_step_get_facts (first) == held);
  /* The step was used last, so it stays on the shelf for as many further steps. */
  for (guint i = 1; i < VEDETTE_STEP_SHELF_SIZE; i++)
    (void) vedette_step_get_time (vedette_battle_get_branch (f->battle, STEPS - i));
  g_assert_true (vedette_step_get_facts (first) == held);
  for (guint i = 1; i <= VEDETTE_STEP_SHELF_SIZE; i++)
    (void) vedette_step_get_time (vedette_battle_get_branch (f->battle, i));
  g_assert_false (vedette_step_get_facts (first) == held);
  assert_says (first, 1);
}

/* A row of the log may be freed after its battle. */
static void
test_outlives_battle (Fixture       *f,
                      gconstpointer  data)
{
  g_autoptr (VedetteStep) early = g_object_ref (vedette_battle_get_branch (f->battle, 7));
  g_autoptr (VedetteStep) late = g_object_ref (vedette_battle_get_branch (f->battle, STEPS - 1));

  g_assert_finalize_object (g_steal_pointer (&f->battle));
  assert_says (early, 8);
  assert_says (late, STEPS);
}

static void
test_mentions (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (VedetteBattle) battle = NULL;
  VedetteStep *step = vedette_battle_get_branch (f->battle, 7), *other;

  g_assert_true (vedette_step_may_mention (step, "big"));
  g_assert_true (vedette_step_may_mention (step, "said"));
  g_assert_false (vedette_step_may_mention (step, "ig"));
  g_assert_false (vedette_step_may_mention (step, "sai"));
  g_assert_false (vedette_step_may_mention (step, "words"));
  save (f, "{\"n\":9999,\"after\":3072,\"kind\":\"k\",\"do\":[{\"set\":1,\"of\":\"te\\u0078t\",\"old\":\"stays\",\"new\":\"\"}]}\n");
  battle = open_battle (f, VEDETTE_OPEN_READ, vedette_test_schemas);
  other = vedette_battle_get_current (battle);
  g_assert_cmpint (vedette_step_get_n (other), ==, 9999);
  g_assert_true (vedette_step_may_mention (other, "text"));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*func) (Fixture *f, gconstpointer data);
  } rows[] = {
    { "/step-shelf/reads-made-steps-again", test_made },
    { "/step-shelf/reads-opened-steps-again", test_read },
    { "/step-shelf/reads-upgraded-steps-again", test_upgraded },
    { "/step-shelf/undoes-many-steps-while-reading", test_undone_in_file },
    { "/step-shelf/reads-recovered-steps-again", test_before_bad_line },
    { "/step-shelf/holds-the-steps-used-last", test_room },
    { "/step-shelf/outlives-its-battle", test_outlives_battle },
    { "/step-shelf/finds-words-without-reading", test_mentions },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add (rows[i].path, Fixture, NULL, set_up, rows[i].func, tear_down);
  return g_test_run ();
}
