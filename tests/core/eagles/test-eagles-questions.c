/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question about dice: its answers for machines and for people, and what cannot be meant. */

#include <stdlib.h>
#include <string.h>

#include "core/document/vedette-codec.h"
#include "core/eagles/questions/vedette-eagles-questions.h"
#include "core/eagles/records/vedette-eagles-enums.h"

static int
read_nick (GType       type,
           const char *nick)
{
  const GEnumValue *value = vedette_enum_find (type, nick);

  g_assert_nonnull (value);
  return value->value;
}

/* Options as on the command line, separated by spaces */
static VedetteMove *
declare (const char *options)
{
  VedetteMove *asked = g_object_new (vedette_move_kind_get_type (&vedette_eagles_questions[0].asked), NULL);
  g_auto (GStrv) words = g_strsplit (options, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *name = words[i] + 2;

      g_assert_true (g_str_has_prefix (words[i], "--"));
      if (g_str_equal (name, "outside"))
        {
          g_object_set (asked, name, TRUE, NULL);
          continue;
        }
      i++;
      g_assert_nonnull (words[i]);
      if (g_ascii_isdigit (*words[i]))
        g_object_set (asked, name, atoi (words[i]), NULL);
      else
        g_object_set (asked, name,
                      read_nick (g_str_equal (name, "tie") ? VEDETTE_TYPE_EAGLES_TIE : VEDETTE_TYPE_EAGLES_RATING, words[i]),
                      NULL);
    }
  return asked;
}

static VedetteAnswer *
ask (const char *options)
{
  g_autoptr (VedetteMove) asked = declare (options);
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
  g_autoptr (GError) error = NULL;
  VedetteAnswer *answer = vedette_answer_new ();

  vedette_eagles_questions[0].asked.check (asked, NULL, ruling);
  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 0);
  g_assert_true (vedette_eagles_questions[0].answer (asked, NULL, answer, &error));
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
test_opposed (void)
{
  assert_json ("--rating superior --against poor --points 3 --against-points 0",
               "{'difference':7,'win':'21/25','tie':'3/100','lose':'3/100','ends':'1/10'}");
  assert_json ("--rating poor --against superior --points 1 --against-points 11",
               "{'difference':-14,'win':'0/1','tie':'0/1','lose':'9/10','ends':'1/10'}");
  assert_json ("--rating average --against average --points 14",
               "{'difference':14,'win':'9/10','tie':'0/1','lose':'0/1','ends':'1/10'}");
  assert_json ("--against good --rating excellent",
               "{'difference':1,'win':'49/100','tie':'7/100','lose':'17/50','ends':'1/10'}");
}

static void
test_ties (void)
{
  assert_json ("--rating superior --against poor --points 3 --against-points 0 --tie holder",
               "{'difference':7,'win':'21/25','tie':'0/1','lose':'3/50','ends':'1/10'}");
  assert_json ("--rating superior --against poor --points 3 --against-points 0 --tie reroll",
               "{'difference':7,'win':'84/97','tie':'0/1','lose':'3/97','ends':'10/97'}");
  assert_json ("--rating good --against good --tie reroll",
               "{'difference':0,'win':'41/92','tie':'0/1','lose':'41/92','ends':'5/46'}");
}

static void
test_pool (void)
{
  assert_json ("--pool superior",
               "{'expected':'151/20','points':{'1':'1/60','2':'1/60','3':'1/60','4':'7/60','5':'7/60','6':'7/60','7':'1/10',"
               "'8':'1/10','9':'1/10','10':'1/10','11':'1/10','12':'1/10'}}");
  assert_json ("--pool poor",
               "{'expected':'63/20','points':{'0':'1/5','1':'7/60','2':'7/60','3':'7/60','4':'7/60','5':'7/60','6':'7/60',"
               "'7':'1/10'}}");
}

static void
test_order (void)
{
  assert_json ("--order poor --outside",
               "{'acts':'1/2','retry':'2/5','garbled':'1/10','in-the-end':'5/6','sent':'25/36'}");
  assert_json ("--order poor", "{'acts':'1/2','retry':'2/5','garbled':'1/10','in-the-end':'5/6','sent':'5/6'}");
  assert_json ("--order excellent --outside",
               "{'acts':'7/10','retry':'1/5','garbled':'1/10','in-the-end':'7/8','sent':'35/48'}");
}

static void
test_survive (void)
{
  assert_json ("--survive 7", "{'running':'4782969/10000000'}");
  assert_json ("--survive 1", "{'running':'9/10'}");
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
test_opposed_lines (void)
{
  assert_lines ("--rating superior --against poor --points 3 --against-points 0",
                "Superior +3, points 3; against Poor -1, points 0: a difference of +7\n"
                "    84%  the officer wins\n"
                "     3%  the totals are equal\n"
                "     3%  the other side wins\n"
                "    10%  the unmodified dice end the turn\n"
                "More than 6 points would not help");
  assert_lines ("--rating average --against average --tie reroll",
                "Average +0, points 0; against Average +0, points 0: a difference of +0\n"
                "  44.6%  the officer wins\n"
                "  44.6%  the other side wins\n"
                "  10.9%  the unmodified dice end the turn\n"
                "More than 10 points would not help");
  assert_lines ("--rating superior --against poor --points 3 --tie holder",
                "Superior +3, points 3; against Poor -1, points 0: a difference of +7\n"
                "    84%  the officer wins\n"
                "     6%  the holder keeps the initiative\n"
                "    10%  the unmodified dice end the turn\n"
                "More than 6 points would not help");
}

static void
test_pool_lines (void)
{
  assert_lines ("--pool average",
                "Average: 3.95 points on average\n"
                "    10%  0 points\n"
                "  11.7%  1 point\n"
                "  11.7%  2 points\n"
                "  11.7%  3 points\n"
                "  11.7%  4 points\n"
                "  11.7%  5 points\n"
                "  11.7%  6 points\n"
                "    10%  7 points\n"
                "    10%  8 points");
}

static void
test_order_lines (void)
{
  assert_lines ("--order poor",
                "Poor: -1 on the roll for an order that has arrived\n"
                "    50%  the order can be acted on this turn\n"
                "    40%  roll again next turn\n"
                "    10%  the order is garbled for good\n"
                "  83.3%  the order can be acted on now or later\n"
                "   1.67  rolls on average until the order can be acted on or is garbled");
  assert_lines ("--order superior --outside",
                "Superior: +2 on the roll for an order that has arrived\n"
                "    80%  the order can be acted on this turn\n"
                "    10%  roll again next turn\n"
                "    10%  the order is garbled for good\n"
                "  88.9%  the order can be acted on now or later\n"
                "  74.1%  a newly sent order can be acted on, allowing for loss on the way\n"
                "   1.11  rolls on average until the order can be acted on or is garbled");
}

static void
test_survive_lines (void)
{
  assert_lines ("--survive 7", "  47.8%  the turn continues after 7 opposed rolls");
  assert_lines ("--survive 1", "    90%  the turn continues after 1 opposed roll");
}

static const struct
{
  const char *options;
  const char *about;
  const char *why;
} refused[] = {
  { NULL, NULL, "Use one of these to choose a question: --rating, --pool, --order, --survive" },
  { "--rating good", "against", "is required with --rating" },
  { "--rating good --points 3 --tie reroll", "against", "is required with --rating" },
  { "--against good", "against", "can be used only with --rating" },
  { "--points 0", "points", "can be used only with --rating" },
  { "--pool good --against-points 3", "against-points", "can be used only with --rating" },
  { "--order good --tie holder", "tie", "can be used only with --rating" },
  { "--outside", "outside", "can be used only with --order" },
  { "--rating good --against good --outside", "outside", "can be used only with --order" },
  { "--pool good --outside", "outside", "can be used only with --order" },
  { "--survive 3 --points 1", "points", "can be used only with --rating" },
  { "--pool good --rating good --against good", "pool", "cannot be used with --rating" },
  { "--rating good --against good --order good", "order", "cannot be used with --rating" },
  { "--order good --outside --pool good", "order", "cannot be used with --pool" },
  { "--pool good --survive 1", "survive", "cannot be used with --pool" },
  { "--survive 7 --order poor", "survive", "cannot be used with --order" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (VedetteMove) asked = refused[i].options != NULL
                                          ? declare (refused[i].options)
                                          : g_object_new (vedette_move_kind_get_type (&vedette_eagles_questions[0].asked), NULL);
      g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

      vedette_eagles_questions[0].asked.check (asked, NULL, ruling);
      g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 1);
      g_assert_true (ruling->is_final);
      g_assert_cmpstr (ruling->about, ==, refused[i].about);
      g_assert_cmpstr (ruling->why, ==, refused[i].why);
    }
}

static void
test_words (void)
{
  g_autofree char *words = vedette_eagles_questions[0].say_words ();

  g_assert_cmpstr (words, ==,
                   "RATING: poor, average, good, excellent, superior\n"
                   "TIE: reroll, holder (the other side); if omitted, ties are listed separately");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-30/asked", test_opposed);
  g_test_add_func ("/rules/eagles/A-E03/asked", test_ties);
  g_test_add_func ("/rules/eagles/E-24/asked", test_pool);
  g_test_add_func ("/rules/eagles/E-10/asked", test_order);
  g_test_add_func ("/rules/eagles/E-42/asked", test_survive);
  g_test_add_func ("/rules/eagles/A-E31/told", test_opposed_lines);
  g_test_add_func ("/rules/eagles/E-24/told", test_pool_lines);
  g_test_add_func ("/rules/eagles/E-09/told", test_order_lines);
  g_test_add_func ("/rules/eagles/E-42/told", test_survive_lines);
  g_test_add_func ("/eagles/odds/refused", test_refused);
  g_test_add_func ("/eagles/odds/words", test_words);

  return g_test_run ();
}
