/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks one thing about a move, and does it at once: a button, and a key, for each answer. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-answers.h"

#include "core/rules/vedette-choice.h"
#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-move-button.h"

#define ACTION "answers.choose"

/**
 * VedetteDeclareAnswers:
 *
 * The legal values of a parameter that is another record: digits in their order, and N for none of them.
 */
struct _VedetteDeclareAnswers
{
  VedetteMoveDialog parent_instance;

  VedetteMove *move;
  char *param;
  GListModel *choices; /* of VedetteChoice */
  int answer;          /* the last that was given, from 1; 0 for none of them */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareAnswers, vedette_declare_answers, VEDETTE_TYPE_MOVE_DIALOG)

static VedetteSession *
get_session (VedetteDeclareAnswers *self)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (self));
}

static GParamSpec *
get_param (VedetteDeclareAnswers *self)
{
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (self->move), self->param);
}

/* Another answer says nothing of the one before. */
static VedetteMove *
read_move (VedetteMoveDialog  *dialog,
           GError            **error)
{
  VedetteDeclareAnswers *self = VEDETTE_DECLARE_ANSWERS (dialog);
  VedetteMove *move = vedette_session_new_move (get_session (self), vedette_move_get_name (self->move));
  g_autoptr (VedetteChoice) choice = self->answer > 0 ? g_list_model_get_item (self->choices, (guint) self->answer - 1) : NULL;

  if (choice != NULL)
    g_object_set (move, self->param, choice->id, NULL);
  return move;
}

/* A digit that is no answer does nothing. */
static void
activate_choose (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteDeclareAnswers *self = VEDETTE_DECLARE_ANSWERS (widget);
  int answer = g_variant_get_int32 (parameter), n = (int) g_list_model_get_n_items (self->choices);

  if (answer > n || (answer == 0 && vedette_param_spec_get_field (get_param (self))->needed))
    return;
  self->answer = answer;
  gtk_widget_activate_action (widget, "dialog.accept", NULL);
}

static gboolean
on_key (gpointer        self,
        guint           keyval,
        GdkModifierType modifiers)
{
  if (keyval == GDK_KEY_n)
    return gtk_widget_activate_action (self, ACTION, "i", 0);
  return keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9 &&
         gtk_widget_activate_action (self, ACTION, "i", (int) (keyval - GDK_KEY_0));
}

static void
vedette_declare_answers_dispose (GObject *object)
{
  VedetteDeclareAnswers *self = VEDETTE_DECLARE_ANSWERS (object);

  g_clear_object (&self->move);
  g_clear_object (&self->choices);
  g_clear_pointer (&self->param, g_free);

  G_OBJECT_CLASS (vedette_declare_answers_parent_class)->dispose (object);
}

static void
vedette_declare_answers_class_init (VedetteDeclareAnswersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_declare_answers_dispose;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->read_move = read_move;
  gtk_widget_class_install_action (widget_class, ACTION, "i", activate_choose);
}

static void
vedette_declare_answers_init (VedetteDeclareAnswers *self)
{
  vedette_keys_add (GTK_WIDGET (self), GTK_PHASE_BUBBLE, FALSE, on_key);
}

static void
add_answer (GtkWidget  *box,
            const char *label,
            const char *key,
            int         answer)
{
  GtkWidget *button = vedette_move_button_new (label, key);

  gtk_widget_set_size_request (button, -1, VEDETTE_FOR_FINGER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), ACTION);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", answer);
  gtk_box_append (GTK_BOX (box), button);
}

/* What is asked, where the title alone does not say what follows from it */
static void
add_hint (VedetteDeclareAnswers *self)
{
  GtkWidget *label;

  if (vedette_move_get_hint (self->move) == NULL)
    return;
  label = gtk_label_new (vedette_move_get_hint (self->move));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "secondary");
  vedette_dialog_add (VEDETTE_DIALOG (self), label);
}

static void
add_answers (VedetteDeclareAnswers *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint n = g_list_model_get_n_items (self->choices);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->choices, i);
      g_autofree char *key = i < 9 ? g_strdup_printf ("%u", i + 1) : NULL;

      add_answer (box, choice->label, key, (int) i + 1);
    }
  if (!vedette_param_spec_get_field (get_param (self))->needed)
    add_answer (box, vedette_param_spec_get_none (get_param (self)), "N", 0);
  vedette_dialog_add (VEDETTE_DIALOG (self), box);
  if (gtk_widget_get_first_child (box) != NULL)
    gtk_widget_grab_focus (gtk_widget_get_first_child (box));
}

/**
 * vedette_declare_answers_new:
 * @move: the kind of move; nothing but the answer is said of it
 * @param: what is asked: one that is another record
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_declare_answers_new (GtkWindow      *parent,
                             VedetteSession *session,
                             VedetteMove    *move,
                             const char     *param,
                             const char     *title)
{
  VedetteDeclareAnswers *self = vedette_move_dialog_new (VEDETTE_TYPE_DECLARE_ANSWERS, parent, session, title);

  self->move = g_object_ref (move);
  self->param = g_strdup (param);
  self->choices = vedette_move_list_offered (move, vedette_session_get_rules (session), param,
                                             vedette_rules_get_viewer (vedette_session_get_rules (session)));
  add_hint (self);
  add_answers (self);
  return GTK_WIDGET (self);
}
