/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle begins and when it is to stop: rolling off, limits, the clock, reminders, and their settings. */

#include "vedette-config.h"

#include <string.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/switches/vedette-skirmish-switches.h"
#include "start-support.h"
#include "ui/preferences/vedette-battle-settings-dialog.h"
#include "ui/widgets/vedette-dialog.h"
#include "ui/skirmish/play/vedette-stop-clock.h"
#include "ui/widgets/vedette-why-button.h"

static void
do_move (VedetteSession *session,
         const char     *json)
{
  g_autofree char *text = g_strdelimit (g_strdup (json), "'", '"');
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  g_autofree char *name = g_strdup (json_object_get_string_member (json_node_get_object (root), "move"));
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;

  json_object_remove_member (json_node_get_object (root), "move");
  move = vedette_rules_new_move (vedette_session_get_rules (session), name, json_node_get_object (root), &error);
  g_assert_no_error (error);
  vedette_session_perform (session, move, 0, FALSE, &error);
  g_assert_no_error (error);
}

static VedetteSession *
new_session (void)
{
  g_autoptr (GError) error = NULL;
  VedetteSession *session = vedette_session_new_battle ("skirmish", NULL, &error);

  g_assert_no_error (error);
  return session;
}

static GtkWindow *
open_window (VedetteApplication *application,
             VedetteSession     *session)
{
  GtkWindow *window = GTK_WINDOW (vedette_battle_window_new (GTK_APPLICATION (application), session));

  gtk_window_present (window);
  ui_test_settle ();
  return window;
}

static VedetteSkirmish
read_skirmish (VedetteSession *session)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  return skirmish;
}

static GtkWidget *
find_button (GtkWidget  *root,
             const char *text)
{
  GtkWidget *label = ui_test_find_label (root, text);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

static GtkEditable *
find_entry (GtkWindow *dialog,
            guint      index)
{
  GtkWidget *entry = ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, index);

  g_assert_nonnull (entry);
  return GTK_EDITABLE (entry);
}

static GtkEditable *
find_die (GtkWindow  *dialog,
          const char *name)
{
  GtkWidget *entry;

  for (guint i = 0; (entry = ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, i)) != NULL; i++)
    {
      g_autofree char *error = gtk_test_accessible_check_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

      if (error == NULL && gtk_widget_get_sensitive (entry))
        return GTK_EDITABLE (entry);
    }
  g_assert_not_reached ();
}

static void
type_dice (GtkWindow  *dialog,
           const char *first,
           const char *second)
{
  gtk_editable_set_text (find_die (dialog, "Die for Red"), first);
  gtk_editable_set_text (find_die (dialog, "Die for Blue"), second);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.accept", NULL);
  ui_test_settle ();
}

static const char *
get_said (GtkWindow *dialog)
{
  return vedette_dialog_get_said (VEDETTE_DIALOG (dialog));
}

/* Leaders are named, the best first; a tie is rolled again; with real dice nothing is rolled by itself. */
static void
test_roll_off (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteSession) session = new_session ();
  GtkWindow *window, *dialog;
  VedetteStep *step;
  JsonArray *naturals;

  do_move (session, "{'move':'add-line','side':'red','text':'Ann, average, good leader'}");
  do_move (session, "{'move':'add-line','side':'red','text':'Ben, average, adequate leader'}");
  do_move (session, "{'move':'add-line','side':'blue','text':'<b>Wat</b>, average, inspired leader'}");
  do_move (session, "{'move':'set-side','side':'red','rolling':'real'}");
  do_move (session, "{'move':'set-switch','switch':'start','value':'roll-off'}");
  window = open_window (application, session);
  g_signal_emit_by_name (find_button (GTK_WIDGET (window), "Roll Off…"), "clicked");
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_DIALOG);
  g_assert_nonnull (dialog);
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (GTK_WIDGET (dialog));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Ann +2"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "<b>Wat</b> +4"));
  /* With two less, Red wins 153 of the 382 pairs of dice that are no tie. */
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Red 40.1% · Blue 59.9%"));
  ui_test_shoot (GTK_WIDGET (dialog), "roll-off");

  type_dice (dialog, "", "");
  g_assert_cmpstr (get_said (dialog), ==, "Enter what all the dice show");
  type_dice (dialog, "21", "3");
  g_assert_nonnull (strstr (get_said (dialog), "1 to 20"));
  type_dice (dialog, "7", "");
  g_assert_cmpstr (get_said (dialog), ==, "Enter what all the dice show");
  /* 10 + 2 against 8 + 4 */
  type_dice (dialog, "10", "8");
  g_assert_cmpstr (get_said (dialog), ==, "Enter 2 more dice: who starts, again after a tie");
  ui_test_shoot (GTK_WIDGET (dialog), "roll-off-tie");
  g_assert_null (vedette_session_get_why_not (session));
  /* What they have rolled for stays as it is, and so do the dice. */
  g_assert_false (gtk_widget_is_sensitive (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 0)));
  g_assert_cmpstr (gtk_editable_get_text (find_entry (dialog, 0)), ==, "10");
  g_assert_cmpstr (gtk_editable_get_text (find_die (dialog, "Die for Red")), ==, "");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (dialog), GTK_WIDGET (find_die (dialog, "Die for Red"))));
  type_dice (dialog, "9", "6");
  g_assert_null (ui_test_find_window (VEDETTE_TYPE_DIALOG));
  step = vedette_battle_get_current (vedette_session_get_battle (session));
  g_assert_cmpstr (vedette_step_get_kind (step), ==, "start");
  naturals = json_object_get_array_member (vedette_step_get_facts (step), "naturals");
  g_assert_cmpuint (json_array_get_length (naturals), ==, 4);
  g_assert_cmpint (json_object_get_int_member (vedette_step_get_facts (step), "total-1"), ==, 11);
  g_assert_cmpint (json_object_get_int_member (vedette_step_get_facts (step), "total-2"), ==, 10);
  ui_test_stop (application);
}

/* Where the program rolls for both, Enter is enough. */
static void
test_roll_off_program (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteSession) session = new_session ();
  GtkWindow *window, *dialog;

  do_move (session, "{'move':'set-switch','switch':'start','value':'roll-off'}");
  window = open_window (application, session);
  g_signal_emit_by_name (find_button (GTK_WIDGET (window), "Roll Off…"), "clicked");
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_DIALOG);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Red 50% · Blue 50%"));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.accept", NULL);
  ui_test_settle ();
  g_assert_cmpint (vedette_skirmish_game_get_state (read_skirmish (session).game), ==, VEDETTE_STATE_ACT_FREE);
  ui_test_stop (application);
}

/* By the scenario there is nothing to choose. */
static void
test_side (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteSession) session = new_session ();
  GtkWindow *window;

  do_move (session, "{'move':'set-switch','switch':'start','value':'side-b'}");
  window = open_window (application, session);
  g_assert_null (ui_test_find_label (GTK_WIDGET (window), "Start with Red"));
  g_signal_emit_by_name (find_button (GTK_WIDGET (window), "Start with Blue"), "clicked");
  ui_test_settle ();
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "Initiative: Blue"));
  ui_test_stop (application);
}

/* The last action says so, and from then on the end is offered beside what is due. */
static void
test_limit (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteSession) session = new_session ();
  GtkWindow *window;

  do_move (session, "{'move':'set-battle','stop-after':2}");
  window = open_window (application, session);
  do_move (session, "{'move':'start','holder':'red'}");
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "0 of 2 actions"));
  do_move (session, "{'move':'hold'}");
  do_move (session, "{'move':'decline'}");
  g_assert_null (vedette_session_get_reminder (session));
  do_move (session, "{'move':'hold'}");
  ui_test_settle ();
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "This is action 2 of 2, the last in the scenario"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "2 of 2 actions (scenario limit)"));
  ui_test_shoot (GTK_WIDGET (window), "limit");
  gtk_window_set_default_size (window, 360, 640);
  ui_test_wait_seconds (0.5);
  ui_test_assert_fits (GTK_WIDGET (window));
  ui_test_shoot (GTK_WIDGET (window), "limit-narrow");
  do_move (session, "{'move':'decline'}");
  ui_test_settle ();
  g_assert_null (ui_test_find_label (GTK_WIDGET (window), "the last in the scenario"));
  /* The first of that name is the one beside what is due, above the board. */
  g_signal_emit_by_name (find_button (GTK_WIDGET (window), "End Battle…"), "clicked");
  g_assert_cmpint (vedette_skirmish_game_get_state (read_skirmish (session).game), ==, VEDETTE_STATE_OVER);
  ui_test_stop (application);
}

static gboolean
has_reminder (gpointer data)
{
  return vedette_session_get_reminder (data) != NULL;
}

/* One timeout to the moment; none before there is a limit, none after it, none once the game is over. */
static void
test_clock (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteSession) session = new_session ();
  VedetteBattle *battle = vedette_session_get_battle (session);
  g_autoptr (VedetteStopClock) clock = vedette_stop_clock_new (session);
  GtkWindow *window;

  vedette_battle_set_clock (battle, "2025-04-30T20:00:58Z");
  window = open_window (application, session);
  g_assert_false (vedette_stop_clock_has_timeout (clock));
  do_move (session, "{'move':'start','holder':'red'}");
  g_assert_false (vedette_stop_clock_has_timeout (clock));
  do_move (session, "{'move':'set-battle','stop-at':'21:00'}");
  g_assert_true (vedette_stop_clock_has_timeout (clock));
  vedette_session_undo (session, NULL);
  g_assert_false (vedette_stop_clock_has_timeout (clock));
  vedette_battle_set_clock (battle, "2025-04-30T20:59:59Z");
  do_move (session, "{'move':'set-battle','stop-at':'21:00'}");
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "until 21:00"));
  vedette_battle_set_clock (battle, "2025-04-30T21:00:01Z");
  ui_test_wait (has_reminder, session);
  ui_test_settle ();
  g_assert_cmpstr (vedette_session_get_reminder (session), ==, "The stop time of 21:00 has passed");
  g_assert_false (vedette_stop_clock_has_timeout (clock));
  g_assert_nonnull (find_button (GTK_WIDGET (window), "End Battle…"));
  ui_test_shoot (GTK_WIDGET (window), "clock");
  do_move (session, "{'move':'hold'}");
  g_assert_false (vedette_stop_clock_has_timeout (clock));
  g_assert_cmpstr (json_object_get_string_member (vedette_step_get_facts (vedette_battle_get_current (battle)), "stop-at"),
                   ==, "21:00");
  ui_test_stop (application);
}

/* What a move reminds of stands in the line of the reasons until the next step; what other rules handle is read in the log. */
static void
test_reminder (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteSession) session = new_session ();
  GtkWindow *window = open_window (application, session);

  do_move (session, "{'move':'start','holder':'red'}");
  g_assert_null (ui_test_find_label (GTK_WIDGET (window), "morale follow your other rules"));
  do_move (session, "{'move':'shoot','all':true}");
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "nobody moves"));
  /* What cannot be done goes before it. */
  vedette_session_do (session, "march");
  g_assert_null (ui_test_find_label (GTK_WIDGET (window), "nobody moves"));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), "has not rolled yet"));
  do_move (session, "{'move':'decline'}");
  do_move (session, "{'move':'shoot','all':true}");
  g_assert_null (vedette_session_get_reminder (session));
  ui_test_stop (application);
}

static void
leave (GtkEditable *entry)
{
  g_signal_emit_by_name (entry, "activate");
  ui_test_settle ();
}

static gboolean
has_limit (gpointer data)
{
  return vedette_about_get_stop_after (read_skirmish (data).about) == 30;
}

static void
test_settings (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteSession) session = new_session ();
  GtkWindow *window = open_window (application, session);
  GtkWindow *dialog;
  GtkSpinButton *stop_after, *every;
  guint n;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.battle-settings", NULL);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_BATTLE_SETTINGS_DIALOG);
  for (int about = VEDETTE_SWITCH_BEGINNING; about <= VEDETTE_SWITCH_CLOCK; about++)
    g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog),
                                          vedette_enum_get_label (vedette_switch_group_get_type (), about)));
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (GTK_WIDGET (dialog));

  gtk_editable_set_text (find_entry (dialog, 0), " Hack & <b>Slay ");
  leave (find_entry (dialog, 0));
  g_assert_cmpstr (vedette_about_get_host_rules (read_skirmish (session).about), ==, "Hack & <b>Slay");
  gtk_editable_set_text (find_entry (dialog, 1), "half past ten");
  leave (find_entry (dialog, 1));
  g_assert_nonnull (strstr (get_said (dialog), "22:30"));
  g_assert_cmpstr (vedette_about_get_stop_at (read_skirmish (session).about), ==, "");
  gtk_editable_set_text (find_entry (dialog, 1), "22.30");
  leave (find_entry (dialog, 1));
  g_assert_cmpstr (vedette_about_get_stop_at (read_skirmish (session).about), ==, "22:30");
  g_assert_cmpstr (get_said (dialog), ==, "");
  /* Nothing new is no step. */
  n = vedette_battle_get_place (vedette_session_get_battle (session));
  leave (find_entry (dialog, 1));
  g_assert_cmpuint (vedette_battle_get_place (vedette_session_get_battle (session)), ==, n);

  /* On its way to 30 the spin button makes no steps. */
  stop_after = GTK_SPIN_BUTTON (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_SPIN_BUTTON, 0));
  for (int i = 1; i <= 30; i++)
    gtk_spin_button_set_value (stop_after, i);
  ui_test_wait (has_limit, session);
  g_assert_cmpuint (vedette_battle_get_place (vedette_session_get_battle (session)), ==, n + 1);

  /* The number of the clock, below that of the order cards, is there once it is on; to close counts as to rest. */
  do_move (session, "{'move':'set-switch','switch':'clock','value':'n'}");
  ui_test_settle ();
  every = GTK_SPIN_BUTTON (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_SPIN_BUTTON, 2));
  g_assert_nonnull (every);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "Default: off"));
  gtk_spin_button_set_value (every, 12);
  g_assert_false (gtk_widget_get_sensitive (find_button (GTK_WIDGET (dialog), "Show Reminders Again")));
  do_move (session, "{'move':'start','holder':'red'}");
  g_assert_true (gtk_widget_get_sensitive (find_button (GTK_WIDGET (dialog), "Show Reminders Again")));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "settings.again", NULL);
  g_assert_null (vedette_skirmish_game_get_reminded (read_skirmish (session).game)[0]);
  gtk_window_close (dialog);
  g_assert_cmpint (vedette_about_get_clock_every (read_skirmish (session).about), ==, 12);
  ui_test_settle ();
  ui_test_stop (application);
}

/* For people: the house rules from top to bottom */
static void
test_looks (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (VedetteSession) session = new_session ();
  GtkWindow *window = open_window (application, session);
  GtkWindow *dialog;

  do_move (session, "{'move':'set-switch','switch':'clock','value':'8'}");
  do_move (session, "{'move':'set-switch','switch':'counter_life','value':'next-roll'}");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.battle-settings", NULL);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_BATTLE_SETTINGS_DIALOG);
  if (g_getenv ("VEDETTE_SHOTS") != NULL)
    {
      GtkWidget *scrolled = ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_SCROLLED_WINDOW, 0);
      GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

      gtk_window_set_default_size (dialog, 360, 1000);
      ui_test_wait_seconds (0.5);
      for (guint i = 0; i < 4; i++)
        {
          g_autofree char *name = g_strdup_printf ("settings-%u", i);

          gtk_adjustment_set_value (place, i * 900);
          ui_test_wait_seconds (0.3);
          ui_test_shoot (GTK_WIDGET (dialog), name);
        }
    }
  g_assert_nonnull (ui_test_find_type (GTK_WIDGET (dialog), VEDETTE_TYPE_WHY_BUTTON, 0));
  gtk_window_close (dialog);
  ui_test_settle ();
  ui_test_stop (application);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/setup/roll-off/typed", test_roll_off);
  g_test_add_func ("/setup/roll-off/program", test_roll_off_program);
  g_test_add_func ("/setup/side", test_side);
  g_test_add_func ("/setup/limit", test_limit);
  g_test_add_func ("/setup/clock", test_clock);
  g_test_add_func ("/setup/reminder", test_reminder);
  g_test_add_func ("/setup/settings", test_settings);
  g_test_add_func ("/setup/looks", test_looks);
  return g_test_run ();
}
