/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays many battles at random: no assertion, no dead end, nothing offered that is refused, undo and redo exact. */

#include "eagles-fixture.h"

#include "core/rules/vedette-pending.h"
#include "vedette-random-play.h"
#include "vedette-test-trail.h"

#define MOVES 5000
#define MOVES_FAST 1200
/* A battle is left after so many steps, and each so many are undone and done again. */
#define MAX_STEPS 300
/* What is said is followed in so many of them, so far, and with so many edits. */
#define TRAILS 20
#define TRAIL_STEPS 60
#define TRAIL_EDITS 25
#define UNDO 4
/* At so many steps the armies are still being set up. */
#define FIRST_STEPS 20

static const char * const texts[] = {
  "R1", "B2", "R11", "B21", "red", "blue", "Guard", "I Corps", "French", "1st Division, good: 4 line infantry",
  "Hold the farm", "e.tie_steal", "reroll", "e.interrupted", "lost", "e.orders", "on", "e.class_dice", "d10", NULL,
};
/* Whether something is on its way or has come, and whether a formation is still to come, is a secret (A-E36). */
static const char * const blind[] = { "test-dispatch", "activate-order", "arrive", NULL };
static const char * const idle[] = { "end", "arrive", "attach", "lose-commander", NULL };

typedef struct
{
  VedetteRules *rules;
  VedetteRandomPlayer *player;
} Play;

static void G_GNUC_NORETURN
fail (Play       *self,
      const char *what)
{
  g_autofree char *last = vedette_random_player_get_last (self->player);

  g_error ("%s: %s", last, what);
}

/* Every house rule at the value that the seed says */
static void
set_switches (VedetteRules *rules,
              guint32       seed)
{
  for (guint i = 0; i < vedette_switch_table_get_n (&vedette_eagles_switch_table); i++)
    {
      const VedetteSwitch *row = vedette_switch_table_nth (&vedette_eagles_switch_table, i);
      guint n = vedette_switch_get_n_values (row);
      int value = vedette_switch_nth_value (row, (seed * 7 + i * i + (seed >> (i % 8))) % n);

      eagles_switch (rules, row->key, vedette_switch_get_value_nick (row, value));
    }
}

static VedetteRules *
new_war (guint32 seed)
{
  VedetteRules *rules = eagles_new_armies ();

  set_switches (rules, seed);
  eagles_do (rules, "{'edit':'add-corps','army':'blue','name':'I Corps','rating':'excellent'}");
  eagles_do (rules, "{'edit':'add-division','army':'red','name':'Hussars','kind':'independent'}");
  eagles_do (rules, "{'edit':'add-unit','division':'Hussars','name':'RH','arm':'cavalry','troops':'elite'}");
  eagles_do (rules, "{'edit':'add-division','army':'blue','name':'Reserve','place':'away','arrives':2}");
  eagles_do (rules, "{'edit':'add-unit','division':'Reserve','name':'BR','troops':'conscript'}");
  if (seed % 2 == 0)
    eagles_do (rules, "{'edit':'set-battle','elite-die':12,'line-die':10,'conscript-die':8}");
  return rules;
}

static void
check_status (Play *self)
{
  static const char * const audiences[] = { NULL, VEDETTE_AUDIENCE_ALL, "red", "blue", VEDETTE_AUDIENCE_UMPIRE };

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
      if (due == NULL && eagles_game (self->rules, "phase") != VEDETTE_EAGLES_OVER)
        fail (self, "nothing is due");
      if (g_list_model_get_n_items (offers) == 0 && eagles_game (self->rules, "phase") != VEDETTE_EAGLES_OVER)
        fail (self, "nothing is offered");
    }
}

static guint
count_active (VedetteRules      *rules,
              VedetteActivation  activation)
{
  VedetteEagles eagles;
  g_autoptr (GPtrArray) divisions = NULL;
  guint n = 0;

  eagles_read (rules, &eagles);
  divisions = vedette_eagles_list (&eagles, vedette_division_get_type ());
  for (guint i = 0; i < divisions->len; i++)
    n += vedette_division_get_activation (divisions->pdata[i]) == activation ? 1 : 0;
  return n;
}

/* What holds whatever was done: one division is active or none, one suspended or none, and points only become fewer. */
static void
check_battle (Play      *self,
              const int *pools)
{
  VedetteBattle *battle = vedette_rules_get_battle (self->rules);
  g_autoptr (GPtrArray) pile = vedette_pending_list (battle);
  int phase = eagles_game (self->rules, "phase");

  if (pile->len > 2)
    fail (self, "the pile is deeper than a reaction on a thief");
  if ((phase == VEDETTE_EAGLES_DIVISION_ACTIVE || phase == VEDETTE_EAGLES_THIEF_ACTIVE) && eagles_active (self->rules) == NULL)
    fail (self, "a division is active, and it is none");
  if (count_active (self->rules, VEDETTE_ACTIVATION_SUSPENDED) > 1)
    fail (self, "two divisions are suspended");
  if (phase == VEDETTE_EAGLES_CHOOSE && pile->len > 0)
    fail (self, "something is pending while the owner chooses");
  if (pools[0] >= 0 && (eagles_get (eagles_army (self->rules, "red"), "pool") > pools[0] ||
                        eagles_get (eagles_army (self->rules, "blue"), "pool") > pools[1]))
    fail (self, "points were filled up");
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
  g_autoptr (VedetteRules) rules = new_war (seed);
  g_autoptr (VedetteRandomPlayer) player = vedette_random_player_new (rules, seed, texts, idle);
  Play self = { .rules = rules, .player = player };
  guint i;

  vedette_random_player_set_blind (player, blind);
  for (i = 0; i < MAX_STEPS && eagles_game (rules, "phase") != VEDETTE_EAGLES_OVER; i++)
    {
      g_autofree char *before = i % UNDO == 0 ? vedette_battle_dump (vedette_rules_get_battle (rules)) : NULL;
      gboolean counted = eagles_game (rules, "phase") > VEDETTE_EAGLES_POOL;
      int pools[] = { counted ? eagles_get (eagles_army (rules, "red"), "pool") : -1,
                      counted ? eagles_get (eagles_army (rules, "blue"), "pool") : -1 };
      VedetteStep *step = vedette_random_player_play (player, i < FIRST_STEPS ? 60 : 8);

      if (step == NULL)
        g_error ("seed %u, step %u: nothing can be done in phase %d", seed, i, eagles_game (rules, "phase"));
      g_hash_table_add (seen, (gpointer) g_intern_string (vedette_step_get_kind (step)));
      check_battle (&self, pools);
      if (before != NULL)
        check_undo (&self, step, before);
      if (i % 16 == 0)
        check_status (&self);
    }
  return i;
}

static void
test_random (void)
{
  static const char * const needed[] = { "start", "roll-points", "allocate", "opposed-roll", "activate", "finish",
                                         "steal", "pass", "next-turn", "move", "skirmish-done", "attach", NULL };
  guint wanted = vedette_random_get_amount ("VEDETTE_RANDOM_MOVES", MOVES, MOVES_FAST);
  guint32 first = vedette_random_get_amount ("VEDETTE_RANDOM_SEED", 1, 1), seed = first;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  const char *unmade;
  guint made = 0;

  while (made < wanted || (made < MOVES && vedette_random_find_unmade (seen, needed) != NULL))
    made += play (seed++, seen);
  g_test_message ("%u moves in %u battles, %u kinds of them", made, seed - first, g_hash_table_size (seen));
  unmade = vedette_random_find_unmade (seen, needed);
  if (unmade != NULL)
    g_error ("nobody came to “%s”", unmade);
}

/* Nothing that is said in them changes unnoticed. */
static void
test_trail (void)
{
  g_autoptr (VedetteTestTrail) trail = vedette_test_trail_new ("eagles");
  const guint trails = vedette_test_trail_get_battles (trail, TRAILS);

  for (guint32 seed = 1; seed <= trails; seed++)
    {
      g_autoptr (VedetteRules) rules = new_war (seed * 37);
      g_autoptr (VedetteRandomPlayer) player = vedette_random_player_new (rules, seed, texts, idle);

      vedette_random_player_set_blind (player, blind);
      vedette_test_trail_follow (trail, rules, player, TRAIL_STEPS, TRAIL_EDITS);
    }
  vedette_test_trail_end (trail);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eagles/random", test_random);
  g_test_add_func ("/eagles/trail", test_trail);
  return g_test_run ();
}
