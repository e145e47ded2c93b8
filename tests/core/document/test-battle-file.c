/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests files of battles: refused lines and their numbers, recovery, torn ends, upgrades, and the lock. */

#include "core/document/vedette-battle-file.h"

#include <glib/gstdio.h>
#include <string.h>

#include "battle-file-rows.h"
#include "vedette-test-schema.h"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("vedette-file-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "a.vedette", NULL);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (f->folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  g_free (f->folder);
  g_free (f->path);
}

static void
put (const char *path,
     const char *content,
     gssize      length)
{
  g_autoptr (GError) error = NULL;

  (void) g_unlink (path);
  g_file_set_contents (path, content, length, &error);
  g_assert_no_error (error);
}

static void
assert_content (const char *path,
                const char *expected)
{
  g_autofree char *content = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, expected);
}

static VedetteBattle *
open_good (const char                 *path,
           VedetteOpenMode             mode,
           const VedetteSchema *const *schemas,
           VedetteOpenReport          *report)
{
  g_autoptr (GError) error = NULL;
  VedetteBattle *battle = vedette_battle_open (path, mode, schemas, report, &error);

  g_assert_no_error (error);
  g_assert_nonnull (battle);
  vedette_battle_set_clock (battle, "T");
  return battle;
}

static guint
count_files (Fixture *f)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Returns: (transfer full): the content of the only file in the folder whose name contains @part */
static char *
read_beside (Fixture    *f,
             const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  char *content = NULL;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (strstr (name, part) != NULL)
      {
        g_autofree char *path = g_build_filename (f->folder, name, NULL);

        g_assert_null (content);
        g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      }
  return content;
}

static void
test_header (Fixture       *f,
             gconstpointer  data)
{
  const HeaderRow *row = data;
  const VedetteOpenMode modes[] = { VEDETTE_OPEN_READ, VEDETTE_OPEN_WRITE };

  put (f->path, row->header, -1);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (GError) error = NULL;
      VedetteOpenReport report;

      g_assert_null (vedette_battle_open (f->path, modes[i], vedette_test_schemas, &report, &error));
      g_assert_error (error, VEDETTE_BATTLE_ERROR, row->code);
      g_assert_cmpuint (report.bad_line, ==, 1);
    }
  g_assert_null (vedette_battle_open_before (f->path, 1, vedette_test_schemas, NULL));
  assert_content (f->path, row->header);
  g_assert_cmpuint (count_files (f), ==, 1);
}

static void
assert_bad (Fixture    *f,
            const char *content,
            guint       number)
{
  const VedetteOpenMode modes[] = { VEDETTE_OPEN_READ, VEDETTE_OPEN_WRITE };
  g_autofree char *prefix = g_strdup_printf ("Line %u: ", number);

  put (f->path, content, -1);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (GError) error = NULL;
      VedetteOpenReport report;

      g_assert_null (vedette_battle_open (f->path, modes[i], vedette_test_schemas, &report, &error));
      g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE);
      g_assert_true (g_str_has_prefix (error->message, prefix));
      g_assert_cmpuint (report.bad_line, ==, number);
    }
  assert_content (f->path, content);
}

/* Tests the bad line as the last line and before another line. */
static void
test_bad_line (Fixture       *f,
               gconstpointer  data)
{
  const BadRow *row = data;
  g_autofree char *last = g_strconcat (GOOD, row->line, NULL);
  g_autofree char *middle = g_strconcat (GOOD, row->line, STEP_5, NULL);

  assert_bad (f, last, 6);
  assert_bad (f, middle, 6);
}

static void
test_open_before (Fixture       *f,
                  gconstpointer  data)
{
  const char *content = GOOD "{\"n\":4,\"after\":1,\"kind\":\"k\",\"do\":[]}\n" STEP_5 "not a line";
  g_autofree char *other = g_build_filename (f->folder, "b.vedette", NULL);
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteBattle) again = NULL;
  g_autoptr (GError) error = NULL;

  assert_bad (f, content, 6);
  battle = vedette_battle_open_before (f->path, 6, vedette_test_schemas, &error);
  g_assert_no_error (error);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 3);
  g_assert_true (vedette_battle_create (battle, other, &error));
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  vedette_battle_set_clock (battle, "T");
  g_assert_cmpint (vedette_record_get_id (vedette_test_add_note (battle, "new")), ==, 4);
  assert_content (other, GOOD "{\"n\":4,\"after\":3,\"kind\":\"add-note\",\"time\":\"T\",\"do\":["
                              "{\"add\":4,\"type\":\"note\",\"at\":2,\"with\":{\"text\":\"new\"}}]}\n");
  assert_content (f->path, content);
  again = open_good (other, VEDETTE_OPEN_READ, vedette_test_schemas, NULL);
  g_assert_cmpint (vedette_battle_get_cursor (again), ==, 4);
}

/* A set may have equal old and new values, because another program may write it. */
static void
test_same_value (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr (VedetteBattle) battle = NULL;
  VedetteRecord *note;

  put (f->path, GOOD STEP ("{\"set\":1,\"of\":\"count\",\"old\":3,\"new\":3}"), -1);
  battle = open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL);
  note = vedette_battle_find (battle, VEDETTE_TYPE_TEST_NOTE, 1);
  g_assert_cmpint (vedette_record_peek_int (note, VEDETTE_TEST_NOTE_COUNT), ==, 3);
  g_assert_true (vedette_battle_go_to (battle, 3, NULL));
}

static void
test_before_missing (Fixture       *f,
                     gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (vedette_battle_open_before (f->path, 6, vedette_test_schemas, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_NOT_FOUND);
}

/* A bad line before the last one is not a torn end. */
static void
test_garbage_in_the_middle (Fixture       *f,
                            gconstpointer  data)
{
  assert_bad (f, HEADER STEP_1 "{\"n\":2,\"aft\n" STEP_5, 3);
  assert_bad (f, HEADER STEP_1 "\n" STEP_2, 3);
}

static void
test_survival (Fixture       *f,
               gconstpointer  data)
{
  const char *more = "{\"n\":4,\"after\":3,\"kind\":\"add-note\",\"time\":\"T\",\"do\":["
                     "{\"add\":4,\"type\":\"note\",\"at\":2,\"with\":{\"text\":\"new\"}}]}\n{\"to\":1}\n";
  g_autofree char *copy = g_build_filename (f->folder, "b.vedette", NULL);
  g_autofree char *expected = g_strconcat (GOOD, more, NULL);
  g_autoptr (VedetteBattle) battle = NULL;

  put (f->path, GOOD, -1);
  battle = open_good (f->path, VEDETTE_OPEN_WRITE, vedette_test_schemas, NULL);
  vedette_test_add_note (battle, "new");
  g_assert_true (vedette_battle_go_to (battle, 1, NULL));
  assert_content (f->path, expected);
  g_assert_true (vedette_journal_copy (vedette_battle_get_journal (battle), copy, NULL));
  assert_content (copy, expected);
  g_assert_true (vedette_battle_wait_durable (battle, NULL));
}

/* “ran” is a number of seconds, which may be 0. */
static void
test_ran (Fixture       *f,
          gconstpointer  data)
{
  static const struct
  {
    const char *ran;
    gboolean good;
  } values[] = {
    { "0", TRUE },  { "1", TRUE },    { "604800", TRUE },  { "2147483647", TRUE }, { "2147483648", FALSE },
    { "-1", FALSE }, { "1.5", FALSE }, { "\"1\"", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *content = g_strdup_printf (GOOD "{\"n\":4,\"after\":3,\"kind\":\"add-note\",\"time\":\"T\",\"ran\":%s,\"do\":"
                                                  "[{\"add\":4,\"type\":\"note\",\"at\":2,\"with\":{}}]}\n", values[i].ran);
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteBattle) battle = NULL;

      put (f->path, content, -1);
      battle = vedette_battle_open (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL, &error);
      g_test_message ("%s", values[i].ran);
      if (values[i].good)
        g_assert_no_error (error);
      else
        g_assert_nonnull (strstr (error->message, "ran"));
      g_assert_true ((battle != NULL) == values[i].good);
    }
}

/* A battle that is opened for reading continues in memory. */
static void
test_read_goes_on (Fixture       *f,
                   gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "b.vedette", NULL);
  g_autoptr (VedetteBattle) battle = NULL;

  put (f->path, GOOD, -1);
  battle = open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL);
  vedette_test_add_note (battle, "new");
  g_assert_true (vedette_battle_go_to (battle, 3, NULL));
  assert_content (f->path, GOOD);
  g_assert_cmpuint (count_files (f), ==, 1);
  g_assert_true (vedette_battle_create (battle, other, NULL));
  g_assert_true (vedette_battle_go_to (battle, 1, NULL));
  assert_content (other, GOOD "{\"n\":4,\"after\":3,\"kind\":\"add-note\",\"time\":\"T\",\"do\":["
                              "{\"add\":4,\"type\":\"note\",\"at\":2,\"with\":{\"text\":\"new\"}}]}\n"
                              "{\"to\":3}\n{\"to\":1}\n");
  assert_content (f->path, GOOD);
}

static void
test_torn (Fixture       *f,
           gconstpointer  data)
{
  const gsize good = strlen (HEADER STEP_1 STEP_2 TO_1);

  for (gsize length = 1; length < strlen (STEP_3); length++)
    {
      Fixture g;
      VedetteOpenReport report;
      g_autofree char *tail = g_strndup (STEP_3, length);
      g_autofree char *kept = NULL;
      VedetteBattle *battle;

      set_up (&g, NULL);
      put (g.path, GOOD, (gssize) (good + length));
      battle = open_good (g.path, VEDETTE_OPEN_WRITE, vedette_test_schemas, &report);
      g_assert_cmpuint (report.torn_length, ==, length);
      g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 1);
      g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_steps (battle)), ==, 2);
      g_assert_cmpuint (count_files (&g), ==, 1);
      g_assert_true (vedette_battle_go_to (battle, 2, NULL));
      kept = read_beside (&g, ".torn-");
      g_assert_cmpstr (kept, ==, tail);
      g_assert_finalize_object (battle);
      assert_content (g.path, HEADER STEP_1 STEP_2 TO_1 "{\"to\":2}\n");
      tear_down (&g, NULL);
    }
}

static void
test_torn_with_newline (Fixture       *f,
                        gconstpointer  data)
{
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = NULL;

  put (f->path, GOOD "{\"n\":4,\"aft\xff\n", -1);
  battle = open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, &report);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 3);
  g_assert_cmpuint (report.torn_length, ==, strlen ("{\"n\":4,\"aft\xff\n"));
}

static void
test_nul_page (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (GString) content = g_string_new (GOOD);
  VedetteOpenReport report;
  VedetteBattle *battle;

  g_string_set_size (content, content->len + 4096);
  memset (content->str + strlen (GOOD), 0, 4096);
  put (f->path, content->str, (gssize) content->len);
  battle = open_good (f->path, VEDETTE_OPEN_WRITE, vedette_test_schemas, &report);
  g_assert_cmpuint (report.torn_length, ==, 4096);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 3);
  g_assert_true (vedette_battle_go_to (battle, 1, NULL));
  assert_content (f->path, GOOD "{\"to\":1}\n");
  g_assert_finalize_object (battle);
}

#define OLD_HEADER(version) "{\"format\":\"vedette\",\"version\":" version ",\"system\":\"test\",\"program\":\"0\",\"x\":2}\n"
#define OLD_STEPS(type, text) \
  "{\"n\":1,\"after\":0,\"kind\":\"k\",\"facts\":{\"f\":[1.5,null]},\"u\":1,\"do\":[{\"add\":1,\"type\":\"" type \
  "\",\"at\":0,\"with\":{\"" text "\":\"a\"}}]}\n" \
  "{\"n\":2,\"after\":1,\"kind\":\"k\",\"do\":[{\"set\":1,\"of\":\"" text "\",\"old\":\"a\",\"new\":\"b\"}]}\n" \
  "{\"to\":1}\n{\"to\":2}\n"
#define OLD_1 OLD_HEADER ("1") OLD_STEPS ("memo", "words")
#define OLD_2 OLD_HEADER ("2") OLD_STEPS ("memo", "text")
#define NEW_3 OLD_HEADER ("3") OLD_STEPS ("note", "text")

static void
assert_upgraded (VedetteBattle *battle)
{
  VedetteRecord *note = vedette_battle_get_single (battle, VEDETTE_TYPE_TEST_NOTE);

  g_assert_cmpstr (vedette_record_peek_string (note, VEDETTE_TEST_NOTE_TEXT), ==, "b");
  g_assert_true (vedette_battle_go_to (battle, 1, NULL));
  g_assert_cmpstr (vedette_record_peek_string (note, VEDETTE_TEST_NOTE_TEXT), ==, "a");
  g_assert_cmpint (vedette_step_get_n (vedette_battle_get_redo (battle)), ==, 2);
  g_assert_true (vedette_battle_go_to (battle, 2, NULL));
}

static void
test_upgrade (Fixture       *f,
              gconstpointer  data)
{
  const char * const olds[] = { OLD_1, OLD_2 };

  for (guint i = 0; i < G_N_ELEMENTS (olds); i++)
    {
      Fixture g;
      VedetteOpenReport report;
      g_autofree char *torn = g_strconcat (olds[i], "{\"to", NULL);
      g_autofree char *kept = NULL;
      g_autofree char *part = g_strdup_printf (".format-%u", i + 1);
      g_autofree char *first = NULL;
      VedetteBattle *battle;

      set_up (&g, NULL);
      put (g.path, torn, -1);
      battle = open_good (g.path, VEDETTE_OPEN_READ, vedette_test_schemas_3, &report);
      g_assert_cmpint (report.upgraded_from, ==, i + 1);
      assert_upgraded (battle);
      g_assert_finalize_object (battle);
      assert_content (g.path, torn);
      g_assert_cmpuint (count_files (&g), ==, 1);

      battle = open_good (g.path, VEDETTE_OPEN_WRITE, vedette_test_schemas_3, &report);
      g_assert_cmpint (report.upgraded_from, ==, i + 1);
      g_assert_cmpuint (report.torn_length, ==, 4);
      assert_content (g.path, NEW_3);
      assert_upgraded (battle);
      g_assert_null (vedette_battle_open (g.path, VEDETTE_OPEN_WRITE, vedette_test_schemas_3, NULL, NULL));
      g_assert_finalize_object (battle);
      assert_content (g.path, NEW_3 "{\"to\":1}\n{\"to\":2}\n");
      kept = read_beside (&g, part);
      g_assert_cmpstr (kept, ==, torn);
      g_assert_cmpuint (count_files (&g), ==, 2);

      /* A second old file does not replace the copy that was saved before. */
      put (g.path, olds[i], -1);
      g_object_unref (open_good (g.path, VEDETTE_OPEN_WRITE, vedette_test_schemas_3, NULL));
      first = g_strconcat (g.path, part, NULL);
      assert_content (first, torn);
      g_assert_cmpuint (count_files (&g), ==, 3);
      battle = open_good (g.path, VEDETTE_OPEN_WRITE, vedette_test_schemas_3, &report);
      g_assert_cmpint (report.upgraded_from, ==, 0);
      g_assert_finalize_object (battle);
      tear_down (&g, NULL);
    }
}

/* The name of the saved copy must not become too long. */
static void
test_upgrade_long_name (Fixture       *f,
                        gconstpointer  data)
{
  g_autofree char *name = g_strnfill (250, 'n'), *path = g_build_filename (f->folder, name, NULL), *kept = NULL;
  VedetteOpenReport report;
  VedetteBattle *battle;

  put (f->path, OLD_1, -1);
  g_assert_cmpint (g_rename (f->path, path), ==, 0);
  battle = open_good (path, VEDETTE_OPEN_WRITE, vedette_test_schemas_3, &report);
  g_assert_cmpint (report.upgraded_from, ==, 1);
  g_assert_finalize_object (battle);
  assert_content (path, NEW_3);
  kept = read_beside (f, ".format-1");
  g_assert_cmpstr (kept, ==, OLD_1);
  g_assert_cmpuint (count_files (f), ==, 2);
}

static void
test_upgrade_before (Fixture       *f,
                     gconstpointer  data)
{
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (GBytes) content = NULL;

  put (f->path, OLD_1 "{\"to\":7}\n", -1);
  battle = vedette_battle_open_before (f->path, 6, vedette_test_schemas_3, NULL);
  content = vedette_journal_get_content (vedette_battle_get_journal (battle));
  g_assert_cmpmem (g_bytes_get_data (content, NULL), g_bytes_get_size (content), NEW_3, strlen (NEW_3));
  assert_upgraded (battle);
}

static void
test_ten_thousand (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_test_schema);
  g_autoptr (VedetteBattle) read = NULL;
  VedetteEdit *edit = vedette_battle_edit (battle, "raise");
  g_autofree char *dump = NULL;
  g_autofree char *other = NULL;

  g_assert_true (vedette_battle_create (battle, f->path, NULL));
  for (int i = 0; i < 10000; i++)
    {
      g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, "count", i % 100, "text", "figure", NULL);

      vedette_edit_insert (edit, note, -1);
    }
  g_assert_nonnull (vedette_battle_commit (battle, edit, NULL));
  dump = vedette_battle_dump (battle);
  read = open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL);
  other = vedette_battle_dump (read);
  g_assert_cmpstr (dump, ==, other);
  g_assert_true (vedette_battle_go_to (read, 0, NULL));
  g_assert_true (vedette_battle_go_to (read, 1, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (read, VEDETTE_TYPE_TEST_NOTE)), ==, 10000);
}

/* More sets than GObject can count in its 16 bits of notification freezes. */
static void
test_many_sets (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr (GString) content = g_string_new (GOOD "{\"n\":4,\"after\":3,\"kind\":\"k\",\"do\":[");
  g_autoptr (VedetteBattle) battle = NULL;

  for (guint i = 0; i < 70000; i++)
    g_string_append_printf (content, "%s{\"set\":1,\"of\":\"count\",\"old\":%u,\"new\":%u}", i > 0 ? "," : "", 3 + i % 2,
                            4 - i % 2);
  g_string_append (content, "]}\n");
  put (f->path, content->str, (gssize) content->len);
  battle = open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 4);
  g_assert_true (vedette_battle_go_to (battle, 3, NULL));
}

static void
test_locked (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr (VedetteBattle) first = NULL;
  g_autoptr (GError) error = NULL;

  put (f->path, GOOD, -1);
  first = open_good (f->path, VEDETTE_OPEN_WRITE, vedette_test_schemas, NULL);
  g_assert_null (vedette_battle_open (f->path, VEDETTE_OPEN_WRITE, vedette_test_schemas, NULL, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_LOCKED);
  g_object_unref (open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL));
  g_clear_object (&first);
  g_object_unref (open_good (f->path, VEDETTE_OPEN_WRITE, vedette_test_schemas, NULL));
}

/* The example in docs/file-format.md is a valid file, which also undoes a step. */
static void
test_documentation (Fixture       *f,
                    gconstpointer  data)
{
  g_autofree char *page = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "docs", "file-format.md", NULL);
  g_autofree char *text = NULL;
  g_autofree char *example = NULL;
  g_autofree char *dump = NULL;
  g_autoptr (VedetteBattle) battle = NULL;
  const char *start, *end;

  g_assert_true (g_file_get_contents (page, &text, NULL, NULL));
  start = strstr (text, "```\n{");
  g_assert_nonnull (start);
  end = strstr (start + 4, "```");
  g_assert_nonnull (end);
  example = g_strndup (start + 4, (gsize) (end - start - 4));
  put (f->path, example, -1);

  battle = open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL);
  g_assert_cmpuint (vedette_battle_get_n_branch (battle), ==, 2);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 3);
  g_assert_false (vedette_step_get_done (vedette_battle_get_step (battle, 2)));
  dump = vedette_battle_dump (battle);
  g_assert_nonnull (strstr (dump, "count=3"));
  g_assert_nonnull (strstr (dump, "text=\"Soult\""));
}

/* Adds up the steps that battles have moved, for test_jumps(). */
static gboolean
on_any_applied (GSignalInvocationHint *hint,
                guint                  n_values,
                const GValue          *values,
                gpointer               user_data)
{
  *(guint64 *) user_data += (guint64) ABS (g_value_get_int64 (&values[2]) - g_value_get_int64 (&values[1]));
  return TRUE;
}

#define JUMP_STEPS 500

/* A reader applies only as many steps as necessary, even if the file contains many returns between them. */
static void
test_jumps (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr (GTypeClass) klass G_GNUC_UNUSED = g_type_class_ref (VEDETTE_TYPE_BATTLE);
  guint applied = g_signal_lookup ("applied", VEDETTE_TYPE_BATTLE);
  g_autoptr (GString) content = g_string_new (HEADER STEP_1);
  g_autoptr (VedetteBattle) battle = NULL;
  VedetteRecord *note;
  guint64 way = 0;
  gulong hook;

  for (int n = 2; n <= JUMP_STEPS; n++)
    g_string_append_printf (content,
                            "{\"n\":%d,\"after\":%d,\"kind\":\"k\",\"do\":[{\"set\":1,\"of\":\"big\",\"old\":%d,\"new\":%d}]}\n"
                            "{\"to\":1}\n{\"to\":0}\n{\"to\":%d}\n", n, n - 1, n == 2 ? 0 : n - 1, n, n);
  for (int i = 0; i < 2 * JUMP_STEPS; i++)
    g_string_append_printf (content, "{\"to\":%d}\n", i % 2 == 0 ? 1 : JUMP_STEPS);
  g_string_append (content, "{\"to\":7}\n");
  put (f->path, content->str, (gssize) content->len);

  hook = g_signal_add_emission_hook (applied, 0, on_any_applied, &way, NULL);
  battle = open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL);
  g_signal_remove_emission_hook (applied, hook);
  g_assert_cmpuint (way, ==, JUMP_STEPS + (JUMP_STEPS - 7));

  /* The battle is at the step of the last return, and has all its steps. */
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 7);
  g_assert_cmpuint (vedette_battle_get_n_branch (battle), ==, JUMP_STEPS);
  note = vedette_battle_find (battle, VEDETTE_TYPE_TEST_NOTE, 1);
  g_assert_cmpint (vedette_record_peek_id (note, VEDETTE_TEST_NOTE_BIG), ==, 7);
  g_assert_true (vedette_step_get_done (vedette_battle_get_step (battle, 7)));
  g_assert_false (vedette_step_get_done (vedette_battle_get_step (battle, 8)));
}

#define NEXT_TO_LAST "4503599627370494"

/* A step that a reader would refuse is not written. Moves within the branch, which need no new number, still work. */
static void
test_last_number (Fixture       *f,
                  gconstpointer  data)
{
  const char *row = data;
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteBattle) again = NULL;
  g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  VedetteEdit *edit;

  put (f->path, row, -1);
  battle = open_good (f->path, VEDETTE_OPEN_WRITE, vedette_test_schemas, NULL);
  vedette_test_add_note (battle, "the last");
  g_assert_true (g_file_get_contents (f->path, &before, NULL, NULL));

  edit = vedette_battle_edit (battle, "add-note");
  vedette_edit_insert (edit, note, -1);
  g_assert_null (vedette_battle_commit (battle, edit, &error));
  g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_NUMBERS);
  g_assert_nonnull (strstr (error->message, "reached the highest step or record number"));
  assert_content (f->path, before);
  g_clear_error (&error);

  again = open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL);
  g_assert_cmpint (vedette_battle_get_cursor (again), ==, vedette_battle_get_cursor (battle));
  g_clear_object (&again);
  g_assert_true (vedette_battle_go_to (battle, 0, &error));
  again = open_good (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, NULL);
  g_assert_cmpint (vedette_battle_get_cursor (again), ==, 0);
}

/* In this game system a battle of notes has one pair, and partners have the same color. */
static const VedetteNeed pair_needs[] = {
  { vedette_test_pair_get_type, "pair", .n = 1,
    .references = (const VedetteReferenceNeed[]){ { "left", .compulsory = TRUE, .to = { vedette_test_note_get_type } },
                                                  { "right", .alone = TRUE }, { 0 } } },
  { vedette_test_note_get_type, "note",
    .references = (const VedetteReferenceNeed[]){ { "others", .to = { vedette_test_note_get_type, vedette_test_pair_get_type },
                                                    .alone = TRUE },
                                                  { "partner", .to = { vedette_test_note_get_type }, .alike = "colour" },
                                                  { 0 } } },
  { 0 },
};

#define PAIR "{\"add\":3,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":1,\"right\":2}}"
#define NOTES_AND(more)                                                                                                \
  "{\"n\":1,\"after\":0,\"kind\":\"k\",\"do\":[{\"add\":1,\"type\":\"note\",\"at\":0,\"with\":{}},"                         \
  "{\"add\":2,\"type\":\"note\",\"at\":1,\"with\":{\"partner\":1,\"others\":[1]}}" more "]}\n"
#define THEN(changes) NOTES_AND ("," PAIR) "{\"n\":2,\"after\":1,\"kind\":\"k\",\"do\":[" changes "]}\n"

static const struct
{
  const char *lines;
  guint bad_line;
  const char *words;
} need_rows[] = {
  { NOTES_AND ("," PAIR), 0, NULL },
  { THEN (""), 0, NULL },
  { NOTES_AND (""), 2, "The battle has 0 “pair” records (pair), but needs 1" },
  { THEN ("{\"add\":4,\"type\":\"pair\",\"at\":1,\"with\":{}}"), 3, "The battle has 2 “pair” records (pair), but needs 1" },
  { THEN ("{\"cut\":3,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":1,\"right\":2}}"), 3, "has 0 “pair” records" },
  { THEN ("{\"set\":3,\"of\":\"left\",\"old\":1,\"new\":3}"), 3, "“left” of record 3 (pair) refers to record 3 (pair), which is the wrong type of record" },
  { THEN ("{\"set\":3,\"of\":\"left\",\"old\":1,\"new\":0}"), 3, "“left” of record 3 (pair) is missing" },
  { THEN ("{\"set\":3,\"of\":\"weight\",\"old\":0,\"new\":1073741824}"), 3,
    "“weight” of record 3 (pair) is more than 1073741823" },
  { THEN ("{\"set\":3,\"of\":\"weight\",\"old\":0,\"new\":1073741823}"), 0, NULL },
  { THEN ("{\"set\":1,\"of\":\"others\",\"old\":[],\"new\":[3,2]}"), 0, NULL },
  { THEN ("{\"set\":1,\"of\":\"others\",\"old\":[],\"new\":[3,1]}"), 3,
    "“others” of record 1 (note) names record 1 (note), which already belongs to record 2 (note)" },
  { THEN ("{\"set\":2,\"of\":\"colour\",\"old\":\"green\",\"new\":\"red\"}"), 3,
    "“partner” of record 2 (note) names record 1 (note), which has a different “colour”" },
  { THEN ("{\"set\":1,\"of\":\"colour\",\"old\":\"green\",\"new\":\"red\"},"
          "{\"set\":2,\"of\":\"colour\",\"old\":\"green\",\"new\":\"red\"}"), 0, NULL },
  /* A record that was added and removed in the same step is not tested. */
  { THEN ("{\"add\":4,\"type\":\"pair\",\"at\":1,\"with\":{}},{\"cut\":4,\"type\":\"pair\",\"at\":1,\"with\":{}}"), 0, NULL },
};

static void
test_needs (Fixture       *f,
            gconstpointer  data)
{
  const VedetteSchema schema = { .system = "test", .types = vedette_test_schema.types, .format = &vedette_format,
                                 .needs = pair_needs };
  const VedetteSchema *const schemas[] = { &schema, NULL };

  for (guint i = 0; i < G_N_ELEMENTS (need_rows); i++)
    {
      g_autofree char *content = g_strconcat (HEADER, need_rows[i].lines, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteBattle) battle = NULL;
      VedetteOpenReport report;

      put (f->path, content, -1);
      battle = vedette_battle_open (f->path, VEDETTE_OPEN_READ, schemas, &report, &error);
      g_assert_cmpuint (report.bad_line, ==, need_rows[i].bad_line);
      if (need_rows[i].words == NULL)
        g_assert_no_error (error);
      else if (strstr (error->message, need_rows[i].words) == NULL)
        g_error ("“%s” instead of “%s”", error->message, need_rows[i].words);
    }
}

/* A step that a reader would refuse is not written. Its changes are unmade, and its numbers are free again. */
static void
test_unreadable (Fixture       *f,
                 gconstpointer  data)
{
  const VedetteSchema schema = { .system = "test", .types = vedette_test_schema.types, .format = &vedette_format,
                                 .needs = pair_needs };
  const VedetteSchema *const schemas[] = { &schema, NULL };
  g_autofree char *content = g_strconcat (HEADER, need_rows[0].lines, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteBattle) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *there = NULL;
  VedetteEdit *edit;
  VedetteRecord *pair;

  put (f->path, content, -1);
  battle = open_good (f->path, VEDETTE_OPEN_WRITE, schemas, NULL);
  pair = vedette_battle_find (battle, VEDETTE_TYPE_TEST_PAIR, 3);
  before = vedette_battle_dump (battle);

  edit = vedette_battle_edit (battle, "set");
  vedette_edit_set (edit, pair, "left", (gint64) 3, "weight", 7, NULL);
  g_assert_null (vedette_battle_commit (battle, edit, &error));
  g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE);
  g_assert_cmpstr (error->message, ==, "“left” of record 3 (pair) refers to record 3 (pair), which is the wrong type of record");
  g_clear_error (&error);

  edit = vedette_battle_edit (battle, "add");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);
      g_autoptr (VedetteRecord) second = g_object_new (VEDETTE_TYPE_TEST_PAIR, NULL);

      vedette_edit_insert (edit, i == 0 ? note : second, 0);
    }
  vedette_edit_remove (edit, vedette_battle_find (battle, VEDETTE_TYPE_TEST_NOTE, 2));
  vedette_edit_set (edit, pair, "right", (gint64) 0, NULL);
  g_assert_null (vedette_battle_commit (battle, edit, &error));
  g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE);
  g_clear_error (&error);

  after = vedette_battle_dump (battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 1);
  assert_content (f->path, content);

  vedette_test_add_note (battle, "the fourth");
  g_assert_nonnull (vedette_battle_find (battle, VEDETTE_TYPE_TEST_NOTE, 4));
  again = open_good (f->path, VEDETTE_OPEN_READ, schemas, NULL);
  g_clear_pointer (&after, g_free);
  after = vedette_battle_dump (battle);
  there = vedette_battle_dump (again);
  g_assert_cmpstr (there, ==, after);
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
    { "/battle-file/recovers-steps-before-a-bad-line", test_open_before },
    { "/battle-file/recovers-nothing-from-a-missing-file", test_before_missing },
    { "/battle-file/accepts-a-set-to-the-same-value", test_same_value },
    { "/battle-file/refuses-garbage-in-the-middle", test_garbage_in_the_middle },
    { "/battle-file/preserves-unknown-members", test_survival },
    { "/battle-file/accepts-seconds-in-ran", test_ran },
    { "/battle-file/continues-in-memory-after-reading", test_read_goes_on },
    { "/battle-file/saves-a-torn-end", test_torn },
    { "/battle-file/accepts-a-torn-end-with-newline", test_torn_with_newline },
    { "/battle-file/accepts-a-torn-page-of-nuls", test_nul_page },
    { "/battle-file/upgrades-old-formats", test_upgrade },
    { "/battle-file/upgrades-a-file-with-a-long-name", test_upgrade_long_name },
    { "/battle-file/upgrades-steps-before-a-bad-line", test_upgrade_before },
    { "/battle-file/holds-ten-thousand-records", test_ten_thousand },
    { "/battle-file/accepts-many-sets-of-one-record", test_many_sets },
    { "/battle-file/applies-only-the-last-of-many-returns", test_jumps },
    { "/battle-file/refuses-a-battle-without-its-needs", test_needs },
    { "/battle-file/writes-no-unreadable-step", test_unreadable },
    { "/battle-file/locks-a-file-opened-for-writing", test_locked },
    { "/battle-file/reads-the-documented-example", test_documentation },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (header_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/battle-file/refuses-header/", header_rows[i].name, NULL);

      g_test_add (path, Fixture, &header_rows[i], set_up, test_header, tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/battle-file/refuses-line/", bad_rows[i].name, NULL);

      g_test_add (path, Fixture, &bad_rows[i], set_up, test_bad_line, tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add (rows[i].path, Fixture, NULL, set_up, rows[i].func, tear_down);
  g_test_add ("/battle-file/refuses-numbers-beyond-the-last/step", Fixture,
              HEADER "{\"n\":" NEXT_TO_LAST ",\"after\":0,\"kind\":\"k\",\"do\":[]}\n", set_up, test_last_number, tear_down);
  g_test_add ("/battle-file/refuses-numbers-beyond-the-last/record", Fixture,
              HEADER "{\"n\":1,\"after\":0,\"kind\":\"k\",\"do\":[{\"add\":" NEXT_TO_LAST
                     ",\"type\":\"note\",\"at\":0,\"with\":{}}]}\n", set_up, test_last_number, tear_down);

  return g_test_run ();
}
