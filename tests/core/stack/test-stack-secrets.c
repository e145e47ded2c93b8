/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the players are told does not depend on what is the GM's: two fights that differ in nothing else are alike to them. */

#include "bag-fixture.h"
#include "vedette-test-told.h"

/* Requests where the two differ; where there is one, both have it. "!" draws. */
typedef struct
{
  const char *one, *other;
} Row;

static void
make (VedetteRules *rules,
      const char   *request)
{
  if (*request == '!')
    bag_draw (rules, request + 1);
  else
    bag_do (rules, "%s", request);
}

static void
undo_one (VedetteRules *rules)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  g_assert_true (vedette_battle_go_to (battle, vedette_step_get_after (vedette_battle_get_undo (battle)), NULL));
}

/* After each step, and after each that was undone; and the GM is told what they are not. */
static void
run (const Row *rows,
     guint      n)
{
  g_autoptr (VedetteRules) one = bag_new ("virtual");
  g_autoptr (VedetteRules) other = bag_new ("virtual");
  g_autoptr (GString) first = NULL;
  g_autoptr (GString) second = NULL;

  for (guint i = 0; i < n; i++)
    {
      for (guint k = 0; k < 2; k++)
        {
          make (one, rows[i].one);
          make (other, rows[i].other != NULL ? rows[i].other : rows[i].one);
          vedette_test_told_alike (one, other, "players");
          vedette_test_told_alike (one, other, VEDETTE_AUDIENCE_ALL);
          if (k > 0)
            continue;
          undo_one (one);
          undo_one (other);
          vedette_test_told_alike (one, other, "players");
        }
    }
  first = vedette_test_told (one, VEDETTE_AUDIENCE_UMPIRE);
  second = vedette_test_told (other, VEDETTE_AUDIENCE_UMPIRE);
  g_assert_cmpstr (first->str, !=, second->str);
}

#define BEGIN                                                                                                          \
  { "{'edit':'add-character','name':'Mira'}", NULL },                                                                  \
  { "{'edit':'add-hired','name':'spearmen','count':2}", NULL },                                                        \
  { "{'edit':'add-enemy','name':'lizard-men','count':8,'initiative':2}",                                               \
    "{'edit':'add-enemy','name':'lizard-men','count':8,'initiative':5}" }

static void
test_initiatives (void)
{
  static const Row rows[] = {
    BEGIN,
    { "{'edit':'set-switch','switch':'t.cap','value':'9'}", NULL },
    { "{'move':'start'}", NULL },
    { "!Mira", NULL },
    { "{'move':'finish'}", NULL },
    { "!enemies", NULL },
    { "{'move':'finish'}", NULL },
    { "{'move':'out','who':'lizard-men','count':2}", NULL },
    { "{'move':'rebalance','of':'enemies','tokens':3,'agreed':true,'reason':'few'}",
      "{'move':'rebalance','of':'enemies','tokens':9,'agreed':true,'reason':'many'}" },
    { "!enemies", NULL },
    { "{'move':'finish'}", NULL },
    { "!end", NULL },
    { "{'move':'rebalance','of':'enemies','tokens':4}", "{'move':'rebalance','of':'enemies','tokens':8}" },
    { "{'move':'confirm'}", NULL },
    { "{'move':'confirm'}", NULL },
    { "{'move':'confirm'}", NULL },
    { "!enemies", NULL },
  };

  run (rows, G_N_ELEMENTS (rows));
}

static void
test_hidden (void)
{
  static const Row rows[] = {
    BEGIN,
    { "{'edit':'add-enemy','name':'shaman','initiative':3,'hidden':true}",
      "{'edit':'add-enemy','name':'witch','count':2,'initiative':4,'hidden':true}" },
    { "{'edit':'add-enemy','name':'ogre','initiative':4,'place':'waiting'}",
      "{'edit':'add-enemy','name':'troll','count':3,'initiative':1,'place':'waiting'}" },
    { "{'move':'start'}", NULL },
    { "{'edit':'add-effect','name':'rage','whose':'shaman','left':1}",
      "{'edit':'add-effect','name':'frenzy','whose':'witch','left':1}" },
    { "{'edit':'add-effect','name':'haste','whose':'shaman','left':1,'tick':'turn'}",
      "{'edit':'add-effect','name':'curse','whose':'witch','left':1,'tick':'turn'}" },
    { "!enemies", NULL },
    { "{'move':'act','who':'shaman'}", "{'move':'act','who':'witch'}" },
    { "{'move':'finish','who':'shaman'}", "{'move':'finish','who':'witch'}" },
    { "!enemies", NULL },
    { "{'move':'finish','who':'lizard-men'}", NULL },
    { "{'move':'out','who':'shaman'}", "{'move':'out','who':'witch'}" },
    { "{'move':'arrive','who':'ogre'}", "{'move':'arrive','who':'troll'}" },
    { "{'edit':'put-right','who':'shaman','count':1}", "{'edit':'put-right','who':'witch','count':2}" },
    { "{'edit':'set-enemy','enemy':'ogre','hidden':true}", "{'edit':'set-enemy','enemy':'troll','hidden':true}" },
    { "{'move':'out','who':'lizard-men','count':8}", NULL },
    { "!end", NULL },
    { "{'move':'confirm'}", NULL },
    { "{'move':'confirm'}", NULL },
    { "{'move':'confirm'}", NULL },
    { "!enemies", NULL },
    { "{'move':'finish','who':'ogre'}", "{'move':'finish','who':'troll'}" },
  };

  run (rows, G_N_ELEMENTS (rows));
}

/* Whether anybody is hidden or waits at all is not told either: an umpire's step may be a change of name. */
static void
test_whether (void)
{
  static const Row rows[] = {
    BEGIN,
    { "{'edit':'set-enemy','enemy':'lizard-men','initiative':3}", "{'edit':'add-enemy','name':'troll','place':'waiting'}" },
    { "{'move':'start'}", NULL },
    { "{'edit':'set-enemy','enemy':'lizard-men','initiative':2}", "{'move':'arrive','who':'troll'}" },
    { "!enemies", NULL },
    { "{'move':'finish'}", NULL },
    { "{'edit':'set-enemy','enemy':'lizard-men','initiative':1}", "{'edit':'set-enemy','enemy':'troll','hidden':true}" },
    { "!end", NULL },
    { "{'move':'confirm'}", NULL },
    { "!enemies", NULL },
  };

  run (rows, G_N_ELEMENTS (rows));
}

static void
test_factions (void)
{
  static const Row rows[] = {
    BEGIN,
    { "{'edit':'add-faction','name':'Cult','colour':'purple'}", "{'edit':'add-faction','name':'Guild','colour':'purple'}" },
    { "{'edit':'add-enemy','name':'priest','faction':'Cult','hidden':true}",
      "{'edit':'add-enemy','name':'thief','initiative':2,'faction':'Guild','hidden':true}" },
    { "{'edit':'set-switch','switch':'t.enemy_colours','value':'per-faction'}", NULL },
    { "{'move':'start'}", NULL },
    { "!Cult", "!Guild" },
    { "{'move':'finish','who':'priest'}", "{'move':'finish','who':'thief'}" },
    { "!Mira", NULL },
    { "{'move':'finish'}", NULL },
  };

  run (rows, G_N_ELEMENTS (rows));
}

/* Who has arrived is known; when that was undone he is a secret again, though the steps that told of him are still there. */
static void
test_arrived (void)
{
  static const Row rows[] = {
    BEGIN,
    { "{'edit':'add-enemy','name':'ogre','place':'waiting'}", "{'edit':'add-enemy','name':'troll','place':'waiting'}" },
    { "{'edit':'set-switch','switch':'t.arrivals','value':'at-once'}", NULL },
    { "{'move':'start'}", NULL },
    { "{'move':'arrive','who':'ogre'}", "{'move':'arrive','who':'troll'}" },
    { "!enemies", NULL },
    { "{'move':'finish','who':'ogre'}", "{'move':'finish','who':'troll'}" },
    { "{'move':'out','who':'ogre'}", "{'move':'out','who':'troll'}" },
  };
  g_autoptr (VedetteRules) one = bag_new ("virtual");
  g_autoptr (VedetteRules) other = bag_new ("virtual");
  g_autoptr (GString) first = NULL;
  g_autoptr (GString) second = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      make (one, rows[i].one);
      make (other, rows[i].other != NULL ? rows[i].other : rows[i].one);
    }
  first = vedette_test_told (one, "players");
  second = vedette_test_told (other, "players");
  g_assert_cmpstr (first->str, !=, second->str);
  for (guint i = 0; i < 4; i++)
    {
      undo_one (one);
      undo_one (other);
    }
  vedette_test_told_alike (one, other, "players");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stack/secrets/initiatives", test_initiatives);
  g_test_add_func ("/stack/secrets/hidden", test_hidden);
  g_test_add_func ("/stack/secrets/whether", test_whether);
  g_test_add_func ("/stack/secrets/factions", test_factions);
  g_test_add_func ("/stack/secrets/arrived", test_arrived);
  return g_test_run ();
}
