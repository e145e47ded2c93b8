/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `army --import`: what came of a file, and what did not. */

#include "vedette-config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "cli/vedette-cli-army-private.h"
#include "core/dice/vedette-dice.h"
#include "core/exchange/vedette-army.h"
#include "core/exchange/vedette-roster.h"
#include "core/json/vedette-tree.h"
#include "core/typed/vedette-scan.h"

/* Returns: (transfer full) (nullable): what is in the file, and one byte more than may be at most; %NULL, and says so, if it
 * cannot be read */
static GByteArray *
read_bytes (const char *path)
{
  gboolean piped = g_str_equal (path, "-");
  FILE *file = piped ? stdin : fopen (path, "rbe");
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guchar chunk[16384];
  gsize n;
  int saved = errno;
  gboolean good;

  while (file != NULL && bytes->len <= VEDETTE_ROSTER_MAX_LENGTH && (n = fread (chunk, 1, sizeof chunk, file)) > 0)
    g_byte_array_append (bytes, chunk, (guint) n);
  good = file != NULL && !ferror (file);
  if (!good)
    {
      g_autofree char *shown = g_filename_display_name (path);

      vedette_cli_complain ("%s: %s", shown, g_strerror (file != NULL ? errno : saved));
    }
  if (file != NULL && !piped)
    fclose (file);
  return good ? g_steal_pointer (&bytes) : NULL;
}

/* Returns: (transfer full) (nullable): the mapping; %NULL, and says so, if it is none */
static GHashTable *
read_map (char **map)
{
  g_autoptr (GHashTable) table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (gsize i = 0; map != NULL && map[i] != NULL; i++)
    {
      const char *equals = strchr (map[i], '=');
      g_autofree char *type = NULL;

      if (equals == NULL || equals == map[i])
        {
          /* Translators: what was typed */
          vedette_cli_misused (_("--map should be TYPE=WORDS, as in “--map 'Archers=good, bow'”, not “%s”"), map[i]);
          return NULL;
        }
      type = vedette_scan_strip (map[i], equals);
      g_hash_table_insert (table, vedette_scan_fold (type), vedette_scan_strip (equals + 1, equals + strlen (equals)));
    }
  return g_steal_pointer (&table);
}

static void
add_left (JsonBuilder         *tree,
          const VedetteRoster *roster)
{
  json_builder_set_member_name (tree, "left");
  json_builder_begin_array (tree);
  for (guint i = 0; roster != NULL && i < roster->left->len; i++)
    {
      const VedetteRosterLeft *left = roster->left->pdata[i];
      g_autofree char *said = vedette_roster_say_left (left);

      json_builder_begin_object (tree);
      vedette_tree_add_text (tree, "what", left->what);
      vedette_tree_add_whole (tree, "count", left->count);
      vedette_tree_add_text (tree, "said", said);
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}

/* What the rules have found: doubts where it was refused, else reminders */
static void
add_findings (JsonBuilder   *tree,
              VedetteRuling *ruling)
{
  json_builder_set_member_name (tree, "findings");
  json_builder_begin_array (tree);
  vedette_each (VedetteReason, reason, ruling != NULL ? ruling->findings : NULL)
    {
      json_builder_begin_object (tree);
      vedette_tree_add_text (tree, "why", reason->why);
      vedette_tree_add_text (tree, "rule", reason->rule);
      vedette_tree_add_truth (tree, "reminder", reason->verdict == VEDETTE_VERDICT_ALLOWED);
      json_builder_end_object (tree);
    }
  json_builder_end_array (tree);
}

static int
put_answer (const VedetteRoster *roster,
            VedetteRuling       *ruling,
            const char          *text,
            const char          *why)
{
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (GPtrArray) types = roster != NULL ? vedette_roster_list_types (roster) : g_ptr_array_new ();

  json_builder_begin_object (tree);
  vedette_tree_add_truth (tree, "ok", why == NULL);
  if (why != NULL)
    vedette_tree_add_text (tree, "why", why);
  if (why != NULL && ruling != NULL)
    vedette_tree_add_truth (tree, "anyway", !ruling->is_final);
  vedette_tree_add_text (tree, "text", text);
  vedette_tree_add_text (tree, "format", roster != NULL ? roster->format : NULL);
  vedette_tree_add_whole (tree, "units", roster != NULL ? roster->units->len : 0);
  vedette_cli_add_texts (tree, "types", types);
  add_left (tree, roster);
  vedette_cli_add_texts (tree, "notes", roster != NULL ? roster->notes : none);
  add_findings (tree, ruling);
  vedette_cli_put_tree (tree);
  return why == NULL ? VEDETTE_CLI_DONE : VEDETTE_CLI_REFUSED;
}

static void
say_roster (const VedetteRoster *roster)
{
  guint n = roster->units->len;

  /* Translators: a format, and how many units */
  vedette_cli_say (ngettext ("%s: %u unit read", "%s: %u units read", n), roster->format, n);
  for (guint i = 0; i < roster->left->len; i++)
    {
      g_autofree char *left = vedette_roster_say_left (roster->left->pdata[i]);

      /* Translators: such as “37 options” */
      vedette_cli_say (_("Not imported: %s"), left);
    }
  for (guint i = 0; i < roster->notes->len; i++)
    vedette_cli_say ("%s", (const char *) roster->notes->pdata[i]);
}

static int
say_answer (const VedetteRoster *roster,
            VedetteRuling       *ruling,
            const char          *text,
            const char          *why)
{
  if (roster != NULL)
    say_roster (roster);
  vedette_each (VedetteReason, reason, ruling != NULL ? ruling->findings : NULL)
    if (reason->verdict != VEDETTE_VERDICT_ALLOWED)
      vedette_cli_complain ("%s", reason->why);
    else
      vedette_cli_say ("%s", reason->why);
  if (why != NULL && (ruling == NULL || ruling->verdict == VEDETTE_VERDICT_ALLOWED))
    vedette_cli_complain ("%s", why);
  if (why != NULL && ruling != NULL && !ruling->is_final)
    vedette_cli_complain (_("Nothing was imported. Correct these lines, or use --anyway."));
  if (why == NULL && text != NULL)
    vedette_cli_say ("%s", text);
  return why == NULL ? VEDETTE_CLI_DONE : VEDETTE_CLI_REFUSED;
}

static int
answer (const VedetteArmyOptions *options,
        const VedetteRoster      *roster,
        VedetteRuling            *ruling,
        const char               *text,
        const char               *why)
{
  return (options->json ? put_answer : say_answer) (roster, ruling, text, why);
}

/* Makes the move, or only looks whether it can be made. */
static int
import_text (const VedetteArmyOptions *options,
             VedetteRules             *rules,
             const char               *side,
             const VedetteRoster      *roster,
             const char               *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = vedette_army_new_import (rules, side, text, &error);
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteDice) dice = NULL;
  g_autofree char *said = NULL;
  VedetteStep *step = NULL;
  gboolean good;

  if (move == NULL)
    return answer (options, roster, NULL, NULL, error->message);
  ruling = vedette_rules_check (rules, move);
  good = ruling->verdict == VEDETTE_VERDICT_ALLOWED ||
         (options->anyway && !ruling->is_final);
  if (!good)
    return answer (options, roster, ruling, NULL, ruling->why);
  if (options->dry_run)
    return answer (options, roster, ruling, NULL, NULL);
  dice = vedette_dice_new_kernel ();
  step = vedette_rules_perform (rules, move, dice, options->anyway, NULL, &error);
  if (step == NULL)
    return answer (options, roster, NULL, NULL, error->message);
  said = vedette_rules_describe (rules, step, NULL);
  return answer (options, roster, ruling, said, NULL);
}

/**
 * vedette_cli_import_army:
 * @side: the word of a side
 *
 * Brings the army of a file into a side, and says what came and what did not.
 *
 * Returns: a #VedetteCliStatus
 */
int
vedette_cli_import_army (const VedetteArmyOptions *options,
                         VedetteRules             *rules,
                         const char               *side)
{
  g_autoptr (GByteArray) bytes = NULL;
  g_autoptr (GHashTable) map = read_map (options->map);
  g_autoptr (VedetteRoster) roster = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (map == NULL)
    return VEDETTE_CLI_USAGE;
  bytes = read_bytes (options->army);
  if (bytes == NULL)
    return VEDETTE_CLI_REFUSED;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  roster = vedette_roster_read ((const char *) bytes->data, bytes->len - 1, options->army, &error);
  if (roster != NULL)
    text = vedette_roster_to_text (roster, vedette_army_get_format (rules), map, &error);
  else if (error == NULL)
    text = vedette_army_decode ((const char *) bytes->data, bytes->len - 1, &error);
  if (text == NULL)
    return answer (options, roster, NULL, NULL, error->message);
  return import_text (options, rules, side, roster, text);
}
