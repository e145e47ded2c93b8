/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies in the window: out of a battle and in again, files of other programs, the library. Named by the parts of issue 14. */

#include "vedette-config.h"

#include <glib/gstdio.h>

#include "core/exchange/vedette-army.h"
#include "core/systems.h"
#include "start-support.h"
#include "ui/declare/vedette-typed-entry.h"
#include "ui/exchange/vedette-army-dialog.h"
#include "ui/exchange/vedette-army-library.h"
#include "ui/exchange/vedette-army-list.h"
#include "ui/exchange/vedette-army-name-dialog.h"
#include "ui/exchange/vedette-import-dialog.h"
#include "ui/exchange/vedette-type-memory.h"
#include "ui/start/vedette-new-dialog.h"
#include "ui/start/vedette-start-window.h"
#include "ui/widgets/vedette-why-button.h"

static const char * const systems[] = { "skirmish", "stack", "eagles" };

static const char * const armies[] = {
  "# Vedette army: skirmish\nContingent The hill, player Anna:\nOrm, good, heroic leader\n8 Hillmen, average, bow\n",
  "# Vedette army: stack\nFaction Swamp, green\n8 lizard-men, Initiative 2, faction Swamp\nMira, blue\n",
  "# Vedette army: eagles\n1st Division (Wachtel), good: 11th Line (line infantry), 4 line infantry\n",
};

static VedetteBattleWindow *
open_battle (VedetteApplication *application,
             const char         *system)
{
  g_autofree char *path = g_strdup_printf ("%s/%s-%u.vedette", g_get_tmp_dir (), system, g_random_int ());
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteSession) session = vedette_session_new_battle (system, path, &error);
  VedetteBattleWindow *window;

  g_assert_no_error (error);
  window = VEDETTE_BATTLE_WINDOW (vedette_application_show_session (application, session));
  ui_test_settle ();
  return window;
}

static VedetteRules *
get_rules (VedetteBattleWindow *window)
{
  return vedette_session_get_rules (vedette_battle_window_get_session (window));
}

static gint64
count_steps (VedetteBattleWindow *window)
{
  return vedette_battle_get_cursor (vedette_rules_get_battle (get_rules (window)));
}

static char *
write_army (VedetteBattleWindow *window)
{
  g_autoptr (GError) error = NULL;
  char *text = vedette_army_export (get_rules (window), vedette_army_get_format (get_rules (window))->sides[0], NULL, NULL,
                                    &error);

  g_assert_no_error (error);
  return text;
}

static void
begin_import (VedetteBattleWindow *window,
              const char          *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "tests", "fixtures", "exchange", name, NULL);

  vedette_battle_window_import_army (window, path);
}

static GtkWidget *
import_fixture (VedetteBattleWindow *window,
                const char          *name)
{
  begin_import (window, name);
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
  return GTK_WIDGET (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG));
}

static void
accept (GtkWidget *dialog)
{
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  ui_test_settle ();
}

/* What was written and is brought into an empty side of each system is written the same again; undone by one step. */
static void
test_1_out_and_in (void)
{
  VedetteApplication *application = ui_test_start ();

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      VedetteBattleWindow *window = open_battle (application, systems[i]), *other;
      g_autofree char *path = g_strdup_printf ("%s/%s.txt", g_get_tmp_dir (), systems[i]);
      g_autofree char *first = NULL, *second = NULL, *file = NULL;
      GtkWidget *dialog;
      gint64 steps;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.import-army-text", "(ss)", "", armies[i]);
      dialog = GTK_WIDGET (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG));
      ui_test_assert_named (dialog);
      ui_test_shoot (dialog, systems[i]);
      steps = count_steps (window);
      accept (dialog);
      g_assert_null (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
      g_assert_cmpint (count_steps (window), ==, steps + 1);
      first = write_army (window);
      g_assert_true (g_file_set_contents (path, first, -1, NULL));

      other = open_battle (application, systems[i]);
      vedette_battle_window_import_army (other, path);
      accept (GTK_WIDGET (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG)));
      second = write_army (other);
      g_assert_cmpstr (first, ==, second);
      gtk_widget_activate_action (GTK_WIDGET (other), "win.undo", NULL);
      file = write_army (other);
      g_assert_cmpstr (file, !=, second);
    }
  ui_test_stop (application);
}

/* A line that is wrong is named, nothing comes, and it can be mended where it stands. */
static void
test_1_wrong_line (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteBattleWindow *window = open_battle (application, "skirmish");
  GtkWidget *dialog, *text;
  gint64 steps = count_steps (window);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.import-army-text", "(ss)", "",
                              "Band:\n8 serfs, rubish, 999\" move, 99999\" range\n");
  dialog = GTK_WIDGET (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG));
  accept (dialog);
  g_assert_true (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG) == GTK_WINDOW (dialog));
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), !=, "");
  g_assert_nonnull (ui_test_find_label (dialog, "Line 2"));
  g_assert_cmpint (count_steps (window), ==, steps);
  text = ui_test_find_type (dialog, GTK_TYPE_TEXT_VIEW, 0);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (text)), "Band:\n8 serfs, rubbish\n", -1);
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), ==, "");
  accept (dialog);
  g_assert_cmpint (count_steps (window), ==, steps + 1);
  ui_test_stop (application);
}

/* A refusal that rests on a rule has a button that explains the rule. */
static void
test_1_why (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteBattleWindow *window = open_battle (application, "stack");
  GtkWidget *dialog, *why;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.import-army-text", "(ss)", "", "Mira, blue\nAnna, blue\n");
  dialog = GTK_WIDGET (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG));
  why = ui_test_find_type (dialog, VEDETTE_TYPE_WHY_BUTTON, 0);
  g_assert_false (gtk_widget_get_visible (why));
  accept (dialog);
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), !=, "");
  g_assert_true (gtk_widget_get_visible (why));
  gtk_window_close (GTK_WINDOW (dialog));
  ui_test_stop (application);
}

/* Presses the button that writes another word. */
static void
write_instead (GtkWidget  *dialog,
               const char *words)
{
  GtkWidget *label = ui_test_find_label (dialog, words);

  g_assert_nonnull (label);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  ui_test_settle ();
  g_assert_null (ui_test_find_label (dialog, words));
}

/* What would do instead of a misspelt word is written by a button, one question after the other. */
static void
test_1_instead (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteBattleWindow *window = open_battle (application, "skirmish");
  GtkWidget *dialog;
  gint64 steps = count_steps (window);
  g_autofree char *army = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.import-army-text", "(ss)", "",
                              "Band:\n8 serfs, excelent\nWat, godo, bow\n");
  dialog = GTK_WIDGET (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG));
  accept (dialog);
  ui_test_assert_named (dialog);
  write_instead (dialog, "excelent → excellent?");
  write_instead (dialog, "godo → good?");
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), ==, "");
  g_assert_cmpint (count_steps (window), ==, steps);
  accept (dialog);
  g_assert_cmpint (count_steps (window), ==, steps + 1);
  army = write_army (window);
  g_assert_nonnull (strstr (army, "8 Serfs, excellent\nWat, good, bow\n"));
  ui_test_stop (application);
}

/* A name that is there already makes no army of a list; and an army joins the side into whose entry it was pasted. */
static void
test_1_paste_side (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteBattleWindow *window = open_battle (application, "skirmish");
  GtkWidget *entry;

  vedette_battle_window_show_view (window, "forces");
  ui_test_settle ();
  entry = ui_test_find_type (ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_TYPED_ENTRY, 1), GTK_TYPE_ENTRY, 0);
  for (guint i = 0; i < 2; i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), "Ivar, good leader, excellent\n12 bondi, average");
      ui_test_settle ();
      g_assert_null (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
      g_signal_emit_by_name (entry, "activate");
      ui_test_settle ();
      g_assert_cmpint (*gtk_editable_get_text (GTK_EDITABLE (entry)) == '\0', ==, i == 0);
    }
  gtk_editable_set_text (GTK_EDITABLE (entry), armies[0]);
  accept (GTK_WIDGET (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG)));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "Blue imported an army"));
  ui_test_stop (application);
}

/* What was pasted into the entry and has headings goes to the page; lines without stay. */
static void
test_1_paste (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteBattleWindow *window = open_battle (application, "skirmish");
  GtkWidget *entry;

  vedette_battle_window_show_view (window, "forces");
  ui_test_settle ();
  entry = ui_test_find_type (GTK_WIDGET (window), GTK_TYPE_ENTRY, 0);
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "8 serfs, rubbish\n6 archers, average, bow");
  ui_test_settle ();
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
  gtk_editable_set_text (GTK_EDITABLE (entry), armies[0]);
  ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  gtk_window_close (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
  ui_test_stop (application);
}

/* To whom an army is shown, and who reads a file, are not the same: what is hidden is written only if that is said. */
static void
test_1_hidden (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteBattleWindow *window = open_battle (application, "skirmish");
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "out.txt", NULL);
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.import-army-text", "(ss)", "",
                              "Band:\n8 serfs, rubbish\n3 lurkers, poor, hidden\n");
  accept (GTK_WIDGET (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG)));
  for (guint with = 0; with < 2; with++)
    {
      g_autofree char *written = NULL;
      g_autoptr (GPtrArray) kept = NULL;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.save-army", NULL);
      ui_test_settle ();
      dialog = GTK_WIDGET (ui_test_find_window (VEDETTE_TYPE_ARMY_DIALOG));
      ui_test_assert_named (dialog);
      gtk_switch_set_active (GTK_SWITCH (ui_test_find_type (dialog, GTK_TYPE_SWITCH, 0)), with == 1);
      accept (dialog);
      kept = vedette_army_library_list ("skirmish");
      g_assert_cmpuint (kept->len, ==, 1);
      written = vedette_army_library_read (((VedetteArmyEntry *) kept->pdata[0])->path, NULL);
      g_assert_nonnull (strstr (written, "erfs"));
      g_assert_true ((strstr (written, "urkers") != NULL) == (with == 1));
      g_unlink (((VedetteArmyEntry *) kept->pdata[0])->path);
    }
  ui_test_stop (application);
  g_unlink (path);
}

/* Says of each type what it is, whatever the file says. */
static void
take_all_as_chosen (GtkWidget *dialog)
{
  GtkWidget *choice;

  for (guint i = 0; (choice = ui_test_find_type (dialog, GTK_TYPE_DROP_DOWN, i)) != NULL; i++)
    {
      GListModel *model = gtk_drop_down_get_model (GTK_DROP_DOWN (choice));
      g_autoptr (GtkStringObject) first = g_list_model_get_item (model, 0);

      if (g_str_equal (gtk_string_object_get_string (first), "as in the file"))
        gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 1);
    }
}

/* A file of each format comes into each system, says how many came, and is undone by one step. */
static void
test_3_formats (void)
{
  VedetteApplication *application = ui_test_start ();
  const char * const files[] = { "band.ros", "band.json", "forge.json", "forge.txt", "band.csv", "western.csv" };

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    for (guint k = 0; k < G_N_ELEMENTS (files); k++)
      {
        VedetteBattleWindow *window = open_battle (application, systems[i]);
        GtkWidget *dialog = import_fixture (window, files[k]);
        gint64 steps = count_steps (window);
        g_autofree char *before = write_army (window), *after = NULL, *undone = NULL;

        g_test_message ("%s into %s", files[k], systems[i]);
        g_assert_nonnull (dialog);
        g_assert_nonnull (ui_test_find_label (dialog, " unit"));
        ui_test_assert_named (dialog);
        accept (dialog);
        /* What a table says in words of another system is asked about, and not taken in silence. */
        if (i > 0 && g_str_has_suffix (files[k], ".csv") && ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG) != NULL)
          {
            g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), !=, "");
            take_all_as_chosen (dialog);
            accept (dialog);
          }
        g_assert_null (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
        g_assert_cmpint (count_steps (window), ==, steps + 1);
        after = write_army (window);
        g_assert_cmpstr (before, !=, after);
        gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
        undone = write_army (window);
        g_assert_cmpstr (before, ==, undone);
      }
  ui_test_stop (application);
}

/* What does not come is listed; what a type is, is asked once and remembered. */
static void
test_3_asked_once (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteBattleWindow *window = open_battle (application, "skirmish");
  GtkWidget *dialog = import_fixture (window, "band.json");
  g_autofree char *path = vedette_type_memory_get_path ();
  g_autofree char *army = NULL, *words = NULL;
  GtkWidget *of_class;

  g_assert_nonnull (ui_test_find_label (dialog, "rules text"));
  ui_test_shoot (dialog, "import-roster");
  of_class = ui_test_find_type (dialog, GTK_TYPE_DROP_DOWN, 1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (of_class), 5);
  accept (dialog);
  army = write_army (window);
  g_assert_nonnull (strstr (army, "excellent"));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  words = vedette_type_memory_find ("skirmish", "CHIEF");
  g_assert_cmpstr (words, ==, "excellent");
  dialog = import_fixture (window, "band.json");
  of_class = ui_test_find_type (dialog, GTK_TYPE_DROP_DOWN, 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (of_class)), ==, 5);
  gtk_window_close (GTK_WINDOW (dialog));
  ui_test_stop (application);
}

/* Columns may be said to be something else; without one of names there is nothing to bring in. */
static void
test_3_columns (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteBattleWindow *window = open_battle (application, "skirmish");
  GtkWidget *dialog = import_fixture (window, "band.csv");
  g_autofree char *army = NULL;
  GtkDropDown *names = GTK_DROP_DOWN (ui_test_find_type (dialog, GTK_TYPE_DROP_DOWN, 3));
  GtkDropDown *paint = GTK_DROP_DOWN (ui_test_find_type (dialog, GTK_TYPE_DROP_DOWN, 8));
  guint name = gtk_drop_down_get_selected (names), notes = 11;

  ui_test_shoot (dialog, "import-columns");
  gtk_drop_down_set_selected (names, 0);
  ui_test_settle ();
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), !=, "");
  gtk_drop_down_set_selected (names, name);
  gtk_drop_down_set_selected (paint, notes);
  ui_test_settle ();
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), ==, "");
  accept (dialog);
  army = write_army (window);
  g_assert_nonnull (strstr (army, "Orm the Tall"));
  g_assert_nonnull (strstr (army, "(red)"));
  ui_test_stop (application);
}

static gboolean
is_refused (gpointer window)
{
  return ui_test_find_label (window, "document type") != NULL;
}

/* What is refused is said, and nothing is shown. */
static void
test_3_hostile (void)
{
  const char * const files[] = { "xxe.ros", "laughs.ros" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      VedetteApplication *application = ui_test_start ();
      VedetteBattleWindow *window = open_battle (application, "skirmish");
      gint64 steps = count_steps (window);

      begin_import (window, files[i]);
      ui_test_wait (is_refused, window);
      g_assert_null (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
      g_assert_cmpint (count_steps (window), ==, steps);
      ui_test_stop (application);
    }
}

/* A dialog of no kind of its own: that which waits */
static GtkWindow *
find_wait (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_OBJECT_TYPE (l->data) == VEDETTE_TYPE_DIALOG)
      return l->data;
  return NULL;
}

static char *
make_long (void)
{
  char *path = g_build_filename (g_get_tmp_dir (), "long.csv", NULL);
  g_autoptr (GString) table = g_string_new ("name,count,what nobody asks\n");

  for (guint i = 0; i < 3000; i++)
    g_string_append_printf (table, "Orcs,%u,%0100u\n", i % 9 + 1, i);
  g_assert_true (g_file_set_contents (path, table->str, -1, NULL));
  return path;
}

/* A long file is waited for, and the wait ends with it. */
static void
test_3_long (void)
{
  VedetteApplication *application = ui_test_start ();
  VedetteBattleWindow *window = open_battle (application, "skirmish");
  g_autofree char *path = make_long ();

  vedette_battle_window_import_army (window, path);
  g_assert_nonnull (find_wait ());
  ui_test_assert_named (GTK_WIDGET (find_wait ()));
  ui_test_assert_fits (GTK_WIDGET (find_wait ()));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (find_wait ()), "long.csv"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (ui_test_wait_window (VEDETTE_TYPE_IMPORT_DIALOG)), "3000 units"));
  g_assert_null (find_wait ());
  gtk_window_close (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
  ui_test_stop (application);
  g_unlink (path);
}

/* What was stopped does not come, nor does anything to a window that has gone. */
static void
test_3_stopped (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = make_long ();

  for (guint i = 0; i < 2; i++)
    {
      VedetteBattleWindow *window = open_battle (application, "skirmish"), *other = open_battle (application, "skirmish");

      vedette_battle_window_import_army (window, path);
      if (i == 0)
        gtk_window_close (find_wait ());
      else
        gtk_window_destroy (GTK_WINDOW (window));
      ui_test_settle ();
      g_assert_null (find_wait ());
      ui_test_wait_seconds (0.3);
      g_assert_null (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
      /* Another comes as ever. */
      gtk_window_close (GTK_WINDOW (import_fixture (other, "band.csv")));
      ui_test_settle ();
      g_assert_null (ui_test_find_window (VEDETTE_TYPE_IMPORT_DIALOG));
    }
  ui_test_stop (application);
  g_unlink (path);
}

/* Kept, listed, renamed, thrown away and taken back. */
static void
test_2_library (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (GError) error = NULL;
  g_autofree char *path = vedette_army_library_save ("The Hill / Band", armies[0], &error);
  g_autofree char *again = vedette_army_library_save ("The Hill / Band", armies[0], &error);
  g_autoptr (GPtrArray) kept = NULL;
  GtkWidget *window, *list, *dialog;

  g_assert_no_error (error);
  g_assert_cmpstr (path, !=, again);
  vedette_application_show_battles (application);
  ui_test_settle ();
  window = GTK_WIDGET (ui_test_find_window (VEDETTE_TYPE_START_WINDOW));
  list = ui_test_find_type (window, VEDETTE_TYPE_ARMY_LIST, 0);
  g_assert_true (gtk_widget_get_visible (list));
  g_assert_nonnull (ui_test_find_label (list, "The Hill - Band"));
  ui_test_assert_named (window);
  ui_test_shoot (window, "library");

  g_assert_true (gtk_widget_activate_action (list, "armies.trash", "^ay", again));
  g_assert_null (ui_test_find_label (list, "The Hill - Band 2"));
  g_assert_true (g_file_test (again, G_FILE_TEST_EXISTS));
  g_assert_true (gtk_widget_activate_action (list, "armies.undo-trash", NULL));
  g_assert_nonnull (ui_test_find_label (list, "The Hill - Band 2"));
  g_assert_true (gtk_widget_activate_action (list, "armies.trash", "^ay", again));
  vedette_army_list_finish (VEDETTE_ARMY_LIST (list));
  g_assert_false (g_file_test (again, G_FILE_TEST_EXISTS));

  g_assert_true (gtk_widget_activate_action (list, "armies.rename", "^ay", path));
  ui_test_settle ();
  dialog = GTK_WIDGET (ui_test_find_window (VEDETTE_TYPE_ARMY_NAME_DIALOG));
  gtk_editable_set_text (GTK_EDITABLE (ui_test_find_type (dialog, GTK_TYPE_ENTRY, 0)), "Goblins & co");
  accept (dialog);
  g_assert_nonnull (ui_test_find_label (list, "Goblins & co"));
  kept = vedette_army_library_list ("eagles");
  g_assert_cmpuint (kept->len, ==, 0);
  ui_test_stop (application);
}

static void
on_created (GtkWidget       *dialog,
            VedetteSession  *session,
            VedetteSession **created)
{
  *created = g_object_ref (session);
}

/* A battle is made with an army of the library for one side and none for the other. */
static void
test_2_new_battle (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteSession) session = NULL;
  g_autoptr (GPtrArray) kept = NULL;
  g_autofree char *red = NULL, *blue = NULL;
  GtkWidget *dialog, *choice = NULL;

  kept = vedette_army_library_list ("skirmish");
  for (guint i = 0; i < kept->len; i++)
    g_unlink (((VedetteArmyEntry *) kept->pdata[i])->path);
  g_free (vedette_army_library_save ("Hill Band", armies[0], NULL));
  vedette_application_show_battles (application);
  dialog = vedette_new_dialog_new (GTK_WINDOW (ui_test_find_window (VEDETTE_TYPE_START_WINDOW)));
  g_signal_connect (dialog, "created", G_CALLBACK (on_created), &session);
  gtk_window_present (GTK_WINDOW (dialog));
  ui_test_settle ();
  ui_test_assert_named (dialog);
  ui_test_shoot (dialog, "new-armies");
  for (guint i = 0; (choice = ui_test_find_type (dialog, GTK_TYPE_DROP_DOWN, i)) != NULL; i++)
    {
      GListModel *model = gtk_drop_down_get_model (GTK_DROP_DOWN (choice));
      g_autoptr (GtkStringObject) last = g_list_model_get_item (model, g_list_model_get_n_items (model) - 1);

      if (g_str_equal (gtk_string_object_get_string (last), "Hill Band"))
        break;
    }
  g_assert_nonnull (choice);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 1);
  accept (dialog);
  g_assert_nonnull (session);
  red = vedette_army_export (vedette_session_get_rules (session), "red", NULL, NULL, NULL);
  blue = vedette_army_export (vedette_session_get_rules (session), "blue", NULL, NULL, NULL);
  g_assert_nonnull (strstr (red, "Hillmen"));
  g_assert_null (strstr (blue, "Hillmen"));
  ui_test_stop (application);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/14/1/out-and-in", test_1_out_and_in);
  g_test_add_func ("/14/1/wrong-line", test_1_wrong_line);
  g_test_add_func ("/14/1/why", test_1_why);
  g_test_add_func ("/14/1/instead", test_1_instead);
  g_test_add_func ("/14/1/paste", test_1_paste);
  g_test_add_func ("/14/1/paste-side", test_1_paste_side);
  g_test_add_func ("/14/1/hidden", test_1_hidden);
  g_test_add_func ("/14/2/library", test_2_library);
  g_test_add_func ("/14/2/new-battle", test_2_new_battle);
  g_test_add_func ("/14/3/formats", test_3_formats);
  g_test_add_func ("/14/3/asked-once", test_3_asked_once);
  g_test_add_func ("/14/3/columns", test_3_columns);
  g_test_add_func ("/14/3/hostile", test_3_hostile);
  g_test_add_func ("/14/3/long", test_3_long);
  g_test_add_func ("/14/3/stopped", test_3_stopped);
  return g_test_run ();
}
