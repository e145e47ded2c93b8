/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switches that are set between two draws: until the next one all goes by what was agreed before, and then by the new. */

#include "bag-fixture.h"

/* A newcomer of this Turn waits for the end of the round as was agreed; one of the next Turn does not (A-T08). */
static void
test_arrivals (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-enemy','name':'ogre','initiative':4,'place':'waiting'}");
  bag_do (rules, "{'edit':'add-enemy','name':'troll','initiative':5,'place':'waiting'}");
  bag_draw (rules, "Mira");
  bag_switch (rules, "t.arrivals", "at-once");
  bag_do (rules, "{'move':'arrive','who':'ogre'}");
  bag_assert_place (bag_enemy (rules, "ogre"), "arriving");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 19);
  bag_do (rules, "{'move':'finish'}");
  bag_draw (rules, "Tom");
  bag_do (rules, "{'move':'arrive','who':'troll'}");
  bag_assert_place (bag_enemy (rules, "troll"), "in");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 24);
}

/* Mira dies by the effects: the end that has begun looks again, the next does not (A-T05). */
static void
test_recheck (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-effect','name':'poison','whose':'Mira','left':5}");
  bag_draw (rules, "end");
  bag_assert_step (rules, "effects");
  bag_switch (rules, "t.recheck_dead", "no");
  bag_do (rules, "{'move':'out','who':'Mira'}");
  bag_do (rules, "{'move':'confirm'}");
  bag_assert_step (rules, "recheck");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
  bag_do (rules, "{'edit':'add-effect','name':'poison','whose':'Tom','left':5}");
  bag_draw (rules, "end");
  bag_assert_step (rules, "effects");
  bag_do (rules, "{'move':'out','who':'Tom'}");
  bag_do (rules, "{'move':'confirm'}");
  bag_assert_step (rules, "arrivals");
}

/* Who fled in the round loses his tokens by what held when its End was drawn (A-T07). */
static void
test_out (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_switch (rules, "t.out_counts_as_dead", "yes");
  bag_draw (rules, "Mira");
  bag_do (rules, "{'move':'out','who':'Mira','how':'fled'}");
  bag_do (rules, "{'move':'finish'}");
  bag_draw (rules, "end");
  bag_switch (rules, "t.out_counts_as_dead", "no");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
  bag_draw (rules, "Tom");
  bag_do (rules, "{'move':'out','who':'Tom','how':'fled'}");
  bag_do (rules, "{'move':'finish'}");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "Tom"), ==, 2);
}

/* The bag is filled by the limit, and into the colours, that held when the End was drawn (T-06, A-T11). */
static void
test_bag (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-faction','name':'Cult','colour':'purple'}");
  bag_do (rules, "{'edit':'set-enemy','enemy':'shaman','faction':'Cult'}");
  bag_draw (rules, "end");
  bag_switch (rules, "t.cap", "2");
  bag_switch (rules, "t.enemy_colours", "per-faction");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 19);
  g_assert_cmpint (bag_left (rules, "Cult"), ==, 0);
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "enemies") + bag_left (rules, "Cult"), ==, 8);
  g_assert_cmpint (bag_left (rules, "Cult"), >, 0);
}

/* So does the number of a limit that is another one, and whether hired help raises it (A-T02). */
static void
test_limit (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_switch (rules, "t.cap", "2");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 8);
  bag_draw (rules, "end");
  bag_switch (rules, "t.cap", "3");
  bag_switch (rules, "t.cap_counts_hired", "yes");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 8);
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 18);
}

/* A line whose number is put right in the round may lose more than it can have: it stopped the program. */
static void
test_more_than_all (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  for (guint i = 0; i < 2; i++)
    {
      bag_do (rules, "{'edit':'set-enemy','enemy':'lizard-men','count':500}");
      bag_do (rules, "{'move':'out','who':'lizard-men','how':'dead','count':300}");
    }
  g_assert_cmpint (bag_get (bag_enemy (rules, "lizard-men"), "count"), ==, 200);
  g_assert_cmpint (bag_get (bag_enemy (rules, "lizard-men"), "fallen"), ==, 500);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/stack/t.arrivals/at-once/midgame", test_arrivals);
  g_test_add_func ("/rules/stack/t.recheck_dead/no/midgame", test_recheck);
  g_test_add_func ("/rules/stack/t.out_counts_as_dead/no/midgame", test_out);
  g_test_add_func ("/rules/stack/t.enemy_colours/per-faction/midgame", test_bag);
  g_test_add_func ("/rules/stack/t.cap/n/midgame", test_limit);
  g_test_add_func ("/stack/more-fallen-than-all", test_more_than_all);
  return g_test_run ();
}
