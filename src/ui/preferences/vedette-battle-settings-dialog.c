/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of one battle: how much is asked, whose dice, the house rules. Each change is a step. */

#include "vedette-config.h"

#include "ui/preferences/vedette-battle-settings-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/preferences/vedette-setting-row.h"
#include "ui/preferences/vedette-switch-card.h"
#include "ui/preferences/vedette-switch-row.h"

/* How long a spin button is left alone before its number counts, in milliseconds */
#define REST 700

struct _VedetteBattleSettingsDialog
{
  VedetteDialog parent_instance;

  /* template */
  GtkWidget *settings_group;
  GtkWidget *end_group;
  GtkWidget *reminders_group;
  GtkWidget *again;
  GtkWidget *agreed;

  const VedetteSwitchTable *table; /* NULL for a system without house rules */

  /* owned */
  GPtrArray *settings; /* of VedetteSettingRow, from top to bottom; borrowed, as are the next */
  GPtrArray *switches; /* of VedetteSwitchRow, as in the table */
  VedetteSession *session;
  VedetteMove *refused; /* what both sides may still agree to */
  guint rest;           /* until a spin button rests */
  gboolean counting;    /* while numbers are said: each step shows the others as they were */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (VedetteBattleSettingsDialog, vedette_battle_settings_dialog, VEDETTE_TYPE_DIALOG)

static VedetteRules *
get_rules (VedetteBattleSettingsDialog *self)
{
  return vedette_session_get_rules (self->session);
}

static gpointer
get_switches (VedetteBattleSettingsDialog *self)
{
  return vedette_battle_get_single (vedette_session_get_battle (self->session), self->table->record ());
}

/* Returns: (nullable): %NULL where no house rule has one */
static gpointer
get_numbers (VedetteBattleSettingsDialog *self)
{
  return self->table->numbers == NULL
           ? NULL : vedette_battle_get_single (vedette_session_get_battle (self->session), self->table->numbers ());
}

static gpointer
find_record (VedetteBattleSettingsDialog *self,
             VedetteSettingRow           *row)
{
  return vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_RECORD,
                              vedette_setting_row_get_record (row));
}

/* A number that somebody is at stays. */
static gboolean
may_show_numbers (VedetteBattleSettingsDialog *self)
{
  return self->rest == 0 && !self->counting;
}

static void
update_setting (VedetteBattleSettingsDialog *self,
                VedetteSettingRow           *row)
{
  if (!vedette_setting_row_is_number (row) || may_show_numbers (self))
    vedette_setting_row_show (row, find_record (self, row));
}

/* Nothing can be said again before anything was said. */
static void
update_again (VedetteBattleSettingsDialog *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "remind-again");
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (get_rules (self), move);

  gtk_widget_set_sensitive (self->again, !ruling->is_final);
}

static void
update_switch (VedetteBattleSettingsDialog *self,
               VedetteSwitchRow            *shown)
{
  vedette_switch_row_show_value (shown, get_switches (self));
  if (may_show_numbers (self))
    vedette_switch_row_show_number (shown, get_numbers (self));
}

/* Shows what holds; a choice that was refused goes back. */
static void
update (VedetteBattleSettingsDialog *self)
{
  self->updating = TRUE;
  for (guint i = 0; i < self->settings->len; i++)
    update_setting (self, self->settings->pdata[i]);
  if (gtk_widget_get_visible (self->reminders_group))
    update_again (self);
  for (guint i = 0; i < self->switches->len; i++)
    update_switch (self, self->switches->pdata[i]);
  self->updating = FALSE;
}

static void
do_edit (VedetteBattleSettingsDialog *self,
         VedetteMove                 *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (get_rules (self), move);
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->refused);
  if (vedette_session_perform (self->session, move, 0, FALSE, &error) == NULL)
    {
      if (!ruling->is_final && ruling->verdict != VEDETTE_VERDICT_ALLOWED)
        self->refused = g_object_ref (move);
      update (self);
    }
  vedette_dialog_say (VEDETTE_DIALOG (self), error != NULL ? error->message : NULL);
  gtk_widget_set_visible (self->agreed, self->refused != NULL);
}

static void
say_setting (VedetteBattleSettingsDialog *self,
             VedetteSettingRow           *row)
{
  gpointer record = find_record (self, row);
  g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (get_rules (self), record);

  if (vedette_setting_row_say (row, record, move))
    do_edit (self, move);
}

static void
on_setting (VedetteBattleSettingsDialog *self,
            VedetteSettingRow           *row)
{
  if (!self->updating)
    say_setting (self, row);
}

/* A choice that was put back while it was said is said once more. */
static void
on_switch (VedetteBattleSettingsDialog *self,
           VedetteSwitchRow            *shown)
{
  g_autoptr (VedetteMove) move = NULL;

  if (self->updating)
    return;
  move = vedette_session_new_move (self->session, "set-switch");
  if (vedette_switch_row_say_value (shown, get_switches (self), move))
    do_edit (self, move);
}

static void
say_number_of (VedetteBattleSettingsDialog *self,
               VedetteSwitchRow            *shown)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "set-switch");

  if (vedette_switch_row_say_number (shown, get_numbers (self), move))
    do_edit (self, move);
}

static void
say_numbers (VedetteBattleSettingsDialog *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  self->counting = TRUE;
  for (guint i = 0; i < self->settings->len; i++)
    if (vedette_setting_row_is_number (self->settings->pdata[i]))
      say_setting (self, self->settings->pdata[i]);
  for (guint i = 0; i < self->switches->len; i++)
    say_number_of (self, self->switches->pdata[i]);
  self->counting = FALSE;
  update (self);
}

static gboolean
on_rest (gpointer user_data)
{
  VedetteBattleSettingsDialog *self = user_data;

  self->rest = 0;
  say_numbers (self);
  return G_SOURCE_REMOVE;
}

/* Each number on the way to the one that is meant would be a step. */
static void
on_number (VedetteBattleSettingsDialog *self)
{
  if (self->updating)
    return;
  g_clear_handle_id (&self->rest, g_source_remove);
  self->rest = g_timeout_add (REST, on_rest, self);
}

static gboolean
vedette_battle_settings_dialog_close_request (GtkWindow *window)
{
  VedetteBattleSettingsDialog *self = VEDETTE_BATTLE_SETTINGS_DIALOG (window);

  for (guint i = 0; i < self->settings->len; i++)
    {
      vedette_setting_row_settle (self->settings->pdata[i]);
      if (!vedette_setting_row_is_number (self->settings->pdata[i]))
        say_setting (self, self->settings->pdata[i]);
    }
  for (guint i = 0; i < self->switches->len; i++)
    vedette_switch_row_settle (self->switches->pdata[i]);
  say_numbers (self);
  return GTK_WINDOW_CLASS (vedette_battle_settings_dialog_parent_class)->close_request (window);
}

static void
activate_again (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  VedetteBattleSettingsDialog *self = VEDETTE_BATTLE_SETTINGS_DIALOG (widget);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "remind-again");

  do_edit (self, move);
}

static void
activate_agreed (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteBattleSettingsDialog *self = VEDETTE_BATTLE_SETTINGS_DIALOG (widget);
  g_autoptr (VedetteMove) move = g_steal_pointer (&self->refused);
  g_autoptr (GError) error = NULL;

  gtk_widget_set_visible (self->agreed, FALSE);
  if (move == NULL)
    return;
  vedette_session_perform (self->session, move, 0, TRUE, &error);
  vedette_dialog_say (VEDETTE_DIALOG (self), error != NULL ? error->message : NULL);
}

static void
vedette_battle_settings_dialog_dispose (GObject *object)
{
  VedetteBattleSettingsDialog *self = VEDETTE_BATTLE_SETTINGS_DIALOG (object);

  /* While the controls go, they select nothing. */
  self->updating = TRUE;
  g_clear_handle_id (&self->rest, g_source_remove);
  g_clear_object (&self->refused);
  g_clear_object (&self->session);
  g_clear_pointer (&self->settings, g_ptr_array_unref);
  g_clear_pointer (&self->switches, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_battle_settings_dialog_parent_class)->dispose (object);
}

static void
vedette_battle_settings_dialog_class_init (VedetteBattleSettingsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_battle_settings_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = vedette_battle_settings_dialog_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/vedette_wargames/Vedette/preferences/"
                                                             "vedette-battle-settings-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleSettingsDialog, settings_group);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleSettingsDialog, end_group);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleSettingsDialog, reminders_group);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleSettingsDialog, again);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleSettingsDialog, agreed);
  gtk_widget_class_install_action (widget_class, "settings.again", NULL, activate_again);
  gtk_widget_class_install_action (widget_class, "settings.agreed", NULL, activate_agreed);
}

static void
vedette_battle_settings_dialog_init (VedetteBattleSettingsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_ptr_array_new ();
  self->switches = g_ptr_array_new ();
}

/* Adds what the system has of it: @record may be %NULL. @title is %NULL for what the property is called, @width in letters. */
static void
add_setting (VedetteBattleSettingsDialog *self,
             GtkWidget                   *group,
             gpointer                     record,
             const char                  *property,
             const char                  *title,
             int                          width)
{
  GtkWidget *row;

  if (!vedette_setting_row_may_be (get_rules (self), record, property))
    return;
  row = vedette_setting_row_new (record, property, title, width);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  g_ptr_array_add (self->settings, row);
  gtk_widget_set_visible (group, TRUE);
}

/* Of all parties whose records say whose dice they roll */
static void
add_dice (VedetteBattleSettingsDialog *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);

  vedette_each_new (VedetteParty, party, vedette_rules_list_parties (get_rules (self), VEDETTE_AUDIENCE_ALL))
    {
      /* Translators: a side */
      g_autofree char *title = g_strdup_printf (_("Dice for %s"), party->name);

      add_setting (self, self->settings_group,
                   vedette_battle_find (battle, VEDETTE_TYPE_RECORD, party->record), "rolling", title, 0);
    }
}

static void
add_settings (VedetteBattleSettingsDialog *self)
{
  gpointer about = vedette_rules_get_about (get_rules (self));

  add_setting (self, self->settings_group, about, "level", NULL, 0);
  add_dice (self);
  add_setting (self, self->settings_group, about, "host-rules", NULL, 14);
  add_setting (self, self->end_group, about, "stop-after", NULL, 4);
  add_setting (self, self->end_group, about, "stop-at", NULL, 6);
}

static void
watch (VedetteBattleSettingsDialog *self)
{
  for (guint i = 0; i < self->settings->len; i++)
    {
      g_signal_connect_object (self->settings->pdata[i], "chosen", G_CALLBACK (on_setting), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->settings->pdata[i], "counted", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
    }
  for (guint i = 0; i < self->switches->len; i++)
    {
      g_signal_connect_swapped (self->switches->pdata[i], "chosen", G_CALLBACK (on_switch), self);
      g_signal_connect_swapped (self->switches->pdata[i], "counted", G_CALLBACK (on_number), self);
    }
  g_signal_connect_object (self->session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_battle_settings_dialog_new:
 *
 * Shows what the system of the battle has of all this.
 *
 * Returns: (transfer none): a modal window, to be presented; what is chosen holds at once
 */
GtkWidget *
vedette_battle_settings_dialog_new (GtkWindow      *parent,
                                    VedetteSession *session)
{
  VedetteBattleSettingsDialog *self = g_object_new (VEDETTE_TYPE_BATTLE_SETTINGS_DIALOG, "transient-for", parent, "modal", TRUE,
                                                    NULL);
  g_autoptr (VedetteMove) again = NULL;

  self->session = g_object_ref (session);
  self->table = vedette_rules_get_switches (get_rules (self));
  add_settings (self);
  again = vedette_rules_find_move (get_rules (self), "remind-again", NULL);
  gtk_widget_set_visible (self->reminders_group, again != NULL);
  g_ptr_array_set_size (self->switches, (int) vedette_switch_table_get_n (self->table));
  for (guint about = 0; about < vedette_switch_table_get_n_groups (self->table); about++)
    vedette_dialog_add (VEDETTE_DIALOG (self), vedette_switch_card_new (self->table, (int) about, self->switches));
  update (self);
  watch (self);
  return GTK_WIDGET (self);
}
