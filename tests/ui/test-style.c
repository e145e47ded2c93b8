/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The style sheets follow light and dark ground and high contrast while the program runs, and libadwaita loads none of them. */

#include "ui-support.h"

static guint32
get_colour (const char *name)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (NULL));
  GdkRGBA colour;

  g_assert_true (gtk_style_context_lookup_color (gtk_widget_get_style_context (label), name, &colour));
  g_assert_cmpfloat (colour.alpha, ==, 1);
  return (guint32) (colour.red * 255 + 0.5f) << 16 | (guint32) (colour.green * 255 + 0.5f) << 8 |
         (guint32) (colour.blue * 255 + 0.5f);
}

static void
set_dark (gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
}

/* As the settings of the desktop do; without them libadwaita goes by the name of the theme. */
static void
set_high_contrast (gboolean high)
{
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (g_settings_schema_source_get_default (),
                                                                        "org.gnome.desktop.a11y.interface", TRUE);

  if (schema != NULL)
    {
      g_autoptr (GSettings) settings = g_settings_new ("org.gnome.desktop.a11y.interface");

      g_settings_set_boolean (settings, "high-contrast", high);
    }
  else
    g_object_set (gtk_settings_get_default (), "gtk-theme-name", high ? "HighContrast" : "Adwaita", NULL);
  while (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) != high)
    g_main_context_iteration (NULL, TRUE);
}

/* Returns: how much of the widget is seen, in hundredths, from its pixels */
static guint
get_opacity (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guint32 pixel = 0;

  ui_settle ();
  gdk_paintable_snapshot (paintable, snapshot, 1, 1);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, 1, 1));
  gdk_texture_download (texture, (guchar *) &pixel, sizeof pixel);
  return ((pixel >> 24) * 100 + 127) / 255;
}

static void
test_dark (void)
{
  static const struct
  {
    const char *name;
    guint32 light, dark;
  } rows[] = {
    { "sets_off_color", 0x3d2900, 0xffe9a8 },
    { "sets_off_ground", 0xf9e6b3, 0x5c4300 },
    { "doubt_color", 0x7a5200, 0xf8e45c },
    { "live_color", 0x1b7a4d, 0x57e389 },
  };

  for (guint turn = 0; turn < 4; turn++)
    {
      set_dark (turn % 2 == 1);
      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        g_assert_cmphex (get_colour (rows[i].name), ==, turn % 2 == 1 ? rows[i].dark : rows[i].light);
    }
  set_dark (FALSE);
}

/* What is more than a colour: how much can be seen of what cannot be done now, and of a counter that was moved */
static void
test_opacity (void)
{
  static const char *const counter[] = { "counter", "moved", "solid", NULL }, *const dimmed[] = { "dimmed-move", "solid", NULL };
  g_autoptr (GtkCssProvider) solid = gtk_css_provider_new ();
  GtkWidget *moved = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *move = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;

  gtk_css_provider_load_from_data (solid, ".solid { background: black; min-width: 40px; min-height: 40px; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (solid),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  gtk_widget_set_css_classes (moved, (const char **) counter);
  gtk_widget_set_css_classes (move, (const char **) dimmed);
  gtk_box_append (GTK_BOX (both), moved);
  gtk_box_append (GTK_BOX (both), move);
  window = ui_show (both, 200, 200);
  g_assert_cmpuint (get_opacity (moved), ==, 85);
  g_assert_cmpuint (get_opacity (move), ==, 58);
  set_dark (TRUE);
  g_assert_cmpuint (get_opacity (moved), ==, 95);
  g_assert_cmpuint (get_opacity (move), ==, 58);
  set_high_contrast (TRUE);
  g_assert_cmpuint (get_opacity (moved), ==, 95);
  g_assert_cmpuint (get_opacity (move), ==, 80);
  set_dark (FALSE);
  g_assert_cmpuint (get_opacity (moved), ==, 85);
  g_assert_cmpuint (get_opacity (move), ==, 80);
  set_high_contrast (FALSE);
  g_assert_cmpuint (get_opacity (move), ==, 58);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (solid));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* AdwApplication loads style.css and its variants from its base path; new versions warn of each variant. */
static void
test_none_by_itself (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = g_resources_enumerate_children ("/io/github/vedette_wargames/Vedette", G_RESOURCE_LOOKUP_FLAGS_NONE,
                                                         &error);

  g_assert_no_error (error);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".css"))
      g_error ("libadwaita would load %s", names[i]);
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add_func ("/style/dark", test_dark);
  g_test_add_func ("/style/opacity", test_opacity);
  g_test_add_func ("/style/none-by-itself", test_none_by_itself);
  return g_test_run ();
}
