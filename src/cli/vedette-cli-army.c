/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `army`: armies out of a battle, and into one. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/vedette-cli-army-private.h"
#include "core/exchange/vedette-army.h"
#include "core/journal/vedette-output.h"
#include "core/json/vedette-tree.h"
#include "core/systems.h"

/* Returns: (transfer full) (nullable): the word of a side; %NULL, and says so, if nobody is called so */
static char *
read_army_side (VedetteRules *rules,
                const char   *option,
                const char   *word)
{
  char *side = vedette_army_get_side (rules, word);
  g_autofree char *words = side == NULL ? vedette_army_list_sides (rules) : NULL;

  if (side == NULL && *words == '\0')
    vedette_cli_complain (_("This game system cannot import or export armies. Choose a battle of a different game system."));
  else if (side == NULL)
    vedette_cli_misused (_("--%s cannot be “%s”. Use one of: %s"), option, word, words);
  return side;
}

void
vedette_cli_add_texts (JsonBuilder *tree,
                       const char  *name,
                       GPtrArray   *texts)
{
  json_builder_set_member_name (tree, name);
  json_builder_begin_array (tree);
  for (guint i = 0; i < texts->len; i++)
    json_builder_add_string_value (tree, texts->pdata[i]);
  json_builder_end_array (tree);
}

/* A pipe and a file have the names as they are; a terminal would obey what is in some. */
static void
show_army (const char *text)
{
  g_auto (GStrv) lines = isatty (STDOUT_FILENO) ? g_strsplit (text, "\n", -1) : NULL;
  g_autofree char *clean = NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      char *line = lines[i];

      lines[i] = vedette_cli_clean (line);
      g_free (line);
    }
  clean = lines != NULL ? g_strjoinv ("\n", lines) : NULL;
  fputs (clean != NULL ? clean : text, stdout);
}

static int
put_army (const VedetteArmyOptions *options,
          const char               *text,
          GPtrArray                *left)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autofree char *all = NULL;

  if (options->output != NULL && !vedette_output_write (options->output, bytes, &error))
    {
      vedette_cli_complain ("%s", error->message);
      return VEDETTE_CLI_REFUSED;
    }
  if (options->json)
    {
      g_autoptr (JsonBuilder) tree = json_builder_new ();

      json_builder_begin_object (tree);
      vedette_tree_add_truth (tree, "ok", TRUE);
      if (options->output == NULL)
        vedette_tree_add_text (tree, "army", text);
      vedette_cli_add_texts (tree, "left", left);
      vedette_cli_put_tree (tree);
      return VEDETTE_CLI_DONE;
    }
  if (options->output == NULL)
    show_army (text);
  g_ptr_array_add (left, NULL);
  all = g_strjoinv (", ", (char **) left->pdata);
  if (*all != '\0')
    /* Translators: what an army that was written as text does not say, as in “2 order cards” */
    vedette_cli_complain (_("Not included: %s"), all);
  return VEDETTE_CLI_DONE;
}

static int
export_army (const VedetteArmyOptions *options)
{
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = vedette_cli_open (options->path, VEDETTE_OPEN_READ, &report);
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *side = NULL, *text = NULL;

  if (battle == NULL || !vedette_cli_has_begun (battle, options->path))
    return VEDETTE_CLI_REFUSED;
  rules = vedette_systems_new_rules (battle);
  side = read_army_side (rules, "export", options->export_side);
  if (side == NULL || !vedette_cli_read_side (rules, options->audience))
    return VEDETTE_CLI_USAGE;
  if (options->output != NULL && !vedette_cli_is_apart (options->path, options->output))
    return VEDETTE_CLI_REFUSED;
  text = vedette_army_export (rules, side, options->audience != NULL ? options->audience : VEDETTE_AUDIENCE_ALL, &left, &error);
  if (text != NULL)
    return put_army (options, text, left);
  vedette_cli_complain ("%s", error->message);
  return VEDETTE_CLI_REFUSED;
}

/* Opens the battle, to write in it unless that is only tried. */
static int
import_army (const VedetteArmyOptions *options)
{
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *side = NULL;
  int status;

  battle = vedette_cli_open (options->path, options->dry_run ? VEDETTE_OPEN_READ : VEDETTE_OPEN_WRITE, &report);
  if (battle == NULL || !vedette_cli_has_begun (battle, options->path))
    return VEDETTE_CLI_REFUSED;
  rules = vedette_systems_new_rules (battle);
  side = read_army_side (rules, "import", options->import_side);
  if (side == NULL)
    return VEDETTE_CLI_USAGE;
  status = vedette_cli_import_army (options, rules, side);
  if (options->dry_run || vedette_journal_close (vedette_battle_get_journal (battle), &error))
    return status;
  vedette_cli_complain ("%s", error->message);
  return VEDETTE_CLI_REFUSED;
}

/* FILE, and the army where one is brought in */
static gboolean
read_files (VedetteArmyOptions  *options,
            char               **files)
{
  guint n = files != NULL ? g_strv_length (files) : 0, wanted = options->import_side != NULL ? 2 : 1;

  if ((options->export_side != NULL) == (options->import_side != NULL))
    vedette_cli_misused (_("Choose --export or --import, not both"));
  else if (n == 0)
    vedette_cli_misused (_("No battle file was given. Add a file name, such as “barn.vedette”."));
  else if (n < wanted)
    vedette_cli_misused (_("No army file was given. Add a file name, or “-” to read standard input."));
  else if (n > wanted)
    /* Translators: what was typed */
    vedette_cli_misused (_("Unexpected argument “%s”"), files[wanted]);
  else
    {
      options->path = files[0];
      options->army = wanted == 2 ? files[1] : NULL;
      return TRUE;
    }
  return FALSE;
}

int
vedette_cli_army (const char  *summary,
                  int          argc,
                  char       **argv)
{
  g_autofree char *export_side = NULL, *import_side = NULL, *output = NULL, *audience = NULL;
  g_autofree char *side_help = vedette_cli_say_side ();
  g_auto (GStrv) files = NULL, map = NULL;
  VedetteArmyOptions options = { 0 };
  int status;
  const GOptionEntry entries[] = {
    { "export", 0, 0, G_OPTION_ARG_STRING, &export_side, N_("Export the army of this side"), N_("SIDE") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_("Write to this file instead of standard output"), N_("ARMY") },
    { "side", 0, 0, G_OPTION_ARG_STRING, &audience, side_help, N_("SIDE") },
    { "import", 0, 0, G_OPTION_ARG_STRING, &import_side, N_("Import the army into this side, in one step"), N_("SIDE") },
    { "map", 0, 0, G_OPTION_ARG_STRING_ARRAY, &map,
      N_("Describe the units of a type, as in “Archers=good, bow”; “*” is any other type"), N_("TYPE=WORDS") },
    { "anyway", 0, 0, G_OPTION_ARG_NONE, &options.anyway, N_("Also import doubtful lines"), NULL },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &options.dry_run, N_("Only show what would be imported and what would not"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_("Answer in JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE [ARMY]") },
    { NULL },
  };

  if (!vedette_cli_parse (summary,
                          _("Write an army as text, with one line for each unit; see docs/armies.md. You can also import files "
                            "from BattleScribe\n(.ros, .rosz), New Recruit and Army Forge (.json, text), and tables (.csv). "
                            "Without --side, the exported army\ncontains only what everyone may see."),
                          entries, argc, argv, &status))
    return status;
  options.export_side = export_side;
  options.import_side = import_side;
  options.output = output;
  options.audience = audience;
  options.map = map;
  if (!read_files (&options, files))
    return VEDETTE_CLI_USAGE;
  return options.export_side != NULL ? export_army (&options) : import_army (&options);
}
