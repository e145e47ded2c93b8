/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why each rule of a token stack says what it says. Sources: rules.md 2, 5.2, 6 and 8.2. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/stack/vedette-stack-why.h"

const VedetteWhy vedette_stack_why[] = {
  { "T-01", N_("Put tokens in the bag as soon as a fight starts, or whenever it matters who acts first. At any other time, "
               "nobody needs a token.") },
  { "T-02", N_("Each player’s character adds two tokens in a color that nobody else has.") },
  { "T-03", N_("Enemies add one token for each point of Initiative: eight lizard-men of Initiative 2 add 16.") },
  { "T-04", N_("All enemies share one color, whatever their type. The game master decides which enemy uses a drawn token.") },
  { "T-05", N_("The bag holds exactly one End token, in a color that no participant has. The round ends when the End token is "
               "drawn, even on the first draw.") },
  { "T-06", N_("You can limit the enemies to twice the characters’ tokens. Five characters bring ten tokens, so fifty "
               "goblins add only twenty.") },
  { "T-07", N_("The game master may change any token count as they see fit. The log keeps the old count, the new count and the "
               "reason.") },
  { "T-08",
    N_("One token is drawn at random and stays out of the bag. Every token in the bag is equally likely to come out.") },
  { "T-09", N_("The owner of the drawn color takes a Turn now.") },
  { "T-10", N_("A drawn token stays out until the round ends. A character whose two tokens are both out cannot act again "
               "this round.") },
  { "T-11", N_("The End token ends the round: every token that was drawn goes back into the bag, including the End token.") },
  { "T-12", N_("Tokens of the dead leave the bag only at the end of the round. If three of eight lizard-men die, ten tokens "
               "are left for the next round.") },
  { "T-13", N_("Poison, fire, bleeding, magic and other effects that last several rounds are settled at the end of the round. "
               "Each effect then has one less round to run.") },
  { "T-14", N_("Once the end-of-round list is confirmed, the next round begins with a new draw.") },
  { "T-15", N_("Each hired helper who is willing to fight adds one token. A helper who is not willing adds none.") },
  { "T-16", N_("All hired helpers share one color.") },
  { "T-17", N_("On a helper token, the game master decides which helper acts and how. The same helper may act on several "
               "tokens in a round.") },
  { "T-18", N_("On an enemy token the game master chooses any enemy, even one that has already acted this round.") },
  { "T-19", N_("Using every token on the strongest enemy is allowed but not in the spirit of the game. Vedette reminds you "
               "when one enemy takes more Turns in a row than its Initiative.") },
  { "T-20", N_("A character takes at most two Turns in a round. None, one and two are equally likely.") },
  { "T-21", N_("Tokens that were not drawn before End are lost time: they stand for hesitation, and nothing carries over "
               "to the next round.") },
  { "T-22", N_("Initiative is resolve, not speed. A coward has 1; a dragon that knows what it wants has a high number.") },
  { "T-23", N_("Players see their color and how many of their tokens have been drawn, but not what comes next.") },
  { "T-24", N_("Dice, cards or chips in a real bag work just as well. Vedette can draw with equal chances, or record what you "
               "draw at the table.") },
  { "T-25", N_("A death during the round changes nothing in the bag. The tokens of the dead are taken out after End.") },
  { "T-X01", N_("A Turn is still under way. Finish the Turn before drawing the next token.") },
  { "T-X02", N_("Finish the end-of-round list first. Draw again once every step is confirmed.") },
  { "T-X03", N_("All tokens of this color have been drawn this round, so another one cannot come out of the bag.") },
  { "T-X04", N_("A token goes back into the bag only when End is drawn.") },
  { "T-X05", N_("Tokens of the dead stay in the bag until the round ends. The game master can allow an exception.") },
  { "T-X06", N_("Only the owner of the drawn color takes this Turn.") },
  { "T-X07", N_("No two participants can have the same color, except that helpers share one and enemies share one.") },
  { "T-X08", N_("The bag holds exactly one End token: without one, the round would never end.") },
  { "T-X09", N_("The limit on enemy tokens is in force. Only the game master can allow more tokens.") },
  { "T-X10", N_("A helper adds a token only if willing to fight.") },
  { "T-X11", N_("If a Turn is not taken as soon as its token is drawn, the Turn is lost. You can keep a Turn for later only by "
                "agreement.") },
  { "T-X12", N_("Nobody can see or change the order of the tokens in the bag. Vedette shows only the chances.") },
  { "A-T01", N_("Fifty goblins with fifty tokens have Initiative 1 each, so Vedette suggests Initiative 1 for goblins.") },
  { "A-T02", N_("Only characters count toward the limit; hired help does not. Five characters and three helpers limit the "
                "enemies to twenty tokens.") },
  { "A-T03", N_("The limit is recalculated each round from everyone still alive. With thirty of fifty goblins dead, twenty "
                "tokens are left; with forty-five dead, five.") },
  { "A-T04", N_("If the owner of a token is out, set the token aside and draw the next one at once. Any living enemy can still "
                "act on an enemy token.") },
  { "A-T05", N_("Check again for deaths after the effects. Someone killed by poison does not keep tokens for another round.") },
  { "A-T06", N_("Each token drawn gives one Turn. A round runs from one End token to the next.") },
  { "A-T07", N_("If the game master agrees, fled, unconscious and captured figures lose their tokens like the dead.") },
  { "A-T08", N_("Newcomers add their tokens at the end of the round, when the dead lose theirs.") },
  { "A-T09", N_("Henchmen and hired help are the same.") },
  { "A-T10",
    N_("An enemy with Initiative 0 adds no token, but the game master may still choose that enemy on an enemy token.") },
  { "A-T11", N_("All enemy factions share one color. As a house rule, each faction can have its own color.") },
  { "A-T12", N_("The limit does not let a character act more often: one Turn a round on average either way. The limit makes "
                "rounds shorter, so the enemies take a smaller share of the Turns.") },
  { "A-T13", N_("A Turn cannot be saved or traded: it is taken or lost.") },
  { "A-T14", N_("If End is drawn first, nobody acts in the round. Effects still count down.") },
  { "A-T15", N_("The game master decides again at the end of each round which helpers are willing to fight.") },
  { "A-T16", N_("The game master can set the most tokens that a group adds. If the living members of the group bring fewer "
                "tokens, the group adds only those.") },
  { "A-T17", N_("After End is drawn, the bag holds only the undrawn tokens until it is refilled.") },
  { "A-T18", N_("As soon as a newcomer joins, Vedette shows when the newcomer’s tokens will go into the bag. A Turn kept by "
                "agreement can be taken once between two draws of the same round, and is lost at End.") },
  { "t.cap", N_("This setting limits the enemies’ tokens to a multiple of the characters’ tokens. Usually there is no "
                "limit.") },
  { "t.cap_counts_hired", N_("With this setting, the hired help’s tokens raise the limit, just like the characters’ tokens.") },
  { "t.cap_recalc", N_("This setting decides how deaths affect the enemies’ limited tokens: the number is recalculated from "
                       "the living each round, or each death reduces the number.") },
  { "t.dead_token",
    N_("This setting decides what happens when nobody can act on a drawn token: draw again, or let a Turn pass.") },
  { "t.recheck_dead", N_("With this setting, those killed by effects at the end of a round lose their tokens at once.") },
  { "t.out_counts_as_dead", N_("This setting decides whether fled, unconscious and captured figures lose their tokens like the "
                               "dead.") },
  { "t.arrivals", N_("This setting decides when newcomers add their tokens: at the end of the round, or at once.") },
  { "t.enemy_colours", N_("This setting gives all enemies one color, or each faction its own.") },
  { NULL, NULL },
};
