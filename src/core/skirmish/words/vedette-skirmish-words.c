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
  /* Translators: the name of a side, and how many counters */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s gained %d counter.", "%s gained %d counters.", (gulong) counters),
                          vedette_fact_text (facts, "other"), counters);
}

/* A-S33 */
static char *
say_clock (JsonObject *facts)
{
  int actions = vedette_fact_int (facts, "clock");

  if (actions == 0)
    return NULL;
  /* Translators: how many actions have been made, such as 10 */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d more action was taken: check your other rules.",
                                       "%d more actions were taken: check your other rules.", (gulong) actions),
                          actions);
}

/* S-39: the action was ordered by a card. */
static char *
say_card (JsonObject *facts)
{
  int card = vedette_fact_int (facts, "card");

  /* Translators: the number of an order card, as in “Red marched. The action followed card 2.” */
  return card != 0 ? g_strdup_printf (_("The action followed card %d."), card) : NULL;
}

/* Adds to an action what is told of each: by what order it was made, counters, the clock.
 *
 * @what: (transfer full): the sentence about the action
 * @by: (transfer full) (nullable): by what order */
static char *
say_with_order (JsonObject *facts,
                char       *what,
                char       *by)
{
  return join_sentences (join_sentences (join_sentences (what, by), say_counters (facts)), say_clock (facts));
}

/* @what: (transfer full): a sentence that does not name the card that ordered the action */
static char *
say_action (JsonObject *facts,
            char       *what)
{
  return say_with_order (facts, what, say_card (facts));
}

char *
vedette_words_march (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side"), *to = vedette_fact_text (facts, "to");
  g_autofree char *who = vedette_fact_names (facts, "who");

  if (*who != '\0' && *to != '\0')
    /* Translators: the name of a side, the lines that act, and a place, as in “Red: Wat, Archers marched to the gate.” */
    return say_action (facts, g_strdup_printf (_("%s: %s marched to %s."), side, who, to));
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that act, as in “Red: Wat, Archers marched.” */
    return say_action (facts, g_strdup_printf (_("%s: %s marched."), side, who));
  if (*to != '\0')
    /* Translators: the name of a side, and a place */
    return say_action (facts, g_strdup_printf (_("%s marched to %s."), side, to));
  /* Translators: the name of a side, such as “Red” */
  return say_action (facts, g_strdup_printf (_("%s marched."), side));
}

static char *
say_charge (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");
  g_autofree char *target = vedette_fact_names (facts, "target");

  if (*who != '\0' && *target != '\0')
    /* Translators: a side, the lines that act, and their enemies, as in “Red: Wat, Archers charged Serfs.” */
    return g_strdup_printf (_("%s: %s charged %s."), side, who, target);
  if (*target != '\0')
    /* Translators: the name of a side, and the enemies */
    return g_strdup_printf (_("%s charged %s."), side, target);
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that act */
    return g_strdup_printf (_("%s: %s charged."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s charged."), side);
}

char *
vedette_words_charge (JsonObject *facts)
{
  return join_sentences (say_action (facts, say_charge (facts)), vedette_melee_words_say_fight (facts));
}

/* The whole side shoots; steps of hand-made files may name the shooters all the same. */
static char *
say_shoot_with_all (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");
  g_autofree char *target = vedette_fact_names (facts, "target");

  if (*who != '\0' && *target != '\0')
    /* Translators: the name of a side, the lines that act, and their enemies */
    return g_strdup_printf (_("All of %s (%s) shot at %s."), side, who, target);
  if (*target != '\0')
    /* Translators: the name of a side, and the enemies */
    return g_strdup_printf (_("All of %s shot at %s."), side, target);
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that act */
    return g_strdup_printf (_("All of %s (%s) shot."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("All of %s shot."), side);
}

static char *
say_shoot (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");
  g_autofree char *target = vedette_fact_names (facts, "target");

  if (*who != '\0' && *target != '\0')
    /* Translators: a side, the lines that act, and their enemies, as in “Red: Wat, Archers shot at Serfs.” */
    return g_strdup_printf (_("%s: %s shot at %s."), side, who, target);
  if (*target != '\0')
    /* Translators: the name of a side, and the enemies */
    return g_strdup_printf (_("%s shot at %s."), side, target);
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that act */
    return g_strdup_printf (_("%s: %s shot."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s shot."), side);
}

char *
vedette_words_shoot (JsonObject *facts)
{
  return say_action (facts, vedette_fact_boolean (facts, "all") ? say_shoot_with_all (facts) : say_shoot (facts));
}

static char *
say_move_shoot (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");
  g_autofree char *target = vedette_fact_names (facts, "target");

  if (*who != '\0' && *target != '\0')
    /* Translators: a side, the lines that act, and their enemies, as in “Red: Wat, Archers moved and shot at Serfs.” */
    return g_strdup_printf (_("%s: %s moved and shot at %s."), side, who, target);
  if (*target != '\0')
    /* Translators: the name of a side, and the enemies */
    return g_strdup_printf (_("%s moved and shot at %s."), side, target);
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that act */
    return g_strdup_printf (_("%s: %s moved and shot."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s moved and shot."), side);
}

char *
vedette_words_move_shoot (JsonObject *facts)
{
  return say_action (facts, say_move_shoot (facts));
}

static char *
say_fight (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");
  g_autofree char *target = vedette_fact_names (facts, "target");

  if (*who != '\0' && *target != '\0')
    /* Translators: a side, the lines that act, and their enemies, as in “Red: Wat fought a round of melee against Serfs.” */
    return g_strdup_printf (_("%s: %s fought a round of melee against %s."), side, who, target);
  if (*target != '\0')
    /* Translators: the name of a side, and the enemies */
    return g_strdup_printf (_("%s fought a round of melee against %s."), side, target);
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that act */
    return g_strdup_printf (_("%s: %s fought a round of melee."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s fought a round of melee."), side);
}

char *
vedette_words_fight (JsonObject *facts)
{
  return say_action (facts, say_fight (facts));
}

static char *
say_card_task (JsonObject *facts,
               int         card)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");

  if (*who != '\0')
    /* Translators: the name of a side, the lines that act, and the number of an order card */
    return g_strdup_printf (_("%s: %s carried out card %d."), side, who, card);
  /* Translators: the name of a side, such as “Red”, and the number of an order card */
  return g_strdup_printf (_("%s carried out card %d."), side, card);
}

static char *
say_task (JsonObject *facts)
{
  const char *task = vedette_fact_text (facts, "what"), *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");

  if (*task != '\0' && *who != '\0')
    /* Translators: the name of a side, the lines that act, and what they do in the players' words, as in “Red (Wat): open the
     * gate.” */
    return g_strdup_printf (_("%s (%s): %s."), side, who, task);
  if (*task != '\0')
    /* Translators: the name of a side, and what it does in the players' words */
    return g_strdup_printf (_("%s: %s."), side, task);
  /* Steps of older files do not say which card it was. */
  if (g_str_equal (vedette_fact_text (facts, "option"), "card"))
    {
      if (*who != '\0')
        /* Translators: the name of a side, and the lines that act */
        return g_strdup_printf (_("%s: %s carried out an order card."), side, who);
      /* Translators: the name of a side, such as “Red” */
      return g_strdup_printf (_("%s carried out an order card."), side);
    }
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that act */
    return g_strdup_printf (_("%s: %s did something else."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s did something else."), side);
}

char *
vedette_words_task (JsonObject *facts)
{
  int card = vedette_fact_int (facts, "card");

  if (*vedette_fact_text (facts, "what") == '\0' && card != 0)
    return say_with_order (facts, say_card_task (facts, card), NULL);
  return say_action (facts, say_task (facts));
}

char *
vedette_words_hold (JsonObject *facts)
{
  /* Translators: the name of a side, such as “Red” */
  return say_action (facts, g_strdup_printf (_("%s held position."), vedette_fact_text (facts, "side")));
}

static char *
say_call (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side"), *leader = vedette_fact_text (facts, "leader");
  g_autofree char *who = vedette_fact_names (facts, "who");

  if (*leader != '\0' && *who != '\0')
    /* Translators: the name of a side, its leader, and the lines that come when called, as in “Red: Guy called in the
     * stragglers (Wat, Archers).” */
    return g_strdup_printf (_("%s: %s called in the stragglers (%s)."), side, leader, who);
  if (*leader != '\0')
    /* Translators: the name of a side, and of its leader */
    return g_strdup_printf (_("%s: %s called in the stragglers."), side, leader);
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that come when called */
    return g_strdup_printf (_("%s called in the stragglers (%s)."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s called in the stragglers."), side);
}

char *
vedette_words_call (JsonObject *facts)
{
  g_autofree char *joined = vedette_fact_names (facts, "joined");
  g_autofree char *struck_off = vedette_fact_names (facts, "struck-off");
  char *text = say_action (facts, say_call (facts));

  if (*joined != '\0')
    /* Translators: names of lines, such as “Wat, Archers” */
    text = join_sentences (text, g_strdup_printf (_("%s joined the stragglers."), joined));
  if (*struck_off != '\0')
    /* Translators: names of lines, such as “Wat, Archers” */
    text = join_sentences (text, g_strdup_printf (_("Too near the enemy: %s."), struck_off));
  return text;
}

static char *
say_counted_shot_back (JsonObject *facts,
                       int         shooters)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");
  g_autofree char *target = vedette_fact_names (facts, "target");

  if (*who != '\0' && *target != '\0')
    /* Translators: the name of a side, the lines that shoot, those shot at, and how many figures shoot, as in “Red: Archers
     * shot back at Serfs with 3 figures.” */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %s shot back at %s with %d figure.",
                                         "%s: %s shot back at %s with %d figures.", (gulong) shooters),
                            side, who, target, shooters);
  if (*target != '\0')
    /* Translators: the name of a side, the lines shot at, and how many figures shoot */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s shot back at %s with %d figure.",
                                         "%s shot back at %s with %d figures.", (gulong) shooters),
                            side, target, shooters);
  if (*who != '\0')
    /* Translators: the name of a side, the lines that shoot, and how many figures shoot */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %s shot back with %d figure.",
                                         "%s: %s shot back with %d figures.", (gulong) shooters),
                            side, who, shooters);
  /* Translators: the name of a side, and how many figures shoot */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s shot back with %d figure.", "%s shot back with %d figures.",
                                       (gulong) shooters),
                          side, shooters);
}

static char *
say_shot_back (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");
  g_autofree char *target = vedette_fact_names (facts, "target");

  if (*who != '\0' && *target != '\0')
    /* Translators: a side, the lines that act, and their enemies, as in “Red: Wat, Archers shot back at Serfs.” */
    return g_strdup_printf (_("%s: %s shot back at %s."), side, who, target);
  if (*target != '\0')
    /* Translators: the name of a side, and the enemies */
    return g_strdup_printf (_("%s shot back at %s."), side, target);
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that act */
    return g_strdup_printf (_("%s: %s shot back."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s shot back."), side);
}

char *
vedette_words_react_shoot (JsonObject *facts)
{
  int shooters = vedette_fact_int (facts, "shooters");

  return join_sentences (shooters > 0 ? say_counted_shot_back (facts, shooters) : say_shot_back (facts), say_counters (facts));
}

static char *
say_engage (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");
  g_autofree char *target = vedette_fact_names (facts, "target");

  if (*who != '\0' && *target != '\0')
    /* Translators: a side, the lines that act, and their enemies, as in “Red: Wat, Archers engaged Serfs in reaction.” */
    return g_strdup_printf (_("%s: %s engaged %s in reaction."), side, who, target);
  if (*target != '\0')
    /* Translators: the name of a side, and the enemies */
    return g_strdup_printf (_("%s engaged %s in reaction."), side, target);
  if (*who != '\0')
    /* Translators: the name of a side, and the lines that act */
    return g_strdup_printf (_("%s: %s engaged in reaction."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s engaged in reaction."), side);
}

static char *
say_run (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *who = vedette_fact_names (facts, "who");

  if (*who != '\0')
    /* Translators: the name of a side, and the lines that run */
    return g_strdup_printf (_("%s: %s ran in reaction."), side, who);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s ran in reaction."), side);
}

char *
vedette_words_react_move (JsonObject *facts)
{
  gboolean engage = g_str_equal (vedette_fact_text (facts, "choice"), "engage");
  g_autofree char *runners = vedette_fact_names (facts, "runners");
  char *text = engage ? say_engage (facts) : say_run (facts);

  if (*runners != '\0')
    /* Translators: names of lines, such as “Wat, Archers” */
    text = join_sentences (text, g_strdup_printf (_("%s ran in reaction."), runners));
  return join_sentences (text, vedette_melee_words_say_fight (facts));
}

char *
vedette_words_duel (JsonObject *facts)
{
  const char *winner = vedette_fact_text (facts, "side"), *loser = vedette_fact_text (facts, "other");
  g_autofree char *who = vedette_fact_names (facts, "who");

  if (*winner == '\0' && *who != '\0')
    /* Translators: names of those who fought, such as “Wat, Ann” */
    return g_strdup_printf (_("%s fought a duel without a loser."), who);
  if (*winner == '\0')
    return g_strdup (_("A duel ended without a loser."));
  if (*who != '\0')
    /* Translators: the side that won, names of those who fought, and the side that lost */
    return g_strdup_printf (_("%s won a duel (%s), so the next roll went to %s."), winner, who, loser);
  /* Translators: the side that won, and the side that lost */
  return g_strdup_printf (_("%s won a duel, so the next roll went to %s."), winner, loser);
}

char *
vedette_words_melee_done (JsonObject *facts)
{
  char *text = g_strdup (vedette_fact_boolean (facts, "reaction") ? _("The round of melee was fought in reaction.")
                                                                  : _("The round of melee was fought."));

  return join_sentences (text, vedette_melee_words_say_round (facts));
}

static char *
say_low (JsonObject *facts)
{
  if (g_str_equal (vedette_fact_text (facts, "melee"), "due"))
    return g_strdup (_("On a natural 1 to 3, everyone in contact had to fight."));
  if (g_str_equal (vedette_fact_text (facts, "melee"), "nobody"))
    return g_strdup (_("The die was a natural 1 to 3, but nobody was in contact."));
  return NULL;
}

typedef enum
{
  OUTCOME_TAKES,
  OUTCOME_KEEPS,
  OUTCOME_WINS_BY_DUEL,
} Outcome;

/* S-77: the side that has the initiative after the roll of a duel may have had it before.
 *
 * @next: (out): the side that has the initiative after the roll */
static Outcome
read_outcome (JsonObject  *facts,
              gboolean     success,
              const char **next)
{
  const char *duel = vedette_fact_text (facts, "duel");

  *next = vedette_fact_text (facts, success ? "side" : "other");
  if (*duel == '\0')
    return success ? OUTCOME_TAKES : OUTCOME_KEEPS;
  if (g_str_equal (*next, duel))
    return OUTCOME_KEEPS;
  return success ? OUTCOME_TAKES : OUTCOME_WINS_BY_DUEL;
}

/* Returns: (transfer full): who rolled; a figure of a line by its own name and the line's, one that nobody named by its side */
static char *
say_nominee (JsonObject *facts)
{
  const char *side = vedette_fact_text (facts, "side"), *nominee = vedette_fact_text (facts, "nominee");

  if (vedette_fact_boolean (facts, "unnamed"))
    return g_strdup (side);
  if (*vedette_fact_text (facts, "of") != '\0')
    /* Translators: the name of a figure, the line that it belongs to, and their side, as in “Tom of the Spearmen (Blue)” */
    return g_strdup_printf (C_("nominee", "%s of the %s (%s)"), nominee, vedette_fact_text (facts, "of"), side);
  if (vedette_fact_int (facts, "men") > 1)
    /* Translators: the name of a line of several figures, and its side, as in “One of the Spearmen (Blue)” */
    return g_strdup_printf (C_("nominee", "One of the %s (%s)"), nominee, side);
  /* Translators: the name of a figure, and its side, as in “Wat (Blue)” */
  return g_strdup_printf (C_("nominee", "%s (%s)"), nominee, side);
}

static char *
say_shown_roll (const char *nominee,
                int         natural,
                int         need,
                Outcome     outcome,
                const char *next)
{
  switch (outcome)
    {
    case OUTCOME_TAKES:
      /* Translators: who rolled, as in “Wat (Blue)”, the die, the number needed, and a side */
      return g_strdup_printf (_("%s rolled %d, needing %d: %s took the initiative."), nominee, natural, need, next);
    case OUTCOME_WINS_BY_DUEL:
      /* Translators: who rolled, as in “Wat (Blue)”, the die, the number needed, and the side that had won a duel */
      return g_strdup_printf (_("%s rolled %d, needing %d: %s took the initiative by winning the duel."), nominee, natural,
                              need, next);
    case OUTCOME_KEEPS:
    default:
      /* Translators: who rolled, as in “Wat (Blue)”, the die, the number needed, and a side */
      return g_strdup_printf (_("%s rolled %d, needing %d: %s kept the initiative."), nominee, natural, need, next);
    }
}

static char *
say_secret_roll (const char *nominee,
                 int         need,
                 Outcome     outcome,
                 const char *next)
{
  switch (outcome)
    {
    case OUTCOME_TAKES:
      /* Translators: who rolled, as in “Wat (Blue)”, the number needed, and a side */
      return g_strdup_printf (_("%s rolled in secret, needing %d: %s took the initiative."), nominee, need, next);
    case OUTCOME_WINS_BY_DUEL:
      /* Translators: who rolled, as in “Wat (Blue)”, the number needed, and the side that had won a duel */
      return g_strdup_printf (_("%s rolled in secret, needing %d: %s took the initiative by winning the duel."), nominee, need,
                              next);
    case OUTCOME_KEEPS:
    default:
      /* Translators: who rolled, as in “Wat (Blue)”, the number needed, and a side */
      return g_strdup_printf (_("%s rolled in secret, needing %d: %s kept the initiative."), nominee, need, next);
    }
}

char *
vedette_words_snatch (JsonObject *facts)
{
  g_autofree char *nominee = say_nominee (facts);
  int natural = vedette_fact_int (facts, "natural"), need = vedette_fact_int (facts, "need");
  const char *next;
  Outcome outcome = read_outcome (facts, vedette_fact_boolean (facts, "success"), &next);

  return join_sentences (natural > 0 ? say_shown_roll (nominee, natural, need, outcome, next)
                                     : say_secret_roll (nominee, need, outcome, next), say_low (facts));
}

/* The loser of a duel gave up the roll. */
static char *
say_declined_duel (JsonObject *facts)
{
  const char *next;

  if (read_outcome (facts, FALSE, &next) == OUTCOME_KEEPS)
    /* Translators: the name of a side, such as “Red” */
    return g_strdup_printf (_("%s kept the initiative."), next);
  /* Translators: the name of a side, such as “Red” */
  return g_strdup_printf (_("%s took the initiative by winning the duel."), next);
}

char *
vedette_words_decline (JsonObject *facts)
{
  int natural = vedette_fact_int (facts, "natural");
  const char *side = vedette_fact_text (facts, "side");
  char *text;

  /* A-S11: the die of a side that declines may still be rolled for the melee. */
  if (natural > 0)
    /* Translators: the name of a side, and what its die shows */
    text = g_strdup_printf (_("%s did not roll to snatch, but rolled %d for melee."), side, natural);
  else
    /* Translators: the name of a side, such as “Red” */
    text = g_strdup_printf (_("%s did not roll."), side);
  if (*vedette_fact_text (facts, "duel") != '\0')
    text = join_sentences (text, say_declined_duel (facts));
  return join_sentences (text, say_low (facts));
}

char *
vedette_words_general_melee (JsonObject *facts)
{
  char *fought = g_strdup (vedette_fact_boolean (facts, "fought") ? _("Everyone in contact fought a round.")
                                                                  : _("Nobody was in contact."));
  char *next = NULL;

  fought = join_sentences (fought, vedette_melee_words_say_round (facts));
  if (vedette_fact_boolean (facts, "won") || vedette_fact_boolean (facts, "duel"))
    /* Translators: the name of a side, such as “Red” */
    next = g_strdup_printf (_("The initiative passed to %s."), vedette_fact_text (facts, "side"));
  if (*vedette_fact_text (facts, "fallen") != '\0')
    next = join_sentences (next != NULL ? next : g_strdup (""),
                           /* Translators: the name of a figure, such as “Wat” */
                           g_strdup_printf (_("%s became a casualty, so any body on the same side could take the first "
                                              "action."),
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
  return g_strdup_printf (_("Other rules: %s."), vedette_fact_text (facts, "host-rules"));
}

char *
vedette_words_start (JsonObject *facts)
{
  char *text;

  if (json_object_has_member (facts, "naturals"))
    /* Translators: the totals of both sides, and the name of the winner */
    text = g_strdup_printf (_("The sides rolled off, %d to %d: %s started with the initiative."),
                            vedette_fact_int (facts, "total-1"), vedette_fact_int (facts, "total-2"),
                            vedette_fact_text (facts, "side"));
  else
    /* Translators: the name of a side, such as “Red” */
    text = g_strdup_printf (_("%s started with the initiative."), vedette_fact_text (facts, "side"));
  return join_sentences (text, say_host_rules (facts));
}

char *
vedette_words_end (JsonObject *facts)
{
  if (*vedette_fact_text (facts, "result") != '\0')
    /* Translators: how the game ended, as somebody typed it */
    return g_strdup_printf (_("The battle ended: %s"), vedette_fact_text (facts, "result"));
  return g_strdup (_("The battle ended."));
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
    /* Translators: how many figures, and the line that they belong to, as in “In melee: 3 of Spearmen.” */
    return join_sentences (g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "In melee: %d of %s.", "In melee: %d of %s.",
                                                         (gulong) vedette_fact_int (facts, "men")),
                                            vedette_fact_int (facts, "men"), lines),
                           vedette_melee_words_say_fight (facts));
  if (g_str_equal (vedette_fact_text (facts, "melee"), "yes") && vedette_fact_int (facts, "men") > 0)
    /* Translators: names of lines, and how many figures of each, as in “In melee: Spearmen, Archers (3 each).” */
    return join_sentences (g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "In melee: %s (%d each).", "In melee: %s (%d each).",
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
  return g_strdup_printf (_("The condition on card %d of %s was met."), vedette_fact_int (facts, "card"),
                          vedette_fact_text (facts, "side"));
}

char *
vedette_words_card_done (JsonObject *facts)
{
  /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
  return g_strdup_printf (_("Card %d of %s was marked as done."), vedette_fact_int (facts, "card"),
                          vedette_fact_text (facts, "side"));
}

/* What the card says is no part of the sentence: it may still be a secret. */
char *
vedette_words_judge_card (JsonObject *facts)
{
  if (g_str_equal (vedette_fact_text (facts, "specific"), "no"))
    /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
    return g_strdup_printf (_("Card %d of %s was not specific enough and became void."), vedette_fact_int (facts, "card"),
                            vedette_fact_text (facts, "side"));
  /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
  return g_strdup_printf (_("Card %d of %s was judged specific enough."), vedette_fact_int (facts, "card"),
                          vedette_fact_text (facts, "side"));
}

char *
vedette_words_card_void (JsonObject *facts)
{
  /* Translators: the number of an order card, and the name of its side, as in “Card 3 of Red” */
  return g_strdup_printf (_("Card %d of %s became void."), vedette_fact_int (facts, "card"),
                          vedette_fact_text (facts, "side"));
}

/* What was corrected of one line */
static char *
say_corrected_line (JsonObject *facts)
{
  const char *line = vedette_fact_text (facts, "line"), *side = vedette_fact_text (facts, "changes-to");
  /* Translators: the name of a line; what was corrected of it follows */
  char *text = g_strdup_printf (_("Line corrected: %s."), line);

  if (*side != '\0')
    /* Translators: the name of a line, and of the side that it changes to, such as “Red” */
    text = join_sentences (text, g_strdup_printf (_("%s changed sides to %s."), line, side));
  text = join_sentences (text, vedette_fact_say_change (facts, VEDETTE_TYPE_FIGURE, "out"));
  text = join_sentences (text, vedette_fact_say_change (facts, VEDETTE_TYPE_FIGURE, "left"));
  text = join_sentences (text, vedette_fact_say_change (facts, VEDETTE_TYPE_FIGURE, "in-melee"));
  if (g_str_equal (vedette_fact_text (facts, "melee"), "yes"))
    /* Translators: names of lines, such as “Wat, Archers” */
    return join_sentences (text, g_strdup_printf (_("In melee: %s."), line));
  if (g_str_equal (vedette_fact_text (facts, "melee"), "no"))
    /* Translators: the name of a line, such as “Archers” */
    return join_sentences (text, g_strdup_printf (_("Not in melee: %s."), line));
  return text;
}

char *
vedette_words_put_right (JsonObject *facts)
{
  char *text = g_strdup (_("The record was corrected."));

  if (*vedette_fact_text (facts, "side") != '\0')
    /* Translators: the name of a side, such as “Red” */
    text = join_sentences (text, g_strdup_printf (_("The initiative passed to %s."), vedette_fact_text (facts, "side")));
  text = join_sentences (text, vedette_fact_say_change (facts, VEDETTE_TYPE_SKIRMISH_GAME, "counters"));
  if (json_object_has_member (facts, "shot-back"))
    text = join_sentences (text, g_strdup (vedette_fact_boolean (facts, "shot-back")
                                             ? _("The shot back was marked as used.")
                                             : _("The shot back was marked as unused.")));
  if (*vedette_fact_text (facts, "line") != '\0')
    text = join_sentences (text, say_corrected_line (facts));
  if (json_object_has_member (facts, "contact"))
    text = join_sentences (text, g_strdup (vedette_fact_boolean (facts, "contact") ? _("Others were also in contact.")
                                                                         : _("Nobody else was in contact.")));
  return text;
}

char *
vedette_words_new (JsonObject *facts)
{
  return g_strdup (_("A new battle began."));
}

/* One who was to arrive: by name, and with his die if he has one */
static char *
say_arrival (JsonObject *arrival)
{
  gboolean arrived = vedette_fact_boolean (arrival, "arrived");
  const char *name = vedette_fact_text (arrival, "name");
  gulong men = (gulong) MAX (vedette_fact_int (arrival, "men"), 1);

  if (vedette_fact_int (arrival, "rolled") == 0)
    /* Translators: the name of a line of one figure or of several */
    return g_strdup_printf (ngettext ("%s arrived.", "%s arrived.", men), name);
  if (arrived)
    /* Translators: a line of one figure or of several, the die, how many sides it has, the number needed */
    return g_strdup_printf (ngettext ("%s rolled %d on a d%d, needing %d, and arrived.",
                                      "%s rolled %d on a d%d, needing %d, and arrived.", men), name,
                            vedette_fact_int (arrival, "rolled"), vedette_fact_int (arrival, "sides"),
                            vedette_fact_int (arrival, "need"));
  /* Translators: a line of one figure or of several, the die, how many sides it has, the number needed */
  return g_strdup_printf (ngettext ("%s rolled %d on a d%d, needing %d, and did not arrive.",
                                    "%s rolled %d on a d%d, needing %d, and did not arrive.", men), name,
                          vedette_fact_int (arrival, "rolled"), vedette_fact_int (arrival, "sides"),
                          vedette_fact_int (arrival, "need"));
}

char *
vedette_words_arrive (JsonObject *facts)
{
  JsonNode *node = json_object_get_member (facts, "arrivals");
  JsonArray *arrivals = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  char *text = NULL;

  for (guint i = 0; arrivals != NULL && i < json_array_get_length (arrivals); i++)
    {
      JsonNode *element = json_array_get_element (arrivals, i);

      if (!JSON_NODE_HOLDS_OBJECT (element))
        continue;
      if (text == NULL)
        text = say_arrival (json_node_get_object (element));
      else
        text = join_sentences (text, say_arrival (json_node_get_object (element)));
    }
  return text != NULL ? text : g_strdup (_("Nobody arrived."));
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
    made = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The scenario’s limit of %d action was reached.",
                                         "The scenario’s limit of %d actions was reached.", (gulong) actions),
                            actions);
  if (*vedette_fact_text (facts, "stop-at") != '\0')
    /* Translators: a time of the day, at which the players meant to stop */
    past = g_strdup_printf (_("The stop time of %s passed."), vedette_fact_text (facts, "stop-at"));
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
    return g_strdup (_("(No reactions.)"));
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
  g_autofree char *revealed = vedette_fact_names (facts, "revealed");
  char *text = sentence != NULL ? sentence : g_strdup (vedette_step_get_kind (step));

  text = join_sentences (text, say_limits (step));
  if (*revealed != '\0')
    text = join_sentences (text, g_strdup_printf (_("Revealed: %s."), revealed));
  text = join_sentences (text, vedette_melee_words_say_after (facts));
  if (level == VEDETTE_LEVEL_FULL)
    text = join_sentences (text, say_passed (facts));
  if (json_object_has_member (facts, "agreed"))
    text = join_sentences (text, g_strdup (_("Both sides agreed.")));
  return text;
}

/**
 * vedette_skirmish_describe_whole:
 * @sentence: (transfer full) (nullable): what the kind of the step says of it
 *
 * Returns: (transfer full): the step as a line for those who read the log later: with what was passed and, at the start,
 *   with what other rules handle (S-80)
 */
char *
vedette_skirmish_describe_whole (VedetteStep *step,
                                 char        *sentence)
{
  char *text = vedette_skirmish_describe (step, sentence, VEDETTE_LEVEL_FULL);

  if (g_str_equal (vedette_step_get_kind (step), "start") &&
      *vedette_fact_text (vedette_step_get_facts (step), "host-rules") == '\0')
    text = join_sentences (text, g_strdup (_("Movement, ranges, hits, saves and morale follow your other rules.")));
  return text;
}
