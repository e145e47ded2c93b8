/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start window: the battles, new ones, other names, the wastebasket. */

#include "vedette-config.h"

#include <glib/gstdio.h>
#include <utime.h>

#include "core/stack/vedette-stack-rules.h"
#include "core/systems.h"
#include "start-support.h"
#include "ui/preferences/vedette-settings.h"
#include "ui/start/vedette-battle-entry.h"
#include "ui/start/vedette-battle-line.h"
#include "ui/start/vedette-forces-dialog.h"
#include "ui/start/vedette-new-dialog.h"
#include "ui/start/vedette-recent.h"
#include "ui/start/vedette-rename-dialog.h"
#include "ui/start/vedette-start-window.h"
#include "ui/widgets/vedette-adaptive.h"
#include "vedette-test-battle.h"

#define NASTY "<b>&\"x"

static char *
make_battle (const char *file_name,
             const char *battle_name,
             int         age)
{
  g_autofree char *folder = vedette_session_get_folder ();
  char *path = g_build_filename (folder, file_name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteSession) session = vedette_session_new_battle ("skirmish", path, &error);
  struct utimbuf times = { .actime = 1900000000 - age, .modtime = 1900000000 - age };

  g_assert_no_error (error);
  if (battle_name != NULL)
    {
      g_autoptr (VedetteMove) move = vedette_session_new_move (session, "set-battle");

      g_object_set (move, "name", battle_name, NULL);
      vedette_session_perform (session, move, 0, FALSE, &error);
      g_assert_no_error (error);
    }
  vedette_session_close (session, &error);
  g_assert_no_error (error);
  g_assert_cmpint (utime (path, &times), ==, 0);
  return path;
}

static void
clear_folder (void)
{
  g_autofree char *folder = vedette_session_get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

static guint
count_files (void)
{
  g_autofree char *folder = vedette_session_get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static gboolean
has_label (gpointer data)
{
  return ui_test_find_label (GTK_WIDGET (ui_test_find_window (VEDETTE_TYPE_START_WINDOW)), data) != NULL;
}

static gboolean
is_narrow (gpointer adaptive)
{
  return vedette_adaptive_get_narrow (adaptive);
}

/* In the narrowest window it has its narrow form, which needs no more. */
static void
assert_fits_narrow (GtkWindow *window)
{
  VedetteAdaptive *adaptive = VEDETTE_ADAPTIVE (ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_ADAPTIVE, 0));
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (window, VEDETTE_ADAPTIVE_MIN_WIDTH, 640);
  ui_test_wait (is_narrow, adaptive);
  ui_test_assert_fits (vedette_adaptive_get_child (adaptive));
  gtk_window_set_default_size (window, width, height);
  ui_test_settle ();
}

static GtkWindow *
activate (VedetteApplication *application)
{
  g_application_activate (G_APPLICATION (application));
  ui_test_settle ();
  g_assert_nonnull (ui_test_find_window (VEDETTE_TYPE_START_WINDOW));
  return ui_test_find_window (VEDETTE_TYPE_START_WINDOW);
}

static void
test_empty (void)
{
  g_autofree char *elsewhere G_GNUC_UNUSED = NULL;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;

  clear_folder ();
  window = activate (application);
  g_assert_true (has_label ((gpointer) "No Battles Yet"));
  g_assert_true (has_label ((gpointer) "after a break"));
  g_assert_true (has_label ((gpointer) "Samples"));
  g_assert_true (has_label ((gpointer) "The barn at Blackheart’s hold"));
  ui_test_assert_named (GTK_WIDGET (window));
  assert_fits_narrow (window);
  ui_test_shoot (GTK_WIDGET (window), "start-empty");
  ui_test_stop (application);
}

/* Each with the name of its system; one that this program has no system for is not offered. */
static void
test_samples (void)
{
  g_autoptr (GPtrArray) samples = vedette_samples_list ();
  const VedetteSample *sample = samples->pdata[0];

  g_assert_cmpuint (samples->len, ==, 1);
  g_assert_true (sample->system == vedette_systems[0]);
  g_assert_cmpstr (sample->title, ==, "The barn at Blackheart’s hold");
  g_assert_cmpstr (sample->file, ==, "blackhearts-hold.vedette");
}

/* Newest first, each with how it stands; a bad file with what is wrong; all text literal. */
static void
test_list (void)
{
  g_autofree char *old = NULL;
  g_autofree char *young = NULL;
  g_autofree char *elsewhere = ui_test_copy_sample ("elsewhere.vedette");
  g_autofree char *folder = vedette_session_get_folder ();
  g_autofree char *bad = g_build_filename (folder, "bad.vedette", NULL);
  g_autofree char *whole = NULL;
  g_autoptr (GListStore) list = NULL;
  const char *titles[] = { NASTY, "Old", "The barn at Blackheart’s hold", "bad" };
  struct utimbuf times = { .actime = 1500000000, .modtime = 1500000000 };
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;

  clear_folder ();
  old = make_battle ("old.vedette", "Old", 1000);
  young = make_battle ("young.vedette", NASTY, 10);
  g_assert_cmpint (utime (elsewhere, &times), ==, 0);
  times.modtime = 1400000000;
  g_assert_true (g_file_set_contents (bad, "{\"format\":\"vedette\",\"version\":1,\"system\":\"skirmish\"}\n{\"n\":1}\n{\"n\":2}\n", -1, NULL));
  g_assert_cmpint (utime (bad, &times), ==, 0);
  vedette_recent_add (elsewhere);

  list = vedette_battle_entry_list ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, G_N_ELEMENTS (titles));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (VedetteBattleEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);

      vedette_battle_entry_read (entry);
      g_assert_cmpstr (entry->title, ==, titles[i]);
      g_assert_cmpint (entry->has_fault, ==, i == 3);
      g_assert_cmpint (entry->is_own, ==, i != 2);
      if (i == 2)
        whole = vedette_battle_entry_describe (entry);
    }
  g_test_message ("%s", whole);
  g_assert_true (g_str_has_prefix (whole, "Resume: The barn at Blackheart’s hold · "));
  g_assert_nonnull (strstr (whole, ", action "));

  window = activate (application);
  ui_test_wait (has_label, (gpointer) "Line 2");
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), NASTY));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "Choose who starts"));
  gtk_test_accessible_assert_property (ui_test_find_type (GTK_WIDGET (window), GTK_TYPE_LIST_BOX_ROW, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Resume: " NASTY " · Choose who starts");
  ui_test_assert_named (GTK_WIDGET (window));
  assert_fits_narrow (window);
  ui_test_shoot (GTK_WIDGET (window), "start");
  vedette_recent_forget (elsewhere);
  ui_test_stop (application);
}

/* Enter in the list opens the first battle, and the list goes. */
static void
test_resume (void)
{
  g_autofree char *path = NULL;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;
  GtkWidget *focus;

  clear_folder ();
  path = make_battle ("one.vedette", "One", 0);
  window = activate (application);
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (focus == ui_test_find_type (GTK_WIDGET (window), GTK_TYPE_LIST_BOX_ROW, 0));
  g_signal_emit_by_name (focus, "activate");
  ui_test_settle ();
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_START_WINDOW));
  g_assert_true (vedette_application_find_window (application, path) == ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW));
  ui_test_stop (application);
}

static VedetteNewDialog *
ask_new (VedetteApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "new", NULL);
  ui_test_settle ();
  g_assert_nonnull (ui_test_find_window (VEDETTE_TYPE_NEW_DIALOG));
  return VEDETTE_NEW_DIALOG (ui_test_find_window (VEDETTE_TYPE_NEW_DIALOG));
}

/* Enter in the first field is enough. */
static void
test_new_default (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteNewDialog *dialog;
  GtkWindow *window;
  GtkWidget *focus;
  VedetteSession *session;

  clear_folder ();
  dialog = ask_new (application);
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (GTK_WIDGET (dialog));
  ui_test_shoot (GTK_WIDGET (dialog), "new");
  gtk_test_accessible_assert_role (dialog, GTK_ACCESSIBLE_ROLE_DIALOG);
  focus = gtk_root_get_focus (GTK_ROOT (dialog));
  g_assert_true (GTK_IS_TEXT (focus));
  g_signal_emit_by_name (focus, "activate");
  ui_test_settle ();
  window = ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW);
  g_assert_nonnull (window);
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_START_WINDOW));
  g_assert_cmpuint (count_files (), ==, 1);
  session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window));
  g_assert_cmpint (vedette_battle_get_cursor (vedette_session_get_battle (session)), ==, 1);
  ui_test_stop (application);
}

static void
set_entry (VedetteNewDialog *dialog,
           guint             index,
           const char       *text)
{
  gtk_editable_set_text (GTK_EDITABLE (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, index)), text);
}

/* What is not allowed is said and leaves no file; then all that was changed is in the battle. */
static void
test_new_filled (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *content = NULL;
  VedetteNewDialog *dialog;
  GtkWindow *window;
  VedetteSession *session;

  clear_folder ();
  vedette_settings_set ("level", 2);
  dialog = ask_new (application);
  set_entry (dialog, 0, NASTY);
  set_entry (dialog, 1, "Reivers");
  set_entry (dialog, 2, "reivers");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 2)), 1);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.accept", NULL);
  g_assert_nonnull (strstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), "other side"));
  g_assert_cmpuint (count_files (), ==, 0);

  set_entry (dialog, 2, "Watch");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.accept", NULL);
  ui_test_settle ();
  window = ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW);
  g_assert_nonnull (window);
  g_assert_cmpstr (gtk_window_get_title (window), ==, NASTY);
  session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window));
  content = ui_test_read (vedette_session_get_path (session));
  g_assert_nonnull (strstr (content, "Reivers"));
  g_assert_nonnull (strstr (content, "Watch"));
  g_assert_nonnull (strstr (content, "\"rolling\""));
  /* A setting is said, too. The first step, one for name and level, one for each side. */
  g_assert_nonnull (strstr (content, "\"level\""));
  g_assert_cmpint (vedette_battle_get_cursor (vedette_session_get_battle (session)), ==, 4);
  vedette_settings_set ("level", 1);
  ui_test_stop (application);
}

static void
test_rename (void)
{
  g_autofree char *path = NULL;
  g_autofree char *folder = vedette_session_get_folder ();
  g_autofree char *renamed = g_build_filename (folder, "a-" NASTY ".vedette", NULL);
  g_autofree char *content = NULL;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window, *dialog;

  clear_folder ();
  path = make_battle ("one.vedette", "One", 0);
  window = activate (application);
  ui_test_wait (has_label, (gpointer) "Choose who starts");
  gtk_widget_activate_action (GTK_WIDGET (window), "start.rename", "^ay", path);
  dialog = ui_test_find_window (VEDETTE_TYPE_RENAME_DIALOG);
  g_assert_nonnull (dialog);
  ui_test_assert_named (GTK_WIDGET (dialog));
  gtk_editable_set_text (GTK_EDITABLE (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, 0)), " ");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.accept", NULL);
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), !=, "");
  gtk_editable_set_text (GTK_EDITABLE (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, 0)), "a/" NASTY);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.accept", NULL);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  content = ui_test_read (renamed);
  g_assert_nonnull (strstr (content, "a/<b>&"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "a/" NASTY));
  ui_test_stop (application);
}

static guint
count_suggested (GtkWidget *widget)
{
  guint n = gtk_widget_has_css_class (widget, "suggested-action") && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_suggested (child);
  return n;
}

/* Whether there are battles or not, one button is the one to press. */
static void
test_suggested (void)
{
  g_autofree char *path G_GNUC_UNUSED = NULL;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;

  clear_folder ();
  window = activate (application);
  g_assert_cmpuint (count_suggested (GTK_WIDGET (window)), ==, 1);
  path = make_battle ("one.vedette", "One", 0);
  vedette_start_window_reload (VEDETTE_START_WINDOW (window));
  ui_test_settle ();
  g_assert_cmpuint (count_suggested (GTK_WIDGET (window)), ==, 1);
  ui_test_stop (application);
}

/* The first action of a battle is none yet, and the sign of who holds is told. */
/* All battles without a name are called after those who play: their files tell them apart. */
static void
test_unnamed (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *folder = NULL, *unnamed = NULL, *named = NULL, *file = NULL;
  g_autoptr (GListStore) list = NULL;

  clear_folder ();
  folder = vedette_session_get_folder ();
  file = g_strdup_printf (" · evening.vedette in %s", folder);
  unnamed = make_battle ("evening.vedette", NULL, 10);
  named = make_battle ("named.vedette", "Old", 1000);
  list = vedette_battle_entry_list ();
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (VedetteBattleEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);

      vedette_battle_entry_read (entry);
      g_assert_cmpstr (entry->title, ==, i == 0 ? "Red against Blue" : "Old");
      g_assert_cmpint (g_str_has_suffix (entry->line, file), ==, i == 0);
      g_assert_null (strstr (entry->line, "named.vedette"));
    }
  ui_test_stop (application);
}

static void
test_line (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autoptr (GPtrArray) before = NULL, signs = NULL;
  g_autoptr (VedetteParty) nobody = NULL, holder = NULL;
  g_autofree char *first = NULL, *second = NULL, *third = NULL;

  first = vedette_battle_line_say (rules);
  g_assert_cmpstr (first, ==, "Choose who starts");
  before = vedette_battle_line_get_signs (rules, &nobody);
  g_assert_cmpuint (before->len, ==, 2);
  g_assert_null (nobody);

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"blue\"}");
  second = vedette_battle_line_say (rules);
  g_test_message ("%s", second);
  g_assert_true (g_str_has_prefix (second, "Initiative: Blue · "));
  signs = vedette_battle_line_get_signs (rules, &holder);
  g_assert_true (holder == signs->pdata[1]);

  vedette_test_do (rules, "{\"move\":\"march\"}");
  third = vedette_battle_line_say (rules);
  g_assert_true (g_str_has_prefix (third, "Initiative: Blue, action 1 · "));
}

/* Whoever they fight is among the signs, and nobody who is not there. */
static void
test_signs (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_stack_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);

  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  vedette_test_do (rules, "{\"edit\":\"add-participants\",\"text\":\"Mira, blue\\nElla, green\\n6 goblins, 1\"}");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (VedetteParty) holder = NULL;
      g_autoptr (GPtrArray) signs = vedette_battle_line_get_signs (rules, &holder);

      g_assert_cmpuint (signs->len, ==, 3);
      g_assert_cmpstr (((VedetteParty *) signs->pdata[0])->name, ==, "Mira");
      g_assert_cmpstr (((VedetteParty *) signs->pdata[1])->name, ==, "Ella");
      g_assert_cmpstr (((VedetteParty *) signs->pdata[2])->name, ==, "Enemies");
      if (i == 0)
        vedette_test_do (rules, "{\"edit\":\"add-participants\",\"text\":\"Tam, yellow\\n2 hired spearmen\"}");
    }
}

/* Nobody holds a game that is over, until its end is undone. */
static void
test_over (void)
{
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autofree char *before = NULL, *stand = NULL, *line = NULL;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"blue\"}");
  before = vedette_battle_line_say_stand (rules);
  g_assert_cmpstr (before, ==, "Initiative: Blue");
  vedette_test_do (rules, "{\"move\":\"end\"}");
  stand = vedette_battle_line_say_stand (rules);
  line = vedette_battle_line_say (rules);
  g_assert_cmpstr (stand, ==, "The battle is over");
  g_assert_cmpstr (line, ==, "The battle is over");
}

static void
test_dates (void)
{
  static const struct
  {
    int year, month, day, hour;
    const char *said;
  } rows[] = {
    { 2026, 3, 1, 0, "Today, 00:36" },
    { 2026, 2, 28, 23, "Yesterday" },
    { 2026, 2, 23, 12, "Monday" },
    { 2026, 2, 22, 12, "22 February" },
    { 2025, 12, 31, 12, "31 December 2025" },
    { 2026, 3, 2, 12, "2 March" }, /* the clock was wrong once */
  };
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 3, 1, 22, 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GDateTime) then = g_date_time_new_local (rows[i].year, rows[i].month, rows[i].day, rows[i].hour, 36, 0);
      g_autofree char *said = vedette_battle_line_say_date (then, now);

      g_assert_cmpstr (said, ==, rows[i].said);
    }
}

/* The copy has all steps and a name of its own, comes first, and the battle is as it was. */
static void
test_duplicate (void)
{
  g_autofree char *path = NULL, *before = NULL, *after = NULL;
  g_autoptr (GListStore) list = NULL;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;

  clear_folder ();
  path = make_battle ("one.vedette", NASTY, 2000000000);
  before = ui_test_read (path);
  window = activate (application);
  ui_test_wait (has_label, (gpointer) "Choose who starts");
  gtk_widget_activate_action (GTK_WIDGET (window), "start.duplicate", "^ay", path);
  ui_test_wait (has_label, (gpointer) NASTY " (Copy)");
  ui_test_shoot (GTK_WIDGET (window), "duplicate");
  g_assert_cmpuint (count_files (), ==, 2);
  after = ui_test_read (path);
  g_assert_cmpstr (after, ==, before);

  list = vedette_battle_entry_list ();
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (VedetteBattleEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autofree char *content = ui_test_read (entry->path);

      vedette_battle_entry_read (entry);
      g_assert_false (entry->has_fault);
      g_assert_cmpstr (entry->title, ==, i == 0 ? NASTY " (Copy)" : NASTY);
      g_assert_true (g_str_has_prefix (content, before));
    }
  ui_test_stop (application);
}

static gboolean
has_battle_window (gpointer data)
{
  return ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW) != NULL;
}

/* The menu of a row offers it, the dialog says whose forces they are, and the new battle has a file and a name of its own. */
static void
test_new_with_forces (void)
{
  g_autofree char *path = NULL, *before = NULL, *after = NULL, *action = NULL;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window, *dialog, *battle_window;
  GtkWidget *button;
  VedetteSession *session;
  VedetteBattle *battle;
  g_autofree char *title = NULL;

  clear_folder ();
  path = make_battle ("one.vedette", NASTY, 2000000000);
  before = ui_test_read (path);
  window = activate (application);
  ui_test_wait (has_label, (gpointer) "Choose who starts");
  button = ui_test_find_type (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON, 0);
  for (guint i = 1; button != NULL && gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW) == NULL; i++)
    button = ui_test_find_type (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON, i);
  g_assert_nonnull (button);
  g_assert_true (g_menu_model_get_item_attribute (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)), 2,
                                                  G_MENU_ATTRIBUTE_ACTION, "s", &action));
  g_assert_cmpstr (action, ==, "start.new-with-forces");

  gtk_widget_activate_action (GTK_WIDGET (window), action, "^ay", path);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_FORCES_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), NASTY));
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_shoot (GTK_WIDGET (dialog), "new-with-forces");
  gtk_editable_set_text (GTK_EDITABLE (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, 0)), " Once more ");
  VEDETTE_DIALOG_GET_CLASS (dialog)->accept (VEDETTE_DIALOG (dialog));
  ui_test_wait (has_battle_window, NULL);

  battle_window = ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW);
  session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (battle_window));
  battle = vedette_session_get_battle (session);
  title = vedette_rules_get_title (vedette_session_get_rules (session), VEDETTE_AUDIENCE_ALL);
  g_assert_cmpstr (title, ==, "Once more");
  g_assert_cmpstr (vedette_session_get_path (session), !=, path);
  g_assert_true (g_file_test (vedette_session_get_path (session), G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_files (), ==, 2);
  g_assert_cmpuint (vedette_battle_get_place (battle), <=, 3);
  after = ui_test_read (path);
  g_assert_cmpstr (after, ==, before);
  ui_test_stop (application);
}

/* From the menu of a battle's window, with losses kept */
static void
test_forces_of_window (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("barn.vedette");
  GtkWindow *window, *dialog;
  VedetteBattle *battle = NULL;
  JsonObject *facts;

  g_action_group_activate_action (G_ACTION_GROUP (application), "battles", NULL);
  vedette_application_open_or_say (application, path);
  ui_test_wait (has_battle_window, NULL);
  window = ui_test_find_window (VEDETTE_TYPE_BATTLE_WINDOW);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-with-forces", NULL);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_FORCES_DIALOG);
  g_assert_nonnull (dialog);
  gtk_switch_set_active (GTK_SWITCH (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_SWITCH, 0)), TRUE);
  VEDETTE_DIALOG_GET_CLASS (dialog)->accept (VEDETTE_DIALOG (dialog));
  ui_test_settle ();
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL; l = l->next)
    if (VEDETTE_IS_BATTLE_WINDOW (l->data) && l->data != window)
      battle = vedette_session_get_battle (vedette_battle_window_get_session (l->data));
  g_assert_nonnull (battle);
  g_assert_cmpuint (vedette_battle_get_place (battle), ==, 2);
  facts = vedette_step_get_facts (vedette_battle_get_current (battle));
  g_assert_true (json_object_get_boolean_member (facts, "losses"));
  vedette_recent_forget (path);
  ui_test_stop (application);
}

static guint
count_trash (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "Trash", "files", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Taken back, it never was away; otherwise it goes to the wastebasket with the window at the latest. */
static void
test_trash (void)
{
  g_autofree char *path = NULL;
  g_autofree char *other = NULL;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;

  clear_folder ();
  path = make_battle ("one.vedette", "One & all", 0);
  other = make_battle ("two.vedette", "Two", 100);
  window = activate (application);
  ui_test_wait (has_label, (gpointer) "Choose who starts");
  gtk_widget_activate_action (GTK_WIDGET (window), "start.trash", "^ay", path);
  ui_test_settle ();
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "“One & all” moved to Trash"));
  g_assert_null (ui_test_find_type (GTK_WIDGET (window), GTK_TYPE_LIST_BOX_ROW, 1));
  ui_test_shoot (GTK_WIDGET (window), "trash");
  gtk_widget_activate_action (GTK_WIDGET (window), "start.undo-trash", NULL);
  ui_test_settle ();
  gtk_test_accessible_assert_property (ui_test_find_type (GTK_WIDGET (window), GTK_TYPE_LIST_BOX_ROW, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Resume: One & all · Choose who starts");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_trash (), ==, 0);

  gtk_widget_activate_action (GTK_WIDGET (window), "start.trash", "^ay", path);
  gtk_widget_activate_action (GTK_WIDGET (window), "start.trash", "^ay", other);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  ui_test_stop (application);
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_trash (), ==, 2);
}

static void
assert_target (GtkWidget  *row,
               const char *path)
{
  GtkWidget *button = ui_test_find_type (row, GTK_TYPE_MENU_BUTTON, 0);
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  g_autofree char *target = NULL;

  g_assert_true (g_menu_model_get_item_attribute (menu, 0, G_MENU_ATTRIBUTE_TARGET, "^ay", &target));
  g_assert_cmpstr (target, ==, path);
}

/* A path is bytes: what is no UTF-8 has its menu, and what has two lines its place in the list. */
static void
test_odd_names (void)
{
  g_autofree char *odd = NULL, *made = NULL, *elsewhere = g_dir_make_tmp ("vedette-odd-XXXXXX", NULL);
  g_autofree char *lines = g_build_filename (elsewhere, "two\nlines.vedette", NULL);
  g_auto (GStrv) left = NULL;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;
  GtkWidget *list;

  clear_folder ();
  odd = make_battle ("sch\xf6n.vedette", "Odd", 0);
  made = make_battle ("lines.vedette", "Lines", 100);
  g_assert_cmpint (g_rename (made, lines), ==, 0);
  vedette_recent_add (lines);
  window = activate (application);
  ui_test_wait (has_label, (gpointer) "Lines");
  ui_test_wait (has_label, (gpointer) "Odd");
  list = ui_test_find_type (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, 0);
  assert_target (ui_test_find_type (list, GTK_TYPE_LIST_BOX_ROW, 0), odd);
  assert_target (ui_test_find_type (list, GTK_TYPE_LIST_BOX_ROW, 1), lines);
  gtk_widget_activate_action (GTK_WIDGET (window), "start.duplicate", "^ay", odd);
  g_assert_cmpuint (count_files (), ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (window), "start.trash", "^ay", odd);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "moved to Trash"));

  /* and open when the session ends, it is open again */
  g_assert_nonnull (vedette_application_open_path (application, lines, NULL));
  g_signal_emit_by_name (application, "query-end");
  gtk_window_destroy (vedette_application_find_window (application, lines));
  ui_test_settle ();
  g_application_activate (G_APPLICATION (application));
  ui_test_settle ();
  g_assert_nonnull (vedette_application_find_window (application, lines));
  ui_test_stop (application);

  vedette_recent_forget (lines);
  left = vedette_recent_list ();
  g_assert_false (g_strv_contains ((const char *const *) left, lines));
  g_assert_cmpint (g_unlink (lines), ==, 0);
  g_assert_cmpint (g_rmdir (elsewhere), ==, 0);
}

/* What a program that was killed left half made is not there any more when the list of battles is. */
static void
test_stale (void)
{
  g_autofree char *folder = vedette_session_get_folder (), *stale = g_build_filename (folder, ".vedette-new-00000001", NULL);
  VedetteApplication *application = ui_test_start ();
  struct utimbuf minute_ago = { time (NULL) - 60, time (NULL) - 60 };

  clear_folder ();
  g_assert_true (g_file_set_contents (stale, "half", -1, NULL));
  g_assert_cmpint (utime (stale, &minute_ago), ==, 0);
  activate (application);
  g_assert_cmpuint (count_files (), ==, 0);
  ui_test_stop (application);
}

/* A battle that is open in a window is neither renamed nor thrown away behind its back. */
static void
test_open_is_kept (void)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window;

  clear_folder ();
  path = make_battle ("one.vedette", "One", 0);
  g_assert_nonnull (vedette_application_open_path (application, path, &error));
  g_action_group_activate_action (G_ACTION_GROUP (application), "battles", NULL);
  ui_test_wait (has_label, (gpointer) "Choose who starts");
  window = ui_test_find_window (VEDETTE_TYPE_START_WINDOW);
  gtk_widget_activate_action (GTK_WIDGET (window), "start.trash", "^ay", path);
  gtk_widget_activate_action (GTK_WIDGET (window), "start.rename", "^ay", path);
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_RENAME_DIALOG));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "Close the battle’s window first"));
  ui_test_stop (application);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/start/empty", test_empty);
  g_test_add_func ("/start/list", test_list);
  g_test_add_func ("/start/samples", test_samples);
  g_test_add_func ("/start/resume", test_resume);
  g_test_add_func ("/start/new/default", test_new_default);
  g_test_add_func ("/start/new/filled", test_new_filled);
  g_test_add_func ("/start/rename", test_rename);
  g_test_add_func ("/start/suggested", test_suggested);
  g_test_add_func ("/start/unnamed", test_unnamed);
  g_test_add_func ("/start/line", test_line);
  g_test_add_func ("/start/signs", test_signs);
  g_test_add_func ("/start/over", test_over);
  g_test_add_func ("/start/dates", test_dates);
  g_test_add_func ("/start/duplicate", test_duplicate);
  g_test_add_func ("/start/new-with-forces", test_new_with_forces);
  g_test_add_func ("/start/forces-of-window", test_forces_of_window);
  g_test_add_func ("/start/trash", test_trash);
  g_test_add_func ("/start/open-is-kept", test_open_is_kept);
  g_test_add_func ("/start/stale", test_stale);
  g_test_add_func ("/start/odd-names", test_odd_names);
  return g_test_run ();
}
