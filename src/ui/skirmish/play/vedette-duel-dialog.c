/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks who won the duel: one key, and it is done (S-76 to S-79). */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-duel-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/widgets/vedette-move-button.h"

#define VEDETTE_TYPE_DUEL_DIALOG (vedette_duel_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDuelDialog, vedette_duel_dialog, VEDETTE, DUEL_DIALOG, AdwWindow)

struct _VedetteDuelDialog
{
  AdwWindow parent_instance;

  GtkLabel *why_not;
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteDuelDialog, vedette_duel_dialog, ADW_TYPE_WINDOW)

/* @winner: 1 or 2 for a side, 0 for nobody */
static void
settle (VedetteDuelDialog *self,
        int                winner)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "duel");
  g_autoptr (GError) error = NULL;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  if (winner > 0)
    g_object_set (move, "winner", vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[winner - 1])), NULL);
  if (vedette_session_perform (self->session, move, 0, FALSE, &error) != NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_label_set_text (self->why_not, error->message);
}

static void
activate_won (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  settle (VEDETTE_DUEL_DIALOG (widget), g_variant_get_int32 (parameter));
}

static void
vedette_duel_dialog_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_DUEL_DIALOG (object)->session);

  G_OBJECT_CLASS (vedette_duel_dialog_parent_class)->dispose (object);
}

static void
vedette_duel_dialog_class_init (VedetteDuelDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_duel_dialog_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_install_action (widget_class, "duel.won", "i", activate_won);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, 0, "duel.won", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, 0, "duel.won", "i", 2);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "duel.won", "i", 0);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
vedette_duel_dialog_init (VedetteDuelDialog *self)
{
}

static void
add_answer (GtkWidget  *box,
            const char *label,
            const char *key,
            int         winner)
{
  GtkWidget *button = vedette_move_button_new (label, key);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "duel.won");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", winner);
  gtk_box_append (GTK_BOX (box), button);
}

/**
 * vedette_duel_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_duel_dialog_new (GtkWindow      *parent,
                         VedetteSession *session)
{
  VedetteDuelDialog *self = g_object_new (VEDETTE_TYPE_DUEL_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                          _("Who Won the Duel?"), "default-width", 320, NULL);
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  VedetteSkirmish skirmish;

  self->session = g_object_ref (session);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  g_object_set (box, "margin-start", 18, "margin-end", 18, "margin-top", 12, "margin-bottom", 18, NULL);
  add_answer (box, vedette_force_get_name (skirmish.forces[0]), "1", 1);
  add_answer (box, vedette_force_get_name (skirmish.forces[1]), "2", 2);
  add_answer (box, _("Nobody"), "N", 0);
  self->why_not = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->why_not, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->why_not), "why-not");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->why_not));
  gtk_box_append (GTK_BOX (outer), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (outer), box);
  adw_window_set_content (ADW_WINDOW (self), outer);
  return GTK_WIDGET (self);
}
