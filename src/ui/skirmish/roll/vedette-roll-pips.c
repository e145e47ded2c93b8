/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The twenty faces of the die: which of them win, after which all in contact fight, and which one was thrown. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-pips.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-spoken.h"

#define IN_A_ROW 10

/**
 * VedetteRollPips:
 *
 * To the eye and to the hand twenty faces; to a screen reader one slider. What vedette_party_paint_set_of() says
 * gives those that win the colour of the side.
 */
struct _VedetteRollPips
{
  GtkWidget parent_instance;

  GtkGrid *grid;
  GtkWidget *pips[VEDETTE_ATTEMPT_SIDES];
  VedetteFace faces[VEDETTE_ATTEMPT_SIDES];
  int value; /* 0 if there is no die yet */
};

static guint picked_signal;

G_DEFINE_FINAL_TYPE (VedetteRollPips, vedette_roll_pips, GTK_TYPE_WIDGET)

static void
pick (VedetteRollPips *self,
      int              natural)
{
  g_signal_emit (self, picked_signal, 0, natural);
}

/* What was pressed by mistake is taken back by pressing it again. */
static void
on_released (VedetteRollPips *self,
             int              n,
             double           x,
             double           y)
{
  GtkWidget *pip = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  for (int i = 0; pip != NULL && i < VEDETTE_ATTEMPT_SIDES; i++)
    if (pip == self->pips[i] || gtk_widget_is_ancestor (pip, self->pips[i]))
      pick (self, self->value == i + 1 ? 0 : i + 1);
}

static gboolean
on_key (VedetteRollPips *self,
        guint            keyval)
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
      natural = VEDETTE_ATTEMPT_SIDES;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  pick (self, CLAMP (natural, 1, VEDETTE_ATTEMPT_SIDES));
  return GDK_EVENT_STOP;
}

static void
vedette_roll_pips_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (vedette_roll_pips_parent_class)->dispose (object);
}

static void
vedette_roll_pips_class_init (VedetteRollPipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_roll_pips_dispose;
  /**
   * VedetteRollPips::picked:
   * @natural: the face, 0 for none
   */
  picked_signal = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_widget_class_set_css_name (widget_class, "pips");
}

static GtkWidget *
new_pip (int natural)
{
  /* The slider speaks for them. */
  GtkWidget *pip = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_NONE, NULL);
  g_autofree char *text = g_strdup_printf ("%d", natural);
  GtkWidget *number = vedette_spoken_new_mute_label (text);
  GtkWidget *melee = vedette_spoken_new_mute_label ("⚔");

  gtk_widget_add_css_class (pip, "pip");
  gtk_widget_add_css_class (melee, "melee");
  gtk_widget_set_vexpand (number, TRUE);
  gtk_box_append (GTK_BOX (pip), number);
  gtk_box_append (GTK_BOX (pip), melee);
  gtk_widget_set_visible (melee, FALSE);
  return pip;
}

static void
vedette_roll_pips_init (VedetteRollPips *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  for (int i = 0; i < VEDETTE_ATTEMPT_SIDES; i++)
    {
      self->pips[i] = new_pip (i + 1);
      gtk_grid_attach (self->grid, self->pips[i], i, 0, 1, 1);
    }
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Face of the die"),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) VEDETTE_ATTEMPT_SIDES, -1);
}

/**
 * vedette_roll_pips_set_narrow:
 *
 * When narrow, there are two rows of ten.
 */
void
vedette_roll_pips_set_narrow (VedetteRollPips *self,
                              gboolean         narrow)
{
  int columns = narrow ? IN_A_ROW : VEDETTE_ATTEMPT_SIDES;

  for (int i = 0; i < VEDETTE_ATTEMPT_SIDES; i++)
    {
      g_object_ref (self->pips[i]);
      gtk_grid_remove (self->grid, self->pips[i]);
      gtk_grid_attach (self->grid, self->pips[i], i % columns, i / columns, 1, 1);
      g_object_unref (self->pips[i]);
    }
}

/* Returns: (transfer full): what comes of that face */
static char *
say_face (VedetteRollPips *self,
          int              natural)
{
  VedetteFace face = self->faces[natural - 1];

  if ((face & VEDETTE_FACE_SETS_OFF) != 0)
    return g_strdup_printf ((face & VEDETTE_FACE_WINS) != 0
                              /* Translators: a face of the die */
                              ? _("%d, succeeds, and everyone in contact fights")
                              /* Translators: a face of the die */
                              : _("%d, fails, and everyone in contact fights"), natural);
  return g_strdup_printf ((face & VEDETTE_FACE_WINS) != 0
                            /* Translators: a face of the die */
                            ? _("%d, succeeds")
                            /* Translators: a face of the die */
                            : _("%d, fails"), natural);
}

/* Returns: (transfer full): what a screen reader says of the face that was thrown */
static char *
say_value (VedetteRollPips *self)
{
  return self->value == 0 ? g_strdup (_("no roll yet")) : say_face (self, self->value);
}

static void
speak (VedetteRollPips *self)
{
  g_autofree char *value = say_value (self);

  /* The description too: of a slider that is none of its own the older toolkit passes on no value. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->value,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value, -1);
}

static void
set_class (GtkWidget  *widget,
           const char *css_class,
           gboolean    has)
{
  if (has)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/**
 * vedette_roll_pips_show_faces:
 * @faces: what comes of each
 */
void
vedette_roll_pips_show_faces (VedetteRollPips   *self,
                              const VedetteFace  faces[VEDETTE_ATTEMPT_SIDES])
{
  for (int i = 0; i < VEDETTE_ATTEMPT_SIDES; i++)
    {
      gboolean melee = (faces[i] & VEDETTE_FACE_SETS_OFF) != 0;
      g_autofree char *tip = NULL;

      self->faces[i] = faces[i];
      tip = say_face (self, i + 1);
      gtk_widget_set_tooltip_text (self->pips[i], tip);
      set_class (self->pips[i], "wins", (faces[i] & VEDETTE_FACE_WINS) != 0);
      set_class (self->pips[i], "sets-off", melee);
      gtk_widget_set_visible (gtk_widget_get_last_child (self->pips[i]), melee);
    }
  speak (self);
}

/**
 * vedette_roll_pips_set_value:
 * @natural: the die, 0 if there is none yet
 */
void
vedette_roll_pips_set_value (VedetteRollPips *self,
                             int              natural)
{
  self->value = natural;
  for (int i = 0; i < VEDETTE_ATTEMPT_SIDES; i++)
    set_class (self->pips[i], "thrown", natural == i + 1);
  speak (self);
}
