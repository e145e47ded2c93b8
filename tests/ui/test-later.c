/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window shows what is due in its first frame, and the rest from the second on. */

#include "start-support.h"

#include "ui/play/vedette-play-side.h"
#include "ui/start/vedette-samples.h"
#include "ui/widgets/vedette-later.h"
#include "ui/widgets/party/vedette-tint-card.h"

typedef struct
{
  guint n_frames;
  gboolean later_seen; /* in the first of them */
  GtkWidget *watched;
} Frames;

static void
on_frame (Frames *frames)
{
  if (frames->n_frames++ == 0)
    frames->later_seen = gtk_widget_get_mapped (frames->watched);
}

static gboolean
is_painted (gpointer data)
{
  return ((Frames *) data)->n_frames > 0;
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/* Such a place is there as long as its child is. */
static gboolean
is_as_child (gpointer later)
{
  return gtk_widget_get_mapped (later) == gtk_widget_get_visible (adw_bin_get_child (later));
}

/* Presents the window, and watches its frames before any of its places does. */
static void
present (GtkWidget *window,
         Frames    *frames)
{
  gtk_widget_realize (window);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (on_frame), frames);
  gtk_window_present (GTK_WINDOW (window));
}

static void
test_second_frame (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *later = g_object_new (VEDETTE_TYPE_LATER, "child", gtk_label_new ("second"), NULL);
  GtkWidget *added = g_object_new (VEDETTE_TYPE_LATER, "child", gtk_label_new ("added"), NULL);
  Frames frames = { 0, TRUE, later };

  gtk_box_append (GTK_BOX (box), gtk_label_new ("first"));
  gtk_box_append (GTK_BOX (box), later);
  gtk_window_set_child (GTK_WINDOW (window), box);
  present (window, &frames);
  ui_test_wait (is_painted, &frames);
  g_assert_false (frames.later_seen);
  ui_test_wait (is_mapped, later);

  /* A window that is there already has nothing to wait for. */
  gtk_box_append (GTK_BOX (box), added);
  g_assert_true (gtk_widget_get_visible (added));

  /* Where the child is hidden, the place takes no room. */
  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (added)), FALSE);
  g_assert_false (gtk_widget_get_visible (added));
  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (added)), TRUE);
  g_assert_true (gtk_widget_get_visible (added));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* One that is closed before it is painted leaves nothing behind that waits. */
static void
test_closed (void)
{
  GtkWidget *window = gtk_window_new (), *later = g_object_new (VEDETTE_TYPE_LATER, "child", gtk_label_new ("later"), NULL);

  gtk_window_set_child (GTK_WINDOW (window), later);
  g_object_ref (later);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
  ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (later));
  g_object_unref (later);
}

static GtkWidget *
find_with_action (GtkWidget  *widget,
                  const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_ACTIONABLE (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_with_action (child, action);
  return found;
}

/* The bands of Play, from above */
static const char *const bands[] = { "head-card", "stage", "result-band", "tools-row" };

typedef struct
{
  GtkWidget *window;
  guint n_frames;
  graphene_rect_t bounds[G_N_ELEMENTS (bands)]; /* in the first of them */
} Places;

static GtkWidget *
find_with_class (GtkWidget  *widget,
                 const char *css_class)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, css_class))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_with_class (child, css_class);
  return found;
}

static void
get_places (GtkWidget       *window,
            graphene_rect_t *bounds)
{
  for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
    g_assert_true (gtk_widget_compute_bounds (find_with_class (window, bands[i]), window, &bounds[i]));
}

static void
on_places (Places *places)
{
  if (places->n_frames++ == 0)
    get_places (places->window, places->bounds);
}

static gboolean
are_found (gpointer places)
{
  return ((Places *) places)->n_frames > 0;
}

/* In the window of a battle: what is due at once; the moves, the result, the log, the tools and the switcher of views after it,
   and none of what was there has moved. */
static void
test_battle (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = vedette_samples_get_folder ();
  g_autofree char *path = g_build_filename (folder, "blackhearts-hold.vedette", NULL);
  GtkWindow *window = vedette_application_open_path (application, path, &error);
  Places places = { .window = GTK_WIDGET (window) };
  graphene_rect_t bounds[G_N_ELEMENTS (bands)];
  GtkWidget *later, *side, *log;
  guint n;

  g_assert_no_error (error);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (on_places), &places);
  g_assert_true (gtk_widget_get_mapped (ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_TINT_CARD, 0)));
  side = ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_PLAY_SIDE, 0);
  log = find_with_action (side, "win.view");
  g_assert_false (gtk_widget_get_mapped (log));
  for (n = 0; (later = ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_LATER, n)) != NULL; n++)
    g_assert_false (gtk_widget_get_mapped (later));
  ui_test_wait (are_found, &places);
  ui_test_wait (is_mapped, ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_LATER, 0));
  for (guint i = 0; i < n; i++)
    ui_test_wait (is_as_child, ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_LATER, i));
  g_assert_cmpuint (n, ==, 13);
  ui_test_wait (is_mapped, log);
  ui_test_settle ();
  get_places (GTK_WIDGET (window), bounds);
  for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
    g_assert_true (graphene_rect_equal (&bounds[i], &places.bounds[i]));
  ui_test_stop (application);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/later/second-frame", test_second_frame);
  g_test_add_func ("/ui/later/closed", test_closed);
  g_test_add_func ("/ui/later/battle", test_battle);
  return g_test_run ();
}
