/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window for all around the table: what it says of every sample, that it follows the battle, and what it keeps to
   itself. */

#include "ui-support.h"

#include "core/document/vedette-battle-file.h"
#include "core/rules/vedette-status.h"
#include "core/systems.h"
#include "ui/table/vedette-table-window.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/window/vedette-battle-window.h"
#include "vedette-test-battle.h"

#define MARKER "quincunx"
#define ROGUE "<b>&\\\"x"

typedef struct
{
  const char *name;
  const char *headline; /* who holds, if somebody does */
  const char *die; /* where tokens are drawn, it would tell how many are left, which is not for all */
} Sample;

static const Sample samples[] = {
  { "blackhearts-hold", "The Company", "Die 3, not enough" },
  { "bridges-at-aurach", "Austrians", "Die 8" },
  { "fifty-goblins", "Next token", NULL },
  { "ford-at-dusk", "Next token", NULL },
};

static VedetteSession *
open_sample (const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.vedette", name);
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL,
                                                          &error);

  g_assert_no_error (error);
  return vedette_session_new (battle, NULL);
}

static VedetteSession *
new_session (const char *system)
{
  g_autofree char *path = vedette_session_make_path ("table");
  g_autoptr (GError) error = NULL;
  VedetteSession *session = vedette_session_new_battle (system, path, &error);

  g_assert_no_error (error);
  return session;
}

static GtkWidget *
show (VedetteSession *session,
      int             width,
      int             height)
{
  GtkWidget *window = vedette_table_window_new (session);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  return window;
}

static void
assert_says (GtkWidget  *window,
             const char *text)
{
  g_test_message ("says %s", text);
  g_assert_nonnull (ui_find_text (window, text));
}

/* Who holds, or what the status makes its headline, stands there as a heading; the one does not push out the other. */
static void
assert_headline (GtkWidget    *window,
                 VedetteRules *rules,
                 const char   *headline)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, VEDETTE_AUDIENCE_ALL);
  GtkWidget *label = ui_find_text (window, headline);
  guint found = 0;

  g_assert_nonnull (label);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (label)), ==, GTK_ACCESSIBLE_ROLE_HEADING);
  for (guint i = 0; i < g_list_model_get_n_items (status); i++)
    {
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, i);

      if (item->emphasis != VEDETTE_EMPHASIS_HEADLINE)
        continue;
      assert_says (window, item->text);
      found++;
    }
  g_assert_cmpuint (found, ==, 1);
}

/* What came of the newest step with a die, or of the newest step, and the face */
static void
assert_result (GtkWidget    *window,
               VedetteRules *rules,
               const char   *shown)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  for (guint i = vedette_battle_get_place (battle); i > 1; i--)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i - 1);
      g_autoptr (GListModel) dice = vedette_rules_get_dice (rules, step, VEDETTE_AUDIENCE_ALL);
      g_autoptr (VedetteNatural) die = g_list_model_get_item (dice, 0);
      g_autofree char *text = NULL;

      if (!vedette_rules_may_see_step (rules, step, VEDETTE_AUDIENCE_ALL) ||
          (shown != NULL && (die == NULL || die->apart)))
        continue;
      text = vedette_rules_describe (rules, step, VEDETTE_AUDIENCE_ALL);
      assert_says (window, text);
      if (shown != NULL)
        g_assert_nonnull (ui_find_named (window, VEDETTE_TYPE_DRAWING_VIEW, shown));
      else
        g_assert_null (ui_find_type (window, VEDETTE_TYPE_DRAWING_VIEW));
      return;
    }
  g_assert_not_reached ();
}

/* The number that the move under Enter needs, where it is a roll that needs one, and that it is a sum */
static void
assert_need (GtkWidget    *window,
             VedetteRules *rules)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_autoptr (VedetteOffer) due = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);
  g_autoptr (VedetteBreakdown) breakdown = due != NULL ? vedette_rules_preview (rules, due->move) : NULL;
  int need = breakdown != NULL ? breakdown->need : 0;
  g_autofree char *text = g_strdup_printf ("%d+", need), *sum = g_strdup_printf ("\u00a0=\u00a0%d\n", need);
  g_autofree char *words = ui_list_words (window);

  if (need > 0)
    {
      assert_says (window, text);
      g_assert_nonnull (strstr (words, sum));
    }
  else
    g_assert_null (ui_find_text (window, text));
}

static gboolean
is_broken (GtkWidget  *widget,
           const void *data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "table-fact") &&
         pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget))) > 1;
}

static gboolean
takes_focus (GtkWidget  *widget,
             const void *data)
{
  return gtk_widget_get_focusable (widget) && !GTK_IS_WINDOW (widget) &&
         gtk_widget_get_ancestor (widget, GTK_TYPE_HEADER_BAR) == NULL &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) == NULL;
}

static void
test_sample (gconstpointer data)
{
  const Sample *sample = data;
  g_autoptr (VedetteSession) session = open_sample (sample->name);
  VedetteRules *rules = vedette_session_get_rules (session);
  g_autofree char *hint = NULL;
  g_autofree char *due = vedette_rules_get_due (rules, VEDETTE_AUDIENCE_ALL, &hint);
  g_autofree char *title = vedette_rules_get_title (rules, VEDETTE_AUDIENCE_ALL);
  GtkWidget *window = show (session, 1280, 800);

  assert_headline (window, rules, sample->headline);
  assert_result (window, rules, sample->die);
  assert_need (window, rules);
  if (due != NULL)
    assert_says (window, due);
  assert_says (window, title);
  g_assert_null (ui_find (window, takes_focus, NULL));
  ui_shoot (window, sample->name);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The number of an action, counters and the shot back stand side by side, each on one line. */
static void
test_facts (void)
{
  g_autoptr (VedetteSession) session = open_sample ("blackhearts-hold");
  GtkWidget *window = show (session, 1280, 800), *broken = ui_find (window, is_broken, NULL);

  assert_says (window, "Action");
  assert_says (window, "2");
  assert_says (window, "1 (+2)");
  /* Both have clocks and counters, or could have. */
  assert_says (window, "Counters for The Hold");
  assert_says (window, "Now");
  g_assert_cmpstr (broken != NULL ? gtk_label_get_text (GTK_LABEL (broken)) : NULL, ==, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The points of both armies stand there, and no sign of one where both roll. */
static void
test_both (void)
{
  g_autoptr (VedetteSession) session = new_session ("eagles");
  VedetteRules *rules = vedette_session_get_rules (session);
  GtkWidget *window;

  vedette_test_do (rules, "{\"edit\":\"add-forces\",\"army\":\"red\",\"text\":\"1st Division, good: 2 line infantry\"}");
  vedette_test_do (rules, "{\"edit\":\"add-forces\",\"army\":\"blue\",\"text\":\"2nd Division, good: 2 line infantry\"}");
  vedette_test_do (rules, "{\"move\":\"start\"}");
  vedette_test_do (rules, "{\"move\":\"roll-points\",\"die\":[5,5]}");
  window = show (session, 1280, 800);
  assert_says (window, "Both sides can add points, then roll");
  assert_says (window, "Points of Red");
  assert_says (window, "Points of Blue");
  assert_says (window, "Battle clock");
  /* No division is active: those of both armies are there with their units. */
  assert_says (window, "1st Division");
  assert_says (window, "2nd Division");
  g_assert_nonnull (ui_find_named (window, VEDETTE_TYPE_DRAWING_VIEW, "Line infantry 1, Line infantry 2"));
  g_assert_null (ui_find_type (window, VEDETTE_TYPE_PARTY_DISC));
  ui_shoot (window, "table-both");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The units of the active division are read from afar, and what is due names it, so that no fact does. */
static void
test_units (void)
{
  g_autoptr (VedetteSession) session = open_sample ("bridges-at-aurach");
  GtkWidget *window = show (session, 1280, 800), *unit = ui_find_text (window, "Grenadiers");
  graphene_rect_t bounds;

  assert_says (window, "2 of 4 moved");
  g_assert_null (ui_find_text (window, "Thief"));
  g_assert_nonnull (unit);
  g_assert_true (gtk_widget_compute_bounds (unit, window, &bounds));
  g_assert_cmpfloat (bounds.size.height, >, 20);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (unit))), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_cut_off (GtkWidget  *widget,
            const void *data)
{
  GtkWidget *root = (GtkWidget *) data;
  graphene_rect_t bounds;

  if (!GTK_IS_LABEL (widget) || !gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, root, &bounds) ||
      *gtk_label_get_text (GTK_LABEL (widget)) == '\0')
    return FALSE;
  return bounds.origin.x < -1 || bounds.origin.y < -1 ||
         bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (root) + 1 ||
         bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (root) + 1;
}

/* Every sample in every size: nothing is cut off, and what is due grows with the window. */
static void
test_sizes (gconstpointer data)
{
  static const int sizes[][2] = { { 360, 640 }, { 700, 440 }, { 1280, 800 } };
  const Sample *sample = data;
  g_autoptr (VedetteSession) session = open_sample (sample->name);
  VedetteRules *rules = vedette_session_get_rules (session);
  g_autofree char *hint = NULL;
  g_autofree char *due = vedette_rules_get_due (rules, VEDETTE_AUDIENCE_ALL, &hint);
  float before = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *window = show (session, sizes[i][0], sizes[i][1]);
      GtkWidget *cut = ui_find (window, is_cut_off, window);
      GtkWidget *label = due != NULL ? ui_find_text (window, due) : NULL;
      graphene_rect_t bounds;

      /* Without a compositor, the frame is within the size that was asked for. */
      g_assert_cmpint (gtk_widget_get_width (window), <=, sizes[i][0]);
      g_assert_cmpstr (cut != NULL ? gtk_label_get_text (GTK_LABEL (cut)) : NULL, ==, NULL);
      if (label != NULL && i > 0)
        {
          g_assert_true (gtk_widget_compute_bounds (label, window, &bounds));
          g_assert_cmpfloat (bounds.size.height, >, before);
          before = bounds.size.height;
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Where there is less room, a name stands in two lines, but no word of it is torn. */
static void
test_whole_words (void)
{
  g_autoptr (VedetteSession) session = ui_open_sample ("blackhearts-hold.vedette");
  GtkWidget *window = show (session, 790, 660), *label = ui_find_text (window, "The Company");
  PangoLayout *layout;

  ui_settle ();
  g_assert_nonnull (label);
  layout = gtk_label_get_layout (GTK_LABEL (label));
  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    g_assert_cmpint (pango_layout_get_text (layout)[pango_layout_get_line_readonly (layout, i)->start_index - 1], ==, ' ');
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_silent (GtkWidget  *window,
               const char *secret)
{
  g_autofree char *words = ui_list_words (window);

  g_assert_null (strstr (words, secret));
}

/* What is on a card, and who hides, is no matter for all. */
static void
test_cards (void)
{
  g_autoptr (VedetteSession) session = new_session ("skirmish");
  VedetteRules *rules = vedette_session_get_rules (session);
  GtkWidget *window = show (session, 1280, 800);

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Wat, average\"}");
  vedette_test_do (rules, "{\"edit\":\"add-card\",\"side\":\"red\",\"actors\":\"Wat\",\"order\":\"" MARKER "\"}");
  assert_silent (window, MARKER);
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"blue\"}");
  assert_silent (window, MARKER);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_orders (void)
{
  g_autoptr (VedetteSession) session = new_session ("eagles");
  VedetteRules *rules = vedette_session_get_rules (session);
  GtkWidget *window;

  vedette_test_do (rules, "{\"edit\":\"add-division\",\"army\":\"red\",\"name\":\"1st Division\"}");
  vedette_test_do (rules, "{\"edit\":\"add-division\",\"army\":\"blue\",\"name\":\"2nd Division\"}");
  vedette_test_do (rules, "{\"edit\":\"set-switch\",\"switch\":\"e.orders\",\"value\":\"on\"}");
  vedette_test_do (rules, "{\"edit\":\"add-division\",\"army\":\"red\",\"name\":\"" MARKER "\",\"place\":\"hidden\"}");
  vedette_test_do (rules, "{\"move\":\"start\"}");
  window = show (session, 1280, 800);
  assert_silent (window, MARKER);
  vedette_test_do (rules, "{\"move\":\"roll-points\",\"die\":[2,2]}");
  vedette_test_do (rules, "{\"move\":\"write-dispatch\",\"sender\":\"red\",\"recipient\":\"1st Division\","
                          "\"text\":\"" MARKER "\",\"inside\":\"yes\"}");
  assert_silent (window, MARKER);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Hidden enemies, and what is to come, are known to the one who leads the game alone. */
static void
test_enemies (void)
{
  g_autoptr (VedetteSession) session = new_session ("stack");
  VedetteRules *rules = vedette_session_get_rules (session);
  GtkWidget *window = show (session, 1280, 800);

  vedette_test_do (rules, "{\"edit\":\"add-participants\",\"text\":\"Mira, blue\\n" MARKER ", 2, hidden\\n"
                          "6 " MARKER "s, 1, waiting\"}");
  assert_silent (window, MARKER);
  assert_silent (window, "Quincunx");
  vedette_test_do (rules, "{\"move\":\"start\"}");
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
      g_autoptr (VedetteOffer) due = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);

      g_assert_nonnull (due);
      vedette_session_perform (session, due->move, 0, FALSE, NULL);
      assert_silent (window, MARKER);
      assert_silent (window, "Quincunx");
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_head (GtkWidget  *widget,
         const void *data)
{
  return GTK_IS_BOX (widget) && gtk_widget_has_css_class (widget, "table-head");
}

static void
assert_head (GtkWidget     *window,
             GtkOrientation orientation)
{
  g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (ui_find (window, is_head, NULL))), ==, orientation);
}

/* Whose Turn it is stands there large, and once. */
static void
test_turn (void)
{
  static const char * const effects[] = { "burning", "poison", "shield of light" };
  g_autoptr (VedetteSession) session = new_session ("stack");
  VedetteRules *rules = vedette_session_get_rules (session);
  GtkWidget *window = show (session, 1280, 800);

  vedette_test_do (rules, "{\"edit\":\"add-participants\",\"text\":\"Mira, blue\"}");
  vedette_test_do (rules, "{\"edit\":\"set-battle\",\"bag\":\"real\"}");
  vedette_test_do (rules, "{\"move\":\"start\"}");
  vedette_test_do (rules, "{\"move\":\"draw\",\"token\":\"Mira\"}");
  ui_settle ();
  assert_headline (window, rules, "Mira");
  g_assert_null (ui_find_text (window, "Token"));
  ui_shoot (window, "table-turn");
  assert_head (window, GTK_ORIENTATION_HORIZONTAL);
  /* With many words the facts stand below, and each on one line. */
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      g_autofree char *json = g_strdup_printf ("{\"edit\":\"add-effect\",\"name\":\"%s\",\"whose\":\"Mira\",\"left\":3}", effects[i]);

      vedette_test_do (rules, json);
    }
  ui_settle ();
  assert_head (window, GTK_ORIENTATION_VERTICAL);
  assert_says (window, "Mira: burning, 3 left · Mira: poison, 3 left · Mira: shield of light, 3 left");
  ui_shoot (window, "table-effects");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A step, its undo and its redo are seen at once. */
static void
test_follows (void)
{
  g_autoptr (VedetteSession) session = new_session ("skirmish");
  VedetteRules *rules = vedette_session_get_rules (session);
  GtkWidget *window = show (session, 1280, 800);
  g_autoptr (GError) error = NULL;

  vedette_test_do (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"" ROGUE "\"}");
  assert_says (window, "nobody yet");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  assert_says (window, "<b>&\"x");
  g_assert_null (ui_find_text (window, "nobody yet"));
  /* No value says nothing. */
  assert_says (window, "0");
  g_assert_null (ui_find_text (window, "0 (+0)"));
  g_assert_true (vedette_session_undo (session, &error));
  assert_says (window, "nobody yet");
  g_assert_true (vedette_session_redo (session, &error));
  assert_says (window, "<b>&\"x");
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWindow *
find_table (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (VEDETTE_IS_TABLE_WINDOW (window))
        return window;
    }
  return NULL;
}

/* It comes and goes with its action, and goes with the window of the battle. */
static void
test_closes (void)
{
  g_autoptr (VedetteSession) session = open_sample (samples[0].name);
  GtkWidget *window = vedette_battle_window_new (NULL, session);

  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  g_assert_true (gtk_widget_activate_action (window, "win.table-view", NULL));
  ui_settle ();
  g_assert_nonnull (find_table ());
  g_assert_true (gtk_widget_activate_action (window, "win.table-view", NULL));
  ui_settle ();
  g_assert_null (find_table ());
  gtk_widget_activate_action (window, "win.table-view", NULL);
  ui_settle ();
  gtk_widget_activate_action (GTK_WIDGET (find_table ()), "window.close", NULL);
  ui_settle ();
  g_assert_null (find_table ());
  gtk_widget_activate_action (window, "win.table-view", NULL);
  ui_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
  g_assert_null (find_table ());
}

int
main (int   argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *says = g_strdup_printf ("/ui/table/says/%s", samples[i].name);
      g_autofree char *sizes = g_strdup_printf ("/ui/table/sizes/%s", samples[i].name);

      g_test_add_data_func (says, &samples[i], test_sample);
      g_test_add_data_func (sizes, &samples[i], test_sizes);
    }
  g_test_add_func ("/ui/table/facts", test_facts);
  g_test_add_func ("/ui/table/both", test_both);
  g_test_add_func ("/ui/table/units", test_units);
  g_test_add_func ("/ui/table/whole-words", test_whole_words);
  g_test_add_func ("/ui/table/secrets/cards", test_cards);
  g_test_add_func ("/ui/table/secrets/orders", test_orders);
  g_test_add_func ("/ui/table/secrets/enemies", test_enemies);
  g_test_add_func ("/ui/table/turn", test_turn);
  g_test_add_func ("/ui/table/follows", test_follows);
  g_test_add_func ("/ui/table/closes", test_closes);
  return g_test_run ();
}
