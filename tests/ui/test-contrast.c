/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is written can be read: every text of every view against what is behind it, from the pixels, in light, dark and high
   contrast. VEDETTE_SHOTS=folder keeps the pictures. */

#include "start-support.h"

#include "ui/play/vedette-offer-box.h"
#include "ui/preferences/vedette-settings.h"
#include "ui/start/vedette-start-window.h"
#include "ui/table/vedette-table-window.h"

/* So large that a thin stroke has pixels of nothing but its own colour */
#define SCALE 2
/* A colour that fewer pixels have is the edge of another. */
#define LEAST 4

#define TEXT 4.5
#define DIMMED 3.0

typedef struct
{
  const guchar *data;
  gsize stride;
  int width, height;
  const char *where;
  GHashTable *faults; /* (element-type utf8 utf8) */
  guint n_texts;
} Picture;

/* WCAG 2: how bright it is */
static double
get_luminance (guint32 pixel)
{
  static const double parts[] = { 0.0722, 0.7152, 0.2126 };
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    {
      double value = ((pixel >> (8 * i)) & 0xff) / 255.0;

      sum += parts[i] * (value <= 0.03928 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4));
    }
  return sum;
}

static double
get_contrast (guint32 one,
              guint32 other)
{
  double a = get_luminance (one), b = get_luminance (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

/* What can be seen of it: scrolled away, or cut off, it needs no contrast. */
static gboolean
get_seen (GtkWidget       *widget,
          GtkWidget       *window,
          graphene_rect_t *seen)
{
  graphene_rect_t frame;

  if (!gtk_widget_compute_bounds (widget, window, seen) || !gtk_widget_compute_bounds (window, window, &frame))
    return FALSE;
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL && parent != window;
       parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_overflow (parent) == GTK_OVERFLOW_HIDDEN && gtk_widget_compute_bounds (parent, window, &bounds) &&
          !graphene_rect_intersection (seen, &bounds, seen))
        return FALSE;
    }
  /* A picture of a window begins with its frame, the places in it after that. */
  graphene_rect_offset (seen, -frame.origin.x, -frame.origin.y);
  /* Of what is cut in half, too little is left. */
  return seen->size.height >= 0.8f * (float) gtk_widget_get_height (widget);
}

/* The contrast of the strongest ink to the commonest colour; 0 if there is nothing in it, or hardly more than a line */
static double
measure (const Picture         *picture,
         const graphene_rect_t *area,
         guint32               *ground,
         guint32               *ink)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  int left = MAX ((int) (area->origin.x * SCALE), 0), top = MAX ((int) (area->origin.y * SCALE), 0);
  int right = MIN ((int) ((area->origin.x + area->size.width) * SCALE), picture->width);
  int bottom = MIN ((int) ((area->origin.y + area->size.height) * SCALE), picture->height);
  GHashTableIter iter;
  gpointer pixel, count;
  guint most = 0;
  double best = 0;

  if (right - left < 4 * SCALE || bottom - top < 6 * SCALE)
    return 0;
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        guint32 value = *(const guint32 *) (picture->data + (gsize) y * picture->stride + (gsize) x * 4) & 0xffffff;
        guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (value)));

        g_hash_table_insert (counts, GUINT_TO_POINTER (value), GUINT_TO_POINTER (n + 1));
      }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &pixel, &count))
    if (GPOINTER_TO_UINT (count) > most)
      {
        most = GPOINTER_TO_UINT (count);
        *ground = GPOINTER_TO_UINT (pixel);
      }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &pixel, &count))
    if (GPOINTER_TO_UINT (count) >= LEAST && get_contrast (GPOINTER_TO_UINT (pixel), *ground) > best)
      {
        best = get_contrast (GPOINTER_TO_UINT (pixel), *ground);
        *ink = GPOINTER_TO_UINT (pixel);
      }
  return best;
}

/* What cannot be done now, was undone, or is a sign in a side's colour, is seen rather than read. */
static double
get_least (GtkWidget *label)
{
  static const char *const dimmed[] = { "dimmed-move", "undone", "impossible", "moved", "sign", "party-ink" };

  if (!gtk_widget_is_sensitive (label) || g_str_equal (gtk_widget_get_css_name (label), "placeholder"))
    return DIMMED;
  for (GtkWidget *widget = label; widget != NULL; widget = gtk_widget_get_parent (widget))
    for (guint i = 0; i < G_N_ELEMENTS (dimmed); i++)
      if (gtk_widget_has_css_class (widget, dimmed[i]))
        return DIMMED;
  return TEXT;
}

/* Is it there to be looked at? What is kept transparent for its place only is not. */
static gboolean
is_shown (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_opacity (widget) < 0.01)
      return FALSE;
  return TRUE;
}

/* A single mark, such as the dot between two titles, has too little ink to be measured. */
static gboolean
is_text (const char *text)
{
  return *text != '\0' && (*g_utf8_next_char (text) != '\0' || !g_unichar_ispunct (g_utf8_get_char (text)));
}

static void
look_at (Picture   *picture,
         GtkWidget *widget,
         GtkWidget *window)
{
  graphene_rect_t area;

  /* A popover, or a tip of what is under the pointer, has a surface of its own. */
  if (!gtk_widget_get_mapped (widget) || (GTK_IS_NATIVE (widget) && widget != window))
    return;
  if (GTK_IS_LABEL (widget) && is_text (gtk_label_get_text (GTK_LABEL (widget))) && is_shown (widget) &&
      get_seen (widget, window, &area))
    {
      guint32 ground = 0, ink = 0;
      double contrast = measure (picture, &area, &ground, &ink), least = get_least (widget);

      picture->n_texts += contrast > 0;
      if (contrast > 0 && contrast < least)
        {
          g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
          g_auto (GStrv) around = gtk_widget_get_css_classes (gtk_widget_get_parent (widget));
          g_autofree char *own = g_strjoinv (".", classes), *outer = g_strjoinv (".", around);

          g_hash_table_insert (picture->faults,
                               g_strdup_printf ("%s: “%.30s” (%s in %s.%s)", picture->where,
                                                gtk_label_get_text (GTK_LABEL (widget)), own,
                                                G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), outer),
                               g_strdup_printf ("%.2f, not %.1f: #%06x on #%06x", contrast, least, ink, ground));
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at (picture, child, window);
}

/* Returns: (transfer full): what the window draws; a machine under load takes its time for the first frame */
static GskRenderNode *
draw (GtkWindow *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (window));

  for (;;)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      GskRenderNode *node;

      gtk_snapshot_scale (snapshot, SCALE, SCALE);
      gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gdk_paintable_get_intrinsic_width (paintable),
                              gdk_paintable_get_intrinsic_height (paintable));
      node = gtk_snapshot_free_to_node (snapshot);
      if (node != NULL)
        return node;
      g_main_context_iteration (NULL, TRUE);
    }
}

/* How many texts were measured */
static guint
take_picture (GtkWindow  *window,
              const char *where,
              GHashTable *faults)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  Picture picture = { .where = where, .faults = faults };
  g_autoptr (GskRenderNode) node = draw (window);
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *data = NULL;
  int width = gdk_paintable_get_intrinsic_width (paintable), height = gdk_paintable_get_intrinsic_height (paintable);

  g_assert_cmpint (width, >, 0);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width * SCALE, (float) height * SCALE));
  picture.width = gdk_texture_get_width (texture);
  picture.height = gdk_texture_get_height (texture);
  picture.stride = (gsize) picture.width * 4;
  data = g_malloc (picture.stride * (gsize) picture.height);
  gdk_texture_download (texture, data, picture.stride);
  picture.data = data;
  look_at (&picture, GTK_WIDGET (window), GTK_WIDGET (window));
  if (g_getenv ("VEDETTE_SHOTS") != NULL)
    {
      g_autofree char *name = g_strdelimit (g_strdup (where), " /", '-');
      g_autofree char *path = g_strdup_printf ("%s/%s.png", g_getenv ("VEDETTE_SHOTS"), name);

      gdk_texture_save_to_png (texture, path);
    }
  return picture.n_texts;
}

static void
wait_for_frame (void)
{
  ui_test_wait_seconds (0.1);
  ui_test_settle ();
}

/* The dialog that this opens, if it opens one */
static void
look_at_dialog (GtkWindow  *window,
                const char *action,
                const char *where,
                GHashTable *faults)
{
  g_autofree char *name = g_strdup_printf ("%s %s", where, action);
  GtkWindow *dialog;

  if (!gtk_widget_activate_action (GTK_WIDGET (window), action, NULL))
    return;
  wait_for_frame ();
  dialog = ui_test_find_window (ADW_TYPE_WINDOW);
  g_assert_nonnull (dialog);
  g_assert_cmpuint (take_picture (dialog, name, faults), >, 0);
  gtk_window_destroy (dialog);
  ui_test_settle ();
}

/* What the first button of what is due opens, if it opens something */
static void
look_at_due (GtkWindow  *window,
             const char *where,
             GHashTable *faults)
{
  g_autofree char *name = g_strdup_printf ("%s due", where);
  GtkWidget *due = ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_OFFER_BOX, 0);
  GtkWidget *button = due != NULL ? ui_test_find_type (due, GTK_TYPE_BUTTON, 0) : NULL;
  GtkWindow *dialog;

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  wait_for_frame ();
  dialog = ui_test_find_window (ADW_TYPE_WINDOW);
  if (dialog == NULL)
    return;
  g_assert_cmpuint (take_picture (dialog, name, faults), >, 0);
  gtk_window_destroy (dialog);
  ui_test_settle ();
}

static void
look_at_battle (VedetteApplication *application,
                const char         *sample,
                const char         *look,
                GHashTable         *faults)
{
  static const char *const dialogs[] = { "win.battle-settings", "win.print", "win.table-view" };
  /* Of a sample itself a message says that it stays as it is, and stands over what is looked at. */
  g_autofree char *samples = vedette_samples_get_folder ();
  g_autofree char *file = g_strdup_printf ("%s.vedette", sample);
  g_autofree char *source = g_build_filename (samples, file, NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), file, NULL);
  g_autofree char *content = ui_test_read (source);
  g_autoptr (GError) error = NULL;
  GtkWindow *window;
  g_autofree char *where = g_strdup_printf ("%s %s", look, sample);
  g_autoptr (GtkSelectionModel) pages = NULL;

  g_assert_true (g_file_set_contents (path, content, -1, &error));
  window = vedette_application_open_path (application, path, &error);
  g_assert_no_error (error);
  gtk_window_set_default_size (window, 1280, 800);
  pages = adw_view_stack_get_pages (ADW_VIEW_STACK (ui_test_find_type (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, 0)));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (G_LIST_MODEL (pages), i);
      g_autofree char *name = g_strdup_printf ("%s %s", where, adw_view_stack_page_get_name (page));

      gtk_selection_model_select_item (pages, i, TRUE);
      wait_for_frame ();
      g_assert_cmpuint (take_picture (window, name, faults), >, 5);
      if (i == 0)
        look_at_due (window, where, faults);
    }
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    look_at_dialog (window, dialogs[i], where, faults);
  gtk_window_destroy (window);
  ui_test_settle ();
}

static void
look_everywhere (AdwColorScheme scheme,
                 const char    *look)
{
  static const char *const samples[] = { "blackhearts-hold", "bridges-at-aurach", "fifty-goblins" };
  static const char *const dialogs[] = { "app.preferences", "app.shortcuts", "app.new" };
  VedetteApplication *application = ui_test_start ();
  g_autoptr (GHashTable) faults = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GString) all = g_string_new (NULL);
  GtkWindow *start;
  GHashTableIter iter;
  gpointer what, how;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  vedette_application_show_battles (application);
  start = ui_test_find_window (VEDETTE_TYPE_START_WINDOW);
  g_assert_nonnull (start);
  wait_for_frame ();
  take_picture (start, look, faults);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    look_at_dialog (start, dialogs[i], look, faults);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    look_at_battle (application, samples[i], look, faults);
  ui_test_stop (application);
  g_hash_table_iter_init (&iter, faults);
  while (g_hash_table_iter_next (&iter, &what, &how))
    g_string_append_printf (all, "\n%s: %s", (char *) what, (char *) how);
  g_assert_cmpstr (all->str, ==, "");
}

static void
test_light (void)
{
  look_everywhere (ADW_COLOR_SCHEME_FORCE_LIGHT, "light");
}

static void
test_dark (void)
{
  look_everywhere (ADW_COLOR_SCHEME_FORCE_DARK, "dark");
}

/* The program reads once, at its start, whether contrast is to be high. */
static void
test_high_contrast (void)
{
  if (g_test_subprocess ())
    {
      look_everywhere (ADW_COLOR_SCHEME_FORCE_LIGHT, "high contrast");
      return;
    }
  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDOUT | G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  /* Hidden keys cannot be measured. */
  vedette_settings_set ("show-keys", TRUE);
  g_test_add_func ("/ui/contrast/light", test_light);
  g_test_add_func ("/ui/contrast/dark", test_dark);
  g_test_add_func ("/ui/contrast/high", test_high_contrast);
  return g_test_run ();
}
