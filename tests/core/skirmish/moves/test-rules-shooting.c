/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shooting: how far one may move and shoot, and shots in reaction (S-59 to S-70). */

#include "reactions-table.h"

#include <stdlib.h>
#include <string.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-reactions.h"

static VedetteRules *
begin_marched (void)
{
  VedetteRules *rules = reactions_begin ();

  table_do (rules, "{'move':'march','who':['Ann','Ben'],'to':'the wood'}");
  return rules;
}

/* Each weapon with a move of 6″: how far it may go and shoot, and the first hundredth beyond */
static const struct
{
  const char *rule;
  const char *line;
  const char *most;
  const char *more;
} limits[] = {
  { "S-60", "Archers", "3", "3.5" },
  { "S-60", "Slingers", "3", "3.01" },
  { "S-61", "Darters", "6", "6.01" },
  { "S-62", "Crossbows", "0", "0.5" },
  { "S-62", "Gunners", "0", "0.01" },
};

static void
test_limit (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (VedetteRules) rules = reactions_begin ();

  g_assert_false (table_reminds (rules, limits[i].rule, "{'move':'move-shoot','who':'%s','inches':%s}", limits[i].line,
                                 limits[i].most));
  /* The men without bows do not matter. */
  g_assert_false (table_reminds (rules, limits[i].rule, "{'move':'move-shoot','who':['%s','Ann'],'inches':%s}",
                                 limits[i].line, limits[i].most));
  /* What was not said is brought to mind, if it matters. */
  if (!g_str_equal (limits[i].rule, "S-62"))
    {
      g_assert_true (table_reminds (rules, limits[i].rule, "{'move':'move-shoot','who':'%s'}", limits[i].line));
      g_assert_true (table_reminds (rules, limits[i].rule, "{'move':'shoot','who':'%s','moved':true}", limits[i].line));
    }
  g_assert_false (table_reminds (rules, limits[i].rule, "{'move':'shoot','who':'%s','moved':false}", limits[i].line));
  table_agree (rules, "S-X22", "{'move':'move-shoot','who':'%s','inches':%s}", limits[i].line, limits[i].more);
  table_assert (rules, "nominate", "Red");
}

/* Who has to stand needs no inches to be told so: however little he moved, he does not shoot. */
static void
test_s62_no_inches (gconstpointer data)
{
  const char *line = data;
  static const char * const requests[] = {
    "{'move':'shoot','who':'%s','moved':true}",
    "{'move':'shoot','who':['%s','Ann'],'moved':true}",
    "{'move':'move-shoot','who':'%s'}",
    "{'move':'charge','who':'%s','target':'Wat','missiles':true}",
    "{'move':'charge','who':['%s','Ann'],'target':'Wat','contact':false,'missiles':true}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      g_autoptr (VedetteRules) rules = reactions_begin ();
      g_auto (GStrv) parts = g_strsplit (requests[i], "%s", 2);
      g_autofree char *request = g_strjoinv (line, parts);

      table_agree (rules, "S-X22", "%s", request);
    }
}

static void
only_reminds (VedetteRules *rules,
              const char   *request)
{
  g_assert_true (table_reminds (rules, "S-62", "%s", request));
  g_assert_false (table_reminds (rules, "S-X22", "%s", request));
}

/* Where nobody said who of a body shoots, it may be the others; nor can it be told of those whom nobody named. */
static void
test_s62_mixed (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  only_reminds (rules, "{'move':'shoot','who':['Crossbows','Archers'],'moved':true}");
  only_reminds (rules, "{'move':'move-shoot','who':['Gunners','Darters']}");
  only_reminds (rules, "{'move':'charge','who':['Gunners','Darters'],'target':'Wat','missiles':true}");
  only_reminds (rules, "{'move':'move-shoot'}");
  only_reminds (rules, "{'move':'task','what':'dig','who':'Crossbows','missiles':true}");
  g_assert_false (table_reminds (rules, "S-62", "{'move':'move-shoot','who':['Archers','Darters']}"));
}

/* The men of a body are looked at as those who are named. */
static void
test_s62_body (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'edit':'add-body','name':'Shots','members':['Crossbows','Gunners']}");
  table_agree (rules, "S-X22", "{'move':'charge','body':'Shots','target':'Wat','missiles':true}");
}

/* Beside each who may be chosen stands how far he may go, before anything is measured. */
static void
test_limits_shown (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "move-shoot", NULL, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, "who", NULL);
  g_autoptr (GString) notes = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      if (choice->note != NULL)
        g_string_append_printf (notes, "%s\n", choice->note);
    }
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 8);
  g_assert_cmpstr (notes->str, ==, "Archers may move up to 3″ and shoot\nSlingers may move up to 3″ and shoot\n"
                                   "Darters may move up to 6″ and throw\n"
                                   "Crossbows: figures that shoot cannot move in this action\n"
                                   "Gunners: figures that shoot cannot move in this action\n");
}

static void
test_x22_unknown (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  reactions_set_int (rules, "Archers", "rate", -1);
  g_assert_true (table_reminds (rules, "S-60", "{'move':'move-shoot','who':'Archers','inches':9}"));
  g_assert_false (table_reminds (rules, "S-60", "{'move':'move-shoot','inches':9}"));
  /* A javelin thrown in a charge */
  table_agree (rules, "S-X22", "{'move':'charge','who':'Darters','target':'Wat','missiles':true,'inches':6.5}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  /* Among those who charge, one who may throw is enough. */
  table_agree (rules, "S-X22", "{'move':'charge','who':'Crossbows','target':'Wat','missiles':true,'inches':6}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  g_assert_true (table_reminds (rules, "S-62", "{'move':'charge','who':['Darters','Crossbows'],'target':'Wat','missiles':true,'inches':6}"));
  table_do (rules, "{'move':'charge','who':['Darters','Crossbows'],'target':'Wat','missiles':true,'inches':6}");
}

/* Who shoots is asked how far he went, and not only who moves and shoots. */
static void
test_x22_inches (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'shoot','who':'Archers','inches':3}");
  /* S-64: they moved, so that who was not shot at may answer. */
  g_assert_cmpint (vedette_skirmish_game_get_trigger (table_game (rules)), ==, VEDETTE_TRIGGER_BOTH);
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'shoot','who':'Crossbows','inches':0}");
  g_assert_cmpint (vedette_skirmish_game_get_trigger (table_game (rules)), ==, VEDETTE_TRIGGER_SHOT);
  table_do (rules, "{'move':'decline'}");
  table_agree (rules, "S-X22", "{'move':'shoot','who':'Crossbows','inches':0.5}");
}

/* A march needs no such limit. */
static void
test_x22_march (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  g_assert_false (table_reminds (rules, "S-62", "{'move':'march','who':'Crossbows','inches':6}"));
  table_do (rules, "{'move':'march','who':'Crossbows','inches':6}");
  table_do (rules, "{'move':'decline'}");
  /* A-S30: standing in the next action, they may. */
  table_do (rules, "{'move':'shoot','who':'Crossbows','moved':false}");
}

static void
test_penalty (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_marched ();
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "react-shoot", NULL, NULL);
  g_autoptr (VedetteRuling) ruling = NULL;
  const char *wanted = g_str_equal (data, "d10") ? "−1 on a d10" : g_str_equal (data, "d20") ? "−2 on a d20" : "see your shooting rules";
  gboolean found = FALSE;

  table_switch (rules, "reactive-penalty", data);
  ruling = vedette_rules_check (rules, move);
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    found |= g_strcmp0 (vedette_ruling_nth (ruling, i)->rule, "S-59") == 0 &&
             strstr (vedette_ruling_nth (ruling, i)->why, wanted) != NULL;
  g_assert_true (found);
}

/* Shots of the holder are not harder. */
static void
test_s59 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  g_assert_false (table_reminds (rules, "S-59", "{'move':'shoot','who':'Archers'}"));
  table_do (rules, "{'move':'shoot','who':'Archers'}");
  g_assert_true (table_reminds (rules, "S-59", "{'move':'react-shoot'}"));
}

/* A holding of several actions: Blue answers the second, and has no more until the initiative changes hands. */
static void
test_s63 (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();
  VedetteStep *step;

  reactions_status (rules, "shot_back", "ready");
  step = table_do (rules, "{'move':'decline'}");
  g_assert_true (reactions_passed (step, "shot-back"));
  table_do (rules, "{'move':'march','who':'Ann'}");
  table_do (rules, "{'move':'react-shoot','shooters':3}");
  reactions_status (rules, "shot_back", "used");
  reactions_status (rules, "reactions", NULL);
  step = table_do (rules, "{'move':'decline'}");
  g_assert_false (reactions_passed (step, "shot-back"));
  for (int i = 0; i < 2; i++)
    {
      table_do (rules, "{'move':'march','who':'Ann'}");
      vedette_test_refused (rules, "{\"move\":\"react-shoot\"}", "S-X14", FALSE);
      table_do (rules, "{'move':'decline'}");
    }
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':20}");
  table_do (rules, "{'move':'charge','who':'Wat','contact':false}");
  reactions_status (rules, "shot_back", "ready");
  table_do (rules, "{'move':'react-shoot','who':'Archers'}");
}

/* A melee round in place opens nothing, a march does; who is the holder does not react. */
static void
test_s64 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'contact','line':['Ann','Wat'],'melee':true}");
  table_do (rules, "{'move':'fight','who':'Ann'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\"}", "S-X15", FALSE);
  table_do (rules, "{'move':'melee-done'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\"}", "S-X15", FALSE);
  g_assert_false (reactions_passed (table_do (rules, "{'move':'decline'}"), "shot-back"));
  table_do (rules, "{'move':'task','what':'digs'}");
  g_assert_true (table_reminds (rules, "S-64", "{'move':'react-shoot'}"));
  g_assert_false (reactions_passed (table_do (rules, "{'move':'decline'}"), "shot-back"));
  table_do (rules, "{'move':'march','who':'Archers'}");
  g_assert_false (table_reminds (rules, "S-64", "{'move':'react-shoot'}"));
  table_do (rules, "{'move':'react-shoot'}");
}

/* One without missiles is a reminder; where nobody has any, nothing is passed, and a shot is refused. */
static void
test_s64_unarmed (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  table_set (rules, vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Will"), "weapon", "none");
  table_set (rules, vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Walt"), "weapon", "none");
  g_assert_true (table_reminds (rules, "S-63", "{'move':'react-shoot','who':'Will'}"));
  table_set (rules, vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Bowmen"), "weapon", "none");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\"}", "S-X15", FALSE);
  g_assert_false (reactions_passed (table_do (rules, "{'move':'decline'}"), "shot-back"));
}

/* Archers shoot at Will: Walt may not answer, Will may, and only at the archers. */
static void
test_s65 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'shoot','who':'Archers','target':'Will'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Walt\",\"target\":\"Archers\"}", "S-X15", FALSE);
  vedette_test_warned (rules, "{\"move\":\"react-shoot\",\"who\":\"Will\",\"target\":\"Ann\"}", "S-X17");
  g_assert_false (table_reminds (rules, "S-65", "{'move':'react-shoot','who':'Will','target':'Archers'}"));
  g_assert_true (table_reminds (rules, "S-65", "{'move':'react-shoot'}"));
  table_do (rules, "{'move':'react-shoot','who':'Will','target':'Archers'}");
}

/* Nobody said at whom: whoever it was may answer. */
static void
test_s65_untracked (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'shoot','all':true,'moved':false}");
  g_assert_true (table_reminds (rules, "S-65", "{'move':'react-shoot','who':'Walt','target':'Ann'}"));
}

static void
test_s66 (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  g_assert_true (table_reminds (rules, "S-66", "{'move':'react-shoot','who':['Will','Walt'],'target':['Ann','Ben']}"));
  vedette_test_warned (rules, "{\"move\":\"react-shoot\",\"who\":\"Will\",\"target\":\"Archers\"}", "S-X17");
}

/* Three are named of four who might; the fourth comes too late, to this action. */
static void
test_s67 (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  g_assert_true (table_reminds (rules, "S-67", "{'move':'react-shoot'}"));
  table_do (rules, "{'move':'react-shoot','shooters':3,'left-view':true,'inches':['2','2']}");
  table_agree (rules, "S-X16", "{'move':'react-shoot','shooters':1}");
}

static void
test_s67_late (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  table_switch (rules, "reactive-shot-scope", "figure");
  table_do (rules, "{'move':'react-shoot','who':'Will'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Walt\"}", "S-X16", FALSE);
}

/* Two men × 2″ allow four, at most two at each; an inch and four inches allow five, but one at the first. */
static void
test_s68 (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  g_assert_true (table_reminds (rules, "S-68", "{'move':'react-shoot','shooters':9}"));
  g_assert_false (table_reminds (rules, "S-68", "{'move':'react-shoot','shooters':9,'left-view':false}"));
  g_assert_false (table_reminds (rules, "S-68", "{'move':'react-shoot','shooters':4,'left-view':true,'inches':['2','2']}"));
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"shooters\":5,\"left-view\":true,\"inches\":[\"2\",\"2\"]}",
                        "S-X17", FALSE);
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"shooters\":2,\"left-view\":true,\"inches\":[\"0.5\"]}", "S-X17",
                        FALSE);
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"shooters\":5,\"left-view\":true,\"inches\":[\"Ann 1 x 2\",\"Ben 4 x 3\"]}",
                        "S-X17", FALSE);
  g_assert_false (table_reminds (rules, "S-68", "{'move':'react-shoot','shooters':5,'left-view':true,"
                                                "'inches':['Ann 1 x 1','Ben 4 x 4']}"));
}

/* The inches of a line that is named once are those of each of its men; named again and again, of one man each. */
static void
test_s68_line (void)
{
  static const struct
  {
    const char *inches;
    int cap;
  } rows[] = {
    { "['Slingers 2']", 4 },
    { "['Slingers 1.5']", 4 },
    { "['Slingers 2','Slingers 1']", 3 },
    { "['Slingers 2','Slingers 0']", 2 },
    { "['Slingers 2','Darters 1']", 7 },
    { "['2']", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteRules) rules = reactions_begin ();
      g_autofree char *json = g_strdup_printf ("{'move':'react-shoot','left-view':true,'shooters':%d,'inches':%s}",
                                               rows[i].cap + 1, rows[i].inches);
      VedetteStep *step;

      table_do (rules, "{'move':'march','who':['Slingers','Darters']}");
      vedette_test_refused (rules, g_strdelimit (json, "'", '"'), "S-X17", FALSE);
      step = table_do (rules, "{'move':'react-shoot','left-view':true,'shooters':%d,'inches':%s}", rows[i].cap, rows[i].inches);
      g_assert_cmpint (table_fact_int (step, "cap"), ==, rows[i].cap);
    }
  {
    g_autoptr (VedetteRules) rules = reactions_begin ();

    /* And so are those who shoot at it. */
    table_do (rules, "{'move':'march','who':['Slingers','Darters']}");
    vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"shooters\":5,\"left-view\":true,"
                                 "\"inches\":[\"Slingers 2 x 5\",\"Darters 1\"]}", "S-X17", FALSE);
    table_do (rules, "{'move':'react-shoot','shooters':5,'left-view':true,'inches':['Slingers 2 x 4','Darters 1 x 1']}");
  }
}

/* More than his own inches allow at one of them, more than stand, and what is not known */
static void
test_x17_cap (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  /* All at one of them: his own inches count. */
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"shooters\":2,\"target\":\"Ann\",\"left-view\":true,\"inches\":[\"Ann 1\",\"Ben 4\"]}",
                        "S-X17", FALSE);
  table_final (rules, "S-68", "{'move':'react-shoot','left-view':true,'inches':['Wat 2']}");
  table_final (rules, "S-X31", "{'move':'react-shoot','who':'Bowmen','shooters':6}");
  /* How many of the five bowmen shoot is untracked, so the number is brought to mind. */
  g_assert_true (table_reminds (rules, "S-68", "{'move':'react-shoot','who':'Bowmen','left-view':true,'inches':['3']}"));
  table_agree (rules, "S-X17", "{'move':'react-shoot','shooters':4,'left-view':true,'inches':['3']}");
}

/* The table of the catalogue, in both ways of rounding */
static void
test_cap_table (gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "catalogue", "s_reactive_shot_cap.csv", NULL);
  VedetteShotCapRounding rounding = g_str_equal (data, "up") ? VEDETTE_SHOT_CAP_ROUNDING_UP
                                                              : VEDETTE_SHOT_CAP_ROUNDING_WHOLE_INCHES_MIN_1;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_rows = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) cells = g_strsplit (g_strchomp (lines[i]), ",", -1);
      g_auto (GStrv) movers = g_strsplit (cells[0], "+", -1);
      g_autoptr (GArray) inches = g_array_new (FALSE, FALSE, sizeof (int));

      for (guint k = 0; movers[k] != NULL; k++)
        {
          int one = (int) (g_ascii_strtod (movers[k], NULL) * 100 + 0.5);

          g_array_append_val (inches, one);
        }
      g_assert_cmpint (vedette_reactive_cap ((const int *) inches->data, inches->len, rounding), ==,
                       atoi (cells[rounding == VEDETTE_SHOT_CAP_ROUNDING_UP ? 1 : 2]));
      n_rows++;
    }
  g_assert_cmpuint (n_rows, ==, 8);
}

/* 2.5″ and 0.25″: four rounded up, three in whole inches */
static void
test_rounding (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_marched ();
  const char *json = "{'move':'react-shoot','shooters':4,'left-view':true,'inches':['2.5','0.25']}";
  VedetteStep *step;

  table_switch (rules, "shot-cap-rounding", data);
  step = g_str_equal (data, "up") ? table_do (rules, "%s", json) : table_agree (rules, "S-X17", "%s", json);
  g_assert_cmpint (table_fact_int (step, "cap"), ==, g_str_equal (data, "up") ? 4 : 3);
}

static void
test_cap_scope (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_marched ();
  const char *json = "{'move':'react-shoot','shooters':4,'left-view':false,'inches':['3']}";

  table_switch (rules, "shot-cap-scope", data);
  if (g_str_equal (data, "always"))
    table_agree (rules, "S-X17", "%s", json);
  else
    table_do (rules, "%s", json);
}

/* S-69: nothing for Blue's shots, unless the players count them; then Red has one when it is passive. */
static void
test_counter (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_marched ();
  gboolean yes = g_str_equal (data, "yes");

  table_switch (rules, "counter-reactive", data);
  table_do (rules, "{'move':'react-shoot','who':'Will'}");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 0);
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Walt'}"), ==, 19);
  table_do (rules, "{'move':'snatch','nominee':'Walt','die':20}");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, yes ? 1 : 0);
  g_assert_cmpint (vedette_skirmish_game_get_holder_counters (table_game (rules)), ==, 0);
  table_do (rules, "{'move':'march','who':'Walt','option':'full-speed'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Ben'}"), ==, yes ? 17 : 19);
}

static void
test_s69 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'shoot','who':'Archers','target':'Will'}");
  table_do (rules, "{'move':'react-shoot','who':'Will','target':'Archers'}");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 1);
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':20}");
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 0);
}

/* One action, one reaction, one roll */
static void
test_s70 (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  table_do (rules, "{'move':'react-shoot'}");
  table_assert (rules, "nominate", "Red");
  g_assert_cmpint (vedette_skirmish_game_get_action_no (table_game (rules)), ==, 1);
  table_do (rules, "{'move':'snatch','nominee':'Will','die':5}");
  g_assert_cmpint (vedette_skirmish_game_get_roll_no (table_game (rules)), ==, 1);
  table_assert (rules, "act-free", "Red");
  table_final (rules, "S-X02", "{'move':'snatch','nominee':'Will','die':5}");
}

/* A-S24: at men who charge, before the round is closed */
static void
test_s70_charge (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat'}");
  reactions_status (rules, "reactions", "with a shot back");
  table_do (rules, "{'move':'react-shoot','who':'Will','target':'Ann'}");
  reactions_status (rules, "reactions", NULL);
  table_assert (rules, "contact-melee", "Red");
  table_do (rules, "{'move':'out','line':'Ann'}");
  table_assert (rules, "nominate", "Red");
}

static void
test_x14 (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  table_do (rules, "{'move':'react-shoot'}");
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'shoot','who':'Archers','target':'Will'}");
  table_agree (rules, "S-X14", "{'move':'react-shoot','who':'Will','target':'Archers'}");
}

static void
test_x15 (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Archers\"}", "S-X15", FALSE);
  table_do (rules, "{'move':'decline'}");
  table_agree (rules, "S-X15", "{'move':'react-shoot','who':'Will'}");
  /* It counts, but is no part of the next action. */
  g_assert_true (vedette_skirmish_game_get_shot_back_used (table_game (rules)));
  g_assert_false (vedette_skirmish_game_get_shot_back_done (table_game (rules)));
}

/* *Put right* gives it back, to the side and to each man; of a line that is split those who have shot stay
 * with the first part as far as it has men. */
static void
test_s63_put_right (void)
{
  g_autoptr (VedetteRules) rules = begin_marched ();

  table_switch (rules, "reactive-shot-scope", "figure");
  table_do (rules, "{'move':'react-shoot','who':'Bowmen','shooters':2}");
  table_do (rules, "{'edit':'split-line','line':'Bowmen','men':3,'name':'The rest'}");
  g_assert_cmpuint (vedette_ids_get_n (vedette_skirmish_game_get_reacted (table_game (rules))), ==, 2);
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Bowmen\"}", "S-X14", FALSE);
  g_assert_false (table_reminds (rules, "S-63", "{'move':'react-shoot','who':'The rest'}"));
  table_do (rules, "{'edit':'put-right','shot-back':false}");
  reactions_status (rules, "shot_back", "ready");
  table_do (rules, "{'move':'react-shoot','who':['Bowmen','The rest']}");
  reactions_status (rules, "shot_back", "used by some");
}

/* Once a side, or once each */
static void
test_scope (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_marched ();
  VedetteFigure *will = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Will");

  table_switch (rules, "reactive-shot-scope", data);
  table_do (rules, "{'move':'react-shoot','who':'Will'}");
  g_assert_true (vedette_figure_get_shot_back (will));
  table_do (rules, "{'move':'decline'}");
  table_do (rules, "{'move':'march','who':'Ann'}");
  vedette_test_refused (rules, "{\"move\":\"react-shoot\",\"who\":\"Will\"}", "S-X14", FALSE);
  if (g_str_equal (data, "side"))
    table_agree (rules, "S-X14", "{'move':'react-shoot','who':'Walt'}");
  else
    {
      g_assert_true (table_reminds (rules, "S-63", "{'move':'react-shoot'}"));
      table_do (rules, "{'move':'react-shoot','who':'Walt'}");
    }
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':20}");
  g_assert_false (vedette_figure_get_shot_back (will));
}

/* A-S16 */
static void
test_seize (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  const char *json = "{'move':'shoot','all':true,'moved':false}";

  table_switch (rules, "seize-all-shoot", data);
  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':20}");
  if (g_str_equal (data, "no"))
    table_agree (rules, "S-X07", "%s", json);
  else
    table_do (rules, "%s", json);
  g_assert_cmpint (vedette_skirmish_game_get_counters (table_game (rules)), ==, 1);
}

/* A–B 3.5″, B–C 4″, A–C 7.5″: a chain, but not every pair */
static void
test_cohesion (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  const char *json = "{'move':'march','who':['Ann','Ben','Col'],'gaps':['Ann / Ben 3.5','Ben / Col 4','Ann / Col 7.5']}";

  table_switch (rules, "cohesion", data);
  if (g_str_equal (data, "chain"))
    table_do (rules, "%s", json);
  else
    table_agree (rules, "S-04", "%s", json);
}

static void
test_reach (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  const char *json = "{'move':'snatch','nominee':'Will','reach':true,'engaged':true,'die':20}";

  table_switch (rules, "reach-when-engaged", data);
  table_do (rules, "{'move':'hold'}");
  g_assert_cmpint (table_need (rules, "{'move':'snatch','nominee':'Will','reach':true,'engaged':true}"), ==, 21);
  if (g_str_equal (data, "no"))
    table_agree (rules, "S-X27", "%s", json);
  else
    table_do (rules, "%s", json);
}

/* After every third action the log says so. */
static void
test_clock (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  gboolean on = g_str_equal (data, "n");

  if (on)
    {
      table_do (rules, "{'edit':'set-switch','switch':'s.clock','value':'3'}");
      table_final (rules, NULL, "{'edit':'set-switch','switch':'s.clock','value':'3'}");
      table_do (rules, "{'edit':'set-switch','switch':'s.clock','value':'2'}");
      table_do (rules, "{'edit':'set-switch','switch':'s.clock','value':'3'}");
    }
  for (int i = 1; i <= 6; i++)
    {
      gboolean due = on && i % 3 == 0;
      VedetteStep *step;
      g_autofree char *text = NULL;

      g_assert_true (table_reminds (rules, "A-S33", "{'move':'hold'}") == due);
      step = table_do (rules, "{'move':'hold'}");
      g_assert_cmpint (json_object_get_int_member_with_default (vedette_step_get_facts (step), "clock", 0), ==, due ? 3 : 0);
      text = vedette_rules_describe (rules, step, NULL);
      g_assert_true ((strstr (text, "3 more actions were taken: check your other rules.") != NULL) == due);
      table_do (rules, "{'move':'decline'}");
    }
}

static const struct
{
  const char *name;
  const char *const values[4];
  GTestDataFunc test;
} switches[] = {
  { "s.reactive_penalty", { "d10", "d20", "host" }, test_penalty },
  { "s.shot_cap_rounding", { "up", "whole-inches-min-1" }, test_rounding },
  { "s.shot_cap_scope", { "leaving-view", "always" }, test_cap_scope },
  { "s.counter_reactive", { "no", "yes" }, test_counter },
  { "s.reactive_shot_scope", { "side", "figure" }, test_scope },
  { "s.seize_all_shoot", { "no", "yes" }, test_seize },
  { "s.cohesion", { "chain", "every-pair" }, test_cohesion },
  { "s.reach_when_engaged", { "no", "yes" }, test_reach },
  { "s.clock", { "off", "n" }, test_clock },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/skirmish/%s/%s", limits[i].rule, limits[i].line);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_limit);
    }
  g_test_add_func ("/rules/skirmish/S-60/shown", test_limits_shown);
  g_test_add_func ("/rules/skirmish/S-X22/unknown", test_x22_unknown);
  g_test_add_func ("/rules/skirmish/S-X22/inches", test_x22_inches);
  g_test_add_func ("/rules/skirmish/S-62/march", test_x22_march);
  g_test_add_data_func ("/rules/skirmish/S-X22/crossbow-no-inches", "Crossbows", test_s62_no_inches);
  g_test_add_data_func ("/rules/skirmish/S-X22/handgun-no-inches", "Gunners", test_s62_no_inches);
  g_test_add_func ("/rules/skirmish/S-62/mixed", test_s62_mixed);
  g_test_add_func ("/rules/skirmish/S-X22/body", test_s62_body);
  g_test_add_func ("/rules/skirmish/S-59/only-in-reaction", test_s59);
  g_test_add_func ("/rules/skirmish/S-63/once", test_s63);
  g_test_add_func ("/rules/skirmish/S-63/put-right", test_s63_put_right);
  g_test_add_func ("/rules/skirmish/S-64/triggers", test_s64);
  g_test_add_func ("/rules/skirmish/S-64/unarmed", test_s64_unarmed);
  g_test_add_func ("/rules/skirmish/S-65/example", test_s65);
  g_test_add_func ("/rules/skirmish/S-65/untracked", test_s65_untracked);
  g_test_add_func ("/rules/skirmish/S-66/reminder", test_s66);
  g_test_add_func ("/rules/skirmish/S-67/example", test_s67);
  g_test_add_func ("/rules/skirmish/S-X16/late", test_s67_late);
  g_test_add_func ("/rules/skirmish/S-68/examples", test_s68);
  g_test_add_func ("/rules/skirmish/S-68/line", test_s68_line);
  g_test_add_func ("/rules/skirmish/S-X17/cap", test_x17_cap);
  g_test_add_data_func ("/rules/skirmish/S-68/table-up", "up", test_cap_table);
  g_test_add_data_func ("/rules/skirmish/S-68/table-whole", "whole-inches-min-1", test_cap_table);
  g_test_add_func ("/rules/skirmish/S-69/no-counter", test_s69);
  g_test_add_func ("/rules/skirmish/S-70/one-roll", test_s70);
  g_test_add_func ("/rules/skirmish/S-70/charge", test_s70_charge);
  g_test_add_func ("/rules/skirmish/S-X14/agreed", test_x14);
  g_test_add_func ("/rules/skirmish/S-X15/cases", test_x15);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    for (guint k = 0; switches[i].values[k] != NULL; k++)
      {
        g_autofree char *path = g_strdup_printf ("/rules/skirmish/%s/%s", switches[i].name, switches[i].values[k]);

        g_test_add_data_func (path, switches[i].values[k], switches[i].test);
      }
  return g_test_run ();
}
