/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The requests of `play` with a game that has nothing but notes: what holds for every system. */

#include <string.h>

#include "cli-support.h"
#include "cli/vedette-cli-request.h"
#include "toss-rules.h"

typedef struct
{
  VedetteBattle *battle;
  VedetteCliTable table;
  JsonNode *answer;
} Fixture;

static void
fixture_set_up (Fixture       *self,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  self->battle = vedette_battle_new (&vedette_test_schema);
  self->table = (VedetteCliTable) {
    .rules = g_object_new (toss_rules_get_type (), "battle", self->battle, NULL),
    .seeded = TRUE,
    .seed = 5,
  };
  vedette_rules_set_up (self->table.rules, &error);
  g_assert_no_error (error);
}

static void
fixture_tear_down (Fixture       *self,
                   gconstpointer  data)
{
  g_clear_pointer (&self->answer, json_node_unref);
  g_clear_object (&self->table.rules);
  g_assert_finalize_object (g_steal_pointer (&self->battle));
}

static JsonObject *
ask (Fixture    *self,
     const char *request)
{
  g_autoptr (GString) out = g_string_new (NULL);
  gboolean ok = cli_answer (&self->table, request, strlen (request), out);

  g_assert_null (strchr (out->str, '\n'));
  g_clear_pointer (&self->answer, json_node_unref);
  self->answer = cli_parse (out->str);
  g_assert_cmpint (cli_truth (cli_object (self->answer), "ok"), ==, ok);
  return cli_object (self->answer);
}

static JsonObject *
ask_ok (Fixture    *self,
        const char *request)
{
  JsonObject *answer = ask (self, request);

  if (!cli_truth (answer, "ok"))
    g_error ("%s: %s", request, cli_text (answer, "why"));
  return answer;
}

/* Refused, and nothing has changed. */
static void
ask_refused (Fixture    *self,
             const char *request,
             const char *rule,
             gboolean    warn)
{
  g_autofree char *before = vedette_battle_dump (self->battle);
  g_autofree char *after = NULL;
  guint64 length = vedette_journal_get_length (vedette_battle_get_journal (self->battle));
  JsonObject *answer = ask (self, request);

  if (cli_truth (answer, "ok"))
    g_error ("%s was not refused", request);
  g_assert_cmpuint (json_object_get_size (answer), ==, 4);
  if (rule != NULL)
    g_assert_cmpstr (cli_text (answer, "rule"), ==, rule);
  else
    g_assert_true (cli_is_null (answer, "rule"));
  g_assert_cmpstr (cli_text (answer, "why"), !=, "");
  g_assert_cmpint (cli_truth (answer, "warn"), ==, warn);
  after = vedette_battle_dump (self->battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (vedette_journal_get_length (vedette_battle_get_journal (self->battle)), ==, length);
}

static int
get_natural (Fixture *self,
             guint    index)
{
  VedetteStep *step = vedette_battle_get_current (self->battle);
  JsonArray *naturals = json_object_get_array_member (vedette_step_get_facts (step), "naturals");

  return (int) json_array_get_int_element (naturals, index);
}

static void
test_move (Fixture       *self,
           gconstpointer  data)
{
  JsonObject *answer = ask_ok (self, "{\"move\":\"toss\",\"sure\":true,\"die\":13}");
  JsonArray *allowed = json_object_get_array_member (answer, "moves");

  g_assert_cmpint (cli_whole (answer, "n"), ==, 2);
  g_assert_cmpstr (cli_text (answer, "text"), ==, "<toss>");
  g_assert_cmpint (cli_whole (json_object_get_object_member (answer, "state"), "count"), ==, 1);
  g_assert_cmpstr (cli_text (json_object_get_object_member (answer, "state"), "text"), ==, "");
  /* Of the moves of play, those that are allowed. */
  g_assert_cmpuint (json_array_get_length (allowed), ==, 2);
  g_assert_cmpstr (json_array_get_string_element (allowed, 0), ==, "toss");
  g_assert_cmpstr (json_array_get_string_element (allowed, 1), ==, "rest");
  g_assert_false (json_object_has_member (answer, "reminders"));
  g_assert_cmpint (get_natural (self, 0), ==, 13);

  answer = ask_ok (self, "{\"move\":\"rest\"}");
  g_assert_false (json_object_has_member (answer, "breakdown"));
}

/* What a roll came to is told as it was before the move. */
static void
test_breakdown (Fixture       *self,
                gconstpointer  data)
{
  JsonObject *breakdown = json_object_get_object_member (ask_ok (self, "{\"move\":\"toss\"}"), "breakdown");
  JsonArray *factors = json_object_get_array_member (breakdown, "factors");
  JsonObject *wind = json_array_get_object_element (factors, 1);
  JsonObject *outcome = json_array_get_object_element (json_object_get_array_member (breakdown, "outcomes"), 0);

  g_assert_cmpint (cli_whole (breakdown, "need"), ==, 11);
  g_assert_false (json_object_has_member (breakdown, "chance"));
  g_assert_cmpstr (cli_text (outcome, "id"), ==, "high");
  g_assert_cmpstr (cli_text (outcome, "chance"), ==, "1/2");
  g_assert_cmpint (cli_whole (wind, "side"), ==, 1);
  g_assert_cmpint (cli_whole (wind, "value"), ==, 0);
}

static void
test_rulings (Fixture       *self,
              gconstpointer  data)
{
  JsonObject *answer;
  JsonArray *list;

  ask_refused (self, "{\"move\":\"toss\",\"sure\":false}", "F-1", FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"sure\":false,\"agreed\":false}", "F-1", FALSE);
  ask_ok (self, "{\"move\":\"toss\",\"sure\":false,\"agreed\":true}");
  list = json_object_get_array_member (vedette_step_get_facts (vedette_battle_get_current (self->battle)), "agreed");
  g_assert_cmpstr (json_array_get_string_element (list, 0), ==, "F-1");

  answer = ask_ok (self, "{\"move\":\"toss\"}");
  list = json_object_get_array_member (answer, "reminders");
  g_assert_cmpuint (json_array_get_length (list), ==, 1);
  g_assert_cmpstr (cli_text (json_array_get_object_element (list, 0), "rule"), ==, "F-2");

  ask_refused (self, "{\"move\":\"toss\"}", "F-4", TRUE);
  answer = ask_ok (self, "{\"move\":\"toss\",\"agreed\":true}");
  list = json_object_get_array_member (json_object_get_object_member (answer, "breakdown"), "warnings");
  g_assert_cmpstr (cli_text (json_array_get_object_element (list, 0), "rule"), ==, "F-4");
  list = json_object_get_array_member (answer, "moves");
  g_assert_cmpuint (json_array_get_length (list), ==, 1);

  ask_refused (self, "{\"move\":\"toss\",\"agreed\":true}", "F-3", FALSE);
}

static void
test_preview (Fixture       *self,
              gconstpointer  data)
{
  guint64 length = vedette_journal_get_length (vedette_battle_get_journal (self->battle));
  JsonObject *answer = ask_ok (self, "{\"preview\":\"toss\",\"dice\":2}");

  g_assert_cmpint (cli_whole (answer, "n"), ==, 1);
  g_assert_cmpint (cli_whole (json_object_get_object_member (answer, "breakdown"), "need"), ==, 11);
  ask_refused (self, "{\"preview\":\"toss\",\"sure\":false}", "F-1", FALSE);
  ask_ok (self, "{\"preview\":\"toss\",\"sure\":false,\"agreed\":true}");
  ask_refused (self, "{\"preview\":\"toss\",\"die\":3}", NULL, FALSE);
  ask_refused (self, "{\"preview\":\"rest\"}", NULL, FALSE);
  ask_refused (self, "{\"preview\":\"nothing\"}", NULL, FALSE);
  g_assert_cmpuint (vedette_journal_get_length (vedette_battle_get_journal (self->battle)), ==, length);

  ask_ok (self, "{\"move\":\"toss\"}");
  ask_ok (self, "{\"move\":\"toss\"}");
  /* A warning is part of what is asked for. */
  answer = json_object_get_object_member (ask_ok (self, "{\"preview\":\"toss\"}"), "breakdown");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "warnings")), ==, 1);
}

static void
test_dice (Fixture       *self,
           gconstpointer  data)
{
  ask_refused (self, "{\"move\":\"toss\",\"die\":[1,2]}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"dice\":2,\"die\":7}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"die\":21}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"die\":0}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"die\":[]}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"die\":\"13\"}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"die\":13.5}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"die\":4294967309}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"die\":null}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"toss\",\"die\":[12,true]}", NULL, FALSE);
  ask_refused (self, "{\"move\":\"rest\",\"die\":3}", NULL, FALSE);
  ask_refused (self, "{\"edit\":\"label\",\"text\":\"a\",\"die\":3}", NULL, FALSE);
  ask_ok (self, "{\"move\":\"toss\",\"dice\":2,\"die\":[12,7]}");
  g_assert_cmpint (get_natural (self, 0), ==, 12);
  g_assert_cmpint (get_natural (self, 1), ==, 7);
}

/* The dice of a seed hang on the step that rolls them: what is refused costs none, what is undone brings none back. */
static void
test_seed (Fixture       *self,
           gconstpointer  data)
{
  int first[3], again[3];

  ask_ok (self, "{\"move\":\"toss\",\"dice\":3}");
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (VedetteDice) dice = vedette_dice_new_seed (5, 1024 + i);

      first[i] = get_natural (self, i);
      g_assert_true (vedette_dice_roll (dice, 20, &again[i], NULL));
      g_assert_cmpint (first[i], ==, again[i]);
    }
  ask_refused (self, "{\"move\":\"toss\",\"sure\":false}", "F-1", FALSE);
  ask_ok (self, "{\"undo\":1}");
  ask_ok (self, "{\"move\":\"toss\",\"dice\":3}");
  for (guint i = 0; i < 3; i++)
    again[i] = get_natural (self, i);
  g_assert_cmpint (memcmp (first, again, sizeof first), !=, 0);
}

static void
test_undo (Fixture       *self,
           gconstpointer  data)
{
  JsonObject *answer;

  ask_refused (self, "{\"undo\":1}", NULL, FALSE);
  ask_refused (self, "{\"redo\":1}", NULL, FALSE);
  ask_ok (self, "{\"move\":\"toss\"}");
  ask_ok (self, "{\"move\":\"rest\"}");
  ask_ok (self, "{\"edit\":\"label\",\"text\":\"x\"}");

  answer = ask_ok (self, "{\"undo\":1}");
  g_assert_cmpint (cli_whole (answer, "n"), ==, 3);
  g_assert_cmpstr (cli_text (answer, "text"), ==, "Undone: <label>");
  answer = ask_ok (self, "{\"undo\":2}");
  g_assert_cmpint (cli_whole (answer, "n"), ==, 1);
  g_assert_nonnull (strstr (cli_text (answer, "text"), "2 steps"));
  ask_refused (self, "{\"undo\":1}", NULL, FALSE);
  ask_refused (self, "{\"redo\":4}", NULL, FALSE);

  answer = ask_ok (self, "{\"redo\":1}");
  g_assert_cmpstr (cli_text (answer, "text"), ==, "Redone: <toss>");
  g_assert_cmpint (cli_whole (json_object_get_object_member (answer, "state"), "count"), ==, 1);
  answer = ask_ok (self, "{\"redo\":2}");
  g_assert_cmpint (cli_whole (answer, "n"), ==, 4);
  g_assert_cmpstr (cli_text (json_object_get_object_member (answer, "state"), "text"), ==, "x");

  answer = ask_ok (self, "{\"goto\":2}");
  g_assert_cmpint (cli_whole (answer, "n"), ==, 2);
  g_assert_nonnull (strstr (cli_text (answer, "text"), "<toss>"));
  ask_ok (self, "{\"goto\":2}");
  ask_refused (self, "{\"goto\":0}", NULL, FALSE);
  ask_refused (self, "{\"goto\":5}", NULL, FALSE);
  ask_ok (self, "{\"edit\":\"label\",\"text\":\"y\"}");
  /* Steps 3 and 4 were replaced by step 5. */
  ask_refused (self, "{\"goto\":4}", NULL, FALSE);
  ask_ok (self, "{\"goto\":1}");
}

static void
test_state (Fixture       *self,
            gconstpointer  data)
{
  JsonObject *answer = ask_ok (self, "{\"state\":true}");
  JsonObject *note;

  g_assert_cmpint (cli_whole (answer, "n"), ==, 1);
  g_assert_true (cli_is_null (answer, "can_undo"));
  g_assert_true (cli_is_null (answer, "can_redo"));
  g_assert_false (json_object_has_member (answer, "records"));
  ask_ok (self, "{\"move\":\"toss\"}");
  ask_ok (self, "{\"move\":\"rest\"}");
  ask_ok (self, "{\"undo\":1}");
  answer = ask_ok (self, "{\"state\":true,\"records\":true}");
  g_assert_cmpstr (cli_text (answer, "can_undo"), ==, "<toss>");
  g_assert_cmpstr (cli_text (answer, "can_redo"), ==, "<rest>");
  answer = json_object_get_object_member (answer, "records");
  g_assert_cmpuint (json_object_get_size (answer), ==, 2);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "pair")), ==, 0);
  note = json_array_get_object_element (json_object_get_array_member (answer, "note"), 0);
  g_assert_cmpuint (json_object_get_size (note), ==, VEDETTE_TEST_NOTE_N_PROPS);
  g_assert_cmpint (cli_whole (note, "id"), ==, 1);
  g_assert_cmpint (cli_whole (note, "count"), ==, 1);
  g_assert_cmpstr (cli_text (note, "colour"), ==, "green");
}

/* A system that says nothing of its offers has each move of the game for one. */
static void
test_offers (Fixture       *self,
             gconstpointer  data)
{
  JsonArray *list = json_object_get_array_member (ask_ok (self, "{\"offers\":true}"), "offers");
  JsonObject *toss = json_array_get_object_element (list, 0);
  JsonObject *rest = json_array_get_object_element (list, 1);

  g_assert_cmpuint (json_array_get_length (list), ==, 2);
  g_assert_cmpstr (cli_text (toss, "move"), ==, "toss");
  g_assert_cmpstr (cli_text (toss, "place"), ==, "action");
  g_assert_cmpstr (cli_text (toss, "key"), ==, "t");
  g_assert_cmpstr (cli_text (toss, "ask"), ==, "first");
  g_assert_true (cli_is_null (toss, "dialog"));
  g_assert_cmpstr (cli_text (rest, "move"), ==, "rest");
  g_assert_cmpstr (cli_text (rest, "ask"), ==, "nothing");
}

typedef struct
{
  const char *name;
  const char *type;
  const char *otherwise; /* as JSON */
  int n_values;          /* -1 for none listed */
} ParamRow;

static const ParamRow param_rows[] = {
  { "dice", "whole", "1", -1 },           { "sure", "yes-no-untracked", "\"untracked\"", 3 },
  { "height", "inches", "null", -1 },     { "note", "record", "null", 0 },
  { "notes", "records", "[]", 0 },        { "loud", "yes-no", "false", -1 },
  { "state", "text", "\"\"", -1 },        { "words", "texts", "[]", -1 },
  { "colour", "choice", "\"green\"", 3 },
};

static void
test_moves (Fixture       *self,
            gconstpointer  data)
{
  JsonArray *list = json_object_get_array_member (ask_ok (self, "{\"moves\":true}"), "moves");
  JsonObject *toss = json_array_get_object_element (list, 0);
  JsonObject *rest = json_array_get_object_element (list, 1);
  JsonObject *label = json_array_get_object_element (list, 2);
  JsonArray *params = json_object_get_array_member (toss, "params");

  g_assert_cmpuint (json_array_get_length (list), ==, 3);
  g_assert_cmpstr (cli_text (toss, "name"), ==, "toss");
  g_assert_cmpstr (cli_text (toss, "label"), ==, "Toss");
  g_assert_cmpstr (cli_text (toss, "key"), ==, "t");
  g_assert_cmpstr (cli_text (toss, "group"), ==, "play");
  g_assert_cmpstr (cli_text (toss, "verdict"), ==, "allowed");
  g_assert_true (cli_is_null (toss, "rule"));
  g_assert_true (cli_is_null (toss, "why"));
  g_assert_true (cli_is_null (rest, "key"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (rest, "params")), ==, 0);
  g_assert_cmpstr (cli_text (label, "group"), ==, "edit");

  g_assert_cmpuint (json_array_get_length (params), ==, G_N_ELEMENTS (param_rows));
  for (guint i = 0; i < G_N_ELEMENTS (param_rows); i++)
    {
      JsonObject *param = json_array_get_object_element (params, i);
      g_autofree char *otherwise = json_to_string (json_object_get_member (param, "default"), FALSE);

      g_assert_cmpstr (cli_text (param, "name"), ==, param_rows[i].name);
      g_assert_cmpstr (cli_text (param, "type"), ==, param_rows[i].type);
      g_assert_cmpstr (otherwise, ==, param_rows[i].otherwise);
      if (param_rows[i].n_values < 0)
        g_assert_false (json_object_has_member (param, "values"));
      else
        g_assert_cmpint (json_array_get_length (json_object_get_array_member (param, "values")), ==,
                         param_rows[i].n_values);
    }
  g_assert_cmpint (cli_whole (json_array_get_object_element (params, 0), "min"), ==, 0);
  g_assert_cmpint (cli_whole (json_array_get_object_element (params, 0), "max"), ==, 3);

  for (guint i = 0; i < 3; i++)
    ask_ok (self, "{\"move\":\"toss\",\"agreed\":true}");
  list = json_object_get_array_member (ask_ok (self, "{\"moves\":true}"), "moves");
  toss = json_array_get_object_element (list, 0);
  g_assert_cmpstr (cli_text (toss, "verdict"), ==, "refused");
  g_assert_cmpstr (cli_text (toss, "rule"), ==, "F-3");
}

/* A parameter may have the name of another request. */
static void
test_names (Fixture       *self,
            gconstpointer  data)
{
  ask_ok (self, "{\"state\":\"wet\",\"move\":\"toss\"}");
  ask_ok (self, "{\"move\":\"fast\",\"text\":\"a\",\"edit\":\"label\"}");
  g_assert_cmpstr (vedette_step_get_kind (vedette_battle_get_current (self->battle)), ==, "label");
}

static const char *const bad_requests[] = {
  "nonsense",
  "{",
  "[]",
  "3",
  "null",
  "{}",
  "{\"moves\":true} {}",
  "{\"move\":\"toss\",\"move\":\"rest\"}",
  "{\"dance\":true}",
  "{\"move\":\"dance\"}",
  "{\"move\":3}",
  "{\"move\":null}",
  "{\"move\":\"label\",\"text\":\"a\"}",
  "{\"edit\":\"rest\"}",
  "{\"move\":\"rest\",\"high\":3}",
  "{\"move\":\"rest\",\"edit\":\"toss\"}",
  "{\"move\":\"toss\",\"dice\":4}",
  "{\"move\":\"toss\",\"dice\":\"1\"}",
  "{\"move\":\"toss\",\"dice\":1.5}",
  "{\"move\":\"toss\",\"height\":-1}",
  "{\"move\":\"toss\",\"note\":2}",
  "{\"move\":\"toss\",\"note\":\"nobody\"}",
  "{\"move\":\"toss\",\"colour\":\"pink\"}",
  "{\"move\":\"rest\",\"agreed\":\"yes\"}",
  "{\"move\":\"rest\",\"agreed\":1}",
  "{\"undo\":0}",
  "{\"undo\":-1}",
  "{\"undo\":true}",
  "{\"undo\":1.0}",
  "{\"undo\":1,\"redo\":1}",
  "{\"undo\":1,\"agreed\":true}",
  "{\"redo\":\"1\"}",
  "{\"goto\":null}",
  "{\"goto\":9223372036854775807}",
  "{\"moves\":false}",
  "{\"moves\":\"toss\"}",
  "{\"moves\":true,\"n\":1}",
  "{\"state\":1}",
  "{\"state\":false}",
  "{\"state\":true,\"records\":1}",
  "{\"state\":true,\"all\":true}",
};

static void
test_bad (Fixture       *self,
          gconstpointer  data)
{
  ask_refused (self, data, NULL, FALSE);
}

/* A NUL in the line does not hide what stands behind it. */
static void
test_nul (Fixture       *self,
          gconstpointer  data)
{
  const char line[] = "{\"move\":\"rest\"}\0{\"move\":\"rest\"}";
  g_autoptr (GString) out = g_string_new (NULL);

  g_assert_false (cli_answer (&self->table, line, sizeof line - 1, out));
  g_assert_cmpint (vedette_battle_get_cursor (self->battle), ==, 1);
}

static void
add (const char    *path,
     gconstpointer  data,
     void         (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, fixture_set_up, test, fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/cli/request/move", NULL, test_move);
  add ("/cli/request/breakdown", NULL, test_breakdown);
  add ("/cli/request/rulings", NULL, test_rulings);
  add ("/cli/request/preview", NULL, test_preview);
  add ("/cli/request/dice", NULL, test_dice);
  add ("/cli/request/seed", NULL, test_seed);
  add ("/cli/request/undo", NULL, test_undo);
  add ("/cli/request/state", NULL, test_state);
  add ("/cli/request/moves", NULL, test_moves);
  add ("/cli/request/offers", NULL, test_offers);
  add ("/cli/request/names", NULL, test_names);
  add ("/cli/request/nul", NULL, test_nul);
  for (guint i = 0; i < G_N_ELEMENTS (bad_requests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/request/bad/%u", i);

      add (path, bad_requests[i], test_bad);
    }
  return g_test_run ();
}
