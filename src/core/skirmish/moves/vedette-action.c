/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all actions of the holder have in common: who may act, one thing at a time, counters, and what comes next. */

#include "vedette-config.h"

#include "core/skirmish/moves/vedette-action.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-cohesion.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-holding.h"
#include "core/skirmish/state/vedette-limits.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/typed/vedette-scan.h"

/* Only the kind of an action is compulsory. Its parameters, of which each kind has some: `who` acts (or the `last-body`,
 * a `body`, a `contingent`, all `but` some: vedette_action_list_actors()), the `target` and the place it goes `to`,
 * what some do `also`, measured `gaps` between the men and who stands `apart`, whether the nominee takes part, and
 * which `option` of the first action it is. */

/**
 * vedette_action_get_kind:
 * @move: of any kind
 *
 * Returns: (nullable): what the action has of its own; %NULL for a move that is no action
 */
const VedetteActionKind *
vedette_action_get_kind (VedetteMove *move)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);

  return kind != NULL && kind->perform == vedette_action_perform ? kind->own : NULL;
}

/**
 * vedette_action_get_option:
 *
 * Which of the five first actions it is: what was said; a move into or out of sight is the third, a charge that reaches
 * nobody the first (S-29); else what the kind is by itself, or what was said before the roll if the kind can be that.
 *
 * Returns: the option, untracked if nothing tells
 */
VedetteIntention
vedette_action_get_option (VedetteMove           *move,
                           const VedetteSkirmish *skirmish)
{
  const VedetteActionKind *kind = vedette_action_get_kind (move);
  VedetteIntention said = (VedetteIntention) vedette_move_get_enum (move, "option");
  VedetteIntention intention = vedette_skirmish_game_get_intention (skirmish->game);

  if (said != VEDETTE_INTENTION_UNTRACKED)
    return said;
  if (vedette_move_get_enum (move, "sight") != VEDETTE_SIGHT_UNTRACKED)
    return VEDETTE_INTENTION_SIGHT;
  if (kind->fights && !vedette_action_fights (move))
    return VEDETTE_INTENTION_FULL_SPEED;
  if (kind->option != VEDETTE_INTENTION_UNTRACKED)
    return kind->option;
  if (vedette_action_can_be (move, intention) ||
      (intention == VEDETTE_INTENTION_CARD && vedette_card_object_find_binding (skirmish) != NULL))
    return intention;
  return VEDETTE_INTENTION_UNTRACKED;
}

/**
 * vedette_action_can_be:
 *
 * Returns: whether this kind of action can be that one of the five first actions
 */
gboolean
vedette_action_can_be (VedetteMove      *move,
                       VedetteIntention  option)
{
  return (vedette_action_get_kind (move)->options & (1u << option)) != 0;
}

gboolean
vedette_action_shoots (VedetteMove *move)
{
  /* A-S21: one javelin thrown in a charge makes it a shooting action, too. */
  return vedette_action_get_kind (move)->shoots || vedette_move_get_tri (move, "missiles") == VEDETTE_TRI_YES;
}

/**
 * vedette_action_has_moved:
 *
 * Returns: whether somebody moved in an action of which that is asked: as it was said, or as the inches tell
 */
VedetteTri
vedette_action_has_moved (VedetteMove *move)
{
  if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "moved") == NULL)
    return VEDETTE_TRI_UNTRACKED;
  if (vedette_move_is_said (move, "inches") && vedette_move_get_int (move, "inches") > 0)
    return VEDETTE_TRI_YES;
  return vedette_move_get_tri (move, "moved");
}

gboolean
vedette_action_fights (VedetteMove *move)
{
  return vedette_action_get_kind (move)->fights && vedette_move_get_tri (move, "contact") != VEDETTE_TRI_NO;
}

const VedetteClosed vedette_action_closed[] = {
  VEDETTE_CLOSED_BY_ROUND,
  VEDETTE_CLOSED_BY_LOW_ROLL,
  { 0 },
};

/* What depends on whose roll it is, and on the card */
void
vedette_action_open (VedetteMove           *move,
                     const VedetteSkirmish *skirmish,
                     VedetteRuling         *ruling)
{
  VedetteState state = vedette_skirmish_game_get_state (skirmish->game);

  if (state == VEDETTE_STATE_DUEL_NOMINATE)
    /* Translators: the name of a side, such as “Red” */
    vedette_ruling_refuse (ruling, "S-76", _("%s lost the duel and rolls first. Make or skip that roll."),
                           vedette_skirmish_get_side_name (skirmish, vedette_duel_get_roller (skirmish)));
  else if (state == VEDETTE_STATE_NOMINATE)
    /* Translators: the name of a side */
    vedette_ruling_refuse (ruling, "S-01", _("%s has not rolled yet. Make the roll first."),
                           vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_passive (skirmish)));
  else if (state == VEDETTE_STATE_ACT_RESTRICTED && vedette_action_get_kind (move)->options == 0 &&
           (vedette_skirmish_game_get_card (skirmish->game) == 0 ||
            vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "option") == NULL))
    vedette_ruling_refuse (ruling, "S-X07", _("This action is not allowed as the first action after a snatch. March, charge, "
                                              "fight or shoot instead."));
}

static void
check_actors (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  const VedetteIds *target = vedette_move_get_ids (move, "target");

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));
      const char *name = vedette_figure_get_name (figure);

      if (vedette_figure_has_left (figure))
        vedette_ruling_forbid (ruling, "S-X31",
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how
                                * many figures it has */
                               vedette_figure_say (figure, "%s has left the table and cannot act. Choose other figures.",
                                                   "%s have left the table and cannot act. Choose other figures."), name);
      else if (vedette_figure_get_standing (figure) == 0)
        vedette_ruling_forbid (ruling, "S-X31",
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how
                                * many figures it has */
                               vedette_figure_say (figure, "%s is out and cannot act. Choose other figures.",
                                                   "%s are out and cannot act. Choose other figures."), name);
      else if (vedette_figure_get_reserve (figure))
        vedette_ruling_forbid (ruling, "S-X31",
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how
                                * many figures it has */
                               vedette_figure_say (figure, "%s is in reserve, not on the table. Choose someone else.",
                                                   "%s are in reserve, not on the table. Choose someone else."), name);
      if (vedette_figure_get_side (figure) != vedette_skirmish_get_holder (skirmish))
        vedette_ruling_refuse (ruling, "S-01",
                               vedette_figure_say (figure, "%s is not on the side with the initiative. Choose figures of that "
                                                           "side.",
                                                   "%s are not on the side with the initiative. Choose figures of that "
                                                   "side."), name);
    }
  for (guint i = 0; i < vedette_ids_get_n (target); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (target, i));

      if (vedette_figure_get_side (figure) == vedette_skirmish_get_holder (skirmish))
        vedette_ruling_warn (ruling, "S-05",
                             /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                              * figures it has */
                             vedette_figure_say (figure, "%s is on the same side as the figures that act. Choose an enemy "
                                                         "target.",
                                                 "%s are on the same side as the figures that act. Choose an enemy target."),
                             vedette_figure_get_name (figure));
      if (!vedette_figure_is_on_table (figure))
        vedette_ruling_warn (ruling, "S-05",
                             /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                              * figures it has */
                             vedette_figure_say (figure, "%s is not on the table. Choose a different one.",
                                                 "%s are not on the table. Choose different ones."),
                             vedette_figure_get_name (figure));
    }
}

static int
count_men (VedetteMove           *move,
           const VedetteSkirmish *skirmish)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  int men = 0;

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    men += vedette_figure_get_standing (vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i)));
  return men;
}

/* S-03, S-05 and S-X20: one thing, one destination, one target; S-06: where that is when a group moves */
static void
check_one_thing (VedetteMove           *move,
                 const VedetteSkirmish *skirmish,
                 VedetteRuling         *ruling)
{
  const char * const *to = vedette_move_get_texts (move, "to");

  if (*vedette_move_get_text (move, "also") != '\0')
    /* Translators: what was said besides the target, such as “the gate” */
    vedette_ruling_refuse (ruling, "S-X20", _("All acting figures must do the same thing. Leave out “%s”, or record it as "
                                              "another action."),
                           vedette_move_get_text (move, "also"));
  if (to[0] != NULL && to[1] != NULL)
    /* Translators: two destinations, such as “the gate” and “the barn” */
    vedette_ruling_refuse (ruling, "S-X20", _("Two destinations, “%s” and “%s”, take two actions. Leave out one of the two."),
                           to[0], to[1]);
  else if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "to") != NULL && count_men (move, skirmish) > 1)
    vedette_skirmish_remind_once (skirmish, ruling, "S-06",
                                  _("The destination is a point that the foremost figure can reach; the others follow"));
}

/* Reads "Wat / Archers 3.5" or "Wat / Archers 3.5 unseen". */
static gboolean
read_gap (const VedetteSkirmish *skirmish,
          const VedetteIds      *who,
          const char            *text,
          VedetteGap            *gap)
{
  g_autoptr (GRegex) regex = g_regex_new ("^(.+?) / (.+?) ([0-9]+(?:\\.[0-9]+)?)\"?( unseen)?$", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *inches = NULL, *unseen = NULL;

  if (!g_regex_match (regex, text, 0, &match))
    return FALSE;
  memset (gap, 0, sizeof *gap);
  inches = g_match_info_fetch (match, 3);
  unseen = g_match_info_fetch (match, 4);
  gap->inches = (int) (g_ascii_strtod (inches, NULL) * 100 + 0.5);
  gap->unseen = unseen != NULL && *unseen != '\0';
  for (int side = 1; side <= 2; side++)
    {
      g_autofree char *name = g_match_info_fetch (match, side);

      for (guint i = 0; i < vedette_ids_get_n (who); i++)
        {
          gint64 id = vedette_ids_get (who, i);

          if (vedette_scan_reads_alike (vedette_figure_get_name (vedette_skirmish_find_figure (skirmish, id)), name))
            *(side == 1 ? &gap->a : &gap->b) = id;
        }
    }
  return gap->a != 0 && gap->b != 0;
}

/* S-04: warns of those who are measured, or said, to be out of the body. */
static void
check_body (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  const VedetteIds *apart = vedette_move_get_ids (move, "apart");
  const char * const *texts = vedette_move_get_texts (move, "gaps");
  g_autoptr (GArray) gaps = g_array_new (FALSE, TRUE, sizeof (VedetteGap));
  g_autoptr (VedetteIds) left_out = NULL;
  g_autofree char *names = NULL;
  VedetteIds *(*list) (const VedetteIds *, gint64, const VedetteGap *, guint);
  gint64 nominee = vedette_skirmish_game_get_nominee (skirmish->game);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      VedetteGap gap;

      if (!read_gap (skirmish, who, texts[i], &gap))
        {
          /* Translators: what was typed, such as “Wat / Archers” */
          vedette_ruling_forbid (ruling, "S-04", _("Cannot read the distance “%s”. Write two names and the inches, as in “Wat "
                                                   "/ Archers 3.5”."),
                                 texts[i]);
          return;
        }
      g_array_append_val (gaps, gap);
    }
  list = vedette_house_rules_get (&skirmish->house, "cohesion") == VEDETTE_COHESION_EVERY_PAIR
           ? vedette_cohesion_list_left_out_pairs
           : vedette_cohesion_list_left_out;
  left_out = list (who, vedette_ids_contains (who, nominee) ? nominee : 0, (const VedetteGap *) gaps->data, gaps->len);
  /* Who stands apart and idle is no part of the action. */
  for (guint i = 0; i < vedette_ids_get_n (apart); i++)
    {
      gint64 figure = vedette_ids_get (apart, i);

      if (who == NULL || vedette_ids_contains (who, figure))
        vedette_ids_add (&left_out, figure);
    }
  if (left_out == NULL)
    return;
  names = vedette_skirmish_list_names (skirmish, left_out);
  vedette_ruling_warn (ruling,
                       vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_ACT_RESTRICTED ? "S-X08" : "S-04",
                       /* Translators: names of figures */
                       _("More than 4″ from the others or out of their sight, so not in the body: %s. Leave out these "
                         "figures."), names);
}

/* Whether those who act are a body, be it one of men of whom nobody said it: all who shoot are none (S-57), nor are those
 * who are called (S-72). */
static gboolean
is_by_body (VedetteMove *move)
{
  return !vedette_move_get_boolean (move, "all") &&
         vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "body") != NULL;
}

static void
warn_of_bodies (const VedetteSkirmish *skirmish,
                const VedetteIds      *lines,
                VedetteRuling         *ruling)
{
  g_autofree char *names = NULL;

  if (!vedette_bodies_are_several (skirmish, lines))
    return;
  names = vedette_skirmish_list_names (skirmish, lines);
  /* Translators: names of lines of the roster */
  vedette_ruling_warn (ruling, "A-S43", _("These lines belong to different bodies: %s. Choose lines of one body."), names);
}

/* A-S43: one body acts, and against one body, as far as the players keep bodies. */
static void
check_kept_bodies (VedetteMove           *move,
                   const VedetteSkirmish *skirmish,
                   VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);

  if (!is_by_body (move))
    return;
  /* In the first action, S-X08 says of whose body they have to be. */
  if (!vedette_action_has_nominee_body (skirmish))
    warn_of_bodies (skirmish, who, ruling);
  warn_of_bodies (skirmish, vedette_move_get_ids (move, "target"), ruling);
}

static int
get_clock_every (const VedetteSkirmish *skirmish)
{
  return vedette_house_rules_get_number (&skirmish->house, "clock-every");
}

/* A-S33: whether the action that is made now ends a period of the players' other rules */
static gboolean
is_clock_due (const VedetteSkirmish *skirmish)
{
  return vedette_house_rules_get (&skirmish->house, "clock") == VEDETTE_CLOCK_N &&
         (vedette_skirmish_game_get_action_no (skirmish->game) + 1) % get_clock_every (skirmish) == 0;
}

void
vedette_action_check (VedetteMove           *move,
                      const VedetteSkirmish *skirmish,
                      VedetteRuling         *ruling)
{
  const VedetteActionKind *kind = vedette_action_get_kind (move);
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  gboolean by_card;

  vedette_action_check_who (move, skirmish, ruling);
  check_actors (move, skirmish, ruling);
  vedette_reveal_remind (skirmish, move, ruling);
  check_one_thing (move, skirmish, ruling);
  /* S-57: when all shoot, wherever they stand, there is no body; A-S26: nor among the men of a card. */
  by_card = vedette_card_object_find_binding (skirmish) != NULL &&
            vedette_house_rules_get (&skirmish->house, "card-body") == VEDETTE_CARD_BODY_ALL_NAMED;
  if (!vedette_move_get_boolean (move, "all") && !by_card)
    check_body (move, skirmish, ruling);
  if (!by_card)
    check_kept_bodies (move, skirmish, ruling);
  if (vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_ACT_RESTRICTED)
    vedette_action_check_first (move, skirmish, ruling);
  if (vedette_action_fights (move))
    vedette_fights_check (skirmish, move, who, vedette_move_get_ids (move, "target"), ruling);
  else if (vedette_move_is_said (move, "fight") || vedette_move_is_said (move, "in-melee"))
    vedette_ruling_forbid (ruling, "S-44", _("Figures that make no contact cannot be in a fight. Leave out the fight, or "
                                             "record contact."));
  vedette_melee_check (skirmish, move, ruling);
  vedette_action_check_melee (move, skirmish, ruling);
  if (vedette_action_shoots (move))
    vedette_action_check_weapons (move, skirmish, ruling);
  if (kind->check != NULL)
    kind->check (move, skirmish, ruling);
  if (vedette_skirmish_game_get_taken_by_card (skirmish->game))
    vedette_skirmish_remind_once (skirmish, ruling, "S-43",
                                  _("Only the first action was tied to the card; now all other figures may act, too"));
  if (is_clock_due (skirmish))
    vedette_ruling_remind (ruling, "A-S33",
                           /* Translators: how many actions have been made since the rules were looked at, such as 10 */
                           g_dngettext (GETTEXT_PACKAGE, "%d more action has been taken: check your other rules",
                                        "%d more actions have been taken: check your other rules",
                                        (gulong) get_clock_every (skirmish)),
                           get_clock_every (skirmish));
  if (vedette_limits_is_last_action (skirmish))
    /* Translators: the number of an action, and how many the scenario has */
    vedette_ruling_remind (ruling, "S-02", _("This is action %d of %d, the last in the scenario"),
                           vedette_about_get_stop_after (skirmish->about), vedette_about_get_stop_after (skirmish->about));
}

/* Records for S-31 whether the nominee took the initiative by moving into sight or out of sight. A nominee who is no longer
 * there does not move. */
static void
note_sight (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteEdit           *edit)
{
  VedetteSight sight = (VedetteSight) vedette_move_get_enum (move, "sight");
  g_autoptr (VedetteIds) users = vedette_action_list_actors (move, skirmish);
  gint64 nominee = vedette_skirmish_game_get_nominee (skirmish->game);

  if (nominee != 0 && vedette_figure_is_on_table (vedette_skirmish_find_figure (skirmish, nominee)))
    vedette_ids_add (&users, nominee);
  for (guint i = 0; i < vedette_ids_get_n (users); i++)
    vedette_edit_set (edit, vedette_skirmish_find_figure (skirmish, vedette_ids_get (users, i)), "los-used",
                      sight != VEDETTE_SIGHT_UNTRACKED ? sight : VEDETTE_SIGHT_UNSAID, NULL);
}

/* Returns: (nullable): the order card that the first action carries out: that with which the initiative was taken, unless
 * something else is said to be done (S-39) */
static VedetteOrderCard *
find_carried_out (VedetteMove           *move,
                  const VedetteSkirmish *skirmish)
{
  if (vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_ACT_RESTRICTED ||
      (vedette_move_is_said (move, "option") && vedette_action_get_option (move, skirmish) != VEDETTE_INTENTION_CARD))
    return NULL;
  return vedette_card_object_find_binding (skirmish);
}

static void
note_facts (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteEdit           *edit,
            int                    counters)
{
  const VedetteActionKind *kind = vedette_action_get_kind (move);
  JsonObject *facts = vedette_edit_get_facts (edit);
  gint64 holder = vedette_skirmish_get_holder (skirmish);
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  const VedetteIds *target = vedette_move_get_ids (move, "target");
  const char * const *to = vedette_move_get_texts (move, "to");
  VedetteOrderCard *card = find_carried_out (move, skirmish);

  json_object_set_int_member (facts, "action", vedette_skirmish_game_get_action_no (skirmish->game) + 1);
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (skirmish, holder));
  json_object_set_string_member (facts, "other",
                                 vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_passive (skirmish)));
  if (who != NULL)
    json_object_set_array_member (facts, "who", vedette_facts_names (skirmish->battle, who));
  if (target != NULL)
    json_object_set_array_member (facts, "target", vedette_facts_names (skirmish->battle, target));
  if (to[0] != NULL)
    json_object_set_string_member (facts, "to", to[0]);
  if (*vedette_move_get_text (move, "what") != '\0')
    json_object_set_string_member (facts, "what", vedette_move_get_text (move, "what"));
  if (vedette_move_get_boolean (move, "all"))
    json_object_set_boolean_member (facts, "all", TRUE);
  if (vedette_move_is_said (move, "inches"))
    json_object_set_int_member (facts, "inches-x100", vedette_move_get_int (move, "inches"));
  if (vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_ACT_RESTRICTED)
    json_object_set_string_member (facts, "option", vedette_enum_get_nick (VEDETTE_TYPE_INTENTION,
                                                                           vedette_action_get_option (move, skirmish)));
  if (card != NULL)
    json_object_set_int_member (facts, "card", vedette_order_card_get_number (card));
  if (counters > 0)
    json_object_set_int_member (facts, "counters", counters);
  if (is_clock_due (skirmish))
    json_object_set_int_member (facts, "clock", get_clock_every (skirmish));
  if (vedette_limits_is_last_action (skirmish))
    json_object_set_int_member (facts, "stop-after", vedette_about_get_stop_after (skirmish->about));
  if (kind->note != NULL)
    kind->note (move, skirmish, facts);
}

/* S-64: what of the action may be answered with shots */
static VedetteTrigger
get_trigger (VedetteMove *move)
{
  VedetteTrigger trigger = vedette_action_get_kind (move)->trigger;

  if (vedette_action_has_moved (move) == VEDETTE_TRI_YES)
    return VEDETTE_TRIGGER_BOTH;
  if (vedette_move_get_tri (move, "missiles") != VEDETTE_TRI_YES)
    return trigger;
  return trigger == VEDETTE_TRIGGER_NONE ? VEDETTE_TRIGGER_SHOT : VEDETTE_TRIGGER_BOTH;
}

/* What the passive side may do in answer; contact by a move and not by one more round opens the reactive move (S-49). */
static void
open_reactions (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteEdit           *edit)
{
  const VedetteIds *joined = vedette_move_get_ids (move, "joined");
  g_autoptr (VedetteIds) actors = vedette_action_list_actors (move, skirmish);
  VedetteTrigger trigger = get_trigger (move);

  for (guint i = 0; actors != NULL && i < vedette_ids_get_n (joined); i++)
    vedette_ids_add (&actors, vedette_ids_get (joined, i));
  vedette_reactions_open (skirmish, edit, trigger,
                          vedette_action_fights (move) && vedette_action_get_kind (move)->trigger == VEDETTE_TRIGGER_MOVED,
                          actors, vedette_move_get_ids (move, "target"));
}

/* Who fights is in contact, though nobody may have said so before (S-45). */
static void
note_fighting (const VedetteSkirmish *skirmish,
               VedetteEdit           *edit,
               const VedetteIds      *lines)
{
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    if (vedette_figure_get_melee (vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i))) == VEDETTE_TRI_YES)
      return;
  if (lines != NULL)
    vedette_skirmish_note_contact (skirmish, edit, lines);
}

/* Who is in contact by the action, and with whom */
static void
note_contacts (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteEdit           *edit)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  const VedetteIds *target = vedette_move_get_ids (move, "target");

  if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "contact") != NULL)
    {
      vedette_skirmish_note_contact (skirmish, edit, who);
      vedette_skirmish_note_contact (skirmish, edit, target);
      vedette_melee_perform (skirmish, edit, move);
    }
  else
    {
      note_fighting (skirmish, edit, who);
      note_fighting (skirmish, edit, target);
    }
  vedette_fights_join (skirmish, edit, move, who, target, FALSE);
  vedette_fights_tidy (skirmish, edit);
}

gboolean
vedette_action_perform (VedetteMove           *move,
                        const VedetteSkirmish *skirmish,
                        VedetteEdit           *edit,
                        VedetteDice           *dice,
                        GError               **error)
{
  VedetteSkirmishGame *game = skirmish->game;
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  gboolean first = vedette_skirmish_game_get_state (game) == VEDETTE_STATE_ACT_RESTRICTED;
  gboolean by_card = first && vedette_card_object_find_binding (skirmish) != NULL;
  VedetteOrderCard *card = find_carried_out (move, skirmish);
  int counters = 0;

  if (vedette_action_shoots (move))
    {
      counters = MIN (vedette_skirmish_game_get_counters (game) + 1, VEDETTE_ATTEMPT_MAX_COUNTERS);
      vedette_edit_set (edit, game, "counters", counters, NULL);
    }
  note_facts (move, skirmish, edit, counters);
  vedette_reveal_declared (skirmish, move, edit);
  /* With both sides' agreement the action before may still be open. */
  vedette_reactions_pass (skirmish, edit);
  vedette_duel_clear (skirmish, edit);
  open_reactions (move, skirmish, edit);
  vedette_action_break_off (move, skirmish, edit);
  if (is_by_body (move))
    vedette_bodies_note_last (skirmish, edit, who);
  if (first)
    {
      if (vedette_action_get_option (move, skirmish) == VEDETTE_INTENTION_SIGHT)
        note_sight (move, skirmish, edit);
      vedette_holding_clear_first (skirmish, edit);
    }
  vedette_edit_set (edit, game, "taken-by-card", by_card, NULL);
  if (card != NULL)
    vedette_edit_set (edit, card, "begun", TRUE, NULL);
  vedette_edit_set (edit, game, "action-no", vedette_skirmish_game_get_action_no (game) + 1, "action-in-holding",
                    vedette_skirmish_game_get_action_in_holding (game) + 1, "last-action", vedette_move_get_name (move),
                    "state", vedette_action_fights (move) ? VEDETTE_STATE_CONTACT_MELEE : VEDETTE_STATE_NOMINATE, NULL);
  if (vedette_action_fights (move))
    note_contacts (move, skirmish, edit);
  return TRUE;
}

void
vedette_action_list_options (VedetteMove           *move,
                             const VedetteSkirmish *skirmish,
                             GListStore            *choices)
{
  static const VedetteIntention options[] = { VEDETTE_INTENTION_FULL_SPEED, VEDETTE_INTENTION_ENGAGE,
                                              VEDETTE_INTENTION_SHOOT,      VEDETTE_INTENTION_SIGHT,
                                              VEDETTE_INTENTION_LEAVE,      VEDETTE_INTENTION_CARD };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      if (options[i] == VEDETTE_INTENTION_SIGHT &&
          vedette_house_rules_get (&skirmish->house, "los-option") == VEDETTE_LOS_OPTION_OFF)
        continue;
      if (options[i] == VEDETTE_INTENTION_CARD ? vedette_card_object_find_binding (skirmish) == NULL
                                               : !vedette_action_can_be (move, options[i]))
        continue;
      vedette_choice_add_nick (choices, vedette_enum_get_nick (VEDETTE_TYPE_INTENTION, options[i]),
                               vedette_intention_get_label (options[i]));
    }
}

/* Returns: whether it is the first action after a snatch, of which more is asked (S-27) */
gboolean
vedette_action_is_first (VedetteMove           *move,
                         const VedetteSkirmish *skirmish)
{
  return vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_ACT_RESTRICTED;
}
