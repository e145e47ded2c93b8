/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why each rule of a skirmish says what it says. Sources: rules.md 1, 5.1, 6 and 8.1. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/vedette-skirmish-why.h"

const VedetteWhy vedette_skirmish_why[] = {
  { "S-01", N_("The holder takes one action, then the passive side makes one snatch roll. If the roll fails, the holder acts "
               "again; if the roll succeeds, the sides swap roles.") },
  { "S-02", N_("A holding lasts until a snatch succeeds or a duel hands the initiative over, however many actions "
               "that takes.") },
  { "S-03", N_("Any number of figures can share an action if all of them do the same thing. If four shoot and three run, that "
               "takes two actions.") },
  { "S-04", N_("Figures form a body if each is within 4″ and in sight of another. A chain is enough.") },
  { "S-05", N_("An action has one destination or one target. Passing a house on both sides takes two actions.") },
  { "S-06", N_("The destination is a point that the front figure can reach in this move. The others follow as near as they "
               "can.") },
  { "S-07", N_("A body shoots at one enemy body; its figures without missiles do nothing. Shooting at a second enemy body "
               "takes a second action.") },
  { "S-08", N_("Resolve melee, reactions and morale before the passive side rolls.") },
  { "S-09", N_("The passive side names one figure. Only that figure’s class and leader rating count in the roll.") },
  { "S-10", N_("The base rate depends on the class: Sub-human 22, Rubbish 21, Poor 20, Average 19, Good 18, Excellent 17, "
               "Demigods 16.") },
  { "S-11", N_("The rating of a nominee who is a leader makes the roll easier: Adequate 1, Good 2, Heroic 3, Inspired 4. A "
               "leader standing nearby does not help.") },
  { "S-12", N_("The number needed is the base rate minus leadership and all modifiers. The snatch succeeds if the bare d20 "
               "shows at least that number.") },
  { "S-13", N_("Adding the modifiers to the die and comparing the total with the base rate gives the same result.") },
  { "S-14", N_("No number on the die succeeds or fails automatically. A natural 20 does not reach 21.") },
  { "S-15", N_("The roll is 2 easier if the nominee can reach melee or the goal in one move, or has a target within medium "
               "range. The bonus counts once.") },
  { "S-16", N_("The roll is 2 easier for each shooting action of the current holding: three of them make it 6 easier.") },
  { "S-17", N_("Each time the holder’s figures shoot, the passive side gets one counter, no matter how many figures shot.") },
  { "S-18", N_("If the first action after a snatch is shooting, it gives the enemy a counter, too.") },
  { "S-19", N_("Counters add up during a holding and count in each of its rolls. All counters end when the initiative changes "
               "hands.") },
  { "S-20", N_("The roll is 2 harder if the nominee cannot see the goal.") },
  { "S-21", N_("The roll is 4 harder for a nominee in melee, unless the nominee is free to break off, for example behind a "
               "barricade.") },
  { "S-22", N_("The roll is 4 easier if the nominee is on an order card and rolls to carry it out.") },
  { "S-23", N_("After a failed roll the holder keeps the initiative and acts freely. Counters stay.") },
  { "S-24", N_("After a snatch the nominee acts at once, with any figures of the same body and nobody else.") },
  { "S-25", N_("Only the first action after a snatch is restricted. After the first action, each body can do anything.") },
  { "S-26", N_("The first action is limited to five options to prevent trivial moves made just to take the initiative.") },
  { "S-27", N_("The first option is to move at full speed toward the enemy.") },
  { "S-28", N_("Figures that move at full speed toward the enemy and can reach melee must do so.") },
  { "S-29", N_("The second option is to fight: contact, another round of melee, or shooting.") },
  { "S-30", N_("The third option is to move into or out of the enemy’s sight.") },
  { "S-31", N_("The move into or out of sight must matter in the battle. A figure that took the initiative with such a move "
               "cannot take it again by moving back.") },
  { "S-32", N_("If players abuse moves into and out of sight, a house rule can allow only moves into sight.") },
  { "S-33", N_("The fourth option is to run for the table edge at full speed to escape.") },
  { "S-34", N_("The fifth option is to carry out the order card, if its bonus was claimed in the roll.") },
  { "S-35", N_("Order cards are optional and are written before the battle starts. The scenario can limit their number.") },
  { "S-36", N_("An order card lists the figures that it binds. Each figure can act on one order card only.") },
  { "S-37", N_("A card needs a task and a particular enemy or place. “Attack the enemy” is too vague: the other side or an "
               "umpire can void such a card.") },
  { "S-38", N_("The bonus of 4 counts only if the nominee is on the card and rolls to carry out the card.") },
  { "S-39", N_("After a snatch with the bonus, only the figures on the card act, and they carry out the card.") },
  { "S-40", N_("A card can have a condition. The card gives no bonus until the condition is recorded as met.") },
  { "S-41", N_("Several figures can have cards for the same task. Each card helps only its own figures.") },
  { "S-42", N_("You can roll without claiming the card. Then there is no bonus, and the whole body can act.") },
  { "S-43", N_("Only the first action belongs to the order card. Other figures can join in with later actions.") },
  { "S-44", N_("Figures that come into contact fight one round of melee at once.") },
  { "S-45", N_("The holder can spend an action on one more round of melee for a body that is in contact.") },
  { "S-46", N_("On a natural 1, 2 or 3 in a snatch roll, every figure in contact fights one round, whether the roll "
               "succeeds or not.") },
  { "S-47", N_("Natural means the bare die, before any modifier.") },
  { "S-48", N_("The general melee allows no reaction and gives no counter or extra roll.") },
  { "S-49", N_("A reactive move is possible only after an action that moved enemies into contact.") },
  { "S-50", N_("Figures of the passive side can react if they are within 4″ of the chargers and not in melee.") },
  { "S-51", N_("Reacting figures either engage the chargers or run from them at full speed. There is no third choice.") },
  { "S-52",
    N_("Reacting figures can engage only enemies that charged in this action, or enemies contiguous with the chargers.") },
  { "S-53", N_("Figures are contiguous if the gap between them is at most one base.") },
  { "S-54", N_("When reacting figures engage, everyone in that melee fights one round.") },
  { "S-55", N_("A reaction does not take the initiative. The snatch roll follows as usual.") },
  { "S-56", N_("Reactive moves are optional and possible after each action that allows them.") },
  { "S-57", N_("If nobody moves, all missile troops of the side can shoot in one action, at any targets.") },
  { "S-58", N_("The whole side can shoot again in later actions, but each time makes the enemy’s roll 2 easier.") },
  { "S-59", N_("Shots in reaction are harder by about 10 percentage points: −1 on a d10 or −2 on a d20.") },
  { "S-60", N_("A figure with a bow or sling can move up to half its move and shoot in the same action.") },
  { "S-61", N_("A figure with javelins can make its full move and throw in the same action.") },
  { "S-62", N_("A figure with a crossbow or handgun must not move in the action in which it shoots.") },
  { "S-63", N_("The passive side can shoot back once in each enemy holding, during an action of its choice.") },
  { "S-64", N_("The passive side can shoot back when it is shot at or sees enemies move.") },
  { "S-65", N_("Only figures that were shot at can return fire, and only at the figures that shot at them.") },
  { "S-66", N_("Figures reacting to movement can shoot at the moving enemy even if another one is nearer.") },
  { "S-67", N_("Name all reacting shooters before the first result. No more figures can be added later.") },
  { "S-68", N_("If targets left view or range, one figure can shoot at them for each inch that a target moved in view.") },
  { "S-69", N_("Shooting back gives the enemy no counter.") },
  { "S-70", N_("Shooting back is not an action and does not replace the snatch roll.") },
  { "S-71", N_("A leader who stands still can call in stragglers as an action.") },
  { "S-72", N_("A leader’s figures answer the call at any distance if they are more than 4″ from every enemy.") },
  { "S-73", N_("Friendly figures from other contingents can come along if they are within 4″ of a figure that answers.") },
  { "S-74", N_("Called figures move at full speed toward the leader and never come within 4″ of an enemy.") },
  { "S-75", N_("A call is one action with one snatch roll after it. It cannot be the first action after a snatch.") },
  { "S-76", N_("After a duel, the side that lost it makes one snatch roll.") },
  { "S-77", N_("If the roll after a duel fails, the winner’s side has the initiative.") },
  { "S-78", N_("Otherwise, the roll after a duel works like any snatch roll: a natural 1 to 3 starts the general melee.") },
  { "S-79", N_("Your other rules decide how a duel starts and is fought.") },
  { "S-80", N_("Movement, ranges, hits, saves and morale come from your other rules. Vedette handles the initiative only.") },
  { "S-X01", N_("Part of the action is not finished. Finish the action before the roll.") },
  { "S-X02", N_("Each action is followed by only one snatch roll, and that roll has already been made.") },
  { "S-X03", N_("A side that has the initiative rolls for it only after losing a duel.") },
  { "S-X04", N_("The nominee must be one figure of the passive side that is still on the table.") },
  { "S-X05", N_("Only the nominee’s own leader rating counts.") },
  { "S-X06", N_("A card gives a bonus only to its own figures, and not while the card waits for its condition, is done or is "
                "void. Two cards never count together.") },
  { "S-X07", N_("The first action after a snatch must be one of five: move at full speed toward the enemy, fight or shoot, "
                "move into or out of sight, run for the table edge, or carry out the order card.") },
  { "S-X08", N_("The first action belongs to the nominee and the nominee’s body. Both sides can agree otherwise.") },
  { "S-X09",
    N_("The first action should be the one declared before the roll, because a modifier was claimed for that action.") },
  { "S-X10", N_("After a snatch with a card, only the figures on the card act, and they carry out its task.") },
  { "S-X11", N_("Full speed means the whole move, and contact if possible.") },
  { "S-X12", N_("A figure that took the initiative by moving into or out of sight cannot take it by moving back.") },
  { "S-X13", N_("Carrying out the card can be the first action only if its bonus was claimed in the roll.") },
  { "S-X14", N_("The passive side has already shot back in this holding.") },
  { "S-X15", N_("Shooting back needs a reason: being shot at, or seeing enemies move. The holder never shoots back.") },
  { "S-X16", N_("After the first result, no figure can be added to those that shoot back.") },
  { "S-X17", N_("The inches moved in view limit how many figures can shoot back. Only figures that shot or moved can be "
                "targets.") },
  { "S-X18", N_("Once in each action, figures that are not in melee can move in reaction to enemies that just moved into "
                "contact.") },
  { "S-X19", N_("Only figures within 4″ of the chargers can react, and only against the chargers or enemies contiguous with "
                "the chargers.") },
  { "S-X20", N_("Two different things, two destinations or two targets take two actions.") },
  { "S-X21", N_("All missile troops can shoot in one action only if nobody moves.") },
  { "S-X22", N_("The figure moved too far to shoot. The limit is half a move with a bow or sling, a full move with javelins, "
                "and no move with a crossbow or handgun.") },
  { "S-X23", N_("Only a leader who stands still can call in stragglers.") },
  { "S-X24", N_("A called figure must stay more than 4″ from every enemy on the way.") },
  { "S-X25", N_("A card must have a target, be written before the battle starts, and share no figures with another card.") },
  { "S-X26", N_("After a natural 1 to 3, the general melee comes first if anyone is in contact.") },
  { "S-X27", N_("A nominee in melee rarely counts as in reach. Before the roll, check whether “In reach” and “In melee” are "
                "both correct.") },
  { "S-X28", N_("The loser of a duel rolls once. A duel without a loser gives no roll.") },
  { "S-X29", N_("Counters change through shooting, undo, a change of the initiative or a correction, and never go below 0.") },
  { "S-X30", N_("A recorded die cannot be changed. Undo takes back the whole step.") },
  { "S-X31", N_("A casualty or a figure that has left the table cannot act.") },
  { "A-S01", N_("The summary of the rules seems to add bonuses to the number needed. Bonuses are subtracted; otherwise, a "
                "leader would make the roll harder.") },
  { "A-S02", N_("Each figure needs another figure of the body within 4″; not every pair has to be that close.") },
  { "A-S03", N_("Counters last for the whole enemy holding and end when the initiative changes hands. One roll does not use up "
                "the counters.") },
  { "A-S04", N_("Success and the general melee are judged separately. A natural 2 can bring both: the melee comes first, then "
                "the first action.") },
  { "A-S05", N_("If the nominee becomes a casualty in the general melee, the initiative still passes. The rest of the body "
                "takes the declared action.") },
  { "A-S06", N_("The limit of shooting back once applies to the whole side, not to each figure.") },
  { "A-S07", N_("The limit of one shooter per inch applies only to targets that moved out of view or range.") },
  { "A-S08", N_("The inches that each figure moved are rounded up, then added: two figures that moved 2″ each allow four "
                "shooters.") },
  { "A-S09", N_("The nominee takes part in the first action. Other figures in the body can stay idle.") },
  { "A-S10", N_("Declare the nominee, intention, goal and card before the roll. If you claim a modifier, the first action must "
                "match it.") },
  { "A-S11", N_("The passive side can decline the roll. The log records every declined roll.") },
  { "A-S12", N_("Base distance means a gap no wider than the smaller figure’s base.") },
  { "A-S13", N_("Contiguous figures are counted from the chargers, not from the figures that react.") },
  { "A-S14", N_("All who react to one action do the same: all engage or all run.") },
  { "A-S15", N_("After a reactive engagement, everyone on both sides of that melee fights.") },
  { "A-S16", N_("The first action after a snatch cannot be a call or shooting by the whole side. Only the nominee’s body can "
                "shoot, and only at one target.") },
  { "A-S17", N_("There are five possible first actions. Without the fifth, the order card, a side could roll for a card but "
                "not carry it out.") },
  { "A-S18", N_("Even Sub-human and Rubbish figures can succeed with modifiers. The formula decides.") },
  { "A-S19", N_("A nominee who continues the same melee does not count as in reach.") },
  { "A-S20", N_("Only shooting by the holder gives a counter. Shots in reaction do not.") },
  { "A-S21", N_("Any action with at least one missile gives one counter, even a charge with thrown javelins.") },
  { "A-S22", N_("The players or the scenario choose who starts. Otherwise each side names a leader and rolls a d20 plus "
                "leadership.") },
  { "A-S23", N_("“Hold” is an action like any other, and a snatch roll follows it.") },
  { "A-S24", N_("Shots back at moving enemies come before contact, the reactive move comes after the first round of melee, and "
                "the roll comes last.") },
  { "A-S25", N_("A figure reacts once to an action: it either shoots back or makes a reactive move.") },
  { "A-S26", N_("All figures on the card act, even if they stand far apart.") },
  { "A-S27",
    N_("A card is done when its task is recorded as achieved or impossible. A snatch alone does not finish the card.") },
  { "A-S28", N_("The scenario sets the number of order cards. Usually there is no limit.") },
  { "A-S29", N_("The roll after a duel replaces the ordinary one. The winner’s first action is free, because nobody snatched "
                "the initiative.") },
  { "A-S30", N_("A figure with a crossbow or handgun stays still in the action in which it shoots. No idle action is needed "
                "first.") },
  { "A-S31", N_("Exactly 4″ counts as within 4″.") },
  { "A-S32", N_("Friendly figures that come along on a call must also be more than 4″ from every enemy.") },
  { "A-S33", N_("There are no turns. Vedette can remind you every few actions of effects that your other rules count by "
                "turns.") },
  { "A-S34", N_("The end of the rules summary may be missing, but there is no sign that a rule was lost.") },
  { "A-S35", N_("The holder cannot react to a reaction.") },
  { "A-S36", N_("A call works at any distance, and a leader in melee can call. Assign figures to the leader in Forces.") },
  { "A-S37", N_("Reach, sight and melee are judged for the nominee alone, not for the body.") },
  { "A-S38", N_("A leader is any figure with a leader rating, even Useless.") },
  { "A-S40", N_("If no chargers remain after the shots back, there is no contact, no round of melee and no reactive move.") },
  { "A-S41", N_("When the last opponent in a fight is gone, the figures that fought there are free at once.") },
  { "A-S42", N_("Shots back come before the round of melee. After that round, shots back wait for a later action unless both "
                "sides agree.") },
  { "A-S43", N_("Figures of two saved bodies normally do not act together. Both sides can agree otherwise if the bodies are "
                "now together.") },
  { "A-S44", N_("A card is judged as a whole: a vague place is as bad as a vague task.") },
  { "A-S45", N_("When order cards are turned off, written ones stay readable and give no bonus.") },
  { "A-S46", N_("A figure that leaves the table is not a casualty. Only a correction can bring the figure back.") },
  { "A-S47", N_("You cannot claim a card if its only target is out or has left the table.") },
  { "A-S48", N_("Declining the roll after a duel counts as failing. The holder’s own counters do not help in that roll.") },
  { "A-S49", N_("If only success or failure is recorded, Vedette works out whether the die was 1 to 3, or asks.") },
  { "A-S50", N_("A correction can move a line to the other side. The line leaves its contingent, and its order card no longer "
                "counts for that line.") },
  { "A-S51", N_("After a duel or the roll, it is too late for a reactive move. Both sides can still agree to one.") },
  { "A-S52", N_("Vedette reminds you when the record does not fit the action: for example, when a figure in melee acts "
                "elsewhere.") },
  { "A-S53", N_("An order card is secret until it is claimed, so Vedette never claims one by itself.") },
  { "s.start", N_("This setting decides who starts: the side that the players choose, the winner of a roll, or always the same "
                  "side.") },
  { "s.counter_life", N_("This setting decides how long counters last: for the holding, or until the next roll.") },
  { "s.counter_reactive", N_("With this setting, shooting back gives the enemy a counter.") },
  { "s.low_roll_melee", N_("This setting decides whether 1 to 3 always starts the general melee, or only if the roll fails.") },
  { "s.low_roll_fails", N_("With this setting, a natural 1 to 3 always fails.") },
  { "s.snatch_roll", N_("This setting decides whether the passive side has to roll after each action.") },
  { "s.seize_all_shoot", N_("With this setting, all missile troops can shoot as the first action after a snatch.") },
  { "s.los_option", N_("This setting decides which moves of sight can be the first action after a snatch: both into and out of "
                       "sight, only into sight, or neither.") },
  { "s.cohesion",
    N_("This setting decides what holds a body together: a chain of figures, or 4″ or less between every pair.") },
  { "s.reach_when_engaged", N_("With this setting, a nominee who continues the same melee counts as in reach.") },
  { "s.reactive_shot_scope",
    N_("This setting decides whether the whole side or each figure can shoot back once in a holding.") },
  { "s.shot_cap_scope", N_("This setting decides whether the limit of one shooter per inch always applies, or applies only to "
                           "targets that leave view or range.") },
  { "s.shot_cap_rounding",
    N_("This setting decides how fractions of an inch are rounded: up, or down but never below one inch.") },
  { "s.reactive_penalty", N_("This setting decides how much harder shots in reaction are.") },
  { "s.reactive_choice", N_("This setting decides whether all who react do the same, or each figure chooses.") },
  { "s.double_reaction", N_("With this setting, a figure can shoot back and make a reactive move in the same action.") },
  { "s.order_cards", N_("This setting decides how many order cards each side can write, if any.") },
  { "s.card_body", N_("This setting decides whether all figures on a card act, or only those in the nominee’s body.") },
  { "s.duel", N_("This setting decides whether duels affect the initiative.") },
  { "s.duel_replaces_roll", N_("This setting decides whether the roll after a duel replaces the ordinary roll.") },
  { "s.duel_winner_restricted", N_("With this setting, the winner’s first action after a duel must be one of the five allowed "
                                   "after a snatch.") },
  { "s.clock", N_("This setting reminds you every few actions of effects that are counted by turns.") },
  { NULL, NULL },
};
