/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog: who makes the attempt, what counts, what he needs, and the die. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-nomination.h"
#include "ui/skirmish/roll/vedette-roll-dialog.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roll/vedette-roll-die.h"
#include "ui/skirmish/roll/vedette-roll-factors.h"
#include "ui/skirmish/roll/vedette-roll-key-button.h"
#include "ui/skirmish/roll/vedette-roll-keys.h"
#include "ui/skirmish/roll/vedette-roll-needed.h"
#include "ui/skirmish/roll/vedette-roll-nominee.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-spoken.h"

/**
 * VedetteRollDialog:
 *
 * Makes the snatch roll, or lets it pass, and closes; what came of it is for the window to show.
 */
struct _VedetteRollDialog
{
  AdwWindow parent_instance;

  /* owned */
  VedetteSession *session;
  char *tried;         /* why the last thing that was tried cannot be done */
  const char *pending; /* the move that "Agreed" makes */
  gint64 chosen;       /* the line that was chosen last, 0 for someone else */
  gboolean done;

  /* borrowed: children */
  VedetteAdaptive *adaptive;
  GtkBox *panes;
  GtkBox *scrolled;
  VedetteRollNominee *nominee;
  VedetteRollFactors *factors;
  GtkWidget *lines;
  AdwBin *lines_slot;
  GtkExpander *expander;
  VedetteRollNeeded *needed;
  GtkLabel *why_not;
  GtkWidget *agreed;
  VedetteRollDie *die;
};

G_DEFINE_FINAL_TYPE (VedetteRollDialog, vedette_roll_dialog, ADW_TYPE_WINDOW)

static VedetteMove *
declare (VedetteRollDialog *self)
{
  VedetteMove *move = vedette_session_new_move (self->session, "snatch");
  VedetteResult result = vedette_roll_die_get_result (self->die);

  vedette_roll_nominee_declare (self->nominee, move);
  vedette_roll_factors_declare (self->factors, move);
  if (result != VEDETTE_RESULT_ROLL)
    g_object_set (move, "result", result, "low", vedette_roll_die_get_low (self->die), NULL);
  return move;
}

/* A-S49: whether won or lost leaves it open if the die was 1 to 3 */
static void
ask_low (VedetteRollDialog *self)
{
  g_autoptr (VedetteMove) move = declare (self);
  VedetteSkirmish skirmish;

  g_object_set (move, "low", VEDETTE_TRI_UNTRACKED, NULL);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  vedette_roll_die_set_asks_low (self->die, vedette_roll_die_get_result (self->die) != VEDETTE_RESULT_ROLL &&
                                              vedette_nomination_get_low (move, &skirmish) == VEDETTE_TRI_UNTRACKED);
}

static void
show_values (VedetteRollDialog *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "snatch");
  g_autoptr (VedetteBreakdown) all = NULL;

  vedette_roll_nominee_declare (self->nominee, move);
  vedette_roll_factors_tick_all (move);
  all = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  vedette_roll_factors_show_values (self->factors, all);
}

/* Why what is declared cannot be done, or what is to be heeded; and whether both sides may agree to it all the same. */
static void
show_ruling (VedetteRollDialog *self,
             VedetteMove       *move)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, move);
  gboolean may_agree = vedette_ruling_get_verdict (ruling) != VEDETTE_VERDICT_ALLOWED && !vedette_ruling_is_final (ruling);
  const char *why = vedette_ruling_get_why (ruling);

  /* Where nothing speaks against it there may be something to remember. */
  if (vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_ALLOWED && vedette_ruling_get_n (ruling) > 0)
    why = vedette_ruling_nth_why (ruling, 0);
  gtk_label_set_text (self->why_not, self->tried != NULL ? self->tried : why != NULL ? why : "");
  gtk_widget_set_visible (self->agreed, may_agree);
  self->pending = may_agree ? vedette_move_get_name (move) : NULL;
}

static void
update (VedetteRollDialog *self)
{
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteBreakdown) breakdown = NULL;

  ask_low (self);
  move = declare (self);
  breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  vedette_roll_needed_show (self->needed, breakdown);
  vedette_roll_lines_show (self->lines, breakdown);
  show_values (self);
  show_ruling (self, move);
}

/* Something else is said: what was tried before is of no interest. */
static void
on_said (VedetteRollDialog *self)
{
  g_clear_pointer (&self->tried, g_free);
  update (self);
}

static void
refuse (VedetteRollDialog *self,
        VedetteMove       *move,
        const char        *why)
{
  g_free (self->tried);
  self->tried = g_strdup (why);
  vedette_session_set_why_not (self->session, why);
  show_ruling (self, move);
}

static void
preset (VedetteRollDialog *self)
{
  VedetteCandidate *candidate = vedette_roll_nominee_get_candidate (self->nominee);
  gboolean again = FALSE;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  self->chosen = 0;
  if (candidate != NULL)
    {
      self->chosen = vedette_record_get_id (VEDETTE_RECORD (vedette_candidate_get_figure (candidate)));
      again = self->chosen == vedette_skirmish_game_get_last_nominee (skirmish.game);
    }
  vedette_roll_factors_preset (self->factors, candidate, again ? vedette_skirmish_game_get_last_ticks (skirmish.game) : NULL);
}

static void
on_nominee (VedetteRollDialog *self)
{
  VedetteCandidate *candidate = vedette_roll_nominee_get_candidate (self->nominee);
  gint64 figure = candidate != NULL ? vedette_record_get_id (VEDETTE_RECORD (vedette_candidate_get_figure (candidate))) : 0;

  if (figure != self->chosen)
    preset (self);
  on_said (self);
}

static gboolean
rolls_real (VedetteRollDialog *self)
{
  VedetteSkirmish skirmish;
  VedetteForce *force;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  force = vedette_battle_find (skirmish.battle, VEDETTE_TYPE_FORCE, vedette_duel_get_roller (&skirmish));
  return force != NULL && vedette_force_get_rolling (force) == VEDETTE_ROLLING_REAL;
}

/* Returns: whether the die that the move needs is there, or may be rolled here; else it is said what is wrong with it */
static gboolean
have_die (VedetteRollDialog *self,
          VedetteMove       *move)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);

  if (breakdown == NULL || vedette_roll_die_get_result (self->die) != VEDETTE_RESULT_ROLL)
    return TRUE;
  if (vedette_roll_die_is_typed (self->die))
    {
      if (vedette_roll_die_get_natural (self->die) > 0)
        return TRUE;
      refuse (self, move, _("The die shows a number from 1 to 20"));
      return FALSE;
    }
  if (!rolls_real (self))
    return TRUE;
  refuse (self, move, _("This side rolls real dice: type what the die shows, or say only won or lost"));
  return FALSE;
}

static void
perform (VedetteRollDialog *self,
         VedetteMove       *move,
         gboolean           agreed)
{
  g_autoptr (GError) error = NULL;

  if (self->done || !have_die (self, move))
    return;
  self->done = TRUE;
  if (vedette_session_perform (self->session, move, vedette_roll_die_get_natural (self->die), agreed, &error) == NULL)
    {
      self->done = FALSE;
      refuse (self, move, error->message);
      return;
    }
  gtk_window_close (GTK_WINDOW (self));
}

/* The actions */

static void
take (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  g_autoptr (VedetteMove) move = declare (self);

  perform (self, move, FALSE);
}

static void
decline (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "decline");

  perform (self, move, FALSE);
}

static void
agree (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  g_autoptr (VedetteMove) move = NULL;

  if (self->pending == NULL)
    return;
  move = g_str_equal (self->pending, "decline") ? vedette_session_new_move (self->session, "decline") : declare (self);
  perform (self, move, TRUE);
}

static void
toggle_why (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  vedette_roll_factors_toggle_why (VEDETTE_ROLL_DIALOG (widget)->factors, g_variant_get_string (parameter, NULL));
}

static void
toggle_tick (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  vedette_roll_factors_toggle_tick (VEDETTE_ROLL_DIALOG (widget)->factors, g_variant_get_string (parameter, NULL));
}

static void
add_other (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  vedette_roll_factors_add_other (VEDETTE_ROLL_DIALOG (widget)->factors, g_variant_get_int32 (parameter));
}

static void
toggle_result (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gboolean won = g_str_equal (g_variant_get_string (parameter, NULL), "won");

  vedette_roll_die_toggle_result (VEDETTE_ROLL_DIALOG (widget)->die, won ? VEDETTE_RESULT_WON : VEDETTE_RESULT_LOST);
}

static void
toggle_low (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  vedette_roll_die_toggle_low (VEDETTE_ROLL_DIALOG (widget)->die);
}

static void
type_digit (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  vedette_roll_die_type (VEDETTE_ROLL_DIALOG (widget)->die, g_variant_get_int32 (parameter));
}

static void
step (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  vedette_roll_nominee_step (VEDETTE_ROLL_DIALOG (widget)->nominee, g_variant_get_int32 (parameter));
}

static void
find (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  vedette_roll_nominee_focus_find (VEDETTE_ROLL_DIALOG (widget)->nominee);
}

static void
take_out (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (VEDETTE_ROLL_DIALOG (widget)->nominee), "nominee.out", NULL);
}

static void
undo (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = NULL;

  if (vedette_session_undo (self->session, &error))
    return;
  move = declare (self);
  refuse (self, move, error->message);
}

static gboolean
on_die_key (VedetteRollDialog *self,
            guint              keyval)
{
  return vedette_roll_keys_press (GTK_WIDGET (self), keyval);
}

static void
on_activate (VedetteRollDialog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "roll.take", NULL);
}

/* The battle has changed under the dialog: a man fell, or a step was undone. */
static void
on_session_changed (VedetteRollDialog *self)
{
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  if (self->done)
    return;
  move = vedette_session_new_move (self->session, "snatch");
  ruling = vedette_rules_open (vedette_session_get_rules (self->session), move);
  if (vedette_ruling_is_final (ruling))
    {
      self->done = TRUE;
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  vedette_roll_nominee_refresh (self->nominee);
  on_nominee (self);
  vedette_roll_nominee_focus_list (self->nominee);
}

static void
move_child (GtkWidget *child,
            GtkBox    *from,
            GtkBox    *to)
{
  g_object_ref (child);
  if (from != NULL && gtk_widget_get_parent (child) == GTK_WIDGET (from))
    gtk_box_remove (from, child);
  if (gtk_widget_get_parent (child) == NULL)
    gtk_box_prepend (to, child);
  g_object_unref (child);
}

/* Wide, the list stands beside the rest; narrow, it is the first thing of what is scrolled. */
static void
on_narrow (VedetteRollDialog *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (self->adaptive);
  GtkWidget *nominee = GTK_WIDGET (self->nominee);
  gboolean had_focus = gtk_widget_get_focus_child (nominee) != NULL;

  move_child (nominee, narrow ? self->panes : self->scrolled, narrow ? self->scrolled : self->panes);
  g_object_ref (self->lines);
  adw_bin_set_child (self->lines_slot, NULL);
  gtk_expander_set_child (self->expander, NULL);
  if (narrow)
    gtk_expander_set_child (self->expander, self->lines);
  else
    adw_bin_set_child (self->lines_slot, self->lines);
  g_object_unref (self->lines);
  gtk_widget_set_visible (GTK_WIDGET (self->expander), narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->lines_slot), !narrow);
  vedette_roll_nominee_set_narrow (self->nominee, narrow);
  vedette_roll_factors_set_narrow (self->factors, narrow);
  vedette_roll_needed_set_narrow (self->needed, narrow);
  vedette_roll_die_set_narrow (self->die, narrow);
  if (had_focus)
    vedette_roll_nominee_focus_list (self->nominee);
}

/* Only now the rows are there, and the one that is chosen can have the focus. */
static void
vedette_roll_dialog_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (vedette_roll_dialog_parent_class)->map (widget);
  vedette_roll_nominee_focus_list (VEDETTE_ROLL_DIALOG (widget)->nominee);
}

static void
vedette_roll_dialog_dispose (GObject *object)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->tried, g_free);

  G_OBJECT_CLASS (vedette_roll_dialog_parent_class)->dispose (object);
}

static void
vedette_roll_dialog_class_init (VedetteRollDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_roll_dialog_dispose;
  widget_class->map = vedette_roll_dialog_map;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_install_action (widget_class, "roll.take", NULL, take);
  gtk_widget_class_install_action (widget_class, "roll.decline", NULL, decline);
  gtk_widget_class_install_action (widget_class, "roll.agreed", NULL, agree);
  gtk_widget_class_install_action (widget_class, "roll.why", "s", toggle_why);
  gtk_widget_class_install_action (widget_class, "roll.tick", "s", toggle_tick);
  gtk_widget_class_install_action (widget_class, "roll.other", "i", add_other);
  gtk_widget_class_install_action (widget_class, "roll.result", "s", toggle_result);
  gtk_widget_class_install_action (widget_class, "roll.low", NULL, toggle_low);
  gtk_widget_class_install_action (widget_class, "roll.digit", "i", type_digit);
  gtk_widget_class_install_action (widget_class, "roll.step", "i", step);
  gtk_widget_class_install_action (widget_class, "roll.find", NULL, find);
  gtk_widget_class_install_action (widget_class, "roll.out", NULL, take_out);
  gtk_widget_class_install_action (widget_class, "roll.undo", NULL, undo);
}

static GtkWidget *
build_scrolled (VedetteRollDialog *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->scrolled = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  self->factors = VEDETTE_ROLL_FACTORS (vedette_roll_factors_new ());
  self->lines = vedette_roll_lines_new ();
  self->lines_slot = ADW_BIN (adw_bin_new ());
  self->expander = GTK_EXPANDER (gtk_expander_new (_("How it comes to that")));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander), GTK_ACCESSIBLE_PROPERTY_LABEL, _("How it comes to that"),
                                  -1);
  gtk_box_append (self->scrolled, GTK_WIDGET (self->factors));
  gtk_box_append (self->scrolled, GTK_WIDGET (self->lines_slot));
  gtk_box_append (self->scrolled, GTK_WIDGET (self->expander));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->scrolled));
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static GtkWidget *
build_why_not (VedetteRollDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->why_not = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0f, "hexpand", TRUE, "lines", 3, "ellipsize",
                                PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->why_not), "why-not");
  self->agreed = vedette_roll_key_button_new (GTK_TYPE_BUTTON, "A", _("Agreed"));
  gtk_widget_set_valign (self->agreed, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->agreed, _("Both sides agree to it"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->agreed), "roll.agreed");
  gtk_box_append (GTK_BOX (box), vedette_spoken_status_new (self->why_not));
  gtk_box_append (GTK_BOX (box), self->agreed);
  return box;
}

static GtkWidget *
build_right (VedetteRollDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->needed = VEDETTE_ROLL_NEEDED (vedette_roll_needed_new ());
  self->die = VEDETTE_ROLL_DIE (vedette_roll_die_new ());
  gtk_box_append (GTK_BOX (box), build_scrolled (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->needed));
  gtk_box_append (GTK_BOX (box), build_why_not (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->die));
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
vedette_roll_dialog_init (VedetteRollDialog *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->adaptive = g_object_new (VEDETTE_TYPE_ADAPTIVE, NULL);
  self->panes = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18));
  gtk_widget_set_margin_start (GTK_WIDGET (self->panes), 12);
  gtk_widget_set_margin_end (GTK_WIDGET (self->panes), 12);
  gtk_widget_set_margin_top (GTK_WIDGET (self->panes), 6);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->panes), 12);
  gtk_widget_set_vexpand (GTK_WIDGET (self->panes), TRUE);
  gtk_box_append (self->panes, build_right (self));
  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->panes));
  vedette_adaptive_set_child (self->adaptive, content);
  adw_window_set_content (ADW_WINDOW (self), GTK_WIDGET (self->adaptive));
  vedette_roll_keys_add (GTK_WIDGET (self));
}

static void
size_to (VedetteRollDialog *self,
         GtkWindow         *parent)
{
  int width = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;
  int height = parent != NULL ? gtk_widget_get_height (GTK_WIDGET (parent)) : 0;

  gtk_window_set_default_size (GTK_WINDOW (self), width > 0 ? CLAMP (width, VEDETTE_ADAPTIVE_MIN_WIDTH, 1120) : 1120,
                               height > 0 ? CLAMP (height, 480, 720) : 720);
}

static void
set_title (VedetteRollDialog *self)
{
  VedetteSkirmish skirmish;
  g_autofree char *title = NULL;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  /* Translators: the name of a side */
  title = g_strdup_printf (_("%s rolls to snatch"),
                           vedette_skirmish_get_side_name (&skirmish, vedette_duel_get_roller (&skirmish)));
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* As last time in this holding; else the best. */
static void
preselect (VedetteRollDialog *self)
{
  VedetteSkirmish skirmish;
  gint64 last;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  last = vedette_skirmish_game_get_last_nominee (skirmish.game);
  vedette_roll_nominee_refresh (self->nominee);
  vedette_roll_nominee_select (self->nominee, last != 0 ? last : -1);
  if (last == 0)
    vedette_roll_nominee_recall_someone (self->nominee);
  preset (self);
}

/**
 * vedette_roll_dialog_new:
 * @parent: (nullable): the window of the battle
 *
 * Makes a dialog in which the side without the initiative makes its roll, or lets it pass; present it. It closes when that
 * is done, or when the roll is not due any more.
 *
 * Returns: (transfer none): the dialog, which GTK owns as it does all windows
 */
GtkWidget *
vedette_roll_dialog_new (GtkWindow      *parent,
                         VedetteSession *session)
{
  VedetteRollDialog *self = g_object_new (VEDETTE_TYPE_ROLL_DIALOG, "transient-for", parent, "modal", TRUE, NULL);

  self->session = g_object_ref (session);
  self->nominee = VEDETTE_ROLL_NOMINEE (vedette_roll_nominee_new (session));
  gtk_box_prepend (self->panes, GTK_WIDGET (self->nominee));
  size_to (self, parent);
  set_title (self);
  on_narrow (self);
  preselect (self);
  vedette_roll_die_set_real (self->die, rolls_real (self));
  update (self);

  g_signal_connect_object (self->nominee, "changed", G_CALLBACK (on_nominee), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->nominee, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->factors, "changed", G_CALLBACK (on_said), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->die, "changed", G_CALLBACK (on_said), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->die, "key", G_CALLBACK (on_die_key), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->adaptive, "notify::narrow", G_CALLBACK (on_narrow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  gtk_window_set_default_widget (GTK_WINDOW (self), vedette_roll_die_get_take (self->die));
  return GTK_WIDGET (self);
}
