/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders of battle as people type them: each row of the table is read, or asked about, as it says; what is written is read. */

#include "vedette-config.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/eagles/typed/vedette-muster-text.h"
#include "vedette-random-play.h"
#include "vedette-test-course.h"
#include "vedette-test-reading.h"
#include "vedette-test-trail.h"

/* The columns of the table are parted by tabs: what is typed, with \t and \n in it; what it is read as, written out in full, or
 * “-” if it cannot be read; and all doubts: a reminder as ~ and its sentence; a question as ? and a fault as !, with what it is
 * about, => and what would do instead. Lines, and doubts, are parted by “ // ”. */
#define PARTING " // "

static const char * const nations[] = { "French", "Grand Duchy", NULL };

static void
append (GString    *string,
        const char *text)
{
  if (string->len > 0)
    g_string_append (string, PARTING);
  g_string_append (string, text);
}

static const char *
get_nick (gpointer    record,
          const char *property)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (record), property);
  int value;

  g_object_get (record, property, &value, NULL);
  return vedette_enum_get_nick (G_PARAM_SPEC_VALUE_TYPE (pspec), value);
}

/* Not with the writer, which asks the reader: every field by itself */
static char *
say_line (const VedetteMusterLine *line)
{
  GString *said = g_string_new (VEDETTE_IS_ARMY (line->record) ? "army" : VEDETTE_IS_CORPS (line->record) ? "corps" : "");
  g_autofree char *name = NULL, *commander = NULL;
  int span;

  if (VEDETTE_IS_NATION (line->record))
    {
      g_string_append_printf (said, "nation [%s] screen=%d", vedette_nation_get_name ((VedetteNation *) line->record),
                              vedette_nation_get_screen ((VedetteNation *) line->record));
      return g_string_free (said, FALSE);
    }
  g_object_get (line->record, "name", &name, "commander", &commander, "span", &span, NULL);
  if (VEDETTE_IS_DIVISION (line->record))
    g_string_append (said, get_nick (line->record, "kind"));
  g_string_append_printf (said, " [%s] (%s) %s", name, commander,
                          VEDETTE_IS_ARMY (line->record) && !line->rated ? "unrated" : get_nick (line->record, "rating"));
  if (span >= 0)
    g_string_append_printf (said, " span=%d", span);
  if (VEDETTE_IS_DIVISION (line->record))
    {
      if (vedette_division_get_place (line->record) != VEDETTE_DIVISION_ON_TABLE)
        g_string_append_printf (said, " %s", get_nick (line->record, "place"));
      if (vedette_division_get_arrives (line->record) > 0)
        g_string_append_printf (said, " turn=%d", vedette_division_get_arrives (line->record));
      if (line->corps >= 0)
        g_string_append_printf (said, " of=%d", line->corps);
    }
  for (guint i = 0; i < line->units->len; i++)
    {
      const VedetteMusterUnit *unit = line->units->pdata[i];

      g_string_append_printf (said, "%s[%s] %s %s", i == 0 ? ": " : ", ", vedette_unit_get_name (unit->unit),
                              get_nick (unit->unit, "troops"), get_nick (unit->unit, "arm"));
      if (unit->nation != NULL)
        g_string_append_printf (said, " of %s", unit->nation);
      if (vedette_unit_get_strength (unit->unit) != 1)
        g_string_append_printf (said, " strength=%d", vedette_unit_get_strength (unit->unit));
    }
  return g_string_free (said, FALSE);
}

static char *
say_lines (GPtrArray *lines)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      g_autofree char *text = say_line (lines->pdata[i]);

      append (said, text);
    }
  if (lines == NULL)
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
      g_autofree char *about = doubt->grade == VEDETTE_DOUBT_REMINDER
                                 ? g_strdup_printf ("~%s", doubt->why)
                                 : g_strdup_printf ("%c%.*s=>%s", doubt->grade == VEDETTE_DOUBT_FAULT ? '!' : '?',
                                                    (int) (doubt->to - doubt->from),
                                                    vedette_reading_get_text (reading) + doubt->from,
                                                    doubt->instead != NULL ? doubt->instead : "");

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
  g_autoptr (GPtrArray) lines = vedette_muster_text_read (reading, nations, NULL, &error);
  g_autofree char *said = say_lines (lines);

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
  g_autoptr (GPtrArray) lines = vedette_muster_text_read (reading, nations, NULL, &error);
  g_autofree char *said = say_lines (lines), *found = say_doubts (reading);

  g_test_message ("%s", typed);
  vedette_test_tell_reading (page, typed, reading, error);
  vedette_test_trail_vary (trail, text, tell_text);
  g_assert_cmpstr (said, ==, expected);
  g_assert_cmpstr (found, ==, doubts);
  g_assert_true ((lines == NULL) == vedette_reading_has (reading, VEDETTE_DOUBT_FAULT));
  if (lines == NULL)
    g_assert_error (error, VEDETTE_READING_ERROR, VEDETTE_READING_ERROR_FAULT);
  else
    g_assert_no_error (error);
}

static void
test_table (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "typed-musters.tsv", NULL);
  g_autofree char *table = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rows = NULL;
  guint n = 0;

  page = g_string_new (NULL);
  trail = vedette_test_trail_new ("typed-musters");
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
  g_assert_cmpuint (n, >=, 80);
  vedette_test_assert_page ("typed-musters.txt", page, TRUE);
  vedette_test_trail_end (trail);
  g_clear_pointer (&trail, vedette_test_trail_free);
  g_string_free (g_steal_pointer (&page), TRUE);
}

/* What cannot be read says in a sentence what is to be written. */
static void
test_faults (void)
{
  static const struct
  {
    const char *text, *why;
  } rows[] = {
    { "1st: 0 line infantry", "“0 line infantry”: write a number from 1 to 99" },
    { "1st: 4 line infantry\n2nd: 100 line infantry", "Line 2: “100 line infantry”: write a number from 1 to 99" },
    { "1st Division, arrives turn 1000", "“arrives turn 1000”: write a number from 1 to 999" },
    { "1st Division, span 1000", "“span 1000”: write inches from 0 to 999, with at most two decimals" },
    { "4 line infantry", "These units have no division. Write a division name and “:” before the units." },
    { ": 4 line infantry", "A name is missing. Write one, as in “1st Division: 4 line infantry”." },
    { "Austrians\nArmy French", "Line 2: Only the first line can name an army. Enter the lines of the other army separately." },
    { "1st\xff", "The text is not UTF-8. Save the text as UTF-8, or type the line." },
    { " \n\t", "The line is empty. Write a division, as in “1st Division: 4 line infantry”." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteReading) reading = vedette_reading_new (rows[i].text);
      g_autoptr (GError) error = NULL;

      g_assert_null (vedette_muster_text_read (reading, NULL, NULL, &error));
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, ==, rows[i].why);
    }
}

/* A line that is typed is shown as it is read. */
static void
test_pieces (void)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new ("Austrians (Lerch), poor\nHussars (Veit), independent, hidden: 3 line "
                                                            "cavalry, 11th (elite infantry)");
  g_autoptr (GPtrArray) lines = vedette_muster_text_read (reading, NULL, NULL, NULL);
  const char *said[] = { "Name: Austrians · Commander: Lerch · Rating: Poor",
                         "Name: Hussars · Commander: Veit · Kind: Independent formation · Place: hidden · "
                         "Units: 3 × Line cavalry · Units: 1 × 11th, Elite infantry" };

  g_assert_cmpuint (lines->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *line = vedette_reading_say_line (reading, i);

      g_assert_cmpstr (line, ==, said[i]);
    }
}

/* Units without a name get one that no other has. */
static void
test_names (void)
{
  const char * const taken[] = { "Line infantry 2", NULL };
  g_autoptr (VedetteReading) reading = vedette_reading_new ("1st: 2 line infantry\n2nd: \"Line infantry 3\" (elite cavalry), "
                                                            "line infantry, 1 conscript artillery");
  g_autoptr (GPtrArray) lines = vedette_muster_text_read (reading, NULL, taken, NULL);
  g_autofree char *said = say_lines (lines);

  g_assert_cmpstr (said, ==,
                   "division [1st] () average: [Line infantry 1] line infantry, [Line infantry 4] line infantry // "
                   "division [2nd] () average: [Line infantry 3] elite cavalry, [Line infantry 5] line infantry, "
                   "[Conscript artillery 1] conscript artillery");
}

static void
test_most_units (void)
{
  g_autoptr (GString) text = g_string_new ("1st: 1 line infantry");

  for (int n = 1; n < VEDETTE_MUSTER_MAX_UNITS; n += 99)
    g_string_append_printf (text, ", %d line infantry", MIN (99, VEDETTE_MUSTER_MAX_UNITS - n));
  for (int more = 0; more < 2; more++)
    {
      g_autoptr (VedetteReading) reading = NULL;
      g_autoptr (GPtrArray) lines = NULL;

      g_string_append (text, more ? ", 1 line cavalry" : "");
      reading = vedette_reading_new (text->str);
      lines = vedette_muster_text_read (reading, NULL, NULL, NULL);
      g_assert_true ((lines == NULL) == (more == 1));
      if (lines != NULL)
        g_assert_cmpuint (((VedetteMusterLine *) lines->pdata[0])->units->len, ==, VEDETTE_MUSTER_MAX_UNITS);
    }
}

static char *
random_text (guint max_pieces)
{
  static const char * const pieces[] = {
    "a",       "W",          " ",         ",",         "\"",       "\\",        "(",          ")",       "8",        "x",
    "×",       "line ",      "elite",     "\n",        "\t",       "\r",        "\x01",       "é",       "騎",       "ვახტანგ",
    "\u00a0",  "\u2028",     " x8",       "12 ",       "nation ",  "hidden",    ", ",         "<b>&",    "-",        ":",
    "Army ",   "Corps ",     "Division ", "Brigade",   "infantry", " cavalry ", "(good)",     "Amsel",   "\u0301",   "ß",
    "arrives ", "turn 4",    "span 12.5", "strength ", "no corps", "independent ", "French ", " – ",     "I ",       "1st ",
    "11th Line", "2 ",       "conscripts", "battery",  "commander ", "good",    "excellent, ", "of ",    "and ",     "99999999999 ",
    "0",       "lign ",      "godo ",     ": 4 line infantry", "\n1st: ", ", 2 elite ",
  };
  g_autoptr (GString) string = g_string_new (NULL);
  guint n = (guint) g_test_rand_int_range (0, (int) max_pieces + 1);

  for (guint i = 0; i < n; i++)
    g_string_append (string, pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
  return g_string_free (g_steal_pointer (&string), FALSE);
}

/* One that is not empty, whatever else it is */
static char *
random_name (void)
{
  static const char * const plain[] = { "1st Division", "I Corps", "Guard", "Cavalry Brigade", "Line infantry 1", "Army of the Rhine" };
  g_autofree char *text = random_text (4);

  if (*text == '\0' || g_test_rand_bit ())
    return g_strdup (plain[g_test_rand_int_range (0, G_N_ELEMENTS (plain))]);
  return g_steal_pointer (&text);
}

static void
add_random_units (VedetteMusterLine *line,
                  int               *numbers)
{
  for (int n = g_test_rand_int_range (0, 5); n > 0; n--)
    {
      int troops = g_test_rand_int_range (0, VEDETTE_N_EAGLES_TROOPS), arm = g_test_rand_int_range (0, 3);
      int strength = g_test_rand_int_range (0, 4) == 0 ? g_test_rand_int_range (1, 10000) : 1;
      g_autofree char *nation = g_test_rand_int_range (0, 3) == 0 ? random_name () : NULL;

      for (int count = g_test_rand_int_range (1, 4); count > 0; count--)
        {
          g_autoptr (VedetteUnit) unit = g_object_new (vedette_unit_get_type (), "troops", troops, "arm", arm, "strength", strength,
                                                       NULL);
          g_autofree char *name = g_test_rand_int_range (0, 3) == 0 ? random_name ()
                                  : troops == VEDETTE_EAGLES_LINE && arm == VEDETTE_ARM_INFANTRY
                                    ? g_strdup_printf ("Line infantry %d", ++*numbers)
                                    : random_text (3);

          g_object_set (unit, "name", *name != '\0' ? name : "x", NULL);
          vedette_muster_line_add (line, unit, nation);
        }
    }
}

static VedetteMusterLine *
random_line (GType  type,
             int    corps,
             int   *numbers)
{
  g_autofree char *name = random_name (), *commander = g_test_rand_bit () ? g_strdup ("") : random_text (3);
  VedetteMusterLine *line = vedette_muster_line_new (g_object_new (type, "name", name, "commander", commander, "rating",
                                                                   g_test_rand_int_range (0, VEDETTE_N_EAGLES_RATINGS), NULL));

  line->rated = TRUE;
  if (g_test_rand_int_range (0, 4) == 0)
    g_object_set (line->record, "span", g_test_rand_int_range (0, VEDETTE_MAX_INCHES + 1), NULL);
  if (type != vedette_division_get_type ())
    return line;
  g_object_set (line->record, "kind", g_test_rand_int_range (0, 2), "place", g_test_rand_int_range (0, 3), "arrives",
                g_test_rand_bit () ? 0 : g_test_rand_int_range (1, VEDETTE_EAGLES_MAX_TURNS + 1), NULL);
  line->corps = g_test_rand_int_range (0, 3) > 0 ? corps : VEDETTE_MUSTER_NO_CORPS;
  add_random_units (line, numbers);
  return line;
}

static void
assert_round_trip (GPtrArray *lines)
{
  g_autofree char *text = vedette_muster_text_write (lines), *one = say_lines (lines), *other = NULL;
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) read = vedette_muster_text_read (reading, NULL, NULL, &error);

  if (error != NULL)
    g_test_message ("%s: %s", text, error->message);
  g_assert_no_error (error);
  other = say_lines (read);
  if (!g_str_equal (one, other))
    g_test_message ("%s", text);
  g_assert_cmpstr (one, ==, other);
  g_assert_false (vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION));
}

static void
test_round_trip (void)
{
  guint n_lines = vedette_random_get_amount ("VEDETTE_RANDOM_LINES", 3000, 600);

  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (vedette_muster_line_free);
      int corps = VEDETTE_MUSTER_NO_CORPS, numbers = 0;

      if (g_test_rand_bit ())
        g_ptr_array_add (lines, random_line (vedette_army_get_type (), corps, &numbers));
      for (int n = g_test_rand_int_range (1, 6); n > 0; n--)
        {
          gboolean of_corps = g_test_rand_int_range (0, 4) == 0;

          g_ptr_array_add (lines, random_line (of_corps ? vedette_corps_get_type () : vedette_division_get_type (), corps, &numbers));
          if (of_corps)
            corps = (int) lines->len - 1;
        }
      assert_round_trip (lines);
    }
}

/* What people would write themselves is written like that. */
static void
test_plain (void)
{
  static const char * const texts[] = {
    "Austrians (Lerch), poor\nI Corps (Tournel), excellent\n1st Division (Amsel), good: 4 line infantry, 2 elite infantry, 1 line "
    "artillery\n2nd Division: line infantry, 11th (line infantry)\nIndependent Hussar Brigade, no corps: 3 line cavalry",
    "1st Division, arrives turn 4, nation French: 2 conscript infantry strength 6\nGuard Division, span 12, hidden",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (VedetteReading) reading = vedette_reading_new (texts[i]);
      g_autoptr (GPtrArray) lines = vedette_muster_text_read (reading, NULL, NULL, NULL);
      g_autofree char *text = NULL, *once = g_strdup (texts[i]);

      g_assert_nonnull (lines);
      text = vedette_muster_text_write (lines);
      if (i == 0)
        {
          /* one of a kind needs no count */
          g_free (once);
          once = g_strdup ("Austrians (Lerch), poor\nI Corps (Tournel), excellent\n1st Division (Amsel), good: 4 line infantry, "
                           "2 elite infantry, line artillery\n2nd Division: line infantry, 11th (line infantry)\n"
                           "Independent Hussar Brigade, no corps: 3 line cavalry");
        }
      g_assert_cmpstr (text, ==, once);
    }
}

/* Whatever is read can be written and read again; pieces and doubts are within the text, and are texts. */
static void
assert_answers (const char *text)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = vedette_muster_text_read (reading, nations, NULL, &error);
  gsize length = strlen (text);

  g_assert_true ((lines != NULL) == (error == NULL));
  g_assert_true (error == NULL || error->domain == VEDETTE_READING_ERROR);
  g_assert_true (error == NULL || g_utf8_validate (error->message, -1, NULL));
  for (guint i = 0; i < vedette_reading_get_n_pieces (reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (reading, i);

      g_assert_true (piece->from < piece->to && piece->to <= length);
      g_assert_true (g_utf8_validate (text + piece->from, (gssize) (piece->to - piece->from), NULL));
      g_assert_true (g_utf8_validate (piece->said, -1, NULL));
    }
  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (reading, i);

      g_assert_true (doubt->from < doubt->to && doubt->to <= length);
      g_assert_true (g_utf8_validate (text + doubt->from, (gssize) (doubt->to - doubt->from), NULL));
      g_assert_true (g_utf8_validate (doubt->why, -1, NULL));
    }
  if (lines != NULL && lines->len > 0)
    assert_round_trip (lines);
}

static void
test_noise (void)
{
  guint n_lines = vedette_random_get_amount ("VEDETTE_RANDOM_LINES", 10000, 2000);

  for (guint i = 0; i < n_lines; i++)
    {
      g_autofree char *text = random_text (14);

      assert_answers (text);
      if (i % 2 == 0)
        {
          char bytes[41];
          int n = g_test_rand_int_range (0, 41);

          for (int k = 0; k < n; k++)
            bytes[k] = (char) g_test_rand_int_range (1, 256);
          bytes[n] = '\0';
          /* on the heap, so that memory checkers see a look too far */
          g_free (text);
          text = g_strdup (bytes);
          assert_answers (text);
        }
    }
}

/* A long line must not take time by its square. */
static void
test_long (void)
{
  static const char * const pieces[] = { "(", "\"", ",\"", "\\", "(),", "x8 ", "((\",", "nation ", "and ", "good ", "- ", ": ",
                                         "(a), ", "commander " };
  const guint length = vedette_random_get_amount ("VEDETTE_LONG_LINE", 200000, 20000);

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) string = g_string_new ("1st Division, ");
      g_autoptr (VedetteReading) reading = NULL;
      g_autoptr (GPtrArray) lines = NULL;
      clock_t start = clock ();

      while (string->len < length)
        g_string_append (string, pieces[i]);
      reading = vedette_reading_new (string->str);
      lines = vedette_muster_text_read (reading, nations, NULL, NULL);
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
      g_autoptr (GPtrArray) lines = NULL;
      g_autofree char *said = NULL, *doubts = NULL;

      if (*typed == '\0' || *typed == '#')
        {
          puts (typed);
          continue;
        }
      lines = vedette_muster_text_read (reading, nations, NULL, NULL);
      said = say_lines (lines);
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

  g_test_add_func ("/eagles/muster-text/table", test_table);
  g_test_add_func ("/eagles/muster-text/faults", test_faults);
  g_test_add_func ("/eagles/muster-text/pieces", test_pieces);
  g_test_add_func ("/eagles/muster-text/names", test_names);
  g_test_add_func ("/eagles/muster-text/most-units", test_most_units);
  g_test_add_func ("/eagles/muster-text/plain", test_plain);
  g_test_add_func ("/eagles/muster-text/round-trip", test_round_trip);
  g_test_add_func ("/eagles/muster-text/noise", test_noise);
  g_test_add_func ("/eagles/muster-text/long", test_long);

  return g_test_run ();
}
