/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the roll dialog: each is an action of the dialog. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-keys.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-keys.h"

#define ROLL N_("Roll")

/* They work wherever the focus is but in a text field; those without a label go without saying. */
const VedetteShortcut vedette_roll_shortcuts[] = {
  /* Not left to the default widget: a button that is activated waits a quarter of a second for its looks. */
  { ROLL, N_("Use the die, or roll"), "roll.take", { "Return" } },
  { ROLL, N_("Engage in melee"), "roll.why::engage", { "g" } },
  { ROLL, N_("Fight or shoot"), "roll.why::shoot", { "s" } },
  { ROLL, N_("Move into or out of sight"), "roll.why::sight", { "v" } },
  { ROLL, N_("Leave the table"), "roll.why::leave", { "l" } },
  { ROLL, N_("In reach"), "roll.tick::reach", { "r" } },
  { ROLL, N_("Out of sight"), "roll.tick::no-sight", { "o" } },
  { ROLL, N_("In melee"), "roll.tick::engaged", { "e" } },
  { ROLL, N_("Free to break off"), "roll.tick::break-off", { "b" } },
  { ROLL, N_("On order card"), "roll.tick::card", { "c" } },
  { ROLL, N_("Other modifier: one easier"), "roll.other(1)", { "plus" } },
  { ROLL, N_("Other modifier: one harder"), "roll.other(-1)", { "minus" } },
  { ROLL, N_("Skip the roll"), "roll.decline", { "n" } },
  { ROLL, N_("Won, without showing the die"), "roll.result::won", { "y" } },
  { ROLL, N_("Lost, without showing the die"), "roll.result::lost", { "q" } },
  { ROLL, N_("Natural 1 to 3"), "roll.low", { "m" } },
  { ROLL, N_("Override by Agreement"), "roll.agreed", { "a" } },
  { ROLL, N_("Record as casualty"), "roll.out", { "Delete" } },
  { ROLL, N_("Find a figure"), "roll.find", { "slash" } },
  { NULL, NULL, "roll.digit(-1)", { "BackSpace" } },
  { NULL, NULL, "roll.step(-1)", { "Up" } },
  { NULL, NULL, "roll.step(1)", { "Down" } },
  { NULL, NULL, "window.close", { "Escape" } },
  { NULL },
};

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
 * @dialog: a widget with the actions
 *
 * Is a [callback@Vedette.KeyFunc].
 *
 * Returns: whether the key was of use
 */
gboolean
vedette_roll_keys_press (gpointer        dialog,
                         guint           keyval,
                         GdkModifierType modifiers)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return gtk_widget_activate_action (dialog, "roll.digit", "i", (int) (keyval - GDK_KEY_0));
  for (guint i = 0; vedette_roll_shortcuts[i].action != NULL; i++)
    if (gdk_keyval_from_name (vedette_roll_shortcuts[i].keys[0]) == keyval)
      return activate (dialog, vedette_roll_shortcuts[i].action);
  return FALSE;
}

static gboolean
on_key (gpointer        dialog,
        guint           keyval,
        GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (dialog));

  /* The list of a drop-down has keys of its own. */
  if (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (dialog) &&
      gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_z && modifiers == GDK_CONTROL_MASK)
    return gtk_widget_activate_action (dialog, "roll.undo", NULL);
  return (modifiers & GDK_CONTROL_MASK) == 0 && vedette_roll_keys_press (dialog, keyval, modifiers);
}

/**
 * vedette_roll_keys_add:
 *
 * Makes the keys work in a dialog, except where a text field uses them.
 */
void
vedette_roll_keys_add (GtkWidget *dialog)
{
  vedette_keys_add (dialog, GTK_PHASE_BUBBLE, TRUE, on_key);
}
