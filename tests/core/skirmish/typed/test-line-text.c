/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roster lines: what is read, what is refused and why, and that what is written is read as the same line. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-traits.h"
#include "core/typed/vedette-scan.h"
#include "core/skirmish/typed/vedette-line-text.h"

#include "line-text-rows.h"
#include "vedette-random-play.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Reads the first line of a text. Returns: (transfer full) (nullable): the figure; @traits gets the traits */
static VedetteFigure *
read_line (const char  *text,
           GPtrArray   *traits,
           GError     **error)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, error);
  VedetteTypedLine *line;

  if (lines == NULL)
    return NULL;
  line = lines->pdata[0];
  for (guint i = 0; traits != NULL && i < line->traits->len; i++)
    g_ptr_array_add (traits, g_object_ref (line->traits->pdata[i]));
  return g_steal_pointer (&line->figure);
}

/* All that a line says, in the order in which the rows say it. */
static char *
summary (VedetteFigure *figure)
{
  g_autoptr (GString) string = g_string_new (NULL);

  g_string_append_printf (string, "%d|%s|%s|%s|%s", vedette_figure_get_count (figure),
                          vedette_figure_get_name (figure),
                          vedette_enum_get_nick (VEDETTE_TYPE_TROOPS, vedette_figure_get_troops (figure)),
                          vedette_enum_get_nick (VEDETTE_TYPE_LEADER, vedette_figure_get_leader (figure)),
                          vedette_enum_get_nick (VEDETTE_TYPE_WEAPON, vedette_figure_get_weapon (figure)));
  g_string_append_printf (string, "|%d|%d|%d|%s%s|%s", vedette_figure_get_rate (figure),
                          vedette_figure_get_range (figure), vedette_figure_get_points (figure),
                          vedette_figure_get_reserve (figure) ? "r" : "", vedette_figure_get_hidden (figure) ? "h" : "",
                          vedette_figure_get_notes (figure));

  return g_string_free (g_steal_pointer (&string), FALSE);
}

static void
assert_reads (const char *text,
              const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteFigure) figure = read_line (text, NULL, &error);
  g_autofree char *found = NULL;

  if (error != NULL)
    g_test_message ("%s: %s", text, error->message);
  g_assert_no_error (error);
  found = summary (figure);
  if (strcmp (found, expected) != 0)
    g_test_message ("%s", text);
  g_assert_cmpstr (found, ==, expected);
}

/* Returns: the line that was written */
static char *
assert_round_trip (VedetteFigure *figure)
{
  g_autofree char *line = vedette_line_text_write (figure, NULL);
  g_autofree char *before = summary (figure);

  g_assert_null (strchr (line, '\n'));
  assert_reads (line, before);

  return g_steal_pointer (&line);
}

static void
test_read (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (good_rows); i++)
    {
      g_autoptr (VedetteFigure) figure = NULL;

      assert_reads (good_rows[i].text, good_rows[i].expected);
      figure = read_line (good_rows[i].text, NULL, NULL);
      g_assert_false (vedette_record_is_attached (VEDETTE_RECORD (figure)));
      g_assert_cmpint (vedette_figure_get_side (figure), ==, 0);
      g_free (assert_round_trip (figure));
    }
}

static void
test_refuse (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad_rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (VedetteFigure) figure = read_line (bad_rows[i].text, NULL, &error);

      if (figure != NULL)
        g_test_message ("%s was read", bad_rows[i].text);
      g_assert_null (figure);
      g_assert_error (error, VEDETTE_READING_ERROR, bad_rows[i].code);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      if (strstr (error->message, bad_rows[i].says) == NULL)
        g_test_message ("%s: %s", bad_rows[i].text, error->message);
      g_assert_nonnull (strstr (error->message, bad_rows[i].says));
    }
}

static void
test_name_length (void)
{
  g_autofree char *ascii = g_strnfill (VEDETTE_LINE_TEXT_MAX_NAME, 'A');
  g_autofree char *longer = g_strconcat (ascii, "A, good", NULL);
  g_autofree char *expected = g_strdup_printf ("1|%s|average|none|none|-1|-1|0||", ascii);
  g_autoptr (GString) wide = g_string_new (NULL);
  g_autofree char *wide_expected = NULL;
  g_autoptr (GError) error = NULL;

  assert_reads (ascii, expected);
  /* characters, not bytes */
  for (int i = 0; i < VEDETTE_LINE_TEXT_MAX_NAME; i++)
    g_string_append (wide, "騎");
  wide_expected = g_strdup_printf ("1|%s|average|none|none|-1|-1|0||", wide->str);
  assert_reads (wide->str, wide_expected);

  g_assert_null (read_line (longer, NULL, &error));
  g_assert_error (error, VEDETTE_READING_ERROR, VEDETTE_READING_ERROR_FAULT);
  g_assert_nonnull (strstr (error->message, "AAAA…"));
}

static void
test_write (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (write_rows); i++)
    {
      g_autoptr (VedetteFigure) figure = read_line (write_rows[i].text, NULL, NULL);
      g_autofree char *line = NULL;

      g_assert_nonnull (figure);
      line = assert_round_trip (figure);
      g_assert_cmpstr (line, ==, write_rows[i].expected);
    }
}

static char *
random_text (guint max_pieces)
{
  static const char * const pieces[] = {
    "a",    "W",        " ",       ",",      "\"",     "\\",     "(",    ")",    "8",       "x",  "×",      "good",
    "bow",  "leader",   "\n",      "\t",     "\r",     "\x01",   "é",    "騎",   "ვახტანგ", "″",  "\u00a0", "\u2028",
    " x8",  "12 ",      "6\" move", "hidden", ", ",     "<b>&",   "”",    "'",    "-",       ".",  "points", "ﬀ",
    "8 x ", "(a grey)", "\\n",     "no leader", "\u0301", "ß",
  };
  g_autoptr (GString) string = g_string_new (NULL);
  guint n = (guint) g_test_rand_int_range (0, (int) max_pieces + 1);

  for (guint i = 0; i < n; i++)
    g_string_append (string, pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);

  return g_string_free (g_steal_pointer (&string), FALSE);
}

static int
random_inches (void)
{
  return g_test_rand_bit () ? -1 : g_test_rand_int_range (0, 99901);
}

static GPtrArray *
random_traits (void)
{
  GPtrArray *traits = g_ptr_array_new_with_free_func (g_object_unref);

  for (int n = g_test_rand_int_range (0, 4); n > 0; n--)
    {
      g_autofree char *name = random_text (4);
      g_autofree char *bare = vedette_scan_strip (name, name + strlen (name));
      int value = g_test_rand_int_range (1, 21);

      g_ptr_array_add (traits, g_object_new (VEDETTE_TYPE_TRAIT, "name", *bare == '\0' ? "quick" : name, "value",
                                             g_test_rand_bit () ? value : -value, NULL));
    }
  return traits;
}

static VedetteFigure *
random_figure (void)
{
  g_autofree char *name = random_text (6);
  g_autofree char *notes = g_test_rand_bit () ? g_strdup ("") : random_text (6);

  return g_object_new (VEDETTE_TYPE_FIGURE,
                       "name", *name == '\0' ? "Wat" : name,
                       "notes", notes,
                       "count", g_test_rand_bit () ? 1 : g_test_rand_int_range (1, 1000),
                       "troops", g_test_rand_int_range (0, VEDETTE_TROOPS_DEMIGODS + 1),
                       "leader", g_test_rand_int_range (0, VEDETTE_LEADER_INSPIRED + 1),
                       "weapon", g_test_rand_int_range (0, VEDETTE_WEAPON_HANDGUN + 1),
                       "rate", random_inches (),
                       "range", random_inches (),
                       "points", g_test_rand_bit () ? 0 : g_test_rand_int_range (0, 1000000),
                       "reserve", g_test_rand_bit (),
                       "hidden", g_test_rand_bit (),
                       NULL);
}

static void
test_round_trip (void)
{
  guint n_lines = vedette_random_get_amount ("VEDETTE_RANDOM_LINES", 2000, 400);

  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (VedetteFigure) figure = random_figure ();

      g_free (assert_round_trip (figure));
    }
}

static void
test_traits_round_trip (void)
{
  guint n_lines = vedette_random_get_amount ("VEDETTE_RANDOM_LINES", 2000, 400);

  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (VedetteFigure) figure = random_figure ();
      g_autoptr (GPtrArray) traits = random_traits ();
      g_autoptr (GPtrArray) again = g_ptr_array_new_with_free_func (g_object_unref);
      g_autofree char *line = vedette_line_text_write (figure, traits);
      g_autofree char *before = summary (figure);
      g_autofree char *after = NULL;
      g_autoptr (VedetteFigure) read = read_line (line, again, NULL);

      g_test_message ("%s", line);
      g_assert_nonnull (read);
      after = summary (read);
      g_assert_cmpstr (after, ==, before);
      g_assert_cmpuint (again->len, ==, traits->len);
      for (guint k = 0; k < traits->len; k++)
        {
          g_assert_cmpstr (vedette_trait_get_name (again->pdata[k]), ==, vedette_trait_get_name (traits->pdata[k]));
          g_assert_cmpint (vedette_trait_get_value (again->pdata[k]), ==, vedette_trait_get_value (traits->pdata[k]));
        }
    }
}

static void
assert_traits (const char *text,
               const char *expected,
               const char *notes)
{
  g_autoptr (GPtrArray) traits = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (VedetteFigure) figure = read_line (text, traits, NULL);
  g_autoptr (GString) found = g_string_new (NULL);

  g_assert_nonnull (figure);
  for (guint i = 0; i < traits->len; i++)
    g_string_append_printf (found, "%s%s %+d", i > 0 ? "|" : "", vedette_trait_get_name (traits->pdata[i]),
                            vedette_trait_get_value (traits->pdata[i]));
  g_assert_cmpstr (found->str, ==, expected);
  g_assert_cmpstr (vedette_figure_get_notes (figure), ==, notes);
}

static void
test_traits (void)
{
  static const char * const bad[] = { "Wat, quick +0", "Wat, quick +21", "Wat, quick -21", "Wat, \"the drum\" +99999999999" };

  assert_traits ("6 archers, average, bow, quick +2", "quick +2", "");
  assert_traits ("6 archers, slow −3, average, sworn brothers +1, slow -3", "slow -3|sworn brothers +1|slow -3", "");
  assert_traits ("Wat, \"the drum, loud\" +20", "the drum, loud +20", "");
  /* none of these has a sign by itself */
  assert_traits ("Wat, quick 2, sword-3, (quick +2), \"slow -1\", + 2, +2", "", "quick 2, sword-3, quick +2, slow -1, + 2, +2");
  assert_traits ("Wat, 6\" move, 25 points", "", "");
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read_line (bad[i], NULL, &error));
      g_assert_error (error, VEDETTE_READING_ERROR, VEDETTE_READING_ERROR_FAULT);
    }
}

/* Whatever is read can be written and read again; whatever is not has an error of ours. */
static void
assert_answers (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteFigure) figure = read_line (text, NULL, &error);

  if (figure != NULL)
    {
      g_assert_no_error (error);
      g_free (assert_round_trip (figure));
    }
  else
    {
      g_assert_nonnull (error);
      g_assert_true (error->domain == VEDETTE_READING_ERROR);
    }
}

/* Behind a count, a space and a tab: what is not read must not be looked at for ever. */
static void
test_tab_after_space (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteFigure) orcs = read_line ("Orcs\t10 \tgood", NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (vedette_figure_get_count (orcs), ==, 10);
  g_assert_cmpint (vedette_figure_get_troops (orcs), ==, VEDETTE_TROOPS_GOOD);
  assert_answers ("hidden\r\xe2\x80\xa8points\t\t12 \tgood(");
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
  static const char * const pieces[] = { "(", "\"", ",\"", "\\", "(),", "x8 ", "((\"," };
  const guint length = vedette_random_get_amount ("VEDETTE_LONG_LINE", 400000, 40000);

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) string = g_string_new ("Wat, ");
      clock_t start = clock ();

      while (string->len < length)
        g_string_append (string, pieces[i]);
      assert_answers (string->str);
      /* of the processor, not of the clock: others may be busy, and sanitizers are slow */
      g_assert_cmpint ((clock () - start) / CLOCKS_PER_SEC, <, 60);
    }
}

/* One message catalogue in the format of gettext; the rows must be in the order of their bytes. */
static void
write_catalogue (const char         *path,
                 const char * const (*rows)[2],
                 guint32             n)
{
  g_autoptr (GByteArray) head = g_byte_array_new ();
  g_autoptr (GByteArray) texts = g_byte_array_new ();
  guint32 start = 28 + n * 16;
  guint32 fields[] = { 0x950412de, 0, n, 28, 28 + n * 8, 0, start };
  g_autoptr (GError) error = NULL;

  g_byte_array_append (head, (const guint8 *) fields, sizeof fields);
  for (int column = 0; column < 2; column++)
    {
      for (guint32 i = 0; i < n; i++)
        {
          guint32 entry[] = { (guint32) strlen (rows[i][column]), start + texts->len };

          g_byte_array_append (head, (const guint8 *) entry, sizeof entry);
          g_byte_array_append (texts, (const guint8 *) rows[i][column], entry[0] + 1);
        }
    }
  g_byte_array_append (head, texts->data, texts->len);
  g_file_set_contents (path, (const char *) head->data, head->len, &error);
  g_assert_no_error (error);
}

/* A word that is nearly one of the language in use is asked about as an English one is. */
static void
assert_asks (const char *text,
             const char *instead)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, NULL);

  g_assert_nonnull (lines);
  g_assert_true (vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION));
  g_assert_cmpstr (vedette_reading_nth_doubt (reading, 0)->instead, ==, instead);
}

static void
test_labels_child (void)
{
  static const char * const rows[][2] = {
    { "", "Content-Type: text/plain; charset=UTF-8\n" },
    { "Average", "Durchschnitt" },
    { "Excellent", "Übermäßig gut" },
    { "Good", "Gut" },
    { "bow", "Bogen" },
    { "leader\004Good", "Gut" },
    { "leader\004Heroic", "Heldenhaft" },
    { "leader\004no leader", "kein Führer" },
  };
  g_autofree char *dir = g_dir_make_tmp ("vedette-XXXXXX", NULL);
  g_autofree char *messages = g_build_filename (dir, "xx", "LC_MESSAGES", NULL);
  g_autofree char *file = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *language = g_build_filename (dir, "xx", NULL);
  g_autoptr (VedetteFigure) figure = NULL;
  g_autofree char *line = NULL;

  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  write_catalogue (file, rows, G_N_ELEMENTS (rows));
  g_assert_nonnull (setlocale (LC_ALL, ""));
  bindtextdomain (GETTEXT_PACKAGE, dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (vedette_troops_get_label (VEDETTE_TROOPS_GOOD), ==, "Gut");

  assert_reads ("Wat, GUT, gut, Bogen", "1|Wat|good|good|bow|-1|-1|0||");
  assert_reads ("Wat, übermässig  GUT, heldenhaft", "1|Wat|excellent|heroic|none|-1|-1|0||");
  assert_reads ("Wat, Gut leader, durchschnitt", "1|Wat|average|good|none|-1|-1|0||");
  assert_reads ("Wat, kein führer, good, bow", "1|Wat|good|none|bow|-1|-1|0||");
  assert_asks ("Wat, Durchschnit", "Durchschnitt");
  assert_asks ("Wat, heldenhft", "Heldenhaft");
  assert_asks ("Wat, averge", "average");
  figure = read_line ("Wat, Gut, Gut, Bogen", NULL, NULL);
  line = assert_round_trip (figure);
  g_assert_cmpstr (line, ==, "Wat, good, good leader, bow");

  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_cmpint (g_rmdir (messages), ==, 0);
  g_assert_cmpint (g_rmdir (language), ==, 0);
  g_assert_cmpint (g_rmdir (dir), ==, 0);
}

/* In a process of its own, for a program has one language. Its locale is that of C under another name: newer libraries
 * translate nothing in C.UTF-8, whatever LANGUAGE says, and no other locale need be there. */
static void
test_labels (void)
{
  g_autofree char *dir = g_dir_make_tmp ("vedette-XXXXXX", NULL);
  g_autofree char *locale = g_build_filename (dir, "xx.utf8", NULL);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (GSubprocess) child = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("/usr/lib/locale/C.utf8", locale), ==, 0);
  g_subprocess_launcher_setenv (launcher, "LOCPATH", dir, TRUE);
  g_subprocess_launcher_setenv (launcher, "LANGUAGE", "xx", TRUE);
  g_subprocess_launcher_setenv (launcher, "LC_ALL", "xx.UTF-8", TRUE);
  child = g_subprocess_launcher_spawn (launcher, &error, "/proc/self/exe", "--labels", NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (child, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (locale), ==, 0);
  g_assert_cmpint (g_rmdir (dir), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  gboolean labels = argc > 1 && strcmp (argv[1], "--labels") == 0;

  if (labels)
    {
      test_labels_child ();
      return 0;
    }
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/skirmish/line-text/read", test_read);
  g_test_add_func ("/skirmish/line-text/refuse", test_refuse);
  g_test_add_func ("/skirmish/line-text/name-length", test_name_length);
  g_test_add_func ("/skirmish/line-text/write", test_write);
  g_test_add_func ("/skirmish/line-text/round-trip", test_round_trip);
  g_test_add_func ("/skirmish/line-text/traits", test_traits);
  g_test_add_func ("/skirmish/line-text/traits-round-trip", test_traits_round_trip);
  g_test_add_func ("/skirmish/line-text/tab-after-space", test_tab_after_space);
  g_test_add_func ("/skirmish/line-text/noise", test_noise);
  g_test_add_func ("/skirmish/line-text/long", test_long);
  g_test_add_func ("/skirmish/line-text/labels", test_labels);

  return g_test_run ();
}
