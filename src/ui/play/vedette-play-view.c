/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first view: who holds, what is due, what may be done, and the roster beside it. */

#include "vedette-config.h"

#include "ui/play/vedette-play-view.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/words/vedette-skirmish-words.h"
#include "ui/declare/vedette-declare-dialog.h"
#include "ui/play/vedette-due-box.h"
#include "ui/play/vedette-move-board.h"
#include "ui/skirmish/play/vedette-call-dialog.h"
#include "ui/skirmish/play/vedette-duel-dialog.h"
#include "ui/skirmish/play/vedette-foresight-pane.h"
#include "ui/skirmish/play/vedette-holder-pane.h"
#include "ui/skirmish/play/vedette-melee-dialog.h"
#include "ui/skirmish/play/vedette-out-dialog.h"
#include "ui/skirmish/play/vedette-put-right-dialog.h"
#include "ui/skirmish/play/vedette-roll-off-dialog.h"
#include "ui/skirmish/play/vedette-roster-pane.h"
#include "ui/skirmish/play/vedette-shoot-back-dialog.h"
#include "ui/skirmish/roll/vedette-roll-dialog.h"

/* How many steps stand under the roster */
#define N_STEPS 7

struct _VedettePlayView
{
  AdwBin parent_instance;

  /* template */
  GtkBox *body;
  AdwBin *holder_place;
  AdwBin *due_place;
  AdwBin *board_place;
  GtkBox *why_not_box;
  GtkLabel *why_not;
  GtkButton *agreed;
  GtkWidget *result;
  GtkLabel *last;
  GtkWidget *side_pane;
  AdwBin *roster_place;
  AdwBin *foresight_place;
  GtkBox *steps;

  /* borrowed */
  VedetteHolderPane *holder;
  VedetteDueBox *due;
  VedetteMoveBoard *board;
  VedetteRosterPane *roster;
  VedetteForesightPane *foresight;

  /* owned */
  VedetteSession *session;
  VedetteMove *refused; /* what both sides may still agree to */
  gboolean narrow;
  gboolean shifted; /* while a letter with Shift is handled */
};

G_DEFINE_FINAL_TYPE (VedettePlayView, vedette_play_view, ADW_TYPE_BIN)

static GtkWindow *
get_window (VedettePlayView *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Does a move, or says why not and whether agreement would help. */
static void
do_move (VedettePlayView *self,
         VedetteMove     *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (vedette_session_get_rules (self->session), move);

  g_clear_object (&self->refused);
  if (vedette_session_perform (self->session, move, 0, FALSE, NULL) != NULL)
    return;
  if (!vedette_ruling_is_final (ruling) && vedette_ruling_get_verdict (ruling) != VEDETTE_VERDICT_ALLOWED)
    self->refused = g_object_ref (move);
  gtk_widget_set_visible (GTK_WIDGET (self->agreed), self->refused != NULL);
}

static gboolean
is_open (VedettePlayView *self,
         const char      *name)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, name);
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (vedette_session_get_rules (self->session), move);

  if (vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_ALLOWED)
    return TRUE;
  do_move (self, move);
  return FALSE;
}

/* At Full, or with Shift, who and where is asked before a move is made. */
static gboolean
asks_all (VedettePlayView *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  return self->shifted || vedette_about_get_level (skirmish.about) == VEDETTE_LEVEL_FULL;
}

/* Without a name these mean nothing. */
static gboolean
needs_names (VedetteMove *move)
{
  return g_str_equal (vedette_move_get_name (move), "arrive") || g_str_equal (vedette_move_get_name (move), "reveal");
}

/* Asks what there is to ask, or just does the move; one that is not due is not asked about. */
static void
declare_move (VedettePlayView *self,
              VedetteMove     *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (vedette_session_get_rules (self->session), move);

  if ((!asks_all (self) && !needs_names (move)) || !vedette_declare_dialog_asks (move) ||
      vedette_ruling_get_verdict (ruling) != VEDETTE_VERDICT_ALLOWED)
    do_move (self, move);
  else if (g_str_equal (vedette_move_get_name (move), "call"))
    gtk_window_present (GTK_WINDOW (vedette_call_dialog_new (get_window (self), self->session)));
  else if (g_str_equal (vedette_move_get_name (move), "react-shoot"))
    gtk_window_present (GTK_WINDOW (vedette_shoot_back_dialog_new (get_window (self), self->session)));
  else
    gtk_window_present (GTK_WINDOW (vedette_declare_dialog_new (get_window (self), self->session, move)));
}

/* @name: of the move: "out" or "left" */
static void
choose_out (VedettePlayView *self,
            const char      *name)
{
  VedetteFigure *figure = vedette_roster_pane_get_selected (self->roster);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, name);
  g_autoptr (VedetteIds) lines = NULL;

  if (!is_open (self, name))
    return;
  /* One man needs no number. */
  if (figure == NULL || vedette_figure_get_standing (figure) > 1)
    {
      gtk_window_present (GTK_WINDOW (vedette_out_dialog_new (get_window (self), self->session, name, figure)));
      return;
    }
  lines = vedette_ids_new_one (vedette_record_get_id (VEDETTE_RECORD (figure)));
  if (g_str_equal (name, "left"))
    g_object_set (move, "line", lines, NULL);
  else
    g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (figure)), NULL);
  do_move (self, move);
}

/* One card that waits needs no question. */
static void
choose_condition (VedettePlayView *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "condition");
  g_autoptr (GListModel) choices = NULL;

  if (!is_open (self, "condition"))
    return;
  choices = vedette_move_get_choices (move, vedette_session_get_rules (self->session), "card");
  if (g_list_model_get_n_items (choices) == 1)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, 0);

      g_object_set (move, "card", vedette_choice_get_id (choice), NULL);
      do_move (self, move);
      return;
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.view", "s", "orders");
}

static void
choose (const char *name,
        gpointer    user_data)
{
  VedettePlayView *self = user_data;
  g_autoptr (VedetteMove) move = NULL;

  if (g_str_equal (name, "put-right"))
    {
      if (is_open (self, name))
        gtk_window_present (GTK_WINDOW (vedette_put_right_dialog_new (get_window (self), self->session,
                                                                      vedette_roster_pane_get_selected (self->roster))));
      return;
    }
  if (g_str_equal (name, "duel"))
    {
      if (is_open (self, name))
        gtk_window_present (GTK_WINDOW (vedette_duel_dialog_new (get_window (self), self->session)));
      return;
    }
  if (g_str_equal (name, "out") || g_str_equal (name, "left"))
    {
      choose_out (self, name);
      return;
    }
  if (g_str_equal (name, "condition"))
    {
      choose_condition (self);
      return;
    }
  move = vedette_session_new_move (self->session, name);
  /* The board's shooting is by all, but the first action belongs to the nominee's body (A-S16). */
  if (g_str_equal (name, "shoot"))
    {
      VedetteSkirmish skirmish;

      vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
      if (vedette_skirmish_game_get_state (skirmish.game) != VEDETTE_STATE_ACT_RESTRICTED)
        g_object_set (move, "all", TRUE, NULL);
    }
  declare_move (self, move);
}

/* A start that is a roll, of men and dice that have to be named (A-S22) */
static gboolean
rolls_off (VedettePlayView *self,
           VedetteMove     *move)
{
  g_autoptr (VedetteBreakdown) breakdown = NULL;

  if (!g_str_equal (vedette_move_get_name (move), "start"))
    return FALSE;
  breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  return breakdown != NULL;
}

/* A round of melee: what came of it is one prompt, which opens by itself only at Full; but a second round of one action
 * keeps to one key even there. */
static gboolean
asks_losses (VedettePlayView *self,
             VedetteMove     *move)
{
  GListModel *figures = vedette_battle_get_records (vedette_session_get_battle (self->session), VEDETTE_TYPE_FIGURE);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  if (vedette_skirmish_game_get_state (skirmish.game) == VEDETTE_STATE_REACT_MELEE)
    return FALSE;
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "morale") != NULL && asks_all (self) &&
         vedette_move_get_tri (move, "fought") != VEDETTE_TRI_NO && g_list_model_get_n_items (figures) > 0;
}

static void
choose_due (VedetteMove *move,
            gboolean     ask,
            gpointer     user_data)
{
  VedettePlayView *self = user_data;

  if (move != NULL && rolls_off (self, move))
    {
      if (is_open (self, "start"))
        gtk_window_present (GTK_WINDOW (vedette_roll_off_dialog_new (get_window (self), self->session)));
    }
  else if (move != NULL && (ask || asks_losses (self, move)))
    gtk_window_present (GTK_WINDOW (vedette_melee_dialog_new (get_window (self), self->session, move)));
  else if (move != NULL)
    declare_move (self, move);
  else
    gtk_window_present (GTK_WINDOW (vedette_roll_dialog_new (get_window (self), self->session)));
}

/* Enter is what is due; a key that has no meaning there is a move's. */
static gboolean
on_key (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);
  const char *key, *move;

  g_variant_get (args, "(&s&s)", &key, &move);
  if (vedette_due_box_press (self->due, key))
    return TRUE;
  if (*move == '\0')
    return FALSE;
  choose (move, self);
  return TRUE;
}

/* Shift and the letter of a move asks what else may be said of it. */
static gboolean
on_shifted_key (GtkWidget *widget,
                GVariant  *args,
                gpointer   user_data)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);
  const char *move;

  g_variant_get (args, "(&s)", &move);
  self->shifted = TRUE;
  choose (move, self);
  self->shifted = FALSE;
  return TRUE;
}

static void
activate_agreed (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (widget);
  g_autoptr (VedetteMove) move = g_steal_pointer (&self->refused);

  if (move != NULL)
    vedette_session_perform (self->session, move, 0, TRUE, NULL);
}

static void
activate_put_right (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  choose ("put-right", VEDETTE_PLAY_VIEW (widget));
}

static void
activate_find (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  vedette_roster_pane_find (VEDETTE_PLAY_VIEW (widget)->roster);
}

static void
update_last (VedettePlayView *self)
{
  VedetteStep *step = vedette_battle_get_current (vedette_session_get_battle (self->session));
  g_autofree char *text = NULL;

  /* The step that made the battle is no result of anything. */
  if (step != NULL && vedette_step_get_after (step) != 0)
    text = vedette_rules_describe (vedette_session_get_rules (self->session), step);
  else
    text = g_strdup (_("Nothing has been done yet."));
  gtk_label_set_text (self->last, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->result), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The last few steps that both sides may see, newest first */
static void
update_steps (VedettePlayView *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  guint left = N_STEPS;

  while (gtk_widget_get_first_child (GTK_WIDGET (self->steps)) != NULL)
    gtk_box_remove (self->steps, gtk_widget_get_first_child (GTK_WIDGET (self->steps)));
  for (guint i = vedette_battle_get_place (battle); i > 1 && left > 0; i--)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i - 1);
      g_autofree char *text = NULL;
      GtkWidget *label;

      if (!g_str_equal (vedette_step_get_audience (step), VEDETTE_AUDIENCE_ALL))
        continue;
      text = vedette_rules_describe (vedette_session_get_rules (self->session), step);
      label = gtk_label_new (text);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (self->steps, label);
      left--;
    }
}

/* In a narrow window, what is due and the moves take turns. */
static void
update_board (VedettePlayView *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  vedette_move_board_update (self->board, self->narrow &&
                                            vedette_skirmish_game_get_state (skirmish.game) != VEDETTE_STATE_ACT_FREE);
  vedette_move_board_update_keys (self->board, self->due);
}

/* Who finds something in the roster goes on finding. */
static gboolean
is_typing (VedettePlayView *self)
{
  GtkWindow *window = get_window (self);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && GTK_IS_EDITABLE (focus);
}

static void
update (VedettePlayView *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  vedette_holder_pane_update (self->holder);
  update_last (self);
  vedette_due_box_update (self->due);
  update_board (self);
  update_steps (self);
  vedette_foresight_pane_update (self->foresight);
  vedette_roster_pane_update (self->roster);
  g_clear_object (&self->refused);
}

static void
on_changed (VedettePlayView *self)
{
  update (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !is_typing (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
on_why_not (VedettePlayView *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);
  const char *text = why_not != NULL ? why_not : vedette_session_get_reminder (self->session);

  /* What was done may be followed by what is to be remembered of it. */
  gtk_label_set_text (self->why_not, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->why_not_box), text != NULL);
  if (why_not == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->agreed), FALSE);
}

/* It may be the clock that reminds, and then it is time to offer the end. */
static void
on_reminder (VedettePlayView *self)
{
  on_why_not (self);
  vedette_holder_pane_update (self->holder);
  vedette_due_box_update (self->due);
}

/* The heading of the last result takes the focus, so that Enter is what is due and not the button that was pressed. */
static gboolean
vedette_play_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (VEDETTE_PLAY_VIEW (widget)->result);
}

static void
vedette_play_view_dispose (GObject *object)
{
  VedettePlayView *self = VEDETTE_PLAY_VIEW (object);

  g_clear_object (&self->refused);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_PLAY_VIEW);

  G_OBJECT_CLASS (vedette_play_view_parent_class)->dispose (object);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint keyval;
    const char *key;
    const char *move;
  } keys[] = {
    { GDK_KEY_Return, "Enter", "" },  { GDK_KEY_KP_Enter, "Enter", "" }, { GDK_KEY_1, "1", "" },
    { GDK_KEY_2, "2", "" },           { GDK_KEY_3, "3", "" },            { GDK_KEY_4, "4", "" },
    { GDK_KEY_5, "5", "" },           { GDK_KEY_g, "g", "" },            { GDK_KEY_n, "n", "decline" },
    { GDK_KEY_m, "m", "march" },
    { GDK_KEY_c, "c", "charge" },     { GDK_KEY_s, "s", "shoot" },       { GDK_KEY_v, "v", "move-shoot" },
    { GDK_KEY_f, "f", "fight" },      { GDK_KEY_o, "o", "task" },        { GDK_KEY_h, "h", "hold" },
    { GDK_KEY_x, "x", "out" },        { GDK_KEY_k, "k", "condition" },   { GDK_KEY_l, "l", "reveal" },
    { GDK_KEY_t, "t", "call" },       { GDK_KEY_d, "d", "duel" },        { GDK_KEY_b, "b", "react-shoot" },
    { GDK_KEY_a, "a", "arrive" },     { GDK_KEY_e, "e", "react-move" },  { GDK_KEY_u, "u", "react-move" },
    { GDK_KEY_w, "w", "left" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (widget_class, keys[i].keyval, 0, on_key, "(ss)", keys[i].key, keys[i].move);
      if (*keys[i].move != '\0')
        gtk_widget_class_add_binding (widget_class, keys[i].keyval, GDK_SHIFT_MASK, on_shifted_key, "(s)", keys[i].move);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, GDK_CONTROL_MASK, "play.put-right", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_slash, 0, "play.find", NULL);
}

static void
vedette_play_view_class_init (VedettePlayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_play_view_dispose;
  widget_class->grab_focus = vedette_play_view_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/play/vedette-play-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, body);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, holder_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, due_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, board_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, why_not_box);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, agreed);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, result);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, last);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, side_pane);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, roster_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, foresight_place);
  gtk_widget_class_bind_template_child (widget_class, VedettePlayView, steps);

  gtk_widget_class_install_action (widget_class, "play.agreed", NULL, activate_agreed);
  gtk_widget_class_install_action (widget_class, "play.put-right", NULL, activate_put_right);
  gtk_widget_class_install_action (widget_class, "play.find", NULL, activate_find);
  bind_keys (widget_class);
}

static void
vedette_play_view_init (VedettePlayView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_play_view_new:
 *
 * Returns: (transfer floating): the view of that session
 */
GtkWidget *
vedette_play_view_new (VedetteSession *session)
{
  VedettePlayView *self = g_object_new (VEDETTE_TYPE_PLAY_VIEW, NULL);

  self->session = g_object_ref (session);
  self->holder = VEDETTE_HOLDER_PANE (vedette_holder_pane_new (session));
  self->due = VEDETTE_DUE_BOX (vedette_due_box_new (session, choose_due, self));
  self->board = VEDETTE_MOVE_BOARD (vedette_move_board_new (session, choose, self));
  self->roster = VEDETTE_ROSTER_PANE (vedette_roster_pane_new (session));
  adw_bin_set_child (self->holder_place, GTK_WIDGET (self->holder));
  adw_bin_set_child (self->due_place, GTK_WIDGET (self->due));
  adw_bin_set_child (self->board_place, GTK_WIDGET (self->board));
  adw_bin_set_child (self->roster_place, GTK_WIDGET (self->roster));
  self->foresight = VEDETTE_FORESIGHT_PANE (vedette_foresight_pane_new (session));
  adw_bin_set_child (self->foresight_place, GTK_WIDGET (self->foresight));
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::reminder", G_CALLBACK (on_reminder), self, G_CONNECT_SWAPPED);
  on_why_not (self);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_play_view_set_narrow:
 *
 * Puts the roster below instead of beside.
 */
void
vedette_play_view_set_narrow (VedettePlayView *self,
                              gboolean         narrow)
{
  self->narrow = narrow;
  update_board (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->side_pane, narrow ? -1 : 340, -1);
  gtk_widget_set_hexpand (self->side_pane, narrow);
}
