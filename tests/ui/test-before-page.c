/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Before the game: a page of its own has the place of the bands, shows what both sides have, and goes when somebody begins. */

#include <adwaita.h>

#include "ui-access.h"
#include "ui-support.h"
#include "ui/play/vedette-before-page.h"
#include "ui/play/vedette-play-view.h"
#include "vedette-test-battle.h"

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

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  self->session = vedette_session_new_battle (data, NULL, &error);
  g_assert_no_error (error);
  self->view = vedette_play_view_new (self->session);
  self->window = ui_show (self->view, 1100, 720);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  ui_settle ();
  g_clear_object (&self->session);
}

static gboolean
is_seen (Fixture    *self,
         const char *text)
{
  GtkWidget *label = ui_find_text (self->view, text);

  return label != NULL && gtk_widget_get_mapped (label);
}

static gboolean
is_before (Fixture *self)
{
  GtkWidget *page = ui_find_type (self->view, VEDETTE_TYPE_BEFORE_PAGE);

  return page != NULL && gtk_widget_get_mapped (page);
}

/* Returns: the text of the button that Enter presses */
static const char *
get_focus (Fixture *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_has_css_class (focus, "suggested-action"));
  return ui_get_text (gtk_widget_get_first_child (gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (focus)))));
}

/* There is nothing but the two sides until one of them begins, and again once that is undone. */
static void
test_begin (Fixture       *self,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (is_before (self));
  g_assert_true (is_seen (self, "Who Begins?"));
  g_assert_true (is_seen (self, "No figures yet"));
  g_assert_true (is_seen (self, "You can play without a roster."));
  g_assert_true (is_seen (self, "No order cards yet"));
  g_assert_true (is_seen (self, "Start with Blue"));
  g_assert_false (is_seen (self, "No steps yet."));
  gtk_widget_grab_focus (self->view);
  g_assert_cmpstr (get_focus (self), ==, "Start with Red");
  g_signal_emit_by_name (gtk_window_get_focus (GTK_WINDOW (self->window)), "clicked");
  ui_settle ();
  g_assert_false (is_before (self));
  g_assert_true (is_seen (self, "March"));

  g_assert_true (vedette_session_undo (self->session, &error));
  g_assert_no_error (error);
  ui_settle ();
  g_assert_true (is_before (self));
  g_assert_cmpstr (get_focus (self), ==, "Start with Red");
  g_assert_true (ui_send_key (self->view, "key-pressed", GDK_KEY_2));
  ui_settle ();
  g_assert_true (is_seen (self, "Blue"));
  g_assert_false (is_before (self));
}

/* What the sides have is told as both may know it. */
static void
test_facts (Fixture       *self,
            gconstpointer  data)
{
  request (self, "{'edit':'set-side','side':'red','name':'Normans & Co.'}");
  request (self, "{'edit':'add-line','side':'red','text':'6 Archers, average, bow'}");
  request (self, "{'edit':'add-line','side':'red','text':'Guy, excellent, heroic'}");
  request (self, "{'edit':'add-line','side':'blue','text':'4 Serfs, average'}");
  request (self, "{'edit':'add-line','side':'blue','text':'Lurker, excellent'}");
  request (self, "{'edit':'set-line','line':'Lurker','hidden':true}");
  request (self, "{'edit':'add-card','side':'red','actors':['Archers'],'objective':'task','order':'Hide'}");
  g_assert_true (is_seen (self, "Normans & Co."));
  g_assert_true (is_seen (self, "Start with Normans & Co."));
  g_assert_true (is_seen (self, "7 figures · 2 lines"));
  g_assert_true (is_seen (self, "Needs 14 at best, 19 at worst"));
  g_assert_true (is_seen (self, "1 order card"));
  g_assert_true (is_seen (self, "5 figures · 2 lines"));
  g_assert_true (is_seen (self, "Needs 19"));
}

/* Where the house rules say who begins, only that side has a button; where the dice decide, it is below both. */
static void
test_house_rules (Fixture       *self,
                  gconstpointer  data)
{
  request (self, "{'edit':'set-switch','switch':'s.start','value':'side-b'}");
  g_assert_false (is_seen (self, "Start with Red"));
  g_assert_cmpstr (get_focus (self), ==, "Start with Blue");
  request (self, "{'edit':'set-switch','switch':'s.start','value':'roll-off'}");
  g_assert_false (is_seen (self, "Start with Blue"));
  g_assert_cmpstr (get_focus (self), ==, "Roll Off…");
}

/* The keys of moves that are not seen say why they cannot be made. */
static void
test_why_not (Fixture       *self,
              gconstpointer  data)
{
  g_assert_true (ui_send_key (self->view, "key-pressed", GDK_KEY_m));
  ui_settle ();
  g_assert_true (is_seen (self, "The battle has not started. Choose who starts."));
  g_assert_false (is_seen (self, "Override by Agreement"));
}

/* The cards are below each other where there is little room. */
static void
test_narrow (Fixture       *self,
             gconstpointer  data)
{
  GtkWidget *red, *blue;
  graphene_rect_t upper, lower;

  gtk_widget_grab_focus (gtk_widget_get_ancestor (ui_find_text (self->view, "Start with Blue"), GTK_TYPE_BUTTON));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (self->view), TRUE);
  ui_settle ();
  ui_assert_fits (self->view, 360);
  /* Whoever was on a button is on the one that does the same. */
  g_assert_cmpstr (gtk_widget_get_name (gtk_window_get_focus (GTK_WINDOW (self->window))), ==, "Start with Blue");
  red = gtk_widget_get_ancestor (ui_find_text (self->view, "Start with Red"), GTK_TYPE_BUTTON);
  blue = gtk_widget_get_ancestor (ui_find_text (self->view, "Start with Blue"), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_compute_bounds (red, self->view, &upper));
  g_assert_true (gtk_widget_compute_bounds (blue, self->view, &lower));
  g_assert_cmpfloat (lower.origin.y, >, upper.origin.y);
  ui_assert_named (self->view);
}

static void
test_stack (Fixture       *self,
            gconstpointer  data)
{
  g_assert_true (is_seen (self, "Before the Fight"));
  g_assert_true (is_seen (self, "The Party"));
  g_assert_true (is_seen (self, "Enemies"));
  g_assert_true (is_seen (self, "Nobody yet"));
  gtk_widget_grab_focus (self->view);
  g_assert_cmpstr (get_focus (self), ==, "Add Participants");
  request (self, "{'edit':'add-participants','text':'Mira, blue\\nTam, green\\n8 lizard-men, 2\\nshaman, 3'}");
  g_assert_true (is_seen (self, "2 participants"));
  g_assert_true (is_seen (self, "Mira, Tam"));
  g_assert_true (is_seen (self, "9 enemies"));
  g_assert_cmpstr (get_focus (self), ==, "Start the Round");
  g_signal_emit_by_name (gtk_window_get_focus (GTK_WINDOW (self->window)), "clicked");
  ui_settle ();
  g_assert_false (is_before (self));
}

static void
test_eagles (Fixture       *self,
             gconstpointer  data)
{
  g_assert_true (is_seen (self, "Before the Battle"));
  g_assert_true (is_seen (self, "No formations yet"));
  gtk_widget_grab_focus (self->view);
  g_assert_cmpstr (get_focus (self), ==, "Add Forces");
  request (self, "{'edit':'add-forces','army':'red','text':'1st Division (Amsel), good: 2 line infantry, 1 line artillery'}");
  g_assert_true (is_seen (self, "1 formation · 3 units"));
  request (self, "{'edit':'add-forces','army':'blue','text':'4th Division, good: 3 line infantry'}");
  g_assert_cmpstr (get_focus (self), ==, "Start Battle");
  g_assert_true (is_seen (self, "Add Forces"));
}

/* What is only written down during the game is no result: it is told in small letters below the last one. */
static void
test_edit (Fixture       *self,
           gconstpointer  data)
{
  GtkWidget *label;

  request (self, "{'move':'start','holder':'red'}");
  request (self, "{'move':'march'}");
  request (self, "{'edit':'set-side','side':'red','name':'Normans'}");
  label = ui_find_text (self->view, "Red marched.");
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_has_css_class (label, "result"));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    const char *system;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/ui/before/begin", "skirmish", test_begin },
    { "/ui/before/facts", "skirmish", test_facts },
    { "/ui/before/house-rules", "skirmish", test_house_rules },
    { "/ui/before/why-not", "skirmish", test_why_not },
    { "/ui/before/narrow", "skirmish", test_narrow },
    { "/ui/before/stack", "stack", test_stack },
    { "/ui/before/eagles", "eagles", test_eagles },
    { "/ui/before/edit", "skirmish", test_edit },
  };

  ui_init (&argc, &argv);
  /* Without the fade the bands alone are there as soon as the battle has begun. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, tests[i].system, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
