/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a move, and who acts with one key. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-action-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/skirmish/play/vedette-body-bar.h"
#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-spoken.h"

#define BAR "vedette-body-bar"

static VedetteSession *
get_session (VedetteDeclareForm *form)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (form));
}

static VedetteBodyBar *
get_bar (VedetteDeclareForm *form)
{
  return g_object_get_data (G_OBJECT (form), BAR);
}

/* A group was chosen: it is ticked, and the focus goes to the first of the list, where that can be changed. */
static void
on_chosen (VedetteDeclareForm *form,
           const VedetteIds   *ids)
{
  vedette_declare_form_say_ids (form, "who", ids);
  vedette_declare_form_focus (form, "who");
}

/* Returns: (transfer full) (nullable): the lines that are ticked as acting */
static VedetteIds *
list_who (VedetteDeclareForm *form)
{
  g_autoptr (VedetteMove) move = vedette_declare_form_read (form, NULL);
  const VedetteIds *who = move != NULL ? vedette_move_get_ids (move, "who") : NULL;

  return who != NULL ? vedette_ids_ref (who) : NULL;
}

/* Those who are ticked stand together from now on, and no longer with others. */
static void
activate_keep (VedetteDeclareForm *form)
{
  g_autoptr (VedetteIds) who = list_who (form);
  g_autoptr (VedetteMove) move = vedette_session_new_move (get_session (form), "add-body");
  g_autoptr (GError) error = NULL;

  g_object_set (move, "members", who, NULL);
  if (vedette_session_perform (get_session (form), move, 0, FALSE, &error) == NULL)
    vedette_dialog_say (VEDETTE_DIALOG (form), error->message);
  else
    vedette_body_bar_update (get_bar (form));
}

static void
on_changed (VedetteDeclareForm *form,
            GSimpleAction      *keep)
{
  g_autoptr (VedetteIds) who = list_who (form);

  g_simple_action_set_enabled (keep, who != NULL);
}

/* Letters and figures choose who acts, except where text is typed. */
static gboolean
on_key (gpointer        form,
        guint           keyval,
        GdkModifierType modifiers)
{
  return !vedette_keys_are_typed (form) && vedette_body_bar_press_key (get_bar (form), keyval);
}

static void
add_keys (VedetteDeclareForm *form)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  vedette_keys_add (GTK_WIDGET (form), GTK_PHASE_CAPTURE, FALSE, on_key);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_j, GDK_CONTROL_MASK),
                                                          gtk_named_action_new ("declare.keep")));
  gtk_widget_add_controller (GTK_WIDGET (form), shortcuts);
}

static void
add_keep (VedetteDeclareForm *form)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) keep = g_simple_action_new ("keep", NULL);

  g_simple_action_set_enabled (keep, FALSE);
  g_signal_connect_object (keep, "activate", G_CALLBACK (activate_keep), form, G_CONNECT_SWAPPED);
  g_signal_connect_object (form, "changed", G_CALLBACK (on_changed), keep, 0);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (keep));
  gtk_widget_insert_action_group (GTK_WIDGET (form), "declare", G_ACTION_GROUP (actions));
}

static void
add_bodies (VedetteDeclareForm *form,
            VedetteMove        *move)
{
  GtkWidget *bar = vedette_body_bar_new (get_session (form), move);
  GtkWidget *keep = gtk_button_new_with_mnemonic (_("_Save as Body"));

  g_object_set_data (G_OBJECT (form), BAR, bar);
  g_signal_connect_object (bar, "chosen", G_CALLBACK (on_chosen), form, G_CONNECT_SWAPPED);
  vedette_spoken_set_name (keep, _("Save as Body"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (keep), "declare.keep");
  gtk_widget_add_css_class (keep, "flat");
  gtk_widget_set_tooltip_text (keep, _("Save the selected figures as a body, removing them from any other body (Ctrl+J)"));
  add_keep (form);
  add_keys (form);
  vedette_declare_form_add_header (form, "who", bar, keep);
}

/**
 * vedette_action_dialog_new:
 * @move: the kind of move, with what is known of it already
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_action_dialog_new (GtkWindow      *parent,
                           VedetteSession *session,
                           VedetteMove    *move)
{
  VedetteDeclareForm *form = vedette_declare_form_new (parent, session, move, NULL, NULL);

  if (vedette_body_bar_fits (move))
    add_bodies (form, move);
  return GTK_WIDGET (form);
}
