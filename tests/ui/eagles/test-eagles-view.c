/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only a grand-tactical battle has in the window: both armies, orders that are read while a button is held, the cards of
 * the initiative; and how many keys a turn takes. */

#include "ui-support.h"

#include "core/eagles/state/vedette-eagles.h"
#include "core/rules/vedette-choice.h"
#include "ui/declare/vedette-typed-dialog.h"
#include "ui/eagles/vedette-armies-view.h"
#include "ui/eagles/vedette-dispatches-view.h"
#include "ui/play/vedette-play-view.h"
#include "ui/play/vedette-result-band.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/records/vedette-record-panel.h"
#include "vedette-test-battle.h"

#define ROGUE "<b>&\"x"
#define MARKER "Burn the south bridge"
#define HIDDEN "Old Guard"

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  GtkWidget *view;
  GtkWidget *window;
} Fixture;

static void
add_forces (Fixture    *f,
            const char *army,
            const char *text)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, VEDETTE_ARMIES_TYPED);
  VedetteEagles eagles;
  g_autoptr (GError) error = NULL;

  vedette_eagles_read (&eagles, vedette_session_get_battle (f->session));
  g_object_set (move, "army", vedette_record_get_id (vedette_eagles_find_word (&eagles, army)), "text", text, NULL);
  vedette_rules_perform (f->rules, move, NULL, FALSE, NULL, &error);
  g_assert_no_error (error);
}

static void
make_session (Fixture *f)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = vedette_session_make_path ("eagles");

  f->session = vedette_session_new_battle ("eagles", path, &error);
  g_assert_no_error (error);
  f->rules = vedette_session_get_rules (f->session);
  add_forces (f, "red", "1st Division (Amsel), good: 2 line infantry, 1 line artillery\n2nd Division, average: 2 line infantry\n"
                        "3rd Division, poor: 2 conscript infantry");
  add_forces (f, "blue", "4th Division, good: 3 line infantry\n5th Division, good: 3 line infantry\n6th Division, good: 3 elite infantry");
}

static void
set_up_armies (Fixture       *f,
               gconstpointer  data)
{
  make_session (f);
  vedette_test_do (f->rules, "{\"edit\":\"add-division\",\"army\":\"red\",\"name\":\"" HIDDEN "\",\"place\":\"hidden\"}");
  f->view = vedette_armies_view_new (f->session);
  f->window = ui_show (f->view, 1280, 800);
}

static void
set_up_orders (Fixture       *f,
               gconstpointer  data)
{
  make_session (f);
  vedette_test_do (f->rules, "{\"edit\":\"set-switch\",\"switch\":\"e.orders\",\"value\":\"on\"}");
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"roll-points\",\"die\":[2,2]}");
  vedette_test_do (f->rules, "{\"move\":\"write-dispatch\",\"sender\":\"red\",\"recipient\":\"1st Division\",\"text\":\"" MARKER "\","
                             "\"inside\":\"yes\"}");
  f->view = vedette_dispatches_view_new (f->session);
  f->window = ui_show (f->view, 1280, 800);
}

static void
set_up_play (Fixture       *f,
             gconstpointer  data)
{
  make_session (f);
  vedette_test_do (f->rules, "{\"edit\":\"set-switch\",\"switch\":\"e.class_dice\",\"value\":\"d10\"}");
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"roll-points\",\"die\":[2,2]}");
  f->view = vedette_play_view_new (f->session);
  f->window = ui_show (f->view, 1280, 800);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  gtk_window_destroy (GTK_WINDOW (f->window));
  ui_settle ();
  vedette_session_close (f->session, &error);
  g_assert_no_error (error);
  g_clear_object (&f->session);
}

static gboolean
reads (GtkWidget  *root,
       const char *text)
{
  g_autofree char *words = ui_list_words (root);

  return strstr (words, text) != NULL;
}

static gboolean
is_column (GtkWidget  *widget,
           const void *data)
{
  return VEDETTE_IS_RECORD_PANEL (widget);
}

static gboolean
is_row (GtkWidget  *widget,
        const void *data)
{
  return g_str_equal (gtk_widget_get_css_name (widget), "row");
}

static gboolean
is_row_of (GtkWidget  *widget,
           const void *title)
{
  return is_row (widget, NULL) && ui_find_text (widget, title) != NULL;
}

/* The head of an army counts what stands below it, and nothing that is hidden. */
static void
assert_counted (Fixture          *f,
                VedetteEaglesSide side)
{
  GtkWidget *columns[VEDETTE_N_EAGLES_SIDES], *list = NULL;
  guint divisions = 0, units = 0;
  g_autofree char *text = NULL;

  columns[0] = ui_find (f->view, is_column, NULL);
  columns[1] = ui_find (gtk_widget_get_next_sibling (gtk_widget_get_parent (columns[0])), is_column, NULL);
  list = gtk_widget_get_parent (ui_find (columns[side], is_row, NULL));
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      divisions += gtk_widget_has_css_class (row, "division") ? 1 : 0;
      units += gtk_widget_has_css_class (row, "unit") ? 1 : 0;
    }
  g_assert_cmpuint (units, >, 0);
  text = g_strdup_printf ("%u formations\n%u units", divisions, units);
  g_assert_nonnull (ui_find_text (columns[side], text));
}

static void
test_rows (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *row = ui_find (f->view, is_row_of, "1st Division");

  g_assert_nonnull (row);
  g_assert_nonnull (ui_find_text (row, "Amsel, Good"));
  g_assert_nonnull (ui_find (f->view, is_row_of, "6th Division"));
  assert_counted (f, VEDETTE_EAGLES_RED);
  assert_counted (f, VEDETTE_EAGLES_BLUE);
  vedette_test_do (f->rules, "{\"edit\":\"set-division\",\"division\":\"1st Division\",\"name\":" "\"<b>&\\\"x\"}");
  ui_settle ();
  g_assert_nonnull (ui_find (f->view, is_row_of, ROGUE));
  ui_assert_named (f->view);
  ui_shoot (f->window, "armies");
}

static gboolean
is_hold (GtkWidget  *widget,
         const void *data)
{
  return VEDETTE_IS_HOLD_BUTTON (widget);
}

/* What is hidden is shown only as long as the umpire holds his button. */
static void
test_hidden (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *hold = ui_find (f->view, is_hold, NULL);

  g_assert_false (reads (f->view, HIDDEN));
  vedette_hold_button_hold (VEDETTE_HOLD_BUTTON (hold));
  ui_settle ();
  g_assert_true (reads (f->view, HIDDEN));
  vedette_hold_button_release (VEDETTE_HOLD_BUTTON (hold));
  ui_settle ();
  g_assert_false (reads (f->view, HIDDEN));
}

static gboolean
is_hold_of (GtkWidget  *widget,
            const void *label)
{
  return VEDETTE_IS_HOLD_BUTTON (widget) && reads (widget, label);
}

static gboolean
is_read_by (Fixture    *f,
            const char *reader)
{
  GtkWidget *hold = ui_find (f->view, is_hold_of, reader);
  gboolean read;

  g_assert_nonnull (hold);
  vedette_hold_button_hold (VEDETTE_HOLD_BUTTON (hold));
  ui_settle ();
  read = reads (f->view, MARKER);
  vedette_hold_button_release (VEDETTE_HOLD_BUTTON (hold));
  ui_settle ();
  g_assert_false (reads (f->view, MARKER));
  return read;
}

/* A-E36: the sender and the umpire may read it; to its recipient it comes in the next turn. */
static void
test_orders (Fixture       *f,
             gconstpointer  data)
{
  g_assert_false (reads (f->view, MARKER));
  ui_assert_named (f->view);
  g_assert_true (is_read_by (f, "Red"));
  g_assert_true (is_read_by (f, "Umpire"));
  g_assert_false (is_read_by (f, "Amsel"));
  g_assert_false (is_read_by (f, "Blue"));
  vedette_test_do (f->rules, "{\"move\":\"orders-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"approach\",\"agreed\":true}");
  vedette_test_do (f->rules, "{\"move\":\"next-turn\"}");
  vedette_test_do (f->rules, "{\"move\":\"orders-done\",\"agreed\":true}");
  ui_settle ();
  g_assert_true (is_read_by (f, "Amsel"));
  g_assert_false (is_read_by (f, "2nd Division"));
  ui_shoot (f->window, "orders");
}

static void
set_up_no_orders (Fixture       *f,
                  gconstpointer  data)
{
  make_session (f);
  f->view = vedette_dispatches_view_new (f->session);
  f->window = ui_show (f->view, 1280, 800);
}

static void
assert_closed (Fixture    *f,
               const char *why,
               gboolean    played)
{
  ui_settle ();
  /* As long as nothing was written, the page says what it is for, with the button. */
  g_assert_nonnull (ui_find_text (f->view, "No Dispatches Yet"));
  g_assert_true ((ui_find_text (f->view, "New Dispatch…") != NULL) == (why == NULL));
  g_assert_true (why == NULL || ui_find_text (f->view, why) != NULL);
  g_assert_true ((ui_find_text (f->view, "Enable Orders") != NULL) == !played);
}

/* Switched on in a battle, they begin with the next turn (A-E44): the page says so at once. */
static void
test_orders_begin (Fixture       *f,
                   gconstpointer  data)
{
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"roll-points\",\"die\":[2,2]}");
  assert_closed (f, "Orders and messages are not used in this battle", FALSE);
  ui_click (f->view, "Enable Orders");
  assert_closed (f, "In use as of turn 2", TRUE);
}

/* Nothing has to be scrolled. */
static void
assert_all_seen (GtkWidget *dialog)
{
  GtkWidget *scrolled = ui_find_type (dialog, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  g_assert_cmpfloat (gtk_adjustment_get_page_size (place), >=, gtk_adjustment_get_upper (place));
}

/* That nothing can be written now, and why, is said before somebody has written it. */
static void
test_no_orders (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, VEDETTE_DISPATCHES_WRITTEN);
  GtkWidget *form, *focus;
  GtkWidget *hold = ui_find (f->view, is_hold_of, "Red");

  assert_closed (f, "Orders and messages are not used in this battle", FALSE);
  g_assert_true (reads (hold, "▲"));
  ui_assert_named (f->view);
  ui_shoot (f->window, "orders-not-played");
  ui_click (f->view, "Enable Orders");
  assert_closed (f, "The battle has not started. Start the battle first.", TRUE);
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"roll-points\",\"die\":[2,2]}");
  assert_closed (f, NULL, TRUE);
  form = vedette_dispatches_view_new_form (GTK_WINDOW (f->window), f->session, move);
  gtk_window_present (GTK_WINDOW (form));
  ui_settle ();
  ui_shoot (form, "order-form");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_type (form, GTK_TYPE_DROP_DOWN)), 2);
  ui_settle ();
  g_assert_nonnull (ui_find_text (form, "Amsel · 1st Division (Red)"));
  focus = gtk_window_get_focus (GTK_WINDOW (form));
  g_assert_true (GTK_IS_TEXT (focus));
  g_assert_cmpint (gtk_widget_get_width (focus), >=, 290);
  /* What the form says when something is written covers no row. */
  gtk_editable_set_text (GTK_EDITABLE (focus), "Hold the mill");
  ui_settle ();
  g_assert_nonnull (ui_find_text (form, "Measure the command span now. If the span is not recorded, the recipient counts as "
                                        "outside."));
  ui_shoot (form, "order-form-written");
  assert_all_seen (form);
  gtk_window_destroy (GTK_WINDOW (form));
  vedette_test_do (f->rules, "{\"move\":\"orders-done\"}");
  assert_closed (f, "Orders and messages come at the start of a turn, if orders are in use. Continue with the current phase.",
                 TRUE);
}

static void
send_key (GtkWidget  *widget,
          const char *signal,
          guint       keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean used;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, signal, keyval, 0, (GdkModifierType) 0, &used);
    }
  ui_settle ();
}

/* U, held, is the umpire's button: he sees how far everything is, which its sender does not (A-E36). */
static void
test_umpire (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *hold = ui_find (f->view, is_hold_of, "Red");

  send_key (f->view, "key-pressed", GDK_KEY_u);
  g_assert_true (reads (f->view, MARKER));
  g_assert_nonnull (ui_find_text (f->view, "In Transit"));
  ui_assert_named (f->view);
  ui_shoot (f->window, "orders-umpire");
  send_key (f->view, "key-released", GDK_KEY_u);
  g_assert_false (reads (f->view, MARKER));
  g_assert_null (ui_find_text (f->view, "In Transit"));
  vedette_hold_button_hold (VEDETTE_HOLD_BUTTON (hold));
  ui_settle ();
  g_assert_nonnull (ui_find_text (f->view, "Sent"));
  g_assert_null (ui_find_text (f->view, "In Transit"));
  vedette_hold_button_release (VEDETTE_HOLD_BUTTON (hold));
}

static gboolean
is_of_board (GtkWidget  *widget,
             const void *data)
{
  return GTK_IS_BOX (widget) && gtk_widget_has_css_class (widget, "orders-columns");
}

static double
get_place (Fixture *f)
{
  GtkWidget *board = gtk_widget_get_ancestor (ui_find (f->view, is_of_board, NULL), GTK_TYPE_SCROLLED_WINDOW);

  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (board)));
}

static void
turn_wheel (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean used;

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        g_signal_emit_by_name (controller, "scroll", 0.0, 1.0, &used);
    }
  ui_settle ();
}

/* The newest stands first, and what is below the edge is reached by who holds a button: with the wheel, or with Page Down. */
static void
test_many (Fixture       *f,
           gconstpointer  data)
{
  g_autofree char *words = NULL;
  double place;

  for (guint i = 0; i < 9; i++)
    {
      g_autofree char *json = g_strdup_printf ("{\"move\":\"write-dispatch\",\"sender\":\"red\",\"recipient\":\"1st Division\","
                                               "\"text\":\"No. %u\"}", i);

      vedette_test_do (f->rules, json);
    }
  ui_settle ();
  turn_wheel (f->view);
  g_assert_cmpfloat (get_place (f), ==, 0);
  send_key (f->view, "key-pressed", GDK_KEY_u);
  words = ui_list_words (f->view);
  g_assert_nonnull (strstr (words, "No. 8"));
  g_assert_true (strstr (words, "No. 8") < strstr (words, "No. 0"));
  g_assert_true (strstr (words, "No. 0") < strstr (words, MARKER));
  turn_wheel (f->view);
  place = get_place (f);
  g_assert_cmpfloat (place, >, 0);
  send_key (f->view, "key-pressed", GDK_KEY_Page_Down);
  g_assert_cmpfloat (get_place (f), >, place);
  send_key (f->view, "key-pressed", GDK_KEY_Page_Up);
  g_assert_cmpfloat (get_place (f), <=, place);
  g_assert_true (reads (f->view, MARKER));
  send_key (f->view, "key-released", GDK_KEY_u);
}

/* Does what a key does that asks nothing. */
static void
press (Fixture    *f,
       const char *key,
       const int  *naturals,
       gsize       n)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (f->rules, vedette_rules_get_viewer (f->rules));
  VedetteOffer *offer = vedette_offers_find_key (offers, key);
  g_autoptr (VedetteDice) dice = n > 0 ? vedette_dice_new_typed (naturals, n) : vedette_dice_new_kernel ();
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (offer);
  g_assert_false (vedette_offer_asks (offer, FALSE));
  vedette_rules_perform (f->rules, offer->move, dice, FALSE, NULL, &error);
  g_assert_no_error (error);
  ui_settle ();
}

/* Who is to name a division is told where. */
static void
assert_hint (Fixture  *f,
             gboolean  names)
{
  g_autofree char *hint = NULL, *due = vedette_rules_get_due (f->rules, vedette_rules_get_viewer (f->rules), &hint);

  g_assert_nonnull (due);
  g_assert_true ((g_strcmp0 (hint, "Choose a division, or pass") == 0) == names);
}

/* Three divisions a side, nothing but the roll and the moves: at most 14 keys */
static void
test_turn_keys (Fixture       *f,
                gconstpointer  data)
{
  static const int dice[] = { 8, 3 };
  static const char * const keys[] = { "Enter", "Enter", "1", "1", "1", "1", "1", "1", "Enter", "Enter" };
  VedetteEagles eagles;

  G_STATIC_ASSERT (G_N_ELEMENTS (keys) <= 14);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      press (f, keys[i], dice, i == 1 ? G_N_ELEMENTS (dice) : 0);
      assert_hint (f, i == 1);
    }
  vedette_eagles_read (&eagles, vedette_session_get_battle (f->session));
  g_assert_cmpint (vedette_eagles_game_get_turn (eagles.game), ==, 2);
  g_assert_cmpint (vedette_eagles_game_get_phase (eagles.game), ==, VEDETTE_EAGLES_SKIRMISH);
}

/* A check of skirmish combat is at most two keys: by the digit of the unit it is done. */
static void
test_check_keys (Fixture       *f,
                 gconstpointer  data)
{
  VedetteBattle *battle = vedette_session_get_battle (f->session);
  VedetteEagles eagles;

  press (f, "1", NULL, 0);
  g_assert_cmpstr (vedette_step_get_kind (vedette_battle_get_current (battle)), ==, "check-skirmish");
  vedette_eagles_read (&eagles, battle);
  g_assert_cmpint (vedette_eagles_game_get_phase (eagles.game), ==, VEDETTE_EAGLES_SKIRMISH);
}

/* All units of a division are seen, and their counters do not lie on each other or on the caption. */
static void
test_counters (Fixture       *f,
               gconstpointer  data)
{
  GtkAdjustment *room;
  GtkWidget *title;

  vedette_test_do (f->rules, "{\"move\":\"skirmish-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[8,3]}");
  add_forces (f, "red", "9th Division, good: 7 line infantry, 1 line artillery");
  vedette_test_do (f->rules, "{\"move\":\"activate\",\"division\":\"9th Division\"}");
  ui_settle ();
  title = ui_find_text (f->view, "0 of 8 moved");
  g_assert_nonnull (title);
  g_assert_true (gtk_widget_get_mapped (title));
  room = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (ui_find_type (gtk_widget_get_parent (title),
                                                                                 GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (room), <=, gtk_adjustment_get_page_size (room));
  ui_shoot (f->window, "counters");
}

/* A card to choose changes with the window, but whoever is on it stays there. */
static void
test_card_focus (Fixture       *f,
                 gconstpointer  data)
{
  GtkWidget *card;

  vedette_test_do (f->rules, "{\"move\":\"skirmish-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[8,3]}");
  ui_settle ();
  card = gtk_widget_get_ancestor (ui_find_text (f->view, "Amsel, Good"), GTK_TYPE_BUTTON);
  gtk_widget_grab_focus (card);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (f->view), TRUE);
  ui_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == card);
  g_assert_nonnull (ui_find_text (card, "Amsel, Good"));
}

static int
get_text_size (GtkWidget *widget)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

/* The names of units are as large as other text, however long; what has no room in one line has a second. */
static void
test_unit_names (Fixture       *f,
                 gconstpointer  data)
{
  static const char long_name[] = "Grenadiers of the Guard";
  GtkWidget *name;
  g_autofree char *request = g_strdup_printf ("{\"edit\":\"set-unit\",\"unit\":\"Line artillery 1\",\"name\":\"%s\"}", long_name);

  vedette_test_do (f->rules, "{\"move\":\"skirmish-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[8,3]}");
  vedette_test_do (f->rules, request);
  vedette_test_do (f->rules, "{\"move\":\"activate\",\"division\":\"1st Division\"}");
  ui_settle ();
  name = ui_find_text (gtk_widget_get_parent (ui_find_text (f->view, "0 of 3 moved")), long_name);
  g_assert_nonnull (name);
  g_assert_cmpint (get_text_size (name), ==, get_text_size (f->view));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
  ui_shoot (f->window, "unit-names");
}

/* Owner, thief and suspended division lie on each other. */
static void
test_cards (Fixture       *f,
            gconstpointer  data)
{
  vedette_test_do (f->rules, "{\"move\":\"skirmish-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[8,3]}");
  vedette_test_do (f->rules, "{\"move\":\"activate\",\"division\":\"1st Division\"}");
  vedette_test_do (f->rules, "{\"move\":\"steal\",\"division\":\"4th Division\",\"near\":\"yes\",\"sees\":\"yes\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[2,9]}");
  ui_settle ();
  g_assert_true (reads (f->view, "4th Division"));
  g_assert_true (reads (f->view, "Suspended · Red · Amsel, Good"));
  g_assert_true (reads (f->view, "Turn owner"));
  ui_assert_named (f->view);
  ui_shoot (f->window, "thief");
}

/* Of the opening roll, which is rolled again after a tie, the dice that decided it stay in view. */
static void
test_dice (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *result = ui_find_type (f->view, VEDETTE_TYPE_RESULT_BAND);
  g_autofree char *words = NULL;

  vedette_test_do (f->rules, "{\"move\":\"skirmish-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[4,4,8,3]}");
  ui_settle ();
  g_assert_nonnull (ui_find_named (result, VEDETTE_TYPE_DRAWING_VIEW, "Die 8"));
  g_assert_nonnull (ui_find_named (result, VEDETTE_TYPE_DRAWING_VIEW, "Die 3"));
  g_assert_null (ui_find_named (result, VEDETTE_TYPE_DRAWING_VIEW, "Die 4"));
  /* What ratings and points made of them stands below; of nothing nothing is told. */
  words = ui_list_words (result);
  g_assert_null (strstr (words, "Red 8"));
  vedette_test_do (f->rules, "{\"move\":\"activate\",\"division\":\"1st Division\"}");
  vedette_test_do (f->rules, "{\"move\":\"steal\",\"division\":\"4th Division\",\"near\":\"yes\",\"sees\":\"yes\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[2,3]}");
  ui_settle ();
  g_free (words);
  words = ui_list_words (result);
  g_test_message ("%s", words);
  g_assert_nonnull (strstr (words, "Blue 3 + 1 (4th Division) = 4 · Red 2 + 1 (Amsel) = 3"));
}

static gboolean
has_class (GtkWidget  *widget,
           const void *css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

static graphene_rect_t
get_bounds (Fixture    *f,
            const char *label)
{
  GtkWidget *button = ui_find_named (f->view, GTK_TYPE_BUTTON, label);
  graphene_rect_t bounds;

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (button, f->view, &bounds));
  return bounds;
}

/* While a side chooses, its divisions are cards beside each other: with commander, what his rating is worth, the key, and, where
 * the other army has a division of that name, with the army. Below them one may pass. */
static void
test_choice (Fixture       *f,
             gconstpointer  data)
{
  graphene_rect_t first, second, pass;

  vedette_test_do (f->rules, "{\"edit\":\"set-division\",\"division\":\"4th Division\",\"name\":\"2nd Division\"}");
  g_assert_null (ui_find (f->view, has_class, "choice-card"));
  vedette_test_do (f->rules, "{\"move\":\"skirmish-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[8,3]}");
  ui_settle ();
  first = get_bounds (f, "1st Division");
  second = get_bounds (f, "2nd Division (Red)");
  pass = get_bounds (f, "Pass");
  g_assert_true (gtk_widget_has_css_class (ui_find_named (f->view, GTK_TYPE_BUTTON, "1st Division"), "choice-card"));
  g_assert_cmpfloat (first.origin.y, ==, second.origin.y);
  g_assert_cmpfloat (first.size.width, ==, second.size.width);
  g_assert_cmpfloat (first.size.width, >=, 320);
  g_assert_cmpfloat (first.size.height, >=, 180);
  g_assert_cmpfloat (pass.origin.y, >=, first.origin.y + first.size.height);
  g_assert_cmpfloat (pass.size.width, <=, 160);
  g_assert_nonnull (ui_find_text (f->view, "Amsel, Good"));
  g_assert_nonnull (ui_find_text (f->view, "+1"));
  g_assert_nonnull (ui_find_text (f->view, "Red · Average"));
  ui_assert_named (f->view);
  ui_shoot (f->window, "choice");
  ui_click (f->view, "2nd Division (Red)");
  ui_settle ();
  g_assert_null (ui_find (f->view, has_class, "choice-card"));
  g_assert_nonnull (ui_find_text (f->view, "0 of 2 moved"));
}

/* The phases of the turn stand beside each other above all else, and each tells what it brought. */
static void
test_ladder (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *ladder = ui_find (f->view, has_class, "ladder"), *step, *other;
  graphene_rect_t all, one, two;

  g_assert_nonnull (ladder);
  step = ui_find_named (ladder, GTK_TYPE_MENU_BUTTON, "Orders and messages: not yet. Not in use");
  other = ui_find_named (ladder, GTK_TYPE_MENU_BUTTON, "Skirmish combat: now");
  g_assert_nonnull (step);
  g_assert_nonnull (other);
  g_assert_true (gtk_widget_compute_bounds (ladder, f->view, &all));
  g_assert_true (gtk_widget_compute_bounds (step, f->view, &one));
  g_assert_true (gtk_widget_compute_bounds (other, f->view, &two));
  g_assert_cmpfloat (all.size.height, ==, 56);
  g_assert_cmpfloat (one.origin.y, ==, two.origin.y);
  g_assert_cmpfloat_with_epsilon (one.size.width, two.size.width, 1);
  gtk_menu_button_popup (GTK_MENU_BUTTON (step));
  ui_settle ();
  g_assert_nonnull (ui_find_text (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (step))),
                                  "Orders and messages: not yet. Not in use"));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (step));
  ui_settle ();
}

/* Who may steal is a table of conditions, with the chance of those who meet all of them. */
static void
test_thieves (Fixture       *f,
              gconstpointer  data)
{
  GtkWidget *may, *not;

  vedette_test_do (f->rules, "{\"move\":\"skirmish-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[8,3]}");
  vedette_test_do (f->rules, "{\"edit\":\"put-right\",\"division\":\"5th Division\",\"attempted\":true}");
  vedette_test_do (f->rules, "{\"move\":\"activate\",\"division\":\"1st Division\"}");
  ui_settle ();
  g_assert_nonnull (ui_find_text (f->view, "Blue · Possible challengers"));
  may = ui_find_named (f->view, GTK_TYPE_LABEL, "4th Division: to come. Led: yes. Fresh: yes. Untried: yes. 41%. if within 8″ and in sight");
  not = ui_find_named (f->view, GTK_TYPE_LABEL, "5th Division: to come. Led: yes. Fresh: yes. Untried: no. 5th Division has already made its one attempt to steal. Choose a different division.");
  g_assert_true (may != NULL && gtk_widget_get_mapped (may));
  g_assert_true (not != NULL && gtk_widget_get_mapped (not));
  g_assert_nonnull (ui_find_text (f->view, "41%"));
  ui_assert_named (f->view);
}

/* What the button of the window says that undo takes back is no more than its log says (A-E37). */
static void
test_undo (Fixture       *f,
           gconstpointer  data)
{
  g_autofree char *undo = NULL, *redo = NULL;

  vedette_test_do (f->rules, "{\"move\":\"skirmish-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"allocate\",\"army\":\"red\",\"points\":0}");
  undo = vedette_session_describe_undo (f->session);
  g_assert_nonnull (undo);
  g_assert_null (strpbrk (undo, "0123456789"));
  g_assert_true (vedette_session_undo (f->session, NULL));
  redo = vedette_session_describe_redo (f->session);
  g_assert_cmpstr (redo, ==, undo);
}

/* Steal Back opens on a division that may, not on the one that was interrupted (A-E39). */
static void
test_steal_back (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, "steal");
  g_autoptr (GListModel) choices = NULL;
  g_autoptr (VedetteChoice) first = NULL;

  vedette_test_do (f->rules, "{\"move\":\"skirmish-done\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[8,3]}");
  vedette_test_do (f->rules, "{\"move\":\"activate\",\"division\":\"1st Division\"}");
  vedette_test_do (f->rules, "{\"move\":\"steal\",\"division\":\"4th Division\"}");
  vedette_test_do (f->rules, "{\"move\":\"opposed-roll\",\"die\":[2,9]}");
  choices = vedette_move_get_choices (move, f->rules, "division", NULL);
  first = g_list_model_get_item (choices, 0);
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 3);
  g_assert_cmpstr (first->label, ==, "2nd Division");
}

/* The form of Play asks of which army it is, and has room for how it is read. */
static void
test_add_forces (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, VEDETTE_ARMIES_TYPED);
  g_autofree char *told = NULL;
  GtkWidget *dialog = vedette_typed_dialog_new (GTK_WINDOW (f->window), f->session, move), *entry;
  guint open = g_list_model_get_n_items (gtk_window_get_toplevels ());

  gtk_window_present (GTK_WINDOW (dialog));
  ui_settle ();
  g_assert_nonnull (ui_find_named (dialog, GTK_TYPE_ENTRY, "Red"));
  entry = ui_find_named (dialog, GTK_TYPE_ENTRY, "Blue");
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "7th Division, good: 2 line infantry");
  ui_settle ();
  g_assert_nonnull (ui_find_text (dialog, "Good"));
  g_assert_cmpint (gtk_widget_get_height (dialog), >=, 300);
  ui_click (dialog, "Add");
  ui_settle ();
  ui_click (dialog, "Done");
  ui_settle ();
  told = vedette_rules_describe (f->rules, vedette_battle_get_current (vedette_session_get_battle (f->session)), NULL);
  g_assert_cmpstr (told, ==, "Added to the order of battle of Blue: 7th Division (2 units).");
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), <, open);
}

static void
assert_seen (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  for (; scrolled != NULL; scrolled = gtk_widget_get_ancestor (gtk_widget_get_parent (scrolled), GTK_TYPE_SCROLLED_WINDOW))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, scrolled, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scrolled));
    }
}

static double
get_left (GtkWidget  *dialog,
          const char *name)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (ui_find_named (dialog, GTK_TYPE_ENTRY, name), dialog, &bounds));
  return bounds.origin.x;
}

/* Why something was not taken is seen without scrolling, and the focus is where it is to be mended. */
static void
test_add_refused (Fixture       *f,
                  gconstpointer  data)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, VEDETTE_ARMIES_TYPED);
  GtkWidget *dialog = vedette_typed_dialog_new (GTK_WINDOW (f->window), f->session, move);
  const char *names[] = { "Red", "Blue" };
  GtkWidget *why;

  gtk_window_present (GTK_WINDOW (dialog));
  ui_settle ();
  g_assert_cmpint (gtk_widget_get_width (dialog), >=, 560);
  g_assert_cmpfloat (get_left (dialog, "Red"), ==, get_left (dialog, "Blue"));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_editable_set_text (GTK_EDITABLE (ui_find_named (dialog, GTK_TYPE_ENTRY, names[i])),
                           "12th Corps (Gerard), good: 6 line infantry, 2 light cavalry, 1 guns, 3 line infantry");
  ui_click (dialog, "Add");
  ui_settle ();
  ui_shoot (dialog, "add-refused");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog)),
                                         ui_find_named (dialog, GTK_TYPE_ENTRY, "Red")));
  g_assert_false (gtk_editable_get_selection_bounds (GTK_EDITABLE (ui_find_named (dialog, GTK_TYPE_ENTRY, "Red")), NULL, NULL));
  why = ui_find_text (dialog, "“light” was not recognized and is ignored. A unit is elite, line or conscript, and infantry, cavalry or artillery.");
  g_assert_nonnull (why);
  assert_seen (why);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static guint
count_steps (Fixture *f)
{
  return g_list_model_get_n_items (vedette_battle_get_steps (vedette_session_get_battle (f->session)));
}

static guint
count_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

/* Returns: (transfer none): the entry for the forces of Blue, in a window of its own */
static GtkWidget *
open_typed (Fixture *f)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (f->session, VEDETTE_ARMIES_TYPED);
  GtkWidget *dialog = vedette_typed_dialog_new (GTK_WINDOW (f->window), f->session, move);

  gtk_window_present (GTK_WINDOW (dialog));
  ui_settle ();
  return ui_find_named (dialog, GTK_TYPE_ENTRY, "Blue");
}

/* More is typed in the same place, until there is no more. */
static void
test_add_another (Fixture       *f,
                  gconstpointer  data)
{
  guint n = count_steps (f), open = count_windows ();
  GtkWidget *entry = open_typed (f), *dialog = GTK_WIDGET (gtk_widget_get_root (entry));

  gtk_editable_set_text (GTK_EDITABLE (entry), "7th Division, good: 2 line infantry");
  gtk_widget_grab_focus (ui_find_named (dialog, GTK_TYPE_ENTRY, "Red"));
  g_assert_nonnull (ui_find_text (dialog, "Cancel"));
  ui_click (dialog, "Add");
  ui_settle ();
  g_assert_cmpuint (count_steps (f), ==, n + 1);
  g_assert_cmpuint (count_windows (), ==, open + 1);
  g_assert_nonnull (ui_find_text (dialog, "Done"));
  g_assert_null (ui_find_text (dialog, "Cancel"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog)), entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "8th Division, good: 3 line infantry");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpuint (count_steps (f), ==, n + 2);
  g_assert_cmpuint (count_windows (), ==, open + 1);
  g_signal_emit_by_name (entry, "activate");
  ui_settle ();
  g_assert_cmpuint (count_windows (), ==, open);
}

/* Shift+Enter adds the last one; who has added nothing is told that nothing stands there. */
static void
test_add_last (Fixture       *f,
               gconstpointer  data)
{
  guint n = count_steps (f), open = count_windows ();
  GtkWidget *entry = open_typed (f);

  g_signal_emit_by_name (entry, "activate");
  ui_settle ();
  g_assert_cmpuint (count_windows (), ==, open + 1);
  gtk_editable_set_text (GTK_EDITABLE (entry), "9th Division, good: 4 line infantry");
  gtk_widget_activate_action (entry, "typed.add-last", NULL);
  ui_settle ();
  g_assert_cmpuint (count_steps (f), ==, n + 1);
  g_assert_cmpuint (count_windows (), ==, open);
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add ("/ui/eagles/armies/rows", Fixture, NULL, set_up_armies, test_rows, tear_down);
  g_test_add ("/ui/eagles/armies/hidden", Fixture, NULL, set_up_armies, test_hidden, tear_down);
  g_test_add ("/ui/eagles/add-forces", Fixture, NULL, set_up_play, test_add_forces, tear_down);
  g_test_add ("/ui/eagles/add-refused", Fixture, NULL, set_up_play, test_add_refused, tear_down);
  g_test_add ("/ui/eagles/add-another", Fixture, NULL, set_up_play, test_add_another, tear_down);
  g_test_add ("/ui/eagles/add-last", Fixture, NULL, set_up_play, test_add_last, tear_down);
  g_test_add ("/ui/eagles/orders/held", Fixture, NULL, set_up_orders, test_orders, tear_down);
  g_test_add ("/ui/eagles/orders/many", Fixture, NULL, set_up_orders, test_many, tear_down);
  g_test_add ("/ui/eagles/orders/closed", Fixture, NULL, set_up_no_orders, test_no_orders, tear_down);
  g_test_add ("/ui/eagles/orders/begin", Fixture, NULL, set_up_no_orders, test_orders_begin, tear_down);
  g_test_add ("/ui/eagles/A-E36/umpire", Fixture, NULL, set_up_orders, test_umpire, tear_down);
  g_test_add ("/ui/eagles/play/turn-keys", Fixture, NULL, set_up_play, test_turn_keys, tear_down);
  g_test_add ("/ui/eagles/play/check-keys", Fixture, NULL, set_up_play, test_check_keys, tear_down);
  g_test_add ("/ui/eagles/play/counters", Fixture, NULL, set_up_play, test_counters, tear_down);
  g_test_add ("/ui/eagles/play/card-focus", Fixture, NULL, set_up_play, test_card_focus, tear_down);
  g_test_add ("/ui/eagles/play/unit-names", Fixture, NULL, set_up_play, test_unit_names, tear_down);
  g_test_add ("/ui/eagles/play/cards", Fixture, NULL, set_up_play, test_cards, tear_down);
  g_test_add ("/ui/eagles/play/choice", Fixture, NULL, set_up_play, test_choice, tear_down);
  g_test_add ("/ui/eagles/play/ladder", Fixture, NULL, set_up_play, test_ladder, tear_down);
  g_test_add ("/ui/eagles/play/thieves", Fixture, NULL, set_up_play, test_thieves, tear_down);
  g_test_add ("/ui/eagles/play/dice", Fixture, NULL, set_up_play, test_dice, tear_down);
  g_test_add ("/ui/eagles/A-E37/undo", Fixture, NULL, set_up_play, test_undo, tear_down);
  g_test_add ("/ui/eagles/A-E39/steal-back", Fixture, NULL, set_up_play, test_steal_back, tear_down);
  return g_test_run ();
}
