/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes into the bag and goes out of it: how many tokens each has for a round, and who is out for good. */

#include "vedette-config.h"

#include "core/stack/state/vedette-stack-bag.h"

#include <glib/gi18n-lib.h>

/* All of this reads what the edit is about to change: several steps of the end of a round may be one step. */

static gboolean
is_in (VedetteEdit *edit,
       gpointer     actor)
{
  return vedette_edit_get_enum (edit, actor, "place") == VEDETTE_STACK_IN;
}

/* Whether somebody has tokens in the next round: he is there, or out, but was not taken out yet (T-12) */
static gboolean
has_tokens (VedetteEdit *edit,
            gpointer     character)
{
  VedetteStackPlace place = (VedetteStackPlace) vedette_edit_get_enum (edit, character, "place");

  return place == VEDETTE_STACK_IN ||
         (place >= VEDETTE_STACK_DEAD && !g_value_get_boolean (vedette_edit_peek (edit, character, "gone")));
}

/* T-07: what the GM has settled is a wish of at most so many of those that the living bring (A-T16). */
static int
get_settled (VedetteEdit *edit,
             gpointer     owner,
             int          brings,
             int          by_rule)
{
  int settled = vedette_edit_get_int (edit, owner, "settled");

  return settled >= 0 ? MIN (settled, brings) : by_rule;
}

/* How many tokens a line brings: enemies that of their Initiative each (T-03), hired help one for each who is willing (T-15).
 * Who fell or went, and was not taken out yet, counts. */
static int
get_line_count (VedetteEdit *edit,
                gpointer     line)
{
  if (!is_in (edit, line))
    return 0;
  return vedette_edit_get_int (edit, line, "count") + vedette_edit_get_int (edit, line, "fallen") +
         vedette_edit_get_int (edit, line, "away");
}

static int
get_line_tokens (VedetteEdit *edit,
                 gpointer     line)
{
  int n = get_line_count (edit, line);

  if (VEDETTE_IS_ENEMY (line))
    return n * vedette_edit_get_int (edit, line, "initiative");
  return MIN (n, vedette_edit_get_int (edit, line, "willing"));
}

/**
 * vedette_bag_get_raw:
 * @owner: a character or a pool
 *
 * Returns: how many tokens the owner brings, or the lines of the pool do, without a limit
 */
int
vedette_bag_get_raw (const VedetteStack *self,
                     VedetteEdit        *edit,
                     gpointer            owner)
{
  g_autoptr (GPtrArray) lines = NULL;
  int n = 0;

  if (VEDETTE_IS_CHARACTER (owner))
    return has_tokens (edit, owner) ? VEDETTE_CHARACTER_TOKENS : 0;
  lines = vedette_stack_list_actors (self, owner);
  for (guint i = 0; i < lines->len; i++)
    n += get_line_tokens (edit, lines->pdata[i]);
  return n;
}

/* Returns: what the characters bring, for which the limit is a multiple (T-02) */
int
vedette_bag_count_characters (const VedetteStack *self,
                              VedetteEdit        *edit)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  int n = 0;

  for (guint i = 0; i < owners->len; i++)
    {
      int brings = VEDETTE_IS_CHARACTER (owners->pdata[i]) ? vedette_bag_get_raw (self, edit, owners->pdata[i]) : 0;

      n += get_settled (edit, owners->pdata[i], brings, brings);
    }
  return n;
}

/**
 * vedette_bag_get_cap:
 *
 * Returns: how many tokens the enemies may have at most (T-06, A-T02); -1 for any number
 */
int
vedette_bag_get_cap (const VedetteStack *self,
                     VedetteEdit        *edit)
{
  int bring = vedette_bag_count_characters (self, edit);

  if (vedette_house_rules_get (&self->house, "cap") == VEDETTE_CAP_OFF)
    return -1;
  if (vedette_house_rules_get (&self->house, "cap-counts-hired") == VEDETTE_YES_NO_YES)
    bring += vedette_bag_get_raw (self, edit, vedette_stack_get_pool (self, VEDETTE_POOL_HIRED));
  return bring * vedette_house_rules_get_number (&self->house, "cap-factor");
}

static gboolean
is_enemies (gpointer owner)
{
  return VEDETTE_IS_POOL (owner) && vedette_pool_get_kind (owner) == VEDETTE_POOL_ENEMIES;
}

/* What all enemies bring; A-T03, as the switch may have it: the dead are taken from what was placed, whatever was the limit. */
static int
count_enemies (const VedetteStack *self,
               VedetteEdit        *edit)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  int raw = 0;

  for (guint i = 0; i < owners->len; i++)
    if (is_enemies (owners->pdata[i]))
      raw += vedette_bag_get_raw (self, edit, owners->pdata[i]);
  return raw;
}

/* What the limit leaves of @n tokens of each pool of enemies. What cannot be shared out evenly goes to the first. */
static int
share (int n,
       int raw,
       int placed,
       int *rest)
{
  int part = raw > 0 ? (int) ((gint64) n * placed / raw) : 0;

  if (*rest > 0 && part < n)
    {
      part++;
      (*rest)--;
    }
  return part;
}

static int
get_rest (const VedetteStack *self,
          VedetteEdit        *edit,
          GPtrArray          *owners,
          int                 raw,
          int                 placed)
{
  int rest = placed;

  for (guint i = 0; raw > 0 && i < owners->len; i++)
    if (is_enemies (owners->pdata[i]))
      rest -= (int) ((gint64) vedette_bag_get_raw (self, edit, owners->pdata[i]) * placed / raw);
  return raw > 0 ? rest : 0;
}

static int
count_placed (const VedetteStack *self,
              VedetteEdit        *edit,
              int                 raw,
              int                 cap)
{
  int before = vedette_stack_game_get_shared (self->game);
  int change = raw - vedette_stack_game_get_raw (self->game);
  int placed = raw;

  if (vedette_house_rules_get (&self->house, "cap-recalc") == VEDETTE_CAP_RECALC_SUBTRACT &&
      vedette_stack_game_get_round (self->game) > 0)
    placed = CLAMP (before + change, 0, raw);
  return cap >= 0 ? MIN (placed, cap) : placed;
}

/* No more than a record can hold; with the End token, that is more than a bag may hold, and refused. */
static void
place (VedetteEdit *edit,
       gpointer     owner,
       int          tokens,
       int          left)
{
  vedette_edit_set (edit, owner, "tokens", MIN (tokens, VEDETTE_STACK_MAX_TOKENS), "left", MIN (left, VEDETTE_STACK_MAX_TOKENS),
                    NULL);
}

/**
 * vedette_bag_fill:
 *
 * Puts in the tokens of a new round: two of each character, one of each willing helper, those of the enemies within their
 * limit, or what the GM has settled (T-02 to T-07, T-15); and with them one End token, which nobody has (T-05).
 */
void
vedette_bag_fill (const VedetteStack *stack,
                  VedetteEdit        *edit)
{
  VedetteStack filled = *stack;
  const VedetteStack *self = &filled;
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  int raw, cap, placed, rest, sum = 0;

  /* From now on, the colours are those that the house rules say. */
  filled.split = vedette_house_rules_get (&self->house, "enemy-colours") == VEDETTE_ENEMY_COLOURS_PER_FACTION;
  raw = count_enemies (self, edit);
  cap = vedette_bag_get_cap (self, edit);
  placed = count_placed (self, edit, raw, cap);
  rest = get_rest (self, edit, owners, raw, placed);

  for (guint i = 0; i < owners->len; i++)
    {
      gpointer owner = owners->pdata[i];
      int brings = vedette_bag_get_raw (self, edit, owner);
      int n = get_settled (edit, owner, brings, is_enemies (owner) ? share (brings, raw, placed, &rest) : brings);

      sum += is_enemies (owner) ? n : 0;
      place (edit, owner, n, n);
    }
  vedette_edit_set (edit, self->game, "raw", raw, "cap", MAX (cap, 0), "placed", sum, "shared", placed, "split", self->split,
                    NULL);
}

/* Finds whether the bag holds more than it can, the End token counted (T-05), and @more that are no record's yet. */
void
vedette_bag_check (const VedetteStack *self,
                   VedetteEdit        *edit,
                   int                 more,
                   VedetteRuling      *ruling)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  gint64 n = 1 + more;

  for (guint i = 0; i < owners->len; i++)
    n += vedette_edit_get_int (edit, owners->pdata[i], "left");
  if (n > VEDETTE_STACK_MAX_TOKENS)
    vedette_ruling_forbid (ruling, "T-05",
                           /* Translators: the most tokens that a bag can have */
                           _("The bag cannot hold more than %d tokens. Remove participants, or enter fewer tokens."),
                           VEDETTE_STACK_MAX_TOKENS);
}

/* Puts back all tokens of the round (T-11). */
void
vedette_bag_return (const VedetteStack *self,
                    VedetteEdit        *edit)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    vedette_edit_set (edit, owners->pdata[i], "left", vedette_stack_get_int (owners->pdata[i], "tokens"), NULL);
}

void
vedette_bag_empty (const VedetteStack *self,
                   VedetteEdit        *edit)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    place (edit, owners->pdata[i], 0, 0);
}

/**
 * vedette_bag_tell_when:
 * @place: where the participant is once the move is done
 *
 * Finds when the tokens of somebody who comes into a fight that goes on come into the bag (A-T18).
 */
void
vedette_bag_tell_when (const VedetteStack *self,
                       const char         *name,
                       VedetteStackPlace   place,
                       VedetteRuling      *ruling)
{
  if (!vedette_stack_is_on (self, VEDETTE_STACK_ON_GAME) || place == VEDETTE_STACK_WAITING)
    return;
  if (place == VEDETTE_STACK_IN && vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    /* Translators: the name of a participant, such as “Mira” or “Orcs” */
    vedette_ruling_remind (ruling, "A-T18", _("%s: tokens go into the bag at once"), name);
  else
    /* Translators: the name of a participant, such as “Mira” or “Orcs” */
    vedette_ruling_remind (ruling, "A-T18", _("%s: tokens go into the bag when the bag is filled for the next round"), name);
}

/**
 * vedette_bag_put_in:
 * @actor: who has come, or is about to
 *
 * Puts in the tokens of somebody who comes in the middle of a round (A-T08), within the limit.
 */
void
vedette_bag_put_in (const VedetteStack *self,
                    VedetteEdit        *edit,
                    gpointer            actor)
{
  gpointer owner = vedette_stack_get_owner (self, actor);
  int n = VEDETTE_IS_CHARACTER (actor) ? VEDETTE_CHARACTER_TOKENS : get_line_tokens (edit, actor);
  int cap = vedette_bag_get_cap (self, edit);
  int placed = vedette_edit_get_int (edit, self->game, "placed");

  if (is_enemies (owner))
    {
      int raw = vedette_edit_get_int (edit, self->game, "raw") + n;

      if (cap >= 0)
        n = CLAMP (cap - placed, 0, n);
      vedette_edit_set (edit, self->game, "raw", raw, "placed", placed + n,
                        "shared", vedette_edit_get_int (edit, self->game, "shared") + n, NULL);
    }
  place (edit, owner, vedette_edit_get_int (edit, owner, "tokens") + n, vedette_edit_get_int (edit, owner, "left") + n);
}

/* Whether those who are out, but not dead, may be taken out (A-T07): the GM is asked, or they always are */
static gboolean
counts_out (const VedetteStack *self)
{
  return vedette_house_rules_get (&self->house, "out-counts-as-dead") != VEDETTE_OUT_COUNTS_NO;
}

/**
 * vedette_bag_has_out:
 * @all: whether those of whom only the GM knows count
 *
 * Returns: whether somebody is out whose tokens would be in the bag again
 */
gboolean
vedette_bag_has_out (const VedetteStack *self,
                     VedetteEdit        *edit,
                     gboolean            all)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);
  const VedetteIds *kept = g_value_get_boxed (vedette_edit_peek (edit, self->game, "kept"));

  for (guint i = 0; i < actors->len; i++)
    {
      gpointer actor = actors->pdata[i];
      VedetteStackPlace where = (VedetteStackPlace) vedette_edit_get_enum (edit, actor, "place");
      gboolean asked = counts_out (self) && !vedette_ids_contains (kept, vedette_record_get_id (actor));
      gboolean dead, away;

      if (VEDETTE_IS_CHARACTER (actor))
        {
          dead = where == VEDETTE_STACK_DEAD && has_tokens (edit, actor);
          away = where > VEDETTE_STACK_DEAD && has_tokens (edit, actor);
        }
      else
        {
          dead = vedette_edit_get_int (edit, actor, "fallen") > 0;
          away = vedette_edit_get_int (edit, actor, "away") > 0;
        }
      if ((all || !vedette_stack_is_secret (actor)) && (dead || (away && asked)))
        return TRUE;
    }
  return FALSE;
}

/* No more of the hired help are willing than there are (T-X10). */
static void
remove_from_line (VedetteEdit *edit,
                  gpointer     line,
                  gboolean     goes)
{
  int away = goes ? 0 : vedette_edit_get_int (edit, line, "away");

  vedette_edit_set (edit, line, "fallen", 0, "away", away, NULL);
  if (VEDETTE_IS_HIRED (line))
    vedette_edit_set (edit, line, "willing", MIN (vedette_edit_get_int (edit, line, "willing"),
                                                  vedette_edit_get_int (edit, line, "count") + away), NULL);
}

/**
 * vedette_bag_remove_out:
 * @keep: (nullable): who is out, but not dead, and keeps his tokens all the same
 *
 * Takes out the tokens of those who are dead, or out of the fight and as good as dead (T-12, A-T07).
 */
void
vedette_bag_remove_out (const VedetteStack *self,
                        VedetteEdit        *edit,
                        const VedetteIds   *keep)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

  for (guint i = 0; i < actors->len; i++)
    {
      gpointer actor = actors->pdata[i];
      gboolean goes = counts_out (self) && !vedette_ids_contains (keep, vedette_record_get_id (actor));
      VedetteStackPlace where = (VedetteStackPlace) vedette_edit_get_enum (edit, actor, "place");

      if (!VEDETTE_IS_CHARACTER (actor))
        remove_from_line (edit, actor, goes);
      else if (where == VEDETTE_STACK_DEAD || (where > VEDETTE_STACK_DEAD && goes))
        vedette_edit_set (edit, actor, "gone", TRUE, NULL);
    }
  vedette_edit_set (edit, self->game, "kept", keep, NULL);
}
