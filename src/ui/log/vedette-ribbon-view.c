/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ribbon of a battle: a click, or the arrow keys and Enter, go to a part of it in the log. */

#include "vedette-config.h"

#include "ui/log/vedette-ribbon-view.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "print/vedette-ribbon.h"
#include "ui/widgets/vedette-drawing-view.h"

/* Of its letters, beside text of the usual size */
#define LETTERS 0.9
#define USUAL_WIDTH 800

struct _VedetteRibbonView
{
  GtkWidget parent_instance;

  VedetteSession *session;
  VedetteDrawing *drawing;
  GArray *parts; /* of VedetteRibbonPart */
  double height;
  int chosen;    /* which of the parts, the last at first */
};

G_DEFINE_FINAL_TYPE (VedetteRibbonView, vedette_ribbon_view, GTK_TYPE_WIDGET)

static guint chosen_signal;

static double
get_letters (VedetteRibbonView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return size * LETTERS;
}

static void
draw_anew (VedetteRibbonView *self,
           double             width)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  const char *audience = vedette_rules_get_window (rules);
  g_autoptr (GListModel) chapters = vedette_rules_list_chapters (rules, audience);

  g_clear_pointer (&self->drawing, vedette_drawing_free);
  g_clear_pointer (&self->parts, g_array_unref);
  self->drawing = vedette_ribbon_new (rules, chapters, audience, gtk_widget_get_pango_context (GTK_WIDGET (self)), width,
                                      get_letters (self), &self->parts);
}

/* What a screen reader says of the place that is chosen */
static void
say (VedetteRibbonView *self)
{
  int n = (int) self->parts->len;

  if (n == 0)
    return;
  self->chosen = CLAMP (self->chosen, 0, n - 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 1.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) n, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) self->chosen + 1, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  g_array_index (self->parts, VedetteRibbonPart, self->chosen).words, -1);
}

static void
update (VedetteRibbonView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  draw_anew (self, width > 0 ? width : USUAL_WIDTH);
  self->height = vedette_drawing_get_height (self->drawing);
  self->chosen = (int) self->parts->len - 1;
  gtk_widget_set_visible (GTK_WIDGET (self), self->parts->len > 0);
  say (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
choose (VedetteRibbonView *self,
        int                i)
{
  self->chosen = CLAMP (i, 0, (int) self->parts->len - 1);
  say (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
go (VedetteRibbonView *self)
{
  if (self->chosen >= 0 && self->chosen < (int) self->parts->len)
    g_signal_emit (self, chosen_signal, 0, g_array_index (self->parts, VedetteRibbonPart, self->chosen).from);
}

static gboolean
is_from_right (VedetteRibbonView *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static void
on_pressed (VedetteRibbonView *self,
            int                n_press,
            double             x,
            double             y)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const VedetteRibbonPart *part = &g_array_index (self->parts, VedetteRibbonPart, i);
      gboolean behind = is_from_right (self) ? x < part->x : x > part->x + part->width;

      /* Between two the next is meant. */
      if (behind && i + 1 < self->parts->len)
        continue;
      choose (self, (int) i);
      go (self);
      return;
    }
}

static gboolean
on_key (VedetteRibbonView *self,
        guint              key)
{
  int right = is_from_right (self) ? -1 : 1;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      choose (self, self->chosen - right);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      choose (self, self->chosen + right);
      return TRUE;
    case GDK_KEY_Home:
      choose (self, 0);
      return TRUE;
    case GDK_KEY_End:
      choose (self, G_MAXINT);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      go (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* The colour of focus, as libadwaita has it */
static void
draw_chosen (VedetteRibbonView *self,
             GtkSnapshot       *snapshot)
{
  const VedetteRibbonPart *part = &g_array_index (self->parts, VedetteRibbonPart, self->chosen);
  float width = (float) MAX (part->width, 4), y = (float) (get_letters (self) * 1.75);
  GskRoundedRect outline;
  GdkRGBA colour = { 0.21f, 0.52f, 0.89f, 1 };
  float height = (float) (get_letters (self) * 3);

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT ((float) part->x - 1, y, width + 2, height), 8);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]){ 2, 2, 2, 2 }, (GdkRGBA[4]){ colour, colour, colour, colour });
}

static void
snapshot_ribbon (GtkWidget   *widget,
                 GtkSnapshot *snapshot)
{
  VedetteRibbonView *self = VEDETTE_RIBBON_VIEW (widget);

  vedette_drawing_view_snapshot (self->drawing, widget, snapshot);
  if (gtk_widget_has_focus (widget) && self->chosen >= 0 && self->chosen < (int) self->parts->len)
    draw_chosen (self, snapshot);
}

static gboolean
resize (gpointer widget)
{
  gtk_widget_queue_resize (widget);
  return G_SOURCE_REMOVE;
}

/* How high it is hangs on the width: in a narrow window there is no room for the dice. */
static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  VedetteRibbonView *self = VEDETTE_RIBBON_VIEW (widget);

  if (fabs (vedette_drawing_get_width (self->drawing) - width) < 1)
    return;
  draw_anew (self, width);
  if (vedette_drawing_get_height (self->drawing) == self->height)
    return;
  self->height = vedette_drawing_get_height (self->drawing);
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, resize, g_object_ref (self), g_object_unref);
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  *minimum = *natural =
    orientation == GTK_ORIENTATION_HORIZONTAL ? 100 : (int) ceil (VEDETTE_RIBBON_VIEW (widget)->height);
}

/* All steps are counted only when somebody looks. */
static void
on_changed (VedetteRibbonView *self)
{
  /* Hidden while nobody had anything, it would never be mapped again. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) || self->parts->len == 0)
    update (self);
}

static void
map (GtkWidget *widget)
{
  update (VEDETTE_RIBBON_VIEW (widget));

  GTK_WIDGET_CLASS (vedette_ribbon_view_parent_class)->map (widget);
}

static void
direction_changed (GtkWidget        *widget,
                   GtkTextDirection  previous)
{
  GTK_WIDGET_CLASS (vedette_ribbon_view_parent_class)->direction_changed (widget, previous);

  if (gtk_widget_get_mapped (widget))
    update (VEDETTE_RIBBON_VIEW (widget));
}

static void
dispose (GObject *object)
{
  g_clear_object (&VEDETTE_RIBBON_VIEW (object)->session);

  G_OBJECT_CLASS (vedette_ribbon_view_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  VedetteRibbonView *self = VEDETTE_RIBBON_VIEW (object);

  g_clear_pointer (&self->drawing, vedette_drawing_free);
  g_clear_pointer (&self->parts, g_array_unref);

  G_OBJECT_CLASS (vedette_ribbon_view_parent_class)->finalize (object);
}

static void
vedette_ribbon_view_class_init (VedetteRibbonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->snapshot = snapshot_ribbon;
  widget_class->measure = measure;
  widget_class->size_allocate = allocate;
  widget_class->map = map;
  widget_class->direction_changed = direction_changed;
  /* A place on a line that is chosen with the arrow keys */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);

  /**
   * VedetteRibbonView::chosen:
   * @step: the number of the step with which the part begins
   */
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_INT64);
}

static void
vedette_ribbon_view_init (VedetteRibbonView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "pane-card");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Timeline of the battle"), -1);
}

/**
 * vedette_ribbon_view_new:
 *
 * Returns: (transfer floating): the ribbon of what all may see; hidden until somebody has anything
 */
GtkWidget *
vedette_ribbon_view_new (VedetteSession *session)
{
  VedetteRibbonView *self = g_object_new (VEDETTE_TYPE_RIBBON_VIEW, NULL);

  self->session = g_object_ref (session);
  update (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
