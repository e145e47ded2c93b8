/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Letters, digits and signs that do something, whatever the layout of the keyboard. */

#include "vedette-config.h"

#include "ui/widgets/vedette-keys.h"

typedef struct
{
  VedetteKeyFunc pressed;
  GdkModifierType not_with;
} VedetteKeys;

/* What a key is called everywhere, on the number pad and with Caps Lock, too */
static guint
simplify (guint keyval)
{
  gunichar character = gdk_keyval_to_unicode (keyval);

  if (keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    return GDK_KEY_Return;
  if (keyval == GDK_KEY_KP_Delete)
    return GDK_KEY_Delete;
  if (keyval >= GDK_KEY_KP_Space && keyval <= GDK_KEY_KP_9 && g_unichar_isprint (character))
    return gdk_unicode_to_keyval (character);
  return gdk_keyval_to_lower (keyval);
}

static gboolean
is_digit (guint keyval)
{
  return keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9;
}

static gboolean
is_letter (guint keyval)
{
  return simplify (keyval) >= GDK_KEY_a && simplify (keyval) <= GDK_KEY_z;
}

/* Finds what else the key of the event can mean: a digit for which this layout wants Shift, as the French one does, and what
 * stands there in a Latin layout beside this one. 0 for nothing. */
static void
find_others (GdkEvent *event,
             guint     keyval,
             guint    *digit,
             guint    *latin)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int level, layout, n_keys;

  *digit = *latin = 0;
  if (event == NULL || is_letter (keyval) || is_digit (simplify (keyval)))
    return;
  level = (int) gdk_key_event_get_level (event);
  layout = (int) gdk_key_event_get_layout (event);
  if (!gdk_display_map_keycode (gdk_event_get_display (event), gdk_key_event_get_keycode (event), &keys, &keyvals, &n_keys))
    return;
  for (int i = 0; i < n_keys; i++)
    {
      if (keys[i].group == layout && level == 0 && keys[i].level == 1 && is_digit (keyvals[i]))
        *digit = keyvals[i];
      if (keys[i].group != layout && keys[i].level == level && *latin == 0 && keyvals[i] > GDK_KEY_space &&
          keyvals[i] <= GDK_KEY_asciitilde)
        *latin = keyvals[i];
    }
}

/**
 * vedette_keys_read:
 * @keys: in one of its signals
 * @keyval: as the signal has it
 * @state: as the signal has it
 * @pressed: asked for what the key means in this layout, then for what it means in others, until one is of use
 *
 * Reads a key as shortcuts do, which are found in all layouts of the keyboard.
 *
 * Returns: whether it was of use
 */
gboolean
vedette_keys_read (GtkEventControllerKey *keys,
                   guint                  keyval,
                   GdkModifierType        state,
                   VedetteKeyFunc         pressed,
                   gpointer               user_data)
{
  GdkModifierType modifiers = state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  guint digit, latin;

  find_others (gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (keys)), keyval, &digit, &latin);
  return (digit != 0 && pressed (user_data, digit, modifiers)) || pressed (user_data, simplify (keyval), modifiers) ||
         (latin != 0 && pressed (user_data, simplify (latin), modifiers));
}

static gboolean
on_pressed (GtkEventControllerKey *controller,
            guint                  keyval,
            guint                  keycode,
            GdkModifierType        state,
            const VedetteKeys     *keys)
{
  if ((state & keys->not_with) != 0)
    return GDK_EVENT_PROPAGATE;
  return vedette_keys_read (controller, keyval, state, keys->pressed,
                            gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
}

static void
free_keys (gpointer  keys,
           GClosure *closure)
{
  g_free (keys);
}

/**
 * vedette_keys_add:
 * @phase: bubble for keys that nothing inside uses, capture for those that come first
 * @with_control: whether Ctrl may be held
 * @pressed: gets the widget
 *
 * Makes keys work in a widget, except with Alt or Super.
 */
void
vedette_keys_add (GtkWidget           *widget,
                  GtkPropagationPhase  phase,
                  gboolean             with_control,
                  VedetteKeyFunc       pressed)
{
  GtkEventController *controller = gtk_event_controller_key_new ();
  VedetteKeys *keys = g_new0 (VedetteKeys, 1);

  keys->pressed = pressed;
  keys->not_with = GDK_ALT_MASK | GDK_SUPER_MASK | (with_control ? 0 : GDK_CONTROL_MASK);
  gtk_event_controller_set_propagation_phase (controller, phase);
  g_signal_connect_data (controller, "key-pressed", G_CALLBACK (on_pressed), keys, free_keys, 0);
  gtk_widget_add_controller (widget, controller);
}

/**
 * vedette_keys_are_typed:
 * @widget: in a window
 *
 * Returns: whether the focus is where letters and digits are text, or have a use of their own
 */
gboolean
vedette_keys_are_typed (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && (GTK_IS_EDITABLE (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);
}
