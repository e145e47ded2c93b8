/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verbs where there are two systems: one that is played, and one of the tests' own with a question and a sheet. */

#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "cli-support.h"
#include "cli/vedette-cli.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "print/skirmish/vedette-skirmish-sheets.h"
#include "toss-rules.h"

static gboolean
answer_sum (VedetteMove    *asked,
            VedetteDice    *dice,
            VedetteAnswer  *answer,
            GError        **error)
{
  const char * const *texts = vedette_move_get_texts (asked, "add");
  gint64 sum = vedette_move_get_int (asked, "from");
  int natural;

  for (guint i = 0; texts[i] != NULL; i++)
    sum += g_ascii_strtoll (texts[i], NULL, 10);
  if (!vedette_dice_roll (dice, 6, &natural, error))
    return FALSE;
  json_builder_set_member_name (answer->tree, "sum");
  json_builder_add_int_value (answer->tree, sum + natural);
  vedette_answer_say (answer, "sum %d", (int) sum + natural);
  return TRUE;
}

static gboolean
answer_odds (VedetteMove    *asked,
             VedetteDice    *dice,
             VedetteAnswer  *answer,
             GError        **error)
{
  g_assert_null (dice);
  vedette_answer_say (answer, "a toss is even");
  return TRUE;
}

/* What can be said and not be meant: of a parameter, and of several */
static void
check_sum (VedetteMove          *asked,
           const VedetteContext *context,
           VedetteRuling        *ruling)
{
  const char * const *texts = vedette_move_get_texts (asked, "add");

  g_assert_null (context);
  vedette_ruling_remind (ruling, NULL, "in nobody's way");
  for (guint i = 0; texts[i] != NULL; i++)
    if (!g_ascii_isdigit (*texts[i]))
      vedette_ruling_forbid_about (ruling, NULL, "add", "“%s” is no number", texts[i]);
  if (g_strv_length ((GStrv) texts) > 3)
    vedette_ruling_forbid (ruling, NULL, "these are too many");
}

static const VedetteQuestion toss_questions[] = {
  { .asked = { .name = "sum", .label = "Add it up",
               .params = (const VedetteParam[]){
                 { .field = { .kind = VEDETTE_FIELD_INT, .name = "from", .max = 9 }, .option = "Where to begin", .argument = "N" },
                 { .field = { .kind = VEDETTE_FIELD_TEXTS, .name = "add" }, .option = "What to add", .argument = "N" },
                 { .field = { .kind = VEDETTE_FIELD_FLAG, .name = "nothing" }, .option = "Add nothing", .instead_of = "add" },
                 { { 0 } } },
               .check = check_sum },
    .sides = 6, .answer = answer_sum },
  { .asked = { .name = "odds", .label = "What a toss is" }, .answer = answer_odds },
  { .asked = { 0 } },
};

static const VedetteSystem toss_system = {
  .label = "Toss", .schema = &vedette_test_schema, .rules_type = toss_rules_get_type, .questions = toss_questions,
};

const VedetteSystem *const vedette_systems[] = { &vedette_skirmish_system, &toss_system, NULL };

static GPtrArray *
lay_out (VedetteBattle *battle,
         gboolean       large,
         VedettePaper   paper,
         guint          reader)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);

  g_ptr_array_add (pages, vedette_page_new ());
  return pages;
}

static void
get_info (VedetteBattle  *battle,
          guint           reader,
          VedettePdfInfo *info)
{
  info->title = g_strdup ("Tosses");
  info->author = g_strdup ("");
  info->date = g_strdup ("2031-05-06T07:08:09Z");
}

static const VedettePrintSystem toss_print_system = {
  .system = &toss_system,
  .sheets = (const VedetteSheetKind[]){
    { .name = "tally", .label = "Tally", .option = "Print the tally", .not_large = "--large does not go with a tally",
      .lay_out = lay_out, .get_info = get_info },
    { .name = NULL } },
  .large_option = "unused, the first system has one",
};

const VedettePrintSystem *const vedette_print_systems[] = { &vedette_skirmish_print_system, &toss_print_system, NULL };

static char *folder;

/* Runs the verb in a child, for its output goes where that of the test does. */
static void
run (const char *line)
{
  g_autofree char *all = g_strconcat ("vedette ", line, NULL);

  g_setenv ("TEST_LINE", all, TRUE);
  g_test_trap_subprocess ("/cli/systems/subprocess/run", 0, G_TEST_SUBPROCESS_DEFAULT);
}

static void
subprocess_run (void)
{
  char **argv = g_strsplit (g_getenv ("TEST_LINE"), " ", -1);
  int status = vedette_cli_run ((int) g_strv_length (argv), argv);

  g_strfreev (argv);
  exit (status);
}

static void
test_question (void)
{
  run ("sum --from 1 --add 2 --add=30 --die 4");
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*sum 37\n*");
  run ("sum --json --die=6 --nothing");
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*{\"sum\":6}\n*");
  run ("sum --add 2 --nothing --die 4");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*Use either --add or --nothing, not both*");
  run ("sum --from 10 --die 4");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*--from should be a whole number from 0 to 9, not “10”*");
  run ("sum --add 2 --add two --add three --die 4");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stdout_unmatched ("*sum*");
  g_test_trap_assert_stderr ("*vedette sum: --add: “two” is no number\n*--help*");
  run ("sum --add 1 --add 2 --add 3 --add 4 --die 4");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*vedette sum: these are too many\n*");
  run ("sum --die 7");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*from 1 to 6*");
}

/* The first system that knows the question answers it, unless another is named; help tells of the choice. */
static void
test_question_of_two (void)
{
  run ("odds --troops good");
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*needs 18 or more*");
  run ("odds --system toss");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*Use one of: skirmish, test*");
  run ("odds --system=test");
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*a toss is even*");
  run ("odds --troops good --system test");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*--troops*");
  run ("odds --help");
  g_test_trap_assert_stdout ("*Show what a snatch roll needs, and why*--system=SYSTEM*");
  run ("odds --help --system test");
  g_test_trap_assert_stdout ("*What a toss is*");
  run ("sum --system=skirmish");
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*Use one of: test\n*");
  run ("--help");
  g_test_trap_assert_stdout ("*  odds     Show what a snatch roll needs, and why\n  roll     *\n  sum      Add it up\n  new *");
}

/* What may be said of a new battle, and what is printed of it, hang on its system. */
static void
test_battle (void)
{
  g_autofree char *battle = g_build_filename (folder, "toss.vedette", NULL);
  g_autofree char *pdf = g_build_filename (folder, "toss.pdf", NULL);
  g_autofree char *named = g_strdup_printf ("new --system=test --name=x %s", battle);
  g_autofree char *made = g_strdup_printf ("new --system=test %s", battle);
  g_autofree char *large = g_strdup_printf ("print --tally --large -o %s %s", pdf, battle);
  g_autofree char *sided = g_strdup_printf ("print --tally --side=red -o %s %s", pdf, battle);
  g_autofree char *other = g_strdup_printf ("print --cards -o %s %s", pdf, battle);
  g_autofree char *printed = g_strdup_printf ("print --tally -o %s %s", pdf, battle);

  run (named);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*--name*");
  g_assert_false (g_file_test (battle, G_FILE_TEST_EXISTS));
  run (made);
  g_test_trap_assert_passed ();
  run (large);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*--large does not go with a tally*");
  run (sided);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*Leave out --side*");
  run (other);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*has no sheet --cards. Use one of: --tally*");
  g_assert_false (g_file_test (pdf, G_FILE_TEST_EXISTS));
  run (printed);
  g_test_trap_assert_passed ();
  g_assert_true (g_file_test (pdf, G_FILE_TEST_EXISTS));
  g_unlink (pdf);
  g_unlink (battle);
}

/* All that is said at once: a step for the battle, one for each side; what is refused leaves no file. */
static void
test_new_said (void)
{
  g_autofree char *battle = g_build_filename (folder, "said.vedette", NULL);
  g_autofree char *same = g_strdup_printf ("new --first-side=Watch --second-side=watch %s", battle);
  g_autofree char *made =
    g_strdup_printf ("new --name=Barn --level=full --first-side=Watch --second-dice=real %s", battle);
  g_autofree char *log = g_strdup_printf ("log %s", battle);
  g_autofree char *check = g_strdup_printf ("check %s", battle);
  g_autofree char *bad = g_strdup_printf ("new --level=none %s", battle);

  run (same);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*other side*");
  run (bad);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*--level cannot be “none”. Use one of: quick, standard, full*");
  g_assert_false (g_file_test (battle, G_FILE_TEST_EXISTS));
  run (made);
  g_test_trap_assert_passed ();
  run (check);
  g_test_trap_assert_stdout ("*no errors, 4 steps*");
  run (log);
  g_test_trap_assert_stdout ("*Barn*Watch*");
  g_unlink (battle);
}

/* For whom a log may be is what the systems say; that without audiences adds nothing. */
static void
test_log_help (void)
{
  run ("log --help");
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*--side=SIDE * Include what only this side may see: red, blue or umpire\n*");
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");
  if (!g_test_subprocess ())
    folder = cli_new_folder ();
  g_test_add_func ("/cli/systems/subprocess/run", subprocess_run);
  g_test_add_func ("/cli/systems/question", test_question);
  g_test_add_func ("/cli/systems/question-of-two", test_question_of_two);
  g_test_add_func ("/cli/systems/battle", test_battle);
  g_test_add_func ("/cli/systems/new-said", test_new_said);
  g_test_add_func ("/cli/systems/log-help", test_log_help);
  status = g_test_run ();
  if (folder != NULL)
    cli_remove_folder (folder);
  g_free (folder);
  return status;
}
