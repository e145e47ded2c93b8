/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A long battle is opened behind a dialog that says how far it is and can give it up; a short one is there at once. */

#include "vedette-config.h"

#include <glib/gstdio.h>
#include <inttypes.h>

#include "core/document/vedette-battle-file.h"
#include "core/systems.h"
#include "start-support.h"
#include "ui/start/vedette-fault-dialog.h"
#include "ui/start/vedette-opening-dialog.h"
#include "ui/start/vedette-start-window.h"
#include "ui/vedette-application-private.h"
#include "ui/window/vedette-battle-window.h"

/* Returns: (transfer full): the path of a sample that was played on until it is long; @last: a last line */
static char *
make_long (const char *name,
           const char *last)
{
  char *path = ui_test_copy_sample (name);
  g_autoptr (GString) content = NULL;
  g_autofree char *before = ui_test_read (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle =
    vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, &error);
  guint n_steps;
  gint64 n, after;

  g_assert_no_error (error);
  n_steps = g_list_model_get_n_items (vedette_battle_get_steps (battle));
  after = vedette_battle_get_cursor (battle);
  {
    g_autoptr (VedetteStep) step = g_list_model_get_item (vedette_battle_get_steps (battle), n_steps - 1);

    n = vedette_step_get_n (step);
  }
  content = g_string_new (before);
  while (content->len < VEDETTE_BATTLE_LONG)
    {
      g_string_append_printf (content, "{\"n\":%" PRId64 ",\"after\":%" PRId64 ",\"kind\":\"put-right\",\"time\":"
                                       "\"2026-04-30T19:00:00Z\",\"facts\":{\"counters\":%" PRId64 "},\"do\":[]}\n",
                              n + 1, after, n % 9);
      after = ++n;
    }
  g_string_append (content, last);
  g_assert_true (g_file_set_contents (path, content->str, (gssize) content->len, NULL));
  return path;
}

static gboolean
has_window (gpointer data)
{
  return ui_test_find_window (*(GType *) data) != NULL;
}

static GtkWindow *
wait_for (GType type)
{
  ui_test_wait (has_window, &type);
  return ui_test_find_window (type);
}

static guint
count_windows (VedetteApplication *application)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (application)));
}

static guint
count_dialogs (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      n += VEDETTE_IS_OPENING_DIALOG (window) ? 1 : 0;
    }
  return n;
}

static gboolean
is_all_durable (gpointer data)
{
  guint64 length, durable;

  /* What was told last, not what is so */
  g_object_get (data, "length", &length, "durable", &durable, NULL);
  return length == durable;
}

/* It is asked for twice, and opened once; then it is a battle like any other. */
static void
test_opened (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = make_long ("long.vedette", "");
  g_autofree char *around = g_build_filename (g_get_tmp_dir (), ".", "long.vedette", NULL);
  g_autoptr (GError) error = NULL;
  VedetteSession *session;
  VedetteJournal *journal;
  GtkWindow *window;
  g_autoptr (VedetteMove) move = NULL;
  guint64 length;

  vedette_application_open_or_say (application, path);
  g_assert_nonnull (ui_test_find_window (VEDETTE_TYPE_OPENING_DIALOG));
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW));
  vedette_application_open_or_say (application, around);
  g_assert_cmpuint (count_dialogs (), ==, 1);

  window = wait_for (VEDETTE_TYPE_BATTLE_WINDOW);
  ui_test_settle ();
  g_assert_cmpuint (count_dialogs (), ==, 0);
  g_assert_cmpuint (count_windows (application), ==, 1);
  session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window));
  g_assert_cmpstr (vedette_session_get_path (session), ==, path);
  journal = vedette_battle_get_journal (vedette_session_get_battle (session));
  length = vedette_journal_get_length (journal);
  g_assert_cmpuint (length, >=, VEDETTE_BATTLE_LONG);

  /* What was opened in another thread goes on in this one. */
  move = vedette_session_new_move (session, "put-right");
  g_object_set (move, "counters", 7, NULL);
  vedette_session_perform (session, move, 0, FALSE, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (vedette_journal_get_length (journal), >, length);
  ui_test_wait (is_all_durable, journal);

  /* Once more it only comes to the front. */
  vedette_application_open_or_say (application, path);
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_OPENING_DIALOG));
  g_assert_cmpuint (count_windows (application), ==, 1);
  ui_test_stop (application);
  g_unlink (path);
}

static gboolean
is_free (gpointer data)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_open (data, VEDETTE_OPEN_WRITE, vedette_systems_get_schemas (), NULL, NULL);

  return battle != NULL;
}

/* Given up, it is as it was, and nobody has it. */
static void
test_given_up (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = make_long ("long.vedette", "");
  g_autofree char *before = ui_test_read (path);
  g_autofree char *after = NULL;
  GtkWindow *dialog;

  vedette_application_open_or_say (application, path);
  dialog = ui_test_find_window (VEDETTE_TYPE_OPENING_DIALOG);
  g_assert_nonnull (dialog);
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (GTK_WIDGET (dialog));
  gtk_window_close (dialog);
  ui_test_wait (is_free, path);
  ui_test_settle ();
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_OPENING_DIALOG));
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW));
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG));
  g_assert_nonnull (ui_test_find_window (VEDETTE_TYPE_START_WINDOW));
  after = ui_test_read (path);
  g_assert_cmpstr (before, ==, after);
  ui_test_stop (application);
  g_unlink (path);
}

/* A line far down is bad. */
static void
test_failed (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = make_long ("long.vedette", "bad\n{}\n");
  GtkWindow *fault;

  vedette_application_open_or_say (application, path);
  fault = wait_for (VEDETTE_TYPE_FAULT_DIALOG);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (fault), "long.vedette"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (fault), "Line "));
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_OPENING_DIALOG));
  gtk_widget_activate_action (GTK_WIDGET (fault), "fault.open-before", NULL);
  g_assert_nonnull (wait_for (VEDETTE_TYPE_BATTLE_WINDOW));
  ui_test_stop (application);
  g_unlink (path);
}

/* What was open when the session ended may be a long one, and a short one. */
static void
test_restored (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = make_long ("long.vedette", "");
  g_autofree char *other = ui_test_copy_sample ("short.vedette");
  g_autoptr (GError) error = NULL;
  GtkWindow *one = vedette_application_open_path (application, path, &error), *two;

  g_assert_no_error (error);
  two = vedette_application_open_path (application, other, &error);
  g_assert_no_error (error);
  ui_test_settle ();
  g_signal_emit_by_name (application, "query-end");
  gtk_window_destroy (one);
  gtk_window_destroy (two);
  ui_test_settle ();
  g_application_activate (G_APPLICATION (application));
  g_assert_nonnull (ui_test_find_window (VEDETTE_TYPE_OPENING_DIALOG));
  g_assert_nonnull (vedette_application_find_window (application, other));
  while (vedette_application_find_window (application, path) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ui_test_settle ();
  g_assert_nonnull (vedette_application_find_window (application, other));
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_OPENING_DIALOG));
  ui_test_stop (application);
  g_unlink (path);
  g_unlink (other);
}

static void
test_short (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("short.vedette");

  vedette_application_open_or_say (application, path);
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_OPENING_DIALOG));
  g_assert_nonnull (ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW));
  ui_test_stop (application);
  g_unlink (path);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/opening/opened", test_opened);
  g_test_add_func ("/opening/given-up", test_given_up);
  g_test_add_func ("/opening/failed", test_failed);
  g_test_add_func ("/opening/restored", test_restored);
  g_test_add_func ("/opening/short", test_short);
  return g_test_run ();
}
