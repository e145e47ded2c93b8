/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only a token stack has in the window: the page of those who take part, the token, the bag, a character's colour. */

#include "ui-support.h"

#include "core/stack/state/vedette-stack.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-typed-entry.h"
#include "ui/log/vedette-log-view.h"
#include "ui/play/vedette-play-rest.h"
#include "ui/play/vedette-play-side.h"
#include "ui/play/vedette-play-view.h"
#include "ui/play/vedette-result-band.h"
#include "ui/records/vedette-record-page.h"
#include "ui/stack/vedette-participants-view.h"
#include "ui/stack/vedette-token-view.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/vedette-digits.h"
#include "vedette-test-battle.h"

#define ROGUE "<b>&\"x"

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  GtkWidget *view;
  GtkWidget *window;
} Fixture;

static void
make_session (Fixture *f)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = vedette_session_make_path ("stack");

  f->session = vedette_session_new_battle ("stack", path, &error);
  g_assert_no_error (error);
  f->rules = vedette_session_get_rules (f->session);
}

/* 10 tokens of the characters, 2 of the hired help, 19 of the enemies and End */
static void
add_people (Fixture *f)
{
  vedette_test_do (f->rules, "{\"edit\":\"add-participants\",\"text\":\"Mira, blue\\nTam, green\\nOsric, yellow\\nVala, purple\\n"
                             "Bran, orange\\n2 hired spearmen\\n8 lizard-men, 2\\nshaman, 3\"}");
}

static void
set_up_empty (Fixture       *f,
              gconstpointer  data)
{
  make_session (f);
  f->view = vedette_participants_view_new (f->session);
  f->window = ui_show (f->view, 1280, 800);
}

static void
set_up_participants (Fixture       *f,
                     gconstpointer  data)
{
  make_session (f);
  add_people (f);
  f->view = vedette_participants_view_new (f->session);
  f->window = ui_show (f->view, 1280, 800);
}

static void
set_up_play (Fixture       *f,
             gconstpointer  data)
{
  make_session (f);
  add_people (f);
  vedette_test_do (f->rules, "{\"edit\":\"add-effect\",\"name\":\"poison\",\"whose\":\"Bran\",\"left\":2}");
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

static void
set_up_right_to_left (Fixture       *f,
                      gconstpointer  data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  set_up_play (f, data);
}

static void
tear_down_right_to_left (Fixture       *f,
                         gconstpointer  data)
{
  tear_down (f, data);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Digits and signs alone would be turned round; what has letters runs by those. */
static void
test_digits (Fixture       *f,
             gconstpointer  data)
{
  g_autofree char *range = vedette_digits_keep_alone ("≤ 4"), *word = vedette_digits_keep_alone ("SH(1)");

  g_assert_cmpstr (range, ==, "\u200e≤ 4");
  g_assert_cmpstr (word, ==, "SH(1)");
}

static gboolean
is_row_of (GtkWidget  *widget,
           const void *title)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  return g_str_equal (gtk_widget_get_css_name (widget), "row") && VEDETTE_IS_RECORD_ROW (child) &&
         g_str_equal (ui_get_text (gtk_widget_get_first_child (child)), title);
}

/* Returns: (nullable): what stands below the name in the row of that title */
static const char *
find_details (Fixture    *f,
              const char *title)
{
  GtkWidget *row = ui_find (f->view, is_row_of, title);

  if (row == NULL)
    return NULL;
  return ui_get_text (gtk_widget_get_next_sibling (gtk_widget_get_first_child (gtk_widget_get_first_child (row))));
}

static void
assert_reads (GtkWidget  *root,
              const char *text)
{
  g_test_message ("reads %s", text);
  g_assert_nonnull (ui_find_text (root, text));
}

static GtkWidget *
find_entry (Fixture *f)
{
  return ui_find_type (ui_find_type (f->view, VEDETTE_TYPE_TYPED_ENTRY), GTK_TYPE_ENTRY);
}

static void
press_enter (Fixture *f)
{
  g_signal_emit_by_name (find_entry (f), "activate");
  ui_settle ();
}

/* Types a text, and Enter. */
static void
type (Fixture    *f,
      const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_entry (f)), text);
  press_enter (f);
}

static guint
count (Fixture *f,
       GType    record)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_session_get_battle (f->session), record));
}

/* An empty list says what it is for, and its button leads to where it is filled. */
static void
test_empty (Fixture       *f,
            gconstpointer  data)
{
  assert_reads (f->view, "No Participants Yet");
  ui_click (f->view, "Add Participants");
  g_assert_true (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (f->window))));
  type (f, "Mira, blue");
  g_assert_null (ui_find_text (f->view, "No Participants Yet"));
  g_assert_cmpstr (find_details (f, "Mira"), ==, "");
  assert_reads (ui_find (f->view, is_row_of, "Mira"), "blue");
  assert_reads (f->view, "No enemies yet. Each enemy adds as many tokens as its Initiative.");
}

static void
test_rows (Fixture       *f,
           gconstpointer  data)
{
  vedette_test_do (f->rules, "{\"edit\":\"set-character\",\"character\":\"Mira\",\"player\":\"Ann\"}");
  vedette_test_do (f->rules, "{\"edit\":\"add-effect\",\"name\":\"burning\",\"whose\":\"Mira\",\"left\":3,\"tick\":\"turn\"}");
  vedette_test_do (f->rules, "{\"edit\":\"add-participants\",\"text\":\"lurker, 2, hidden\\n6 raiders, 1, waiting\"}");
  ui_settle ();
  g_assert_cmpstr (find_details (f, "Mira"), ==, "Ann · burning (3)");
  g_assert_cmpstr (find_details (f, "Lizard-men"), ==, "");
  g_assert_cmpstr (find_details (f, "Lurker"), ==, "hidden");
  g_assert_cmpstr (find_details (f, "Raiders"), ==, "in reserve");
  g_assert_cmpstr (find_details (f, "Spearmen"), ==, "2 of 2 willing");
  g_assert_cmpstr (find_details (f, "burning"), ==, "Mira · 3 left · On each of the participant’s Turns");
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":1}");
  vedette_test_do (f->rules, "{\"move\":\"finish\"}");
  vedette_test_do (f->rules, "{\"move\":\"out\",\"who\":\"Mira\"}");
  ui_settle ();
  g_assert_cmpstr (find_details (f, "Mira"), ==, "Ann · 1 Turn · killed · burning (2)");
  assert_reads (ui_find (f->view, is_row_of, "Mira"), "1 of 2");
  ui_assert_named (f->view);
  ui_shoot (f->window, "participants");
}

/* What is typed is read as it is typed; a colour that is taken is refused, and the next free one offered (T-X07). */
static void
test_typed (Fixture       *f,
            gconstpointer  data)
{
  guint n = count (f, vedette_character_get_type ());

  type (f, "Wat, blue");
  g_assert_cmpuint (count (f, vedette_character_get_type ()), ==, n);
  assert_reads (f->view, "blue is taken: write a different color, such as brown");
  ui_click (f->view, "Change to “brown”");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_entry (f))), ==, "Wat, brown");
  press_enter (f);
  g_assert_cmpuint (count (f, vedette_character_get_type ()), ==, n + 1);
  assert_reads (ui_find (f->view, is_row_of, "Wat"), "brown");
  /* Any text stands there as it is. */
  type (f, "\"" ROGUE "\", white");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_entry (f))), ==, "");
  g_assert_cmpuint (count (f, vedette_character_get_type ()), ==, n + 2);
}

/* Delete on a row, and its button, are one step, which is taken back as any. */
static void
test_remove (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  ui_click (f->view, "Remove: Tam");
  ui_settle ();
  g_assert_null (find_details (f, "Tam"));
  g_assert_cmpuint (count (f, vedette_character_get_type ()), ==, 4);
  g_assert_true (vedette_session_undo (f->session, &error));
  ui_settle ();
  assert_reads (ui_find (f->view, is_row_of, "Tam"), "green");
  /* The two colours that there are from the start stay. */
  g_assert_null (ui_find_named (f->view, GTK_TYPE_BUTTON, "Remove: Enemies"));
}

static GtkWidget *
find_form (Fixture *f)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != f->window && gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

/* Before the start nobody has a token in the bag, and yet each colour stands below its head. */
static void
test_columns (Fixture       *f,
              gconstpointer  data)
{
  graphene_rect_t head, cell, name;
  GtkWidget *row;

  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (gtk_widget_compute_bounds (ui_find_text (f->view, "Color"), f->view, &head));
  g_assert_true (gtk_widget_compute_bounds (ui_find_text (f->view, "blue"), f->view, &cell));
  g_assert_cmpfloat (ABS (cell.origin.x - head.origin.x), <, 6);
  /* Where there is no such column it stands below whose it is. */
  g_assert_true (gtk_widget_compute_bounds (ui_find_text (f->view, "gray"), f->view, &cell));
  row = ui_find (f->view, is_row_of, "Hired help");
  g_assert_true (gtk_widget_compute_bounds (ui_find_text (row, "Hired help"), f->view, &name));
  g_assert_cmpfloat (ABS (cell.origin.x - name.origin.x), <, 2);
}

/* Enter on a row opens the form of its record. */
static void
test_edit (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *form;

  gtk_widget_activate (ui_find (f->view, is_row_of, "Lizard-men"));
  ui_settle ();
  form = find_form (f);
  g_assert_nonnull (form);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (form)), ==, "Lizard-men");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (ui_find_named (form, GTK_TYPE_SPIN_BUTTON, "How many")), 5);
  ui_click (form, "Change");
  ui_settle ();
  assert_reads (ui_find (f->view, is_row_of, "Lizard-men"), "5");
  assert_reads (ui_find (f->view, is_row_of, "Lizard-men"), "+10");
}

/* How many of a kind there are, times the Initiative, is what they add; a press of a button is one step. */
static void
test_count (Fixture       *f,
            gconstpointer  data)
{
  VedetteBattle *battle = vedette_session_get_battle (f->session);
  GtkWidget *row = ui_find (f->view, is_row_of, "Lizard-men");
  guint n = vedette_battle_get_place (battle);

  assert_reads (row, "8");
  assert_reads (row, "× 2 =");
  assert_reads (row, "+16");
  ui_click (f->view, "One More: Lizard-men");
  ui_settle ();
  g_assert_cmpuint (vedette_battle_get_place (battle), ==, n + 1);
  assert_reads (row, "9");
  assert_reads (row, "+18");
  g_assert_true (vedette_session_undo (f->session, NULL));
  ui_settle ();
  assert_reads (row, "+16");
  /* The last one is removed, not counted down to none. */
  g_assert_false (gtk_widget_get_sensitive (ui_find_named (f->view, GTK_TYPE_BUTTON, "One Fewer: Shaman")));
  g_assert_null (ui_find_named (f->view, GTK_TYPE_BUTTON, "One More: Mira"));
}

/* With letters of twice the size there is no room for two columns: words would be torn. */
static void
test_large (Fixture       *f,
            gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *view, *window;
  graphene_rect_t characters, enemies;
  int usual;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  view = vedette_participants_view_new (f->session);
  window = ui_show (view, 1280, 800);
  g_assert_true (gtk_widget_compute_bounds (ui_find_text (view, "Characters"), view, &characters));
  g_assert_true (gtk_widget_compute_bounds (ui_find_text (view, "Enemies"), view, &enemies));
  g_assert_cmpfloat (enemies.origin.x, ==, characters.origin.x);
  g_assert_cmpfloat (enemies.origin.y, >, characters.origin.y);
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_narrow (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *narrow = vedette_participants_view_new (f->session);
  GtkWidget *window;

  vedette_record_page_set_narrow (narrow, TRUE);
  window = ui_show (narrow, 360, 640);
  /* What has no room in columns is said. */
  assert_reads (narrow, "8 × Lizard-men");
  assert_reads (narrow, "Initiative 2");
  /* A scroll bar's slider has room around it that is nowhere. */
  ui_assert_fits (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (adw_bin_get_child (ADW_BIN (narrow)))), 360);
  ui_shoot (window, "participants-narrow");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The large token is the only disc that is spoken of. */
static void
assert_disc (Fixture    *f,
             const char *name)
{
  g_test_message ("disc %s", name);
  g_assert_nonnull (ui_find_named (f->view, VEDETTE_TYPE_TOKEN_VIEW, name));
}

static gboolean
is_bag (GtkWidget  *widget,
        const void *data)
{
  return VEDETTE_IS_TOKEN_VIEW (widget) && gtk_widget_has_css_class (widget, "bag");
}

/* The token that was drawn last, what is said of it, and the bag, which stays where it is in all states. */
static void
test_last (Fixture       *f,
           gconstpointer  data)
{
  graphene_rect_t first, bag, last;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  ui_settle ();
  assert_disc (f, "No token drawn");
  g_assert_nonnull (ui_find_named (f->view, VEDETTE_TYPE_TOKEN_VIEW, "Mira: 2; Tam: 2; Osric: 2; Vala: 2; Bran: 2; "
                                                                     "Hired help: 2; Enemies: 19; End: 1"));
  g_assert_true (gtk_widget_compute_bounds (ui_find (f->view, is_bag, NULL), f->view, &first));
  g_assert_cmpfloat (first.size.width, ==, 380);
  g_assert_cmpfloat (first.size.height, ==, 310);
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":1}");
  ui_settle ();
  assert_disc (f, "Token of Mira, blue, letter M");
  assert_reads (f->view, "Mira");
  assert_reads (f->view, "blue, token 1 of 2");
  assert_reads (f->view, "Round 1 · 1 drawn");
  g_assert_nonnull (ui_find_named (f->view, VEDETTE_TYPE_TOKEN_VIEW, "Mira: 1; Tam: 2; Osric: 2; Vala: 2; Bran: 2; "
                                                                     "Hired help: 2; Enemies: 19; End: 1"));
  assert_reads (ui_find_type (f->view, VEDETTE_TYPE_RESULT_BAND), "Mira had 2 of the 32 tokens in the bag: 6.3%");
  vedette_test_do (f->rules, "{\"move\":\"finish\"}");
  ui_settle ();
  /* The token stays until the next one is drawn. */
  assert_disc (f, "Token of Mira, blue, letter M");
  assert_reads (f->view, "Mira acted");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":20}");
  vedette_test_do (f->rules, "{\"move\":\"finish\",\"who\":\"Shaman\"}");
  ui_settle ();
  assert_reads (f->view, "Shaman acted");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":20}");
  ui_settle ();
  assert_reads (f->view, "Shaman again");
  g_assert_true (gtk_widget_compute_bounds (ui_find (f->view, is_bag, NULL), f->view, &bag));
  g_assert_cmpfloat (bag.origin.y, ==, first.origin.y);
  g_assert_cmpfloat (bag.origin.x, ==, first.origin.x);
  /* Those who may act on it stand where the round did, each with the disc of the enemies. */
  g_assert_null (ui_find_text (f->view, "This Round"));
  g_assert_nonnull (ui_find_type (gtk_widget_get_ancestor (ui_find_text (f->view, "Lizard-men (8)"), GTK_TYPE_BUTTON),
                                  VEDETTE_TYPE_PARTY_DISC));
  g_assert_true (gtk_widget_compute_bounds (ui_find_named (f->view, VEDETTE_TYPE_TOKEN_VIEW, "Token of Enemies, red, letter ×"),
                                            f->view, &last));
  g_assert_cmpfloat (last.size.width, ==, 144);
  ui_shoot (f->window, "play-enemy");
  vedette_test_do (f->rules, "{\"move\":\"idle\"}");
  ui_settle ();
  assert_reads (f->view, "Nobody acted");
}

/* The draw and who acted are two steps and one line, which undo takes back one by one. */
static void
test_one_line (Fixture       *f,
               gconstpointer  data)
{
  GtkWidget *steps;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":1}");
  ui_settle ();
  steps = gtk_widget_get_parent (gtk_widget_get_parent (ui_find_text (ui_find_type (f->view, VEDETTE_TYPE_PLAY_SIDE),
                                                                      "Drawn: Mira.")));
  vedette_test_do (f->rules, "{\"edit\":\"add-effect\",\"name\":\"burning\",\"whose\":\"Mira\",\"left\":3}");
  vedette_test_do (f->rules, "{\"move\":\"finish\"}");
  ui_settle ();
  assert_reads (steps, "Mira acted.");
  g_assert_null (ui_find_text (steps, "Drawn: Mira."));
  g_assert_nonnull (ui_find_type (gtk_widget_get_parent (ui_find_text (steps, "Mira acted.")), VEDETTE_TYPE_PARTY_DISC));
  assert_reads (steps, "burning on Mira: 3 left.");
  g_assert_true (vedette_session_undo (f->session, NULL));
  ui_settle ();
  assert_reads (steps, "Drawn: Mira.");
  g_assert_null (ui_find_text (steps, "Mira acted."));
}

static guint
count_lines (GtkWidget *log)
{
  GtkListView *list = GTK_LIST_VIEW (ui_find_type (log, GTK_TYPE_LIST_VIEW));

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list)));
}

/* The log has the same line, until something is looked for. */
static void
test_log_line (Fixture       *f,
               gconstpointer  data)
{
  GtkWidget *log = vedette_log_view_new (f->session), *window = ui_show (log, 1100, 760);
  guint n;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":20}");
  ui_settle ();
  n = count_lines (log);
  vedette_test_do (f->rules, "{\"move\":\"act\",\"who\":\"Shaman\"}");
  vedette_test_do (f->rules, "{\"move\":\"finish\"}");
  ui_settle ();
  g_assert_cmpuint (count_lines (log), ==, n);
  assert_reads (log, "Enemies: Shaman acted.");
  g_assert_true (vedette_session_undo (f->session, NULL));
  ui_settle ();
  /* The Turn that was undone is struck through, and the choice of who acts is what is in force. */
  g_assert_cmpuint (count_lines (log), ==, n + 1);
  assert_reads (log, "Chosen to act for Enemies: Shaman.");
  gtk_editable_set_text (GTK_EDITABLE (ui_find_type (log, GTK_TYPE_SEARCH_ENTRY)), "Drawn:");
  ui_settle ();
  g_signal_emit_by_name (ui_find_type (log, GTK_TYPE_SEARCH_ENTRY), "search-changed");
  ui_settle ();
  g_assert_cmpuint (count_lines (log), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Everyone around the table sees the tokens of the characters, but not how many the enemies have, which tells their
   Initiatives. */
static void
test_table_bag (Fixture       *f,
                gconstpointer  data)
{
  GtkWidget *bag = vedette_token_view_new (f->session, VEDETTE_TOKENS_BAG, VEDETTE_AUDIENCE_ALL), *window;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_token_view_update (VEDETTE_TOKEN_VIEW (bag));
  window = ui_show (bag, 600, 480);
  g_assert_true (ui_find_named (window, VEDETTE_TYPE_TOKEN_VIEW, "Mira: 2; Tam: 2; Osric: 2; Vala: 2; Bran: 2; Hired help: 2; "
                                                                 "End: 1; others: not shown") == bag);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Drawings of many tokens are drawn, too: each disc is smaller then. */
static void
test_full_bag (Fixture       *f,
               gconstpointer  data)
{
  vedette_test_do (f->rules, "{\"edit\":\"add-participants\",\"text\":\"200 goblins, 2\"}");
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  ui_settle ();
  gtk_test_widget_wait_for_draw (f->window);
  assert_reads (f->view, "432 tokens are in the bag");
  ui_shoot (f->window, "play-full-bag");
}

/* What came in this round stands in the place of the moves, where there is room; else beside. */
static void
test_rest (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *drawn;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  ui_settle ();
  assert_reads (f->view, "Not yet: Mira, Tam, Osric, Vala, Bran");
  for (guint i = 0; i < 2; i++)
    {
      vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":1}");
      vedette_test_do (f->rules, "{\"move\":\"finish\"}");
    }
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":20}");
  vedette_test_do (f->rules, "{\"move\":\"finish\",\"who\":\"Shaman\"}");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":1}");
  ui_settle ();
  assert_reads (f->view, "Twice: Mira · Once: Tam · Not yet: Osric, Vala, Bran · Enemies: 1");
  drawn = ui_find_text (f->view, "This Round");
  g_assert_nonnull (ui_find_named (f->view, VEDETTE_TYPE_TOKEN_VIEW, "Drawn this round: Mira, Mira, Enemies, Tam"));
  g_assert_nonnull (gtk_widget_get_ancestor (drawn, VEDETTE_TYPE_PLAY_REST));
  g_assert_null (ui_find_text (ui_find_type (f->view, VEDETTE_TYPE_PLAY_SIDE), "This Round"));
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (f->view), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 360, 600);
  ui_settle ();
  g_assert_null (ui_find_text (f->view, "This Round"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (ui_find_text (f->view, "Details"),
                                                                            GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  ui_settle ();
  drawn = ui_find_text (f->view, "This Round");
  g_assert_nonnull (gtk_widget_get_ancestor (drawn, VEDETTE_TYPE_PLAY_SIDE));
  drawn = gtk_widget_get_parent (gtk_widget_get_parent (drawn));
  assert_reads (drawn, "Twice: Mira · Once: Tam · Not yet: Osric, Vala, Bran · Enemies: 1");
}

static void
unfold_chances (Fixture *f)
{
  gtk_widget_activate (ui_find_named (f->view, GTK_TYPE_EXPANDER, "Chances Ahead"));
  ui_settle ();
}

/* Exact chances: 32 tokens, of each character 2, of the enemies 19 (T-08, 9.6) */
static void
test_bag (Fixture       *f,
          gconstpointer  data)
{
  GtkWidget *next;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  ui_settle ();
  assert_reads (f->view, "In the Bag: 32");
  assert_reads (f->view, "19 of 19");
  next = ui_find_named (f->view, GTK_TYPE_LABEL, "next: 59.4%");
  g_assert_nonnull (next);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (next), ==, "19/32");
  g_assert_nonnull (ui_find_named (f->view, GTK_TYPE_LABEL, "Mira, in the bag: 2 of 2"));
  /* The chances are folded until someone looks, and then they stay. */
  g_assert_null (ui_find_text (f->view, "36.9%"));
  unfold_chances (f);
  assert_reads (f->view, "36.9%");
  assert_reads (f->view, "No Turn this round (each): Mira, Tam, Osric, Vala, Bran");
  assert_reads (f->view, "16.5");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":1}");
  ui_settle ();
  g_assert_nonnull (ui_find_named (f->view, GTK_TYPE_LABEL, "Mira, in the bag: 1 of 2"));
  assert_reads (f->view, "No Turn this round (each): Tam, Osric, Vala, Bran");
  ui_assert_named (f->view);
}

/* A number and its sign keep their order where text runs from right to left. */
static void
test_bag_right_to_left (Fixture       *f,
                        gconstpointer  data)
{
  GtkWidget *next;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  ui_settle ();
  next = ui_find_named (f->view, GTK_TYPE_LABEL, "next: 59.4%");
  g_assert_nonnull (next);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (next)), ==, "\u200e59.4%");
  unfold_chances (f);
  g_assert_nonnull (ui_find_text (f->view, "\u200e36.9%"));
}

/* The end of the round is a list of what is to be settled, in the order of the rules (rules.md 8.2). */
static void
test_round_end (Fixture       *f,
                gconstpointer  data)
{
  graphene_rect_t place, beside;
  GtkWidget *first, *fourth;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":32}");
  ui_settle ();
  /* The list has the place of the bag and the token, and words tell who has not acted (T-21). */
  g_assert_null (ui_find (f->view, is_bag, NULL));
  assert_reads (f->view, "Did not act: Mira, Tam, Osric, Vala, Bran");
  assert_reads (ui_find_type (f->view, VEDETTE_TYPE_RESULT_BAND), "Drawn: End. The round ended.");
  g_assert_nonnull (ui_find_named (f->view, GTK_TYPE_LABEL, "Return all tokens: not yet. Nothing to do"));
  g_assert_nonnull (ui_find_named (f->view, GTK_TYPE_LABEL, "Count down effects: now. poison on Bran: 2, then 1"));
  assert_reads (f->view, "In the Bag: 31");
  unfold_chances (f);
  assert_reads (f->view, "All characters act next round");
  g_assert_null (ui_find_text (f->view, "All characters act this round"));
  /* In the place of the moves, in two columns; the strip of the round is over. */
  first = ui_find_named (f->view, GTK_TYPE_LABEL, "Return all tokens: not yet. Nothing to do");
  g_assert_nonnull (gtk_widget_get_ancestor (first, VEDETTE_TYPE_PLAY_REST));
  fourth = ui_find_named (f->view, GTK_TYPE_LABEL, "Remove those killed by effects: not yet. Nothing to do");
  g_assert_true (gtk_widget_compute_bounds (first, f->view, &place) && gtk_widget_compute_bounds (fourth, f->view, &beside));
  g_assert_cmpfloat (beside.origin.x, >, place.origin.x + place.size.width);
  g_assert_cmpfloat (beside.origin.y, ==, place.origin.y);
  g_assert_null (ui_find_text (f->view, "This Round"));
  vedette_test_do (f->rules, "{\"move\":\"confirm\"}");
  ui_settle ();
  ui_shoot (f->window, "round-end");
}

/* The limit of the enemies, and what it does (T-06, A-T12) */
static void
test_limit (Fixture       *f,
            gconstpointer  data)
{
  g_assert_null (ui_find_text (f->view, "Characters’ Turns with the limit"));
  vedette_test_do (f->rules, "{\"edit\":\"set-switch\",\"switch\":\"t.cap\",\"value\":\"n\"}");
  vedette_test_do (f->rules, "{\"edit\":\"add-participants\",\"text\":\"9 goblins, 1\"}");
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  ui_settle ();
  unfold_chances (f);
  assert_reads (f->view, "Characters’ Turns with the limit");
}

static gboolean
send_key (GtkWidget *window,
          guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  gboolean any = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean used = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, (GdkModifierType) 0, &used);
      any = any || used;
    }
  return any;
}

/* A digit says who; Enter goes on being what the form is for. How many is asked only of those who are several. */
static void
test_form_digit (Fixture       *f,
                 gconstpointer  data)
{
  GtkWidget *form;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  ui_settle ();
  ui_click (f->view, "Remove from Fight…");
  ui_settle ();
  form = find_form (f);
  g_assert_null (ui_find_named (form, GTK_TYPE_SPIN_BUTTON, "How many"));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (form)), ==, "Record Casualties");
  /* Nobody goes out because he is the first of all: until somebody is chosen there is nothing to press. */
  g_assert_false (gtk_widget_get_sensitive (ui_find_named (form, GTK_TYPE_BUTTON, "Remove from Fight")));
  /* A letter is no digit, even if 8 bits of it are one. */
  g_assert_false (send_key (form, GDK_KEY_Cyrillic_be));
  g_assert_true (send_key (form, GDK_KEY_6));
  ui_settle ();
  g_assert_true (gtk_widget_get_sensitive (ui_find_named (form, GTK_TYPE_BUTTON, "Remove from Fight")));
  g_assert_nonnull (ui_find_named (form, GTK_TYPE_SPIN_BUTTON, "How many"));
  send_key (form, GDK_KEY_2);
  ui_settle ();
  ui_click (form, "Remove from Fight");
  ui_settle ();
  assert_reads (f->view, "Tam was killed.");
}

static void
choose (GtkWidget  *form,
        const char *label,
        guint       n)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_named (form, GTK_TYPE_DROP_DOWN, label)), n);
  ui_settle ();
}

/* Who flees is not taken out, and the button does not say so, until he is. */
static void
test_flees (Fixture       *f,
            gconstpointer  data)
{
  GtkWidget *form;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  ui_settle ();
  ui_click (f->view, "Flee");
  ui_settle ();
  form = find_form (f);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (form)), ==, "Choose Who Flees");
  g_assert_false (gtk_widget_get_sensitive (ui_find_named (form, GTK_TYPE_BUTTON, "Flee")));
  /* How is always one of the ways. */
  g_assert_null (ui_find_text (form, "Anything left “not recorded” is not checked."));
  choose (form, "Fate", 0);
  g_assert_nonnull (ui_find_text (form, "Remove from Fight"));
  choose (form, "Fate", 1);
  choose (form, "Who", 1);
  ui_click (form, "Flee");
  ui_settle ();
  assert_reads (f->view, "Mira fled.");
}

/* The program's bag asks for nothing but says the odds, and draws; of a real one it is asked whose token came. */
static void
test_draw_form (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr (VedetteMove) move = NULL;
  GtkWidget *form;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  move = vedette_session_new_move (f->session, "draw");
  form = GTK_WIDGET (vedette_declare_form_new (GTK_WINDOW (f->window), f->session, move, NULL, NULL));
  gtk_window_present (GTK_WINDOW (form));
  ui_settle ();
  g_assert_null (ui_find_type (form, GTK_TYPE_ENTRY));
  g_assert_null (ui_find_text (form, "Token owner"));
  g_assert_null (ui_find_text (form, "Leave the dice fields empty to let Vedette roll."));
  ui_click (form, "Draw");
  ui_settle ();
  g_assert_cmpstr (vedette_step_get_kind (vedette_battle_get_current (vedette_session_get_battle (f->session))), ==, "draw");
  g_assert_true (vedette_session_undo (f->session, NULL));
  vedette_test_do (f->rules, "{\"edit\":\"set-battle\",\"bag\":\"real\"}");
  form = GTK_WIDGET (vedette_declare_form_new (GTK_WINDOW (f->window), f->session, move, NULL, NULL));
  gtk_window_present (GTK_WINDOW (form));
  ui_settle ();
  g_assert_nonnull (ui_find_text (form, "Token owner"));
  gtk_window_destroy (GTK_WINDOW (form));
  ui_settle ();
}

/* What is new on somebody is on the one who acts, unless it is said otherwise; it stands with his token (T-13). */
static void
test_effect (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *form;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":1}");
  ui_settle ();
  ui_click (f->view, "Effect");
  ui_settle ();
  form = find_form (f);
  gtk_editable_set_text (GTK_EDITABLE (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (form)), GTK_TYPE_ENTRY)), "burning");
  ui_click (form, "Add");
  ui_settle ();
  assert_reads (f->view, "blue, token 1 of 2 · burning (1)");
}

/* Where there is little room, it stands alone below the token. */
static void
test_effect_narrow (Fixture       *f,
                    gconstpointer  data)
{
  GtkWidget *view, *window;

  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"edit\":\"add-effect\",\"name\":\"burning\",\"whose\":\"Mira\",\"left\":3}");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":1}");
  view = vedette_play_view_new (f->session);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (view), TRUE);
  window = ui_show (g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", view, NULL), 360, 560);
  ui_settle ();
  ui_settle ();
  assert_reads (view, "burning (3)");
  g_assert_null (ui_find_text (view, "blue, token 1 of 2 · burning (3)"));
  gtk_window_destroy (GTK_WINDOW (window));
  assert_reads (f->view, "blue, token 1 of 2 · burning (3)");
}

/* A pencil in each row opens its form, as a click on the row does. */
static void
test_pencil (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *pencil = ui_find_named (f->view, GTK_TYPE_BUTTON, "Change: Mira");

  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (pencil)), ==, "document-edit-symbolic");
  ui_click (f->view, "Change: Mira");
  ui_settle ();
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (find_form (f))), ==, "Mira");
  gtk_window_destroy (GTK_WINDOW (find_form (f)));
  ui_settle ();
}

/* Nine have a digit; of more, each is found by typing. */
static void
test_many (Fixture       *f,
           gconstpointer  data)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= 12; i++)
    g_string_append_printf (text, "%sbrute%u, 1", i > 1 ? "\\n" : "", i);
  g_string_prepend (text, "{\"edit\":\"add-participants\",\"text\":\"");
  g_string_append (text, "\"}");
  vedette_test_do (f->rules, text->str);
  g_string_free (text, TRUE);
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  ui_settle ();
  g_assert_null (ui_find_named (f->view, GTK_TYPE_SEARCH_ENTRY, "Find Move"));
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":20}");
  ui_settle ();
  gtk_editable_set_text (GTK_EDITABLE (ui_find_named (f->view, GTK_TYPE_SEARCH_ENTRY, "Find Move")), "brute12");
  ui_settle ();
  g_assert_null (ui_find_text (f->view, "Brute11"));
  g_signal_emit_by_name (ui_find_named (f->view, GTK_TYPE_SEARCH_ENTRY, "Find Move"), "activate");
  ui_settle ();
  assert_reads (f->view, "Enemies: Brute12 to act");
}

/* How the tokens of the enemies come about stands below them, and the GM may settle another number (T-06, T-07). */
static void
test_foot (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *form;
  VedetteStack stack;

  assert_reads (f->view, "Tokens: 19 by Initiative, 19 in the bag");
  vedette_test_do (f->rules, "{\"edit\":\"set-switch\",\"switch\":\"t.cap\",\"value\":\"n\"}");
  ui_settle ();
  assert_reads (f->view, "Tokens: 19 by Initiative, limit 20, 19 in the bag");
  vedette_test_do (f->rules, "{\"edit\":\"add-participants\",\"text\":\"2 brutes, 3\"}");
  ui_settle ();
  assert_reads (f->view, "Tokens: 25 by Initiative, limit 20, 20 in the bag");
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, "{\"move\":\"draw\",\"rolled\":20}");
  ui_settle ();
  assert_reads (f->view, "Tokens: 25 by Initiative, limit 20, 20 put in");
  ui_click (f->view, "Set Token Count…");
  ui_settle ();
  form = find_form (f);
  g_assert_true (VEDETTE_IS_DECLARE_FORM (form));
  vedette_stack_read (&stack, vedette_session_get_battle (f->session));
  g_assert_nonnull (ui_find_text (form, vedette_stack_get_name (vedette_stack_get_pool (&stack, VEDETTE_POOL_ENEMIES))));
  gtk_window_destroy (GTK_WINDOW (form));
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  /* Without the fade the bands alone are there as soon as the fight has begun. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add ("/ui/stack/participants/empty", Fixture, NULL, set_up_empty, test_empty, tear_down);
  g_test_add ("/ui/stack/participants/rows", Fixture, NULL, set_up_participants, test_rows, tear_down);
  g_test_add ("/ui/stack/participants/typed", Fixture, NULL, set_up_participants, test_typed, tear_down);
  g_test_add ("/ui/stack/participants/pencil", Fixture, NULL, set_up_participants, test_pencil, tear_down);
  g_test_add ("/ui/stack/participants/remove", Fixture, NULL, set_up_participants, test_remove, tear_down);
  g_test_add ("/ui/stack/participants/edit", Fixture, NULL, set_up_participants, test_edit, tear_down);
  g_test_add ("/ui/stack/participants/count", Fixture, NULL, set_up_participants, test_count, tear_down);
  g_test_add ("/ui/stack/participants/foot", Fixture, NULL, set_up_participants, test_foot, tear_down);
  g_test_add ("/ui/stack/participants/large", Fixture, NULL, set_up_participants, test_large, tear_down);
  g_test_add ("/ui/stack/participants/columns", Fixture, NULL, set_up_participants, test_columns, tear_down);
  g_test_add ("/ui/stack/participants/narrow", Fixture, NULL, set_up_participants, test_narrow, tear_down);
  g_test_add ("/ui/stack/play/last", Fixture, NULL, set_up_play, test_last, tear_down);
  g_test_add ("/ui/stack/play/one-line", Fixture, NULL, set_up_play, test_one_line, tear_down);
  g_test_add ("/ui/stack/log-line", Fixture, NULL, set_up_play, test_log_line, tear_down);
  g_test_add ("/ui/stack/table-bag", Fixture, NULL, set_up_play, test_table_bag, tear_down);
  g_test_add ("/ui/stack/play/full-bag", Fixture, NULL, set_up_play, test_full_bag, tear_down);
  g_test_add ("/ui/stack/play/rest", Fixture, NULL, set_up_play, test_rest, tear_down);
  g_test_add ("/ui/stack/play/bag", Fixture, NULL, set_up_play, test_bag, tear_down);
  g_test_add ("/ui/stack/digits/right-to-left", Fixture, NULL, set_up_right_to_left, test_digits, tear_down_right_to_left);
  g_test_add ("/ui/stack/play/bag/right-to-left", Fixture, NULL, set_up_right_to_left, test_bag_right_to_left,
              tear_down_right_to_left);
  g_test_add ("/ui/stack/play/round-end", Fixture, NULL, set_up_play, test_round_end, tear_down);
  g_test_add ("/ui/stack/play/limit", Fixture, NULL, set_up_play, test_limit, tear_down);
  g_test_add ("/ui/stack/play/form-digit", Fixture, NULL, set_up_play, test_form_digit, tear_down);
  g_test_add ("/ui/stack/play/flees", Fixture, NULL, set_up_play, test_flees, tear_down);
  g_test_add ("/ui/stack/T-X12/form", Fixture, NULL, set_up_play, test_draw_form, tear_down);
  g_test_add ("/ui/stack/play/effect", Fixture, NULL, set_up_play, test_effect, tear_down);
  g_test_add ("/ui/stack/T-13/narrow", Fixture, NULL, set_up_play, test_effect_narrow, tear_down);
  g_test_add ("/ui/stack/play/many", Fixture, NULL, set_up_play, test_many, tear_down);
  return g_test_run ();
}
