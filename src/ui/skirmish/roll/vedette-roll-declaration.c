/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the players have declared in the roll dialog, and what the rules make of it: the number needed, the effect of each
 * factor, and what speaks against the roll. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-dialog-private.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/widgets/vedette-style.h"

const char * const vedette_roll_ticks[N_TICKS] = { "reach", "no-sight", "engaged", "break-off", "card", "low", "won", "lost" };

/**
 * vedette_roll_is_ticked:
 * @tick: its place in %vedette_roll_ticks
 */
gboolean
vedette_roll_is_ticked (VedetteRollDialog *self,
                        int                tick)
{
  return gtk_toggle_button_get_active (self->tick[tick]);
}

/* Returns: (transfer none): the parameter of a snatch that has this name */
GParamSpec *
vedette_roll_find_param (VedetteRollDialog *self,
                         const char        *name)
{
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (self->known), name);
}

/* Returns: (nullable): the line that is chosen; %NULL for a figure that is not listed */
VedetteCandidate *
vedette_roll_get_candidate (VedetteRollDialog *self)
{
  return vedette_nominees_get (&self->nominees, vedette_record_list_get_one (self->list));
}

/* Returns: the id of the line that is chosen; 0 for a figure that is not listed */
gint64
vedette_roll_get_figure (VedetteRollDialog *self)
{
  VedetteCandidate *candidate = vedette_roll_get_candidate (self);

  return candidate != NULL ? vedette_record_get_id (VEDETTE_RECORD (candidate->figure)) : 0;
}

/* Returns: (transfer full): what the one who is chosen is called */
char *
vedette_roll_get_name (VedetteRollDialog *self)
{
  VedetteCandidate *candidate = vedette_roll_get_candidate (self);

  return candidate != NULL ? vedette_nominee_say_name (NULL, candidate->figure, NULL) : g_strdup (_("Unlisted figure"));
}

/* Returns: what was typed, 1 to 20; 0 if that is not on the die */
int
vedette_roll_get_natural (VedetteRollDialog *self)
{
  guint64 number;

  return g_ascii_string_to_unsigned (gtk_editable_get_text (self->die), 10, 1, VEDETTE_ATTEMPT_SIDES, &number, NULL)
           ? (int) number : 0;
}

/* Returns: whether the roll was won or lost without showing the die, or is to be made */
VedetteResult
vedette_roll_get_result (VedetteRollDialog *self)
{
  if (vedette_roll_is_ticked (self, TICK_WON))
    return VEDETTE_RESULT_WON;
  return vedette_roll_is_ticked (self, TICK_LOST) ? VEDETTE_RESULT_LOST : VEDETTE_RESULT_ROLL;
}

/* Returns: whether the side that rolls has dice of its own, so that nothing is rolled here */
gboolean
vedette_roll_is_real (VedetteRollDialog *self)
{
  VedetteForce *force = vedette_battle_find (self->skirmish.battle, VEDETTE_TYPE_FORCE,
                                             vedette_duel_get_roller (&self->skirmish));

  return force != NULL && vedette_force_get_rolling (force) == VEDETTE_ROLLING_REAL;
}

/* Returns: (transfer full): the snatch, with all that is said of it */
VedetteMove *
vedette_roll_declare (VedetteRollDialog *self)
{
  VedetteMove *move = vedette_declare_rows_read (self->rows, FALSE, NULL);
  VedetteResult result = vedette_roll_get_result (self);
  gboolean low = vedette_roll_is_ticked (self, TICK_LOW) && gtk_widget_get_visible (GTK_WIDGET (self->tick[TICK_LOW]));

  /* The class of an unlisted figure is compulsory (S-09), and the row leaves out the usual class. */
  if (vedette_roll_get_candidate (self) == NULL)
    g_object_set (move, "troops", vedette_move_get_enum (move, "troops"), NULL);
  if (self->other != 0)
    g_object_set (move, "other", self->other, "why", gtk_editable_get_text (self->other_why), NULL);
  if (result != VEDETTE_RESULT_ROLL)
    g_object_set (move, "result", result, "low", low ? VEDETTE_TRI_YES : VEDETTE_TRI_UNTRACKED, NULL);
  return move;
}

/* Shows what speaks against the declaration, or a reminder; and whether both sides may agree to it all the same. */
static void
show_ruling (VedetteRollDialog *self,
             VedetteMove       *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (vedette_session_get_rules (self->session), move);
  gboolean may_agree = ruling->verdict != VEDETTE_VERDICT_ALLOWED && !ruling->is_final;
  const char *why = ruling->why;

  if (ruling->verdict == VEDETTE_VERDICT_ALLOWED && g_list_model_get_n_items (ruling->findings) > 0)
    why = vedette_ruling_nth (ruling, 0)->why;
  gtk_label_set_text (self->why_not, self->tried != NULL ? self->tried : why != NULL ? why : "");
  vedette_why_button_set_rule (self->why, vedette_ruling_find_rule (ruling, gtk_label_get_text (self->why_not)));
  gtk_widget_set_visible (self->agreed, may_agree);
  self->pending = may_agree ? vedette_move_get_name (move) : NULL;
}

/* Returns: (transfer full): the effect of a factor on the number needed, in one direction for all factors */
char *
vedette_roll_say_effect (int easier)
{
  if (easier == 0)
    return g_strdup (_("no effect"));
  if (easier > 0)
    /* Translators: how much lower the number needed on the die becomes */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d easier", "%d easier", (gulong) easier), easier);
  /* Translators: how much higher the number needed on the die becomes */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d harder", "%d harder", (gulong) -easier), -easier);
}

/* Returns: (transfer full): what a factor is called for this nominee and this intention */
static char *
name_factor (VedetteRollDialog *self,
             VedetteMove       *move,
             int                tick)
{
  VedetteCandidate *candidate = vedette_roll_get_candidate (self);
  char *reach = NULL;

  if (tick == TICK_CARD && candidate != NULL && candidate->card != NULL)
    /* Translators: an order card by its number */
    return g_strdup_printf (_("On card %d"), vedette_order_card_get_number (candidate->card));
  if (tick == TICK_REACH && candidate != NULL)
    reach = vedette_nomination_describe_reach (candidate->figure, (VedetteIntention) vedette_move_get_enum (move, "intention"));
  return reach != NULL ? reach
                       : g_strdup (vedette_param_spec_get_label (vedette_roll_find_param (self, vedette_roll_ticks[tick])));
}

/* Shows beside each factor what it does to the number needed: the snatch is previewed with the factor and without it. */
static void
show_factors (VedetteRollDialog *self,
              VedetteMove       *move)
{
  for (int i = 0; i < N_FACTORS; i++)
    {
      g_autofree char *name = name_factor (self, move, i);
      g_autofree char *effect = NULL;
      int needs[2];

      for (int k = 0; k < 2; k++)
        {
          g_autoptr (VedetteMove) other = vedette_roll_declare (self);
          g_autoptr (VedetteBreakdown) breakdown = NULL;

          if (i == TICK_CARD)
            g_object_set (other, "intention", k ? VEDETTE_INTENTION_CARD : VEDETTE_INTENTION_UNTRACKED, NULL);
          else if (i == TICK_BREAK_OFF)
            g_object_set (other, vedette_roll_ticks[i], k, NULL);
          else
            g_object_set (other, vedette_roll_ticks[i], k ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
          breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), other);
          needs[k] = breakdown != NULL ? breakdown->need : 0;
        }
      effect = vedette_roll_say_effect (needs[0] - needs[1]);
      vedette_roll_caption_set (self->tick[i], name, effect);
    }
}

/* Shows what Enter does. */
static void
show_die (VedetteRollDialog *self)
{
  VedetteResult result = vedette_roll_get_result (self);
  gboolean typed = *gtk_editable_get_text (self->die) != '\0';
  int natural = vedette_roll_get_natural (self);
  /* The digit 0 may become a die with another digit. */
  gboolean wrong = typed && natural == 0 && !g_str_equal (gtk_editable_get_text (self->die), "0");
  g_autofree char *text = NULL;

  if (result == VEDETTE_RESULT_WON)
    text = g_strdup (_("Record as Won"));
  else if (result == VEDETTE_RESULT_LOST)
    text = g_strdup (_("Record as Lost"));
  else if (natural > 0)
    /* Translators: on a button, what the die shows */
    text = g_strdup_printf (_("Use %d"), natural);
  else if (typed || vedette_roll_is_real (self))
    text = g_strdup (_("Use This Die"));
  else
    text = g_strdup (C_("button", "Roll"));
  vedette_roll_caption_set (self->take, text, NULL);
  vedette_roll_odds_set_die (self->odds, natural);
  vedette_style_set_class (GTK_WIDGET (self->die), "error", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->die), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (wrong && self->tried == NULL)
    self->tried = g_strdup (_("Enter a number from 1 to 20"));
}

/* Shows the dialog as the declaration is now. */
void
vedette_roll_update (VedetteRollDialog *self)
{
  g_autoptr (VedetteMove) unsaid = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autofree char *name = NULL, *other = NULL;

  if (self->done || self->filling)
    return;
  show_die (self);
  /* A-S49: won or lost alone may leave it open if the die was 1 to 3. */
  unsaid = vedette_roll_declare (self);
  g_object_set (unsaid, "low", VEDETTE_TRI_UNTRACKED, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->tick[TICK_LOW]),
                          vedette_roll_get_result (self) != VEDETTE_RESULT_ROLL &&
                            vedette_nomination_get_low (unsaid, &self->skirmish) == VEDETTE_TRI_UNTRACKED);
  move = vedette_roll_declare (self);
  /* The card counts when the nominee means to carry it out (S-38), so tick and intention are one. */
  gtk_toggle_button_set_active (self->tick[TICK_CARD], vedette_move_get_enum (move, "intention") == VEDETTE_INTENTION_CARD);
  breakdown = vedette_rules_preview (vedette_session_get_rules (self->session), move);
  name = vedette_roll_get_name (self);
  vedette_roll_odds_show (self->odds, breakdown, name,
                          vedette_duel_get_counters (&self->skirmish, vedette_duel_get_roller (&self->skirmish)));
  show_factors (self, move);
  other = self->other == 0 ? g_strdup ("0") : vedette_roll_say_effect (self->other);
  gtk_label_set_text (self->other_label, other);
  self->nominees.in_reach = vedette_roll_is_ticked (self, TICK_REACH);
  vedette_record_list_update (self->list);
  show_ruling (self, move);
}

/* The players have declared something else, so the reason why an earlier attempt was refused no longer matters. */
void
vedette_roll_on_declared (VedetteRollDialog *self)
{
  g_clear_pointer (&self->tried, g_free);
  vedette_roll_update (self);
}

/* Says why @move, which was tried, cannot be done. */
void
vedette_roll_refuse (VedetteRollDialog *self,
                     VedetteMove       *move,
                     const char        *why)
{
  g_free (self->tried);
  self->tried = g_strdup (why);
  vedette_session_set_why_not (self->session, why);
  show_ruling (self, move);
}
