/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates skirmishes with random rosters, order cards and house rules, and checks the invariants of their states. */

#include "vedette-random-skirmish.h"

#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/vedette-skirmish-rules.h"

#define MAX_CARDS 5

/* The test fails if more than MAX_ALIKE steps in a row leave the battle in the same state, because then the random
 * player seems to find no move to another state. */
#define MAX_ALIKE 250

static const char * const names[] = { "Wat", "Hob", "Guy the Reeve", "Archers", "Spearmen", "Will", "Blackheart",
                                      "Ælfric", "Crossbows" };

/* Text parameters often get one of these values, which have a meaning in these battles, such as distances,
 * casualties or the name of a fight. */
static const char * const texts[] = { "Wat / Hob 3.5",      "Wat / Archers 9\"",     "Hob / Guy the Reeve 2 unseen",
                                      "Spearmen / Will 4",  "Wat / Spearmen 1.25",   "Archers / Crossbows 12",
                                      "6 archers, average, bow", "Wat, good, leader heroic",
                                      "5 wolves, good, quick +2, \"the drum, loud\" -1",
                                      "Red: Archers 2",     "Blue: Wat 1",          "Blue: Spearmen 3",
                                      "Red: Wat",           "Blue: Hob no",         "At the bridge",
                                      NULL };

/* The moves in idle record something without advancing the battle, so a state that offers only these is a dead end. */
static const char * const idle[] = { "end", "out", "left", "contact", "condition", "card-done", "card-void", "arrive",
                                     "reveal", "judge-card", NULL };

static int
random_enum (GRand *rand,
             GType  type)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (type);

  return klass->values[g_rand_int_range (rand, 0, (gint32) klass->n_values)].value;
}

static void
set_switches (VedetteEdit *edit,
              gpointer     switches,
              GRand       *rand)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (switches);

  for (guint i = 1; i < klass->n_pspecs; i++)
    {
      GValue value = G_VALUE_INIT;

      g_value_init (&value, G_PARAM_SPEC_VALUE_TYPE (klass->pspecs[i]));
      g_value_set_enum (&value, random_enum (rand, G_VALUE_TYPE (&value)));
      if (g_rand_boolean (rand))
        vedette_edit_set_value (edit, switches, klass->pspecs[i]->name, &value);
    }
}

static gint64
add_line (VedetteEdit *edit,
          GRand       *rand,
          const char  *name,
          gint64       side,
          gint64       contingent)
{
  /* Each random number is drawn in its own statement, because compilers evaluate arguments in different orders, and a
   * seed must always make the same battle. */
  int count = g_rand_boolean (rand) ? 1 : g_rand_int_range (rand, 2, 12);
  int troops = random_enum (rand, VEDETTE_TYPE_TROOPS), weapon = random_enum (rand, VEDETTE_TYPE_WEAPON);
  gboolean reserve = g_rand_int_range (rand, 0, 5) == 0, hidden = g_rand_int_range (rand, 0, 6) == 0;
  gboolean break_off = g_rand_int_range (rand, 0, 5) == 0;
  g_autoptr (VedetteFigure) figure =
    g_object_new (VEDETTE_TYPE_FIGURE, "name", name, "side", side, "contingent", contingent, "count", count, "troops", troops,
                  "weapon", weapon, "reserve", reserve, "hidden", hidden, "break-off", break_off, NULL);

  if (reserve)
    {
      int action = g_rand_int_range (rand, 0, 20), die = g_rand_int_range (rand, 0, 7);

      g_object_set (figure, "arrives-action", action, "arrives-die", die, NULL);
    }
  if (g_rand_int_range (rand, 0, 4) == 0)
    g_object_set (figure, "leader", random_enum (rand, VEDETTE_TYPE_LEADER), NULL);
  return vedette_edit_insert (edit, figure, -1);
}

static GArray *
add_lines (VedetteEdit *edit,
           GRand       *rand,
           gint64       side,
           guint        max_lines)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (VedetteContingent) contingent = g_object_new (VEDETTE_TYPE_CONTINGENT, "name", "The first", "side", side, NULL);
  gint64 group = vedette_edit_insert (edit, contingent, -1);
  guint n = (guint) g_rand_int_range (rand, (gint32) max_lines / 2, (gint32) max_lines + 1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = i < G_N_ELEMENTS (names) ? g_strdup (names[i]) : g_strdup_printf ("Line %u", i + 1);
      gint64 id = add_line (edit, rand, name, side, g_rand_boolean (rand) ? group : 0);

      g_array_append_val (lines, id);
    }
  return lines;
}

/* Adds order cards that are valid: each card has an order, and its actors are on no other card. */
static void
add_cards (VedetteEdit *edit,
           GRand       *rand,
           gint64       side,
           GArray      *lines)
{
  int n = g_rand_int_range (rand, 0, MIN (MAX_CARDS, (int) lines->len / 2) + 1);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (VedetteIds) actors = vedette_ids_new (&g_array_index (lines, gint64, 2 * i), 2);
      gboolean waits = g_rand_int_range (rand, 0, 3) == 0;
      g_autoptr (VedetteOrderCard) card =
        g_object_new (VEDETTE_TYPE_ORDER_CARD, "number", i + 1, "side", side, "actors", actors, "order", "Take the barn",
                      "condition", waits ? "when the bell rings" : "", "state",
                      waits ? VEDETTE_CARD_DORMANT : VEDETTE_CARD_LIVE, NULL);

      vedette_edit_insert (edit, card, -1);
    }
}

VedetteRules *
vedette_random_skirmish_rules (VedetteBattle *battle)
{
  return g_object_new (VEDETTE_TYPE_SKIRMISH_RULES, "battle", battle, NULL);
}

/**
 * vedette_random_skirmish_new:
 * @seed: the seed of roster, cards and switches
 * @max_lines: the highest number of roster lines of a side; each side has at least half of this number
 *
 * Creates a battle in memory with valid cards and random switches.
 *
 * Returns: (transfer full): the rules of the battle
 */
VedetteRules *
vedette_random_skirmish_new (guint32 seed,
                             guint   max_lines)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_skirmish_schema);
  g_autoptr (GError) error = NULL;
  VedetteRules *rules = vedette_random_skirmish_rules (battle);
  VedetteSkirmish skirmish;
  VedetteEdit *edit;

  vedette_battle_set_clock (battle, "2026-01-02T03:04:05Z");
  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);

  vedette_skirmish_read (&skirmish, battle);
  edit = vedette_battle_edit (battle, "sample");
  set_switches (edit, skirmish.switches, rand);
  for (guint side = 0; side < 2; side++)
    {
      gint64 force = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[side]));
      g_autoptr (GArray) lines = add_lines (edit, rand, force, max_lines);

      add_cards (edit, rand, force, lines);
    }
  g_assert_nonnull (vedette_battle_commit (battle, edit, &error));
  g_assert_no_error (error);
  return rules;
}

VedetteRandomPlayer *
vedette_random_skirmish_player (VedetteRules *rules,
                                guint32       seed)
{
  return vedette_random_player_new (rules, seed, texts, idle);
}

gboolean
vedette_random_skirmish_over (VedetteRules *rules)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  return vedette_skirmish_game_get_state (skirmish.game) == VEDETTE_STATE_OVER;
}

static const char *
find_line_fault (VedetteBattle *battle)
{
  GListModel *figures = vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE);

  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);
      int standing = vedette_figure_get_count (figure) - vedette_figure_get_out (figure);

      if (standing < 0)
        return "more are out than there are";
      if (vedette_figure_get_in_melee (figure) > standing)
        return "more are in melee than stand";
      if (standing == 0 && vedette_figure_get_melee (figure) != VEDETTE_TRI_NO)
        return "the dead are in melee";
      if (vedette_figure_get_melee (figure) != VEDETTE_TRI_YES && vedette_figure_get_in_melee (figure) != 0)
        return "some are in melee, but the line is not";
    }
  return NULL;
}

/* Finds a body that is empty or has lines of the other side, and a line that belongs to more than one body. */
static const char *
find_body_fault (VedetteBattle *battle)
{
  GListModel *bodies = vedette_battle_get_records (battle, VEDETTE_TYPE_BODY);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_direct_hash, g_direct_equal);

  for (guint i = 0; i < g_list_model_get_n_items (bodies); i++)
    {
      g_autoptr (VedetteBody) body = g_list_model_get_item (bodies, i);
      const VedetteIds *members = vedette_body_get_members (body);

      if (vedette_ids_get_n (members) == 0)
        return "a body is of nobody";
      for (guint k = 0; k < vedette_ids_get_n (members); k++)
        {
          VedetteFigure *figure = vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, vedette_ids_get (members, k));

          if (vedette_figure_get_side (figure) != vedette_body_get_side (body))
            return "a body is of two sides";
          if (!g_hash_table_add (seen, figure))
            return "a line is in two bodies";
        }
    }
  return NULL;
}

/* Finds an invalid fight. A fight must have figures of both sides, all of whom are in melee (A-S41). */
static const char *
find_fight_fault (const VedetteSkirmish *skirmish)
{
  GListModel *fights = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGHT);

  for (guint i = 0; i < g_list_model_get_n_items (fights); i++)
    {
      g_autoptr (VedetteFight) fight = g_list_model_get_item (fights, i);
      const VedetteIds *lines = vedette_fight_get_lines (fight);

      if (!vedette_fights_has_both (skirmish, lines))
        return "a fight has men of one side only";
      for (guint k = 0; k < vedette_ids_get_n (lines); k++)
        {
          VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, k));

          if (figure == NULL || vedette_figure_get_melee (figure) != VEDETTE_TRI_YES || !vedette_figure_is_on_table (figure))
            return "who is in a fight is not in melee";
        }
    }
  return NULL;
}

/* Finds data about the restricted first action of a holder that the battle keeps although this action is not due. */
static const char *
find_first_fault (VedetteSkirmishGame *game)
{
  VedetteState state = vedette_skirmish_game_get_state (game);

  if (state == VEDETTE_STATE_ACT_RESTRICTED || state == VEDETTE_STATE_GENERAL_MELEE)
    return NULL;
  if (vedette_skirmish_game_get_nominee (game) != 0 || *vedette_skirmish_game_get_nominee_name (game) != '\0' ||
      vedette_skirmish_game_get_card (game) != 0 || vedette_skirmish_game_get_body (game) != 0 ||
      vedette_skirmish_game_get_intended (game) != NULL ||
      vedette_skirmish_game_get_intention (game) != VEDETTE_INTENTION_UNTRACKED ||
      vedette_skirmish_game_get_reach_claimed (game) || vedette_skirmish_game_get_sight_claimed (game) ||
      vedette_skirmish_game_get_won (game))
    return "a first action is remembered that is not due";
  return NULL;
}

/* Finds data that the battle keeps about an action to which the passive side can no longer react, and about a duel roll
 * that is not due. */
static const char *
find_reaction_fault (VedetteSkirmishGame *game)
{
  VedetteState state = vedette_skirmish_game_get_state (game);
  gboolean due = vedette_skirmish_game_get_duel_roll (game) == VEDETTE_DUEL_ROLL_DUE;

  if (due != (vedette_skirmish_game_get_duel_return (game) != VEDETTE_STATE_SETUP))
    return "a duel leads nowhere, or from nowhere";
  if (state == VEDETTE_STATE_DUEL_NOMINATE ? !due : due && state != VEDETTE_STATE_GENERAL_MELEE)
    return "the roll of a duel is due, but not its state, or the other way round";
  if (state == VEDETTE_STATE_CONTACT_MELEE || state == VEDETTE_STATE_NOMINATE || state == VEDETTE_STATE_REACT_MELEE)
    return NULL;
  if (vedette_skirmish_game_get_trigger (game) != VEDETTE_TRIGGER_NONE ||
      vedette_skirmish_game_get_react_move (game) != VEDETTE_REACT_MOVE_NONE ||
      vedette_skirmish_game_get_shot_back_done (game) || vedette_skirmish_game_get_actors (game) != NULL ||
      vedette_skirmish_game_get_targets (game) != NULL || vedette_skirmish_game_get_reacted (game) != NULL)
    return "an action is remembered that can no longer be answered";
  return NULL;
}

static const char *
find_holder_fault (const VedetteSkirmish *skirmish)
{
  gint64 holder = vedette_skirmish_get_holder (skirmish);

  if (vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_SETUP)
    return holder == 0 ? NULL : "somebody holds before the start";
  for (guint i = 0; i < 2; i++)
    if (holder == vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[i])))
      return NULL;
  return "neither side holds";
}

/* Finds a card whose state went back. A card goes from dormant to live, and then to done or void; only an edit of the
 * card can reset the state. */
static const char *
find_card_fault (VedetteBattle       *battle,
                 VedetteSkirmishSeen *seen)
{
  gboolean written = g_str_equal (vedette_step_get_kind (vedette_battle_get_current (battle)), "set-card");
  GListModel *cards = vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD);

  if (seen->cards == NULL)
    seen->cards = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (card));
      guint state = (guint) vedette_order_card_get_state (card);
      guint before = GPOINTER_TO_UINT (g_hash_table_lookup (seen->cards, &id));

      if (!written && (state < before || (before == VEDETTE_CARD_DONE && state != before)))
        return "a card went backwards";
      g_hash_table_insert (seen->cards, g_memdup2 (&id, sizeof id), GUINT_TO_POINTER (state));
    }
  return NULL;
}

/**
 * vedette_random_skirmish_fault:
 * @seen: (nullable): the state at the last call, which this call updates; %NULL to check only the invariants, as
 *   after undo
 *
 * Checks the invariants of a battle, and whether the battle could reach its state from the state in @seen.
 *
 * Returns: (nullable): the first violated invariant
 */
const char *
vedette_random_skirmish_fault (VedetteRules        *rules,
                               VedetteSkirmishSeen *seen)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteSkirmish skirmish;
  VedetteSkirmishSeen now = { 0 };
  const char *fault;

  vedette_skirmish_read (&skirmish, battle);
  fault = find_line_fault (battle);
  if (fault == NULL)
    fault = find_body_fault (battle);
  if (fault == NULL)
    fault = find_fight_fault (&skirmish);
  if (fault == NULL)
    fault = find_first_fault (skirmish.game);
  if (fault == NULL)
    fault = find_reaction_fault (skirmish.game);
  if (fault == NULL)
    fault = find_holder_fault (&skirmish);
  if (fault == NULL && vedette_skirmish_game_get_counters (skirmish.game) < 0)
    fault = "there are fewer counters than none";
  if (fault != NULL || seen == NULL)
    return fault;

  now.state = (guint) vedette_skirmish_game_get_state (skirmish.game);
  now.n_alike = now.state == seen->state ? seen->n_alike + 1 : 0;
  if (now.n_alike > MAX_ALIKE)
    return "there is no way out of this state";
  now.action_no = vedette_skirmish_game_get_action_no (skirmish.game);
  now.holding_no = vedette_skirmish_game_get_holding_no (skirmish.game);
  now.roll_no = vedette_skirmish_game_get_roll_no (skirmish.game);
  if (now.action_no < seen->action_no || now.action_no > seen->action_no + 1)
    return "the numbers of the actions do not go up by one";
  if (now.roll_no < seen->roll_no || now.roll_no > seen->roll_no + 1)
    return "the numbers of the rolls do not go up by one";
  if (now.holding_no < seen->holding_no || now.holding_no > seen->holding_no + 1)
    return "the numbers of the holdings do not go up by one";
  fault = find_card_fault (battle, seen);
  now.cards = seen->cards;
  *seen = now;
  return fault;
}
