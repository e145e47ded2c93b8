/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Melee on the Play view: the fights that are due, the prompt for losses and morale, X with a number, and Put Right. */

#include "ui-support.h"

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/play/vedette-play-view.h"
#include "vedette-test-battle.h"

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  GtkWidget *view;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char * const lines[] = {
    "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Gawain, excellent, heroic leader\"}",
    "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"8 spearmen, average\"}",
    "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"6 archers, good, bow\"}",
    "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"<b>&\\\"x\",\"troops\":\"good\"}",
    "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Lurker\",\"hidden\":true}",
    "{\"move\":\"start\",\"holder\":\"red\"}",
  };

  fixture->session = ui_new_session ();
  fixture->rules = vedette_session_get_rules (fixture->session);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    vedette_test_do (fixture->rules, lines[i]);
  fixture->view = vedette_play_view_new (fixture->session);
  fixture->window = ui_show (fixture->view, 1280, 800);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  ui_end_session (fixture->window, &fixture->session);
}

static void
charge (Fixture *fixture)
{
  vedette_test_do (fixture->rules, "{\"move\":\"charge\",\"who\":[\"Gawain\",\"Spearmen\"],\"target\":[\"<b>&\\\"x\","
                                   "\"Archers\"],\"in-melee\":[\"Spearmen 5\"],\"fight\":\"At the <bridge> & ford\"}");
  ui_settle ();
}

static GtkWidget *
find_dialog (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != fixture->window && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

static VedetteFigure *
figure (Fixture    *fixture,
        const char *name)
{
  return vedette_test_named (fixture->rules, VEDETTE_TYPE_FIGURE, name);
}

static VedetteState
get_state (Fixture *fixture)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (fixture->session));
  return vedette_skirmish_game_get_state (skirmish.game);
}

static gboolean
is_button_of (GtkWidget  *widget,
              const void *label)
{
  GtkWidget *child = GTK_IS_BUTTON (widget) ? ui_find_text (widget, label) : NULL;

  return child != NULL && gtk_widget_get_visible (widget);
}

static void
press (Fixture    *fixture,
       const char *label)
{
  GtkWidget *button = ui_find (fixture->view, is_button_of, label);

  /* What has no room in a narrow window is in a menu. */
  if (button == NULL)
    {
      GtkWidget *more = ui_find_named (fixture->view, GTK_TYPE_MENU_BUTTON, "More Moves");

      if (more == NULL)
        more = ui_find_named (fixture->view, GTK_TYPE_MENU_BUTTON, "More");
      gtk_menu_button_popup (GTK_MENU_BUTTON (more));
      ui_settle ();
      button = ui_find (fixture->view, is_button_of, label);
    }
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  ui_settle ();
}

static void
type_number (GtkWidget  *dialog,
             const char *name,
             const char *number)
{
  GtkWidget *spin = ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, name);

  g_assert_nonnull (spin);
  gtk_editable_set_text (GTK_EDITABLE (spin), number);
}

/* Enter in the number that has the focus */
static void
enter (GtkWidget  *dialog,
       const char *name)
{
  GtkWidget *spin = ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, name);

  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activate");
  ui_settle ();
}

static const char *
last_words (Fixture *fixture)
{
  static char *words;

  g_free (words);
  words = vedette_rules_describe (fixture->rules, vedette_battle_get_current (vedette_session_get_battle (fixture->session)), NULL);
  return words;
}

/* How many buttons show that key */
static guint
count_shown (GtkWidget  *widget,
             const char *key)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "key") && gtk_widget_get_child_visible (widget) &&
            gtk_widget_is_visible (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), key);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_shown (child, key);
  return n;
}

/* Who fights is listed; Enter closes the round at once; on demand losses and morale are one prompt and one step. */
static void
test_losses (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog;

  charge (fixture);
  g_assert_nonnull (ui_find_text (fixture->view, "At the <bridge> & ford: Gawain, Spearmen (5 of 8) against Archers, <b>&\"x"));
  ui_shoot (fixture->window, "melee-due");
  /* L is the losses now, so that it does not stand beside Reveal. */
  g_assert_cmpuint (count_shown (fixture->view, "L"), ==, 1);
  press (fixture, "Record Losses…");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  ui_assert_named (dialog);
  g_assert_nonnull (ui_find_text (dialog, "At the <bridge> & ford"));
  g_assert_nonnull (ui_find_text (dialog, "Red: 8 left, 5 in melee"));
  g_assert_nonnull (ui_find_text (dialog, "How many figures of each line are out"));
  g_assert_null (ui_find_text (dialog, "Anything left “not recorded” is not checked."));
  g_assert_null (ui_find_text (dialog, "Lurker"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog)),
                                         ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, "Gawain: casualties")));
  type_number (dialog, "Gawain: casualties", "1");
  /* No more than there are */
  type_number (dialog, "Archers: casualties", "7");
  gtk_spin_button_update (GTK_SPIN_BUTTON (ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, "Archers: casualties")));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, "Archers: casualties"))), ==, "6");
  type_number (dialog, "Archers: casualties", "4");
  gtk_editable_set_text (GTK_EDITABLE (ui_find_named (dialog, GTK_TYPE_ENTRY, "Morale")), "they <i>waver</i>");
  ui_shoot (dialog, "melee-losses");
  enter (dialog, "Archers: casualties");
  g_assert_null (find_dialog (fixture));
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_NOMINATE);
  g_assert_cmpint (vedette_figure_get_out (figure (fixture, "Archers")), ==, 4);
  g_assert_cmpstr (last_words (fixture), ==,
                   "The round of melee was fought. Fights: At the <bridge> & ford. Gawain became a casualty. Archers took 4 "
                   "casualties, leaving 2 of 6. Morale: they <i>waver</i>. The leader Gawain became a casualty.");
  ui_shoot (fixture->window, "melee-done");
}

/* Without a word said, Enter alone is enough; and nothing is asked that nobody wants to say. */
static void
test_enter (Fixture       *fixture,
            gconstpointer  data)
{
  charge (fixture);
  press (fixture, "Record Melee");
  g_assert_null (find_dialog (fixture));
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_NOMINATE);
  g_assert_null (ui_find_text (fixture->view, "Record Losses…"));
}

/* Quick has no losses; Full asks for them by itself, also in the general melee, and lists those in no fight apart. */
static void
test_levels (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog;

  vedette_test_do (fixture->rules, "{\"edit\":\"set-battle\",\"level\":\"quick\"}");
  charge (fixture);
  g_assert_null (ui_find (fixture->view, is_button_of, "Record Losses…"));
  vedette_test_do (fixture->rules, "{\"edit\":\"set-battle\",\"level\":\"full\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"melee-done\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"remove-fight\",\"fight\":\"At the <bridge> & ford\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-fight\",\"name\":\"By the mill\",\"lines\":[\"Gawain\",\"Archers\"]}");
  vedette_test_do (fixture->rules, "{\"move\":\"snatch\",\"nominee\":\"Archers\",\"die\":2}");
  ui_settle ();
  ui_shoot (fixture->window, "general-melee-due");
  press (fixture, "Record General Melee");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  g_assert_nonnull (ui_find_text (dialog, "By the mill"));
  g_assert_nonnull (ui_find_text (dialog, "Others"));
  ui_shoot (dialog, "general-melee-losses");
  enter (dialog, "Gawain: casualties");
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_ACT_FREE);
  g_assert_cmpint (vedette_figure_get_out (figure (fixture, "Gawain")), ==, 0);
}

/* Nobody said who fights: it may be anybody whom both sides see. */
static void
test_unsaid (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog;

  vedette_test_do (fixture->rules, "{\"move\":\"charge\"}");
  ui_settle ();
  g_assert_nonnull (ui_find_text (fixture->view, "Figures in contact are not recorded"));
  press (fixture, "Record Losses…");
  dialog = find_dialog (fixture);
  g_assert_nonnull (ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, "Archers: casualties"));
  g_assert_null (ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, "Lurker: casualties"));
  /* Each side has its own, and a few are read at a glance. */
  g_assert_nonnull (ui_find_text (dialog, "Red"));
  g_assert_nonnull (ui_find_text (dialog, "Blue"));
  g_assert_null (ui_find_type (dialog, GTK_TYPE_SEARCH_ENTRY));
  gtk_window_close (GTK_WINDOW (dialog));
  ui_settle ();
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_CONTACT_MELEE);
}

/* Of many those who are looked for are shown; a number that was typed before counts whether its row shows or not. */
static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog, *archers, *mob;

  for (guint i = 0; i < 14; i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"edit\":\"add-line\",\"side\":\"%s\",\"text\":\"4 mob %c\"}",
                                               i % 2 == 0 ? "red" : "blue", 'a' + (char) i);

      vedette_test_do (fixture->rules, line);
    }
  vedette_test_do (fixture->rules, "{\"move\":\"charge\"}");
  ui_settle ();
  press (fixture, "Record Losses…");
  dialog = find_dialog (fixture);
  archers = ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, "Archers: casualties");
  mob = ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, "Mob b: casualties");
  g_assert_nonnull (ui_find_type (dialog, GTK_TYPE_SEARCH_ENTRY));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (mob), 2);
  gtk_editable_set_text (GTK_EDITABLE (ui_find_type (dialog, GTK_TYPE_SEARCH_ENTRY)), "ARCH");
  g_usleep (300000);
  ui_settle ();
  g_assert_true (gtk_widget_get_mapped (archers));
  g_assert_false (gtk_widget_get_mapped (mob));
  ui_shoot (dialog, "losses-many");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (archers), 1);
  gtk_widget_activate_action (dialog, "dialog.accept", NULL);
  ui_settle ();
  g_assert_nonnull (strstr (last_words (fixture), "Archers took 1 casualty, leaving 5 of 6."));
  g_assert_nonnull (strstr (last_words (fixture), "Mob b took 2 casualties, leaving 2 of 4."));
}

/* X asks for the line and how many; whoever is in melee is the likely one. */
static void
test_out (Fixture       *fixture,
          gconstpointer  data)
{
  GtkWidget *dialog;

  vedette_test_do (fixture->rules, "{\"move\":\"contact\",\"line\":[\"Archers\",\"Spearmen\"],\"melee\":true}");
  ui_settle ();
  press (fixture, "Casualties…");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  ui_assert_named (dialog);
  ui_shoot (dialog, "out");
  type_number (dialog, "How many", "3");
  enter (dialog, "How many");
  g_assert_null (find_dialog (fixture));
  g_assert_cmpstr (last_words (fixture), ==, "Spearmen took 3 casualties, leaving 5 of 8.");
}

/* Who leaves the table is asked for alike: who is free to go, and all of them unless it is said how many (A-S46). */
static void
test_left (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;

  vedette_test_do (fixture->rules, "{\"move\":\"contact\",\"line\":[\"Gawain\",\"Spearmen\"],\"melee\":true}");
  ui_settle ();
  press (fixture, "Leave the Table…");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  ui_assert_named (dialog);
  type_number (dialog, "How many", "2");
  enter (dialog, "How many");
  g_assert_null (find_dialog (fixture));
  g_assert_cmpstr (last_words (fixture), ==, "2 figures of Archers left the table, leaving 4 of 6.");
}

/* What is true of a line is put right in one step, and only that is said. */
static void
test_put_right (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *dialog;

  press (fixture, "Correct…");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  ui_assert_named (dialog);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_named (dialog, GTK_TYPE_DROP_DOWN, "Line")), 2);
  type_number (dialog, "Casualties", "2");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_named (dialog, GTK_TYPE_DROP_DOWN, "In melee")), VEDETTE_TRI_YES);
  type_number (dialog, "Figures in melee", "3");
  ui_shoot (dialog, "put-right");
  gtk_widget_activate_action (dialog, "dialog.accept", NULL);
  ui_settle ();
  g_assert_null (find_dialog (fixture));
  g_assert_cmpstr (last_words (fixture), ==, "The record was corrected. Line corrected: Spearmen. Casualties: 2 (was 0). "
                                             "Figures in melee: 3 (was 0).");
  /* Nothing changed is nothing to put right. */
  press (fixture, "Correct…");
  dialog = find_dialog (fixture);
  gtk_widget_activate_action (dialog, "dialog.accept", NULL);
  ui_settle ();
  g_assert_nonnull (ui_find_text (dialog, "Choose what to correct"));
  gtk_window_close (GTK_WINDOW (dialog));
  ui_settle ();
}

/* On a small screen all of it fits. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  static const char * const buttons[] = { "Record Losses…", "Casualties…", "Correct…" };

  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (fixture->view), TRUE);
  charge (fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  ui_settle ();
  ui_assert_fits (fixture->view, 360);
  ui_shoot (fixture->window, "melee-narrow");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      g_autofree char *name = g_strdup_printf ("melee-narrow-%u", i);
      GtkWidget *dialog;

      press (fixture, buttons[i]);
      dialog = find_dialog (fixture);
      g_assert_nonnull (dialog);
      gtk_window_set_default_size (GTK_WINDOW (dialog), 360, -1);
      ui_settle ();
      ui_assert_fits (gtk_widget_get_first_child (dialog), 360);
      ui_shoot (dialog, name);
      gtk_window_close (GTK_WINDOW (dialog));
      ui_settle ();
    }
}

#define ADD(name, function) g_test_add ("/melee-view/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  ADD ("losses", test_losses);
  ADD ("enter", test_enter);
  ADD ("levels", test_levels);
  ADD ("unsaid", test_unsaid);
  ADD ("out", test_out);
  ADD ("left", test_left);
  ADD ("many", test_many);
  ADD ("put-right", test_put_right);
  ADD ("narrow", test_narrow);
  return g_test_run ();
}
