/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The vault as the command line begins it, plays it, tells of it and prints it. */

#include <glib/gstdio.h>
#include <string.h>

#include "cli-support.h"
#include "vault/vedette-vault-sheet.h"
#include "vault/vedette-vault.h"

static char *folder;
static char *path;

static CliRun *
run_well (CliRun *run)
{
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  return run;
}

static void
begin (void)
{
  g_autoptr (CliRun) made = NULL;

  /* A file of its own for each test */
  folder = cli_new_folder ();
  path = g_build_filename (folder, "bank.vedette", NULL);
  made = run_well (cli_run (NULL, "new", "--system", "vault", "--name", "Riverside Bank", "--boxes=11",
                            "--combination=4711234", "--man=Ann", "--man=Bob", path, NULL));
}

static void
end (void)
{
  cli_remove_folder (folder);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&path, g_free);
}

/* Each request has one line for an answer; ' stands for ". */
static GStrv
play (const char * const *requests)
{
  g_autofree char *input = g_strdelimit (g_strjoinv ("\n", (char **) requests), "'", '"');
  g_autoptr (CliRun) run = cli_run (input, "play", path, NULL);
  GStrv lines = g_strsplit (g_strchomp (run->out), "\n", -1);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length ((char **) requests));
  return lines;
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

/* What may be said of a new battle are options, with their limits. */
static void
test_new (void)
{
  g_autoptr (CliRun) many = NULL, help = NULL, check = NULL, other = NULL;
  g_autofree char *second = NULL;

  begin ();
  second = g_build_filename (folder, "second.vedette", NULL);
  check = run_well (cli_run (NULL, "check", path, NULL));
  assert_has (check->out, "system vault");
  assert_has (check->out, "2 steps");
  help = run_well (cli_run (NULL, "new", "--system=vault", "--help", NULL));
  assert_has (help->out, "--boxes=N");
  many = cli_run (NULL, "new", "--system=vault", "--boxes=41", second, NULL);
  cli_assert_usage (many, "new");
  other = cli_run (NULL, "new", "--boxes=11", second, NULL);
  cli_assert_usage (other, "new");
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
  end ();
}

static void
test_play (void)
{
  static const struct
  {
    const char *request;
    const char *answer;
  } rows[] = {
    { "{'offers':true}", "'label':'Draw a Token','place':'due','key':'Enter'" },
    { "{'move':'draw'}", "'ok':true" },
    { "{'undo':1}", "Undone: A token is drawn" },
    { "{'move':'draw','die':5}", "'text':'A token is drawn: guards'" },
    { "{'move':'alarm','die':6}", "'more':{'sides':6,'for':'the alarm, once more','party':'guards'}}" },
    { "{'move':'alarm','die':[6,6]}", "'more':{'sides':6,'for':'the alarm, once more','party':'guards'}}" },
    { "{'move':'alarm','die':[6,6,2]}", "'text':'The alarm rings: 14'" },
    { "{'move':'draw','die':1}", "'text':'A token is drawn: crew'" },
    { "{'preview':'crack','tools':'powder'}", "'lit':[0,2]" },
    { "{'moves':true}", "'values':[{'id':13,'label':'Ann'},{'id':14,'label':'Bob'}]" },
    { "{'edit':'set-man','man':'Bob','boss':'Ann'}", "'ok':true" },
    { "{'moves':true,'side':'guards'}", "{'id':14,'label':'Bob','parent':13}" },
    { "{'offers':true,'side':'crew'}", "{'move':'crack','params':{'tools':'powder','distance':4.50},'label':'Blow It Up'" },
    { "{'move':'crack','tools':'powder','distance':4.50,'die':5}", "it opens with 4711234" },
    { "{'move':'draw','die':1}", "'ok':true" },
    { "{'offers':true,'side':'guards'}", "'label':'Open Box 11','place':'action','key':null" },
    { "{'move':'break-in','who':'Ann'}", "'pending':'break-in'" },
    { "{'move':'chase'}", "'pending':'chase on break-in'" },
    { "{'move':'settle'}", "'text':'The chase is settled; on with: break-in'" },
    { "{'move':'pass'}", "'ok':false,'rule':'V-20'" },
    { "{'move':'call-off'}", "'ok':true" },
    { "{'move':'draw','die':6}", "'text':'A token is drawn: dawn'" },
    { "{'state':true}", "{'id':'share','label':'Share it out','state':'locked','why':'The loot is not counted yet','move':null}" },
    { "{'undo':3}", "3 steps undone" },
    { "{'redo':3}", "3 steps redone" },
    { "{'state':true,'side':'nobody'}", "“side” should be one of: crew, guards, umpire" },
  };
  const char *requests[G_N_ELEMENTS (rows) + 1] = { NULL };
  g_auto (GStrv) lines = NULL;

  begin ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    requests[i] = rows[i].request;
  lines = play (requests);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_has (lines[i], rows[i].answer);
  end ();
}

/* Nothing that is asked for a side tells it more than it may know. */
static void
test_sides (void)
{
  static const char * const moves[] = {
    "{'edit':'add-man','name':'Mole','hidden':true,'boss':'Ann'}",
    "{'move':'draw','die':1}", "{'move':'crack','die':2}", "{'move':'draw','die':1}", "{'move':'crack','die':10}", "{'undo':1}",
    "{'redo':1}", NULL,
  };
  static const char * const questions[] = {
    "{'state':true,'records':true,'side':'%s'}", "{'offers':true,'side':'%s'}", "{'moves':true,'side':'%s'}",
  };
  static const char * const sides[] = { "crew", "guards", "umpire" };

  begin ();
  for (guint i = 0; moves[i] != NULL; i++)
    {
      gboolean open = g_str_has_prefix (moves[i], "{'move':'crack','die':10") || g_str_has_prefix (moves[i], "{'redo'");
      const char * const request[] = { moves[i], NULL };
      g_auto (GStrv) done = play (request);

      assert_has (done[0], "'ok':true");
      for (guint side = 0; side < G_N_ELEMENTS (sides); side++)
        {
          g_autoptr (GString) all = g_string_new (NULL);
          gboolean umpire = side == 2;

          for (guint k = 0; k < G_N_ELEMENTS (questions); k++)
            {
              g_auto (GStrv) parts = g_strsplit (questions[k], "%s", 2);
              g_autofree char *question = g_strjoinv (sides[side], parts);
              const char * const asked[] = { question, NULL };
              g_auto (GStrv) lines = play (asked);

              assert_has (lines[0], "'ok':true");
              g_string_append (all, lines[0]);
            }
          (umpire || open ? assert_has : assert_lacks) (all->str, "4711234");
          (side == 1 ? assert_lacks : assert_has) (all->str, "Mole");
        }
    }
  end ();
}

static void
test_log (void)
{
  static const char * const moves[] = {
    "{'edit':'add-man','name':'Mole','hidden':true}", "{'move':'draw','die':1}", "{'move':'crack','die':10}", "{'undo':1}", NULL,
  };
  static const struct
  {
    const char *option;
    gboolean mole, number;
  } rows[] = {
    { NULL, FALSE, FALSE }, { "--side=crew", TRUE, FALSE }, { "--side=guards", FALSE, FALSE }, { "--side=umpire", FALSE, TRUE },
    { "--all", TRUE, TRUE },
  };
  static const char * const formats[] = { "--format=text", "--format=csv", "--format=json" };

  begin ();
  g_strfreev (play (moves));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint k = 0; k < G_N_ELEMENTS (formats); k++)
      {
        g_autoptr (CliRun) log = run_well (cli_run (NULL, "log", path, formats[k], rows[i].option, NULL));

        assert_has (log->out, "A token is drawn: crew");
        (rows[i].mole ? assert_has : assert_lacks) (log->out, "Mole");
        (rows[i].number ? assert_has : assert_lacks) (log->out, "4711234");
      }
  end ();
}

static gboolean
has_text (GPtrArray  *pages,
          const char *text)
{
  VedettePage *page = pages->pdata[0];

  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    if (strstr (vedette_page_get_box (page, i)->text, text) != NULL)
      return TRUE;
  return FALSE;
}

/* The sheet of a reader has what he may know, and the words for readers are those of the command line. */
static void
test_print (void)
{
  static const char * const moves[] = { "{'edit':'add-man','name':'Owl','side':'guards','hidden':true}", NULL };
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_vault_system.schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (VedetteMove) set_up = vedette_rules_new_set_up (rules), owl = NULL;
  const VedetteSheetKind *watch = &vedette_vault_print_system.sheets[0];
  g_autofree char *pdf = NULL;
  g_autoptr (GError) error = NULL;

  begin ();
  g_strfreev (play (moves));
  g_object_set (set_up, "combination", 4711234, NULL);
  vedette_rules_set_up_as (rules, set_up, &error);
  owl = vedette_rules_find_move (rules, "add-man", NULL);
  g_object_set (owl, "name", "Owl", "side", VEDETTE_VAULT_SIDE_GUARDS, "hidden", TRUE, NULL);
  g_assert_nonnull (vedette_rules_perform (rules, owl, NULL, FALSE, NULL, &error));
  pdf = g_build_filename (folder, "bank.pdf", NULL);
  for (guint reader = 0; vedette_vault_print_system.readers[reader] != NULL; reader++)
    {
      g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, watch, FALSE, VEDETTE_PAPER_A4, reader);
      g_autofree char *side = g_strconcat ("--side=", vedette_vault_print_system.readers[reader], NULL);
      g_autoptr (CliRun) printed = run_well (cli_run (NULL, "print", "--watch", side, "-o", pdf, path, NULL));

      g_assert_cmpstr (printed->out, ==, "");
      g_assert_true (has_text (pages, "A vault"));
      g_assert_cmpint (has_text (pages, "4711234"), ==, reader == 3);
      g_assert_cmpint (has_text (pages, "Owl"), ==, reader >= 2);
      g_assert_cmpint (g_unlink (pdf), ==, 0);
    }
  end ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/systems/vault/cli/new", test_new);
  g_test_add_func ("/systems/vault/cli/play", test_play);
  g_test_add_func ("/systems/vault/cli/sides", test_sides);
  g_test_add_func ("/systems/vault/cli/log", test_log);
  g_test_add_func ("/systems/vault/cli/print", test_print);
  return g_test_run ();
}
