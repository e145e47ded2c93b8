/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The titles above the columns of the roster; a click sorts by one. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-head.h"

#include <glib/gi18n-lib.h>

/* What numbers need, in digits: “12/99” men, and 22 to win */
#define MEN_DIGITS 6
#define NEED_DIGITS 4
/* As in “Excellent · Heroic leader”, most of which are narrower than a digit */
#define KIND_LETTERS 21
#define N_TITLES (VEDETTE_FORCES_N_NUMBERS + 2)

/* Names have some letters that are wider than a digit. */
#define LETTER_PERCENT 116

struct _VedetteForcesHead
{
  GtkWidget parent_instance;

  GtkWidget *titles[N_TITLES]; /* name, kind, numbers */
  GtkWidget *signs[N_TITLES];
  GtkWidget *between; /* name and kind, where they are no columns of their own */
  VedetteForcesWidths *widths;
  int sorted; /* -1 for the order as written */
  gboolean descending;
};

G_DEFINE_FINAL_TYPE (VedetteForcesHead, vedette_forces_head, GTK_TYPE_WIDGET)

static VedetteForcesColumn
get_column (guint title)
{
  return title == 0   ? VEDETTE_FORCES_NAME
         : title == 1 ? VEDETTE_FORCES_TROOPS
                      : vedette_forces_number_get_column (title - 2);
}

static void
vedette_forces_head_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (vedette_forces_head_parent_class)->dispose (object);
}

static int
measure_digit (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return width;
}

/* The columns are as wide as their titles, or as numbers need; the rows take over what is found here. */
static void
vedette_forces_head_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  VedetteForcesHead *self = VEDETTE_FORCES_HEAD (widget);
  int digit = measure_digit (widget), sum = 0, highest = 0, title;

  gtk_widget_measure (self->titles[0], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &title, NULL, NULL);
  self->widths->name = MAX (title, digit * (int) self->widths->longest * LETTER_PERCENT / 100);
  self->widths->kind = digit * KIND_LETTERS;
  for (guint i = 0; i < N_TITLES; i++)
    {
      int width, height;

      gtk_widget_measure (self->titles[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      gtk_widget_measure (self->titles[i], GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      highest = MAX (highest, height);
      if (i >= 2)
        self->widths->width[i - 2] = MAX (digit * (i == 2 ? MEN_DIGITS : NEED_DIGITS), width);
      sum += i >= 2 ? self->widths->width[i - 2] : 0;
    }
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? sum : highest;
}

static void
vedette_forces_head_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  VedetteForcesHead *self = VEDETTE_FORCES_HEAD (widget);
  VedetteForcesSpan spans[N_TITLES];
  gboolean stacked;

  vedette_forces_widths_lay_out (self->widths, width, &spans[0], &spans[1], spans + 2);
  stacked = vedette_forces_spans_are_stacked (&spans[0], &spans[1]);
  gtk_widget_set_child_visible (self->between, stacked);
  /* Both can be clicked to sort, so that they stand beside each other all the same, but not as two columns. */
  if (stacked)
    {
      VedetteForcesSpan dot = { 0 };
      int name, room = spans[0].width;

      gtk_widget_measure (self->titles[0], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &name, NULL, NULL);
      gtk_widget_measure (self->between, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &dot.width, NULL, NULL);
      spans[0].width = MIN (name, MAX (0, (room - dot.width) / 2));
      dot.x = spans[0].x + spans[0].width;
      spans[1] = (VedetteForcesSpan){ dot.x + dot.width, MAX (0, room - spans[0].width - dot.width) };
      vedette_forces_span_place (&dot, widget, self->between, width, height);
    }
  for (guint i = 0; i < N_TITLES; i++)
    vedette_forces_span_place (&spans[i], widget, self->titles[i], width, height);
}

static void
vedette_forces_head_class_init (VedetteForcesHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_forces_head_dispose;
  widget_class->measure = vedette_forces_head_measure;
  widget_class->size_allocate = vedette_forces_head_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "forceshead");
}

/* A second click turns the order round; another column begins anew. */
static void
on_clicked (VedetteForcesHead *self,
            GtkWidget         *button)
{
  for (guint i = 0; i < N_TITLES; i++)
    {
      gboolean again = self->sorted == (int) get_column (i);

      if (self->titles[i] != button)
        continue;
      if (again || self->descending)
        gtk_widget_activate_action (GTK_WIDGET (self), "forces.descending", NULL);
      if (!again)
        gtk_widget_activate_action (GTK_WIDGET (self), "forces.sort", "s", vedette_forces_column_get_id (get_column (i)));
      return;
    }
}

static void
add_title (VedetteForcesHead *self,
           guint              i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new (vedette_forces_column_get_title (get_column (i)));

  self->signs[i] = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->signs[i]), 12);
  /* Its room is kept, so that no column moves. */
  gtk_widget_set_opacity (self->signs[i], 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), i < 2 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (box), label);
  if (i < 2)
    gtk_box_append (GTK_BOX (box), self->signs[i]);
  else
    gtk_box_prepend (GTK_BOX (box), self->signs[i]);
  gtk_widget_set_halign (box, i < 2 ? GTK_ALIGN_START : GTK_ALIGN_END);
  self->titles[i] = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->titles[i]), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->titles[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  vedette_forces_column_get_title (get_column (i)), -1);
  gtk_widget_set_tooltip_text (self->titles[i], vedette_forces_column_get_hint (get_column (i)));
  /* With the keyboard it is the menu that sorts. */
  gtk_widget_set_focusable (self->titles[i], FALSE);
  gtk_widget_add_css_class (self->titles[i], "flat");
  gtk_widget_set_parent (self->titles[i], GTK_WIDGET (self));
  g_signal_connect_object (self->titles[i], "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
}

static void
vedette_forces_head_init (VedetteForcesHead *self)
{
  self->sorted = -1;
  for (guint i = 0; i < N_TITLES; i++)
    add_title (self, i);
  /* Translators: between the titles “Name” and “Class”, where the one stands below the other in the rows */
  self->between = gtk_label_new (C_("titles", "·"));
  gtk_widget_set_can_target (self->between, FALSE);
  /* Before it there is the room of the first title's sign. */
  gtk_widget_set_margin_end (self->between, 8);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->between), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (self->between, GTK_WIDGET (self));
}

/**
 * vedette_forces_head_set_widths:
 * @widths: is filled in as soon as the head is measured
 */
void
vedette_forces_head_set_widths (VedetteForcesHead   *self,
                                VedetteForcesWidths *widths)
{
  self->widths = widths;
}

/**
 * vedette_forces_head_show:
 * @column: by which is sorted, -1 for the order as written
 */
void
vedette_forces_head_show (VedetteForcesHead *self,
                          int                column,
                          gboolean           descending)
{
  self->sorted = column;
  self->descending = descending;
  for (guint i = 0; i < N_TITLES; i++)
    {
      gboolean is = column == (int) get_column (i);

      gtk_widget_set_opacity (self->signs[i], is ? 1 : 0);
      gtk_image_set_from_icon_name (GTK_IMAGE (self->signs[i]), descending ? "pan-down-symbolic" : "pan-up-symbolic");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->titles[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      !is ? "" : descending ? _("Sorted in reverse") : _("Sorted by this column"), -1);
    }
}
