/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the roll dialog: each is an action of the dialog. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-keys.h"

#include <glib/gi18n-lib.h>

#define ROLL N_("Roll")

/* They work wherever the focus is but in a text field; those without a label go without saying. */
const VedetteShortcut vedette_roll_shortcuts[] = {
  /* Not left to the default widget: a button that is activated waits a quarter of a second for its looks. */
  { ROLL, N_("Take the die, or roll"), "roll.take", { "Return", "KP_Enter", "ISO_Enter" } },
  { ROLL, N_("He engages in melee"), "roll.why::engage", { "g" } },
  { ROLL, N_("He shoots"), "roll.why::shoot", { "s" } },
  { ROLL, N_("Into or out of view"), "roll.why::sight", { "v" } },
  { ROLL, N_("He leaves"), "roll.why::leave", { "l" } },
  { ROLL, N_("In reach"), "roll.tick::reach", { "r" } },
  { ROLL, N_("Out of sight"), "roll.tick::no-sight", { "o" } },
  { ROLL, N_("In melee"), "roll.tick::engaged", { "e" } },
  { ROLL, N_("Breaks off"), "roll.tick::break-off", { "b" } },
  { ROLL, N_("By order card"), "roll.tick::card", { "c" } },
  { ROLL, N_("Another factor, one easier"), "roll.other(1)", { "plus", "KP_Add" } },
  { ROLL, N_("Another factor, one harder"), "roll.other(-1)", { "minus", "KP_Subtract" } },
  { ROLL, N_("No roll"), "roll.decline", { "n" } },
  { ROLL, N_("Only: won"), "roll.result::won", { "y" } },
  { ROLL, N_("Only: lost"), "roll.result::lost", { "q" } },
  { ROLL, N_("The die was 1 to 3"), "roll.low", { "m" } },
  { ROLL, N_("Agreed"), "roll.agreed", { "a" } },
  { ROLL, N_("He is out"), "roll.out", { "Delete", "KP_Delete" } },
  { ROLL, N_("Find a man"), "roll.find", { "slash", "KP_Divide" } },
  { NULL, NULL, "roll.digit(-1)", { "BackSpace" } },
  { NULL, NULL, "roll.step(-1)", { "Up" } },
  { NULL, NULL, "roll.step(1)", { "Down" } },
  { NULL, NULL, "window.close", { "Escape" } },
  { NULL },
};

static gboolean
has_key (const VedetteShortcut *shortcut,
         guint                  keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcut->keys) && shortcut->keys[i] != NULL; i++)
    if (gdk_keyval_from_name (shortcut->keys[i]) == keyval)
      return TRUE;
  return FALSE;
}

static gboolean
activate (GtkWidget  *dialog,
          const char *detailed)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *action = NULL;

  if (!g_action_parse_detailed_name (detailed, &action, &target, NULL))
    g_return_val_if_reached (FALSE);
  return gtk_widget_activate_action_variant (dialog, action, target);
}

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
  for (guint i = 0; vedette_roll_shortcuts[i].action != NULL; i++)
    if (has_key (&vedette_roll_shortcuts[i], lower))
      return activate (dialog, vedette_roll_shortcuts[i].action);
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

  /* The list of a drop-down has keys of its own. */
  if (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (dialog) &&
      gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL)
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
