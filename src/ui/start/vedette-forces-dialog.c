/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks with what losses the forces of a battle begin a new one, and what that is called. */

#include "vedette-config.h"

#include "ui/start/vedette-forces-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/systems.h"
#include "ui/widgets/vedette-control-row.h"

struct _VedetteForcesDialog
{
  VedetteDialog parent_instance;

  /* template */
  AdwActionRow *forces;
  GtkEditable *name;
  GtkSwitch *losses;

  /* owned */
  VedetteRules *from;
};

enum
{
  SIGNAL_CREATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteForcesDialog, vedette_forces_dialog, VEDETTE_TYPE_DIALOG)

/* In memory first: what is refused leaves no file. */
static VedetteSession *
create (VedetteForcesDialog  *self,
        GError              **error)
{
  VedetteBattle *old = vedette_rules_get_battle (self->from);
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_battle_get_schema (old));
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (VedetteMove) move = vedette_rules_new_set_up (rules);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autofree char *path = NULL;

  if (*name != '\0')
    g_object_set (move, "name", name, NULL);
  if (!vedette_rules_set_up_with_forces (rules, move, self->from, gtk_switch_get_active (self->losses), error))
    return NULL;
  path = vedette_session_make_path (name);
  if (!vedette_journal_move (vedette_battle_get_journal (battle), path, error))
    return NULL;
  return vedette_session_new (battle, path);
}

static void
vedette_forces_dialog_accept (VedetteDialog *dialog)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteSession) session = create (VEDETTE_FORCES_DIALOG (dialog), &error);

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
vedette_forces_dialog_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_FORCES_DIALOG (object)->from);

  G_OBJECT_CLASS (vedette_forces_dialog_parent_class)->dispose (object);
}

static void
vedette_forces_dialog_class_init (VedetteForcesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_forces_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_forces_dialog_accept;
  g_type_ensure (VEDETTE_TYPE_CONTROL_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/start/vedette-forces-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesDialog, forces);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesDialog, name);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesDialog, losses);
  gtk_widget_class_bind_template_callback (widget_class, vedette_forces_dialog_accept);

  /**
   * VedetteForcesDialog::created:
   * @session: of the new battle
   */
  signals[SIGNAL_CREATED] = g_signal_new ("created", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, VEDETTE_TYPE_SESSION);
}

static void
vedette_forces_dialog_init (VedetteForcesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

/**
 * vedette_forces_dialog_new:
 * @from: a battle with forces
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_forces_dialog_new (GtkWindow    *parent,
                           VedetteRules *from)
{
  VedetteForcesDialog *self = g_object_new (VEDETTE_TYPE_FORCES_DIALOG, "transient-for", parent, "modal", TRUE, NULL);
  g_autofree char *title = vedette_rules_get_title (from, VEDETTE_AUDIENCE_ALL);
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  self->from = g_object_ref (from);
  adw_action_row_set_subtitle (self->forces, escaped);
  return GTK_WIDGET (self);
}
