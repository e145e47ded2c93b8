/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines as people type them: each row of the table is read, or asked about, as it says. */

#include "vedette-config.h"

#include <stdio.h>
#include <string.h>

#include "core/skirmish/typed/vedette-line-text.h"
#include "vedette-test-course.h"
#include "vedette-test-reading.h"
#include "vedette-test-trail.h"

/* The columns of the table are parted by tabs: what is typed, with \t and \n in it; what it is read as, written out in
 * full, or “-” if it cannot be read; and what is asked, as WHAT=>INSTEAD (WHAT=> where nothing would do instead), “!” and
 * words of the reason where it cannot be read, or nothing. Lines, and questions, are parted by “ // ”. */
#define PARTING " // "

static void
append (GString    *string,
        const char *text)
{
  if (string->len > 0)
    g_string_append (string, PARTING);
  g_string_append (string, text);
}

static char *
say_lines (GPtrArray *lines)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      VedetteTypedLine *line = g_ptr_array_index (lines, i);
      g_autofree char *text = vedette_line_text_write (line->figure, line->traits);

      append (said, text);
    }
  if (lines == NULL)
    append (said, "-");
  return g_string_free (said, FALSE);
}

static char *
say_questions (VedetteReading *reading)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (reading, i);
      const char *instead = doubt->instead != NULL ? doubt->instead : "";
      g_autofree char *about = g_strdup_printf ("%.*s=>%s", (int) (doubt->to - doubt->from),
                                                vedette_reading_get_text (reading) + doubt->from, instead);

      if (doubt->grade == VEDETTE_DOUBT_QUESTION)
        append (said, about);
    }
  return g_string_free (said, FALSE);
}

/* What is told of all rows, and of what comes of them by slips */
static GString *page;
static VedetteTestTrail *trail;

static void
tell_text (GString    *told,
           const char *text)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, &error);
  g_autofree char *said = say_lines (lines);

  vedette_test_tell_reading (told, text, reading, error);
  g_string_append_printf (told, "  is %s\n", said);
}

static void
check_row (const char *typed,
           const char *expected,
           const char *asked)
{
  g_autofree char *text = g_strcompress (typed);
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, &error);
  g_autofree char *said = say_lines (lines);
  g_autofree char *questions = say_questions (reading);

  g_test_message ("%s", typed);
  vedette_test_tell_reading (page, typed, reading, error);
  vedette_test_trail_vary (trail, text, tell_text);
  g_assert_cmpstr (said, ==, expected);
  if (*asked == '!')
    {
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, asked + 1));
    }
  else
    {
      g_assert_no_error (error);
      g_assert_cmpstr (questions, ==, asked);
    }
}

typedef void (*RowFunc) (const char *typed,
                         const char *expected,
                         const char *asked,
                         guint      *n);

static void
for_rows (RowFunc  func,
          guint   *n)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "typed-lines.tsv", NULL);
  g_autofree char *table = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rows = NULL;

  g_file_get_contents (path, &table, NULL, &error);
  g_assert_no_error (error);
  rows = g_strsplit (table, "\n", -1);
  for (guint i = 0; rows[i] != NULL; i++)
    {
      g_auto (GStrv) columns = g_strsplit (rows[i], "\t", -1);

      if (*rows[i] == '\0' || *rows[i] == '#')
        continue;
      if (g_strv_length (columns) != 3)
        g_error ("Not three columns: %s", rows[i]);
      func (columns[0], columns[1], columns[2], n);
    }
}

static void
check (const char *typed,
       const char *expected,
       const char *asked,
       guint      *n)
{
  check_row (typed, expected, asked);
  n[0]++;
  /* A name and nothing else, taken without a question */
  if (*asked == '\0' && strpbrk (typed, ",;|()0123456789\\") == NULL && g_str_has_suffix (expected, ", average") &&
      g_ascii_strncasecmp (typed, expected, strlen (typed)) == 0 && expected[strlen (typed)] == ',')
    n[1]++;
}

static void
test_table (void)
{
  guint n[2] = { 0, 0 };

  page = g_string_new (NULL);
  trail = vedette_test_trail_new ("typed-lines");
  for_rows (check, n);
  g_test_message ("%u lines, %u of them names", n[0], n[1]);
  g_assert_cmpuint (n[0], >=, 200);
  g_assert_cmpuint (n[1], >=, 60);
  vedette_test_assert_page ("typed-lines.txt", page, TRUE);
  vedette_test_trail_end (trail);
  g_clear_pointer (&trail, vedette_test_trail_free);
  g_string_free (g_steal_pointer (&page), TRUE);
}

/* The rating that is missing, or unknown, is asked for with all that there are. */
static void
test_ratings (void)
{
  static const char * const lines[] = {
    "Tam, leader", "Tam, poor leader", "Tam, leader brilliant", "Tam (leader)", "Tam leader", "Tam – leader", "Tam, leader +2",
  };
  static const char * const ratings[] = { "Useless", "Adequate", "Good", "Heroic", "Inspired" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (VedetteReading) reading = vedette_reading_new (lines[i]);
      g_autoptr (GPtrArray) read = vedette_line_text_read_lines (reading, NULL);
      const VedetteDoubt *doubt;

      g_assert_nonnull (read);
      g_assert_cmpuint (vedette_reading_get_n_doubts (reading), ==, 1);
      doubt = vedette_reading_nth_doubt (reading, 0);
      g_test_message ("%s", doubt->why);
      for (guint k = 0; k < G_N_ELEMENTS (ratings); k++)
        g_assert_nonnull (strstr (doubt->why, ratings[k]));
    }
}

/* A dash within a name may have been meant for a comma, which is a button away; it holds up nothing, for Saxe - Coburg is a name. */
static void
test_dash (void)
{
  static const struct
  {
    const char *line;
    const char *instead;
  } rows[] = {
    { "Lady Anne - rapier, excellent", "Lady Anne, rapier, excellent" },
    { "Saxe – Coburg", "Saxe, Coburg" },
    { "Anne-Marie, good", NULL },
    { "Wat - average", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteReading) reading = vedette_reading_new (rows[i].line);
      g_autoptr (GPtrArray) read = vedette_line_text_read_lines (reading, NULL);
      g_autofree char *instead = NULL;

      g_assert_nonnull (read);
      g_assert_false (vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION));
      for (guint k = 0; k < vedette_reading_get_n_doubts (reading); k++)
        if (instead == NULL && strstr (vedette_reading_nth_doubt (reading, k)->why, "after a comma") != NULL)
          instead = vedette_reading_apply (reading, vedette_reading_nth_doubt (reading, k));
      g_assert_cmpstr (instead, ==, rows[i].instead);
    }
}

/* A rating is said with its word: the class may be “Good”, too. */
static void
test_said (void)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new ("Tam, good, leader (good)");
  g_autoptr (GPtrArray) read = vedette_line_text_read_lines (reading, NULL);
  const VedettePiece *piece;

  g_assert_nonnull (read);
  g_assert_cmpuint (vedette_reading_get_n_pieces (reading), ==, 3);
  g_assert_cmpstr (vedette_reading_nth_piece (reading, 1)->said, ==, "Good");
  piece = vedette_reading_nth_piece (reading, 2);
  g_assert_cmpstr (piece->field, ==, "leader");
  g_assert_cmpstr (piece->value, ==, "good");
  g_assert_cmpstr (piece->said, ==, "Good leader");
}

/* For writing the table: every line of the standard input as it is read now */
static int
dump (void)
{
  g_autoptr (GIOChannel) channel = g_io_channel_unix_new (0);
  char *row;
  gsize end;

  while (g_io_channel_read_line (channel, &row, NULL, &end, NULL) == G_IO_STATUS_NORMAL)
    {
      g_autofree char *typed = g_strndup (row, end);
      g_autofree char *text = g_strcompress (typed);
      g_autoptr (VedetteReading) reading = vedette_reading_new (text);
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) lines = NULL;
      g_autofree char *said = NULL;
      g_autofree char *questions = NULL;

      g_free (row);
      if (*typed == '\0' || *typed == '#')
        {
          puts (typed);
          continue;
        }
      lines = vedette_line_text_read_lines (reading, &error);
      said = say_lines (lines);
      questions = say_questions (reading);
      printf ("%s\t%s\t%s%s\n", typed, said, error != NULL ? "!" : "", error != NULL ? error->message : questions);
    }
  return 0;
}

int
main (int    argc,
      char **argv)
{
  if (argc > 1 && g_str_equal (argv[1], "--dump"))
    return dump ();
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/skirmish/typed-lines/table", test_table);
  g_test_add_func ("/skirmish/typed-lines/ratings", test_ratings);
  g_test_add_func ("/skirmish/typed-lines/dash", test_dash);
  g_test_add_func ("/skirmish/typed-lines/said", test_said);

  return g_test_run ();
}
