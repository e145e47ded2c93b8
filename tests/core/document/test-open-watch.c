/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening a long battle reports its progress, and can be canceled at any point. */

#include "core/document/vedette-battle-file.h"

#include <glib/gstdio.h>
#include <string.h>

#include "battle-file-rows.h"
#include "vedette-test-schema.h"

#define STEPS 5000

typedef struct
{
  char *folder;
  char *path;
  char *content;
  GCancellable *cancellable;
  GArray *told; /* (element-type double) */
  guint give_up_after;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  GString *content = g_string_new (HEADER STEP_1);

  for (int n = 2; n <= STEPS; n++)
    g_string_append_printf (content, "{\"n\":%d,\"after\":%d,\"kind\":\"k\",\"do\":[{\"set\":1,\"of\":\"big\",\"old\":%d,"
                                     "\"new\":%d}]}\n", n, n - 1, n == 2 ? 0 : n - 1, n);
  f->content = g_string_free (content, FALSE);
  f->folder = g_dir_make_tmp ("vedette-watch-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "a.vedette", NULL);
  f->cancellable = g_cancellable_new ();
  f->told = g_array_new (FALSE, FALSE, sizeof (double));
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  /* rmdir() fails if any other file was left in the folder. */
  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  g_free (f->folder);
  g_free (f->path);
  g_free (f->content);
  g_object_unref (f->cancellable);
  g_array_unref (f->told);
}

static void
on_progress (double   done,
             gpointer user_data)
{
  Fixture *f = user_data;

  g_array_append_val (f->told, done);
  if (f->told->len == f->give_up_after)
    g_cancellable_cancel (f->cancellable);
}

/* Returns: (transfer full) (nullable): the battle */
static VedetteBattle *
open_watched (Fixture                    *f,
              const char                 *more,
              VedetteOpenMode             mode,
              const VedetteSchema *const *schemas,
              GError                    **error)
{
  const VedetteOpenWatch watch = { on_progress, f, f->cancellable };
  g_autofree char *content = g_strconcat (f->content, more, NULL);
  g_autofree char *after = NULL;
  VedetteOpenReport report;
  VedetteBattle *battle;

  g_assert_true (g_file_set_contents (f->path, content, -1, NULL));
  battle = vedette_battle_open_watched (f->path, mode, schemas, &watch, &report, error);
  g_assert_cmpuint (report.bad_line, ==, 0);
  g_assert_true (g_file_get_contents (f->path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, content);
  return battle;
}

static void
test_progress (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = open_watched (f, "", VEDETTE_OPEN_WRITE, vedette_test_schemas, &error);

  g_assert_no_error (error);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, STEPS);
  /* The progress is reported often enough for a bar, but not for each line. */
  g_assert_cmpuint (f->told->len, >=, 5);
  g_assert_cmpuint (f->told->len, <=, STEPS / 100);
  for (guint i = 1; i < f->told->len; i++)
    g_assert_cmpfloat (g_array_index (f->told, double, i), >, g_array_index (f->told, double, i - 1));
  g_assert_cmpfloat (g_array_index (f->told, double, 0), >, 0);
  g_assert_cmpfloat (g_array_index (f->told, double, 0), <, 0.2);
  g_assert_cmpfloat (g_array_index (f->told, double, f->told->len - 1), >, 0.8);
  g_assert_cmpfloat (g_array_index (f->told, double, f->told->len - 1), <, 1);
}

/* A canceled opening leaves nothing: no lock, no bad line, and no file beside the battle. */
static void
assert_given_up (Fixture         *f,
                 const char      *more,
                 VedetteOpenMode  mode,
                 gboolean         old_format)
{
  const VedetteSchema *const *schemas = old_format ? vedette_test_schemas_3 : vedette_test_schemas;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) other = NULL;
  g_autoptr (VedetteBattle) again = NULL;

  g_assert_null (open_watched (f, more, mode, schemas, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (g_str_has_prefix (error->message, "line"));
  again = vedette_battle_open (f->path, VEDETTE_OPEN_WRITE, vedette_test_schemas, NULL, &other);
  g_assert_no_error (other);
}

/* A watch can cancel without a progress function. */
static void
test_without_progress (Fixture       *f,
                       gconstpointer  data)
{
  const VedetteOpenWatch watch = { NULL, NULL, f->cancellable };
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (f->path, f->content, -1, NULL));
  g_cancellable_cancel (f->cancellable);
  g_assert_null (vedette_battle_open_watched (f->path, VEDETTE_OPEN_READ, vedette_test_schemas, &watch, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_cancelled (Fixture       *f,
                gconstpointer  data)
{
  f->give_up_after = 3;
  assert_given_up (f, "{\"torn", VEDETTE_OPEN_WRITE, FALSE);
  g_assert_cmpuint (f->told->len, ==, 3);
  g_cancellable_reset (f->cancellable);
  g_array_set_size (f->told, 0);
  assert_given_up (f, "", VEDETTE_OPEN_READ, FALSE);
  g_assert_cmpuint (f->told->len, ==, 3);
}

static void
test_cancelled_upgrade (Fixture       *f,
                        gconstpointer  data)
{
  f->give_up_after = 3;
  assert_given_up (f, "", VEDETTE_OPEN_WRITE, TRUE);
}

static gboolean
on_any_applied (GSignalInvocationHint *hint,
                guint                  n_values,
                const GValue          *values,
                gpointer               user_data)
{
  gint64 way = g_value_get_int64 (&values[2]) - g_value_get_int64 (&values[1]);

  *(gint64 *) user_data -= MIN (way, 0);
  return TRUE;
}

/* The way back at the end of a file can be as long as the battle, so it can be canceled, too. */
static void
test_cancelled_going_back (Fixture       *f,
                           gconstpointer  data)
{
  g_autoptr (GTypeClass) klass G_GNUC_UNUSED = g_type_class_ref (VEDETTE_TYPE_BATTLE);
  const char * const ends[] = { "{\"to\":1}\n", "{\"to\":1}\n{\"n\":9999,\"after\":1,\"kind\":\"k\",\"do\":[]}\n" };
  guint applied = g_signal_lookup ("applied", VEDETTE_TYPE_BATTLE);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GError) error = NULL;
      gint64 back = 0;
      gulong hook;

      g_cancellable_reset (f->cancellable);
      g_array_set_size (f->told, 0);
      f->give_up_after = STEPS / 512 + 2;
      hook = g_signal_add_emission_hook (applied, 0, on_any_applied, &back, NULL);
      g_assert_null (open_watched (f, ends[i], VEDETTE_OPEN_WRITE, vedette_test_schemas, &error));
      g_signal_remove_emission_hook (applied, hook);
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_cmpint (back, >, 0);
      g_assert_cmpint (back, <, STEPS / 2);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/battle-file/reports-progress", Fixture, NULL, set_up, test_progress, tear_down);
  g_test_add ("/battle-file/cancels-without-progress", Fixture, NULL, set_up, test_without_progress, tear_down);
  g_test_add ("/battle-file/cancels-and-leaves-nothing", Fixture, NULL, set_up, test_cancelled, tear_down);
  g_test_add ("/battle-file/cancels-an-upgrade", Fixture, NULL, set_up, test_cancelled_upgrade, tear_down);
  g_test_add ("/battle-file/cancels-while-going-back", Fixture, NULL, set_up, test_cancelled_going_back, tear_down);
  return g_test_run ();
}
