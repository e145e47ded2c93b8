/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing in a window: the same that stands on paper. */

#include "vedette-config.h"

#include "ui/widgets/vedette-drawing-view.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

/* From how far above its place a die falls, as a multiple of its size, and how long that takes */
#define FALL_HEIGHT 0.9
#define FALL_MS 260
/* At which part of that time it touches the ground first, and how high it bounces then, as a multiple of its size */
#define FALL_TOUCH 0.6
#define BOUNCE_HEIGHT 0.16

struct _VedetteDrawingView
{
  GtkWidget parent_instance;

  VedetteDrawing *drawing; /* NULL for none */
  AdwAnimation *fall;      /* NULL until it falls for the first time */
  double height;           /* above its place, as a multiple of the size of the drawing, while it falls */
};

G_DEFINE_FINAL_TYPE (VedetteDrawingView, vedette_drawing_view, GTK_TYPE_WIDGET)

/**
 * vedette_drawing_view_snapshot:
 *
 * Draws it at the corner of @widget, in the colours for the ground that there is.
 */
void
vedette_drawing_view_snapshot (VedetteDrawing *drawing,
                               GtkWidget      *widget,
                               GtkSnapshot    *snapshot)
{
  graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  vedette_drawing_draw (drawing, cr, adw_style_manager_get_dark (adw_style_manager_get_default ()));
  cairo_destroy (cr);
}

static void
snapshot_view (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  VedetteDrawingView *self = VEDETTE_DRAWING_VIEW (widget);

  if (self->drawing == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (0, (float) (-self->height * vedette_drawing_get_height (self->drawing))));
  vedette_drawing_view_snapshot (self->drawing, widget, snapshot);
  gtk_snapshot_restore (snapshot);
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
  VedetteDrawing *drawing = VEDETTE_DRAWING_VIEW (widget)->drawing;
  double size = drawing == NULL                               ? 0
                : orientation == GTK_ORIENTATION_HORIZONTAL ? vedette_drawing_get_width (drawing)
                                                              : vedette_drawing_get_height (drawing);

  *minimum = *natural = (int) ceil (size);
}

static void
finalize (GObject *object)
{
  VedetteDrawingView *self = VEDETTE_DRAWING_VIEW (object);

  g_clear_pointer (&self->drawing, vedette_drawing_free);
  g_clear_object (&self->fall);

  G_OBJECT_CLASS (vedette_drawing_view_parent_class)->finalize (object);
}

static void
vedette_drawing_view_class_init (VedetteDrawingViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->snapshot = snapshot_view;
  widget_class->measure = measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
vedette_drawing_view_init (VedetteDrawingView *self)
{
  /* Other colours for another ground */
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/**
 * vedette_drawing_view_new:
 * @drawing: (transfer full) (nullable): what it shows
 *
 * Returns: (transfer floating): a picture, named by the words of the drawing
 */
GtkWidget *
vedette_drawing_view_new (VedetteDrawing *drawing)
{
  VedetteDrawingView *self = g_object_new (VEDETTE_TYPE_DRAWING_VIEW, "valign", GTK_ALIGN_CENTER, NULL);

  vedette_drawing_view_set (self, drawing);
  return GTK_WIDGET (self);
}

/**
 * vedette_drawing_view_set:
 * @drawing: (transfer full) (nullable): what it shows from now on
 */
void
vedette_drawing_view_set (VedetteDrawingView *self,
                          VedetteDrawing     *drawing)
{
  g_clear_pointer (&self->drawing, vedette_drawing_free);
  self->drawing = drawing;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  drawing != NULL ? vedette_drawing_get_words (drawing) : "", -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * vedette_drawing_view_set_fallen:
 * @part: of the time that the fall takes, from 0 for the start to 1 for the end
 *
 * Shows the drawing at a moment of its fall: it falls faster and faster, bounces once, and lies in its place at the end.
 */
void
vedette_drawing_view_set_fallen (VedetteDrawingView *self,
                                 double              part)
{
  double bounced = (part - FALL_TOUCH) / (1 - FALL_TOUCH);

  self->height = part < FALL_TOUCH ? FALL_HEIGHT * (1 - part * part / (FALL_TOUCH * FALL_TOUCH))
                                   : BOUNCE_HEIGHT * 4 * bounced * (1 - bounced);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_fall (double   part,
         gpointer data)
{
  vedette_drawing_view_set_fallen (data, part);
}

/**
 * vedette_drawing_view_fall:
 *
 * Lets the drawing fall into its place, with a bounce; with reduced motion it lies there at once.
 */
void
vedette_drawing_view_fall (VedetteDrawingView *self)
{
  if (self->fall == NULL)
    {
      self->fall = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FALL_MS,
                                            adw_callback_animation_target_new (on_fall, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->fall), ADW_LINEAR);
    }
  adw_animation_play (self->fall);
  if (adw_animation_get_state (self->fall) == ADW_ANIMATION_PLAYING)
    vedette_drawing_view_set_fallen (self, 0);
}

/**
 * vedette_drawing_view_set_die:
 * @sides: as of vedette_drawing_add_die()
 * @natural: what it showed; 0 for no die, which takes no less room
 * @verdict: as of vedette_rules_get_single_die()
 * @marked: as of vedette_rules_is_marked()
 * @colour: (nullable): as of vedette_drawing_add_die()
 * @size: how large the tile is
 */
void
vedette_drawing_view_set_die (VedetteDrawingView *self,
                              int                 sides,
                              int                 natural,
                              int                 verdict,
                              gboolean            marked,
                              const char         *colour,
                              double              size)
{
  VedetteDrawing *drawing = vedette_drawing_new (gtk_widget_get_pango_context (GTK_WIDGET (self)), size * 1.15);
  g_autofree char *words = NULL;

  if (natural == 0)
    words = g_strdup ("");
  else if (verdict > 0)
    /* Translators: what a die showed, which was what was needed, for screen readers */
    words = g_strdup_printf (_("Die %d, enough"), natural);
  else if (verdict < 0)
    /* Translators: what a die showed, which was less than what was needed, for screen readers */
    words = g_strdup_printf (_("Die %d, not enough"), natural);
  else
    /* Translators: what a die showed, for screen readers */
    words = g_strdup_printf (_("Die %d"), natural);
  if (natural > 0)
    vedette_drawing_add_die (drawing, sides, natural, verdict, colour, 0, 0, size);
  if (natural > 0 && marked)
    vedette_drawing_add_face_mark (drawing, 0, 0, size);
  vedette_drawing_set_height (drawing, size * (sides == 20 && size >= VEDETTE_DRAWING_FACETS ? 1.06 : 1.15));
  vedette_drawing_set_words (drawing, words);
  vedette_drawing_view_set (self, drawing);
}
