/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks which army of a battle is to be written, and whether with its secrets. */

#include "vedette-config.h"

#include "ui/exchange/vedette-army-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/exchange/vedette-army.h"
#include "ui/exchange/vedette-army-library.h"
#include "ui/exchange/vedette-army-sides.h"

struct _VedetteArmyDialog
{
  VedetteDialog parent_instance;

  VedetteSession *session;
  gboolean keep;
  GtkDropDown *side;
  GtkSwitch *hidden;
  GtkEditable *name; /* NULL where a file is asked for later */
  char *proposed;    /* the name as it was put there by the choice of the side */
};

enum
{
  SIGNAL_WRITTEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteArmyDialog, vedette_army_dialog, VEDETTE_TYPE_DIALOG)

static VedetteRules *
get_rules (VedetteArmyDialog *self)
{
  return vedette_session_get_rules (self->session);
}

/* Returns: (transfer full) (nullable) */
static char *
say_left (GPtrArray *left)
{
  g_autofree char *all = NULL;

  if (left->len == 0)
    return NULL;
  g_ptr_array_add (left, NULL);
  all = g_strjoinv (", ", (char **) left->pdata);
  /* Translators: what the text of an army leaves out, as in “2 order cards” */
  return g_strdup_printf (_("Not included: %s"), all);
}

static void
vedette_army_dialog_accept (VedetteDialog *dialog)
{
  VedetteArmyDialog *self = VEDETTE_ARMY_DIALOG (dialog);
  guint i = gtk_drop_down_get_selected (self->side);
  const char *audience = gtk_switch_get_active (self->hidden) ? NULL : VEDETTE_AUDIENCE_ALL;
  g_autofree char *label = vedette_army_sides_get_label (get_rules (self), i);
  g_autofree char *name = g_strstrip (g_strdup (self->name != NULL ? gtk_editable_get_text (self->name) : label));
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = vedette_army_export (get_rules (self), vedette_army_get_format (get_rules (self))->sides[i], audience,
                                               &left, &error);
  g_autofree char *path = NULL, *said = NULL;

  if (text != NULL && *name == '\0')
    {
      vedette_dialog_say (dialog, _("Enter a name for the army"));
      return;
    }
  path = text != NULL && self->keep ? vedette_army_library_save (name, text, &error) : NULL;
  if (error != NULL)
    {
      vedette_dialog_say (dialog, error->message);
      return;
    }
  said = say_left (left);
  g_object_ref (self);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_WRITTEN], 0, name, text, said);
  g_object_unref (self);
}

/* The name follows the side until somebody types another. */
static void
on_side (VedetteArmyDialog *self)
{
  g_autofree char *label = vedette_army_sides_get_label (get_rules (self), gtk_drop_down_get_selected (self->side));

  if (self->name == NULL || g_strcmp0 (gtk_editable_get_text (self->name), self->proposed) != 0)
    return;
  g_free (self->proposed);
  self->proposed = g_steal_pointer (&label);
  gtk_editable_set_text (self->name, self->proposed);
}

static void
vedette_army_dialog_finalize (GObject *object)
{
  VedetteArmyDialog *self = VEDETTE_ARMY_DIALOG (object);

  g_clear_object (&self->session);
  g_free (self->proposed);

  G_OBJECT_CLASS (vedette_army_dialog_parent_class)->finalize (object);
}

static void
vedette_army_dialog_class_init (VedetteArmyDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_army_dialog_finalize;
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_army_dialog_accept;

  /**
   * VedetteArmyDialog::written:
   * @name: what the army is called
   * @text: the army
   * @left: (nullable): a sentence about what it does not say
   *
   * The army is in the library, or a file for it can be asked for.
   */
  signals[SIGNAL_WRITTEN] = g_signal_new ("written", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING);
}

static void
vedette_army_dialog_init (VedetteArmyDialog *self)
{
}

/**
 * vedette_army_dialog_new:
 * @keep: whether the army goes to the library
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_army_dialog_new (GtkWindow      *parent,
                         VedetteSession *session,
                         gboolean        keep)
{
  VedetteArmyDialog *self = g_object_new (VEDETTE_TYPE_ARMY_DIALOG, "transient-for", parent, "modal", TRUE,
                                          "title", keep ? _("Save Army to Library") : _("Export Army"),
                                          "accept-label", keep ? _("Save") : _("Export…"), NULL);
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL);

  self->session = g_object_ref (session);
  self->keep = keep;
  self->side = GTK_DROP_DOWN (vedette_army_sides_add_row (group, _("Army"), vedette_session_get_rules (session)));
  if (keep)
    {
      self->proposed = vedette_army_sides_get_label (vedette_session_get_rules (session), 0);
      self->name = GTK_EDITABLE (vedette_row_add_entry (group, _("Name"), self->proposed));
    }
  self->hidden = GTK_SWITCH (vedette_row_add (group, _("Include everything hidden"),
                                              _("Anyone who opens the saved army will see what is hidden"), gtk_switch_new ()));
  g_signal_connect_object (self->side, "notify::selected", G_CALLBACK (on_side), self, G_CONNECT_SWAPPED);
  if (self->name != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->name));
  return GTK_WIDGET (self);
}
