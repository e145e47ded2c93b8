/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the faces of a die in one or two rows, and lets a person pick the face that was rolled. */

#include "vedette-config.h"

#include "ui/widgets/vedette-die-faces.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"

/* The space between two faces, in px, and between the two rows */
#define GAP 3
#define ROW_GAP 4

/**
 * VedetteDieFaces:
 *
 * The faces are in one row if there is room for it, and otherwise in two rows of half as many, which are wider. A screen
 * reader sees one slider. The faces that win have the color that vedette_party_paint_set_of() gives them.
 */
struct _VedetteDieFaces
{
  GtkWidget parent_instance;

  GtkWidget *faces[VEDETTE_BREAKDOWN_MAX_SIDES];
  int sides;
  guint32 winning;
  guint32 marked;
  int value; /* 0 if no face is picked */
};

static guint picked_signal;

G_DEFINE_FINAL_TYPE (VedetteDieFaces, vedette_die_faces, GTK_TYPE_WIDGET)

static int
measure_face (VedetteDieFaces   *self,
              GtkOrientation  orientation)
{
  int size = 0;

  for (int i = 0; i < self->sides; i++)
    {
      int own;

      gtk_widget_measure (self->faces[i], orientation, -1, &own, NULL, NULL, NULL);
      size = MAX (size, own);
    }
  return size;
}

static int
count_columns (VedetteDieFaces *self,
               int           width)
{
  gboolean one_row = width < 0 || width >= self->sides * (measure_face (self, GTK_ORIENTATION_HORIZONTAL) + GAP) - GAP;

  return one_row ? self->sides : (self->sides + 1) / 2;
}

static GtkSizeRequestMode
vedette_die_faces_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
vedette_die_faces_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  VedetteDieFaces *self = VEDETTE_DIE_FACES (widget);
  int face = measure_face (self, orientation);

  if (self->sides == 0)
    *minimum = *natural = 0;
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (self->sides + 1) / 2 * (face + GAP) - GAP;
      *natural = self->sides * (face + GAP) - GAP;
    }
  else
    *minimum = *natural = count_columns (self, for_size) < self->sides ? 2 * face + ROW_GAP : face;
}

static void
vedette_die_faces_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  VedetteDieFaces *self = VEDETTE_DIE_FACES (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = count_columns (self, width);
  int rows = columns < self->sides ? 2 : 1, face_height = (height - (rows - 1) * ROW_GAP) / rows;

  for (int i = 0; i < self->sides; i++)
    {
      int column = rtl ? columns - 1 - i % columns : i % columns;
      /* The places are computed from the width of all, so that nothing is left over by rounding. */
      int left = column * (width + GAP) / columns, right = (column + 1) * (width + GAP) / columns - GAP;

      gtk_widget_size_allocate (
        self->faces[i], &(GtkAllocation){ left, i / columns * (face_height + ROW_GAP), right - left, face_height }, -1);
    }
}

/* A second click on the same face takes it back. */
static void
on_released (VedetteDieFaces *self,
             int           n,
             double        x,
             double        y)
{
  GtkWidget *face = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  for (int i = 0; face != NULL && i < self->sides; i++)
    if (face == self->faces[i] || gtk_widget_is_ancestor (face, self->faces[i]))
      g_signal_emit (self, picked_signal, 0, self->value == i + 1 ? 0 : i + 1);
}

static gboolean
on_key (VedetteDieFaces *self,
        guint         keyval)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int natural;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      natural = self->value + (rtl ? 1 : -1);
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      natural = self->value + (rtl ? -1 : 1);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      natural = 1;
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      natural = self->sides;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  g_signal_emit (self, picked_signal, 0, CLAMP (natural, 1, self->sides));
  return GDK_EVENT_STOP;
}

static void
vedette_die_faces_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (vedette_die_faces_parent_class)->dispose (object);
}

static void
vedette_die_faces_class_init (VedetteDieFacesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_die_faces_dispose;
  widget_class->get_request_mode = vedette_die_faces_get_request_mode;
  widget_class->measure = vedette_die_faces_measure;
  widget_class->size_allocate = vedette_die_faces_size_allocate;
  /**
   * VedetteDieFaces::picked:
   * @natural: the face, 0 for none
   */
  picked_signal = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_widget_class_set_css_name (widget_class, "faces");
}

static void
vedette_die_faces_init (VedetteDieFaces *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  vedette_spoken_set_name (GTK_WIDGET (self), _("Face of the die"));
}

static GtkWidget *
new_face (int natural)
{
  /* The slider speaks for the faces. */
  GtkWidget *face = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_NONE, NULL);
  g_autofree char *text = g_strdup_printf ("%d", natural);
  GtkWidget *number = vedette_spoken_new_mute_label (text), *mark = vedette_spoken_new_mute_label ("⚔");

  gtk_widget_add_css_class (face, "face");
  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_set_vexpand (number, TRUE);
  gtk_box_append (GTK_BOX (face), number);
  gtk_box_append (GTK_BOX (face), mark);
  return face;
}

/* Returns: (transfer full): what comes of that face */
static char *
say_face (VedetteDieFaces *self,
          int           natural)
{
  gboolean wins = (self->winning >> natural & 1) != 0;

  if ((self->marked >> natural & 1) != 0)
    return g_strdup_printf (wins
                              /* Translators: a face of the die */
                              ? _("%d, succeeds, and everyone in contact fights")
                              /* Translators: a face of the die */
                              : _("%d, fails, and everyone in contact fights"), natural);
  return g_strdup_printf (wins
                            /* Translators: a face of the die */
                            ? _("%d, succeeds")
                            /* Translators: a face of the die */
                            : _("%d, fails"), natural);
}

static void
speak (VedetteDieFaces *self)
{
  g_autofree char *value = self->value == 0 ? g_strdup (_("no roll yet")) : say_face (self, self->value);

  /* Old versions of GTK pass on the value of their own sliders only, so that the description has it, too. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->sides,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->value,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value, -1);
}

/**
 * vedette_die_faces_show:
 * @breakdown: of a roll that a single die decides
 *
 * Shows what comes of each face.
 */
void
vedette_die_faces_show (VedetteDieFaces     *self,
                    VedetteBreakdown *breakdown)
{
  g_return_if_fail (breakdown->sides <= VEDETTE_BREAKDOWN_MAX_SIDES);

  while (self->sides > breakdown->sides)
    g_clear_pointer (&self->faces[--self->sides], gtk_widget_unparent);
  for (; self->sides < breakdown->sides; self->sides++)
    {
      self->faces[self->sides] = new_face (self->sides + 1);
      gtk_widget_set_parent (self->faces[self->sides], GTK_WIDGET (self));
    }
  self->winning = breakdown->winning;
  self->marked = breakdown->marked;
  for (int i = 0; i < self->sides; i++)
    {
      g_autofree char *tip = say_face (self, i + 1);
      gboolean marked = (self->marked >> (i + 1) & 1) != 0;

      gtk_widget_set_tooltip_text (self->faces[i], tip);
      vedette_style_set_class (self->faces[i], "wins", (self->winning >> (i + 1) & 1) != 0);
      vedette_style_set_class (self->faces[i], "marked", marked);
      gtk_widget_set_visible (gtk_widget_get_last_child (self->faces[i]), marked);
    }
  speak (self);
}

/**
 * vedette_die_faces_set_value:
 * @natural: the face that was rolled, 0 if there is none yet
 */
void
vedette_die_faces_set_value (VedetteDieFaces *self,
                         int           natural)
{
  self->value = natural;
  for (int i = 0; i < self->sides; i++)
    vedette_style_set_class (self->faces[i], "thrown", natural == i + 1);
  speak (self);
}
