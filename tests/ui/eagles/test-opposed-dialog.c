/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog of an opposed roll: what is under a cover is nowhere in it (A-E37), and covers come back by themselves. */

#include "ui-support.h"

#include "core/eagles/state/vedette-eagles.h"
#include "ui/eagles/vedette-opposed-dialog.h"
#include "ui/widgets/party/vedette-tint-card.h"
#include "ui/widgets/vedette-dialog.h"
#include "vedette-test-battle.h"

/* What both army commanders roll for their points */
#define ROLL_POINTS(red) "{\"move\":\"roll-points\",\"die\":[" #red ",5]}"
#define POOL 3

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  GtkWidget *window;
  GtkWidget *dialog;
} Fixture;

static gpointer
find_army (Fixture    *f,
           const char *word)
{
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (f->session));
  return vedette_eagles_find_word (&eagles, word);
}

static int
get_phase (Fixture *f)
{
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (f->session));
  return (int) vedette_eagles_game_get_phase (eagles.game);
}

static void
open_dialog (Fixture *f)
{
  f->dialog = vedette_opposed_dialog_new (GTK_WINDOW (f->window), f->session);
  g_object_add_weak_pointer (G_OBJECT (f->dialog), (gpointer *) &f->dialog);
  gtk_window_present (GTK_WINDOW (f->dialog));
  ui_settle ();
}

/* @data: a house rule or other request that comes before the start; %NULL for none */
static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = vedette_session_make_path ("opposed");

  f->session = vedette_session_new_battle ("eagles", path, &error);
  g_assert_no_error (error);
  f->rules = vedette_session_get_rules (f->session);
  vedette_test_do (f->rules, "{\"edit\":\"add-division\",\"army\":\"red\",\"name\":\"R1\",\"commander\":\"Amsel\"}");
  vedette_test_do (f->rules, "{\"edit\":\"add-division\",\"army\":\"blue\",\"name\":\"B1\"}");
  if (data != NULL)
    vedette_test_do (f->rules, data);
  vedette_test_do (f->rules, "{\"move\":\"start\"}");
  vedette_test_do (f->rules, ROLL_POINTS (5));
  f->window = ui_show (gtk_label_new (NULL), 960, 640);
  open_dialog (f);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  if (f->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (f->dialog));
  gtk_window_destroy (GTK_WINDOW (f->window));
  ui_settle ();
  vedette_session_close (f->session, &error);
  g_assert_no_error (error);
  g_clear_object (&f->session);
}

static gboolean
is_half_of (GtkWidget  *widget,
            const void *army)
{
  return VEDETTE_IS_TINT_CARD (widget) && ui_find_text (widget, army) != NULL;
}

/* Whether any number stands in a half, be it hidden */
static gboolean
has_number (Fixture    *f,
            const char *army)
{
  g_autofree char *words = ui_list_words (ui_find (f->dialog, is_half_of, army));

  return strpbrk (words, "0123456789") != NULL;
}

static void
press_enter (Fixture *f)
{
  gtk_widget_activate_action (f->dialog, "dialog.accept", NULL);
  ui_settle ();
}

static void
uncover (Fixture    *f,
         const char *army)
{
  g_autofree char *name = g_strdup_printf ("Reveal: %s", army);

  ui_click (f->dialog, name);
  ui_settle ();
}

/* Adds so many points to what red gives. */
static void
add_points (Fixture *f,
            int      points)
{
  for (int i = 0; i < points; i++)
    ui_click (f->dialog, "Add one point: Red");
  ui_settle ();
}

static void
assert_accept (Fixture    *f,
               const char *label)
{
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (gtk_window_get_default_widget (GTK_WINDOW (f->dialog)))), ==, label);
}

static void
assert_focus (Fixture    *f,
              const char *name)
{
  g_test_message ("focus on %s", name);
  g_assert_nonnull (ui_find_named (f->dialog, GTK_TYPE_BUTTON, name));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->dialog)) == ui_find_named (f->dialog, GTK_TYPE_BUTTON, name));
}

/* Enter uncovers a side and covers it, one after the other, before it rolls. */
static void
test_enter (Fixture       *f,
            gconstpointer  data)
{
  assert_focus (f, "Reveal: Red");
  uncover (f, "Red");
  press_enter (f);
  assert_focus (f, "Reveal: Blue");
  uncover (f, "Blue");
  press_enter (f);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->dialog)) == gtk_window_get_default_widget (GTK_WINDOW (f->dialog)));
  g_assert_cmpint (get_phase (f), ==, VEDETTE_EAGLES_OPEN_ROLL);
}

/* One side at a time sees its pool, and what it gives is nowhere until the dice lie. */
static void
test_covers (Fixture       *f,
             gconstpointer  data)
{
  g_assert_false (has_number (f, "Red"));
  g_assert_false (has_number (f, "Blue"));
  assert_accept (f, "Roll");
  ui_assert_named (f->dialog);
  ui_shoot (f->dialog, "opposed-covered");
  uncover (f, "Red");
  assert_accept (f, "Hide");
  /* Enter that has uncovered covers. */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->dialog)) == gtk_window_get_default_widget (GTK_WINDOW (f->dialog)));
  g_assert_false (has_number (f, "Blue"));
  ui_assert_named (f->dialog);
  add_points (f, 2);
  g_assert_nonnull (ui_find_text (f->dialog, "1 of 3 left"));
  ui_shoot (f->dialog, "opposed-open");
  press_enter (f);
  g_assert_cmpint (vedette_army_get_allocated (find_army (f, "red")), ==, 2);
  g_assert_null (ui_find_named (f->dialog, GTK_TYPE_BUTTON, "Reveal: Red"));
  g_assert_false (has_number (f, "Red"));
  uncover (f, "Blue");
  g_assert_nonnull (ui_find_text (f->dialog, "3 of 3 left"));
  g_assert_false (has_number (f, "Red"));
  press_enter (f);
  g_assert_cmpint (vedette_army_get_allocated (find_army (f, "blue")), ==, 0);
  g_assert_false (has_number (f, "Blue"));
  ui_shoot (f->dialog, "opposed-given");
}

static gboolean
is_body (GtkWidget  *widget,
         const void *data)
{
  return GTK_IS_SCROLLED_WINDOW (widget);
}

/* All of the body is seen without scrolling. */
static void
assert_whole (Fixture    *f,
              const char *what)
{
  GtkScrolledWindow *body = GTK_SCROLLED_WINDOW (ui_find (f->dialog, is_body, NULL));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (body);

  g_test_message ("%s", what);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (adjustment), >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
}

/* Nothing is cut off at the lower edge; dice that were typed wait where they are while points are given. */
static void
test_whole (Fixture       *f,
            gconstpointer  data)
{
  GtkWidget *die = ui_find_named (f->dialog, GTK_TYPE_ENTRY, "Die for Red");
  int width;

  g_assert_nonnull (die);
  gtk_editable_set_text (GTK_EDITABLE (die), "6");
  ui_settle ();
  assert_whole (f, "covered");
  width = gtk_widget_get_width (f->dialog);
  uncover (f, "Red");
  ui_settle ();
  g_assert_null (ui_find_named (f->dialog, GTK_TYPE_ENTRY, "Die for Red"));
  g_assert_cmpint (gtk_widget_get_width (f->dialog), ==, width);
  assert_whole (f, "open");
  press_enter (f);
  ui_settle ();
  g_assert_true (ui_find_named (f->dialog, GTK_TYPE_ENTRY, "Die for Red") == die);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (die)), ==, "6");
  assert_whole (f, "given");
}

/* Lets red give so many points. Returns: (transfer full): all that stands in the dialog then */
static char *
list_words_after (Fixture *f,
                  int      points)
{
  uncover (f, "Red");
  add_points (f, points);
  press_enter (f);
  return ui_list_words (f->dialog);
}

/* Whatever was given, the dialog reads the same. */
static void
test_alike (Fixture       *f,
            gconstpointer  data)
{
  g_autofree char *none = list_words_after (f, 0), *all = NULL;

  gtk_window_destroy (GTK_WINDOW (f->dialog));
  g_assert_true (vedette_session_undo (f->session, NULL));
  open_dialog (f);
  all = list_words_after (f, POOL);
  g_assert_cmpint (vedette_army_get_allocated (find_army (f, "red")), ==, POOL);
  g_assert_cmpstr (all, ==, none);
}

/* To uncover the other side covers this one, and allocates nothing. */
static void
test_other_side (Fixture       *f,
                 gconstpointer  data)
{
  uncover (f, "Red");
  add_points (f, 2);
  uncover (f, "Blue");
  g_assert_false (has_number (f, "Red"));
  g_assert_true (has_number (f, "Blue"));
  g_assert_cmpint (vedette_army_get_allocated (find_army (f, "red")), ==, VEDETTE_EAGLES_NOT_ALLOCATED);
  g_assert_nonnull (ui_find_named (f->dialog, GTK_TYPE_BUTTON, "Reveal: Red"));
}

/* Whoever is called away leaves nothing to be seen, and has allocated nothing. */
static void
test_timeout (Fixture       *f,
              gconstpointer  data)
{
  /* Far longer than it takes to give points, also on a slow machine */
  vedette_opposed_dialog_set_interval (VEDETTE_OPPOSED_DIALOG (f->dialog), 5000);
  uncover (f, "Red");
  add_points (f, 2);
  g_assert_true (has_number (f, "Red"));
  /* Meson ends it if that never comes. */
  while (has_number (f, "Red"))
    g_main_context_iteration (NULL, TRUE);
  ui_settle ();
  g_assert_cmpint (vedette_army_get_allocated (find_army (f, "red")), ==, VEDETTE_EAGLES_NOT_ALLOCATED);
  assert_accept (f, "Roll");
  vedette_opposed_dialog_set_interval (VEDETTE_OPPOSED_DIALOG (f->dialog), G_MAXINT);
  uncover (f, "Red");
  g_assert_nonnull (ui_find_text (f->dialog, "3 of 3 left"));
}

/* There are never more than the pool has (E-X07). */
static void
test_range (Fixture       *f,
            gconstpointer  data)
{
  uncover (f, "Red");
  for (int i = 0; i < POOL; i++)
    ui_click (f->dialog, "Add one point: Red");
  g_assert_nonnull (ui_find_text (f->dialog, "0 of 3 left"));
  ui_click (f->dialog, "Add one point: Red");
  g_assert_nonnull (ui_find_text (f->dialog, "0 of 3 left"));
  ui_click (f->dialog, "Remove one point: Red");
  g_assert_nonnull (ui_find_text (f->dialog, "1 of 3 left"));
}

static void
type_dice (Fixture *f,
           int      red,
           int      blue)
{
  static const char * const names[] = { "Die for Red", "Die for Blue" };
  const int naturals[] = { red, blue };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", naturals[i]);

      gtk_editable_set_text (GTK_EDITABLE (ui_find_named (f->dialog, GTK_TYPE_ENTRY, names[i])), text);
    }
  ui_settle ();
}

/* Typed dice; when they lie, both halves tell what the totals are made of. */
static void
test_roll (Fixture       *f,
           gconstpointer  data)
{
  uncover (f, "Red");
  add_points (f, 3);
  press_enter (f);
  type_dice (f, 6, 8);
  press_enter (f);
  g_assert_cmpint (get_phase (f), ==, VEDETTE_EAGLES_CHOOSE);
  g_assert_cmpint (vedette_army_get_pool (find_army (f, "red")), ==, POOL - 3);
  g_assert_nonnull (ui_find_text (f->dialog, "+3"));
  g_assert_nonnull (ui_find_text (f->dialog, "9"));
  g_assert_nonnull (ui_find_text (f->dialog, "The initiative went to Red, 9–8."));
  g_assert_nonnull (ui_find_named (f->dialog, GTK_TYPE_FLOW_BOX, "Both dice together: 14"));
  g_assert_null (ui_find_named (f->dialog, GTK_TYPE_ENTRY, "Die for Red"));
  assert_accept (f, "Done");
  g_assert_null (ui_find_text (f->dialog, "Cancel"));
  ui_assert_named (f->dialog);
  ui_shoot (f->dialog, "opposed-rolled");
  press_enter (f);
  g_assert_null (f->dialog);
}

/* 17 and more are marked, and end the turn (E-42). */
static void
test_cut (Fixture       *f,
          gconstpointer  data)
{
  for (int sum = 2; sum <= 20; sum++)
    {
      g_autofree char *text = g_strdup_printf ("%d", sum);

      g_assert_cmpint (gtk_widget_has_css_class (ui_find_text (f->dialog, text), "ends-turn"), ==, sum >= 17);
    }
  g_assert_nonnull (ui_find_text (f->dialog, "Both dice together: 17 or more ends the turn"));
  type_dice (f, 9, 8);
  press_enter (f);
  g_assert_cmpint (get_phase (f), ==, VEDETTE_EAGLES_TURN_END);
  g_assert_nonnull (ui_find_named (f->dialog, GTK_TYPE_FLOW_BOX, "Both dice together: 17"));
}

/* A tie of the opening roll is rolled again: two more dice are asked for, and the first ones stay. */
static void
test_tie (Fixture       *f,
          gconstpointer  data)
{
  type_dice (f, 4, 4);
  press_enter (f);
  g_assert_cmpint (get_phase (f), ==, VEDETTE_EAGLES_ALLOCATE);
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (f->dialog)), ==, "Enter 2 more dice: Opposed roll");
  g_assert_false (gtk_widget_is_sensitive (ui_find_named (f->dialog, GTK_TYPE_ENTRY, "Die for Red")));
}

/* One person types both, and there is no cover. */
static void
test_umpire (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *more;
  graphene_rect_t bounds;

  gtk_switch_set_active (GTK_SWITCH (ui_find_type (f->dialog, GTK_TYPE_SWITCH)), TRUE);
  ui_settle ();
  g_assert_true (has_number (f, "Red"));
  g_assert_true (has_number (f, "Blue"));
  g_assert_null (ui_find_named (f->dialog, GTK_TYPE_BUTTON, "Reveal: Red"));
  more = ui_find_named (f->dialog, GTK_TYPE_BUTTON, "Add one point: Blue");
  g_assert_true (gtk_widget_compute_bounds (more, f->dialog, &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, 44);
  g_assert_cmpfloat (bounds.size.height, >=, 44);
  ui_click (f->dialog, "Add one point: Blue");
  ui_click (f->dialog, "Add one point: Blue");
  ui_shoot (f->dialog, "opposed-umpire");
  /* All of it is seen on a small screen, too. */
  assert_whole (f, "umpire");
  g_assert_cmpint (gtk_widget_get_height (f->dialog), <=, 640);
  g_assert_cmpint (gtk_widget_get_width (f->dialog), <=, 960);
  type_dice (f, 6, 5);
  press_enter (f);
  g_assert_cmpint (vedette_army_get_pool (find_army (f, "blue")), ==, POOL - 2);
  g_assert_nonnull (ui_find_text (f->dialog, "The initiative went to Blue, 7–6."));
}

/* By the house rule nobody has a cover, and nothing is asked about an umpire (A-E17). */
static void
test_openly (Fixture       *f,
             gconstpointer  data)
{
  g_assert_true (has_number (f, "Red"));
  g_assert_true (has_number (f, "Blue"));
  g_assert_null (ui_find_type (f->dialog, GTK_TYPE_SWITCH));
  ui_shoot (f->dialog, "opposed-openly");
  assert_whole (f, "openly");
  g_assert_cmpint (gtk_widget_get_height (f->dialog), <=, 640);
}

/* Real dice are typed: without them nothing is rolled, and what rolls them asks first. */
static void
test_real_dice (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (f->rules, vedette_rules_get_viewer (f->rules));

  g_assert_true (vedette_offer_asks (vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER), FALSE));
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (f->dialog)), GTK_TYPE_ENTRY));
  press_enter (f);
  g_assert_cmpint (get_phase (f), ==, VEDETTE_EAGLES_ALLOCATE);
  g_assert_cmpstr (vedette_dialog_get_said (VEDETTE_DIALOG (f->dialog)), ==, "Enter what all the dice show");
  g_assert_true (gtk_widget_has_css_class (ui_find_text (f->dialog, "Enter what all the dice show"), "why-not"));
  type_dice (f, 6, 5);
  press_enter (f);
  g_assert_cmpint (get_phase (f), ==, VEDETTE_EAGLES_CHOOSE);
}

/* The table is of a range that is always the same, and tells nothing of the pool. */
static void
test_chart (Fixture       *f,
            gconstpointer  data)
{
  g_autofree char *before = NULL, *after = NULL;
  GtkWidget *said;
  static const char title[] = "How often Red wins: its points in rows, the enemy’s in columns";

  g_assert_null (ui_find_text (f->dialog, title));
  uncover (f, "Red");
  /* What is only good to know is not in the colour of what is wrong. */
  said = ui_find_text (f->dialog, vedette_dialog_get_said (VEDETTE_DIALOG (f->dialog)));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (said)), "Hides after"));
  g_assert_false (gtk_widget_has_css_class (said, "why-not"));
  before = ui_list_words (gtk_widget_get_parent (ui_find_text (f->dialog, title)));
  gtk_window_destroy (GTK_WINDOW (f->dialog));
  g_assert_true (vedette_session_undo (f->session, NULL));
  vedette_test_do (f->rules, ROLL_POINTS (10));
  g_assert_cmpint (vedette_army_get_pool (find_army (f, "red")), >, POOL);
  open_dialog (f);
  uncover (f, "Red");
  after = ui_list_words (gtk_widget_get_parent (ui_find_text (f->dialog, title)));
  g_assert_cmpstr (after, ==, before);
}

static void
test_narrow (Fixture       *f,
             gconstpointer  data)
{
  uncover (f, "Red");
  gtk_window_set_default_size (GTK_WINDOW (f->dialog), 360, 640);
  ui_settle ();
  ui_assert_fits (adw_window_get_content (ADW_WINDOW (f->dialog)), 360);
  /* No sum of two digits runs into the next. */
  g_assert_cmpint (gtk_widget_get_width (ui_find_text (f->dialog, "10")), >=, 20);
  ui_shoot (f->dialog, "opposed-narrow");
}

#define OPENLY "{\"edit\":\"set-switch\",\"switch\":\"e.alloc\",\"value\":\"open\"}"
#define REAL_DICE "{\"edit\":\"set-army\",\"army\":\"red\",\"dice\":\"real\"}"

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add ("/ui/eagles/A-E37/covers", Fixture, NULL, set_up, test_covers, tear_down);
  g_test_add ("/ui/eagles/A-E37/alike", Fixture, NULL, set_up, test_alike, tear_down);
  g_test_add ("/ui/eagles/A-E37/other-side", Fixture, NULL, set_up, test_other_side, tear_down);
  g_test_add ("/ui/eagles/A-E37/timeout", Fixture, NULL, set_up, test_timeout, tear_down);
  g_test_add ("/ui/eagles/A-E37/chart", Fixture, NULL, set_up, test_chart, tear_down);
  g_test_add ("/ui/eagles/A-E17/openly", Fixture, OPENLY, set_up, test_openly, tear_down);
  g_test_add ("/ui/eagles/E-X07/range", Fixture, NULL, set_up, test_range, tear_down);
  g_test_add ("/ui/eagles/opposed/enter", Fixture, NULL, set_up, test_enter, tear_down);
  g_test_add ("/ui/eagles/opposed/roll", Fixture, NULL, set_up, test_roll, tear_down);
  g_test_add ("/ui/eagles/opposed/tie", Fixture, NULL, set_up, test_tie, tear_down);
  g_test_add ("/ui/eagles/opposed/umpire", Fixture, NULL, set_up, test_umpire, tear_down);
  g_test_add ("/ui/eagles/opposed/real-dice", Fixture, REAL_DICE, set_up, test_real_dice, tear_down);
  g_test_add ("/ui/eagles/opposed/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/ui/eagles/opposed/whole", Fixture, NULL, set_up, test_whole, tear_down);
  g_test_add ("/ui/eagles/E-42/marked", Fixture, NULL, set_up, test_cut, tear_down);
  return g_test_run ();
}
