/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A die falls into its place with one bounce, and lies there at once with reduced motion. With VEDETTE_STRIP=FILE the test
 * also writes eight moments of the fall as one picture, to be looked at. */

#include "ui-support.h"

#include "ui/widgets/vedette-drawing-view.h"

#define SIZE 96
#define FRAMES 8

typedef struct
{
  GtkWidget *window;
  VedetteDrawingView *die;
} Fixture;

static void
set_up (Fixture      *f,
        gconstpointer data)
{
  GtkWidget *die = vedette_drawing_view_new (NULL);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", data == NULL, NULL);
  f->die = VEDETTE_DRAWING_VIEW (die);
  f->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (f->window), 3 * SIZE, 3 * SIZE);
  gtk_window_set_child (GTK_WINDOW (f->window), die);
  vedette_drawing_view_set_die (f->die, 20, 14, 1, FALSE, NULL, SIZE);
  gtk_window_present (GTK_WINDOW (f->window));
  while (!gtk_widget_get_mapped (die) || gtk_widget_get_height (die) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture      *f,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static GskRenderNode *
draw (Fixture *f)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (f->die)->snapshot (GTK_WIDGET (f->die), snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Returns: how far above its place the die is drawn, in px */
static float
get_height (Fixture *f)
{
  GskRenderNode *node = draw (f);
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  gsk_render_node_unref (node);
  return -bounds.origin.y;
}

/* It starts high, touches the ground once, bounces to less than a quarter of that height, and lies still at the end. */
static void
test_curve (Fixture      *f,
            gconstpointer data)
{
  float highest = 0, last;
  guint n_touches = 0;

  vedette_drawing_view_set_fallen (f->die, 0);
  last = get_height (f);
  g_assert_cmpfloat (last, >, SIZE / 2);
  for (int i = 1; i <= 100; i++)
    {
      float height;

      vedette_drawing_view_set_fallen (f->die, i / 100.0);
      height = get_height (f);
      g_assert_cmpfloat (height, >=, 0);
      if (height < 0.5f && last >= 0.5f)
        n_touches++;
      else if (n_touches == 0)
        g_assert_cmpfloat (height, <=, last);
      else
        highest = MAX (highest, height);
      last = height;
    }
  g_assert_cmpuint (n_touches, ==, 2);
  g_assert_cmpfloat (highest, >, 4);
  g_assert_cmpfloat (highest, <, SIZE / 4);
  g_assert_cmpfloat (last, ==, 0);
}

/* The fall goes by itself, from above to its place. */
static void
test_fall (Fixture      *f,
           gconstpointer data)
{
  vedette_drawing_view_fall (f->die);
  g_assert_cmpfloat (get_height (f), >, 0);
  while (get_height (f) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_still (Fixture      *f,
            gconstpointer data)
{
  vedette_drawing_view_fall (f->die);
  g_assert_cmpfloat (get_height (f), ==, 0);
}

/* Writes the moments of the fall side by side. */
static void
write_strip (Fixture    *f,
             const char *path)
{
  const graphene_rect_t size = GRAPHENE_RECT_INIT (0, 0, FRAMES * SIZE * 1.25f, SIZE * 2.2f);
  GtkSnapshot *strip = gtk_snapshot_new ();
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (f->window));
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderNode *node;

  gtk_snapshot_append_color (strip, &(GdkRGBA){ 1, 1, 1, 1 }, &size);
  for (int i = 0; i < FRAMES; i++)
    {
      vedette_drawing_view_set_fallen (f->die, i / (FRAMES - 1.0));
      node = draw (f);
      gtk_snapshot_save (strip);
      gtk_snapshot_translate (strip, &GRAPHENE_POINT_INIT (SIZE * (0.1f + 1.25f * (float) i), SIZE));
      gtk_snapshot_append_node (strip, node);
      gtk_snapshot_restore (strip);
      gsk_render_node_unref (node);
    }
  node = gtk_snapshot_free_to_node (strip);
  texture = gsk_renderer_render_texture (renderer, node, &size);
  g_assert_true (gdk_texture_save_to_png (texture, path));
  gsk_render_node_unref (node);
}

static void
test_strip (Fixture      *f,
            gconstpointer data)
{
  g_autofree char *path = g_strdup (g_getenv ("VEDETTE_STRIP"));
  g_autoptr (GdkTexture) written = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    path = g_build_filename (g_get_user_data_dir (), "strip.png", NULL);
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  write_strip (f, path);
  written = gdk_texture_new_from_filename (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (written), ==, FRAMES * SIZE * 5 / 4);
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add ("/drawing-view/curve", Fixture, NULL, set_up, test_curve, tear_down);
  g_test_add ("/drawing-view/fall", Fixture, NULL, set_up, test_fall, tear_down);
  g_test_add ("/drawing-view/reduced-motion", Fixture, "still", set_up, test_still, tear_down);
  g_test_add ("/drawing-view/strip", Fixture, NULL, set_up, test_strip, tear_down);
  return g_test_run ();
}
