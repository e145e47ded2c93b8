/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of the game: its page stands in the place of the bands, says what happened as the battle has it, and goes away. */

#include <adwaita.h>

#include "ui-support.h"
#include "ui/end/vedette-end-page.h"
#include "ui/play/vedette-play-view.h"
#include "ui/widgets/vedette-adaptive.h"
#include "vedette-test-battle.h"

#define NASTY "<b>&\"x"

typedef struct
{
  VedetteSession *session;
  GtkWidget *view;
  GtkWidget *window;
} Fixture;

static void
request (Fixture    *self,
         const char *json)
{
  g_autofree char *text = g_strdelimit (g_strdup (json), "'", '"');

  vedette_test_do (vedette_session_get_rules (self->session), text);
  g_signal_emit_by_name (self->session, "changed");
  ui_settle ();
}

/* What the window of a battle has: a button without its action cannot be pressed. */
static void
add_actions (GtkWidget *window)
{
  static const GActionEntry entries[] = { { .name = "report" }, { .name = "print" }, { .name = "undo" },
                                          { .name = "new-with-forces" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
}

static void
fixture_set_up (Fixture       *self,
                gconstpointer  data)
{
  self->session = ui_new_session ();
  self->view = vedette_play_view_new (self->session);
  self->window = ui_show (self->view, 1100, 760);
  add_actions (self->window);
  vedette_test_do (vedette_session_get_rules (self->session),
                   "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"<b>&\\\"x\"}");
  request (self, "{'edit':'add-line','side':'red','text':'6 Archers, average, bow'}");
  request (self, "{'edit':'add-line','side':'blue','text':'Guy, good'}");
  request (self, "{'move':'start','holder':'red'}");
  request (self, "{'move':'march'}");
  request (self, "{'move':'snatch','nominee':'Guy','die':20}");
  request (self, "{'move':'out','line':'Archers','men':2}");
}

static void
fixture_tear_down (Fixture       *self,
                   gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  vedette_session_close (self->session, NULL);
  g_object_unref (self->session);
  ui_settle ();
}

/* The page that is seen, or NULL */
static GtkWidget *
find_page (Fixture *self)
{
  GtkWidget *page = ui_find_type (self->view, VEDETTE_TYPE_END_PAGE);

  return page != NULL && gtk_widget_get_mapped (page) ? page : NULL;
}

static void
test_comes_and_goes (Fixture       *self,
                     gconstpointer  data)
{
  g_assert_null (find_page (self));
  g_assert_nonnull (ui_find_text (self->view, "Show All"));
  request (self, "{'move':'end'}");
  g_assert_nonnull (find_page (self));
  g_assert_nonnull (ui_find_text (self->view, "The Battle Is Over"));
  g_assert_null (ui_find_text (self->view, "Show All"));

  /* Behind it nobody holds any more. */
  ui_click (self->view, "Return to Play");
  ui_settle ();
  g_assert_null (find_page (self));
  g_assert_nonnull (ui_find_text (self->view, "Show All"));
  g_assert_nonnull (ui_find_text (self->view, "The battle is over"));
  g_assert_nonnull (ui_find_text (self->view, "Last holder: Blue"));
  g_assert_null (ui_find_text (self->view, "Initiative: Blue"));
  ui_click (self->view, "Show Results");
  ui_settle ();
  g_assert_nonnull (find_page (self));

  g_assert_true (vedette_session_undo (self->session, NULL));
  ui_settle ();
  g_assert_null (find_page (self));
  g_assert_null (ui_find_named (self->view, GTK_TYPE_BUTTON, "Show Results"));
  g_assert_true (vedette_session_redo (self->session, NULL));
  ui_settle ();
  g_assert_nonnull (find_page (self));
}

/* The page shows all scores as text without markup. A screen reader reads each row with the names of both sides. */
static void
test_figures (Fixture       *self,
              gconstpointer  data)
{
  static const char * const rows[] = {
    "Holdings: " NASTY " 1, Blue 1", "Actions: " NASTY " 1, Blue 0", "Casualties: " NASTY " 2 of 6, Blue 0 of 1",
    "Rolls that took it: Blue 1 of 1", "Average die: Blue 20.0",
  };
  GtkWidget *page;

  request (self, "{'move':'end'}");
  page = find_page (self);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (ui_find_named (page, GTK_TYPE_LABEL, rows[i]) == NULL)
      g_error ("no row is called %s", rows[i]);
  g_assert_nonnull (ui_find_text (page, NASTY));
  g_assert_nonnull (ui_find_text (page, "2 of 6"));
  ui_assert_named (page);
}

/* Who played stands below the name of the side; of a side of which nobody said it, nothing does. */
static void
test_players (Fixture       *self,
              gconstpointer  data)
{
  GtkWidget *players;

  request (self, "{'edit':'set-side','side':'red','players':'Anna <i>& Piet'}");
  request (self, "{'move':'end'}");
  players = ui_find_text (find_page (self), "Anna <i>& Piet");
  g_assert_nonnull (players);
  g_assert_true (gtk_widget_get_prev_sibling (players) == ui_find_text (find_page (self), NASTY));
  g_assert_null (gtk_widget_get_next_sibling (ui_find_text (find_page (self), "Blue")));
}

static char *
say_action (GtkWidget  *page,
            const char *name)
{
  GtkWidget *button = ui_find_named (page, GTK_TYPE_BUTTON, name);

  g_assert_nonnull (button);
  return g_strdup (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)));
}

/* Enter is the report; what comes after the end is undone before it. */
static void
test_buttons (Fixture       *self,
              gconstpointer  data)
{
  static const char * const buttons[][2] = {
    { "Report…", "win.report" },     { "Print…", "win.print" },
    { "Undo End", "win.undo" },  { "New Battle with These Forces…", "win.new-with-forces" },
  };

  request (self, "{'move':'end'}");
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      g_autofree char *action = say_action (find_page (self), buttons[i][0]);

      g_assert_cmpstr (action, ==, buttons[i][1]);
    }
  gtk_widget_grab_focus (self->view);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) ==
                 ui_find_named (self->view, GTK_TYPE_BUTTON, "Report…"));
  request (self, "{'edit':'set-battle','name':'The mill'}");
  g_assert_nonnull (find_page (self));
  g_assert_null (ui_find_named (self->view, GTK_TYPE_BUTTON, "Undo End"));
  g_assert_nonnull (ui_find_named (self->view, GTK_TYPE_BUTTON, "Undo"));
}

/* In a narrow window, or with large text, the columns of both sides have the same width as the column of labels. */
static void
test_narrow (Fixture       *self,
             gconstpointer  data)
{
  GtkWidget *label, *table;
  graphene_rect_t bounds;
  int minimum;

  gtk_widget_add_css_class (self->window, "narrow");
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (self->view), TRUE);
  request (self, "{'move':'end'}");
  gtk_widget_measure (find_page (self), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  label = ui_find_named (self->view, GTK_TYPE_LABEL, "Holdings: " NASTY " 1, Blue 1");
  g_assert_nonnull (label);
  table = gtk_widget_get_parent (label);
  ui_settle ();
  g_assert_cmpint (gtk_widget_get_width (table), >, 500);
  g_assert_true (gtk_widget_compute_bounds (label, table, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.size.width, gtk_widget_get_width (table) / 3.0, 12);
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, fixture_set_up, function, fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  ADD ("/end-page/comes-and-goes", test_comes_and_goes);
  ADD ("/end-page/figures", test_figures);
  ADD ("/end-page/players", test_players);
  ADD ("/end-page/buttons", test_buttons);
  ADD ("/end-page/narrow", test_narrow);
  return g_test_run ();
}
