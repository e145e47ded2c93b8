/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons that show the key that presses them. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-key-button.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
append_label (GtkWidget  *box,
              const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Colour alone does not say that a button is down. */
static gboolean
to_opacity (GBinding     *binding,
            const GValue *from,
            GValue       *to,
            gpointer      user_data)
{
  g_value_set_double (to, g_value_get_boolean (from) ? 1.0 : 0.0);
  return TRUE;
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

/**
 * vedette_roll_key_button_new:
 * @type: %GTK_TYPE_BUTTON or %GTK_TYPE_TOGGLE_BUTTON
 * @key: what the key is called; empty for none
 * @text: what the button does
 *
 * Returns: (transfer floating): a button that does not take the focus when it is clicked, so that Enter goes on rolling
 */
GtkWidget *
vedette_roll_key_button_new (GType       type,
                             const char *key,
                             const char *text)
{
  GtkWidget *button = g_object_new (type, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *key_label = append_label (box, key, "key");
  GtkWidget *text_label = append_label (box, text, NULL);

  gtk_widget_set_visible (key_label, *key != '\0');
  gtk_label_set_ellipsize (GTK_LABEL (text_label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (append_label (box, "", "numeric"), FALSE);
  if (g_type_is_a (type, GTK_TYPE_TOGGLE_BUTTON))
    {
      GtkWidget *check = append_label (box, "✓", NULL);
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      g_signal_connect (keys, "key-pressed", G_CALLBACK (on_toggle_key), NULL);
      gtk_widget_add_controller (button, keys);
      gtk_label_set_xalign (GTK_LABEL (text_label), 0.0f);
      gtk_widget_set_hexpand (text_label, TRUE);
      g_object_bind_property_full (button, "active", check, "opacity", G_BINDING_SYNC_CREATE, to_opacity, NULL, NULL, NULL);
    }
  else
    {
      gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (*key != '\0')
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  return button;
}

/**
 * vedette_roll_key_button_set_text:
 * @value: (nullable): a number that goes with it
 */
void
vedette_roll_key_button_set_text (GtkWidget  *button,
                                  const char *text,
                                  const char *value)
{
  GtkWidget *key_label = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
  GtkWidget *text_label = gtk_widget_get_next_sibling (key_label);
  GtkWidget *value_label = gtk_widget_get_next_sibling (text_label);
  /* Translators: a factor of a roll, and its number */
  g_autofree char *name = value != NULL ? g_strdup_printf (_("%s %s"), text, value) : g_strdup (text);

  gtk_label_set_text (GTK_LABEL (text_label), text);
  gtk_label_set_text (GTK_LABEL (value_label), value != NULL ? value : "");
  gtk_widget_set_visible (value_label, value != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
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
