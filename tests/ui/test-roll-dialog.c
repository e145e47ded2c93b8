/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog: who is offered, what is ticked, what is needed, and what becomes of the die. */

#include "roll-dialog-fixture.h"

static void
note_row (GtkWidget *widget,
          gpointer   rows)
{
  g_autofree char *texts = NULL;

  if (!ui_is_row (widget))
    return;
  texts = ui_list_texts (widget);
  g_string_append_printf (rows, "%s\n", texts);
}

static GtkWidget *
get_list (Fixture *fixture)
{
  return ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_LIST, "Possible nominees, best chance first");
}

static void
test_candidates (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  open_dialog (fixture);
  ui_visit (get_list (fixture), note_row, rows);
  g_assert_cmpstr (rows->str, ==,
                   "Squires (5)|Good|18|16|\n"
                   "Wat|Average|★|18|16|\n"
                   "<b>&\"x|Poor|20|18|\n"
                   "Goblins (3)|Sub-human|22|20|\n"
                   "Unlisted Figure…|+|\n");
  /* The best comes first, and is chosen. */
  g_assert_cmpstr (get_needed (fixture), ==, "18+ 15%");
  g_assert_cmpstr (get_in_words (fixture), ==, "Squires (5) succeeds on 18 or more");
  g_assert_cmpstr (get_sum (fixture), ==, "18 Good  = 18");
  g_assert_null (find_text (fixture, "Enemy"));
}

static void
test_ticks (Fixture       *fixture,
            gconstpointer  data)
{
  static const struct
  {
    guint key;
    const char *needed;
  } rows[] = {
    { GDK_KEY_r, "16+ 25%" },
    { GDK_KEY_o, "18+ 15%" },
    { GDK_KEY_e, "22+ 0%" },
    { GDK_KEY_B, "18+ 15%" },
    { GDK_KEY_plus, "17+ 20%" },
    { GDK_KEY_KP_Subtract, "18+ 15%" },
    { GDK_KEY_r, "20+ 5%" },
  };

  open_dialog (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (press (fixture, rows[i].key));
      g_assert_cmpstr (get_needed (fixture), ==, rows[i].needed);
    }
  click (fixture, "In reach");
  g_assert_cmpstr (get_needed (fixture), ==, "18+ 15%");
  for (guint i = 0; i < 20; i++)
    press (fixture, GDK_KEY_plus);
  g_assert_cmpstr (get_needed (fixture), ==, "−2+ 100%");
}

static void
test_why (Fixture       *fixture,
          gconstpointer  data)
{
  open_dialog (fixture);
  press (fixture, GDK_KEY_r);
  g_assert_cmpstr (get_why_not (fixture), ==, "In reach of what? Declare the intention before the roll.");
  press (fixture, GDK_KEY_s);
  g_assert_true (is_on (fixture, "Shoot"));
  g_assert_cmpstr (get_why_not (fixture), ==, "");
  press (fixture, GDK_KEY_s);
  g_assert_true (is_on (fixture, "Not Declared"));
  press (fixture, GDK_KEY_v);
  press (fixture, GDK_KEY_1);
  press (fixture, GDK_KEY_9);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "intention"), ==, "sight");
}

/* Where the medium range of his weapon is known, to be in reach to shoot is a question of inches (S-80). */
static void
test_range (Fixture       *fixture,
            gconstpointer  data)
{
  VedetteBattle *battle = vedette_session_get_battle (fixture->session);
  VedetteEdit *edit = vedette_battle_edit (battle, "test");

  for (guint i = 0; i < g_list_model_get_n_items (vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE)); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE), i);

      vedette_edit_set (edit, figure, "range", 1200, NULL);
    }
  commit (fixture, edit);
  open_dialog (fixture);
  g_assert_nonnull (find_button (fixture, "In reach"));
  press (fixture, GDK_KEY_s);
  g_assert_nonnull (find_button (fixture, "12″ or less?"));
  g_assert_null (find_text (fixture, "In reach"));
  press (fixture, GDK_KEY_g);
  g_assert_nonnull (find_button (fixture, "In reach"));
}

/* Digits are the die wherever the focus is; 13 against 18 fails, 18 wins. */
static void
test_typed (Fixture       *fixture,
            gconstpointer  data)
{
  gboolean wins = GPOINTER_TO_INT (data);

  open_dialog (fixture);
  g_assert_true (ui_has_focus (get_list (fixture)));
  g_assert_nonnull (find_button (fixture, "Roll"));
  press (fixture, GDK_KEY_7);
  press (fixture, GDK_KEY_BackSpace);
  press (fixture, GDK_KEY_KP_1);
  press (fixture, wins ? GDK_KEY_8 : GDK_KEY_3);
  g_assert_cmpstr (gtk_editable_get_text (get_die (fixture)), ==, wins ? "18" : "13");
  g_assert_nonnull (find_button (fixture, wins ? "Use 18" : "Use 13"));
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpint (json_object_get_int_member (get_facts (fixture), "natural"), ==, wins ? 18 : 13);
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "dice"), ==, "typed");
  g_assert_cmpint (json_object_get_boolean_member (get_facts (fixture), "success"), ==, wins);
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "nominee"), ==, "Squires");
}

static void
test_program_rolls (Fixture       *fixture,
                    gconstpointer  data)
{
  open_dialog (fixture);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "dice"), ==, "kernel");
}

static void
test_bad_die (Fixture       *fixture,
              gconstpointer  data)
{
  gint64 before = vedette_battle_get_cursor (fixture->skirmish.battle);

  open_dialog (fixture);
  gtk_editable_set_text (get_die (fixture), "0");
  press_enter (fixture);
  ui_settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_cmpstr (get_why_not (fixture), ==, "Enter a number from 1 to 20");
  gtk_editable_set_text (get_die (fixture), "21");
  g_assert_cmpstr (get_why_not (fixture), ==, "Enter a number from 1 to 20");
  press_enter (fixture);
  ui_settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_cmpstr (get_why_not (fixture), ==, "Enter a number from 1 to 20");
  g_assert_cmpint (vedette_battle_get_cursor (fixture->skirmish.battle), ==, before);
  /* What cannot become a die any more is begun anew. */
  press (fixture, GDK_KEY_5);
  g_assert_cmpstr (gtk_editable_get_text (get_die (fixture)), ==, "5");
}

static void
test_real_dice (Fixture       *fixture,
                gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (fixture->skirmish.battle, "test");
  gint64 before;

  vedette_edit_set (edit, fixture->skirmish.forces[1], "rolling", VEDETTE_ROLLING_REAL, NULL);
  commit (fixture, edit);
  before = vedette_battle_get_cursor (fixture->skirmish.battle);
  open_dialog (fixture);
  g_assert_null (find_button (fixture, "Roll"));
  press_enter (fixture);
  ui_settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_cmpint (vedette_battle_get_cursor (fixture->skirmish.battle), ==, before);
  g_assert_true (g_str_has_prefix (get_why_not (fixture), "This side uses real dice"));
  press (fixture, GDK_KEY_2);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_true (json_object_get_boolean_member (get_facts (fixture), "low"));
}

static void
test_only (Fixture       *fixture,
           gconstpointer  data)
{
  open_dialog (fixture);
  g_assert_null (find_text (fixture, "Natural 1–3: everyone in contact fights"));
  press (fixture, GDK_KEY_y);
  g_assert_nonnull (find_button (fixture, "Record as Won"));
  press (fixture, GDK_KEY_q);
  g_assert_nonnull (find_button (fixture, "Record as Lost"));
  g_assert_nonnull (find_text (fixture, "Natural 1–3: everyone in contact fights"));
  press (fixture, GDK_KEY_m);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_false (json_object_get_boolean_member (get_facts (fixture), "success"));
  g_assert_true (json_object_get_boolean_member (get_facts (fixture), "low"));
  g_assert_false (json_object_has_member (get_facts (fixture), "natural"));
}

/* Whether the die was low is asked only where won or lost leaves it open; else it follows, and M is of no use (A-S49). */
static void
test_only_low (Fixture       *fixture,
               gconstpointer  data)
{
  const char *question = "Natural 1–3: everyone in contact fights";

  open_dialog (fixture);
  g_assert_cmpstr (get_needed (fixture), ==, "19+ 10%");
  press (fixture, GDK_KEY_y);
  g_assert_null (find_text (fixture, question));
  press (fixture, GDK_KEY_m);
  g_assert_cmpstr (get_why_not (fixture), ==, "");
  press (fixture, GDK_KEY_q);
  g_assert_nonnull (find_text (fixture, question));
  g_assert_cmpstr (get_why_not (fixture), ==, "Enter whether the die showed 1 to 3. If so, everyone in contact fights.");
  press (fixture, GDK_KEY_m);
  g_assert_cmpstr (get_why_not (fixture), ==, "");
  /* With a bonus of 16 he needs 3. */
  for (guint i = 0; i < 16; i++)
    press (fixture, GDK_KEY_plus);
  g_assert_cmpstr (get_needed (fixture), ==, "3+ 90%");
  g_assert_null (find_text (fixture, question));
  g_assert_cmpstr (get_why_not (fixture), ==, "The roll needed 3 and failed, so the die must have shown 1 to 3");
  press (fixture, GDK_KEY_y);
  g_assert_nonnull (find_text (fixture, question));
  press (fixture, GDK_KEY_q);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_false (json_object_get_boolean_member (get_facts (fixture), "success"));
  g_assert_true (json_object_get_boolean_member (get_facts (fixture), "low"));
}

/* Nobody can have lost who needs no die at all. */
static void
test_only_impossible (Fixture       *fixture,
                      gconstpointer  data)
{
  open_dialog (fixture);
  for (guint i = 0; i < 18; i++)
    press (fixture, GDK_KEY_plus);
  press (fixture, GDK_KEY_q);
  g_assert_cmpstr (get_why_not (fixture), ==, "This roll cannot have failed: it needed 1. Check what you entered.");
  press_enter (fixture);
  ui_settle ();
  g_assert_nonnull (fixture->dialog);
}

static void
test_someone_else (Fixture       *fixture,
                   gconstpointer  data)
{
  open_dialog (fixture);
  /* Nobody is on the roster: someone else is chosen, and Enter rolls for them. */
  g_assert_cmpstr (get_needed (fixture), ==, "19+ 10%");
  ui_choose (fixture->dialog, "Class", "Excellent");
  g_assert_cmpstr (get_needed (fixture), ==, "17+ 20%");
  ui_write (fixture->dialog, "Name of the unlisted figure", "<b>Hob");
  ui_set_on (fixture->dialog, "Add to the roster", TRUE);
  press (fixture, GDK_KEY_5);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "nominee"), ==, "<b>Hob");
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "troops"), ==, "excellent");
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (fixture->skirmish.battle, VEDETTE_TYPE_FIGURE)), ==, 1);
}

/* Who is on no roster is described as the last time. */
static void
test_someone_again (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (fixture->session, "snatch");
  g_autoptr (GError) error = NULL;

  g_object_set (move, "troops", VEDETTE_TROOPS_GOOD, "leader", VEDETTE_LEADER_HEROIC, NULL);
  vedette_session_perform (fixture->session, move, 4, FALSE, &error);
  g_assert_no_error (error);
  g_assert_nonnull (vedette_session_do (fixture->session, "hold"));
  open_dialog (fixture);
  g_assert_cmpstr (get_needed (fixture), ==, "15+ 30%");
}

static void
test_as_last_time (Fixture       *fixture,
                   gconstpointer  data)
{
  open_dialog (fixture);
  press (fixture, GDK_KEY_Down);
  press (fixture, GDK_KEY_r);
  press (fixture, GDK_KEY_g);
  press (fixture, GDK_KEY_9);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "nominee"), ==, "Wat");
  g_assert_nonnull (vedette_session_do (fixture->session, "hold"));

  open_dialog (fixture);
  g_assert_true (is_on (fixture, "In reach"));
  g_assert_cmpstr (get_needed (fixture), ==, "16+ 25%");
  g_assert_nonnull (find_text (fixture, "tried last time"));
  /* The row that Enter would activate is Wat's. */
  g_assert_true (ui_has_focus (ui_find_row (fixture->dialog, "Wat")));
  press (fixture, GDK_KEY_Up);
  g_assert_false (is_on (fixture, "In reach"));
}

/* What the roster knows of a figure is ticked: melee can be unticked, and being free to break off cannot. */
static void
test_known (Fixture       *fixture,
            gconstpointer  data)
{
  VedetteBattle *battle = fixture->skirmish.battle;
  VedetteEdit *edit = vedette_battle_edit (battle, "test");

  vedette_edit_set (edit, vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, fixture->wat), "break-off", TRUE, NULL);
  vedette_edit_set (edit, vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, fixture->squires), "melee", VEDETTE_TRI_YES, NULL);
  commit (fixture, edit);
  open_dialog (fixture);
  g_assert_cmpstr (get_in_words (fixture), ==, "Wat succeeds on 18 or more");
  g_assert_true (is_on (fixture, "Free to break off"));
  g_assert_false (is_on (fixture, "In melee"));
  press (fixture, GDK_KEY_b);
  g_assert_true (is_on (fixture, "Free to break off"));
  ui_select_row (fixture->dialog, "Squires");
  ui_settle ();
  g_assert_false (is_on (fixture, "Free to break off"));
  g_assert_true (is_on (fixture, "In melee"));
  g_assert_cmpstr (get_needed (fixture), ==, "22+ 0%");
  press (fixture, GDK_KEY_e);
  g_assert_false (is_on (fixture, "In melee"));
  g_assert_cmpstr (get_needed (fixture), ==, "18+ 15%");
  press (fixture, GDK_KEY_e);
  g_assert_cmpstr (get_needed (fixture), ==, "22+ 0%");
}

static void
test_agreed (Fixture       *fixture,
             gconstpointer  data)
{
  open_dialog (fixture);
  g_assert_null (find_button (fixture, "Override by Agreement"));
  press (fixture, GDK_KEY_e);
  press (fixture, GDK_KEY_r);
  g_assert_nonnull (strstr (get_why_not (fixture), "Uncheck “In reach”"));
  press (fixture, GDK_KEY_1);
  press_enter (fixture);
  ui_settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_nonnull (find_button (fixture, "Override by Agreement"));
  press (fixture, GDK_KEY_a);
  assert_closed (fixture, "snatch");
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (get_facts (fixture), "agreed"), 0), ==, "S-X27");
}

static void
test_out (Fixture       *fixture,
          gconstpointer  data)
{
  open_dialog (fixture);
  press (fixture, GDK_KEY_r);
  press (fixture, GDK_KEY_Delete);
  ui_settle ();
  g_assert_cmpstr (get_kind (fixture), ==, "out");
  g_assert_nonnull (find_text (fixture, "Squires (4)"));
  g_assert_true (is_on (fixture, "In reach"));
  /* One after the other: the line is gone, and another one is chosen without his ticks. */
  for (guint i = 0; i < 4; i++)
    click (fixture, "Record as Casualty");
  ui_settle ();
  g_assert_null (find_text (fixture, "Squires (1)"));
  g_assert_false (is_on (fixture, "In reach"));
  press (fixture, GDK_KEY_1);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "nominee"), ==, "Wat");
}

static void
test_decline (Fixture       *fixture,
              gconstpointer  data)
{
  open_dialog (fixture);
  press (fixture, GDK_KEY_n);
  assert_closed (fixture, "decline");
  g_assert_cmpint (vedette_skirmish_game_get_state (fixture->skirmish.game), ==, VEDETTE_STATE_ACT_FREE);
}

static void
test_decline_compulsory (Fixture       *fixture,
                         gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (fixture->skirmish.battle, "test");

  vedette_edit_set (edit, fixture->skirmish.switches, "snatch-roll", VEDETTE_SNATCH_ROLL_COMPULSORY, NULL);
  commit (fixture, edit);
  open_dialog (fixture);
  click (fixture, "Skip Roll");
  ui_settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_nonnull (strstr (get_why_not (fixture), "does not allow skipping"));
  click (fixture, "Override by Agreement");
  assert_closed (fixture, "decline");
}

static void
test_card (Fixture       *fixture,
           gconstpointer  data)
{
  VedetteEdit *edit = vedette_battle_edit (fixture->skirmish.battle, "test");
  g_autoptr (VedetteIds) actors = vedette_ids_new_one (fixture->wat);
  g_autoptr (VedetteOrderCard) card = g_object_new (
    VEDETTE_TYPE_ORDER_CARD, "number", 3, "side", vedette_record_get_id (VEDETTE_RECORD (fixture->skirmish.forces[1])), "actors",
    actors, "order", "Burn the barn", "state", VEDETTE_CARD_LIVE, NULL);
  GtkWidget *read;

  vedette_edit_insert (edit, card, -1);
  commit (fixture, edit);
  open_dialog (fixture);
  g_assert_false (is_on (fixture, "On order card"));
  g_assert_null (ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_BUTTON, "Hold to Read"));
  press (fixture, GDK_KEY_Down);
  /* A-S53: whoever rolls claims it, and nothing else does. */
  g_assert_false (is_on (fixture, "On card 3"));
  g_assert_false (is_on (fixture, "Order Card"));
  g_assert_null (find_text (fixture, "Burn the barn"));
  /* Its side can read it before anybody claims it, as long as the button beside the tick is held. */
  read = ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_BUTTON, "Hold to Read");
  g_assert_nonnull (read);
  gtk_widget_grab_focus (read);
  ui_send_key (read, "key-pressed", GDK_KEY_space);
  g_assert_nonnull (ui_find_text (gtk_widget_get_parent (read), "Burn the barn"));
  ui_send_key (read, "key-released", GDK_KEY_space);
  g_assert_null (ui_find_text (gtk_widget_get_parent (read), "Burn the barn"));
  press (fixture, GDK_KEY_c);
  g_assert_true (is_on (fixture, "On card 3"));
  g_assert_true (is_on (fixture, "Order Card"));
  g_assert_cmpstr (get_needed (fixture), ==, "14+ 35%");
  press (fixture, GDK_KEY_g);
  g_assert_false (is_on (fixture, "On card 3"));
  g_assert_false (is_on (fixture, "Order Card"));
  press (fixture, GDK_KEY_c);
  press (fixture, GDK_KEY_2);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpint (json_object_get_int_member (get_facts (fixture), "card"), ==, 3);
  /* Nor is it claimed again because it was last time. */
  g_assert_nonnull (vedette_session_do (fixture->session, "hold"));
  open_dialog (fixture);
  g_assert_nonnull (find_text (fixture, "tried last time"));
  g_assert_false (is_on (fixture, "On card 3"));
}

static void
test_find (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *search;

  open_dialog (fixture);
  search = ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_SEARCH_BOX, "Find a figure by name");
  g_assert_false (ui_has_focus (search));
  press (fixture, GDK_KEY_slash);
  g_assert_true (ui_has_focus (search));
  gtk_editable_set_text (GTK_EDITABLE (search), "<B>");
  ui_settle ();
  g_assert_cmpstr (get_needed (fixture), ==, "20+ 5%");
  g_assert_null (find_text (fixture, "Wat"));
  g_signal_emit_by_name (search, "stop-search");
  ui_settle ();
  g_assert_nonnull (find_text (fixture, "Wat"));
}

static void
test_undone (Fixture       *fixture,
             gconstpointer  data)
{
  open_dialog (fixture);
  vedette_session_undo (fixture->session, NULL);
  ui_settle ();
  g_assert_null (fixture->dialog);
}

static void
test_own_keys (Fixture       *fixture,
               gconstpointer  data)
{
  open_dialog (fixture);
  press (fixture, GDK_KEY_Escape);
  assert_closed (fixture, "hold");
}

/* Enter on a row that is not the chosen one chooses it, and only then rolls. */
static void
test_activate (Fixture       *fixture,
               gconstpointer  data)
{
  gint64 before = vedette_battle_get_cursor (fixture->skirmish.battle);

  open_dialog (fixture);
  press (fixture, GDK_KEY_1);
  gtk_widget_activate (ui_find_row (fixture->dialog, "<b>&\"x"));
  ui_settle ();
  g_assert_cmpint (vedette_battle_get_cursor (fixture->skirmish.battle), ==, before);
  g_assert_cmpstr (get_needed (fixture), ==, "20+ 5%");
  gtk_widget_activate (ui_find_row (fixture->dialog, "<b>&\"x"));
  assert_closed (fixture, "snatch");
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "nominee"), ==, "<b>&\"x");
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  ADD ("candidates", set_up, NULL, test_candidates);
  ADD ("ticks", set_up, NULL, test_ticks);
  ADD ("why", set_up, NULL, test_why);
  ADD ("range", set_up, NULL, test_range);
  ADD ("typed/loses", set_up, GINT_TO_POINTER (FALSE), test_typed);
  ADD ("typed/wins", set_up, GINT_TO_POINTER (TRUE), test_typed);
  ADD ("program-rolls", set_up, NULL, test_program_rolls);
  ADD ("bad-die", set_up, NULL, test_bad_die);
  ADD ("real-dice", set_up, NULL, test_real_dice);
  ADD ("only", set_up, NULL, test_only);
  ADD ("only/low", set_up_bare, NULL, test_only_low);
  ADD ("only/impossible", set_up_bare, NULL, test_only_impossible);
  ADD ("someone-else/named", set_up_bare, NULL, test_someone_else);
  ADD ("someone-else/again", set_up_bare, NULL, test_someone_again);
  ADD ("as-last-time", set_up, NULL, test_as_last_time);
  ADD ("known", set_up, NULL, test_known);
  ADD ("agreed", set_up, NULL, test_agreed);
  ADD ("out", set_up, NULL, test_out);
  ADD ("decline/allowed", set_up, NULL, test_decline);
  ADD ("decline/compulsory", set_up, NULL, test_decline_compulsory);
  ADD ("A-S53-card-is-never-claimed-by-itself", set_up, NULL, test_card);
  ADD ("find", set_up, NULL, test_find);
  ADD ("undone", set_up, NULL, test_undone);
  ADD ("escape", set_up, NULL, test_own_keys);
  ADD ("activate", set_up, NULL, test_activate);
  return g_test_run ();
}
