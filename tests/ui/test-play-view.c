/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Play view: what it says, what it offers, and why something cannot be done. */

#include <adwaita.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui-access.h"
#include "ui-support.h"
#include "ui/play/vedette-play-side.h"
#include "ui/play/vedette-play-view.h"
#include "ui/skirmish/play/vedette-foresight-pane.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-die-faces.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/vedette-why-button.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "vedette-test-battle.h"

/* How a needed number comes about: each of its terms stays whole. */
#define SUM "19\u00a0(Average) −\u00a01\u00a0(Adequate) −\u00a02\u00a0(in\u00a0reach) −\u00a04\u00a0(2\u00a0counters)\u00a0=\u00a012"

typedef struct
{
  VedetteSession *session;
  GtkWidget *window;
  GtkWidget *adaptive;
  GtkWidget *view;
} Fixture;

static void
walk (GtkWidget *widget,
      void (*visit) (GtkWidget *widget, gpointer data),
      gpointer data)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;
  visit (widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      walk (child, visit, data);
}

typedef struct
{
  const char *text;
  GtkWidget *found;
} Search;

static void
look (GtkWidget *widget,
      gpointer   data)
{
  Search *search = data;

  if (search->found == NULL && g_strcmp0 (ui_get_text (widget), search->text) == 0)
    search->found = widget;
}

static GtkWidget *
find (Fixture    *fixture,
      const char *text)
{
  Search search = { .text = text };

  walk (fixture->view, look, &search);
  return search.found;
}

static GtkWidget *
find_button (Fixture    *fixture,
             const char *text)
{
  GtkWidget *label = find (fixture, text);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

static void
click (Fixture    *fixture,
       const char *text)
{
  g_signal_emit_by_name (find_button (fixture, text), "clicked");
  ui_settle ();
}

static void
add_line (Fixture    *fixture,
          const char *side,
          const char *text)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_string_member (params, "side", side);
  json_object_set_string_member (params, "text", text);
  move = vedette_rules_new_move (vedette_session_get_rules (fixture->session), "add-line", params, &error);
  g_assert_no_error (error);
  vedette_session_perform (fixture->session, move, 0, FALSE, &error);
  g_assert_no_error (error);
}

static VedetteState
get_state (Fixture *fixture)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (fixture->session));
  return vedette_skirmish_game_get_state (skirmish.game);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->session = vedette_session_new_battle ("skirmish", NULL, &error);
  g_assert_no_error (error);
  fixture->view = vedette_play_view_new (fixture->session);
  fixture->adaptive = g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", fixture->view, NULL);
  fixture->window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1100, 760);
  adw_window_set_content (ADW_WINDOW (fixture->window), fixture->adaptive);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
  /* What is shown after the first frame is there, too. */
  ui_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ui_settle ();
  g_clear_object (&fixture->session);
}

/* From nothing to the first roll without a roster */
static void
test_without_roster (Fixture       *fixture,
                     gconstpointer  data)
{
  g_assert_nonnull (find (fixture, "Who Begins?"));
  g_assert_nonnull (find (fixture, "First write order cards in Orders."));
  click (fixture, "Start with Red");
  g_assert_null (find (fixture, "First write order cards in Orders."));
  g_assert_nonnull (find (fixture, "With the initiative · action 1"));
  click (fixture, "Shoot");
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_NOMINATE);
  g_assert_nonnull (find (fixture, "Snatch roll: Blue"));
  g_assert_nonnull (find (fixture, "Blue: 1 counter"));
  g_assert_nonnull (find (fixture, "All of Red shot. Blue gained 1 counter."));
  click (fixture, "Skip Roll");
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_ACT_FREE);
}

static void
note_focus_on_click (GtkWidget *widget,
                     gpointer   data)
{
  guint *seen = data;

  if (!gtk_widget_has_css_class (widget, "band-button") && !gtk_widget_has_css_class (widget, "tool-more"))
    return;
  (*seen)++;
  g_assert_false (gtk_widget_get_focus_on_click (widget));
  g_assert_true (gtk_widget_get_focusable (widget) || GTK_IS_MENU_BUTTON (widget));
}

/* A click on an action or a tool leaves Enter to what is due, also when the form it opens is given up. */
static void
test_clicks (Fixture       *fixture,
             gconstpointer  data)
{
  guint seen = 0;

  click (fixture, "Start with Red");
  walk (fixture->view, note_focus_on_click, &seen);
  g_assert_cmpuint (seen, >=, 8 + 3 + 1);
}

/* Moves that are not allowed are asleep in one line, which takes the focus, says why, and can be agreed to. */
static void
test_why_not (Fixture       *fixture,
              gconstpointer  data)
{
  static const char asleep[] =
    "Then Red may: March · Charge · Shoot · Move and Shoot · Fight · To Me! · Other Action · Hold";

  click (fixture, "Start with Red");
  g_assert_nonnull (find (fixture, "March"));
  g_assert_null (find (fixture, asleep));
  click (fixture, "Hold");
  g_assert_null (find (fixture, "March"));
  g_assert_nonnull (find (fixture, asleep));
  g_assert_true (gtk_widget_get_sensitive (find_button (fixture, asleep)));
  g_assert_true (gtk_widget_get_focusable (find_button (fixture, asleep)));
  g_assert_false (gtk_widget_get_focus_on_click (find_button (fixture, asleep)));
  g_assert_null (find (fixture, "Override by Agreement"));

  click (fixture, asleep);
  g_assert_nonnull (find (fixture, "Blue has not rolled yet. Make the roll first."));
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_NOMINATE);
  click (fixture, "Override by Agreement");
  g_assert_nonnull (find (fixture, "Red marched. Both sides agreed."));
  g_assert_null (find (fixture, "Blue has not rolled yet. Make the roll first."));
}

/* What cannot even be agreed to offers no agreement. */
static void
test_final (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_true (ui_send_key (fixture->view, "key-pressed", GDK_KEY_m));
  ui_settle ();
  g_assert_nonnull (find (fixture, "The battle has not started. Choose who starts."));
  g_assert_null (find (fixture, "Override by Agreement"));
}

static void
test_melee (Fixture       *fixture,
            gconstpointer  data)
{
  click (fixture, "Start with Red");
  click (fixture, "Charge");
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_CONTACT_MELEE);
  g_assert_nonnull (find (fixture, "Shoot Back"));
  g_assert_nonnull (find (fixture, "Shot back: ready"));
  click (fixture, "Record Melee");
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_NOMINATE);
  /* The shots back came first: what is late is offered by nothing, and told. */
  g_assert_null (find (fixture, "Shoot Back"));
  g_assert_nonnull (find (fixture, "Shot back: later"));
  g_assert_nonnull (find (fixture, "Shooting back comes first. After this step, nobody can shoot back until a later action."));
  click (fixture, "Skip Roll");
  g_assert_nonnull (find (fixture, "Shot back: ready"));
}

static void
note_band (GtkWidget *widget,
           gpointer   data)
{
  GtkWidget **band = data;

  if (gtk_widget_has_css_class (widget, "stage"))
    *band = widget;
}

/* All the moves can be seen without scrolling. */
static void
assert_moves_fit (Fixture *fixture)
{
  GtkWidget *band = NULL;
  GtkAdjustment *room;

  walk (fixture->view, note_band, &band);
  g_assert_nonnull (band);
  room = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (band));
  g_assert_cmpfloat (gtk_adjustment_get_upper (room), <=, gtk_adjustment_get_page_size (room));
}

/* What may be done in reaction is offered beside what is due, and passed by going on. */
static void
test_reactions (Fixture       *fixture,
                gconstpointer  data)
{
  click (fixture, "Start with Red");
  click (fixture, "Charge");
  g_assert_null (find (fixture, "Engage in Reaction"));
  g_assert_nonnull (find (fixture, "Shot back: ready"));
  click (fixture, "Shoot Back");
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_CONTACT_MELEE);
  g_assert_nonnull (find (fixture, "Shot back: used"));
  g_assert_null (find (fixture, "Shoot Back"));
  click (fixture, "Record Melee");
  g_assert_nonnull (find (fixture, "Run in Reaction"));
  /* What has no room beside what is due has the places of the moves, of which none can be made now. */
  g_assert_nonnull (find (fixture, "Skip Roll"));
  g_assert_null (find (fixture, "March"));
  assert_moves_fit (fixture);
  click (fixture, "Engage in Reaction");
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_REACT_MELEE);
  click (fixture, "Record Melee");
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_NOMINATE);
  g_assert_null (find (fixture, "Engage in Reaction"));
  click (fixture, "Skip Roll");
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_ACT_FREE);
  g_assert_nonnull (find (fixture, "March"));
  assert_moves_fit (fixture);
}

static void
collect (GtkWidget *widget,
         gpointer   data)
{
  const char *tip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (data, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (tip != NULL)
    g_string_append_printf (data, "%s\n", tip);
}

/* Blue's man needs 19; against three shooting actions in a row that leaves 0.8 × 0.7 × 0.6 (rules.md 9.4). */
static void
test_foresight (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GString) seen = g_string_new (NULL);
  GtkWidget *pane;

  add_line (fixture, "red", "6 archers, average, bow");
  g_assert_null (ui_find_type (fixture->view, VEDETTE_TYPE_FORESIGHT_PANE));
  add_line (fixture, "blue", "Wat, average");
  click (fixture, "Start with Red");
  pane = ui_find_type (fixture->view, VEDETTE_TYPE_FORESIGHT_PANE);
  g_assert_nonnull (pane);
  walk (pane, collect, seen);
  g_assert_null (strstr (seen->str, "needs"));

  gtk_expander_set_expanded (GTK_EXPANDER (adw_bin_get_child (ADW_BIN (pane))), TRUE);
  ui_settle ();
  g_string_truncate (seen, 0);
  walk (pane, collect, seen);
  g_assert_nonnull (strstr (seen->str, "Wat, needs 19\n"));
  g_assert_nonnull (strstr (seen->str, "Wat in reach, needs 17\n"));
  g_assert_nonnull (strstr (seen->str, "shooting every time\n80%\n56%\n33.6%\n"));
  g_assert_null (strstr (seen->str, "These chances include the current roll"));

  click (fixture, "Shoot");
  g_string_truncate (seen, 0);
  walk (pane, collect, seen);
  g_assert_nonnull (strstr (seen->str, "Wat, needs 17\n"));
  g_assert_nonnull (strstr (seen->str, "These chances include the current roll"));
}

static void
set_level (Fixture      *fixture,
           VedetteLevel  level)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (fixture->session, "set-battle");

  g_object_set (move, "level", level, NULL);
  g_assert_nonnull (vedette_session_perform (fixture->session, move, 0, FALSE, NULL));
  ui_settle ();
}

static GtkWidget *
find_dialog (Fixture *fixture)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      GtkWidget *window = g_list_model_get_item (windows, i);

      g_object_unref (window);
      if (window != fixture->window && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

static void
answer (GtkWidget  *dialog,
        const char *name,
        guint       selected)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_named (dialog, GTK_TYPE_DROP_DOWN, name)), selected);
  ui_settle ();
}

static gboolean
is_error (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_has_css_class (widget, "error");
}

/* @type: of what is marked, around the control or around that */
static gboolean
is_marked (GtkWidget  *dialog,
           const char *name,
           GType       type)
{
  GtkWidget *widget = ui_find_named (dialog, GTK_TYPE_DROP_DOWN, name);

  while (widget != NULL && !(g_type_is_a (G_OBJECT_TYPE (widget), type) && is_error (widget)))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}

static void
assert_answer (GtkWidget  *dialog,
               const char *name,
               const char *expected)
{
  GtkWidget *control = ui_find_named (dialog, GTK_TYPE_DROP_DOWN, name);

  g_assert_nonnull (control);
  g_assert_cmpstr (gtk_string_object_get_string (gtk_drop_down_get_selected_item (GTK_DROP_DOWN (control))), ==, expected);
}

/* The command of the leader who calls comes, but for who is in melee; and others only when that is said. */
static void
test_call (Fixture       *fixture,
           gconstpointer  data)
{
  VedetteRules *rules = vedette_session_get_rules (fixture->session);
  g_autoptr (GString) seen = g_string_new (NULL);
  g_autoptr (JsonNode) who = NULL;
  g_autoptr (JsonNode) struck_off = NULL;
  GtkWidget *dialog;
  JsonObject *facts;

  add_line (fixture, "red", "Gawain, excellent, heroic");
  add_line (fixture, "red", "6 archers, average, bow");
  add_line (fixture, "red", "4 spearmen, average");
  add_line (fixture, "red", "Col, poor");
  vedette_test_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"The guard\",\"leader\":\"Gawain\"}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"contingent\":\"The guard\"}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"contingent\":\"The guard\"}");
  click (fixture, "Start with Red");
  vedette_test_do (rules, "{\"move\":\"contact\",\"line\":\"Spearmen\",\"melee\":true}");
  set_level (fixture, VEDETTE_LEVEL_FULL);
  click (fixture, "To Me!");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  ui_assert_named (dialog);
  {
    int minimum;

    gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    g_assert_cmpint (minimum, <=, 360);
  }
  walk (dialog, collect, seen);
  g_assert_nonnull (strstr (seen->str, "In melee, so within 4″ of an enemy"));
  g_assert_nonnull (strstr (seen->str, "Others within 4″"));
  ui_shoot (dialog, "call");
  assert_answer (dialog, "Archers", "comes");
  assert_answer (dialog, "Spearmen", "too near an enemy");
  assert_answer (dialog, "Stands still in this action", "yes");
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (ui_find_named (dialog, GTK_TYPE_SWITCH, "Col"))));
  /* What was answered stays while others are asked; of another leader all is asked anew. */
  answer (dialog, "Archers", 2);
  assert_answer (dialog, "Archers", "stays");
  answer (dialog, "Stands still in this action", 1);
  g_assert_true (is_marked (dialog, "Stands still in this action", ADW_TYPE_ACTION_ROW));
  g_assert_false (is_marked (dialog, "Calling leader", ADW_TYPE_ACTION_ROW));
  /* A list is marked as a whole. */
  answer (dialog, "Spearmen", 0);
  g_assert_nonnull (ui_find_text (dialog, "Spearmen is, or would end up, within 4″ of an enemy. Choose other figures."));
  g_assert_true (is_marked (dialog, "Spearmen", GTK_TYPE_BOX));
  ui_shoot (dialog, "call-marked");
  answer (dialog, "Spearmen", 1);
  g_assert_null (ui_find_text (dialog, "Spearmen is, or would end up, within 4″ of an enemy. Choose other figures."));
  assert_answer (dialog, "Archers", "stays");
  assert_answer (dialog, "Spearmen", "too near an enemy");
  answer (dialog, "Calling leader", 0);
  g_assert_null (ui_find_named (dialog, GTK_TYPE_DROP_DOWN, "Archers"));
  g_assert_null (ui_find_named (dialog, GTK_TYPE_SWITCH, "Col"));
  answer (dialog, "Calling leader", 1);
  assert_answer (dialog, "Archers", "comes");
  answer (dialog, "Stands still in this action", 2);
  gtk_widget_activate_action (dialog, "dialog.accept", NULL);
  ui_settle ();
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_NOMINATE);
  facts = vedette_step_get_facts (vedette_battle_get_current (vedette_session_get_battle (fixture->session)));
  g_assert_cmpstr (json_object_get_string_member (facts, "leader"), ==, "Gawain");
  who = json_object_dup_member (facts, "who");
  struck_off = json_object_dup_member (facts, "struck-off");
  g_assert_cmpuint (json_array_get_length (json_node_get_array (who)), ==, 1);
  g_assert_cmpstr (json_array_get_string_element (json_node_get_array (who), 0), ==, "Archers");
  g_assert_cmpstr (json_array_get_string_element (json_node_get_array (struck_off), 0), ==, "Spearmen");
  g_assert_false (json_object_has_member (facts, "joined"));
}

/* Returns: whether a button that explains a rule is beside the hint */
static gboolean
is_hint_explained (Fixture    *fixture,
                   const char *hint)
{
  GtkWidget *label = find (fixture, hint);
  GtkWidget *button;

  g_assert_nonnull (label);
  button = gtk_widget_get_next_sibling (gtk_widget_get_parent (label));
  return VEDETTE_IS_WHY_BUTTON (button) && gtk_widget_get_mapped (button);
}

static void
test_hint_rule (Fixture       *fixture,
                gconstpointer  data)
{
  VedetteRules *rules = vedette_session_get_rules (fixture->session);

  g_assert_true (is_hint_explained (fixture, "First write order cards in Orders."));
  g_assert_cmpstr (vedette_rules_get_hint_rule (rules, NULL), ==, "S-35");
  click (fixture, "Start with Red");
  g_assert_true (is_hint_explained (fixture, "Choose an action, or press its key."));
  g_assert_cmpstr (vedette_rules_get_hint_rule (rules, NULL), ==, "S-03");
  /* Nobody has rolled yet, so there is no hint. */
  click (fixture, "Shoot");
  g_assert_null (vedette_rules_get_hint_rule (rules, NULL));
}

/* The hint of a button tells more than its name while it can be pressed, and so does the question that it asks. */
static void
test_hints (Fixture       *fixture,
            gconstpointer  data)
{
  static const char hold[] = "Do nothing in this action; the other side may roll";
  GtkWidget *button, *dialog;

  click (fixture, "Start with Red");
  button = find_button (fixture, "Hold");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, hold);
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  g_assert_null (gtk_widget_get_tooltip_text (find_button (fixture, "March")));
  click (fixture, "Hold");
  click (fixture, "Duel");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  g_assert_nonnull (
    ui_find_text (dialog, "Record a duel fought under your other rules; the losing side rolls once"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  ui_settle ();
}

/* Inches are asked for when the movers went out of view, and what they allow is said before anybody shoots (S-68). */
static void
test_shoot_back (Fixture       *fixture,
                 gconstpointer  data)
{
  VedetteRules *rules = vedette_session_get_rules (fixture->session);
  GtkWidget *dialog, *entry;
  JsonObject *facts;

  add_line (fixture, "red", "2 squires, good");
  add_line (fixture, "red", "Gawain, excellent");
  add_line (fixture, "blue", "6 archers, average, bow");
  add_line (fixture, "blue", "Wat, average");
  click (fixture, "Start with Red");
  vedette_test_do (rules, "{\"move\":\"march\",\"who\":\"Squires\"}");
  set_level (fixture, VEDETTE_LEVEL_FULL);
  click (fixture, "Shoot Back");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  ui_assert_named (dialog);
  g_assert_null (ui_find_text (dialog, "Inches moved in view"));
  g_assert_nonnull (ui_find_text (dialog, "Wat has no missile weapon on the roster"));
  /* Only those who moved may be shot at. */
  g_assert_null (ui_find_text (dialog, "Gawain"));
  g_assert_nonnull (ui_find_text (dialog, "Squires"));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_named (dialog, GTK_TYPE_DROP_DOWN, "Targets left view or range")),
                              VEDETTE_TRI_YES);
  ui_settle ();
  g_assert_nonnull (ui_find_text (dialog, "Inches moved in view"));
  entry = ui_find_named (dialog, GTK_TYPE_ENTRY, "Squires");
  gtk_editable_set_text (GTK_EDITABLE (entry), "2");
  ui_settle ();
  g_assert_nonnull (ui_find_text (dialog, "The distance moved in view allows at most 4 shooters. Enter no more than that."));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (ui_find_named (dialog, GTK_TYPE_SPIN_BUTTON, "Number of shooters")), 5);
  ui_settle ();
  g_assert_nonnull (ui_find_text (dialog, "The distance moved in view allows at most 4 shooters. Enter no more than that."));
  gtk_widget_activate_action (dialog, "dialog.accept", NULL);
  g_assert_false (json_object_has_member (vedette_step_get_facts (vedette_battle_get_current (vedette_rules_get_battle (rules))),
                                          "shooters"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "2, 2.5");
  gtk_widget_activate_action (dialog, "dialog.accept", NULL);
  ui_settle ();
  facts = vedette_step_get_facts (vedette_battle_get_current (vedette_rules_get_battle (rules)));
  g_assert_cmpint (json_object_get_int_member (facts, "shooters"), ==, 5);
  g_assert_cmpint (json_object_get_int_member (facts, "cap"), ==, 5);
}

/* Quick leaves reactions unasked; Full asks who, whom and where, and Enter alone says nothing of it. */
static void
test_levels (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog;

  add_line (fixture, "red", "6 archers, average, bow");
  add_line (fixture, "blue", "Wat, average, bow");
  set_level (fixture, VEDETTE_LEVEL_QUICK);
  click (fixture, "Start with Red");
  click (fixture, "Shoot");
  g_assert_null (find (fixture, "Shoot Back"));
  set_level (fixture, VEDETTE_LEVEL_STANDARD);
  g_assert_nonnull (find (fixture, "Shoot Back"));
  g_assert_null (find_dialog (fixture));
  click (fixture, "Skip Roll");

  set_level (fixture, VEDETTE_LEVEL_FULL);
  click (fixture, "Charge");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_ACT_FREE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Charge");
  {
    g_autoptr (GString) seen = g_string_new (NULL);

    walk (dialog, collect, seen);
    g_assert_nonnull (strstr (seen->str, "Acting figures"));
    g_assert_nonnull (strstr (seen->str, "Archers"));
    g_assert_nonnull (strstr (seen->str, "Target"));
    g_assert_nonnull (strstr (seen->str, "Wat"));
  }
  gtk_widget_activate_action (dialog, "dialog.accept", NULL);
  ui_settle ();
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_CONTACT_MELEE);
  g_assert_null (find_dialog (fixture));
}

/* A form is called what the button said that opened it; once an action was made by a card, it is offered to say that it is
 * done. */
static void
test_card (Fixture       *fixture,
           gconstpointer  data)
{
  VedetteRules *rules = vedette_session_get_rules (fixture->session);
  GtkWidget *hold;
  VedetteStep *step;

  add_line (fixture, "blue", "Wat, average");
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Wat\",\"place\":\"the mill\"}");
  set_level (fixture, VEDETTE_LEVEL_FULL);
  click (fixture, "Start with Red");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"intention\":\"card\",\"die\":19}");
  ui_settle ();
  g_assert_null (find (fixture, "Mark Card 1 as Done"));
  /* The card was claimed, so the button names what the card orders, and the card can be read in the form. */
  click (fixture, "Carry Out: “the mill”");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (find_dialog (fixture))), ==, "Carry Out: “the mill”");
  g_assert_null (ui_find_text (find_dialog (fixture), "Task: the mill"));
  hold = ui_find_named (find_dialog (fixture), VEDETTE_TYPE_HOLD_BUTTON, "Hold to reveal: Card 1");
  vedette_hold_button_hold (VEDETTE_HOLD_BUTTON (hold));
  g_assert_nonnull (ui_find_text (find_dialog (fixture), "Task: the mill"));
  ui_shoot (find_dialog (fixture), "carry-out");
  vedette_hold_button_release (VEDETTE_HOLD_BUTTON (hold));
  g_assert_null (ui_find_text (find_dialog (fixture), "Task: the mill"));
  gtk_widget_activate_action (find_dialog (fixture), "dialog.accept", NULL);
  ui_settle ();
  click (fixture, "Mark Card 1 as Done");
  step = vedette_battle_get_current (vedette_rules_get_battle (rules));
  g_assert_cmpstr (vedette_step_get_kind (step), ==, "card-done");
  g_assert_null (find (fixture, "Mark Card 1 as Done"));
}

/* Names of men are text and nothing else. */
static void
test_literal (Fixture       *fixture,
              gconstpointer  data)
{
  add_line (fixture, "blue", "4 <b>&\"x, good");
  ui_settle ();
  click (fixture, "Start with Red");
  g_assert_nonnull (find (fixture, "<b>&\"x"));
  g_assert_nonnull (find (fixture, "18"));
  g_assert_nonnull (find (fixture, "16"));
  g_assert_nonnull (find (fixture, "4/4, Good"));
}

static void
note_unnamed (GtkWidget *widget,
              gpointer   data)
{
  GString *unnamed = data;

  /* On newer GTK the toggle in a menu button takes the focus, and is named after it. */
  if (GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)))
    widget = gtk_widget_get_parent (widget);
  else if (!gtk_widget_get_focusable (widget) || GTK_IS_TEXT (widget) || GTK_IS_SCROLLED_WINDOW (widget))
    return;
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) ||
      gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return;
  /* The button of a drop-down stands for it; the rows of a list are read by what is in them. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL || gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) == gtk_widget_get_parent (widget))
    return;
  g_string_append_printf (unnamed, "%s ", G_OBJECT_TYPE_NAME (widget));
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GString) unnamed = g_string_new (NULL);

  add_line (fixture, "blue", "4 archers, good, bow");
  add_line (fixture, "red", "Gawain, excellent, heroic");
  click (fixture, "Start with Red");
  click (fixture, "Hold");
  walk (fixture->view, note_unnamed, unnamed);
  g_assert_cmpstr (unnamed->str, ==, "");
}

static gboolean
is_last_step (GtkWidget  *widget,
              const void *data)
{
  return gtk_widget_has_css_class (widget, "last-step");
}

/* The number that is needed is written out where there is room, and the last die stands beside its line of the log. */
static void
test_working (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *line;

  add_line (fixture, "blue", "Wat, average, leader adequate");
  click (fixture, "Start with Red");
  click (fixture, "Shoot");
  g_assert_null (find (fixture, SUM));
  vedette_test_do (vedette_session_get_rules (fixture->session), "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"reach\":\"yes\",\"die\":4}");
  g_assert_nonnull (find (fixture, "Then Blue needs 14+ · 35%"));
  g_assert_null (find (fixture, "Wat needs"));
  click (fixture, "Shoot");
  ui_settle ();
  g_assert_nonnull (find (fixture, SUM));
  g_assert_nonnull (find (fixture, "Wat needs"));
  line = ui_find (ui_find_type (fixture->view, VEDETTE_TYPE_PLAY_SIDE), is_last_step, NULL);
  g_assert_nonnull (line);
  g_assert_null (ui_find_type (line, VEDETTE_TYPE_DRAWING_VIEW));
  /* Where no die stands, the sign of the side does. */
  g_assert_nonnull (ui_find_type (line, VEDETTE_TYPE_PARTY_DISC));
  g_assert_nonnull (ui_find_type (gtk_widget_get_next_sibling (line), VEDETTE_TYPE_DRAWING_VIEW));
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (fixture->view), TRUE);
  ui_settle ();
  g_assert_null (find (fixture, SUM));
}

/* A face that is pressed on Play is the die of the roll, which opens with the last nominee and decides nothing. While nobody
 * was nominated, the number is that of whoever rolls best. */
static void
test_faces (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *faces, *dialog;

  add_line (fixture, "blue", "Wat, average, leader adequate");
  /* Who is hidden is never named. */
  add_line (fixture, "blue", "Lurker, excellent, inspired, hidden");
  click (fixture, "Start with Red");
  click (fixture, "Shoot");
  ui_settle ();
  g_assert_nonnull (find (fixture, "Best: Wat"));
  g_assert_nonnull (ui_find_type (fixture->view, VEDETTE_TYPE_DIE_FACES));
  vedette_test_do (vedette_session_get_rules (fixture->session), "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":4}");
  g_assert_null (ui_find_type (fixture->view, VEDETTE_TYPE_DIE_FACES));
  click (fixture, "Shoot");
  ui_settle ();
  g_assert_nonnull (find (fixture, "Wat needs"));
  faces = ui_find_type (fixture->view, VEDETTE_TYPE_DIE_FACES);
  g_assert_nonnull (faces);
  /* With the keyboard, an arrow would be a die. */
  g_assert_false (gtk_widget_get_focusable (faces));
  g_signal_emit_by_name (faces, "picked", 13);
  ui_settle ();
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  g_assert_nonnull (ui_find_text (dialog, "Use 13"));
  g_assert_cmpint (get_state (fixture), ==, VEDETTE_STATE_NOMINATE);
  gtk_window_destroy (GTK_WINDOW (dialog));
  ui_settle ();
}

static gboolean
is_due_sign (GtkWidget  *widget,
             const void *data)
{
  return gtk_widget_has_css_class (widget, "due-sign");
}

static gboolean
is_lit_row (GtkWidget  *widget,
            const void *data)
{
  return gtk_widget_has_css_class (widget, "rolls");
}

/* Who rolls is told by his sign; in the roster the row of who rolls as last time is lit, and the number that counts is bold. */
static void
test_roller (Fixture       *fixture,
             gconstpointer  data)
{
  VedetteRules *rules = vedette_session_get_rules (fixture->session);
  GtkWidget *sign, *row;

  add_line (fixture, "blue", "Wat, average, leader adequate");
  add_line (fixture, "blue", "Hob, poor");
  click (fixture, "Start with Red");
  ui_settle ();
  sign = ui_find (fixture->view, is_due_sign, NULL);
  g_assert_true (sign == NULL || !gtk_widget_get_visible (sign));
  click (fixture, "Shoot");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"reach\":\"yes\",\"die\":4}");
  g_assert_null (ui_find (fixture->view, is_lit_row, NULL));
  click (fixture, "Shoot");
  ui_settle ();
  sign = ui_find (fixture->view, is_due_sign, NULL);
  g_assert_nonnull (sign);
  g_assert_true (gtk_widget_get_visible (sign));
  g_assert_nonnull (ui_find_type (sign, VEDETTE_TYPE_PARTY_DISC));
  row = ui_find (fixture->view, is_lit_row, NULL);
  g_assert_nonnull (row);
  g_assert_nonnull (ui_find_text (row, "★"));
  g_assert_nonnull (ui_find_text (row, "Wat"));
  g_assert_true (gtk_widget_has_css_class (ui_find_text (row, "12"), "need-now"));
  g_assert_false (gtk_widget_has_css_class (ui_find_text (row, "14"), "need-now"));
  /* In a narrow window the words need the room. */
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (fixture->view), TRUE);
  ui_settle ();
  sign = ui_find (fixture->view, is_due_sign, NULL);
  g_assert_true (sign == NULL || !gtk_widget_get_visible (sign));
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  GtkMenuButton *more;
  int minimum;

  add_line (fixture, "blue", "4 archers of the long-named company of the northern marches, good, bow");
  click (fixture, "Start with Red");
  click (fixture, "Hold");
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (fixture->view), TRUE);
  gtk_widget_add_css_class (fixture->adaptive, "narrow");
  ui_settle ();
  gtk_widget_measure (fixture->view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  /* What is due and the moves take turns. */
  g_assert_null (find (fixture, "March"));
  /* What has no room is in a menu. */
  more = GTK_MENU_BUTTON (ui_find_named (fixture->view, GTK_TYPE_MENU_BUTTON, "More Moves"));
  gtk_menu_button_popup (more);
  ui_settle ();
  g_assert_nonnull (ui_find_text (GTK_WIDGET (gtk_menu_button_get_popover (more)), "Correct…"));
  gtk_menu_button_popdown (more);
  click (fixture, "Skip Roll");
  g_assert_nonnull (find (fixture, "March"));
}

/* Why not is read to its end, whatever else has to give way; what is due is not cut. */
static void
test_narrow_refusal (Fixture       *fixture,
                     gconstpointer  data)
{
  GtkWidget *why_not, *due;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (fixture->view), TRUE);
  gtk_widget_add_css_class (fixture->adaptive, "narrow");
  click (fixture, "Start with Red");
  click (fixture, "Hold");
  g_assert_nonnull (find (fixture, "Red held position."));
  due = find (fixture, "Snatch roll: Blue");
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (due))));
  vedette_session_set_why_not (fixture->session, "Somebody who stands in the way of the others has not rolled to snatch yet");
  ui_settle ();
  why_not = find (fixture, "Somebody who stands in the way of the others has not rolled to snatch yet");
  g_assert_nonnull (why_not);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (why_not))));
  g_assert_null (find (fixture, "Red held position."));
  vedette_session_set_why_not (fixture->session, NULL);
  ui_settle ();
  g_assert_null (find (fixture, "Somebody who stands in the way of the others has not rolled to snatch yet"));
}

/* No card's text is on this view, whoever holds. */
static void
test_secrets (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) seen = g_string_new (NULL);

  add_line (fixture, "blue", "Wat, average");
  json_object_set_string_member (params, "side", "blue");
  json_object_set_string_member (params, "actors", "Wat");
  json_object_set_string_member (params, "objective", "place");
  json_object_set_string_member (params, "place", "the secret mill");
  move = vedette_rules_new_move (vedette_session_get_rules (fixture->session), "add-card", params, &error);
  g_assert_no_error (error);
  g_assert_nonnull (vedette_session_perform (fixture->session, move, 0, FALSE, &error));
  ui_settle ();
  walk (fixture->view, collect, seen);
  g_assert_nonnull (strstr (seen->str, "1 order card"));
  g_assert_null (strstr (seen->str, "secret mill"));
  click (fixture, "Start with Red");
  walk (fixture->view, collect, seen);
  g_assert_nonnull (strstr (seen->str, "Wat"));
  g_assert_null (strstr (seen->str, "secret mill"));
}

/* A die that was rolled for something else is called the last one, whatever stands in the line that else tells of it. */
static void
test_last_die (Fixture       *fixture,
               gconstpointer  data)
{
  VedetteRules *rules = vedette_session_get_rules (fixture->session);

  add_line (fixture, "blue", "Wat, average, leader adequate");
  click (fixture, "Start with Red");
  click (fixture, "Hold");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"reach\":\"yes\",\"die\":4}");
  ui_settle ();
  g_assert_null (find (fixture, "Last die"));
  click (fixture, "Hold");
  g_assert_null (find (fixture, "Last die"));
  for (int narrow = 0; narrow < 2; narrow++)
    {
      vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (fixture->view), narrow);
      vedette_session_set_why_not (fixture->session, "Blue has not rolled yet. Make the roll first.");
      ui_settle ();
      /* Where there is no room for it beside what is urgent the die itself gives way. */
      g_assert_true ((find (fixture, "Last die") != NULL) == !narrow);
      vedette_session_set_why_not (fixture->session, NULL);
      ui_settle ();
      g_assert_null (find (fixture, "Last die"));
    }
}

static int
count_lines (Fixture    *fixture,
             const char *text)
{
  GtkWidget *label = find (fixture, text);

  g_assert_nonnull (label);
  gtk_test_widget_wait_for_draw (fixture->window);
  return pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label)));
}

/* What is due has the place of the number, too, where there is none. */
static void
test_alone (Fixture       *fixture,
            gconstpointer  data)
{
  graphene_rect_t before, after;

  add_line (fixture, "blue", "Wat, average, leader adequate");
  click (fixture, "Start with Red");
  click (fixture, "Charge");
  g_assert_cmpint (count_lines (fixture, "Fight a round of melee"), ==, 1);
  g_assert_true (gtk_widget_compute_bounds (find_button (fixture, "Record Melee"), fixture->view, &before));
  click (fixture, "Record Melee");
  g_assert_true (gtk_widget_compute_bounds (find_button (fixture, "Roll…"), fixture->view, &after));
  g_assert_cmpfloat (before.origin.x, ==, after.origin.x);
  g_assert_cmpfloat (before.origin.y, ==, after.origin.y);
}

#define ADD(name, test) g_test_add ("/play-view/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  /* Without the fade the bands alone are there as soon as the battle has begun. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("without-roster", test_without_roster);
  ADD ("clicks", test_clicks);
  ADD ("why-not", test_why_not);
  ADD ("final", test_final);
  ADD ("faces", test_faces);
  ADD ("melee", test_melee);
  ADD ("reactions", test_reactions);
  ADD ("hints", test_hints);
  ADD ("hint-has-its-rule", test_hint_rule);
  ADD ("call", test_call);
  ADD ("shoot-back", test_shoot_back);
  ADD ("foresight", test_foresight);
  ADD ("levels", test_levels);
  ADD ("card", test_card);
  ADD ("literal", test_literal);
  ADD ("names", test_names);
  ADD ("working", test_working);
  ADD ("roller", test_roller);
  ADD ("narrow", test_narrow);
  ADD ("narrow-refusal", test_narrow_refusal);
  ADD ("secrets", test_secrets);
  ADD ("last-die", test_last_die);
  ADD ("alone", test_alone);
  return g_test_run ();
}
