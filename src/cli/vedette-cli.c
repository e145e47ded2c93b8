/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verbs of the command line: which there are, and calling them. */

#include "vedette-config.h"

#include "cli/vedette-cli-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "cli/vedette-cli-plain.h"
#include "core/journal/vedette-journal-file.h"
#include "core/systems.h"

/* The questions of the systems are verbs too, and stand before these. */
static const VedetteCliVerb verbs[] = {
  { "new", N_("Start a battle in a new file"), vedette_cli_new },
  { "play", N_("Play a battle with JSON requests from standard input"), vedette_cli_play },
  { "check", N_("Check a battle file for errors"), vedette_cli_check },
  { "army", N_("Export an army as text, or import one"), vedette_cli_army },
  { "log", N_("Show the log of a battle"), vedette_cli_log },
  { "print", N_("Print a sheet of a battle to a PDF file"), vedette_cli_print },
  { "report", N_("Write a report of a battle as a PDF file or a web page"), vedette_cli_report },
};

static const VedetteCliVerb *
find_in (GArray     *list,
         const char *word)
{
  for (guint i = 0; i < list->len; i++)
    if (g_str_equal (g_array_index (list, VedetteCliVerb, i).name, word))
      return &g_array_index (list, VedetteCliVerb, i);
  return NULL;
}

/* Each once; a question that two systems know is called what the first of them calls it. */
static GArray *
get_verbs (void)
{
  static GArray *list = NULL;

  if (list != NULL)
    return list;
  list = g_array_new (FALSE, FALSE, sizeof (VedetteCliVerb));
  for (guint i = 0; vedette_systems[i] != NULL; i++)
    for (const VedetteQuestion *q = vedette_systems[i]->questions; q != NULL && q->asked.name != NULL; q++)
      {
        VedetteCliVerb verb = { q->asked.name, q->asked.label, vedette_cli_ask };

        if (find_in (list, verb.name) == NULL)
          g_array_append_val (list, verb);
      }
  g_array_append_vals (list, verbs, G_N_ELEMENTS (verbs));
  return list;
}

static const VedetteCliVerb *
find_verb (const char *word)
{
  return find_in (get_verbs (), word);
}

/**
 * vedette_cli_is_verb:
 * @word: (nullable): the first argument of the program
 *
 * Returns: whether the command line answers to it: a verb, `--help` or `--version`
 */
gboolean
vedette_cli_is_verb (const char *word)
{
  return word != NULL && (find_verb (word) != NULL || g_str_equal (word, "--help") || g_str_equal (word, "-h") ||
                          g_str_equal (word, "--version") || g_str_equal (word, "--explain"));
}

static char *
make_usage (void)
{
  GString *out = g_string_new (NULL);
  GArray *list = get_verbs ();

  g_string_append_printf (out, "%s\n  vedette %s\n  vedette %s\n  vedette --explain %s\n\n%s\n", _("Usage:"), _("[FILE]"),
                          _("COMMAND [OPTION…]"), _("RULE…"), _("Commands:"));
  for (guint i = 0; i < list->len; i++)
    {
      const VedetteCliVerb *verb = &g_array_index (list, VedetteCliVerb, i);

      g_string_append_printf (out, "  %-8s %s\n", verb->name, _(verb->summary));
    }
  g_string_append_printf (out, "\n%s\n", _("For more about a command, run “vedette COMMAND --help”."));
  return g_string_free (out, FALSE);
}

static int
run_verb (const VedetteCliVerb  *verb,
          int                    argc,
          char                 **argv)
{
  g_autofree char *name = g_strdup_printf ("vedette %s", verb->name);

  /* The help of an option context begins with this name, and so does every message. */
  g_set_prgname (name);
  return verb->run (_(verb->summary), argc, argv);
}

/* Output that could not be written is not done. */
static int
finish (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  /* Translators: why not, as the system says it */
  vedette_cli_complain (_("Could not write the output: %s. Redirect the output to a different place."), g_strerror (errno));
  return status == VEDETTE_CLI_DONE ? VEDETTE_CLI_REFUSED : status;
}

/* Nobody calls a verb so, but a file that was moved or mistyped is called so. */
static gboolean
looks_like_a_file (const char *word)
{
  return strchr (word, G_DIR_SEPARATOR) != NULL || word[vedette_journal_file_get_stem (word)] != '\0';
}

/**
 * vedette_cli_run:
 * @argc: of main()
 * @argv: of main()
 *
 * Does what the command line says.
 *
 * Returns: what to exit with, a #VedetteCliStatus
 */
int
vedette_cli_run (int    argc,
                 char **argv)
{
  const VedetteCliVerb *verb = argc > 1 ? find_verb (argv[1]) : NULL;
  g_autofree char *usage = NULL;

  vedette_cli_plain_set_up ();
  if (verb != NULL)
    return finish (run_verb (verb, argc - 1, argv + 1));

  g_set_prgname ("vedette");
  usage = make_usage ();
  if (argc > 1 && g_str_equal (argv[1], "--version"))
    {
      g_print ("vedette %s\n", VEDETTE_VERSION);
      return finish (VEDETTE_CLI_DONE);
    }
  if (argc > 1 && g_str_equal (argv[1], "--explain"))
    return finish (vedette_cli_explain_rules (argc - 1, argv + 1));
  if (argc > 1 && vedette_cli_is_verb (argv[1]))
    {
      g_print ("%s", usage);
      return finish (VEDETTE_CLI_DONE);
    }
  /* A file comes here only where no window can. */
  if (argc > 1 && g_file_test (argv[1], G_FILE_TEST_EXISTS))
    {
      g_autofree char *shown = g_filename_display_name (argv[1]);

      /* Translators: the name of a file, such as “barn.vedette” */
      vedette_cli_complain (_("No display was found to show “%s”. The commands work without one; see “vedette --help”."),
                            shown);
      return VEDETTE_CLI_REFUSED;
    }
  if (argc > 1 && looks_like_a_file (argv[1]))
    {
      g_autofree char *shown = g_filename_display_name (argv[1]);

      /* Translators: the name of a file, as it was typed */
      vedette_cli_complain (_("The file “%s” does not exist. Check the name."), shown);
      return VEDETTE_CLI_REFUSED;
    }
  if (argc > 1)
    /* Translators: what was typed */
    vedette_cli_complain (_("Unknown command “%s”"), argv[1]);
  g_printerr ("%s", usage);
  return VEDETTE_CLI_USAGE;
}
