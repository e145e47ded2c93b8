/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A headline that is read from the chair, and still whole when it is long: as large as there is room for it in one line, and
   otherwise in two lines of letters that are as large as those of what is due, and no smaller. */

#include "vedette-config.h"

#include <math.h>

#include "ui/widgets/vedette-headline.h"

#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"

#define LONG_DUE 34
#define LONG_DUE_NARROW 24

/* It can do with that: letters that are cut, and of which a tip tells. */
#define LEAST_WIDTH 64

/* From large to small; the middle letters are those of what is due, which are shaped already, and the last ones, which are as
   large, wrap. */
static const char * const sizes[] = { NULL, "middle", "long" };
#define MIDDLE 1
#define SMALLEST (G_N_ELEMENTS (sizes) - 1)
/* Heavier letters are wider than is reckoned, by no more than so much. */
#define DOUBT 0.08

/**
 * VedetteHeadline:
 *
 * Which of its sizes fits is known when it is given its place, and then it is too late to change the letters of a text: so
 * there is a text of each size, and one is seen. A screen reader knows nothing of that.
 */
struct _VedetteHeadline
{
  GtkWidget parent_instance;

  GtkWidget *labels[G_N_ELEMENTS (sizes)];
};

G_DEFINE_FINAL_TYPE (VedetteHeadline, vedette_headline, GTK_TYPE_WIDGET)

/* How much larger the large letters are than the middle ones */
static double
get_ratio (VedetteHeadline *self)
{
  PangoContext *large = gtk_widget_get_pango_context (self->labels[0]);
  PangoContext *middle = gtk_widget_get_pango_context (self->labels[MIDDLE]);

  return (double) pango_font_description_get_size (pango_context_get_font_description (large)) /
         pango_font_description_get_size (pango_context_get_font_description (middle));
}

/* What the large text wants, reckoned from the middle one: letters of one size more cost a hundredth of the time until the
   window is seen, and in many windows nobody sees them. */
static int
reckon (VedetteHeadline *self,
        GtkOrientation   orientation)
{
  int wanted;

  gtk_widget_measure (self->labels[MIDDLE], orientation, -1, NULL, &wanted, NULL, NULL);
  return (int) ceil (wanted * get_ratio (self));
}

static int
get_wanted (GtkWidget *label)
{
  int wanted;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  return wanted;
}

/* Returns: (transfer none): the largest that has room in that width */
static GtkWidget *
find_fitting (VedetteHeadline *self,
              int              width)
{
  if (reckon (self, GTK_ORIENTATION_HORIZONTAL) <= width * (1 + DOUBT) && get_wanted (self->labels[0]) <= width)
    return self->labels[0];
  return self->labels[get_wanted (self->labels[MIDDLE]) <= width ? MIDDLE : SMALLEST];
}

static GtkSizeRequestMode
vedette_headline_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* It is never lower than one large line, so that nothing moves when a name is long. */
static void
vedette_headline_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  VedetteHeadline *self = VEDETTE_HEADLINE (widget);
  int other = 0;

  *minimum = *natural = reckon (self, orientation);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = (int) ceil (*natural * (1 + DOUBT));
      *minimum = MIN (*natural, LEAST_WIDTH);
      return;
    }
  if (for_size >= 0)
    gtk_widget_measure (find_fitting (self, for_size), orientation, for_size, NULL, &other, NULL, NULL);
  *minimum = *natural = MAX (*natural, other);
}

static void
vedette_headline_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  VedetteHeadline *self = VEDETTE_HEADLINE (widget);
  GtkWidget *fitting = find_fitting (self, width);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    gtk_widget_set_child_visible (self->labels[i], self->labels[i] == fitting);
  gtk_widget_allocate (fitting, width, height, -1, NULL);
}

/* What is cut off for all that is told to who points at it. */
static gboolean
vedette_headline_query_tooltip (GtkWidget  *widget,
                                int         x,
                                int         y,
                                gboolean    keyboard,
                                GtkTooltip *tooltip)
{
  GtkLabel *label = GTK_LABEL (VEDETTE_HEADLINE (widget)->labels[SMALLEST]);

  if (!gtk_widget_get_child_visible (GTK_WIDGET (label)) || !pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

static void
vedette_headline_dispose (GObject *object)
{
  VedetteHeadline *self = VEDETTE_HEADLINE (object);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    g_clear_pointer (&self->labels[i], gtk_widget_unparent);

  G_OBJECT_CLASS (vedette_headline_parent_class)->dispose (object);
}

static void
vedette_headline_class_init (VedetteHeadlineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_headline_dispose;
  widget_class->get_request_mode = vedette_headline_get_request_mode;
  widget_class->measure = vedette_headline_measure;
  widget_class->size_allocate = vedette_headline_size_allocate;
  widget_class->query_tooltip = vedette_headline_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
vedette_headline_init (VedetteHeadline *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *label = vedette_spoken_new_mute_label (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "holder");
      if (sizes[i] != NULL)
        gtk_widget_add_css_class (label, sizes[i]);
      gtk_widget_set_parent (label, GTK_WIDGET (self));
      self->labels[i] = label;
    }
  gtk_label_set_ellipsize (GTK_LABEL (self->labels[SMALLEST]), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (self->labels[SMALLEST]), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->labels[SMALLEST]), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (self->labels[SMALLEST]), 2);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

/**
 * vedette_headline_new:
 *
 * Returns: (transfer floating): one that says nothing yet
 */
GtkWidget *
vedette_headline_new (void)
{
  return g_object_new (VEDETTE_TYPE_HEADLINE, NULL);
}

/**
 * vedette_headline_set_text:
 * @text: who holds, any text
 */
void
vedette_headline_set_text (VedetteHeadline *self,
                           const char      *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    gtk_label_set_text (GTK_LABEL (self->labels[i]), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/**
 * vedette_headline_set_due:
 * @label: one that has the style class `due`, and wraps
 * @lines: how many lines there is room for
 * @narrow: whether the window is
 *
 * Something like it for what is due. What is long has one line more where a line is short or there is but one, and is not
 * written in smaller letters: it is read from the chair.
 */
void
vedette_headline_set_due (GtkLabel   *label,
                          const char *text,
                          int         lines,
                          gboolean    narrow)
{
  gboolean is_long = g_utf8_strlen (text, -1) > (narrow ? LONG_DUE_NARROW : LONG_DUE);

  vedette_style_set_class (GTK_WIDGET (label), "long", is_long);
  gtk_label_set_lines (label, is_long && (narrow || lines == 1) ? lines + 1 : lines);
  gtk_label_set_text (label, text);
  vedette_spoken_set_tip (GTK_WIDGET (label), is_long ? text : NULL);
}
