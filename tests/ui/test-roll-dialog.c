/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog: who is offered, what is ticked, what is needed, and what becomes of the die. */

#include <adwaita.h>

#include "core/skirmish/vedette-skirmish.h"
#include "ui/roll/vedette-roll-dialog.h"

typedef struct
{
  VedetteSession *session;
  GtkWidget *dialog;
  VedetteSkirmish skirmish;
  gint64 wat;
  gint64 squires;
} Fixture;

/* The widgets of the dialog */

static const char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  return NULL;
}

static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_visible (widget) && gtk_widget_get_child_visible (widget);
}

/* Calls for every widget that is shown, the dialog's own surface only. */
static void
walk (GtkWidget *widget,
      void (*visit) (GtkWidget *widget, gpointer data),
      gpointer data)
{
  if (!is_shown (widget))
    return;
  visit (widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      walk (child, visit, data);
}

typedef struct
{
  const char *text;
  const char *css_class;
  GType type;
  GtkWidget *found;
} Search;

static void
look (GtkWidget *widget,
      gpointer   data)
{
  Search *search = data;

  if (search->found != NULL)
    return;
  if (search->css_class != NULL && !gtk_widget_has_css_class (widget, search->css_class))
    return;
  if (search->type != 0 && !g_type_is_a (G_OBJECT_TYPE (widget), search->type))
    return;
  if (search->text != NULL && g_strcmp0 (get_text (widget), search->text) != 0)
    return;
  search->found = widget;
}

static GtkWidget *
find_text (GtkWidget  *root,
           const char *text)
{
  Search search = { .text = text };

  walk (root, look, &search);
  return search.found;
}

static GtkWidget *
find_class (GtkWidget  *root,
            const char *css_class)
{
  Search search = { .css_class = css_class };

  walk (root, look, &search);
  return search.found;
}

static GtkWidget *
find_button (GtkWidget  *root,
             const char *text)
{
  GtkWidget *label = find_text (root, text);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
}

static const char *
get_needed (Fixture *fixture)
{
  return get_text (find_class (fixture->dialog, "needed"));
}

static const char *
get_why_not (Fixture *fixture)
{
  return get_text (find_class (fixture->dialog, "why-not"));
}

static GtkEditable *
get_die (Fixture *fixture)
{
  return GTK_EDITABLE (find_class (fixture->dialog, "number"));
}

static gboolean
is_on (Fixture    *fixture,
       const char *text)
{
  GtkWidget *button = find_button (fixture->dialog, text);

  g_assert_nonnull (button);
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}

/* What arrives at the dialog when no text field has used the key */
static gboolean
press (Fixture *fixture,
       guint    keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->dialog);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean used = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller) ||
          gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_BUBBLE)
        continue;
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, (GdkModifierType) 0, &used);
      if (used)
        return TRUE;
    }
  return FALSE;
}

static void
press_enter (Fixture *fixture)
{
  g_assert_true (press (fixture, GDK_KEY_Return));
}

static void
click (Fixture    *fixture,
       const char *text)
{
  GtkWidget *button = find_button (fixture->dialog, text);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
settle (void)
{
  for (guint i = 0; i < 50; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (2000);
    }
}

/* The battle */

static gint64
add_figure (VedetteEdit   *edit,
            gint64         side,
            const char    *name,
            int            count,
            VedetteTroops  troops,
            VedetteLeader  leader)
{
  g_autoptr (VedetteFigure) figure = g_object_new (VEDETTE_TYPE_FIGURE, "name", name, "side", side, "count", count, "troops",
                                                   troops, "leader", leader, NULL);

  return vedette_edit_insert (edit, figure, -1);
}

static void
commit (Fixture     *fixture,
        VedetteEdit *edit)
{
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (vedette_battle_commit (vedette_session_get_battle (fixture->session), edit, &error));
  g_assert_no_error (error);
}

static void
begin (Fixture *fixture)
{
  g_autoptr (VedetteMove) start = vedette_session_new_move (fixture->session, "start");
  g_autoptr (GError) error = NULL;

  g_object_set (start, "holder", vedette_record_get_id (VEDETTE_RECORD (fixture->skirmish.forces[0])), NULL);
  vedette_session_perform (fixture->session, start, 0, TRUE, &error);
  g_assert_no_error (error);
  g_assert_nonnull (vedette_session_do (fixture->session, "hold"));
  g_assert_cmpint (vedette_skirmish_game_get_state (fixture->skirmish.game), ==, VEDETTE_STATE_NOMINATE);
}

static void
new_session (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = vedette_session_make_path ("roll");

  fixture->session = vedette_session_new_battle ("skirmish", path, &error);
  g_assert_no_error (error);
  vedette_skirmish_read (&fixture->skirmish, vedette_session_get_battle (fixture->session));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  VedetteEdit *edit;
  gint64 blue;

  new_session (fixture);
  blue = vedette_record_get_id (VEDETTE_RECORD (fixture->skirmish.forces[1]));
  edit = vedette_battle_edit (fixture->skirmish.battle, "test");
  fixture->squires = add_figure (edit, blue, "Squires", 5, VEDETTE_TROOPS_GOOD, VEDETTE_LEADER_NONE);
  fixture->wat = add_figure (edit, blue, "Wat", 1, VEDETTE_TROOPS_AVERAGE, VEDETTE_LEADER_ADEQUATE);
  add_figure (edit, blue, "<b>&\"x", 1, VEDETTE_TROOPS_POOR, VEDETTE_LEADER_NONE);
  add_figure (edit, blue, "Goblins", 3, VEDETTE_TROOPS_SUB_HUMAN, VEDETTE_LEADER_NONE);
  add_figure (edit, vedette_record_get_id (VEDETTE_RECORD (fixture->skirmish.forces[0])), "Enemy", 1, VEDETTE_TROOPS_DEMIGODS,
              VEDETTE_LEADER_NONE);
  commit (fixture, edit);
  begin (fixture);
}

static void
set_up_bare (Fixture       *fixture,
             gconstpointer  data)
{
  new_session (fixture);
  begin (fixture);
}

static void
forget (gpointer  data,
        GObject  *gone)
{
  *(GtkWidget **) data = NULL;
}

static void
open_dialog (Fixture *fixture)
{
  fixture->dialog = vedette_roll_dialog_new (NULL, fixture->session);
  g_object_weak_ref (G_OBJECT (fixture->dialog), forget, &fixture->dialog);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  if (fixture->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  settle ();
  vedette_session_close (fixture->session, &error);
  g_assert_no_error (error);
  g_clear_object (&fixture->session);
}

static JsonObject *
get_facts (Fixture *fixture)
{
  return vedette_step_get_facts (vedette_battle_get_current (fixture->skirmish.battle));
}

static const char *
get_kind (Fixture *fixture)
{
  return vedette_step_get_kind (vedette_battle_get_current (fixture->skirmish.battle));
}

static void
assert_closed (Fixture    *fixture,
               const char *kind)
{
  settle ();
  if (fixture->dialog != NULL)
    g_test_message ("still there: %s, refs %u, visible %d", get_why_not (fixture), G_OBJECT (fixture->dialog)->ref_count,
                    gtk_widget_get_visible (fixture->dialog));
  g_assert_null (fixture->dialog);
  g_assert_cmpstr (get_kind (fixture), ==, kind);
}

/* The tests */

static void
note_row (GtkWidget *widget,
          gpointer   data)
{
  GString *rows = data;

  if (g_strcmp0 (gtk_widget_get_css_name (widget), "row") != 0)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (gtk_widget_get_first_child (widget)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_string_append_printf (rows, "%s|", get_text (child));
  g_string_append_c (rows, '\n');
}

static void
test_candidates (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  open_dialog (fixture);
  walk (fixture->dialog, note_row, rows);
  g_assert_cmpstr (rows->str, ==,
                   "|Squires (5)||18 · reach 16|\n"
                   "★|Wat||18 · reach 16|\n"
                   "|<b>&\"x||20 · reach 18|\n"
                   "|Goblins (3)||22 · reach 20|\n"
                   "|Someone else…|||\n");
  /* The best comes first, and is chosen. */
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS 18 OR MORE · 15\u00a0%");
  g_assert_nonnull (find_text (fixture->dialog, "S-10, base rate"));
  g_assert_null (find_text (fixture->dialog, "Enemy"));
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
    { GDK_KEY_r, "NEEDS 16 OR MORE · 25\u00a0%" },
    { GDK_KEY_o, "NEEDS 18 OR MORE · 15\u00a0%" },
    { GDK_KEY_e, "NEEDS 22: NO DIE WILL DO · 0\u00a0%" },
    { GDK_KEY_B, "NEEDS 18 OR MORE · 15\u00a0%" },
    { GDK_KEY_plus, "NEEDS 17 OR MORE · 20\u00a0%" },
    { GDK_KEY_KP_Subtract, "NEEDS 18 OR MORE · 15\u00a0%" },
    { GDK_KEY_r, "NEEDS 20 OR MORE · 5\u00a0%" },
  };

  open_dialog (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (press (fixture, rows[i].key));
      g_assert_cmpstr (get_needed (fixture), ==, rows[i].needed);
    }
  click (fixture, "in reach");
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS 18 OR MORE · 15\u00a0%");
  for (guint i = 0; i < 20; i++)
    press (fixture, GDK_KEY_plus);
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS -2: ANY DIE WILL DO · 100\u00a0%");
}

static void
test_why (Fixture       *fixture,
          gconstpointer  data)
{
  open_dialog (fixture);
  press (fixture, GDK_KEY_r);
  g_assert_cmpstr (get_why_not (fixture), ==, "A factor rests on what he means to do: say it before the roll (A-S10)");
  press (fixture, GDK_KEY_s);
  g_assert_true (is_on (fixture, "shoot"));
  g_assert_cmpstr (get_why_not (fixture), ==, "");
  press (fixture, GDK_KEY_s);
  g_assert_true (is_on (fixture, "— not said"));
  press (fixture, GDK_KEY_v);
  press (fixture, GDK_KEY_1);
  press (fixture, GDK_KEY_9);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "intention"), ==, "sight");
}

/* Digits are the die wherever the focus is; 13 against 18 fails, 18 wins. */
static void
test_typed (Fixture       *fixture,
            gconstpointer  data)
{
  gboolean wins = GPOINTER_TO_INT (data);

  open_dialog (fixture);
  g_assert_true (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->dialog)), GTK_TYPE_LIST_VIEW) != NULL);
  g_assert_nonnull (find_button (fixture->dialog, "Roll"));
  press (fixture, GDK_KEY_7);
  press (fixture, GDK_KEY_BackSpace);
  press (fixture, GDK_KEY_KP_1);
  press (fixture, wins ? GDK_KEY_8 : GDK_KEY_3);
  g_assert_cmpstr (gtk_editable_get_text (get_die (fixture)), ==, wins ? "18" : "13");
  g_assert_nonnull (find_button (fixture->dialog, "Take it"));
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
  settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_cmpstr (get_why_not (fixture), ==, "The die shows a number from 1 to 20");
  gtk_editable_set_text (get_die (fixture), "21");
  g_assert_cmpstr (get_why_not (fixture), ==, "");
  press_enter (fixture);
  g_assert_cmpstr (get_why_not (fixture), ==, "The die shows a number from 1 to 20");
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
  g_assert_null (find_button (fixture->dialog, "Roll"));
  press_enter (fixture);
  settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_cmpint (vedette_battle_get_cursor (fixture->skirmish.battle), ==, before);
  g_assert_true (g_str_has_prefix (get_why_not (fixture), "This side rolls real dice"));
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
  g_assert_null (find_text (fixture->dialog, "the die was 1 to 3: all in contact fight"));
  press (fixture, GDK_KEY_y);
  g_assert_nonnull (find_button (fixture->dialog, "Take it: won"));
  press (fixture, GDK_KEY_q);
  g_assert_false (is_on (fixture, "won"));
  g_assert_nonnull (find_button (fixture->dialog, "Take it: lost"));
  g_assert_nonnull (find_text (fixture->dialog, "the die was 1 to 3: all in contact fight"));
  press (fixture, GDK_KEY_m);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_false (json_object_get_boolean_member (get_facts (fixture), "success"));
  g_assert_true (json_object_get_boolean_member (get_facts (fixture), "low"));
  g_assert_false (json_object_has_member (get_facts (fixture), "natural"));
}

static void
test_someone_else (Fixture       *fixture,
                   gconstpointer  data)
{
  Search search = { .type = GTK_TYPE_DROP_DOWN };
  GtkWidget *name;

  open_dialog (fixture);
  /* Nobody is on the roster: someone else is chosen, and Enter rolls for him. */
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS 19 OR MORE · 10\u00a0%");
  walk (fixture->dialog, look, &search);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (search.found), VEDETTE_TROOPS_EXCELLENT);
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS 17 OR MORE · 20\u00a0%");
  name = gtk_widget_get_next_sibling (gtk_widget_get_parent (search.found));
  g_assert_true (GTK_IS_ENTRY (name));
  gtk_editable_set_text (GTK_EDITABLE (name), "<b>Hob");
  search = (Search){ .type = GTK_TYPE_SWITCH };
  walk (fixture->dialog, look, &search);
  gtk_switch_set_active (GTK_SWITCH (search.found), TRUE);
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
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS 15 OR MORE · 30\u00a0%");
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
  g_assert_true (is_on (fixture, "in reach"));
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS 16 OR MORE · 25\u00a0%");
  g_assert_nonnull (find_text (fixture->dialog, "last"));
  /* The row that Enter would activate is his. */
  g_assert_nonnull (find_text (gtk_root_get_focus (GTK_ROOT (fixture->dialog)), "Wat"));
  press (fixture, GDK_KEY_Up);
  g_assert_false (is_on (fixture, "in reach"));
}

static void
test_agreed (Fixture       *fixture,
             gconstpointer  data)
{
  open_dialog (fixture);
  g_assert_null (find_button (fixture->dialog, "Agreed"));
  press (fixture, GDK_KEY_e);
  press (fixture, GDK_KEY_r);
  g_assert_nonnull (strstr (get_why_not (fixture), "S-X27"));
  press (fixture, GDK_KEY_1);
  press_enter (fixture);
  settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_nonnull (find_button (fixture->dialog, "Agreed"));
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
  settle ();
  g_assert_cmpstr (get_kind (fixture), ==, "out");
  g_assert_nonnull (find_text (fixture->dialog, "Squires (4)"));
  g_assert_true (is_on (fixture, "in reach"));
  /* One after the other: the line is gone, and another one is chosen without his ticks. */
  for (guint i = 0; i < 4; i++)
    click (fixture, "He is out");
  settle ();
  g_assert_null (find_text (fixture->dialog, "Squires (1)"));
  g_assert_false (is_on (fixture, "in reach"));
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
  click (fixture, "No roll");
  settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_nonnull (strstr (get_why_not (fixture), "compulsory"));
  click (fixture, "Agreed");
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

  vedette_edit_insert (edit, card, -1);
  commit (fixture, edit);
  open_dialog (fixture);
  g_assert_false (is_on (fixture, "card"));
  press (fixture, GDK_KEY_Down);
  g_assert_true (is_on (fixture, "card 3"));
  g_assert_true (is_on (fixture, "his card"));
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS 14 OR MORE · 35\u00a0%");
  g_assert_null (find_text (fixture->dialog, "Burn the barn"));
  press (fixture, GDK_KEY_g);
  g_assert_false (is_on (fixture, "card 3"));
  g_assert_null (find_button (fixture->dialog, "his card"));
  press (fixture, GDK_KEY_c);
  press (fixture, GDK_KEY_2);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpint (json_object_get_int_member (get_facts (fixture), "card"), ==, 3);
}

static void
test_find (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *focus;

  open_dialog (fixture);
  press (fixture, GDK_KEY_slash);
  focus = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->dialog)), GTK_TYPE_SEARCH_ENTRY);
  g_assert_nonnull (focus);
  gtk_editable_set_text (GTK_EDITABLE (focus), "<B>");
  settle ();
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS 20 OR MORE · 5\u00a0%");
  g_assert_null (find_text (fixture->dialog, "Wat"));
  g_signal_emit_by_name (focus, "stop-search");
  settle ();
  g_assert_nonnull (find_text (fixture->dialog, "Wat"));
}

static void
test_undone (Fixture       *fixture,
             gconstpointer  data)
{
  open_dialog (fixture);
  vedette_session_undo (fixture->session, NULL);
  settle ();
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
  Search search = { .type = GTK_TYPE_LIST_VIEW };
  gint64 before = vedette_battle_get_cursor (fixture->skirmish.battle);

  open_dialog (fixture);
  walk (fixture->dialog, look, &search);
  press (fixture, GDK_KEY_1);
  g_signal_emit_by_name (search.found, "activate", 2u);
  settle ();
  g_assert_cmpint (vedette_battle_get_cursor (fixture->skirmish.battle), ==, before);
  g_assert_cmpstr (get_needed (fixture), ==, "NEEDS 20 OR MORE · 5\u00a0%");
  g_signal_emit_by_name (search.found, "activate", 2u);
  assert_closed (fixture, "snatch");
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "nominee"), ==, "<b>&\"x");
}

/* Everything that takes the focus says what it is. */
static void
note_unnamed (GtkWidget *widget,
              gpointer   data)
{
  GString *unnamed = data;

  if (!gtk_widget_get_focusable (widget) || GTK_IS_TEXT (widget) || GTK_IS_SCROLLED_WINDOW (widget))
    return;
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return;
  /* The button of a drop-down takes the focus, never the row that it shows. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL && !GTK_IS_TOGGLE_BUTTON (widget))
    return;
  /* What belongs to the window's frame is named by the toolkit. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL || GTK_IS_WINDOW (widget))
    return;
  g_string_append_printf (unnamed, "%s ", G_OBJECT_TYPE_NAME (widget));
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GString) unnamed = g_string_new (NULL);

  open_dialog (fixture);
  press (fixture, GDK_KEY_y);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (fixture->dialog)), ==, GTK_ACCESSIBLE_ROLE_DIALOG);
  walk (fixture->dialog, note_unnamed, unnamed);
  for (guint i = 0; i < 4; i++)
    press (fixture, GDK_KEY_Down);
  walk (fixture->dialog, note_unnamed, unnamed);
  g_assert_cmpstr (unnamed->str, ==, "");
}

typedef struct
{
  GtkWidget *root;
  double width;
  GString *clipped;
} Clip;

static void
note_clipped (GtkWidget *widget,
              gpointer   data)
{
  Clip *clip = data;
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, clip->root, &bounds) || bounds.size.width <= 0)
    return;
  /* Header bars stand out by a pixel, where there is only a shadow. */
  if (bounds.origin.x < -1.5f || (double) (bounds.origin.x + bounds.size.width) > clip->width + 1.5)
    g_string_append_printf (clip->clipped, "%s ", G_OBJECT_TYPE_NAME (widget));
}

static void
shoot (Fixture    *fixture,
       const char *name)
{
  const char *folder = g_getenv ("VEDETTE_SHOTS");
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkSnapshot *snapshot;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path = NULL;

  if (folder == NULL)
    return;
  paintable = gtk_widget_paintable_new (fixture->dialog);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->dialog)), node, NULL);
  path = g_strdup_printf ("%s/%s.png", folder, name);
  gdk_texture_save_to_png (texture, path);
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GString) clipped = g_string_new (NULL);
  Clip clip = { .width = 360, .clipped = clipped };
  int minimum, height;

  fixture->dialog = vedette_roll_dialog_new (NULL, fixture->session);
  g_object_weak_ref (G_OBJECT (fixture->dialog), forget, &fixture->dialog);
  gtk_window_set_default_size (GTK_WINDOW (fixture->dialog), 360, 640);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  settle ();
  shoot (fixture, "roll-360");
  clip.root = adw_window_get_content (ADW_WINDOW (fixture->dialog));
  gtk_widget_measure (gtk_widget_get_first_child (clip.root), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_first_child (clip.root), GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  g_assert_cmpint (height, <=, 640);
  g_assert_cmpint (gtk_widget_get_width (clip.root), ==, 360);
  walk (clip.root, note_clipped, &clip);
  g_assert_cmpstr (clipped->str, ==, "");
  /* The breakdown is behind an expander, and the die where it was. */
  g_assert_nonnull (find_text (fixture->dialog, "How it comes to that"));
  press (fixture, GDK_KEY_e);
  press (fixture, GDK_KEY_r);
  press (fixture, GDK_KEY_y);
  settle ();
  shoot (fixture, "roll-360-warned");
  g_assert_cmpint (gtk_widget_get_width (clip.root), ==, 360);
  press (fixture, GDK_KEY_y);
  press (fixture, GDK_KEY_e);
  press (fixture, GDK_KEY_1);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
}

static void
test_wide (Fixture       *fixture,
           gconstpointer  data)
{
  open_dialog (fixture);
  g_assert_null (find_text (fixture->dialog, "How it comes to that"));
  press (fixture, GDK_KEY_r);
  settle ();
  shoot (fixture, "roll-wide");
  press (fixture, GDK_KEY_e);
  press (fixture, GDK_KEY_y);
  for (guint i = 0; i < 4; i++)
    press (fixture, GDK_KEY_Down);
  settle ();
  shoot (fixture, "roll-wide-someone");
  g_assert_cmpint (gtk_widget_get_width (fixture->dialog), >=, 1100);
}

#define ADD(name, set, data, test) g_test_add ("/roll-dialog/" name, Fixture, data, set, test, tear_down)

int
main (int    argc,
      char **argv)
{
  GtkCssProvider *css;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  css = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (css, "/io/github/vedette_wargames/Vedette/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (css);

  ADD ("candidates", set_up, NULL, test_candidates);
  ADD ("ticks", set_up, NULL, test_ticks);
  ADD ("why", set_up, NULL, test_why);
  ADD ("typed/loses", set_up, GINT_TO_POINTER (FALSE), test_typed);
  ADD ("typed/wins", set_up, GINT_TO_POINTER (TRUE), test_typed);
  ADD ("program-rolls", set_up, NULL, test_program_rolls);
  ADD ("bad-die", set_up, NULL, test_bad_die);
  ADD ("real-dice", set_up, NULL, test_real_dice);
  ADD ("only", set_up, NULL, test_only);
  ADD ("someone-else/named", set_up_bare, NULL, test_someone_else);
  ADD ("someone-else/again", set_up_bare, NULL, test_someone_again);
  ADD ("as-last-time", set_up, NULL, test_as_last_time);
  ADD ("agreed", set_up, NULL, test_agreed);
  ADD ("out", set_up, NULL, test_out);
  ADD ("decline/allowed", set_up, NULL, test_decline);
  ADD ("decline/compulsory", set_up, NULL, test_decline_compulsory);
  ADD ("card", set_up, NULL, test_card);
  ADD ("find", set_up, NULL, test_find);
  ADD ("undone", set_up, NULL, test_undone);
  ADD ("escape", set_up, NULL, test_own_keys);
  ADD ("activate", set_up, NULL, test_activate);
  ADD ("names", set_up, NULL, test_names);
  ADD ("narrow", set_up, NULL, test_narrow);
  ADD ("wide", set_up, NULL, test_wide);
  return g_test_run ();
}
