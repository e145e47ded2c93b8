/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forms that the umpire alone fills in: what there is to choose from is under a cover, and nowhere else in the window. */

#include "ui-support.h"

#include "ui/declare/vedette-declare-form.h"
#include "vedette-test-battle.h"

#define SENDER "Amsel"
#define HIDDEN "Old Guard"
/* ms after which a cover closes that is left alone, and how long the test waits for it at most */
#define SOON 20
#define PATIENCE 10000

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  VedetteDeclareForm *form;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autofree char *path = vedette_session_make_path ("eagles");
  g_autoptr (GError) error = NULL;

  f->session = vedette_session_new_battle ("eagles", path, &error);
  g_assert_no_error (error);
  f->rules = vedette_session_get_rules (f->session);
  vedette_test_do (f->rules, "{\"edit\":\"add-forces\",\"army\":\"red\",\"text\":\"1st Division (" SENDER "), good: 2 line infantry\\n"
                             "2nd Division (Finke), good: 2 line infantry\"}");
  vedette_test_do (f->rules, "{\"edit\":\"add-forces\",\"army\":\"blue\",\"text\":\"4th Division, good: 2 line infantry\"}");
  vedette_test_do (f->rules, "{\"edit\":\"add-division\",\"army\":\"red\",\"name\":\"" HIDDEN "\",\"place\":\"hidden\"}");
  vedette_test_do (f->rules, "{\"edit\":\"set-switch\",\"switch\":\"e.orders\",\"value\":\"on\"}");
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"roll-points\",\"die\":[2,2]}");
}

static void
write_order (Fixture *f)
{
  vedette_test_do (f->rules, "{\"move\":\"write-dispatch\",\"sender\":\"1st Division\",\"recipient\":\"2nd Division\"}");
  vedette_test_do (f->rules, "{\"move\":\"orders-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"approach\",\"agreed\":true}");
  vedette_test_do (f->rules, "{\"move\":\"next-turn\"}");
}

static void
open_form (Fixture    *f,
           const char *name)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, name);

  f->form = vedette_declare_form_new (NULL, f->session, move, NULL, NULL);
  g_object_add_weak_pointer (G_OBJECT (f->form), (gpointer *) &f->form);
  gtk_window_present (GTK_WINDOW (f->form));
  ui_settle ();
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  if (f->form != NULL)
    gtk_window_destroy (GTK_WINDOW (f->form));
  ui_settle ();
  vedette_session_close (f->session, &error);
  g_assert_no_error (error);
  g_clear_object (&f->session);
}

static gboolean
reads (Fixture    *f,
       const char *text)
{
  g_autofree char *words = ui_list_words (GTK_WIDGET (f->form));

  return strstr (words, text) != NULL;
}

/* A-E36: what is on its way is the umpire’s alone; whoever else opens the form finds a cover, and may close it again. */
static void
test_dispatch (Fixture       *f,
               gconstpointer  data)
{
  VedetteBattle *battle = vedette_session_get_battle (f->session);
  int width;

  write_order (f);
  open_form (f, "test-dispatch");
  g_assert_true (reads (f, "Only for: Umpire"));
  g_assert_false (reads (f, SENDER));
  ui_assert_named (GTK_WIDGET (f->form));
  ui_shoot (GTK_WIDGET (f->form), "umpire-covered");
  width = gtk_widget_get_width (GTK_WIDGET (f->form));
  ui_click (GTK_WIDGET (f->form), "Reveal");
  g_assert_true (reads (f, SENDER));
  ui_assert_named (GTK_WIDGET (f->form));
  ui_shoot (GTK_WIDGET (f->form), "umpire-open");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (f->form)), ==, width);
  ui_click (GTK_WIDGET (f->form), "Hide");
  g_assert_false (reads (f, SENDER));
  g_assert_false (reads (f, "arrives in turn"));
  ui_click (GTK_WIDGET (f->form), "Reveal");
  ui_click (GTK_WIDGET (f->form), "Test");
  g_assert_null (f->form);
  g_assert_cmpstr (vedette_step_get_kind (vedette_battle_get_current (battle)), ==, "test-dispatch");
}

/* The cover looks alike whether or not anything is on its way. */
static void
test_nothing (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *none = NULL, *some = NULL;

  open_form (f, "test-dispatch");
  none = ui_list_words (GTK_WIDGET (f->form));
  ui_click (GTK_WIDGET (f->form), "Reveal");
  g_assert_true (reads (f, "There is nothing to choose here."));
  gtk_window_destroy (GTK_WINDOW (f->form));
  write_order (f);
  open_form (f, "test-dispatch");
  some = ui_list_words (GTK_WIDGET (f->form));
  g_assert_cmpstr (some, ==, none);
}

/* A formation that is hidden comes out of hiding when the umpire says so, and is nobody else’s to read before. */
static void
test_arrive (Fixture       *f,
             gconstpointer  data)
{
  VedetteBattle *battle = vedette_session_get_battle (f->session);

  open_form (f, "arrive");
  g_assert_false (reads (f, HIDDEN));
  ui_click (GTK_WIDGET (f->form), "Reveal");
  g_assert_true (reads (f, HIDDEN));
  ui_click (GTK_WIDGET (f->form), "Arrive");
  g_assert_cmpstr (vedette_step_get_kind (vedette_battle_get_current (battle)), ==, "arrive");
}

/* Who writes an order is chosen from those whom all know. */
static void
test_writers (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, "write-dispatch");
  g_autoptr (GListModel) senders =
    vedette_move_list_offered (move, f->rules, "sender", vedette_rules_get_viewer (f->rules));
  g_autoptr (GListModel) all = vedette_move_list_offered (move, f->rules, "sender", VEDETTE_AUDIENCE_UMPIRE);

  g_assert_cmpuint (g_list_model_get_n_items (senders), >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (senders), ==, g_list_model_get_n_items (all) - 1);
}

static gboolean
on_patience (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Whoever is called away leaves nothing open. */
static void
test_left_alone (Fixture       *f,
                 gconstpointer  data)
{
  VedetteDeclareCover *cover;
  gboolean out = FALSE;
  guint patience;

  write_order (f);
  open_form (f, "test-dispatch");
  cover = vedette_declare_form_get_cover (f->form);
  vedette_declare_cover_set_interval (cover, SOON);
  ui_click (GTK_WIDGET (f->form), "Reveal");
  patience = g_timeout_add (PATIENCE, on_patience, &out);
  while (vedette_declare_cover_is_open (cover) && !out)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (vedette_declare_cover_is_open (cover));
  g_source_remove (patience);
  ui_settle ();
  g_assert_false (reads (f, SENDER));
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add ("/ui/eagles/A-E36/form/dispatch", Fixture, NULL, set_up, test_dispatch, tear_down);
  g_test_add ("/ui/eagles/A-E36/form/nothing", Fixture, NULL, set_up, test_nothing, tear_down);
  g_test_add ("/ui/eagles/A-E36/form/arrive", Fixture, NULL, set_up, test_arrive, tear_down);
  g_test_add ("/ui/eagles/A-E36/form/writers", Fixture, NULL, set_up, test_writers, tear_down);
  g_test_add ("/ui/eagles/A-E36/form/left-alone", Fixture, NULL, set_up, test_left_alone, tear_down);
  return g_test_run ();
}
