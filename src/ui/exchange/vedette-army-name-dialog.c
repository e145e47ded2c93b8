/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what an army in the library is to be called. */

#include "vedette-config.h"

#include "ui/exchange/vedette-army-name-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/exchange/vedette-army-library.h"

struct _VedetteArmyNameDialog
{
  VedetteDialog parent_instance;

  char *path;
  char *old;
  GtkEditable *name;
};

enum
{
  SIGNAL_RENAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteArmyNameDialog, vedette_army_name_dialog, VEDETTE_TYPE_DIALOG)

static void
vedette_army_name_dialog_accept (VedetteDialog *dialog)
{
  VedetteArmyNameDialog *self = VEDETTE_ARMY_NAME_DIALOG (dialog);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (*name == '\0')
    {
      vedette_dialog_say (dialog, _("Enter a name for the army"));
      return;
    }
  if (!g_str_equal (name, self->old))
    path = vedette_army_library_rename (self->path, name, &error);
  if (error != NULL)
    {
      vedette_dialog_say (dialog, error->message);
      return;
    }
  g_signal_emit (self, signals[SIGNAL_RENAMED], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
vedette_army_name_dialog_finalize (GObject *object)
{
  VedetteArmyNameDialog *self = VEDETTE_ARMY_NAME_DIALOG (object);

  g_free (self->path);
  g_free (self->old);

  G_OBJECT_CLASS (vedette_army_name_dialog_parent_class)->finalize (object);
}

static void
vedette_army_name_dialog_class_init (VedetteArmyNameDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_army_name_dialog_finalize;
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_army_name_dialog_accept;

  /**
   * VedetteArmyNameDialog::renamed:
   */
  signals[SIGNAL_RENAMED] = g_signal_new ("renamed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_army_name_dialog_init (VedetteArmyNameDialog *self)
{
}

/**
 * vedette_army_name_dialog_new:
 * @path: of the army
 * @name: what it is called now
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_army_name_dialog_new (GtkWindow  *parent,
                              const char *path,
                              const char *name)
{
  VedetteArmyNameDialog *self = g_object_new (VEDETTE_TYPE_ARMY_NAME_DIALOG, "transient-for", parent, "modal", TRUE,
                                              "title", _("Rename"), "accept-label", _("Rename"), NULL);

  self->path = g_strdup (path);
  self->old = g_strdup (name);
  self->name = GTK_EDITABLE (vedette_row_add_entry (vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL), _("Name"), name));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  gtk_editable_select_region (self->name, 0, -1);
  return GTK_WIDGET (self);
}
