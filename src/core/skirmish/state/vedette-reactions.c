/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the passive side may still do in answer to an action: shots and a reactive move (S-49 to S-70). */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-reactions.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/state/vedette-reminders.h"

/* The lists of the game that tell who did what in the action that is answered, and against whom one is intended */
static const char * const lists[] = { "actors", "targets", "reacted", "intended", "engaged" };

/* Returns: whether a line of the passive side on the table can do it; a roster without any is untracked, so somebody can */
static gboolean
has_line (const VedetteSkirmish *skirmish,
          gboolean             (*can) (const VedetteSkirmish *skirmish, VedetteFigure *figure))
{
  gint64 passive = vedette_skirmish_get_passive (skirmish);
  gboolean known = FALSE;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      if (vedette_figure_get_side (figure) != passive)
        continue;
      known = TRUE;
      if (vedette_figure_is_on_table (figure) && can (skirmish, figure))
        return TRUE;
    }
  return !known;
}

/**
 * vedette_reactions_each_shoots:
 *
 * Returns: whether each man shoots back once in a holding, not the whole side (s.reactive_shot_scope)
 */
gboolean
vedette_reactions_each_shoots (const VedetteSkirmish *skirmish)
{
  return vedette_house_rules_get (&skirmish->house, "reactive-shot-scope") == VEDETTE_REACTIVE_SHOT_SCOPE_FIGURE;
}

/**
 * vedette_reactions_count_unshot:
 *
 * Returns: how many of the line have not shot back in this holding, as far as that is known; of a line of several of whom
 *   nobody said how many shot it may be all
 */
int
vedette_reactions_count_unshot (VedetteFigure *figure)
{
  int standing = vedette_figure_get_standing (figure);

  return vedette_figure_get_shot_back (figure) ? CLAMP (standing - vedette_figure_get_shot_back_men (figure), 0, standing)
                                               : standing;
}

static gboolean
can_shoot (const VedetteSkirmish *skirmish,
           VedetteFigure         *figure)
{
  return vedette_figure_get_weapon (figure) != VEDETTE_WEAPON_NONE && !vedette_figure_get_all_in_melee_before (figure);
}

static gboolean
may_shoot (const VedetteSkirmish *skirmish,
           VedetteFigure         *figure)
{
  return can_shoot (skirmish, figure) &&
         (!vedette_reactions_each_shoots (skirmish) || vedette_reactions_count_unshot (figure) > 0);
}

static gboolean
may_move (const VedetteSkirmish *skirmish,
          VedetteFigure         *figure)
{
  return !vedette_figure_is_surely_engaged (figure);
}

/**
 * vedette_reactions_have_shooters:
 *
 * Returns: whether what is recorded leaves anybody of the passive side who may shoot back: on the table, with missiles,
 *   not in melee before the action, and with a shot left. What was not said leaves him.
 */
gboolean
vedette_reactions_have_shooters (const VedetteSkirmish *skirmish)
{
  return has_line (skirmish, may_shoot);
}

/**
 * vedette_reactions_have_all_shot:
 *
 * Returns: whether nobody may shoot back only because all who could have done so in this holding (S-63)
 */
gboolean
vedette_reactions_have_all_shot (const VedetteSkirmish *skirmish)
{
  return has_line (skirmish, can_shoot) && !has_line (skirmish, may_shoot);
}

/**
 * vedette_reactions_have_movers:
 *
 * Returns: whether what is recorded leaves anybody of the passive side who may move in reaction: on the table and not in
 *   melee. What was not said leaves him.
 */
gboolean
vedette_reactions_have_movers (const VedetteSkirmish *skirmish)
{
  return has_line (skirmish, may_move);
}

/* The action is made and its roll is not. */
static gboolean
is_action_open (const VedetteSkirmish *skirmish)
{
  VedetteState state = vedette_skirmish_game_get_state (skirmish->game);

  return state == VEDETTE_STATE_CONTACT_MELEE || state == VEDETTE_STATE_NOMINATE;
}

/**
 * vedette_reactions_has_shots:
 *
 * Returns: whether the passive side has a shot back that it may use now: there was a trigger (S-64), it is not used
 *   (S-63), its time is not past (A-S42), and somebody has something to shoot with. Where nobody said whether anybody
 *   moved, there is none to speak of.
 */
gboolean
vedette_reactions_has_shots (const VedetteSkirmish *skirmish)
{
  VedetteTrigger trigger = vedette_skirmish_game_get_trigger (skirmish->game);

  if (!is_action_open (skirmish) || trigger == VEDETTE_TRIGGER_NONE || trigger == VEDETTE_TRIGGER_UNTRACKED ||
      vedette_skirmish_game_get_shot_back_done (skirmish->game) ||
      vedette_skirmish_game_get_shot_back_passed (skirmish->game))
    return FALSE;
  if (vedette_skirmish_game_get_shot_back_used (skirmish->game) &&
      !vedette_reactions_each_shoots (skirmish))
    return FALSE;
  return vedette_reactions_have_shooters (skirmish);
}

/**
 * vedette_reactions_has_move:
 *
 * Returns: whether the passive side may make a reactive move now: contact was made by movement (S-49), its round is
 *   fought (A-S24), and somebody is not engaged (S-50)
 */
gboolean
vedette_reactions_has_move (const VedetteSkirmish *skirmish)
{
  return vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_NOMINATE &&
         vedette_skirmish_game_get_react_move (skirmish->game) == VEDETTE_REACT_MOVE_OPEN &&
         vedette_reactions_have_movers (skirmish);
}

static gboolean
passes_move (VedetteStep *step)
{
  g_autofree char *passed = vedette_fact_names (vedette_step_get_facts (step), "passed");

  return strstr (passed, "reactive-move") != NULL;
}

/**
 * vedette_reactions_find_move:
 *
 * Returns: (transfer none) (nullable): the step with which the reactive move to the last action was made, or else was passed by
 *   a duel or a roll (A-S51); %NULL if there was none
 */
VedetteStep *
vedette_reactions_find_move (const VedetteSkirmish *skirmish)
{
  const char *action = vedette_skirmish_game_get_last_action (skirmish->game);
  VedetteStep *passed = NULL;

  for (guint i = *action != '\0' ? vedette_battle_get_place (skirmish->battle) : 0; i-- > 0;)
    {
      VedetteStep *step = vedette_battle_get_branch (skirmish->battle, i);
      const char *kind = vedette_step_get_kind (step);

      if (g_str_equal (kind, VEDETTE_REACTIONS_MOVE))
        return step;
      if (g_str_equal (kind, action))
        break;
      if (passes_move (step))
        passed = step;
    }
  return passed;
}

/* Returns: whether somebody moved in the action that may be answered; unsaid counts as possible */
gboolean
vedette_reactions_has_moved (const VedetteSkirmish *skirmish)
{
  VedetteTrigger trigger = vedette_skirmish_game_get_trigger (skirmish->game);

  return trigger != VEDETTE_TRIGGER_NONE && trigger != VEDETTE_TRIGGER_SHOT;
}

/**
 * vedette_reactions_have_cap:
 * @left_view: whether those who moved ended out of view or range
 *
 * Returns: whether the inches that they moved in view limit how many may shoot at them; unsaid counts as possible
 *   (S-68, A-S07)
 */
gboolean
vedette_reactions_have_cap (const VedetteSkirmish *skirmish,
                            VedetteTri             left_view)
{
  return vedette_reactions_has_moved (skirmish) &&
         (left_view != VEDETTE_TRI_NO ||
          vedette_house_rules_get (&skirmish->house, "shot-cap-scope") == VEDETTE_SHOT_CAP_SCOPE_ALWAYS);
}

/* Keeps who was in melee before the action: they are not answered for by it (A-S40, A-S42). Whether all of a line were
 * cannot be told later from those who are left, who may be those who were free. */
static void
keep_engaged (const VedetteSkirmish *skirmish,
              VedetteEdit           *edit,
              gboolean               keep)
{
  g_autoptr (VedetteIds) engaged = NULL;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      gboolean is_engaged = keep && vedette_figure_get_melee (figure) == VEDETTE_TRI_YES;

      if (is_engaged)
        vedette_ids_add (&engaged, vedette_record_get_id (VEDETTE_RECORD (figure)));
      vedette_edit_set (edit, figure, "in-melee-before", is_engaged ? vedette_figure_get_in_melee (figure) : 0,
                        "all-in-melee-before", is_engaged && vedette_figure_is_surely_engaged (figure), NULL);
    }
  vedette_edit_set (edit, skirmish->game, "engaged", engaged, "contact-before",
                    keep ? vedette_skirmish_game_get_contact (skirmish->game) : VEDETTE_TRI_NO, NULL);
}

static void
note_open (const VedetteSkirmish *skirmish,
           VedetteEdit           *edit,
           VedetteTrigger         trigger,
           gboolean               move,
           const VedetteIds      *actors,
           const VedetteIds      *targets)
{
  vedette_edit_set (edit, skirmish->game, "trigger", trigger, "react-move",
                    move ? VEDETTE_REACT_MOVE_OPEN : VEDETTE_REACT_MOVE_NONE, "actors", actors, "targets", targets,
                    "shot-back-done", FALSE, "shot-back-passed", FALSE, "react-round", FALSE, "reacted", NULL, NULL);
}

/**
 * vedette_reactions_open:
 * @trigger: what of the action may be answered with shots
 * @move: whether contact was made by movement
 * @actors: (nullable): who acted
 * @targets: (nullable): whom it was aimed at
 *
 * Notes what an action gives the passive side to answer.
 */
void
vedette_reactions_open (const VedetteSkirmish *skirmish,
                        VedetteEdit           *edit,
                        VedetteTrigger         trigger,
                        gboolean               move,
                        const VedetteIds      *actors,
                        const VedetteIds      *targets)
{
  note_open (skirmish, edit, trigger, move, actors, targets);
  keep_engaged (skirmish, edit, TRUE);
}

/* Forgets the action that might have been answered (rules.md 7.1: on action closed). */
void
vedette_reactions_clear (const VedetteSkirmish *skirmish,
                         VedetteEdit           *edit)
{
  note_open (skirmish, edit, VEDETTE_TRIGGER_NONE, FALSE, NULL, NULL);
  keep_engaged (skirmish, edit, FALSE);
}

/**
 * vedette_reactions_pass_shots:
 *
 * The shots back come before the round of melee and the reactive move: with one of these they are passed for this action,
 * and the step says so if they were open (A-S24, A-S42).
 */
void
vedette_reactions_pass_shots (const VedetteSkirmish *skirmish,
                              VedetteEdit           *edit)
{
  if (vedette_reactions_has_shots (skirmish))
    {
      JsonArray *passed = json_array_new ();

      json_array_add_string_element (passed, "shot-back");
      json_object_set_array_member (vedette_edit_get_facts (edit), "passed", passed);
    }
  if (vedette_skirmish_game_get_trigger (skirmish->game) != VEDETTE_TRIGGER_NONE)
    vedette_edit_set (edit, skirmish->game, "shot-back-passed", TRUE, NULL);
}

/**
 * vedette_reactions_remind_shots:
 *
 * Reminds that the shots back are passed by what is about to be made.
 */
void
vedette_reactions_remind_shots (const VedetteSkirmish *skirmish,
                                VedetteRuling         *ruling)
{
  if (vedette_reactions_has_shots (skirmish))
    vedette_skirmish_remind_once (skirmish, ruling, "A-S42",
                                  _("Shooting back comes first. After this step, nobody can shoot back until a later action."));
}

/**
 * vedette_reactions_pass:
 *
 * Going on passes what may happen: the step says so, but only of what was really open.
 */
void
vedette_reactions_pass (const VedetteSkirmish *skirmish,
                        VedetteEdit           *edit)
{
  g_autoptr (JsonArray) passed = json_array_new ();

  if (vedette_reactions_has_shots (skirmish))
    json_array_add_string_element (passed, "shot-back");
  if (vedette_reactions_has_move (skirmish))
    json_array_add_string_element (passed, "reactive-move");
  if (json_array_get_length (passed) > 0)
    json_object_set_array_member (vedette_edit_get_facts (edit), "passed", g_steal_pointer (&passed));
  vedette_reactions_clear (skirmish, edit);
}

void
vedette_reactions_note_reacted (const VedetteSkirmish *skirmish,
                                VedetteEdit           *edit,
                                const VedetteIds      *figures)
{
  const VedetteIds *before = g_value_get_boxed (vedette_edit_peek (edit, skirmish->game, "reacted"));
  g_autoptr (VedetteIds) reacted = before != NULL ? vedette_ids_ref (before) : NULL;

  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    vedette_ids_add (&reacted, vedette_ids_get (figures, i));
  vedette_edit_set (edit, skirmish->game, "reacted", reacted, NULL);
}

/**
 * vedette_reactions_note_shot:
 * @men: how many of the line shoot back for sure, 0 when that was not said
 *
 * Notes who has shot back in this holding, man by man as far as that is known (S-63).
 */
void
vedette_reactions_note_shot (VedetteEdit   *edit,
                             VedetteFigure *figure,
                             int            men)
{
  vedette_edit_set (edit, figure, "shot-back", TRUE, "shot-back-men",
                    MIN (MAX (vedette_figure_get_shot_back_men (figure), 0) + men, vedette_figure_get_standing (figure)), NULL);
}

/* With the holder changes who may shoot once more (rules.md 7.1). */
void
vedette_reactions_clear_shooters (const VedetteSkirmish *skirmish,
                                  VedetteEdit           *edit)
{
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_shot_back (figure))
      vedette_edit_set (edit, figure, "shot-back", FALSE, "shot-back-men", 0, NULL);
}

/**
 * vedette_reactions_replace_line:
 * @to: the line that takes its place, 0 for none
 *
 * A line goes from the roster: what it did in the action goes with it, or to the line that it joins.
 */
void
vedette_reactions_replace_line (const VedetteSkirmish *skirmish,
                                VedetteEdit           *edit,
                                gint64                 from,
                                gint64                 to)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const VedetteIds *ids = g_value_get_boxed (vedette_edit_peek (edit, skirmish->game, lists[i]));
      g_autoptr (VedetteIds) left = NULL;

      if (!vedette_ids_contains (ids, from))
        continue;
      left = vedette_ids_without (ids, from);
      if (to != 0)
        vedette_ids_add (&left, to);
      vedette_edit_set (edit, skirmish->game, lists[i], left, NULL);
    }
}

/* A line is split: both parts did what it did. */
void
vedette_reactions_double_line (const VedetteSkirmish *skirmish,
                               VedetteEdit           *edit,
                               gint64                 line,
                               gint64                 part)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const VedetteIds *ids = g_value_get_boxed (vedette_edit_peek (edit, skirmish->game, lists[i]));
      g_autoptr (VedetteIds) with = NULL;

      if (!vedette_ids_contains (ids, line))
        continue;
      with = vedette_ids_with (ids, part);
      vedette_edit_set (edit, skirmish->game, lists[i], with, NULL);
    }
}

/* A-S08: one man may be shot at for an inch or less. */
static int
round_inches (int                    inches,
              VedetteShotCapRounding rounding)
{
  if (inches <= 0)
    return 0;
  if (rounding == VEDETTE_SHOT_CAP_ROUNDING_UP)
    return (inches + 99) / 100;
  return MAX (inches / 100, 1);
}

/**
 * vedette_reactive_cap:
 * @inches: (array length=n): how far each mover went in view, in hundredths of an inch
 *
 * Returns: how many may shoot at them all in reaction; each mover is rounded by himself, then they are added (S-68)
 */
int
vedette_reactive_cap (const int              *inches,
                      guint                   n,
                      VedetteShotCapRounding  rounding)
{
  int cap = 0;

  for (guint i = 0; i < n; i++)
    cap += round_inches (inches[i], rounding);
  return cap;
}
