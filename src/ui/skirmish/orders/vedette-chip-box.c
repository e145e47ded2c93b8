/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chips in rows, as many in each as have room: one stop for Tab, with arrows to go from one to another. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-chip-box.h"

#define GAP 8

/**
 * VedetteChipBox:
 *
 * A [class@Gtk.FlowBox] has columns of one width, and a stop for Tab at each chip: a roster of eighty lines would have
 * eighty.
 */
struct _VedetteChipBox
{
  GtkWidget parent_instance;

  GtkWidget *last; /* borrowed: the chip that had the focus; NULL for none */
};

G_DEFINE_FINAL_TYPE (VedetteChipBox, vedette_chip_box, GTK_TYPE_WIDGET)

static GtkWidget *
find_chip (GtkWidget *from,
           gboolean   back)
{
  for (; from != NULL; from = back ? gtk_widget_get_prev_sibling (from) : gtk_widget_get_next_sibling (from))
    if (gtk_widget_get_visible (from))
      return from;
  return NULL;
}

/* Lays the chips in rows as wide as that, and says how high they are; @place: whether they are put there. */
static int
flow (VedetteChipBox *self,
      int             width,
      gboolean        place)
{
  gboolean from_right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int x = 0, y = 0, row = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wide, high;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wide, NULL, NULL);
      wide = MAX (MIN (wide, width), least);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, wide, NULL, &high, NULL, NULL);
      if (x > 0 && x + wide > width)
        {
          x = 0;
          y += row + GAP;
          row = 0;
        }
      if (place)
        gtk_widget_size_allocate (child, &(GtkAllocation){ from_right ? width - x - wide : x, y, wide, high }, -1);
      x += wide + GAP;
      row = MAX (row, high);
    }
  return y + row;
}

static GtkSizeRequestMode
vedette_chip_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
vedette_chip_box_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  int least = 0, sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int min, nat;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min, &nat, NULL, NULL);
      least = MAX (least, min);
      sum += nat + GAP;
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = MAX (least, sum - GAP);
    }
  else
    *minimum = *natural = flow (VEDETTE_CHIP_BOX (widget), for_size < 0 ? MAX (least, sum) : MAX (for_size, least), FALSE);
}

static void
vedette_chip_box_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  flow (VEDETTE_CHIP_BOX (widget), width, TRUE);
}

static gboolean
go_to (VedetteChipBox *self,
       GtkWidget      *chip)
{
  if (chip == NULL || !gtk_widget_grab_focus (chip))
    return FALSE;
  self->last = chip;
  return TRUE;
}

/* Returns: (nullable): the child in which the focus is */
static GtkWidget *
find_focused (VedetteChipBox *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == child)
      return child;
  return NULL;
}

static gboolean
vedette_chip_box_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  VedetteChipBox *self = VEDETTE_CHIP_BOX (widget);
  GtkWidget *child = find_focused (self), *other;
  gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP ||
                  direction == (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? GTK_DIR_RIGHT : GTK_DIR_LEFT);

  if (child == NULL)
    return go_to (self, self->last != NULL && gtk_widget_get_visible (self->last)
                          ? self->last : find_chip (gtk_widget_get_first_child (widget), FALSE));
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  other = find_chip (back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child), back);
  go_to (self, other);
  return TRUE;
}

static void
vedette_chip_box_dispose (GObject *object)
{
  vedette_chip_box_clear (VEDETTE_CHIP_BOX (object));

  G_OBJECT_CLASS (vedette_chip_box_parent_class)->dispose (object);
}

static void
vedette_chip_box_class_init (VedetteChipBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = vedette_chip_box_dispose;
  widget_class->get_request_mode = vedette_chip_box_get_request_mode;
  widget_class->measure = vedette_chip_box_measure;
  widget_class->size_allocate = vedette_chip_box_size_allocate;
  widget_class->focus = vedette_chip_box_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
vedette_chip_box_init (VedetteChipBox *self)
{
}

/**
 * vedette_chip_new:
 * @name: any text
 * @symbol: (nullable): the sign of a side, before the name
 * @icon: (nullable): an icon in its place
 *
 * Returns: (transfer floating): a [class@Gtk.CheckButton] that looks like a chip; in a group it is a radio button
 */
GtkWidget *
vedette_chip_new (const char *name,
                  const char *symbol,
                  const char *icon)
{
  GtkWidget *chip = gtk_check_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (name);

  if (symbol != NULL)
    {
      GtkWidget *sign = gtk_label_new (symbol);

      gtk_widget_add_css_class (sign, "chip-sign");
      gtk_box_append (GTK_BOX (box), sign);
    }
  else if (icon != NULL)
    gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role",
                                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  /* Names are as long as people like, and the window is not. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (chip), box);
  gtk_widget_add_css_class (chip, "chip");
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return chip;
}

void
vedette_chip_box_add (VedetteChipBox *self,
                      GtkWidget      *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
vedette_chip_box_remove (VedetteChipBox *self,
                         GtkWidget      *child)
{
  if (self->last == child)
    self->last = NULL;
  gtk_widget_unparent (child);
}

void
vedette_chip_box_clear (VedetteChipBox *self)
{
  GtkWidget *child;

  self->last = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

/**
 * vedette_chip_box_focus_first:
 *
 * Puts the focus on the first chip, also before the box is seen.
 *
 * Returns: whether there is one
 */
gboolean
vedette_chip_box_focus_first (VedetteChipBox *self)
{
  return go_to (self, find_chip (gtk_widget_get_first_child (GTK_WIDGET (self)), FALSE));
}
