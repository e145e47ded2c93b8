/* SPDX-License-Identifier: GPL-3.0-or-later */
/* However wide a window is, nothing of a view is cut off at its side: a view that has no room as it is takes its narrow form.
   In every view of a battle of each system. */

#include "start-support.h"

#include "ui/start/vedette-samples.h"
#include "ui/widgets/vedette-adaptive.h"

#define HEIGHT 760
/* How often it is looked for, a tenth of a second apart, before what is cut off is a fault: a busy machine lays out late. */
#define LOOKS 600

static const int widths[] = { 1200, 1080, 960, 840, 720, 600, 480, 360, 640, 1000 };

static GtkWindow *
open_sample (VedetteApplication *application,
             const char         *name)
{
  g_autofree char *folder = vedette_samples_get_folder (), *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  GtkWindow *window = vedette_application_open_path (application, path, &error);

  g_assert_no_error (error);
  ui_test_wait_seconds (0.2);
  return window;
}

/* Returns: how many there were to look at; @cut is one that is wider than its place, if there is any */
static guint
look_at (GtkWidget  *widget,
         GtkWidget **cut)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (VEDETTE_IS_ADAPTIVE (widget))
    {
      GtkWidget *child = vedette_adaptive_get_child (VEDETTE_ADAPTIVE (widget));

      if (gtk_widget_get_width (child) > gtk_widget_get_width (widget))
        *cut = child;
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += look_at (child, cut);
  return n;
}

static int wanted;

/* Without a window manager some px are the shadow's. */
static gboolean
has_width (gpointer window)
{
  return ABS (gtk_widget_get_width (window) - wanted) <= 20;
}

static void
check_room (GtkWidget  *window,
            const char *what)
{
  GtkWidget *cut = NULL;
  guint n = 0;

  for (guint i = 0; i < LOOKS && (n < 2 || cut != NULL); i++)
    {
      ui_test_wait_seconds (0.1);
      cut = NULL;
      n = look_at (window, &cut);
    }
  if (cut != NULL)
    g_error ("%s: a %s of %d px has %d", what, G_OBJECT_TYPE_NAME (cut), gtk_widget_get_width (cut),
             gtk_widget_get_width (gtk_widget_get_parent (cut)));
  /* That of the window, and that of the view */
  g_assert_cmpuint (n, >=, 2);
}

static void
test_sample (gconstpointer data)
{
  const char *sample = data;
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window = open_sample (application, sample);
  AdwViewStack *stack = ADW_VIEW_STACK (ui_test_find_type (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, 0));
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (stack);

  for (guint page = 0; page < g_list_model_get_n_items (G_LIST_MODEL (pages)); page++)
    {
      gtk_selection_model_select_item (pages, page, TRUE);
      for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
        {
          g_autofree char *what = g_strdup_printf ("%s at %d", adw_view_stack_get_visible_child_name (stack), widths[i]);

          gtk_window_set_default_size (window, widths[i], HEIGHT);
          wanted = widths[i];
          ui_test_wait (has_width, window);
          check_room (GTK_WIDGET (window), what);
        }
    }
  ui_test_stop (application);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_data_func ("/room/skirmish", "blackhearts-hold.vedette", test_sample);
  g_test_add_data_func ("/room/stack", "fifty-goblins.vedette", test_sample);
  g_test_add_data_func ("/room/eagles", "bridges-at-aurach.vedette", test_sample);
  return g_test_run ();
}
