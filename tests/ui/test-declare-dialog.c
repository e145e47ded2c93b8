/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that asks about an action: who acts with one key, changed by hand, checked while it is said, and kept. */

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui-access.h"
#include "vedette-test-battle.h"

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  GtkWidget *window;
  GtkWidget *dialog;
} Fixture;

static void
open_dialog (Fixture    *fixture,
             const char *move_name)
{
  fixture->dialog = ui_ask_move (GTK_WINDOW (fixture->window), fixture->session, move_name);
  gtk_test_widget_wait_for_draw (fixture->dialog);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->session = ui_new_session ();
  fixture->rules = vedette_session_get_rules (fixture->session);
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Guy <b>&\\\"x, excellent, heroic\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"12 spearmen, average\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Wat, average\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"8 kerns, poor\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"Foot\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"contingent\":\"Foot\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"set-line\",\"line\":\"Wat\",\"contingent\":\"Foot\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-body\",\"members\":[\"Spearmen\",\"Archers\"],\"name\":\"The wall\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"march\",\"who\":[\"Wat\"]}");
  vedette_test_do (fixture->rules, "{\"move\":\"decline\"}");
  fixture->window = ui_show (gtk_label_new (NULL), 800, 600);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ui_settle ();
  g_clear_object (&fixture->session);
}

/* Asserts who of Red is ticked, as their names with commas between. */
static void
assert_ticked (Fixture    *fixture,
               const char *expected)
{
  static const char * const names[] = { "Guy <b>&\"x", "Spearmen", "Archers", "Wat" };
  g_autoptr (GString) ticked = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *control = ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_SWITCH, names[i]);

      g_assert_nonnull (control);
      if (ui_is_on (control))
        g_string_append_printf (ticked, "%s%s", ticked->len > 0 ? ", " : "", names[i]);
    }
  g_assert_cmpstr (ticked->str, ==, expected);
}

static gboolean
press (Fixture *fixture,
       guint    keyval)
{
  gboolean done = ui_send_key (fixture->dialog, "key-pressed", keyval);

  ui_settle ();
  return done;
}

static char *
get_who (Fixture *fixture)
{
  return vedette_test_facts (vedette_battle_get_current (vedette_rules_get_battle (fixture->rules)));
}

/* In this order: the last body, bodies, contingents, all, by hand */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  open_dialog (fixture, "march");
  ui_assert_named (fixture->dialog);
  assert_ticked (fixture, "");
  g_assert_true (press (fixture, GDK_KEY_1));
  assert_ticked (fixture, "Wat");
  g_assert_true (press (fixture, GDK_KEY_2));
  assert_ticked (fixture, "Spearmen, Archers");
  g_assert_true (press (fixture, GDK_KEY_3));
  assert_ticked (fixture, "Spearmen, Wat");
  g_assert_false (press (fixture, GDK_KEY_4));
  g_assert_true (press (fixture, GDK_KEY_a));
  assert_ticked (fixture, "Guy <b>&\"x, Spearmen, Archers, Wat");
  /* There some are taken away. */
  g_assert_true (ui_has_focus (ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Guy <b>&\"x")));
  ui_shoot (fixture->dialog, "declare-all-but");
  g_assert_true (press (fixture, GDK_KEY_h));
  assert_ticked (fixture, "");
  ui_click (fixture->dialog, "The wall");
  assert_ticked (fixture, "Spearmen, Archers");
}

static void
test_said (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *facts = NULL;

  open_dialog (fixture, "march");
  press (fixture, GDK_KEY_2);
  ui_set_on (fixture->dialog, "Wat", TRUE);
  ui_set_on (fixture->dialog, "Archers", FALSE);
  gtk_widget_activate_action (fixture->dialog, "dialog.accept", NULL);
  ui_settle ();
  facts = get_who (fixture);
  g_assert_nonnull (strstr (facts, "\"who\":[\"Spearmen\",\"Wat\"]"));
  open_dialog (fixture, "hold");
}

/* What is said is checked while it is said. */
static void
test_live (Fixture       *fixture,
           gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"weapon\":\"bow\",\"rate\":4}");
  open_dialog (fixture, "move-shoot");
  g_assert_null (ui_find_text (fixture->dialog, "Override by Agreement"));
  press (fixture, GDK_KEY_2);
  g_assert_null (ui_find_text (fixture->dialog, "Override by Agreement"));
  ui_write (fixture->dialog, "Distance (inches)", "3");
  ui_settle ();
  g_assert_nonnull (ui_find_text (fixture->dialog, "Archers (bow) may move at most 2″ and still shoot. Enter a shorter distance."));
  g_assert_nonnull (ui_find_text (fixture->dialog, "Override by Agreement"));
  ui_shoot (fixture->dialog, "declare-live");
  press (fixture, GDK_KEY_1);
  g_assert_null (ui_find_text (fixture->dialog, "Override by Agreement"));
}

/* Who has to stand to shoot is told so before any inches are said (S-62). */
static void
test_live_still (Fixture       *fixture,
                 gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"weapon\":\"crossbow\"}");
  open_dialog (fixture, "move-shoot");
  press (fixture, GDK_KEY_2);
  g_assert_nonnull (ui_find_text (fixture->dialog, "Archers (crossbow) cannot move and shoot in the same action. Leave out the move or the shot."));
  g_assert_nonnull (ui_find_text (fixture->dialog, "Override by Agreement"));
}

/* Who is kept stands together from now on, and no longer with others. */
static void
test_keep (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *keep;

  open_dialog (fixture, "march");
  keep = ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_BUTTON, "Save as Body");
  g_assert_nonnull (keep);
  g_assert_false (gtk_widget_is_sensitive (keep));
  press (fixture, GDK_KEY_3);
  g_assert_true (gtk_widget_is_sensitive (keep));
  ui_click (fixture->dialog, "Save as Body");
  ui_settle ();
  assert_ticked (fixture, "Spearmen, Wat");
  press (fixture, GDK_KEY_2);
  assert_ticked (fixture, "Archers");
  press (fixture, GDK_KEY_3);
  assert_ticked (fixture, "Spearmen, Wat");
  g_assert_nonnull (ui_find_text (fixture->dialog, "Spearmen, Wat"));
  /* Twice is nothing new. */
  ui_click (fixture->dialog, "Save as Body");
  ui_settle ();
  g_assert_nonnull (ui_find_text (fixture->dialog, "Nothing would change. Choose or enter something different."));
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  int minimum;

  open_dialog (fixture, "charge");
  gtk_widget_measure (fixture->dialog, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  ui_shoot (fixture->dialog, "declare-charge");
  gtk_window_set_default_size (GTK_WINDOW (fixture->dialog), 360, 640);
  ui_settle ();
  ui_shoot (fixture->dialog, "declare-narrow");
}

/* Where nobody acts, there is nothing to choose. */
static void
test_other_moves (Fixture       *fixture,
                  gconstpointer  data)
{
  open_dialog (fixture, "react-shoot");
  gtk_test_accessible_assert_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_DIALOG);
  g_assert_false (press (fixture, GDK_KEY_a));
  g_assert_null (ui_find_text (fixture->dialog, "Save as Body"));
}

/* Where only one can come, it is that one; where several are hidden, nobody is picked for them. */
static void
test_only_one (Fixture       *fixture,
               gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Riders\",\"reserve\":true}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Lurker\",\"hidden\":true}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Sneak\",\"hidden\":true}");
  open_dialog (fixture, "reveal");
  g_assert_false (ui_is_on (ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Lurker")));
  g_assert_false (ui_is_on (ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Sneak")));
  gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  open_dialog (fixture, "arrive");
  g_assert_true (ui_is_on (ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Riders")));
}

/* The button says what is done if it is pressed: what the move is called, or a verb of its own where that is none. */
static void
test_verb (Fixture       *fixture,
           gconstpointer  data)
{
  static const char * const verbs[][2] = {
    { "charge", "Charge" },
    { "move-shoot", "Move and Shoot" },
    { "task", "Record Action" },
    { "call", "Call" },
    { "melee-done", "Fight" },
    { "out", "Remove Figures" },
    { "left", "Leave the Table" },
    { "react-move", "Make Reactive Move" },
    { "put-right", "Correct" },
    { "split-line", "Split Line" },
    { "add-place", "Add" },
    { "set-place", "Change" },
  };

  open_dialog (fixture, "march");
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      GtkWidget *before = fixture->dialog;

      open_dialog (fixture, verbs[i][0]);
      gtk_window_destroy (GTK_WINDOW (before));
      g_test_message ("%s", verbs[i][0]);
      g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (gtk_window_get_default_widget (GTK_WINDOW (fixture->dialog)))), ==,
                       verbs[i][1]);
    }
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
#define add(path, test) g_test_add ("/ui/declare-dialog/" path, Fixture, NULL, set_up, test, tear_down)
  add ("keys", test_keys);
  add ("said", test_said);
  add ("live", test_live);
  add ("live/still", test_live_still);
  add ("keep", test_keep);
  add ("narrow", test_narrow);
  add ("other-moves", test_other_moves);
  add ("only-one", test_only_one);
  add ("verb", test_verb);
  return g_test_run ();
}
