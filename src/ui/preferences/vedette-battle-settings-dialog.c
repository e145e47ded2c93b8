/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of one battle: how much is asked, whose dice, the house rules. Each change is a step. */

#include "vedette-config.h"

#include "ui/preferences/vedette-battle-settings-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/preferences/vedette-switch-row.h"
#include "ui/widgets/vedette-drop-down.h"

/* How long a spin button is left alone before its number counts, in milliseconds */
#define REST 700

/* One thing that may be set: a drop-down, a spin button or an entry, as the property is */
typedef struct
{
  gint64 record;
  const char *property;
  GtkWidget *control;
} Setting;

struct _VedetteBattleSettingsDialog
{
  VedetteDialog parent_instance;

  GArray *settings;    /* of Setting, from top to bottom */
  GtkWidget *again;    /* NULL where nothing is said only once */
  GPtrArray *switches; /* of VedetteSwitchRow, as in the table */
  guint rest;          /* until a spin button rests */
  GtkButton *agreed;
  VedetteSession *session;
  const VedetteSwitchTable *table; /* NULL for a system without house rules */
  VedetteMove *refused;            /* what both sides may still agree to */
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

static gpointer
get_numbers (VedetteBattleSettingsDialog *self)
{
  return vedette_battle_get_single (vedette_session_get_battle (self->session), self->table->numbers ());
}

static Setting *
get_setting (VedetteBattleSettingsDialog *self,
             guint                        i)
{
  return &g_array_index (self->settings, Setting, i);
}

static gpointer
find_record (VedetteBattleSettingsDialog *self,
             const Setting               *setting)
{
  return vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_RECORD, setting->record);
}

/* Returns: a number, or the value of an enumeration */
static int
get_int (VedetteBattleSettingsDialog *self,
         const Setting               *setting)
{
  int value;

  g_object_get (find_record (self, setting), setting->property, &value, NULL);
  return value;
}

static char *
get_text (VedetteBattleSettingsDialog *self,
          const Setting               *setting)
{
  char *text;

  g_object_get (find_record (self, setting), setting->property, &text, NULL);
  return text;
}

static void
show_text (GtkEditable *entry,
           const char  *text)
{
  /* Who is typing goes on typing. */
  if (!(gtk_widget_get_state_flags (GTK_WIDGET (entry)) & GTK_STATE_FLAG_FOCUS_WITHIN) &&
      !g_str_equal (gtk_editable_get_text (entry), text))
    gtk_editable_set_text (entry, text);
}

static void
update_setting (VedetteBattleSettingsDialog *self,
                const Setting               *setting)
{
  if (GTK_IS_DROP_DOWN (setting->control))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (setting->control), (guint) get_int (self, setting));
  else if (GTK_IS_SPIN_BUTTON (setting->control) && self->rest == 0)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (setting->control), get_int (self, setting));
  else if (GTK_IS_ENTRY (setting->control))
    {
      g_autofree char *text = get_text (self, setting);

      show_text (GTK_EDITABLE (setting->control), text);
    }
}

/* Nothing can be said again before anything was said. */
static void
update_again (VedetteBattleSettingsDialog *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "remind-again");
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (get_rules (self), move);

  gtk_widget_set_sensitive (self->again, !vedette_ruling_is_final (ruling));
}

static void
update_switch (VedetteBattleSettingsDialog *self,
               VedetteSwitchRow            *shown)
{
  const VedetteSwitch *row = vedette_switch_row_get_switch (shown);

  vedette_switch_row_show_value (shown, vedette_switch_get_value (row, get_switches (self)));
  if (row->number != NULL && self->rest == 0)
    vedette_switch_row_show_number (shown, vedette_switch_get_number (row, get_numbers (self)));
}

/* Shows what holds; a choice that was refused goes back. */
static void
update (VedetteBattleSettingsDialog *self)
{
  self->updating = TRUE;
  for (guint i = 0; i < self->settings->len; i++)
    update_setting (self, get_setting (self, i));
  if (self->again != NULL)
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
      if (!vedette_ruling_is_final (ruling) && vedette_ruling_get_verdict (ruling) != VEDETTE_VERDICT_ALLOWED)
        self->refused = g_object_ref (move);
      update (self);
    }
  vedette_dialog_say (VEDETTE_DIALOG (self), error != NULL ? error->message : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->agreed), self->refused != NULL);
}

static void
say_int (VedetteBattleSettingsDialog *self,
         const Setting               *setting,
         int                          value)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (get_rules (self), find_record (self, setting));

  g_object_set (move, setting->property, value, NULL);
  do_edit (self, move);
}

static void
on_choice (GtkDropDown                 *control,
           GParamSpec                  *pspec,
           VedetteBattleSettingsDialog *self)
{
  if (self->updating)
    return;
  for (guint i = 0; i < self->settings->len; i++)
    if (get_setting (self, i)->control == GTK_WIDGET (control))
      say_int (self, get_setting (self, i), (int) gtk_drop_down_get_selected (control));
}

static void
say_switch (VedetteBattleSettingsDialog *self,
            const VedetteSwitch         *row,
            const char                  *value)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "set-switch");

  g_object_set (move, "switch", row->key, "value", value, NULL);
  do_edit (self, move);
}

static void
on_switch (VedetteSwitchRow            *shown,
           VedetteBattleSettingsDialog *self)
{
  const VedetteSwitch *row = vedette_switch_row_get_switch (shown);
  int value;

  if (self->updating)
    return;
  /* A choice that was put back while it was said is said once more. */
  value = vedette_switch_row_get_value (shown);
  if (value != vedette_switch_get_value (row, get_switches (self)))
    say_switch (self, row, vedette_switch_get_value_nick (row, value));
}

/* Says what was typed, if that is something new. */
static void
say_text (VedetteBattleSettingsDialog *self,
          const Setting               *setting)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (get_rules (self), find_record (self, setting));
  g_autofree char *old = get_text (self, setting);
  g_autofree char *stripped = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (setting->control))));

  if (g_str_equal (old, stripped))
    return;
  g_object_set (move, setting->property, stripped, NULL);
  do_edit (self, move);
}

static void
on_text (VedetteBattleSettingsDialog *self)
{
  if (self->session == NULL || self->updating)
    return;
  for (guint i = 0; i < self->settings->len; i++)
    if (GTK_IS_ENTRY (get_setting (self, i)->control))
      say_text (self, get_setting (self, i));
}

static void
say_number (VedetteBattleSettingsDialog *self,
            const Setting               *setting,
            int                          value)
{
  if (GTK_IS_SPIN_BUTTON (setting->control) && value != get_int (self, setting))
    say_int (self, setting, value);
}

static void
say_number_of (VedetteBattleSettingsDialog *self,
               const VedetteSwitch         *row,
               int                          number)
{
  g_autofree char *value = g_strdup_printf ("%d", number);

  if (row->number != NULL && number != vedette_switch_get_number (row, get_numbers (self)))
    say_switch (self, row, value);
}

static void
say_numbers (VedetteBattleSettingsDialog *self)
{
  g_autofree int *values = g_new0 (int, self->settings->len);
  g_autofree int *numbers = g_new0 (int, self->switches->len);

  /* All of them are read before the first is said: each step shows the others as they were. */
  for (guint i = 0; i < self->settings->len; i++)
    if (GTK_IS_SPIN_BUTTON (get_setting (self, i)->control))
      values[i] = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (get_setting (self, i)->control));
  for (guint i = 0; i < self->switches->len; i++)
    numbers[i] = vedette_switch_row_get_number (self->switches->pdata[i]);

  g_clear_handle_id (&self->rest, g_source_remove);
  for (guint i = 0; i < self->settings->len; i++)
    say_number (self, get_setting (self, i), values[i]);
  for (guint i = 0; i < self->switches->len; i++)
    say_number_of (self, vedette_switch_row_get_switch (self->switches->pdata[i]), numbers[i]);
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

  on_text (self);
  for (guint i = 0; i < self->settings->len; i++)
    if (GTK_IS_SPIN_BUTTON (get_setting (self, i)->control))
      gtk_spin_button_update (GTK_SPIN_BUTTON (get_setting (self, i)->control));
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

  gtk_widget_set_visible (GTK_WIDGET (self->agreed), FALSE);
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

  G_OBJECT_CLASS (vedette_battle_settings_dialog_parent_class)->dispose (object);
}

static void
vedette_battle_settings_dialog_finalize (GObject *object)
{
  VedetteBattleSettingsDialog *self = VEDETTE_BATTLE_SETTINGS_DIALOG (object);

  g_array_unref (self->settings);
  g_ptr_array_unref (self->switches);

  G_OBJECT_CLASS (vedette_battle_settings_dialog_parent_class)->finalize (object);
}

static void
vedette_battle_settings_dialog_class_init (VedetteBattleSettingsDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_battle_settings_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_battle_settings_dialog_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = vedette_battle_settings_dialog_close_request;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "settings.again", NULL, activate_again);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "settings.agreed", NULL, activate_agreed);
}

static void
vedette_battle_settings_dialog_init (VedetteBattleSettingsDialog *self)
{
  self->settings = g_array_new (FALSE, FALSE, sizeof (Setting));
  self->switches = g_ptr_array_new ();
}

static gboolean
has (gpointer    record,
     const char *property)
{
  return record != NULL && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property) != NULL;
}

/* Whether the system keeps it, and lets it be changed */
static gboolean
may_set (VedetteBattleSettingsDialog *self,
         gpointer                     record,
         const char                  *property)
{
  g_autoptr (VedetteMove) move = has (record, property) ? vedette_rules_new_edit_of (get_rules (self), record) : NULL;

  return has (move, property);
}

static GtkWidget *
make_choice (GType type)
{
  g_auto (GStrv) labels = vedette_enum_list_labels (type);

  return vedette_drop_down_new_from_strings ((const char * const *) labels);
}

static GtkWidget *
make_entry (VedetteBattleSettingsDialog *self,
            int                          width)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), width);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_text), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_text), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, focus);
  return entry;
}

static GtkWidget *
make_spin (VedetteBattleSettingsDialog *self,
           GParamSpecInt               *pspec,
           int                          width)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (pspec->minimum, pspec->maximum, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), width);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
  return spin;
}

static GtkWidget *
make_control (VedetteBattleSettingsDialog *self,
              GParamSpec                  *pspec,
              int                          width)
{
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    return make_choice (G_PARAM_SPEC_VALUE_TYPE (pspec));
  if (G_IS_PARAM_SPEC_INT (pspec))
    return make_spin (self, G_PARAM_SPEC_INT (pspec), width);
  return make_entry (self, width);
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
  Setting setting = { .property = property };
  GParamSpec *pspec;

  if (!may_set (self, record, property))
    return;
  pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property);
  setting.record = vedette_record_get_id (record);
  setting.control = vedette_row_add (group, title != NULL ? title : vedette_param_spec_get_label (pspec),
                                     vedette_param_spec_get_hint (pspec), make_control (self, pspec, width));
  g_array_append_val (self->settings, setting);
  gtk_widget_set_visible (group, TRUE);
}

/* Of all parties whose records say whose dice they roll */
static void
add_dice (VedetteBattleSettingsDialog *self,
          GtkWidget                   *group)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (get_rules (self), VEDETTE_AUDIENCE_ALL);

  for (guint i = 0; i < g_list_model_get_n_items (parties); i++)
    {
      g_autoptr (VedetteParty) party = g_list_model_get_item (parties, i);
      /* Translators: a side */
      g_autofree char *title = g_strdup_printf (_("Dice of %s"), vedette_party_get_name (party));

      add_setting (self, group, vedette_battle_find (battle, VEDETTE_TYPE_RECORD, vedette_party_get_record (party)), "rolling",
                   title, 0);
    }
}

/* It is seen once there is a setting in it. */
static GtkWidget *
add_group (VedetteBattleSettingsDialog *self,
           const char                  *title)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), title);

  gtk_widget_set_visible (group, FALSE);
  return group;
}

static void
add_settings (VedetteBattleSettingsDialog *self)
{
  gpointer about = vedette_rules_get_about (get_rules (self));
  GtkWidget *battle = add_group (self, _("Battle"));
  GtkWidget *end = add_group (self, _("When to Stop"));

  add_setting (self, battle, about, "level", NULL, 0);
  add_dice (self, battle);
  add_setting (self, battle, about, "host-rules", NULL, 14);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (end), _("A reminder: the game never ends by itself"));
  add_setting (self, end, about, "stop-after", NULL, 4);
  add_setting (self, end, about, "stop-at", NULL, 6);
}

static void
add_reminders (VedetteBattleSettingsDialog *self)
{
  g_autoptr (VedetteMove) again = vedette_rules_find_move (get_rules (self), "remind-again", NULL);
  GtkWidget *group;

  if (again == NULL)
    return;
  group = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("Reminders"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("Each is said once in a battle"));
  self->again = gtk_button_new_with_label (_("Say the Reminders Again"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->again), "settings.again");
  gtk_widget_set_halign (self->again, GTK_ALIGN_START);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->again);
}

static void
add_switch (VedetteBattleSettingsDialog *self,
            GtkWidget                   *card,
            guint                        i)
{
  GtkWidget *shown = vedette_switch_row_new (vedette_switch_table_nth (self->table, i));

  if (gtk_widget_get_first_child (card) != NULL)
    gtk_box_append (GTK_BOX (card), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (card), shown);
  self->switches->pdata[i] = shown;
}

static void
add_switch_group (VedetteBattleSettingsDialog *self,
                  int                          about)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), vedette_switch_table_get_group_label (self->table, about));
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (about == 0)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                           _("House rules. Each holds from the next roll on, and is noted in the log."));
  gtk_widget_add_css_class (card, "card");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), card);
  for (guint i = 0; i < vedette_switch_table_get_n (self->table); i++)
    if (vedette_switch_table_nth (self->table, i)->group == about)
      add_switch (self, card, i);
}

static void
watch (VedetteBattleSettingsDialog *self)
{
  for (guint i = 0; i < self->settings->len; i++)
    if (GTK_IS_DROP_DOWN (get_setting (self, i)->control))
      g_signal_connect (get_setting (self, i)->control, "notify::selected", G_CALLBACK (on_choice), self);
  for (guint i = 0; i < self->switches->len; i++)
    {
      g_signal_connect (self->switches->pdata[i], "chosen", G_CALLBACK (on_switch), self);
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
                                                    "title", _("Battle Settings"), NULL);

  self->session = g_object_ref (session);
  self->table = vedette_rules_get_switches (get_rules (self));
  add_settings (self);
  add_reminders (self);
  g_ptr_array_set_size (self->switches, (int) vedette_switch_table_get_n (self->table));
  for (guint about = 0; about < vedette_switch_table_get_n_groups (self->table); about++)
    add_switch_group (self, (int) about);
  self->agreed = GTK_BUTTON (gtk_button_new_with_label (_("Agreed")));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->agreed), _("Both sides say so"));
  gtk_widget_set_visible (GTK_WIDGET (self->agreed), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->agreed), "settings.agreed");
  vedette_dialog_add_answer (VEDETTE_DIALOG (self), GTK_WIDGET (self->agreed));
  update (self);
  watch (self);
  return GTK_WIDGET (self);
}
