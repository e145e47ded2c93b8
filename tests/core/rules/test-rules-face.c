/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules face, through a system that has neither sides nor actions. */

#include <glib/gstdio.h>
#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-status.h"
#include "vedette-fake-system.h"

static const VedetteSchema *const schemas[] = { &vedette_fake_schema, NULL };

typedef struct
{
  VedetteBattle *battle;
  VedetteRules *rules;
} Fixture;

/* Four tokens: 1 red, 2 blue, 3 and 4 both green */
static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  f->battle = vedette_battle_new (&vedette_fake_schema);
  f->rules = g_object_new (VEDETTE_TYPE_FAKE_RULES, "battle", f->battle, NULL);
  g_assert_true (vedette_rules_set_up (f->rules, &error));
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_assert_finalize_object (f->rules);
  g_assert_finalize_object (f->battle);
}

static VedetteMove *
new_move (Fixture     *f,
          const char  *name,
          const char  *json,
          GError     **error)
{
  g_autoptr (JsonNode) root = json != NULL ? json_from_string (json, NULL) : NULL;

  return vedette_rules_new_move (f->rules, name, root != NULL ? json_node_get_object (root) : NULL, error);
}

/* Makes a move with one typed die; 0 for none. */
static VedetteStep *
do_move (Fixture     *f,
         const char  *name,
         const char  *json,
         int          die,
         gboolean     agreed,
         GError     **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (VedetteMove) move = new_move (f, name, json, &local);
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (&die, die > 0 ? 1 : 0);

  g_assert_no_error (local);
  return vedette_rules_perform (f->rules, move, dice, agreed, NULL, error);
}

static void
test_list (Fixture       *f,
           gconstpointer  data)
{
  static const char * const names[] = { "draw", "put-back", "rename" };
  g_autoptr (GListModel) moves = vedette_rules_list_moves (f->rules);

  g_assert_cmpuint (g_list_model_get_n_items (moves), ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      g_autoptr (VedetteRuling) open = vedette_rules_open (f->rules, move);

      g_assert_cmpstr (vedette_move_get_name (move), ==, names[i]);
      g_assert_cmpstr (vedette_move_get_key (move), ==, i == 0 ? "d" : NULL);
      g_assert_cmpint (vedette_move_get_group (move), ==, i == 2 ? VEDETTE_MOVE_EDIT : VEDETTE_MOVE_PLAY);
      g_assert_cmpint (open->verdict, ==, VEDETTE_VERDICT_ALLOWED);
    }
}

static void
test_params (Fixture       *f,
             gconstpointer  data)
{
  static const char * const names[] = { "shaken", "height", "aloud", "hand", "words" };
  g_autoptr (VedetteMove) move = new_move (f, "draw", NULL, NULL);
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpstr (pspecs[i]->name, ==, names[i]);
      g_assert_false (vedette_move_is_said (move, names[i]));
    }
  g_assert_cmpint (pspecs[1]->flags & VEDETTE_PARAM_INCHES, !=, 0);
  g_assert_cmpint (vedette_move_get_tri (move, "shaken"), ==, VEDETTE_TRI_UNTRACKED);
  g_assert_cmpint (vedette_move_get_int (move, "height"), ==, -1);
  g_assert_false (vedette_move_is_said (move, "nothing of the kind"));
  g_assert_cmpint (vedette_move_get_tri (move, "nothing of the kind"), ==, VEDETTE_TRI_UNTRACKED);
  g_assert_cmpint (vedette_move_get_int (move, "nothing of the kind"), ==, 0);
  g_assert_cmpstr (vedette_move_get_text (move, "nothing of the kind"), ==, "");
  g_assert_null (vedette_move_get_texts (move, "nothing of the kind")[0]);
}

static void
test_choices (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr (VedetteMove) put_back = new_move (f, "put-back", NULL, NULL);
  g_autoptr (VedetteMove) draw = new_move (f, "draw", NULL, NULL);
  g_autoptr (GListModel) none = vedette_move_get_choices (put_back, f->rules, "what", NULL);
  g_autoptr (GListModel) shaken = vedette_move_get_choices (draw, f->rules, "shaken", NULL);
  g_autoptr (GListModel) one = NULL;
  g_autoptr (VedetteChoice) nick = g_list_model_get_item (shaken, 2);
  g_autoptr (VedetteChoice) token = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (none), ==, 0);
  g_assert_null (vedette_move_get_choices (draw, f->rules, "height", NULL));
  g_assert_cmpuint (g_list_model_get_n_items (shaken), ==, 3);
  g_assert_cmpstr (nick->nick, ==, "yes");
  g_assert_cmpint (nick->id, ==, 0);

  g_assert_nonnull (do_move (f, "draw", NULL, 2, FALSE, NULL));
  one = vedette_move_get_choices (put_back, f->rules, "what", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (one), ==, 1);
  token = g_list_model_get_item (one, 0);
  g_assert_cmpint (token->id, ==, 2);
  g_assert_cmpstr (token->label, ==, "blue");
  g_assert_null (token->nick);
}

/* An owned list of what a declaration has to come to, so that each row says it itself */
static char *
describe_move (VedetteMove *move)
{
  GString *text = g_string_new (NULL);
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  for (guint i = 0; i < n; i++)
    {
      const char *name = pspecs[i]->name;

      if (!vedette_move_is_said (move, name))
        continue;
      g_string_append_printf (text, "%s%s=", text->len > 0 ? " " : "", name);
      if (G_PARAM_SPEC_VALUE_TYPE (pspecs[i]) == VEDETTE_TYPE_IDS)
        for (guint k = 0; k < vedette_ids_get_n (vedette_move_get_ids (move, name)); k++)
          g_string_append_printf (text, "#%" G_GINT64_FORMAT, vedette_ids_get (vedette_move_get_ids (move, name), k));
      else if (G_PARAM_SPEC_VALUE_TYPE (pspecs[i]) == G_TYPE_INT64)
        g_string_append_printf (text, "#%" G_GINT64_FORMAT, vedette_move_get_id (move, name));
      else if (G_PARAM_SPEC_VALUE_TYPE (pspecs[i]) == G_TYPE_STRV)
        {
          g_autofree char *list = g_strjoinv ("|", (GStrv) vedette_move_get_texts (move, name));

          g_string_append (text, list);
        }
      else if (G_IS_PARAM_SPEC_ENUM (pspecs[i]))
        g_string_append_printf (text, "%d", vedette_move_get_enum (move, name));
      else if (G_IS_PARAM_SPEC_INT (pspecs[i]))
        g_string_append_printf (text, "%d", vedette_move_get_int (move, name));
      else if (G_PARAM_SPEC_VALUE_TYPE (pspecs[i]) == G_TYPE_BOOLEAN)
        g_string_append (text, vedette_move_get_boolean (move, name) ? "true" : "false");
      else
        g_string_append (text, vedette_move_get_text (move, name));
    }
  return g_string_free (text, FALSE);
}

static void
test_declared (Fixture       *f,
               gconstpointer  data)
{
  static const struct
  {
    const char *move, *json, *said;
  } rows[] = {
    { "draw", "{}", "" },
    { "draw", "{\"shaken\":true}", "shaken=2" },
    { "draw", "{\"shaken\":false}", "shaken=1" },
    { "draw", "{\"shaken\":\"untracked\"}", "shaken=0" },
    { "draw", "{\"shaken\":\"yes\"}", "shaken=2" },
    { "draw", "{\"height\":3}", "height=300" },
    { "draw", "{\"height\":2.25}", "height=225" },
    { "draw", "{\"height\":0.005}", "height=1" },
    { "draw", "{\"height\":0.004}", "height=0" },
    { "draw", "{\"height\":999}", "height=99900" },
    { "draw", "{\"aloud\":false,\"hand\":1}", "aloud=false hand=1" },
    { "draw", "{\"words\":\"one\"}", "words=one" },
    { "draw", "{\"words\":[\"one\",\"two\"]}", "words=one|two" },
    { "draw", "{\"words\":[]}", "words=" },
    { "put-back", "{\"what\":3}", "what=#3" },
    { "put-back", "{\"what\":[4,1]}", "what=#4#1" },
    { "put-back", "{\"what\":[]}", "what=" },
    { "put-back", "{\"what\":\"blue\"}", "what=#2" },
    { "put-back", "{\"what\":[\"BLUE\",\"Red\",4]}", "what=#2#1#4" },
    { "put-back", "{\"what\":\"top\"}", "what=#1" },
    { "rename", "{\"token\":\"red\",\"name\":\"r\\u00e9d\"}", "token=#1 name=r\303\251d" },
    { "rename", "{\"name\":\"\",\"token\":4}", "token=#4 name=" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteMove) move = new_move (f, rows[i].move, rows[i].json, &error);
      g_autofree char *said = NULL;

      g_assert_no_error (error);
      said = describe_move (move);
      g_assert_cmpstr (said, ==, rows[i].said);
    }
}

static void
test_undeclarable (Fixture       *f,
                   gconstpointer  data)
{
  static const struct
  {
    const char *move, *json;
    int code;
    const char *named; /* in the message */
  } rows[] = {
    { "dance", "{}", VEDETTE_RULES_ERROR_UNKNOWN, "dance" },
    { "", "{}", VEDETTE_RULES_ERROR_UNKNOWN, "" },
    { "draw", "{\"what\":1}", VEDETTE_RULES_ERROR_UNKNOWN, "what" },
    { "draw", "{\"\":1}", VEDETTE_RULES_ERROR_UNKNOWN, "" },
    { "draw", "{\"Shaken\":true}", VEDETTE_RULES_ERROR_UNKNOWN, "Shaken" },
    { "rename", "{\"id\":7}", VEDETTE_RULES_ERROR_UNKNOWN, "id" },
    { "draw", "{\"shaken\":1}", VEDETTE_RULES_ERROR_DECLARATION, "shaken" },
    { "draw", "{\"shaken\":null}", VEDETTE_RULES_ERROR_DECLARATION, "shaken" },
    { "draw", "{\"shaken\":\"maybe\"}", VEDETTE_RULES_ERROR_DECLARATION, "shaken" },
    { "draw", "{\"shaken\":[true]}", VEDETTE_RULES_ERROR_DECLARATION, "shaken" },
    { "draw", "{\"shaken\":{}}", VEDETTE_RULES_ERROR_DECLARATION, "shaken" },
    { "draw", "{\"height\":\"3\"}", VEDETTE_RULES_ERROR_DECLARATION, "height" },
    { "draw", "{\"height\":null}", VEDETTE_RULES_ERROR_DECLARATION, "height" },
    { "draw", "{\"height\":true}", VEDETTE_RULES_ERROR_DECLARATION, "height" },
    { "draw", "{\"height\":[3]}", VEDETTE_RULES_ERROR_DECLARATION, "height" },
    { "draw", "{\"height\":-0.01}", VEDETTE_RULES_ERROR_DECLARATION, "height" },
    { "draw", "{\"height\":999.01}", VEDETTE_RULES_ERROR_DECLARATION, "height" },
    { "draw", "{\"height\":1e300}", VEDETTE_RULES_ERROR_DECLARATION, "height" },
    { "draw", "{\"height\":9223372036854775807}", VEDETTE_RULES_ERROR_DECLARATION, "height" },
    { "draw", "{\"aloud\":\"true\"}", VEDETTE_RULES_ERROR_DECLARATION, "aloud" },
    { "draw", "{\"aloud\":0}", VEDETTE_RULES_ERROR_DECLARATION, "aloud" },
    { "draw", "{\"hand\":0}", VEDETTE_RULES_ERROR_DECLARATION, "hand" },
    { "draw", "{\"hand\":3}", VEDETTE_RULES_ERROR_DECLARATION, "hand" },
    { "draw", "{\"hand\":1.5}", VEDETTE_RULES_ERROR_DECLARATION, "hand" },
    { "draw", "{\"hand\":4294967297}", VEDETTE_RULES_ERROR_DECLARATION, "hand" },
    { "draw", "{\"hand\":\"left\"}", VEDETTE_RULES_ERROR_DECLARATION, "hand" },
    { "draw", "{\"words\":7}", VEDETTE_RULES_ERROR_DECLARATION, "words" },
    { "draw", "{\"words\":null}", VEDETTE_RULES_ERROR_DECLARATION, "words" },
    { "draw", "{\"words\":[7]}", VEDETTE_RULES_ERROR_DECLARATION, "words" },
    { "draw", "{\"words\":[null]}", VEDETTE_RULES_ERROR_DECLARATION, "words" },
    { "put-back", "{\"what\":0}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":5}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":-1}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":9223372036854775807}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":1.0}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":true}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":null}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":{}}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":[null]}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":[[1]]}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":[1,1]}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":[1,\"red\"]}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":\"green\"}", VEDETTE_RULES_ERROR_DECLARATION, "green" },
    { "put-back", "{\"what\":\"\"}", VEDETTE_RULES_ERROR_DECLARATION, "what" },
    { "put-back", "{\"what\":\"yellow\"}", VEDETTE_RULES_ERROR_DECLARATION, "yellow" },
    { "put-back", "{\"what\":\"%s%n\"}", VEDETTE_RULES_ERROR_DECLARATION, "%s%n" },
    { "rename", "{\"token\":[1]}", VEDETTE_RULES_ERROR_DECLARATION, "token" },
    { "rename", "{\"token\":{}}", VEDETTE_RULES_ERROR_DECLARATION, "token" },
    { "rename", "{\"token\":null}", VEDETTE_RULES_ERROR_DECLARATION, "token" },
    { "rename", "{\"name\":7}", VEDETTE_RULES_ERROR_DECLARATION, "name" },
    { "rename", "{\"name\":null}", VEDETTE_RULES_ERROR_DECLARATION, "name" },
    { "rename", "{\"name\":[\"x\"]}", VEDETTE_RULES_ERROR_DECLARATION, "name" },
    { "rename", "{\"name\":\"good\",\"token\":\"green\"}", VEDETTE_RULES_ERROR_DECLARATION, "token" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteMove) move = NULL;

      g_test_message ("%s %s", rows[i].move, rows[i].json);
      move = new_move (f, rows[i].move, rows[i].json, &error);
      g_assert_null (move);
      g_assert_error (error, VEDETTE_RULES_ERROR, rows[i].code);
      g_assert_nonnull (strstr (error->message, rows[i].named));
    }
}

/* The choices come first: of two that bear the name, the one that is legal is meant. */
static void
test_name_among_choices (Fixture       *f,
                         gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autofree char *said = NULL;

  g_assert_nonnull (do_move (f, "draw", NULL, 4, FALSE, &error));
  move = new_move (f, "put-back", "{\"what\":\"green\"}", &error);
  g_assert_no_error (error);
  said = describe_move (move);
  g_assert_cmpstr (said, ==, "what=#4");
}

static void
test_play (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  VedetteStep *step = do_move (f, "draw", "{\"shaken\":true}", 3, FALSE, &error);
  g_autofree char *said = NULL;
  g_autofree char *before = NULL, *after = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (vedette_step_get_kind (step), ==, "draw");
  g_assert_cmpint (json_object_get_int_member (vedette_step_get_facts (step), "natural"), ==, 3);
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "agreed"));
  said = vedette_rules_describe (f->rules, step, NULL);
  g_assert_cmpstr (said, ==, "draw green");

  before = vedette_battle_dump (f->battle);
  g_assert_nonnull (do_move (f, "rename", "{\"token\":3,\"name\":\"white\"}", 0, FALSE, &error));
  g_assert_nonnull (do_move (f, "put-back", "{\"what\":\"white\"}", 0, FALSE, &error));
  g_assert_true (vedette_battle_go_to (f->battle, vedette_step_get_n (step), &error));
  after = vedette_battle_dump (f->battle);
  g_assert_cmpstr (after, ==, before);
}

static void
test_preview (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr (VedetteMove) draw = new_move (f, "draw", NULL, NULL);
  g_autoptr (VedetteMove) put_back = new_move (f, "put-back", NULL, NULL);
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autoptr (GListModel) status = vedette_rules_get_status (f->rules, NULL);
  g_autoptr (VedetteStatus) left = g_list_model_get_item (status, 0);

  g_assert_null (vedette_rules_preview (f->rules, put_back));
  g_assert_nonnull (do_move (f, "draw", NULL, 1, FALSE, NULL));
  breakdown = vedette_rules_preview (f->rules, draw);
  g_assert_cmpuint (g_list_model_get_n_items (breakdown->factors), ==, 3);
  for (guint side = 0; side < 4; side++)
    g_assert_cmpint (vedette_breakdown_get_total (breakdown, side), ==, side < 3 ? 1 : 0);
  g_assert_true (vedette_chance_equal (vedette_breakdown_get_chance (breakdown, "blue"), vedette_chance_new (1, 3)));
  g_assert_true (vedette_chance_equal (vedette_breakdown_get_chance (breakdown, "red"), vedette_chance_new (0, 1)));
  /* The list is what was so when it was asked for. */
  g_assert_cmpint (g_value_get_int (left->value), ==, 4);
}

/* Tries a move that fails; nothing of the battle, nor of its journal, may be another then. */
static void
assert_fails (Fixture    *f,
              const char *name,
              const char *json,
              int         die,
              gboolean    agreed,
              GQuark      domain,
              int         code)
{
  g_autofree char *before = vedette_battle_dump (f->battle);
  g_autofree char *after = NULL;
  guint64 length = vedette_journal_get_length (vedette_battle_get_journal (f->battle));
  guint n = g_list_model_get_n_items (vedette_battle_get_steps (f->battle));
  g_autoptr (GError) error = NULL;

  g_assert_null (do_move (f, name, json, die, agreed, &error));
  g_assert_error (error, domain, code);
  after = vedette_battle_dump (f->battle);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (vedette_journal_get_length (vedette_battle_get_journal (f->battle)), ==, length);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_steps (f->battle)), ==, n);
}

static void
test_refused (Fixture       *f,
              gconstpointer  data)
{
  assert_fails (f, "draw", "{\"shaken\":false}", 1, FALSE, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED);
  assert_fails (f, "put-back", "{\"what\":1}", 0, FALSE, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED);
  assert_fails (f, "put-back", "{\"what\":1}", 0, TRUE, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED);
  assert_fails (f, "rename", "{\"token\":1}", 0, TRUE, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED);
}

static void
test_dice_fail (Fixture       *f,
                gconstpointer  data)
{
  assert_fails (f, "draw", NULL, 5, FALSE, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_OUT_OF_RANGE);
  assert_fails (f, "draw", NULL, 0, FALSE, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT);
}

static void
test_agreed (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  VedetteStep *step;
  JsonArray *rules;

  for (guint i = 0; i < 3; i++)
    g_assert_nonnull (do_move (f, "draw", NULL, 1, TRUE, &error));
  /* What needs no agreement is not logged as agreed. */
  g_assert_false (json_object_has_member (vedette_step_get_facts (vedette_battle_get_current (f->battle)), "agreed"));

  assert_fails (f, "draw", "{\"shaken\":true}", 0, FALSE, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED);
  step = do_move (f, "draw", "{\"shaken\":false}", 0, TRUE, &error);
  g_assert_no_error (error);
  rules = json_object_get_array_member (vedette_step_get_facts (step), "agreed");
  g_assert_cmpuint (json_array_get_length (rules), ==, 2);
  g_assert_cmpstr (json_array_get_string_element (rules, 0), ==, "F-02");
  g_assert_cmpstr (json_array_get_string_element (rules, 1), ==, "F-03");

  assert_fails (f, "draw", NULL, 0, TRUE, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED);
}

/* What stands against it being made at all is said; what was declared is not looked at then. */
static void
test_check_stops_at_final (Fixture       *f,
                           gconstpointer  data)
{
  g_autoptr (VedetteMove) move = new_move (f, "draw", "{\"shaken\":false}", NULL);
  g_autoptr (VedetteRuling) ruling = NULL;

  for (guint i = 0; i < 4; i++)
    g_assert_nonnull (do_move (f, "draw", NULL, i < 3 ? 1 : 0, TRUE, NULL));
  ruling = vedette_rules_check (f->rules, move);
  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 1);
  g_assert_cmpstr (ruling->rule, ==, "F-01");
  g_assert_cmpstr (ruling->why, ==, "The pot is empty");
  g_assert_true (ruling->is_final);
}

static void
test_file (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("vedette-fake-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "pot.vedette", NULL);
  g_autofree char *before = NULL, *after = NULL, *said = NULL;
  g_autoptr (VedetteBattle) again = NULL;
  g_autoptr (VedetteRules) rules = NULL;

  g_assert_true (vedette_battle_create (f->battle, path, &error));
  g_assert_nonnull (do_move (f, "draw", "{\"shaken\":false}", 3, TRUE, &error));
  g_assert_nonnull (do_move (f, "rename", "{\"token\":3,\"name\":\"\\u2620 \\\"skull\\\"\"}", 0, FALSE, &error));
  g_assert_nonnull (do_move (f, "draw", NULL, 1, FALSE, &error));
  g_assert_true (vedette_battle_go_to (f->battle, 3, &error));
  g_assert_true (vedette_battle_wait_durable (f->battle, &error));
  before = vedette_battle_dump (f->battle);

  again = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);
  g_assert_no_error (error);
  after = vedette_battle_dump (again);
  g_assert_cmpstr (after, ==, before);
  g_assert_nonnull (strstr (after, "\\\"skull\\\""));
  g_assert_cmpint (vedette_battle_get_cursor (again), ==, 3);
  rules = g_object_new (VEDETTE_TYPE_FAKE_RULES, "battle", again, NULL);
  said = vedette_rules_describe (rules, vedette_battle_get_step (again, 2), NULL);
  g_assert_cmpstr (said, ==, "draw green");

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

#define ADD(path, func) g_test_add ("/rules/face/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("list", test_list);
  ADD ("params", test_params);
  ADD ("choices", test_choices);
  ADD ("declared", test_declared);
  ADD ("undeclarable", test_undeclarable);
  ADD ("name-among-choices", test_name_among_choices);
  ADD ("play-and-undo", test_play);
  ADD ("preview", test_preview);
  ADD ("refused", test_refused);
  ADD ("dice-fail", test_dice_fail);
  ADD ("agreed", test_agreed);
  ADD ("check-stops-at-final", test_check_stops_at_final);
  ADD ("file", test_file);
  return g_test_run ();
}
