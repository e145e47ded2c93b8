/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a battle of very many steps takes to open, and how much memory each step of it takes. */

#include <glib/gstdio.h>
#include <inttypes.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/skirmish/records/vedette-skirmish-game.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "vedette-random-skirmish.h"

#define STEPS 100000
#define FEW 10

static const VedetteSchema *const schemas[] = { &vedette_skirmish_schema, NULL };

static double
now (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

/* Returns: bytes; VmRSS is what the process has now, VmHWM the most that it ever had */
static guint64
get_memory (const char *what)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL) || (line = strstr (status, what)) == NULL)
    g_error ("the system does not say how much memory there is");
  return g_ascii_strtoull (line + strlen (what), NULL, 10) * 1024;
}

/* Steps as short as any that play makes: all of them change the same record, so that the battle has no more of those. */
static void
write_battle (const char *path,
              guint       n_steps)
{
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (1, 2);
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  GByteArray *lines = vedette_journal_peek_lines (vedette_battle_get_journal (battle));
  g_autoptr (GString) content = g_string_new_len ((const char *) lines->data, (gssize) lines->len);
  gint64 game = vedette_record_get_id (vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_GAME));
  gint64 first = vedette_battle_get_cursor (battle);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_steps; i++)
    g_string_append_printf (content,
                            "{\"n\":%" PRId64 ",\"after\":%" PRId64 ",\"kind\":\"put-right\",\"time\":"
                            "\"2026-04-30T19:00:00Z\",\"facts\":{\"counters\":%u},\"do\":[{\"set\":%" PRId64
                            ",\"of\":\"action-no\",\"old\":%u,\"new\":%u}]}\n",
                            first + 1 + i, first + i, i % 100, game, i, i + 1);
  g_file_set_contents (path, content->str, (gssize) content->len, &error);
  g_assert_no_error (error);
}

static VedetteBattle *
open_battle (const char *path)
{
  g_autoptr (GError) error = NULL;
  VedetteBattle *battle = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);

  g_assert_no_error (error);
  return battle;
}

/* The floor: json-glib alone, on the same lines */
static double
measure_json (const char *path)
{
  g_autofree char *content = NULL;
  gsize length;
  double start = now ();

  if (!g_file_get_contents (path, &content, &length, NULL))
    g_error ("cannot read");
  for (const char *p = content; p < content + length;)
    {
      const char *next = memchr (p, '\n', (gsize) (content + length - p));
      g_autoptr (JsonParser) parser = json_parser_new_immutable ();

      if (!json_parser_load_from_data (parser, p, next - p, NULL))
        g_error ("no JSON");
      p = next + 1;
    }
  return now () - start;
}

/* What looks something up in every step has to read most of them again. */
static double
measure_lookup (VedetteBattle *battle)
{
  double start = now ();
  guint sum = 0;

  for (guint i = 0; i < vedette_battle_get_n_branch (battle); i++)
    sum += json_object_get_size (vedette_step_get_facts (vedette_battle_get_branch (battle, i)));
  g_assert_cmpuint (sum, >, 0);
  return now () - start;
}

int
main (int   argc,
      char *argv[])
{
  guint n = argc > 1 ? (guint) atoi (argv[1]) : STEPS;
  g_autofree char *folder = g_dir_make_tmp ("vedette-long-XXXXXX", NULL);
  g_autofree char *few = g_build_filename (folder, "few.vedette", NULL);
  g_autofree char *many = g_build_filename (folder, "many.vedette", NULL);
  g_autoptr (VedetteBattle) short_one = NULL;
  g_autoptr (VedetteBattle) battle = NULL;
  guint64 before, after;
  double start, opening;
  GStatBuf info;

  setlocale (LC_ALL, "");
  write_battle (few, FEW);
  write_battle (many, n);
  g_assert_cmpint (g_stat (many, &info), ==, 0);
  short_one = open_battle (few);
  before = get_memory ("VmRSS:");
  start = now ();
  battle = open_battle (many);
  opening = now () - start;
  after = get_memory ("VmRSS:");
  g_assert_cmpint (vedette_battle_get_cursor (battle) - vedette_battle_get_cursor (short_one), ==, n - FEW);

  g_print ("%u steps, lines of %.0f bytes\n", n, (double) info.st_size / n);
  g_print ("memory      %7.0f bytes a step   the file itself %6.0f   ratio %5.2f   (peak of the process %.0f MB)\n",
           (double) (after - before) / n, (double) info.st_size / n, (double) (after - before) / (double) info.st_size,
           (double) get_memory ("VmHWM:") / 1e6);
  start = measure_json (many);
  g_print ("opening     %7.2f µs a step      json-glib alone %6.2f   ratio %5.2f   (%.2f s in all)\n", opening * 1e6 / n,
           start * 1e6 / n, opening / start, opening);
  opening = measure_lookup (battle);
  g_print ("all facts   %7.2f µs a step      json-glib alone %6.2f   ratio %5.2f\n", opening * 1e6 / n, start * 1e6 / n,
           opening / start);
  g_unlink (few);
  g_unlink (many);
  g_rmdir (folder);
  return 0;
}
