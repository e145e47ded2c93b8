/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb that tells a battle: what stands in its pages, for whom, and what it refuses. */

#include <string.h>

#include "cli-support.h"

typedef struct
{
  char *folder;
  char *battle;
  char *pdf;
  char *html;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->folder = cli_new_folder ();
  self->battle = g_build_filename (self->folder, "own.vedette", NULL);
  self->pdf = g_build_filename (self->folder, "out.pdf", NULL);
  self->html = g_build_filename (self->folder, "out.html", NULL);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  cli_remove_folder (self->folder);
  g_free (self->folder);
  g_free (self->battle);
  g_free (self->pdf);
  g_free (self->html);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static char *
find_sample (const char *name)
{
  return g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", name, NULL);
}

static void
assert_done (CliRun *run)
{
  g_autoptr (CliRun) owned = run;

  g_assert_cmpstr (owned->err, ==, "");
  g_assert_cmpint (owned->status, ==, 0);
}

/* The text of a PDF file on as few lines as it has blocks, for lines break where the font has them break */
static char *
read_pdf (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "pdftotext", "-raw", path, "-", NULL);
  char *text = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strdelimit (text, "\n", ' ');
}

static void
count_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              counts,
               GError              **error)
{
  gpointer key = (gpointer) g_intern_string (name);

  g_hash_table_insert (counts, key, GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + 1));
}

/* Every element is closed, and every letter that means something in a page is escaped. */
static GHashTable *
parse_page (const char *page)
{
  const GMarkupParser parser = { .start_element = count_element };
  GHashTable *counts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, counts, NULL);
  g_autoptr (GError) error = NULL;
  const char *start = strchr (page, '\n');

  g_assert_true (g_str_has_prefix (page, "<!DOCTYPE html>\n"));
  g_markup_parse_context_parse (context, start, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  return counts;
}

static guint
count (GHashTable *counts,
       const char *name)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (counts, name));
}

typedef struct
{
  const char *sample;
  const char *title;
  const char *lines[4];
  guint parts;
  guint drawings; /* the ribbon, and two for each kind of die of each party */
} Row;

static void
test_sample (Fixture       *self,
             gconstpointer  data)
{
  const Row *row = data;
  g_autofree char *path = find_sample (row->sample);
  g_autofree char *page = NULL, *paper = NULL, *title = g_strdup_printf ("<title>%s</title>", row->title);
  g_autoptr (GHashTable) counts = NULL;

  assert_done (cli_run (NULL, "report", path, "-o", self->html, NULL));
  assert_done (cli_run (NULL, "report", path, "-o", self->pdf, "--paper=letter", NULL));
  page = read_file (self->html);
  paper = read_pdf (self->pdf);
  counts = parse_page (page);
  g_assert_nonnull (strstr (page, title));
  g_assert_nonnull (strstr (page, " lang=\"en\""));
  g_assert_nonnull (strstr (page, "prefers-color-scheme:dark"));
  g_assert_null (strstr (page, "href="));
  g_assert_null (strstr (page, "src="));
  g_assert_cmpuint (count (counts, "section"), ==, row->parts);
  g_assert_cmpuint (count (counts, "svg"), ==, row->drawings);
  g_assert_true (g_str_has_prefix (paper, row->title));
  for (guint i = 0; i < G_N_ELEMENTS (row->lines) && row->lines[i] != NULL; i++)
    {
      g_assert_nonnull (strstr (page, row->lines[i]));
      g_assert_nonnull (strstr (paper, row->lines[i]));
    }
}

static const Row rows[] = {
  { "blackhearts-hold.vedette", "The barn at Blackheart’s hold",
    { "Blackheart (The Hold) rolled 15, needing 13: The Hold took the initiative.", "The Company, 3 actions",
      "Too few to tell", "Casualties: The Company 2 of 22" },
    3, 5 },
  { "ford-at-dusk.vedette", "The Ford at Dusk",
    { "Vala acted.", "Drawn: End. The round ended.", "Turns: 22. Rounds: 3." }, 44, 1 },
  { "bridges-at-aurach.vedette", "The Bridges at Aurach",
    { "The initiative went to French, 8–4.", "Line infantry 1 moved 6″.", "Points of French: 2" }, 9, 5 },
};

/* Own battles */

static void
play (Fixture    *self,
      const char *requests)
{
  g_autoptr (CliRun) made = cli_run (NULL, "new", self->battle, NULL);
  g_autoptr (CliRun) run = NULL;

  g_assert_cmpint (made->status, ==, 0);
  run = cli_run (requests, "play", "--strict", self->battle, NULL);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_null (strstr (run->out, "\"ok\":false"));
  g_assert_cmpint (run->status, ==, 0);
}

/* Names are text, whatever they look like. */
static void
test_hostile (Fixture       *self,
              gconstpointer  data)
{
  g_autofree char *page = NULL, *paper = NULL;
  g_autoptr (GHashTable) counts = NULL;

  play (self, "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"</style><script>alert(1)</script>&\\u0001\"}\n"
              "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"<b>&\\\"x\"}\n"
              "{\"move\":\"start\",\"holder\":\"red\",\"agreed\":true}\n"
              "{\"move\":\"march\"}\n"
              "{\"move\":\"snatch\",\"nominee\":\"<b>&\\\"x\",\"die\":20}\n");
  assert_done (cli_run (NULL, "report", self->battle, "-o", self->html, NULL));
  assert_done (cli_run (NULL, "report", self->battle, "-o", self->pdf, NULL));
  page = read_file (self->html);
  paper = read_pdf (self->pdf);
  counts = parse_page (page);
  g_assert_cmpuint (count (counts, "script"), ==, 0);
  g_assert_cmpuint (count (counts, "b"), ==, 0);
  g_assert_cmpuint (count (counts, "style"), ==, 1);
  g_assert_nonnull (strstr (page, "&lt;b&gt;&amp;&quot;x"));
  /* The next action is the first of this holding, as Play says it. */
  g_assert_nonnull (strstr (page, "Action: 1<"));
  g_assert_null (strchr (page, '\001'));
  g_assert_null (strstr (page, "&#x1;"));
  g_assert_nonnull (strstr (paper, "<b>&\"x (Blue) rolled 20"));
}

/* What one side keeps to itself is told to that side only. */
static void
test_secrets (Fixture       *self,
              gconstpointer  data)
{
  static const struct
  {
    const char *side;
    gboolean red, blue;
  } told[] = { { NULL, FALSE, FALSE }, { "--side=red", TRUE, FALSE }, { "--side=blue", FALSE, TRUE },
               { "--side=umpire", TRUE, TRUE } };

  play (self, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Wat\"}\n"
              "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Wat\",\"order\":\"burn the marker mill\"}\n"
              "{\"move\":\"start\",\"holder\":\"red\",\"agreed\":true}\n"
              "{\"move\":\"march\"}\n"
              "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"Sneaker\",\"hidden\":true}\n"
              "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"Lurker\",\"hidden\":true}\n");
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *page = NULL, *paper = NULL;

      assert_done (cli_run (NULL, "report", self->battle, "-o", self->html, told[i].side, NULL));
      assert_done (cli_run (NULL, "report", self->battle, "-o", self->pdf, told[i].side, NULL));
      page = read_file (self->html);
      paper = read_pdf (self->pdf);
      g_assert_null (strstr (page, "something secret"));
      g_assert_true (told[i].blue || strstr (page, "marker mill") == NULL);
      g_assert_true (told[i].blue || strstr (paper, "marker mill") == NULL);
      g_assert_true ((strstr (page, "Lurker") != NULL) == told[i].red);
      g_assert_true ((strstr (paper, "Lurker") != NULL) == told[i].red);
      g_assert_true ((strstr (page, "Sneaker") != NULL) == told[i].blue);
      g_assert_true ((strstr (paper, "Sneaker") != NULL) == told[i].blue);
    }
}

/* Bad words are told, and nothing is left behind. */
static void
test_refused (Fixture       *self,
              gconstpointer  data)
{
  g_autofree char *sample = find_sample ("blackhearts-hold.vedette"), *word = g_build_filename (self->folder, "out.doc", NULL);
  g_autofree char *nowhere = g_build_filename (self->folder, "no", "out.html", NULL), *before = NULL, *after = NULL;
  g_autofree char *twin = g_build_filename (self->folder, "own.html", NULL);
  g_autoptr (CliRun) none = cli_run (NULL, "report", sample, NULL), ending = NULL;
  g_autoptr (CliRun) side = cli_run (NULL, "report", sample, "--side=green", "-o", self->html, NULL);
  g_autoptr (CliRun) lost = cli_run (NULL, "report", sample, "-o", nowhere, NULL);
  g_autoptr (CliRun) itself = NULL, help = cli_run (NULL, "report", "--help", NULL);

  ending = cli_run (NULL, "report", sample, "-o", word, NULL);
  cli_assert_usage (none, "report");
  g_assert_nonnull (strstr (none->err, "The option --output is missing. Name the file to write."));
  cli_assert_usage (ending, "report");
  g_assert_nonnull (strstr (ending->err, "should end in .pdf or .html"));
  cli_assert_usage (side, "report");
  g_assert_nonnull (strstr (side->err, "--side cannot be “green”. Use one of: red, blue, umpire"));
  g_assert_cmpint (lost->status, ==, 1);
  g_assert_nonnull (strstr (lost->err, "could not be written"));
  g_assert_false (g_file_test (word, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (self->html, G_FILE_TEST_EXISTS));
  g_assert_cmpint (help->status, ==, 0);
  g_assert_nonnull (strstr (help->out, "--output"));
  g_assert_nonnull (strstr (help->out, "--side=SIDE"));

  /* A battle may be called as a page is; it is not written over. */
  before = read_file (sample);
  g_assert_true (g_file_set_contents (twin, before, -1, NULL));
  itself = cli_run (NULL, "report", twin, "-o", twin, NULL);
  g_assert_cmpint (itself->status, ==, 1);
  g_assert_nonnull (strstr (itself->err, "is the battle itself"));
  after = read_file (twin);
  g_assert_cmpstr (before, ==, after);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/report/%s", rows[i].sample);

      g_test_add (path, Fixture, &rows[i], set_up, test_sample, tear_down);
    }
  g_test_add ("/cli/report/hostile", Fixture, NULL, set_up, test_hostile, tear_down);
  g_test_add ("/cli/report/secrets", Fixture, NULL, set_up, test_secrets, tear_down);
  g_test_add ("/cli/report/refused", Fixture, NULL, set_up, test_refused, tear_down);

  return g_test_run ();
}
