/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a round: a token is drawn, somebody acts, the round ends and is settled step by step. */

#include "vedette-config.h"

#include "core/stack/state/vedette-stack-round.h"

#include "core/rules/vedette-facts.h"
#include "core/stack/state/vedette-stack-bag.h"

/* Fills the bag for the next round, or the first. */
void
vedette_round_begin (const VedetteStack *self,
                     VedetteEdit        *edit)
{
  int round = MIN (vedette_stack_game_get_round (self->game) + 1, VEDETTE_STACK_MAX_ROUNDS);

  vedette_bag_fill (self, edit);
  vedette_round_clear (self, edit);
  vedette_edit_set (edit, self->game, "phase", VEDETTE_STACK_READY, "round", round, "step", VEDETTE_STACK_STEP_RETURN, NULL);
  json_object_set_int_member (vedette_edit_get_facts (edit), "round", round);
}

/* Forgets whose tokens were drawn. */
void
vedette_round_clear (const VedetteStack *self,
                     VedetteEdit        *edit)
{
  g_autoptr (GPtrArray) turns = vedette_edit_list (edit, vedette_stack_turn_get_type ());

  for (guint i = 0; i < turns->len; i++)
    vedette_edit_remove (edit, turns->pdata[i]);
  vedette_edit_set (edit, self->game, "owner", (gint64) 0, "actor", (gint64) 0, "taken", FALSE, "kept", NULL, NULL);
}

/* Returns: who acts on a token unless somebody else is said: the one who did last time, or the only one who can; 0 if nobody
 * can tell */
gint64
vedette_round_guess_actor (const VedetteStack *self,
                           gpointer            owner)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, owner);
  gint64 last = VEDETTE_IS_POOL (owner) && vedette_pool_get_kind (owner) == VEDETTE_POOL_HIRED
                  ? vedette_stack_game_get_last_hired (self->game) : vedette_stack_game_get_last_enemy (self->game);
  gint64 only = 0;
  guint n = 0;

  for (guint i = 0; i < actors->len; i++)
    {
      gint64 id = vedette_record_get_id (actors->pdata[i]);

      if (!vedette_stack_is_able (actors->pdata[i]))
        continue;
      if (id == last)
        return id;
      only = id;
      n++;
    }
  return n == 1 ? only : 0;
}

/* One of its tokens is out of the bag until the round ends (T-10), and it has the initiative (T-09). */
void
vedette_round_take (const VedetteStack *self,
                    VedetteEdit        *edit,
                    gpointer            owner)
{
  VedetteStackPhase phase = VEDETTE_IS_CHARACTER (owner)                            ? VEDETTE_STACK_TURN_CHARACTER
                            : vedette_pool_get_kind (owner) == VEDETTE_POOL_HIRED ? VEDETTE_STACK_TURN_HIRED
                                                                                  : VEDETTE_STACK_TURN_ENEMY;

  vedette_edit_set (edit, self->game, "phase", phase, "owner", vedette_record_get_id (owner),
                    "actor", vedette_round_guess_actor (self, owner), "taken", FALSE, NULL);
}

/* Notes whose token somebody acts on, as all may read it; %NULL is the End. */
void
vedette_round_note_token (const VedetteStack *self,
                          VedetteEdit        *edit,
                          gpointer            owner)
{
  gpointer shown = vedette_stack_get_shown (self, owner);
  g_autofree char *word = vedette_stack_get_word (shown);

  vedette_facts_note_text (edit, "token", word);
  if (shown != NULL)
    vedette_stack_note_name (vedette_edit_get_facts (edit), "owner", shown);
}

/**
 * vedette_round_lay_aside:
 * @actor: who acts on it; 0 for nobody
 * @kept: whether the Turn is kept for later in the round (A-T18)
 *
 * A token that was drawn lies on the table from now on.
 */
void
vedette_round_lay_aside (const VedetteStack *self,
                         VedetteEdit        *edit,
                         gint64              owner,
                         gint64              actor,
                         gboolean            kept)
{
  g_autoptr (VedetteStackTurn) turn = g_object_new (vedette_stack_turn_get_type (), "owner", owner, "actor", actor, "kept",
                                                    kept, NULL);

  if (owner != 0)
    vedette_edit_insert (edit, turn, -1);
  vedette_edit_set (edit, self->game, "phase", VEDETTE_STACK_READY, "owner", (gint64) 0, "actor", (gint64) 0, "taken", FALSE,
                    NULL);
}

/**
 * vedette_round_find_kept:
 * @owner: (nullable): whose; %NULL for anybody's
 *
 * Returns: (transfer none) (nullable): the first Turn of this round that was kept, and not taken yet
 */
VedetteStackTurn *
vedette_round_find_kept (const VedetteStack *self,
                         gpointer            owner)
{
  vedette_each (VedetteStackTurn, turn, vedette_battle_get_records (self->battle, vedette_stack_turn_get_type ()))
    if (vedette_stack_turn_get_kept (turn) &&
        (owner == NULL || vedette_stack_turn_get_owner (turn) == vedette_record_get_id (owner)))
      /* The battle owns the turn. */
      return turn;
  return NULL;
}

/* At the End, what was kept and not taken is lost (A-T18), and it is noted whose it was. */
static void
lose_kept (const VedetteStack *self,
           VedetteEdit        *edit)
{
  g_autoptr (GPtrArray) turns = vedette_edit_list (edit, vedette_stack_turn_get_type ());

  for (guint i = 0; i < turns->len; i++)
    {
      gpointer owner = vedette_stack_find (self, vedette_stack_turn_get_owner (turns->pdata[i]));

      if (!vedette_stack_turn_get_kept (turns->pdata[i]))
        continue;
      vedette_stack_add_name (vedette_edit_get_facts (edit), "lost", vedette_stack_get_shown (self, owner));
      vedette_edit_set (edit, turns->pdata[i], "kept", FALSE, NULL);
    }
}

static gboolean
has_effects (const VedetteStack *self,
             VedetteEdit        *edit,
             gboolean            all)
{
  g_autoptr (GPtrArray) effects = vedette_edit_list (edit, vedette_effect_get_type ());

  for (guint i = 0; i < effects->len; i++)
    if (vedette_edit_get_enum (edit, effects->pdata[i], "tick") == VEDETTE_EFFECT_ROUND &&
        (all || !vedette_stack_hides (self, effects->pdata[i])))
      return TRUE;
  return FALSE;
}

/* Whether somebody comes, or, unless @coming, some of the hired help may change their mind (A-T15) */
static gboolean
has_arrivals (const VedetteStack *self,
              VedetteEdit        *edit,
              gboolean            all,
              gboolean            coming)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

  for (guint i = 0; i < actors->len; i++)
    {
      VedetteStackPlace place = (VedetteStackPlace) vedette_edit_get_enum (edit, actors->pdata[i], "place");

      if ((place == VEDETTE_STACK_ARRIVING && (all || !VEDETTE_IS_ENEMY (actors->pdata[i]))) ||
          (!coming && place == VEDETTE_STACK_IN && VEDETTE_IS_HIRED (actors->pdata[i]) &&
           vedette_edit_get_int (edit, actors->pdata[i], "count") > 0))
        return TRUE;
    }
  return FALSE;
}

/* Whether the tokens of somebody are not what the rules without a limit would give him; what the GM has settled is his */
static gboolean
is_limited (const VedetteStack *self,
            VedetteEdit        *edit,
            gboolean            all)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; all && i < owners->len; i++)
    if (vedette_edit_get_int (edit, owners->pdata[i], "settled") >= 0)
      return TRUE;
  return vedette_bag_get_cap (self, edit) >= 0;
}

static gboolean
has_step (const VedetteStack *self,
          VedetteEdit        *edit,
          VedetteStackStep    step,
          gboolean            all)
{
  switch (step)
    {
    case VEDETTE_STACK_STEP_RETURN:
      return vedette_stack_about_get_bag (self->about) == VEDETTE_STACK_BAG_REAL;
    case VEDETTE_STACK_STEP_REMOVE:
      return vedette_bag_has_out (self, edit, all);
    case VEDETTE_STACK_STEP_EFFECTS:
      return has_effects (self, edit, all);
    case VEDETTE_STACK_STEP_RECHECK:
      return vedette_house_rules_get (&self->house, "recheck-dead") == VEDETTE_YES_NO_YES &&
             vedette_bag_has_out (self, edit, all);
    case VEDETTE_STACK_STEP_ARRIVALS:
      return has_arrivals (self, edit, all, FALSE);
    case VEDETTE_STACK_STEP_CAP:
      return is_limited (self, edit, all);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/**
 * vedette_round_has_step:
 *
 * Returns: whether there is anything to do in that step of the end of a round; where there is not, nobody is asked
 */
gboolean
vedette_round_has_step (const VedetteStack *self,
                        VedetteEdit        *edit,
                        VedetteStackStep    step)
{
  return has_step (self, edit, step, TRUE);
}

/* Whether the players may know that there is; else it would tell them that somebody is hidden, or about to arrive. */
gboolean
vedette_round_shows_step (const VedetteStack *self,
                          VedetteEdit        *edit,
                          VedetteStackStep    step)
{
  return has_step (self, edit, step, FALSE);
}

/* Returns: the first step from @step on that has something to do; the number of steps if there is none */
static int
find_step (const VedetteStack *self,
           VedetteEdit        *edit,
           int                 step)
{
  while (step <= VEDETTE_STACK_STEP_CAP && !vedette_round_has_step (self, edit, (VedetteStackStep) step))
    step++;
  return step;
}

/* The End token was drawn. It is settled what that brings; where nothing does, the list is confirmed all the same (T-14). What
 * was not drawn is in the bag until that is filled, or all are said to be back in it (A-T17, T-11). */
void
vedette_round_end (const VedetteStack *self,
                   VedetteEdit        *edit)
{
  int step = find_step (self, edit, VEDETTE_STACK_STEP_RETURN);

  vedette_edit_set (edit, self->game, "phase", VEDETTE_STACK_ROUND_END, "owner", (gint64) 0, "actor", (gint64) 0,
                    "step", MIN (step, VEDETTE_STACK_STEP_CAP), NULL);
  lose_kept (self, edit);
}

/* A step is settled: on to the next that has something to do, or to the next round. Who fell after it was asked who did is
 * asked for again (A-T05), and who comes after that was settled (A-T18). */
void
vedette_round_go_on (const VedetteStack *self,
                     VedetteEdit        *edit)
{
  int now = (int) vedette_stack_game_get_step (self->game);
  int step = find_step (self, edit, now + 1);

  if (now > VEDETTE_STACK_STEP_RECHECK && vedette_round_has_step (self, edit, VEDETTE_STACK_STEP_RECHECK))
    step = VEDETTE_STACK_STEP_RECHECK;
  else if (now > VEDETTE_STACK_STEP_ARRIVALS && has_arrivals (self, edit, TRUE, TRUE))
    step = VEDETTE_STACK_STEP_ARRIVALS;
  if (step <= VEDETTE_STACK_STEP_CAP)
    vedette_edit_set (edit, self->game, "step", step, NULL);
  else
    vedette_round_begin (self, edit);
}

static void
note_over (const VedetteStack *self,
           VedetteEdit        *edit,
           VedetteEffect      *effect)
{
  const char *fact = vedette_stack_hides (self, effect) ? VEDETTE_STACK_FACT_OVER_UNSEEN : "over";
  JsonObject *facts = vedette_edit_get_facts (edit);

  if (!json_object_has_member (facts, fact))
    json_object_set_array_member (facts, fact, json_array_new ());
  json_array_add_string_element (json_object_get_array_member (facts, fact), vedette_effect_get_name (effect));
}

/**
 * vedette_round_tick:
 * @whose: of whom; 0 for everybody's
 *
 * One less for the effects that count so; those that are over go (T-13), and are noted. Of some, only the GM knows.
 */
void
vedette_round_tick (const VedetteStack *self,
                    VedetteEdit        *edit,
                    VedetteEffectTick   tick,
                    gint64              whose)
{
  g_autoptr (GPtrArray) effects = vedette_edit_list (edit, vedette_effect_get_type ());

  for (guint i = 0; i < effects->len; i++)
    {
      VedetteEffect *effect = effects->pdata[i];
      int left = vedette_effect_get_left (effect) - 1;

      if (vedette_effect_get_tick (effect) != tick || (whose != 0 && vedette_effect_get_whose (effect) != whose))
        continue;
      if (left > 0)
        {
          vedette_edit_set (edit, effect, "left", left, NULL);
          continue;
        }
      note_over (self, edit, effect);
      vedette_edit_remove (edit, effect);
    }
}
