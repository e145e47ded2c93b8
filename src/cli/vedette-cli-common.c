/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the verbs share: options, messages, output, opening a file. */

#include "vedette-config.h"

#include "cli/vedette-cli-private.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/document/vedette-codec.h"
#include "core/document/vedette-enum.h"
#include "core/session/vedette-log-writer.h"
#include "core/systems.h"

/* Names from a file may hold what a terminal would obey. */
char *
vedette_cli_clean (const char *text)
{
  return vedette_log_clean (text);
}

static void
complain_va (const char *format,
             va_list     args) G_GNUC_PRINTF (1, 0);

static void
complain_va (const char *format,
             va_list     args)
{
  g_autofree char *message = g_strdup_vprintf (format, args);
  g_autofree char *clean = vedette_cli_clean (message);

  g_printerr ("%s: %s\n", g_get_prgname (), clean);
}

/**
 * vedette_cli_complain:
 *
 * Says on standard error what went wrong, after the name of the verb.
 */
void
vedette_cli_complain (const char *format,
                      ...)
{
  va_list args;

  va_start (args, format);
  complain_va (format, args);
  va_end (args);
}

/**
 * vedette_cli_misused:
 *
 * The same for a command line that is not understood.
 *
 * Returns: what to exit with
 */
int
vedette_cli_misused (const char *format,
                     ...)
{
  va_list args;

  va_start (args, format);
  complain_va (format, args);
  va_end (args);
  /* Translators: %s is the program and its command, such as “vedette odds” */
  g_printerr (_("Try “%s --help”."), g_get_prgname ());
  g_printerr ("\n");
  return VEDETTE_CLI_USAGE;
}

/**
 * vedette_cli_say:
 *
 * Prints one line for a person.
 */
void
vedette_cli_say (const char *format,
                 ...)
{
  g_autofree char *line = NULL;
  g_autofree char *clean = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  clean = vedette_cli_clean (line);
  g_print ("%s\n", clean);
}

/**
 * vedette_cli_put:
 *
 * Writes for a machine: UTF-8 whatever the locale says.
 */
void
vedette_cli_put (const GString *text)
{
  /* A failure stays with the stream until the end, where it is looked for. */
  fwrite (text->str, 1, text->len, stdout);
}

/**
 * vedette_cli_put_tree:
 * @tree: an object that is not closed yet
 *
 * Closes it, and writes it as one line for a machine.
 */
void
vedette_cli_put_tree (JsonBuilder *tree)
{
  g_autoptr (GString) out = g_string_new (NULL), line = g_string_new (NULL);

  json_builder_end_object (tree);
  vedette_codec_write_tree (line, tree);
  vedette_log_append_json (out, line);
  g_string_append_c (out, '\n');
  vedette_cli_put (out);
}

/* GLib takes “--reach=no” for a “--reach” that was said. */
static gboolean
check_flags (const GOptionEntry  *entries,
             int                  argc,
             char               **argv)
{
  for (int i = 1; i < argc && !g_str_equal (argv[i], "--"); i++)
    for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
      {
        gsize length = strlen (entry->long_name);

        if (entry->arg != G_OPTION_ARG_NONE || !g_str_has_prefix (argv[i], "--") ||
            strncmp (argv[i] + 2, entry->long_name, length) != 0 || argv[i][length + 2] != '=')
          continue;
        /* Translators: the name of an option, such as “seed” */
        vedette_cli_misused (_("--%s takes no value"), entry->long_name);
        return FALSE;
      }
  return TRUE;
}

/**
 * vedette_cli_parse:
 * @summary: what the verb does, translated
 * @description: (nullable): what `--help` says at the end, translated
 * @entries: its options
 * @status: (out): what to exit with if there is nothing more to do
 *
 * Reads the options of a verb, and answers `--help`.
 *
 * Returns: whether the verb is to go on
 */
gboolean
vedette_cli_parse (const char         *summary,
                   const char         *description,
                   const GOptionEntry *entries,
                   int                 argc,
                   char              **argv,
                   int                *status)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) copy = NULL;
  gboolean help = FALSE;
  const GOptionEntry own[] = {
    { "help", 'h', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &help, N_("Show this help"), NULL },
    { NULL },
  };

  g_option_context_set_summary (context, summary);
  g_option_context_set_description (context, description);
  /* GLib's own --help ends the program before it is known whether the output could be written. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, own, GETTEXT_PACKAGE);

  *status = VEDETTE_CLI_USAGE;
  if (!check_flags (entries, argc, argv))
    return FALSE;
  copy = g_strdupv (argv);
  if (!g_option_context_parse_strv (context, &copy, &error))
    {
      vedette_cli_misused ("%s", error->message);
      return FALSE;
    }
  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

      g_print ("%s", text);
      *status = VEDETTE_CLI_DONE;
      return FALSE;
    }
  if (g_strv_length (copy) > 1)
    {
      vedette_cli_misused (_("Unexpected argument “%s”"), copy[1]);
      return FALSE;
    }
  *status = VEDETTE_CLI_DONE;
  return TRUE;
}

/**
 * vedette_cli_parse_whole:
 * @option: its name, for the message
 * @text: (nullable): a number in decimals; %NULL leaves @out alone
 *
 * Returns: %FALSE, and says so, if it is no number between @min and @max
 */
gboolean
vedette_cli_parse_whole (const char *option,
                         const char *text,
                         gint64      min,
                         gint64      max,
                         gint64     *out)
{
  if (text == NULL || g_ascii_string_to_signed (text, 10, min, max, out, NULL))
    return TRUE;
  /* Translators: the name of an option, two numbers, and what was typed */
  vedette_cli_misused (_("--%s should be a whole number from %" PRId64 " to %" PRId64 ", not “%s”"),
                       option, min, max, text);
  return FALSE;
}

/**
 * vedette_cli_parse_seed:
 * @text: a number in decimals
 *
 * Returns: %FALSE, and says so, if it is no seed
 */
gboolean
vedette_cli_parse_seed (const char *text,
                        guint64    *out)
{
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, out, NULL))
    return TRUE;
  /* Translators: the name of an option, such as “seed”, and what was typed */
  vedette_cli_misused (_("--%s should be a whole number, 0 or more, not “%s”"), "seed", text);
  return FALSE;
}

/**
 * vedette_cli_parse_word:
 * @option: its name, for the message
 * @text: (nullable): the nick of a value; %NULL leaves @out alone
 * @type: of an enumeration
 * @first: the lowest value that can be said
 *
 * Returns: %FALSE, and says so, if there is no such value
 */
gboolean
vedette_cli_parse_word (const char *option,
                        const char *text,
                        GType       type,
                        int         first,
                        int        *out)
{
  const GEnumValue *entry = text != NULL ? vedette_enum_find (type, text) : NULL;
  g_autofree char *known = NULL;

  if (text == NULL)
    return TRUE;
  if (entry != NULL && entry->value >= first)
    {
      *out = entry->value;
      return TRUE;
    }
  known = vedette_enum_list_nicks (type, first);
  /* Translators: the last is a list of words that are not translated */
  vedette_cli_misused (_("--%s cannot be “%s”. Use one of: %s"), option, text, known);
  return FALSE;
}

/**
 * vedette_cli_get_file:
 * @files: (nullable): what is left on the command line after the options
 *
 * Returns: (nullable): the one file that is named there; %NULL, and says so, if it is none or several
 */
const char *
vedette_cli_get_file (char **files)
{
  guint n = files != NULL ? g_strv_length (files) : 0;

  if (n == 1)
    return files[0];
  if (n == 0)
    vedette_cli_misused (_("No battle file was given. Add a file name, such as “barn.vedette”."));
  else
    vedette_cli_misused (_("Unexpected argument “%s”"), files[1]);
  return NULL;
}

/**
 * vedette_cli_complain_of_file:
 *
 * Says what is wrong with a file, after its name unless the message names it itself.
 */
void
vedette_cli_complain_of_file (const char   *path,
                              const GError *error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *quoted = g_strdup_printf ("“%s”", name);

  if (strstr (error->message, quoted) != NULL)
    vedette_cli_complain ("%s", error->message);
  else
    vedette_cli_complain ("%s: %s", name, error->message);
}

/**
 * vedette_cli_has_begun:
 *
 * Before its first step a battle has no records, and the rules have nothing to speak of.
 *
 * Returns: %FALSE, and says so, if it stands there
 */
gboolean
vedette_cli_has_begun (VedetteBattle *battle,
                       const char    *path)
{
  g_autofree char *name = NULL;

  if (vedette_battle_get_cursor (battle) > 0)
    return TRUE;
  name = g_filename_display_name (path);
  /* Translators: the name of a file, such as “barn.vedette” */
  vedette_cli_complain (_("%s: The battle has no steps yet. Choose a different file."), name);
  return FALSE;
}
