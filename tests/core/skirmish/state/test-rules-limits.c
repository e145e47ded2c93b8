/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When to stop: after so many actions, or at a time of the day. The rules remind and never end the game (S-02). */

#include "core/rules/vedette-status.h"
#include "core/skirmish/state/vedette-limits.h"
#include "reactions-table.h"
#include "rules-table.h"

static void
set_clock (VedetteRules *rules,
           const char   *time)
{
  vedette_battle_set_clock (vedette_rules_get_battle (rules), time);
}

/* Red holds since 20:00 in a battle that is to stop as @limits says. */
static VedetteRules *
begin (const char *limits)
{
  VedetteRules *rules = table_new ();

  set_clock (rules, "2025-04-30T19:40:00Z");
  table_do (rules, "{'move':'set-battle',%s}", limits);
  set_clock (rules, "2025-04-30T20:00:00Z");
  table_do (rules, "{'move':'start','holder':'Red'}");
  return rules;
}

static gint64
get_seconds_left (VedetteRules *rules)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  return vedette_limits_get_seconds_left (&skirmish);
}

/* @text: (nullable): what the status says; %NULL for nothing */
static void
assert_status (VedetteRules    *rules,
               const char      *id,
               VedetteEmphasis  emphasis,
               const char      *text)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (status); i++)
    {
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, i);

      if (!g_str_equal (item->id, id))
        continue;
      g_assert_cmpstr (item->text, ==, text);
      g_assert_cmpint (item->emphasis, ==, emphasis);
      return;
    }
  g_assert_null (text);
}

/* The third of three actions reminds and is logged; the game goes on with a fourth as before. */
static void
test_actions (void)
{
  g_autoptr (VedetteRules) rules = begin ("'stop-after':3");
  g_autofree char *text = NULL;
  VedetteStep *step;

  assert_status (rules, "stop_after", VEDETTE_EMPHASIS_NORMAL, "0 of 3 actions");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (table_reminds (rules, "S-02", "{'move':'hold'}"));
      step = table_do (rules, "{'move':'hold'}");
      g_assert_false (json_object_has_member (vedette_step_get_facts (step), "stop-after"));
      table_do (rules, "{'move':'decline'}");
    }
  assert_status (rules, "stop_after", VEDETTE_EMPHASIS_NORMAL, "2 of 3 actions");
  g_assert_true (table_reminds (rules, "S-02", "{'move':'hold'}"));
  step = table_do (rules, "{'move':'hold'}");
  g_assert_cmpint (table_fact_int (step, "stop-after"), ==, 3);
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_nonnull (strstr (text, "The scenario’s limit of 3 actions was reached."));
  table_assert (rules, "nominate", "Red");
  assert_status (rules, "stop_after", VEDETTE_EMPHASIS_STRONG, "3 of 3 actions (scenario limit)");
  table_do (rules, "{'move':'decline'}");
  table_assert (rules, "act-free", "Red");
  g_assert_false (table_reminds (rules, "S-02", "{'move':'hold'}"));
  table_do (rules, "{'move':'hold'}");
  assert_status (rules, "stop_after", VEDETTE_EMPHASIS_STRONG, "past the scenario’s limit of 3 actions");
  table_do (rules, "{'move':'end'}");
  assert_status (rules, "stop_after", VEDETTE_EMPHASIS_NORMAL, "4 of 3 actions");
}

/* With no limit nothing is said, and a limit may be taken back. */
static void
test_none (void)
{
  g_autoptr (VedetteRules) rules = begin ("'stop-after':1,'stop-at':'20:30'");

  table_do (rules, "{'move':'set-battle','stop-after':0,'stop-at':''}");
  set_clock (rules, "2025-05-02T20:00:00Z");
  g_assert_cmpint (get_seconds_left (rules), ==, -1);
  g_assert_false (table_reminds (rules, "S-02", "{'move':'hold'}"));
  assert_status (rules, "stop_after", VEDETTE_EMPHASIS_NORMAL, NULL);
  assert_status (rules, "stop_at", VEDETTE_EMPHASIS_NORMAL, NULL);
}

/* At 22:00 the next step reminds, whatever it is, and only that one. */
static void
test_time (void)
{
  g_autoptr (VedetteRules) rules = begin ("'stop-at':'22.00'");
  g_autofree char *text = NULL;
  VedetteStep *step;

  g_assert_cmpint (get_seconds_left (rules), ==, 2 * 60 * 60);
  assert_status (rules, "stop_at", VEDETTE_EMPHASIS_NORMAL, "until 22:00");
  table_do (rules, "{'move':'hold'}");
  set_clock (rules, "2025-04-30T21:59:59Z");
  g_assert_cmpint (get_seconds_left (rules), ==, 1);
  g_assert_false (table_reminds (rules, "S-02", "{'move':'decline'}"));
  set_clock (rules, "2025-04-30T22:00:00Z");
  g_assert_cmpint (get_seconds_left (rules), ==, 0);
  assert_status (rules, "stop_at", VEDETTE_EMPHASIS_STRONG, "The stop time of 22:00 has passed");
  g_assert_true (table_reminds (rules, "S-02", "{'move':'decline'}"));
  step = table_do (rules, "{'move':'decline'}");
  g_assert_cmpstr (table_fact_text (step, "stop-at"), ==, "22:00");
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_true (g_str_has_suffix (text, "The stop time of 22:00 passed."));
  g_assert_false (table_reminds (rules, "S-02", "{'move':'hold'}"));
  step = table_do (rules, "{'move':'hold'}");
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "stop-at"));
  /* Half an hour more is another limit. */
  table_do (rules, "{'move':'set-battle','stop-at':'22:30'}");
  g_assert_false (table_reminds (rules, "S-02", "{'move':'decline'}"));
  set_clock (rules, "2025-04-30T22:31:00Z");
  g_assert_true (table_reminds (rules, "S-02", "{'move':'decline'}"));
}

/* A game that begins at 20:00 and is to stop at 01:00 goes past midnight. */
static void
test_midnight (void)
{
  g_autoptr (VedetteRules) rules = begin ("'stop-at':'1:00'");

  g_assert_cmpint (get_seconds_left (rules), ==, 5 * 60 * 60);
  set_clock (rules, "2025-04-30T23:59:00Z");
  g_assert_cmpint (get_seconds_left (rules), ==, 61 * 60);
  set_clock (rules, "2025-05-01T01:00:01Z");
  g_assert_true (table_reminds (rules, "S-02", "{'move':'hold'}"));
  /* What is said past midnight counts from then. */
  table_do (rules, "{'move':'set-battle','stop-at':'02:00'}");
  g_assert_cmpint (get_seconds_left (rules), ==, 60 * 60 - 1);
}

/* Where the players are, the clock may show something else than in the file. */
static void
test_local (void)
{
  g_autoptr (VedetteRules) rules = NULL;

  g_setenv ("TZ", "UTC-02:00", TRUE);
  rules = begin ("'stop-at':'22:30'");
  g_assert_cmpint (get_seconds_left (rules), ==, 30 * 60);
  g_setenv ("TZ", "UTC", TRUE);
}

/* Before the game and after it there is nothing to stop. */
static void
test_outside (void)
{
  g_autoptr (VedetteRules) rules = table_new ();

  set_clock (rules, "2025-04-30T20:00:00Z");
  table_do (rules, "{'move':'set-battle','stop-at':'20:10'}");
  set_clock (rules, "2025-04-30T21:00:00Z");
  g_assert_cmpint (get_seconds_left (rules), ==, -1);
  table_do (rules, "{'move':'start','holder':'Red'}");
  /* The papers were made hours before: the clock counts from the start. */
  g_assert_cmpint (get_seconds_left (rules), ==, (23 * 60 + 10) * 60);
  table_do (rules, "{'move':'end'}");
  g_assert_cmpint (get_seconds_left (rules), ==, -1);
}

static void
test_parse (void)
{
  static const struct
  {
    const char *text;
    int minutes; /* -1 for no time */
  } rows[] = {
    { "22:00", 1320 }, { "0:00", 0 }, { "23:59", 1439 }, { "9", 540 }, { "7.05", 425 }, { "09:30", 570 },
    { "24:00", -1 }, { "12:60", -1 }, { "12:5", -1 }, { "", -1 }, { "noon", -1 }, { "-1:00", -1 }, { "1:00:00", -1 },
    { "12:", -1 }, { ":30", -1 }, { "012:00", -1 }, { "+9", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int minutes = -1;
      gboolean is_time = vedette_limits_parse_time (rows[i].text, &minutes);

      if (is_time != (rows[i].minutes >= 0) || (is_time && minutes != rows[i].minutes))
        g_error ("“%s” is read as %d", rows[i].text, minutes);
    }
}

static void
test_refused (void)
{
  g_autoptr (VedetteRules) rules = table_new ();

  table_final (rules, NULL, "{'move':'set-battle','stop-at':'late'}");
  table_do (rules, "{'move':'set-battle','stop-at':' 9:05 '}");
  g_assert_cmpstr (vedette_about_get_stop_at (vedette_battle_get_single (vedette_rules_get_battle (rules),
                                                                         VEDETTE_TYPE_ABOUT)), ==, "09:05");
  /* The same time, written otherwise */
  table_final (rules, NULL, "{'move':'set-battle','stop-at':'9.05'}");
}

static void
test_words (void)
{
  g_autoptr (VedetteRules) rules = table_new ();
  VedetteStep *step = table_do (rules, "{'move':'set-battle','stop-after':30,'stop-at':'22:00'}");
  g_autofree char *both = vedette_rules_describe (rules, step, NULL);
  g_autofree char *none = NULL;

  g_assert_cmpstr (both, ==, "The battle was limited to 30 actions. The stop time was set to 22:00.");
  step = table_do (rules, "{'move':'set-battle','stop-after':0,'stop-at':''}");
  none = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (none, ==, "The action limit was removed. The stop time was removed.");
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-02/limit-of-actions", test_actions);
  g_test_add_func ("/rules/skirmish/S-02/no-limit", test_none);
  g_test_add_func ("/rules/skirmish/S-02/limit-of-time", test_time);
  g_test_add_func ("/limits/midnight", test_midnight);
  g_test_add_func ("/limits/local", test_local);
  g_test_add_func ("/limits/outside", test_outside);
  g_test_add_func ("/limits/parse", test_parse);
  g_test_add_func ("/limits/refused", test_refused);
  g_test_add_func ("/limits/words", test_words);
  return g_test_run ();
}
