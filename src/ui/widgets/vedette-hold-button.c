/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that works only as long as it is held down, with the pointer or with the space bar. */

#include "vedette-config.h"

#include "ui/widgets/vedette-hold-button.h"

/**
 * VedetteHoldButton:
 *
 * A GtkButton says when it was pressed and let go; what counts here is the time in between. It lets go by itself when
 * it loses the focus, is no longer on the screen, or its window is no longer the one that is used: also when it was pressed
 * twice, which holds it for those who cannot, where that is wanted.
 */
struct _VedetteHoldButton
{
  GtkWidget parent_instance;

  GtkLabel *label;
  GtkWindow *window; /* borrowed: the root */
  gboolean pins;   /* pressed twice it stays held */
  gboolean pinned; /* until it is pressed twice again, or lets go by itself */
  gboolean held;
};

enum
{
  PROP_0,
  PROP_HELD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteHoldButton, vedette_hold_button, GTK_TYPE_WIDGET)

static void
set_held (VedetteHoldButton *self,
          gboolean           held)
{
  if (self->held == held)
    return;
  self->held = held;
  if (held)
    gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE, FALSE);
  else
    gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               held ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HELD]);
}

/**
 * vedette_hold_button_hold:
 *
 * Holds it down, as if the user did, for a key of another widget that does the same.
 */
void
vedette_hold_button_hold (VedetteHoldButton *self)
{
  /* The focus comes first: that it is lost is what covers again. */
  gtk_widget_grab_focus (GTK_WIDGET (self));
  set_held (self, TRUE);
}

/**
 * vedette_hold_button_release:
 *
 * Lets go, whatever was pressed.
 */
void
vedette_hold_button_release (VedetteHoldButton *self)
{
  self->pinned = FALSE;
  set_held (self, FALSE);
}

static void
on_let_go (VedetteHoldButton *self)
{
  if (!self->pinned)
    set_held (self, FALSE);
}

gboolean
vedette_hold_button_get_held (VedetteHoldButton *self)
{
  return self->held;
}

/* A key that goes on being pressed repeats itself. */
static gboolean
on_key_pressed (VedetteHoldButton *self,
                guint              keyval)
{
  if (keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space)
    return FALSE;
  set_held (self, TRUE);
  return TRUE;
}

static void
on_key_released (VedetteHoldButton *self,
                 guint              keyval)
{
  if (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space)
    on_let_go (self);
}

static void
on_pressed (VedetteHoldButton *self,
            int                n,
            double             x,
            double             y,
            GtkGesture        *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  vedette_hold_button_hold (self);
  if (self->pins && n == 2)
    self->pinned = !self->pinned;
}

static void
on_active (VedetteHoldButton *self)
{
  if (!gtk_window_is_active (self->window))
    vedette_hold_button_release (self);
}

static void
vedette_hold_button_root (GtkWidget *widget)
{
  VedetteHoldButton *self = VEDETTE_HOLD_BUTTON (widget);
  GtkRoot *root;

  GTK_WIDGET_CLASS (vedette_hold_button_parent_class)->root (widget);

  root = gtk_widget_get_root (widget);
  self->window = GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
  if (self->window != NULL)
    g_signal_connect_swapped (self->window, "notify::is-active", G_CALLBACK (on_active), self);
}

static void
vedette_hold_button_unroot (GtkWidget *widget)
{
  VedetteHoldButton *self = VEDETTE_HOLD_BUTTON (widget);

  if (self->window != NULL)
    g_signal_handlers_disconnect_by_func (self->window, on_active, self);
  self->window = NULL;
  vedette_hold_button_release (self);

  GTK_WIDGET_CLASS (vedette_hold_button_parent_class)->unroot (widget);
}

static void
vedette_hold_button_unmap (GtkWidget *widget)
{
  vedette_hold_button_release (VEDETTE_HOLD_BUTTON (widget));

  GTK_WIDGET_CLASS (vedette_hold_button_parent_class)->unmap (widget);
}

static void
vedette_hold_button_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_HELD:
      g_value_set_boolean (value, VEDETTE_HOLD_BUTTON (object)->held);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_hold_button_dispose (GObject *object)
{
  VedetteHoldButton *self = VEDETTE_HOLD_BUTTON (object);

  GtkWidget *child = self->label != NULL ? gtk_widget_get_last_child (GTK_WIDGET (self)) : NULL;

  if (child != NULL && child != GTK_WIDGET (self->label))
    gtk_widget_unparent (child);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_HOLD_BUTTON);

  G_OBJECT_CLASS (vedette_hold_button_parent_class)->dispose (object);
}

static void
vedette_hold_button_class_init (VedetteHoldButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = vedette_hold_button_dispose;
  object_class->get_property = vedette_hold_button_get_property;
  widget_class->root = vedette_hold_button_root;
  widget_class->unroot = vedette_hold_button_unroot;
  widget_class->unmap = vedette_hold_button_unmap;

  properties[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "button");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/widgets/vedette-hold-button.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteHoldButton, label);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_key_released);
  gtk_widget_class_bind_template_callback (widget_class, on_let_go);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
  gtk_widget_class_bind_template_callback (widget_class, vedette_hold_button_release);
}

static void
vedette_hold_button_init (VedetteHoldButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
vedette_hold_button_new (void)
{
  return g_object_new (VEDETTE_TYPE_HOLD_BUTTON, NULL);
}

/**
 * vedette_hold_button_set_label:
 * @label: any text; shown as it is
 */
void
vedette_hold_button_set_label (VedetteHoldButton *self,
                               const char        *label)
{
  gtk_label_set_text (self->label, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * vedette_hold_button_set_pins:
 * @pins: whether it stays held when it is pressed twice
 */
void
vedette_hold_button_set_pins (VedetteHoldButton *self,
                              gboolean           pins)
{
  self->pins = pins;
}

/**
 * vedette_hold_button_set_child:
 * @child: what is shown in place of the label, which stays its name
 */
void
vedette_hold_button_set_child (VedetteHoldButton *self,
                               GtkWidget         *child)
{
  gtk_widget_set_visible (GTK_WIDGET (self->label), FALSE);
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
