/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all forms are: a dialog that declares a move, says what the rules say of it, and lets it be agreed to. */

#include "vedette-config.h"

#include "ui/declare/vedette-move-dialog.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  VedetteSession *session;
  GtkWidget *agreed;
  gboolean open; /* whether both sides agreed that a move of this kind is made now */
} VedetteMoveDialogPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (VedetteMoveDialog, vedette_move_dialog, VEDETTE_TYPE_DIALOG)

static VedetteMoveDialogPrivate *
get_private (VedetteMoveDialog *self)
{
  return vedette_move_dialog_get_instance_private (self);
}

VedetteSession *
vedette_move_dialog_get_session (VedetteMoveDialog *self)
{
  return get_private (self)->session;
}

static const char *
find_hint (VedetteMoveDialog *self,
           VedetteRuling     *ruling)
{
  VedetteMoveDialogClass *klass = VEDETTE_MOVE_DIALOG_GET_CLASS (self);

  return klass->find_hint != NULL ? klass->find_hint (self, ruling) : NULL;
}

static gboolean
is_in (VedetteRuling *ruling,
       const char    *why)
{
  vedette_each (VedetteReason, reason, ruling->findings)
    if (g_str_equal (reason->why, why))
      return TRUE;
  return FALSE;
}

/* Where both sides agreed to the kind of move, what speaks against all moves of the kind does not speak against this one.
 * Returns: (nullable): the first objection that is left */
static const char *
find_objection (VedetteMoveDialog *self,
                VedetteMove       *move,
                VedetteRuling     *ruling)
{
  g_autoptr (VedetteRuling) open = vedette_rules_open (vedette_session_get_rules (get_private (self)->session), move);

  if (!get_private (self)->open)
    return ruling->verdict != VEDETTE_VERDICT_ALLOWED ? ruling->why : NULL;
  vedette_each (VedetteReason, reason, ruling->findings)
    if (reason->verdict != VEDETTE_VERDICT_ALLOWED && !is_in (open, reason->why))
      return reason->why;
  return NULL;
}

/* @move: (nullable); @error: (nullable): what was wrong in place of what the rules say
 * Returns: (nullable): where it can be mended */
static GtkWidget *
say (VedetteMoveDialog *self,
     VedetteMove       *move,
     const GError      *error)
{
  VedetteMoveDialogClass *klass = VEDETTE_MOVE_DIALOG_GET_CLASS (self);
  VedetteMoveDialogPrivate *priv = get_private (self);
  g_autoptr (VedetteRuling) ruling = NULL;
  gboolean fits = TRUE;
  const char *text = NULL, *rule = NULL;

  if (move != NULL)
    {
      ruling = vedette_rules_check (vedette_session_get_rules (priv->session), move);
      text = find_objection (self, move, ruling);
      fits = text == NULL;
      if (fits)
        text = find_hint (self, ruling);
      rule = vedette_ruling_find_rule (ruling, text);
    }
  vedette_dialog_say (VEDETTE_DIALOG (self), error != NULL ? error->message : text);
  vedette_dialog_explain (VEDETTE_DIALOG (self), error == NULL ? rule : NULL);
  gtk_widget_set_visible (priv->agreed, !fits && !ruling->is_final);
  return klass->mark != NULL ? klass->mark (self, ruling, error) : NULL;
}

/**
 * vedette_move_dialog_check:
 *
 * Says what the rules say of the move as it is now. Nothing said is no fault.
 */
void
vedette_move_dialog_check (VedetteMoveDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = VEDETTE_MOVE_DIALOG_GET_CLASS (self)->read_move (self, &error);

  say (self, move, error);
}

static gboolean
perform (VedetteMoveDialog  *self,
         VedetteMove        *move,
         gboolean            agreed,
         GError            **error)
{
  VedetteMoveDialogClass *klass = VEDETTE_MOVE_DIALOG_GET_CLASS (self);
  g_autoptr (VedetteDice) dice = NULL;

  if (klass->get_dice != NULL && !klass->get_dice (self, move, agreed, &dice, error))
    return FALSE;
  if (dice == NULL)
    dice = vedette_dice_new_kernel ();
  return vedette_session_perform_dice (get_private (self)->session, move, dice, agreed, error) != NULL;
}

/* It is said here, where it can be mended. */
static void
say_why_not (VedetteMoveDialog *self,
             VedetteMove       *move,
             const GError      *error)
{
  GtkWidget *wrong;

  vedette_session_set_why_not (get_private (self)->session, NULL);
  wrong = say (self, move, error);
  if (wrong != NULL)
    gtk_widget_grab_focus (wrong);
}

/**
 * vedette_move_dialog_perform:
 * @move: another one than is declared here, such as one that takes back what is listed
 *
 * Does it at once, and says why not if it cannot be done. The dialog stays.
 */
void
vedette_move_dialog_perform (VedetteMoveDialog *self,
                             VedetteMove       *move)
{
  g_autoptr (GError) error = NULL;

  if (vedette_session_perform (get_private (self)->session, move, 0, FALSE, &error) != NULL)
    vedette_dialog_say (VEDETTE_DIALOG (self), NULL);
  else
    say_why_not (self, move, error);
}

static void
finish (VedetteMoveDialog *self,
        gboolean           agreed)
{
  VedetteMoveDialogClass *klass = VEDETTE_MOVE_DIALOG_GET_CLASS (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = klass->read_move (self, &error);

  if (move != NULL && get_private (self)->open)
    {
      g_autoptr (VedetteRuling) ruling = vedette_rules_check (vedette_session_get_rules (get_private (self)->session), move);

      agreed |= find_objection (self, move, ruling) == NULL;
    }
  if (move == NULL || !perform (self, move, agreed, &error))
    say_why_not (self, move, error);
  else if (klass->done != NULL)
    klass->done (self);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
accept (VedetteDialog *dialog)
{
  finish (VEDETTE_MOVE_DIALOG (dialog), FALSE);
}

static void
activate_agreed (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  finish (VEDETTE_MOVE_DIALOG (widget), TRUE);
}

static void
vedette_move_dialog_dispose (GObject *object)
{
  g_clear_object (&get_private (VEDETTE_MOVE_DIALOG (object))->session);

  G_OBJECT_CLASS (vedette_move_dialog_parent_class)->dispose (object);
}

static void
vedette_move_dialog_class_init (VedetteMoveDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_move_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = accept;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "move.agreed", NULL, activate_agreed);
}

static void
vedette_move_dialog_init (VedetteMoveDialog *self)
{
  VedetteMoveDialogPrivate *priv = get_private (self);

  priv->agreed = gtk_button_new_with_label (_("Override by Agreement"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->agreed), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Override by Agreement"), -1);
  gtk_widget_set_tooltip_text (priv->agreed, _("Record that both sides agreed"));
  gtk_widget_set_visible (priv->agreed, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (priv->agreed), "move.agreed");
  vedette_dialog_add_answer (VEDETTE_DIALOG (self), priv->agreed);
}

/**
 * vedette_move_dialog_set_open:
 *
 * Makes the move in spite of what the rules have against all moves of its kind now: both sides agreed to that.
 */
void
vedette_move_dialog_set_open (VedetteMoveDialog *self)
{
  get_private (self)->open = TRUE;
}

/**
 * vedette_move_dialog_new:
 * @type: of the dialog
 * @title: the move, as its button names it
 *
 * Returns: (transfer none): an empty dialog of that type
 */
gpointer
vedette_move_dialog_new (GType           type,
                         GtkWindow      *parent,
                         VedetteSession *session,
                         const char     *title)
{
  g_autofree char *stripped = vedette_move_strip_ellipsis (title);
  VedetteMoveDialog *self = g_object_new (type, "transient-for", parent, "modal", TRUE, "title", stripped, NULL);

  get_private (self)->session = g_object_ref (session);
  return self;
}
