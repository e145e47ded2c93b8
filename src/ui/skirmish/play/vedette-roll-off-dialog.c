/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rolls for who begins: a leader of each side, and a die for each (A-S22). */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-roll-off-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/widgets/vedette-dialog.h"

#define N_SIDES 2

#define VEDETTE_TYPE_ROLL_OFF_DIALOG (vedette_roll_off_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollOffDialog, vedette_roll_off_dialog, VEDETTE, ROLL_OFF_DIALOG, VedetteDialog)

struct _VedetteRollOffDialog
{
  VedetteDialog parent_instance;

  GtkDropDown *leaders[N_SIDES];
  GtkEditable *dice[N_SIDES];
  GtkLabel *odds;
  GListModel *choices[N_SIDES]; /* of VedetteChoice; nobody stands before them */
  GArray *rolled;               /* of int: typed dice that were a tie */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteRollOffDialog, vedette_roll_off_dialog, VEDETTE_TYPE_DIALOG)

static const char * const params[N_SIDES] = { "leader-1", "leader-2" };

static VedetteMove *
declare (VedetteRollOffDialog *self)
{
  VedetteMove *move = vedette_session_new_move (self->session, "start");

  for (guint i = 0; i < N_SIDES; i++)
    {
      guint selected = gtk_drop_down_get_selected (self->leaders[i]);
      g_autoptr (VedetteChoice) choice =
        selected > 0 ? g_list_model_get_item (self->choices[i], selected - 1) : NULL;

      if (choice != NULL)
        g_object_set (move, params[i], vedette_choice_get_id (choice), NULL);
    }
  return move;
}

static void
show_odds (VedetteRollOffDialog *self)
{
  g_autoptr (VedetteMove) move = declare (self);
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  g_autofree char *first = NULL, *second = NULL, *text = NULL;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  if (breakdown == NULL)
    return;
  first = vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "red"));
  second = vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "blue"));
  /* Translators: each side with its chance to begin: a name and a percentage, twice */
  text = g_strdup_printf (_("%s %s · %s %s"), vedette_force_get_name (skirmish.forces[0]), first,
                          vedette_force_get_name (skirmish.forces[1]), second);
  gtk_label_set_text (self->odds, text);
}

/* Returns: how many of the two dice were typed; -1 after saying what is wrong with one */
static int
read_dice (VedetteRollOffDialog *self,
           int                   dice[N_SIDES])
{
  int n = 0;

  for (guint i = 0; i < N_SIDES; i++)
    {
      const char *text = gtk_editable_get_text (self->dice[i]);
      guint64 number;

      if (*text == '\0')
        continue;
      if (!g_ascii_string_to_unsigned (text, 10, 1, VEDETTE_ATTEMPT_SIDES, &number, NULL))
        {
          g_autofree char *why = g_strdup_printf (_("A die shows 1 to %d"), VEDETTE_ATTEMPT_SIDES);

          vedette_dialog_say (VEDETTE_DIALOG (self), why);
          gtk_widget_grab_focus (GTK_WIDGET (self->dice[i]));
          return -1;
        }
      dice[i] = (int) number;
      n++;
    }
  return n;
}

static gboolean
has_real_dice (VedetteRollOffDialog *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  return vedette_force_get_rolling (skirmish.forces[0]) != VEDETTE_ROLLING_PROGRAM ||
         vedette_force_get_rolling (skirmish.forces[1]) != VEDETTE_ROLLING_PROGRAM;
}

/* What was typed was a tie: it stays rolled, and two more dice are asked for. */
static void
roll_again (VedetteRollOffDialog *self)
{
  vedette_session_set_why_not (self->session, NULL);
  vedette_dialog_say (VEDETTE_DIALOG (self), _("A tie: both roll again"));
  for (guint i = 0; i < N_SIDES; i++)
    {
      gtk_editable_set_text (self->dice[i], "");
      /* They have rolled for these men. */
      gtk_widget_set_sensitive (GTK_WIDGET (self->leaders[i]), FALSE);
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->dice[0]));
}

static void
vedette_roll_off_dialog_accept (VedetteDialog *dialog)
{
  VedetteRollOffDialog *self = VEDETTE_ROLL_OFF_DIALOG (dialog);
  g_autoptr (VedetteMove) move = declare (self);
  g_autoptr (VedetteDice) dice = NULL;
  g_autoptr (GError) error = NULL;
  int typed[N_SIDES];
  int n = read_dice (self, typed);

  if (n < 0)
    return;
  if (n == 1 || (n == 0 && (has_real_dice (self) || self->rolled->len > 0)))
    {
      vedette_dialog_say (dialog, _("Type the dice of both sides"));
      return;
    }
  if (n == N_SIDES)
    {
      g_array_append_vals (self->rolled, typed, N_SIDES);
      dice = vedette_dice_new_typed ((const int *) (gpointer) self->rolled->data, self->rolled->len);
    }
  else
    dice = vedette_dice_new_kernel ();
  if (vedette_session_perform_dice (self->session, move, dice, FALSE, &error) != NULL)
    gtk_window_close (GTK_WINDOW (self));
  else if (g_error_matches (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT))
    roll_again (self);
  else
    {
      /* They have not been rolled for anything. */
      if (n == N_SIDES)
        g_array_set_size (self->rolled, self->rolled->len - N_SIDES);
      vedette_dialog_say (dialog, error->message);
    }
}

static void
vedette_roll_off_dialog_dispose (GObject *object)
{
  VedetteRollOffDialog *self = VEDETTE_ROLL_OFF_DIALOG (object);

  for (guint i = 0; i < N_SIDES; i++)
    g_clear_object (&self->choices[i]);
  g_clear_pointer (&self->rolled, g_array_unref);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_roll_off_dialog_parent_class)->dispose (object);
}

static void
vedette_roll_off_dialog_class_init (VedetteRollOffDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_roll_off_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_roll_off_dialog_accept;
}

static void
vedette_roll_off_dialog_init (VedetteRollOffDialog *self)
{
  self->rolled = g_array_new (FALSE, FALSE, sizeof (int));
}

/* Nobody, then the men of the side; the best leader is chosen. */
static GtkWidget *
add_leader (VedetteRollOffDialog  *self,
            GtkWidget             *group,
            const VedetteSkirmish *skirmish,
            guint                  side)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "start");
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  VedetteLeader best = VEDETTE_LEADER_NONE;
  guint selected = 0;

  self->choices[side] = vedette_move_get_choices (move, vedette_session_get_rules (self->session), params[side], NULL);
  g_ptr_array_add (names, g_strdup (C_("leader", "nobody")));
  for (guint i = 0; i < g_list_model_get_n_items (self->choices[side]); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->choices[side], i);
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_choice_get_id (choice));
      VedetteLeader leader = vedette_figure_get_leader (figure);

      if (leader == VEDETTE_LEADER_NONE)
        g_ptr_array_add (names, g_strdup (vedette_choice_get_label (choice)));
      else
        /* Translators: a man, and what his rating as a leader adds to the die */
        g_ptr_array_add (names, g_strdup_printf (_("%s +%d"), vedette_choice_get_label (choice),
                                                 vedette_leader_get_factor (leader)));
      if (leader > best)
        {
          best = leader;
          selected = i + 1;
        }
    }
  g_ptr_array_add (names, NULL);
  return vedette_row_add_choice (group, _("Leader"), NULL, (const char * const *) names->pdata, selected);
}

static void
add_side (VedetteRollOffDialog  *self,
          const VedetteSkirmish *skirmish,
          guint                  side)
{
  const char *name = vedette_force_get_name (skirmish->forces[side]);
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), name);
  /* Translators: the name of a side */
  g_autofree char *leader = g_strdup_printf (_("Leader of %s"), name);
  /* Translators: the name of a side */
  g_autofree char *die = g_strdup_printf (_("Die of %s"), name);

  self->leaders[side] = GTK_DROP_DOWN (add_leader (self, group, skirmish, side));
  self->dice[side] = GTK_EDITABLE (vedette_row_add_entry (group, _("Die"), ""));
  gtk_editable_set_width_chars (self->dice[side], 3);
  gtk_editable_set_max_width_chars (self->dice[side], 3);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->dice[side]), GTK_INPUT_PURPOSE_DIGITS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->leaders[side]), GTK_ACCESSIBLE_PROPERTY_LABEL, leader, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice[side]), GTK_ACCESSIBLE_PROPERTY_LABEL, die, -1);
  g_signal_connect_object (self->leaders[side], "notify::selected", G_CALLBACK (show_odds), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_roll_off_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_roll_off_dialog_new (GtkWindow      *parent,
                             VedetteSession *session)
{
  VedetteRollOffDialog *self = g_object_new (VEDETTE_TYPE_ROLL_OFF_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                             _("Who Begins?"), NULL);
  VedetteSkirmish skirmish;

  self->session = g_object_ref (session);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  for (guint i = 0; i < N_SIDES; i++)
    add_side (self, &skirmish, i);
  self->odds = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->odds, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->odds), "numeric");
  vedette_dialog_add (VEDETTE_DIALOG (self), GTK_WIDGET (self->odds));
  show_odds (self);
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Roll"));
  if (!has_real_dice (self))
    vedette_dialog_say (VEDETTE_DIALOG (self), _("Without dice of your own the program rolls."));
  gtk_widget_grab_focus (GTK_WIDGET (self->dice[0]));
  return GTK_WIDGET (self);
}
