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
  return g_strdup_printf (_("%d less for each counter · %d more if out of sight"),
                          -get_difference ((VedetteAttempt) { .counters = 1 }),
                          get_difference ((VedetteAttempt) { .no_sight = TRUE }));
}

static char *
say_factors (void)
{
  /* Translators: what each factor adds to the number that a die needs, or takes from it, such as 2 */
  return g_strdup_printf (_("Five modifiers: goal in easy reach or target in medium range, %d less; each counter, %d less; "
                            "goal out of sight, %d more; in melee and not free to break off, %d more; on an order card, %d "
                            "less."),
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
      return _("The holder takes one action. When all results are settled, the other side rolls once to snatch the "
               "initiative.");
    case VEDETTE_SNATCH_ROLL_DECLINE_BUT_ROLL_FOR_MELEE:
      return _("The holder takes one action. When all results are settled, the other side rolls once. That side may decline "
               "the initiative, but not the roll.");
    case VEDETTE_SNATCH_ROLL_MAY_DECLINE:
    default:
      return _("The holder takes one action. When all results are settled, the other side may roll once to snatch the "
               "initiative.");
    }
}

static const char *
say_options (VedetteSkirmishSwitches *switches)
{
  switch (vedette_skirmish_switches_get_los_option (switches))
    {
    case VEDETTE_LOS_OPTION_INTO_ONLY:
      return _("The first action is one of five: rush the enemy at full speed, and fight on contact; fight or shoot; come into "
               "sight where it matters; run for the table edge; carry out the card used in the roll.");
    case VEDETTE_LOS_OPTION_OFF:
      return _("The first action is one of four: rush the enemy at full speed, and fight on contact; fight or shoot; run for "
               "the table edge; carry out the card used in the roll.");
    case VEDETTE_LOS_OPTION_IN_OR_OUT:
    default:
      return _("The first action is one of five: rush the enemy at full speed, and fight on contact; fight or shoot; move into "
               "or out of sight where it matters; run for the table edge; carry out the card used in the roll.");
    }
}

static const char *
say_low (VedetteSkirmishSwitches *switches)
{
  gboolean fails = vedette_skirmish_switches_get_low_roll_fails (switches) == VEDETTE_YES_NO_YES;

  if (fails)
    return _("A natural 1–3 fails, and all figures touching an enemy fight one round.");
  if (vedette_skirmish_switches_get_low_roll_melee (switches) == VEDETTE_LOW_ROLL_MELEE_ONLY_ON_FAILURE)
    return _("If a natural 1–3 fails, all figures touching an enemy fight one round.");
  return _("On a natural 1–3, successful or not, all figures touching an enemy fight one round.");
}

static const char *
say_counters (VedetteSkirmishSwitches *switches)
{
  if (vedette_skirmish_switches_get_counter_life (switches) == VEDETTE_COUNTER_LIFE_NEXT_ROLL)
    return _("Each shooting action gives the other side a counter for one roll, however many shoot.");
  return _("Each shooting action gives the other side a counter, however many shoot. Counters add up until the initiative "
           "changes hands.");
}

static const char *
say_cards (VedetteSkirmishSwitches *switches)
{
  if (vedette_skirmish_switches_get_card_body (switches) == VEDETTE_CARD_BODY_WITHIN_BODY)
    return _("Order cards, written before play, give named figures one aim. If a card helped the roll, only its figures in the "
             "nominee’s body act first, to carry it out.");
  return _("Order cards, written before play, give named figures one aim. If a card helped the roll, only its figures act "
           "first, to carry it out.");
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
  add (rules, _("On a failure, the holder acts again. There is no limit on actions."));
  add (rules, _("In an action, one body does one thing, at one place or to one target. Figures can idle."));
  add (rules, _("A body is a chain, each figure within 4″ and in sight of the next."));
  add (rules, _("To roll, name a figure: the natural d20 must reach the figure’s number. A leader’s rating helps only the "
                "leader’s roll."));
  g_ptr_array_add (rules, say_factors ());
  add (rules, _("Even a 20 can fail: if more is needed, wait for counters."));
  add (rules, _("On a success, only the nominee’s body acts first."));
  add (rules, say_options (switches));
  add (rules, _("From the second action, any body can do anything."));
}

static void
add_fighting (GPtrArray               *rules,
              VedetteSkirmishSwitches *switches)
{
  add (rules, _("Melee: one round on first contact, then one per fighting action."));
  add (rules, say_low (switches));
  add (rules, _("When enemies move into melee, free figures within 4″ of them may join it for one round, or run from them at "
                "full speed."));
  add (rules, _("All shoot: if nobody moves, all missile figures shoot once at any target as one action."));
  add (rules, say_counters (switches));
  add (rules, _("Bows and slings: move up to half and shoot. Javelins: move fully and throw. Crossbows and handguns: stay "
                "still."));
  add (rules, _("Shooting back: once per enemy holding, at worse odds. Targets shoot at their shooters, or any figures at "
                "enemies seen moving, one per inch seen. Name all shooters first. No counter."));
  add (rules, say_cards (switches));
  add (rules,
       _("To me! One action: a leader who stays still calls all followers over 4″ from every enemy, however scattered."));
  add (rules, _("Duel: the loser’s side rolls once; on a failure, the winner’s side acts."));
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
