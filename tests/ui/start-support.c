/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of windows share: a program that has begun, waiting, finding and looking. */

#include "vedette-config.h"

#include "start-support.h"
#include "ui-support.h"

/**
 * ui_test_init:
 *
 * Nothing of the user's is touched: build-aux/under-xvfb gives a home of its own.
 */
void
ui_test_init (int    *argc,
              char ***argv)
{
  g_autofree char *samples = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", NULL);

  g_autofree char *schemas = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "data", NULL);

  /* under-xvfb lets nothing through that could be the user's. */
  g_setenv ("VEDETTE_SAMPLES", samples, TRUE);
  g_setenv ("GSETTINGS_SCHEMA_DIR", schemas, TRUE);
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (argc, argv, NULL);
  ui_ignore_shared_frames ();
  gtk_init ();
}

/* The program is registered, and runs in the test's own main loop. There is one of it in a process. */
VedetteApplication *
ui_test_start (void)
{
  static VedetteApplication *application;
  g_autoptr (GError) error = NULL;

  if (application != NULL)
    return application;
  application = vedette_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_set_default (G_APPLICATION (application));
  return application;
}

static gboolean
has_no_window (gpointer data)
{
  return gtk_application_get_windows (data) == NULL;
}

/* Quits, as far as a program can that is to go on. */
void
ui_test_stop (VedetteApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  ui_test_wait (has_no_window, application);
  ui_test_settle ();
}

void
ui_test_settle (void)
{
  for (guint i = 0; i < 1000 && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

static gboolean
on_late (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Waits for what must come, however slow the machine is; Meson ends it if it never does. */
void
ui_test_wait (UiTestCondition condition,
              gpointer        data)
{
  while (!condition (data))
    g_main_context_iteration (NULL, TRUE);
}

void
ui_test_wait_seconds (double seconds)
{
  gboolean late = FALSE;

  g_timeout_add ((guint) (seconds * 1000), on_late, &late);
  while (!late)
    g_main_context_iteration (NULL, TRUE);
}

/* The newest window of that type */
GtkWindow *
ui_test_find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) && gtk_widget_get_visible (GTK_WIDGET (window)))
        found = window;
    }
  return found;
}

static gboolean
is_shown (gpointer type)
{
  return ui_test_find_window (GPOINTER_TO_SIZE (type)) != NULL;
}

/* What another thread prepares, such as an army that is read, is shown later. */
GtkWindow *
ui_test_wait_window (GType type)
{
  ui_test_wait (is_shown, GSIZE_TO_POINTER (type));
  ui_test_settle ();
  return ui_test_find_window (type);
}

GtkWidget *
ui_test_find_label (GtkWidget  *root,
                    const char *text)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = ui_test_find_label (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_type (GtkWidget *root,
           GType      type,
           guint     *left)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && (*left)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type, left);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The widget of that type at that place, in the order of the tree */
GtkWidget *
ui_test_find_type (GtkWidget *root,
                   GType      type,
                   guint      index)
{
  return find_type (root, type, &index);
}

static gboolean
is_named (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) ||
         gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) ||
         (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0');
}

/* The text inside of an entry speaks through the entry, and the halves of a menu button or drop-down through these. */
static gboolean
speaks_for_itself (GtkWidget *widget)
{
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL; parent = gtk_widget_get_parent (parent))
    if (GTK_IS_ENTRY (parent) || GTK_IS_SPIN_BUTTON (parent) || GTK_IS_SEARCH_ENTRY (parent) || GTK_IS_MENU_BUTTON (parent) ||
        GTK_IS_DROP_DOWN (parent))
      return FALSE;
  return TRUE;
}

static guint
count_unnamed (GtkWidget *root)
{
  guint n = 0;

  if (!gtk_widget_get_visible (root) || GTK_IS_POPOVER (root))
    return 0;
  if (gtk_widget_get_focusable (root) && speaks_for_itself (root) && !GTK_IS_WINDOW (root) && !is_named (root))
    {
      g_test_message ("%s without a name", G_OBJECT_TYPE_NAME (root));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_unnamed (child);
  return n;
}

/* Everything that can take the focus says what it is. */
void
ui_test_assert_named (GtkWidget *root)
{
  g_assert_cmpuint (count_unnamed (root), ==, 0);
}

/* Says which of the widgets inside need too much. */
static void
report_wide (GtkWidget *root,
             guint      depth)
{
  int minimum;

  gtk_widget_measure (root, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum <= 360 || !gtk_widget_get_visible (root))
    return;
  g_test_message ("%*s%s: %d", (int) depth, "", G_OBJECT_TYPE_NAME (root), minimum);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    report_wide (child, depth + 1);
}

/* Nothing needs more than the narrowest window. */
void
ui_test_assert_fits (GtkWidget *root)
{
  int minimum;

  gtk_widget_measure (root, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  report_wide (root, 0);
  g_assert_cmpint (minimum, >, 0);
  g_assert_cmpint (minimum, <=, 360);
}

/* A picture for people, when VEDETTE_SHOTS names a folder. */
void
ui_test_shoot (GtkWidget  *window,
               const char *name)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path = NULL;

  if (g_getenv ("VEDETTE_SHOTS") == NULL)
    return;
  ui_test_wait_seconds (0.5);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  path = g_strdup_printf ("%s/%s.png", g_getenv ("VEDETTE_SHOTS"), name);
  gdk_texture_save_to_png (texture, path);
}

/* A copy of the sample battle that may be written, outside the user's folder */
char *
ui_test_copy_sample (const char *name)
{
  g_autofree char *samples = vedette_samples_get_folder ();
  g_autofree char *sample = g_build_filename (samples, "blackhearts-hold.vedette", NULL);
  g_autofree char *content = ui_test_read (sample);
  char *path = g_build_filename (g_get_tmp_dir (), name, NULL);

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  return path;
}

char *
ui_test_read (const char *path)
{
  char *content = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  return content;
}
