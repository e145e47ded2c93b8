/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the clocks of a battle while its window is open, if the setting “clocks” is on, and lets players pause them. */

#include "vedette-config.h"

#include "ui/window/vedette-battle-window-private.h"

#include "ui/preferences/vedette-settings.h"

#define ACTION "win.pause-clocks"

static VedetteClocks *
get_clocks (VedetteBattleWindow *self)
{
  return vedette_session_get_clocks (vedette_battle_window_get_session (self));
}

static void
on_setting (VedetteBattleWindow *self)
{
  vedette_clocks_set_on (get_clocks (self), vedette_settings_get ("clocks"));
}

/* Updates the action that pauses the clocks. The action is disabled while the clocks are off, so that the menu
 * hides its item. */
static void
on_clocks (VedetteBattleWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), ACTION, vedette_clocks_get_on (get_clocks (self)));
  g_object_notify (G_OBJECT (self), "clocks-paused");
}

/* Installs the action that pauses the clocks as a property action, so that the menu shows the state as a check
 * mark. */
void
vedette_battle_window_install_clocks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_property_action (widget_class, ACTION, "clocks-paused");
}

void
vedette_battle_window_add_clocks (VedetteBattleWindow *self)
{
  VedetteClocks *clocks = get_clocks (self);

  g_signal_connect_object (clocks, "changed", G_CALLBACK (on_clocks), self, G_CONNECT_SWAPPED);
  vedette_settings_watch ("clocks", G_CALLBACK (on_setting), self);
  on_setting (self);
  on_clocks (self);
}
