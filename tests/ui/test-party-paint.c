/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of a party is one colour, whether a widget draws it or the style sheet does, on light ground and on dark. */

#include "ui-support.h"

#include "print/vedette-drawing.h"
#include "ui/widgets/party/vedette-party-paint.h"

static const char *const colours[] = { "#c01c28", "#1a5fb4", "#26a269", "#ffff00", "" };

static guint32
get_rgb (const GdkRGBA *colour)
{
  return (guint32) (colour->red * 255 + 0.5f) << 16 | (guint32) (colour->green * 255 + 0.5f) << 8 |
         (guint32) (colour->blue * 255 + 0.5f);
}

static guint32
get_text_colour (GtkWidget *widget)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  g_assert_cmpfloat (colour.alpha, ==, 1);
  return get_rgb (&colour);
}

static guint
count_inks (GtkWidget *widget)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  guint n = 0;

  for (guint i = 0; classes[i] != NULL; i++)
    n += g_str_has_prefix (classes[i], "ink-");
  return n;
}

static void
look_at (GtkWidget *label,
         gboolean   dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      VedetteInk ink = vedette_ink_of_colour (colours[i]);
      GdkRGBA drawn = vedette_party_paint_get_ink (colours[i]), tint = vedette_party_paint_get_tint (colours[i]);

      vedette_party_paint_set_ink (label, colours[i]);
      g_assert_cmpuint (count_inks (label), ==, 1);
      g_assert_cmphex (get_text_colour (label), ==, dark ? ink.dark : ink.light);
      g_assert_cmphex (get_rgb (&drawn), ==, dark ? ink.dark : ink.light);
      g_assert_cmphex (get_rgb (&tint), ==, dark ? ink.dark : ink.light);
      g_assert_cmpfloat_with_epsilon (tint.alpha, dark ? 0.16 : 0.08, 1e-6);
    }
}

/* A colour that was there before the ground changed goes with it. */
static void
test_grounds (void)
{
  GtkWidget *label = gtk_label_new ("▲"), *kept = gtk_label_new ("●"), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), kept);
  window = ui_show (box, 200, 100);
  vedette_party_paint_set_ink (kept, "#1a5fb4");
  look_at (label, FALSE);
  g_assert_cmphex (get_text_colour (kept), ==, 0x1a5fb4);
  look_at (label, TRUE);
  g_assert_cmphex (get_text_colour (kept), ==, 0x78aeed);
  look_at (label, FALSE);
  g_assert_cmphex (get_text_colour (kept), ==, 0x1a5fb4);
  vedette_party_paint_set_ink (label, NULL);
  g_assert_cmpuint (count_inks (label), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add_func ("/party-paint/grounds", test_grounds);
  return g_test_run ();
}
