/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the core takes for what grows with a battle, each beside a floor that is measured in the same run. */

#include <cairo-pdf.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "core/document/vedette-battle-file.h"
#include "core/skirmish/state/vedette-candidates.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "print/skirmish/vedette-summary.h"
#include "vedette-broken-battles.h"
#include "vedette-random-skirmish.h"

#define RUNS 7
#define COMMITS 10000
#define STEPS 10000
#define JUMP_STEPS 2000
#define JUMPS 4000
#define LINES 10000
#define PAGES 10
#define PAGE_LINES 25

static const VedetteSchema *const schemas[] = { &vedette_skirmish_schema, NULL };

static char *folder;

/* Returns: seconds */
typedef double (*Measure) (gpointer data);

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return left < right ? -1 : left > right;
}

/* The two take turns, so that whatever else the machine does meets both. */
static void
report (const char *what,
        Measure     measure,
        const char *floor_is,
        Measure     measure_floor,
        gpointer    data,
        guint       per)
{
  double times[RUNS], floors[RUNS];

  for (guint i = 0; i < RUNS; i++)
    {
      times[i] = measure (data);
      floors[i] = measure_floor (data);
    }
  qsort (times, RUNS, sizeof *times, compare);
  qsort (floors, RUNS, sizeof *floors, compare);
  g_print ("%-34s %10.2f µs   %-44s %10.2f µs   ratio %6.2f   (median of %d, fastest %.2f and %.2f)\n", what,
           times[RUNS / 2] * 1e6 / per, floor_is, floors[RUNS / 2] * 1e6 / per, times[RUNS / 2] / floors[RUNS / 2], RUNS,
           times[0] * 1e6 / per, floors[0] * 1e6 / per);
}

static double
now (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

/* Commit */

typedef struct
{
  VedetteRules *rules;
  GBytes *lines; /* what commits have written */
} Commits;

static void
make_commits (VedetteBattle *battle)
{
  gpointer game = vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_GAME);
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < COMMITS; i++)
    {
      VedetteEdit *edit = vedette_battle_edit (battle, "bench");

      json_object_set_int_member (vedette_edit_get_facts (edit), "counters", i % 100);
      vedette_edit_set (edit, game, "counters", 1 + i % 100, "action-no", i, NULL);
      if (vedette_battle_commit (battle, edit, &error) == NULL)
        g_error ("%s", error->message);
    }
}

static double
measure_commit_in_memory (gpointer data)
{
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (1, PAGE_LINES);
  double start = now ();

  make_commits (vedette_rules_get_battle (rules));
  return now () - start;
}

static double
measure_commit (gpointer data)
{
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (1, PAGE_LINES);
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *path = g_build_filename (folder, "commit.vedette", NULL);
  g_autoptr (GError) error = NULL;
  double start, end;

  vedette_battle_create (battle, path, &error);
  g_assert_no_error (error);
  start = now ();
  make_commits (battle);
  end = now ();
  vedette_battle_wait_durable (battle, &error);
  g_assert_no_error (error);
  g_unlink (path);
  return end - start;
}

static double
measure_write (gpointer data)
{
  Commits *commits = data;
  g_autofree char *path = g_build_filename (folder, "write", NULL);
  gsize length;
  const char *p = g_bytes_get_data (commits->lines, &length);
  const char *end = p + length;
  int fd = g_open (path, O_CREAT | O_WRONLY | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
  double start = now ();

  while (p < end)
    {
      const char *next = memchr (p, '\n', (gsize) (end - p));

      if (write (fd, p, (gsize) (next + 1 - p)) < 0)
        g_error ("cannot write");
      p = next + 1;
    }
  start = now () - start;
  close (fd);
  g_unlink (path);
  return start;
}

static double
measure_undo (gpointer data)
{
  Commits *commits = data;
  VedetteBattle *battle = vedette_rules_get_battle (commits->rules);
  g_autoptr (GError) error = NULL;
  double start = now ();

  while (vedette_battle_get_place (battle) > 2)
    if (!vedette_battle_go_to (battle, vedette_step_get_after (vedette_battle_get_undo (battle)), &error))
      g_error ("%s", error->message);
  start = now () - start;
  vedette_battle_go_to (battle, 2 + COMMITS, &error);
  g_assert_no_error (error);
  return start;
}

static void
bench_commit (void)
{
  Commits commits = { 0 };
  VedetteBattle *battle;
  g_autoptr (GBytes) content = NULL;
  guint64 before;

  commits.rules = vedette_random_skirmish_new (1, PAGE_LINES);
  battle = vedette_rules_get_battle (commits.rules);
  before = vedette_journal_get_length (vedette_battle_get_journal (battle));
  make_commits (battle);
  content = vedette_journal_get_content (vedette_battle_get_journal (battle));
  commits.lines = g_bytes_new_from_bytes (content, before, g_bytes_get_size (content) - before);

  report ("a commit, in memory", measure_commit_in_memory, "write (2) of the same line", measure_write, &commits, COMMITS);
  report ("a commit, to a file", measure_commit, "write (2) of the same line", measure_write, &commits, COMMITS);
  report ("an undo, in memory", measure_undo, "write (2) of a step's line", measure_write, &commits, COMMITS);
  g_clear_object (&commits.rules);
  g_clear_pointer (&commits.lines, g_bytes_unref);
}

/* Opening */

static double
measure_open (gpointer data)
{
  g_autoptr (GError) error = NULL;
  double start = now ();
  g_autoptr (VedetteBattle) battle G_GNUC_UNUSED = vedette_battle_open (data, VEDETTE_OPEN_READ, schemas, NULL, &error);

  g_assert_no_error (error);
  return now () - start;
}

static double
measure_json (gpointer data)
{
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  double start = now ();
  const char *end;

  g_file_get_contents (data, &content, &length, &error);
  g_assert_no_error (error);
  end = content + length;
  for (const char *p = content; p < end;)
    {
      const char *next = memchr (p, '\n', (gsize) (end - p));
      g_autoptr (JsonParser) parser = json_parser_new_immutable ();

      json_parser_load_from_data (parser, p, next - p, &error);
      g_assert_no_error (error);
      p = next + 1;
    }
  return now () - start;
}

static void
bench_open (void)
{
  g_autofree char *path = g_build_filename (folder, "open.vedette", NULL);
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (3, PAGE_LINES);
  g_autoptr (VedetteRandomPlayer) player = vedette_random_skirmish_player (rules, 3);
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autoptr (GError) error = NULL;

  vedette_battle_create (battle, path, &error);
  g_assert_no_error (error);
  while (g_list_model_get_n_items (vedette_battle_get_steps (battle)) < STEPS)
    if (vedette_random_player_play (player, 5) == NULL)
      vedette_battle_go_to (battle, 2, &error);
  g_assert_no_error (error);
  vedette_battle_wait_durable (battle, &error);
  g_assert_no_error (error);
  report ("opening 10,000 steps, each", measure_open, "json-glib alone on the same lines", measure_json, path, STEPS);
  g_unlink (path);
}

/* To the beginning and back, again and again, as somebody looks things up */
static void
bench_jumps (void)
{
  g_autofree char *path = g_build_filename (folder, "jumps.vedette", NULL);
  g_autoptr (GString) content = g_string_new (BROKEN_HEADER BROKEN_FIRST);
  g_autoptr (GError) error = NULL;

  for (guint n = 2; n <= JUMP_STEPS; n++)
    g_string_append_printf (content, "{\"n\":%u,\"after\":%u,\"kind\":\"put-right\",\"do\":["
                                     BROKEN_SET (3, "action-no", "%u", "%u") "]}\n", n, n - 1, n - 2, n - 1);
  for (guint i = 0; i < JUMPS; i++)
    g_string_append_printf (content, "{\"to\":%u}\n", i % 2 == 0 ? 1 : JUMP_STEPS);
  g_file_set_contents (path, content->str, (gssize) content->len, &error);
  g_assert_no_error (error);
  report ("opening 2,000 steps, 4,000 jumps", measure_open, "json-glib alone on the same lines", measure_json, path, 1);
  g_unlink (path);
}

/* Ranking */

static gint64
get_second_side (VedetteBattle *battle)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, battle);
  return vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[1]));
}

static double
measure_rank (gpointer data)
{
  double start = now ();
  g_autoptr (GListModel) ranked = vedette_candidates_rank (data, get_second_side (data), TRUE);

  start = now () - start;
  g_assert_cmpuint (g_list_model_get_n_items (ranked), ==, LINES);
  return start;
}

static int
compare_needs (gconstpointer a,
               gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

static double
measure_sort (gpointer data)
{
  GListModel *figures = vedette_battle_get_records (data, VEDETTE_TYPE_FIGURE);
  g_autofree int *needs = g_new (int, LINES);
  double start = now ();

  for (guint i = 0; i < LINES; i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      needs[i] = vedette_troops_get_base (vedette_figure_get_troops (figure)) -
                 vedette_leader_get_factor (vedette_figure_get_leader (figure));
    }
  qsort (needs, LINES, sizeof *needs, compare_needs);
  return now () - start;
}

static void
bench_rank (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_skirmish_schema);
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_rules (battle);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GError) error = NULL;
  VedetteEdit *edit;
  gint64 side;

  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  side = get_second_side (battle);
  edit = vedette_battle_edit (battle, "bench");
  for (guint i = 0; i < LINES; i++)
    {
      g_autofree char *name = g_strdup_printf ("Line %u", i);
      g_autoptr (VedetteFigure) figure = g_object_new (VEDETTE_TYPE_FIGURE, "name", name, "side", side, "troops",
                                                       g_rand_int_range (rand, 0, VEDETTE_TROOPS_DEMIGODS + 1), NULL);

      vedette_edit_insert (edit, figure, -1);
    }
  vedette_battle_commit (battle, edit, &error);
  g_assert_no_error (error);
  report ("ranking 10,000 lines, each", measure_rank, "to look at each once and sort the numbers", measure_sort, battle,
          LINES);
}

/* The summary */

static char *page_path;

static double
measure_summary (gpointer data)
{
  g_autoptr (GError) error = NULL;
  double start = now ();

  for (guint i = 0; i < PAGES; i++)
    {
      vedette_summary_write_pdf (data, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH, page_path, &error);
      g_assert_no_error (error);
    }
  return now () - start;
}

/* Each text of the page at its place and in its size, by cairo and pango alone */
static void
draw_texts (VedettePage *page)
{
  double width, height;
  cairo_surface_t *surface;
  cairo_t *cr;
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");
  g_autoptr (PangoLayout) layout = NULL;

  vedette_paper_get_size (VEDETTE_PAPER_A4, &width, &height);
  surface = cairo_pdf_surface_create (page_path, width, height);
  cr = cairo_create (surface);
  layout = pango_cairo_create_layout (cr);
  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->text == NULL)
        continue;
      pango_font_description_set_absolute_size (font, box->size * PANGO_SCALE);
      pango_font_description_set_weight (font, box->style & VEDETTE_TEXT_BOLD ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
      pango_layout_set_font_description (layout, font);
      pango_layout_set_text (layout, box->text, -1);
      cairo_move_to (cr, box->x, box->y);
      pango_cairo_show_layout (cr, layout);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

static double
measure_texts (gpointer data)
{
  VedettePage *page = vedette_summary_lay_out (data, VEDETTE_PAPER_A4, VEDETTE_SHEET_BOTH);
  double start = now ();

  for (guint i = 0; i < PAGES; i++)
    draw_texts (page);
  start = now () - start;
  vedette_page_free (page);
  return start;
}

static void
bench_summary (void)
{
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (7, PAGE_LINES);

  page_path = g_build_filename (folder, "summary.pdf", NULL);
  report ("a summary as PDF", measure_summary, "cairo and pango drawing the same text", measure_texts,
          vedette_rules_get_battle (rules), PAGES);
  g_unlink (page_path);
  g_free (page_path);
}

int
main (void)
{
  setlocale (LC_ALL, "");
  folder = g_dir_make_tmp ("vedette-bench-XXXXXX", NULL);
  bench_commit ();
  bench_open ();
  bench_jumps ();
  bench_rank ();
  bench_summary ();
  g_rmdir (folder);
  g_free (folder);
  return 0;
}
