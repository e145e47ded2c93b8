/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells whether its child has to make do with little room. */

#include "ui/widgets/vedette-adaptive.h"

#include "ui/widgets/vedette-style.h"

/* The resolution of text of the usual size, and from which on it is large: one and a half times that */
#define USUAL_DPI 96
#define LARGE_DPI 144

/**
 * VedetteAdaptive:
 *
 * Breakpoints came with libadwaita 1.4; this does what is needed of them here. It never asks for more than 360 px, and
 * says in [property@Vedette.Adaptive:narrow] (and by the style class `narrow`) when there are fewer than 600, or fewer than
 * the child needs as it is when it is not narrow.
 *
 * One that is [property@Vedette.Adaptive:folding] stands within such a one, for a child that has a form between: it says only
 * when the child does not fit, by the style class `folded`; when the folded child does not fit either, it is the outer one's.
 * It says by the style class `tall`, too, when there is so much room that letters for the chair may be larger still, and by
 * `roomy` when there is more than a window has that just opened. It notifies of [property@Vedette.Adaptive:narrow] when it
 * becomes so high that a folded child may stand in two parts below each other.
 */
struct _VedetteAdaptive
{
  GtkWidget parent_instance;

  GtkWidget *child;
  gboolean folding;
  int wide_width; /* the most that the child has needed when it was not narrow */
  gboolean narrow;
  gboolean tall;
  gboolean roomy;
  gboolean high;
  guint idle;
  gboolean wanted;
  gboolean wanted_tall;
  gboolean wanted_roomy;
  gboolean wanted_high;
};

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_FOLDING,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void vedette_adaptive_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (VedetteAdaptive, vedette_adaptive, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, vedette_adaptive_buildable_init))

static GtkBuildableIface *parent_buildable;

static void
vedette_adaptive_add_child (GtkBuildable *buildable,
                            GtkBuilder   *builder,
                            GObject      *child,
                            const char   *type)
{
  if (GTK_IS_WIDGET (child) && type == NULL)
    vedette_adaptive_set_child (VEDETTE_ADAPTIVE (buildable), GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
vedette_adaptive_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = vedette_adaptive_add_child;
}

/* The layout must not change while it is being done. */
static gboolean
on_idle (gpointer data)
{
  VedetteAdaptive *self = data;

  self->idle = 0;
  self->tall = self->wanted_tall;
  vedette_style_set_class (GTK_WIDGET (self), "tall", self->tall);
  self->roomy = self->wanted_roomy;
  vedette_style_set_class (GTK_WIDGET (self), "roomy", self->roomy);
  if (self->narrow == self->wanted && self->high == self->wanted_high)
    return G_SOURCE_REMOVE;
  self->narrow = self->wanted;
  self->high = self->wanted_high;
  vedette_style_set_class (GTK_WIDGET (self), self->folding ? "folded" : "narrow", self->narrow);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
  return G_SOURCE_REMOVE;
}

static double
get_text_dpi (GtkWidget *widget)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return (double) dpi / PANGO_SCALE;
}

/**
 * vedette_adaptive_get_text_scale:
 *
 * Returns: how much larger than usual text is; never less than 1
 */
double
vedette_adaptive_get_text_scale (GtkWidget *widget)
{
  return MAX (1, get_text_dpi (widget) / USUAL_DPI);
}

/* Large text needs the room itself. */
static gboolean
has_room (VedetteAdaptive *self,
          int              width,
          int              least_width,
          int              height,
          int              least_height)
{
  double scale = vedette_adaptive_get_text_scale (GTK_WIDGET (self));

  return self->folding && width >= least_width * scale && height >= least_height * scale;
}

static void
vedette_adaptive_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  VedetteAdaptive *self = VEDETTE_ADAPTIVE (widget);
  int child_width = 0;

  if (self->child == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
      if (!self->folding || !self->narrow)
        *minimum = MIN (*minimum, VEDETTE_ADAPTIVE_MIN_WIDTH);
      return;
    }
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &child_width, NULL, NULL, NULL);
  gtk_widget_measure (self->child, orientation, for_size < 0 ? -1 : MAX (for_size, child_width), minimum, natural, NULL,
                      NULL);
}

static void
vedette_adaptive_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  VedetteAdaptive *self = VEDETTE_ADAPTIVE (widget);
  int child_width = 0, child_height = 0;

  if (self->child != NULL)
    gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &child_width, NULL, NULL, NULL);
  /* Not less when it needs less: it would unfold and fold again as words come and go. */
  if (!self->narrow)
    self->wide_width = MAX (self->wide_width, child_width);
  self->wanted = width < MAX (self->folding ? 0 : VEDETTE_ADAPTIVE_WIDE, self->wide_width);
  self->wanted_tall = has_room (self, width, VEDETTE_ADAPTIVE_TALL_WIDTH, height, VEDETTE_ADAPTIVE_TALL);
  self->wanted_roomy = has_room (self, width, VEDETTE_ADAPTIVE_TALL_WIDTH, height, VEDETTE_ADAPTIVE_ROOMY);
  self->wanted_high = has_room (self, width, 0, height, VEDETTE_ADAPTIVE_HIGH);
  if ((self->wanted != self->narrow || self->wanted_tall != self->tall || self->wanted_roomy != self->roomy ||
       self->wanted_high != self->high) &&
      self->idle == 0)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE + 5, on_idle, self, NULL);
  if (self->child == NULL)
    return;
  child_width = MAX (child_width, width);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, child_width, &child_height, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, child_width, MAX (child_height, height), baseline, NULL);
}

static void
vedette_adaptive_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  VedetteAdaptive *self = VEDETTE_ADAPTIVE (object);

  switch (prop_id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_FOLDING:
      g_value_set_boolean (value, self->folding);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_adaptive_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  VedetteAdaptive *self = VEDETTE_ADAPTIVE (object);

  switch (prop_id)
    {
    case PROP_CHILD:
      vedette_adaptive_set_child (VEDETTE_ADAPTIVE (object), g_value_get_object (value));
      break;
    case PROP_FOLDING:
      self->folding = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_adaptive_dispose (GObject *object)
{
  VedetteAdaptive *self = VEDETTE_ADAPTIVE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (vedette_adaptive_parent_class)->dispose (object);
}

static void
vedette_adaptive_class_init (VedetteAdaptiveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = vedette_adaptive_get_property;
  object_class->set_property = vedette_adaptive_set_property;
  object_class->dispose = vedette_adaptive_dispose;
  widget_class->measure = vedette_adaptive_measure;
  widget_class->size_allocate = vedette_adaptive_size_allocate;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_FOLDING] = g_param_spec_boolean ("folding", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
vedette_adaptive_init (VedetteAdaptive *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
vedette_adaptive_set_child (VedetteAdaptive *self,
                            GtkWidget       *child)
{
  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  self->wide_width = 0;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHILD]);
}

/**
 * vedette_adaptive_find:
 *
 * Returns: (transfer none) (nullable): the one around the widget that says whether all is narrow, not only folded
 */
VedetteAdaptive *
vedette_adaptive_find (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_get_ancestor (widget, VEDETTE_TYPE_ADAPTIVE);

  while (found != NULL && VEDETTE_ADAPTIVE (found)->folding)
    found = gtk_widget_get_ancestor (gtk_widget_get_parent (found), VEDETTE_TYPE_ADAPTIVE);
  return found != NULL ? VEDETTE_ADAPTIVE (found) : NULL;
}

GtkWidget *
vedette_adaptive_get_child (VedetteAdaptive *self)
{
  return self->child;
}

gboolean
vedette_adaptive_get_narrow (VedetteAdaptive *self)
{
  return self->narrow;
}

/**
 * vedette_adaptive_get_high:
 *
 * Returns: whether what is folded has room for two parts below each other; never for one that is not
 *   [property@Vedette.Adaptive:folding]
 */
gboolean
vedette_adaptive_get_high (VedetteAdaptive *self)
{
  return self->high;
}

/**
 * vedette_adaptive_is_text_large:
 *
 * Returns: whether text is so large that what stands in columns has no room beside each other in any common window
 */
gboolean
vedette_adaptive_is_text_large (GtkWidget *widget)
{
  return get_text_dpi (widget) >= LARGE_DPI;
}

/**
 * vedette_adaptive_arrange:
 * @columns: 1 or more
 *
 * Puts the children of a grid in rows of so many, in their order.
 */
void
vedette_adaptive_arrange (GtkGrid *grid,
                          int      columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (grid));
  int i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, child), "column", i % columns, "row", i / columns, NULL);
}
