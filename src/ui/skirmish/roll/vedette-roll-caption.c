/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the roll dialog, and the captions of its buttons, which show these keys. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-caption.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-spoken.h"

#define ROLL N_("Roll")

/* The keys work wherever the focus is, except in a text field. The shortcuts window omits the keys without a label. */
const VedetteShortcut vedette_roll_shortcuts[] = {
  /* Enter is not left to the default widget, because an activated button waits a quarter of a second for its animation. */
  { ROLL, N_("Use the die, or roll"), "roll.take", { "Return" } },
  { ROLL, N_("Engage in melee"), "roll.intention::engage", { "g" } },
  { ROLL, N_("Fight or shoot"), "roll.intention::shoot", { "s" } },
  { ROLL, N_("Move into or out of sight"), "roll.intention::sight", { "v" } },
  { ROLL, N_("Leave the table"), "roll.intention::leave", { "l" } },
  { ROLL, N_("In reach"), "roll.tick::reach", { "r" } },
  { ROLL, N_("Out of sight"), "roll.tick::no-sight", { "o" } },
  { ROLL, N_("In melee"), "roll.tick::engaged", { "e" } },
  { ROLL, N_("Free to break off"), "roll.tick::break-off", { "b" } },
  { ROLL, N_("On order card"), "roll.tick::card", { "c" } },
  { ROLL, N_("Other modifier: one easier"), "roll.other(1)", { "plus" } },
  { ROLL, N_("Other modifier: one harder"), "roll.other(-1)", { "minus" } },
  { ROLL, N_("Skip the roll"), "roll.decline", { "n" } },
  { ROLL, N_("Won, without showing the die"), "roll.tick::won", { "y" } },
  { ROLL, N_("Lost, without showing the die"), "roll.tick::lost", { "q" } },
  { ROLL, N_("Natural 1 to 3"), "roll.tick::low", { "m" } },
  { ROLL, N_("Override by Agreement"), "roll.agreed", { "a" } },
  { ROLL, N_("Record as casualty"), "roll.out", { "Delete" } },
  { ROLL, N_("Find a figure"), "roll.find", { "slash" } },
  { NULL, NULL, "roll.digit(-1)", { "BackSpace" } },
  { NULL, NULL, "roll.step(-1)", { "Up" } },
  { NULL, NULL, "roll.step(1)", { "Down" } },
  { NULL, NULL, "window.close", { "Escape" } },
  { NULL },
};

/* GTK tells a screen reader only whether a toggle is pressed. A tick or one of several choices is checked instead. */
static void
on_active (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                     : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static gboolean
on_toggle_key (gpointer        button,
               guint           keyval,
               GdkModifierType modifiers)
{
  return keyval == GDK_KEY_Return && gtk_widget_activate_action (button, "roll.take", NULL);
}

/* Lets Enter roll, as everywhere in the dialog, while a toggle has the focus. Space presses the toggle. */
void
vedette_roll_caption_pass_enter (GtkWidget *button)
{
  vedette_keys_add (button, GTK_PHASE_CAPTURE, TRUE, on_toggle_key);
}

/**
 * vedette_roll_caption_add:
 * @button: (type GtkButton): a button with a label and an action
 *
 * Puts on a button in place of its label: these words, room for what it counts, and at its end the key that does the same. The
 * words name the button for screen readers, so that the key is not read apart from them.
 */
void
vedette_roll_caption_add (gpointer button)
{
  g_autofree char *text = g_strdup (gtk_button_get_label (button));
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (button);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic", "valign", GTK_ALIGN_CENTER, "visible",
                                  role == GTK_ACCESSIBLE_ROLE_CHECKBOX, NULL);
  GtkWidget *label = vedette_spoken_new_mute_label (text), *value = vedette_spoken_new_mute_label (NULL);
  g_autofree char *action = g_action_print_detailed_name (gtk_actionable_get_action_name (button),
                                                          gtk_actionable_get_action_target_value (button));
  const VedetteShortcut *shortcut = vedette_roll_shortcuts;

  g_object_set (label, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_add_css_class (value, "value");
  gtk_widget_set_visible (value, FALSE);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), value);
  vedette_spoken_set_name (button, text);
  while (shortcut->action != NULL && !g_str_equal (shortcut->action, action))
    shortcut++;
  if (shortcut->action != NULL)
    {
      const char *name = shortcut->keys[0];
      gboolean enters = g_str_equal (name, "Return"), deletes = g_str_equal (name, "Delete");
      g_autofree char *letter = g_ascii_strup (name, -1);
      GtkWidget *keycap = vedette_spoken_new_mute_label (enters ? "⏎" : deletes ? C_("key", "Del") : letter);

      gtk_widget_add_css_class (keycap, "keycap");
      gtk_widget_set_valign (keycap, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), keycap);
      gtk_accessible_update_property (button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                      enters ? "Enter" : deletes ? name : letter, -1);
      /* Without the heading above them, the words on a toggle are too short for a screen reader. */
      if (GTK_IS_TOGGLE_BUTTON (button))
        vedette_spoken_set_name (button, _(shortcut->label));
    }
  gtk_button_set_child (button, box);
  /* A click leaves the focus where it is, so that Enter still rolls. */
  gtk_widget_set_focus_on_click (button, FALSE);
  if (GTK_IS_TOGGLE_BUTTON (button))
    vedette_roll_caption_pass_enter (button);
  if (role == GTK_ACCESSIBLE_ROLE_CHECKBOX || role == GTK_ACCESSIBLE_ROLE_RADIO)
    {
      g_signal_connect (button, "notify::active", G_CALLBACK (on_active), NULL);
      on_active (button);
    }
}

/**
 * vedette_roll_caption_set:
 * @button: (type GtkButton): a button with a caption
 * @value: (nullable): what the button counts, in words
 */
void
vedette_roll_caption_set (gpointer    button,
                          const char *text,
                          const char *value)
{
  GtkWidget *label = gtk_widget_get_next_sibling (gtk_widget_get_first_child (gtk_button_get_child (button)));
  GtkWidget *number = gtk_widget_get_next_sibling (label);
  /* Translators: what a factor of a roll is called, and what it does to the number needed, as in “In reach, 2 easier” */
  g_autofree char *both = value != NULL ? g_strdup_printf (_("%s, %s"), text, value) : g_strdup (text);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_text (GTK_LABEL (number), value != NULL ? value : "");
  gtk_widget_set_visible (number, value != NULL);
  vedette_spoken_set_name (button, both);
}
