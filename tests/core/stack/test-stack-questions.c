/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question about a stack: its answer for machines and for people, and what cannot be meant. */

#include <string.h>

#include "core/document/vedette-codec.h"
#include "core/stack/questions/vedette-stack-questions.h"

/* Options as on the command line, separated by spaces */
static VedetteMove *
declare (const char *options)
{
  VedetteMove *asked = g_object_new (vedette_move_kind_get_type (&vedette_stack_questions[0].asked), NULL);
  g_auto (GStrv) words = g_strsplit (options, " ", -1);
  g_autoptr (GStrvBuilder) enemies = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) drawn = g_strv_builder_new ();
  g_auto (GStrv) enemies_texts = NULL;
  g_auto (GStrv) drawn_texts = NULL;

  for (guint i = 0; words[i] != NULL; i += 2)
    {
      g_assert_nonnull (words[i + 1]);
      if (g_str_equal (words[i], "--enemies"))
        g_strv_builder_add (enemies, words[i + 1]);
      else if (g_str_equal (words[i], "--drawn"))
        g_strv_builder_add (drawn, words[i + 1]);
      else
        g_object_set (asked, words[i] + 2, atoi (words[i + 1]), NULL);
    }
  enemies_texts = g_strv_builder_end (enemies);
  drawn_texts = g_strv_builder_end (drawn);
  g_object_set (asked, "enemies", enemies_texts, "drawn", drawn_texts, NULL);
  return asked;
}

static VedetteAnswer *
ask (const char *options)
{
  g_autoptr (VedetteMove) asked = declare (options);
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
  g_autoptr (GError) error = NULL;
  VedetteAnswer *answer = vedette_answer_new ();

  vedette_stack_questions[0].asked.check (asked, NULL, ruling);
  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 0);
  g_assert_true (vedette_stack_questions[0].answer (asked, NULL, answer, &error));
  g_assert_no_error (error);
  return answer;
}

/* Written with ' for " */
static void
assert_json (const char *options,
             const char *expected)
{
  g_autoptr (VedetteAnswer) answer = ask (options);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GString) out = g_string_new (NULL);

  json_builder_end_object (answer->tree);
  root = json_builder_get_root (answer->tree);
  vedette_codec_write_node (out, root);
  g_strdelimit (out->str, "\"", '\'');
  g_assert_cmpstr (out->str, ==, expected);
}

static void
test_json (void)
{
  assert_json ("--characters 5 --hired 2 --enemies 8x2 --enemies 1x3",
               "{'stack':{'characters':10,'hired':2,'enemies':19,'end':1,'total':32},"
               "'next':{'character':'1/16','hired':'1/16','enemies':'19/32','end':'1/32'},"
               "'round':{'draws':'33/2','turns':'31/2','no-turn':'1/32','no-character-acts':'1/11','no-enemy-acts':'1/20',"
               "'all-characters-act':'256/693','distinct-characters':'10/3','character-share':'10/31',"
               "'draws-to-first-turn':'99/8'},"
               "'character':{'0':'1/3','1':'1/3','2':'1/3'}}");
}

/* What was drawn counts for the round, what is left for the next token; a member for each character drawn, in their order */
static void
test_drawn (void)
{
  assert_json ("--characters 5 --hired 2 --enemies 8x2 --enemies 1x3 --drawn character-1=1,enemies=4",
               "{'stack':{'characters':10,'hired':2,'enemies':19,'end':1,'total':32},"
               "'next':{'character':'2/27','hired':'2/27','enemies':'5/9','end':'1/27'},"
               "'round':{'draws':'19/1','turns':'18/1','no-turn':'0/1','no-character-acts':'0/1','no-enemy-acts':'0/1',"
               "'all-characters-act':'128/315','distinct-characters':'11/3','character-share':'11/36',"
               "'draws-to-first-turn':'89/8'},"
               "'character':{'0':'1/3','1':'1/3','2':'1/3'},"
               "'character-1':{'0':'0/1','1':'1/2','2':'1/2'}}");
  assert_json ("--characters 3 --drawn character-3=2 --drawn character-1=0,character-2=1",
               "{'stack':{'characters':6,'hired':0,'enemies':0,'end':1,'total':7},"
               "'next':{'character':'1/2','hired':'0/1','enemies':'0/1','end':'1/4'},"
               "'round':{'draws':'11/2','turns':'9/2','no-turn':'0/1','no-character-acts':'0/1','no-enemy-acts':'1/1',"
               "'all-characters-act':'2/3','distinct-characters':'8/3','character-share':'1/1','draws-to-first-turn':'9/4'},"
               "'character':{'0':'1/3','1':'1/3','2':'1/3'},"
               "'character-2':{'0':'0/1','1':'1/2','2':'1/2'},"
               "'character-3':{'0':'0/1','1':'0/1','2':'1/1'}}");
}

/* Nothing can be said of one who has not acted when all have; the member stays. */
static void
test_all_acted (void)
{
  assert_json ("--characters 1 --enemies 1x1 --drawn character-1=2,enemies=1",
               "{'stack':{'characters':2,'hired':0,'enemies':1,'end':1,'total':4},"
               "'next':{'character':null,'hired':'0/1','enemies':'0/1','end':'1/1'},"
               "'round':{'draws':'4/1','turns':'3/1','no-turn':'0/1','no-character-acts':'0/1','no-enemy-acts':'0/1',"
               "'all-characters-act':'1/1','distinct-characters':'1/1','character-share':'2/3','draws-to-first-turn':null},"
               "'character':null,"
               "'character-1':{'0':'0/1','1':'0/1','2':'1/1'}}");
}

/* Characters only: hired help does not raise the limit (A-T02), and one that is not reached changes nothing. */
static void
test_limit (void)
{
  const char *limited = "{'stack':{'characters':10,'hired':3,'enemies':20,'end':1,'total':34},"
                        "'next':{'character':'1/17','hired':'3/34','enemies':'10/17','end':'1/34'},"
                        "'round':{'draws':'35/2','turns':'33/2','no-turn':'1/34','no-character-acts':'1/11',"
                        "'no-enemy-acts':'1/21','all-characters-act':'256/693','distinct-characters':'10/3',"
                        "'character-share':'10/33','draws-to-first-turn':'105/8'},"
                        "'character':{'0':'1/3','1':'1/3','2':'1/3'}}";

  assert_json ("--characters 5 --hired 3 --enemies 50x1 --cap 2", limited);
  assert_json ("--characters 5 --hired 3 --enemies 20x1 --cap 3", limited);
  assert_json ("--characters 5 --hired 3 --enemies 500x20 --cap 2", limited);
}

/* What no number of 64 bits holds */
static void
test_large (void)
{
  g_autoptr (VedetteAnswer) answer = ask ("--characters 40 --enemies 400x1");
  g_autoptr (JsonNode) root = NULL;
  JsonObject *round;

  json_builder_end_object (answer->tree);
  root = json_builder_get_root (answer->tree);
  round = json_object_get_object_member (json_node_get_object (root), "round");
  g_assert_cmpstr (json_object_get_string_member (round, "all-characters-act"), ==,
                   "302231454903657293676544/2177020976850057573347805");
  g_assert_cmpstr (json_object_get_string_member (round, "draws"), ==, "241/1");
  g_assert_cmpstr (json_object_get_string_member (round, "distinct-characters"), ==, "80/3");
}

static void
assert_lines (const char *options,
              const char *expected)
{
  g_autoptr (VedetteAnswer) answer = ask (options);
  g_autofree char *text = NULL;

  g_ptr_array_add (answer->lines, NULL);
  text = g_strjoinv ("\n", (GStrv) answer->lines->pdata);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_lines (void)
{
  assert_lines ("--characters 2 --enemies 2x1 --drawn character-2=1,enemies=1",
                "Placed: characters 4, hired help 0, enemies 2, End 1; 7 in all\n"
                "Left: characters 3, hired help 0, enemies 1, End 1; 5 in all\n"
                "    40%  next token: a given character who has not acted\n"
                "     0%  next token: the hired help\n"
                "    20%  next token: the enemies\n"
                "    20%  next token: End\n"
                "      3  average draws left in the round, including End\n"
                "      5  average draws in the round, including End\n"
                "      4  average Turns in the round\n"
                "     0%  chance of a round without any Turn\n"
                "     0%  chance that no character acts\n"
                "     0%  chance that no enemy acts\n"
                "  66.7%  chance that every character acts\n"
                "   1.67  average number of different characters who act\n"
                "  62.5%  characters’ average share of the Turns\n"
                "    2.5  average draws, including each End, until a given character who has not acted gets a Turn\n"
                "A character who has not acted: no Turn 33.3%, one 33.3%, two 33.3%\n"
                "Character 2: next token 20%; one Turn in the round 50%, two 50%");
}

static void
assert_says (const char *options,
             const char *expected)
{
  g_autoptr (VedetteAnswer) answer = ask (options);
  g_autofree char *text = NULL;

  g_ptr_array_add (answer->lines, NULL);
  text = g_strjoinv ("\n", (GStrv) answer->lines->pdata);
  if (strstr (text, expected) == NULL)
    g_error ("“%s” is not in “%s”", expected, text);
}

/* What the limit changes, and what not; nothing of it where there is none */
static void
test_limit_lines (void)
{
  g_autoptr (VedetteAnswer) unlimited = ask ("--characters 5 --enemies 50x1");

  assert_says ("--characters 5 --enemies 50x1 --cap 2 --drawn enemies=3",
               "The limit lowers the enemies’ 50 tokens to 20. At the start of a round:\n"
               "– the characters’ share of the Turns is 33.3% instead of 16.7%\n"
               "– on average, a given character’s first Turn comes on draw 12 instead of 23.25\n"
               "– a character’s own Turns stay the same: 1 in a round on average, and none in 33.3% of all rounds");
  assert_says ("--characters 5 --enemies 8x2 --cap 2", "Enemy tokens by Initiative: 16, within the limit of 20");
  for (guint i = 0; i < unlimited->lines->len; i++)
    g_assert_null (strstr (unlimited->lines->pdata[i], "limit"));
}

static const struct
{
  const char *options;
  const char *about;
  const char *rule;
  const char *why; /* the beginning */
} refused[] = {
  { "--characters 5 --enemies 8", "enemies", "T-03", "“8” should be a count and an Initiative" },
  { "--characters 5 --enemies 8x2 --enemies 8*2", "enemies", "T-03", "“8*2” should be a count" },
  { "--characters 5 --enemies 8x2x2", "enemies", "T-03", "“8x2x2” should be a count" },
  { "--characters 5 --enemies x2", "enemies", "T-03", "“x2” should be a count" },
  { "--characters 5 --enemies -8x2", "enemies", "T-03", "“-8x2” should be a count" },
  { "--characters 5 --enemies 0x2", "enemies", "T-03", "“0x2” should be a count" },
  { "--characters 5 --enemies 8x21", "enemies", "T-03", "“8x21” should be a count" },
  { "--characters 5 --enemies 501x1", "enemies", "T-03", "“501x1” should be a count" },
  { "--characters 5 --enemies 99999999999999999999x1", "enemies", "T-03", "“99999999999999999999x1” should be a count" },
  { "--characters 5 --enemies 500x2", NULL, NULL, "The bag would have 1011 tokens; the maximum is 1000. Enter fewer participants." },
  { "--characters 500", NULL, NULL, "The bag would have 1001 tokens; the maximum is 1000. Enter fewer participants." },
  { "--characters 5 --drawn character-1", "drawn", NULL, "“character-1” is not an owner and a number" },
  { "--characters 5 --drawn ", "drawn", NULL, "“” is not an owner" },
  { "--characters 5 --drawn character-1=1,", "drawn", NULL, "“” is not an owner" },
  { "--characters 5 --drawn character-1=one", "drawn", NULL, "“character-1=one” is not an owner" },
  { "--characters 5 --drawn character-1=-1", "drawn", NULL, "“character-1=-1” is not an owner" },
  { "--characters 5 --drawn character-1=1=1", "drawn", NULL, "“character-1=1=1” is not an owner" },
  { "--characters 5 --drawn character-6=1", "drawn", NULL, "“character-6” has no tokens to draw. Use character-1 to character-5, " },
  { "--characters 5 --drawn character-0=1", "drawn", NULL, "“character-0” has no" },
  { "--characters 5 --drawn character-=1", "drawn", NULL, "“character-” has no" },
  { "--characters 5 --drawn goblins=1", "drawn", NULL, "“goblins” has no" },
  { "--characters 5 --drawn end=1", "drawn", NULL, "“end” has no" },
  { "--characters 5 --drawn character-1=3", "drawn", "T-10", "“character-1=3” is too many, because a round has only 2 of these" },
  { "--characters 5 --drawn hired=1", "drawn", "T-10", "“hired=1” is too many, because a round has only 0" },
  { "--characters 5 --enemies 50x1 --cap 2 --drawn enemies=21", "drawn", "T-10", "“enemies=21” is too many, because a round has only 20" },
  { "--characters 5 --drawn character-2=1 --drawn character-02=1", "drawn", NULL, "“character-02” is given twice: leave one out" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (VedetteMove) asked = declare (refused[i].options);
      g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

      vedette_stack_questions[0].asked.check (asked, NULL, ruling);
      g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 1);
      g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_REFUSED);
      g_assert_cmpstr (ruling->about, ==, refused[i].about);
      g_assert_cmpstr (ruling->rule, ==, refused[i].rule);
      if (!g_str_has_prefix (ruling->why, refused[i].why))
        g_error ("“%s” does not begin with “%s”", ruling->why, refused[i].why);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/stack/odds/json", test_json);
  g_test_add_func ("/stack/odds/drawn", test_drawn);
  g_test_add_func ("/stack/odds/all-acted", test_all_acted);
  g_test_add_func ("/rules/stack/A-T02/odds", test_limit);
  g_test_add_func ("/stack/odds/large", test_large);
  g_test_add_func ("/stack/odds/lines", test_lines);
  g_test_add_func ("/rules/stack/A-T12/told", test_limit_lines);
  g_test_add_func ("/stack/odds/refused", test_refused);

  return g_test_run ();
}
