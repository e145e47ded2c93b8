/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "To me!": who calls, who of his command comes, and who is struck off and why (S-71 to S-75). */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-call-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-ids.h"
#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/declare/vedette-move-dialog.h"

#define VEDETTE_TYPE_CALL_DIALOG (vedette_call_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCallDialog, vedette_call_dialog, VEDETTE, CALL_DIALOG, VedetteMoveDialog)

/* What is said of a man of the command, in the order of the drop-down */
typedef enum
{
  ANSWER_COMES,
  ANSWER_STRUCK_OFF,
  ANSWER_STAYS,
} Answer;

/**
 * VedetteCallDialog:
 *
 * A checklist of the command of the leader who is chosen: all come who are not known to be too near an enemy. Enter
 * alone is as good as any answer.
 */
struct _VedetteCallDialog
{
  VedetteMoveDialog parent_instance;

  GListModel *leaders;
  GtkDropDown *leader;
  GtkSwitch *stood_still;
  GtkWidget *command;
  GtkWidget *others;
  GPtrArray *answers; /* (element-type GtkDropDown), borrowed; each knows its line */
  GPtrArray *joined;  /* (element-type GtkSwitch), borrowed; each knows its line */
};

G_DEFINE_FINAL_TYPE (VedetteCallDialog, vedette_call_dialog, VEDETTE_TYPE_MOVE_DIALOG)

static VedetteSession *
get_session (VedetteCallDialog *self)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (self));
}

static gint64
get_line (GtkWidget *control)
{
  return vedette_choice_get_id (g_object_get_data (G_OBJECT (control), "vedette-choice"));
}

static gint64
get_leader (VedetteCallDialog *self)
{
  g_autoptr (VedetteChoice) choice = NULL;
  guint selected = gtk_drop_down_get_selected (self->leader);

  if (selected == 0)
    return 0;
  choice = g_list_model_get_item (self->leaders, selected - 1);
  return vedette_choice_get_id (choice);
}

static VedetteIds *
list_lines (GPtrArray *controls,
            int        answer)
{
  g_autoptr (VedetteIds) lines = NULL;

  for (guint i = 0; i < controls->len; i++)
    {
      GtkWidget *control = controls->pdata[i];
      VedetteIds *more;

      if (GTK_IS_SWITCH (control) ? !gtk_switch_get_active (GTK_SWITCH (control))
                                  : (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (control)) != answer)
        continue;
      more = vedette_ids_with (lines, get_line (control));
      g_clear_pointer (&lines, vedette_ids_unref);
      lines = more;
    }
  return g_steal_pointer (&lines);
}

/* While nobody is said to call, nothing is said of who comes. */
static VedetteMove *
read_move (VedetteMoveDialog  *dialog,
           GError            **error)
{
  VedetteCallDialog *self = VEDETTE_CALL_DIALOG (dialog);
  VedetteMove *move = vedette_session_new_move (vedette_move_dialog_get_session (dialog), "call");
  g_autoptr (VedetteIds) who = list_lines (self->answers, ANSWER_COMES);
  g_autoptr (VedetteIds) struck_off = list_lines (self->answers, ANSWER_STRUCK_OFF);
  g_autoptr (VedetteIds) joined = list_lines (self->joined, 0);

  if (get_leader (self) != 0)
    g_object_set (move, "leader", get_leader (self), "who", who, "near-enemy", struck_off, "joined", joined, "stood-still",
                  gtk_switch_get_active (self->stood_still) ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
  return move;
}

static void
clear_group (GtkWidget *group,
             GPtrArray *controls)
{
  for (guint i = 0; i < controls->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group),
                                  gtk_widget_get_ancestor (controls->pdata[i], ADW_TYPE_ACTION_ROW));
  g_ptr_array_set_size (controls, 0);
}

static void
keep (GPtrArray     *controls,
      GtkWidget     *control,
      VedetteChoice *choice)
{
  g_object_set_data_full (G_OBJECT (control), "vedette-choice", g_object_ref (choice), g_object_unref);
  g_ptr_array_add (controls, control);
}

static gboolean
is_in (GPtrArray *controls,
       gint64     line)
{
  for (guint i = 0; i < controls->len; i++)
    if (get_line (controls->pdata[i]) == line)
      return TRUE;
  return FALSE;
}

/* His command, and all others of the side, who may come along (S-73) */
static void
fill (VedetteCallDialog *self)
{
  const char * const answers[] = { _("comes"), _("too near an enemy"), _("stays"), NULL };
  VedetteRules *rules = vedette_session_get_rules (get_session (self));
  g_autoptr (VedetteMove) move = vedette_session_new_move (get_session (self), "call");
  g_autoptr (GListModel) command = NULL;
  g_autoptr (GListModel) others = NULL;
  gint64 leader = get_leader (self);

  clear_group (self->command, self->answers);
  clear_group (self->others, self->joined);
  g_object_set (move, "leader", leader, NULL);
  command = vedette_move_get_choices (move, rules, "who", NULL);
  others = vedette_move_get_choices (move, rules, "joined", NULL);
  for (guint i = 0; leader != 0 && i < g_list_model_get_n_items (command); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (command, i);
      const char *note = vedette_choice_get_note (choice);

      keep (self->answers,
            vedette_row_add_choice (self->command, vedette_choice_get_label (choice), note, answers,
                                    note != NULL ? ANSWER_STRUCK_OFF : ANSWER_COMES),
            choice);
    }
  for (guint i = 0; leader != 0 && i < g_list_model_get_n_items (others); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (others, i);
      gint64 line = vedette_choice_get_id (choice);

      if (line != leader && !is_in (self->answers, line))
        keep (self->joined, vedette_row_add (self->others, vedette_choice_get_label (choice), NULL, gtk_switch_new ()), choice);
    }
  gtk_widget_set_visible (self->command, self->answers->len > 0);
  gtk_widget_set_visible (self->others, self->joined->len > 0);
}

static void
vedette_call_dialog_dispose (GObject *object)
{
  VedetteCallDialog *self = VEDETTE_CALL_DIALOG (object);

  g_clear_object (&self->leaders);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  g_clear_pointer (&self->joined, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_call_dialog_parent_class)->dispose (object);
}

static void
vedette_call_dialog_class_init (VedetteCallDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_call_dialog_dispose;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->read_move = read_move;
}

static void
vedette_call_dialog_init (VedetteCallDialog *self)
{
  self->answers = g_ptr_array_new ();
  self->joined = g_ptr_array_new ();
}

/* Who leads a contingent is likelier to call than another. */
static guint
guess_leader (VedetteCallDialog *self)
{
  GListModel *contingents =
    vedette_battle_get_records (vedette_session_get_battle (get_session (self)), VEDETTE_TYPE_CONTINGENT);

  for (guint i = 0; i < g_list_model_get_n_items (self->leaders); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->leaders, i);

      for (guint k = 0; k < g_list_model_get_n_items (contingents); k++)
        {
          g_autoptr (VedetteContingent) contingent = g_list_model_get_item (contingents, k);

          if (vedette_contingent_get_leader (contingent) == vedette_choice_get_id (choice))
            return i + 1;
        }
    }
  return 0;
}

static void
add_leader (VedetteCallDialog *self)
{
  GtkWidget *group = vedette_dialog_add_questions (VEDETTE_DIALOG (self));
  g_autoptr (VedetteMove) move = vedette_session_new_move (get_session (self), "call");
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  self->leaders = vedette_move_get_choices (move, vedette_session_get_rules (get_session (self)), "leader", NULL);
  g_ptr_array_add (names, g_strdup (_("not said")));
  for (guint i = 0; i < g_list_model_get_n_items (self->leaders); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->leaders, i);

      g_ptr_array_add (names, g_strdup (vedette_choice_get_label (choice)));
    }
  g_ptr_array_add (names, NULL);
  self->leader = GTK_DROP_DOWN (vedette_row_add_choice (group, _("The leader who calls"), NULL,
                                                        (const char * const *) names->pdata, guess_leader (self)));
  self->stood_still = GTK_SWITCH (vedette_row_add (group, _("Stands still in this action"), NULL, gtk_switch_new ()));
  gtk_switch_set_active (self->stood_still, TRUE);
  g_signal_connect_swapped (self->leader, "notify::selected", G_CALLBACK (fill), self);
}

/**
 * vedette_call_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_call_dialog_new (GtkWindow      *parent,
                         VedetteSession *session)
{
  VedetteCallDialog *self = vedette_move_dialog_new (VEDETTE_TYPE_CALL_DIALOG, parent, session, _("To me!"));

  add_leader (self);
  self->command = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("The command"));
  self->others = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("Others within 4″ of one who comes"));
  fill (self);
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Do It"));
  return GTK_WIDGET (self);
}
