/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The odds of the token stack: the tables of the catalogue, and every arrangement of small stacks counted through. */

#include <string.h>

#include "core/stack/state/vedette-stack-odds.h"
#include "vedette-test-table.h"

#define assert_cell vedette_test_assert_cell

#define MAX_CHARACTERS 3
/* Of those that are left, End counted: 7! arrangements each */
#define MAX_LEFT 7

/* Takes the fraction. */
static void
assert_fraction (VedetteFraction *fraction,
                 const char      *expected)
{
  g_autofree char *text = vedette_fraction_to_string (fraction);

  g_assert_cmpstr (text, ==, expected);
  vedette_fraction_unref (fraction);
}

/* Takes the fraction. */
static void
assert_ratio (VedetteFraction *fraction,
              gint64           num,
              gint64           den)
{
  g_autoptr (VedetteFraction) counted = vedette_fraction_new (num, den);
  g_autofree char *expected = vedette_fraction_to_string (counted);

  assert_fraction (fraction, expected);
}

/* --- The tables --- */

static guint
read_count (const char *cell)
{
  guint64 count;

  g_assert_true (g_ascii_string_to_unsigned (cell, 10, 0, 1000, &count, NULL));
  return (guint) count;
}

static void
check_participant (char **cells)
{
  const VedetteStackTokens tokens = { read_count (cells[0]), 0 };

  assert_cell (vedette_stack_odds_none (tokens), cells[1]);
  assert_cell (vedette_stack_odds_no_more (tokens), cells[1]);
  assert_cell (vedette_stack_expect_turns (tokens), cells[3]);
  for (guint n = 0; n <= tokens.placed; n++)
    assert_cell (vedette_stack_odds_turns (tokens, n), cells[1]);
}

static void
test_participants (void)
{
  vedette_test_table_check ("t_participant_tokens.csv",
                            "tokens,P_never_acts_in_a_round,dec,E_turns_per_round,P_idle_1_rounds_running,P_idle_2_rounds_running,"
                            "P_idle_3_rounds_running,P_idle_4_rounds_running,P_idle_5_rounds_running",
                            6, check_participant);
}

static void
fill_party (VedetteStackTokens *characters,
            guint               n)
{
  for (guint i = 0; i < n; i++)
    characters[i] = (VedetteStackTokens){ 2, 0 };
}

static void
check_party (char **cells)
{
  VedetteStackTokens characters[8];
  const VedetteStackMix mix = { characters, read_count (cells[0]), { 3, 0 }, { 17, 0 }, { 0, 0 } };

  g_assert_cmpuint (mix.n_characters, <=, G_N_ELEMENTS (characters));
  fill_party (characters, mix.n_characters);
  assert_cell (vedette_stack_odds_all_act (&mix), cells[1]);
  assert_cell (vedette_stack_odds_none (vedette_stack_mix_count_characters (&mix)), cells[3]);
  assert_cell (vedette_stack_expect_acting (&mix), cells[5]);
}

static void
test_parties (void)
{
  vedette_test_table_check ("t_party_coverage.csv", "characters,P_all_act,dec,P_none_act,dec,E_distinct_characters_acting", 8,
                            check_party);
}

static void
check_round (char **cells)
{
  VedetteStackTokens characters[8];
  VedetteStackTokens all;
  const VedetteStackMix mix = {
    characters, read_count (cells[1]), { read_count (cells[3]), 0 }, { read_count (cells[4]), 0 }, { 0, 0 },
  };

  g_assert_cmpuint (mix.n_characters, <=, G_N_ELEMENTS (characters));
  fill_party (characters, mix.n_characters);
  all = vedette_stack_mix_count_characters (&mix);
  g_assert_cmpuint (all.placed, ==, read_count (cells[2]));
  g_assert_cmpuint (vedette_stack_mix_get_total (&mix), ==, read_count (cells[5]));
  g_assert_cmpuint (vedette_stack_mix_get_left (&mix), ==, read_count (cells[5]));
  assert_cell (vedette_stack_expect_draws (&mix), cells[6]);
  assert_cell (vedette_stack_expect_draws_left (&mix), cells[6]);
  assert_cell (vedette_stack_expect_turns (vedette_stack_mix_count_turns (&mix)), cells[8]);
  assert_cell (vedette_stack_expect_turns (all), cells[10]);
  assert_cell (vedette_stack_expect_turns (mix.hired), cells[11]);
  assert_cell (vedette_stack_expect_turns (mix.enemies), cells[12]);
  assert_cell (vedette_stack_odds_none (vedette_stack_mix_count_turns (&mix)), cells[13]);
  assert_cell (vedette_stack_odds_end (&mix), cells[13]);
  assert_cell (vedette_stack_odds_none (all), cells[15]);
  assert_cell (vedette_stack_odds_none (mix.enemies), cells[17]);
  assert_cell (vedette_stack_odds_all_act (&mix), cells[19]);
  assert_cell (vedette_stack_expect_share (&mix), cells[21]);
  assert_cell (vedette_stack_expect_wait (&mix, characters[0]), cells[23]);
  assert_cell (vedette_stack_expect_run (&mix, mix.enemies), cells[25]);
}

static void
test_rounds (void)
{
  vedette_test_table_check ("t_round_table.csv",
                            "label,characters,char_tokens,hired_tokens,enemy_tokens,stack_size_with_End,E_draws_incl_End,dec,"
                            "E_turns_before_End,dec,E_char_turns,E_hired_turns,E_enemy_turns,P_round_has_no_turn,dec,"
                            "P_no_character_acts,dec,P_no_enemy_acts,dec,P_every_character_acts,dec,char_share_of_turns,dec,"
                            "E_draws_to_given_character_first_turn,dec,E_enemy_draws_before_first_other_token,dec",
                            82, check_round);
}

/* --- Every arrangement --- */

enum
{
  HIRED = MAX_CHARACTERS,
  ENEMIES,
  IDLE,
  END,
  N_OWNERS,
};

/* What all arrangements of what is left come to, added */
typedef struct
{
  gint64 n;                            /* arrangements */
  gint64 first[N_OWNERS];              /* in which the first token is his */
  gint64 turns[N_OWNERS][MAX_LEFT];    /* in which he has so many before End */
  gint64 all_act;
  gint64 acting;
  gint64 run;                          /* enemy tokens before the first other one */
  gint64 until[N_OWNERS];              /* draws until his first token, or End */
} Count;

static void
count_arrangement (const VedetteStackMix *mix,
                   const int             *order,
                   guint                  n,
                   Count                 *count)
{
  guint drawn[N_OWNERS] = { 0 };
  guint until[N_OWNERS] = { 0 };
  guint run = 0, acting = 0, draws = 0;

  while (run < n && order[run] == ENEMIES)
    run++;
  for (draws = 1; order[draws - 1] != END; draws++)
    {
      if (drawn[order[draws - 1]]++ == 0)
        until[order[draws - 1]] = draws;
    }
  for (guint i = 0; i < mix->n_characters; i++)
    acting += mix->characters[i].drawn + drawn[i] > 0;
  count->n++;
  count->first[order[0]]++;
  for (guint i = 0; i < END; i++)
    {
      count->turns[i][drawn[i]]++;
      count->until[i] += until[i] > 0 ? until[i] : draws;
    }
  count->all_act += acting == mix->n_characters;
  count->acting += acting;
  count->run += run;
}

static void
arrange (const VedetteStackMix *mix,
         int                   *order,
         guint                  from,
         guint                  n,
         Count                 *count)
{
  if (from == n)
    {
      count_arrangement (mix, order, n, count);
      return;
    }
  for (guint i = from; i < n; i++)
    {
      int first = order[i];

      order[i] = order[from];
      order[from] = first;
      arrange (mix, order, from + 1, n, count);
      order[from] = order[i];
      order[i] = first;
    }
}

static VedetteStackTokens
get_tokens (const VedetteStackMix *mix,
            guint                  owner)
{
  if (owner < MAX_CHARACTERS)
    return owner < mix->n_characters ? mix->characters[owner] : (VedetteStackTokens){ 0, 0 };
  return owner == HIRED ? mix->hired : owner == ENEMIES ? mix->enemies : mix->idle;
}

/* Returns: whether there are few enough to be counted */
static gboolean
count_all (const VedetteStackMix *mix,
           Count                 *count)
{
  int order[MAX_LEFT];
  guint n = 0;

  memset (count, 0, sizeof *count);
  if (vedette_stack_mix_get_left (mix) > MAX_LEFT)
    return FALSE;
  for (guint owner = 0; owner < END; owner++)
    for (guint i = get_tokens (mix, owner).drawn; i < get_tokens (mix, owner).placed; i++)
      order[n++] = (int) owner;
  order[n++] = END;
  g_assert_cmpuint (n, ==, vedette_stack_mix_get_left (mix));
  arrange (mix, order, 0, n, count);
  return TRUE;
}

/* Of all arrangements together: Turns in the round, with those that were taken */
static gint64
add_turns (const Count *count,
           guint        owner,
           guint        drawn)
{
  gint64 sum = count->n * drawn;

  for (guint n = 0; n < MAX_LEFT; n++)
    sum += count->turns[owner][n] * n;
  return sum;
}

static void
check_owner (const VedetteStackMix *mix,
             const Count           *count,
             guint                  owner)
{
  VedetteStackTokens tokens = get_tokens (mix, owner);

  assert_ratio (vedette_stack_odds_next (mix, tokens), count->first[owner], count->n);
  assert_ratio (vedette_stack_odds_no_more (tokens), count->turns[owner][0], count->n);
  assert_ratio (vedette_stack_odds_none (tokens), tokens.drawn == 0 ? count->turns[owner][0] : 0, count->n);
  assert_ratio (vedette_stack_expect_turns (tokens), add_turns (count, owner, tokens.drawn), count->n);
  for (guint n = 0; n <= tokens.placed + 1; n++)
    assert_ratio (vedette_stack_odds_turns (tokens, n), n >= tokens.drawn ? count->turns[owner][n - tokens.drawn] : 0, count->n);
}

static void
check_mix (const VedetteStackMix *mix,
           const Count           *count)
{
  VedetteStackTokens characters = vedette_stack_mix_count_characters (mix);
  VedetteStackTokens turns = vedette_stack_mix_count_turns (mix);
  gint64 characters_turns = 0, all_turns, all_draws;

  for (guint owner = 0; owner < END; owner++)
    check_owner (mix, count, owner);
  for (guint i = 0; i < mix->n_characters; i++)
    characters_turns += add_turns (count, i, mix->characters[i].drawn);
  all_turns = characters_turns + add_turns (count, HIRED, mix->hired.drawn) + add_turns (count, ENEMIES, mix->enemies.drawn);
  all_draws = all_turns + add_turns (count, IDLE, mix->idle.drawn) + count->n;
  assert_ratio (vedette_stack_odds_end (mix), count->first[END], count->n);
  assert_ratio (vedette_stack_expect_turns (characters), characters_turns, count->n);
  assert_ratio (vedette_stack_expect_turns (turns), all_turns, count->n);
  assert_ratio (vedette_stack_expect_draws (mix), all_draws, count->n);
  assert_ratio (vedette_stack_expect_draws_left (mix), all_draws - count->n * (turns.drawn + mix->idle.drawn), count->n);
  assert_ratio (vedette_stack_odds_all_act (mix), count->all_act, count->n);
  assert_ratio (vedette_stack_expect_acting (mix), count->acting, count->n);
  assert_ratio (vedette_stack_expect_run (mix, mix->enemies), count->run, count->n);
  if (turns.placed == 0)
    g_assert_null (vedette_stack_expect_share (mix));
  else
    assert_ratio (vedette_stack_expect_share (mix), characters_turns, all_turns);
}

/* The draws until End or his token now, and, as often as that is End, the same in rounds that begin anew until it is not. */
static gboolean
check_wait (const VedetteStackMix *mix,
            const Count           *count,
            guint                  owner)
{
  VedetteStackTokens characters[MAX_CHARACTERS];
  VedetteStackTokens tokens = get_tokens (mix, owner);
  VedetteStackMix fresh = { characters, mix->n_characters, { mix->hired.placed, 0 }, { mix->enemies.placed, 0 }, { 0, 0 } };
  Count later;

  if (tokens.placed == 0)
    {
      g_assert_null (vedette_stack_expect_wait (mix, tokens));
      return FALSE;
    }
  for (guint i = 0; i < mix->n_characters; i++)
    characters[i] = (VedetteStackTokens){ mix->characters[i].placed, 0 };
  if (!count_all (&fresh, &later))
    return FALSE;
  assert_ratio (vedette_stack_expect_wait (mix, tokens),
                count->until[owner] * (later.n - later.turns[owner][0]) + count->turns[owner][0] * later.until[owner],
                count->n * (later.n - later.turns[owner][0]));
  return TRUE;
}

/* Calls itself for each character, and then looks at the mix. */
static void
check_mixes (VedetteStackMix    *mix,
             VedetteStackTokens *characters,
             guint               least,
             guint              *n_mixes,
             guint              *n_waits)
{
  static const VedetteStackTokens kinds[] = { { 0, 0 }, { 1, 0 }, { 1, 1 }, { 2, 0 }, { 2, 1 }, { 2, 2 }, { 3, 0 }, { 3, 1 } };
  Count count;

  if (!count_all (mix, &count))
    return;
  check_mix (mix, &count);
  (*n_mixes)++;
  for (guint owner = 0; owner < IDLE; owner++)
    *n_waits += check_wait (mix, &count, owner);
  if (mix->n_characters == MAX_CHARACTERS)
    return;
  for (guint kind = least; kind < G_N_ELEMENTS (kinds); kind++)
    {
      characters[mix->n_characters++] = kinds[kind];
      check_mixes (mix, characters, kind, n_mixes, n_waits);
      mix->n_characters--;
    }
}

static void
test_arrangements (void)
{
  static const VedetteStackTokens hired[] = { { 0, 0 }, { 1, 0 }, { 2, 1 } };
  static const VedetteStackTokens enemies[] = { { 0, 0 }, { 1, 1 }, { 2, 0 }, { 3, 2 } };
  static const VedetteStackTokens idle[] = { { 0, 0 }, { 2, 1 } };
  VedetteStackTokens characters[MAX_CHARACTERS];
  guint n_mixes = 0, n_waits = 0;

  for (guint i = 0; i < G_N_ELEMENTS (hired); i++)
    for (guint j = 0; j < G_N_ELEMENTS (enemies); j++)
      for (guint k = 0; k < G_N_ELEMENTS (idle); k++)
        {
          VedetteStackMix mix = { characters, 0, hired[i], enemies[j], idle[k] };

          check_mixes (&mix, characters, 0, &n_mixes, &n_waits);
        }
  g_test_message ("%u mixes, %u waits", n_mixes, n_waits);
  g_assert_cmpuint (n_mixes, >, 1500);
  g_assert_cmpuint (n_waits, >, 500);
}

/* --- Single rules --- */

/* The catalogue's figures of a running round: after d draws without End the next is End in one of 27 − d cases. */
static void
test_end (void)
{
  for (guint drawn = 0; drawn <= 26; drawn++)
    {
      VedetteStackTokens characters[5];
      VedetteStackMix mix = { characters, G_N_ELEMENTS (characters), { 0, 0 }, { 16, MIN (drawn, 16) }, { 0, 0 } };

      fill_party (characters, G_N_ELEMENTS (characters));
      for (guint i = 16; i < drawn; i++)
        characters[(i - 16) % 5].drawn++;
      assert_ratio (vedette_stack_odds_end (&mix), 1, 27 - drawn);
    }
}

/* 16 of 27, and 15 of 26 when one was drawn; 2 of 27, and none when both are out */
static void
test_next (void)
{
  VedetteStackTokens characters[5];
  VedetteStackMix mix = { characters, G_N_ELEMENTS (characters), { 0, 0 }, { 16, 0 }, { 0, 0 } };

  fill_party (characters, G_N_ELEMENTS (characters));
  assert_fraction (vedette_stack_odds_next (&mix, mix.enemies), "16/27");
  assert_fraction (vedette_stack_odds_next (&mix, characters[2]), "2/27");
  mix.enemies.drawn = 1;
  assert_fraction (vedette_stack_odds_next (&mix, mix.enemies), "15/26");
  characters[2].drawn = 2;
  assert_fraction (vedette_stack_odds_next (&mix, characters[2]), "0/1");
  assert_fraction (vedette_stack_odds_no_more (characters[2]), "1/1");
}

static void
test_limit (void)
{
  g_assert_cmpuint (vedette_stack_get_limit (10, 2), ==, 20);
  g_assert_cmpuint (vedette_stack_get_limit (0, 2), ==, 0);
  g_assert_cmpuint (vedette_stack_get_limit (G_MAXUINT, 9), ==, G_MAXUINT);
}

/* Fifty goblins against five, and what was drawn changes nothing: share and wait, and nothing of a character's own Turns */
static void
test_limit_effect (void)
{
  VedetteStackTokens characters[5];
  VedetteStackMix mix = { characters, G_N_ELEMENTS (characters), { 0, 0 }, { 20, 7 }, { 0, 0 } };
  g_auto (VedetteStackLimit) limit = { 0 };

  fill_party (characters, G_N_ELEMENTS (characters));
  characters[1].drawn = 1;
  vedette_stack_limit_weigh (&mix, 50, &limit);
  assert_fraction (vedette_fraction_ref (limit.share_without), "1/6");
  assert_fraction (vedette_fraction_ref (limit.share), "1/3");
  assert_fraction (vedette_fraction_ref (limit.wait_without), "93/4");
  assert_fraction (vedette_fraction_ref (limit.wait), "12/1");
  characters[1].drawn = 0;
  for (guint enemies = 20; enemies <= 50; enemies += 30)
    {
      mix.enemies = (VedetteStackTokens){ enemies, 0 };
      assert_fraction (vedette_stack_odds_none (characters[0]), "1/3");
      assert_fraction (vedette_stack_expect_turns (characters[0]), "1/1");
      assert_fraction (vedette_stack_expect_draws (&mix), enemies == 20 ? "16/1" : "31/1");
    }
}

/* One who died after his Turn has acted; the token that he leaves in the stack is a draw, but nobody's Turn. */
static void
test_dead (void)
{
  const VedetteStackTokens characters[] = { { 1, 1 }, { 2, 0 } };
  const VedetteStackMix mix = { characters, G_N_ELEMENTS (characters), { 0, 0 }, { 3, 0 }, { 1, 0 } };

  g_assert_cmpuint (vedette_stack_mix_get_left (&mix), ==, 7);
  assert_fraction (vedette_stack_expect_draws_left (&mix), "4/1");
  assert_fraction (vedette_stack_expect_turns (vedette_stack_mix_count_turns (&mix)), "7/2");
  assert_fraction (vedette_stack_odds_all_act (&mix), "2/3");
  assert_fraction (vedette_stack_expect_acting (&mix), "5/3");
}

/* What no number of 64 bits holds: the product of 2j / (2j + 1) for 40 characters, whoever else is there */
static void
test_large (void)
{
  VedetteStackTokens characters[40];
  VedetteStackMix mix = { characters, G_N_ELEMENTS (characters), { 12, 3 }, { 400, 399 }, { 0, 0 } };

  fill_party (characters, G_N_ELEMENTS (characters));
  assert_fraction (vedette_stack_odds_all_act (&mix), "302231454903657293676544/2177020976850057573347805");
  characters[7].drawn = 1;
  assert_fraction (vedette_stack_odds_all_act (&mix), "18889465931478580854784/134384010916670220577025");
  characters[8] = (VedetteStackTokens){ 0, 0 };
  assert_fraction (vedette_stack_odds_all_act (&mix), "0/1");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/stack/T-20/participants", test_participants);
  g_test_add_func ("/rules/stack/T-02/parties", test_parties);
  g_test_add_func ("/rules/stack/T-08/rounds", test_rounds);
  g_test_add_func ("/rules/stack/T-08/arrangements", test_arrangements);
  g_test_add_func ("/rules/stack/T-08/next", test_next);
  g_test_add_func ("/rules/stack/T-05/end", test_end);
  g_test_add_func ("/rules/stack/T-06/limit", test_limit);
  g_test_add_func ("/rules/stack/A-T12/effect", test_limit_effect);
  g_test_add_func ("/rules/stack/A-T04/odds", test_dead);
  g_test_add_func ("/rules/stack/T-20/large", test_large);

  return g_test_run ();
}
