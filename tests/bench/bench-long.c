/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a battle of very many steps takes to open, and how much memory each step of it takes. */

#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "long-battle.h"

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
  long_battle_write (few, FEW);
  long_battle_write (many, n);
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
