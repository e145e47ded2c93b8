/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What files that somebody made to do harm cost an import: time and memory of each, and how they grow with the size. */

#include "vedette-config.h"

#include <gio/gio.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/exchange/vedette-army.h"
#include "core/exchange/vedette-roster.h"
#include "core/systems.h"

/* Bytes that are measured, and twice as many: what many lines, long lines and other files may have so that they are read */
#define MANY_LINES ((gsize) 90 * 1000)
#define LONG_LINES ((gsize) 500 * 1000)
#define OTHERS ((gsize) 1000 * 1000)
/* And of each file so many, with the bounds below */
#define LARGE ((gsize) 10 * 1000 * 1000)
/* Letters of a long line */
#define LINE 9900
#define MOST_GROWTH 2.5
#define MOST_SECONDS 2.0
#define MOST_MEMORY 200.0 /* MB */
/* Less than this is too short to tell how it grows, in seconds. */
#define SHORT 0.2
/* No child has more, so that a bad one ends. */
#define MOST_PATIENCE 5 /* seconds */
#define MOST_SPACE ((rlim_t) 3 << 30)

static const struct
{
  const char *system, *side;
} systems[] = { { "skirmish", "red" }, { "stack", "enemies" }, { "eagles", "red" } };

typedef struct
{
  double seconds, megabytes;
  char how; /* r: read, n: refused, !: neither */
} Cost;

#define ROS_HEAD "<roster name=\"r\"><forces><force name=\"f\"><selections>"
#define ROS_TAIL "</selections></force></forces></roster>\n"
#define JSON_HEAD "{\"roster\":{\"name\":\"r\",\"forces\":[{\"name\":\"f\",\"selections\":["
#define JSON_UNIT "{\"name\":\"A\",\"type\":\"unit\",\"number\":5,\"costs\":[{\"name\":\"pts\",\"value\":5}]}"

/* A file that is many times the same, and counts up where its text has a “%u”; a long line begins anew with its head. */
static const struct
{
  const char *name;
  gsize size;
  const char *head, *text, *tail;
} files[] = {
  { "plus.txt", LONG_LINES, "++ ", "+", "\n" },
  { "brackets.txt", LONG_LINES, "++ x ++\n", "a [", "\n" },
  { "forge.txt", OTHERS, "++ x ++\n", "A [5] | Qua 4+ Def 4+ | 5pts\n\n", "" },
  { "parens.txt", LONG_LINES, "A ", "(", "\n" },
  { "closed.txt", LONG_LINES, "A ", "()", "\n" },
  { "nested.txt", LONG_LINES, "A ", "(a", "\n" },
  { "quotes.txt", LONG_LINES, "A ", "\"", "\n" },
  { "commas.txt", LONG_LINES, "A", ", x", "\n" },
  { "words.txt", LONG_LINES, "A, ", "avrage ", "\n" },
  { "colons.txt", LONG_LINES, "A", " :", "\n" },
  { "slashes.txt", LONG_LINES, "A", "bow/", "\n" },
  { "letters.txt", LONG_LINES, "", "A", "\n" },
  { "terms.txt", LONG_LINES, "A, 4 infantry", " average of in with turn commander", "\n" },
  { "units.txt", LONG_LINES, "A: ", "line infantry, ", "\n" },
  { "parens-lines.txt", MANY_LINES, "", "A ((((((((((((((((((((((((((((((((((((((((((\n", "" },
  { "lines.txt", MANY_LINES, "", "Archers, 5, average\n", "" },
  { "named-lines.txt", MANY_LINES, "", "Archers %u, 5 men, average, bow, 24\" range, quick +2\n", "" },
  { "doubts.txt", MANY_LINES, "", "A%u, avrage, bowe, leder, 5\n", "" },
  { "faults.txt", MANY_LINES, "", "A%u, 99999999 men, quick +99\n", "" },
  { "headings.txt", MANY_LINES, "", "C%u:\nA%u\n", "" },
  { "divisions.txt", MANY_LINES, "", "Division %u (Amsel), good: 2 line infantry nation N%u\n", "" },
  { "factions.txt", MANY_LINES, "", "Faction F%u\n8 orcs, 2, faction F%u\n", "" },
  { "blank.txt", MANY_LINES, "", "\n", "" },
  { "colons.csv", OTHERS, "name,count,notes\nArchers,5,\"a", ":", "\"\n" },
  { "rows.csv", MANY_LINES / 2, "name,count,points\n", "Archers %u,5,50\n", "" },
  { "groups.csv", MANY_LINES / 10, "name,group\n", "A,%u\n", "" },
  { "wide.csv", OTHERS, "name,count\n", ",", "\n" },
  { "cells.csv", OTHERS, "name", ",a", "\n" },
  { "blank.csv", OTHERS, "name,count\n", ",,,,,\n", "A,5\n" },
  { "quoted.csv", OTHERS, "name,count\n\"", "\"\"", "\",5\n" },
  { "attributes.ros", OTHERS, ROS_HEAD "<selection", " a%u=\"1\"", " name=\"a\" type=\"unit\" number=\"1\"/>" ROS_TAIL },
  { "elements.ros", OTHERS, ROS_HEAD "<selection type=\"unit\" name=\"A\"/>", "<selection/>", ROS_TAIL },
  { "others.ros", OTHERS, ROS_HEAD "<selection type=\"unit\" name=\"A\"/>", "<a%u/>", ROS_TAIL },
  { "units.ros", MANY_LINES, ROS_HEAD,
    "<selection name=\"A %u\" type=\"unit\"><costs><cost name=\"pts\" value=\"5\"/></costs></selection>",
    ROS_TAIL },
  { "text.ros", OTHERS, ROS_HEAD, "a ", ROS_TAIL },
  { "units.json", MANY_LINES, JSON_HEAD JSON_UNIT, "," JSON_UNIT, "]}]}}" },
  { "numbers.json", OTHERS, "{\"units\":[{\"name\":\"A\"},1", ",1", "]}" },
  { "names.json", OTHERS, "{\"units\":[{\"name\":\"A\"", ",\"%u\":1", "}]}" },
  { "objects.json", OTHERS, "{\"units\":[{\"name\":\"A\"}", ",{}", "]}" },
};

static GString *
make_file (gsize i,
           gsize size)
{
  GString *all = g_string_new (files[i].head);
  gsize start = 0;

  for (guint n = 0; all->len + strlen (files[i].text) + strlen (files[i].tail) + 8 <= size; n++)
    {
      g_autofree char *number = g_strdup_printf ("%u", n);
      g_auto (GStrv) parts = g_strsplit (files[i].text, "%u", -1);
      g_autofree char *text = g_strjoinv (number, parts);

      g_string_append (all, text);
      if (files[i].size != LONG_LINES || all->len - start < LINE)
        continue;
      g_string_append_printf (all, "\n%s", files[i].head);
      start = all->len;
    }
  return g_string_append (all, files[i].tail);
}

static void
append_le (GString *all,
           guint64  value,
           guint    n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (all, (char) (value >> (8 * i) & 0xff));
}

/* An entry of an archive that is a stream: its sizes follow it, and there is no directory. */
static void
append_entry (GString    *all,
              const char *name,
              const void *data,
              gsize       length,
              gsize       times)
{
  g_autoptr (GConverter) packer = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW, 9));
  g_autofree char *packed = g_malloc (length + 1024);
  gsize start, read, written;

  g_string_append_len (all, "PK\003\004", 4);
  append_le (all, 20, 2);
  append_le (all, 8, 2);
  append_le (all, 8, 2);
  append_le (all, 0x5d580000, 4);
  append_le (all, 0, 12);
  append_le (all, strlen (name), 2);
  append_le (all, 0, 2);
  g_string_append (all, name);
  start = all->len;
  for (gsize i = 0; i < times; i++)
    {
      g_converter_reset (packer);
      if (i == 0 && g_converter_convert (packer, data, length, packed, length + 1024, G_CONVERTER_FLUSH, &read, &written, NULL) ==
                      G_CONVERTER_ERROR)
        g_error ("cannot pack");
      g_string_append_len (all, packed, (gssize) written);
    }
  g_string_append_len (all, "\003\0", 2);
  g_string_append_len (all, "PK\007\010", 4);
  append_le (all, 0, 4);
  append_le (all, all->len - 8 - start, 4);
  append_le (all, length * times, 4);
}

/* Zeros of @size packed bytes, a thousand times as many unpacked, before a roster */
static GString *
make_stream (gsize size)
{
  static const char roster[] = ROS_HEAD "<selection name=\"A\" type=\"unit\"/>" ROS_TAIL;
  g_autofree char *zeros = g_malloc0 (1 << 20);
  g_autoptr (GString) one = g_string_new (NULL);
  GString *all = g_string_new (NULL);

  append_entry (one, "x.txt", zeros, 1 << 20, 1);
  append_entry (all, "x.txt", zeros, 1 << 20, MAX (size / one->len, 1));
  append_entry (all, "r.ros", roster, strlen (roster), 1);
  return all;
}

/* As the command line and the window do it. Returns: whether something has come */
static gboolean
import (guint          system,
        VedetteRoster *roster,
        const GString *data)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_systems_find (systems[system].system)->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (VedetteDice) dice = vedette_dice_new_seed (1, 0);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (!vedette_rules_set_up (rules, &error))
    g_error ("%s", error->message);
  text = roster != NULL ? vedette_roster_to_text (roster, vedette_army_get_format (rules), NULL, &error)
                        : vedette_army_decode (data->str, data->len, &error);
  move = text != NULL ? vedette_army_new_import (rules, systems[system].side, text, &error) : NULL;
  ruling = move != NULL ? vedette_rules_check (rules, move) : NULL;
  return ruling != NULL && !ruling->is_final &&
         vedette_rules_perform (rules, move, dice, TRUE, NULL, &error) != NULL;
}

static int
import_in_child (const GString *data,
                 const char    *name,
                 guint          system)
{
  struct rlimit patience = { MOST_PATIENCE, MOST_PATIENCE }, space = { MOST_SPACE, MOST_SPACE };
  g_autoptr (VedetteRoster) roster = NULL;
  g_autoptr (GError) error = NULL;

  setrlimit (RLIMIT_CPU, &patience);
  setrlimit (RLIMIT_AS, &space);
  roster = vedette_roster_read (data->str, data->len, name, &error);
  return error == NULL && import (system, roster, data) ? 0 : 1;
}

/* In a process of its own, which has the memory to itself */
static Cost
measure (const GString *data,
         const char    *name,
         guint          system)
{
  struct rusage usage;
  int status;
  pid_t child = fork ();
  Cost cost;

  if (child < 0)
    g_error ("cannot fork");
  if (child == 0)
    _exit (import_in_child (data, name, system));
  if (wait4 (child, &status, 0, &usage) < 0)
    g_error ("cannot wait");
  cost.seconds = (double) usage.ru_utime.tv_sec + (double) usage.ru_utime.tv_usec / 1e6;
  cost.megabytes = (double) usage.ru_maxrss / 1000;
  cost.how = !WIFEXITED (status) ? '!' : WEXITSTATUS (status) == 0 ? 'r' : 'n';
  return cost;
}

/* Returns: whether it is within the bounds */
static gboolean
report (const char *name,
        GString * (*make) (gsize i, gsize size),
        gsize       i,
        guint       system)
{
  gsize first = i < G_N_ELEMENTS (files) ? files[i].size : OTHERS, sizes[] = { first, 2 * first, LARGE };
  Cost costs[G_N_ELEMENTS (sizes)];
  double growth;
  gboolean good;

  for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
    {
      GString *data = make (i, sizes[k]);

      /* What had to be ended is not tried with more. */
      costs[k] = k > 0 && costs[k - 1].how == '!' ? costs[k - 1] : measure (data, name, system);
      g_string_free (data, TRUE);
    }
  growth = costs[0].how == costs[1].how && costs[1].seconds >= SHORT ? costs[1].seconds / MAX (costs[0].seconds, 0.001) : 0;
  good = growth <= MOST_GROWTH && costs[2].seconds <= MOST_SECONDS;
  for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
    good = good && costs[k].how != '!' && costs[k].megabytes <= MOST_MEMORY;
  g_print ("%-16s %-8s %5.0f k", name, systems[system].system, (double) first / 1000);
  for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
    g_print ("  %c %6.2f s %5.0f MB", costs[k].how, costs[k].seconds, costs[k].megabytes);
  g_print ("  × %4.1f %s\n", growth, good ? "" : "too much");
  return good;
}

static GString *
make_archive (gsize i G_GNUC_UNUSED,
              gsize size)
{
  return make_stream (size);
}

/* Names of files may be given, to measure these alone. */
int
main (int   argc,
      char *argv[])
{
  guint n_bad = 0;

  setlocale (LC_ALL, "");
  setvbuf (stdout, NULL, _IOLBF, 0);
  g_print ("%-31s  %-18s  %-18s  %-18s  (r: read, n: refused, !: ended)\n", "", "first size", "twice that", "10 MB");
  for (gsize i = 0; i <= G_N_ELEMENTS (files); i++)
    {
      const char *name = i < G_N_ELEMENTS (files) ? files[i].name : "stream.rosz";

      for (guint system = 0; system < G_N_ELEMENTS (systems); system++)
        if (argc < 2 || g_strv_contains ((const char * const *) argv + 1, name))
          n_bad += report (name, i < G_N_ELEMENTS (files) ? make_file : make_archive, i, system) ? 0 : 1;
    }
  g_print ("%u beyond the bounds: × %.1f for twice the size, %.0f s and %.0f MB\n", n_bad, MOST_GROWTH, MOST_SECONDS,
           MOST_MEMORY);
  return n_bad > 0;
}
