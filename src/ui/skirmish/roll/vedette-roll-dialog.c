/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog: who makes the attempt, what counts, what he needs, and the die. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-dialog-private.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/skirmish/roll/vedette-roll-keys.h"
#include "ui/widgets/party/vedette-party-paint.h"

/* As large as it has to be: it should not cover the battle, nor its Roll be far from the button that opened it. */
#define WIDTH 940
#define HEIGHT 680
/* In px, what the frame of a window takes where nothing draws shadows; and what is asked and agreed to later */
#define FRAME 12
#define LATER 72
#define NARROW_HEIGHT 1000
#define LARGE_WIDTH 1366
#define LARGE_HEIGHT 760

G_DEFINE_FINAL_TYPE (VedetteRollDialog, vedette_roll_dialog, ADW_TYPE_WINDOW)

/* Returns: (transfer full): the snatch, with all that is said of it */
VedetteMove *
vedette_roll_dialog_declare (VedetteRollDialog *self)
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
  g_autoptr (VedetteMove) move = vedette_roll_dialog_declare (self);
  VedetteSkirmish skirmish;

  g_object_set (move, "low", VEDETTE_TRI_UNTRACKED, NULL);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  vedette_roll_die_set_asks_low (self->die, vedette_roll_die_get_result (self->die) != VEDETTE_RESULT_ROLL &&
                                              vedette_nomination_get_low (move, &skirmish) == VEDETTE_TRI_UNTRACKED);
}

/* Why what is declared cannot be done, or what is to be heeded; and whether both sides may agree to it all the same. */
static void
show_ruling (VedetteRollDialog *self,
             VedetteMove       *move)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, move);
  gboolean may_agree = ruling->verdict != VEDETTE_VERDICT_ALLOWED && !ruling->is_final;
  const char *why = ruling->why;

  /* Where nothing speaks against it there may be something to remember. */
  if (ruling->verdict == VEDETTE_VERDICT_ALLOWED && g_list_model_get_n_items (ruling->findings) > 0)
    why = vedette_ruling_nth (ruling, 0)->why;
  gtk_label_set_text (self->why_not, self->tried != NULL ? self->tried : why != NULL ? why : "");
  vedette_why_button_set_rule (self->why, vedette_ruling_find_rule (ruling, gtk_label_get_text (self->why_not)));
  gtk_widget_set_visible (self->agreed, may_agree);
  self->pending = may_agree ? vedette_move_get_name (move) : NULL;
}

/* The number, its sum, and the faces of the die that do it */
static void
show_odds (VedetteRollDialog *self,
           VedetteMove       *move)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  g_autofree char *name = vedette_roll_nominee_get_name (self->nominee);
  VedetteFace faces[VEDETTE_ATTEMPT_SIDES];
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  vedette_nomination_tell_faces (move, &skirmish, faces);
  vedette_roll_odds_show (self->odds, breakdown, name,
                          vedette_duel_get_counters (&skirmish, vedette_duel_get_roller (&skirmish)), faces);
}

static void
update (VedetteRollDialog *self)
{
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteMove) other = NULL;

  if (self->done)
    return;
  ask_low (self);
  move = vedette_roll_dialog_declare (self);
  other = vedette_roll_dialog_declare (self);
  show_odds (self, move);
  vedette_roll_factors_show_effects (self->factors, vedette_session_get_rules (self->session), other);
  vedette_roll_nominee_set_in_reach (self->nominee, vedette_roll_factors_is_in_reach (self->factors));
  show_ruling (self, move);
}

/* Something else is said: what was tried before is of no interest. */
static void
on_said (VedetteRollDialog *self)
{
  g_clear_pointer (&self->tried, g_free);
  update (self);
}

/**
 * vedette_roll_dialog_refuse:
 * @move: (nullable): what was tried
 *
 * Says why it cannot be done.
 */
void
vedette_roll_dialog_refuse (VedetteRollDialog *self,
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
      self->chosen = vedette_record_get_id (VEDETTE_RECORD (candidate->figure));
      again = self->chosen == vedette_skirmish_game_get_last_nominee (skirmish.game);
    }
  vedette_roll_factors_preset (self->factors, candidate, again ? vedette_skirmish_game_get_last_ticks (skirmish.game) : NULL);
}

static void
on_nominee (VedetteRollDialog *self)
{
  VedetteCandidate *candidate = vedette_roll_nominee_get_candidate (self->nominee);
  gint64 figure = candidate != NULL ? vedette_record_get_id (VEDETTE_RECORD (candidate->figure)) : 0;

  if (self->done)
    return;
  if (figure != self->chosen)
    preset (self);
  on_said (self);
}

static gboolean
on_die_key (VedetteRollDialog *self,
            guint              keyval)
{
  return vedette_roll_keys_press (self, keyval, 0);
}

static void
on_activate (VedetteRollDialog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "roll.take", NULL);
}

/* With the die on the table, a finger is enough. */
static void
on_picked (VedetteRollDialog *self,
           int                natural)
{
  vedette_roll_die_set_natural (self->die, natural);
}

/* What is on no die is refused at once, and left to be seen. */
static void
on_die (VedetteRollDialog *self)
{
  vedette_roll_pips_set_value (vedette_roll_odds_get_pips (self->odds), vedette_roll_die_get_natural (self->die));
  g_clear_pointer (&self->tried, g_free);
  if (vedette_roll_die_is_wrong (self->die))
    self->tried = g_strdup (_("Enter a number from 1 to 20"));
  update (self);
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
  if (ruling->is_final)
    {
      self->done = TRUE;
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  vedette_roll_nominee_refresh (self->nominee);
  on_nominee (self);
  vedette_roll_nominee_focus_list (self->nominee);
}

/* Wide, the list stands beside the rest; narrow, it is the first thing of what is scrolled, and the sum is the last. */
static void
on_narrow (VedetteRollDialog *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (self->adaptive);
  gboolean tight = narrow || vedette_roll_is_large (GTK_WIDGET (self));
  GtkWidget *nominee = GTK_WIDGET (self->nominee);
  gboolean had_focus = gtk_widget_get_focus_child (nominee) != NULL;

  g_object_ref (nominee);
  adw_bin_set_child (self->side, NULL);
  adw_bin_set_child (self->above, NULL);
  adw_bin_set_child (narrow ? self->above : self->side, nominee);
  g_object_unref (nominee);
  gtk_widget_set_visible (GTK_WIDGET (self->side), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->above), narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->below), tight);
  vedette_roll_nominee_set_narrow (self->nominee, narrow);
  vedette_roll_factors_set_narrow (self->factors, narrow);
  vedette_roll_odds_set_tight (self->odds, tight ? self->below : NULL);
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
  g_type_ensure (VEDETTE_TYPE_ADAPTIVE);
  g_type_ensure (VEDETTE_TYPE_ROLL_CAPTION);
  g_type_ensure (VEDETTE_TYPE_ROLL_NOMINEE);
  g_type_ensure (VEDETTE_TYPE_ROLL_ODDS);
  g_type_ensure (VEDETTE_TYPE_ROLL_FACTORS);
  g_type_ensure (VEDETTE_TYPE_ROLL_DIE);
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, adaptive);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, sign);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, title);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, side);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, above);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, below);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, nominee);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, odds);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, factors);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, why);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, agreed);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollDialog, die);
  gtk_widget_class_bind_template_callback (widget_class, on_narrow);
  gtk_widget_class_bind_template_callback (widget_class, on_nominee);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_said);
  gtk_widget_class_bind_template_callback (widget_class, on_die);
  gtk_widget_class_bind_template_callback (widget_class, on_die_key);
  vedette_roll_dialog_install_actions (widget_class);
}

static void
vedette_roll_dialog_init (VedetteRollDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_roll_keys_add (GTK_WIDGET (self));
  g_signal_connect_swapped (vedette_roll_odds_get_pips (self->odds), "picked", G_CALLBACK (on_picked), self);
}

/* The list has room beside the rest, and every factor is seen, whatever font and language they are in. */
static void
measure_wide (VedetteRollDialog *self,
              int               *width,
              int               *height)
{
  GtkWidget *child = vedette_adaptive_get_child (self->adaptive);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, width, NULL, NULL, NULL);
  *width = MAX (WIDTH, *width + FRAME);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, *width - FRAME, NULL, height, NULL, NULL);
  *height = MAX (HEIGHT, *height + LATER + FRAME);
}

static void
size_to (VedetteRollDialog *self,
         GtkWindow         *parent)
{
  int width = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;
  int height = parent != NULL ? gtk_widget_get_height (GTK_WIDGET (parent)) : 0;
  gboolean large = vedette_roll_is_large (GTK_WIDGET (self));
  int most = LARGE_WIDTH, highest = LARGE_HEIGHT;

  if (!large)
    measure_wide (self, &most, &highest);
  /* What is narrow has one column, and all of it in view where the window is so high. */
  if (!large && width > 0 && width < most)
    highest = NARROW_HEIGHT;
  gtk_window_set_default_size (GTK_WINDOW (self), width > 0 ? CLAMP (width, VEDETTE_ADAPTIVE_MIN_WIDTH, most) : most,
                               height > 0 ? CLAMP (height, 480, highest) : highest);
}

static void
set_title (VedetteRollDialog *self)
{
  VedetteSkirmish skirmish;
  g_autofree char *title = NULL;
  gint64 roller;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  roller = vedette_duel_get_roller (&skirmish);
  /* Translators: a heading; the name of a side */
  title = g_strdup_printf (_("%s: Roll to Snatch"), vedette_skirmish_get_side_name (&skirmish, roller));
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  for (guint i = 0; i < G_N_ELEMENTS (skirmish.forces); i++)
    if (vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i])) == roller)
      {
        gtk_label_set_text (self->sign, vedette_sign_get_symbol (vedette_force_get_sign (skirmish.forces[i])));
        vedette_party_paint_set_ink (GTK_WIDGET (self->sign), vedette_force_get_colour (skirmish.forces[i]));
        vedette_party_paint_set_of (GTK_WIDGET (vedette_roll_odds_get_pips (self->odds)),
                                    vedette_force_get_colour (skirmish.forces[i]));
      }
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
  VedetteRollDialog *self = g_object_new (VEDETTE_TYPE_ROLL_DIALOG, "transient-for", parent, NULL);

  /* What the parts say while they are filled is no news. */
  self->done = TRUE;
  self->session = g_object_ref (session);
  vedette_roll_nominee_set_session (self->nominee, session);
  set_title (self);
  on_narrow (self);
  preselect (self);
  vedette_roll_die_set_real (self->die, vedette_roll_dialog_rolls_real (self));
  self->done = FALSE;
  update (self);
  size_to (self, parent);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  gtk_window_set_default_widget (GTK_WINDOW (self), vedette_roll_die_get_take (self->die));
  return GTK_WIDGET (self);
}
