/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tabulator goes through every band of Play once and out again, forward and back; so it does in the dialog of what is due.
   And the result, which takes the focus, says what is next. Who clicks on the switcher has the focus in the view that shows. */

#include "start-support.h"

#include "ui/play/vedette-offer-box.h"
#include "ui/play/vedette-play-view.h"
#include "ui/play/vedette-result-band.h"
#include "ui/play/vedette-tool-bar.h"

#define MOST_STOPS 400

/* In their order, by what they are or how they are styled; what has nothing to stop at is passed over */
static const char *const bands[] = { "stage", "result", "tools" };

static gboolean
is_band (GtkWidget *widget,
         guint      i)
{
  return (i == 1 && VEDETTE_IS_RESULT_BAND (widget)) || (i == 2 && VEDETTE_IS_TOOL_BAR (widget)) ||
         gtk_widget_has_css_class (widget, bands[i]);
}

/* Returns: the number of the band it is in, or -1 */
static int
get_band (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
      if (is_band (widget, i))
        return (int) i;
  return -1;
}

static gboolean
can_stop_in (GtkWidget *widget,
             int        band,
             gboolean   inside)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) || GTK_IS_POPOVER (widget))
    return FALSE;
  inside = inside || is_band (widget, (guint) band);
  if (inside && gtk_widget_get_focusable (widget) &&
      (GTK_IS_BUTTON (widget) || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_HEADING))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (can_stop_in (child, band, inside))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer container): every stop from there on until it is there again; each of them once */
static GPtrArray *
go_round (GtkWindow       *window,
          GtkWidget       *first,
          GtkDirectionType direction)
{
  GPtrArray *stops = g_ptr_array_new ();

  gtk_window_set_focus (window, first);
  for (guint i = 0; i < MOST_STOPS; i++)
    {
      GtkWidget *focus = gtk_window_get_focus (window);

      g_assert_nonnull (focus);
      if (stops->len > 1 && focus == stops->pdata[0])
        return stops;
      if (g_ptr_array_find (stops, focus, NULL))
        g_error ("caught: it comes to %s again, and not to where it began", G_OBJECT_TYPE_NAME (focus));
      g_test_message ("%s in %s", G_OBJECT_TYPE_NAME (focus), get_band (focus) >= 0 ? bands[get_band (focus)] : "none");
      g_ptr_array_add (stops, focus);
      gtk_widget_child_focus (GTK_WIDGET (window), direction);
      ui_test_settle ();
    }
  g_error ("it goes on for ever");
}

static void
assert_bands (GtkWindow *window,
              GPtrArray *stops,
              gboolean   forward)
{
  guint times[G_N_ELEMENTS (bands)] = { 0 };
  int before = -1;

  for (guint i = 0; i < stops->len; i++)
    {
      int band = get_band (stops->pdata[i]);

      if (band >= 0 && band != before)
        {
          times[band]++;
          g_test_message ("%s at stop %u", bands[band], i);
        }
      before = band;
    }
  /* The round may begin in the middle of a band, which it then ends in, too. */
  if (get_band (stops->pdata[0]) >= 0 && times[get_band (stops->pdata[0])] > 1 && before == get_band (stops->pdata[0]))
    times[before]--;
  for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
    {
      g_test_message ("%s, %s: %u times", forward ? "forward" : "back", bands[i], times[i]);
      g_assert_cmpuint (times[i], ==, can_stop_in (GTK_WIDGET (window), (int) i, FALSE) ? 1 : 0);
    }
}

/* Into a list it goes where it was left, so that not every row needs to be on the way. */
static void
assert_among (GPtrArray *stops,
              GPtrArray *others)
{
  for (guint i = 0; i < stops->len; i++)
    if (gtk_widget_get_ancestor (stops->pdata[i], GTK_TYPE_LIST_VIEW) == NULL)
      g_assert_true (g_ptr_array_find (others, stops->pdata[i], NULL));
}

/* Back is the same way: each stop of the one is a stop of the other. */
static void
assert_both_ways (GtkWindow *window,
                  GtkWidget *first,
                  gboolean   in_bands)
{
  g_autoptr (GPtrArray) forward = go_round (window, first, GTK_DIR_TAB_FORWARD);
  g_autoptr (GPtrArray) back = go_round (window, first, GTK_DIR_TAB_BACKWARD);

  g_test_message ("%u stops, and %u back", forward->len, back->len);
  g_assert_cmpuint (forward->len, >, 3);
  if (in_bands)
    {
      assert_bands (window, forward, TRUE);
      assert_bands (window, back, FALSE);
    }
  assert_among (forward, back);
  assert_among (back, forward);
}

/* The result takes the focus when something was done; and with it a screen reader says who holds and what is due. */
static void
assert_announced (GtkWindow  *window,
                  const char *next)
{
  GtkWidget *result = ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_RESULT_BAND, 0), *focus;
  g_autofree char *error = NULL;

  g_assert_true (gtk_widget_grab_focus (result));
  focus = gtk_window_get_focus (window);
  g_assert_true (gtk_widget_is_ancestor (focus, result));
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL));
  error = gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, next);
  g_assert_cmpstr (error, ==, NULL);
}

typedef struct
{
  const char *sample;
  const char *next;
} Case;

static void
test_sample (gconstpointer data)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *samples = vedette_samples_get_folder ();
  const Case *what = data;
  g_autofree char *file = g_strdup_printf ("%s.vedette", what->sample);
  g_autofree char *path = g_build_filename (samples, file, NULL);
  g_autoptr (GError) error = NULL;
  GtkWindow *window = vedette_application_open_path (application, path, &error), *dialog;
  GtkWidget *due, *button;

  g_assert_no_error (error);
  ui_test_wait_seconds (0.2);
  due = ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_OFFER_BOX, 0);
  button = ui_test_find_type (due, GTK_TYPE_BUTTON, 0);
  g_assert_nonnull (button);
  assert_both_ways (window, button, TRUE);
  assert_announced (window, what->next);

  g_signal_emit_by_name (button, "clicked");
  ui_test_wait_seconds (0.2);
  dialog = ui_test_find_window (ADW_TYPE_WINDOW);
  if (dialog != NULL)
    {
      GtkWidget *first;

      /* Not in a list: that is gone into where it was left. */
      do
        {
          gtk_widget_child_focus (GTK_WIDGET (dialog), GTK_DIR_TAB_FORWARD);
          first = gtk_window_get_focus (dialog);
          g_assert_nonnull (first);
        }
      while (gtk_widget_get_ancestor (first, GTK_TYPE_LIST_VIEW) != NULL);
      assert_both_ways (dialog, first, FALSE);
      gtk_window_destroy (dialog);
    }
  ui_test_stop (application);
}

/* The focus is in the page, and on Play in the band of the result */
static gboolean
is_there (GtkWindow    *window,
          AdwViewStack *stack,
          guint         page)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && gtk_widget_is_ancestor (focus, adw_view_stack_get_visible_child (stack)) &&
         (page != 0 || gtk_widget_get_ancestor (focus, VEDETTE_TYPE_RESULT_BAND) != NULL);
}

/* As a click on the switcher does it: the focus has to follow, or Enter falls on Undo. A page may be slow to come. */
static void
test_switched (gconstpointer data)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *samples = vedette_samples_get_folder ();
  const Case *what = data;
  g_autofree char *file = g_strdup_printf ("%s.vedette", what->sample);
  g_autofree char *path = g_build_filename (samples, file, NULL);
  g_autoptr (GError) error = NULL;
  GtkWindow *window = vedette_application_open_path (application, path, &error);
  g_autoptr (GtkSelectionModel) pages = NULL;
  AdwViewStack *stack;
  guint n;

  g_assert_no_error (error);
  ui_test_wait_seconds (0.2);
  stack = ADW_VIEW_STACK (ui_test_find_type (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, 0));
  pages = adw_view_stack_get_pages (stack);
  n = g_list_model_get_n_items (G_LIST_MODEL (pages));
  g_assert_cmpuint (n, >=, 3);
  /* To each, for the first time, and again; and from each back to Play */
  for (guint i = 1; i < 2 * n; i++)
    {
      guint there[2] = { i % n, 0 };

      for (guint k = 0; k < G_N_ELEMENTS (there); k++)
        {
          gtk_selection_model_select_item (pages, there[k], TRUE);
          ui_test_wait_seconds (0.1);
          for (guint round = 0; round < 200 && !is_there (window, stack, there[k]); round++)
            ui_test_wait_seconds (0.1);
          g_test_message ("page %u: %s", there[k], G_OBJECT_TYPE_NAME (gtk_window_get_focus (window)));
          g_assert_true (is_there (window, stack, there[k]));
          /* Who comes to Play is after what is due, also by Alt and 1 when it is there already. */
          if (there[k] != 0)
            continue;
          if (there[0] == 0)
            gtk_widget_activate_action (GTK_WIDGET (window), "win.nth-view", "i", 0);
          gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
          g_assert_cmpint (get_band (gtk_window_get_focus (window)), ==, 0);
          /* The stack gives the focus back to what had it. */
          gtk_widget_grab_focus (ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_RESULT_BAND, 0));
        }
    }
  ui_test_stop (application);
}

int
main (int   argc,
      char *argv[])
{
  static const Case cases[] = {
    { "blackhearts-hold",
      "Has the initiative: The Company. Snatch roll: The Hold. Blackheart, the last nominee, needs 9 · 60%" },
    { "fifty-goblins", "Phase: Next token. Draw the next token. 21 tokens are in the bag" },
    { "bridges-at-aurach",
      "Phase: A thief is active. 1st Division (Austrians) moves. "
      "An order binds the division; its commander may read the order" },
  };

  ui_test_init (&argc, &argv);
  g_test_add_data_func ("/ui/tab-order/skirmish", &cases[0], test_sample);
  g_test_add_data_func ("/ui/tab-order/stack", &cases[1], test_sample);
  g_test_add_data_func ("/ui/tab-order/eagles", &cases[2], test_sample);
  g_test_add_data_func ("/ui/tab-order/switched/skirmish", &cases[0], test_switched);
  g_test_add_data_func ("/ui/tab-order/switched/stack", &cases[1], test_switched);
  g_test_add_data_func ("/ui/tab-order/switched/eagles", &cases[2], test_switched);
  return g_test_run ();
}
