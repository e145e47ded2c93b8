/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The skirmish system in a few sentences, as this battle’s house rules have it. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-attempt.h"
#include "core/skirmish/switches/vedette-skirmish-switches.h"
#include "print/skirmish/vedette-summary-data.h"

/* How much harder (positive) or easier a roll gets by what is set in @attempt. */
static int
get_difference (VedetteAttempt attempt)
{
  const VedetteAttempt bare = { .troops = attempt.troops };

  return vedette_attempt_get_need (&attempt) - vedette_attempt_get_need (&bare);
}

/**
 * vedette_summary_list_factors:
 *
 * Returns: (transfer full): what is to be reckoned with the needed numbers on the page
 */
char *
vedette_summary_list_factors (void)
{
  /* Translators: beside a table of the numbers needed on a die */
  return g_strdup_printf (_("each counter %d less · out of sight %d more"),
                          -get_difference ((VedetteAttempt) { .counters = 1 }),
                          get_difference ((VedetteAttempt) { .no_sight = TRUE }));
}

static char *
say_factors (void)
{
  /* Translators: what each factor adds to the number that a die needs, or takes from it, such as 2 */
  return g_strdup_printf (_("The five factors: goal in easy reach or target in medium range, %d less; each counter %d less; "
                            "goal out of sight, %d more; in melee, %d more, unless free to break off; on his order card, "
                            "%d less."),
                          -get_difference ((VedetteAttempt) { .reach = TRUE }),
                          -get_difference ((VedetteAttempt) { .counters = 1 }),
                          get_difference ((VedetteAttempt) { .no_sight = TRUE }),
                          get_difference ((VedetteAttempt) { .engaged = TRUE }),
                          -get_difference ((VedetteAttempt) { .card = TRUE }));
}

static const char *
say_roll (VedetteSkirmishSwitches *switches)
{
  switch (vedette_skirmish_switches_get_snatch_roll (switches))
    {
    case VEDETTE_SNATCH_ROLL_COMPULSORY:
      return _("The holder makes one action. When all that follows from it is settled, the other side rolls once to "
               "snatch the initiative.");
    case VEDETTE_SNATCH_ROLL_DECLINE_BUT_ROLL_FOR_MELEE:
      return _("The holder makes one action. When all that follows from it is settled, the other side rolls once; "
               "it may decline the initiative, but not the die.");
    case VEDETTE_SNATCH_ROLL_MAY_DECLINE:
    default:
      return _("The holder makes one action. When all that follows from it is settled, the other side may roll once "
               "to snatch the initiative.");
    }
}

static const char *
say_options (VedetteSkirmishSwitches *switches)
{
  switch (vedette_skirmish_switches_get_los_option (switches))
    {
    case VEDETTE_LOS_OPTION_INTO_ONLY:
      return _("They do one of five things: go at the enemy at full speed, and fight if they get there; fight or "
               "shoot; come into sight where it matters; run for the table edge; carry out the card used in the roll.");
    case VEDETTE_LOS_OPTION_OFF:
      return _("They do one of four things: go at the enemy at full speed, and fight if they get there; fight or "
               "shoot; run for the table edge; carry out the card used in the roll.");
    case VEDETTE_LOS_OPTION_IN_OR_OUT:
    default:
      return _("They do one of five things: go at the enemy at full speed, and fight if they get there; fight or "
               "shoot; move into or out of sight where it matters; run for the table edge; carry out the card used "
               "in the roll.");
    }
}

static const char *
say_low (VedetteSkirmishSwitches *switches)
{
  gboolean fails = vedette_skirmish_switches_get_low_roll_fails (switches) == VEDETTE_YES_NO_YES;

  if (fails)
    return _("A natural 1, 2 or 3 on that die: it fails, and all who touch an enemy fight one round.");
  if (vedette_skirmish_switches_get_low_roll_melee (switches) == VEDETTE_LOW_ROLL_MELEE_ONLY_ON_FAILURE)
    return _("A natural 1, 2 or 3 on that die that fails: all who touch an enemy fight one round.");
  return _("A natural 1, 2 or 3 on that die: all who touch an enemy fight one round, whether it succeeds or not.");
}

static const char *
say_counters (VedetteSkirmishSwitches *switches)
{
  if (vedette_skirmish_switches_get_counter_life (switches) == VEDETTE_COUNTER_LIFE_NEXT_ROLL)
    return _("Each action with shooting, however many shoot, gives the other side a counter. It lasts for one roll.");
  return _("Each action with shooting, however many shoot, gives the other side a counter. They pile up until the "
           "initiative changes hands.");
}

static const char *
say_cards (VedetteSkirmishSwitches *switches)
{
  if (vedette_skirmish_switches_get_card_body (switches) == VEDETTE_CARD_BODY_WITHIN_BODY)
    return _("Order cards are written before play for named men with one clear aim. If a card helped the roll, only "
             "its men in the nominee’s body act first, and as it says.");
  return _("Order cards are written before play for named men with one clear aim. If a card helped the roll, only its "
           "men act first, and as it says.");
}

static void
add (GPtrArray  *rules,
     const char *sentence)
{
  g_ptr_array_add (rules, g_strdup (sentence));
}

static void
add_initiative (GPtrArray               *rules,
                VedetteSkirmishSwitches *switches)
{
  add (rules, say_roll (switches));
  add (rules, _("If it fails, the holder goes on. There are no turns, and no limit."));
  add (rules, _("An action is one body doing one thing, to one place or against one target. Men may stand idle."));
  add (rules, _("A body is a chain, each man within 4″ and in sight of the next."));
  add (rules, _("To roll, name one man: the natural d20 must reach the number he needs. A leader’s rating helps only his "
                "own roll."));
  g_ptr_array_add (rules, say_factors ());
  add (rules, _("No face wins by itself: a need over 20 waits for counters."));
  add (rules, _("If it succeeds, he acts first, with any of his body and no others."));
  add (rules, say_options (switches));
  add (rules, _("From the second action on, any body may do anything."));
}

static void
add_fighting (GPtrArray               *rules,
              VedetteSkirmishSwitches *switches)
{
  add (rules, _("Melee: a round at first contact, and one for each action on it."));
  add (rules, say_low (switches));
  add (rules, _("If a move brings enemies into melee, free men within 4″ of them may join it, for one round, or run "
                "from them at full speed."));
  add (rules, _("All shoot: if nobody moves, every man with missiles may shoot once, anywhere, as one action."));
  add (rules, say_counters (switches));
  add (rules, _("Bow and sling move up to half and shoot; a javelin moves fully and throws; crossbow and handgun stand "
                "still."));
  add (rules, _("Shooting back, once in each enemy holding, at worse odds: men shot at answer the shooters, or any shoot "
                "at movers they see, one for each inch moved in view. Name all first. No counter."));
  add (rules, say_cards (switches));
  add (rules, _("To me! A leader who stands still calls his men, however scattered, if more than 4″ from all enemies: "
                "one action."));
  add (rules, _("After a duel the loser’s side rolls once, else the winner’s holds."));
}

/**
 * vedette_summary_list_rules:
 *
 * Returns: (transfer full) (element-type utf8): the sentences, in the order of play
 */
GPtrArray *
vedette_summary_list_rules (VedetteBattle *battle)
{
  VedetteSkirmishSwitches *switches = vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_SWITCHES);
  g_autoptr (VedetteSkirmishSwitches) defaults = NULL;
  GPtrArray *rules = g_ptr_array_new_with_free_func (g_free);

  if (switches == NULL)
    switches = defaults = g_object_new (VEDETTE_TYPE_SKIRMISH_SWITCHES, NULL);
  add_initiative (rules, switches);
  add_fighting (rules, switches);
  return rules;
}
