/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verbs `odds` and `roll`, and what holds for every verb. */

#include <string.h>

#include "cli-support.h"

static const char *const factor_ids[] = {
  "base", "leadership", "reach", "counters", "sight", "engaged", "card", "other",
};

typedef struct
{
  const char *name;
  const char *arguments; /* separated by spaces */
  int need;
  const char *chance;
  int values[G_N_ELEMENTS (factor_ids)];
  const char *warning;   /* the rule that warns, if one does */
} OddsRow;

/* Worked out by hand from S-10 to S-22: need = base - bonuses; chance = (21 - need) / 20. */
static const OddsRow odds_rows[] = {
  { "all", "--troops average --leader good --reach --counters 2 --no-sight --engaged --break-off --card --other -1", 10,
    "11/20", { 19, 2, 2, 4, -2, 0, 4, -1 }, NULL },
  { "other-with-equals", "--troops average --other=-1", 20, "1/20", { 19, 0, 0, 0, 0, 0, 0, -1 }, NULL },
  { "other-plus", "--troops average --other +3", 16, "1/4", { 19, 0, 0, 0, 0, 0, 0, 3 }, NULL },
  { "bare", "--troops demigods", 16, "1/4", { 16, 0, 0, 0, 0, 0, 0, 0 }, NULL },
  { "impossible", "--troops sub-human --no-sight", 24, "0/1", { 22, 0, 0, 0, -2, 0, 0, 0 }, NULL },
  { "certain", "--troops rubbish --counters 10", 1, "1/1", { 21, 0, 0, 20, 0, 0, 0, 0 }, NULL },
  { "far-beyond", "--troops poor --counters 9999", -19978, "1/1", { 20, 0, 0, 19998, 0, 0, 0, 0 }, NULL },
  { "useless", "--troops good --leader useless", 18, "3/20", { 18, 0, 0, 0, 0, 0, 0, 0 }, NULL },
  { "adequate", "--troops good --leader adequate", 17, "1/5", { 18, 1, 0, 0, 0, 0, 0, 0 }, NULL },
  { "heroic", "--troops good --leader heroic", 15, "3/10", { 18, 3, 0, 0, 0, 0, 0, 0 }, NULL },
  { "inspired", "--troops excellent --leader inspired", 13, "2/5", { 17, 4, 0, 0, 0, 0, 0, 0 }, NULL },
  { "engaged", "--troops excellent --engaged", 21, "0/1", { 17, 0, 0, 0, 0, -4, 0, 0 }, NULL },
  { "card", "--troops excellent --card", 13, "2/5", { 17, 0, 0, 0, 0, 0, 4, 0 }, NULL },
  { "S-X27", "--troops excellent --reach --engaged", 19, "1/10", { 17, 0, 2, 0, 0, -4, 0, 0 }, "S-X27" },
  { "other-limits", "--troops average --other -40", 59, "0/1", { 19, 0, 0, 0, 0, 0, 0, -40 }, NULL },
};

static void
assert_factors (JsonObject *answer,
                const int  *values)
{
  JsonArray *factors = json_object_get_array_member (answer, "factors");

  g_assert_cmpuint (json_array_get_length (factors), ==, G_N_ELEMENTS (factor_ids));
  for (guint i = 0; i < G_N_ELEMENTS (factor_ids); i++)
    {
      JsonObject *factor = json_array_get_object_element (factors, i);

      g_assert_cmpuint (json_object_get_size (factor), ==, 5);
      g_assert_cmpstr (cli_text (factor, "id"), ==, factor_ids[i]);
      g_assert_cmpint (cli_whole (factor, "value"), ==, values[i]);
      g_assert_cmpstr (cli_text (factor, "label"), !=, "");
      /* Only what the players add themselves is from no rule. */
      g_assert_true (json_object_get_null_member (factor, "rule") == g_str_equal (factor_ids[i], "other"));
    }
}

static JsonNode *
run_json (const char *verb,
          const char *arguments)
{
  g_autofree char *line = g_strdup_printf ("%s --json %s", verb, arguments);
  g_auto (GStrv) argv = g_strsplit (line, " ", -1);
  g_autoptr (CliRun) run = cli_run_argv (NULL, (const char *const *) argv);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_suffix (run->out, "}\n"));
  return cli_parse (run->out);
}

static void
test_odds_row (gconstpointer data)
{
  const OddsRow *row = data;
  g_autoptr (JsonNode) node = run_json ("odds", row->arguments);
  JsonObject *answer = cli_object (node);
  JsonArray *warnings = json_object_get_array_member (answer, "warnings");

  g_assert_cmpuint (json_object_get_size (answer), ==, 4);
  g_assert_cmpint (cli_whole (answer, "need"), ==, row->need);
  g_assert_cmpstr (cli_text (answer, "chance"), ==, row->chance);
  assert_factors (answer, row->values);
  g_assert_cmpuint (json_array_get_length (warnings), ==, row->warning != NULL ? 1 : 0);
  if (row->warning != NULL)
    {
      JsonObject *warning = json_array_get_object_element (warnings, 0);

      g_assert_cmpstr (cli_text (warning, "rule"), ==, row->warning);
      g_assert_cmpstr (cli_text (warning, "why"), !=, "");
    }
}

static char *
as_fraction (const char *cell)
{
  return strchr (cell, '/') != NULL ? g_strdup (cell) : g_strconcat (cell, "/1", NULL);
}

/* Columns: troop, base, total bonus, need, chance of success. */
static void
check_table_row (const char *line)
{
  g_auto (GStrv) cells = g_strsplit (line, ",", -1);
  g_autofree char *troops = g_ascii_strdown (cells[0], -1);
  g_autofree char *arguments = g_strdup_printf ("--troops %s --other %s", troops, cells[2]);
  g_autofree char *chance = as_fraction (cells[4]);
  g_autoptr (JsonNode) node = run_json ("odds", arguments);
  JsonObject *answer = cli_object (node);
  int values[G_N_ELEMENTS (factor_ids)] = { 0 };

  values[0] = (int) g_ascii_strtoll (cells[1], NULL, 10);
  values[G_N_ELEMENTS (values) - 1] = (int) g_ascii_strtoll (cells[2], NULL, 10);
  assert_factors (answer, values);
  g_assert_cmpint (cli_whole (answer, "need"), ==, g_ascii_strtoll (cells[3], NULL, 10));
  g_assert_cmpstr (cli_text (answer, "chance"), ==, chance);
}

static void
test_success_table (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "catalogue", "s_success_table.csv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n_rows = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  g_assert_true (g_str_has_prefix (lines[0], "troop,base,total_bonus,need,p_success,"));
  for (guint i = 1; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      {
        check_table_row (g_strchomp (lines[i]));
        n_rows++;
      }
  g_assert_cmpuint (n_rows, ==, 147);
}

static void
test_odds_for_people (void)
{
  g_autoptr (CliRun) run =
    cli_run (NULL, "odds", "--troops", "average", "--leader", "good", "--reach", "--counters", "2", "--no-sight",
             "--engaged", "--break-off", "--card", "--other", "-1", "--why", "mud\033[2J", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_nonnull (strstr (run->out, "\nneeds 10 or more · 55%\n"));
  g_assert_nonnull (strstr (run->out, "    19  Average "));
  g_assert_nonnull (strstr (run->out, "    +4  2 counters "));
  g_assert_nonnull (strstr (run->out, "    +4  order card\n"));
  g_assert_nonnull (strstr (run->out, "    -1  mud"));
  /* What a terminal would obey is not passed on. */
  g_assert_null (strchr (run->out, '\033'));
}

/* The sources stand in one column. */
static void
test_odds_aligned (void)
{
  g_autoptr (CliRun) run = cli_run (NULL, "odds", "--troops", "poor", "--why", "Überraschung", NULL);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  const char *second = strstr (lines[1], "leadership of the nominee");
  const char *last = strstr (lines[7], "house rule");

  g_assert_nonnull (second);
  g_assert_nonnull (last);
  g_assert_nonnull (strstr (lines[7], "Überraschung"));
  g_assert_cmpint (g_utf8_pointer_to_offset (lines[1], second), ==, g_utf8_pointer_to_offset (lines[7], last));
}

static void
test_odds_misused (gconstpointer data)
{
  const char *line = data;
  g_auto (GStrv) argv = g_strsplit (line, " ", -1);
  g_autoptr (CliRun) run = cli_run_argv (NULL, (const char *const *) argv);

  cli_assert_usage (run, argv[0]);
}

static const char *const misused[] = {
  "odds",
  "odds --leader good",
  "odds --troops",
  "odds --troops Average",
  "odds --troops ",
  "odds --troops knights",
  "odds --troops average --leader none",
  "odds --troops average --leader great",
  "odds --troops average --counters -1",
  "odds --troops average --counters 10000",
  "odds --troops average --counters two",
  "odds --troops average --counters 2.5",
  "odds --troops average --counters 0x2",
  "odds --troops average --counters 99999999999999999999",
  "odds --troops average --other 41",
  "odds --troops average --other -41",
  "odds --troops average --other 1e1",
  "odds --troops average --other",
  "odds --troops average --reach=no",
  "odds --troops average --flying",
  "odds --troops average extra",
  "odds --troops average --die 3",
  "odds --troops average --seed 3",
  "odds -x",
  "roll",
  "roll --troops average --die 0",
  "roll --troops average --die 21",
  "roll --troops average --die",
  "roll --troops average --die 3 --seed 4",
  "roll --troops average --seed -1",
  "roll --troops average --seed 18446744073709551616",
};

typedef struct
{
  const char *name;
  const char *arguments;
  int natural;
  gboolean success;
  gboolean low;
} RollRow;

static const RollRow roll_rows[] = {
  { "just", "--troops demigods --die 16", 16, TRUE, FALSE },
  { "short", "--troops demigods --die 15", 15, FALSE, FALSE },
  { "low-failure", "--troops demigods --die 3", 3, FALSE, TRUE },
  { "not-low", "--troops demigods --die 4", 4, FALSE, FALSE },
  { "low-success", "--troops demigods --counters 8 --die 1", 1, TRUE, TRUE },
  { "twenty-fails", "--troops rubbish --die 20", 20, FALSE, FALSE },
};

static void
test_roll_row (gconstpointer data)
{
  const RollRow *row = data;
  g_autoptr (JsonNode) node = run_json ("roll", row->arguments);
  JsonObject *answer = cli_object (node);
  JsonObject *die = json_object_get_object_member (answer, "die");

  g_assert_cmpuint (json_object_get_size (answer), ==, 7);
  g_assert_cmpint (cli_whole (die, "natural"), ==, row->natural);
  g_assert_cmpstr (cli_text (die, "source"), ==, "typed");
  g_assert_cmpint (cli_truth (answer, "success"), ==, row->success);
  g_assert_cmpint (cli_truth (answer, "low"), ==, row->low);
}

static int
roll_once (const char *arguments,
           const char *source)
{
  g_autoptr (JsonNode) node = run_json ("roll", arguments);
  JsonObject *answer = cli_object (node);
  JsonObject *die = json_object_get_object_member (answer, "die");
  int natural = (int) cli_whole (die, "natural");

  g_assert_cmpstr (cli_text (die, "source"), ==, source);
  g_assert_cmpint (natural, >=, 1);
  g_assert_cmpint (natural, <=, 20);
  g_assert_cmpint (cli_truth (answer, "success"), ==, natural >= cli_whole (answer, "need"));
  g_assert_cmpint (cli_truth (answer, "low"), ==, natural <= 3);
  return natural;
}

static void
test_roll_seed (void)
{
  gboolean differs = FALSE;
  int first = roll_once ("--troops poor --seed 18446744073709551615", "seed");

  g_assert_cmpint (roll_once ("--troops poor --seed 18446744073709551615", "seed"), ==, first);
  for (guint seed = 0; seed < 10; seed++)
    {
      g_autofree char *arguments = g_strdup_printf ("--troops poor --seed %u", seed);

      differs |= roll_once (arguments, "seed") != first;
    }
  g_assert_true (differs);
}

/* Twenty equal rolls of twenty would come once in 10²⁴ runs. */
static void
test_roll_kernel (void)
{
  gboolean differs = FALSE;
  int first = roll_once ("--troops poor", "kernel");

  for (guint i = 0; i < 20; i++)
    differs |= roll_once ("--troops poor", "kernel") != first;
  g_assert_true (differs);
}

static void
test_roll_for_people (void)
{
  g_autoptr (CliRun) hit = cli_run (NULL, "roll", "--troops", "good", "--die", "18", NULL);
  g_autoptr (CliRun) missed =
    cli_run (NULL, "roll", "--troops", "good", "--die", "2", "--reach", "--engaged", "--explain", NULL);

  g_assert_cmpint (hit->status, ==, 0);
  g_assert_nonnull (strstr (hit->out, "The die shows 18 (typed)\nTakes the initiative\n"));
  g_assert_null (strstr (hit->out, "everyone in contact fights"));
  g_assert_cmpint (missed->status, ==, 0);
  g_assert_nonnull (strstr (missed->out, "The holder keeps the initiative\n"));
  g_assert_nonnull (strstr (missed->out, "everyone in contact fights"));
  g_assert_nonnull (strstr (missed->out, "\nS-46: "));
  g_assert_nonnull (strstr (missed->out, "\nS-X27: "));
}

static void
test_help (gconstpointer data)
{
  const char *verb = data;
  g_autofree char *usage = g_strdup_printf ("vedette %s", verb);
  g_autoptr (CliRun) run = cli_run (NULL, verb, "--help", NULL);
  g_autoptr (CliRun) overview = cli_run (NULL, "--help", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_nonnull (strstr (run->out, usage));
  g_assert_nonnull (strstr (run->out, "--help"));
  g_assert_cmpint (overview->status, ==, 0);
  g_assert_nonnull (strstr (overview->out, verb));
}

/* A file that is not there is not taken for a verb, with a screen or without one. */
static void
test_no_file (void)
{
  static const char *const names[] = { "nosuch.vedette", "battles/nosuch", "/nosuch/barn" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (CliRun) run = cli_run (NULL, names[i], NULL);
      g_autofree char *words = g_strdup_printf ("vedette: The file “%s” does not exist. Check the name.\n", names[i]);

      g_assert_cmpint (run->status, ==, 1);
      g_assert_cmpstr (run->out, ==, "");
      g_assert_cmpstr (run->err, ==, words);
    }
}

/* A battle that can be shown nowhere is not taken for a verb. */
static void
test_no_display (void)
{
  g_autofree char *folder = cli_new_folder ();
  g_autofree char *file = g_build_filename (folder, "barn.vedette", NULL);
  g_autoptr (CliRun) made = cli_run (NULL, "new", file, NULL);
  g_autoptr (CliRun) run = cli_run (NULL, file, NULL);

  g_assert_cmpint (made->status, ==, 0);
  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_nonnull (strstr (run->err, "display"));
  g_assert_null (strstr (run->err, "Unknown command"));
  cli_remove_folder (folder);
}

static void
test_no_verb (void)
{
  g_autoptr (CliRun) nothing = cli_run (NULL, NULL);
  g_autoptr (CliRun) unknown = cli_run (NULL, "conquer", NULL);
  g_autoptr (CliRun) version = cli_run (NULL, "--version", NULL);

  g_assert_cmpint (nothing->status, ==, 2);
  g_assert_cmpstr (nothing->out, ==, "");
  g_assert_nonnull (strstr (nothing->err, "odds"));
  g_assert_cmpint (unknown->status, ==, 2);
  g_assert_nonnull (strstr (unknown->err, "“conquer”"));
  g_assert_cmpint (version->status, ==, 0);
  g_assert_true (g_str_has_prefix (version->out, "vedette "));
}

/* What could not be written is not done. */
static void
test_full_disk (void)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *err = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_set_stdout_file_path (launcher, "/dev/full");
  process = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("VEDETTE_PROGRAM"), "odds", "--troops", "good",
                                         "--json", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &err, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 1);
  g_assert_true (g_str_has_prefix (err, "vedette odds: "));
}

/* With --explain an answer is followed by each rule that its factors come from. */
static void
test_explain_answer (void)
{
  const char *const argv[] = { "odds", "--troops", "average", "--explain", NULL };
  g_autoptr (CliRun) run = cli_run_argv (NULL, argv);
  g_autoptr (JsonNode) node = run_json ("odds", "--troops average --explain");
  JsonObject *explained = json_object_get_object_member (json_node_get_object (node), "explain");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "\n\nS-10: The base rate depends on the class"));
  g_assert_nonnull (strstr (run->out, "\nS-21: "));
  g_assert_true (g_str_has_prefix (json_object_get_string_member (explained, "S-10"), "The base rate depends on the class"));
}

/* The log is followed by the rules of its steps; a good file by those that both sides agreed to override. */
static void
test_explain_battle (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples", "blackhearts-hold.vedette", NULL);
  g_autoptr (CliRun) log = cli_run (NULL, "log", path, "--explain", NULL);
  g_autoptr (CliRun) table = cli_run (NULL, "log", path, "--explain", "--format", "csv", NULL);
  g_autoptr (CliRun) check = cli_run (NULL, "check", path, "--explain", "--json", NULL);

  g_assert_cmpint (log->status, ==, 0);
  g_assert_nonnull (strstr (log->out, "\nS-46: "));
  cli_assert_usage (table, "log");
  g_assert_nonnull (strstr (check->out, "\"explain\":{}"));
}

/* A rule can be explained without a battle; an id that no system has is refused. */
static void
test_explain_rule (void)
{
  const char *const known[] = { "--explain", "T-06", "s.start", NULL }, *const unknown[] = { "--explain", "S-99", NULL };
  g_autoptr (CliRun) run = cli_run_argv (NULL, known), refused = cli_run_argv (NULL, unknown);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "T-06: You can limit the enemies"));
  g_assert_nonnull (strstr (run->out, "\ns.start: This setting decides who starts"));
  g_assert_cmpint (refused->status, ==, 1);
  g_assert_cmpstr (refused->err, ==, "vedette: There is no rule “S-99”. Ids look like S-12, T-X01, A-E10 or s.start.\n");
}

int
main (int    argc,
      char **argv)
{
  static const char *const verbs[] = { "odds", "roll", "new", "play", "check", "log", "print" };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (odds_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/odds/", odds_rows[i].name, NULL);

      g_test_add_data_func (path, &odds_rows[i], test_odds_row);
    }
  g_test_add_func ("/cli/odds/success-table", test_success_table);
  g_test_add_func ("/cli/odds/for-people", test_odds_for_people);
  g_test_add_func ("/cli/odds/aligned", test_odds_aligned);
  for (guint i = 0; i < G_N_ELEMENTS (misused); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/misused/%u", i);

      g_test_add_data_func (path, misused[i], test_odds_misused);
    }
  for (guint i = 0; i < G_N_ELEMENTS (roll_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/roll/", roll_rows[i].name, NULL);

      g_test_add_data_func (path, &roll_rows[i], test_roll_row);
    }
  g_test_add_func ("/cli/explain/answer", test_explain_answer);
  g_test_add_func ("/cli/explain/battle", test_explain_battle);
  g_test_add_func ("/cli/explain/rule", test_explain_rule);
  g_test_add_func ("/cli/roll/seed", test_roll_seed);
  g_test_add_func ("/cli/roll/kernel", test_roll_kernel);
  g_test_add_func ("/cli/roll/for-people", test_roll_for_people);
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/help/", verbs[i], NULL);

      g_test_add_data_func (path, verbs[i], test_help);
    }
  g_test_add_func ("/cli/no-verb", test_no_verb);
  g_test_add_func ("/cli/no-display", test_no_display);
  g_test_add_func ("/cli/no-file", test_no_file);
  g_test_add_func ("/cli/full-disk", test_full_disk);
  return g_test_run ();
}
