/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: files that are opened, copied, moved and damaged; keys; preferences; the settings of a battle. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <malloc.h>
#include <unistd.h>

#include "core/document/vedette-battle-file.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/switches/vedette-skirmish-switches.h"
#include "core/systems.h"
#include "start-support.h"
#include "ui/declare/vedette-typed-entry.h"
#include "ui/exchange/vedette-import-dialog.h"
#include "ui/preferences/vedette-battle-settings-dialog.h"
#include "ui/preferences/vedette-settings.h"
#include "ui/preferences/vedette-shortcut-table.h"
#include "ui/start/vedette-fault-dialog.h"
#include "ui/start/vedette-recent.h"
#include "ui/start/vedette-start-window.h"
#include "ui/vedette-application-private.h"
#include "ui/window/vedette-battle-window.h"
#include "vedette-broken-battles.h"

#define BATTLES 12
/* By then there is all that is kept for good. */
#define SETTLED 3
/* A widget with its node of style is larger than that, in bytes. */
#define LEAST_WIDGET 1500

static GtkWindow *
open_path (VedetteApplication *application,
           const char         *path)
{
  g_autoptr (GError) error = NULL;
  GtkWindow *window = vedette_application_open_path (application, path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (window);
  ui_test_settle ();
  return window;
}

static VedetteSession *
get_session (GtkWindow *window)
{
  return vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window));
}

static void
put_right (GtkWindow *window,
           int        counters)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (get_session (window), "put-right");
  g_autoptr (GError) error = NULL;

  g_object_set (move, "counters", counters, NULL);
  vedette_session_perform (get_session (window), move, 0, FALSE, &error);
  g_assert_no_error (error);
}

/* By whatever name; and another battle is another window. */
static void
test_windows (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("one.vedette");
  g_autofree char *other = ui_test_copy_sample ("two.vedette");
  g_autofree char *link = g_build_filename (g_get_tmp_dir (), "link.vedette", NULL);
  g_autofree char *around = g_build_filename (g_get_tmp_dir (), ".", "one.vedette", NULL);
  GtkWindow *window = open_path (application, path);

  g_assert_cmpint (symlink (path, link), ==, 0);
  g_assert_true (open_path (application, around) == window);
  g_assert_true (open_path (application, link) == window);
  g_assert_true (open_path (application, other) != window);
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (GTK_APPLICATION (application))), ==, 2);
  ui_test_stop (application);
  g_unlink (link);
}

/* The sample is as it was; the next step makes a battle of the user's own. */
static void
test_sample (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *samples = vedette_samples_get_folder ();
  g_autofree char *sample = g_build_filename (samples, "blackhearts-hold.vedette", NULL);
  g_autofree char *before = ui_test_read (sample);
  g_autofree char *folder = vedette_session_get_folder ();
  g_autofree char *after = NULL;
  g_autofree char *own = NULL;
  GtkWindow *window;

  g_action_group_activate_action (G_ACTION_GROUP (application), "sample", g_variant_new_string ("blackhearts-hold.vedette"));
  ui_test_settle ();
  window = ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW);
  g_assert_nonnull (window);
  g_assert_null (vedette_session_get_path (get_session (window)));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "will not change"));
  put_right (window, 7);
  g_assert_true (g_str_has_prefix (vedette_session_get_path (get_session (window)), folder));
  own = ui_test_read (vedette_session_get_path (get_session (window)));
  after = ui_test_read (sample);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (g_str_has_prefix (own, before));
  g_assert_cmpuint (strlen (own), >, strlen (before));
  ui_test_stop (application);
}

/* Returns: the toast that says it; %NULL if none does */
static GtkWidget *
find_said (GtkWindow  *window,
           const char *before,
           const char *step)
{
  g_autofree char *text = g_strconcat (before, step, NULL);

  ui_test_wait_seconds (0.5);
  return ui_test_find_label (GTK_WIDGET (window), text);
}

/* What undo took back is seen on Play; in another view it is said, once for all that are pressed. */
static void
test_step_said (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("said.vedette");
  g_autoptr (GError) error = NULL;
  GtkWindow *window = vedette_application_open_path (application, path, &error);
  VedetteBattleWindow *battle = VEDETTE_BATTLE_WINDOW (window);
  g_autofree char *first = NULL, *second = NULL, *third = NULL;

  g_assert_no_error (error);
  ui_test_wait_seconds (0.2);
  first = vedette_session_describe_undo (get_session (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_null (find_said (window, "Undone: ", first));
  vedette_battle_window_show_view (battle, "orders");
  second = vedette_session_describe_undo (get_session (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_nonnull (find_said (window, "Undone: ", second));
  third = vedette_session_describe_undo (get_session (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_nonnull (find_said (window, "Undone: ", third));
  g_assert_null (ui_test_find_label (GTK_WIDGET (window), second));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  g_assert_nonnull (find_said (window, "Redone: ", third));
  ui_test_stop (application);
}

static char *
damage (const char *name,
        guint       bad_line)
{
  char *path = ui_test_copy_sample (name);
  g_autofree char *content = ui_test_read (path);
  char *line = content;

  for (guint i = 1; i < bad_line; i++)
    line = strchr (line, '\n') + 1;
  line[0] = '!';
  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  return path;
}

static void
assert_key (VedetteApplication *application,
            const char         *action,
            const char         *key)
{
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), action);

  g_assert_cmpuint (g_strv_length (keys), ==, 1);
  g_assert_cmpstr (keys[0], ==, key);
}

static void
assert_undo (GtkWindow  *window,
             GtkWidget  *entry,
             const char *action,
             const char *text,
             guint       n_steps)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, text);
  g_assert_cmpuint (vedette_battle_get_place (vedette_session_get_battle (get_session (window))), ==, n_steps);
}

/* In a field the keys of undo are for what was typed, until it is taken; then they are for the battle again. */
static void
test_undo_of_typing (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("typing.vedette");
  g_autoptr (GError) error = NULL;
  GtkWindow *window = vedette_application_open_path (application, path, &error);
  guint n = vedette_battle_get_place (vedette_session_get_battle (get_session (window)));
  GtkWidget *entry;

  g_assert_no_error (error);
  assert_key (application, "win.undo-key", "<Control>z");
  assert_key (application, "win.redo-key", "<Shift><Control>z");
  vedette_battle_window_show_view (VEDETTE_BATTLE_WINDOW (window), "forces");
  ui_test_wait_seconds (0.2);
  entry = ui_test_find_type (ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_TYPED_ENTRY, 0), GTK_TYPE_TEXT, 0);
  g_assert_true (gtk_widget_grab_focus (entry));
  g_signal_emit_by_name (entry, "insert-at-cursor", "Mort, average");
  assert_undo (window, entry, "win.undo-key", "", n);
  assert_undo (window, entry, "win.redo-key", "Mort, average", n);
  g_signal_emit_by_name (entry, "activate");
  assert_undo (window, entry, "win.undo-key", "", n);
  assert_undo (window, entry, "win.redo-key", "", n + 1);
  assert_undo (window, entry, "win.undo-key", "", n);
  assert_undo (window, entry, "win.undo-key", "", n - 1);
  g_signal_emit_by_name (entry, "insert-at-cursor", "Wat");
  assert_undo (window, entry, "win.undo", "Wat", n - 2);
  ui_test_stop (application);
}

static gboolean
is_laid_out (gpointer adjustment)
{
  return gtk_adjustment_get_page_size (adjustment) > 0;
}

static void
assert_no_scrolling (GtkWidget *dialog)
{
  GtkWidget *scrolled = ui_test_find_type (dialog, GTK_TYPE_SCROLLED_WINDOW, 0);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  ui_test_wait (is_laid_out, adjustment);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
}

/* The line is named, the steps before it can be had, and the file stays as it is. */
static void
test_bad_line (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = damage ("the-bad-barn-at-blackhearts-hold-in-the-snow.vedette", 30);
  g_autofree char *before = ui_test_read (path);
  g_autofree char *after = NULL;
  g_autofree char *copy = NULL;
  GtkWindow *dialog, *window;

  vedette_application_open_or_say (application, path);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG);
  g_assert_nonnull (dialog);
  gtk_test_accessible_assert_role (dialog, GTK_ACCESSIBLE_ROLE_DIALOG);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "in-the-snow.vedette"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Line 30"));
  /* The name takes several lines, and what can be done is seen nevertheless. */
  assert_no_scrolling (GTK_WIDGET (dialog));
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (GTK_WIDGET (dialog));
  ui_test_shoot (GTK_WIDGET (dialog), "fault");

  gtk_widget_activate_action (GTK_WIDGET (dialog), "fault.open-before", NULL);
  ui_test_settle ();
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG));
  window = ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW);
  g_assert_nonnull (window);
  g_assert_cmpint (vedette_battle_get_cursor (vedette_session_get_battle (get_session (window))), ==, 28);
  g_assert_cmpstr (vedette_session_get_path (get_session (window)), !=, path);
  copy = ui_test_read (vedette_session_get_path (get_session (window)));
  g_assert_true (g_str_has_prefix (before, copy));
  after = ui_test_read (path);
  g_assert_cmpstr (before, ==, after);
  ui_test_stop (application);
}

static void
close_fault (void)
{
  gtk_window_destroy (ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG));
  ui_test_settle ();
}

static void
try_broken (VedetteApplication *application,
            const BrokenBattle *row)
{
  g_autofree char *name = g_strconcat (row->name, ".vedette", NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), name, NULL);
  g_autofree char *after = NULL;
  GtkWindow *dialog;
  GtkWidget *before;

  g_assert_true (g_file_set_contents (path, row->content, -1, NULL));
  vedette_application_open_or_say (application, path);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), row->words));
  before = ui_test_find_label (GTK_WIDGET (dialog), "Open Earlier Steps as Copy");
  g_assert_cmpint (before != NULL, ==, row->bad_line > 2);
  after = ui_test_read (path);
  g_assert_cmpstr (after, ==, row->content);
}

/* A battle that lacks what the system needs is not opened; those that are open go on. */
static void
test_broken (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("good.vedette");
  GtkWindow *good = open_path (application, path), *window;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (broken_starts); i++)
    {
      try_broken (application, &broken_starts[i]);
      close_fault ();
    }
  for (guint i = 0; i < G_N_ELEMENTS (broken_steps); i++)
    {
      try_broken (application, &broken_steps[i]);
      close_fault ();
    }
  g_assert_true (ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW) == good);
  put_right (good, 7);

  /* the roster is there, and one can play on */
  try_broken (application, &broken_steps[0]);
  gtk_widget_activate_action (GTK_WIDGET (ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG)), "fault.open-before", NULL);
  ui_test_settle ();
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG));
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  g_assert_true (VEDETTE_IS_BATTLE_WINDOW (window) && window != good);
  g_assert_cmpint (vedette_battle_get_cursor (vedette_session_get_battle (get_session (window))), ==, 2);
  move = vedette_session_new_move (get_session (window), "set-battle");
  g_object_set (move, "name", "The mill", NULL);
  vedette_session_perform (get_session (window), move, 0, FALSE, &error);
  g_assert_no_error (error);
  ui_test_stop (application);
}

/* Before its first step there is nothing to look at, whole or up to a bad line. */
static void
test_before_first (void)
{
  static const char content[] = BROKEN_HEADER BROKEN_FIRST "{\"to\":0}\n";
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "before.vedette", NULL);
  g_autofree char *bad = g_strconcat (content, "{\"n\":9}\n", NULL);
  GtkWindow *dialog;

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  vedette_application_open_or_say (application, path);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "has no steps yet"));
  close_fault ();

  g_assert_true (g_file_set_contents (path, bad, -1, NULL));
  vedette_application_open_or_say (application, path);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "fault.open-before", NULL);
  ui_test_settle ();
  g_assert_true (ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG) == dialog);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "has no steps yet"));
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW));
  ui_test_stop (application);
}

/* Of a file that is no battle there are no steps to be had. */
static void
test_no_battle (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = damage ("none.vedette", 1);
  GtkWindow *dialog;

  vedette_application_open_or_say (application, path);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "not a Vedette battle"));
  g_assert_null (ui_test_find_label (GTK_WIDGET (dialog), "Open Earlier Steps"));
  ui_test_stop (application);
}

static void
test_torn (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("torn.vedette");
  g_autofree char *content = ui_test_read (path);
  GtkWindow *window;

  content[strlen (content) - 10] = '\0';
  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  window = open_path (application, path);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "“torn.vedette” ends in the middle of a step"));
  ui_test_stop (application);
}

static void
test_locked (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("locked.vedette");
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) other G_GNUC_UNUSED = vedette_battle_open (path, VEDETTE_OPEN_WRITE, vedette_systems_get_schemas (), NULL, &error);
  GtkWindow *dialog;

  g_assert_no_error (error);
  vedette_application_open_or_say (application, path);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_FAULT_DIALOG);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "another program"));
  g_assert_null (ui_test_find_label (GTK_WIDGET (dialog), "Open Earlier Steps"));
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW));
  ui_test_stop (application);
}

/* A copy stays behind; after a move the old file is gone. */
static void
test_copy_move (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("here.vedette");
  g_autofree char *copy = g_build_filename (g_get_tmp_dir (), "copy.vedette", NULL);
  g_autofree char *there = g_build_filename (g_get_tmp_dir (), "there.vedette", NULL);
  g_autofree char *nowhere = g_build_filename (g_get_tmp_dir (), "no-such-folder", "x.vedette", NULL);
  g_autofree char *copied = NULL;
  g_autofree char *original = ui_test_read (path);
  g_autofree char *moved = NULL;
  GtkWindow *window = open_path (application, path);

  g_assert_true (vedette_battle_window_copy_to (VEDETTE_BATTLE_WINDOW (window), copy));
  put_right (window, 9);
  copied = ui_test_read (copy);
  g_assert_cmpstr (copied, ==, original);
  g_assert_cmpstr (vedette_session_get_path (get_session (window)), ==, path);

  g_assert_false (vedette_battle_window_move_to (VEDETTE_BATTLE_WINDOW (window), nowhere));
  g_assert_cmpstr (vedette_session_get_path (get_session (window)), ==, path);
  g_assert_true (vedette_battle_window_move_to (VEDETTE_BATTLE_WINDOW (window), there));
  g_assert_cmpstr (vedette_session_get_path (get_session (window)), ==, there);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  put_right (window, 3);
  moved = ui_test_read (there);
  g_assert_nonnull (strstr (moved, "\"new\":3"));
  ui_test_stop (application);
}

/* Every battle is closed, and can be opened by another program. */
static void
test_quit (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("quit.vedette");
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  GtkWindow *window = open_path (application, path);

  put_right (window, 5);
  gtk_window_set_default_size (window, 700, 500);
  ui_test_stop (application);
  g_assert_cmpint (vedette_settings_get ("window-width"), ==, 700);
  g_assert_cmpint (vedette_settings_get ("window-height"), ==, 500);
  battle = vedette_battle_open (path, VEDETTE_OPEN_WRITE, vedette_systems_get_schemas (), NULL, &error);
  g_assert_no_error (error);
}

static gboolean
has_win_action (const char *name)
{
  GtkWidgetClass *klass = g_type_class_ref (VEDETTE_TYPE_BATTLE_WINDOW);
  const GVariantType *parameter;
  const char *action, *property;
  gboolean found = FALSE;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (klass, i, &owner, &action, &parameter, &property); i++)
    found = found || g_str_equal (action, name);
  g_type_class_unref (klass);
  return found;
}

/* Each key in the table is bound, and none twice; the shortcuts window has a row for each. */
static void
test_shortcuts (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GtkWindow *dialog;
  guint n_bound = 0;

  for (guint i = 0; i < vedette_shortcut_get_n (); i++)
    {
      const VedetteShortcut *shortcut = vedette_shortcut_nth (i);
      g_auto (GStrv) keys = NULL;
      g_auto (GStrv) name = NULL;

      if (shortcut->action == NULL)
        continue;
      name = g_strsplit (shortcut->action, "::", 2);
      keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), shortcut->action);
      g_assert_nonnull (keys[0]);
      g_assert_true (g_hash_table_add (seen, (gpointer) shortcut->keys[0]));
      if (g_str_has_prefix (name[0], "app."))
        g_assert_true (g_action_group_has_action (G_ACTION_GROUP (application), name[0] + strlen ("app.")));
      else
        g_assert_true (has_win_action (name[0]));
      n_bound++;
    }
  g_assert_cmpuint (n_bound, >, 10);

  g_application_activate (G_APPLICATION (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "shortcuts", NULL);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_DIALOG);
  for (guint i = 0; i < vedette_shortcut_get_n (); i++)
    g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), vedette_shortcut_nth (i)->label));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Ctrl+N"));
  /* Those of the systems come from their pages, moves, offers and dialogs. */
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Show Forces"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "March"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Engage in Reaction"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Engage in melee"));
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (GTK_WIDGET (dialog));
  ui_test_shoot (GTK_WIDGET (dialog), "shortcuts");
  ui_test_stop (application);
}

static void
test_preferences (void)
{
  VedetteApplication *application = ui_test_start ();
  GtkWindow *dialog;

  g_application_activate (G_APPLICATION (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_DIALOG);
  g_assert_nonnull (dialog);
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (GTK_WIDGET (dialog));
  ui_test_shoot (GTK_WIDGET (dialog), "preferences");
  g_assert_cmpint (vedette_settings_get ("paper"), ==, VEDETTE_PAPER_CHOICE_LOCALE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 1)), 2);
  g_assert_cmpint (vedette_settings_get ("paper"), ==, VEDETTE_PAPER_CHOICE_LETTER);
  g_assert_cmpint (vedette_settings_get_paper (), ==, VEDETTE_PAPER_LETTER);
  vedette_settings_set ("paper", VEDETTE_PAPER_CHOICE_A4);
  g_assert_cmpint (vedette_settings_get_paper (), ==, VEDETTE_PAPER_A4);
  ui_test_stop (application);
}

/* With text of twice the size a dialog is as much wider as its parent has room for. */
static void
test_preferences_large (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  VedetteApplication *application = ui_test_start ();
  GtkWindow *dialog;
  int usual;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  g_application_activate (G_APPLICATION (application));
  ui_test_settle ();
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_DIALOG);
  g_assert_nonnull (dialog);
  ui_test_shoot (GTK_WIDGET (dialog), "preferences-large");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (dialog)), >=, 800);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (dialog)), <=,
                   gtk_widget_get_width (GTK_WIDGET (gtk_window_get_transient_for (dialog))));
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
  ui_test_stop (application);
}

/* Licence, link and libraries are there, and it can be read in the narrowest window. */
static void
test_about (void)
{
  static const char *const words[] = { "Vedette", VEDETTE_VERSION, "GNU General Public License", "© 2026", "GTK", "libadwaita",
                                       "GLib", "JSON-GLib", "cairo", "Pango", "GMP: LGPL-3.0-or-later", "libxml2",
                                       "libarchive" };
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;

  g_application_activate (G_APPLICATION (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  ui_test_settle ();
  window = ui_test_find_window (ADW_TYPE_ABOUT_WINDOW);
  g_assert_nonnull (window);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_test_message ("%s", words[i]);
      g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), words[i]));
    }
  g_assert_true (g_str_has_prefix (adw_about_window_get_website (ADW_ABOUT_WINDOW (window)), "https://"));
  /* Around it libadwaita draws an edge of its own. */
  ui_test_assert_fits (gtk_widget_get_first_child (GTK_WIDGET (window)));
  ui_test_shoot (GTK_WIDGET (window), "about");
  gtk_window_destroy (window);
  ui_test_stop (application);
}

/* Returns: (nullable): the button of the main menu */
static GtkWidget *
find_menu (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_menu (child);
  return found;
}

/* A menu that is closed leaves the keys to what is due, unless somebody walked to its button. */
static void
test_menu_focus (void)
{
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;
  GtkWidget *menu;

  g_action_group_activate_action (G_ACTION_GROUP (application), "sample", g_variant_new_string ("blackhearts-hold.vedette"));
  ui_test_settle ();
  window = ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW);
  menu = find_menu (GTK_WIDGET (window));
  for (guint walks = 0; walks < 2; walks++)
    {
      if (walks)
        gtk_widget_grab_focus (gtk_widget_get_first_child (menu));
      gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
      ui_test_settle ();
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)))));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
      ui_test_settle ();
      g_assert_nonnull (gtk_window_get_focus (window));
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), menu) == (walks > 0));
    }
  ui_test_stop (application);
}

static GtkDropTarget *
find_drop_target (GtkWindow *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  return NULL;
}

/* @other: (nullable): what is dropped with the first */
static gboolean
drop_two (GtkWindow  *window,
          const char *path,
          const char *other)
{
  g_autoptr (GFile) file = g_file_new_for_path (path), second = other != NULL ? g_file_new_for_path (other) : NULL;
  g_autoptr (GSList) more = second != NULL ? g_slist_prepend (NULL, second) : NULL;
  GSList first = { .data = file, .next = more }, *files = &first;
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  g_assert_nonnull (find_drop_target (window));
  g_signal_emit_by_name (find_drop_target (window), "drop", &value, 1.0, 1.0, &taken);
  ui_test_settle ();
  return taken;
}

static gboolean
drop (GtkWindow  *window,
      const char *path)
{
  return drop_two (window, path, NULL);
}

/* Of two armies none is taken, and the window says why; the ending of a battle may be in capitals. */
static void
test_drop_others (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *sample = ui_test_copy_sample ("first.vedette");
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "B.VEDETTE", NULL);
  GtkWindow *window;

  g_assert_cmpint (g_rename (sample, path), ==, 0);
  g_application_activate (G_APPLICATION (application));
  ui_test_settle ();
  g_assert_true (drop (ui_test_find_window (VEDETTE_TYPE_START_WINDOW), path));
  window = vedette_application_find_window (application, path);
  g_assert_nonnull (window);
  g_assert_false (drop_two (window, "/nosuch/a.txt", "/nosuch/b.txt"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "Nothing was imported. Drop one army at a time."));
  ui_test_stop (application);
  g_unlink (path);
}

/* On the start window and on a battle; what is no battle is not taken by the first, which says where it belongs. */
static void
test_drop (void)
{
  g_autofree char *army = NULL;
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("dropped.vedette");
  g_autofree char *other = ui_test_copy_sample ("dropped-too.vedette");
  GtkWindow *window;

  g_application_activate (G_APPLICATION (application));
  ui_test_settle ();
  g_assert_false (drop (ui_test_find_window (VEDETTE_TYPE_START_WINDOW), "/nosuch/army.txt"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (ui_test_find_window (VEDETTE_TYPE_START_WINDOW)),
                                       "This file is not a battle. To import an army, drop it on an open battle."));
  g_assert_true (drop (ui_test_find_window (VEDETTE_TYPE_START_WINDOW), path));
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_START_WINDOW));
  window = vedette_application_find_window (application, path);
  g_assert_nonnull (window);

  g_assert_true (drop (window, other));
  g_assert_nonnull (vedette_application_find_window (application, other));

  /* An army joins the battle on whose window it falls: one more is asked for all that it brings. */
  army = g_build_filename (g_get_tmp_dir (), "vedette-dropped.txt", NULL);
  g_assert_true (g_file_set_contents (army, "6 archers, average, bow\n", -1, NULL));
  g_assert_true (drop (window, army));
  gtk_window_destroy (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG));
  ui_test_settle ();
  g_unlink (army);
  g_assert_nonnull (vedette_application_find_window (application, path));
  ui_test_stop (application);
}

/* A weak reference to the widget, to all in it and to what its menus are made of */
static void
watch (GtkWidget *widget,
       GPtrArray *watched)
{
  GMenuModel *menu = GTK_IS_MENU_BUTTON (widget) ? gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) : NULL;
  GWeakRef *ref;

  /* GTK keeps it for the next tip. */
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;
  ref = g_new0 (GWeakRef, 1);
  g_weak_ref_init (ref, widget);
  g_ptr_array_add (watched, ref);
  for (int i = 0; menu != NULL && i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      if (section == NULL)
        continue;
      ref = g_new0 (GWeakRef, 1);
      g_weak_ref_init (ref, section);
      g_ptr_array_add (watched, ref);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    watch (child, watched);
}

static void
free_watch (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/* Returns: how many different ones are left of all that was watched */
static guint
count_left (GPtrArray *watched)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  GHashTableIter iter;
  gpointer left;

  for (guint i = 0; i < watched->len; i++)
    if ((left = g_weak_ref_get (watched->pdata[i])) != NULL)
      g_hash_table_add (seen, left);
  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, &left, NULL))
    g_test_message ("%s is left", G_OBJECT_TYPE_NAME (left));
  return g_hash_table_size (seen);
}

/* Who plays for years in one session opens many battles: of the third that is closed no more is left than of the first. */
static void
test_closed (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("closed.vedette");
  g_autofree char *other = ui_test_copy_sample ("other.vedette");
  g_autoptr (GPtrArray) watched = g_ptr_array_new_with_free_func (free_watch);
  guint left[3];

  open_path (application, other);
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    {
      GtkWindow *window = open_path (application, path);

      ui_test_wait_seconds (0.3);
      watch (GTK_WIDGET (window), watched);
      g_assert_cmpuint (watched->len, >, (i + 1) * 300);
      gtk_window_close (window);
      ui_test_wait_seconds (0.3);
      left[i] = count_left (watched);
    }
  /* Sections of the menu, which all windows share */
  g_assert_cmpuint (left[2], ==, left[0]);
  ui_test_stop (application);
}

/* Returns: how many more bytes there are after a battle was open than before */
static gssize
open_and_close (VedetteApplication *application,
                const char         *path)
{
  gssize before = (gssize) mallinfo2 ().uordblks;
  GtkWindow *window = open_path (application, path);

  ui_test_wait_seconds (0.2);
  gtk_window_close (window);
  ui_test_wait_seconds (0.2);
  return (gssize) mallinfo2 ().uordblks - before;
}

/* What is made and put nowhere is in no tree, and stays: of some battles one at least leaves nothing like that behind. */
static void
test_closed_memory (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("closed.vedette");
  g_autofree char *other = ui_test_copy_sample ("other.vedette");
  gssize least = G_MAXSSIZE;

  open_path (application, other);
  for (guint i = 0; i < BATTLES; i++)
    {
      gssize more = open_and_close (application, path);

      g_test_message ("%" G_GSSIZE_FORMAT " bytes", more);
      if (i >= SETTLED)
        least = MIN (least, more);
    }
  g_assert_cmpint (least, <, LEAST_WIDGET);
  ui_test_stop (application);
}

/* The desktop's list names it, for file managers and the shell. */
static void
test_recent (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("recent.vedette");
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  GtkRecentManager *manager = gtk_recent_manager_get_default ();
  g_autoptr (GtkRecentInfo) info = NULL;

  g_assert_false (gtk_recent_manager_has_item (manager, uri));
  open_path (application, path);
  info = gtk_recent_manager_lookup_item (manager, uri, NULL);
  g_assert_nonnull (info);
  g_assert_cmpstr (gtk_recent_info_get_mime_type (info), ==, "application/x-vedette");
  g_assert_true (gtk_recent_info_has_application (info, "Vedette"));
  ui_test_stop (application);
}

/* That list would grow for ever otherwise; what others have opened, too, is not ours to drop. */
static void
test_recent_most (void)
{
  VedetteApplication *application = ui_test_start ();
  GtkRecentManager *manager = gtk_recent_manager_get_default ();
  char type[] = "application/x-vedette", name[] = "Reader", exec[] = "reader %u";
  GtkRecentData data = { .mime_type = type, .app_name = name, .app_exec = exec };

  vedette_recent_tell ("/of/both.vedette");
  ui_test_settle ();
  g_assert_true (gtk_recent_manager_add_full (manager, "file:///of/both.vedette", &data));
  for (guint i = 0; i < 103; i++)
    {
      g_autofree char *path = g_strdup_printf ("/evening/%u.vedette", i);

      vedette_recent_tell (path);
      ui_test_settle ();
    }
  g_assert_true (gtk_recent_manager_has_item (manager, "file:///of/both.vedette"));
  g_assert_false (gtk_recent_manager_has_item (manager, "file:///evening/0.vedette"));
  g_assert_false (gtk_recent_manager_has_item (manager, "file:///evening/2.vedette"));
  g_assert_true (gtk_recent_manager_has_item (manager, "file:///evening/3.vedette"));
  g_assert_true (gtk_recent_manager_has_item (manager, "file:///evening/102.vedette"));
  ui_test_stop (application);
}

static VedetteSkirmish
read_skirmish (GtkWindow *window)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (get_session (window)));
  return skirmish;
}

/* Each change is a step; what the rules refuse goes back, and is done when both agree. */
static void
test_battle_settings (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("settings.vedette");
  GtkWindow *window = open_path (application, path);
  guint start = G_MAXUINT;
  GtkWindow *dialog;
  GtkDropDown *level, *control;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.battle-settings", NULL);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_BATTLE_SETTINGS_DIALOG);
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (GTK_WIDGET (dialog));
  ui_test_shoot (GTK_WIDGET (dialog), "battle-settings");
  for (guint i = 0; i < vedette_switch_table_get_n (&vedette_skirmish_switch_table); i++)
    {
      const VedetteSwitch *row = vedette_switch_table_nth (&vedette_skirmish_switch_table, i);

      g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), vedette_switch_get_label (row)));
      g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), vedette_switch_get_reason (row)));
      if (g_str_equal (row->property, "start"))
        start = i;
    }

  level = GTK_DROP_DOWN (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 0));
  gtk_drop_down_set_selected (level, VEDETTE_LEVEL_FULL);
  g_assert_cmpint (vedette_about_get_level (read_skirmish (window).about), ==, VEDETTE_LEVEL_FULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpint ((int) gtk_drop_down_get_selected (level), !=, VEDETTE_LEVEL_FULL);

  /* The game has begun, so who begins is settled; the first drop-downs are the level and the dice of two sides. */
  control = GTK_DROP_DOWN (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 3 + start));
  gtk_drop_down_set_selected (control, VEDETTE_START_ROLL_OFF);
  g_assert_cmpint ((int) gtk_drop_down_get_selected (control), ==, VEDETTE_START_CHOOSE);
  g_assert_nonnull (strstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), "Undo the start to change who starts"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Override by Agreement"));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "settings.agreed", NULL);
  g_assert_cmpint (vedette_skirmish_switches_get_start (read_skirmish (window).switches), ==, VEDETTE_START_ROLL_OFF);
  g_assert_cmpint ((int) gtk_drop_down_get_selected (control), ==, VEDETTE_START_ROLL_OFF);
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), ==, "");
  ui_test_stop (application);
}

/* On with a key, off when the time after the last one is up, and then nothing wakes the program. */
static void
test_keep_awake (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteKeepAwake) keep_awake = vedette_keep_awake_new (GTK_APPLICATION (application), 1);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  vedette_keep_awake_touch (keep_awake);
  g_assert_false (vedette_keep_awake_is_on (keep_awake));
  vedette_keep_awake_watch (keep_awake, window);
  g_assert_true (vedette_keep_awake_is_on (keep_awake));
  ui_test_wait_seconds (0.7);
  vedette_keep_awake_touch (keep_awake);
  ui_test_wait_seconds (0.9);
  g_assert_true (vedette_keep_awake_is_on (keep_awake));
  ui_test_wait_seconds (2.5);
  g_assert_false (vedette_keep_awake_is_on (keep_awake));
  g_assert_false (vedette_keep_awake_has_timeout (keep_awake));

  vedette_settings_set ("keep-awake", VEDETTE_KEEP_AWAKE_ALWAYS);
  vedette_keep_awake_touch (keep_awake);
  g_assert_true (vedette_keep_awake_is_on (keep_awake));
  g_assert_false (vedette_keep_awake_has_timeout (keep_awake));
  vedette_settings_set ("keep-awake", VEDETTE_KEEP_AWAKE_NEVER);
  vedette_keep_awake_touch (keep_awake);
  g_assert_false (vedette_keep_awake_is_on (keep_awake));
  vedette_settings_set ("keep-awake", VEDETTE_KEEP_AWAKE_20_MINUTES);
  vedette_keep_awake_touch (keep_awake);
  g_assert_true (vedette_keep_awake_is_on (keep_awake));
  gtk_window_destroy (window);
  g_assert_false (vedette_keep_awake_is_on (keep_awake));
  g_assert_false (vedette_keep_awake_has_timeout (keep_awake));
}

/* As the desktop ends: it asks first, and then nobody closes anything. */
static void
end_session (VedetteApplication *application,
             GtkWindow          *one,
             GtkWindow          *two)
{
  g_signal_emit_by_name (application, "query-end");
  gtk_window_destroy (one);
  gtk_window_destroy (two);
  ui_test_settle ();
}

static void
activate (VedetteApplication *application)
{
  g_application_activate (G_APPLICATION (application));
  ui_test_settle ();
}

/* What was open when the session ended is open again, once; what is gone by then is told; what was closed by hand stays so. */
static void
test_restore (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("open.vedette");
  g_autofree char *other = ui_test_copy_sample ("open-too.vedette");
  GtkWindow *one = open_path (application, path), *two = open_path (application, other);

  end_session (application, one, two);
  activate (application);
  one = vedette_application_find_window (application, path);
  two = vedette_application_find_window (application, other);
  g_assert_true (one != NULL && two != NULL);
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_START_WINDOW));

  end_session (application, one, two);
  g_assert_cmpint (g_unlink (other), ==, 0);
  activate (application);
  one = vedette_application_find_window (application, path);
  g_assert_nonnull (one);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (one), "open-too.vedette"));

  /* All of them are gone: that is said above the list. */
  g_signal_emit_by_name (application, "query-end");
  g_assert_cmpint (g_rename (path, other), ==, 0);
  gtk_window_destroy (one);
  ui_test_settle ();
  activate (application);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (ui_test_find_window (VEDETTE_TYPE_START_WINDOW)), "open.vedette"));
  g_assert_cmpint (g_rename (other, path), ==, 0);
  one = open_path (application, path);

  /* Once only */
  gtk_window_destroy (one);
  ui_test_settle ();
  activate (application);
  g_assert_null (vedette_application_find_window (application, path));
  g_assert_nonnull (ui_test_find_window (VEDETTE_TYPE_START_WINDOW));

  /* The desktop asked and stayed; then it was closed by hand. */
  one = open_path (application, path);
  g_signal_emit_by_name (application, "query-end");
  gtk_window_close (one);
  ui_test_settle ();
  activate (application);
  g_assert_null (vedette_application_find_window (application, path));
  ui_test_stop (application);
  g_unlink (path);
}

/* Those found are blocked for a moment: only the first is found. */
static guint
count_handlers (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  guint id = g_signal_lookup ("notify", G_TYPE_OBJECT);
  GQuark detail = g_quark_from_static_string ("gtk-overlay-scrolling");
  GSignalMatchType match = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DETAIL | G_SIGNAL_MATCH_UNBLOCKED;
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (gulong));
  gulong handler;

  while ((handler = g_signal_handler_find (settings, match, id, detail, NULL, NULL, NULL)) != 0)
    {
      g_signal_handler_block (settings, handler);
      g_array_append_val (found, handler);
    }
  for (guint i = 0; i < found->len; i++)
    g_signal_handler_unblock (settings, g_array_index (found, gulong, i));
  return found->len;
}

/* What scrolled in a window that is closed no longer hears of the settings. */
static void
test_scrolled (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("scrolled.vedette");
  guint n = count_handlers ();
  GtkWindow *window = open_path (application, path);

  g_assert_cmpuint (count_handlers (), >, n);
  gtk_window_close (window);
  ui_test_settle ();
  g_assert_cmpuint (count_handlers (), ==, n);
  ui_test_stop (application);
  g_unlink (path);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/application/windows", test_windows);
  g_test_add_func ("/application/sample", test_sample);
  g_test_add_func ("/application/step-said", test_step_said);
  g_test_add_func ("/application/undo-of-typing", test_undo_of_typing);
  g_test_add_func ("/application/bad-line", test_bad_line);
  g_test_add_func ("/application/broken", test_broken);
  g_test_add_func ("/application/before-first", test_before_first);
  g_test_add_func ("/application/no-battle", test_no_battle);
  g_test_add_func ("/application/torn", test_torn);
  g_test_add_func ("/application/locked", test_locked);
  g_test_add_func ("/application/copy-move", test_copy_move);
  g_test_add_func ("/application/quit", test_quit);
  g_test_add_func ("/application/shortcuts", test_shortcuts);
  g_test_add_func ("/application/preferences", test_preferences);
  g_test_add_func ("/application/preferences-large", test_preferences_large);
  g_test_add_func ("/application/about", test_about);
  g_test_add_func ("/application/menu-focus", test_menu_focus);
  g_test_add_func ("/application/drop", test_drop);
  g_test_add_func ("/application/drop-others", test_drop_others);
  g_test_add_func ("/application/closed", test_closed);
  g_test_add_func ("/application/closed-memory", test_closed_memory);
  g_test_add_func ("/application/recent", test_recent);
  g_test_add_func ("/application/recent-most", test_recent_most);
  g_test_add_func ("/application/restore", test_restore);
  g_test_add_func ("/application/battle-settings", test_battle_settings);
  g_test_add_func ("/application/keep-awake", test_keep_awake);
  g_test_add_func ("/application/scrolled", test_scrolled);
  return g_test_run ();
}
