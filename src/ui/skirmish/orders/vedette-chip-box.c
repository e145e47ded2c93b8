/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chips in rows, as many in each as have room: one stop for Tab, with arrows and letters to go from one to another. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-chip-box.h"

#define GAP 8
#define NAME "vedette-chip-name"

/**
 * VedetteChipBox:
 *
 * A [class@Gtk.FlowBox] has columns of one width, and a stop for Tab at each chip: a roster of eighty lines would have
 * eighty.
 */
struct _VedetteChipBox
{
  GtkWidget parent_instance;

  GtkWidget *last;  /* borrowed: the chip that had the focus; NULL for none */
  GString *typed;   /* the beginning of a name */
};

G_DEFINE_FINAL_TYPE (VedetteChipBox, vedette_chip_box, GTK_TYPE_WIDGET)

static const char *
get_name (GtkWidget *child)
{
  return g_object_get_data (G_OBJECT (child), NAME);
}

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
  g_string_truncate (self->typed, 0);
  other = find_chip (back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child), back);
  go_to (self, other);
  return TRUE;
}

static gboolean
begins (GtkWidget  *chip,
        const char *typed)
{
  g_autofree char *name = g_utf8_casefold (get_name (chip), -1);

  return g_str_has_prefix (name, typed);
}

/* A name is found by how it begins. A letter that does not go on with one begins another. */
static gboolean
on_key_pressed (VedetteChipBox  *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  gunichar letter = gdk_keyval_to_unicode (keyval);
  GtkWidget *child = find_focused (self);
  char utf8[7] = "";
  g_autofree char *folded = NULL;

  if (child == NULL || !g_unichar_isgraph (letter) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  g_unichar_to_utf8 (letter, utf8);
  folded = g_utf8_casefold (utf8, -1);
  g_string_append (self->typed, folded);
  for (guint turn = 0; turn < 2; turn++)
    {
      for (GtkWidget *chip = find_chip (gtk_widget_get_first_child (GTK_WIDGET (self)), FALSE); chip != NULL;
           chip = find_chip (gtk_widget_get_next_sibling (chip), FALSE))
        if (begins (chip, self->typed->str))
          return go_to (self, chip);
      g_string_assign (self->typed, folded);
    }
  g_string_truncate (self->typed, 0);
  return FALSE;
}

static void
on_left (VedetteChipBox *self)
{
  g_string_truncate (self->typed, 0);
}

static void
vedette_chip_box_dispose (GObject *object)
{
  vedette_chip_box_clear (VEDETTE_CHIP_BOX (object));

  G_OBJECT_CLASS (vedette_chip_box_parent_class)->dispose (object);
}

static void
vedette_chip_box_finalize (GObject *object)
{
  g_string_free (VEDETTE_CHIP_BOX (object)->typed, TRUE);

  G_OBJECT_CLASS (vedette_chip_box_parent_class)->finalize (object);
}

static void
vedette_chip_box_class_init (VedetteChipBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = vedette_chip_box_dispose;
  object_class->finalize = vedette_chip_box_finalize;
  widget_class->get_request_mode = vedette_chip_box_get_request_mode;
  widget_class->measure = vedette_chip_box_measure;
  widget_class->size_allocate = vedette_chip_box_size_allocate;
  widget_class->focus = vedette_chip_box_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
vedette_chip_box_init (VedetteChipBox *self)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();

  self->typed = g_string_new (NULL);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
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

/**
 * vedette_chip_box_add:
 * @name: by which the chip is found
 */
void
vedette_chip_box_add (VedetteChipBox *self,
                      GtkWidget      *child,
                      const char     *name)
{
  vedette_chip_box_rename (child, name);
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
vedette_chip_box_rename (GtkWidget  *child,
                         const char *name)
{
  g_object_set_data_full (G_OBJECT (child), NAME, g_strdup (name), g_free);
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
