/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part and what he brings (T-01 to T-07, T-15, T-16, T-22, T-23), and what may not be brought. */

#include <string.h>

#include "bag-fixture.h"
#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-status.h"
#include "core/typed/vedette-reading.h"

static VedetteRules *
new_party (int characters,
           int hired)
{
  VedetteRules *rules = bag_new ("virtual");

  for (int i = 0; i < characters; i++)
    bag_do (rules, "{'edit':'add-character','name':'C%d'}", i + 1);
  if (hired > 0)
    bag_do (rules, "{'edit':'add-hired','name':'hands','count':%d}", hired);
  return rules;
}

static int
get_raw (VedetteRules *rules)
{
  return bag_game (rules, "raw");
}

static void
add_enemy (VedetteRules *rules,
           const char   *name,
           int           count,
           int           initiative)
{
  bag_do (rules, "{'edit':'add-enemy','name':'%s','count':%d,'initiative':%d}", name, count, initiative);
}

static void
assert_bag (VedetteRules *rules,
            const char   *total)
{
  g_autofree char *bag = bag_status (rules, "bag", NULL);

  g_assert_cmpstr (bag, ==, total);
}

static void
test_start (void)
{
  g_autoptr (VedetteRules) rules = new_party (5, 0);

  add_enemy (rules, "lizard-men", 8, 2);
  bag_assert (rules, "setup");
  bag_final (rules, "T-01", "{'move':'draw'}");
  bag_do (rules, "{'move':'start'}");
  bag_assert (rules, "ready");
  g_assert_cmpint (bag_game (rules, "round"), ==, 1);
  assert_bag (rules, "27");
  bag_final (rules, "T-01", "{'move':'start'}");
}

static void
test_characters (void)
{
  g_autoptr (VedetteRules) rules = new_party (5, 0);
  guint colours = 0;

  bag_do (rules, "{'move':'start'}");
  for (int i = 1; i <= 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("C%d", i);
      guint colour = 1u << bag_get (bag_character (rules, name), "colour");

      g_assert_cmpint (bag_left (rules, name), ==, 2);
      g_assert_cmpuint (colours & colour, ==, 0);
      colours |= colour;
    }
  assert_bag (rules, "11");
}

static void
test_nobody (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  add_enemy (rules, "goblins", 3, 1);
  bag_final (rules, "T-02", "{'move':'start'}");
  bag_do (rules, "{'edit':'add-character','name':'Mira','place':'waiting'}");
  bag_final (rules, "T-02", "{'move':'start'}");
  bag_do (rules, "{'edit':'add-character','name':'Tom'}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
}

static void
assert_missing (VedetteRules *rules,
                const char   *wanted)
{
  g_autofree char *hint = NULL, *due = vedette_rules_get_due (rules, NULL, &hint);
  g_autofree char *no_hint = NULL, *to_players = vedette_rules_get_due (rules, "players", &no_hint);

  g_assert_cmpstr (due, ==, "Add participants, then start");
  g_assert_cmpstr (to_players, ==, due);
  g_assert_null (no_hint);
  g_assert_cmpstr (hint, ==, wanted);
}

/* Who has to be there yet, and how he is typed */
static void
test_missing (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  assert_missing (rules, "A character needs a color of their own: type “Mira, blue”");
  add_enemy (rules, "goblins", 3, 1);
  assert_missing (rules, "A character needs a color of their own: type “Mira, blue”");
  bag_do (rules, "{'edit':'add-character','name':'Tom'}");
  assert_missing (rules, NULL);
  rules = (g_object_unref (rules), new_party (1, 0));
  assert_missing (rules, "Enemies need an Initiative number: type “8 lizard-men, 2”");
}

static void
test_enemies (void)
{
  g_autoptr (VedetteRules) rules = new_party (1, 0);

  add_enemy (rules, "lizard-men", 8, 2);
  add_enemy (rules, "dragon", 1, 6);
  bag_do (rules, "{'edit':'add-enemy','name':'late','count':5,'initiative':4,'place':'waiting'}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 22);
  g_assert_cmpint (get_raw (rules), ==, 22);
  g_assert_cmpint (bag_game (rules, "placed"), ==, 22);
}

static void
test_no_enemy (void)
{
  g_autoptr (VedetteRules) rules = new_party (1, 0);

  g_assert_true (bag_reminds (rules, "T-03", "{'move':'start'}"));
  add_enemy (rules, "goblin", 1, 1);
  g_assert_false (bag_reminds (rules, "T-03", "{'move':'start'}"));
}

static void
test_one_colour (void)
{
  g_autoptr (VedetteRules) rules = new_party (1, 0);

  add_enemy (rules, "lizard-men", 8, 2);
  add_enemy (rules, "shaman", 1, 3);
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "red"), ==, 19);
  bag_turn (rules, "red", "shaman");
  bag_turn (rules, "red", "lizard-men");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 17);
}

/* All faces of the die but one are somebody's. */
static void
test_one_end (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  g_assert_cmpint (bag_get_face (rules, "end"), ==, 26);
  assert_bag (rules, "26");
  bag_do (rules, "{'move':'draw','rolled':26}");
  bag_assert (rules, "round-end");
}

static void
test_cap (gconstpointer data)
{
  static const struct { const char *value; int goblins, raw, cap, placed; } rows[] = {
    { "off", 50, 50, 0, 50 }, { "2", 50, 50, 20, 20 }, { "2", 16, 16, 20, 16 }, { "2", 20, 20, 20, 20 },
    { "2", 21, 21, 20, 20 }, { "3", 50, 50, 30, 30 }, { "1", 50, 50, 10, 10 }, { "9", 50, 50, 90, 50 },
  };
  gboolean limited = data != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteRules) rules = new_party (5, 3);

      if (limited != (i > 0))
        continue;
      add_enemy (rules, "goblins", rows[i].goblins, 1);
      if (limited)
        bag_switch (rules, "t.cap", rows[i].value);
      bag_do (rules, "{'move':'start'}");
      g_assert_cmpint (get_raw (rules), ==, rows[i].raw);
      g_assert_cmpint (bag_game (rules, "cap"), ==, rows[i].cap);
      g_assert_cmpint (bag_game (rules, "placed"), ==, rows[i].placed);
      g_assert_cmpint (bag_left (rules, "enemies"), ==, rows[i].placed);
    }
}

static void
test_counts_hired (gconstpointer data)
{
  gboolean counts = data != NULL;
  g_autoptr (VedetteRules) rules = new_party (5, 4);

  add_enemy (rules, "goblins", 50, 1);
  bag_switch (rules, "t.cap", "2");
  if (counts)
    bag_switch (rules, "t.cap_counts_hired", "yes");
  /* Three of the four are willing, and only they count. */
  bag_do (rules, "{'edit':'set-hired','hired':'hands','willing':3}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_game (rules, "cap"), ==, counts ? 26 : 20);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, counts ? 26 : 20);
}

static void
assert_said (VedetteRules *rules,
             const char   *request,
             const char   *expected)
{
  g_autofree char *said = vedette_rules_describe (rules, bag_do (rules, "%s", request), NULL);

  g_assert_cmpstr (said, ==, expected);
}

/* The log says what was changed of the fight, not only that something was. */
static void
test_changes (void)
{
  g_autoptr (VedetteRules) rules = new_party (2, 0);

  assert_said (rules, "{'edit':'set-battle','name':'The ford'}", "The battle was named “The ford”.");
  assert_said (rules, "{'edit':'set-battle','bag':'real','notes':'At dusk'}", "The battle was changed (notes, bag).");
  assert_said (rules, "{'edit':'set-battle','name':'The weir','level':'full'}",
               "The battle was named “The weir”. The battle was changed (level of detail).");
}

static void
test_settle (void)
{
  g_autoptr (VedetteRules) rules = new_party (5, 0);
  VedetteStep *step;
  g_autofree char *facts = NULL;
  g_autofree char *said = NULL;

  add_enemy (rules, "goblins", 20, 1);
  g_assert_true (bag_reminds (rules, "T-07", "{'move':'rebalance','of':'enemies','tokens':14}"));
  step = bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':14,'reason':'half are looting'}");
  facts = vedette_test_facts (step);
  g_assert_nonnull (strstr (facts, "[20,14]"));
  said = vedette_rules_describe (rules, step, NULL);
  g_assert_nonnull (strstr (said, "20"));
  g_assert_nonnull (strstr (said, "14"));
  g_assert_nonnull (strstr (said, "half are looting"));
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (get_raw (rules), ==, 20);
  g_assert_cmpint (bag_game (rules, "placed"), ==, 14);
  /* It lasts, until the GM says that the rules are to count again. */
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 14);
  bag_draw (rules, "end");
  bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':-1}");
  bag_do (rules, "{'move':'confirm'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 20);
}

static void
test_settle_character (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_draw (rules, "end");
  bag_do (rules, "{'move':'rebalance','of':'Mira','tokens':1,'reason':'dazed'}");
  bag_do (rules, "{'move':'rebalance','of':'hired','tokens':0,'reason':'they hesitate'}");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 1);
  g_assert_cmpint (bag_left (rules, "hired"), ==, 0);
  /* Nothing that was settled brings the dead back. */
  bag_do (rules, "{'move':'out','who':'Mira'}");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "Mira"), ==, 0);
}

static void
test_above_cap (void)
{
  g_autoptr (VedetteRules) rules = new_party (2, 0);

  add_enemy (rules, "goblins", 20, 1);
  bag_switch (rules, "t.cap", "2");
  bag_warned (rules, "T-X09", "{'move':'rebalance','of':'enemies','tokens':9}");
  bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':8}");
  bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':9,'agreed':true}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_game (rules, "raw"), ==, 20);
  g_assert_cmpint (bag_game (rules, "cap"), ==, 8);
  g_assert_cmpint (bag_game (rules, "placed"), ==, 9);
}

static void
test_ends (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_final (rules, "T-X08", "{'move':'rebalance','end':2}");
  bag_final (rules, "T-X08", "{'move':'rebalance','end':0}");
  g_assert_cmpint (bag_get_face (rules, "end"), ==, 26);
}

static void
test_hired (void)
{
  g_autoptr (VedetteRules) rules = new_party (1, 0);

  bag_do (rules, "{'edit':'add-hired','name':'spearmen','count':2}");
  bag_do (rules, "{'edit':'add-hired','name':'cook','willing':0}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "hired"), ==, 2);
}

static void
test_hired_colour (void)
{
  g_autoptr (VedetteRules) rules = new_party (1, 0);

  bag_do (rules, "{'edit':'add-hired','name':'spearmen','count':2}");
  bag_do (rules, "{'edit':'add-hired','name':'archer'}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "grey"), ==, 3);
  bag_turn (rules, "grey", "archer");
  bag_turn (rules, "grey", "spearmen");
  g_assert_cmpint (bag_left (rules, "grey"), ==, 1);
}

static void
test_unwilling (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");

  bag_refused (rules, "T-X10", "{'edit':'add-hired','name':'cooks','count':1,'willing':2}");
  bag_refused (rules, "T-X10", "{'edit':'set-hired','hired':'spearmen','willing':3}");
  bag_do (rules, "{'edit':'add-hired','name':'cook','willing':0}");
  bag_end_round (rules);
  g_assert_cmpint (bag_left (rules, "hired"), ==, 2);
  bag_draw (rules, "hired");
  bag_refused (rules, "T-X10", "{'move':'act','who':'cook'}");
  bag_refused (rules, "T-X10", "{'move':'finish','who':'cook'}");
  bag_do (rules, "{'move':'finish','who':'spearmen'}");
  bag_draw (rules, "end");
  bag_refused (rules, "T-X10", "{'move':'confirm','willing':[['spearmen',3]]}");
}

/* Returns: what the list of a round's end says of those who come and those who are willing */
static char *
list_arrivals (VedetteRules *rules)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);

      for (guint k = 0; k < status->parts->len; k++)
        if (g_str_equal (vedette_status_nth_part (status, k)->id, "arrivals"))
          return g_strdup (vedette_status_nth_part (status, k)->why);
    }
  return NULL;
}

/* A name is changed, and nobody asks about those who fell. */
static void
test_willing_fell (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autofree char *said = NULL;

  bag_do (rules, "{'move':'out','who':'spearmen'}");
  bag_do (rules, "{'edit':'set-hired','hired':'spearmen','name':'pikemen'}");
  bag_draw (rules, "end");
  said = list_arrivals (rules);
  /* Two were willing, and one of them is there. */
  g_assert_cmpstr (said, ==, "pikemen: 1 of 1 willing");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  g_assert_cmpint (bag_left (rules, "hired"), ==, 1);
  g_assert_cmpint (bag_get (bag_hired (rules, "pikemen"), "willing"), ==, 1);
}

static void
test_colours (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  bag_do (rules, "{'edit':'add-character','name':'Mira','colour':'blue'}");
  bag_final (rules, "T-X07", "{'edit':'add-character','name':'Tom','colour':'blue'}");
  bag_final (rules, "T-X07", "{'edit':'add-character','name':'Tom','colour':'red'}");
  bag_final (rules, "T-X07", "{'edit':'add-character','name':'Tom','colour':'grey'}");
  bag_final (rules, "T-X07", "{'edit':'add-character','name':'Tom','colour':'black'}");
  bag_do (rules, "{'edit':'add-character','name':'Tom','colour':'green'}");
  bag_final (rules, "T-X07", "{'edit':'set-character','character':'Tom','colour':'blue'}");
  bag_final (rules, "T-X07", "{'edit':'set-faction','faction':'enemies','colour':'blue'}");
  bag_final (rules, "T-X07", "{'edit':'add-faction','name':'Cult','colour':'green'}");
}

/* A letter with a mark is the same as one character and as two. */
static void
test_composed_names (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  bag_do (rules, "{'edit':'add-faction','name':'Orqu\u00e9s','colour':'blue'}");
  bag_do (rules, "{'edit':'add-participants','text':'8 goblins, 1, faction Orque\u0301s'}");
  bag_do (rules, "{'edit':'set-faction','faction':'Orque\u0301s','name':'Orcs'}");
}

static void
test_next_colour (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");
  g_autoptr (JsonNode) root = json_from_string ("{\"name\":\"Tom\",\"colour\":\"blue\"}", NULL);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  bag_do (rules, "{'edit':'add-character','name':'Mira','colour':'blue'}");
  move = vedette_rules_new_move (rules, "add-character", json_node_get_object (root), NULL);
  ruling = vedette_rules_check (rules, move);
  g_assert_nonnull (strstr (ruling->why, "Mira"));
  g_assert_nonnull (strstr (ruling->why, "such as green"));
  for (int i = 0; i < 16; i++)
    bag_do (rules, "{'edit':'add-character','name':'C%d'}", i);
  bag_final (rules, NULL, "{'edit':'add-character','name':'One more'}");
  bag_final (rules, "T-X07", "{'edit':'add-character','name':'One more','colour':'blue'}");
}

static void
test_presets (void)
{
  g_autoptr (VedetteRules) rules = new_party (5, 0);

  bag_do (rules, "{'edit':'add-enemy','name':'goblins','count':50}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 50);
}

static void
test_initiative_none (void)
{
  g_autoptr (VedetteRules) rules = new_party (1, 0);

  add_enemy (rules, "goblins", 2, 1);
  add_enemy (rules, "sleeper", 1, 0);
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 2);
  bag_turn (rules, "enemies", "sleeper");
}

/* Those who bring none have none, whatever number was settled for them. */
static void
test_initiative_settled (void)
{
  g_autoptr (VedetteRules) rules = new_party (1, 0);

  add_enemy (rules, "sleeper", 1, 0);
  bag_do (rules, "{'move':'rebalance','of':'enemies','tokens':2,'reason':'it stirs'}");
  bag_do (rules, "{'move':'start'}");
  g_assert_cmpint (bag_left (rules, "enemies"), ==, 0);
  g_assert_cmpint (bag_game (rules, "raw"), ==, 0);
}

static gboolean
offers_hired (VedetteRules *rules,
              const char   *name,
              const char   *param)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, name, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, param, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      if (g_str_equal (choice->label, "Hired help"))
        return TRUE;
    }
  return FALSE;
}

/* Hired help is listed once there is any. */
static void
test_hired_none (void)
{
  g_autoptr (VedetteRules) rules = new_party (1, 0);
  g_autofree char *none = NULL, *some = NULL;

  add_enemy (rules, "goblins", 2, 1);
  none = bag_status (rules, "left-hired", NULL);
  g_assert_null (none);
  g_assert_false (offers_hired (rules, "rebalance", "of"));
  g_assert_false (offers_hired (rules, "put-right", "turn"));
  bag_do (rules, "{'edit':'add-hired','name':'spearmen'}");
  some = bag_status (rules, "left-hired", NULL);
  g_assert_cmpstr (some, ==, "0");
  g_assert_true (offers_hired (rules, "rebalance", "of"));
  g_assert_true (offers_hired (rules, "put-right", "turn"));
}

static gboolean
is_asked (VedetteRules *rules,
          const char   *text)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "add-participants", NULL);
  g_autoptr (VedetteRuling) ruling = NULL;

  g_object_set (move, "text", text, NULL);
  ruling = vedette_rules_check (rules, move);
  g_assert_false (ruling->is_final);
  return ruling->verdict != VEDETTE_VERDICT_ALLOWED;
}

/* One name more than once is asked about, and another name is offered; what is answered so is read without a question. */
static void
test_name_again (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");
  static const struct
  {
    const char *text, *instead;
  } rows[] = {
    { "Mira", "Mira II" }, { "mira, green", "mira II, green" }, { "Mira II", NULL }, { "\"Mira\", green", "\"Mira II\", green" },
    { "2 goblins", "2 goblins II, Initiative 1" }, { "2 goblins, 2", "2 goblins II, 2" }, { "2 hired goblins", "2 hired goblins II" },
  };

  g_assert_true (is_asked (rules, "Mira\nTom\nMira"));
  g_assert_false (is_asked (rules, "Faction Mira\nMira"));
  bag_do (rules, "{'edit':'add-participants','text':'Mira, blue'}");
  bag_do (rules, "{'edit':'add-participants','text':'3 goblins, 1'}");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "add-participants", NULL);
      g_autoptr (VedetteReading) reading = NULL;
      g_autofree char *instead = NULL;

      g_assert_cmpint (is_asked (rules, rows[i].text), ==, rows[i].instead != NULL);
      g_object_set (move, "text", rows[i].text, NULL);
      reading = vedette_rules_read_typed (rules, move);
      for (guint k = 0; k < vedette_reading_get_n_doubts (reading); k++)
        if (vedette_reading_nth_doubt (reading, k)->grade == VEDETTE_DOUBT_QUESTION)
          instead = vedette_reading_apply (reading, vedette_reading_nth_doubt (reading, k));
      g_assert_cmpstr (instead, ==, rows[i].instead);
      g_assert_false (instead != NULL && is_asked (rules, instead));
    }
}

/* T-22: what Initiative is for stands where it is asked for. */
static void
test_resolve (void)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (vedette_enemy_get_type ());
  GParamSpec *pspec = vedette_record_class_find ((VedetteRecordClass *) klass, "initiative");

  g_assert_nonnull (strstr (vedette_param_spec_get_field (pspec)->hint, "Resolve"));
}

/* T-23: who has which colour, sign and letter is known to the players. */
static void
test_shown (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, "players");
  g_autoptr (VedetteParty) mira = g_list_model_get_item (parties, 0);
  g_autoptr (VedetteParty) end = g_list_model_get_item (parties, g_list_model_get_n_items (parties) - 1);
  g_autoptr (GHashTable) colours = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *left = NULL;
  g_autofree char *id = NULL;

  g_assert_cmpstr (mira->name, ==, "Mira");
  g_assert_cmpstr (mira->letter, ==, "M");
  /* Somebody may be called Ella. */
  g_assert_cmpstr (end->letter, ==, "End");
  g_assert_cmpuint (g_list_model_get_n_items (parties), ==, 5);
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (VedetteParty) party = g_list_model_get_item (parties, i);

      g_assert_true (g_hash_table_add (colours, (gpointer) g_intern_string (party->colour)));
    }
  bag_turn (rules, "Mira", NULL);
  id = g_strconcat ("left-", mira->id, NULL);
  left = bag_status (rules, id, "players");
  g_assert_cmpstr (left, ==, "1");
}

/* Names are typed in capitals or not, as in the other systems; two who differ in nothing else are told apart by them. */
static void
test_capitals (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autoptr (VedetteRules) real = bag_new_fight ("real");

  bag_do (rules, "{'move':'out','who':'Lizard-Men','count':2}");
  g_assert_cmpint (bag_get (bag_enemy (rules, "lizard-men"), "count"), ==, 6);
  bag_do (rules, "{'edit':'add-enemy','name':'LIZARD-MEN','count':3}");
  bag_do (rules, "{'edit':'put-right','who':'LIZARD-MEN','place':'in'}");
  bag_do (rules, "{'move':'out','who':'LIZARD-MEN'}");
  g_assert_cmpint (bag_get (bag_enemy (rules, "LIZARD-MEN"), "count"), ==, 2);
  bag_do (rules, "{'move':'out','who':'lizard-men'}");
  g_assert_cmpint (bag_get (bag_enemy (rules, "lizard-men"), "count"), ==, 5);
  vedette_test_invalid (rules, "{\"move\":\"out\",\"who\":\"Lizard-Men\"}", VEDETTE_RULES_ERROR_DECLARATION);

  bag_do (real, "{'move':'draw','token':'mira'}");
  g_assert_cmpint (bag_left (real, "Mira"), ==, 1);
}

static void
assert_no_word (VedetteStep *step)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), vedette_step_get_facts (step));
  g_autofree char *facts = json_to_string (node, FALSE);

  g_assert_null (strstr (facts, "Enemies"));
  g_assert_null (strstr (facts, "Hired help"));
  g_assert_null (strstr (facts, "End"));
}

/* What nobody named is called so only by whoever reads it: no step keeps a word that another language has another for. */
static void
test_unnamed (void)
{
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autoptr (VedetteRules) before = bag_new ("virtual");
  g_autofree char *said = NULL, *named = NULL, *changed = NULL;
  VedetteStep *step = bag_draw (rules, "enemies");

  bag_do (before, "{'edit':'add-enemy','name':'ogre'}");
  assert_no_word (bag_do (before, "{'move':'rebalance','of':'enemies','tokens':5}"));
  assert_no_word (step);
  said = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (said, ==, "Drawn: Enemies.");
  assert_no_word (bag_do (rules, "{'move':'act','who':'shaman'}"));
  assert_no_word (bag_do (rules, "{'move':'finish','who':'shaman'}"));
  assert_no_word (bag_do (rules, "{'edit':'put-right','of':'enemies','left':4}"));
  step = bag_do (rules, "{'edit':'set-faction','faction':'enemies','colour':'pink'}");
  assert_no_word (step);
  changed = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (changed, ==, "Enemies was changed (color).");
  assert_no_word (bag_draw (rules, "end"));
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  /* A name is a name. */
  bag_do (rules, "{'edit':'set-faction','faction':'enemies','name':'Enemies'}");
  step = bag_draw (rules, "enemies");
  g_assert_cmpstr (vedette_fact_text (vedette_step_get_facts (step), "owner"), ==, "Enemies");
  named = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (named, ==, "Drawn: Enemies.");
}

#define ADD(path, function) g_test_add_func ("/rules/stack/" path, function)
#define ADD_DATA(path, data, function) g_test_add_data_func ("/rules/stack/" path, data, function)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("T-01/start", test_start);
  ADD ("T-02/two-tokens", test_characters);
  ADD ("T-02/nobody", test_nobody);
  ADD ("T-02/missing", test_missing);
  ADD ("T-03/sum", test_enemies);
  ADD ("T-03/nobody", test_no_enemy);
  ADD ("T-04/one-colour", test_one_colour);
  ADD ("T-05/one-end", test_one_end);
  ADD_DATA ("T-06/limit", "n", test_cap);
  ADD_DATA ("t.cap/off", NULL, test_cap);
  ADD_DATA ("t.cap/n", "n", test_cap);
  ADD_DATA ("A-T02/characters", NULL, test_counts_hired);
  ADD_DATA ("t.cap_counts_hired/no", NULL, test_counts_hired);
  ADD_DATA ("t.cap_counts_hired/yes", "yes", test_counts_hired);
  ADD ("T-07/both-numbers", test_settle);
  ADD ("T-07/others", test_settle_character);
  ADD ("T-X09/above", test_above_cap);
  ADD ("T-X08/none-or-two", test_ends);
  ADD ("T-15/willing", test_hired);
  ADD ("T-16/one-colour", test_hired_colour);
  ADD ("A-T09/same", test_hired_colour);
  ADD ("T-X10/counted", test_unwilling);
  ADD ("T-X10/fell", test_willing_fell);
  ADD ("T-X07/taken", test_colours);
  ADD ("T-X07/next", test_next_colour);
  ADD ("A-T01/goblins", test_presets);
  ADD ("A-T10/acts", test_initiative_none);
  ADD ("T-15/none", test_hired_none);
  ADD ("T-02/name-again", test_name_again);
  ADD ("A-T16/none-brought", test_initiative_settled);
  ADD ("T-22/hint", test_resolve);
  ADD ("T-23/colours", test_shown);
  g_test_add_func ("/stack/setup/changes", test_changes);
  g_test_add_func ("/stack/setup/unnamed", test_unnamed);
  g_test_add_func ("/stack/setup/capitals", test_capitals);
  g_test_add_func ("/stack/setup/composed-names", test_composed_names);
  return g_test_run ();
}
