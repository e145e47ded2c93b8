/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences: of the program, not of a battle. */

#include "vedette-config.h"

#include "ui/preferences/vedette-preferences-window.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-common-enums.h"
#include "ui/preferences/vedette-settings.h"
#include "ui/widgets/vedette-control-row.h"
#include "ui/widgets/vedette-drop-down.h"

struct _VedettePreferencesWindow
{
  VedetteDialog parent_instance;

  /* template */
  GtkDropDown *keep_awake;
  GtkDropDown *paper;
  GtkSwitch *clocks;
  GtkSwitch *show_keys;
  GtkSwitch *snatch_sound;
  GtkSwitch *stop_notification;
  AdwPreferencesRow *dice_row;
  GtkDropDown *dice;
  AdwPreferencesRow *level_row;
  GtkDropDown *level;
};

G_DEFINE_FINAL_TYPE (VedettePreferencesWindow, vedette_preferences_window, VEDETTE_TYPE_DIALOG)

static void
on_selected (GtkDropDown *control)
{
  vedette_settings_set (g_object_get_data (G_OBJECT (control), "vedette-key"), (int) gtk_drop_down_get_selected (control));
}

static void
bind (GtkDropDown *control,
      const char  *key)
{
  vedette_drop_down_give_way (control);
  gtk_drop_down_set_selected (control, (guint) vedette_settings_get (key));
  g_object_set_data (G_OBJECT (control), "vedette-key", (gpointer) key);
  g_signal_connect (control, "notify::selected", G_CALLBACK (on_selected), NULL);
}

static void
on_active (GtkSwitch *control)
{
  vedette_settings_set (g_object_get_data (G_OBJECT (control), "vedette-key"), gtk_switch_get_active (control));
}

static void
bind_switch (GtkSwitch  *control,
             const char *key)
{
  gtk_switch_set_active (control, vedette_settings_get (key));
  g_object_set_data (G_OBJECT (control), "vedette-key", (gpointer) key);
  g_signal_connect (control, "notify::active", G_CALLBACK (on_active), NULL);
}

static void
show_values (GtkDropDown *control,
             GType        type)
{
  g_auto (GStrv) labels = vedette_enum_list_labels (type);
  g_autoptr (GtkStringList) list = gtk_string_list_new ((const char * const *) labels);

  gtk_drop_down_set_model (control, G_LIST_MODEL (list));
}

static void
vedette_preferences_window_class_init (VedettePreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (VEDETTE_TYPE_CONTROL_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/preferences/vedette-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, keep_awake);
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, paper);
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, clocks);
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, show_keys);
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, snatch_sound);
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, stop_notification);
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, dice_row);
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, dice);
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, level_row);
  gtk_widget_class_bind_template_child (widget_class, VedettePreferencesWindow, level);
}

static void
vedette_preferences_window_init (VedettePreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_preferences_row_set_title (self->dice_row, _(VEDETTE_LABEL_DICE));
  adw_preferences_row_set_title (self->level_row, _(VEDETTE_LABEL_LEVEL));
  show_values (self->dice, VEDETTE_TYPE_ROLLING);
  show_values (self->level, VEDETTE_TYPE_LEVEL);
  bind (self->keep_awake, "keep-awake");
  bind (self->paper, "paper");
  bind_switch (self->clocks, "clocks");
  bind_switch (self->show_keys, "show-keys");
  bind_switch (self->snatch_sound, "snatch-sound");
  bind_switch (self->stop_notification, "stop-notification");
  bind (self->dice, "dice");
  bind (self->level, "level");
}

/**
 * vedette_preferences_window_new:
 *
 * Returns: (transfer none): a modal window, to be presented; what is chosen holds at once
 */
GtkWidget *
vedette_preferences_window_new (GtkWindow *parent)
{
  return g_object_new (VEDETTE_TYPE_PREFERENCES_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
}
