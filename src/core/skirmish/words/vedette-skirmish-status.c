/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a skirmish stands: what window, command line and machines show of it. Only what both sides may know. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/state/vedette-arrival.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-limits.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/words/vedette-skirmish-words.h"

static int
count_cards (const VedetteSkirmish *self,
             guint                  side)
{
  int n = 0;

  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      VedetteCardState state = vedette_order_card_get_state (card);

      if (vedette_order_card_get_side (card) == vedette_record_get_id (VEDETTE_RECORD (self->forces[side])) &&
          (state == VEDETTE_CARD_DORMANT || state == VEDETTE_CARD_LIVE))
        n++;
    }
  return n;
}

static void
add_sides (const VedetteSkirmish *self,
           GListStore            *list)
{
  gint64 holder = vedette_skirmish_get_holder (self);
  const char *name = vedette_skirmish_get_side_name (self, holder);
  const char *other = vedette_skirmish_get_side_name (self, vedette_skirmish_get_passive (self));
  gboolean over = vedette_skirmish_game_get_state (self->game) == VEDETTE_STATE_OVER;
  const char *label = over ? _("Had the initiative last")
                           : vedette_record_type_get_label (VEDETTE_TYPE_SKIRMISH_GAME, "holder");

  vedette_status_add_text (list, "holder", label, VEDETTE_EMPHASIS_HEADLINE, holder != 0 ? name : NULL,
                           holder != 0 ? name : _("nobody yet"));
  vedette_status_name_party (list, holder != 0 && !over ? vedette_skirmish_get_side_word (self, holder) : NULL);
  vedette_status_add_text (list, "side", _(VEDETTE_LABEL_SIDE), VEDETTE_EMPHASIS_MACHINE,
                           holder != 0 ? vedette_skirmish_get_side_word (self, holder) : NULL, NULL);
  vedette_status_add_text (list, "passive", _("Passive side"), VEDETTE_EMPHASIS_MACHINE, holder != 0 ? other : NULL, NULL);
}

static const char *
say_shot_back (const VedetteSkirmish *self)
{
  if (!vedette_skirmish_game_get_shot_back_used (self->game) && vedette_skirmish_game_get_shot_back_passed (self->game) &&
      !vedette_skirmish_is_in (self, VEDETTE_IN (ACT_FREE) | VEDETTE_IN (ACT_RESTRICTED)))
    /* Translators: no shot back any more at this action, but at a later one (A-S42) */
    return C_("shot back", "later");
  if (!vedette_skirmish_game_get_shot_back_used (self->game))
    /* Beside a tick “unused” would read as its contrary. */
    return C_("shot back", "ready");
  if (vedette_house_rules_get (&self->house, "reactive-shot-scope") == VEDETTE_REACTIVE_SHOT_SCOPE_FIGURE)
    return _("used by some");
  return _("used");
}

/* Returns: (transfer full): counters, and what they are worth; none are worth nothing, which need not be said */
static char *
say_counters (int n)
{
  if (n == 0)
    return g_strdup ("0");
  /* Translators: how many counters, and what they add to a die, as in “2 (+4)” */
  return g_strdup_printf (C_("counters", "%d (+%d)"), n, vedette_counters_get_bonus (n));
}

static void
add_numbers (const VedetteSkirmish *self,
             GListStore            *list)
{
  int action = vedette_skirmish_game_get_action_in_holding (self->game);
  int counters = vedette_skirmish_game_get_counters (self->game);
  gint64 holder = vedette_skirmish_get_holder (self);
  g_autofree char *counters_label = NULL;
  g_autofree char *action_text = g_strdup_printf ("%d", vedette_skirmish_get_told_action (self));
  g_autofree char *counters_text = say_counters (counters);

  vedette_status_add_int (list, "action", _("Action"), VEDETTE_EMPHASIS_NORMAL, action, action_text);
  vedette_status_add_int (list, "action_no", _("Action in the battle"), VEDETTE_EMPHASIS_MACHINE,
                          vedette_skirmish_game_get_action_no (self->game), NULL);
  vedette_status_add_int (list, "holding", _("Holding"), VEDETTE_EMPHASIS_MACHINE,
                          vedette_skirmish_game_get_holding_no (self->game), NULL);
  vedette_status_add_int (list, "rolls", _("Rolls"), VEDETTE_EMPHASIS_MACHINE, vedette_skirmish_game_get_roll_no (self->game),
                          NULL);
  /* Translators: the side that has the counters */
  counters_label = holder != 0 ? g_strdup_printf (_("Counters for %s"),
                                                  vedette_skirmish_get_side_name (self, vedette_skirmish_get_passive (self)))
                               : g_strdup (vedette_record_type_get_label (VEDETTE_TYPE_SKIRMISH_GAME, "counters"));
  vedette_status_add_int (list, "counters", counters_label, VEDETTE_EMPHASIS_STRONG, counters, counters_text);
  vedette_status_add_boolean (list, "shot_back", _("Shot back"), VEDETTE_EMPHASIS_NORMAL,
                              vedette_skirmish_game_get_shot_back_used (self->game),
                              say_shot_back (self));
  if (vedette_skirmish_game_get_holder_counters (self->game) > 0)
    {
      int held = vedette_skirmish_game_get_holder_counters (self->game);
      g_autofree char *held_text = say_counters (held);

      vedette_status_add_int (list, "holder_counters", _("Holder’s counters"), VEDETTE_EMPHASIS_NORMAL, held, held_text);
    }
}

/* How long the players mean to play, and whether that is over */
static void
add_limits (const VedetteSkirmish *self,
            GListStore            *list)
{
  g_autofree char *actions = vedette_limits_say_actions (self);
  g_autofree char *time = vedette_limits_say_time (self);
  gboolean end = vedette_limits_is_end_due (self);

  if (actions != NULL)
    vedette_status_add_int (list, "stop_after", _(VEDETTE_LABEL_ACTION_LIMIT),
                            end && vedette_limits_are_all_actions_made (self) ? VEDETTE_EMPHASIS_STRONG
                                                                              : VEDETTE_EMPHASIS_NORMAL,
                            vedette_about_get_stop_after (self->about), actions);
  if (time != NULL)
    vedette_status_add_text (list, "stop_at", _("Time limit"),
                             end && vedette_limits_is_past_time (self) ? VEDETTE_EMPHASIS_STRONG
                                                                       : VEDETTE_EMPHASIS_NORMAL,
                             vedette_about_get_stop_at (self->about), time);
}

/* What the passive side may do before it rolls */
static void
add_reactions (const VedetteSkirmish *self,
               GListStore            *list)
{
  gboolean shots = vedette_reactions_has_shots (self);
  gboolean move = vedette_reactions_has_move (self);

  vedette_status_add_boolean (list, "may_shoot_back", _("Can shoot back"), VEDETTE_EMPHASIS_MACHINE, shots, NULL);
  vedette_status_add_boolean (list, "may_react_move", _("Can make a reactive move"), VEDETTE_EMPHASIS_MACHINE, move, NULL);
  if (shots || move)
    vedette_status_add_text (list, "reactions", _("Can react"), VEDETTE_EMPHASIS_NORMAL, NULL,
                             shots && move ? _("with a shot back or a reactive move")
                             : shots       ? _("with a shot back")
                                           : _("with a reactive move"));
}

/* What binds the first action after a snatch */
static void
add_first (const VedetteSkirmish *self,
           GListStore            *list)
{
  VedetteOrderCard *card = vedette_card_object_find_binding (self);
  VedetteIntention intention = vedette_skirmish_game_get_intention (self->game);
  const char *nominee = vedette_skirmish_game_get_nominee_name (self->game);
  gboolean duel = vedette_duel_gave_initiative (self);

  if (vedette_skirmish_game_get_state (self->game) != VEDETTE_STATE_ACT_RESTRICTED)
    return;
  vedette_status_add_text (list, "nominee", _("Took the initiative"), VEDETTE_EMPHASIS_NORMAL,
                           nominee,
                           *nominee != '\0' ? nominee
                           /* Translators: who took the initiative */
                           : duel ? _("the winner of the duel")
                           /* Translators: who took the initiative: he fell in the general melee after the roll */
                                  : _("nobody still standing"));
  vedette_status_add_text (list, "intention", _("Declared before the roll"), VEDETTE_EMPHASIS_NORMAL,
                           vedette_enum_get_nick (VEDETTE_TYPE_INTENTION, (int) intention),
                           vedette_intention_get_label (intention));
  if (card != NULL)
    {
      g_autofree char *number = g_strdup_printf ("%d", vedette_order_card_get_number (card));

      vedette_status_add_int (list, "card", _("Order card"), VEDETTE_EMPHASIS_NORMAL, vedette_order_card_get_number (card),
                              number);
    }
}

/* Who is in melee, by the fights that have names (S-46) */
static void
add_fights (const VedetteSkirmish *self,
            GListStore            *list)
{
  g_auto (GStrv) fights = vedette_fights_list_due (self);
  g_autofree char *text = g_strjoinv (" · ", fights);

  if (*text != '\0')
    vedette_status_add_text (list, "fights", _("Fights"), VEDETTE_EMPHASIS_NORMAL, text, text);
}

/**
 * vedette_skirmish_fill_status:
 * @list: (element-type VedetteStatus): where to
 *
 * Adds how the battle stands.
 */
void
vedette_skirmish_fill_status (const VedetteSkirmish *self,
                              GListStore            *list)
{
  g_autofree char *due = vedette_skirmish_get_due (self);
  g_autofree char *arrivals = vedette_arrival_list_due (self);
  VedetteState state = vedette_skirmish_game_get_state (self->game);

  vedette_status_add_text (list, "state", _(VEDETTE_LABEL_STATE), VEDETTE_EMPHASIS_MACHINE,
                           vedette_enum_get_nick (VEDETTE_TYPE_STATE, (int) state), NULL);
  add_sides (self, list);
  add_numbers (self, list);
  add_limits (self, list);
  add_reactions (self, list);
  add_first (self, list);
  add_fights (self, list);
  for (guint side = 0; side < 2; side++)
    {
      int n = count_cards (self, side);
      /* Translators: the name of a side, such as “Red” */
      g_autofree char *label = g_strdup_printf (_("Cards for %s"), vedette_force_get_name (self->forces[side]));
      g_autofree char *text = g_strdup_printf ("%d", n);

      vedette_status_add_int (list, side == 0 ? "cards_red" : "cards_blue", label, VEDETTE_EMPHASIS_NORMAL, n, text);
    }
  if (arrivals != NULL)
    vedette_status_add_text (list, "arrivals", _("Due to arrive"), VEDETTE_EMPHASIS_NORMAL, arrivals, arrivals);
  vedette_status_add_text (list, "due", _("Due"), VEDETTE_EMPHASIS_STRONG, due, due);
}
