/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A column that shares out the height it has to spare: to what wants it first, then to the gaps, then by shares. */

#include "vedette-config.h"

#include "ui/widgets/vedette-spread-layout.h"

/**
 * VedetteSpreadLayout:
 *
 * Where each child is as high as it ever has to be, whatever it shows, places hang on the height of the column alone: nothing
 * moves from one state to another. A column in a column, such as one that scrolls in it, comes to the same gaps.
 */
struct _VedetteSpreadLayout
{
  GtkLayoutManager parent_instance;

  gboolean even; /* else what expands has all that is to spare */
};

/**
 * VedetteSpreadChild:
 *
 * What a child has of that which is to spare.
 */
struct _VedetteSpreadChild
{
  GtkLayoutChild parent_instance;

  guint first; /* so much, in px, before the gaps and the others */
  guint share; /* how much of what is left then, beside the others */
  guint gaps;  /* how many gaps are in it, if it is such a column itself */
};

enum
{
  PROP_0,
  PROP_FIRST,
  PROP_SHARE,
  PROP_GAPS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteSpreadLayout, vedette_spread_layout, GTK_TYPE_LAYOUT_MANAGER)
G_DEFINE_FINAL_TYPE (VedetteSpreadChild, vedette_spread_child, GTK_TYPE_LAYOUT_CHILD)

static void
vedette_spread_child_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  VedetteSpreadChild *self = VEDETTE_SPREAD_CHILD (object);

  switch (prop_id)
    {
    case PROP_FIRST:
      g_value_set_uint (value, self->first);
      break;
    case PROP_SHARE:
      g_value_set_uint (value, self->share);
      break;
    case PROP_GAPS:
      g_value_set_uint (value, self->gaps);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_spread_child_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  VedetteSpreadChild *self = VEDETTE_SPREAD_CHILD (object);

  switch (prop_id)
    {
    case PROP_FIRST:
      self->first = g_value_get_uint (value);
      break;
    case PROP_SHARE:
      self->share = g_value_get_uint (value);
      break;
    case PROP_GAPS:
      self->gaps = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
  gtk_layout_manager_layout_changed (gtk_layout_child_get_layout_manager (GTK_LAYOUT_CHILD (self)));
}

static void
vedette_spread_child_class_init (VedetteSpreadChildClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = vedette_spread_child_get_property;
  object_class->set_property = vedette_spread_child_set_property;
  properties[PROP_FIRST] = g_param_spec_uint ("first", NULL, NULL, 0, 1000, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHARE] = g_param_spec_uint ("share", NULL, NULL, 0, 100, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_GAPS] = g_param_spec_uint ("gaps", NULL, NULL, 0, 100, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
vedette_spread_child_init (VedetteSpreadChild *self)
{
}

static GtkSizeRequestMode
vedette_spread_layout_get_request_mode (GtkLayoutManager *manager,
                                        GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Returns: (transfer container) (element-type GtkWidget): those that are there */
static GPtrArray *
list_children (GtkWidget *widget)
{
  GPtrArray *children = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      g_ptr_array_add (children, child);
  return children;
}

/* One that scrolls wants to be as high as what is in it is in that width; it says itself only how high that is in any. */
static void
measure_child (GtkWidget      *child,
               GtkOrientation  orientation,
               int             for_size,
               int            *least,
               int            *wanted)
{
  GtkWidget *scrolled;
  int outer, inner;

  gtk_widget_measure (child, orientation, for_size, least, wanted, NULL, NULL);
  if (!GTK_IS_SCROLLED_WINDOW (child) || orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0 ||
      !gtk_scrolled_window_get_propagate_natural_height (GTK_SCROLLED_WINDOW (child)))
    return;
  scrolled = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (child));
  /* It may have margins below zero, for shadows: by so much is what is in it wider. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &outer, NULL, NULL, NULL);
  gtk_widget_measure (scrolled, GTK_ORIENTATION_HORIZONTAL, -1, &inner, NULL, NULL, NULL);
  gtk_widget_measure (scrolled, orientation, for_size + inner - outer, NULL, wanted, NULL, NULL);
  *wanted = MAX (*wanted, *least);
}

static void
vedette_spread_layout_measure (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               GtkOrientation    orientation,
                               int               for_size,
                               int              *minimum,
                               int              *natural,
                               int              *minimum_baseline,
                               int              *natural_baseline)
{
  g_autoptr (GPtrArray) children = list_children (widget);
  int gaps = children->len > 0 ? ((int) children->len - 1) * VEDETTE_SPREAD_GAP : 0;

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? gaps : 0;
  for (guint i = 0; i < children->len; i++)
    {
      int least, wanted;

      measure_child (children->pdata[i], orientation, for_size, &least, &wanted);
      *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *minimum + least : MAX (*minimum, least);
      *natural = orientation == GTK_ORIENTATION_VERTICAL ? *natural + wanted : MAX (*natural, wanted);
    }
}

static VedetteSpreadChild *
get_child (VedetteSpreadLayout *self,
           GtkWidget           *widget)
{
  return VEDETTE_SPREAD_CHILD (gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), widget));
}

/* Adds what is to spare to the heights. Returns: how high the gaps are */
static int
spread (VedetteSpreadLayout *self,
        GPtrArray           *children,
        GtkRequestedSize    *sizes,
        int                  spare)
{
  int gaps = (int) children->len - 1, shares = 0, more;

  for (guint i = 0; i < children->len; i++)
    {
      gaps += (int) get_child (self, children->pdata[i])->gaps;
      shares += (int) get_child (self, children->pdata[i])->share;
    }
  for (guint i = 0; i < children->len; i++)
    {
      int first = MIN (spare, (int) get_child (self, children->pdata[i])->first);

      sizes[i].minimum_size += first;
      spare -= first;
    }
  more = gaps > 0 ? MIN (VEDETTE_SPREAD_MOST - VEDETTE_SPREAD_GAP, spare / gaps) : 0;
  spare -= more * gaps;
  for (guint i = 0; i < children->len; i++)
    {
      VedetteSpreadChild *child = get_child (self, children->pdata[i]);
      int own = shares > 0 ? spare * (int) child->share / shares : 0;

      sizes[i].minimum_size += own + more * (int) child->gaps;
      /* So that nothing is left by rounding */
      spare -= own;
      shares -= (int) child->share;
    }
  return VEDETTE_SPREAD_GAP + more;
}

static void
give_to_expanding (GPtrArray        *children,
                   GtkRequestedSize *sizes,
                   int               spare)
{
  for (guint i = 0; i < children->len; i++)
    if (gtk_widget_compute_expand (children->pdata[i], GTK_ORIENTATION_VERTICAL))
      {
        sizes[i].minimum_size += spare;
        return;
      }
}

static void
vedette_spread_layout_allocate (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  VedetteSpreadLayout *self = VEDETTE_SPREAD_LAYOUT (manager);
  g_autoptr (GPtrArray) children = list_children (widget);
  g_autofree GtkRequestedSize *sizes = g_new0 (GtkRequestedSize, children->len + 1);
  int spare = height - ((int) children->len - 1) * VEDETTE_SPREAD_GAP, gap = VEDETTE_SPREAD_GAP, y = 0;

  if (children->len == 0)
    return;
  for (guint i = 0; i < children->len; i++)
    {
      measure_child (children->pdata[i], GTK_ORIENTATION_VERTICAL, width, &sizes[i].minimum_size, &sizes[i].natural_size);
      spare -= sizes[i].minimum_size;
    }
  spare = gtk_distribute_natural_allocation (MAX (0, spare), children->len, sizes);
  if (self->even)
    gap = spread (self, children, sizes, spare);
  else
    give_to_expanding (children, sizes, spare);
  for (guint i = 0; i < children->len; i++)
    {
      gtk_widget_size_allocate (children->pdata[i], &(GtkAllocation){ 0, y, width, sizes[i].minimum_size }, -1);
      y += sizes[i].minimum_size + gap;
    }
}

static void
vedette_spread_layout_class_init (VedetteSpreadLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->layout_child_type = VEDETTE_TYPE_SPREAD_CHILD;
  manager_class->get_request_mode = vedette_spread_layout_get_request_mode;
  manager_class->measure = vedette_spread_layout_measure;
  manager_class->allocate = vedette_spread_layout_allocate;
}

static void
vedette_spread_layout_init (VedetteSpreadLayout *self)
{
  self->even = TRUE;
}

/**
 * vedette_spread_layout_set_even:
 * @even: whether what is to spare is shared out; else the first that expands has it
 */
void
vedette_spread_layout_set_even (VedetteSpreadLayout *self,
                                gboolean             even)
{
  if (self->even == even)
    return;
  self->even = even;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
