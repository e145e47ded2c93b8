/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `check`: whether the file of a battle is good. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "cli/vedette-cli-private.h"
#include "core/document/vedette-text.h"
#include "core/json/vedette-tree.h"
#include "core/systems.h"

/* A text that is longer than can be entered, which papers and window show a part of */
typedef struct
{
  gint64 record;
  const char *tag;
  GParamSpec *pspec;
  glong letters;
} LongText;

static void
find_in_record (VedetteRecord *record,
                GArray        *found)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);

  for (guint i = 1; i < klass->n_pspecs; i++)
    {
      LongText text = { .record = vedette_record_get_id (record), .tag = klass->tag, .pspec = klass->pspecs[i] };
      g_autofree char *whole = NULL;

      if (!G_IS_PARAM_SPEC_STRING (text.pspec))
        continue;
      g_object_get (record, text.pspec->name, &whole, NULL);
      text.letters = g_utf8_strlen (whole, -1);
      if (text.letters > vedette_param_spec_get_most (text.pspec))
        g_array_append_val (found, text);
    }
}

/* Returns: (transfer full) (element-type LongText): those that the battle has now */
static GArray *
find_long_texts (VedetteBattle *battle)
{
  const VedetteSchema *schema = vedette_battle_get_schema (battle);
  GArray *found = g_array_new (FALSE, FALSE, sizeof (LongText));

  for (guint i = 0; schema->types[i] != NULL; i++)
    {
      vedette_each (VedetteRecord, record, vedette_battle_get_records (battle, schema->types[i] ()))
        find_in_record (record, found);
    }
  return found;
}

static void
say_good (VedetteBattle           *battle,
          const VedetteOpenReport *report,
          GArray                  *long_texts,
          const char              *name)
{
  guint n = g_list_model_get_n_items (vedette_battle_get_steps (battle));

  /* Translators: a file, a number of steps, the word for a game system */
  vedette_cli_say (g_dngettext (GETTEXT_PACKAGE, "%s: no errors, %u step, system %s", "%s: no errors, %u steps, system %s", n),
                   name, n, vedette_battle_get_schema (battle)->system);
  if (report->torn_length > 0)
    /* Translators: the name of a file, and how many bytes; the plural form goes by the bytes */
    vedette_cli_say (g_dngettext (GETTEXT_PACKAGE, "%s: the last line is incomplete, and its %zu byte was ignored",
                                  "%s: the last line is incomplete, and its %zu bytes were ignored",
                                  report->torn_length), name, report->torn_length);
  if (report->upgraded_from > 0)
    /* Translators: the name of a file, and the number of a format, such as 1 */
    vedette_cli_say (_("%s: the file is in the older format %" PRId64), name, report->upgraded_from);
  for (guint i = 0; i < long_texts->len; i++)
    {
      const LongText *text = &g_array_index (long_texts, LongText, i);
      g_autofree char *field = vedette_param_spec_say (text->pspec);

      /* Translators: a file, the number and the type of a record, what its field is called, how many characters it has, and
       * after how many it is cut, as in “barn.vedette: record 4 (force), Name (name): 20000 characters; only the first 200 are
       * shown” */
      vedette_cli_say (_("%s: record %" PRId64 " (%s), %s: %ld characters; only the first %d are shown"), name, text->record,
                       text->tag, field, text->letters, VEDETTE_TEXT_MOST);
    }
}

static void
put_long_texts (GArray      *long_texts,
                JsonBuilder *tree)
{
  json_builder_set_member_name (tree, "long");
  json_builder_begin_array (tree);
  for (guint i = 0; i < long_texts->len; i++)
    {
      const LongText *text = &g_array_index (long_texts, LongText, i);

      json_builder_begin_object (tree);
      vedette_tree_add_whole (tree, "record", text->record);
      vedette_tree_add_text (tree, "type", text->tag);
      vedette_tree_add_text (tree, "field", text->pspec->name);
      vedette_tree_add_whole (tree, "letters", text->letters);
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}

static void
put_good (VedetteBattle           *battle,
          const VedetteOpenReport *report,
          GArray                  *long_texts,
          GPtrArray               *overridden,
          const char              *name)
{
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  const VedetteSchema *schema = vedette_battle_get_schema (battle);

  json_builder_begin_object (tree);
  vedette_tree_add_truth (tree, "ok", TRUE);
  vedette_tree_add_text (tree, "file", name);
  vedette_tree_add_whole (tree, "steps", g_list_model_get_n_items (vedette_battle_get_steps (battle)));
  vedette_tree_add_whole (tree, "n", vedette_battle_get_cursor (battle));
  vedette_tree_add_text (tree, "system", schema->system);
  vedette_tree_add_whole (tree, "format", report->upgraded_from > 0 ? report->upgraded_from : schema->format->version);
  vedette_tree_add_whole (tree, "torn", (gint64) report->torn_length);
  if (long_texts->len > 0)
    put_long_texts (long_texts, tree);
  if (overridden != NULL)
    vedette_cli_put_explained (overridden, tree);
  vedette_cli_put_tree (tree);
}

/* Returns: (transfer full) (element-type utf8): the rules that both sides agreed to override, each once */
static GPtrArray *
find_overridden (VedetteBattle *battle)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func (g_free);

  vedette_each (VedetteStep, step, vedette_battle_get_steps (battle))
    if (vedette_step_get_done (step))
      vedette_rules_add_overridden (vedette_step_get_facts (step), rules);
  return rules;
}

static void
put_bad (const VedetteOpenReport *report,
         const char              *name,
         const char              *why)
{
  g_autoptr (JsonBuilder) tree = json_builder_new ();

  json_builder_begin_object (tree);
  vedette_tree_add_truth (tree, "ok", FALSE);
  vedette_tree_add_text (tree, "file", name);
  if (report->bad_line > 0)
    vedette_tree_add_whole (tree, "line", report->bad_line);
  else
    vedette_tree_add_text (tree, "line", NULL);
  vedette_tree_add_text (tree, "why", why);
  vedette_cli_put_tree (tree);
}

static int
check (const char *path,
       gboolean    json,
       gboolean    explained)
{
  VedetteOpenReport report;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle =
    vedette_cli_open_quietly (path, VEDETTE_OPEN_READ, &report, &error);
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GArray) long_texts = battle != NULL ? find_long_texts (battle) : NULL;
  g_autoptr (GPtrArray) overridden = battle != NULL && explained ? find_overridden (battle) : NULL;

  if (json && battle != NULL)
    put_good (battle, &report, long_texts, overridden, name);
  else if (json)
    put_bad (&report, name, error->message);
  else if (battle != NULL)
    say_good (battle, &report, long_texts, name);
  else
    vedette_cli_complain_of_battle (path, &report, error);
  if (overridden != NULL && !json)
    vedette_cli_explain (overridden);
  return battle != NULL ? VEDETTE_CLI_DONE : VEDETTE_CLI_REFUSED;
}

int
vedette_cli_check (const char  *summary,
                   int          argc,
                   char       **argv)
{
  g_auto (GStrv) files = NULL;
  gboolean json = FALSE, explained = FALSE;
  const char *path;
  int status;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Answer in JSON"), NULL },
    { "explain", 0, 0, G_OPTION_ARG_NONE, &explained, N_("Explain the rules that both sides agreed to override"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE") },
    { NULL },
  };

  if (!vedette_cli_parse (summary, NULL, entries, argc, argv, &status))
    return status;
  path = vedette_cli_get_file (files);
  return path != NULL ? check (path, json, explained) : VEDETTE_CLI_USAGE;
}
