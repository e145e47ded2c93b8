/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the answers of `play` gain for systems that ask for dice, have charts, progress and forms of every kind. */

#include <string.h>

#include "cli-support.h"
#include "cli/vedette-cli-json.h"
#include "cli/vedette-cli-request.h"
#include "core/document/vedette-codec.h"
#include "core/systems.h"
#include "vedette-dig-system.h"

typedef struct
{
  VedetteBattle *battle;
  VedetteCliTable table;
  GString *answer;
} Fixture;

static void
fixture_set_up (Fixture       *self,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  self->battle = vedette_battle_new (&vedette_dig_schema);
  self->table = (VedetteCliTable) {
    .rules = g_object_new (VEDETTE_TYPE_DIG_RULES, "battle", self->battle, NULL),
    .seeded = TRUE,
    .seed = 5,
  };
  self->answer = g_string_new (NULL);
  vedette_rules_set_up (self->table.rules, &error);
  g_assert_no_error (error);
}

static void
fixture_tear_down (Fixture       *self,
                   gconstpointer  data)
{
  g_string_free (self->answer, TRUE);
  g_clear_object (&self->table.rules);
  g_assert_finalize_object (g_steal_pointer (&self->battle));
}

/* The answer in one line, which is valid JSON; requests are written with ' for ". */
static const char *
ask (Fixture    *self,
     const char *request,
     gboolean    ok)
{
  g_autofree char *json = g_strdelimit (g_strdup (request), "'", '"');
  g_autoptr (JsonNode) root = NULL;

  g_assert_cmpint (cli_answer (&self->table, json, strlen (json), self->answer), ==, ok);
  root = cli_parse (self->answer->str);
  g_assert_cmpint (cli_truth (cli_object (root), "ok"), ==, ok);
  return self->answer->str;
}

static void
assert_has (const char *answer,
            const char *part)
{
  g_autofree char *json = g_strdelimit (g_strdup (part), "'", '"');

  if (strstr (answer, json) == NULL)
    g_error ("“%s” is not in “%s”", json, answer);
}

static void
assert_lacks (const char *answer,
              const char *part)
{
  if (strstr (answer, part) != NULL)
    g_error ("“%s” is in “%s”", part, answer);
}

static void
test_more (Fixture       *self,
           gconstpointer  data)
{
  gint64 cursor = vedette_battle_get_cursor (self->battle);

  assert_has (ask (self, "{'move':'dig','die':2}", FALSE),
              "'warn':false,'more':{'sides':6,'for':'the depth','party':'diggers'}}");
  assert_has (ask (self, "{'move':'dig','die':[2,1]}", FALSE), "'for':'the depth, once more'");
  g_assert_cmpint (vedette_battle_get_cursor (self->battle), ==, cursor);
  assert_lacks (ask (self, "{'move':'dig','die':[2,7]}", FALSE), "more");
  assert_lacks (ask (self, "{'move':'dig','die':[2,3,3]}", FALSE), "\"more\"");
  assert_lacks (ask (self, "{'move':'dig','die':[2,1,3]}", TRUE), "\"more\"");
  g_assert_cmpint (vedette_battle_get_cursor (self->battle), ==, cursor + 1);
}

static void
test_progress (Fixture       *self,
               gconstpointer  data)
{
  assert_has (ask (self, "{'state':true}", TRUE),
              "'state':{'day':{'parts':["
              "{'id':'dig','label':'Dig','state':'now','why':null,'move':'dig'},"
              "{'id':'share','label':'Share','state':'locked','why':'Nothing was found yet','move':null}]},"
              "'night':null}");
}

static void
test_charts (Fixture       *self,
             gconstpointer  data)
{
  assert_has (ask (self, "{'preview':'dig'}", TRUE),
              "'warnings':[],'charts':["
              "{'id':'soil','label':'Soil','columns':['sand','clay'],'rows':['spade','pick','hands'],"
              "'cells':[['1','2'],['3','4'],['5','6']],'lit':[2,1]},"
              "{'id':'dark','label':'Dark','columns':['sand','clay'],'rows':['spade','pick','hands'],"
              "'cells':[['1','2'],['3','4'],['5','6']],'lit':null}]}");
}

static void
test_params (Fixture       *self,
             gconstpointer  data)
{
  const char *answer = ask (self, "{'moves':true}", TRUE);

  assert_has (answer, "{'name':'paid','type':'yes-no','default':false}");
  assert_has (answer, "{'name':'coins','type':'whole-each','default':[],'min':1,'max':9,'values':["
                      "{'id':1,'label':'gang','group':'day'},{'id':2,'label':'Ann','group':'day','parent':1},"
                      "{'id':3,'label':'Bob','parent':1}],'relevant':false}");
  assert_has (answer, "{'name':'trenches','type':'inches-each','default':[],'values':[");
}

static void
test_about (Fixture       *self,
            gconstpointer  data)
{
  assert_has (ask (self, "{'move':'share','coins':[['Ann',2]]}", FALSE), "'warn':false,'about':'coins'}");
  assert_has (ask (self, "{'move':'share','paid':true,'coins':[['Ann',2]]}", TRUE),
              "'reminders':[{'rule':'D-2','why':'Say how long','about':'trenches'}]");
  assert_lacks (ask (self, "{'move':'share','loud':true,'trenches':[['Ann',2]]}", FALSE), "about");
}

/* A value is written as a request reads it: inches with their hundredths, not hundredths. */
static void
test_inches (Fixture       *self,
             gconstpointer  data)
{
  static const VedetteNumber lengths[] = { { 2, 650 }, { 3, 1200 }, { 1, 5 } };
  g_autoptr (VedetteMove) share = vedette_rules_find_move (self->table.rules, "share", NULL);
  g_autoptr (VedetteNumbers) trenches = vedette_numbers_new (lengths, G_N_ELEMENTS (lengths));
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (VedetteMove) read = NULL;
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_set (share, "trenches", trenches, NULL);
  g_object_get_property (G_OBJECT (share), "trenches", &value);
  json_builder_begin_array (tree);
  vedette_cli_json_value (tree, g_object_class_find_property (G_OBJECT_GET_CLASS (share), "trenches"), &value);
  json_builder_end_array (tree);
  vedette_codec_write_tree (out, tree);
  g_assert_cmpstr (out->str, ==, "[[[2,6.50],[3,12],[1,0.05]]]");
  node = cli_parse (out->str);
  json_object_set_member (params, "trenches", json_node_copy (json_array_get_element (json_node_get_array (node), 0)));
  read = vedette_rules_new_move (self->table.rules, "share", params, &error);
  g_assert_no_error (error);
  g_assert_true (vedette_numbers_equal (vedette_move_get_each (read, "trenches"), trenches));
}

/* Those of all systems, each once, though more than one has an umpire */
static void
test_audiences (void)
{
  g_auto (GStrv) words = vedette_systems_list_audience_words ();
  const char *const known[] = { "red", "blue", "umpire", "crew", "guards" };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      guint n = 0;

      for (guint k = 0; words[k] != NULL; k++)
        n += g_str_equal (words[k], known[i]);
      if (n != 1)
        g_error ("%s: %u", known[i], n);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/asked/more", Fixture, NULL, fixture_set_up, test_more, fixture_tear_down);
  g_test_add ("/cli/asked/progress", Fixture, NULL, fixture_set_up, test_progress, fixture_tear_down);
  g_test_add ("/cli/asked/charts", Fixture, NULL, fixture_set_up, test_charts, fixture_tear_down);
  g_test_add ("/cli/asked/params", Fixture, NULL, fixture_set_up, test_params, fixture_tear_down);
  g_test_add ("/cli/asked/about", Fixture, NULL, fixture_set_up, test_about, fixture_tear_down);
  g_test_add ("/cli/asked/inches", Fixture, NULL, fixture_set_up, test_inches, fixture_tear_down);
  g_test_add_func ("/cli/asked/audiences", test_audiences);

  return g_test_run ();
}
