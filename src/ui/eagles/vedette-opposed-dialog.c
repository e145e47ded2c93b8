/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An opposed roll: both sides allocate points, each under a cover from the other, and roll. */

#include "vedette-config.h"

#include "ui/eagles/vedette-opposed-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-declare-dice.h"
#include "ui/declare/vedette-declare-foresight.h"
#include "ui/eagles/vedette-both-dice.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/eagles/vedette-opposed-halves.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-chart-grid.h"
#include "ui/widgets/vedette-keys.h"

/* In px: the usual width, and that with which chances stand beside both halves */
#define WIDTH 560
#define WIDE 860
#define SPACING 18

/**
 * VedetteOpposedDialog:
 *
 * One half is open at a time, and what stands there is allocated when it is covered again; or one person types both, as the
 * umpire. What the roll is made of is asked of the rules before it and after it.
 */
struct _VedetteOpposedDialog
{
  VedetteMoveDialog parent_instance;

  GtkBox *columns; /* what is said, and what may come of it: below each other, or beside */
  VedetteOpposedHalves *halves;
  GtkBox *charts;
  VedetteDeclareForesight *foresight; /* of both sides, while both are open */
  VedetteBothDice *both;
  GtkLabel *result;
  GtkWidget *umpire_group;
  GtkBox *dice_place;
  VedetteDeclareDice *dice; /* NULL when they lie */
  gboolean umpire; /* one person types both */
  gboolean settled;
};

G_DEFINE_FINAL_TYPE (VedetteOpposedDialog, vedette_opposed_dialog, VEDETTE_TYPE_MOVE_DIALOG)

static VedetteSession *
get_session (VedetteOpposedDialog *self)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (self));
}

static VedetteRules *
get_rules (VedetteOpposedDialog *self)
{
  return vedette_session_get_rules (get_session (self));
}

static VedetteMove *
read_move (VedetteMoveDialog  *dialog,
           GError            **error)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (dialog);
  VedetteMove *move = vedette_session_new_move (get_session (self), "opposed-roll");
  g_autoptr (VedetteNumbers) points = vedette_opposed_halves_list_points (self->halves);

  if (points != NULL)
    g_object_set (move, "points", points, NULL);
  return move;
}

/* Before the umpire are twice as many chances as before one side: all is seen without scrolling if they stand beside what they
   are of. In a small window there is no room for that, nor with letters that are as large. */
static void
share_room (VedetteOpposedDialog *self,
            gboolean              wide)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  GtkOrientation orientation;

  wide = wide && (parent == NULL || gtk_widget_get_width (GTK_WIDGET (parent)) >= WIDE) &&
         !vedette_adaptive_is_text_large (GTK_WIDGET (self));
  orientation = wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  if (gtk_orientable_get_orientation (GTK_ORIENTABLE (self->columns)) == orientation)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->dice_place), orientation);
  gtk_box_set_homogeneous (self->dice_place, wide);
  /* Else each would be as wide as its longest line asks for, and the height be reckoned for another width. */
  gtk_box_set_homogeneous (self->columns, wide);
  vedette_dialog_set_width (VEDETTE_DIALOG (self), wide ? WIDE : WIDTH);
}

/* The tables show a range that is always the same (A-E37): of one side while that is open, of both where both are. */
static void
show_charts (VedetteOpposedDialog *self,
             VedetteMove          *move)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (get_rules (self), move);
  const char *word = vedette_opposed_halves_get_word (self->halves);

  vedette_eagles_look_clear (self->charts);
  vedette_each (VedetteChart, chart, word != NULL ? breakdown->charts : NULL)
    if (g_str_equal (chart->id, word))
      gtk_box_append (self->charts, vedette_chart_grid_new (chart));
  gtk_widget_set_visible (GTK_WIDGET (self->charts), word != NULL);
  if (vedette_opposed_halves_is_uncovered (self->halves))
    vedette_declare_foresight_update (self->foresight, move);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->foresight), FALSE);
}

static GtkWidget *
get_accept (VedetteOpposedDialog *self)
{
  return gtk_window_get_default_widget (GTK_WINDOW (self));
}

/* What Enter does now, and what there is to say */
static void
update (VedetteOpposedDialog *self)
{
  g_autoptr (VedetteMove) move = read_move (VEDETTE_MOVE_DIALOG (self), NULL);
  g_autofree char *hint = vedette_opposed_halves_get_hint (self->halves);
  gboolean open = vedette_opposed_halves_get_open (self->halves) != VEDETTE_OPPOSED_NONE;

  gtk_button_set_label (GTK_BUTTON (get_accept (self)), open ? _("Hide") : _("Roll"));
  gtk_widget_set_visible (self->umpire_group, !self->settled && vedette_opposed_halves_may_umpire (self->halves));
  vedette_dialog_tell (VEDETTE_DIALOG (self), hint);
  vedette_dialog_explain (VEDETTE_DIALOG (self), vedette_opposed_halves_get_rule (self->halves));
  show_charts (self, move);
  vedette_declare_dice_update (self->dice, move);
  /* Whoever gives points rolls nothing yet; chances and points have the room, and nothing is cut off. */
  vedette_declare_dice_put_off (self->dice, open);
  share_room (self, self->umpire);
}

/* Enter covers what is open, be it that it was uncovered with Enter. */
static void
on_changed (VedetteOpposedDialog *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  update (self);
  if (focus == NULL || !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (get_accept (self));
}

static void
on_umpire (VedetteOpposedDialog *self,
           GParamSpec           *pspec,
           GtkSwitch            *umpire)
{
  self->umpire = gtk_switch_get_active (umpire);
  vedette_opposed_halves_set_umpire (self->halves, self->umpire);
}

/* What stands in the half that is open is allocated; if it cannot be, why not is said, and stays said. */
static void
give (VedetteOpposedDialog *self,
      VedetteMove          *move)
{
  g_autoptr (GError) error = NULL;

  if (vedette_session_perform (get_session (self), move, 0, FALSE, &error) == NULL)
    {
      vedette_session_set_why_not (get_session (self), NULL);
      vedette_dialog_say (VEDETTE_DIALOG (self), error->message);
      return;
    }
  vedette_opposed_halves_cover (self->halves);
  update (self);
  if (!vedette_opposed_halves_focus (self->halves))
    gtk_widget_grab_focus (get_accept (self));
}

static void
accept (VedetteDialog *dialog)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (dialog);
  g_autoptr (VedetteMove) allocation = vedette_opposed_halves_allocate (self->halves);

  if (self->dice == NULL)
    gtk_window_close (GTK_WINDOW (self));
  else if (allocation != NULL)
    give (self, allocation);
  else
    VEDETTE_DIALOG_CLASS (vedette_opposed_dialog_parent_class)->accept (dialog);
}

static gboolean
get_dice (VedetteMoveDialog  *dialog,
          VedetteMove        *move,
          gboolean            agreed,
          VedetteDice       **dice,
          GError            **error)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (dialog);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (get_rules (self), move);

  /* What the rules refuse anyhow is not rolled for. */
  if (!agreed && ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    return TRUE;
  if (!vedette_declare_dice_read (self->dice, dice, error))
    return FALSE;
  if (*dice == NULL || vedette_declare_dice_settle (self->dice, move, error))
    return TRUE;
  /* They have rolled a tie: the points stay what they are. */
  g_clear_object (dice);
  self->settled = TRUE;
  vedette_opposed_halves_lock (self->halves);
  gtk_widget_set_visible (self->umpire_group, FALSE);
  return FALSE;
}

/* What both dice show, as the story of the roll has it */
static void
show_both (VedetteOpposedDialog *self,
           VedetteBreakdown     *breakdown)
{
  int naturals[2] = { 0 };

  vedette_each (VedetteFactor, factor, breakdown->factors)
    if (factor->is_base && factor->party < G_N_ELEMENTS (naturals))
      naturals[factor->party] = factor->value;
  vedette_both_dice_set_dice (self->both, naturals[0], naturals[1]);
}

/* The dice lie: both halves are open to all. */
static void
done (VedetteMoveDialog *dialog)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (dialog);
  VedetteRules *rules = get_rules (self);
  VedetteStep *step = vedette_battle_get_current (vedette_session_get_battle (get_session (self)));
  g_autofree char *text = vedette_rules_describe (rules, step, vedette_rules_get_viewer (rules));
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_explain (rules, step, vedette_rules_get_viewer (rules));
  /* It asks for no dice: those that were typed go. */
  g_autoptr (VedetteMove) nothing = vedette_session_new_move (get_session (self), "allocate");

  vedette_opposed_halves_show (self->halves, breakdown);
  show_both (self, breakdown);
  gtk_widget_set_visible (GTK_WIDGET (self->charts), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->foresight), FALSE);
  share_room (self, FALSE);
  vedette_dialog_say (VEDETTE_DIALOG (self), NULL);
  gtk_label_set_text (self->result, text);
  gtk_widget_set_visible (GTK_WIDGET (self->result), TRUE);
  gtk_widget_set_visible (self->umpire_group, FALSE);
  vedette_declare_dice_update (self->dice, nothing);
  g_clear_object (&self->dice);
  vedette_dialog_set_done (VEDETTE_DIALOG (self), _("Done"));
  gtk_widget_grab_focus (get_accept (self));
}

/* Plus, minus and digits change the half that is open, but not while a die is typed. */
static gboolean
on_key (gpointer        user_data,
        guint           keyval,
        GdkModifierType modifiers)
{
  VedetteOpposedDialog *self = VEDETTE_OPPOSED_DIALOG (user_data);
  gboolean more = keyval == GDK_KEY_plus || keyval == GDK_KEY_minus;

  if (vedette_opposed_halves_get_open (self->halves) == VEDETTE_OPPOSED_NONE || vedette_keys_are_typed (user_data) ||
      (!more && (keyval < GDK_KEY_0 || keyval > GDK_KEY_9)))
    return FALSE;
  vedette_opposed_halves_say_points (self->halves, more,
                                     more ? (keyval == GDK_KEY_plus ? 1 : -1) : (int) (keyval - GDK_KEY_0));
  return TRUE;
}

static void
vedette_opposed_dialog_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_OPPOSED_DIALOG (object)->dice);

  G_OBJECT_CLASS (vedette_opposed_dialog_parent_class)->dispose (object);
}

static void
vedette_opposed_dialog_class_init (VedetteOpposedDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_opposed_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = accept;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->read_move = read_move;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->get_dice = get_dice;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->done = done;
}

static void
vedette_opposed_dialog_init (VedetteOpposedDialog *self)
{
  vedette_keys_add (GTK_WIDGET (self), GTK_PHASE_BUBBLE, FALSE, on_key);
  self->charts = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  self->both = VEDETTE_BOTH_DICE (vedette_both_dice_new ());
  self->result = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->result, TRUE);
  gtk_label_set_wrap_mode (self->result, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->result, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->result), "title-4");
  gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
}

static void
add_umpire (VedetteOpposedDialog *self,
            GtkBox               *box)
{
  GtkWidget *umpire = gtk_switch_new ();

  gtk_widget_set_valign (umpire, GTK_ALIGN_CENTER);
  self->umpire_group = vedette_group_new (NULL);
  gtk_box_append (box, self->umpire_group);
  vedette_row_add (self->umpire_group, _("One person is the umpire"), _("The umpire enters the points of both sides"), umpire);
  g_signal_connect_object (umpire, "notify::active", G_CALLBACK (on_umpire), self, G_CONNECT_SWAPPED);
}

static void
add_all (VedetteOpposedDialog *self)
{
  VedetteDialog *dialog = VEDETTE_DIALOG (self);
  GtkWidget *said = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->dice_place = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  self->halves = vedette_opposed_halves_new (get_session (self));
  self->foresight = vedette_declare_foresight_new (get_rules (self));
  /* While points are secret, chances without them would mislead whoever knows them. */
  if (vedette_opposed_halves_is_uncovered (self->halves))
    vedette_declare_foresight_add_odds (self->foresight);
  self->columns = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  gtk_box_append (GTK_BOX (said), GTK_WIDGET (self->halves));
  gtk_box_append (GTK_BOX (said), GTK_WIDGET (self->result));
  gtk_box_append (GTK_BOX (said), GTK_WIDGET (self->charts));
  gtk_box_append (GTK_BOX (said), GTK_WIDGET (self->both));
  add_umpire (self, GTK_BOX (said));
  gtk_widget_set_hexpand (said, TRUE);
  gtk_box_append (self->columns, said);
  gtk_box_append (self->columns, GTK_WIDGET (self->foresight));
  vedette_dialog_add (dialog, GTK_WIDGET (self->columns));
  vedette_dialog_add (dialog, GTK_WIDGET (self->dice_place));
  self->dice = vedette_declare_dice_new (dialog, get_rules (self));
  vedette_declare_dice_set_place (self->dice, self->dice_place);
  g_signal_connect_object (self->halves, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_opposed_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_opposed_dialog_new (GtkWindow      *parent,
                            VedetteSession *session)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "opposed-roll");
  VedetteOpposedDialog *self = vedette_move_dialog_new (VEDETTE_TYPE_OPPOSED_DIALOG, parent, session,
                                                        vedette_move_get_label (move));

  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, -1);
  add_all (self);
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Roll"));
  update (self);
  /* Whoever has real dice has come to type them. */
  if (!vedette_declare_dice_may_roll (self->dice))
    vedette_declare_dice_focus (self->dice);
  else
    vedette_opposed_halves_focus (self->halves);
  return GTK_WIDGET (self);
}

/**
 * vedette_opposed_dialog_set_interval:
 * @interval: in milliseconds
 *
 * Changes after which time an open half covers itself, from the next one on that is opened.
 */
void
vedette_opposed_dialog_set_interval (VedetteOpposedDialog *self,
                                     guint                 interval)
{
  vedette_opposed_halves_set_interval (self->halves, interval);
}
