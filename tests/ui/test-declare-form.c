/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one form, made of what parameters say: what is true now, who is offered, how far a number goes, what is not asked. */

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui-access.h"
#include "ui/declare/vedette-declare-answers.h"
#include "ui/declare/vedette-declare-dice.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-declare-list.h"
#include "vedette-dig-system.h"
#include "vedette-test-battle.h"

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  GtkWidget *view;
  GtkWidget *window;
  GtkWidget *dialog; /* NULL once it has closed */
} Fixture;

static VedetteFigure *
find_line (Fixture    *fixture,
           const char *name)
{
  GListModel *figures = vedette_battle_get_records (vedette_rules_get_battle (fixture->rules), VEDETTE_TYPE_FIGURE);

  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (g_str_equal (vedette_figure_get_name (figure), name))
        return figure;
    }
  g_assert_not_reached ();
}

static VedetteContingent *
get_contingent (Fixture *fixture)
{
  GListModel *all = vedette_battle_get_records (vedette_rules_get_battle (fixture->rules), VEDETTE_TYPE_CONTINGENT);
  g_autoptr (VedetteContingent) first = g_list_model_get_item (all, 0);

  return first;
}

static gint64
get_cursor (Fixture *fixture)
{
  return vedette_battle_get_cursor (vedette_rules_get_battle (fixture->rules));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->session = ui_new_session ();
  fixture->rules = vedette_session_get_rules (fixture->session);
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Guy, excellent, heroic\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"4 spearmen, average\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Wat & son, average, adequate\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"Foot\",\"leader\":\"Guy\"}");
  fixture->view = ui_new_page (fixture->session, "forces");
  fixture->window = ui_show (fixture->view, 1280, 800);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ui_settle ();
  g_clear_weak_pointer (&fixture->dialog);
  g_clear_object (&fixture->session);
}

/* The form that has just been opened */
static void
take_dialog (Fixture    *fixture,
             GtkWidget  *dialog,
             const char *shot)
{
  int minimum;

  g_assert_nonnull (dialog);
  g_set_weak_pointer (&fixture->dialog, dialog);
  gtk_test_widget_wait_for_draw (dialog);
  ui_settle ();
  ui_assert_named (dialog);
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  ui_shoot (dialog, shot);
}

/* Opens the form of an action of Forces, for the line or contingent with that text; %NULL for none. */
static void
open_in_forces (Fixture    *fixture,
                const char *row,
                const char *action)
{
  if (row != NULL)
    ui_select_row (fixture->view, row);
  g_assert_true (gtk_widget_activate_action (fixture->view, action, NULL));
  take_dialog (fixture, ui_find_dialog (fixture->window), action);
}

/* Opens the form of an offer, for that line; %NULL for none. */
static void
open_offer (Fixture    *fixture,
            const char *line,
            const char *offer)
{
  ui_ask (GTK_WINDOW (fixture->window), fixture->session, offer,
          line != NULL ? vedette_record_get_id (VEDETTE_RECORD (find_line (fixture, line))) : 0);
  take_dialog (fixture, ui_find_dialog (fixture->window), offer);
}

static void
accept (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->dialog, "dialog.accept", NULL);
  ui_settle ();
}

static void
write_into (Fixture    *fixture,
            const char *name,
            const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (ui_find_named (fixture->dialog, GTK_TYPE_ENTRY, name)), text);
}

static GtkDropDown *
find_choice (Fixture    *fixture,
             const char *name)
{
  return GTK_DROP_DOWN (ui_find_named (fixture->dialog, GTK_TYPE_DROP_DOWN, name));
}

static void
assert_choices (Fixture    *fixture,
                const char *name,
                const char *expected)
{
  GListModel *strings = gtk_drop_down_get_model (find_choice (fixture, name));
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (strings); i++)
    g_string_append_printf (found, "%s|", gtk_string_list_get_string (GTK_STRING_LIST (strings), i));
  g_assert_cmpstr (found->str, ==, expected);
}

/* @wrong: (nullable) */
static void
assert_marked (Fixture    *fixture,
               const char *name,
               const char *wrong)
{
  GtkWidget *control = ui_find_named (fixture->dialog, GTK_TYPE_ENTRY, name);
  AdwActionRow *row = ADW_ACTION_ROW (gtk_widget_get_ancestor (control, ADW_TYPE_ACTION_ROW));

  g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (row), "error"), ==, wrong != NULL);
  g_assert_cmpint (gtk_test_accessible_has_state (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_STATE_INVALID), ==, wrong != NULL);
  if (wrong == NULL)
    return;
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, wrong);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, wrong);
}

/* Who is offered hangs on the side that is said. */
static void
test_choices (Fixture       *fixture,
              gconstpointer  data)
{
  open_in_forces (fixture, NULL, "forces.add-contingent");
  assert_choices (fixture, "Side", "Red|Blue|");
  assert_choices (fixture, "Leader", "Nobody|Guy|");
  gtk_drop_down_set_selected (find_choice (fixture, "Leader"), 1);
  gtk_drop_down_set_selected (find_choice (fixture, "Side"), 1);
  assert_choices (fixture, "Leader", "Nobody|Wat & son|");
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (fixture, "Leader")), ==, 0);
  accept (fixture);
  g_assert_nonnull (ui_find_text (fixture->dialog, "Enter a name for the contingent"));
  /* That is wrong with the name: it is said there, and there it can be mended. */
  assert_marked (fixture, "Name", "Enter a name for the contingent");
  ui_shoot (fixture->dialog, "contingent-refused");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->dialog)),
                                         ui_find_named (fixture->dialog, GTK_TYPE_ENTRY, "Name")));
  gtk_drop_down_set_selected (find_choice (fixture, "Leader"), 1);
  assert_marked (fixture, "Name", "Enter a name for the contingent");
  write_into (fixture, "Name", "  Riders ");
  assert_marked (fixture, "Name", NULL);
  accept (fixture);
  g_assert_null (fixture->dialog);
}

/* What a record holds is shown; only what is changed is said, and a reference that is to be none is denied. */
static void
test_record (Fixture       *fixture,
             gconstpointer  data)
{
  gint64 before = get_cursor (fixture);

  open_in_forces (fixture, "Foot", "forces.edit");
  g_assert_cmpuint (gtk_drop_down_get_selected (find_choice (fixture, "Leader")), ==, 1);
  accept (fixture);
  g_assert_null (fixture->dialog);
  g_assert_cmpint (get_cursor (fixture), ==, before);
  open_in_forces (fixture, "Foot", "forces.edit");
  gtk_drop_down_set_selected (find_choice (fixture, "Leader"), 0);
  accept (fixture);
  g_assert_cmpint (vedette_contingent_get_leader (get_contingent (fixture)), ==, 0);
  g_assert_cmpstr (vedette_contingent_get_name (get_contingent (fixture)), ==, "Foot");
}

/* What is not asked for is not said, even if something was typed there before. */
static void
test_not_asked (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *needed, *reserve;

  open_in_forces (fixture, NULL, "forces.add");
  reserve = ui_find_named (fixture->dialog, GTK_TYPE_SWITCH, "In reserve");
  needed = ui_find_named (fixture->dialog, GTK_TYPE_SPIN_BUTTON, "Arrival roll (0: none)");
  write_into (fixture, "Name", "Orcs");
  gtk_switch_set_active (GTK_SWITCH (reserve), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (needed), 4);
  gtk_switch_set_active (GTK_SWITCH (reserve), FALSE);
  g_assert_false (gtk_widget_is_sensitive (needed));
  accept (fixture);
  g_assert_cmpint (vedette_figure_get_arrives_die (find_line (fixture, "Orcs")), ==, 0);
  g_assert_cmpint (vedette_figure_get_troops (find_line (fixture, "Orcs")), ==, VEDETTE_TROOPS_AVERAGE);
}

static void
test_limits (Fixture       *fixture,
             gconstpointer  data)
{
  GtkSpinButton *men;
  double min, max;

  open_in_forces (fixture, "Spearmen", "forces.split");
  men = GTK_SPIN_BUTTON (ui_find_named (fixture->dialog, GTK_TYPE_SPIN_BUTTON, "Figures in the new line"));
  gtk_spin_button_get_range (men, &min, &max);
  g_assert_cmpfloat (min, ==, 1);
  g_assert_cmpfloat (max, ==, 3);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (men), ==, 2);
  accept (fixture);
  g_assert_cmpint (vedette_figure_get_count (find_line (fixture, "Spearmen")), ==, 2);
}

/* All of a line leave, as a rule, and the number follows the line. */
static void
test_now (Fixture       *fixture,
          gconstpointer  data)
{
  GtkSpinButton *men;

  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  open_offer (fixture, NULL, "left");
  assert_choices (fixture, "Line", "Red: Guy|Red: Spearmen|Blue: Wat & son|");
  men = GTK_SPIN_BUTTON (ui_find_named (fixture->dialog, GTK_TYPE_SPIN_BUTTON, "How many"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (men), ==, 1);
  gtk_drop_down_set_selected (find_choice (fixture, "Line"), 1);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (men), ==, 4);
  accept (fixture);
  g_assert_cmpint (vedette_figure_get_left (find_line (fixture, "Spearmen")), ==, 4);
}

/* What was corrected by hand stays when a line is chosen after it; nobody can be in melee as a number. */
static void
test_put_right (Fixture       *fixture,
                gconstpointer  data)
{
  VedetteSkirmish skirmish;
  GtkWidget *fighting;

  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  open_offer (fixture, NULL, "put-right");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (ui_find_named (fixture->dialog, GTK_TYPE_SPIN_BUTTON, "Counters")), 3);
  assert_choices (fixture, "Others in contact", "no|yes|");
  gtk_drop_down_set_selected (find_choice (fixture, "Others in contact"), 1);
  fighting = ui_find_named (fixture->dialog, GTK_TYPE_SPIN_BUTTON, "Figures in melee");
  gtk_drop_down_set_selected (find_choice (fixture, "Line"), 2);
  g_assert_false (gtk_widget_is_sensitive (fighting));
  gtk_drop_down_set_selected (find_choice (fixture, "In melee"), VEDETTE_TRI_YES);
  g_assert_true (gtk_widget_is_sensitive (fighting));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (fighting), 2);
  accept (fixture);
  g_assert_null (fixture->dialog);
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (fixture->rules));
  g_assert_cmpint (vedette_skirmish_game_get_counters (skirmish.game), ==, 3);
  g_assert_cmpint (vedette_skirmish_game_get_contact (skirmish.game), !=, VEDETTE_TRI_NO);
  g_assert_cmpint (vedette_figure_get_in_melee (find_line (fixture, "Spearmen")), ==, 2);

  open_offer (fixture, "Spearmen", "put-right");
  gtk_drop_down_set_selected (find_choice (fixture, "In melee"), VEDETTE_TRI_UNTRACKED);
  accept (fixture);
  g_assert_cmpint (vedette_figure_get_melee (find_line (fixture, "Spearmen")), ==, VEDETTE_TRI_UNTRACKED);
  g_assert_cmpint (vedette_figure_get_in_melee (find_line (fixture, "Spearmen")), ==, 0);
}

/* A number and a length for each of a list, in groups; nothing typed is nothing said. */
static void
test_each (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_dig_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_DIG_RULES, "battle", battle, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) asked = NULL, said = NULL;
  g_autoptr (VedetteDeclareRow) row = NULL;
  g_autoptr (GtkWidget) box = NULL;
  const VedetteNumbers *trenches;
  int number;

  g_assert_true (vedette_rules_set_up (rules, &error));
  asked = vedette_rules_find_move (rules, "share", &error);
  said = vedette_rules_find_move (rules, "share", &error);
  g_assert_no_error (error);
  row = vedette_declare_list_new (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (asked), "trenches"));
  box = g_object_ref_sink (vedette_declare_row_get_widget (row));
  vedette_declare_row_update (row, asked, rules, NULL, FALSE);
  g_assert_true (vedette_declare_row_is_asked (row));
  g_assert_true (vedette_declare_row_declare (row, said, FALSE, &error));
  g_assert_false (vedette_move_is_said (said, "trenches"));
  gtk_editable_set_text (GTK_EDITABLE (ui_find_named (box, GTK_TYPE_ENTRY, "Ann")), " 2,5 ");
  g_assert_true (vedette_declare_row_declare (row, said, FALSE, &error));
  trenches = vedette_move_get_each (said, "trenches");
  g_assert_cmpuint (vedette_numbers_get_n (trenches), ==, 1);
  g_assert_true (vedette_numbers_find (trenches, 2, &number));
  g_assert_cmpint (number, ==, 250);
  /* What stands in a field of inches while it is empty may be typed there. */
  g_object_set (said, "trenches", NULL, NULL);
  gtk_editable_set_text (GTK_EDITABLE (ui_find_named (box, GTK_TYPE_ENTRY, "Bob")), "Not tracked");
  g_assert_true (vedette_declare_row_declare (row, said, FALSE, &error));
  g_assert_cmpuint (vedette_numbers_get_n (vedette_move_get_each (said, "trenches")), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (ui_find_named (box, GTK_TYPE_ENTRY, "Bob")), "far");
  g_assert_false (vedette_declare_row_declare (row, said, FALSE, &error));
  g_assert_cmpstr (error->message, ==, "Replace “far” with a distance from 0 to 999 inches");
}

static GtkSpinButton *
find_spin (GtkWidget  *box,
           const char *name)
{
  GtkWidget *spin = ui_find_named (box, GTK_TYPE_SPIN_BUTTON, name);

  g_assert_nonnull (spin);
  return GTK_SPIN_BUTTON (spin);
}

/* A number for each that goes as far as there are of that one; it is said after the nick, and none is not said. */
static void
test_numbers (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_dig_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_DIG_RULES, "battle", battle, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteDeclareRow) row = NULL;
  g_autoptr (GtkWidget) box = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  const char * const texts[] = { "no. 3 1", "no. 1 2", NULL };
  const char * const *said;

  g_assert_true (vedette_rules_set_up (rules, &error));
  move = vedette_rules_find_move (rules, "count", &error);
  g_assert_no_error (error);
  row = vedette_declare_list_new (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "gone"));
  box = g_object_ref_sink (vedette_declare_row_get_widget (row));
  vedette_declare_row_update (row, move, rules, NULL, FALSE);
  g_assert_nonnull (ui_find_text (box, "How many of each"));
  g_assert_nonnull (ui_find_text (box, "Men"));
  g_assert_nonnull (ui_find_text (box, "digs <here>"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_spin (box, "Ann: gone")), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "digs <here>");
  g_assert_true (vedette_declare_row_get_focus (row) == GTK_WIDGET (find_spin (box, "gang: gone")));
  g_assert_true (vedette_declare_row_declare (row, move, FALSE, &error));
  g_assert_false (vedette_move_is_said (move, "gone"));
  gtk_editable_set_text (GTK_EDITABLE (find_spin (box, "gang: gone")), "9");
  gtk_spin_button_set_value (find_spin (box, "Ann: gone"), 1);
  g_assert_true (vedette_declare_row_declare (row, move, FALSE, &error));
  said = vedette_move_get_texts (move, "gone");
  g_assert_cmpuint (g_strv_length ((GStrv) said), ==, 2);
  g_assert_cmpstr (said[0], ==, "no. 1 3");
  g_assert_cmpstr (said[1], ==, "no. 2 1");
  g_value_init (&value, G_TYPE_STRV);
  g_value_set_boxed (&value, texts);
  vedette_declare_row_show (row, &value);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (find_spin (box, "gang: gone")), ==, 2);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (find_spin (box, "Ann: gone")), ==, 0);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (find_spin (box, "Bob: gone")), ==, 1);
}

/* What means nothing by what is declared is not asked for. */
static void
test_relevant (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_dig_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_DIG_RULES, "battle", battle, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteDeclareRow) row = NULL;
  g_autoptr (GtkWidget) box = NULL;

  g_assert_true (vedette_rules_set_up (rules, &error));
  move = vedette_rules_find_move (rules, "share", &error);
  g_assert_no_error (error);
  row = vedette_declare_list_new (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "coins"));
  box = g_object_ref_sink (vedette_declare_row_get_widget (row));
  vedette_declare_row_update (row, move, rules, NULL, FALSE);
  g_assert_false (gtk_widget_get_visible (box));
  g_object_set (move, "paid", TRUE, NULL);
  vedette_declare_row_update (row, move, rules, NULL, FALSE);
  g_assert_true (gtk_widget_get_visible (box));
  gtk_editable_set_text (GTK_EDITABLE (ui_find_named (box, GTK_TYPE_ENTRY, "Bob")), "10");
  g_assert_false (vedette_declare_row_declare (row, move, FALSE, &error));
  g_assert_cmpstr (error->message, ==, "Replace “10” with a number from 1 to 9");
}

/* A button for each answer does the move; what the rules refuse is said, and another answer may be given. */
static void
test_answers (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (fixture->session, "duel");
  GtkWidget *dialog = vedette_declare_answers_new (GTK_WINDOW (fixture->window), fixture->session, move, "winner", "Who?");
  VedetteStep *step;
  graphene_rect_t bounds;

  gtk_window_present (GTK_WINDOW (dialog));
  take_dialog (fixture, dialog, "duel");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->dialog)) == ui_find_named (fixture->dialog, GTK_TYPE_BUTTON, "Red"));
  g_assert_nonnull (ui_find_named (fixture->dialog, GTK_TYPE_BUTTON, "Nobody"));
  g_assert_true (gtk_widget_compute_bounds (ui_find_named (fixture->dialog, GTK_TYPE_BUTTON, "Nobody"), fixture->dialog, &bounds));
  g_assert_cmpfloat (bounds.size.height, >=, 44);
  gtk_widget_activate_action (fixture->dialog, "answers.choose", "i", 1);
  ui_settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (fixture->dialog)), !=, "");
  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"hold\"}");
  gtk_widget_activate_action (fixture->dialog, "answers.choose", "i", 3);
  g_assert_nonnull (fixture->dialog);
  g_signal_emit_by_name (ui_find_named (fixture->dialog, GTK_TYPE_BUTTON, "Blue"), "clicked");
  ui_settle ();
  g_assert_null (fixture->dialog);
  step = vedette_battle_get_current (vedette_rules_get_battle (fixture->rules));
  g_assert_cmpstr (vedette_step_get_kind (step), ==, "duel");
  g_assert_cmpstr (json_object_get_string_member (vedette_step_get_facts (step), "side"), ==, "Blue");
}

static gboolean
is_die_for (GtkWidget  *widget,
            const void *label)
{
  g_autofree char *other = GTK_IS_ENTRY (widget) ? gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, label)
                                                 : NULL;

  return GTK_IS_ENTRY (widget) && other == NULL;
}

static GtkEditable *
find_die (GtkWidget  *dialog,
          const char *label)
{
  GtkWidget *die = ui_find (dialog, is_die_for, label);

  g_assert_nonnull (die);
  return GTK_EDITABLE (die);
}

static gboolean
is_open_die (GtkWidget  *widget,
             const void *data)
{
  return GTK_IS_ENTRY (widget) && gtk_widget_get_sensitive (widget);
}

/* The one in which anything can be typed */
static GtkEditable *
find_last_die (GtkWidget *dialog)
{
  return GTK_EDITABLE (ui_find (dialog, is_open_die, NULL));
}

/* All dice or none; those that were typed stay, and what they bring with them is asked for then. */
static void
test_dice (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_dig_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_DIG_RULES, "battle", battle, NULL);
  GtkWidget *dialog = g_object_new (VEDETTE_TYPE_DIALOG, NULL);
  g_autoptr (VedetteDeclareDice) rows = vedette_declare_dice_new (VEDETTE_DIALOG (dialog), rules);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteDice) dice = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (vedette_rules_set_up (rules, &error));
  move = vedette_rules_find_move (rules, "dig", &error);
  g_assert_no_error (error);
  vedette_declare_dice_update (rows, move);
  gtk_window_present (GTK_WINDOW (dialog));
  ui_settle ();
  ui_shoot (dialog, "dice");
  g_assert_true (vedette_declare_dice_may_roll (rows));
  g_assert_true (vedette_declare_dice_read (rows, &dice, &error));
  g_assert_null (dice);
  gtk_editable_set_text (find_die (dialog, "the depth"), "7");
  g_assert_false (vedette_declare_dice_read (rows, &dice, &error));
  g_assert_cmpstr (error->message, ==, "Enter a number from 1 to 6");
  g_clear_error (&error);
  gtk_editable_set_text (find_die (dialog, "the depth"), " 1 ");
  g_assert_false (vedette_declare_dice_read (rows, &dice, &error));
  g_assert_cmpstr (error->message, ==, "Enter what all the dice show");
  g_clear_error (&error);
  gtk_editable_set_text (find_die (dialog, "the token"), "3");
  g_assert_true (vedette_declare_dice_read (rows, &dice, &error));
  g_assert_cmpuint (vedette_dice_get_left (dice), ==, 2);
  g_assert_false (vedette_declare_dice_settle (rows, move, &error));
  g_assert_cmpstr (error->message, ==, "Enter 1 more die: the depth, once more");
  g_clear_error (&error);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (find_die (dialog, "the depth"))));
  g_assert_false (vedette_declare_dice_may_roll (rows));
  gtk_editable_set_text (find_die (dialog, "the depth, once more"), "5");
  g_assert_true (vedette_declare_dice_settle (rows, move, &error));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* What only the program rolls is typed nowhere, nor is the die beside it; and nobody is told that he might. */
static void
test_sealed (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_dig_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_DIG_RULES, "battle", battle, NULL);
  GtkWidget *dialog = g_object_new (VEDETTE_TYPE_DIALOG, NULL);
  g_autoptr (VedetteDeclareDice) rows = vedette_declare_dice_new (VEDETTE_DIALOG (dialog), rules);
  g_autoptr (VedetteMove) dig = NULL, find = NULL;
  g_autoptr (VedetteDice) dice = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (vedette_rules_set_up (rules, &error));
  dig = vedette_rules_find_move (rules, "dig", &error);
  find = vedette_rules_find_move (rules, "find", &error);
  g_assert_no_error (error);
  gtk_window_present (GTK_WINDOW (dialog));
  vedette_declare_dice_update (rows, dig);
  ui_settle ();
  g_assert_nonnull (ui_find_type (dialog, GTK_TYPE_ENTRY));
  vedette_declare_dice_update (rows, find);
  ui_settle ();
  g_assert_null (ui_find_type (dialog, GTK_TYPE_ENTRY));
  g_assert_false (vedette_declare_dice_may_roll (rows));
  g_assert_true (vedette_declare_dice_read (rows, &dice, &error));
  g_assert_null (dice);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A name is as good as a number, typed or chosen; and what is typed is chosen. */
static void
test_names (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_dig_schema);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_DIG_RULES, "battle", battle, NULL);
  GtkWidget *dialog = g_object_new (VEDETTE_TYPE_DIALOG, NULL);
  g_autoptr (VedetteDeclareDice) rows = vedette_declare_dice_new (VEDETTE_DIALOG (dialog), rules);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteDice) dice = NULL;
  g_autoptr (GError) error = NULL;
  GtkDropDown *names;
  int natural;

  g_assert_true (vedette_rules_set_up (rules, &error));
  move = vedette_rules_find_move (rules, "dig", &error);
  g_assert_no_error (error);
  vedette_declare_dice_update (rows, move);
  gtk_window_present (GTK_WINDOW (dialog));
  ui_settle ();
  ui_assert_named (dialog);
  names = GTK_DROP_DOWN (ui_find_named (dialog, GTK_TYPE_DROP_DOWN, "Result by name"));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (names)), ==, 4);
  gtk_drop_down_set_selected (names, 3);
  g_assert_cmpstr (gtk_editable_get_text (find_die (dialog, "the token")), ==, "rest");
  gtk_editable_set_text (find_die (dialog, "the token"), "1");
  g_assert_cmpuint (gtk_drop_down_get_selected (names), ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (find_die (dialog, "the token")), ==, "1");
  gtk_editable_set_text (find_die (dialog, "the token"), "green");
  g_assert_cmpuint (gtk_drop_down_get_selected (names), ==, 0);
  g_assert_false (vedette_declare_dice_read (rows, &dice, &error));
  g_assert_cmpstr (error->message, ==, "Enter a number from 1 to 3");
  g_clear_error (&error);
  gtk_editable_set_text (find_die (dialog, "the token"), " Blue ");
  gtk_editable_set_text (find_die (dialog, "the depth"), "4");
  ui_shoot (dialog, "dice-names");
  g_assert_true (vedette_declare_dice_read (rows, &dice, &error));
  g_assert_true (vedette_dice_roll (dice, 3, &natural, &error));
  g_assert_cmpint (natural, ==, 2);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* What a move asks for only while it rolls has a row as well, and what was typed before stays. */
static void
test_more (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = vedette_session_make_path ("vault");
  g_autoptr (VedetteSession) session = vedette_session_new_battle ("vault", path, &error);
  GtkWidget *window = ui_show (gtk_label_new (NULL), 800, 600), *dialog;
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed ((const int[]) { 1 }, 1);
  g_autoptr (VedetteMove) draw = NULL, move = NULL;
  VedetteStep *step;

  g_assert_no_error (error);
  draw = vedette_session_new_move (session, "draw");
  g_assert_nonnull (vedette_session_perform_dice (session, draw, dice, FALSE, &error));
  move = vedette_session_new_move (session, "knock");
  dialog = GTK_WIDGET (vedette_declare_form_new (GTK_WINDOW (window), session, move, NULL, NULL));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_window_present (GTK_WINDOW (dialog));
  ui_settle ();
  gtk_editable_set_text (find_die (dialog, "the wall"), "1");
  for (int i = 1; i <= 2; i++)
    {
      gtk_widget_activate_action (dialog, "dialog.accept", NULL);
      ui_settle ();
      g_assert_nonnull (dialog);
      g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), ==, "Another die roll is needed. Enter the number: the echo");
      g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (find_die (dialog, "the wall"))));
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog)), GTK_WIDGET (find_last_die (dialog))));
      gtk_editable_set_text (find_last_die (dialog), i == 1 ? "1" : "5");
    }
  ui_shoot (dialog, "dice-more");
  gtk_widget_activate_action (dialog, "dialog.accept", NULL);
  ui_settle ();
  g_assert_null (dialog);
  step = vedette_battle_get_current (vedette_session_get_battle (session));
  g_assert_cmpstr (vedette_step_get_kind (step), ==, "knock");
  g_assert_cmpint (json_object_get_int_member (vedette_step_get_facts (step), "echoes"), ==, 3);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
#define add(path, test) g_test_add ("/ui/declare-form/" path, Fixture, NULL, set_up, test, tear_down)
  add ("choices", test_choices);
  add ("record", test_record);
  add ("not-asked", test_not_asked);
  add ("limits", test_limits);
  add ("now", test_now);
  add ("put-right", test_put_right);
  add ("answers", test_answers);
  g_test_add_func ("/ui/declare-form/dice", test_dice);
  g_test_add_func ("/ui/declare-form/sealed", test_sealed);
  g_test_add_func ("/ui/declare-form/names", test_names);
  g_test_add_func ("/ui/declare-form/more", test_more);
  g_test_add_func ("/ui/declare-form/each", test_each);
  g_test_add_func ("/ui/declare-form/numbers", test_numbers);
  g_test_add_func ("/ui/declare-form/relevant", test_relevant);
  return g_test_run ();
}
