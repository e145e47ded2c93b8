/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the players are told does not depend on what is the GM's: two fights that differ in nothing else are alike to them. */

#include "bag-fixture.h"

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-status.h"
#include "core/session/vedette-log-writer.h"

/* Requests where the two differ; where there is one, both have it. "!" draws. */
typedef struct
{
  const char *one, *other;
} Row;

static void
add (GString    *all,
     const char *text)
{
  g_string_append_printf (all, "%s\n", text != NULL ? text : "-");
}

static void
add_status (VedetteRules *rules,
            const char   *audience,
            GString      *all)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);
      const GValue *value = vedette_status_get_value (status);
      g_autofree char *text = G_IS_VALUE (value) ? g_strdup_value_contents (value) : NULL;

      add (all, vedette_status_get_id (status));
      add (all, text);
      add (all, vedette_status_get_text (status));
      for (guint k = 0; k < vedette_status_get_n_parts (status); k++)
        g_string_append_printf (all, "%d %s\n", (int) vedette_status_nth_part (status, k)->state,
                                vedette_status_nth_part (status, k)->why);
    }
}

static void
add_choices (VedetteRules *rules,
             VedetteMove  *move,
             const char   *audience,
             GString      *all)
{
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, pspecs[i]->name, audience);

      for (guint k = 0; choices != NULL && k < g_list_model_get_n_items (choices); k++)
        {
          g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, k);

          add (all, vedette_choice_get_label (choice));
        }
    }
}

static void
add_moves (VedetteRules *rules,
           const char   *audience,
           GString      *all)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);
  g_autofree char *hint = NULL;
  g_autofree char *due = vedette_rules_get_due (rules, audience, &hint);

  add (all, due);
  add (all, hint);
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);
      VedetteRuling *ruling = vedette_offer_get_ruling (offer);

      add (all, vedette_offer_get_label (offer));
      for (guint k = 0; k < vedette_ruling_get_n (ruling); k++)
        add (all, vedette_ruling_nth_why (ruling, k));
    }
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);

      add_choices (rules, move, audience, all);
    }
}

static void
add_steps (VedetteRules *rules,
           const char   *audience,
           GString      *all)
{
  GListModel *steps = vedette_battle_get_steps (vedette_rules_get_battle (rules));

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (steps, i);
      g_autoptr (GListModel) dice = vedette_rules_get_dice (rules, step, audience);
      g_autoptr (JsonObject) facts = vedette_rules_get_facts (rules, step, audience);
      g_autofree char *said = vedette_rules_describe (rules, step, audience);
      g_autofree char *whole = vedette_rules_describe_whole (rules, step, audience);

      add (all, said);
      add (all, whole);
      if (vedette_rules_may_see_step (rules, step, audience))
        vedette_codec_write_object (all, facts);
      g_string_append_printf (all, "%u dice\n", g_list_model_get_n_items (dice));
    }
}

static void
add_story (VedetteRules *rules,
           const char   *audience,
           GString      *all)
{
  g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, audience);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, audience);
  g_autoptr (GListModel) tally = vedette_rules_tally (rules, audience);
  g_autofree char *title = vedette_rules_get_title (rules, audience);

  add (all, title);
  g_string_append_printf (all, "%u dice in all\n", g_list_model_get_n_items (tally));
  for (guint i = 0; i < g_list_model_get_n_items (spans); i++)
    {
      g_autoptr (VedetteSpan) span = g_list_model_get_item (spans, i);

      add (all, vedette_span_get_label (span));
    }
  for (guint i = 0; i < g_list_model_get_n_items (parties); i++)
    {
      g_autoptr (VedetteParty) party = g_list_model_get_item (parties, i);

      add (all, vedette_party_get_name (party));
    }
  for (int format = VEDETTE_LOG_TEXT; format <= VEDETTE_LOG_JSON; format++)
    {
      g_autoptr (GString) log = vedette_log_write (rules, (VedetteLogFormat) format, audience);

      add (all, log->str);
    }
}

/* All fields that they may see of all records */
static void
add_records (VedetteRules *rules,
             const char   *audience,
             GString      *all)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  const VedetteSchema *schema = vedette_battle_get_schema (battle);

  for (guint t = 0; schema->types[t] != NULL; t++)
    {
      GListModel *records = vedette_battle_get_records (battle, schema->types[t] ());

      for (guint i = 0; i < g_list_model_get_n_items (records); i++)
        {
          g_autoptr (VedetteRecord) record = g_list_model_get_item (records, i);
          gint64 id = vedette_record_get_id (record);
          guint n;
          g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (record), &n);

          for (guint k = 0; k < n && vedette_rules_may_see (rules, id, NULL, audience); k++)
            if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), pspecs[k]->name) != NULL &&
                vedette_rules_may_see (rules, id, pspecs[k]->name, audience))
              {
                g_auto (GValue) now = G_VALUE_INIT;
                g_autofree char *value = NULL;

                g_object_get_property (G_OBJECT (record), pspecs[k]->name, &now);
                value = g_strdup_value_contents (&now);
                /* Lists are told by their address. */
                g_string_append_printf (all, "%s: %s\n", pspecs[k]->name, strstr (value, "0x") == NULL ? value : "a list");
              }
        }
    }
}

static GString *
ask_all (VedetteRules *rules,
         const char   *audience)
{
  GString *all = g_string_new (NULL);

  add_status (rules, audience, all);
  add_moves (rules, audience, all);
  add_steps (rules, audience, all);
  add_story (rules, audience, all);
  add_records (rules, audience, all);
  return all;
}

static void
assert_alike (VedetteRules *one,
              VedetteRules *other,
              const char   *audience)
{
  g_autoptr (GString) first = ask_all (one, audience);
  g_autoptr (GString) second = ask_all (other, audience);
  g_auto (GStrv) left = g_strsplit (first->str, "\n", -1);
  g_auto (GStrv) right = g_strsplit (second->str, "\n", -1);

  for (guint i = 0; left[i] != NULL && right[i] != NULL; i++)
    if (!g_str_equal (left[i], right[i]))
      g_error ("at step %d, for %s: “%s” and “%s”", (int) vedette_battle_get_cursor (vedette_rules_get_battle (one)), audience,
               left[i], right[i]);
  g_assert_cmpuint (g_strv_length (left), ==, g_strv_length (right));
}

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
          assert_alike (one, other, "players");
          assert_alike (one, other, VEDETTE_AUDIENCE_ALL);
          if (k > 0)
            continue;
          undo_one (one);
          undo_one (other);
          assert_alike (one, other, "players");
        }
    }
  first = ask_all (one, VEDETTE_AUDIENCE_UMPIRE);
  second = ask_all (other, VEDETTE_AUDIENCE_UMPIRE);
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
  first = ask_all (one, "players");
  second = ask_all (other, "players");
  g_assert_cmpstr (first->str, !=, second->str);
  for (guint i = 0; i < 4; i++)
    {
      undo_one (one);
      undo_one (other);
    }
  assert_alike (one, other, "players");
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
