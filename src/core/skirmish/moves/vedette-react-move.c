/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reactive move: free men near a charge engage those who charged, or run from them (S-49 to S-56). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/state/vedette-cohesion.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/words/vedette-sentences.h"

static void
refuse_second (VedetteRuling *ruling)
{
  vedette_ruling_refuse (ruling, "S-X18", _("There is one reactive move to an action, and it was made (S-X18)"));
}

/* Why nobody moves in reaction where no such move is open: it is made, it is late, or there never was one. */
static void
open_none (const VedetteSkirmish *skirmish,
           VedetteRuling         *ruling)
{
  VedetteStep *step = vedette_reactions_find_move (skirmish);

  if (step == NULL)
    vedette_ruling_refuse (ruling, "S-X18", _("No contact was made by movement in this action (S-X18)"));
  else if (g_str_equal (vedette_step_get_kind (step), VEDETTE_REACTIONS_MOVE))
    refuse_second (ruling);
  else
    vedette_ruling_warn (ruling, "A-S51", _("The reactive move comes before the duel and the roll: its moment has passed "
                                            "(A-S51)"));
}

static void
open_react_move (VedetteMove           *move,
                 const VedetteSkirmish *skirmish,
                 VedetteRuling         *ruling)
{
  if (vedette_ruling_get_verdict (ruling) != VEDETTE_VERDICT_ALLOWED)
    return;
  if (vedette_skirmish_game_get_react_move (skirmish->game) == VEDETTE_REACT_MOVE_DONE)
    refuse_second (ruling);
  else if (vedette_skirmish_game_get_react_move (skirmish->game) == VEDETTE_REACT_MOVE_NONE)
    open_none (skirmish, ruling);
  else if (vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_NOMINATE)
    vedette_ruling_refuse (ruling, "S-X18", _("The round of melee is fought before anybody moves in reaction (A-S24)"));
  else if (!vedette_reactions_have_movers (skirmish))
    /* Translators: the name of a side */
    vedette_ruling_refuse (ruling, "S-X18", _("%s has nobody left who could: all are out or in melee (S-X18)"),
                           vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_passive (skirmish)));
}

/* S-50, S-X18: free men of the passive side who have not reacted yet */
static void
check_reactor (const VedetteSkirmish *skirmish,
               VedetteFigure         *figure,
               VedetteRuling         *ruling)
{
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));
  const char *name = vedette_figure_get_name (figure);

  if (!vedette_figure_is_on_table (figure))
    vedette_figure_forbid_absent (figure, ruling);
  if (vedette_figure_get_side (figure) != vedette_skirmish_get_passive (skirmish))
    vedette_ruling_refuse (ruling, "S-X18",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * men it has */
                           vedette_figure_say (figure, "%s has the initiative and does not react (S-X18, A-S35)",
                                               "%s have the initiative and do not react (S-X18, A-S35)"), name);
  if (vedette_figure_is_surely_engaged (figure))
    vedette_ruling_refuse (ruling, "S-X18",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * men it has */
                           vedette_figure_say (figure, "%s is in melee and cannot react (S-X18)",
                                               "%s are in melee and cannot react (S-X18)"), name);
  else if (vedette_figure_get_melee (figure) != VEDETTE_TRI_NO && vedette_figure_get_in_melee (figure) == 0)
    /* Translators: the name of a line of the roster, such as “Archers” */
    vedette_ruling_remind (ruling, "S-50", _("Only those of %s who are not in melee react (S-50)"), name);
  /* Who has reacted and did not move has shot. */
  if (vedette_skirmish_game_get_react_move (skirmish->game) != VEDETTE_REACT_MOVE_DONE &&
      vedette_ids_contains (vedette_skirmish_game_get_reacted (skirmish->game), id) &&
      vedette_house_rules_get (&skirmish->house, "double-reaction") == VEDETTE_YES_NO_NO)
    vedette_ruling_refuse (ruling, "S-X18",
                           vedette_figure_say (figure,
                                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form
                                                * goes by how many men it has */
                                               "%s has shot in reaction to this action (A-S25, s.double_reaction)",
                                               "%s have shot in reaction to this action (A-S25, s.double_reaction)"),
                           name);
}

/* S-50: four inches and no more (A-S31) */
static void
check_distance (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteRuling         *ruling)
{
  VedetteTri near = vedette_move_get_tri (move, "near");

  if (near == VEDETTE_TRI_NO || vedette_move_get_int (move, "inches") > VEDETTE_BODY_REACH)
    vedette_ruling_warn (ruling, "S-X19", _("Anyone more than 4″ from those who charged does not react (S-X19)"));
  else if (near == VEDETTE_TRI_UNTRACKED && !vedette_move_is_said (move, "inches"))
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-50",
                                    _("Only those within 4″ of the men who charged, or of others next to them, "
                                      "react (S-50)"));
}

/* S-52, S-53: those who charged, or who stand in a chain with them */
static void
check_targets (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteRuling         *ruling)
{
  const VedetteIds *target = vedette_move_get_ids (move, "target");
  const VedetteIds *actors = vedette_skirmish_game_get_actors (skirmish->game);
  VedetteTri contiguous = vedette_move_get_tri (move, "contiguous");
  gboolean known = target != NULL && vedette_ids_get_n (actors) > 0;

  for (guint i = 0; i < vedette_ids_get_n (target); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (target, i));
      const char *name = vedette_figure_get_name (figure);

      if (vedette_figure_get_side (figure) != vedette_skirmish_get_holder (skirmish))
        vedette_ruling_warn (ruling, "S-X19",
                             /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                              * men it has */
                             vedette_figure_say (figure, "%s is no enemy of those who react (S-X19)",
                                                 "%s are no enemy of those who react (S-X19)"), name);
      else if (!vedette_figure_is_on_table (figure))
        vedette_ruling_warn (ruling, "S-X19",
                             /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                              * men it has */
                             vedette_figure_say (figure, "%s is no longer, or not yet, on the table (S-X19)",
                                                 "%s are no longer, or not yet, on the table (S-X19)"), name);
      else if (vedette_ids_get_n (actors) == 0 || vedette_ids_contains (actors, vedette_ids_get (target, i)))
        continue;
      else if (contiguous == VEDETTE_TRI_NO)
        vedette_ruling_warn (ruling, "S-X19",
                             /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                              * men it has */
                             vedette_figure_say (figure, "%s neither charged nor stands next to those who did (S-X19)",
                                                 "%s neither charged nor stand next to those who did (S-X19)"), name);
      else if (contiguous == VEDETTE_TRI_UNTRACKED)
        /* Translators: the name of a line of the roster, such as “Archers” */
        vedette_ruling_remind (ruling, "S-53", _("%s may be engaged if in a chain with those who charged, the gaps not "
                                                 "wider than a base (S-53)"), name);
    }
  if (!known)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-52",
                                    _("They may engage those who charged and who stand next to them (S-52)"));
}

/* S-51, A-S14 */
static void
check_choice (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  const VedetteIds *runners = vedette_move_get_ids (move, "runners");
  VedetteReaction choice = (VedetteReaction) vedette_move_get_enum (move, "choice");

  if (choice == VEDETTE_REACTION_UNTRACKED)
    vedette_ruling_forbid (ruling, "S-51", _("Say whether they engage or run: there is nothing else (S-51)"));
  if (choice == VEDETTE_REACTION_ENGAGE && runners != NULL &&
      vedette_house_rules_get (&skirmish->house, "reactive-choice") == VEDETTE_REACTIVE_CHOICE_ALL_SAME)
    vedette_ruling_refuse (ruling, "S-51", _("All who react do the same: they engage or they run (A-S14, s.reactive_choice)"));
  if (choice != VEDETTE_REACTION_RUN && runners == NULL)
    return;
  if (vedette_move_get_tri (move, "full-speed") == VEDETTE_TRI_NO)
    vedette_ruling_warn (ruling, "S-51", _("Anyone who runs does so at full speed (S-51)"));
  else if (vedette_move_get_tri (move, "full-speed") == VEDETTE_TRI_UNTRACKED)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-51", _("They run from them, at full speed (S-51)"));
}

static void
check_react_move (VedetteMove           *move,
                  const VedetteSkirmish *skirmish,
                  VedetteRuling         *ruling)
{
  static const char * const params[] = { "who", "runners" };

  for (guint k = 0; k < G_N_ELEMENTS (params); k++)
    {
      const VedetteIds *figures = vedette_move_get_ids (move, params[k]);

      for (guint i = 0; i < vedette_ids_get_n (figures); i++)
        check_reactor (skirmish, vedette_skirmish_find_figure (skirmish, vedette_ids_get (figures, i)), ruling);
    }
  vedette_reveal_remind (skirmish, move, ruling);
  vedette_reactions_remind_shots (skirmish, ruling);
  check_choice (move, skirmish, ruling);
  check_distance (move, skirmish, ruling);
  if (vedette_move_get_enum (move, "choice") == VEDETTE_REACTION_ENGAGE)
    {
      check_targets (move, skirmish, ruling);
      vedette_fights_check (skirmish, move, vedette_move_get_ids (move, "who"), vedette_move_get_ids (move, "target"),
                            ruling);
    }
  else if (vedette_move_is_said (move, "fight") || vedette_move_is_said (move, "in-melee"))
    vedette_ruling_forbid (ruling, "S-54", _("Anyone who runs is in no fight (S-54)"));
  vedette_melee_check (skirmish, move, ruling);
}

static void
note_facts (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            JsonObject            *facts)
{
  static const char * const lists[] = { "who", "runners", "target" };

  json_object_set_int_member (facts, "action", vedette_skirmish_game_get_action_no (skirmish->game));
  json_object_set_string_member (facts, "side",
                                 vedette_skirmish_get_side_name (skirmish, vedette_skirmish_get_passive (skirmish)));
  json_object_set_string_member (facts, "choice",
                                 vedette_enum_get_nick (VEDETTE_TYPE_REACTION, vedette_move_get_enum (move, "choice")));
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (vedette_move_get_ids (move, lists[i]) != NULL)
      json_object_set_array_member (facts, lists[i],
                                    vedette_facts_names (skirmish->battle, vedette_move_get_ids (move, lists[i])));
  if (vedette_move_is_said (move, "inches"))
    json_object_set_int_member (facts, "inches-x100", vedette_move_get_int (move, "inches"));
}

static gboolean
perform_react_move (VedetteMove           *move,
                    const VedetteSkirmish *skirmish,
                    VedetteEdit           *edit,
                    VedetteDice           *dice,
                    GError               **error)
{
  VedetteSkirmishGame *game = skirmish->game;

  note_facts (move, skirmish, vedette_edit_get_facts (edit));
  vedette_reveal_declared (skirmish, move, edit);
  vedette_reactions_pass_shots (skirmish, edit);
  if (vedette_skirmish_game_get_react_move (game) != VEDETTE_REACT_MOVE_NONE)
    {
      vedette_edit_set (edit, game, "react-move", VEDETTE_REACT_MOVE_DONE, NULL);
      vedette_reactions_note_reacted (skirmish, edit, vedette_move_get_ids (move, "who"));
      vedette_reactions_note_reacted (skirmish, edit, vedette_move_get_ids (move, "runners"));
    }
  if (vedette_move_get_enum (move, "choice") != VEDETTE_REACTION_ENGAGE)
    return TRUE;
  vedette_skirmish_note_contact (skirmish, edit, vedette_move_get_ids (move, "who"));
  vedette_skirmish_note_contact (skirmish, edit, vedette_move_get_ids (move, "target"));
  vedette_melee_perform (skirmish, edit, move);
  vedette_fights_join (skirmish, edit, move, vedette_move_get_ids (move, "who"), vedette_move_get_ids (move, "target"),
                       TRUE);
  /* S-54; agreed to before the round on contact, its own round follows that (A-S24), be that fought or withdrawn; what both
   * sides agree to at another time is fought as they like. */
  if (vedette_skirmish_game_get_state (game) == VEDETTE_STATE_CONTACT_MELEE)
    vedette_edit_set (edit, game, "react-round", TRUE, NULL);
  vedette_fights_tidy (skirmish, edit);
  if (vedette_skirmish_game_get_state (game) == VEDETTE_STATE_NOMINATE)
    vedette_edit_set (edit, game, "state", VEDETTE_STATE_REACT_MELEE, NULL);
  return TRUE;
}

static void
list_reactions (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                GListStore            *choices)
{
  vedette_choice_add_nick (choices, "engage", C_("reactive move", "engage them"));
  vedette_choice_add_nick (choices, "run", C_("reactive move", "run from them"));
}

const VedetteMoveKind vedette_reactive_move = {
  .name = VEDETTE_REACTIONS_MOVE,
  .label = N_("Reactive Move"),
  .verb = N_("Make the Move"),
  .hint = N_("Free men within 4″ of those who charged go in for a round, or run (S-51)"),
  .key = "e",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_GAME,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_ENUM ("choice", vedette_reaction, VEDETTE_REACTION_UNTRACKED, list_reactions, .label = N_("Which way")),
    VEDETTE_SAY_IDS ("who", vedette_figure, vedette_skirmish_list_passive_lines, .label = VEDETTE_LABEL_WHO_ACTS, .rank = -1),
    VEDETTE_SAY_IDS ("target", vedette_figure, vedette_skirmish_list_known_holder_lines, .label = VEDETTE_LABEL_AGAINST,
                     .rank = -1),
    /* the name of the fight that they join, and how many of whom are in contact then */
    VEDETTE_SAY_TEXT ("fight", .label = VEDETTE_LABEL_FIGHT, .rank = -1),
    VEDETTE_MELEE_SAY_IN_MELEE,
    /* whether they are within 4″, and what was measured */
    VEDETTE_SAY_TRI ("near", .label = N_("Are they within 4″")),
    VEDETTE_SAY_INCHES ("inches", .label = VEDETTE_LABEL_HOW_FAR),
    /* whether the targets stand in a chain with those who charged */
    VEDETTE_SAY_TRI ("contiguous", .label = N_("Do the targets stand in a chain with those who charged")),
    VEDETTE_SAY_TRI ("full-speed"),
    /* who runs while the others engage (s.reactive_choice) */
    VEDETTE_SAY_IDS ("runners", vedette_figure, vedette_skirmish_list_passive_lines),
    { { 0 } },
  },
  .open = open_react_move,
  .check = check_react_move,
  .perform = perform_react_move,
  .describe = vedette_words_react_move,
};
