/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions about a snatch roll: what it needs, and the roll. */

#include "vedette-config.h"

#include "core/skirmish/questions/vedette-roll-questions.h"

#include <glib/gi18n-lib.h>

#include "core/json/vedette-tree.h"
#include "core/skirmish/state/vedette-attempt.h"

static const VedetteParam params[] = {
  { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "troops", .of = vedette_troops_get_type, .min = VEDETTE_TROOPS_SUB_HUMAN },
    .option = N_("Class of the nominee (see below)"), .argument = N_("CLASS"), .needed = TRUE },
  { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "leader", .of = vedette_leader_get_type, .min = VEDETTE_LEADER_USELESS,
               .fallback = VEDETTE_LEADER_NONE },
    .option = N_("The nominee’s own leader rating (see below)"), .argument = N_("RATING") },
  { .field = { .kind = VEDETTE_FIELD_FLAG, .name = "reach" },
    .option = N_("The enemy or the goal is in reach") },
  { .field = { .kind = VEDETTE_FIELD_INT, .name = "counters", .max = VEDETTE_ATTEMPT_MAX_COUNTERS },
    .option = N_("Counters of the nominee’s side"), .argument = N_("N") },
  { .field = { .kind = VEDETTE_FIELD_FLAG, .name = "no-sight" },
    .option = N_("The destination is out of sight") },
  { .field = { .kind = VEDETTE_FIELD_FLAG, .name = "engaged" },
    .option = N_("The nominee is in melee") },
  { .field = { .kind = VEDETTE_FIELD_FLAG, .name = "break-off" },
    .option = N_("The nominee can break off a melee at will") },
  { .field = { .kind = VEDETTE_FIELD_FLAG, .name = "card" },
    .option = N_("The nominee carries out an order card") },
  { .field = { .kind = VEDETTE_FIELD_INT, .name = "other", .min = -VEDETTE_ATTEMPT_MAX_OTHER,
               .max = VEDETTE_ATTEMPT_MAX_OTHER },
    .option = N_("Another bonus or penalty, from −40 to 40"), .argument = N_("N") },
  { .field = { .kind = VEDETTE_FIELD_TEXT, .name = "why" },
    .option = N_("Reason for the bonus or penalty"), .argument = N_("TEXT") },
  { { 0 } },
};

static char *
say_words (void)
{
  g_autofree char *classes = vedette_enum_list_nicks (VEDETTE_TYPE_TROOPS, VEDETTE_TROOPS_SUB_HUMAN);
  g_autofree char *ratings = vedette_enum_list_nicks (VEDETTE_TYPE_LEADER, VEDETTE_LEADER_USELESS);

  /* Translators: words that are not translated; CLASS and RATING are as above */
  return g_strdup_printf (_("CLASS: %s\nRATING: %s; leave it out if the nominee is not a leader"), classes, ratings);
}

static VedetteBreakdown *
answer_need (VedetteMove   *asked,
             VedetteAnswer *answer)
{
  const VedetteAttempt attempt = {
    .troops = (VedetteTroops) vedette_move_get_enum (asked, "troops"),
    .leader = (VedetteLeader) vedette_move_get_enum (asked, "leader"),
    .reach = vedette_move_get_boolean (asked, "reach"),
    .counters = vedette_move_get_int (asked, "counters"),
    .no_sight = vedette_move_get_boolean (asked, "no-sight"),
    .engaged = vedette_move_get_boolean (asked, "engaged"),
    .break_off = vedette_move_get_boolean (asked, "break-off"),
    .card = vedette_move_get_boolean (asked, "card"),
    .other = vedette_move_get_int (asked, "other"),
    .other_why = vedette_move_is_said (asked, "why") ? vedette_move_get_text (asked, "why") : NULL,
  };
  VedetteBreakdown *breakdown = vedette_attempt_break_down (&attempt);
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
  g_autofree char *percent = vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "success"));

  vedette_attempt_check (&attempt, ruling);
  vedette_breakdown_build (breakdown, ruling, answer->tree);
  vedette_answer_say_factors (answer, breakdown);
  /* Translators: the first is the number that the die must show, the second a chance such as “55%” */
  vedette_answer_say (answer, _("needs %d or more · %s"), breakdown->need, percent);
  vedette_answer_say_notes (answer, ruling);
  return breakdown;
}

static gboolean
answer_odds (VedetteMove    *asked,
             VedetteDice    *dice,
             VedetteAnswer  *answer,
             GError        **error)
{
  g_autoptr (VedetteBreakdown) breakdown G_GNUC_UNUSED = answer_need (asked, answer);

  return TRUE;
}

static void
build_result (JsonBuilder *tree,
              VedetteDice *dice,
              int          natural,
              gboolean     success)
{
  json_builder_set_member_name (tree, "die");
  json_builder_begin_object (tree);
  vedette_tree_add_whole (tree, "natural", natural);
  vedette_tree_add_text (tree, "source",
                         vedette_enum_get_nick (VEDETTE_TYPE_DICE_SOURCE, (int) vedette_dice_get_source (dice)));
  json_builder_end_object (tree);
  vedette_tree_add_truth (tree, "success", success);
  vedette_tree_add_truth (tree, "low", natural <= VEDETTE_ATTEMPT_LOW);
}

static void
say_result (VedetteAnswer *answer,
            VedetteDice   *dice,
            int            natural,
            gboolean       success)
{
  switch (vedette_dice_get_source (dice))
    {
    case VEDETTE_DICE_TYPED:
      /* Translators: a number on a die, such as 14 */
      vedette_answer_say (answer, _("The die shows %d (typed)"), natural);
      break;
    case VEDETTE_DICE_SEED:
      /* Translators: a number on a die, such as 14 */
      vedette_answer_say (answer, _("The die shows %d (from the seed)"), natural);
      break;
    case VEDETTE_DICE_KERNEL:
    default:
      /* Translators: a number on a die, such as 14 */
      vedette_answer_say (answer, _("The die shows %d"), natural);
    }
  vedette_answer_say (answer, "%s", success ? _("Takes the initiative") : _("The holder keeps the initiative"));
  if (natural > VEDETTE_ATTEMPT_LOW)
    return;
  vedette_answer_rest_on (answer, "S-46", NULL);
  vedette_answer_say (answer, _("A natural 1 to 3: everyone in contact fights first"));
}

static gboolean
answer_roll (VedetteMove    *asked,
             VedetteDice    *dice,
             VedetteAnswer  *answer,
             GError        **error)
{
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  gboolean success;
  int natural;

  if (!vedette_dice_roll (dice, VEDETTE_ATTEMPT_SIDES, &natural, error))
    return FALSE;
  breakdown = answer_need (asked, answer);
  success = natural >= breakdown->need;
  build_result (answer->tree, dice, natural, success);
  say_result (answer, dice, natural, success);
  return TRUE;
}

const VedetteQuestion vedette_roll_questions[] = {
  { .asked = { .name = "odds", .label = N_("Show what a snatch roll needs, and why"), .params = params },
    .say_words = say_words, .answer = answer_odds },
  { .asked = { .name = "roll", .label = N_("Show what a snatch roll needs, then make the roll"), .params = params },
    .sides = VEDETTE_ATTEMPT_SIDES, .say_words = say_words, .answer = answer_roll },
  { .asked = { 0 } },
};
