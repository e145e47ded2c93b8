/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays many fights at random: no assertion, no dead end, nothing offered that is refused, undo and redo exact. */

#include "bag-fixture.h"
#include "core/rules/vedette-status.h"
#include "vedette-random-play.h"
#include "vedette-test-trail.h"

#define MOVES 6000
#define MOVES_FAST 1500
/* A fight is left after so many steps, and each so many are undone and done again. */
#define MAX_STEPS 300
/* What is said is followed in so many of them, so far, and with so many edits. */
#define TRAILS 20
#define TRAIL_STEPS 60
#define TRAIL_EDITS 25
#define UNDO 4

static const char * const texts[] = {
  "Mira", "Tom", "Ann", "goblins", "lizard-men", "spearmen", "poison", "end", "red", "Mira, blue", "8 lizard-men, 2",
  "2 hired spearmen", "enemies", "t.cap", "t.arrivals", "at-once", "per-faction", "t.enemy_colours", NULL,
};
static const char * const idle[] = { "end", "out", "arrive", "next-encounter", NULL };

typedef struct
{
  VedetteRules *rules;
  VedetteRandomPlayer *player;
  GHashTable *seen; /* kinds of steps */
} Play;

static void G_GNUC_NORETURN
fail (Play       *self,
      const char *what)
{
  g_autofree char *last = vedette_random_player_get_last (self->player);

  g_error ("%s: %s", last, what);
}

static VedetteRules *
new_fight (guint32 seed)
{
  VedetteRules *rules = bag_new (seed % 3 == 0 ? "real" : "virtual");
  static const char * const switches[][2] = {
    { "t.cap", "2" }, { "t.cap_counts_hired", "yes" }, { "t.cap_recalc", "subtract" }, { "t.dead_token", "idle-turn" },
    { "t.recheck_dead", "no" }, { "t.out_counts_as_dead", "no" }, { "t.arrivals", "at-once" },
    { "t.enemy_colours", "per-faction" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    if ((seed >> i & 1) != 0)
      bag_switch (rules, switches[i][0], switches[i][1]);
  bag_do (rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (rules, "{'edit':'add-character','name':'Tom'}");
  bag_do (rules, "{'edit':'add-faction','name':'Cult','colour':'purple'}");
  bag_do (rules, "{'edit':'add-hired','name':'spearmen','count':2}");
  bag_do (rules, "{'edit':'add-enemy','name':'lizard-men','count':4,'initiative':2,'faction':'Cult'}");
  bag_do (rules, "{'edit':'add-enemy','name':'shaman','initiative':3,'hidden':true}");
  return rules;
}

static void
check_status (Play *self)
{
  static const char * const audiences[] = { NULL, "players", VEDETTE_AUDIENCE_UMPIRE };

  for (guint i = 0; i < G_N_ELEMENTS (audiences); i++)
    {
      g_autoptr (GListModel) status = vedette_rules_get_status (self->rules, audiences[i]);
      g_autoptr (GListModel) offers = vedette_rules_list_offers (self->rules, audiences[i]);
      g_autoptr (GListModel) spans = vedette_rules_list_spans (self->rules, audiences[i]);
      g_autofree char *hint = NULL;
      g_autofree char *due = vedette_rules_get_due (self->rules, audiences[i], &hint);

      if (g_list_model_get_n_items (status) == 0)
        fail (self, "there is no status");
      if (g_list_model_get_n_items (spans) > vedette_battle_get_place (vedette_rules_get_battle (self->rules)))
        fail (self, "there are more spans than steps");
      if (due == NULL && bag_game (self->rules, "phase") != VEDETTE_STACK_OVER)
        fail (self, "nothing is due");
      if (audiences[i] == NULL && g_list_model_get_n_items (offers) == 0)
        fail (self, "nothing is offered");
    }
}

/* What holds whatever was done */
static void
check_bag (Play *self)
{
  VedetteStack stack;
  g_autoptr (GPtrArray) owners = NULL;
  guint64 colours = 0;
  int n = 1;

  vedette_stack_read (&stack, vedette_rules_get_battle (self->rules));
  owners = vedette_stack_list_owners (&stack);
  for (guint i = 0; i < owners->len; i++)
    {
      int left = bag_get (owners->pdata[i], "left");
      guint64 colour = G_GUINT64_CONSTANT (1) << bag_get (owners->pdata[i], "colour");

      if (left > bag_get (owners->pdata[i], "tokens"))
        fail (self, "more tokens are left than there were");
      if ((colours & colour) != 0 || colour == G_GUINT64_CONSTANT (1) << VEDETTE_TOKEN_BLACK)
        fail (self, "a colour has two owners");
      colours |= colour;
      n += left;
    }
  if (n > VEDETTE_STACK_MAX_TOKENS)
    fail (self, "the bag holds more than it can");
}

/* Back and on again: the battle is what it was. */
static void
check_undo (Play        *self,
            VedetteStep *step,
            const char  *before)
{
  VedetteBattle *battle = vedette_rules_get_battle (self->rules);
  g_autofree char *now = vedette_battle_dump (battle);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  if (!vedette_battle_go_to (battle, vedette_step_get_after (step), NULL))
    fail (self, "cannot be undone");
  undone = vedette_battle_dump (battle);
  if (!g_str_equal (undone, before))
    fail (self, "undone, and not as before");
  if (!vedette_battle_go_to (battle, vedette_step_get_n (step), NULL))
    fail (self, "cannot be done again");
  redone = vedette_battle_dump (battle);
  if (!g_str_equal (redone, now))
    fail (self, "done again, and not as it was");
}

/* Returns: how many steps were made */
static guint
play (guint32     seed,
      GHashTable *seen)
{
  g_autoptr (VedetteRules) rules = new_fight (seed);
  g_autoptr (VedetteRandomPlayer) player = vedette_random_player_new (rules, seed, texts, idle);
  Play self = { .rules = rules, .player = player, .seen = seen };

  for (guint i = 0; i < MAX_STEPS; i++)
    {
      g_autofree char *before = i % UNDO == 0 ? vedette_battle_dump (vedette_rules_get_battle (rules)) : NULL;
      VedetteStep *step = vedette_random_player_play (player, i < 20 ? 60 : 15);

      g_assert_nonnull (step);
      g_hash_table_add (seen, (gpointer) g_intern_string (vedette_step_get_kind (step)));
      check_bag (&self);
      if (before != NULL)
        check_undo (&self, step, before);
      if (i % 16 == 0)
        check_status (&self);
    }
  return MAX_STEPS;
}

static void
test_random (void)
{
  static const char * const needed[] = { "start", "draw", "act", "finish", "keep-turn", "confirm", "out", "arrive",
                                         "rebalance", "next-encounter", "put-right", NULL };
  guint wanted = vedette_random_get_amount ("VEDETTE_RANDOM_MOVES", MOVES, MOVES_FAST);
  guint32 first = vedette_random_get_amount ("VEDETTE_RANDOM_SEED", 1, 1), seed = first;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  const char *unmade;
  guint made = 0;

  while (made < wanted || (made < MOVES && vedette_random_find_unmade (seen, needed) != NULL))
    made += play (seed++, seen);
  g_test_message ("%u moves in %u fights, %u kinds of them", made, seed - first, g_hash_table_size (seen));
  unmade = vedette_random_find_unmade (seen, needed);
  if (unmade != NULL)
    g_error ("nobody came to “%s”", unmade);
}

/* Nothing that is said in them changes unnoticed. */
static void
test_trail (void)
{
  g_autoptr (VedetteTestTrail) trail = vedette_test_trail_new ("stack");
  const guint trails = vedette_test_trail_get_battles (trail, TRAILS);

  for (guint32 seed = 1; seed <= trails; seed++)
    {
      g_autoptr (VedetteRules) rules = new_fight (seed * 37);
      g_autoptr (VedetteRandomPlayer) player = vedette_random_player_new (rules, seed, texts, idle);

      vedette_test_trail_follow (trail, rules, player, TRAIL_STEPS, TRAIL_EDITS);
    }
  vedette_test_trail_end (trail);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stack/random", test_random);
  g_test_add_func ("/stack/trail", test_trail);
  return g_test_run ();
}
