/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps of a skirmish as sentences, made from their facts: names are as they were then. */

#include "vedette-config.h"

#include "core/skirmish/words/vedette-skirmish-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/words/vedette-melee-words.h"
#include "core/skirmish/words/vedette-sentences.h"

/* Puts sentences one after the other. */
static char *
join_sentences (char *first,
                char *second)
{
  char *both;

  if (second == NULL)
    return first;
  both = g_strjoin (" ", first, second, NULL);
  g_free (first);
  g_free (second);
  return both;
}

static char *
say_counters (JsonObject *facts)
{
  int counters = vedette_fact_int (facts, "counters");

  if (counters == 0)
    return NULL;
  /* Translators: a number, and the name of a side */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d counter for %s.", "%d counters for %s.", (gulong) counters),
                          counters, vedette_fact_text (facts, "other"));
}

/* A-S33 */
static char *
say_clock (JsonObject *facts)
{
  int actions = vedette_fact_int (facts, "clock");

  if (actions == 0)
    return NULL;
  /* Translators: how many actions have been made, such as 10 */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d more action has been made: check your other rules.",
                                       "%d more actions have been made: check your other rules.", (gulong) actions),
                          actions);
}

static char *
say_who (JsonObject *facts)
{
  g_autofree char *who = vedette_fact_names (facts, "who");
  g_autofree char *target = vedette_fact_names (facts, "target");
  const char *to = vedette_fact_text (facts, "to");

  if (*who != '\0' && *target != '\0')
    /* Translators: names of those who act, and of those whom it is aimed at */
    return g_strdup_printf (_("%s against %s."), who, target);
  if (*target != '\0')
    /* Translators: names of those against whom it is done, such as “Serfs, Watch” */
    return g_strdup_printf (_("Against %s."), target);
  if (*who != '\0' && *to != '\0')
    /* Translators: names of those who act, and a place */
    return g_strdup_printf (_("%s to %s."), who, to);
  if (*to != '\0')
    /* Translators: where it is done, such as “the gate” */
    return g_strdup_printf (_("To %s."), to);
  if (*who != '\0')
    /* Translators: who acts: names of lines, such as “Wat, Archers” */
    return g_strdup_printf (_("%s."), who);
  return NULL;
}

/* S-39: whatever it was, a card had ordered it. */
static char *
say_card (JsonObject *facts)
{
  int card = vedette_fact_int (facts, "card");

  /* Translators: the number of an order card, after a sentence that says what was done, as in “Red marches. As card 2 says.” */
  return card != 0 ? g_strdup_printf (_("As card %d says."), card) : NULL;
}

/* An action and what is told of each: its number, who, counters, the clock
 *
 * @by: (transfer full) (nullable): by what order */
static char *
say_with_order (JsonObject *facts,
                const char *what,
                char       *by)
{
  /* Translators: the number of an action, and the sentence about it, as in “A7: Red shoots.” */
  char *sentence = g_strdup_printf (_("A%d: %s"), vedette_fact_int (facts, "action"), what);

  sentence = join_sentences (join_sentences (sentence, say_who (facts)), by);
  return join_sentences (join_sentences (sentence, say_counters (facts)), say_clock (facts));
}

/* @what: a sentence that does not say whether a card ordered it */
static char *
say_action (JsonObject *facts,
            const char *what)
{
  return say_with_order (facts, what, say_card (facts));
}

char *
vedette_words_march (JsonObject *facts)
{
  /* Translators: the name of a side, such as “Red” */
  g_autofree char *what = g_strdup_printf (_("%s marches."), vedette_fact_text (facts, "side"));

  return say_action (facts, what);
}

char *
vedette_words_charge (JsonObject *facts)
{
  /* Translators: the name of a side, such as “Red” */
  g_autofree char *what = g_strdup_printf (_("%s charges."), vedette_fact_text (facts, "side"));

  return join_sentences (say_action (facts, what), vedette_melee_words_say_fight (facts));
}

char *
vedette_words_shoot (JsonObject *facts)
{
  /* Translators: the name of a side, such as “Red” */
  g_autofree char *what = g_strdup_printf (vedette_fact_boolean (facts, "all") ? _("%s shoots with all.") :
                                           /* Translators: the name of a side, such as “Red” */
                                           _("%s shoots."), vedette_fact_text (facts, "side"));

  return say_action (facts, what);
}

char *
vedette_words_move_shoot (JsonObject *facts)
{
  /* Translators: the name of a side, such as “Red” */
  g_autofree char *what = g_strdup_printf (_("%s moves and shoots."), vedette_fact_text (facts, "side"));

  return say_action (facts, what);
}

char *
vedette_words_fight (JsonObject *facts)
{
  /* Translators: the name of a side, such as “Red” */
  g_autofree char *what = g_strdup_printf (_("%s fights a round of melee."), vedette_fact_text (facts, "side"));

  return say_action (facts, what);
}

char *
vedette_words_task (JsonObject *facts)
{
  const char *task = vedette_fact_text (facts, "what"), *side = vedette_fact_text (facts, "side");
  int card = vedette_fact_int (facts, "card");
  g_autofree char *what = NULL;

  if (*task == '\0' && card != 0)
    {
      /* Translators: the name of a side, such as “Red”, and the number of an order card */
      what = g_strdup_printf (_("%s carries out card %d."), side, card);
      return say_with_order (facts, what, NULL);
    }
  if (*task != '\0')
    /* Translators: the name of a side, and what it does in the players' words */
    what = g_strdup_printf (_("%s: %s."), side, task);
  else if (g_str_equal (vedette_fact_text (facts, "option"), "card"))
    /* Steps of older files do not say which card it was. */
    /* Translators: the name of a side, such as “Red” */
    what = g_strdup_printf (_("%s carries out an order card."), side);
  else
    /* Translators: the name of a side, such as “Red” */
    what = g_strdup_printf (_("%s does something else."), side);
  return say_action (facts, what);
}

char *
vedette_words_hold (JsonObject *facts)
{
  /* Translators: the name of a side, such as “Red” */
  g_autofree char *what = g_strdup_printf (_("%s holds."), vedette_fact_text (facts, "side"));

  return say_action (facts, what);
}

char *
vedette_words_call (JsonObject *facts)
{
  const char *leader = vedette_fact_text (facts, "leader");
  g_autofree char *joined = vedette_fact_names (facts, "joined");
  g_autofree char *struck_off = vedette_fact_names (facts, "struck-off");
  g_autofree char *what = NULL;
  char *text;

  /* Translators: the name of a side, and of its leader */
  what = *leader != '\0' ? g_strdup_printf (_("%s: %s calls stragglers."), vedette_fact_text (facts, "side"), leader)
                         /* Translators: the name of a side, such as “Red” */
                         : g_strdup_printf (_("%s calls stragglers."), vedette_fact_text (facts, "side"));
  text = say_action (facts, what);
  if (*joined != '\0')
    /* Translators: names of lines, such as “Wat, Archers” */
    text = join_sentences (text, g_strdup_printf (_("Along with them: %s."), joined));
  if (*struck_off != '\0')
    /* Translators: names of lines, such as “Wat, Archers” */
    text = join_sentences (text, g_strdup_printf (_("Too near the enemy: %s."), struck_off));
  return text;
}

char *
vedette_words_react_shoot (JsonObject *facts)
{
  int shooters = vedette_fact_int (facts, "shooters");
  char *text;

  if (shooters > 0)
    /* Translators: number of the action, the name of a side, how many shoot */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A%d: %s shoots back with %d man.",
                                         "A%d: %s shoots back with %d men.", (gulong) shooters),
                            vedette_fact_int (facts, "action"), vedette_fact_text (facts, "side"), shooters);
  else
    /* Translators: the number of an action, and the name of a side, as in “A7: Red shoots back.” */
    text = g_strdup_printf (_("A%d: %s shoots back."), vedette_fact_int (facts, "action"),
                            vedette_fact_text (facts, "side"));
  return join_sentences (join_sentences (text, say_who (facts)), say_counters (facts));
}

char *
vedette_words_react_move (JsonObject *facts)
{
  gboolean engage = g_str_equal (vedette_fact_text (facts, "choice"), "engage");
  g_autofree char *runners = vedette_fact_names (facts, "runners");
  char *text;

  /* Translators: the number of an action, and the name of a side, as in “A7: Red shoots back.” */
  text = g_strdup_printf (engage ? _("A%d: %s engages in reaction.") :
                          /* Translators: the number of an action, and the name of a side, as in “A7: Red runs in reaction.” */
                          _("A%d: %s runs in reaction."),
                          vedette_fact_int (facts, "action"), vedette_fact_text (facts, "side"));
  text = join_sentences (text, say_who (facts));
  if (*runners != '\0')
    /* Translators: names of lines, such as “Wat, Archers” */
    text = join_sentences (text, g_strdup_printf (_("Running: %s."), runners));
  return join_sentences (text, vedette_melee_words_say_fight (facts));
}

char *
vedette_words_duel (JsonObject *facts)
{
  if (*vedette_fact_text (facts, "side") == '\0')
    /* Translators: the number of an action, as in “A7: …” */
    return join_sentences (g_strdup_printf (_("A%d: A duel without a loser."), vedette_fact_int (facts, "action")),
                           say_who (facts));
  /* Translators: number of the action, the side that won, the side that lost */
  return join_sentences (g_strdup_printf (_("A%d: %s wins a duel; %s rolls."), vedette_fact_int (facts, "action"),
                                          vedette_fact_text (facts, "side"), vedette_fact_text (facts, "other")),
                         say_who (facts));
}

char *
vedette_words_melee_done (JsonObject *facts)
{
  char *text = g_strdup_printf (vedette_fact_boolean (facts, "reaction")
                                                                 /* Translators: the number of an action, as in “A7: …” */
                                                                 ? _("A%d: The round of melee in reaction is fought.")
                                                                 /* Translators: the number of an action, as in “A7: …” */
                                                                 : _("A%d: The round of melee is fought."),
                                vedette_fact_int (facts, "action"));

  return join_sentences (text, vedette_melee_words_say_round (facts));
}

static char *
say_low (JsonObject *facts)
{
  if (g_str_equal (vedette_fact_text (facts, "melee"), "due"))
    return g_strdup (_("Natural 1 to 3: all in contact fight."));
  if (g_str_equal (vedette_fact_text (facts, "melee"), "nobody"))
    return g_strdup (_("Natural 1 to 3, but nobody is in contact."));
  return NULL;
}

/* S-77: whoever has the initiative after the roll of a duel may have had it before. */
static char *
say_duel (JsonObject *facts,
          gboolean    success)
{
  const char *next = vedette_fact_text (facts, success ? "side" : "other");

  if (g_str_equal (next, vedette_fact_text (facts, "duel")))
    /* Translators: the name of a side, such as “Red” */
    return g_strdup_printf (_("It stays with %s."), next);
  /* Translators: the name of a side, such as “Red” */
  return success ? g_strdup_printf (_("The initiative goes to %s."), next)
                 /* Translators: the name of a side, such as “Red” */
                 : g_strdup_printf (_("The initiative is with %s, who won the duel."), next);
}

/* Returns: (transfer full): who rolled; one of several men alike by his name and theirs, one whom nobody named by his side */
static char *
say_nominee (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side"), *nominee = vedette_fact_text (facts, "nominee");

  if (vedette_fact_boolean (facts, "unnamed"))
    return g_strdup (side);
  if (*vedette_fact_text (facts, "of") != '\0')
    /* Translators: a side, the name of a man of it, and of the line of men alike that he is one of */
    return g_strdup_printf (_("%s: %s of the %s"), side, nominee, vedette_fact_text (facts, "of"));
  if (vedette_fact_int (facts, "men") > 1)
    /* Translators: a side, and the name of a line of several men alike, as in “Blue: One of the Spearmen” */
    return g_strdup_printf (_("%s: One of the %s"), side, nominee);
  /* Translators: a side, and the name of a man of it */
  return g_strdup_printf (C_("nominee", "%s: %s"), side, nominee);
}

char *
vedette_words_snatch (JsonObject *facts)
{
  g_autofree char *nominee = say_nominee (facts);
  gboolean success = vedette_fact_boolean (facts, "success");
  int natural = vedette_fact_int (facts, "natural");
  char *roll, *result;

  if (natural > 0)
    /* Translators: number of the action, who rolls, as in “Blue: Wat”, the die, the number needed */
    roll = g_strdup_printf (_("R%d: %s rolls %d, needs %d."), vedette_fact_int (facts, "action"), nominee, natural,
                            vedette_fact_int (facts, "need"));
  else
    /* Translators: number of the action, who rolls, as in “Blue: Wat”, the number needed */
    roll = g_strdup_printf (_("R%d: %s rolls unseen, needs %d."), vedette_fact_int (facts, "action"), nominee,
                            vedette_fact_int (facts, "need"));
  if (*vedette_fact_text (facts, "duel") != '\0')
    result = say_duel (facts, success);
  else
    result = success ? g_strdup_printf (_("The initiative goes to %s."), vedette_fact_text (facts, "side"))
                     : g_strdup_printf (_("It stays with %s."), vedette_fact_text (facts, "other"));
  return join_sentences (join_sentences (roll, result), say_low (facts));
}

char *
vedette_words_decline (JsonObject *facts)
{
  int action = vedette_fact_int (facts, "action"), natural = vedette_fact_int (facts, "natural");
  const char *side = vedette_fact_text (facts, "side");
  char *text;

  /* A-S11: the die of a side that declines may still be rolled for the melee. */
  if (natural > 0)
    /* Translators: number of the action, a side, and what its die shows */
    text = g_strdup_printf (_("R%d: %s does not roll to snatch; for melee it rolls %d."), action, side, natural);
  else
    /* Translators: number of the action, and a side */
    text = g_strdup_printf (_("R%d: %s does not roll."), action, side);
  if (*vedette_fact_text (facts, "duel") != '\0')
    text = join_sentences (text, say_duel (facts, FALSE));
  return join_sentences (text, say_low (facts));
}

char *
vedette_words_general_melee (JsonObject *facts)
{
  /* Translators: the number of a roll, as in “R7: …” */
  char *fought = vedette_fact_boolean (facts, "fought") ? g_strdup_printf (_("R%d: All in contact fight a round."),
                                                                           vedette_fact_int (facts, "action"))
                                               /* Translators: the number of a roll, as in “R7: …” */
                                               : g_strdup_printf (_("R%d: Nobody is in contact."),
                                                                  vedette_fact_int (facts, "action"));
  char *next = NULL;

  fought = join_sentences (fought, vedette_melee_words_say_round (facts));
  if (vedette_fact_boolean (facts, "won") || vedette_fact_boolean (facts, "duel"))
    /* Translators: the name of a side, such as “Red” */
    next = g_strdup_printf (_("The initiative is with %s."), vedette_fact_text (facts, "side"));
  if (*vedette_fact_text (facts, "fallen") != '\0')
    next = join_sentences (next != NULL ? next : g_strdup (""),
                           /* Translators: the name of a man, such as “Wat” */
                           g_strdup_printf (_("%s fell, so any body of that side makes the first action."),
                                            vedette_fact_text (facts, "fallen")));
  return join_sentences (fought, next);
}

/* S-80 */
static char *
say_host_rules (JsonObject *facts)
{
  if (*vedette_fact_text (facts, "host-rules") == '\0')
    return NULL;
  /* Translators: the name of the rules for movement, shooting and melee that are not part of this system */
  return g_strdup_printf (_("For the rest: %s."), vedette_fact_text (facts, "host-rules"));
}

char *
vedette_words_start (JsonObject *facts)
{
  char *text;

  if (json_object_has_member (facts, "naturals"))
    /* Translators: the totals of both sides, and the name of the winner */
    text = g_strdup_printf (_("Rolled off, %d against %d: the initiative begins with %s."), vedette_fact_int (facts, "total-1"),
                            vedette_fact_int (facts, "total-2"),
                            vedette_fact_text (facts, "side"));
  else
    /* Translators: the name of a side, such as “Red” */
    text = g_strdup_printf (_("The initiative begins with %s."), vedette_fact_text (facts, "side"));
  return join_sentences (text, say_host_rules (facts));
}

char *
vedette_words_end (JsonObject *facts)
{
  if (*vedette_fact_text (facts, "result") != '\0')
    /* Translators: how the game ended, as somebody typed it */
    return g_strdup_printf (_("The game is over: %s"), vedette_fact_text (facts, "result"));
  return g_strdup (_("The game is over."));
}

char *
vedette_words_out (JsonObject *facts)
{
  char *losses = vedette_melee_words_say_losses (facts);

  return losses != NULL ? losses : vedette_melee_words_say_out (facts);
}

char *
vedette_words_left (JsonObject *facts)
{
  return vedette_melee_words_say_leavers (facts);
}

char *
vedette_words_contact (JsonObject *facts)
{
  g_autofree char *lines = vedette_fact_names (facts, "lines");

  if (g_str_equal (vedette_fact_text (facts, "melee"), "yes") && vedette_fact_int (facts, "men") > 0 &&
      strstr (lines, C_("list of names", ", ")) == NULL)
    /* Translators: how many men, and the line they are of, as in “In melee: 3 of Spearmen.” */
    return join_sentences (g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "In melee: %d of %s.", "In melee: %d of %s.",
                                                         (gulong) vedette_fact_int (facts, "men")),
                                            vedette_fact_int (facts, "men"), lines),
                           vedette_melee_words_say_fight (facts));
  if (g_str_equal (vedette_fact_text (facts, "melee"), "yes") && vedette_fact_int (facts, "men") > 0)
    /* Translators: names of lines, and how many men of each, as in “In melee: Spearmen, Archers, 3 each.” */
    return join_sentences (g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "In melee: %s, %d each.", "In melee: %s, %d each.",
                                                         (gulong) vedette_fact_int (facts, "men")),
                                            lines, vedette_fact_int (facts, "men")),
                           vedette_melee_words_say_fight (facts));
  if (g_str_equal (vedette_fact_text (facts, "melee"), "yes"))
    /* Translators: names of lines, such as “Wat, Archers” */
    return join_sentences (g_strdup_printf (_("In melee: %s."), lines), vedette_melee_words_say_fight (facts));
  if (g_str_equal (vedette_fact_text (facts, "melee"), "no"))
    return g_strdup_printf (_("No longer in melee: %s."), lines);
  /* Translators: names of lines, such as “Wat, Archers” */
  return g_strdup_printf (_("Perhaps in melee: %s."), lines);
}

char *
vedette_words_condition (JsonObject *facts)
{
  /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
  return g_strdup_printf (_("The condition of card %d of %s is met."), vedette_fact_int (facts, "card"),
                          vedette_fact_text (facts, "side"));
}

char *
vedette_words_card_done (JsonObject *facts)
{
  /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
  return g_strdup_printf (_("Card %d of %s is done."), vedette_fact_int (facts, "card"),
                          vedette_fact_text (facts, "side"));
}

/* What the card says is no part of the sentence: it may still be a secret. */
char *
vedette_words_judge_card (JsonObject *facts)
{
  if (g_str_equal (vedette_fact_text (facts, "specific"), "no"))
    /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
    return g_strdup_printf (_("Card %d of %s is not specific enough and void."), vedette_fact_int (facts, "card"),
                            vedette_fact_text (facts, "side"));
  /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
  return g_strdup_printf (_("Card %d of %s is specific enough."), vedette_fact_int (facts, "card"),
                          vedette_fact_text (facts, "side"));
}

char *
vedette_words_card_void (JsonObject *facts)
{
  /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
  return g_strdup_printf (_("Card %d of %s is void."), vedette_fact_int (facts, "card"),
                          vedette_fact_text (facts, "side"));
}

char *
vedette_words_put_right (JsonObject *facts)
{
  char *text = g_strdup (_("Put right:"));

  if (*vedette_fact_text (facts, "side") != '\0')
    text = join_sentences (text, g_strdup_printf (_("The initiative is with %s."), vedette_fact_text (facts, "side")));
  text = join_sentences (text, vedette_fact_say_change (facts, VEDETTE_TYPE_SKIRMISH_GAME, "counters"));
  if (json_object_has_member (facts, "shot-back"))
    text = join_sentences (text, g_strdup (vedette_fact_boolean (facts, "shot-back") ? _("The shot back is used.")
                                                                           : _("The shot back is unused.")));
  if (*vedette_fact_text (facts, "line") != '\0')
    text = join_sentences (text, g_strdup_printf ("%s.", vedette_fact_text (facts, "line")));
  if (*vedette_fact_text (facts, "changes-to") != '\0')
    /* Translators: the name of the side that a line changes to, such as “Red” */
    text = join_sentences (text, g_strdup_printf (_("Changes sides: %s."), vedette_fact_text (facts, "changes-to")));
  text = join_sentences (text, vedette_fact_say_change (facts, VEDETTE_TYPE_FIGURE, "out"));
  text = join_sentences (text, vedette_fact_say_change (facts, VEDETTE_TYPE_FIGURE, "left"));
  text = join_sentences (text, vedette_fact_say_change (facts, VEDETTE_TYPE_FIGURE, "in-melee"));
  if (g_str_equal (vedette_fact_text (facts, "melee"), "yes"))
    text = join_sentences (text, g_strdup (_("In melee.")));
  else if (g_str_equal (vedette_fact_text (facts, "melee"), "no"))
    text = join_sentences (text, g_strdup (_("Not in melee.")));
  if (json_object_has_member (facts, "contact"))
    text = join_sentences (text, g_strdup (vedette_fact_boolean (facts, "contact") ? _("Others are in contact, too.")
                                                                         : _("Nobody else is in contact.")));
  return text;
}

char *
vedette_words_new (JsonObject *facts)
{
  return g_strdup (_("A new battle."));
}

/* One who was to arrive: by name, and with his die if he has one */
static char *
say_arrival (JsonObject *arrival)
{
  gboolean arrived = vedette_fact_boolean (arrival, "arrived");
  const char *name = vedette_fact_text (arrival, "name");
  gulong men = (gulong) MAX (vedette_fact_int (arrival, "men"), 1);

  if (vedette_fact_int (arrival, "rolled") == 0)
    /* Translators: the name of a line of one man or of several */
    return g_strdup_printf (ngettext ("%s arrives.", "%s arrive.", men), name);
  if (arrived)
    /* Translators: a line of one man or of several, the die, how many sides it has, the number needed */
    return g_strdup_printf (ngettext ("%s rolls %d on a d%d, needs %d, and arrives.",
                                      "%s roll %d on a d%d, need %d, and arrive.", men), name,
                            vedette_fact_int (arrival, "rolled"), vedette_fact_int (arrival, "sides"),
                            vedette_fact_int (arrival, "need"));
  /* Translators: a line of one man or of several, the die, how many sides it has, the number needed */
  return g_strdup_printf (ngettext ("%s rolls %d on a d%d, needs %d, and does not arrive.",
                                    "%s roll %d on a d%d, need %d, and do not arrive.", men), name,
                          vedette_fact_int (arrival, "rolled"), vedette_fact_int (arrival, "sides"),
                          vedette_fact_int (arrival, "need"));
}

char *
vedette_words_arrive (JsonObject *facts)
{
  JsonNode *node = json_object_get_member (facts, "arrivals");
  JsonArray *arrivals = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  /* Translators: the number of an action that is still to be made */
  char *text = g_strdup_printf (_("Before A%d:"), vedette_fact_int (facts, "action"));

  for (guint i = 0; arrivals != NULL && i < json_array_get_length (arrivals); i++)
    {
      JsonNode *element = json_array_get_element (arrivals, i);

      if (JSON_NODE_HOLDS_OBJECT (element))
        text = join_sentences (text, say_arrival (json_node_get_object (element)));
    }
  return text;
}

char *
vedette_words_reveal (JsonObject *facts)
{
  g_autofree char *who = vedette_fact_names (facts, "who");

  /* Translators: names of lines that are hidden no longer */
  return g_strdup_printf (_("Revealed: %s."), who);
}

/* What the players meant to be the end; the papers' own steps say it themselves. */
static char *
say_limits (VedetteStep *step)
{
  JsonObject *facts = vedette_step_get_facts (step);
  int actions = vedette_fact_int (facts, "stop-after");
  char *made = NULL, *past = NULL;

  if (actions > 0)
    /* Translators: how many actions, such as 40 */
    made = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d action: the scenario’s limit.",
                                         "%d actions: the scenario’s limit.", (gulong) actions),
                            actions);
  if (*vedette_fact_text (facts, "stop-at") != '\0')
    /* Translators: a time of the day, at which the players meant to stop */
    past = g_strdup_printf (_("%s is past."), vedette_fact_text (facts, "stop-at"));
  return made != NULL ? join_sentences (made, past) : past;
}

/* What might have been done and was passed by going on: a note for those who want to know all */
static char *
say_passed (JsonObject *facts)
{
  g_autofree char *passed = vedette_fact_names (facts, "passed");
  gboolean shots = strstr (passed, "shot-back") != NULL;
  gboolean move = strstr (passed, "reactive-move") != NULL;

  if (shots && move)
    return g_strdup (_("(No shot back, no reactive move.)"));
  if (shots)
    return g_strdup (_("(No shot back.)"));
  return move ? g_strdup (_("(No reactive move.)")) : NULL;
}

/**
 * vedette_skirmish_describe:
 * @sentence: (transfer full) (nullable): what the step is, as its kind says it
 * @level: how much the players want to know
 *
 * Returns: (transfer full): the step as one line for the log. What both sides agreed to against a rule is said, too.
 */
char *
vedette_skirmish_describe (VedetteStep  *step,
                           char         *sentence,
                           VedetteLevel  level)
{
  JsonObject *facts = vedette_step_get_facts (step);
  g_autofree char *agreed = vedette_fact_names (facts, "agreed");
  g_autofree char *revealed = vedette_fact_names (facts, "revealed");
  char *text = sentence != NULL ? sentence : g_strdup (vedette_step_get_kind (step));

  text = join_sentences (text, say_limits (step));
  if (*revealed != '\0')
    text = join_sentences (text, g_strdup_printf (_("Revealed: %s."), revealed));
  text = join_sentences (text, vedette_melee_words_say_after (facts));
  if (level == VEDETTE_LEVEL_FULL)
    text = join_sentences (text, say_passed (facts));
  if (json_object_has_member (facts, "agreed"))
    /* Translators: the ids of rules */
    text = join_sentences (text, *agreed != '\0' ? g_strdup_printf (_("Agreed by both sides (%s)."), agreed)
                                                 : g_strdup (_("Agreed by both sides.")));
  return text;
}
