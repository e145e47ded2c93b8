/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The states of rules.md 8.2 and what leads from one to the other, each undone; what is put right; the next encounter. */

#include "bag-fixture.h"

#include "core/document/vedette-battle-file.h"
#include "core/stack/vedette-stack-rules.h"

typedef struct
{
  const char *path;
  const char *before[6]; /* requests, or "!word" for a draw of it */
  const char *event;
  const char *from, *to;
} Transition;

static const Transition transitions[] = {
  { "setup/start", { NULL }, "{'move':'start'}", "setup", "ready" },
  { "ready/character", { "{'move':'start'}" }, "!Mira", "ready", "turn-character" },
  { "ready/helper", { "{'move':'start'}" }, "!hired", "ready", "turn-hired" },
  { "ready/enemy", { "{'move':'start'}" }, "!enemies", "ready", "turn-enemy" },
  { "ready/nobody-able", { "{'move':'start'}", "{'edit':'set-hired','hired':'hand','willing':0}" },
    "{'move':'draw','rolled':[3,6]}", "ready", "round-end" },
  { "ready/end", { "{'move':'start'}" }, "!end", "ready", "round-end" },
  { "turn-character/finished", { "{'move':'start'}", "!Mira" }, "{'move':'finish'}", "turn-character", "ready" },
  { "turn-helper/finished", { "{'move':'start'}", "!hired" }, "{'move':'finish'}", "turn-hired", "ready" },
  { "turn-enemy/finished", { "{'move':'start'}", "!enemies" }, "{'move':'finish'}", "turn-enemy", "ready" },
  { "turn-character/kept", { "{'move':'start'}", "!Mira" }, "{'move':'keep-turn','agreed':true}", "turn-character", "ready" },
  { "turn-enemy/acts", { "{'edit':'add-enemy','name':'wolf'}", "{'move':'start'}", "!enemies" },
    "{'move':'act','who':'goblins'}", "turn-enemy", "turn-enemy" },
  { "turn/death", { "{'move':'start'}", "!Mira" }, "{'move':'out','who':'goblins'}", "turn-character", "turn-character" },
  { "turn/fled", { "{'move':'start'}", "!enemies" }, "{'move':'out','who':'Mira','how':'fled'}", "turn-enemy", "turn-enemy" },
  { "turn/arrival", { "{'move':'start'}", "!hired" }, "{'move':'arrive','who':'ogre'}", "turn-hired", "turn-hired" },
  { "ready/death", { "{'move':'start'}" }, "{'move':'out','who':'goblins'}", "ready", "ready" },
  { "ready/fled", { "{'move':'start'}" }, "{'move':'out','who':'goblins','how':'fled'}", "ready", "ready" },
  { "ready/arrival", { "{'move':'start'}" }, "{'move':'arrive','who':'ogre'}", "ready", "ready" },
  { "round-end/death", { "{'move':'start'}", "!end" }, "{'move':'out','who':'Mira'}", "round-end", "round-end" },
  { "round-end/confirmed", { "{'move':'start'}", "!end" }, "{'move':'confirm'}", "round-end", "ready" },
  { "ready/over", { "{'move':'start'}" }, "{'move':'end'}", "ready", "over" },
  { "turn/over", { "{'move':'start'}", "!Mira" }, "{'move':'end'}", "turn-character", "over" },
  { "round-end/over", { "{'move':'start'}", "!end" }, "{'move':'end'}", "round-end", "over" },
  { "over/next", { "{'move':'start'}", "{'move':'end'}" }, "{'move':'next-encounter'}", "over", "setup" },
  { "ready/next", { "{'move':'start'}" }, "{'move':'next-encounter'}", "ready", "setup" },
};

static VedetteRules *
new_small (void)
{
  VedetteRules *rules = bag_new ("virtual");

  bag_do (rules, "{'edit':'add-character','name':'Mira','colour':'blue'}");
  bag_do (rules, "{'edit':'add-hired','name':'hand'}");
  bag_do (rules, "{'edit':'add-enemy','name':'goblins','count':3}");
  bag_do (rules, "{'edit':'add-enemy','name':'ogre','initiative':4,'place':'waiting'}");
  return rules;
}

static VedetteStep *
make (VedetteRules *rules,
      const char   *request)
{
  return *request == '!' ? bag_draw (rules, request + 1) : bag_do (rules, "%s", request);
}

static void
test_transition (gconstpointer data)
{
  const Transition *row = data;
  g_autoptr (VedetteRules) rules = new_small ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  VedetteStep *step;

  for (guint i = 0; row->before[i] != NULL; i++)
    make (rules, row->before[i]);
  bag_assert (rules, row->from);
  before = vedette_battle_dump (battle);
  step = make (rules, row->event);
  bag_assert (rules, row->to);
  after = vedette_battle_dump (battle);
  g_assert_cmpstr (after, !=, before);

  g_assert_true (vedette_battle_go_to (battle, vedette_step_get_after (step), NULL));
  undone = vedette_battle_dump (battle);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (vedette_battle_go_to (battle, vedette_step_get_n (step), NULL));
  redone = vedette_battle_dump (battle);
  g_assert_cmpstr (redone, ==, after);
}

/* A token that was drawn by mistake goes back by undo, and by nothing else. */
static void
test_undo_token (void)
{
  g_autoptr (VedetteRules) rules = new_small ();
  VedetteStep *step;

  bag_do (rules, "{'move':'start'}");
  step = bag_draw (rules, "Mira");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 1);
  vedette_battle_go_to (vedette_rules_get_battle (rules), vedette_step_get_after (step), NULL);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 2);
  bag_assert (rules, "ready");
}

static void
test_order (void)
{
  static const char * const steps[] = { "return", "remove", "effects", "recheck", "arrivals", "cap" };
  g_autoptr (VedetteRules) rules = bag_new_fight ("real");

  bag_switch (rules, "t.cap", "2");
  bag_do (rules, "{'edit':'add-effect','name':'poison','whose':'Mira','left':3}");
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':3}");
  bag_do (rules, "{'move':'out','who':'Tom'}");
  bag_draw (rules, "end");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      bag_assert_step (rules, steps[i]);
      if (g_str_equal (steps[i], "effects"))
        bag_do (rules, "{'move':'out','who':'Mira'}");
      bag_final (rules, "T-X02", "{'move':'draw','token':'Mira'}");
      bag_do (rules, "{'move':'confirm'}");
    }
  bag_assert (rules, "ready");
  g_assert_cmpint (bag_game (rules, "round"), ==, 2);
}

static gboolean
is_offered (VedetteRules *rules,
            const char   *name,
            VedetteOfferPlace place)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      if (g_str_equal (vedette_move_get_name (offer->move), name) && offer->place == place)
        return TRUE;
    }
  return FALSE;
}

/* The end is offered when nobody is left on a side, and comes by nobody but the GM. */
static void
test_decided (gconstpointer who)
{
  g_autoptr (VedetteRules) rules = new_small ();

  bag_do (rules, "{'move':'start'}");
  g_assert_false (is_offered (rules, "end", VEDETTE_OFFER_MAY));
  bag_do (rules, "{'move':'out','who':'%s','count':%d}", (const char *) who, g_str_equal (who, "Mira") ? 1 : 3);
  g_assert_true (is_offered (rules, "end", VEDETTE_OFFER_MAY));
  bag_assert (rules, "ready");
  /* Somebody arrives, and it goes on. */
  if (g_str_equal (who, "Mira"))
    return;
  bag_do (rules, "{'move':'arrive','who':'ogre'}");
  bag_end_round (rules);
  g_assert_false (is_offered (rules, "end", VEDETTE_OFFER_MAY));
}

static void
test_last_token (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  bag_do (rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (rules, "{'move':'start'}");
  bag_turn (rules, "Mira", NULL);
  bag_turn (rules, "Mira", NULL);
  /* Only the End is left, and nothing is rolled for it. */
  bag_do (rules, "{'move':'draw'}");
  bag_assert (rules, "round-end");
}

static void
test_put_right (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  guint before;

  bag_draw (rules, "Tom");
  bag_do (rules, "{'move':'out','who':'shaman'}");
  before = vedette_battle_get_place (battle);
  bag_do (rules, "{'edit':'put-right','turn':'enemies','actor':'lizard-men','who':'Tom','place':'fled','of':'hired','left':1,"
                 "'round':3}");
  g_assert_cmpuint (vedette_battle_get_place (battle), ==, before + 1);
  bag_assert (rules, "turn-enemy");
  bag_assert_place (bag_character (rules, "Tom"), "fled");
  g_assert_cmpint (bag_left (rules, "hired"), ==, 1);
  g_assert_cmpint (bag_game (rules, "round"), ==, 3);
  g_assert_cmpstr (bag_fact (bag_do (rules, "{'move':'finish'}"), "who"), ==, "lizard-men");
  bag_final (rules, "T-09", "{'edit':'put-right','actor':'Mira'}");
  bag_final (rules, NULL, "{'edit':'put-right','of':'hired','left':1}");
  bag_final (rules, NULL, "{'edit':'put-right'}");
  bag_do (rules, "{'edit':'put-right','who':'lizard-men','count':7}");
  g_assert_cmpint (bag_get (bag_enemy (rules, "lizard-men"), "count"), ==, 7);
}

/* Who was out and is there again has his tokens when the bag is filled, or those that are put in. */
static void
test_put_back (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'move':'out','who':'Mira','how':'unconscious'}");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
  bag_do (rules, "{'edit':'put-right','who':'Mira','place':'in','of':'Mira','left':2}");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 2);
  bag_turn (rules, "Mira", NULL);
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 2);
}

static void
test_next_encounter (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-effect','name':'poison','whose':'Mira','left':3}");
  bag_do (rules, "{'edit':'add-effect','name':'limp','whose':'spearmen','left':3}");
  bag_do (rules, "{'edit':'add-effect','name':'fog','left':3}");
  bag_do (rules, "{'edit':'add-effect','name':'rage','whose':'shaman','left':3}");
  bag_do (rules, "{'move':'out','who':'Tom','how':'unconscious'}");
  bag_do (rules, "{'move':'out','who':'spearmen'}");
  bag_draw (rules, "end");
  bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':4}");
  bag_do (rules, "{'move':'next-encounter'}");
  bag_assert (rules, "setup");
  g_assert_cmpint (bag_game (rules, "encounter"), ==, 2);
  g_assert_cmpint (bag_game (rules, "round"), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules),
                                                                          vedette_enemy_get_type ())), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules),
                                                                          vedette_effect_get_type ())), ==, 2);
  bag_do (rules, "{'edit':'add-enemy','name':'bandits','count':5}");
  /* Who lay senseless has come round. */
  bag_do (rules, "{'edit':'put-right','who':'Tom','place':'in'}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 2);
  g_assert_cmpint (bag_left (rules, "Tom"), ==, 2);
  g_assert_cmpint (bag_left (rules, "hired"), ==, 1);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 5);
}

/* A bag of a thousand tokens: the End, Mira's two and 997 goblins; not one more, by whatever way it comes. */
static void
test_thousand (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  bag_do (rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (rules, "{'edit':'add-enemy','name':'goblins','count':500}");
  bag_do (rules, "{'edit':'add-enemy','name':'more','count':498}");
  bag_final (rules, "T-05", "{'move':'start'}");
  bag_do (rules, "{'edit':'set-enemy','enemy':'more','count':497}");
  bag_do (rules, "{'edit':'add-enemy','name':'one','place':'waiting'}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_get_face (rules, "end"), ==, 1000);
  bag_final (rules, "T-05", "{'edit':'put-right','of':'Mira','left':3}");
  bag_switch (rules, "t.arrivals", "at-once");
  bag_turn (rules, "Mira", NULL);
  bag_do (rules, "{'move':'arrive','who':'one'}");
  bag_final (rules, "T-05", "{'edit':'add-enemy','name':'two'}");
  bag_final (rules, "T-05", "{'edit':'add-character','name':'Tom'}");
  /* The next round would begin with 1,001. */
  bag_draw (rules, "end");
  while (bag_game (rules, "step") != VEDETTE_STACK_STEP_RETURN && bag_game (rules, "step") != VEDETTE_STACK_STEP_CAP)
    bag_do (rules, "{'move':'confirm'}");
  bag_final (rules, "T-05", "{'move':'confirm'}");
  bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':997}");
  bag_do (rules, "{'move':'confirm'}");
  g_assert_cmpint (bag_get_face (rules, "end"), ==, 1000);
}

/* Only who may be meant can be named, by whatever number. */
static void
test_any_record (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_do (rules, "{'edit':'add-enemy','name':'ogre','place':'waiting'}");
  for (int id = 1; id <= 5; id++)
    {
      bag_final (rules, NULL, "{'move':'out','who':%d}", id);
      bag_final (rules, NULL, "{'move':'arrive','who':%d}", id);
      bag_final (rules, NULL, "{'edit':'add-effect','name':'x','whose':%d}", id);
      bag_final (rules, NULL, "{'edit':'put-right','who':%d,'place':'dead'}", id);
    }
  bag_draw (rules, "enemies");
  bag_final (rules, NULL, "{'move':'finish','who':'enemies'}");
  bag_final (rules, NULL, "{'move':'rebalance','of':'shaman','tokens':1}");
}

/* Who had a Turn, or was kept, can go from the list only when nothing refers to him any more. */
static void
test_forgotten (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_turn (rules, "Mira", NULL);
  bag_do (rules, "{'edit':'put-right','who':'Mira','place':'waiting'}");
  bag_final (rules, "T-12", "{'edit':'remove-character','character':'Mira'}");
  bag_do (rules, "{'move':'out','who':'Tom','how':'fled'}");
  bag_draw (rules, "end");
  bag_do (rules, "{'move':'confirm','keep':['Tom']}");
  bag_do (rules, "{'edit':'put-right','who':'Tom','place':'waiting'}");
  bag_do (rules, "{'edit':'remove-character','character':'Tom'}");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  bag_do (rules, "{'edit':'remove-character','character':'Mira'}");
}

/* Who acts in secret is told to the GM alone. */
static void
test_secret_turn (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");
  g_autofree char *to_all = NULL, *to_players = NULL, *hint = NULL, *no_hint = NULL, *open = NULL, *open_hint = NULL;
  VedetteBattle *battle;

  bag_do (rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':3}");
  bag_do (rules, "{'edit':'add-enemy','name':'shaman','hidden':true}");
  bag_do (rules, "{'move':'start'}");
  bag_draw (rules, "enemies");
  bag_do (rules, "{'move':'act','who':'shaman'}");
  to_all = vedette_rules_get_due (rules, NULL, &hint);
  to_players = vedette_rules_get_due (rules, "players", &no_hint);
  g_assert_nonnull (strstr (to_all, "shaman"));
  g_assert_null (strstr (to_players, "shaman"));
  battle = vedette_rules_get_battle (rules);
  g_assert_true (vedette_battle_go_to (battle, vedette_battle_get_cursor (battle) - 1, NULL));
  bag_do (rules, "{'move':'act','who':'wolves'}");
  open = vedette_rules_get_due (rules, "players", &open_hint);
  g_assert_nonnull (strstr (open, "wolves"));
}

/* Who is out is taken out at the end of the round once, and is not told of again. */
static void
test_out_once (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");
  g_autofree char *due = NULL, *hint = NULL, *later = NULL, *later_hint = NULL;

  bag_do (rules, "{'edit':'add-character','name':'Mira'}");
  bag_do (rules, "{'edit':'add-character','name':'Bran'}");
  bag_do (rules, "{'edit':'add-character','name':'Osric'}");
  bag_do (rules, "{'edit':'add-enemy','name':'wolves','count':3}");
  bag_do (rules, "{'move':'start'}");
  bag_do (rules, "{'move':'out','who':'Bran'}");
  bag_draw (rules, "end");
  bag_assert_step (rules, "remove");
  due = vedette_rules_get_due (rules, NULL, &hint);
  g_assert_cmpstr (hint, ==, "Bran");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  bag_do (rules, "{'move':'out','who':'Osric'}");
  bag_draw (rules, "end");
  bag_assert_step (rules, "remove");
  later = vedette_rules_get_due (rules, NULL, &later_hint);
  g_assert_cmpstr (later_hint, ==, "Osric");
}

/* Returns: what stands below the offer of that @label, NULL for nothing */
static char *
get_detail (VedetteRules *rules,
            const char   *label,
            const char   *audience)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      if (g_str_equal (offer->label, label))
        return g_strdup (offer->detail);
    }
  g_error ("“%s” is not offered", label);
}

/* Those who may act are told from each other; Initiatives are no matter of the players. */
static void
test_details (void)
{
  g_autoptr (VedetteRules) rules = new_small ();
  g_autofree char *goblins = NULL, *wolf = NULL, *again = NULL, *players = NULL;

  bag_do (rules, "{'edit':'add-enemy','name':'wolf','initiative':2}");
  bag_do (rules, "{'move':'start'}");
  make (rules, "!enemies");
  goblins = get_detail (rules, "goblins (3)", NULL);
  g_assert_cmpstr (goblins, ==, "Init. 1 · no Turn yet");
  wolf = get_detail (rules, "wolf", NULL);
  g_assert_cmpstr (wolf, ==, "Init. 2 · no Turn yet");
  bag_do (rules, "{'move':'finish','who':'wolf'}");
  make (rules, "!enemies");
  again = get_detail (rules, "wolf", VEDETTE_AUDIENCE_UMPIRE);
  g_assert_cmpstr (again, ==, "Init. 2 · 1 Turn");
  players = get_detail (rules, "wolf", "players");
  g_assert_null (players);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (transitions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/stack/course/%s", transitions[i].path);

      g_test_add_data_func (path, &transitions[i], test_transition);
    }
  g_test_add_func ("/stack/course/undo-token", test_undo_token);
  g_test_add_func ("/rules/stack/T-14/order", test_order);
  g_test_add_data_func ("/rules/stack/A-T04/no-enemy", "goblins", test_decided);
  g_test_add_data_func ("/rules/stack/A-T04/no-character", "Mira", test_decided);
  g_test_add_func ("/rules/stack/T-08/last-token", test_last_token);
  g_test_add_func ("/stack/put-right/one-step", test_put_right);
  g_test_add_func ("/stack/put-right/back", test_put_back);
  g_test_add_func ("/stack/next-encounter", test_next_encounter);
  g_test_add_func ("/rules/stack/T-05/thousand", test_thousand);
  g_test_add_func ("/stack/offers/details", test_details);
  g_test_add_func ("/stack/any-record", test_any_record);
  g_test_add_func ("/stack/forgotten", test_forgotten);
  g_test_add_func ("/stack/secret-turn", test_secret_turn);
  g_test_add_func ("/stack/out-once", test_out_once);
  return g_test_run ();
}
