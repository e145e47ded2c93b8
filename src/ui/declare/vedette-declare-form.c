/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what may be said of a move: who, whom, where, how far; or what a record is to be. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-form.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-record-kind.h"
#include "ui/declare/vedette-declare-control.h"
#include "ui/declare/vedette-declare-cover.h"
#include "ui/declare/vedette-declare-dice.h"
#include "ui/declare/vedette-declare-foresight.h"
#include "ui/declare/vedette-declare-layout.h"
#include "ui/declare/vedette-declare-list.h"
#include "ui/declare/vedette-declare-rows.h"
#include "ui/widgets/vedette-keys.h"

/**
 * VedetteDeclareForm:
 *
 * Made from the parameters of the move that have a label, so it knows no rule and fits every move. What is not worth asking
 * is not there, and what nobody says stays as it is; so Enter alone does the move with nothing said. A move of the game is
 * checked while it is said, an edit of the papers only when it is done: nobody is told off half-way through a name.
 */
struct _VedetteDeclareForm
{
  VedetteMoveDialog parent_instance;

  VedetteMove *move; /* with what was known before */
  VedetteDeclareRows *rows;
  VedetteDeclareLayout *layout;
  VedetteDeclareDice *dice;
  VedetteMove *settled; /* the move for which dice were typed that bring others with them; NULL before */
  VedetteDeclareForesight *foresight; /* borrowed: at the end; NULL while the form is made */
  VedetteDeclareCover *cover; /* borrowed: at the start; NULL where it is no secret what there is to choose from */
  gboolean says_verb;   /* its button says what the move is called as a verb */
  const char *digits;   /* which number a digit says at once; NULL for none */
  int digit;            /* the one that is being said; 0 for none */
  const char *again;    /* the text that is asked for again after the move was made; NULL for a form that closes then */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteDeclareForm, vedette_declare_form, VEDETTE_TYPE_MOVE_DIALOG)

static VedetteRules *
get_rules (VedetteDeclareForm *self)
{
  return vedette_session_get_rules (vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (self)));
}

/* @all: whether also what is as it is now. Returns: (transfer full) (nullable): what the rows say */
static VedetteMove *
read_rows (VedetteDeclareForm  *self,
           gboolean             all,
           GError             **error)
{
  VedetteMove *move;

  if (self->settled != NULL)
    return g_object_ref (self->settled);
  move = vedette_declare_rows_read (self->rows, all, error);
  return move;
}

static VedetteMove *
read_move (VedetteMoveDialog  *dialog,
           GError            **error)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (dialog);
  VedetteMove *move = read_rows (self, FALSE, error);

  /* More than there can be is for the rules to refuse. */
  if (move != NULL && self->digit > 0)
    g_object_set (move, self->digits, self->digit, NULL);
  return move;
}

/* Returns: (nullable): what comes of typing no dice, where that may be */
static const char *
get_dice_hint (VedetteDeclareForm *self)
{
  return vedette_declare_dice_may_roll (self->dice) ? _("Leave the dice fields empty to let Vedette roll.") : NULL;
}

/* What the rules remind of that is about something asked for */
static const char *
find_hint (VedetteMoveDialog *dialog,
           VedetteRuling     *ruling)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (dialog);
  const char *hint = vedette_declare_rows_find_hint (self->rows, ruling);

  return hint != NULL ? hint : get_dice_hint (self);
}

/* Once they have rolled for what is declared, it stays so. */
static void
settle (VedetteDeclareForm *self,
        VedetteMove        *move)
{
  g_set_object (&self->settled, move);
  vedette_declare_rows_settle (self->rows);
}

/* The move has rolled all that were typed and needs another: no fault, but what is typed next. */
static void
ask_for_more (VedetteDeclareForm *self,
              VedetteDiceRequest *request)
{
  g_autoptr (VedetteMove) move = read_rows (self, FALSE, NULL);

  settle (self, move);
  vedette_declare_dice_add (self->dice, move, request);
}

/* What is wrong is shown where it is said, and mended there. */
static GtkWidget *
mark (VedetteMoveDialog *dialog,
      VedetteRuling     *ruling,
      const GError      *error)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (dialog);
  VedetteDeclareRow *first = vedette_declare_rows_mark (self->rows, ruling, error);

  if (vedette_dice_request_get_missing (error) != NULL)
    ask_for_more (self, vedette_dice_request_get_missing (error));
  return first != NULL ? vedette_declare_row_get_focus (first) : NULL;
}

/* What the rules refuse anyhow is not rolled for. */
static gboolean
is_rolled (VedetteDeclareForm *self,
           VedetteMove        *move,
           gboolean            agreed)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (get_rules (self), move);

  return agreed || ruling->verdict == VEDETTE_VERDICT_ALLOWED;
}

static gboolean
get_dice (VedetteMoveDialog  *dialog,
          VedetteMove        *move,
          gboolean            agreed,
          VedetteDice       **dice,
          GError            **error)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (dialog);

  if (!is_rolled (self, move, agreed))
    return TRUE;
  if (!vedette_declare_dice_read (self->dice, dice, error))
    return FALSE;
  if (*dice == NULL || vedette_declare_dice_settle (self->dice, move, error))
    return TRUE;
  g_clear_object (dice);
  settle (self, move);
  return FALSE;
}

/* @verb: (nullable): the button's text; %NULL for what the move is called as a verb */
static void
set_accept (VedetteDeclareForm *self,
            VedetteMove        *move,
            const char         *verb)
{
  g_autofree char *label = vedette_move_strip_ellipsis (verb != NULL ? verb : vedette_move_get_verb (move));

  vedette_dialog_set_accept (VEDETTE_DIALOG (self), label);
}

/* Which dice there are, what they may come to, and what the button does, hangs on what is said. */
static void
foresee (VedetteDeclareForm *self)
{
  g_autoptr (VedetteMove) move = read_rows (self, TRUE, NULL);

  vedette_declare_layout_update (self->layout);
  vedette_declare_dice_update (self->dice, move);
  if (self->foresight != NULL)
    vedette_declare_foresight_update (self->foresight, move);
  if (self->says_verb && move != NULL)
    {
      g_autofree char *verb = vedette_move_strip_ellipsis (vedette_move_get_verb (move));

      vedette_dialog_set_verb (VEDETTE_DIALOG (self), verb);
    }
}

/* Returns: (nullable): the parameter that still needs a choice. A missing text is only asked for when Enter comes too early. */
static const char *
find_missing (VedetteDeclareForm *self)
{
  g_autoptr (VedetteMove) move = read_rows (self, FALSE, NULL);
  g_autoptr (VedetteRuling) ruling = move != NULL ? vedette_rules_check (get_rules (self), move) : NULL;
  const char *about = ruling != NULL && ruling->is_final ? ruling->about : NULL;
  GParamSpec *pspec = about != NULL ? vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), about) : NULL;

  if (pspec == NULL || G_IS_PARAM_SPEC_STRING (pspec) || vedette_declare_rows_find (self->rows, about) == NULL)
    return NULL;
  return vedette_move_is_said (move, about) ? NULL : pspec->name;
}

static gboolean
is_edit (VedetteDeclareForm *self)
{
  return vedette_move_get_group (self->move) == VEDETTE_MOVE_EDIT;
}

static void
on_changed (VedetteDeclareForm *self)
{
  if (self->cover != NULL)
    vedette_declare_cover_touch (self->cover);
  foresee (self);
  vedette_dialog_set_ready (VEDETTE_DIALOG (self), find_missing (self) == NULL);
  if (!is_edit (self))
    vedette_move_dialog_check (VEDETTE_MOVE_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static const char *
get_audience (VedetteDeclareForm *self)
{
  return vedette_move_get_kind (self->move)->audience;
}

/* Under the cover the form is as it would be with nothing to choose from. */
static void
on_turned (VedetteDeclareForm *self)
{
  gboolean open = vedette_declare_cover_is_open (self->cover);

  vedette_declare_rows_set_audience (self->rows, open ? get_audience (self) : NULL);
  /* What is under the cover needs more room. */
  vedette_dialog_fit_height (VEDETTE_DIALOG (self));
  if (!open)
    vedette_dialog_say (VEDETTE_DIALOG (self), NULL);
  else if (!vedette_declare_rows_has_choice (self->rows))
    vedette_declare_cover_say (self->cover, _("There is nothing to choose here."));
}

/* Returns: (transfer full): what the audience is called */
static char *
name_audience (VedetteDeclareForm *self)
{
  vedette_each_new (VedetteChoice, audience, vedette_rules_list_audiences (get_rules (self)))
    if (g_strcmp0 (audience->nick, get_audience (self)) == 0)
      return g_strdup (audience->label);
  g_return_val_if_reached (g_strdup (get_audience (self)));
}

static void
add_cover (VedetteDeclareForm *self)
{
  g_autofree char *name = name_audience (self);

  self->cover = vedette_declare_cover_new (name);
  g_signal_connect_object (self->cover, "turned", G_CALLBACK (on_turned), self, G_CONNECT_SWAPPED);
  vedette_dialog_add (VEDETTE_DIALOG (self), GTK_WIDGET (self->cover));
}

/**
 * vedette_declare_form_says_nothing:
 *
 * Returns: whether nobody has entered anything yet
 */
gboolean
vedette_declare_form_says_nothing (VedetteDeclareForm *self)
{
  return vedette_declare_rows_say_nothing (self->rows);
}

static void
accept (VedetteDialog *dialog)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (dialog);
  const VedetteMoveKind *kind = vedette_move_get_kind (self->move);

  /* The record stays as it is. */
  if (kind->record != NULL && kind->how == VEDETTE_RECORD_SET && vedette_declare_form_says_nothing (self))
    gtk_window_close (GTK_WINDOW (dialog));
  else
    VEDETTE_DIALOG_CLASS (vedette_declare_form_parent_class)->accept (dialog);
}

/* The form of records of which one adds several stays, and asks for the next. */
static void
done (VedetteMoveDialog *dialog)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (dialog);
  g_auto (GValue) empty = G_VALUE_INIT;

  if (self->again == NULL)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  g_value_init (&empty, G_TYPE_STRING);
  g_value_set_static_string (&empty, "");
  vedette_declare_rows_say (self->rows, self->again, &empty);
  vedette_dialog_say (VEDETTE_DIALOG (self), NULL);
  vedette_declare_form_focus (self, self->again);
}

/* While a number is typed, a digit is a part of it. */
static gboolean
on_digit (gpointer        user_data,
          guint           keyval,
          GdkModifierType modifiers)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (user_data);

  if (self->digits == NULL || keyval < GDK_KEY_1 || keyval > GDK_KEY_9 || vedette_keys_are_typed (user_data))
    return FALSE;
  self->digit = (int) (keyval - GDK_KEY_0);
  gtk_widget_activate_action (user_data, "dialog.accept", NULL);
  self->digit = 0;
  return TRUE;
}

static void
vedette_declare_form_dispose (GObject *object)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (object);

  g_clear_object (&self->move);
  g_clear_object (&self->dice);
  g_clear_object (&self->settled);
  g_clear_object (&self->rows);
  g_clear_object (&self->layout);

  G_OBJECT_CLASS (vedette_declare_form_parent_class)->dispose (object);
}

static void
vedette_declare_form_class_init (VedetteDeclareFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_declare_form_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = accept;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->read_move = read_move;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->get_dice = get_dice;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->find_hint = find_hint;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->mark = mark;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->done = done;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_declare_form_init (VedetteDeclareForm *self)
{
  vedette_keys_add (GTK_WIDGET (self), GTK_PHASE_BUBBLE, FALSE, on_digit);
}

/**
 * vedette_declare_form_new:
 * @move: the kind of move, with what is known of it already
 * @title: (nullable): what the form is called; %NULL for what the move is called
 * @verb: (nullable): what its button says; %NULL for what the move is called as a verb
 *
 * Returns: (transfer none): a modal window, to be presented
 */
VedetteDeclareForm *
vedette_declare_form_new (GtkWindow      *parent,
                          VedetteSession *session,
                          VedetteMove    *move,
                          const char     *title,
                          const char     *verb)
{
  VedetteDeclareForm *self = vedette_move_dialog_new (VEDETTE_TYPE_DECLARE_FORM, parent, session,
                                                      title != NULL ? title : vedette_move_get_label (move));

  self->move = g_object_ref (move);
  self->rows = vedette_declare_rows_new (get_rules (self), move);
  self->dice = vedette_declare_dice_new (VEDETTE_DIALOG (self), get_rules (self));
  self->layout = vedette_declare_layout_new (VEDETTE_DIALOG (self), get_rules (self), self->rows, self->dice);
  if (get_audience (self) != NULL)
    add_cover (self);
  vedette_declare_layout_add_params (self->layout, move);
  vedette_declare_rows_start (self->rows);
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  foresee (self);
  vedette_dialog_tell (VEDETTE_DIALOG (self), get_dice_hint (self));
  self->foresight = vedette_declare_foresight_new (get_rules (self));
  vedette_dialog_add (VEDETTE_DIALOG (self), GTK_WIDGET (self->foresight));
  foresee (self);
  set_accept (self, move, verb);
  self->says_verb = verb == NULL;
  if (find_missing (self) != NULL)
    {
      vedette_declare_form_focus (self, find_missing (self));
      vedette_dialog_set_ready (VEDETTE_DIALOG (self), FALSE);
    }
  if (self->cover != NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->cover), GTK_DIR_TAB_FORWARD);
  return self;
}

/**
 * vedette_declare_form_add_header:
 * @param: one that is a list
 * @widget: what a system adds above it, and what is only its own
 * @suffix: (nullable): what stands beside its label
 */
void
vedette_declare_form_add_header (VedetteDeclareForm *self,
                                 const char         *param,
                                 GtkWidget          *widget,
                                 GtkWidget          *suffix)
{
  vedette_declare_list_add_header (VEDETTE_DECLARE_LIST (vedette_declare_rows_find (self->rows, param)), widget, suffix);
}

/**
 * vedette_declare_form_add_odds:
 *
 * Shows what the roll may come to, with the chances, at the end.
 */
void
vedette_declare_form_add_odds (VedetteDeclareForm *self)
{
  vedette_declare_foresight_add_odds (self->foresight);
  foresee (self);
}

/**
 * vedette_declare_form_get_cover:
 *
 * Returns: (transfer none) (nullable): what the form is under, if one person alone may see what there is to choose from
 */
VedetteDeclareCover *
vedette_declare_form_get_cover (VedetteDeclareForm *self)
{
  return self->cover;
}

/**
 * vedette_declare_form_focus_dice:
 *
 * Puts the focus where the first die is typed.
 */
void
vedette_declare_form_focus_dice (VedetteDeclareForm *self)
{
  vedette_declare_dice_focus (self->dice);
}

/**
 * vedette_declare_form_add_control:
 * @label: what @control is called
 * @control: what a system adds at the end, and what is only its own
 */
void
vedette_declare_form_add_control (VedetteDeclareForm *self,
                                  const char         *label,
                                  GtkWidget          *control)
{
  vedette_row_add (vedette_declare_layout_get_group (self->layout), label, NULL, control);
}

/**
 * vedette_declare_form_set_digits:
 * @param: (nullable): one that is a number, with a static name
 *
 * Lets a digit from 1 to 9 say it, and do the move at once.
 */
void
vedette_declare_form_set_digits (VedetteDeclareForm *self,
                                 const char         *param)
{
  self->digits = param;
}

/**
 * vedette_declare_form_focus:
 *
 * Puts the focus where @param is said.
 */
void
vedette_declare_form_focus (VedetteDeclareForm *self,
                            const char         *param)
{
  GtkWidget *control = vedette_declare_row_get_focus (vedette_declare_rows_find (self->rows, param));

  if (control != NULL)
    gtk_widget_grab_focus (control);
}

/**
 * vedette_declare_form_choose:
 * @param: one of which one of several is chosen
 * @n: from 0, among those that may be chosen
 *
 * Returns: whether there is such a choice
 */
gboolean
vedette_declare_form_choose (VedetteDeclareForm *self,
                             const char         *param,
                             guint               n)
{
  VedetteDeclareRow *row = vedette_declare_rows_find (self->rows, param);

  return VEDETTE_IS_DECLARE_CONTROL (row) && vedette_declare_control_choose (VEDETTE_DECLARE_CONTROL (row), n);
}

/**
 * vedette_declare_form_set_again:
 * @param: one that is a text, with a static name
 *
 * Keeps the form open after the move was made, and asks for this text again, so that several can be made.
 */
void
vedette_declare_form_set_again (VedetteDeclareForm *self,
                                const char         *param)
{
  self->again = param;
}

/**
 * vedette_declare_form_remove:
 * @param: one that is a single control and known already
 *
 * Asks for it no longer.
 */
void
vedette_declare_form_remove (VedetteDeclareForm *self,
                             const char         *param)
{
  vedette_declare_rows_remove (self->rows, param);
  foresee (self);
}

/**
 * vedette_declare_form_reset:
 *
 * Takes back all that was said.
 */
void
vedette_declare_form_reset (VedetteDeclareForm *self)
{
  vedette_declare_rows_reset (self->rows);
}

/**
 * vedette_declare_form_say:
 * @move: of the kind that the form asks about
 *
 * Says all that the move says in place of whoever sits before the form, as far as the form asks for it.
 */
void
vedette_declare_form_say (VedetteDeclareForm *self,
                          VedetteMove        *move)
{
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    {
      const char *name = params[i]->name;
      gboolean denied = g_str_has_prefix (name, VEDETTE_DENIAL);
      const char *about = denied ? name + strlen (VEDETTE_DENIAL) : name;
      GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), about);
      g_auto (GValue) value = G_VALUE_INIT;

      if (!vedette_move_is_said (move, name) || vedette_declare_rows_find (self->rows, about) == NULL)
        continue;
      g_value_init (&value, G_PARAM_SPEC_VALUE_TYPE (pspec));
      if (!denied)
        g_object_get_property (G_OBJECT (move), about, &value);
      vedette_declare_rows_say (self->rows, about, &value);
    }
}

/**
 * vedette_declare_form_say_ids:
 * @param: one that is a list of records
 *
 * Says it in place of whoever sits before the form.
 */
void
vedette_declare_form_say_ids (VedetteDeclareForm *self,
                              const char         *param,
                              const VedetteIds   *ids)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, VEDETTE_TYPE_IDS);
  g_value_set_boxed (&value, ids);
  vedette_declare_rows_say (self->rows, param, &value);
}

/**
 * vedette_declare_form_read:
 * @error: what is wrong with what was typed
 *
 * Returns: (transfer full) (nullable): the move as it is said now
 */
VedetteMove *
vedette_declare_form_read (VedetteDeclareForm *self,
                           GError            **error)
{
  return read_rows (self, FALSE, error);
}
