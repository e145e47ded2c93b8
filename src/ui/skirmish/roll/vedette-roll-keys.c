/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the roll dialog: each is an action of the dialog. */

#include "ui/skirmish/roll/vedette-roll-keys.h"

/* The keys of the dialog, wherever the focus is but in a text field. */
static const struct
{
  guint keyval;
  const char *action;
  const char *text; /* the target of the action, if it is a text … */
  int number;       /* … or a number other than 0 */
} keys[] = {
  { GDK_KEY_g, "roll.why", "engage" },
  { GDK_KEY_s, "roll.why", "shoot" },
  { GDK_KEY_v, "roll.why", "sight" },
  { GDK_KEY_l, "roll.why", "leave" },
  { GDK_KEY_r, "roll.tick", "reach" },
  { GDK_KEY_o, "roll.tick", "no-sight" },
  { GDK_KEY_e, "roll.tick", "engaged" },
  { GDK_KEY_b, "roll.tick", "break-off" },
  { GDK_KEY_c, "roll.tick", "card" },
  { GDK_KEY_plus, "roll.other", NULL, 1 },
  { GDK_KEY_KP_Add, "roll.other", NULL, 1 },
  { GDK_KEY_minus, "roll.other", NULL, -1 },
  { GDK_KEY_KP_Subtract, "roll.other", NULL, -1 },
  { GDK_KEY_n, "roll.decline" },
  { GDK_KEY_y, "roll.result", "won" },
  { GDK_KEY_q, "roll.result", "lost" },
  { GDK_KEY_m, "roll.low" },
  { GDK_KEY_a, "roll.agreed" },
  { GDK_KEY_slash, "roll.find" },
  { GDK_KEY_KP_Divide, "roll.find" },
  { GDK_KEY_Delete, "roll.out" },
  { GDK_KEY_KP_Delete, "roll.out" },
  { GDK_KEY_BackSpace, "roll.digit", NULL, -1 },
  { GDK_KEY_Up, "roll.step", NULL, -1 },
  { GDK_KEY_Down, "roll.step", NULL, 1 },
  { GDK_KEY_Escape, "window.close" },
  /* Not left to the default widget: a button that is activated waits a quarter of a second for its looks. */
  { GDK_KEY_Return, "roll.take" },
  { GDK_KEY_KP_Enter, "roll.take" },
  { GDK_KEY_ISO_Enter, "roll.take" },
};

/**
 * vedette_roll_keys_press:
 * @dialog: with the actions
 *
 * Returns: whether the key was of use
 */
gboolean
vedette_roll_keys_press (GtkWidget *dialog,
                         guint      keyval)
{
  guint lower = gdk_keyval_to_lower (keyval);
  int digit = -1;

  if (lower >= GDK_KEY_0 && lower <= GDK_KEY_9)
    digit = (int) (lower - GDK_KEY_0);
  else if (lower >= GDK_KEY_KP_0 && lower <= GDK_KEY_KP_9)
    digit = (int) (lower - GDK_KEY_KP_0);
  if (digit >= 0)
    return gtk_widget_activate_action (dialog, "roll.digit", "i", digit);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (keys[i].keyval != lower)
        continue;
      if (keys[i].text != NULL)
        return gtk_widget_activate_action (dialog, keys[i].action, "s", keys[i].text);
      if (keys[i].number != 0)
        return gtk_widget_activate_action (dialog, keys[i].action, "i", keys[i].number);
      return gtk_widget_activate_action (dialog, keys[i].action, NULL);
    }
  return FALSE;
}

static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkWidget             *dialog)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (dialog));

  /* The list of a drop-down is a surface of its own, and its keys are its own. */
  if (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (dialog))
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_CONTROL_MASK) != 0 && gdk_keyval_to_lower (keyval) == GDK_KEY_z && (state & GDK_SHIFT_MASK) == 0)
    return gtk_widget_activate_action (dialog, "roll.undo", NULL);
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  return vedette_roll_keys_press (dialog, keyval);
}

/**
 * vedette_roll_keys_add:
 *
 * Makes the keys work in a dialog, except where a text field uses them.
 */
void
vedette_roll_keys_add (GtkWidget *dialog)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  g_signal_connect (controller, "key-pressed", G_CALLBACK (on_key), dialog);
  gtk_widget_add_controller (dialog, controller);
}
