/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A grand-tactical battle as the command line begins it, plays it, asks about it, tells of it and prints it. */

#include <glib/gstdio.h>
#include <string.h>

#include "cli-support.h"

typedef struct
{
  char *folder;
  char *battle;
} Fixture;

static CliRun *
run_well (CliRun *run)
{
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  return run;
}

/* @data: (nullable): a sample, which is played on in a copy; if left out the battle is a new one */
static void
fixture_set_up (Fixture       *self,
                gconstpointer  data)
{
  g_autoptr (CliRun) made = NULL;
  g_autofree char *sample = NULL, *text = NULL;

  self->folder = cli_new_folder ();
  self->battle = g_build_filename (self->folder, "bridges.vedette", NULL);
  if (data == NULL)
    {
      made = run_well (cli_run (NULL, "new", "--system", "eagles", "--name", "Bridges", "--red=Austrians", "--blue=French",
                                "--dice=real", "--level=full", self->battle, NULL));
      return;
    }
  sample = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", data, NULL);
  g_assert_true (g_file_get_contents (sample, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (self->battle, text, -1, NULL));
}

static void
fixture_tear_down (Fixture       *self,
                   gconstpointer  data)
{
  cli_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->battle);
}

static void
assert_has (const char *answer,
            const char *part)
{
  g_autofree char *json = g_strdelimit (g_strdup (part), "'", '"');

  if (strstr (answer, json) == NULL)
    g_error ("there is no “%s” in “%s”", json, answer);
}

static void
assert_lacks (const char *answer,
              const char *part)
{
  if (strstr (answer, part) != NULL)
    g_error ("“%s” is in “%s”", part, answer);
}

static void
assert_knows (const char *answer,
              const char *part,
              gboolean    knows)
{
  (knows ? assert_has : assert_lacks) (answer, part);
}

/* A request, and what its answer has; ' stands for ". */
typedef struct
{
  const char *request;
  const char *answer;
} Row;

/* All in one run of the program, each request with one line for an answer */
static void
play (Fixture   *self,
      const Row *rows,
      guint      n)
{
  g_autoptr (GString) input = g_string_new (NULL);
  g_autoptr (CliRun) run = NULL;
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (input, "%s\n", rows[i].request);
  g_strdelimit (input->str, "'", '"');
  run = run_well (cli_run (input->str, "play", self->battle, NULL));
  lines = g_strsplit (g_strchomp (run->out), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, n);
  for (guint i = 0; i < n; i++)
    assert_has (lines[i], rows[i].answer);
}

/* What may be said of a new battle are options of this system, and what cannot be meant leaves no file. */
static void
test_new (Fixture       *self,
          gconstpointer  data)
{
  static const Row rows[] = {
    { "{'state':true,'records':true}", "'name':'Bridges'" },
    { "{'state':true,'records':true}", "'level':'full'" },
    { "{'state':true,'records':true}", "'state':{'phase':'setup'}" },
    { "{'state':true,'records':true}", "'army':[{'id':3,'name':'Austrians','commander':'','rating':'average'" },
    { "{'state':true,'records':true}", "{'id':4,'name':'French'" },
    { "{'state':true,'records':true}", "'attached':0,'dice':'real','pool':0,'allocated':-1,'independents':'unknown'},{'id':4" },
  };
  g_autofree char *other = g_build_filename (self->folder, "other.vedette", NULL);
  g_autoptr (CliRun) check = run_well (cli_run (NULL, "check", self->battle, NULL));
  g_autoptr (CliRun) help = run_well (cli_run (NULL, "new", "--system=eagles", "--help", NULL));
  g_autoptr (CliRun) wooden = cli_run (NULL, "new", "--system=eagles", "--dice=wooden", other, NULL);
  g_autoptr (CliRun) skirmish = cli_run (NULL, "new", "--red=Austrians", other, NULL);
  g_autoptr (CliRun) bag = cli_run (NULL, "new", "--system=eagles", "--bag=real", other, NULL);
  g_autoptr (CliRun) again = cli_run (NULL, "new", "--system=eagles", self->battle, NULL);

  assert_has (check->out, "no errors");
  assert_has (check->out, "system eagles");
  play (self, rows, G_N_ELEMENTS (rows));
  assert_has (help->out, "--red=TEXT");
  assert_has (help->out, "--blue=TEXT");
  assert_has (help->out, "--dice=DICE");
  cli_assert_usage (wooden, "new");
  assert_has (wooden->err, "“wooden”");
  cli_assert_usage (skirmish, "new");
  cli_assert_usage (bag, "new");
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_cmpint (again->status, ==, 1);
}

/* A whole turn with a steal, from the order of battle to the next turn */
static void
test_turn (Fixture       *self,
           gconstpointer  data)
{
  static const Row rows[] = {
    { "{'edit':'add-forces','army':'red','text':'Austrians (Lerch), superior\\n1st Division (Wachtel), good: 2 line infantry"
      "\\n2nd Division, poor: 1 line infantry'}",
      "'text':'Added to the order of battle of Austrians: 1st Division, 2nd Division (3 units).'" },
    { "{'edit':'add-forces','army':'blue','text':'Guard (Mouton), good: 2 elite infantry'}", "'ok':true" },
    { "{'move':'activate','division':'Guard'}", "'ok':false" },
    { "{'move':'start'}", "'state':{'phase':'pool'}" },
    { "{'move':'roll-points','die':[1]}", "'more':{'sides':6" },
    { "{'move':'roll-points','die':[6,6]}", "'phase':'allocate','turn':1,'clock':'09:00','points-red':8,'points-blue':4" },
    { "{'move':'allocate','army':'red','points':9}", "'ok':false,'rule':'E-X07'" },
    { "{'move':'allocate','army':'red','points':1}", "'text':'Austrians allocated 1 point.'" },
    { "{'move':'allocate','army':'blue','points':4}", "'phase':'open-roll'" },
    { "{'state':true,'side':'blue'}", "'points-red':8,'points-blue':0" },
    { "{'state':true,'side':'red'}", "'points-red':7,'points-blue':4" },
    { "{'state':true,'side':'umpire'}", "'points-red':7,'points-blue':0" },
    { "{'move':'opposed-roll','die':[4,6]}", "'text':'The initiative went to French, 10–8.'" },
    { "{'state':true,'side':'red'}", "'phase':'choose','turn':1,'clock':'09:00','owner':'blue','points-red':7" },
    { "{'state':true,'side':'red'}", "'points-blue':0" },
    { "{'move':'activate','division':'1st Division'}", "'ok':false" },
    { "{'move':'activate','division':'Guard'}", "'phase':'division-active'" },
    { "{'move':'steal','division':'1st Division','near':'no','sees':'yes'}", "'ok':false,'rule':'E-X04'" },
    { "{'move':'steal','division':'1st Division','near':'yes','sees':'yes'}", "'phase':'steal-roll'" },
    { "{'move':'allocate','army':'red','points':1}", "'ok':false,'rule':'E-X08'" },
    { "{'move':'opposed-roll','die':[8,4]}", "'phase':'thief-active'" },
    { "{'state':true}", "'thief':'division-" },
    { "{'move':'finish'}", "'text':'1st Division finished. Guard continued.'" },
    { "{'undo':1}", "'phase':'thief-active'" },
    { "{'redo':1}", "'phase':'division-active'" },
    { "{'move':'finish'}", "'phase':'choose'" },
    { "{'move':'activate','division':'2nd Division'}", "'phase':'division-active'" },
    { "{'move':'finish'}", "'phase':'turn-end'" },
    { "{'move':'next-turn'}", "'phase':'allocate','turn':2,'clock':'09:30','points-red':7,'points-blue':0" },
  };

  play (self, rows, G_N_ELEMENTS (rows));
}

/* The question as options, its answer to the byte */
static const struct
{
  const char *options, *answer;
} odds[] = {
  { "--rating superior --against poor --points 3 --against-points 0",
    "{'difference':7,'win':'21/25','tie':'3/100','lose':'3/100','ends':'1/10'}\n" },
  { "--rating superior --against poor --points 3 --tie holder",
    "{'difference':7,'win':'21/25','tie':'0/1','lose':'3/50','ends':'1/10'}\n" },
  { "--pool poor", "{'expected':'63/20','points':{'0':'1/5','1':'7/60','2':'7/60','3':'7/60','4':'7/60','5':'7/60','6':'7/60',"
                   "'7':'1/10'}}\n" },
  { "--order poor --outside", "{'acts':'1/2','retry':'2/5','garbled':'1/10','in-the-end':'5/6','sent':'25/36'}\n" },
  { "--survive 7", "{'running':'4782969/10000000'}\n" },
};

static void
test_odds (void)
{
  static const char * const misused[] = {
    "", "--rating good", "--rating splendid --against good", "--survive 0", "--pool good --points 1", "--troops good",
  };

  for (guint i = 0; i < G_N_ELEMENTS (odds); i++)
    {
      g_autofree char *line = g_strconcat ("odds --system=eagles --json ", odds[i].options, NULL);
      g_autofree char *expected = g_strdelimit (g_strdup (odds[i].answer), "'", '"');
      g_auto (GStrv) argv = g_strsplit (line, " ", -1);
      g_autoptr (CliRun) run = run_well (cli_run_argv (NULL, (const char * const *) argv));

      g_assert_cmpstr (run->out, ==, expected);
    }
  for (guint i = 0; i < G_N_ELEMENTS (misused); i++)
    {
      g_autofree char *line = g_strchomp (g_strconcat ("odds --system=eagles ", misused[i], NULL));
      g_auto (GStrv) argv = g_strsplit (line, " ", -1);
      g_autoptr (CliRun) run = cli_run_argv (NULL, (const char * const *) argv);

      cli_assert_usage (run, "odds");
    }
}

/* The orders of the sample: who wrote them, and who else has them on his sheet because they have reached him (A-E36) */
static const struct
{
  const char *text;
  const char *sender;
  const char *recipient;
} orders[] = {
  { "Take the east bridge", "red", "division-9" },   { "Hold the farm", "blue", "division-32" },
  { "Burn the south bridge", "red", NULL },          { "Wheel on the mill", "blue", NULL },
  { "Where is the enemy?", "red", NULL },
};

static const char * const readers[] = {
  "all", "red", "blue", "umpire", "corps-8", "corps-25", "division-9", "division-26", "division-32",
};

/* The log of a side has what it wrote itself; that an order was lost is the umpire's. */
static void
test_log (Fixture       *self,
          gconstpointer  data)
{
  static const struct
  {
    const char *option;
    const char *sender; /* whose orders are in it */
    gboolean lost;
  } rows[] = {
    { NULL, "nobody", FALSE },   { "--side=red", "red", FALSE },        { "--side=blue", "blue", FALSE },
    { "--side=corps-8", "nobody", FALSE }, { "--side=division-26", "nobody", FALSE }, { "--all", "all", TRUE },
  };
  static const char * const formats[] = { "--format=text", "--format=csv", "--format=json" };
  g_autoptr (CliRun) umpire = run_well (cli_run (NULL, "log", "--side=umpire", self->battle, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint format = 0; format < G_N_ELEMENTS (formats); format++)
      {
        g_autoptr (CliRun) log = run_well (cli_run (NULL, "log", self->battle, formats[format], rows[i].option, NULL));

        assert_has (log->out, "Orders and messages were finished.");
        for (guint k = 0; k < G_N_ELEMENTS (orders); k++)
          assert_knows (log->out, orders[k].text,
                        g_str_equal (rows[i].sender, "all") || g_str_equal (rows[i].sender, orders[k].sender));
        assert_knows (log->out, "Order 3 from Lerch to 3rd Division was lost.", rows[i].lost);
      }
  assert_has (umpire->out, "Order 3 from Lerch to 3rd Division was lost.");
}

static char *
print (Fixture    *self,
       const char *sheet,
       const char *reader)
{
  g_autofree char *pdf = g_build_filename (self->folder, "sheet.pdf", NULL);
  g_autofree char *side = g_strconcat ("--side=", reader, NULL);
  g_autoptr (CliRun) printed = run_well (cli_run (NULL, "print", sheet, side, "-o", pdf, self->battle, NULL));
  g_autoptr (GSubprocess) reading = NULL;
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_assert_cmpstr (printed->out, ==, "");
  reading = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "pdftotext", "-raw", pdf, "-", NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (reading, NULL, NULL, &text, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (reading));
  g_assert_cmpint (g_unlink (pdf), ==, 0);
  return text;
}

/* Each sheet for each reader; only packets have orders, and each the commander's own. */
static void
test_print (Fixture       *self,
            gconstpointer  data)
{
  static const struct
  {
    const char *sheet;
    const char *shows;
  } sheets[] = {
    { "--summary", "The Bridges at Aurach" },
    { "--roster", "Division" },
    { "--order-forms", "Order" },
    { "--packet", "Division" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    for (guint k = 0; k < G_N_ELEMENTS (readers); k++)
      {
        gboolean packet = g_str_equal (sheets[i].sheet, "--packet");
        g_autofree char *text = NULL;

        /* Nobody's */
        if (packet && g_str_equal (readers[k], "all"))
          continue;
        text = print (self, sheets[i].sheet, readers[k]);
        assert_has (text, sheets[i].shows);
        for (guint n = 0; n < G_N_ELEMENTS (orders); n++)
          assert_knows (text, orders[n].text,
                        packet && (g_str_equal (readers[k], "umpire") || g_str_equal (readers[k], orders[n].sender) ||
                                   g_strcmp0 (readers[k], orders[n].recipient) == 0));
      }
}

static void
test_print_misused (Fixture       *self,
                    gconstpointer  data)
{
  static const char * const misused[] = {
    "--packet", "--packet --side=all", "--summary --side=division-999", "--roster --side=both", "--tokens --side=umpire",
    "--cards --side=red",
  };
  g_autofree char *pdf = g_build_filename (self->folder, "sheet.pdf", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (misused); i++)
    {
      g_autofree char *line = g_strdup_printf ("print %s -o %s %s", misused[i], pdf, self->battle);
      g_auto (GStrv) argv = g_strsplit (line, " ", -1);
      g_autoptr (CliRun) run = cli_run_argv (NULL, (const char * const *) argv);

      cli_assert_usage (run, "print");
      g_assert_false (g_file_test (pdf, G_FILE_TEST_EXISTS));
    }
}

/* What stands on the table all are told; how orders stand only who may know of them. */
static void
test_state (Fixture       *self,
            gconstpointer  data)
{
  static const struct
  {
    const char *side;
    gboolean delayed, active;
  } rows[] = {
    { "red", FALSE, FALSE },        { "blue", FALSE, FALSE },        { "umpire", TRUE, TRUE },
    { "division-9", FALSE, TRUE }, { "division-26", FALSE, FALSE }, { "corps-8", FALSE, FALSE },
  };
  static const Row unknown[] = { { "{'state':true,'side':'guards'}", "“side” should be one of: red, corps-8" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *request = g_strdup_printf ("{\"state\":true,\"side\":\"%s\"}\n", rows[i].side);
      g_autoptr (CliRun) run = run_well (cli_run (request, "play", self->battle, NULL));

      assert_has (run->out, "'phase':'thief-active','turn':3,'clock':'10:00','owner':'blue','thief':'division-9',"
                            "'suspended':'division-32'");
      assert_knows (run->out, "dispatches-delayed", rows[i].delayed);
      assert_knows (run->out, "dispatches-lost", rows[i].delayed);
      assert_knows (run->out, "dispatches-active", rows[i].active);
    }
  play (self, unknown, G_N_ELEMENTS (unknown));
}

/* A file that is good is said to be, and one of which a line was lost is not. */
static void
test_check (Fixture       *self,
            gconstpointer  data)
{
  g_autoptr (CliRun) good = run_well (cli_run (NULL, "check", self->battle, NULL));
  g_autoptr (CliRun) bad = NULL;
  g_autoptr (GString) file = NULL;
  g_autofree char *text = NULL;

  assert_has (good->out, "no errors, 74 steps, system eagles");
  g_assert_true (g_file_get_contents (self->battle, &text, NULL, NULL));
  file = g_string_new (text);
  g_assert_cmpuint (g_string_replace (file, "\"old\":\"setup\"", "\"old\":\"choose\"", 1), ==, 1);
  g_assert_true (g_file_set_contents (self->battle, file->str, -1, NULL));
  bad = cli_run (NULL, "check", self->battle, NULL);
  g_assert_cmpint (bad->status, ==, 1);
  assert_has (bad->err, "line 12");
}

#define SAMPLE "bridges-at-aurach.vedette"

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cli/eagles/new", Fixture, NULL, fixture_set_up, test_new, fixture_tear_down);
  g_test_add ("/cli/eagles/turn", Fixture, NULL, fixture_set_up, test_turn, fixture_tear_down);
  g_test_add_func ("/cli/eagles/odds", test_odds);
  g_test_add ("/cli/eagles/log", Fixture, SAMPLE, fixture_set_up, test_log, fixture_tear_down);
  g_test_add ("/cli/eagles/print", Fixture, SAMPLE, fixture_set_up, test_print, fixture_tear_down);
  g_test_add ("/cli/eagles/print-misused", Fixture, SAMPLE, fixture_set_up, test_print_misused, fixture_tear_down);
  g_test_add ("/cli/eagles/state", Fixture, SAMPLE, fixture_set_up, test_state, fixture_tear_down);
  g_test_add ("/cli/eagles/check", Fixture, SAMPLE, fixture_set_up, test_check, fixture_tear_down);
  return g_test_run ();
}
