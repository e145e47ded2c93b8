/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Participants as people type them: each row of the table is read, or asked about, as it says; and what is written is read. */

#include "vedette-config.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/stack/typed/vedette-participant-text.h"
#include "vedette-random-play.h"
#include "vedette-test-course.h"
#include "vedette-test-reading.h"
#include "vedette-test-trail.h"

/* The columns of the table are parted by tabs: what is typed, with \t and \n in it; what it is read as, written out in full, or
 * “-” if it cannot be read; and all doubts: a reminder as ~ and its sentence; a question as ? and a fault as !, with its rule,
 * what it is about, => and what would do instead. Lines, and doubts, are parted by “ // ”. */
#define PARTING " // "

/* Those of the End token, the hired help and the enemies */
static const char * const taken[] = { "red", "grey", "black", NULL };

static void
append (GString    *string,
        const char *text)
{
  if (string->len > 0)
    g_string_append (string, PARTING);
  g_string_append (string, text);
}

static char *
say_records (GPtrArray *records)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; records != NULL && i < records->len; i++)
    {
      g_autofree char *text = vedette_participant_text_write (records->pdata[i]);

      append (said, text);
    }
  if (records == NULL)
    append (said, "-");
  return g_string_free (said, FALSE);
}

static char *
say_doubts (VedetteReading *reading)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (reading, i);
      const char *instead = doubt->instead != NULL ? doubt->instead : "", *rule = doubt->rule != NULL ? doubt->rule : "";
      g_autofree char *about = doubt->grade == VEDETTE_DOUBT_REMINDER
                                 ? g_strdup_printf ("~%s", doubt->why)
                                 : g_strdup_printf ("%c%s %.*s=>%s", doubt->grade == VEDETTE_DOUBT_FAULT ? '!' : '?', rule,
                                                    (int) (doubt->to - doubt->from),
                                                    vedette_reading_get_text (reading) + doubt->from, instead);

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
  g_autoptr (GPtrArray) records = vedette_participant_text_read (reading, taken, &error);
  g_autofree char *said = say_records (records);

  vedette_test_tell_reading (told, text, reading, error);
  g_string_append_printf (told, "  is %s\n", said);
}

static void
check_row (const char *typed,
           const char *expected,
           const char *doubts)
{
  g_autofree char *text = g_strcompress (typed);
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = vedette_participant_text_read (reading, taken, &error);
  g_autofree char *said = say_records (records), *found = say_doubts (reading);

  g_test_message ("%s", typed);
  vedette_test_tell_reading (page, typed, reading, error);
  vedette_test_trail_vary (trail, text, tell_text);
  g_assert_cmpstr (said, ==, expected);
  g_assert_cmpstr (found, ==, doubts);
  g_assert_true ((records == NULL) == vedette_reading_has (reading, VEDETTE_DOUBT_FAULT));
  if (records == NULL)
    g_assert_error (error, VEDETTE_READING_ERROR, VEDETTE_READING_ERROR_FAULT);
  else
    g_assert_no_error (error);
}

static void
test_table (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "typed-participants.tsv", NULL);
  g_autofree char *table = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rows = NULL;
  guint n = 0;

  page = g_string_new (NULL);
  trail = vedette_test_trail_new ("typed-participants");
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
      check_row (columns[0], columns[1], columns[2]);
      n++;
    }
  g_assert_cmpuint (n, >=, 100);
  vedette_test_assert_page ("typed-participants.txt", page, TRUE);
  vedette_test_trail_end (trail);
  g_clear_pointer (&trail, vedette_test_trail_free);
  g_string_free (g_steal_pointer (&page), TRUE);
}

/* What nothing but a fault says in a sentence names what is to be written. */
static void
test_faults (void)
{
  static const struct
  {
    const char *text, *why;
  } rows[] = {
    { "8 lizard-men, 21", "“21”: write an Initiative from 0 to 20" },
    { "Mira\n0 goblins", "Line 2: “0”: write a count from 1 to 500" },
    { "Mira, blue, green", "“green” comes after “blue”: keep only one of the two" },
    { "Mira, blue\nAnna, blue", "Line 2: blue is taken: write a different color, such as green" },
    { "2 spearmen, 3 willing", "The number of willing helpers must be from 0 to 2" },
    { "blue\xff", "The text is not UTF-8. Save the text as UTF-8, or type the line." },
    { " \n\t", "The line is empty: write a name, as in “Mira, blue”" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteReading) reading = vedette_reading_new (rows[i].text);
      g_autoptr (GError) error = NULL;

      g_assert_null (vedette_participant_text_read (reading, taken, &error));
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, ==, rows[i].why);
    }
}

/* A line that is typed is shown as it is read. */
static void
test_pieces (void)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new ("Élodie (Anna), blue, circle\n8 hired men, 1 willing\n3 orcs, 2, hidden");
  g_autoptr (GPtrArray) records = vedette_participant_text_read (reading, NULL, NULL);
  const char *lines[] = { "Name: Élodie · Player’s name: Anna · Color: blue · Sign: circle",
                          "How many: 8 · Kind: Hired help · Name: Men · Willing to fight: 1",
                          "How many: 3 · Name: Orcs · Initiative: 2 · Hidden from players: yes" };

  g_assert_cmpuint (records->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *said = vedette_reading_say_line (reading, i);

      g_assert_cmpstr (said, ==, lines[i]);
    }
}

/* T-X07: as many characters as there are colours, and one more */
/* What nobody has said of him: a number makes enemies, anything else a character. */
static void
test_kind_told (void)
{
  static const char * const rows[][2] = {
    { "Grimnir the dwarf, 3", "Enemies" }, { "Grimnir the dwarf", "Character" }, { "Mira, blue", "Character" },
    { "2 hired spearmen, 1 willing", NULL }, { "Ann, blue\nBob, green", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteReading) reading = vedette_reading_new (rows[i][0]);
      g_autoptr (GPtrArray) records = vedette_participant_text_read (reading, NULL, NULL);

      g_assert_nonnull (records);
      g_assert_cmpstr (vedette_reading_get_sum (reading), ==, rows[i][1]);
    }
}

static void
test_all_colours (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean seen[VEDETTE_N_TOKEN_COLOURS] = { FALSE };

  for (int n = 1; n <= VEDETTE_N_TOKEN_COLOURS - 2; n++)
    {
      g_autoptr (VedetteReading) reading = NULL;
      g_autoptr (GPtrArray) records = NULL;

      g_string_append_printf (text, "Mira %c\n", 'a' + n);
      reading = vedette_reading_new (text->str);
      records = vedette_participant_text_read (reading, taken, NULL);
      g_assert_true ((records != NULL) == (n <= VEDETTE_N_TOKEN_COLOURS - 3));
      for (guint i = 0; n == VEDETTE_N_TOKEN_COLOURS - 3 && i < records->len; i++)
        {
          int colour = vedette_character_get_colour (records->pdata[i]);

          g_assert_false (seen[colour] || colour <= VEDETTE_TOKEN_BLACK);
          seen[colour] = TRUE;
          if (i > 0)
            g_assert_cmpint (vedette_character_get_sign (records->pdata[i]), !=,
                             vedette_character_get_sign (records->pdata[i - 1]));
        }
    }
}

static void
test_letter (void)
{
  static const char * const rows[][2] = {
    { "mira", "M" }, { "élodie", "É" }, { "e\u0301lodie", "E\u0301" }, { "“Mira”", "M" }, { "…", "…" }, { "", "" }, { "騎士", "騎" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *letter = vedette_participant_get_letter (rows[i][0]);

      g_assert_cmpstr (letter, ==, rows[i][1]);
    }
}

static char *
random_text (guint max_pieces)
{
  static const char * const pieces[] = {
    "a",      "W",        " ",        ",",       "\"",        "\\",     "(",       ")",      "8",        "x",     "×",
    "blue",   "green",    "\n",       "\t",      "\r",        "\x01",   "é",       "騎",     "ვახტანგ",  "\u00a0", "\u2028",
    " x8",    "12 ",      "letter ",  "hidden",  ", ",        "<b>&",   "-",       ":",      "player ",  "ﬀ",     "circle",
    "8 x ",   "(Anna)",   "\\n",      "hired ",  "\u0301",    "ß",      "enemy ",  "goblin", "henchman", "willing", "unwilling",
    "1 ",     "two ",     "lizard-",  "men",     "Initiative ", "the ", "waiting", "bleu ",  "character ", "99999999999 ", "0",
  };
  g_autoptr (GString) string = g_string_new (NULL);
  guint n = (guint) g_test_rand_int_range (0, (int) max_pieces + 1);

  for (guint i = 0; i < n; i++)
    g_string_append (string, pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
  return g_string_free (g_steal_pointer (&string), FALSE);
}

static gpointer
random_record (void)
{
  g_autofree char *some = random_text (5), *player = g_test_rand_bit () ? g_strdup ("") : random_text (5), *letter = random_text (1);
  const char *name = *some == '\0' ? "Mira" : some;
  int count = g_test_rand_int_range (1, VEDETTE_STACK_MAX_COUNT + 1), place = g_test_rand_int_range (0, 2);

  switch (g_test_rand_int_range (0, 3))
    {
    case 0:
      return g_object_new (vedette_character_get_type (), "name", name, "player", player, "place", place, "letter",
                           g_utf8_strlen (letter, -1) <= 4 ? letter : "M", "colour",
                           g_test_rand_int_range (0, VEDETTE_N_TOKEN_COLOURS), "sign",
                           g_test_rand_int_range (0, VEDETTE_SIGN_DIAMOND + 1), NULL);
    case 1:
      return g_object_new (vedette_enemy_get_type (), "name", name, "count", count, "place", place, "hidden", g_test_rand_bit (),
                           "initiative", g_test_rand_int_range (0, VEDETTE_STACK_MAX_INITIATIVE + 1), NULL);
    default:
      return g_object_new (vedette_hired_get_type (), "name", name, "count", count, "place", place, "willing",
                           g_test_rand_int_range (0, count + 1), NULL);
    }
}

static void
assert_round_trip (gpointer record)
{
  g_autofree char *line = vedette_participant_text_write (record), *one = vedette_record_to_text (record), *other = NULL;
  g_autoptr (VedetteReading) reading = vedette_reading_new (line);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = vedette_participant_text_read (reading, NULL, &error);

  if (error != NULL)
    g_test_message ("%s: %s", line, error->message);
  g_assert_no_error (error);
  g_assert_cmpuint (records->len, ==, 1);
  other = vedette_record_to_text (records->pdata[0]);
  g_assert_cmpstr (one, ==, other);
  g_assert_false (vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION));
}

static void
test_round_trip (void)
{
  guint n_lines = vedette_random_get_amount ("VEDETTE_RANDOM_LINES", 3000, 600);

  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (VedetteRecord) record = random_record ();

      assert_round_trip (record);
    }
}

/* Whatever is read can be written and read again; pieces and doubts are within the text, and are texts. */
static void
assert_answers (const char *text)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = vedette_participant_text_read (reading, taken, &error);
  gsize length = strlen (text), last = 0;

  g_assert_true ((records != NULL) == (error == NULL));
  g_assert_true (error == NULL || error->domain == VEDETTE_READING_ERROR);
  g_assert_true (error == NULL || g_utf8_validate (error->message, -1, NULL));
  for (guint i = 0; i < vedette_reading_get_n_pieces (reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (reading, i);

      g_assert_true (last <= piece->from && piece->from < piece->to && piece->to <= length);
      g_assert_true (g_utf8_validate (text + piece->from, (gssize) (piece->to - piece->from), NULL));
      g_assert_true (g_utf8_validate (piece->said, -1, NULL));
      last = piece->from;
    }
  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (reading, i);

      g_assert_true (doubt->from < doubt->to && doubt->to <= length);
      g_assert_true (g_utf8_validate (text + doubt->from, (gssize) (doubt->to - doubt->from), NULL));
      g_assert_true (g_utf8_validate (doubt->why, -1, NULL));
    }
  for (guint i = 0; records != NULL && i < records->len; i++)
    assert_round_trip (records->pdata[i]);
}

static void
test_noise (void)
{
  guint n_lines = vedette_random_get_amount ("VEDETTE_RANDOM_LINES", 5000, 1000);

  for (guint i = 0; i < n_lines; i++)
    {
      g_autofree char *text = random_text (12);
      char bytes[41];
      int n = g_test_rand_int_range (0, 41);

      assert_answers (text);
      for (int k = 0; k < n; k++)
        bytes[k] = (char) g_test_rand_int_range (1, 256);
      bytes[n] = '\0';
      /* on the heap, so that memory checkers see a look too far */
      g_free (text);
      text = g_strdup (bytes);
      assert_answers (text);
    }
}

/* A long line of open brackets or marks must not take time by its square. */
static void
test_long (void)
{
  static const char * const pieces[] = { "(", "\"", ",\"", "\\", "(),", "x8 ", "((\"," , "player ", "and ", "blue ", "- " };
  const guint length = vedette_random_get_amount ("VEDETTE_LONG_LINE", 400000, 40000);

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) string = g_string_new ("Mira, ");
      clock_t start = clock ();

      while (string->len < length)
        g_string_append (string, pieces[i]);
      assert_answers (string->str);
      /* of the processor, not of the clock: others may be busy, and sanitizers are slow */
      g_assert_cmpint ((clock () - start) / CLOCKS_PER_SEC, <, 60);
    }
}

/* For writing the table: every line of the standard input as it is read now */
static int
dump (void)
{
  char typed[10000];

  while (fgets (typed, sizeof typed, stdin) != NULL)
    {
      g_autofree char *text = g_strcompress (g_strchomp (typed));
      g_autoptr (VedetteReading) reading = vedette_reading_new (text);
      g_autoptr (GPtrArray) records = NULL;
      g_autofree char *said = NULL, *doubts = NULL;

      if (*typed == '\0' || *typed == '#')
        {
          puts (typed);
          continue;
        }
      records = vedette_participant_text_read (reading, taken, NULL);
      said = say_records (records);
      doubts = say_doubts (reading);
      printf ("%s\t%s\t%s\n", typed, said, doubts);
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

  g_test_add_func ("/stack/participant-text/table", test_table);
  g_test_add_func ("/stack/participant-text/faults", test_faults);
  g_test_add_func ("/stack/participant-text/pieces", test_pieces);
  g_test_add_func ("/stack/participant-text/kind-told", test_kind_told);
  g_test_add_func ("/stack/participant-text/all-colours", test_all_colours);
  g_test_add_func ("/stack/participant-text/letter", test_letter);
  g_test_add_func ("/stack/participant-text/round-trip", test_round_trip);
  g_test_add_func ("/stack/participant-text/noise", test_noise);
  g_test_add_func ("/stack/participant-text/long", test_long);

  return g_test_run ();
}
