/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog, wide and narrow, and for those who hear it. */

#include "roll-dialog-fixture.h"

/* Everything that takes the focus says what it is. */
static void
note_unnamed (GtkWidget *widget,
              gpointer   data)
{
  GString *unnamed = data;

  if (!gtk_widget_get_focusable (widget) || GTK_IS_TEXT (widget) || GTK_IS_SCROLLED_WINDOW (widget))
    return;
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return;
  /* The button of a drop-down takes the focus, never the row that it shows. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL && !GTK_IS_TOGGLE_BUTTON (widget))
    return;
  /* What belongs to the window's frame is named by the toolkit. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL || GTK_IS_WINDOW (widget))
    return;
  g_string_append_printf (unnamed, "%s ", G_OBJECT_TYPE_NAME (widget));
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GString) unnamed = g_string_new (NULL);

  open_dialog (fixture);
  press (fixture, GDK_KEY_y);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (fixture->dialog)), ==, GTK_ACCESSIBLE_ROLE_DIALOG);
  walk (fixture->dialog, note_unnamed, unnamed);
  for (guint i = 0; i < 4; i++)
    press (fixture, GDK_KEY_Down);
  walk (fixture->dialog, note_unnamed, unnamed);
  g_assert_cmpstr (unnamed->str, ==, "");
}

typedef struct
{
  GtkWidget *root;
  double width;
  GString *clipped;
} Clip;

static void
note_clipped (GtkWidget *widget,
              gpointer   data)
{
  Clip *clip = data;
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, clip->root, &bounds) || bounds.size.width <= 0)
    return;
  /* Header bars stand out by a pixel, where there is only a shadow. */
  if (bounds.origin.x < -1.5f || (double) (bounds.origin.x + bounds.size.width) > clip->width + 1.5)
    g_string_append_printf (clip->clipped, "%s ", G_OBJECT_TYPE_NAME (widget));
}

static void
shoot (Fixture    *fixture,
       const char *name)
{
  const char *folder = g_getenv ("VEDETTE_SHOTS");
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkSnapshot *snapshot;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path = NULL;

  if (folder == NULL)
    return;
  paintable = gtk_widget_paintable_new (fixture->dialog);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->dialog)), node, NULL);
  path = g_strdup_printf ("%s/%s.png", folder, name);
  gdk_texture_save_to_png (texture, path);
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GString) clipped = g_string_new (NULL);
  Clip clip = { .width = 360, .clipped = clipped };
  int minimum, height;

  fixture->dialog = vedette_roll_dialog_new (NULL, fixture->session);
  g_object_weak_ref (G_OBJECT (fixture->dialog), forget, &fixture->dialog);
  gtk_window_set_default_size (GTK_WINDOW (fixture->dialog), 360, 640);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  ui_settle ();
  shoot (fixture, "roll-360");
  clip.root = adw_window_get_content (ADW_WINDOW (fixture->dialog));
  gtk_widget_measure (gtk_widget_get_first_child (clip.root), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_first_child (clip.root), GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  g_assert_cmpint (height, <=, 640);
  g_assert_cmpint (gtk_widget_get_width (clip.root), ==, 360);
  walk (clip.root, note_clipped, &clip);
  g_assert_cmpstr (clipped->str, ==, "");
  /* The list is folded to the one who is chosen. */
  g_assert_nonnull (find_button (fixture->dialog, "Squires (5)"));
  g_assert_null (find_text (fixture->dialog, "Wat"));
  press (fixture, GDK_KEY_e);
  press (fixture, GDK_KEY_r);
  press (fixture, GDK_KEY_y);
  ui_settle ();
  shoot (fixture, "roll-360-warned");
  g_assert_cmpint (gtk_widget_get_width (clip.root), ==, 360);
  press (fixture, GDK_KEY_y);
  press (fixture, GDK_KEY_e);
  press (fixture, GDK_KEY_1);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
}

static void
test_wide (Fixture       *fixture,
           gconstpointer  data)
{
  open_dialog (fixture);
  g_assert_nonnull (find_text (fixture->dialog, "Wat"));
  press (fixture, GDK_KEY_r);
  ui_settle ();
  shoot (fixture, "roll-wide");
  press (fixture, GDK_KEY_e);
  press (fixture, GDK_KEY_y);
  for (guint i = 0; i < 4; i++)
    press (fixture, GDK_KEY_Down);
  ui_settle ();
  shoot (fixture, "roll-wide-someone");
  g_assert_cmpint (gtk_widget_get_width (fixture->dialog), >=, 900);
}

static float
get_end (Fixture   *fixture,
         GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, fixture->dialog, &bounds));
  return bounds.origin.x + bounds.size.width;
}

/* The numbers of each man end where the titles of their columns do, the larger one, too. */
static void
test_columns (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *reach;

  open_dialog (fixture);
  ui_settle ();
  reach = gtk_widget_get_last_child (find_class (fixture->dialog, "candidate"));
  g_assert_cmpfloat (get_end (fixture, reach), ==, get_end (fixture, find_text (fixture->dialog, "Reach")));
  /* Newer GTK shares out an odd pixel otherwise. */
  g_assert_cmpfloat_with_epsilon (get_end (fixture, gtk_widget_get_prev_sibling (reach)),
                                  get_end (fixture, find_text (fixture->dialog, "Needs")), 1.01);
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  ADD ("names", set_up, NULL, test_names);
  ADD ("narrow", set_up, NULL, test_narrow);
  ADD ("wide", set_up, NULL, test_wide);
  ADD ("columns", set_up, NULL, test_columns);
  return g_test_run ();
}
