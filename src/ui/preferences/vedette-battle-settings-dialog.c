/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of one battle: how much is asked, whose dice, the house rules. Each change is a step. */

#include "vedette-config.h"

#include "ui/preferences/vedette-battle-settings-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/switches/vedette-switch-table.h"
#include "ui/widgets/vedette-drop-down.h"

#define N_SIDES 2
/* How long a spin button is left alone before its number counts, in milliseconds */
#define REST 700

struct _VedetteBattleSettingsDialog
{
  VedetteDialog parent_instance;

  GtkDropDown *level;
  GtkDropDown *dice[N_SIDES];
  GtkEditable *host_rules;
  GtkSpinButton *stop_after;
  GtkEditable *stop_at;
  GtkWidget *again;
  GPtrArray *switches; /* of GtkDropDown, as in the table */
  GPtrArray *usual;    /* of GtkLabel, as in the table: what the rules have, where the players have something else */
  GPtrArray *numbers;  /* of GtkSpinButton, as in the table; NULL where no value is a number */
  guint rest; /* until a spin button rests */
  GtkButton *agreed;
  VedetteSession *session;
  VedetteMove *refused; /* what both sides may still agree to */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (VedetteBattleSettingsDialog, vedette_battle_settings_dialog, VEDETTE_TYPE_DIALOG)

/* Shows what holds; a choice that was refused goes back. */
static void
set_text (GtkEditable *entry,
          const char  *text)
{
  /* Who is typing goes on typing. */
  if (!(gtk_widget_get_state_flags (GTK_WIDGET (entry)) & GTK_STATE_FLAG_FOCUS_WITHIN) &&
      !g_str_equal (gtk_editable_get_text (entry), text))
    gtk_editable_set_text (entry, text);
}

static void
update_switch (VedetteBattleSettingsDialog *self,
               const VedetteSkirmish       *skirmish,
               guint                        i)
{
  const VedetteSwitch *row = vedette_switch_nth (i);
  int value = vedette_switch_get_value (row, skirmish->switches);
  /* Translators: one of the values of a house rule, in the words of its list */
  g_autofree char *usual = g_strdup_printf (_("As the rules are read: %s"),
                                            vedette_switch_get_value_label (row, vedette_switch_nth_value (row, 0)));

  gtk_drop_down_set_selected (self->switches->pdata[i], vedette_switch_find_position (row, value));
  if (self->numbers->pdata[i] != NULL)
    {
      if (self->rest == 0)
        gtk_spin_button_set_value (self->numbers->pdata[i], vedette_switch_get_number (row, skirmish->about));
      gtk_widget_set_visible (gtk_widget_get_parent (self->numbers->pdata[i]),
                              vedette_switch_is_number (row, value));
    }
  gtk_label_set_text (self->usual->pdata[i], usual);
  gtk_widget_set_visible (self->usual->pdata[i], value != vedette_switch_nth_value (row, 0));
}

static void
update (VedetteBattleSettingsDialog *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  self->updating = TRUE;
  gtk_drop_down_set_selected (self->level, vedette_about_get_level (skirmish.about));
  for (guint i = 0; i < N_SIDES; i++)
    gtk_drop_down_set_selected (self->dice[i], vedette_force_get_rolling (skirmish.forces[i]));
  set_text (self->host_rules, vedette_about_get_host_rules (skirmish.about));
  set_text (self->stop_at, vedette_about_get_stop_at (skirmish.about));
  if (self->rest == 0)
    gtk_spin_button_set_value (self->stop_after, vedette_about_get_stop_after (skirmish.about));
  gtk_widget_set_sensitive (self->again, vedette_skirmish_game_get_reminded (skirmish.game)[0] != NULL);
  for (guint i = 0; i < vedette_switch_get_n (); i++)
    update_switch (self, &skirmish, i);
  self->updating = FALSE;
}

static void
do_edit (VedetteBattleSettingsDialog *self,
         VedetteMove                 *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (vedette_session_get_rules (self->session), move);
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
on_level (VedetteBattleSettingsDialog *self)
{
  g_autoptr (VedetteMove) move = NULL;

  if (self->updating)
    return;
  move = vedette_session_new_move (self->session, "set-battle");
  g_object_set (move, "level", (VedetteLevel) gtk_drop_down_get_selected (self->level), NULL);
  do_edit (self, move);
}

static void
on_dice (GtkDropDown                 *control,
         GParamSpec                  *pspec,
         VedetteBattleSettingsDialog *self)
{
  g_autoptr (VedetteMove) move = NULL;
  VedetteSkirmish skirmish;

  if (self->updating)
    return;
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  move = vedette_session_new_move (self->session, "set-side");
  g_object_set (move, "side", vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[control == self->dice[0] ? 0 : 1])), "rolling",
                (VedetteRolling) gtk_drop_down_get_selected (control), NULL);
  do_edit (self, move);
}

static void
on_switch (GtkDropDown                 *control,
           GParamSpec                  *pspec,
           VedetteBattleSettingsDialog *self)
{
  g_autoptr (VedetteMove) move = NULL;
  VedetteSkirmish skirmish;
  const VedetteSwitch *row;
  guint i;
  int value;

  if (self->updating || !g_ptr_array_find (self->switches, control, &i))
    return;
  row = vedette_switch_nth (i);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  /* A choice that was put back while it was said is said once more. */
  value = vedette_switch_nth_value (row, gtk_drop_down_get_selected (control));
  if (value == vedette_switch_get_value (row, skirmish.switches))
    return;
  move = vedette_session_new_move (self->session, "set-switch");
  g_object_set (move, "switch", row->key, "value", vedette_switch_get_value_nick (row, value), NULL);
  do_edit (self, move);
}

/* Says what was typed of the battle, if that is something new. */
static void
set_battle (VedetteBattleSettingsDialog *self,
            const char                  *property,
            const char                  *text)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "set-battle");
  g_autofree char *old = NULL;
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  g_object_get (skirmish.about, property, &old, NULL);
  if (g_str_equal (old, stripped))
    return;
  g_object_set (move, property, stripped, NULL);
  do_edit (self, move);
}

static void
on_text (VedetteBattleSettingsDialog *self)
{
  if (self->session == NULL || self->updating)
    return;
  set_battle (self, "host-rules", gtk_editable_get_text (self->host_rules));
  set_battle (self, "stop-at", gtk_editable_get_text (self->stop_at));
}

static void
say_number_of (VedetteBattleSettingsDialog *self,
               guint                        i,
               int                          number)
{
  const VedetteSwitch *row = vedette_switch_nth (i);
  g_autoptr (VedetteMove) move = NULL;
  g_autofree char *value = NULL;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  if (number == vedette_switch_get_number (row, skirmish.about))
    return;
  move = vedette_session_new_move (self->session, "set-switch");
  value = g_strdup_printf ("%d", number);
  g_object_set (move, "switch", row->key, "value", value, NULL);
  do_edit (self, move);
}

static void
say_numbers (VedetteBattleSettingsDialog *self)
{
  int stop_after = gtk_spin_button_get_value_as_int (self->stop_after);
  g_autofree int *numbers = g_new0 (int, self->numbers->len);
  VedetteSkirmish skirmish;

  /* All of them are read before the first is said: each step shows the others as they were. */
  for (guint i = 0; i < self->numbers->len; i++)
    if (self->numbers->pdata[i] != NULL)
      numbers[i] = gtk_spin_button_get_value_as_int (self->numbers->pdata[i]);

  g_clear_handle_id (&self->rest, g_source_remove);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  if (stop_after != vedette_about_get_stop_after (skirmish.about))
    {
      g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "set-battle");

      g_object_set (move, "stop-after", stop_after, NULL);
      do_edit (self, move);
    }
  for (guint i = 0; i < self->numbers->len; i++)
    if (self->numbers->pdata[i] != NULL)
      say_number_of (self, i, numbers[i]);
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
  gtk_spin_button_update (self->stop_after);
  for (guint i = 0; i < self->numbers->len; i++)
    if (self->numbers->pdata[i] != NULL)
      gtk_spin_button_update (self->numbers->pdata[i]);
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
  g_ptr_array_unref (VEDETTE_BATTLE_SETTINGS_DIALOG (object)->switches);
  g_ptr_array_unref (VEDETTE_BATTLE_SETTINGS_DIALOG (object)->usual);
  g_ptr_array_unref (VEDETTE_BATTLE_SETTINGS_DIALOG (object)->numbers);

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
  self->switches = g_ptr_array_new ();
  self->usual = g_ptr_array_new ();
  self->numbers = g_ptr_array_new ();
}

static const char *
get_label (const char *property)
{
  return vedette_record_type_get_label (VEDETTE_TYPE_ABOUT, property);
}

static const char *
get_hint (const char *property)
{
  return vedette_record_type_get_hint (VEDETTE_TYPE_ABOUT, property);
}

static GtkEditable *
add_entry (VedetteBattleSettingsDialog *self,
           GtkWidget                   *group,
           const char                  *property,
           int                          width)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), width);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_text), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_text), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, focus);
  return GTK_EDITABLE (vedette_row_add (group, get_label (property), get_hint (property), entry));
}

static GtkSpinButton *
add_spin (VedetteBattleSettingsDialog *self,
          GtkWidget                   *group,
          const char                  *property)
{
  GParamSpecInt *pspec = G_PARAM_SPEC_INT (vedette_record_type_find (VEDETTE_TYPE_ABOUT, property));
  GtkWidget *spin = gtk_spin_button_new_with_range (pspec->minimum, pspec->maximum, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
  return GTK_SPIN_BUTTON (vedette_row_add (group, get_label (property), get_hint (property), spin));
}

static void
add_battle (VedetteBattleSettingsDialog *self)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("Battle"));
  g_auto (GStrv) levels = vedette_enum_list_labels (VEDETTE_TYPE_LEVEL);
  g_auto (GStrv) dice = vedette_enum_list_labels (VEDETTE_TYPE_ROLLING);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  self->level = GTK_DROP_DOWN (vedette_row_add_choice (group, get_label ("level"), get_hint ("level"),
                                                       (const char * const *) levels, VEDETTE_LEVEL_STANDARD));
  for (guint i = 0; i < N_SIDES; i++)
    {
      /* Translators: a side */
      g_autofree char *title = g_strdup_printf (_("Dice of %s"), vedette_force_get_name (skirmish.forces[i]));

      self->dice[i] = GTK_DROP_DOWN (vedette_row_add_choice (group, title, NULL, (const char * const *) dice,
                                                             VEDETTE_ROLLING_PROGRAM));
    }
  self->host_rules = add_entry (self, group, "host-rules", 14);
}

static void
add_end (VedetteBattleSettingsDialog *self)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("When to Stop"));

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("A reminder: the game never ends by itself"));
  self->stop_after = add_spin (self, group, "stop-after");
  self->stop_at = add_entry (self, group, "stop-at", 6);
}

static void
add_reminders (VedetteBattleSettingsDialog *self)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("Reminders"));

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("Each is said once in a battle"));
  self->again = gtk_button_new_with_label (_("Say the Reminders Again"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->again), "settings.again");
  gtk_widget_set_halign (self->again, GTK_ALIGN_START);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->again);
}

static GtkWidget *
add_words (GtkWidget  *box,
           const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  g_object_set (label, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
dim (GtkWidget *label)
{
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "caption");
}

/* How many that is, below the switch of which a value is a number */
static void
add_number (VedetteBattleSettingsDialog *self,
            GtkWidget                   *box,
            guint                        i)
{
  const VedetteSwitch *row = vedette_switch_nth (i);
  GtkWidget *label = gtk_label_new (vedette_switch_get_number_label (row));
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *spin;
  int lowest, highest;

  vedette_switch_get_range (row, &lowest, &highest);
  spin = gtk_spin_button_new_with_range (lowest, highest, 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), spin);
  gtk_box_append (GTK_BOX (box), line);
  self->numbers->pdata[i] = spin;
}

/* Words in full, and the choice below them: both are too long to stand in one row. */
static void
add_switch (VedetteBattleSettingsDialog *self,
            GtkWidget                   *group,
            guint                        i)
{
  const VedetteSwitch *row = vedette_switch_nth (i);
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = add_words (box, vedette_switch_get_label (row));
  /* Translators: where the catalogue of rules settles a house rule, and its key in files and on the command line */
  g_autofree char *source_text = g_strdup_printf (_("%s · %s"), row->rule, row->key);
  GtkWidget *control;

  for (guint n = 0; n < vedette_switch_get_n_values (row); n++)
    g_ptr_array_add (choices, (gpointer) vedette_switch_get_value_label (row, vedette_switch_nth_value (row, n)));
  g_ptr_array_add (choices, NULL);
  control = vedette_drop_down_new_from_strings ((const char * const *) choices->pdata);
  gtk_box_append (GTK_BOX (box), control);
  if (row->number != NULL)
    add_number (self, box, i);
  self->usual->pdata[i] = add_words (box, NULL);
  gtk_widget_add_css_class (self->usual->pdata[i], "caption");
  dim (add_words (box, vedette_switch_get_reason (row)));
  dim (add_words (box, source_text));
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 12, NULL);
  gtk_widget_add_css_class (box, "switch");
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, vedette_switch_get_label (row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, vedette_switch_get_reason (row), -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
  self->switches->pdata[i] = control;
  if (gtk_widget_get_first_child (group) != NULL)
    gtk_box_append (GTK_BOX (group), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (group), box);
}

static void
add_switch_group (VedetteBattleSettingsDialog *self,
                  VedetteSwitchGroup           about)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), vedette_switch_group_get_label (about));
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (about == 0)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                           _("House rules. Each holds from the next roll on, and is noted in the log."));
  gtk_widget_add_css_class (card, "card");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), card);
  for (guint i = 0; i < vedette_switch_get_n (); i++)
    if (vedette_switch_nth (i)->group == about)
      add_switch (self, card, i);
}

/**
 * vedette_battle_settings_dialog_new:
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
  g_ptr_array_set_size (self->switches, (int) vedette_switch_get_n ());
  g_ptr_array_set_size (self->usual, (int) vedette_switch_get_n ());
  g_ptr_array_set_size (self->numbers, (int) vedette_switch_get_n ());
  add_battle (self);
  add_end (self);
  add_reminders (self);
  for (guint about = 0; about < VEDETTE_N_SWITCH_GROUPS; about++)
    add_switch_group (self, (VedetteSwitchGroup) about);
  self->agreed = GTK_BUTTON (gtk_button_new_with_label (_("Agreed")));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->agreed), _("Both sides say so"));
  gtk_widget_set_visible (GTK_WIDGET (self->agreed), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->agreed), "settings.agreed");
  vedette_dialog_add_answer (VEDETTE_DIALOG (self), GTK_WIDGET (self->agreed));
  update (self);
  g_signal_connect_swapped (self->level, "notify::selected", G_CALLBACK (on_level), self);
  for (guint i = 0; i < N_SIDES; i++)
    g_signal_connect (self->dice[i], "notify::selected", G_CALLBACK (on_dice), self);
  for (guint i = 0; i < self->switches->len; i++)
    g_signal_connect (self->switches->pdata[i], "notify::selected", G_CALLBACK (on_switch), self);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
