/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rounds of melee that are due: the one of an action, and the one in which all in contact fight. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/words/vedette-sentences.h"

/* Of whom it may be said how many are out: by the number of the line, as there may be two of one name.
 * @group: (nullable): the fight that he is in, or his side
 * @side: (nullable): whose he is, where the group does not say it */
static void
add_loser (const VedetteSkirmish *skirmish,
           VedetteFigure         *figure,
           const char            *group,
           const char            *side,
           GListStore            *choices)
{
  int standing = vedette_figure_get_standing (figure), fighting = vedette_figure_get_in_melee (figure);
  g_autofree char *nick = g_strdup_printf ("#%" G_GINT64_FORMAT, vedette_record_get_id (VEDETTE_RECORD (figure)));
  /* Translators: what a number is: how many figures of that line are out */
  g_autofree char *name = g_strdup_printf (_("%s: casualties"), vedette_figure_get_name (figure));
  g_autofree char *note = NULL;

  if (vedette_figure_get_count (figure) == 1)
    note = g_strdup (side);
  else if (side == NULL && fighting > 0)
    /* Translators: of a line, how many figures are left, and how many of them are in melee; the plural form goes by those in
     * melee */
    note = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d left, %d in melee", "%d left, %d in melee", (gulong) fighting),
                            standing, fighting);
  else if (side == NULL)
    /* Translators: how many figures of a line are left */
    note = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d left", "%d left", (gulong) standing), standing);
  else if (fighting > 0)
    /* Translators: a side; of a line of it, how many figures are left, and how many of them are in melee, as in “Red: 5
     * left, 2 in melee”; the plural form goes by those in melee */
    note = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d left, %d in melee", "%s: %d left, %d in melee",
                                         (gulong) fighting), side, standing, fighting);
  else
    /* Translators: a side; how many figures of a line of it are left */
    note = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d left", "%s: %d left", (gulong) standing), side, standing);
  vedette_value_add (choices, VedetteChoice, .nick = nick, .label = vedette_figure_get_name (figure), .note = note,
                     .group = group, .most = standing, .name = name);
}

/* Nobody said who fights: it may be anybody on the table whom both sides see, side by side. */
static void
add_all_losers (const VedetteSkirmish *skirmish,
                GListStore            *choices)
{
  GListModel *figures = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE);

  for (guint side = 0; side < G_N_ELEMENTS (skirmish->forces); side++)
    vedette_each (VedetteFigure, figure, skirmish->forces[side] != NULL ? figures : NULL)
      if (vedette_figure_get_side (figure) == vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[side])) &&
          vedette_figure_is_on_table (figure) && !vedette_figure_get_hidden (figure))
        add_loser (skirmish, figure, vedette_force_get_name (skirmish->forces[side]), NULL, choices);
}

static void
list_losers (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             GListStore            *choices)
{
  g_autoptr (GPtrArray) groups = vedette_fights_list_groups (skirmish);
  g_autoptr (VedetteIds) listed = NULL;

  for (guint i = 0; i < groups->len; i++)
    {
      const VedetteIds *lines = vedette_fight_get_lines (groups->pdata[i]);

      for (guint k = 0; k < vedette_ids_get_n (lines); k++)
        {
          VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, k));

          /* A line in several fights has its losses once. */
          if (vedette_ids_contains (listed, vedette_ids_get (lines, k)))
            continue;
          vedette_ids_add (&listed, vedette_ids_get (lines, k));
          add_loser (skirmish, figure,
                     vedette_fight_is_named (groups->pdata[i]) ? vedette_fight_get_name (groups->pdata[i])
                     /* Translators: those in melee who are in no fight that has a name */
                     : i > 0 ? _("Others") : NULL,
                     vedette_skirmish_get_side_name (skirmish, vedette_figure_get_side (figure)), choices);
        }
    }
  if (groups->len == 0)
    add_all_losers (skirmish, choices);
}

#define ASKED_LOSSES .label = N_("Losses"), .hint = N_("How many figures of each line are out"), .each = list_losers

static void
check_melee_done (VedetteMove           *move,
                  const VedetteSkirmish *skirmish,
                  VedetteRuling         *ruling)
{
  vedette_reactions_remind_shots (skirmish, ruling);
  vedette_melee_check (skirmish, move, ruling);
}

/* Records the round, its results, and the names of the fights that it was fought in. */
static void
note_round (const VedetteSkirmish *skirmish,
            VedetteEdit           *edit,
            VedetteMove           *move)
{
  JsonArray *fights = vedette_fights_fact_due (skirmish);
  g_autoptr (VedetteIds) named = vedette_melee_list_named (skirmish, move);

  if (fights != NULL)
    json_object_set_array_member (vedette_edit_get_facts (edit), "fights", fights);
  vedette_melee_perform (skirmish, edit, move);
  vedette_fights_tidy (skirmish, edit);
  /* Who fights is seen. */
  vedette_reveal_seen (skirmish, edit, named);
}

/* S-08, S-44, S-45, S-54: the round, its losses and morale are one thing to close. */
static gboolean
perform_melee_done (VedetteMove           *move,
                    const VedetteSkirmish *skirmish,
                    VedetteEdit           *edit,
                    VedetteDice           *dice,
                    GError               **error)
{
  json_object_set_int_member (vedette_edit_get_facts (edit), "action",
                              vedette_skirmish_game_get_action_no (skirmish->game));
  if (vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_REACT_MELEE)
    json_object_set_boolean_member (vedette_edit_get_facts (edit), "reaction", TRUE);
  vedette_reactions_pass_shots (skirmish, edit);
  /* The round is fought, whoever is left of it. */
  vedette_fights_end_round (skirmish, edit);
  note_round (skirmish, edit, move);
  return TRUE;
}

const VedetteMoveKind vedette_melee_done_move = {
  .name = "melee-done",
  .rule = "S-44",
  .label = N_("Record Melee"),
  .verb = VEDETTE_VERB_FIGHT,
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_ROUND,
  .closed = (const VedetteClosed[]) {
    { VEDETTE_IN_GAME & ~VEDETTE_IN_ROUND, VEDETTE_FINDING_FINAL, "S-44",
      N_("There is no round of melee to finish. Continue with the next step.") },
    { 0 },
  },
  .params = (const VedetteParam[]) {
    VEDETTE_MELEE_SAY_LOSSES (ASKED_LOSSES),
    VEDETTE_MELEE_SAY_IN_MELEE,
    VEDETTE_MELEE_SAY_MORALE,
    { { 0 } },
  },
  .check = check_melee_done,
  .perform = perform_melee_done,
  .describe = vedette_words_melee_done,
};

static void
check_general_melee (VedetteMove           *move,
                     const VedetteSkirmish *skirmish,
                     VedetteRuling         *ruling)
{
  if (vedette_move_get_tri (move, "fought") == VEDETTE_TRI_NO &&
      vedette_skirmish_has_contacts (skirmish) == VEDETTE_TRI_YES)
    vedette_ruling_forbid (ruling, "S-X26", _("The record shows figures in contact, so they must fight. Record the melee, or "
                                              "first correct the contact."));
  vedette_skirmish_remind_unsaid (skirmish, ruling, "S-48",
                                  _("The general melee allows no reaction, no counter and no other roll"));
  if (vedette_move_get_tri (move, "fought") == VEDETTE_TRI_NO &&
      (*vedette_move_get_texts (move, "losses") != NULL || *vedette_move_get_texts (move, "in-melee") != NULL))
    vedette_ruling_forbid (ruling, "S-46", _("There can be no losses when nobody is in contact. Leave out the losses, or "
                                             "record a melee."));
  vedette_melee_check (skirmish, move, ruling);
}

/* Nobody was in contact after all: what may have been is known now. */
static void
clear_unknown (const VedetteSkirmish *skirmish,
               VedetteEdit           *edit)
{
  vedette_edit_set (edit, skirmish->game, "contact", VEDETTE_TRI_NO, NULL);
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_melee (figure) == VEDETTE_TRI_UNTRACKED)
      vedette_melee_set (edit, figure, VEDETTE_TRI_NO, 0);
}

/* A-S05: the initiative passes though the nominee fell; the survivors of his body act, or any one body. */
static void
note_fallen_nominee (const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit)
{
  VedetteFigure *nominee = vedette_skirmish_find_figure (skirmish, vedette_skirmish_game_get_nominee (skirmish->game));
  VedetteBody *body;

  if (nominee == NULL || (!vedette_figure_get_reserve (nominee) &&
                          vedette_melee_count_standing (edit, nominee) > 0))
    return;
  json_object_set_string_member (vedette_edit_get_facts (edit), "fallen", vedette_figure_get_name (nominee));
  body = vedette_bodies_find_of (skirmish, vedette_record_get_id (VEDETTE_RECORD (nominee)));
  if (body != NULL)
    vedette_edit_set (edit, skirmish->game, "body", vedette_record_get_id (VEDETTE_RECORD (body)), NULL);
  vedette_edit_set (edit, skirmish->game, "nominee", (gint64) 0, "nominee-name", "", NULL);
}

static gboolean
perform_general_melee (VedetteMove           *move,
                       const VedetteSkirmish *skirmish,
                       VedetteEdit           *edit,
                       VedetteDice           *dice,
                       GError               **error)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  gboolean won = vedette_skirmish_game_get_won (skirmish->game);
  gint64 holder = vedette_duel_get_next (skirmish, won);

  json_object_set_int_member (facts, "action", vedette_skirmish_game_get_action_no (skirmish->game));
  json_object_set_string_member (facts, "side", vedette_skirmish_get_side_name (skirmish, holder));
  json_object_set_boolean_member (facts, "fought", vedette_move_get_tri (move, "fought") != VEDETTE_TRI_NO);
  json_object_set_boolean_member (facts, "won", won);
  if (vedette_move_get_tri (move, "fought") == VEDETTE_TRI_NO)
    clear_unknown (skirmish, edit);
  else
    note_round (skirmish, edit, move);
  if (vedette_duel_is_due (skirmish))
    json_object_set_boolean_member (facts, "duel", TRUE);
  vedette_duel_settle (skirmish, edit, won);
  if (won)
    note_fallen_nominee (skirmish, edit);
  vedette_edit_set (edit, skirmish->game, "won", FALSE, NULL);
  return TRUE;
}

const VedetteMoveKind vedette_general_melee_move = {
  .name = "general-melee",
  .rule = "S-46",
  .label = N_("General Melee"),
  .verb = VEDETTE_VERB_FIGHT,
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN (GENERAL_MELEE),
  .closed = (const VedetteClosed[]) {
    { VEDETTE_IN_GAME & ~VEDETTE_IN (GENERAL_MELEE), VEDETTE_FINDING_FINAL, "S-46",
      N_("A general melee needs a natural 1 to 3. Continue with the next step.") },
    { 0 },
  },
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_TRI ("fought"),
    VEDETTE_MELEE_SAY_LOSSES (ASKED_LOSSES),
    VEDETTE_MELEE_SAY_IN_MELEE,
    VEDETTE_MELEE_SAY_MORALE,
    { { 0 } },
  },
  .check = check_general_melee,
  .perform = perform_general_melee,
  .describe = vedette_words_general_melee,
};
