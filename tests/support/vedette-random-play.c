/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays moves and edits at random through the rules of any system. */

#include "vedette-random-play.h"

#include "core/document/vedette-codec.h"
#include "vedette-random-fill.h"

/* If MAX_FILLINGS random declarations of an offered move are refused, the player tries declarations with at most two
 * parameters. */
#define MAX_FILLINGS 5

struct _VedetteRandomPlayer
{
  VedetteRules *rules;
  GRand *rand;
  VedetteDice *dice;
  guint32 seed;
  guint n_steps;
  const char * const *texts;
  const char * const *idle;
  const char * const *blind;
  const char *name;
  JsonObject *params;
  gboolean strict; /* TRUE if the simulated players never agree to override a rule */
  gboolean meek;   /* TRUE if the simulated players always agree to override a rule */
  gboolean warned; /* TRUE if the rules answered any declaration of the move being tried with a warning */
};

/**
 * vedette_random_player_new:
 * @seed: the seed of the player's choices and dice, so that a failure can be repeated
 * @texts: (nullable): texts that have a meaning in this battle
 * @idle: (nullable): moves that do not advance the battle. A state that offers only these moves is a dead end. The
 *   first of these moves ends the battle, and the player makes it rarely
 *
 * Creates a simulated player that makes random moves.
 *
 * Returns: (transfer full): the player
 */
VedetteRandomPlayer *
vedette_random_player_new (VedetteRules       *rules,
                           guint32             seed,
                           const char * const *texts,
                           const char * const *idle)
{
  VedetteRandomPlayer *self = g_new0 (VedetteRandomPlayer, 1);

  self->rules = g_object_ref (rules);
  self->rand = g_rand_new_with_seed (seed);
  self->dice = vedette_dice_new_seed (seed, 0);
  self->seed = seed;
  self->texts = texts;
  self->idle = idle;
  return self;
}

void
vedette_random_player_free (VedetteRandomPlayer *self)
{
  g_clear_object (&self->rules);
  g_clear_object (&self->dice);
  g_clear_pointer (&self->rand, g_rand_free);
  g_clear_pointer (&self->params, json_object_unref);
  g_free (self);
}

GRand *
vedette_random_player_get_rand (VedetteRandomPlayer *self)
{
  return self->rand;
}

/**
 * vedette_random_player_get_last:
 *
 * Describes the last request that the player tried, for messages about a failure.
 *
 * Returns: (transfer full): seed, step number and request
 */
char *
vedette_random_player_get_last (VedetteRandomPlayer *self)
{
  g_autoptr (GString) params = g_string_new (NULL);

  if (self->params != NULL)
    vedette_codec_write_object (params, self->params);
  return g_strdup_printf ("seed %u, step %u: %s %s", self->seed, self->n_steps, self->name, params->str);
}

static void G_GNUC_NORETURN
fail (VedetteRandomPlayer *self,
      const char          *what,
      const char          *why)
{
  g_autofree char *last = vedette_random_player_get_last (self);

  g_error ("%s: %s%s%s", last, what, why != NULL ? ": " : "", why != NULL ? why : "");
}

static gboolean
is_open (VedetteRandomPlayer *self,
         VedetteMove         *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (self->rules, move);

  return ruling->verdict == VEDETTE_VERDICT_ALLOWED;
}

static gboolean
is_final (VedetteRandomPlayer *self,
          VedetteMove         *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (self->rules, move);

  return ruling->is_final;
}

static void
check_preview (VedetteRandomPlayer *self,
               VedetteMove         *move)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (self->rules, move);
  GListModel *outcomes;

  if (breakdown == NULL)
    return;
  outcomes = breakdown->outcomes;
  if (g_list_model_get_n_items (outcomes) == 0)
    fail (self, "a roll that comes to nothing", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (outcomes); i++)
    {
      g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (outcomes, i);
      double chance = vedette_chance_to_double (outcome->chance);

      if (!(chance >= 0 && chance <= 1))
        fail (self, "a chance that is none", outcome->id);
    }
}

/* Checks that a refused move fails and changes nothing. Callers set @agreed to %TRUE only if the refusal is final, so
 * that agreement of the players must not help. */
static void
check_refusal (VedetteRandomPlayer *self,
               VedetteMove         *move,
               gboolean             agreed)
{
  VedetteBattle *battle = vedette_rules_get_battle (self->rules);
  gint64 cursor = vedette_battle_get_cursor (battle);
  guint64 length = vedette_journal_get_length (vedette_battle_get_journal (battle));
  g_autoptr (GError) error = NULL;

  if (vedette_rules_perform (self->rules, move, self->dice, agreed, NULL, &error) != NULL)
    fail (self, agreed ? "final, and agreement helped" : "not allowed, and done", NULL);
  if (!g_error_matches (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED))
    fail (self, "not refused by the rules", error->message);
  if (vedette_battle_get_cursor (battle) != cursor ||
      vedette_journal_get_length (vedette_battle_get_journal (battle)) != length)
    fail (self, "refused, but something has changed", NULL);
}

static VedetteStep *
perform (VedetteRandomPlayer *self,
         VedetteMove         *move,
         VedetteRuling       *ruling)
{
  gboolean agreed = ruling->verdict != VEDETTE_VERDICT_ALLOWED;
  g_autoptr (GError) error = NULL;
  /* The players sometimes agree to a move that is allowed anyway, because agreement must make no difference then. */
  VedetteStep *step = vedette_rules_perform (self->rules, move, self->dice,
                                             agreed || g_rand_int_range (self->rand, 0, 8) == 0, NULL, &error);
  g_autofree char *said = NULL;

  if (step == NULL)
    fail (self, agreed ? "agreed, and failed" : "allowed, and failed", error->message);
  if (vedette_ruling_needs_both (ruling) != json_object_has_member (vedette_step_get_facts (step), "agreed"))
    fail (self, "the agreement is not in the facts, or none was needed", NULL);
  said = vedette_rules_describe (self->rules, step, NULL);
  if (said == NULL || *said == '\0' || !g_utf8_validate (said, -1, NULL))
    fail (self, "nothing can be said of it", NULL);
  return step;
}

/* Checks a move that is refused because a parameter is empty: its form must not allow the parameter to stay empty.
 * Moves that edit a record are left out, because their drafts check empty fields themselves. */
static void
check_needed (VedetteRandomPlayer *self,
              VedetteMove         *move,
              VedetteRuling       *ruling)
{
  for (guint i = 0; vedette_move_get_kind (move)->record == NULL && i < g_list_model_get_n_items (ruling->findings); i++)
    {
      const char *about = vedette_ruling_nth (ruling, i)->about;
      const VedetteField *field;

      if (about == NULL || vedette_ruling_nth (ruling, i)->verdict != VEDETTE_VERDICT_REFUSED ||
          vedette_move_is_said (move, about))
        continue;
      field = vedette_param_spec_get_field (g_object_class_find_property (G_OBJECT_GET_CLASS (move), about));
      if ((field->kind == VEDETTE_FIELD_REF || field->kind == VEDETTE_FIELD_IDS) && field->label != NULL &&
          field->none == NULL && !field->needed)
        fail (self, "cannot be done while it is not said, and a form lets it be left open", about);
    }
}

/* Declares the current move with @params, which this function takes over, and makes the move if the rules allow it. */
static VedetteStep *
try_params (VedetteRandomPlayer *self,
            JsonObject          *params)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  g_clear_pointer (&self->params, json_object_unref);
  self->params = params;
  move = vedette_rules_new_move (self->rules, self->name, params, &error);
  if (move == NULL)
    fail (self, "cannot be declared", error->message);
  ruling = vedette_rules_check (self->rules, move);
  check_needed (self, move, ruling);
  if (g_rand_int_range (self->rand, 0, 8) == 0)
    check_preview (self, move);
  if (ruling->verdict == VEDETTE_VERDICT_ALLOWED)
    return perform (self, move, ruling);

  if (ruling->why == NULL || *ruling->why == '\0')
    fail (self, "not allowed, and nobody says why", NULL);
  self->warned |= ruling->verdict == VEDETTE_VERDICT_WARNED;
  if (g_rand_int_range (self->rand, 0, 8) == 0)
    check_refusal (self, move, FALSE);
  if (!ruling->is_final)
    return self->meek || (!self->strict && g_rand_int_range (self->rand, 0, 10) == 0) ? perform (self, move, ruling) : NULL;
  if (g_rand_int_range (self->rand, 0, 8) == 0)
    check_refusal (self, move, TRUE);
  return NULL;
}

/* Declares the move with random values of two parameters until a declaration is allowed, at most 400 times. */
static VedetteStep *
try_two (VedetteRandomPlayer *self,
         VedetteMove         *move,
         GParamSpec          *first,
         GParamSpec          *second)
{
  VedetteStep *step = NULL;

  for (guint k = 0; step == NULL && k < 400; k++)
    {
      JsonNode *one = vedette_random_value (self->rules, move, first, self->rand, self->texts);
      JsonNode *two = vedette_random_value (self->rules, move, second, self->rand, self->texts);
      JsonObject *params = json_object_new ();

      if (one != NULL)
        json_object_set_member (params, first->name, one);
      if (two != NULL)
        json_object_set_member (params, second->name, two);
      step = try_params (self, params);
    }
  return step;
}

/* Tries the shortest declarations of the move: no parameter, each parameter alone, and each pair of parameters. */
static VedetteStep *
try_short (VedetteRandomPlayer *self,
           VedetteMove         *move)
{
  guint n_pspecs;
  GParamSpec **pspecs = vedette_move_list_params (move, &n_pspecs);
  VedetteStep *step = try_params (self, json_object_new ());

  for (guint i = 0; step == NULL && i < n_pspecs; i++)
    for (guint k = 0; step == NULL && k < 40; k++)
      {
        JsonNode *value = vedette_random_value (self->rules, move, pspecs[i], self->rand, self->texts);
        JsonObject *params;

        if (value == NULL)
          continue;
        params = json_object_new ();
        json_object_set_member (params, pspecs[i]->name, value);
        step = try_params (self, params);
      }
  for (guint i = 0; step == NULL && i < n_pspecs; i++)
    for (guint k = i + 1; step == NULL && k < n_pspecs; k++)
      step = try_two (self, move, pspecs[i], pspecs[k]);
  return step;
}

static gboolean
is_blind (VedetteRandomPlayer *self,
          VedetteMove         *move)
{
  return self->blind != NULL && g_strv_contains (self->blind, vedette_move_get_name (move));
}

static VedetteStep *
try_move (VedetteRandomPlayer *self,
          VedetteMove         *move,
          gboolean             must)
{
  g_autoptr (VedetteRuling) unsaid = vedette_rules_check (self->rules, move);
  VedetteStep *step = NULL;

  self->name = vedette_move_get_name (move);
  self->warned = FALSE;
  g_clear_pointer (&self->params, json_object_unref);
  check_needed (self, move, unsaid);
  for (guint i = 0; step == NULL && i < MAX_FILLINGS; i++)
    step = try_params (self, vedette_random_fill (self->rules, move, self->rand, self->texts));
  self->strict = TRUE;
  if (step == NULL && must)
    step = try_short (self, move);
  self->strict = FALSE;
  if (step == NULL && must && !self->warned && !is_blind (self, move))
    fail (self, "offered, and refused whatever is declared", NULL);
  return step;
}

static gboolean
is_idle (VedetteRandomPlayer *self,
         VedetteMove         *move)
{
  return self->idle != NULL && g_strv_contains (self->idle, vedette_move_get_name (move));
}

static void
sort_moves (VedetteRandomPlayer *self,
            GListModel          *moves,
            GPtrArray           *play,
            GPtrArray           *edits,
            GPtrArray           *closed)
{
  gboolean dead_end = TRUE, can_end = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      gboolean is_edit = vedette_move_get_group (move) == VEDETTE_MOVE_EDIT;

      if (!is_open (self, move))
        {
          g_ptr_array_add (closed, move);
          continue;
        }
      g_ptr_array_add (is_edit ? edits : play, move);
      if (!is_edit && !is_idle (self, move))
        dead_end = FALSE;
      can_end |= self->idle != NULL && g_str_equal (vedette_move_get_name (move), self->idle[0]);
    }
  /* If the move that ends the battle is not offered, the battle has not started or is over, so there is no dead end. */
  if (can_end && dead_end)
    fail (self, "a dead end came after this", NULL);
}

/* Tries every offered move that advances the battle. The test fails if all of them need agreement or are refused. */
static VedetteStep *
find_way_on (VedetteRandomPlayer *self,
             GPtrArray           *play)
{
  for (guint i = 0; i < play->len; i++)
    {
      VedetteStep *step = is_idle (self, play->pdata[i]) ? NULL : try_move (self, play->pdata[i], TRUE);

      if (step != NULL)
        return step;
    }
  fail (self, "a dead end came before this", NULL);
}

/* Tries the moves that need agreement, because no other move is offered. If this function finds none, the battle is
 * over. */
static VedetteStep *
find_agreement (VedetteRandomPlayer *self,
                GPtrArray           *closed)
{
  VedetteStep *step = NULL;

  self->meek = TRUE;
  for (guint i = 0; step == NULL && i < closed->len; i++)
    if (vedette_move_get_group (closed->pdata[i]) == VEDETTE_MOVE_PLAY && !is_final (self, closed->pdata[i]))
      step = try_move (self, closed->pdata[i], TRUE);
  self->meek = FALSE;
  return step;
}

static VedetteMove *
pick (VedetteRandomPlayer *self,
      GPtrArray           *moves)
{
  VedetteMove *move = NULL;

  for (guint i = 0; moves->len > 0 && i < 3; i++)
    {
      move = moves->pdata[g_rand_int_range (self->rand, 0, (gint32) moves->len)];
      if (self->idle == NULL || !g_str_equal (vedette_move_get_name (move), self->idle[0]))
        break;
    }
  return move;
}

/**
 * vedette_random_player_play:
 * @percent_edits: how often an edit is tried instead of a move, from 0 to 100
 *
 * Makes one step with an offered move, or sometimes with a move that is not offered. The test fails unless the answers
 * of the rules are true: an allowed move succeeds, a move with a final refusal fails, a move that needs agreement
 * succeeds with agreement, an offered move has a declaration that is not refused, and one of the offered moves advances
 * the battle without agreement.
 *
 * Returns: (transfer none) (nullable): the step; %NULL if no move of the battle is possible anymore
 */
VedetteStep *
vedette_random_player_play (VedetteRandomPlayer *self,
                            guint                percent_edits)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (self->rules);
  g_autoptr (GPtrArray) play = g_ptr_array_new ();
  g_autoptr (GPtrArray) edits = g_ptr_array_new ();
  g_autoptr (GPtrArray) closed = g_ptr_array_new ();
  VedetteStep *step = NULL;

  self->n_steps++;
  sort_moves (self, moves, play, edits, closed);
  if (play->len == 0)
    return find_agreement (self, closed);
  if (closed->len > 0 && g_rand_int_range (self->rand, 0, 16) == 0)
    step = try_move (self, pick (self, closed), FALSE);
  if (step == NULL && edits->len > 0 && g_rand_int_range (self->rand, 0, 100) < (int) percent_edits)
    step = try_move (self, pick (self, edits), FALSE);
  if (step == NULL)
    step = try_move (self, pick (self, play), TRUE);
  return step != NULL ? step : find_way_on (self, play);
}

/**
 * vedette_random_get_amount:
 * @variable: an environment variable that can override the number
 * @usual: the usual number
 * @fast: the number if the variable `VEDETTE_TEST_FAST` is set
 *
 * Gets the number of repetitions of a random test.
 *
 * Returns: the number, at least 1 if @variable is set
 */
guint
vedette_random_get_amount (const char *variable,
                           guint       usual,
                           guint       fast)
{
  const char *asked = g_getenv (variable);
  guint64 amount;

  if (asked == NULL)
    return g_getenv ("VEDETTE_TEST_FAST") != NULL ? fast : usual;
  if (!g_ascii_string_to_unsigned (asked, 10, 1, G_MAXUINT, &amount, NULL))
    g_error ("%s=%s is no number", variable, asked);
  return (guint) amount;
}

/**
 * vedette_random_find_unmade:
 * @made: (element-type utf8): the interned names of all moves that were made
 * @moves: the names of the moves that must be made
 *
 * Finds a move that was not made yet. A short run reaches different moves by chance, so a test that needs all @moves
 * plays until this function returns %NULL. The test needs its own limit, because some moves can remain unmade forever.
 *
 * Returns: (nullable): the first of @moves that was not made
 */
const char *
vedette_random_find_unmade (GHashTable          *made,
                            const char * const  *moves)
{
  for (guint i = 0; moves[i] != NULL; i++)
    if (!g_hash_table_contains (made, g_intern_string (moves[i])))
      return moves[i];
  return NULL;
}

/**
 * vedette_random_player_set_blind:
 * @blind: names of moves that can be open although no declaration is possible
 *
 * Sets the moves that the rules can offer even if every declaration is refused, because hiding the offer would reveal a
 * secret.
 */
void
vedette_random_player_set_blind (VedetteRandomPlayer *self,
                                 const char * const  *blind)
{
  self->blind = blind;
}
