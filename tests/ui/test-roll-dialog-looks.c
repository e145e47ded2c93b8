/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog, wide and narrow, and for those who hear it. */

#include "roll-dialog-fixture.h"
#include "ui/widgets/vedette-spoken.h"
#include "vedette-test-language.h"

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
  /* The button of a drop-down takes the focus, and has the name of that; the row that it shows never does. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL &&
      (!GTK_IS_TOGGLE_BUTTON (widget) ||
       gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)))
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
  ui_visit (fixture->dialog, note_unnamed, unnamed);
  for (guint i = 0; i < 4; i++)
    press (fixture, GDK_KEY_Down);
  ui_visit (fixture->dialog, note_unnamed, unnamed);
  g_assert_cmpstr (unnamed->str, ==, "");
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

/* What stands at the foot is within the window, and so is all above it. */
static void
assert_roll_is_seen (Fixture *fixture)
{
  graphene_rect_t roll;

  g_assert_true (gtk_widget_compute_bounds (find_button (fixture, "Roll"), fixture->dialog, &roll));
  g_assert_cmpfloat (roll.origin.y + roll.size.height, <=, (float) gtk_widget_get_height (fixture->dialog));
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *content;

  open_narrow_dialog (fixture);
  shoot (fixture, "roll-360");
  content = adw_window_get_content (ADW_WINDOW (fixture->dialog));
  g_assert_cmpint (gtk_widget_get_width (content), ==, 360);
  g_assert_cmpint (gtk_widget_get_height (content), <=, 640);
  ui_assert_fits (content, 360);
  assert_roll_is_seen (fixture);
  /* The list is folded to the one who is chosen. */
  g_assert_nonnull (find_button (fixture, "Squires (5)"));
  g_assert_null (find_text (fixture, "Wat"));
  press (fixture, GDK_KEY_e);
  press (fixture, GDK_KEY_r);
  press (fixture, GDK_KEY_y);
  ui_settle ();
  shoot (fixture, "roll-360-warned");
  g_assert_cmpint (gtk_widget_get_width (content), ==, 360);
  ui_assert_fits (content, 360);
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
  g_assert_nonnull (find_text (fixture, "Wat"));
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

/* The numbers of each figure end where the titles of their columns do, the larger one, too. */
static void
test_columns (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *row;

  open_dialog (fixture);
  ui_settle ();
  row = ui_find_row (fixture->dialog, "Squires");
  g_assert_cmpfloat (get_end (fixture, ui_find_text (row, "16")), ==, get_end (fixture, find_text (fixture, "Reach")));
  /* Newer GTK shares out an odd pixel otherwise. */
  g_assert_cmpfloat_with_epsilon (get_end (fixture, ui_find_text (row, "18")), get_end (fixture, find_text (fixture, "Needs")), 1.01);
}

/* A window as it opens, and others that people have; less than that is narrow. */
static const struct
{
  int width;
  int height;
} windows[] = { { 1100, 760 }, { 1100, 720 }, { 1280, 800 }, { 1366, 740 } };

static void
note_cut (GtkWidget *widget,
          gpointer   data)
{
  GString *cut = data;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_string_append_printf (cut, "“%s” ", gtk_label_get_text (GTK_LABEL (widget)));
}

/* The first tick stands for all of them: the window is looked at in German, too, where its name is another one. */
static GtkWidget *
find_ticks (Fixture *fixture)
{
  GtkWidget *tick = ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_CHECKBOX, NULL);

  g_assert_nonnull (tick);
  return gtk_widget_get_ancestor (tick, GTK_TYPE_SCROLLED_WINDOW);
}

static int
get_font_px (GtkWidget *widget)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));

  g_assert_true (pango_font_description_get_size_is_absolute (font));
  return pango_font_description_get_size (font) / PANGO_SCALE;
}

/* The list, the number and its sum, every face, every intention and every factor are seen, and no word of them is cut off. */
static void
assert_wide (Fixture    *fixture,
             const char *where)
{
  g_autoptr (GString) cut = g_string_new (NULL);
  GtkWidget *content = adw_window_get_content (ADW_WINDOW (fixture->dialog));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find_ticks (fixture)));
  GtkWidget *face = get_face (fixture, 20);

  g_test_message ("%s: %d × %d", where, gtk_widget_get_width (content), gtk_widget_get_height (content));
  g_assert_nonnull (find_text (fixture, "Wat"));
  g_assert_nonnull (find_text (fixture, "Goblins (3)"));
  g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));
  ui_visit (fixture->dialog, note_cut, cut);
  g_assert_cmpstr (cut->str, ==, "");
  assert_touchable (fixture);
  g_assert_true (gtk_widget_get_mapped (get_sum_label (fixture)));
  g_assert_cmpint (get_font_px (get_number (fixture)), ==, 72);
  g_assert_cmpint (get_font_px (get_chance (fixture)), ==, 28);
  g_assert_cmpint (gtk_widget_get_width (face), >=, 22);
  g_assert_cmpint (gtk_widget_get_height (face), >=, 48);
}

/* In whatever window that is not narrow, whatever is declared, and in each language */
static void
test_fits (Fixture       *fixture,
           gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_autofree char *where = g_strdup_printf ("%d × %d", windows[i].width, windows[i].height);
      GtkWidget *parent = adw_window_new ();

      gtk_window_set_default_size (GTK_WINDOW (parent), windows[i].width, windows[i].height);
      gtk_window_present (GTK_WINDOW (parent));
      ui_settle ();
      open_dialog_above (fixture, GTK_WINDOW (parent));
      g_assert_cmpint (gtk_widget_get_width (fixture->dialog), <=, windows[i].width);
      g_assert_cmpint (gtk_widget_get_height (fixture->dialog), <=, windows[i].height);
      assert_wide (fixture, where);
      /* With every factor, one of our own, a reason why not, and no die but its result */
      press (fixture, GDK_KEY_r);
      press (fixture, GDK_KEY_o);
      press (fixture, GDK_KEY_e);
      for (guint k = 0; k < 10; k++)
        press (fixture, GDK_KEY_minus);
      press (fixture, GDK_KEY_y);
      ui_settle ();
      shoot (fixture, where);
      assert_wide (fixture, where);
      /* Somebody who is on no list, of whom all is to be chosen */
      for (guint k = 0; k < 4; k++)
        press (fixture, GDK_KEY_Down);
      ui_settle ();
      assert_wide (fixture, where);
      gtk_window_destroy (GTK_WINDOW (fixture->dialog));
      gtk_window_destroy (GTK_WINDOW (parent));
      ui_settle ();
    }
}

typedef struct
{
  GtkWidget *scrolled;
  guint n_seen;
} Ticks;

static void
count_seen (GtkWidget *widget,
            gpointer   data)
{
  Ticks *ticks = data;
  graphene_rect_t bounds;

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_CHECKBOX && gtk_widget_get_mapped (widget) &&
      gtk_widget_is_ancestor (widget, ticks->scrolled) && gtk_widget_compute_bounds (widget, ticks->scrolled, &bounds) &&
      bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (ticks->scrolled))
    ticks->n_seen++;
}

/* With letters of twice the size, on the screen of a small notebook below the desktop's bar, two factors are seen, also with a
 * sentence about what was said. */
static void
test_large (Fixture       *fixture,
            gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *parent = adw_window_new ();
  Ticks ticks = { 0 };
  int usual;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (parent), 1366, 736);
  gtk_window_present (GTK_WINDOW (parent));
  ui_settle ();
  open_dialog_above (fixture, GTK_WINDOW (parent));
  press (fixture, GDK_KEY_r);
  ui_settle ();
  shoot (fixture, "large");
  g_assert_cmpint (gtk_widget_get_width (fixture->dialog), <=, 1366);
  g_assert_cmpint (gtk_widget_get_height (fixture->dialog), <=, 736);
  ticks.scrolled = find_ticks (fixture);
  ui_visit (fixture->dialog, count_seen, &ticks);
  g_test_message ("%u factors of a list of %d px", ticks.n_seen, gtk_widget_get_height (ticks.scrolled));
  g_assert_cmpuint (ticks.n_seen, >=, 2);
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  gtk_window_destroy (GTK_WINDOW (parent));
  ui_settle ();
}

/* With the name of a language only that it fits: the other tests look for English words. */
int
main (int    argc,
      char **argv)
{
  g_autofree char *po = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "po", "de.po", NULL);
  char *folder = NULL;
  int result;

  ui_init (&argc, &argv);
  vedette_spoken_init ();
  if (argc > 1)
    folder = vedette_test_language_begin (argv[1], po);
  ADD ("fits", set_up, NULL, test_fits);
  ADD ("large", set_up, NULL, test_large);
  if (folder == NULL)
    {
      ADD ("names", set_up, NULL, test_names);
      ADD ("narrow", set_up, NULL, test_narrow);
      ADD ("wide", set_up, NULL, test_wide);
      ADD ("columns", set_up, NULL, test_columns);
    }
  result = g_test_run ();
  if (folder != NULL)
    vedette_test_language_end (folder, argv[1]);
  return result;
}
