/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The snatch roll against every row of the catalogue's tables of chances. */

#include "rules-table.h"

#include <string.h>

/* The words for classes as requests have them, the worst first */
static const char * const classes[] = {
  "sub-human", "rubbish", "poor", "average", "good", "excellent", "demigods",
};

static const char * const leaders[] = { "useless", "adequate", "good", "heroic", "inspired" };

/* Red acts; Blue is to roll after @shots shooting actions, or one of another kind. */
static VedetteRules *
begin (int shots)
{
  VedetteRules *rules = table_new ();

  table_do (rules, "{'move':'start','holder':'Red'}");
  for (int i = 0; i < shots; i++)
    {
      if (i > 0)
        table_do (rules, "{'move':'decline'}");
      table_do (rules, "{'move':'shoot','all':true,'moved':false}");
    }
  if (shots == 0)
    table_do (rules, "{'move':'hold'}");
  table_assert (rules, "nominate", "Red");
  return rules;
}

/* Returns: (transfer full): the rows of a table of the catalogue without its header, each a list of fields */
static GPtrArray *
read_table (const char *name,
            guint       n_rows)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "catalogue", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_ptr_array_add (rows, g_strsplit (lines[i], ",", -1));
  g_assert_cmpuint (rows->len, ==, n_rows);
  return rows;
}

static VedetteChance
read_chance (const char *text)
{
  VedetteChance chance;

  if (strchr (text, '/') == NULL)
    {
      g_assert_true (g_str_equal (text, "0") || g_str_equal (text, "1"));
      return vedette_chance_new (*text - '0', 1);
    }
  g_assert_true (vedette_chance_parse (text, &chance));
  return chance;
}

/* Makes up a bonus of the factors that there are, and what they leave of another. */
static char *
write_bonus (const char *troops,
             int         bonus)
{
  g_autofree char *nick = g_ascii_strdown (troops, -1);
  GString *json = g_string_new (NULL);

  g_string_append_printf (json, "'move':'snatch','troops':'%s'", nick);
  if (bonus <= -4)
    {
      g_string_append (json, ",'engaged':true");
      bonus += 4;
    }
  if (bonus <= -2)
    {
      g_string_append (json, ",'no-sight':true");
      bonus += 2;
    }
  if (bonus >= 2)
    {
      g_string_append (json, ",'reach':true,'intention':'shoot'");
      bonus -= 2;
    }
  if (bonus >= 1)
    {
      int leader = MIN (bonus, 4);

      g_string_append_printf (json, ",'leader':'%s'", leaders[leader]);
      bonus -= leader;
    }
  if (bonus != 0)
    g_string_append_printf (json, ",'other':%d,'why':'the rest'", bonus);
  return g_string_free (json, FALSE);
}

typedef struct
{
  int success;
  int low_success;
  int low_failure;
} Tally;

/* Rolls every face of the die, and takes each back. */
static Tally
roll_all (VedetteRules *rules,
          const char   *json)
{
  Tally tally = { 0 };

  for (int die = 1; die <= 20; die++)
    {
      VedetteStep *step = table_do (rules, "{%s,'die':%d}", json, die);
      gboolean success = table_fact_boolean (step, "success");
      g_autoptr (GError) error = NULL;

      if (die <= 3)
        table_assert (rules, "general-melee", "Red");
      else
        table_assert (rules, success ? "act-restricted" : "act-free", success ? "Blue" : "Red");
      tally.success += success;
      tally.low_success += success && die <= 3;
      tally.low_failure += !success && die <= 3;
      vedette_battle_go_to (vedette_rules_get_battle (rules), vedette_step_get_after (step), &error);
      g_assert_no_error (error);
    }
  return tally;
}

static void
assert_twentieths (int         n,
                   const char *expected)
{
  g_assert_true (vedette_chance_equal (vedette_chance_new (n, 20), read_chance (expected)));
}

/* Each row with 0, 1 or 2 counters in it, by its preview and by all twenty faces of the die */
static void
test_success_table (void)
{
  g_autoptr (GPtrArray) rows = read_table ("s_success_table.csv", 147);

  for (guint counters = 0; counters < 3; counters++)
    {
      g_autoptr (VedetteRules) rules = begin ((int) counters);

      table_add (rules, "Red", "Fighter", "average", "none", 1);
      table_do (rules, "{'move':'contact','line':'Fighter','melee':true}");
      for (guint i = counters; i < rows->len; i += 3)
        {
          const char * const *row = g_ptr_array_index (rows, i);
          g_autofree char *json = write_bonus (row[0], atoi (row[2]) - 2 * (int) counters);
          g_autofree char *request = g_strdup_printf ("{%s}", json);
          Tally tally = roll_all (rules, json);

          table_assert_factor (rules, "base", atoi (row[1]), "S-10", "%s", request);
          g_assert_cmpint (table_need (rules, "%s", request), ==, atoi (row[3]));
          g_assert_true (vedette_chance_equal (table_success (rules, "%s", request), read_chance (row[4])));
          assert_twentieths (tally.success, row[4]);
          assert_twentieths (tally.low_success, row[6]);
          assert_twentieths (tally.low_failure, row[8]);
          assert_twentieths (tally.success - tally.low_success, row[10]);
        }
    }
}

static void
test_need_table (void)
{
  g_autoptr (GPtrArray) rows = read_table ("s_need_table.csv", 21);
  g_autoptr (VedetteRules) rules = begin (0);

  for (guint i = 0; i < rows->len; i++)
    {
      const char * const *row = g_ptr_array_index (rows, i);
      gboolean or_less = g_str_has_prefix (row[0], "<=");
      gboolean or_more = g_str_has_prefix (row[0], ">=");
      int need = atoi (row[0] + (or_less || or_more ? 2 : 0));

      for (int k = 0; k < (or_less || or_more ? 12 : 1); k++)
        {
          int own = or_less ? need - k : need + k;
          g_autofree char *json = g_strdup_printf ("{'move':'snatch','troops':'good','other':%d,'why':'x'}", 18 - own);

          g_assert_cmpint (table_need (rules, "%s", json), ==, own);
          g_assert_true (vedette_chance_equal (table_success (rules, "%s", json), read_chance (row[1])));
        }
    }
}

/* How many counters it takes until a natural 1 to 3 can succeed, counted by shooting. */
static void
test_counters_table (void)
{
  g_autoptr (GPtrArray) rows = read_table ("s_counters_for_low_success.csv", 28);
  g_autoptr (VedetteRules) rules = table_new ();
  guint n_found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      table_add (rules, "Blue", classes[i], classes[i], "inspired", 1);
      table_add_card (rules, (int) i + 1, classes[i]);
    }
  table_do (rules, "{'move':'start','holder':'Red'}");
  for (int counters = 0; counters <= 10; counters++)
    {
      table_do (rules, counters == 0 ? "{'move':'hold'}" : "{'move':'shoot','all':true}");
      for (guint i = 0; i < rows->len; i++)
        {
          const char * const *row = g_ptr_array_index (rows, i);
          g_autofree char *nick = g_ascii_strdown (row[0], -1);
          gboolean inspired = strstr (row[2], "Inspired") != NULL;
          const char *reach = g_str_has_prefix (row[2], "reach") ? ",'reach':true,'intention':'engage'" : "";
          const char *card = g_str_has_suffix (row[2], "card") ? ",'reach':true,'intention':'card'" : NULL;
          g_autofree char *json = g_strdup_printf ("{'move':'snatch','%s':'%s'%s}", inspired ? "nominee" : "troops", nick,
                                                   card != NULL ? card : reach);
          int need = table_need (rules, "%s", json);

          g_assert_cmpint (need, ==, atoi (row[1]) - atoi (row[3]) - 2 * counters);
          if (counters < atoi (row[4]))
            g_assert_cmpint (need, >, 3);
          if (counters != atoi (row[4]))
            continue;
          g_assert_cmpint (need, ==, atoi (row[5]));
          n_found++;
        }
      table_do (rules, "{'move':'decline'}");
    }
  g_assert_cmpuint (n_found, ==, rows->len);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-12/success-table", test_success_table);
  g_test_add_func ("/rules/skirmish/S-12/need-table", test_need_table);
  g_test_add_func ("/rules/skirmish/S-14/counters-table", test_counters_table);
  return g_test_run ();
}
