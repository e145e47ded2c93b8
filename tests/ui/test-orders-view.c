/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order cards: what is covered, what is shown while the button is held, and how cards are written. */

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui-access.h"
#include "vedette-test-battle.h"

#define ROGUE "<b>&\"x"

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  GtkWidget *view;
  GtkWidget *window;
  VedetteSkirmish skirmish;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->session = ui_new_session ();
  fixture->rules = vedette_session_get_rules (fixture->session);
  vedette_skirmish_read (&fixture->skirmish, vedette_session_get_battle (fixture->session));
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Gawain, excellent, heroic leader\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"8 spearmen, good\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"<b>&\\\"x\",\"troops\":\"good\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Lurker\",\"hidden\":true}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"<b>&\\\"x\",\"objective\":\"place\","
                                   "\"place\":\"the sunken mill\",\"order\":\"burn it <i>\",\"condition\":\"the horn sounds\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Gawain\",\"objective\":\"enemy\","
                                   "\"target\":\"Spearmen\"}");
  fixture->view = ui_new_page (fixture->session, "orders");
  fixture->window = ui_show (fixture->view, 1280, 800);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  ui_end_session (fixture->window, &fixture->session);
}

static GtkWidget *
hold (Fixture    *fixture,
      const char *name)
{
  GtkWidget *button = ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, name);

  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  ui_send_key (button, "key-pressed", GDK_KEY_space);
  return button;
}

/* No text of a card is anywhere in the view, hidden or not. */
static void
assert_secret (Fixture *fixture)
{
  static const char *const secrets[] = { "mill", "burn", "horn", ROGUE, "Spearmen", "Gawain", "Lurker", "Place:", "Enemy:" };
  g_autofree char *words = ui_list_words (fixture->view);

  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    g_assert_null (strstr (words, secrets[i]));
}

/* Number and state are all that is there to be read. */
static void
assert_covered (Fixture *fixture)
{
  g_autofree char *words = ui_list_words (fixture->view);

  assert_secret (fixture);
  g_assert_nonnull (strstr (words, "Card 1"));
  g_assert_nonnull (strstr (words, "waits for its condition"));
  g_assert_nonnull (strstr (words, "ready"));
}

static void
test_covered (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *button;

  assert_covered (fixture);
  button = hold (fixture, "Hold to Reveal All: Blue");
  g_assert_nonnull (ui_find_text (fixture->view, ROGUE));
  /* as on the form and on paper */
  g_assert_nonnull (ui_find_text (fixture->view, "Do"));
  g_assert_nonnull (ui_find_text (fixture->view, "Place: the sunken mill. burn it <i>"));
  g_assert_nonnull (ui_find_text (fixture->view, "the horn sounds"));
  /* the other side's stay covered */
  g_assert_null (ui_find_text (fixture->view, "Enemy: Spearmen"));
  g_assert_null (ui_find_text (fixture->view, "Gawain"));
  ui_shoot (fixture->window, "orders-held");
  ui_send_key (button, "key-released", GDK_KEY_space);
  assert_covered (fixture);
  /* other keys show nothing */
  ui_send_key (button, "key-pressed", GDK_KEY_a);
  assert_covered (fixture);
  ui_shoot (fixture->window, "orders");
}

/* One card turns as long as it is held, and no other; its text is nowhere else, and is gone when it is let go. */
static void
test_held_card (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *button = hold (fixture, "Hold to reveal: Card 1");
  GtkWidget *text = ui_find_text (fixture->view, "Enemy: Spearmen");

  g_assert_nonnull (text);
  g_assert_true (gtk_widget_is_ancestor (text, button));
  g_assert_null (ui_find_text (fixture->view, ROGUE));
  ui_shoot (fixture->window, "orders-card");
  ui_send_key (button, "key-released", GDK_KEY_space);
  assert_covered (fixture);
}

static void
press_twice (GtkWidget *button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        for (int n = 1; n <= 2; n++)
          {
            g_signal_emit_by_name (controller, "pressed", n, 1.0, 1.0);
            g_signal_emit_by_name (controller, "end", NULL);
          }
    }
}

/* Pressed twice it stays turned, until it is pressed twice again, or the focus goes elsewhere. */
static void
test_turned_card (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *button = ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, "Hold to reveal: Card 1");

  gtk_widget_grab_focus (button);
  press_twice (button);
  g_assert_nonnull (ui_find_text (fixture->view, "Enemy: Spearmen"));
  press_twice (button);
  assert_covered (fixture);
  press_twice (button);
  g_assert_nonnull (ui_find_text (fixture->view, "Enemy: Spearmen"));
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  assert_covered (fixture);
}

static void
pin (Fixture *fixture)
{
  GtkWidget *button = ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, "Hold to reveal: Card 1");

  gtk_widget_grab_focus (button);
  press_twice (button);
  g_assert_nonnull (ui_find_text (fixture->view, "Enemy: Spearmen"));
}

/* Whoever turned one card does not read the one that lies there after it. */
static void
test_turned_is_one (Fixture       *fixture,
                    gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"objective\":\"place\","
                                   "\"place\":\"the old mill\",\"order\":\"burn it\"}");
  pin (fixture);
  vedette_test_do (fixture->rules, "{\"edit\":\"remove-card\",\"card\":\"Red 1\"}");
  g_assert_nonnull (ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, "Hold to reveal: Card 2"));
  assert_secret (fixture);
}

/* Nor does it stay turned when the window is not the one in use, or another view is chosen. */
static void
test_turned_covers_again (Fixture       *fixture,
                          gconstpointer  data)
{
  GtkWidget *stack = gtk_stack_new (), *other;

  pin (fixture);
  other = ui_show (gtk_entry_new (), 200, 200);
  gtk_widget_child_focus (other, GTK_DIR_TAB_FORWARD);
  g_object_notify (G_OBJECT (fixture->window), "is-active");
  g_assert_false (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  assert_covered (fixture);
  gtk_window_destroy (GTK_WINDOW (other));
  g_object_ref (fixture->view);
  adw_window_set_content (ADW_WINDOW (fixture->window), stack);
  gtk_stack_add_named (GTK_STACK (stack), fixture->view, "orders");
  gtk_stack_add_named (GTK_STACK (stack), gtk_label_new ("Play"), "play");
  g_object_unref (fixture->view);
  ui_settle ();
  pin (fixture);
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "play");
  assert_covered (fixture);
}

static gboolean
has_tip_with (GtkWidget  *widget,
              const void *part)
{
  const char *tip = gtk_widget_get_tooltip_text (widget);

  return tip != NULL && strstr (tip, part) != NULL;
}

/* A card is a card whatever is written on it: it holds its form, and says the whole to who asks. */
static void
test_long_text (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GString) order = g_string_new ("{\"edit\":\"set-card\",\"card\":\"Red 1\",\"order\":\"");
  GtkWidget *card, *text;
  graphene_rect_t inner;
  int width, height;

  for (guint i = 0; i < 60; i++)
    g_string_append (order, "march on, ");
  g_string_append (order, "done\",\"condition\":\"the horn sounds from the far side of the brook and nobody answers it\"}");
  vedette_test_do (fixture->rules, order->str);
  ui_settle ();
  card = ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, "Hold to reveal: Card 1");
  width = gtk_widget_get_width (card);
  height = gtk_widget_get_height (card);
  g_assert_cmpint (width * 2, ==, height * 3);
  hold (fixture, "Hold to reveal: Card 1");
  ui_settle ();
  ui_shoot (fixture->window, "orders-long");
  g_assert_cmpint (gtk_widget_get_width (card), ==, width);
  g_assert_cmpint (gtk_widget_get_height (card), ==, height);
  text = ui_find (card, has_tip_with, "march on, done");
  g_assert_nonnull (text);
  g_assert_true (gtk_widget_compute_bounds (text, card, &inner));
  g_assert_cmpfloat (inner.size.height, <=, (float) height + 1);
}

/* A card of which nobody is left says so, but only to its own side: what is covered looks as before. */
static void
test_lost (Fixture       *fixture,
           gconstpointer  data)
{
  static const char lost[] = "Nobody is left to claim this card";
  GtkWidget *button;

  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"out\",\"line\":\"Gawain\"}");
  assert_covered (fixture);
  g_assert_null (ui_find_text (fixture->view, lost));
  button = hold (fixture, "Hold to Reveal All: Red");
  g_assert_nonnull (ui_find_text (fixture->view, lost));
  g_assert_nonnull (ui_find_text (fixture->view, "Gawain (out)"));
  ui_shoot (fixture->window, "orders-lost");
  ui_send_key (button, "key-released", GDK_KEY_space);
  assert_covered (fixture);
  button = hold (fixture, "Hold to Reveal All: Blue");
  g_assert_null (ui_find_text (fixture->view, lost));
  ui_send_key (button, "key-released", GDK_KEY_space);
}

static void
test_covers_again (Fixture       *fixture,
                   gconstpointer  data)
{
  GtkWidget *stack = gtk_stack_new (), *other;

  hold (fixture, "Hold to Reveal All: Red");
  g_assert_nonnull (ui_find_text (fixture->view, "Enemy: Spearmen"));
  /* a step made meanwhile shows nothing new and covers nothing */
  vedette_test_do (fixture->rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"players\":\"Mira\"}");
  g_assert_nonnull (ui_find_text (fixture->view, "Enemy: Spearmen"));
  /* the focus goes */
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  assert_covered (fixture);
  /* the window is not the one in use */
  hold (fixture, "Hold to Reveal All: Red");
  g_assert_nonnull (ui_find_text (fixture->view, "Enemy: Spearmen"));
  other = ui_show (gtk_entry_new (), 200, 200);
  gtk_widget_child_focus (other, GTK_DIR_TAB_FORWARD);
  g_object_notify (G_OBJECT (fixture->window), "is-active");
  g_assert_false (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  assert_covered (fixture);
  gtk_window_destroy (GTK_WINDOW (other));
  /* another view is chosen */
  g_object_ref (fixture->view);
  adw_window_set_content (ADW_WINDOW (fixture->window), stack);
  gtk_stack_add_named (GTK_STACK (stack), fixture->view, "orders");
  gtk_stack_add_named (GTK_STACK (stack), gtk_label_new ("Play"), "play");
  g_object_unref (fixture->view);
  ui_settle ();
  hold (fixture, "Hold to Reveal All: Red");
  g_assert_nonnull (ui_find_text (fixture->view, "Enemy: Spearmen"));
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "play");
  assert_covered (fixture);
}

/* From a menu */
static void
choose_of (Fixture    *fixture,
           const char *menu,
           const char *what)
{
  GtkWidget *popover = ui_pop_up (fixture->view, menu);

  ui_assert_named (fixture->view);
  ui_shoot (fixture->window, "orders-menu");
  ui_click (popover, what);
  ui_settle ();
}

static void
choose (Fixture    *fixture,
        const char *card,
        const char *what)
{
  g_autofree char *name = g_strdup_printf ("More: %s", card);

  choose_of (fixture, name, what);
}

static VedetteOrderCard *
get_card (Fixture *fixture,
          guint    i)
{
  g_autoptr (VedetteOrderCard) card =
    g_list_model_get_item (vedette_battle_get_records (fixture->skirmish.battle, VEDETTE_TYPE_ORDER_CARD), i);

  return card;
}

static const char *
get_kind (Fixture *fixture)
{
  return vedette_step_get_kind (vedette_battle_get_current (fixture->skirmish.battle));
}

static void
test_states (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *done;

  /* before the game: dimmed, and pressing says why */
  done = ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, "Mark as Met: Card 1");
  g_assert_true (gtk_widget_has_css_class (done, "dimmed-move"));
  ui_click (fixture->view, "Mark as Met: Card 1");
  g_assert_cmpint (vedette_order_card_get_state (get_card (fixture, 0)), ==, VEDETTE_CARD_DORMANT);
  g_assert_nonnull (ui_find_text (fixture->view, vedette_session_get_why_not (fixture->session)));
  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  g_assert_false (gtk_widget_has_css_class (done, "dimmed-move"));
  ui_click (fixture->view, "Mark as Met: Card 1");
  g_assert_cmpint (vedette_order_card_get_state (get_card (fixture, 0)), ==, VEDETTE_CARD_LIVE);
  ui_click (fixture->view, "Done: Card 1");
  g_assert_cmpstr (get_kind (fixture), ==, "card-done");
  g_assert_nonnull (ui_find_text (fixture->view, "done"));
}

static void
test_void (Fixture       *fixture,
           gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  ui_click (fixture->view, "Void: Card 1");
  g_assert_cmpstr (get_kind (fixture), ==, "card-void");
  g_assert_nonnull (ui_find_text (fixture->view, "void"));
  g_assert_nonnull (ui_find_text (fixture->view, "This card no longer has any effect. Use Undo if the card should still have "
                                                 "an effect."));
}

/* A card that waits has no room for it, so that it is in its menu. */
static void
test_void_waiting (Fixture       *fixture,
                   gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"edit\":\"remove-card\",\"card\":\"Red 1\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  g_assert_null (ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, "Void: Card 1"));
  choose (fixture, "Card 1", "Void: Card 1");
  g_assert_cmpstr (get_kind (fixture), ==, "card-void");
}

/* What the rules have against a card is told to its own side alone. */
static void
test_vague (Fixture       *fixture,
            gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"objective\":\"place\","
                                   "\"agreed\":true}");
  ui_settle ();
  g_assert_null (ui_find_text (fixture->view, "The card names no place. Choose one."));
  hold (fixture, "Hold to Reveal All: Red");
  g_assert_nonnull (ui_find_text (fixture->view, "The card names no place. Choose one."));
}

static void
test_remove (Fixture       *fixture,
             gconstpointer  data)
{
  choose (fixture, "Card 1", "Remove Card: Card 1");
  g_assert_cmpstr (get_kind (fixture), ==, "remove-card");
  g_assert_null (ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, "Hold to Reveal All: Red"));
  ui_settle ();
  ui_click (fixture->view, "Undo");
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (fixture->skirmish.battle, VEDETTE_TYPE_ORDER_CARD)),
                    ==, 2);
  /* The offer goes with the step, and nothing of the view goes with the offer: it turns narrow and wide as before. */
  ui_settle ();
  ui_set_page_narrow (fixture->session, "orders", fixture->view, TRUE);
  ui_set_page_narrow (fixture->session, "orders", fixture->view, FALSE);
}

static GtkWidget *
find_dialog (Fixture *fixture)
{
  return ui_find_dialog (GTK_WIDGET (gtk_widget_get_root (fixture->view)));
}

static void
tick (GtkWidget  *dialog,
      const char *name)
{
  ui_set_on (dialog, name, TRUE);
}

static void
test_write (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog;
  VedetteOrderCard *card;
  VedetteFigure *part;

  ui_click (fixture->view, "New card for Red");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  ui_settle ();
  ui_assert_named (dialog);
  gtk_test_accessible_assert_role (dialog, GTK_ACCESSIBLE_ROLE_DIALOG);
  /* What closes it does not throw away what was written. */
  g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_BUTTON, "Close"));
  g_assert_null (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_BUTTON, "Cancel"));
  /* Enter is not to cancel. */
  g_assert_true (ui_has_focus (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Gawain")));
  /* nobody is asked for by name but red's own men */
  g_assert_null (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Spearmen"));
  ui_click (dialog, "Add Card");
  g_assert_nonnull (ui_find_text (dialog, "Choose who carries out the card"));
  g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_BUTTON, "Override by Agreement"));
  g_assert_true (ui_has_focus (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Gawain")));
  /* how many is asked of those alone who are chosen */
  g_assert_null (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, "Figures of Archers"));
  tick (dialog, "Archers");
  ui_set_number (dialog, "Figures of Archers", 2);
  ui_write (dialog, "Order", ROGUE);
  ui_write (dialog, "Condition", "dawn");
  ui_shoot (dialog, "card-dialog");
  ui_click (dialog, "Add Card");
  ui_settle ();
  g_assert_null (find_dialog (fixture));
  card = get_card (fixture, 2);
  g_assert_cmpstr (vedette_order_card_get_order (card), ==, ROGUE);
  g_assert_cmpint (vedette_order_card_get_state (card), ==, VEDETTE_CARD_DORMANT);
  part = vedette_skirmish_find_figure (&fixture->skirmish, vedette_ids_get (vedette_order_card_get_actors (card), 0));
  g_assert_cmpuint (vedette_ids_get_n (vedette_order_card_get_actors (card)), ==, 1);
  g_assert_cmpstr (vedette_figure_get_name (part), ==, "Archers");
  g_assert_cmpint (vedette_figure_get_count (part), ==, 2);
}

static int
get_y (GtkWidget *widget,
       GtkWidget *dialog)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, dialog, &bounds));
  return (int) bounds.origin.y;
}

/* Whoever is chosen, what is chosen or written next is where it was, also when it is asked how many men of a line. */
static void
test_stays (Fixture       *fixture,
            gconstpointer  data)
{
  static const int widths[] = { 960, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *shot = g_strdup_printf ("card-men-%d", widths[i]);
      GtkWidget *dialog, *chip, *entry, *each;
      int chip_y, entry_y, each_y;

      ui_click (fixture->view, "New card for Red");
      dialog = find_dialog (fixture);
      gtk_window_set_default_size (GTK_WINDOW (dialog), widths[i], 600);
      ui_settle ();
      chip = ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Gawain");
      entry = ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_TEXT_BOX, "Order");
      each = ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Separate card for each");
      chip_y = get_y (chip, dialog);
      entry_y = get_y (entry, dialog);
      each_y = get_y (each, dialog);
      tick (dialog, "Archers");
      ui_settle ();
      g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, "Figures of Archers"));
      ui_shoot (dialog, shot);
      g_assert_cmpint (get_y (chip, dialog), ==, chip_y);
      g_assert_cmpint (get_y (entry, dialog), ==, entry_y);
      g_assert_cmpint (get_y (each, dialog), ==, each_y);
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
}

/* What is not said is asked for where it is said. */
static void
test_points (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog, *entry;

  ui_click (fixture->view, "New card for Red");
  dialog = find_dialog (fixture);
  entry = ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_TEXT_BOX, "Order");
  tick (dialog, "Archers");
  ui_click (dialog, "Add Card");
  g_assert_nonnull (ui_find_text (dialog, "The card has no task. Enter what the figures must do."));
  g_assert_true (ui_is_invalid (entry));
  g_assert_true (ui_has_focus (entry));
  ui_settle ();
  ui_shoot (dialog, "card-refused");
  gtk_editable_set_text (GTK_EDITABLE (entry), "sing");
  g_assert_false (ui_is_invalid (entry));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A refusal that is no more than the rules' can be agreed away, and leaves no line split if it is not. */
static void
test_objection (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *dialog;
  gint64 cursor = vedette_battle_get_cursor (fixture->skirmish.battle);

  ui_click (fixture->view, "New card for Red");
  dialog = find_dialog (fixture);
  tick (dialog, "Gawain");
  ui_write (dialog, "Order", "sing");
  ui_click (dialog, "Add Card");
  g_assert_nonnull (ui_find_text (dialog, "Gawain is already on card 1 and cannot be on two cards. Choose other figures."));
  g_assert_cmpint (vedette_battle_get_cursor (fixture->skirmish.battle), ==, cursor);
  ui_click (dialog, "Override by Agreement");
  g_assert_cmpstr (get_kind (fixture), ==, "add-card");
  g_assert_true (json_object_has_member (
    vedette_step_get_facts (vedette_battle_get_current (fixture->skirmish.battle)), "agreed"));
}

static char *
list_targets (GtkWidget *dialog)
{
  GtkWidget *target = ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_COMBO_BOX, "Target");
  GListModel *choices = gtk_drop_down_get_model (GTK_DROP_DOWN (target));
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (GtkStringObject) choice = g_list_model_get_item (choices, i);

      g_string_append_printf (names, "%s|", gtk_string_object_get_string (choice));
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Red is offered nothing that only blue knows; blue is. */
static void
test_targets (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *dialog;
  VedetteOrderCard *card;
  g_autofree char *red = NULL, *blue = NULL, *words = NULL;

  ui_click (fixture->view, "New card for Red");
  dialog = find_dialog (fixture);
  red = list_targets (dialog);
  g_assert_cmpstr (red, ==, "No specific target|Spearmen|" ROGUE "|");
  words = ui_list_words (dialog);
  g_assert_null (strstr (words, "mill"));
  g_assert_null (strstr (words, "Lurker"));
  gtk_window_close (GTK_WINDOW (dialog));
  ui_settle ();
  ui_click (fixture->view, "New card for Blue");
  dialog = find_dialog (fixture);
  blue = list_targets (dialog);
  g_assert_cmpstr (blue, ==, "No specific target|Gawain|Archers|");
  tick (dialog, "Lurker");
  ui_write (dialog, "Target in words, if not listed", "the sunken mill");
  ui_click (dialog, "Add Card");
  card = get_card (fixture, 2);
  g_assert_cmpstr (vedette_order_card_get_place (card), ==, "the sunken mill");
  g_assert_cmpint (vedette_order_card_get_objective (card), ==, VEDETTE_OBJECTIVE_PLACE);
}

/* What is picked ends the sentence, and can be left out again; a card is about what was picked. */
static void
test_sentence (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *dialog;
  VedetteOrderCard *card;

  ui_click (fixture->view, "New card for Red");
  dialog = find_dialog (fixture);
  ui_settle ();
  tick (dialog, "Archers");
  ui_write (dialog, "Order", "Silence the");
  ui_choose (dialog, "Target", ROGUE);
  ui_choose (dialog, "Target", "Spearmen");
  ui_settle ();
  ui_assert_named (dialog);
  ui_shoot (dialog, "card-dialog-sentence");
  g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_IMG, "Print preview of the card: Silence the Spearmen"));
  ui_choose (dialog, "Target", "No specific target");
  g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_IMG, "Print preview of the card: Silence the"));
  ui_choose (dialog, "Target", "Spearmen");
  ui_click (dialog, "Add Card");
  ui_settle ();
  card = get_card (fixture, 2);
  g_assert_cmpstr (vedette_order_card_get_order (card), ==, "Silence the Spearmen");
  g_assert_cmpint (vedette_order_card_get_objective (card), ==, VEDETTE_OBJECTIVE_ENEMY);
  g_assert_cmpint (vedette_order_card_get_target (card), ==,
                   vedette_record_get_id (vedette_test_named (fixture->rules, VEDETTE_TYPE_FIGURE, "Spearmen")));
  hold (fixture, "Hold to reveal: Card 2");
  g_assert_nonnull (ui_find_text (fixture->view, "Silence the Spearmen"));
  /* Another target takes the place of the one at the end. */
  choose (fixture, "Card 2", "Edit Card: Card 2");
  dialog = find_dialog (fixture);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_TEXT_BOX, "Order"))), ==,
                   "Silence the Spearmen");
  ui_choose (dialog, "Target", ROGUE);
  g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_IMG, "Print preview of the card: Silence the " ROGUE));
  gtk_window_close (GTK_WINDOW (dialog));
}

/* What the sentence has in it stands there once, in the form and on the card, whether it is a target or a place besides. */
static void
test_named_once (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *dialog;

  ui_click (fixture->view, "New card for Red");
  dialog = find_dialog (fixture);
  ui_choose (dialog, "Target", "Spearmen");
  ui_write (dialog, "Order", "Silence the");
  g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_IMG, "Print preview of the card: Silence the Spearmen"));
  ui_write (dialog, "Order", "Silence the spearmen");
  g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_IMG, "Print preview of the card: Silence the spearmen"));
  gtk_window_close (GTK_WINDOW (dialog));
  vedette_test_do (fixture->rules, "{\"edit\":\"add-place\",\"name\":\"Mill\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Archers\",\"objective\":\"place\","
                                   "\"target\":\"Mill\",\"place\":\"the mill\",\"order\":\"Burn the mill\"}");
  ui_settle ();
  hold (fixture, "Hold to reveal: Card 2");
  g_assert_nonnull (ui_find_text (fixture->view, "Burn the mill"));
}

static void
press_escape (GtkWidget *dialog)
{
  gtk_widget_activate_action (dialog, "window.close", NULL);
  ui_settle ();
}

/* What was left with Escape is there again, for the same side only, until it is written or begun afresh. */
static void
test_draft (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog;

  for (guint turn = 0; turn < 2; turn++)
    {
      ui_click (fixture->view, "New card for Red");
      dialog = find_dialog (fixture);
      g_assert_null (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_BUTTON, "Start Over"));
      tick (dialog, "Archers");
      ui_set_number (dialog, "Figures of Archers", 2);
      ui_write (dialog, "Order", "Silence the");
      ui_choose (dialog, "Target", "Spearmen");
      ui_write (dialog, "Condition", "dawn");
      press_escape (dialog);
      g_assert_null (find_dialog (fixture));
      ui_click (fixture->view, "New card for Blue");
      dialog = find_dialog (fixture);
      g_assert_null (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_BUTTON, "Start Over"));
      press_escape (dialog);
      ui_click (fixture->view, "New card for Red");
      dialog = find_dialog (fixture);
      g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_IMG, "Print preview of the card: Silence the Spearmen"));
      if (turn == 0)
        {
          ui_click (dialog, "Start Over");
          g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_IMG, "Print preview of the card: "));
          press_escape (dialog);
        }
    }
  g_assert_cmpfloat (gtk_spin_button_get_value (
                       GTK_SPIN_BUTTON (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, "Figures of Archers"))), ==, 2);
  ui_click (dialog, "Add Card");
  ui_settle ();
  g_assert_cmpstr (vedette_order_card_get_condition (get_card (fixture, 2)), ==, "dawn");
  ui_click (fixture->view, "New card for Red");
  g_assert_null (ui_find_role (find_dialog (fixture), GTK_ACCESSIBLE_ROLE_BUTTON, "Start Over"));
  gtk_window_close (GTK_WINDOW (find_dialog (fixture)));
}

static void
test_edit (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;
  gint64 cursor;

  choose (fixture, "Card 1", "Edit Card: Card 1");
  dialog = find_dialog (fixture);
  g_assert_true (ui_is_on (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_SWITCH, "Gawain")));
  cursor = vedette_battle_get_cursor (fixture->skirmish.battle);
  /* A change that changes nothing is no step: the form only closes. */
  ui_click (dialog, "Save Card");
  ui_settle ();
  g_assert_null (find_dialog (fixture));
  g_assert_cmpint (vedette_battle_get_cursor (fixture->skirmish.battle), ==, cursor);
  choose (fixture, "Card 1", "Edit Card: Card 1");
  dialog = find_dialog (fixture);
  g_assert_nonnull (ui_find_text (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_COMBO_BOX, "Target"), "Spearmen"));
  ui_choose (dialog, "Target", "No specific target");
  ui_write (dialog, "Target in words, if not listed", "the ford of the man in green");
  ui_click (dialog, "Save Card");
  g_assert_cmpstr (get_kind (fixture), ==, "set-card");
  g_assert_cmpint (vedette_order_card_get_target (get_card (fixture, 1)), ==, 0);
  g_assert_cmpstr (vedette_order_card_get_place (get_card (fixture, 1)), ==, "the ford of the man in green");
}

/* A man who hid after the card was written stays on it when something else is changed. */
static void
test_keeps_target (Fixture       *fixture,
                   gconstpointer  data)
{
  GtkWidget *dialog;
  gint64 target = vedette_order_card_get_target (get_card (fixture, 1));

  vedette_test_do (fixture->rules, "{\"edit\":\"set-line\",\"line\":\"Spearmen\",\"hidden\":true}");
  choose (fixture, "Card 1", "Edit Card: Card 1");
  dialog = find_dialog (fixture);
  ui_write (dialog, "Order", "cut them off");
  ui_click (dialog, "Save Card");
  g_assert_cmpstr (get_kind (fixture), ==, "set-card");
  g_assert_cmpstr (vedette_order_card_get_order (get_card (fixture, 1)), ==, "cut them off");
  g_assert_cmpint (vedette_order_card_get_target (get_card (fixture, 1)), ==, target);
}

static void
note_view (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  char **shown = data;

  g_free (*shown);
  *shown = g_variant_dup_string (parameter, NULL);
}

/* Without a roster there is nobody to choose: the way there is a button, and what was written stays. */
static void
test_no_roster (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (VedetteSession) session = ui_new_session ();
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) view = g_simple_action_new ("view", G_VARIANT_TYPE_STRING);
  GtkWidget *orders = ui_new_page (session, "orders"), *window = ui_show (orders, 1280, 800), *dialog;
  g_autofree char *shown = NULL;

  g_signal_connect (view, "activate", G_CALLBACK (note_view), &shown);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (view));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
  ui_click (orders, "New card for Red");
  dialog = ui_find_dialog (window);
  g_assert_nonnull (ui_find_text (dialog, "This side has no roster yet. A card names figures from the roster."));
  ui_write (dialog, "Order", "Hold the mill");
  ui_click (dialog, "Go to Forces");
  ui_settle ();
  g_assert_null (ui_find_dialog (window));
  g_assert_cmpstr (shown, ==, "forces");
  ui_click (orders, "New card for Red");
  dialog = ui_find_dialog (window);
  g_assert_nonnull (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_IMG, "Print preview of the card: Hold the mill"));
  gtk_window_close (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who comes too late reads why, without going to the button with the pointer. */
static void
test_too_late (Fixture       *fixture,
               gconstpointer  data)
{
  static const char why[] = "Order cards can be written or edited only before the battle starts. Undo the start first.";
  g_autoptr (VedetteSession) session = ui_new_session ();
  GtkWidget *view = ui_new_page (session, "orders"), *window = ui_show (view, 1280, 800);

  g_assert_null (ui_find_text (view, why));
  vedette_test_do (vedette_session_get_rules (session), "{\"move\":\"start\",\"holder\":\"red\"}");
  ui_settle ();
  g_assert_nonnull (ui_find_text (view, why));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* S-X25: refused, unless both sides agree; then the card itself is written without another question. */
static void
test_after_start (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *dialog;

  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  g_assert_true (gtk_widget_has_css_class (ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, "New card for Red"),
                                           "dimmed-move"));
  ui_click (fixture->view, "New card for Red");
  g_assert_null (find_dialog (fixture));
  g_assert_nonnull (ui_find_text (fixture->view, "Order cards can be written or edited only before the battle starts. Undo the "
                                                 "start first."));
  ui_shoot (fixture->window, "orders-refused");
  ui_click (fixture->view, "Override by Agreement");
  dialog = find_dialog (fixture);
  g_assert_nonnull (dialog);
  tick (dialog, "Archers");
  /* what else is wrong is still said */
  ui_click (dialog, "Add Card");
  g_assert_nonnull (ui_find_text (dialog, "The card has no task. Enter what the figures must do."));
  ui_write (dialog, "Order", "hold the bridge");
  ui_click (dialog, "Add Card");
  g_assert_cmpstr (get_kind (fixture), ==, "add-card");
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  ui_assert_named (fixture->view);
  hold (fixture, "Hold to Reveal All: Blue");
  ui_assert_named (fixture->view);
}

/* Both sides know the places; what a card calls one stays on the card. */
static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog;
  g_autofree char *targets = NULL, *words = NULL;

  g_assert_nonnull (ui_find_text (fixture->view, "No places yet. A card can use the places added here, and both sides can see "
                                                 "them."));
  ui_click (fixture->view, "Add Place…");
  ui_settle ();
  dialog = find_dialog (fixture);
  ui_assert_named (dialog);
  ui_click (dialog, "Add");
  g_assert_nonnull (ui_find_text (dialog, "Enter a name for the place"));
  ui_write (dialog, "Name", ROGUE);
  ui_write (dialog, "Notes", "north & south");
  ui_click (dialog, "Add");
  ui_settle ();
  g_assert_null (find_dialog (fixture));
  g_assert_nonnull (ui_find_text (fixture->view, ROGUE));
  ui_pop_up (fixture->view, ROGUE);
  words = ui_list_words (fixture->view);
  g_assert_nonnull (strstr (words, "north & south"));
  choose_of (fixture, ROGUE, "Edit Place: " ROGUE);
  dialog = find_dialog (fixture);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_TEXT_BOX, "Notes"))), ==,
                   "north & south");
  ui_write (dialog, "Name", "the ford");
  ui_click (dialog, "Change");
  ui_settle ();
  g_assert_null (ui_find_text (fixture->view, ROGUE));
  g_assert_nonnull (ui_find_text (fixture->view, "the ford"));
  ui_click (fixture->view, "New card for Red");
  dialog = find_dialog (fixture);
  targets = list_targets (dialog);
  g_assert_cmpstr (targets, ==, "No specific target|Spearmen|" ROGUE "|the ford|");
  gtk_window_close (GTK_WINDOW (dialog));
  choose_of (fixture, "the ford", "Remove Place: the ford");
  g_assert_cmpstr (get_kind (fixture), ==, "remove-place");
  ui_settle ();
  ui_click (fixture->view, "Undo");
  g_assert_nonnull (ui_find_text (fixture->view, "the ford"));
}

/* A card for a place that is picked aims at the place, and a switch gives each of them one of his own. */
static void
test_each (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;
  gint64 ford;

  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Thief, poor\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-place\",\"name\":\"the ford\"}");
  ford = vedette_record_get_id (vedette_test_named (fixture->rules, VEDETTE_TYPE_PLACE, "the ford"));
  ui_click (fixture->view, "New card for Red");
  dialog = find_dialog (fixture);
  tick (dialog, "Archers");
  tick (dialog, "Thief");
  tick (dialog, "Separate card for each");
  ui_write (dialog, "Target in words, if not listed", "somewhere else");
  ui_choose (dialog, "Target", "the ford");
  ui_shoot (dialog, "card-dialog-each");
  ui_click (dialog, "Add Card");
  ui_settle ();
  g_assert_null (find_dialog (fixture));
  for (guint i = 2; i < 4; i++)
    {
      g_assert_cmpuint (vedette_ids_get_n (vedette_order_card_get_actors (get_card (fixture, i))), ==, 1);
      g_assert_cmpint (vedette_order_card_get_target (get_card (fixture, i)), ==, ford);
      g_assert_cmpstr (vedette_order_card_get_place (get_card (fixture, i)), ==, "");
    }
  ui_shoot (fixture->window, "orders-each");
  /* A card that is there is one card. */
  choose (fixture, "Card 1", "Edit Card: Card 1");
  g_assert_null (ui_find_role (find_dialog (fixture), GTK_ACCESSIBLE_ROLE_SWITCH, "Separate card for each"));
  gtk_window_close (GTK_WINDOW (find_dialog (fixture)));
}

/* Whether a card is specific enough is for others to say; the button is on every card, and so gives nothing away. */
static void
test_judge (Fixture       *fixture,
            gconstpointer  data)
{
  choose (fixture, "Card 1", "Accept as Specific");
  g_assert_cmpstr (get_kind (fixture), ==, "judge-card");
  g_assert_cmpint (vedette_order_card_get_judged (get_card (fixture, 1)), ==, VEDETTE_TRI_YES);
  g_assert_nonnull (ui_find_text (fixture->view, "ready · specific enough"));
  choose (fixture, "Card 1", "Void as Too Vague");
  g_assert_cmpint (vedette_order_card_get_state (get_card (fixture, 1)), ==, VEDETTE_CARD_VOID);
  g_assert_nonnull (ui_find_text (fixture->view, "This card was judged too vague and has no effect. Edit the card to name an "
                                                 "enemy, a place or a task, or remove the card."));
  assert_secret (fixture);
  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  g_assert_nonnull (ui_find_text (fixture->view, "This card was judged too vague and has no effect. If the judgment was a "
                                                 "mistake, use Undo."));
}

/* Without order cards, writing one is dimmed and says why. */
static void
test_off (Fixture       *fixture,
          gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"edit\":\"set-switch\",\"switch\":\"s.order_cards\",\"value\":\"off\"}");
  g_assert_true (gtk_widget_has_css_class (ui_find_role (fixture->view, GTK_ACCESSIBLE_ROLE_BUTTON, "New card for Red"),
                                           "dimmed-move"));
  ui_click (fixture->view, "New card for Red");
  g_assert_nonnull (ui_find_text (fixture->view, "Order cards are turned off. Turn them on in Battle Settings › Order Cards."));
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *window;

  vedette_test_do (fixture->rules, "{\"edit\":\"set-side\",\"side\":\"blue\",\"name\":\"The very long-winded Host of the "
                                   "Margravine of Upper and Lower Blackheart\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-place\",\"name\":\"The old mill on the far side of the upper brook\","
                                   "\"notes\":\"half burnt\"}");
  ui_set_page_narrow (fixture->session, "orders", fixture->view, TRUE);
  g_object_ref (fixture->view);
  adw_window_set_content (ADW_WINDOW (fixture->window), NULL);
  window = ui_show (fixture->view, 360, 640);
  g_object_unref (fixture->view);
  ui_assert_fits (fixture->view, 360);
  ui_shoot (window, "orders-narrow");
  hold (fixture, "Hold to Reveal All: Red");
  ui_settle ();
  ui_assert_fits (fixture->view, 360);
  ui_shoot (window, "orders-narrow-held");
  gtk_window_destroy (GTK_WINDOW (window));
}

static float
get_top (GtkWidget *view,
         GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, view, &bounds));
  return bounds.origin.y;
}

static void
note_card (GtkWidget *widget,
           gpointer   cards)
{
  g_autofree char *name = ui_get_name (widget);

  if (g_strcmp0 (name, "Hold to reveal: Card 1") == 0)
    g_ptr_array_add (cards, widget);
}

/* However long the names are, the cards of both begin alike, and so do the buttons. */
static void
test_heads (Fixture       *fixture,
            gconstpointer  data)
{
  vedette_test_do (fixture->rules, "{\"edit\":\"set-side\",\"side\":\"blue\",\"name\":\"The Upper Hold\"}");
  g_object_ref (fixture->view);
  adw_window_set_content (ADW_WINDOW (fixture->window), NULL);
  for (int width = 900; width <= 1300; width += 40)
    {
      GtkWidget *window = ui_show (fixture->view, width, 800);
      g_autoptr (GPtrArray) cards = g_ptr_array_new ();

      ui_visit (fixture->view, note_card, cards);
      g_assert_cmpuint (cards->len, ==, 2);
      g_test_message ("at %d: cards from %g", width, get_top (fixture->view, g_ptr_array_index (cards, 0)));
      g_assert_cmpfloat (get_top (fixture->view, g_ptr_array_index (cards, 0)), ==,
                         get_top (fixture->view, g_ptr_array_index (cards, 1)));
      g_assert_cmpfloat (get_top (fixture->view, ui_find_button (fixture->view, "New card for Red")), ==,
                         get_top (fixture->view, ui_find_button (fixture->view, "New card for The Upper Hold")));
      adw_window_set_content (ADW_WINDOW (window), NULL);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  g_object_unref (fixture->view);
}

static void
test_narrow_dialog (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *dialog;

  ui_click (fixture->view, "New card for Red");
  dialog = find_dialog (fixture);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 640);
  ui_settle ();
  ui_shoot (dialog, "card-dialog-narrow");
  ui_assert_fits (adw_window_get_content (ADW_WINDOW (dialog)), 360);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_empty (void)
{
  g_autoptr (VedetteSession) session = ui_new_session ();
  GtkWidget *view = ui_new_page (session, "orders");
  GtkWidget *window = ui_show (view, 800, 600);
  g_autofree char *words = ui_list_words (view);
  g_autofree char *buttons = ui_list_roles (view, GTK_ACCESSIBLE_ROLE_BUTTON);

  g_assert_nonnull (strstr (words, "An order card is a plan written before the battle"));
  /* nothing is there to be held */
  g_assert_nonnull (strstr (buttons, "New card for Red|"));
  g_assert_null (strstr (buttons, "Hold to"));
  g_assert_null (ui_find_text (view, "Press and hold a card to read it, or double-click it. Holding Space works too."));
  ui_assert_named (view);
  ui_shoot (window, "orders-empty");
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
  g_assert_true (vedette_session_close (session, NULL));
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);

#define ADD(name, function) g_test_add ("/orders/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("covered", test_covered);
  ADD ("lost", test_lost);
  ADD ("held-card", test_held_card);
  ADD ("turned-card", test_turned_card);
  ADD ("turned-is-one", test_turned_is_one);
  ADD ("turned-covers-again", test_turned_covers_again);
  ADD ("long-text", test_long_text);
  ADD ("covers-again", test_covers_again);
  ADD ("states", test_states);
  ADD ("void", test_void);
  ADD ("void-waiting", test_void_waiting);
  ADD ("vague", test_vague);
  ADD ("remove", test_remove);
  ADD ("write", test_write);
  ADD ("stays", test_stays);
  ADD ("points", test_points);
  ADD ("objection", test_objection);
  ADD ("targets", test_targets);
  ADD ("sentence", test_sentence);
  ADD ("named-once", test_named_once);
  ADD ("draft", test_draft);
  ADD ("edit", test_edit);
  ADD ("keeps-target", test_keeps_target);
  ADD ("too-late", test_too_late);
  ADD ("no-roster", test_no_roster);
  ADD ("after-start", test_after_start);
  ADD ("places", test_places);
  ADD ("each", test_each);
  ADD ("judge", test_judge);
  ADD ("off", test_off);
  ADD ("names", test_names);
  ADD ("narrow", test_narrow);
  ADD ("heads", test_heads);
  ADD ("narrow-dialog", test_narrow_dialog);
#undef ADD
  g_test_add_func ("/orders/empty", test_empty);
  return g_test_run ();
}
