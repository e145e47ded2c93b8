/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reserves that arrive, hidden lines that are revealed, and what the other side can read of them before. */

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-status.h"
#include "core/session/vedette-log-writer.h"
#include "core/skirmish/state/vedette-candidates.h"
#include "core/skirmish/state/vedette-foresight.h"
#include "core/skirmish/words/vedette-skirmish-words.h"
#include "edits-fixture.h"

#include <string.h>

/* A name that stands nowhere by chance */
#define SECRET "Zyxwulf"

static VedetteRules *
new_game (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Guy, good\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"4 riders, good, in reserve\",\"arrives-action\":3}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Wat, poor, in reserve\",\"arrives-action\":2,"
                   "\"arrives-die\":5}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Hob, poor, in reserve\"}");
  return rules;
}

static char *
get_status (VedetteRules *rules,
            const char   *id)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);

      if (g_str_equal (status->id, id))
        return g_strdup (status->text);
    }
  return NULL;
}

static void
assert_due (VedetteRules *rules,
            const char   *expected)
{
  g_autofree char *due = get_status (rules, "arrivals");

  g_assert_cmpstr (due, ==, expected);
}

static void
assert_says (VedetteRules *rules,
             const char   *json,
             const char   *audience,
             const char   *sentence)
{
  VedetteStep *step = vedette_test_do (rules, json);
  g_autofree char *text = vedette_rules_describe (rules, step, NULL);

  g_assert_cmpstr (text, ==, sentence);
  g_assert_cmpstr (vedette_step_get_audience (step), ==, audience);
}

static void
pass_action (VedetteRules *rules)
{
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  vedette_test_do (rules, "{\"move\":\"decline\"}");
}

static void
test_action (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_refused (rules, "{\"move\":\"arrive\",\"who\":\"Riders\"}", "S-01", TRUE);
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  assert_due (rules, NULL);
  vedette_test_warned (rules, "{\"move\":\"arrive\",\"who\":\"Riders\"}", NULL);
  vedette_test_refused (rules, "{\"move\":\"arrive\",\"who\":\"Guy\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"move\":\"arrive\"}", NULL, TRUE);
  /* Without a condition they come when their players say so. */
  assert_says (rules, "{\"move\":\"arrive\",\"who\":\"Hob\"}", "all", "Hob arrived.");
  g_assert_false (vedette_figure_get_reserve (figure (rules, "Hob")));
  pass_action (rules);
  assert_due (rules, "Wat");
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  /* The second action is made, and the third may already be thought of. */
  assert_due (rules, "Riders, Wat");
  assert_says (rules, "{\"move\":\"arrive\",\"who\":\"Riders\"}", "all", "Riders arrived.");
  g_assert_true (vedette_figure_is_on_table (figure (rules, "Riders")));
  assert_due (rules, "Wat");
  vedette_test_do (rules, "{\"move\":\"snatch\",\"nominee\":\"Riders\",\"die\":20}");
}

/* Returns: (transfer full): the lines that can come, each with what it waits for */
static char *
list_arrivals (VedetteRules *rules)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "arrive", NULL, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, "who", NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      g_string_append_printf (text, "%s: %s\n", choice->label, choice->note);
    }
  return g_string_free (text, FALSE);
}

static void
test_choices (void)
{
  g_autoptr (VedetteRules) rules = new_game ();
  g_autofree char *before = NULL, *after = NULL;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  before = list_arrivals (rules);
  g_assert_nonnull (strstr (before, "Riders: At action 3 of the battle\n"));
  g_assert_nonnull (strstr (before, "Wat: From action 2 on, with 5 or more on a d6\n"));
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Riders\",\"arrives-die\":8,\"arrives-sides\":10}");
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Hob\",\"arrives-die\":4}");
  after = list_arrivals (rules);
  g_assert_nonnull (strstr (after, "Hob: With 4 or more on a d6\n"));
  g_assert_nonnull (strstr (after, "Riders: From action 3 on, with 8 or more on a d10\n"));
}

/* The players roll the die of a reserve: the line is due until they let it arrive. */
static void
test_die (void)
{
  g_autoptr (VedetteRules) rules = new_game ();
  g_autofree char *facts = NULL;

  vedette_test_refused (rules, "{\"edit\":\"set-line\",\"line\":\"Wat\",\"arrives-die\":7}", NULL, TRUE);
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  pass_action (rules);
  assert_due (rules, "Wat");
  pass_action (rules);
  assert_due (rules, "Riders, Wat");
  facts = vedette_test_facts (vedette_test_do (rules, "{\"move\":\"arrive\",\"who\":[\"Riders\",\"Wat\"]}"));
  g_assert_cmpstr (facts, ==, "{\"action\":3,\"arrivals\":[{\"name\":\"Riders\",\"men\":4,\"arrived\":true},{\"name\":\"Wat\","
                   "\"arrived\":true}]}");
  g_assert_false (vedette_figure_get_reserve (figure (rules, "Wat")));
  vedette_test_refused (rules, "{\"move\":\"arrive\",\"who\":\"Wat\"}", NULL, TRUE);
}

static void
test_open_steps (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"move\":\"charge\"}");
  vedette_test_warned (rules, "{\"move\":\"arrive\",\"who\":\"Hob\"}", NULL);
  vedette_test_do (rules, "{\"move\":\"melee-done\"}");
  vedette_test_do (rules, "{\"move\":\"arrive\",\"who\":\"Hob\"}");
}

static VedetteRules *
new_secret (void)
{
  VedetteRules *rules = new_game ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"3 " SECRET ", excellent, bow, hidden\"}");
  return rules;
}

static void
test_reveal (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_refused (rules, "{\"move\":\"reveal\",\"who\":\"Guy\"}", NULL, TRUE);
  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Guy\",\"hidden\":true}");
  vedette_test_refused (rules, "{\"move\":\"reveal\"}", NULL, TRUE);
  vedette_test_refused (rules, "{\"move\":\"reveal\",\"who\":\"Archers\"}", NULL, TRUE);
  assert_says (rules, "{\"move\":\"reveal\",\"who\":\"Guy\"}", "all", "Revealed: Guy.");
  g_assert_false (vedette_figure_get_hidden (figure (rules, "Guy")));
}

/* Whoever does something openly is seen. */
static void
test_revealed_by_doing (void)
{
  static const struct
  {
    const char *setting; /* before it, NULL for nothing */
    const char *json;
  } rows[] = {
    { NULL, "{\"move\":\"march\",\"who\":\"" SECRET "\"}" },
    { NULL, "{\"move\":\"shoot\",\"who\":\"" SECRET "\"}" },
    { NULL, "{\"move\":\"charge\",\"who\":[\"Guy\",\"" SECRET "\"],\"target\":\"Archers\"}" },
    { NULL, "{\"move\":\"contact\",\"line\":[\"" SECRET "\"],\"melee\":true}" },
    { "red", "{\"move\":\"charge\",\"who\":\"Archers\",\"target\":\"" SECRET "\"}" },
    { "red", "{\"move\":\"react-shoot\",\"who\":\"" SECRET "\"}" },
    { "red", "{\"move\":\"snatch\",\"nominee\":\"" SECRET "\",\"die\":4}" },
    { "red", "{\"move\":\"duel\",\"winner\":\"red\",\"who\":[\"" SECRET "\",\"Archers\"]}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteRules) rules = new_secret ();
      VedetteStep *step;
      g_autofree char *text = NULL;

      vedette_test_do (rules, rows[i].setting != NULL ? "{\"move\":\"start\",\"holder\":\"red\"}"
                                                      : "{\"move\":\"start\",\"holder\":\"blue\"}");
      if (rows[i].setting != NULL && i > 4)
        vedette_test_do (rules, "{\"move\":\"march\",\"who\":\"Archers\"}");
      step = vedette_test_do (rules, rows[i].json);
      text = vedette_rules_describe (rules, step, NULL);
      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, "Revealed: " SECRET "."));
      g_assert_cmpstr (vedette_step_get_audience (step), ==, "all");
      g_assert_false (vedette_figure_get_hidden (figure (rules, SECRET)));
    }
}

static void
assert_unread (VedetteRules *rules,
               const char   *audience)
{
  for (int format = VEDETTE_LOG_TEXT; format <= VEDETTE_LOG_JSON; format++)
    {
      g_autoptr (GString) log = vedette_log_write (rules, (VedetteLogFormat) format, audience);
      g_autofree char *folded = g_utf8_casefold (log->str, -1);

      g_assert_null (strstr (folded, "zyxwulf"));
    }
}

/* Who showed himself in a step that was undone is hidden again: neither that step nor those after it tell of him, be they
 * still to be redone or cut off by another one. */
static void
test_undone (gconstpointer data)
{
  const char *show = data;
  g_autoptr (VedetteRules) rules = new_secret ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autoptr (GString) own = NULL;
  g_autoptr (GString) both = NULL;
  gint64 before, shown;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"blue\"}");
  before = vedette_battle_get_cursor (battle);
  vedette_test_do (rules, show);
  vedette_test_do (rules, "{\"move\":\"out\",\"line\":\"" SECRET "\",\"men\":1}");
  shown = vedette_battle_get_cursor (battle);
  g_assert_true (vedette_battle_go_to (battle, before, NULL));
  assert_unread (rules, "red");
  assert_unread (rules, NULL);
  own = vedette_log_write (rules, VEDETTE_LOG_TEXT, "blue");
  g_assert_nonnull (strstr (own->str, SECRET " took 1 casualty"));
  g_assert_true (vedette_battle_go_to (battle, shown, NULL));
  both = vedette_log_write (rules, VEDETTE_LOG_TEXT, NULL);
  g_assert_nonnull (strstr (both->str, SECRET));
  g_assert_true (vedette_battle_go_to (battle, before, NULL));
  vedette_test_do (rules, "{\"move\":\"hold\"}");
  assert_unread (rules, "red");
  assert_unread (rules, NULL);
}

/* Where he is not hidden, a step that was undone is struck through and read by all. */
static void
test_undone_known (void)
{
  g_autoptr (VedetteRules) rules = new_game ();
  g_autoptr (GString) log = NULL;
  gint64 before;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  before = vedette_battle_get_cursor (vedette_rules_get_battle (rules));
  vedette_test_do (rules, "{\"move\":\"march\",\"who\":\"Archers\"}");
  g_assert_true (vedette_battle_go_to (vedette_rules_get_battle (rules), before, NULL));
  log = vedette_log_write (rules, VEDETTE_LOG_TEXT, "blue");
  g_assert_nonnull (strstr (log->str, "Archers"));
}

static gboolean
names_to (VedetteRules *rules,
          const char   *name,
          const char   *audience)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      guint n_params;
      GParamSpec **params = vedette_move_list_params (move, &n_params);

      for (guint k = 0; k < n_params; k++)
        {
          g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, params[k]->name, audience);

          for (guint m = 0; choices != NULL && m < g_list_model_get_n_items (choices); m++)
            {
              g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, m);

              found |= strstr (choice->label, name) != NULL;
            }
        }
    }
  return found;
}

/* His own side has him, his body and his traits to choose from, and so has the umpire; the other side has none of them. */
static void
test_choices_of_side (void)
{
  g_autoptr (VedetteRules) rules = new_secret ();

  vedette_test_do (rules, "{\"edit\":\"add-trait\",\"whose\":\"" SECRET "\",\"name\":\"" SECRET "ish\",\"value\":2}");
  vedette_test_do (rules, "{\"edit\":\"add-body\",\"members\":[\"Guy\",\"" SECRET "\"]}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"blue\"}");
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (names_to (rules, SECRET, "blue"));
      g_assert_true (names_to (rules, SECRET, VEDETTE_AUDIENCE_UMPIRE));
      g_assert_true (names_to (rules, SECRET, NULL));
      g_assert_false (names_to (rules, SECRET, "red"));
      g_assert_true (names_to (rules, "Archers", "blue"));
      if (i == 0)
        vedette_test_do (rules, "{\"move\":\"hold\"}");
    }
}

static void
tell (GString    *told,
      const char *text)
{
  if (text != NULL)
    g_string_append_printf (told, "%s\n", text);
}

/* What a declaration names */
static void
tell_named (GString      *told,
            VedetteRules *rules,
            VedetteMove  *move)
{
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;
      g_autoptr (VedetteIds) one = NULL;
      const VedetteIds *ids;

      if ((params[i]->flags & VEDETTE_PARAM_REFERENCE) == 0)
        continue;
      g_object_get_property (G_OBJECT (move), params[i]->name, &value);
      if (G_VALUE_HOLDS_INT64 (&value))
        one = vedette_ids_new_one (g_value_get_int64 (&value));
      ids = G_VALUE_HOLDS (&value, VEDETTE_TYPE_IDS) ? g_value_get_boxed (&value) : one;
      for (guint k = 0; k < vedette_ids_get_n (ids); k++)
        {
          g_autofree char *name = vedette_facts_name (vedette_rules_get_battle (rules), vedette_ids_get (ids, k));

          tell (told, name);
        }
    }
}

static void
tell_offers (GString      *told,
             VedetteRules *rules,
             const char   *audience)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      tell (told, offer->label);
      tell (told, offer->ruling->why);
      tell_named (told, rules, offer->move);
    }
}

static void
tell_step (GString      *told,
           VedetteRules *rules,
           VedetteStep  *step,
           const char   *audience)
{
  g_autofree char *text = vedette_rules_describe (rules, step, audience);
  g_autofree char *whole = vedette_rules_describe_whole (rules, step, audience);
  g_autoptr (GListModel) dice = vedette_rules_get_dice (rules, step, audience);
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_explain (rules, step, audience);
  GListModel *factors = breakdown != NULL ? breakdown->factors : NULL;

  tell (told, text);
  tell (told, whole);
  for (guint i = 0; i < g_list_model_get_n_items (dice); i++)
    {
      g_autoptr (VedetteNatural) die = g_list_model_get_item (dice, i);

      tell (told, die->label);
    }
  for (guint i = 0; factors != NULL && i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      tell (told, factor->label);
    }
}

/* Returns: (transfer full): every answer that they can have, in small letters */
static char *
tell_all (VedetteRules *rules,
          const char   *audience)
{
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, audience);
  g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, audience);
  g_autofree char *title = vedette_rules_get_title (rules, audience);
  GListModel *steps = vedette_battle_get_steps (vedette_rules_get_battle (rules));

  tell (told, title);
  for (guint i = 0; i < g_list_model_get_n_items (status); i++)
    {
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, i);

      tell (told, item->label);
      tell (told, item->text);
      if (G_VALUE_HOLDS_STRING (item->value))
        tell (told, g_value_get_string (item->value));
    }
  for (guint i = 0; i < g_list_model_get_n_items (spans); i++)
    {
      g_autoptr (VedetteSpan) span = g_list_model_get_item (spans, i);

      tell (told, span->label);
    }
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (steps, i);

      tell_step (told, rules, step, audience);
    }
  tell_offers (told, rules, audience);
  return g_utf8_strdown (told->str, -1);
}

/* All that can be done with a line that stays hidden, as the others read it */
static void
test_secret (void)
{
  static const char * const requests[] = {
    "{\"edit\":\"set-line\",\"line\":\"" SECRET "\",\"points\":4}",
    "{\"edit\":\"add-trait\",\"whose\":\"" SECRET "\",\"name\":\"zyxwulfish\",\"value\":2}",
    "{\"edit\":\"set-trait\",\"trait\":\"zyxwulfish\",\"value\":3}",
    "{\"edit\":\"split-line\",\"line\":\"" SECRET "\",\"men\":1,\"name\":\"Zyxwulf the Younger\"}",
    "{\"edit\":\"move-line\",\"line\":\"" SECRET "\",\"position\":0}",
    "{\"edit\":\"add-contingent\",\"side\":\"blue\",\"name\":\"Ambush\",\"leader\":\"" SECRET "\"}",
    "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"" SECRET "\",\"order\":\"Wait\",\"place\":\"the barn\"}",
    "{\"edit\":\"set-line\",\"line\":\"" SECRET "\",\"reserve\":true,\"arrives-die\":2}",
    "{\"move\":\"start\",\"holder\":\"red\"}",
    "{\"move\":\"march\",\"who\":\"Archers\"}",
    "{\"move\":\"arrive\",\"who\":\"" SECRET "\"}",
    "{\"move\":\"out\",\"line\":\"" SECRET "\",\"men\":1}",
    "{\"move\":\"contact\",\"line\":[\"" SECRET "\",\"Archers\"],\"melee\":false}",
    "{\"edit\":\"put-right\",\"line\":\"" SECRET "\",\"out\":0}",
    "{\"move\":\"out\",\"losses\":\"" SECRET " 1\"}",
    "{\"edit\":\"remove-line\",\"line\":[\"Zyxwulf the Younger\"]}",
  };
  g_autoptr (VedetteRules) rules = new_secret ();
  g_autoptr (GString) own = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      g_autofree char *to_red = NULL, *to_all = NULL, *to_blue = NULL;

      vedette_test_do (rules, requests[i]);
      assert_unread (rules, NULL);
      assert_unread (rules, "red");
      to_red = tell_all (rules, "red");
      to_all = tell_all (rules, VEDETTE_AUDIENCE_ALL);
      to_blue = tell_all (rules, "blue");
      g_assert_null (strstr (to_red, "zyx"));
      g_assert_null (strstr (to_all, "zyx"));
      g_assert_nonnull (strstr (to_blue, "zyx"));
    }
  own = vedette_log_write (rules, VEDETTE_LOG_TEXT, "blue");
  g_assert_nonnull (strstr (own->str, SECRET));
  g_assert_true (vedette_figure_get_hidden (figure (rules, SECRET)));
}

/* Of both sides at once, only an umpire may read of them. */
static void
test_both_hidden (void)
{
  g_autoptr (VedetteRules) rules = new_secret ();
  VedetteStep *step;

  vedette_test_do (rules, "{\"edit\":\"set-line\",\"line\":\"Archers\",\"hidden\":true}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  step = vedette_test_do (rules, "{\"move\":\"out\",\"losses\":[\"" SECRET " 1\",\"Archers 1\"]}");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, VEDETTE_AUDIENCE_UMPIRE);
  step = vedette_test_do (rules, "{\"move\":\"out\",\"losses\":[\"Guy\",\"Archers 1\"]}");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, "red");
}

/* Who falls in a round of melee has been seen in it. */
static void
test_revealed_by_falling (void)
{
  g_autoptr (VedetteRules) rules = new_secret ();
  VedetteStep *step;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  vedette_test_do (rules, "{\"move\":\"charge\",\"who\":\"Archers\"}");
  step = vedette_test_do (rules, "{\"move\":\"melee-done\",\"losses\":[\"" SECRET " 1\",\"Archers 1\"]}");
  g_assert_false (vedette_figure_get_hidden (figure (rules, SECRET)));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (vedette_step_get_facts (step), "revealed")), ==, 1);
}

static gboolean
lists (VedetteRules *rules,
       const char   *move_name,
       const char   *param)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, move_name, NULL, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, param, NULL);
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      found |= g_str_equal (choice->label, SECRET);
    }
  return found;
}

/* The enemy has him in no list of targets, his own side in its lists of men; and both find him by name alone. */
static void
test_unlisted (void)
{
  static const char * const targets[] = { "charge", "shoot", "fight", "snatch", "react-shoot", "react-move" };
  g_autoptr (VedetteRules) rules = new_secret ();
  g_autoptr (GListModel) ranked = NULL;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  for (gsize i = 0; i < 3; i++)
    g_assert_false (lists (rules, targets[i], "target"));
  vedette_test_do (rules, "{\"move\":\"charge\",\"who\":\"Archers\"}");
  g_assert_true (lists (rules, "react-shoot", "who"));
  g_assert_true (lists (rules, "snatch", "nominee"));
  vedette_test_do (rules, "{\"edit\":\"put-right\",\"holder\":\"blue\"}");
  vedette_test_do (rules, "{\"move\":\"march\"}");
  for (gsize i = 3; i < G_N_ELEMENTS (targets); i++)
    g_assert_false (lists (rules, targets[i], "target"));

  ranked = vedette_candidates_rank (vedette_rules_get_battle (rules), vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Blue")), FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (ranked); i++)
    {
      g_autoptr (VedetteCandidate) candidate = g_list_model_get_item (ranked, i);
      gboolean hidden = vedette_figure_get_hidden (candidate->figure);

      g_assert_true (vedette_candidate_is_found (candidate, "") == !hidden);
      g_assert_false (vedette_candidate_is_found (candidate, "nobody"));
      if (hidden)
        {
          g_assert_false (vedette_candidate_is_found (candidate, "zy"));
          g_assert_true (vedette_candidate_is_found (candidate, "ZYX"));
        }
    }
}

/* Who would be the best, if anybody knew of him */
static void
test_foresight (void)
{
  g_autoptr (VedetteRules) rules = new_secret ();
  VedetteForesight foresight;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
  g_assert_true (vedette_foresight_read (&foresight, vedette_rules_get_battle (rules), FALSE));
  g_assert_cmpstr (vedette_figure_get_name (foresight.figure), ==, "Guy");
  vedette_test_do (rules, "{\"move\":\"reveal\",\"who\":\"" SECRET "\"}");
  g_assert_true (vedette_foresight_read (&foresight, vedette_rules_get_battle (rules), FALSE));
  g_assert_cmpstr (vedette_figure_get_name (foresight.figure), ==, SECRET);
}

/* To me! with somebody struck off who is hidden: nobody hears of him. */
static void
test_struck_off (void)
{
  g_autoptr (VedetteRules) rules = new_secret ();
  g_autofree char *facts = NULL;

  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"blue\"}");
  facts = vedette_test_facts (vedette_test_do (rules, "{\"move\":\"call\",\"near-enemy\":[\"" SECRET "\"]}"));
  g_assert_null (strstr (facts, SECRET));
  g_assert_true (vedette_figure_get_hidden (figure (rules, SECRET)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/skirmish/arrivals/action", test_action);
  g_test_add_func ("/skirmish/arrivals/die", test_die);
  g_test_add_func ("/skirmish/arrivals/choices", test_choices);
  g_test_add_func ("/skirmish/arrivals/open-steps", test_open_steps);
  g_test_add_func ("/skirmish/hidden/reveal", test_reveal);
  g_test_add_func ("/skirmish/hidden/revealed-by-doing", test_revealed_by_doing);
  g_test_add_func ("/skirmish/hidden/revealed-by-falling", test_revealed_by_falling);
  g_test_add_func ("/skirmish/hidden/unlisted", test_unlisted);
  g_test_add_func ("/skirmish/hidden/both", test_both_hidden);
  g_test_add_data_func ("/skirmish/hidden/undone-reveal", "{\"move\":\"reveal\",\"who\":\"" SECRET "\"}", test_undone);
  g_test_add_data_func ("/skirmish/hidden/undone-march", "{\"move\":\"march\",\"who\":[\"" SECRET "\",\"Guy\"]}", test_undone);
  g_test_add_func ("/skirmish/hidden/undone-known", test_undone_known);
  g_test_add_func ("/skirmish/hidden/choices-of-side", test_choices_of_side);
  g_test_add_func ("/skirmish/hidden/secret", test_secret);
  g_test_add_func ("/skirmish/hidden/foresight", test_foresight);
  g_test_add_func ("/skirmish/hidden/struck-off", test_struck_off);

  return g_test_run ();
}
