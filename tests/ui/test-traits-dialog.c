/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Traits in the window: entered, taken away, read in the roll; and reserves that arrive. */

#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/state/vedette-traits.h"
#include "ui-access.h"
#include "ui/declare/vedette-declare-layout.h"
#include "ui/play/vedette-play-view.h"
#include "vedette-test-battle.h"

#define NASTY "<b>&\\\"x"

static gpointer
named (VedetteSession *session,
       GType           type,
       const char     *name)
{
  return vedette_test_named (vedette_session_get_rules (session), type, name);
}

static VedetteSession *
new_session (void)
{
  VedetteSession *session = ui_new_session ();
  VedetteRules *rules = vedette_session_get_rules (session);

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow, quick +2\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Guy, good\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"4 riders, good, in reserve\",\"arrives-die\":4}");
  return session;
}

static guint
count_traits (VedetteSession *session,
              gint64          whose)
{
  g_autoptr (GPtrArray) traits = vedette_traits_list (vedette_session_get_battle (session), whose);

  return traits->len;
}

static void
enter (GtkWidget  *dialog,
       const char *name,
       int         value)
{
  ui_write (dialog, "Name", name);
  ui_set_number (dialog, "Bonus or penalty", value);
  g_signal_emit_by_name (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_TEXT_BOX, "Name"), "activate");
  ui_settle ();
}

/* Does with a line in Forces what the action says, and returns the dialog that it opens. */
static GtkWidget *
open_dialog (GtkWidget  *window,
             const char *line,
             const char *action)
{
  GtkWidget *row = ui_find_row (window, line), *dialog;

  ui_select_row (window, line);
  g_assert_true (gtk_widget_activate_action (row, action, NULL));
  ui_settle ();
  dialog = ui_find_dialog (window);
  g_assert_nonnull (dialog);
  return dialog;
}

static void
test_dialog (void)
{
  g_autoptr (VedetteSession) session = new_session ();
  g_autoptr (GtkWidget) parent = g_object_ref (ui_show (ui_new_page (session, "forces"), 1280, 800));
  gint64 archers = vedette_record_get_id (named (session, VEDETTE_TYPE_FIGURE, "Archers"));
  gint64 red = vedette_record_get_id (named (session, VEDETTE_TYPE_FORCE, "Red"));
  GtkWidget *dialog = open_dialog (parent, "Archers", "forces.traits");
  int minimum;

  g_assert_nonnull (ui_find_text (dialog, "quick +2"));
  enter (dialog, "tired <b>&x", -1);
  g_assert_cmpuint (count_traits (session, archers), ==, 2);
  g_assert_nonnull (ui_find_text (dialog, "tired <b>&x −1"));
  ui_assert_named (dialog);
  ui_shoot (dialog, "traits");

  /* A mistake is said, and nothing is lost. */
  enter (dialog, "  ", 1);
  g_assert_nonnull (ui_find_text (dialog, "Enter a name for the trait"));
  enter (dialog, "x", 0);
  g_assert_nonnull (ui_find_text (dialog, "Enter a bonus or a penalty: a trait cannot be 0"));
  g_assert_cmpuint (count_traits (session, archers), ==, 2);

  ui_click (dialog, "Remove: quick +2");
  ui_settle ();
  g_assert_cmpuint (count_traits (session, archers), ==, 1);
  g_assert_null (ui_find_text (dialog, "quick +2"));
  vedette_session_undo (session, NULL);
  ui_settle ();
  g_assert_nonnull (ui_find_text (dialog, "quick +2"));

  ui_choose (dialog, "Applies to", "Red");
  ui_settle ();
  g_assert_null (ui_find_text (dialog, "quick +2"));
  enter (dialog, "the drum", 1);
  g_assert_cmpuint (count_traits (session, red), ==, 1);
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);

  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (parent));
  ui_settle ();
}

static void
test_line_dialog (void)
{
  g_autoptr (VedetteSession) session = new_session ();
  g_autoptr (GtkWidget) parent = g_object_ref (ui_show (ui_new_page (session, "forces"), 1280, 800));
  VedetteFigure *archers = named (session, VEDETTE_TYPE_FIGURE, "Archers");
  GtkWidget *dialog = open_dialog (parent, "Archers", "forces.edit");
  GtkWidget *needed;

  g_assert_nonnull (ui_find_text (dialog, "quick +2"));
  ui_assert_named (dialog);
  needed = ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, "Arrival roll (0: none)");
  g_assert_false (gtk_widget_is_sensitive (needed));
  ui_set_on (dialog, "In reserve", TRUE);
  g_assert_true (gtk_widget_is_sensitive (needed));
  ui_set_number (dialog, "Arrival roll (0: none)", 5);
  ui_set_number (dialog, "Arrives at action (0: any)", 7);
  ui_shoot (dialog, "line");
  /* The traits change while the form is open. */
  vedette_test_do (vedette_session_get_rules (session), "{\"edit\":\"add-trait\",\"whose\":\"Archers\",\"name\":\"tall\"}");
  g_signal_emit_by_name (session, "changed");
  g_assert_nonnull (ui_find_text (dialog, "quick +2, tall +1"));
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  g_assert_true (vedette_figure_get_reserve (archers));
  g_assert_cmpint (vedette_figure_get_arrives_action (archers), ==, 7);
  g_assert_cmpint (vedette_figure_get_arrives_die (archers), ==, 5);
  ui_settle ();
  gtk_window_destroy (GTK_WINDOW (parent));
  ui_settle ();
}

static void
test_arrive (void)
{
  g_autoptr (VedetteSession) session = new_session ();
  g_autoptr (GtkWidget) window = NULL;
  g_autoptr (VedetteMove) move = NULL;
  GtkWidget *dialog;
  VedetteFigure *riders = named (session, VEDETTE_TYPE_FIGURE, "Riders");

  vedette_test_do (vedette_session_get_rules (session), "{\"move\":\"start\",\"holder\":\"red\"}");
  window = g_object_ref (ui_show (vedette_play_view_new (session), 1280, 800));
  g_assert_nonnull (ui_find_role (window, GTK_ACCESSIBLE_ROLE_BUTTON, "Arrive: Riders"));
  g_assert_null (ui_find_role (window, GTK_ACCESSIBLE_ROLE_BUTTON, "Reveal"));
  ui_shoot (window, "play-arrive");

  move = vedette_session_new_move (session, "arrive");
  g_assert_true (vedette_declare_layout_asks (move));
  ui_click (window, "Arrive: Riders");
  ui_settle ();
  dialog = ui_find_dialog (window);
  g_assert_nonnull (dialog);
  ui_assert_named (dialog);
  ui_shoot (dialog, "arrive");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  ui_settle ();
  g_assert_false (vedette_figure_get_reserve (riders));
  g_assert_null (ui_find_role (window, GTK_ACCESSIBLE_ROLE_BUTTON, "Arrive: Riders"));
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

static void
test_roll (void)
{
  g_autoptr (VedetteSession) session = new_session ();
  g_autoptr (GtkWidget) window = g_object_ref (ui_show (gtk_label_new ("x"), 1280, 800));
  GtkWidget *dialog;

  vedette_test_do (vedette_session_get_rules (session), "{\"move\":\"start\",\"holder\":\"blue\"}");
  vedette_test_do (vedette_session_get_rules (session), "{\"edit\":\"add-trait\",\"whose\":\"red\",\"name\":\"" NASTY "\",\"value\":-3}");
  vedette_test_do (vedette_session_get_rules (session), "{\"move\":\"march\"}");
  ui_ask (GTK_WINDOW (window), session, "roll", 0);
  dialog = ui_find_dialog (window);
  ui_shoot (dialog, "roll");
  {
    g_autofree char *words = ui_list_words (dialog);

    g_test_message ("%s", words);
    g_assert_nonnull (strstr (words, "quick"));
    g_assert_nonnull (strstr (words, "<b>&\"x"));
  }
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

int
main (int   argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/traits/dialog", test_dialog);
  g_test_add_func ("/traits/line-dialog", test_line_dialog);
  g_test_add_func ("/traits/arrive", test_arrive);
  g_test_add_func ("/traits/roll", test_roll);

  return g_test_run ();
}
