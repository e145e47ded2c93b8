/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests of a view share. */

#include "ui-support.h"

#include "core/document/vedette-battle-file.h"
#include "core/systems.h"
#include "ui/widgets/vedette-style.h"

/* What GDK 4.24 warns of where no compositor paces frames, as on Xvfb: a popover shares the frames of its window, and what is
   drawn in one frame is submitted twice. */
static const char *const shared_frames[] = {
  "gdk_frame_timings_submitted() called on submitted frame",
  "gdk_frame_timings_throttling_hint: runtime check failed",
};

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && fields[i].length == -1)
      for (guint j = 0; j < G_N_ELEMENTS (shared_frames); j++)
        if (strstr (fields[i].value, shared_frames[j]) != NULL)
          return G_LOG_WRITER_HANDLED;
  g_log_writer_default (level, fields, n_fields, data);
  if ((level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0)
    g_abort ();
  return G_LOG_WRITER_HANDLED;
}

/* No other warning is let through. What is not structured, G_DEBUG=fatal-warnings would end before its writer could tell. */
void
ui_ignore_shared_frames (void)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_writer_func (write_log, NULL, NULL);
}

void
ui_init (int    *argc,
         char ***argv)
{
  g_test_init (argc, argv, NULL);
  ui_ignore_shared_frames ();
  adw_init ();
  vedette_style_add_later ();
}

/* In ms: the frame clock draws sixty times a second, and GDK gives a window manager so long to answer a new size. */
#define SOON 100
/* What still moves after so many frames, such as a bar that fades, is not waited for. */
#define MOST_FRAMES 24

/* In ms: when something is to be done; 0 for at once, more than SOON for later, or never. A frame of its own would have to be
   drawn to ask the clock. */
static int
get_due (void)
{
  GMainContext *context = g_main_context_default ();
  GPollFD fds[1];
  int priority, timeout;

  /* What the server has to say to all that was asked of it is there after that. */
  gdk_display_sync (gdk_display_get_default ());
  if (g_main_context_pending (context))
    return 0;
  g_assert_true (g_main_context_acquire (context));
  g_main_context_prepare (context, &priority);
  g_main_context_query (context, G_MAXINT, &timeout, fds, 0);
  g_main_context_release (context);
  return timeout >= 0 ? timeout : G_MAXINT;
}

/* Goes on until nothing is to be done and no frame is to be drawn. */
void
ui_settle (void)
{
  guint frames = 0;

  for (int due = get_due (); due <= SOON && frames < MOST_FRAMES; due = get_due ())
    {
      frames += due > 0;
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Returns: (transfer none): a window that holds the view, and nothing else */
GtkWidget *
ui_show (GtkWidget *view,
         int        width,
         int        height)
{
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  return window;
}

/* A battle of data/samples, which is only read */
VedetteSession *
ui_open_sample (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", name, NULL);
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, &error);

  g_assert_no_error (error);
  return vedette_session_new (battle, NULL);
}

/* Writes a picture to the folder VEDETTE_SHOTS, if there is one. */
void
ui_shoot (GtkWidget  *window,
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
  ui_settle ();
  paintable = gtk_widget_paintable_new (window);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  path = g_strdup_printf ("%s/%s.png", folder, name);
  gdk_texture_save_to_png (texture, path);
}

/* Looks at what can be seen, popovers that are open too. */
GtkWidget *
ui_find (GtkWidget  *root,
         UiMatch     match,
         const void *data)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (root) || !gtk_widget_get_child_visible (root))
    return NULL;
  if (match (root, data))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = ui_find (child, match, data);
  return found;
}

/* Returns: (transfer none) (nullable): what is written there, if it is a text */
const char *
ui_get_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  return GTK_IS_INSCRIPTION (widget) ? gtk_inscription_get_text (GTK_INSCRIPTION (widget)) : NULL;
}

static gboolean
has_text (GtkWidget  *widget,
          const void *text)
{
  return g_strcmp0 (ui_get_text (widget), text) == 0;
}

GtkWidget *
ui_find_text (GtkWidget  *root,
              const char *text)
{
  return ui_find (root, has_text, text);
}

typedef struct
{
  GType type;
  const char *name;
} Named;

static gboolean
is_named (GtkWidget  *widget,
          const void *data)
{
  const Named *named = data;
  g_autofree char *error = NULL;

  if (!g_type_is_a (G_OBJECT_TYPE (widget), named->type))
    return FALSE;
  /* Newer GTK has a button labelled by its label, which is no property. */
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), named->name) == 0;
  error = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, named->name);
  return error == NULL;
}

/* Finds what a screen reader calls so. */
GtkWidget *
ui_find_named (GtkWidget  *root,
               GType       type,
               const char *name)
{
  const Named named = { type, name };

  return ui_find (root, is_named, &named);
}

static gboolean
is_type (GtkWidget  *widget,
         const void *data)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(const GType *) data);
}

GtkWidget *
ui_find_type (GtkWidget *root,
              GType      type)
{
  return ui_find (root, is_type, &type);
}

/* Clicks the button that a screen reader calls so, or that has this text. */
void
ui_click (GtkWidget  *root,
          const char *name)
{
  GtkWidget *button = ui_find_named (root, GTK_TYPE_BUTTON, name);

  if (button == NULL)
    {
      GtkWidget *label = ui_find_text (root, name);

      button = label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
    }
  g_test_message ("click %s", name);
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
add_words (GtkWidget *widget,
           GString   *words)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (words, "%s\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (tooltip != NULL)
    g_string_append_printf (words, "%s\n", tooltip);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_words (child, words);
}

/* Returns: (transfer full): every text in the tree, be it hidden */
char *
ui_list_words (GtkWidget *root)
{
  GString *words = g_string_new (NULL);

  add_words (root, words);
  return g_string_free (words, FALSE);
}

static void
note_unnamed (GtkWidget *widget,
              GString   *unnamed)
{
  gboolean own = GTK_IS_TEXT (widget) || GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_POPOVER (widget) ||
                 GTK_IS_WINDOW (widget);
  GtkWidget *down = gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN);
  GtkWidget *menu = gtk_widget_get_ancestor (widget, GTK_TYPE_MENU_BUTTON);
  GtkWidget *spin = gtk_widget_get_ancestor (widget, GTK_TYPE_SPIN_BUTTON);

  if (!gtk_widget_get_visible (widget))
    return;
  /* Of what is made of parts it is the whole that has the name. */
  if (gtk_widget_get_focusable (widget) && !own && (down == NULL || down == widget) && (menu == NULL || menu == widget) &&
      (spin == NULL || spin == widget) && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      /* A newer GTK reads the name of such a button from its text. */
      !(GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL))
    g_string_append_printf (unnamed, "%s ", G_OBJECT_TYPE_NAME (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    note_unnamed (child, unnamed);
}

/* Whatever can take the focus has a name. */
void
ui_assert_named (GtkWidget *root)
{
  g_autoptr (GString) unnamed = g_string_new (NULL);

  note_unnamed (root, unnamed);
  g_assert_cmpstr (unnamed->str, ==, "");
}

typedef struct
{
  GtkWidget *root;
  int width;
} Fit;

static gboolean
stands_out (GtkWidget  *widget,
            const void *data)
{
  const Fit *fit = data;
  graphene_rect_t bounds;

  /* The slider of a scrollbar reaches over its edge in some themes, and so can be hit there. */
  if (GTK_IS_POPOVER (widget) || gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLBAR) != NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, fit->root, &bounds) || bounds.size.width <= 0)
    return FALSE;
  return bounds.origin.x < -1.5f || bounds.origin.x + bounds.size.width > (float) fit->width + 1.5f;
}

/* The tree asks for no more width than that, and nothing of it stands out at the sides. */
void
ui_assert_fits (GtkWidget *root,
                int        width)
{
  const Fit fit = { root, width };
  GtkWidget *clipped;
  int minimum;

  gtk_widget_measure (root, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, width);
  g_assert_cmpint (gtk_widget_get_width (root), <=, width);
  clipped = ui_find (root, stands_out, &fit);
  g_assert_cmpstr (clipped != NULL ? G_OBJECT_TYPE_NAME (clipped) : NULL, ==, NULL);
}

/* Returns: (transfer full): a battle that goes to a file of its own with its first step */
VedetteSession *
ui_new_session (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = vedette_session_make_path ("test");
  VedetteSession *session = vedette_session_new_battle ("skirmish", path, &error);

  g_assert_no_error (error);
  return session;
}

/* Closes the window and the battle in it; all of it has to be on the disk. */
void
ui_end_session (GtkWidget       *window,
                VedetteSession **session)
{
  g_autoptr (GError) error = NULL;

  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
  vedette_session_close (*session, &error);
  g_assert_no_error (error);
  g_clear_object (session);
}
