/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on a button: its words, what it counts, and at its end the key that presses it. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-caption.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-spoken.h"

/**
 * VedetteRollCaption:
 *
 * The child of a button. It names the button for screen readers, so that the keycap and the number are not read apart
 * from it; and makes Enter roll on it, if it is a toggle, as Enter does everywhere in the dialog.
 */
struct _VedetteRollCaption
{
  AdwBin parent_instance;

  char *spoken;
  char *shortcut;
  GtkWidget *button; /* borrowed: the parent */

  /* template */
  GtkWidget *mark;
  GtkLabel *text;
  GtkLabel *value;
  GtkLabel *keycap;
};

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_KEYCAP,
  PROP_SHORTCUT,
  PROP_SPOKEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteRollCaption, vedette_roll_caption, ADW_TYPE_BIN)

/* Tells the button what it is called and which key is its own. */
static void
name_button (VedetteRollCaption *self)
{
  const char *text = self->spoken != NULL ? self->spoken : gtk_label_get_text (self->text);
  const char *value = gtk_label_get_text (self->value);
  const char *key = self->shortcut != NULL ? self->shortcut : gtk_label_get_text (self->keycap);
  g_autofree char *both = NULL;

  if (self->button == NULL)
    return;
  if (*value != '\0')
    /* Translators: what a factor of a roll is called, and what it does to the number needed, as in “In reach, 2 easier” */
    both = g_strdup_printf (_("%s, %s"), text, value);
  vedette_spoken_set_name (self->button, both != NULL ? both : text);
  if (*key != '\0')
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
}

/* A toggle that is a tick or one of several says so; the toolkit only says if it is pressed. */
static void
on_active (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                     : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* Space is for the tick that has the focus; Enter rolls, as everywhere. */
static gboolean
on_toggle_key (GtkEventControllerKey *controller,
               guint                  keyval,
               guint                  keycode,
               GdkModifierType        state,
               gpointer               user_data)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter && keyval != GDK_KEY_ISO_Enter)
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_activate_action (button, "roll.take", NULL);
}

static void
on_parent (VedetteRollCaption *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkAccessibleRole role;

  if (parent == self->button)
    return;
  self->button = GTK_IS_BUTTON (parent) ? parent : NULL;
  if (self->button == NULL)
    return;
  if (GTK_IS_TOGGLE_BUTTON (self->button))
    {
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      g_signal_connect (keys, "key-pressed", G_CALLBACK (on_toggle_key), NULL);
      gtk_widget_add_controller (self->button, keys);
      role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (self->button));
      gtk_widget_set_visible (self->mark, role == GTK_ACCESSIBLE_ROLE_CHECKBOX);
      if (role == GTK_ACCESSIBLE_ROLE_CHECKBOX || role == GTK_ACCESSIBLE_ROLE_RADIO)
        {
          g_signal_connect (self->button, "notify::active", G_CALLBACK (on_active), NULL);
          on_active (GTK_TOGGLE_BUTTON (self->button));
        }
    }
  /* Enter goes on rolling after a click. */
  gtk_widget_set_focus_on_click (self->button, FALSE);
  name_button (self);
}

static void
vedette_roll_caption_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  VedetteRollCaption *self = VEDETTE_ROLL_CAPTION (object);
  const char *text = g_value_get_string (value);

  switch (prop_id)
    {
    case PROP_TEXT:
      gtk_label_set_text (self->text, text != NULL ? text : "");
      break;
    case PROP_KEYCAP:
      gtk_label_set_text (self->keycap, text != NULL ? text : "");
      gtk_widget_set_visible (GTK_WIDGET (self->keycap), text != NULL && *text != '\0');
      break;
    case PROP_SHORTCUT:
      g_free (self->shortcut);
      self->shortcut = g_strdup (text);
      break;
    case PROP_SPOKEN:
      g_free (self->spoken);
      self->spoken = g_strdup (text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
  name_button (self);
}

static void
vedette_roll_caption_finalize (GObject *object)
{
  VedetteRollCaption *self = VEDETTE_ROLL_CAPTION (object);

  g_free (self->spoken);
  g_free (self->shortcut);

  G_OBJECT_CLASS (vedette_roll_caption_parent_class)->finalize (object);
}

static void
vedette_roll_caption_class_init (VedetteRollCaptionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = vedette_roll_caption_set_property;
  object_class->finalize = vedette_roll_caption_finalize;
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_KEYCAP] = g_param_spec_string ("keycap", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /* What the keycap is called, where it shows a sign */
  properties[PROP_SHORTCUT] = g_param_spec_string ("shortcut", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /* What is said instead of the text, where that is too short without what stands around it */
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-caption.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollCaption, mark);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollCaption, text);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollCaption, value);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollCaption, keycap);
}

static void
vedette_roll_caption_init (VedetteRollCaption *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::parent", G_CALLBACK (on_parent), NULL);
}

/**
 * vedette_roll_button_set_text:
 * @button: with a caption on it
 * @value: (nullable): what it counts, in words
 */
void
vedette_roll_button_set_text (GtkWidget  *button,
                              const char *text,
                              const char *value)
{
  VedetteRollCaption *self = VEDETTE_ROLL_CAPTION (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_text (self->text, text);
  gtk_label_set_text (self->value, value != NULL ? value : "");
  gtk_widget_set_visible (GTK_WIDGET (self->value), value != NULL);
  name_button (self);
}

static void
on_activate (GtkWidget *entry)
{
  gtk_widget_activate_action (entry, "roll.take", NULL);
}

/**
 * vedette_roll_entry_takes:
 *
 * Makes Enter in a text field roll at once.
 */
void
vedette_roll_entry_takes (GtkWidget *entry)
{
  g_signal_connect (entry, "activate", G_CALLBACK (on_activate), NULL);
}

/**
 * vedette_roll_is_large:
 *
 * Returns: whether letters are half as large again as usual, so that fewer buttons have room in a row
 */
gboolean
vedette_roll_is_large (GtkWidget *widget)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi >= 144 * 1024;
}
