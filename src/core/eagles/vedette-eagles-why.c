/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why each rule of a grand-tactical battle says what it says. Sources: rules.md 3, 5.3, 6 and 8.3. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/vedette-eagles-why.h"

const VedetteWhy vedette_eagles_why[] = {
  { "E-01", N_("Each turn has two segments: one before the initiative, and the initiative segment, in which units move and "
               "fire.") },
  { "E-02", N_("A turn stands for about half an hour. If a battle starts at 9:00, turn 5 begins at 11:00.") },
  { "E-03", N_("While no enemy is within reach, both sides can agree to take turns moving and skip the opposed rolls.") },
  { "E-04", N_("The first segment covers orders, messages, independents and skirmish combat. Only early independents move in "
               "that segment.") },
  { "E-05", N_("Orders and messages are optional: you can turn them on or off in Battle Settings.") },
  { "E-06", N_("Name the sender and the recipient in each order, and hand the order to the umpire.") },
  { "E-07", N_("An order is tested for delivery in the turn after it is written.") },
  { "E-08", N_("Within the sender’s command span an order arrives without a roll.") },
  { "E-09", N_("Outside the command span, roll a d6 in secret: a 1 to 5 delays the order by that many turns, and a 6 loses the "
               "order.") },
  { "E-10", N_("On arrival the recipient rolls a d10: +2 if Superior, +1 if Excellent, −1 if Poor. On 5 or more the recipient "
               "can act on the order.") },
  { "E-11", N_("On 4 or less the recipient rolls again next turn, unless the die shows 1.") },
  { "E-12", N_("A natural 1 garbles the order for good, whatever the modifier.") },
  { "E-13", N_("Players follow the orders they have. When a division activates, Vedette shows its orders.") },
  { "E-14", N_("Messages travel like orders, but need no activation roll.") },
  { "E-15", N_("Each army commander rolls a d10: on an even number the army’s independents activate now, on an odd one "
               "after everyone else.") },
  { "E-16", N_("Independents need a local initiative test to activate. The test counts as the unit’s one test this turn.") },
  { "E-17", N_("Late independents activate only when every division is finished.") },
  { "E-18", N_("Infantry and artillery check if enemy infantry is more than 4″ and at most 8″ away and no friendly cavalry "
               "is within 8″.") },
  { "E-19", N_("Roll the class die, add the army’s own screen modifier and subtract the enemy’s.") },
  { "E-20", N_("Find the total on the skirmish chart in the column of the unit’s class.") },
  { "E-21", N_("Every result except NE also puts the unit in smoke.") },
  { "E-22", N_("A number in parentheses is the number of steps that the unit loses.") },
  { "E-23", N_("Skirmishers are not on the table; the check represents all of them.") },
  { "E-24", N_("At the start each army commander rolls a d10 on the chart for a pool of initiative points.") },
  { "E-25", N_("The chart gives the points by die and rating. A Superior commander who rolls 6 has 8 points.") },
  { "E-26", N_("Points last for the whole battle. Spent points are gone, whether the roll is won or lost.") },
  { "E-27", N_("Before the dice are rolled, both sides can add points to the roll for the turn.") },
  { "E-28", N_("In a steal, a side can add points only if its army commander is attached to its division.") },
  { "E-29", N_("At the start of the initiative segment both army commanders roll. The higher total takes the initiative.") },
  { "E-30", N_("Each side rolls a d10 and adds its points and the modifier of its officer. The higher total wins.") },
  { "E-31", N_("Superior adds 3, Excellent 2, Good 1, Average 0; Poor subtracts 1. Apart from points, nothing else counts.") },
  { "E-32", N_("The senior officer who is with the division rolls.") },
  { "E-33", N_("Ratings are never added together: an attached commander replaces the officer who rolls and adds nothing "
               "extra.") },
  { "E-34", N_("On the side without the initiative, a division commander can steal it, and so can a corps or army commander "
               "attached to a division.") },
  { "E-35", N_("Troops of the stealing division must be within 8″ of the challenged division and must see some of that "
               "division’s troops.") },
  { "E-36", N_("A division can try to steal at any time while an enemy division is active, even in the middle of a move.") },
  { "E-37", N_("After a successful steal only the stealing division activates.") },
  { "E-38", N_("When the thief finishes, or the other side steals back, the initiative returns to the side that had it "
               "before.") },
  { "E-39", N_("A division that has already moved this turn cannot steal.") },
  { "E-40", N_("A division can steal even after moving if more than half of its units are elite. Three of five is enough; two "
               "of four is not.") },
  { "E-41", N_("Each division can try to steal once a turn, whether the attempt succeeds or fails.") },
  { "E-42", N_("If the two unmodified dice add up to 17 or more, the turn ends at once, whatever the totals.") },
  { "E-43", N_("A sum of 17 or more ends the turn even on the turn’s first roll. The turn then has only skirmish combat, and "
               "the points are spent.") },
  { "E-44", N_("You can stop an enemy unit in the middle of a move and test one of your own units.") },
  { "E-45", N_("Roll the class die with its modifiers, and find the total in the row of the chart that applies: normal, smoke "
               "or fire fight.") },
  { "E-46", N_("AA allows any action, NA allows any that does not close on the enemy, and a dash allows nothing.") },
  { "E-47", N_("Only two modifiers count: −1 against a cavalry charge, and +1 if a division or higher commander is "
               "attached.") },
  { "E-48", N_("A reaction is movement without fire. Forming square and counter-charging are among the exceptions.") },
  { "E-49", N_("After the reaction, the interrupted unit finishes its move.") },
  { "E-50", N_("A unit whose flank is threatened by an enemy move must test if it has not tested this turn.") },
  { "E-51", N_("Each unit tests local initiative once a turn.") },
  { "E-52", N_("The sides do not take turns. The side with the initiative activates its divisions, and thieves interrupt "
               "them.") },
  { "E-X01", N_("Units move and fire only in the initiative segment. Early independents are the one exception.") },
  { "E-X02", N_("The division has moved this turn, and elite units are not in the majority.") },
  { "E-X03", N_("The division has already made its one attempt this turn.") },
  { "E-X04", N_("A steal needs enemy troops that are both within 8″ and in sight.") },
  { "E-X05", N_("The side that has the initiative cannot steal it from itself.") },
  { "E-X06", N_("A corps or army commander must be attached to the division to roll for it.") },
  { "E-X07", N_("A side cannot spend more points than its pool holds.") },
  { "E-X08", N_("To add points, the army commander must be attached to the division.") },
  { "E-X09", N_("Points are allocated before the dice are rolled and cannot be changed afterward.") },
  { "E-X10", N_("Only the rating of the officer who rolls counts.") },
  { "E-X11", N_("The dice ended the turn at once. Nothing more happens this turn.") },
  { "E-X12", N_("While a thief is active, no other division moves.") },
  { "E-X13", N_("The unit has tested this turn and cannot test again.") },
  { "E-X14", N_("A unit with a threatened flank must test. Both sides can agree to skip the test.") },
  { "E-X15", N_("The result NA does not let a unit close on the enemy, and a reaction does not include fire. Both sides can "
                "agree otherwise.") },
  { "E-X16", N_("Only units of the side that is not moving can react.") },
  { "E-X17", N_("Late independents wait until every division is finished. They do not activate if the dice end the turn "
                "early.") },
  { "E-X18", N_("Only the umpire knows whether an order is on its way, delayed or lost.") },
  { "E-X19", N_("The recipient rolls once a turn, and never again for a garbled order.") },
  { "E-X20", N_("Only infantry and artillery check, and only if enemy infantry is between 4″ and 8″ away and no friendly "
                "cavalry is near.") },
  { "E-X21", N_("The pool is rolled once and never refilled.") },
  { "E-X22", N_("This roll needs the class dice. In Battle Settings, enter the dice or choose a d10 for every class.") },
  { "A-E01", N_("Exactly one rating counts: that of the officer who rolls. A better officer who is attached rolls instead.") },
  { "A-E02", N_("The printed R result means AA or NA: in both cases the unit can react.") },
  { "A-E03", N_("On a tied steal the holder keeps the initiative. A tied opening roll is rolled again with the same points.") },
  { "A-E04", N_("A sum of 17 or more is checked first. Even a winning roll then ends the turn.") },
  { "A-E05", N_("The printed rules give no class dice, screen modifiers or command spans. Players enter these values before "
                "skirmish combat and local initiative.") },
  { "A-E06", N_("FF stands for fire fight. A unit in smoke and in a fire fight uses the FF row.") },
  { "A-E07", N_("A unit that has tested this turn does not test again, even if its flank is threatened.") },
  { "A-E08", N_("When the owner of the turn has no divisions left or passes, the other side gets the initiative for its own "
                "divisions.") },
  { "A-E09", N_("A division that a thief interrupted continues where it stopped.") },
  { "A-E10", N_("The limit is one attempt for each division in each turn. Stealing back counts, too.") },
  { "A-E11", N_("An elite division that has moved can steal and then activate again, but it still has only one attempt.") },
  { "A-E12", N_("The d10 decides when independents activate; the local initiative test decides whether they do. Early ones "
                "move before skirmish combat.") },
  { "A-E13", N_("If the dice end the turn early, late independents do not activate.") },
  { "A-E14", N_("The delay is in turns, counted from the turn of the test: with a 3 in turn 4, the order arrives in turn 7.") },
  { "A-E15", N_("The command span is measured when the order is written. The activation roll follows in the turn of "
                "arrival.") },
  { "A-E16", N_("A garbled order is void, and the old order stays in effect. The garbled order can be sent again.") },
  { "A-E17", N_("Both sides allocate their points in secret before the roll. Against a steal, a side can add points if its "
                "army commander is attached.") },
  { "A-E18", N_("A steal has only two conditions, reach and sight, although the printed text speaks of “all” conditions.") },
  { "A-E19", N_("The challenged division is the enemy division that is active now or was just chosen.") },
  { "A-E20", N_("Only the other side can steal back from a thief. There is never more than one thief at a time.") },
  { "A-E21", N_("A move made in a reaction does not count as the division’s own move.") },
  { "A-E22", N_("When the turn ends in the middle of a move, the unit stops where it is.") },
  { "A-E23", N_("Smoke clears at the end of the turn.") },
  { "A-E24", N_("The enemy’s screen modifier is that of the nearest enemy infantry.") },
  { "A-E25", N_("Exactly 8″ is within reach. Exactly 4″ is too near to check.") },
  { "A-E26", N_("The majority is counted in units, not in strength.") },
  { "A-E27", N_("The same rating has different modifiers for orders and for the initiative.") },
  { "A-E28", N_("Only the nearest enemy infantry counts. If the nearest is 3″ away, the unit does not check.") },
  /* xgettext:no-c-format */
  /* Translators: “%” is the sign for percent; nothing is put in its place */
  { "A-E29", N_("A hopeless steal is allowed: it has a 10% chance to end the turn. Each division can try only once.") },
  { "A-E30", N_("The sides can alternate moves only by agreement, and only before contact.") },
  { "A-E31", N_("A side can spend any number of points up to its pool. Leading the other total by more than 10 gives no "
                "advantage.") },
  { "A-E32", N_("A division without its commander defends with rating 0 and cannot steal.") },
  { "A-E33", N_("On a 1 the chart gives 1d6 points to every rating, as printed.") },
  { "A-E34", N_("A natural 1 is checked first: it garbles the order, and the recipient does not roll again.") },
  { "A-E35", N_("While the division that stole back is active, nobody can steal. Then the suspended division continues and can "
                "be challenged again.") },
  { "A-E36", N_("While an order is on its way, the umpire knows of it and the sender knows its text. The recipient can read "
                "the order once it arrives.") },
  { "A-E37", N_("Points are spent when they are allocated, and shown when the dice are rolled. Until the roll, only the "
                "spending side sees its smaller pool.") },
  { "A-E38",
    N_("The battle can start without class dice. Until you enter class dice, Vedette skips the phases that need them.") },
  { "A-E39", N_("The suspended division cannot steal back. Another division of its side can, and the suspended division "
                "continues when the thief finishes.") },
  { "A-E40", N_("After AA or NA the independent can move or pass; after a dash it does nothing this turn.") },
  { "A-E41", N_("An independent’s move can be interrupted like any other.") },
  { "A-E42", N_("A compulsory test comes before a steal. If both sides agree to allow the steal first, the test is skipped.") },
  { "A-E43", N_("If a division has already tried to steal, Vedette refuses another attempt without further checks. Before the "
                "phase ends, Vedette lists the orders that are still due.") },
  { "A-E44", N_("Orders turned on during a battle take effect in the next order phase.") },
  { "e.orders", N_("This setting adds orders and messages to the battle.") },
  { "e.class_dice", N_("This setting decides which dice the classes roll: the dice you entered, or a d10 for every class.") },
  { "e.rating_mod", N_("This setting decides whose rating counts in an opposed roll: the roller’s, the roller’s only if "
                       "attached, or nobody’s.") },
  { "e.tie_steal", N_("This setting decides what happens if a steal is tied: the holder keeps the initiative, both roll again, "
                      "or the higher rating wins.") },
  { "e.tie_open", N_("This setting decides what happens if the opening roll is tied: both roll again, the owner of the last "
                     "turn wins, or the higher rating wins.") },
  { "e.loser_activates", N_("This setting decides whether the loser of the opening roll activates divisions, or can only "
                            "steal.") },
  { "e.interrupted", N_("This setting decides whether an interrupted division continues or loses the rest of its move.") },
  { "e.steal_once",
    N_("This setting decides whether each division can try to steal once a turn, or once in the whole battle.") },
  { "e.elite_again", N_("This setting decides whether a mostly elite division can activate a second time in a turn.") },
  { "e.indep", N_("This setting decides whether independents need a local initiative test to activate.") },
  { "e.indep_after_cut", N_("This setting decides whether late independents still activate after the dice have ended the "
                            "turn.") },
  { "e.delay_from", N_("This setting decides when an order’s delay starts: in the turn of the delivery test, or when the order "
                       "is written.") },
  { "e.alloc", N_("This setting decides whether points are allocated in secret or openly.") },
  { "e.points_defence", N_("This setting decides whether points can be spent against a steal.") },
  { "e.li_is_move", N_("This setting decides whether a move in a reaction counts as the division’s move.") },
  { "e.smoke", N_("This setting decides when smoke clears: at the end of the turn, or when the players remove it.") },
  { "e.majority", N_("This setting decides how a majority of elite troops is counted: by units or by strength.") },
  { NULL, NULL },
};
