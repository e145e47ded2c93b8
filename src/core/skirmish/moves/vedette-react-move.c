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
  vedette_ruling_refuse (ruling, "S-X18", _("This action allows one reactive move, which has already been made. Continue with "
                                            "the next step."));
}

/* Why nobody moves in reaction where no such move is open: it is made, it is late, or there never was one. */
static void
open_none (const VedetteSkirmish *skirmish,
           VedetteRuling         *ruling)
{
  VedetteStep *step = vedette_reactions_find_move (skirmish);

  if (step == NULL)
    vedette_ruling_refuse (ruling, "S-X18", _("Nobody made contact by moving in this action, so nobody can react. Continue "
                                              "with the next step."));
  else if (g_str_equal (vedette_step_get_kind (step), VEDETTE_REACTIONS_MOVE))
    refuse_second (ruling);
  else
    vedette_ruling_warn (ruling, "A-S51", _("The reactive move comes before the duel and the roll, so this move is too late. "
                                            "Undo those steps first."));
}

static void
open_react_move (VedetteMove           *move,
                 const VedetteSkirmish *skirmish,
                 VedetteRuling         *ruling)
{
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    return;
  if (vedette_skirmish_game_get_react_move (skirmish->game) == VEDETTE_REACT_MOVE_DONE)
    refuse_second (ruling);
  else if (vedette_skirmish_game_get_react_move (skirmish->game) == VEDETTE_REACT_MOVE_NONE)
    open_none (skirmish, ruling);
  else if (vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_NOMINATE)
    vedette_ruling_refuse (ruling, "S-X18", _("Finish the round of melee before anyone moves in reaction"));
  else if (!vedette_reactions_have_movers (skirmish))
    /* Translators: the name of a side */
    vedette_ruling_refuse (ruling, "S-X18", _("%s has nobody free to react: all are out or in melee. Continue with the next "
                                              "step."),
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
                            * figures it has */
                           vedette_figure_say (figure, "%s has the initiative and cannot react. Choose figures of the other "
                                                       "side.",
                                               "%s have the initiative and cannot react. Choose figures of the other "
                                               "side."), name);
  if (vedette_figure_is_surely_engaged (figure))
    vedette_ruling_refuse (ruling, "S-X18",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (figure, "%s is in melee and cannot react. Choose figures that are not in melee.",
                                               "%s are in melee and cannot react. Choose figures that are not in "
                                               "melee."), name);
  else if (vedette_figure_get_melee (figure) != VEDETTE_TRI_NO && vedette_figure_get_in_melee (figure) == 0)
    /* Translators: the name of a line of the roster, such as “Archers” */
    vedette_ruling_remind (ruling, "S-50", _("Only figures of %s that are not in melee may react"), name);
  /* Who has reacted and did not move has shot. */
  if (vedette_skirmish_game_get_react_move (skirmish->game) != VEDETTE_REACT_MOVE_DONE &&
      vedette_ids_contains (vedette_skirmish_game_get_reacted (skirmish->game), id) &&
      vedette_house_rules_get (&skirmish->house, "double-reaction") == VEDETTE_YES_NO_NO)
    vedette_ruling_refuse (ruling, "S-X18",
                           vedette_figure_say (figure,
                                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form
                                                * goes by how many figures it has */
                                               "%s has already shot in reaction to this action. Choose other figures.",
                                               "%s have already shot in reaction to this action. Choose other figures."),
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
    vedette_ruling_warn (ruling, "S-X19",
                         _("Figures more than 4″ from the chargers cannot react. Choose only nearer figures."));
  else if (near == VEDETTE_TRI_UNTRACKED && !vedette_move_is_said (move, "inches"))
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-50",
                                    _("Only figures within 4″ of the chargers, or of enemies next to the chargers, may react"));
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
                              * figures it has */
                             vedette_figure_say (figure, "%s is not an enemy of the reacting figures. Choose an enemy target.",
                                                 "%s are not enemies of the reacting figures. Choose an enemy target."), name);
      else if (!vedette_figure_is_on_table (figure))
        vedette_ruling_warn (ruling, "S-X19",
                             /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                              * figures it has */
                             vedette_figure_say (figure, "%s is not on the table. Choose a different one.",
                                                 "%s are not on the table. Choose different ones."), name);
      else if (vedette_ids_get_n (actors) == 0 || vedette_ids_contains (actors, vedette_ids_get (target, i)))
        continue;
      else if (contiguous == VEDETTE_TRI_NO)
        vedette_ruling_warn (ruling, "S-X19",
                             /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                              * figures it has */
                             vedette_figure_say (figure, "%s neither charged nor is next to a charger. Choose a different "
                                                         "target.",
                                                 "%s neither charged nor are next to a charger. Choose a different "
                                                 "target."), name);
      else if (contiguous == VEDETTE_TRI_UNTRACKED)
        /* Translators: the name of a line of the roster, such as “Archers” */
        vedette_ruling_remind (ruling, "S-53", _("%s may be engaged only as part of a chain from the chargers, with no gap "
                                                 "wider than a base"), name);
    }
  if (!known)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-52",
                                    _("Reacting figures may engage the chargers and any enemy next to the chargers"));
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
    vedette_ruling_forbid (ruling, "S-51", _("Choose whether the figures engage or run away"));
  if (choice == VEDETTE_REACTION_ENGAGE && runners != NULL &&
      vedette_house_rules_get (&skirmish->house, "reactive-choice") == VEDETTE_REACTIVE_CHOICE_ALL_SAME)
    vedette_ruling_refuse (ruling, "S-51", _("All reacting figures must do the same. Choose one for all: engage or run away."));
  if (choice != VEDETTE_REACTION_RUN && runners == NULL)
    return;
  if (vedette_move_get_tri (move, "full-speed") == VEDETTE_TRI_NO)
    vedette_ruling_warn (ruling, "S-51", _("Figures that run away must move at full speed. Move these figures as far as they "
                                           "can."));
  else if (vedette_move_get_tri (move, "full-speed") == VEDETTE_TRI_UNTRACKED)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-51", _("Figures that run away move away from the chargers at full "
                                                                "speed"));
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
    vedette_ruling_forbid (ruling, "S-54", _("Figures that run away cannot be in a fight. Leave out the fight, or choose to "
                                             "engage."));
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
  vedette_choice_add_nick (choices, "engage", C_("reactive move", "engage"));
  vedette_choice_add_nick (choices, "run", C_("reactive move", "run away"));
}

const VedetteMoveKind vedette_reactive_move = {
  .name = VEDETTE_REACTIONS_MOVE,
  .label = N_("Reactive Move"),
  .verb = N_("Make Reactive Move"),
  .hint = N_("Have free figures within 4″ of the chargers join in for a round, or run away"),
  .key = "e",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_GAME,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_ENUM ("choice", vedette_reaction, VEDETTE_REACTION_UNTRACKED, list_reactions,
                      .label = VEDETTE_LABEL_REACTION),
    VEDETTE_SAY_IDS ("who", vedette_figure, vedette_skirmish_list_passive_lines, .label = VEDETTE_LABEL_WHO_ACTS, .rank = -1),
    VEDETTE_SAY_IDS ("target", vedette_figure, vedette_skirmish_list_known_holder_lines, .label = VEDETTE_LABEL_AGAINST,
                     .rank = -1),
    /* the name of the fight that they join, and how many of whom are in contact then */
    VEDETTE_SAY_TEXT ("fight", .label = VEDETTE_LABEL_FIGHT, .rank = -1),
    VEDETTE_MELEE_SAY_IN_MELEE,
    /* whether they are within 4″, and what was measured */
    VEDETTE_SAY_TRI ("near", .label = N_("All within 4″ of the chargers")),
    VEDETTE_SAY_INCHES ("inches", .label = VEDETTE_LABEL_HOW_FAR),
    /* whether the targets stand in a chain with those who charged */
    VEDETTE_SAY_TRI ("contiguous", .label = N_("Targets in a chain with the chargers")),
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
