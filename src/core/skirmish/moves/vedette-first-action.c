/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the first action after a snatch has to heed: the five options, the nominee, his card, what he said. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-reminders.h"

/* Returns: whether no line is in both */
static gboolean
are_apart (const VedetteIds *some,
           const VedetteIds *others)
{
  for (guint i = 0; i < vedette_ids_get_n (some); i++)
    if (vedette_ids_contains (others, vedette_ids_get (some, i)))
      return FALSE;
  return TRUE;
}

/* S-X07, S-X13: one of the five, and the fifth only with the card's bonus */
static void
check_option (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  VedetteIntention option = vedette_action_get_option (move, skirmish);

  if (vedette_move_get_boolean (move, "all") &&
      vedette_house_rules_get (&skirmish->house, "seize-all-shoot") == VEDETTE_YES_NO_NO)
    vedette_ruling_refuse (ruling, "S-X07",
                           _("The first action belongs to the nominee’s body, so the whole side cannot shoot. Choose figures "
                             "of that body."));
  /* That it is none of them was refused already; here it is only not known which. */
  if (option == VEDETTE_INTENTION_UNTRACKED)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-X07",
                                    _("The first action after a snatch must be one of five: move at full speed toward the "
                                      "enemy, fight or shoot, move into or out of sight, leave the table, or follow the order "
                                      "card"));
  else if (option != VEDETTE_INTENTION_CARD &&
           (!vedette_action_can_be (move, option) ||
            (option == VEDETTE_INTENTION_ENGAGE && !vedette_action_fights (move))))
    /* Translators: the first is an action, the second one of the five first actions */
    vedette_ruling_refuse (ruling, "S-X07", _("“%s” cannot count as “%s”. Choose a different first action."),
                           vedette_move_get_label (move), vedette_intention_get_label (option));
  if (option == VEDETTE_INTENTION_CARD && vedette_skirmish_game_get_card (skirmish->game) == 0)
    vedette_ruling_refuse (ruling, "S-X13", _("No order card counted in the roll, so no card can be carried out now. Choose a "
                                              "different first action."));
}

/* S-38, S-X10: the bonus was for the enemies that the card is about, not for others. */
static void
check_card_target (VedetteMove           *move,
                   const VedetteSkirmish *skirmish,
                   VedetteOrderCard      *card,
                   VedetteRuling         *ruling)
{
  const VedetteIds *target = vedette_move_get_ids (move, "target");
  g_autoptr (VedetteIds) lines = vedette_card_object_list_lines (skirmish, card);
  g_autofree char *name = NULL;

  if (target == NULL || lines == NULL || !are_apart (target, lines))
    return;
  name = vedette_skirmish_list_names (skirmish, lines);
  /* Translators: the number of a card, and the names of the enemies that it is about */
  vedette_ruling_warn (ruling, "S-X10", _("Card %d, used to take the initiative, names different targets: %s. Choose those "
                                          "targets."),
                       vedette_order_card_get_number (card), name);
}

/* S-X10: whoever took the initiative with a card does what it says, with its men */
static void
check_card (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteRuling         *ruling)
{
  VedetteOrderCard *card = vedette_card_object_find_binding (skirmish);
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  const VedetteIds *actors;

  if (card == NULL)
    return;
  actors = vedette_order_card_get_actors (card);
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));

      if (!vedette_ids_contains (actors, vedette_ids_get (who, i)))
        vedette_ruling_refuse (ruling, "S-X10",
                               vedette_figure_say (figure,
                                                   /* Translators: the name of a line, and the number of a card */
                                                   "%s is not on card %d, which was used to take the initiative. Choose "
                                                   "figures on the card.",
                                                   "%s are not on card %d, which was used to take the initiative. Choose "
                                                   "figures on the card."),
                               vedette_figure_get_name (figure), vedette_order_card_get_number (card));
    }
  if (who == NULL)
    /* Translators: the number of an order card, such as 3 */
    vedette_ruling_remind (ruling, "S-39", _("Only the figures on card %d act"),
                           vedette_order_card_get_number (card));
  if (!vedette_move_is_said (move, "option"))
    /* Translators: the number of an order card, such as 3 */
    vedette_ruling_remind (ruling, "S-34", _("This action must carry out card %d"),
                           vedette_order_card_get_number (card));
  if (vedette_move_is_said (move, "option") && vedette_action_get_option (move, skirmish) != VEDETTE_INTENTION_CARD)
    /* Translators: the number of an order card, such as 3 */
    vedette_ruling_warn (ruling, "S-X10", _("The initiative was taken to carry out card %d. Carry out that card."),
                         vedette_order_card_get_number (card));
  else
    check_card_target (move, skirmish, card, ruling);
}

/* Returns: (nullable): who took the initiative, while he stands and is on a line of the roster */
static VedetteFigure *
find_nominee (const VedetteSkirmish *skirmish)
{
  VedetteFigure *nominee = vedette_skirmish_find_figure (skirmish, vedette_skirmish_game_get_nominee (skirmish->game));

  return nominee != NULL && vedette_figure_is_on_table (nominee) ? nominee : NULL;
}

/* A-S05: he has no name here any more after the general melee, and elsewhere he may be noted as out before he acts. */
static gboolean
has_fallen (const VedetteSkirmish *skirmish)
{
  if (vedette_duel_gave_initiative (skirmish))
    return FALSE;
  return find_nominee (skirmish) == NULL && (vedette_skirmish_game_get_nominee (skirmish->game) != 0 ||
                                             *vedette_skirmish_game_get_nominee_name (skirmish->game) == '\0');
}

/* Returns: (transfer full) (nullable): the men on the table of the nominee's body, as far as the players keep bodies: of
 *   that he stands in now or, when he has fallen, stood in */
static VedetteIds *
list_nominee_body (const VedetteSkirmish *skirmish)
{
  gint64 nominee = vedette_skirmish_game_get_nominee (skirmish->game);
  VedetteBody *body = vedette_bodies_find_of (skirmish, nominee);

  if (body == NULL && find_nominee (skirmish) == NULL)
    body = vedette_bodies_find (skirmish, vedette_skirmish_game_get_body (skirmish->game));
  return body != NULL ? vedette_bodies_list_present (skirmish, vedette_body_get_members (body)) : NULL;
}

/**
 * vedette_action_has_nominee_body:
 *
 * Returns: whether the action is the first after a snatch, of men of a body that is kept (S-24, S-X08)
 */
gboolean
vedette_action_has_nominee_body (const VedetteSkirmish *skirmish)
{
  g_autoptr (VedetteIds) body = NULL;

  if (vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_ACT_RESTRICTED)
    body = list_nominee_body (skirmish);
  return body != NULL;
}

/* Whether all men of the card act, wherever they stand (A-S26) */
static gboolean
acts_by_card (const VedetteSkirmish *skirmish)
{
  return vedette_card_object_find_binding (skirmish) != NULL &&
         vedette_house_rules_get (&skirmish->house, "card-body") == VEDETTE_CARD_BODY_ALL_NAMED;
}

/* Returns: (transfer full) (nullable): those of @who who are not of @body */
static VedetteIds *
list_outside (const VedetteIds *who,
              const VedetteIds *body)
{
  VedetteIds *outside = NULL;

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    if (!vedette_ids_contains (body, vedette_ids_get (who, i)))
      vedette_ids_add (&outside, vedette_ids_get (who, i));
  return outside;
}

/* S-24, S-X08: only men of his body act with him, or for him (A-S05). A card's men may stand apart (A-S26). */
static void
check_nominee_body (const VedetteSkirmish *skirmish,
                    const VedetteIds      *who,
                    const VedetteIds      *body,
                    VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) outside = NULL;
  g_autofree char *names = NULL;

  if (body == NULL || acts_by_card (skirmish))
    return;
  outside = list_outside (who, body);
  if (outside == NULL)
    return;
  names = vedette_skirmish_list_names (skirmish, outside);
  if (has_fallen (skirmish))
    /* Translators: names of figures; the figure that took the initiative has fallen */
    vedette_ruling_warn (ruling, "S-X08", _("The nominee’s body still has figures left, and these are not in it: %s. Choose "
                                            "figures of that body."), names);
  else
    /* Translators: the name of the figure that took the initiative, and names of other figures */
    vedette_ruling_warn (ruling, "S-X08", _("Not in the body of %s: %s. Leave out these figures."),
                         vedette_skirmish_game_get_nominee_name (skirmish->game), names);
}

/* A-S05: what is due when he fell before he could act */
static void
remind_fallen (const VedetteSkirmish *skirmish,
               const VedetteIds      *who,
               const VedetteIds      *body,
               VedetteRuling         *ruling)
{
  g_autofree char *names = body != NULL ? vedette_skirmish_list_names (skirmish, body) : NULL;

  if (body == NULL && vedette_skirmish_game_get_body (skirmish->game) == 0)
    vedette_ruling_remind (ruling, "A-S05", _("The nominee is out. Only survivors of the nominee’s body can act, or any one "
                                              "body if nobody survived."));
  else if (body != NULL && who == NULL)
    /* Translators: names of figures */
    vedette_ruling_remind (ruling, "A-S05", _("The nominee is out. Still in the nominee’s body: %s"),
                           names);
}

/* S-X08: the nominee himself acts (A-S09), or who is left of his body (A-S05) */
static void
check_nominee (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteRuling         *ruling)
{
  gint64 nominee = vedette_skirmish_game_get_nominee (skirmish->game);
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  g_autoptr (VedetteIds) body = list_nominee_body (skirmish);
  const char *name = vedette_skirmish_game_get_nominee_name (skirmish->game);
  gboolean measured = *vedette_move_get_texts (move, "gaps") != NULL ||
                      vedette_move_get_ids (move, "apart") != NULL || body != NULL;

  check_nominee_body (skirmish, who, body, ruling);
  if (has_fallen (skirmish))
    remind_fallen (skirmish, who, body, ruling);
  else if ((who != NULL && nominee != 0 && !vedette_ids_contains (who, nominee)) ||
           (*name != '\0' && vedette_move_get_tri (move, "nominee-acts") == VEDETTE_TRI_NO))
    /* Translators: the name of a figure, such as “Wat” */
    vedette_ruling_warn (ruling, "S-X08", _("%s took the initiative and must be among the figures that act. Include the "
                                            "nominee."), name);
  /* A-S26: on a card the men stand where they like, and S-39 says who they are. */
  else if (*name != '\0' && !acts_by_card (skirmish) &&
           (who == NULL || nominee == 0 || (vedette_ids_get_n (who) > 1 && !measured)))
    /* Translators: the name of a figure, such as “Wat” */
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-24", _("%s acts, with any figures of the same body"), name);
}

/* He cannot be held to what he said of men who are gone (A-S47). */
static gboolean
is_somebody_there (const VedetteSkirmish *skirmish,
                   const VedetteIds      *lines)
{
  g_autoptr (VedetteIds) present = vedette_bodies_list_present (skirmish, lines);

  return present != NULL;
}

/* S-X09, A-S10: the factor was counted for those enemies, not for others. */
static void
check_intended (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteRuling         *ruling)
{
  const VedetteIds *intended = vedette_skirmish_game_get_intended (skirmish->game);
  const VedetteIds *target = vedette_move_get_ids (move, "target");
  g_autofree char *names = NULL;

  if (vedette_ids_get_n (intended) == 0 || vedette_ids_get_n (target) == 0 ||
      !(vedette_skirmish_game_get_reach_claimed (skirmish->game) ||
        vedette_skirmish_game_get_sight_claimed (skirmish->game)) ||
      !are_apart (target, intended) || !is_somebody_there (skirmish, intended))
    return;
  names = vedette_skirmish_list_names (skirmish, intended);
  /* Translators: names of figures */
  vedette_ruling_warn (ruling, "S-X09", _("The roll counted a modifier for acting against %s, but this action has different "
                                          "targets. Choose those targets."),
                       names);
}

/* S-X09: what was said to get a factor is what is done (A-S10) */
static void
check_intention (VedetteMove           *move,
                 const VedetteSkirmish *skirmish,
                 VedetteRuling         *ruling)
{
  VedetteIntention said = vedette_skirmish_game_get_intention (skirmish->game);
  VedetteIntention option = vedette_action_get_option (move, skirmish);
  gboolean reach = vedette_skirmish_game_get_reach_claimed (skirmish->game);
  gboolean claimed = reach || vedette_skirmish_game_get_sight_claimed (skirmish->game);

  /* What departs from a card is S-X10, and what carries it out is never wrong. */
  if (said == VEDETTE_INTENTION_UNTRACKED || said == VEDETTE_INTENTION_CARD || said == option || !claimed ||
      (option == VEDETTE_INTENTION_CARD && vedette_skirmish_game_get_card (skirmish->game) != 0))
    return;
  /* He cannot be held to what the players have put out of use meanwhile. */
  if (said == VEDETTE_INTENTION_SIGHT &&
      vedette_house_rules_get (&skirmish->house, "los-option") == VEDETTE_LOS_OPTION_OFF)
    return;
  /* At full speed towards the enemy and into contact is one thing (S-28), but whoever said that he reaches him does; and
   * one more round where they stand is no speed at all. */
  if ((said == VEDETTE_INTENTION_FULL_SPEED && option == VEDETTE_INTENTION_ENGAGE &&
       vedette_action_get_kind (move)->trigger != VEDETTE_TRIGGER_NONE) ||
      (said == VEDETTE_INTENTION_ENGAGE && option == VEDETTE_INTENTION_FULL_SPEED &&
       (!reach || vedette_action_fights (move))))
    return;
  /* Translators: what was said of the roll, such as “out of sight” */
  vedette_ruling_warn (ruling, "S-X09", _("The roll counted a modifier for “%s”, but this is a different action. Choose the "
                                          "action you declared."),
                       vedette_intention_get_label (said));
}

/* Returns: what the slowest of those who act can move in hundredths of an inch, -1 when it is not known of all; in
 *   @fastest the same of the fastest */
static int
get_slowest_rate (VedetteMove           *move,
                  const VedetteSkirmish *skirmish,
                  int                   *fastest)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (move, skirmish);
  int slowest = -1;

  *fastest = -1;
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      int rate = vedette_figure_get_rate (vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i)));

      if (rate < 0)
        return -1;
      slowest = slowest < 0 ? rate : MIN (slowest, rate);
      *fastest = MAX (*fastest, rate);
    }
  return slowest;
}

/* S-28: whether they can get at the enemy, as was said, or as distance and rates tell: all of them, or none. Where only
 * some can, that is for the players to say. */
static VedetteTri
could_engage (VedetteMove *move,
              int          slowest,
              int          fastest)
{
  int distance = vedette_move_get_int (move, "enemy-at");
  VedetteTri said = vedette_move_get_tri (move, "could-engage");

  if (said != VEDETTE_TRI_UNTRACKED || !vedette_move_is_said (move, "enemy-at") || distance < 0 || slowest < 0)
    return said;
  if (distance <= slowest)
    return VEDETTE_TRI_YES;
  return distance > fastest ? VEDETTE_TRI_NO : VEDETTE_TRI_UNTRACKED;
}

/* S-X11: full speed, and contact where it is possible (S-27, S-28, S-33) */
static void
check_full_speed (VedetteMove           *move,
                  const VedetteSkirmish *skirmish,
                  VedetteRuling         *ruling)
{
  VedetteIntention option = vedette_action_get_option (move, skirmish);
  VedetteTri full_speed = vedette_move_get_tri (move, "full-speed");
  int fastest, slowest = get_slowest_rate (move, skirmish, &fastest);
  VedetteTri reach = could_engage (move, slowest, fastest);

  if (option != VEDETTE_INTENTION_FULL_SPEED && option != VEDETTE_INTENTION_LEAVE)
    return;
  /* Who gets into contact, or to the edge of the table, need not go all his way. */
  if (full_speed == VEDETTE_TRI_UNTRACKED && vedette_action_fights (move))
    return;
  if (full_speed == VEDETTE_TRI_UNTRACKED && option == VEDETTE_INTENTION_FULL_SPEED &&
      vedette_move_is_said (move, "inches") && slowest >= 0)
    full_speed = vedette_move_get_int (move, "inches") >= slowest ? VEDETTE_TRI_YES : VEDETTE_TRI_NO;
  if (full_speed == VEDETTE_TRI_NO)
    vedette_ruling_warn (ruling, "S-X11", _("This first action must be made at full speed. Otherwise, choose a different "
                                            "action."));
  else if (full_speed == VEDETTE_TRI_UNTRACKED)
    vedette_skirmish_remind_unsaid (skirmish, ruling, option == VEDETTE_INTENTION_LEAVE ? "S-33" : "S-27",
                                    _("This first action must be made at full speed. Otherwise, choose a different action."));
  if (option != VEDETTE_INTENTION_FULL_SPEED || vedette_action_fights (move))
    return;
  if (reach == VEDETTE_TRI_YES)
    vedette_ruling_warn (ruling, "S-X11", _("Figures that can reach the enemy in this move must engage. In that case, charge "
                                            "instead."));
  else if (reach == VEDETTE_TRI_UNTRACKED)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-28",
                                    _("Figures that can reach the enemy in this move must engage. In that case, charge "
                                      "instead."));
}

/* Returns: whether going that way undoes how he used the option before (S-31); untracked where one of the two was not said */
static VedetteTri
goes_back (VedetteFigure *figure,
           VedetteSight   sight)
{
  VedetteSight used = vedette_figure_get_los_used (figure);

  if (used == VEDETTE_SIGHT_UNTRACKED || used == sight)
    return VEDETTE_TRI_NO;
  return used == VEDETTE_SIGHT_UNSAID || sight == VEDETTE_SIGHT_UNTRACKED ? VEDETTE_TRI_UNTRACKED : VEDETTE_TRI_YES;
}

/* S-31, S-X12: nobody of those who move may have seized the initiative by the same move the other way. */
static void
check_going_back (VedetteMove           *move,
                  const VedetteSkirmish *skirmish,
                  VedetteRuling         *ruling)
{
  VedetteSight sight = (VedetteSight) vedette_move_get_enum (move, "sight");
  g_autoptr (VedetteIds) movers = vedette_action_list_actors (move, skirmish);
  g_autoptr (VedetteIds) back = NULL, perhaps = NULL;
  g_autofree char *names = NULL;

  if (find_nominee (skirmish) != NULL)
    vedette_ids_add (&movers, vedette_skirmish_game_get_nominee (skirmish->game));
  for (guint i = 0; i < vedette_ids_get_n (movers); i++)
    {
      gint64 id = vedette_ids_get (movers, i);
      VedetteTri goes = goes_back (vedette_skirmish_find_figure (skirmish, id), sight);

      if (goes != VEDETTE_TRI_NO)
        vedette_ids_add (goes == VEDETTE_TRI_YES ? &back : &perhaps, id);
    }
  names = vedette_skirmish_list_names (skirmish, back != NULL ? back : perhaps);
  if (back != NULL)
    /* Translators: names of figures */
    vedette_ruling_warn (ruling, "S-X12", _("These figures already took the initiative with the opposite move: %s. Choose a "
                                            "different first action."),
                         names);
  else if (perhaps != NULL)
    /* Translators: names of figures */
    vedette_ruling_remind (ruling, "S-31", _("These figures took the initiative before with a move into or out of sight: %s. "
                                             "Make sure that they are not moving back."),
                           names);
}

/* S-X12: into or out of sight (S-30 to S-32) */
static void
check_sight (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  VedetteLosOption allowed = (VedetteLosOption) vedette_house_rules_get (&skirmish->house, "los-option");
  VedetteSight sight = (VedetteSight) vedette_move_get_enum (move, "sight");

  if (vedette_action_get_option (move, skirmish) != VEDETTE_INTENTION_SIGHT)
    return;
  if (allowed == VEDETTE_LOS_OPTION_OFF)
    vedette_ruling_refuse (ruling, "S-X12", _("Moves into or out of sight are turned off. Choose a different first action."));
  else if (allowed == VEDETTE_LOS_OPTION_INTO_ONLY && sight == VEDETTE_SIGHT_OUT)
    vedette_ruling_refuse (ruling, "S-X12", _("Battle Settings › Bodies and First Action allows only moves into sight. Choose "
                                              "a move into sight."));
  else if (allowed == VEDETTE_LOS_OPTION_INTO_ONLY && sight != VEDETTE_SIGHT_IN)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-32", _("Battle Settings › Bodies and First Action allows only moves "
                                                                "into sight. Enter whether this move comes into sight."));
  check_going_back (move, skirmish, ruling);
  if (vedette_move_get_tri (move, "matters") == VEDETTE_TRI_NO)
    vedette_ruling_warn (ruling, "S-31", _("The move must matter to the scenario. Otherwise, choose a different action."));
  else if (vedette_move_get_tri (move, "matters") == VEDETTE_TRI_UNTRACKED)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-31", _("The move must matter to the scenario. Otherwise, choose a "
                                                                "different action."));
}

/* S-26: only a mere move can be a pretext, and only while nobody says which of the five it is. */
static void
remind_purpose (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteRuling         *ruling)
{
  if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "to") != NULL &&
      vedette_card_object_find_binding (skirmish) == NULL && !vedette_move_is_said (move, "option"))
    vedette_skirmish_remind_once (skirmish, ruling, "S-26",
                                  _("The best figure cannot make a token move just to take the initiative for others"));
}

/**
 * vedette_action_check_first:
 *
 * Finds what speaks against an action as the first one after a snatch (S-24 to S-34, S-39).
 */
void
vedette_action_check_first (VedetteMove           *move,
                            const VedetteSkirmish *skirmish,
                            VedetteRuling         *ruling)
{
  check_option (move, skirmish, ruling);
  check_card (move, skirmish, ruling);
  check_nominee (move, skirmish, ruling);
  check_intention (move, skirmish, ruling);
  check_intended (move, skirmish, ruling);
  check_full_speed (move, skirmish, ruling);
  check_sight (move, skirmish, ruling);
  remind_purpose (move, skirmish, ruling);
}
