/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may roll, beside the play: rows of one height, and the menu of a row. */

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui-access.h"
#include "ui/skirmish/play/vedette-roster-pane.h"
#include "vedette-test-battle.h"

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  GtkWidget *pane;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->session = ui_new_session ();
  fixture->rules = vedette_session_get_rules (fixture->session);
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Gawain, excellent, heroic leader\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Wat, average, adequate leader\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"6 archers, good, bow\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  fixture->pane = vedette_roster_pane_new (fixture->session);
  vedette_roster_pane_update (fixture->pane, fixture->session);
  g_signal_connect_object (fixture->session, "changed", G_CALLBACK (vedette_roster_pane_update), fixture->pane,
                           G_CONNECT_SWAPPED);
  fixture->window = ui_show (fixture->pane, 340, 700);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  ui_end_session (fixture->window, &fixture->session);
}

/* Presses Enter on the row of a line. */
static void
open_menu (Fixture    *fixture,
           const char *name)
{
  GtkWidget *row = ui_find_row (fixture->pane, name);

  g_assert_nonnull (row);
  gtk_widget_grab_focus (row);
  gtk_widget_activate (row);
  ui_settle ();
}

static void
choose (Fixture    *fixture,
        const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->pane, action, NULL));
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_last_child (fixture->pane)));
  ui_settle ();
}

static double
get_height (Fixture   *fixture,
            GtkWidget *row)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (row, fixture->window, &bounds));
  return bounds.size.height;
}

/* All rows are 48 px high, those with − and + as well. */
static void
test_rows (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *archers = ui_find_row (fixture->pane, "Archers"), *wat = ui_find_row (fixture->pane, "Wat");

  vedette_test_do (fixture->rules, "{\"edit\":\"set-line\",\"line\":\"Wat\",\"leader\":\"inspired\"}");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_nonnull (ui_find_part (wat, "Average, Inspired"));
  g_assert_cmpfloat (get_height (fixture, archers), ==, 48);
  g_assert_cmpfloat (get_height (fixture, wat), ==, 48);
  g_assert_nonnull (ui_find_role (archers, GTK_ACCESSIBLE_ROLE_BUTTON, "Remove one figure"));
  ui_shoot (fixture->window, "roster-pane");
}

static void
test_menu (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;

  /* No roll is due yet, and the rules say so. */
  open_menu (fixture, "Archers");
  ui_shoot (fixture->window, "roster-pane-menu");
  g_assert_nonnull (ui_find_text (fixture->pane, "Nominate"));
  choose (fixture, "line.nominate");
  g_assert_null (ui_find_dialog (fixture->window));
  g_assert_nonnull (vedette_session_get_why_not (fixture->session));

  open_menu (fixture, "Archers");
  choose (fixture, "line.casualty");
  g_assert_cmpint (vedette_figure_get_out (vedette_test_named (fixture->rules, VEDETTE_TYPE_FIGURE, "Archers")), ==, 1);
  open_menu (fixture, "Archers");
  choose (fixture, "line.melee");
  g_assert_cmpint (vedette_figure_get_melee (vedette_test_named (fixture->rules, VEDETTE_TYPE_FIGURE, "Archers")), ==, VEDETTE_TRI_YES);
  open_menu (fixture, "Archers");
  choose (fixture, "line.melee");
  g_assert_cmpint (vedette_figure_get_melee (vedette_test_named (fixture->rules, VEDETTE_TYPE_FIGURE, "Archers")), ==, VEDETTE_TRI_NO);
  g_assert_cmpint (vedette_figure_get_melee (vedette_test_named (fixture->rules, VEDETTE_TYPE_FIGURE, "Wat")), ==, VEDETTE_TRI_NO);

  /* The roll opens with the line, although another one has the better chance. */
  vedette_test_do (fixture->rules, "{\"move\":\"hold\"}");
  open_menu (fixture, "Archers");
  choose (fixture, "line.nominate");
  dialog = ui_find_dialog (fixture->window);
  g_assert_nonnull (dialog);
  g_assert_nonnull (ui_find_text (dialog, "Archers (5) succeeds on 18 or more"));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The other side, which holds the initiative, is in the list where it is chosen, and its lines are not nominated. */
static void
test_holder (Fixture       *fixture,
             gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"move\":\"hold\"}");
  ui_choose (fixture->pane, "Side shown", "Both");
  open_menu (fixture, "Gawain");
  choose (fixture, "line.nominate");
  g_assert_null (ui_find_dialog (fixture->window));
  g_assert_nonnull (vedette_session_get_why_not (fixture->session));
}

#define ADD(path, function) g_test_add ("/roster-pane/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  ADD ("rows", test_rows);
  ADD ("menu", test_menu);
  ADD ("holder", test_holder);
  return g_test_run ();
}
