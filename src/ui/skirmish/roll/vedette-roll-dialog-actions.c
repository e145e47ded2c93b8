/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the keys and buttons of the roll dialog do. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-dialog-private.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"

/* Returns: whether the side that rolls has dice of its own, so that nothing is rolled here */
gboolean
vedette_roll_dialog_rolls_real (VedetteRollDialog *self)
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
      vedette_roll_dialog_refuse (self, move, _("Enter a number from 1 to 20"));
      return FALSE;
    }
  if (!vedette_roll_dialog_rolls_real (self))
    return TRUE;
  vedette_roll_dialog_refuse (self, move, _("This side uses real dice. Enter the number, or record only won or lost."));
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
      vedette_roll_dialog_refuse (self, move, error->message);
      return;
    }
  gtk_window_close (GTK_WINDOW (self));
}

static void
take (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);
  g_autoptr (VedetteMove) move = vedette_roll_dialog_declare (self);

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
  move = g_str_equal (self->pending, "decline") ? vedette_session_new_move (self->session, "decline")
                                                : vedette_roll_dialog_declare (self);
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
  move = vedette_roll_dialog_declare (self);
  vedette_roll_dialog_refuse (self, move, error->message);
}

/* Something was only looked at; Enter rolls again. */
static void
go_back (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  vedette_roll_nominee_focus_list (VEDETTE_ROLL_DIALOG (widget)->nominee);
}

void
vedette_roll_dialog_install_actions (GtkWidgetClass *widget_class)
{
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
  gtk_widget_class_install_action (widget_class, "roll.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "roll.out", NULL, take_out);
  gtk_widget_class_install_action (widget_class, "roll.undo", NULL, undo);
}
