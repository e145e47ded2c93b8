/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of all parties in the window: where they are, what they move (nothing), how they are switched on and off. */

#include "core/document/vedette-battle-file.h"
#include "core/systems.h"
#include "start-support.h"
#include "ui/play/vedette-play-view.h"
#include "ui/play/vedette-result-band.h"
#include "ui/play/vedette-tool-bar.h"
#include "ui/preferences/vedette-preferences-window.h"
#include "ui/preferences/vedette-settings.h"
#include "ui/table/vedette-table-window.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/party/vedette-tint-card.h"

#define SECOND G_USEC_PER_SEC

static VedetteSession *
open_sample (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL,
                                                          &error);

  g_assert_no_error (error);
  return vedette_session_new (battle, NULL);
}

static VedetteClocks *
get_clocks (GtkWindow *window)
{
  return vedette_session_get_clocks (vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window)));
}

static GtkWindow *
open_window (const char *sample)
{
  GtkWindow *window = vedette_application_show_session (ui_test_start (), open_sample (sample));

  gtk_window_set_default_size (window, 1280, 800);
  ui_test_settle ();
  return window;
}

/* Returns: the label with the clocks, which is hidden while the clocks are off */
static GtkWidget *
find_clocks (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (root)), "clocks") == 0 && GTK_IS_LABEL (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_clocks (child);
  return found;
}

static void
assert_clocks (GtkWidget  *label,
               const char *text)
{
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, text);
}

typedef struct
{
  const char *name;
  const char *sample;
  int width;
  int height;
} Case;

/* Where everything in the view lies that is shown, but for what the clocks are, and scroll bars: they lie over the rest and
   grow and go by themselves. */
static void
list_places (GtkWidget *root,
             GtkWidget *widget,
             GString   *out)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_SCROLLBAR (widget))
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  g_string_append_printf (out, "%s %g %g %g %g\n", G_OBJECT_TYPE_NAME (widget), (double) bounds.origin.x,
                          (double) bounds.origin.y, (double) bounds.size.width, (double) bounds.size.height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_places (root, child, out);
}

static char *
list_bands (GtkWidget *view)
{
  const GType types[] = { VEDETTE_TYPE_TINT_CARD, VEDETTE_TYPE_RESULT_BAND };
  GString *out = g_string_new (NULL);
  GtkWidget *tools = ui_test_find_type (view, VEDETTE_TYPE_TOOL_BAR, 0);
  graphene_rect_t bounds;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    list_places (view, ui_test_find_type (view, types[i], 0), out);
  /* In a row with the clocks it has less room, but is no higher or lower. */
  g_assert_true (gtk_widget_compute_bounds (tools, view, &bounds));
  g_string_append_printf (out, "tools %g %g\n", (double) bounds.origin.y, (double) bounds.size.height);
  return g_string_free (out, FALSE);
}

static char *
list_all (GtkWidget *view)
{
  GString *out = g_string_new (NULL);

  list_places (view, view, out);
  return g_string_free (out, FALSE);
}

/* Back to where somebody holds: of many parties only those have a clock that have held since there are clocks. */
static void
go_back (VedetteSession *session)
{
  VedetteClocks *clocks = vedette_session_get_clocks (session);

  vedette_clocks_set_on (clocks, TRUE);
  while (vedette_clocks_get_wait (clocks) == 0)
    g_assert_true (vedette_session_undo (session, NULL));
  vedette_clocks_set_on (clocks, FALSE);
}

/* No text in it is cut off. */
static void
assert_whole (GtkWidget *root)
{
  if (GTK_IS_LABEL (root))
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (root))));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_whole (child);
}

/* So many frames, and what is built or divided anew after one has its place in a later one */
#define FRAMES 12

static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *frames,
          gpointer       left)
{
  return --*(guint *) left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
are_over (gpointer left)
{
  return *(guint *) left == 0;
}

static void
wait_frames (GtkWidget *window)
{
  guint left = FRAMES;

  gtk_widget_add_tick_callback (window, on_frame, &left, NULL);
  ui_test_wait (are_over, &left);
  ui_test_settle ();
}

/* Says where they differ. */
static void
assert_same (const char *one,
             const char *other)
{
  g_auto (GStrv) ones = g_strsplit (one, "\n", -1), others = g_strsplit (other, "\n", -1);

  for (guint i = 0; ones[i] != NULL && others[i] != NULL; i++)
    g_assert_cmpstr (ones[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (ones), ==, g_strv_length (others));
}

/* No band moves for them; off, each thing is where it was before. */
static void
test_places (gconstpointer data)
{
  const Case *what = data;
  gboolean narrow = what->width < 500;
  g_autoptr (VedetteSession) session = open_sample (what->sample);
  VedetteClocks *clocks = vedette_session_get_clocks (session);
  GtkWidget *view = vedette_play_view_new (session), *window = gtk_window_new ();
  g_autofree char *all = NULL, *bands = NULL, *bands_on = NULL, *all_after = NULL;
  graphene_rect_t bounds;
  GtkWidget *button;

  go_back (session);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (view), narrow);
  if (narrow)
    gtk_widget_add_css_class (window, "narrow");
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), what->width, what->height);
  gtk_window_present (GTK_WINDOW (window));
  wait_frames (window);
  all = list_all (view);
  bands = list_bands (view);
  button = find_clocks (view);
  g_assert_false (gtk_widget_get_mapped (button));

  vedette_clocks_set_now (clocks, 0);
  vedette_clocks_set_on (clocks, TRUE);
  wait_frames (window);
  bands_on = list_bands (view);
  assert_same (bands_on, bands);
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (gtk_widget_compute_bounds (button, view, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) gtk_widget_get_width (view));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (view));
  if (narrow)
    {
      ui_test_assert_fits (view);
      /* The button beside them says what it is for. */
      g_assert_nonnull (ui_test_find_label (view, "More Moves"));
      assert_whole (ui_test_find_label (view, "More Moves"));
      /* A long battle does not make the window wider. */
      vedette_clocks_set_now (clocks, 20000 * (gint64) SECOND);
      g_signal_emit_by_name (clocks, "changed");
      wait_frames (window);
      ui_test_assert_fits (view);
    }
  ui_test_shoot (window, what->name + strlen ("/ui/clocks/places/"));

  vedette_clocks_set_on (clocks, FALSE);
  wait_frames (window);
  all_after = list_all (view);
  assert_same (all_after, all);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_test_settle ();
}

/* Off at first; then Play, menu and Table view have them, and lose them again. */
static void
test_setting (void)
{
  GtkWindow *window = open_window ("blackhearts-hold.vedette");
  VedetteClocks *clocks = get_clocks (window);
  GtkWidget *button = find_clocks (GTK_WIDGET (window)), *table, *row;

  g_assert_cmpuint (vedette_clocks_get_wait (clocks), ==, 0);
  g_assert_false (gtk_widget_get_mapped (button));
  table = vedette_table_window_new (vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window)));
  row = find_clocks (table);
  gtk_window_present (GTK_WINDOW (table));
  ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (row));

  vedette_clocks_set_now (clocks, 0);
  vedette_settings_set ("clocks", TRUE);
  ui_test_settle ();
  g_assert_cmpuint (vedette_clocks_get_wait (clocks), ==, 60);
  g_assert_true (gtk_widget_get_visible (row));
  assert_clocks (button, "The Company 0 min · The Hold 0 min");
  ui_test_assert_named (table);

  vedette_settings_set ("clocks", FALSE);
  ui_test_settle ();
  g_assert_cmpuint (vedette_clocks_get_wait (clocks), ==, 0);
  g_assert_false (gtk_widget_get_visible (row));
  g_assert_false (gtk_widget_get_mapped (button));
  gtk_window_destroy (GTK_WINDOW (table));
  vedette_settings_set ("clocks", TRUE);
  g_assert_cmpuint (vedette_clocks_get_wait (clocks), ==, 60);
  vedette_settings_set ("clocks", FALSE);
  ui_test_stop (ui_test_start ());
}

static void
assert_spoken (GtkWidget             *widget,
               GtkAccessibleProperty  property,
               const char            *text)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, text);

  g_assert_cmpstr (wrong, ==, NULL);
}

/* Full minutes, on Play and in the Table view alike; the one that runs is bold, and all is said in words. */
static void
test_minutes (void)
{
  GtkWindow *window = open_window ("blackhearts-hold.vedette");
  VedetteSession *session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window));
  VedetteClocks *clocks = get_clocks (window);
  GtkWidget *button = find_clocks (GTK_WIDGET (window)), *table = vedette_table_window_new (session);
  static const struct
  {
    int seconds;
    const char *shown;
  } cases[] = { { 0, "0 min" }, { 59, "0 min" }, { 60, "1 min" }, { 719, "11 min" }, { 7200, "120 min" } };

  gtk_window_present (GTK_WINDOW (table));
  vedette_clocks_set_now (clocks, 0);
  vedette_settings_set ("clocks", TRUE);
  ui_test_settle ();
  assert_clocks (button, "The Company 0 min · The Hold 0 min");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf ("The Company %s · The Hold 0 min", cases[i].shown);

      vedette_clocks_set_now (clocks, cases[i].seconds * (gint64) SECOND);
      g_signal_emit_by_name (clocks, "changed");
      assert_clocks (button, text);
    }
  vedette_clocks_set_now (clocks, 725 * SECOND);
  /* As the timeout would */
  g_signal_emit_by_name (clocks, "changed");
  assert_clocks (button, "The Company 12 min · The Hold 0 min");
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (button)), "<b>The Company "));
  assert_clocks (find_clocks (table), "The Company 12 min · The Hold 0 min");
  assert_spoken (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "The Company: 12 minutes, holds now\nThe Hold: 0 minutes");
  g_assert_nonnull (vedette_session_do (session, "decline"));
  assert_clocks (button, "The Company 12 min · The Hold 0 min");
  g_assert_cmpint (vedette_step_get_ran (vedette_battle_get_current (vedette_session_get_battle (session))), ==, 725);
  vedette_settings_set ("clocks", FALSE);
  ui_test_settle ();
  g_assert_null (ui_test_find_label (GTK_WIDGET (window), " min"));
  gtk_window_destroy (GTK_WINDOW (table));
  ui_test_stop (ui_test_start ());
}

/* Each switch is off at first, says what it is, and sets what it is called after. */
static void
test_preferences (void)
{
  static const struct
  {
    const char *key;
    const char *name;
  } switches[] = {
    { "clocks", "A clock for each side" },
    { "show-keys", "Show all keys" },
    { "snatch-sound", "Sound when initiative is taken" },
    { "stop-notification", "Notify when it is time to stop" },
  };
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window = open_window ("blackhearts-hold.vedette"), *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  ui_test_settle ();
  dialog = ui_test_find_window (VEDETTE_TYPE_PREFERENCES_WINDOW);
  g_assert_nonnull (dialog);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      GtkWidget *control = ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_SWITCH, i);

      g_assert_false (vedette_settings_get (switches[i].key));
      g_assert_false (gtk_switch_get_active (GTK_SWITCH (control)));
      assert_spoken (control, GTK_ACCESSIBLE_PROPERTY_LABEL, switches[i].name);
      gtk_switch_set_active (GTK_SWITCH (control), TRUE);
      g_assert_true (vedette_settings_get (switches[i].key));
      g_assert_true ((vedette_clocks_get_wait (get_clocks (window)) > 0) == (i == 0));
      /* The style class shows the keys of all buttons. */
      g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (window), "show-keys") == (i == 1));
      gtk_switch_set_active (GTK_SWITCH (control), FALSE);
      g_assert_false (vedette_settings_get (switches[i].key));
    }
  gtk_window_destroy (dialog);
  ui_test_stop (application);
}

static void
press_alone (GtkWindow  *window,
             const char *signal,
             guint       keyval)
{
  GListModel *controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  gboolean handled;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys) && gtk_event_controller_get_propagation_phase (keys) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (keys, signal, keyval, 0, 0, &handled);
    }
  g_object_unref (controllers);
}

/* The keys of all buttons are seen while Alt is held, and no longer. */
static void
test_alt (void)
{
  GtkWindow *window = open_window ("blackhearts-hold.vedette");

  press_alone (window, "key-pressed", GDK_KEY_m);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (window), "show-keys"));
  press_alone (window, "key-pressed", GDK_KEY_Alt_L);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (window), "show-keys"));
  press_alone (window, "key-released", GDK_KEY_Alt_L);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (window), "show-keys"));
  ui_test_stop (ui_test_start ());
}

/* With its window a battle's clock stops, and nothing wakes the program for it any more. */
static void
test_closed (void)
{
  GtkWindow *window = open_window ("blackhearts-hold.vedette");
  g_autoptr (VedetteSession) session = g_object_ref (vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window)));

  vedette_settings_set ("clocks", TRUE);
  g_assert_cmpuint (vedette_clocks_get_wait (vedette_session_get_clocks (session)), >, 0);
  ui_test_stop (ui_test_start ());
  g_assert_cmpuint (vedette_clocks_get_wait (vedette_session_get_clocks (session)), ==, 0);
  vedette_settings_set ("clocks", FALSE);
}

/* Of every system, in whatever state: one party at most holds, and its clock is the one that runs. */
static void
test_systems (void)
{
  static const char * const names[] = { "blackhearts-hold.vedette", "ford-at-dusk.vedette", "bridges-at-aurach.vedette" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (VedetteSession) session = open_sample (names[i]);
      VedetteClocks *clocks = vedette_session_get_clocks (session);
      guint seen = 0;

      vedette_clocks_set_now (clocks, 0);
      vedette_clocks_set_on (clocks, TRUE);
      for (guint left = vedette_battle_get_place (vedette_session_get_battle (session)); left > 1; left--)
        {
          g_autoptr (GListModel) list = vedette_clocks_list (clocks);
          guint holders = 0;

          for (guint k = 0; k < g_list_model_get_n_items (list); k++)
            {
              g_autoptr (VedetteParty) clock = g_list_model_get_item (list, k);

              g_assert_cmpint (clock->seconds, ==, 0);
              holders += clock->holds;
            }
          g_assert_cmpuint (holders, <=, 1);
          g_assert_true ((vedette_clocks_get_wait (clocks) > 0) == (holders > 0));
          seen += holders;
          g_assert_true (vedette_session_undo (session, NULL));
        }
      g_test_message ("%s: held in %u states", names[i], seen);
      g_assert_cmpuint (seen, >, 3);
      vedette_clocks_set_on (clocks, FALSE);
    }
}

static const Case cases[] = {
#define IN_SIZES(SYSTEM, SAMPLE)                                                                                       \
  { "/ui/clocks/places/" SYSTEM "-1280x800", SAMPLE, 1280, 753 },                                                      \
  { "/ui/clocks/places/" SYSTEM "-360x640", SAMPLE, 360, 538 }
  IN_SIZES ("skirmish", "blackhearts-hold.vedette"),
  IN_SIZES ("stack", "ford-at-dusk.vedette"),
  IN_SIZES ("eagles", "bridges-at-aurach.vedette"),
};

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  vedette_spoken_init ();
  ui_test_start ();
  g_test_add_func ("/ui/clocks/systems", test_systems);
  g_test_add_func ("/ui/clocks/setting", test_setting);
  g_test_add_func ("/ui/clocks/minutes", test_minutes);
  g_test_add_func ("/ui/clocks/closed", test_closed);
  g_test_add_func ("/ui/clocks/preferences", test_preferences);
  g_test_add_func ("/ui/clocks/alt", test_alt);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].name, &cases[i], test_places);
  return g_test_run ();
}
