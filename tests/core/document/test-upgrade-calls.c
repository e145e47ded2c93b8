/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When any system call fails during an upgrade, either the old file is unchanged, or the new file is complete and a
 * copy of the old one is beside it. */

#include "core/document/vedette-battle-file.h"

#include <errno.h>
#include <ftw.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "failing-calls.h"
#include "vedette-test-schema.h"

#define HEADER(version) "{\"format\":\"vedette\",\"version\":" version ",\"system\":\"test\"}\n"
#define STEPS(type, text) \
  "{\"n\":1,\"after\":0,\"kind\":\"k\",\"do\":[{\"add\":1,\"type\":\"" type "\",\"at\":0,\"with\":{\"" text "\":\"a\"}}]}\n" \
  "{\"n\":2,\"after\":1,\"kind\":\"k\",\"do\":[{\"set\":1,\"of\":\"" text "\",\"old\":\"a\",\"new\":\"b\"}]}\n"
#define OLD HEADER ("1") STEPS ("memo", "words")
#define NEW HEADER ("3") STEPS ("note", "text")

typedef struct
{
  char *folder;
  char *path;
  char *backup;
} Fixture;

/* Upgrade functions have no user data, so they find the fixture here. */
static Fixture *current;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("vedette-upgrade-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "a.vedette", NULL);
  f->backup = g_strconcat (f->path, ".format-1", NULL);
  g_assert_true (g_file_set_contents (f->path, OLD, -1, NULL));
  current = f;
}

static guint
count_half_files (Fixture *f)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, ".vedette-new-");
  return n;
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
  g_free (f->backup);
}

static gboolean
has (const char *path,
     const char *content)
{
  g_autofree char *found = NULL;

  return g_file_get_contents (path, &found, NULL, NULL) && g_str_equal (found, content);
}

static void
assert_refused (Fixture                    *f,
                const VedetteSchema *const *schemas,
                const char                 *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (vedette_battle_open (f->path, VEDETTE_OPEN_WRITE, schemas, NULL, &error));
  g_assert_nonnull (strstr (error->message, words));
}

/* Returns whether the fault happened. */
static gboolean
run (Call  call,
     guint skip,
     guint times,
     int   errsv,
     guint counts[N_CALLS])
{
  Fixture f;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = NULL;
  gboolean failed, is_new;

  set_up (&f, NULL);
  calls_forget ();
  calls_fail (call, skip, times, errsv);
  battle = vedette_battle_open (f.path, VEDETTE_OPEN_WRITE, vedette_test_schemas_3, NULL, &error);
  for (guint i = 0; counts != NULL && i < N_CALLS; i++)
    counts[i] = calls_count (i);
  failed = calls_have_failed (call);
  g_assert_true ((battle != NULL) == (error == NULL));
  if (error != NULL)
    g_assert_cmpuint (strlen (error->message), >, 10);
  g_clear_object (&battle);
  calls_forget ();

  is_new = has (f.path, NEW);
  g_assert_true (is_new || has (f.path, OLD));
  g_assert_true (is_new || error != NULL);
  if (is_new)
    g_assert_true (has (f.backup, OLD));
  if (call != CALL_UNLINK)
    g_assert_cmpuint (count_half_files (&f), ==, 0);
  tear_down (&f, NULL);
  return failed;
}

static void
test_sweep (void)
{
  static const int errors[] = { EIO, ENOSPC, EACCES, EPERM, EINVAL, ENOENT };
  guint counts[N_CALLS], n_faults = 0;

  run (CALL_ACCESS, 0, 0, 0, counts);
  for (guint call = 0; call < N_CALLS; call++)
    for (guint skip = 0; skip < counts[call]; skip++)
      for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
        {
          g_test_message ("%s %u fails with %s", call_get_name (call), skip + 1, g_strerror (errors[i]));
          n_faults += run (call, skip, 1, errors[i], NULL);
          n_faults += run (call, skip, FOR_GOOD, errors[i], NULL);
        }
  g_test_message ("%u faults", n_faults);
  g_assert_cmpuint (n_faults, >, 100);
}

/* A broken link at the name of the copy also counts as taken. */
static void
test_name_taken (Fixture       *f,
                 gconstpointer  data)
{
  g_autofree char *second = g_strconcat (f->backup, "-2", NULL);
  g_autoptr (VedetteBattle) battle = NULL;

  calls_forget ();
  g_assert_cmpint (symlink ("/nowhere/at/all", f->backup), ==, 0);
  battle = vedette_battle_open (f->path, VEDETTE_OPEN_WRITE, vedette_test_schemas_3, NULL, NULL);
  g_assert_nonnull (battle);
  g_assert_true (g_file_test (f->backup, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (has (second, OLD));
  g_assert_true (has (f->path, NEW));
}

static gboolean
lose_file (JsonObject  *line,
           guint        number,
           GError     **error)
{
  if (number == 1)
    g_assert_cmpint (g_unlink (current->path), ==, 0);
  return TRUE;
}

static gboolean
refuse_second (JsonObject  *line,
               guint        number,
               GError     **error)
{
  if (number != 2)
    return TRUE;
  g_set_error_literal (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE, "it cannot be told in the new words");
  return FALSE;
}

static void
test_cannot (Fixture       *f,
             gconstpointer  data)
{
  static const VedetteUpgradeFunc upgrades[] = { refuse_second };
  const VedetteFormat format = { .version = 2, .upgrades = upgrades };
  const VedetteSchema schema = { .system = "test", .types = vedette_test_schema.types, .format = &format };
  const VedetteSchema *const schemas[] = { &schema, NULL };

  calls_forget ();
  assert_refused (f, schemas, "Line 2: it cannot be told in the new words");
  g_assert_true (has (f->path, OLD));
  g_assert_false (g_file_test (f->backup, G_FILE_TEST_EXISTS));
}

/* If another program removes the file during the upgrade, no copy can be saved, so the file is not replaced. */
static void
test_lost (Fixture       *f,
           gconstpointer  data)
{
  static const VedetteUpgradeFunc upgrades[] = { lose_file };
  const VedetteFormat format = { .version = 2, .upgrades = upgrades };
  const VedetteSchema schema = { .system = "test", .types = vedette_test_schema.types, .format = &format };
  const VedetteSchema *const schemas[] = { &schema, NULL };

  calls_forget ();
  g_assert_true (g_file_set_contents (f->path, HEADER ("1"), -1, NULL));
  assert_refused (f, schemas, f->path);
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (f->backup, G_FILE_TEST_EXISTS));
}

static int
remove_one (const char        *path,
            const struct stat *info,
            int                kind,
            struct FTW        *where)
{
  return g_remove (path);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *data = g_dir_make_tmp ("vedette-rescued-XXXXXX", NULL);
  int failed;

  /* Battles are rescued to this folder when the disk fails. */
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/battle-file/upgrade/survives-faults", test_sweep);
  g_test_add ("/battle-file/upgrade/finds-another-name-for-the-copy", Fixture, NULL, set_up, test_name_taken, tear_down);
  g_test_add ("/battle-file/upgrade/does-not-change-a-file-it-cannot-upgrade", Fixture, NULL, set_up, test_cannot, tear_down);
  g_test_add ("/battle-file/upgrade/does-not-replace-a-lost-file", Fixture, NULL, set_up, test_lost, tear_down);
  failed = g_test_run ();
  g_assert_cmpint (nftw (data, remove_one, 8, FTW_DEPTH | FTW_PHYS), ==, 0);
  return failed;
}
