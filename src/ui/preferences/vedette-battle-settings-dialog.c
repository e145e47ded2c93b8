/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of one battle: how much is asked, whose dice, the house rules. Each change is a step. */

#include "vedette-config.h"

#include "ui/preferences/vedette-battle-settings-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/vedette-skirmish.h"
#include "core/skirmish/vedette-switch-table.h"
#include "ui/widgets/vedette-drop-down.h"

#define N_SIDES 2

struct _VedetteBattleSettingsDialog
{
  VedetteDialog parent_instance;

  GtkDropDown *level;
  GtkDropDown *dice[N_SIDES];
  GPtrArray *switches; /* of GtkDropDown, as in the table */
  GtkButton *agreed;
  VedetteSession *session;
  VedetteMove *refused; /* what both sides may still agree to */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (VedetteBattleSettingsDialog, vedette_battle_settings_dialog, VEDETTE_TYPE_DIALOG)

/* Shows what holds; a choice that was refused goes back. */
static void
update (VedetteBattleSettingsDialog *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  self->updating = TRUE;
  gtk_drop_down_set_selected (self->level, vedette_about_get_level (skirmish.about));
  for (guint i = 0; i < N_SIDES; i++)
    gtk_drop_down_set_selected (self->dice[i], vedette_force_get_rolling (skirmish.forces[i]));
  for (guint i = 0; i < vedette_switch_get_n (); i++)
    gtk_drop_down_set_selected (self->switches->pdata[i],
                                (guint) vedette_switch_get_value (vedette_switch_nth (i), skirmish.switches));
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

  if (self->updating || !g_ptr_array_find (self->switches, control, &i))
    return;
  row = vedette_switch_nth (i);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  /* A choice that was put back while it was said is said once more. */
  if ((int) gtk_drop_down_get_selected (control) == vedette_switch_get_value (row, skirmish.switches))
    return;
  move = vedette_session_new_move (self->session, "set-switch");
  g_object_set (move, "switch", row->key, "value",
                vedette_switch_get_value_nick (row, (int) gtk_drop_down_get_selected (control)), NULL);
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
  g_clear_object (&self->refused);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_battle_settings_dialog_parent_class)->dispose (object);
}

static void
vedette_battle_settings_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (VEDETTE_BATTLE_SETTINGS_DIALOG (object)->switches);

  G_OBJECT_CLASS (vedette_battle_settings_dialog_parent_class)->finalize (object);
}

static void
vedette_battle_settings_dialog_class_init (VedetteBattleSettingsDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_battle_settings_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_battle_settings_dialog_finalize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "settings.agreed", NULL, activate_agreed);
}

static void
vedette_battle_settings_dialog_init (VedetteBattleSettingsDialog *self)
{
  self->switches = g_ptr_array_new ();
}

static void
add_battle (VedetteBattleSettingsDialog *self)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("Battle"));
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  self->level = GTK_DROP_DOWN (vedette_row_add_choice (group, _("How Much Is Asked"), _("Never changes what the rules are"),
                                                       (const char *[]){ _("Quick"), _("Standard"), _("Full"), NULL }, 1));
  for (guint i = 0; i < N_SIDES; i++)
    {
      /* Translators: a side */
      g_autofree char *title = g_strdup_printf (_("Dice of %s"), vedette_force_get_name (skirmish.forces[i]));

      self->dice[i] = GTK_DROP_DOWN (vedette_row_add_choice (group, title, NULL,
                                                             (const char *[]){ _("The program rolls"), _("Real dice, typed in"), NULL },
                                                             0));
    }
}

/* Words in full, and the choice below them: both are too long to stand in one row. */
static void
add_switch (VedetteBattleSettingsDialog *self,
            GtkWidget                   *group,
            const VedetteSwitch         *row)
{
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new (vedette_switch_get_label (row));
  GtkWidget *reason = gtk_label_new (vedette_switch_get_reason (row));
  GtkWidget *control;

  for (guint i = 0; i < vedette_switch_get_n_values (row); i++)
    g_ptr_array_add (choices, (gpointer) vedette_switch_get_value_label (row, (int) i));
  g_ptr_array_add (choices, NULL);
  control = vedette_drop_down_new_from_strings ((const char * const *) choices->pdata);
  g_object_set (title, "wrap", TRUE, "xalign", 0.0, NULL);
  g_object_set (reason, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (reason, "dim-label");
  gtk_widget_add_css_class (reason, "caption");
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 12, NULL);
  gtk_widget_add_css_class (box, "switch");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), control);
  gtk_box_append (GTK_BOX (box), reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, vedette_switch_get_label (row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, vedette_switch_get_reason (row), -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
  g_ptr_array_add (self->switches, control);
  gtk_box_append (GTK_BOX (group), box);
}

static void
add_switches (VedetteBattleSettingsDialog *self)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("House Rules"));
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("Each holds from the next roll on"));
  gtk_widget_add_css_class (card, "card");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), card);
  for (guint i = 0; i < vedette_switch_get_n (); i++)
    {
      if (i > 0)
        gtk_box_append (GTK_BOX (card), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      add_switch (self, card, vedette_switch_nth (i));
    }
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
  add_battle (self);
  add_switches (self);
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
