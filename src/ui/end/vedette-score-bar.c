/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure as a bar in the colour of a party; the number beside it says the same. */

#include "vedette-config.h"

#include "ui/end/vedette-score-bar.h"

#include <adwaita.h>

#include "ui/widgets/party/vedette-party-paint.h"

#define HEIGHT 12
#define LEAST_WIDTH 48
#define BORDER 2

struct _VedetteScoreBar
{
  GtkWidget parent_instance;

  char *colour;
  double part; /* of the whole bar; less than 0 for one that is hollow */
  gboolean from_end;
};

G_DEFINE_FINAL_TYPE (VedetteScoreBar, vedette_score_bar, GTK_TYPE_WIDGET)

static void
snapshot_bar (GtkWidget   *widget,
              GtkSnapshot *snapshot)
{
  VedetteScoreBar *self = VEDETTE_SCORE_BAR (widget);
  float width = (float) gtk_widget_get_width (widget), y = (float) (gtk_widget_get_height (widget) - HEIGHT) / 2;
  float length = MAX ((float) (ABS (self->part) * width), HEIGHT);
  gboolean right = self->from_end != (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
  GdkRGBA track = vedette_party_paint_from_ink (vedette_ink_track), colour = vedette_party_paint_get_ink (self->colour);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, y, width, HEIGHT), HEIGHT / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &track, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  if (self->part == 0)
    return;
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (right ? width - length : 0, y, length, HEIGHT),
                                   HEIGHT / 2.0f);
  if (self->part < 0)
    {
      gtk_snapshot_append_border (snapshot, &outline, (float[4]){ BORDER, BORDER, BORDER, BORDER },
                                  (GdkRGBA[4]){ colour, colour, colour, colour });
      return;
    }
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &colour, &outline.bounds);
  gtk_snapshot_pop (snapshot);
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
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : HEIGHT;
}

static void
vedette_score_bar_finalize (GObject *object)
{
  g_free (VEDETTE_SCORE_BAR (object)->colour);

  G_OBJECT_CLASS (vedette_score_bar_parent_class)->finalize (object);
}

static void
vedette_score_bar_class_init (VedetteScoreBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = vedette_score_bar_finalize;
  widget_class->snapshot = snapshot_bar;
  widget_class->measure = measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
vedette_score_bar_init (VedetteScoreBar *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/**
 * vedette_score_bar_new:
 * @part: how much of it is full, from -1 to 1; what is less than 0 is hollow
 * @from_end: whether it begins where a line ends
 *
 * Returns: (transfer floating): the bar
 */
GtkWidget *
vedette_score_bar_new (VedetteParty *party,
                       double        part,
                       gboolean      from_end)
{
  VedetteScoreBar *self = g_object_new (VEDETTE_TYPE_SCORE_BAR, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);

  self->colour = g_strdup (party->colour);
  self->part = CLAMP (part, -1, 1);
  self->from_end = from_end;
  return GTK_WIDGET (self);
}

double
vedette_score_bar_get_part (VedetteScoreBar *self)
{
  return self->part;
}
