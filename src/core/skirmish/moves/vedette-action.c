/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all actions of the holder have in common: who may act, one thing at a time, counters, and what comes next. */

#include "vedette-config.h"

#include "core/skirmish/moves/vedette-action.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-body.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-holding.h"
#include "core/skirmish/state/vedette-kept-switches.h"
#include "core/skirmish/state/vedette-limits.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"

/**
 * VedetteAction:
 *
 * Only the kind of an action is compulsory. Its parameters, of which each kind has some: `who` acts (or the `last-body`, a
 * `body`, a `contingent`, all `but` some: [method@Vedette.Action.list_actors]), the `target` and
 * the place it goes `to`, what some do `also`, measured `gaps` between the men and who stands `apart`, whether the
 * nominee takes part, and which `option` of the first action it is.
 */
G_DEFINE_ABSTRACT_TYPE (VedetteAction, vedette_action, VEDETTE_TYPE_MOVE)

/**
 * vedette_action_get_option:
 *
 * Which of the five first actions it is: what was said; a move into or out of sight is the third, a charge that reaches
 * nobody the first (S-29); else what the kind is by itself, or what was said before the roll if the kind can be that.
 *
 * Returns: the option, untracked if nothing tells
 */
VedetteIntention
vedette_action_get_option (VedetteAction         *self,
                           const VedetteSkirmish *skirmish)
{
  VedetteActionClass *klass = VEDETTE_ACTION_GET_CLASS (self);
  VedetteIntention said = (VedetteIntention) vedette_move_get_enum (VEDETTE_MOVE (self), "option");
  VedetteIntention intention = vedette_skirmish_game_get_intention (skirmish->game);

  if (said != VEDETTE_INTENTION_UNTRACKED)
    return said;
  if (vedette_move_get_enum (VEDETTE_MOVE (self), "sight") != VEDETTE_SIGHT_UNTRACKED)
    return VEDETTE_INTENTION_SIGHT;
  if (klass->fights && !vedette_action_fights (self))
    return VEDETTE_INTENTION_FULL_SPEED;
  if (klass->option != VEDETTE_INTENTION_UNTRACKED)
    return klass->option;
  if (vedette_action_can_be (self, intention) ||
      (intention == VEDETTE_INTENTION_CARD && vedette_skirmish_game_get_card (skirmish->game) != 0))
    return intention;
  return VEDETTE_INTENTION_UNTRACKED;
}

/**
 * vedette_action_can_be:
 *
 * Returns: whether this kind of action can be that one of the five first actions
 */
gboolean
vedette_action_can_be (VedetteAction    *self,
                       VedetteIntention  option)
{
  return (VEDETTE_ACTION_GET_CLASS (self)->options & (1u << option)) != 0;
}

gboolean
vedette_action_shoots (VedetteAction *self)
{
  /* A-S21: one javelin thrown in a charge makes it a shooting action, too. */
  return VEDETTE_ACTION_GET_CLASS (self)->shoots ||
         vedette_move_get_tri (VEDETTE_MOVE (self), "missiles") == VEDETTE_TRI_YES;
}

/**
 * vedette_action_has_moved:
 *
 * Returns: whether somebody moved in an action of which that is asked: as it was said, or as the inches tell
 */
VedetteTri
vedette_action_has_moved (VedetteAction *self)
{
  VedetteMove *move = VEDETTE_MOVE (self);

  if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (self), "moved") == NULL)
    return VEDETTE_TRI_UNTRACKED;
  if (vedette_move_is_said (move, "inches") && vedette_move_get_int (move, "inches") > 0)
    return VEDETTE_TRI_YES;
  return vedette_move_get_tri (move, "moved");
}

gboolean
vedette_action_fights (VedetteAction *self)
{
  return VEDETTE_ACTION_GET_CLASS (self)->fights &&
         vedette_move_get_tri (VEDETTE_MOVE (self), "contact") != VEDETTE_TRI_NO;
}

/**
 * vedette_action_param_option:
 *
 * Returns: (transfer floating): the parameter that says which of the five first actions it is (S-27 to S-34)
 */
GParamSpec *
vedette_action_param_option (void)
{
  return g_param_spec_enum ("option", NULL, NULL, VEDETTE_TYPE_INTENTION, VEDETTE_INTENTION_UNTRACKED,
                            VEDETTE_PARAM_FLAGS);
}

static void
open_action (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  const char *passive;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  passive = vedette_skirmish_get_side_name (&skirmish, vedette_skirmish_get_passive (&skirmish));
  switch (vedette_skirmish_game_get_state (skirmish.game))
    {
    case VEDETTE_STATE_DUEL_NOMINATE:
      vedette_ruling_refuse (ruling, "S-76", _("%s lost the duel and has not rolled yet (S-76)"),
                             vedette_skirmish_get_side_name (&skirmish, vedette_duel_get_roller (&skirmish)));
      break;
    case VEDETTE_STATE_CONTACT_MELEE:
    case VEDETTE_STATE_REACT_MELEE:
      vedette_ruling_refuse (ruling, "S-08", _("The round of melee is still to be fought (S-08)"));
      break;
    case VEDETTE_STATE_NOMINATE:
      /* Translators: the name of a side */
      vedette_ruling_refuse (ruling, "S-01", _("%s has not rolled yet (S-01)"), passive);
      break;
    case VEDETTE_STATE_GENERAL_MELEE:
      vedette_ruling_forbid (ruling, "S-X26", _("A natural 1 to 3 was rolled: first all in contact fight (S-X26)"));
      break;
    case VEDETTE_STATE_ACT_RESTRICTED:
      if (VEDETTE_ACTION_GET_CLASS (move)->options == 0 &&
          (vedette_skirmish_game_get_card (skirmish.game) == 0 ||
           vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "option") == NULL))
        vedette_ruling_refuse (ruling, "S-X07", _("The first action after a snatch is one of the five (S-X07)"));
      break;
    case VEDETTE_STATE_ACT_FREE:
      break;
    case VEDETTE_STATE_SETUP:
    case VEDETTE_STATE_OVER:
    default:
      vedette_skirmish_forbid_early (&skirmish, ruling);
    }
}

static void
check_actors (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (VEDETTE_ACTION (move), skirmish);
  const VedetteIds *target = vedette_move_get_ids (move, "target");

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));
      const char *name = vedette_figure_get_name (figure);

      if (vedette_figure_get_standing (figure) == 0)
        vedette_ruling_forbid (ruling, "S-X31", _("%s is out and cannot act (S-X31)"), name);
      else if (vedette_figure_get_reserve (figure))
        vedette_ruling_forbid (ruling, "S-X31", _("%s is in reserve, not on the table (S-X31)"), name);
      if (vedette_figure_get_side (figure) != vedette_skirmish_get_holder (skirmish))
        vedette_ruling_refuse (ruling, "S-01", _("%s is not of the side that has the initiative (S-01)"), name);
    }
  for (guint i = 0; i < vedette_ids_get_n (target); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (target, i));

      if (vedette_figure_get_side (figure) == vedette_skirmish_get_holder (skirmish))
        vedette_ruling_warn (ruling, "S-05", _("%s is of the same side as those who act (S-05)"),
                             vedette_figure_get_name (figure));
      if (!vedette_figure_is_on_table (figure))
        vedette_ruling_warn (ruling, "S-05", _("%s is no longer, or not yet, on the table"),
                             vedette_figure_get_name (figure));
    }
}

static int
count_men (VedetteMove           *move,
           const VedetteSkirmish *skirmish)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (VEDETTE_ACTION (move), skirmish);
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
    vedette_ruling_refuse (ruling, "S-X20", _("“%s” besides: all who act do the same, so that is two actions (S-X20)"),
                           vedette_move_get_text (move, "also"));
  if (to[0] != NULL && to[1] != NULL)
    vedette_ruling_refuse (ruling, "S-X20", _("“%s” and “%s”: two destinations are two actions (S-X20)"), to[0], to[1]);
  else if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "to") != NULL && count_men (move, skirmish) > 1)
    vedette_skirmish_remind_once (skirmish, ruling, "S-06",
                                  _("The destination is a point that the foremost can reach; the others follow (S-06)"));
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

          if (g_str_equal (vedette_figure_get_name (vedette_skirmish_find_figure (skirmish, id)), name))
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
  g_autoptr (VedetteIds) who = vedette_action_list_actors (VEDETTE_ACTION (move), skirmish);
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
          vedette_ruling_forbid (ruling, "S-04", _("“%s” is no distance between two who act: write “Wat / Archers 3.5”"),
                                 texts[i]);
          return;
        }
      g_array_append_val (gaps, gap);
    }
  list = vedette_kept_switches_get (skirmish, "cohesion") == VEDETTE_COHESION_EVERY_PAIR
           ? vedette_body_list_left_out_pairs
           : vedette_body_list_left_out;
  left_out = list (who, vedette_ids_contains (who, nominee) ? nominee : 0, (const VedetteGap *) gaps->data, gaps->len);
  /* Who stands apart and idle is no part of the action. */
  for (guint i = 0; i < vedette_ids_get_n (apart); i++)
    {
      gint64 figure = vedette_ids_get (apart, i);
      VedetteIds *longer;

      if ((who != NULL && !vedette_ids_contains (who, figure)) || vedette_ids_contains (left_out, figure))
        continue;
      longer = vedette_ids_with (left_out, figure);
      vedette_ids_unref (left_out);
      left_out = longer;
    }
  if (left_out == NULL)
    return;
  names = vedette_skirmish_list_names (skirmish, left_out);
  vedette_ruling_warn (ruling,
                       vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_ACT_RESTRICTED ? "S-X08" : "S-04",
                       /* Translators: names of figures */
                       _("%s: more than 4″ from the others or out of their sight, so not of the body (S-04)"), names);
}

/* A-S33: whether the action that is made now ends a period of the players' other rules */
static gboolean
is_clock_due (const VedetteSkirmish *skirmish)
{
  return vedette_skirmish_switches_get_clock (skirmish->switches) == VEDETTE_CLOCK_N &&
         (vedette_skirmish_game_get_action_no (skirmish->game) + 1) % vedette_about_get_clock_every (skirmish->about) == 0;
}

static void
check_action (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  VedetteAction *self = VEDETTE_ACTION (move);
  VedetteSkirmish skirmish;
  g_autoptr (VedetteIds) who = NULL;
  gboolean by_card;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  who = vedette_action_list_actors (self, &skirmish);
  vedette_action_check_who (self, &skirmish, ruling);
  check_actors (move, &skirmish, ruling);
  vedette_reveal_remind (&skirmish, move, ruling);
  check_one_thing (move, &skirmish, ruling);
  /* S-57: when all shoot, wherever they stand, there is no body; A-S26: nor among the men of a card. */
  by_card = vedette_skirmish_game_get_card (skirmish.game) != 0 &&
            vedette_kept_switches_get (&skirmish, "card-body") == VEDETTE_CARD_BODY_ALL_NAMED;
  if (!vedette_move_get_boolean (move, "all") && !by_card)
    check_body (move, &skirmish, ruling);
  if (vedette_skirmish_game_get_state (skirmish.game) == VEDETTE_STATE_ACT_RESTRICTED)
    vedette_action_check_first (self, &skirmish, ruling);
  if (vedette_action_fights (self))
    vedette_fights_check (&skirmish, move, who, vedette_move_get_ids (move, "target"), ruling);
  else if (vedette_move_is_said (move, "fight") || vedette_move_is_said (move, "in-melee"))
    vedette_ruling_forbid (ruling, "S-44", _("Who makes no contact is in no fight (S-44)"));
  vedette_melee_check (&skirmish, move, ruling);
  if (vedette_action_shoots (self))
    vedette_action_check_weapons (self, &skirmish, ruling);
  if (VEDETTE_ACTION_GET_CLASS (self)->check_kind != NULL)
    VEDETTE_ACTION_GET_CLASS (self)->check_kind (self, &skirmish, ruling);
  if (vedette_skirmish_game_get_taken_by_card (skirmish.game))
    vedette_skirmish_remind_once (&skirmish, ruling, "S-43",
                                  _("Only the first action was that of the card: now all others may join in (S-43)"));
  if (is_clock_due (&skirmish))
    vedette_ruling_remind (ruling, "A-S33",
                           g_dngettext (GETTEXT_PACKAGE, "%d action more is made now: look what your other rules say (s.clock)",
                                        "%d actions more are made now: look what your other rules say (s.clock)",
                                        (gulong) vedette_about_get_clock_every (skirmish.about)),
                           vedette_about_get_clock_every (skirmish.about));
  if (vedette_limits_is_last_action (&skirmish))
    /* Translators: the number of an action, and how many the scenario has */
    vedette_ruling_remind (ruling, "S-02", _("This is action %d of %d, the last of the scenario (S-02)"),
                           vedette_about_get_stop_after (skirmish.about), vedette_about_get_stop_after (skirmish.about));
}

/* S-31: who took the initiative by coming into sight, or going out of it, remembers which way. */
static void
note_sight (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteEdit           *edit)
{
  VedetteSight sight = (VedetteSight) vedette_move_get_enum (move, "sight");
  g_autoptr (VedetteIds) users = vedette_action_list_actors (VEDETTE_ACTION (move), skirmish);
  gint64 nominee = vedette_skirmish_game_get_nominee (skirmish->game);

  if (nominee != 0)
    {
      VedetteIds *all = vedette_ids_with (users, nominee);

      vedette_ids_unref (users);
      users = all;
    }
  for (guint i = 0; i < vedette_ids_get_n (users); i++)
    vedette_edit_set (edit, vedette_skirmish_find_figure (skirmish, vedette_ids_get (users, i)), "los-used",
                      sight != VEDETTE_SIGHT_UNTRACKED ? sight : VEDETTE_SIGHT_UNSAID, NULL);
}

static void
note_facts (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteEdit           *edit,
            int                    counters)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  gint64 holder = vedette_skirmish_get_holder (skirmish);
  g_autoptr (VedetteIds) who = vedette_action_list_actors (VEDETTE_ACTION (move), skirmish);
  const VedetteIds *target = vedette_move_get_ids (move, "target");
  const char * const *to = vedette_move_get_texts (move, "to");

  json_object_set_int_member (facts, "action", vedette_skirmish_game_get_action_no (skirmish->game) + 1);
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (skirmish, holder));
  json_object_set_string_member (facts, "other",
                                 vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_passive (skirmish)));
  if (who != NULL)
    json_object_set_array_member (facts, "who", vedette_skirmish_fact_names (skirmish, who));
  if (target != NULL)
    json_object_set_array_member (facts, "target", vedette_skirmish_fact_names (skirmish, target));
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
                                                                           vedette_action_get_option (VEDETTE_ACTION (move), skirmish)));
  if (counters > 0)
    json_object_set_int_member (facts, "counters", counters);
  if (is_clock_due (skirmish))
    json_object_set_int_member (facts, "clock", vedette_about_get_clock_every (skirmish->about));
  if (vedette_limits_is_last_action (skirmish))
    json_object_set_int_member (facts, "stop-after", vedette_about_get_stop_after (skirmish->about));
  if (VEDETTE_ACTION_GET_CLASS (move)->note_kind != NULL)
    VEDETTE_ACTION_GET_CLASS (move)->note_kind (VEDETTE_ACTION (move), skirmish, facts);
}

/* S-64: what of the action may be answered with shots */
static VedetteTrigger
get_trigger (VedetteAction *self)
{
  VedetteTrigger trigger = VEDETTE_ACTION_GET_CLASS (self)->trigger;

  if (vedette_action_has_moved (self) == VEDETTE_TRI_YES)
    return VEDETTE_TRIGGER_BOTH;
  if (vedette_move_get_tri (VEDETTE_MOVE (self), "missiles") != VEDETTE_TRI_YES)
    return trigger;
  return trigger == VEDETTE_TRIGGER_NONE ? VEDETTE_TRIGGER_SHOT : VEDETTE_TRIGGER_BOTH;
}

/* What the passive side may do in answer; contact by a move and not by one more round opens the reactive move (S-49). */
static void
open_reactions (VedetteAction         *self,
                const VedetteSkirmish *skirmish,
                VedetteEdit           *edit)
{
  VedetteMove *move = VEDETTE_MOVE (self);
  const VedetteIds *joined = vedette_move_get_ids (move, "joined");
  g_autoptr (VedetteIds) actors = vedette_action_list_actors (self, skirmish);
  VedetteTrigger trigger = get_trigger (self);

  for (guint i = 0; actors != NULL && i < vedette_ids_get_n (joined); i++)
    if (!vedette_ids_contains (actors, vedette_ids_get (joined, i)))
      {
        VedetteIds *longer = vedette_ids_with (actors, vedette_ids_get (joined, i));

        vedette_ids_unref (actors);
        actors = longer;
      }
  vedette_reactions_open (skirmish, edit, trigger,
                          vedette_action_fights (self) && VEDETTE_ACTION_GET_CLASS (self)->trigger == VEDETTE_TRIGGER_MOVED,
                          actors, vedette_move_get_ids (move, "target"));
}

static gboolean
perform_action (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteAction *self = VEDETTE_ACTION (move);
  VedetteSkirmish skirmish;
  VedetteSkirmishGame *game;
  g_autoptr (VedetteIds) who = NULL;
  gboolean by_card;
  int counters = 0;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  game = skirmish.game;
  who = vedette_action_list_actors (self, &skirmish);
  by_card = vedette_skirmish_game_get_state (game) == VEDETTE_STATE_ACT_RESTRICTED &&
            vedette_skirmish_game_get_card (game) != 0;
  if (vedette_action_shoots (self))
    {
      counters = MIN (vedette_skirmish_game_get_counters (game) + 1, VEDETTE_ATTEMPT_MAX_COUNTERS);
      vedette_edit_set (edit, game, "counters", counters, NULL);
    }
  note_facts (move, &skirmish, edit, counters);
  vedette_reveal_declared (&skirmish, move, edit);
  /* With both sides' agreement the action before may still be open. */
  vedette_reactions_pass (&skirmish, edit);
  vedette_duel_clear (&skirmish, edit);
  open_reactions (self, &skirmish, edit);
  /* S-57, S-72: all who shoot and all who are called are no body. */
  if (!vedette_move_get_boolean (move, "all") && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "body") != NULL)
    vedette_bodies_note_last (&skirmish, edit, who);
  if (vedette_action_fights (self) && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "contact") != NULL)
    {
      vedette_skirmish_note_contact (&skirmish, edit, who);
      vedette_skirmish_note_contact (&skirmish, edit, vedette_move_get_ids (move, "target"));
      vedette_melee_perform (&skirmish, edit, move);
      vedette_fights_join (&skirmish, edit, move, who, vedette_move_get_ids (move, "target"));
      vedette_fights_tidy (&skirmish, edit);
    }
  if (vedette_skirmish_game_get_state (game) == VEDETTE_STATE_ACT_RESTRICTED)
    {
      if (vedette_action_get_option (self, &skirmish) == VEDETTE_INTENTION_SIGHT)
        note_sight (move, &skirmish, edit);
      vedette_holding_clear_first (&skirmish, edit);
    }
  vedette_edit_set (edit, game, "taken-by-card", by_card, NULL);
  vedette_edit_set (edit, game, "action-no", vedette_skirmish_game_get_action_no (game) + 1, "action-in-holding",
                    vedette_skirmish_game_get_action_in_holding (game) + 1, "last-action", vedette_move_get_name (move),
                    "state", vedette_action_fights (self) ? VEDETTE_STATE_CONTACT_MELEE : VEDETTE_STATE_NOMINATE, NULL);
  return TRUE;
}

static void
add_option_choices (VedetteAction         *self,
                    const VedetteSkirmish *skirmish,
                    GListStore            *choices)
{
  static const VedetteIntention options[] = { VEDETTE_INTENTION_FULL_SPEED, VEDETTE_INTENTION_ENGAGE,
                                              VEDETTE_INTENTION_SHOOT,      VEDETTE_INTENTION_SIGHT,
                                              VEDETTE_INTENTION_LEAVE,      VEDETTE_INTENTION_CARD };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      if (options[i] == VEDETTE_INTENTION_SIGHT &&
          vedette_kept_switches_get (skirmish, "los-option") == VEDETTE_LOS_OPTION_OFF)
        continue;
      if (options[i] == VEDETTE_INTENTION_CARD ? vedette_skirmish_game_get_card (skirmish->game) == 0
                                               : !vedette_action_can_be (self, options[i]))
        continue;
      vedette_choice_add_nick (choices, vedette_enum_get_nick (VEDETTE_TYPE_INTENTION, options[i]),
                               vedette_intention_get_label (options[i]));
    }
}

/* S-32: the switch is about the first action. */
static void
add_sight_choices (const VedetteSkirmish *skirmish,
                   GListStore            *choices)
{
  VedetteLosOption allowed = (VedetteLosOption) vedette_kept_switches_get (skirmish, "los-option");

  if (vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_ACT_RESTRICTED)
    allowed = VEDETTE_LOS_OPTION_IN_OR_OUT;
  vedette_choice_add_nick (choices, "untracked", C_("sight", "not said"));
  if (allowed != VEDETTE_LOS_OPTION_OFF)
    vedette_choice_add_nick (choices, "in", _("into sight"));
  if (allowed == VEDETTE_LOS_OPTION_IN_OR_OUT)
    vedette_choice_add_nick (choices, "out", _("out of sight"));
}

/* S-39: only they act. */
static void
add_card_men (const VedetteSkirmish *skirmish,
              GListStore            *choices)
{
  VedetteOrderCard *card = vedette_skirmish_find_card (skirmish, vedette_skirmish_game_get_card (skirmish->game));
  const VedetteIds *actors = card != NULL ? vedette_order_card_get_actors (card) : NULL;

  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));

      if (figure != NULL && vedette_figure_is_on_table (figure))
        vedette_choice_add_id (choices, vedette_ids_get (actors, i), vedette_figure_get_name (figure));
    }
}

static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_action_add_groups (&skirmish, pspec->name, choices))
    return;
  if (g_str_equal (pspec->name, "who") && vedette_skirmish_game_get_card (skirmish.game) != 0)
    add_card_men (&skirmish, choices);
  else if (g_str_equal (pspec->name, "who") && VEDETTE_ACTION_GET_CLASS (move)->shoots)
    vedette_action_add_shooters (&skirmish, choices);
  else if (g_str_equal (pspec->name, "who") || g_str_equal (pspec->name, "apart"))
    vedette_skirmish_add_figures (&skirmish, choices, vedette_skirmish_get_holder (&skirmish), TRUE);
  else if (g_str_equal (pspec->name, "target"))
    vedette_skirmish_add_enemies (&skirmish, choices, vedette_skirmish_get_passive (&skirmish));
  else if (g_str_equal (pspec->name, "option"))
    add_option_choices (VEDETTE_ACTION (move), &skirmish, choices);
  else if (g_str_equal (pspec->name, "sight"))
    add_sight_choices (&skirmish, choices);
}

static void
vedette_action_class_init (VedetteActionClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_action;
  move_class->check = check_action;
  move_class->perform = perform_action;
  move_class->list_choices = list_choices;
}

static void
vedette_action_init (VedetteAction *self)
{
}
