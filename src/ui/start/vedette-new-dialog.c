/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what a new battle needs, which is nothing: Enter accepts. */

#include "vedette-config.h"

#include "ui/start/vedette-new-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "core/systems.h"
#include "ui/preferences/vedette-settings.h"

#define N_SIDES 2

struct _VedetteNewDialog
{
  VedetteDialog parent_instance;

  GtkEditable *name;
  GtkEditable *sides[N_SIDES];
  GtkDropDown *dice[N_SIDES];
};

enum
{
  SIGNAL_CREATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteNewDialog, vedette_new_dialog, VEDETTE_TYPE_DIALOG)

/* What is as it is already would be refused, and is no step. */
static gboolean
set_battle (VedetteRules  *rules,
            const char    *name,
            GError       **error)
{
  VedetteLevel level = (VedetteLevel) vedette_settings_get ("level");
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "set-battle", NULL, error);

  if (move == NULL)
    return FALSE;
  if (*name == '\0' && level == VEDETTE_LEVEL_STANDARD)
    return TRUE;
  if (*name != '\0')
    g_object_set (move, "name", name, NULL);
  if (level != VEDETTE_LEVEL_STANDARD)
    g_object_set (move, "level", level, NULL);
  return vedette_rules_perform (rules, move, NULL, FALSE, NULL, error) != NULL;
}

static gboolean
set_side (VedetteRules    *rules,
          VedetteForce    *force,
          const char      *name,
          VedetteRolling   rolling,
          GError         **error)
{
  gboolean renamed = !g_str_equal (name, vedette_force_get_name (force));
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "set-side", NULL, error);

  if (move == NULL)
    return FALSE;
  if (!renamed && rolling == vedette_force_get_rolling (force))
    return TRUE;
  g_object_set (move, "side", vedette_record_get_id (VEDETTE_RECORD (force)), NULL);
  if (renamed)
    g_object_set (move, "name", name, NULL);
  if (rolling != vedette_force_get_rolling (force))
    g_object_set (move, "rolling", rolling, NULL);
  return vedette_rules_perform (rules, move, NULL, FALSE, NULL, error) != NULL;
}

/* In memory first: a name that is refused leaves no file. */
static VedetteSession *
create (VedetteNewDialog  *self,
        GError           **error)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_systems_find ("skirmish")->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autofree char *path = NULL;
  VedetteSkirmish skirmish;

  if (!vedette_rules_set_up (rules, error) || !set_battle (rules, name, error))
    return NULL;
  vedette_skirmish_read (&skirmish, battle);
  for (guint i = 0; i < N_SIDES; i++)
    {
      g_autofree char *side = g_strstrip (g_strdup (gtk_editable_get_text (self->sides[i])));

      if (!set_side (rules, skirmish.forces[i], side, (VedetteRolling) gtk_drop_down_get_selected (self->dice[i]), error))
        return NULL;
    }
  path = vedette_session_make_path (name);
  if (!vedette_journal_move (vedette_battle_get_journal (battle), path, error))
    return NULL;
  return vedette_session_new (battle, path);
}

static void
vedette_new_dialog_accept (VedetteDialog *dialog)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteSession) session = create (VEDETTE_NEW_DIALOG (dialog), &error);

  if (session == NULL)
    {
      vedette_dialog_say (dialog, error->message);
      return;
    }
  g_object_ref (dialog);
  gtk_window_close (GTK_WINDOW (dialog));
  g_signal_emit (dialog, signals[SIGNAL_CREATED], 0, session);
  g_object_unref (dialog);
}

static void
vedette_new_dialog_class_init (VedetteNewDialogClass *klass)
{
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_new_dialog_accept;

  /**
   * VedetteNewDialog::created:
   * @session: of the new battle
   */
  signals[SIGNAL_CREATED] = g_signal_new ("created", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, VEDETTE_TYPE_SESSION);
}

static void
add_side (VedetteNewDialog *self,
          guint             i,
          const char       *title,
          const char       *name)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), title);
  g_auto (GStrv) dice = vedette_enum_list_labels (VEDETTE_TYPE_ROLLING);

  self->sides[i] = GTK_EDITABLE (vedette_row_add_entry (group, vedette_record_type_get_label (VEDETTE_TYPE_FORCE, "name"), name));
  self->dice[i] = GTK_DROP_DOWN (vedette_row_add_choice (group, vedette_record_type_get_label (VEDETTE_TYPE_FORCE, "rolling"),
                                                         NULL, (const char * const *) dice,
                                                         (guint) vedette_settings_get ("dice")));
  /* The two groups have rows of the same names. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sides[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  i == 0 ? _("Name of the first side") : _("Name of the second side"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  i == 0 ? _("Dice of the first side") : _("Dice of the second side"), -1);
}

static void
vedette_new_dialog_init (VedetteNewDialog *self)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL);

  self->name = GTK_EDITABLE (vedette_row_add_entry (group, vedette_record_type_get_label (VEDETTE_TYPE_ABOUT, "name"), ""));
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), _("may stay empty"));
  vedette_row_add_choice (group, _("System"), NULL, (const char *[]){ _("Skirmish"), NULL }, 0);
  add_side (self, 0, _("First Side"), C_("side", "Red"));
  add_side (self, 1, _("Second Side"), C_("side", "Blue"));
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Create"));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

/**
 * vedette_new_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_new_dialog_new (GtkWindow *parent)
{
  return g_object_new (VEDETTE_TYPE_NEW_DIALOG, "transient-for", parent, "modal", TRUE, "title", _("New Battle"), NULL);
}
