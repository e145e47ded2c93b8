/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed texts of no game: which words are near which, and where pieces and doubts stand. */

#include "vedette-config.h"

#include <string.h>

#include "core/typed/vedette-reading.h"
#include "core/typed/vedette-typed.h"
#include "core/typed/vedette-vocabulary.h"

enum
{
  COLOUR,
  SIZE,
};

static const char * const colours[] = { "turquoise", "red", "blue", "sky blue" };

static VedetteVocabulary *
make_vocabulary (void)
{
  VedetteVocabulary *words = vedette_vocabulary_new ();

  for (int i = 0; i < (int) G_N_ELEMENTS (colours); i++)
    vedette_vocabulary_add (words, COLOUR, colours[i], i + 1, VEDETTE_VOCABULARY_NEAR);
  vedette_vocabulary_add (words, COLOUR, "tq", 1, VEDETTE_VOCABULARY_EXACT);
  /* What was there first stays. */
  vedette_vocabulary_add (words, COLOUR, "Red", 7, VEDETTE_VOCABULARY_NEAR);
  vedette_vocabulary_add (words, SIZE, "large", 1, VEDETTE_VOCABULARY_NEAR);
  return words;
}

static void
test_distance (void)
{
  static const struct
  {
    const char *one, *other;
    guint distance;
  } rows[] = {
    { "average", "average", 0 }, { "averge", "average", 1 },   { "averrage", "average", 1 }, { "averagr", "average", 1 },
    { "avergae", "average", 1 }, { "avarege", "average", 2 },  { "", "ab", 2 },              { "ab", "ba", 1 },
    { "élan", "elan", 1 },       { "ab", "abcdef", 3 },        { "bow", "sling", 3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s, %s", rows[i].one, rows[i].other);
      g_assert_cmpuint (MIN (vedette_vocabulary_distance (rows[i].one, rows[i].other, 2), 3), ==, rows[i].distance);
      g_assert_cmpuint (MIN (vedette_vocabulary_distance (rows[i].other, rows[i].one, 2), 3), ==, rows[i].distance);
    }
}

static void
test_find (void)
{
  g_autoptr (VedetteVocabulary) words = make_vocabulary ();
  g_autofree char *squeezed = vedette_vocabulary_squeeze (" Sky-BLUE. ");
  int value;

  g_assert_cmpstr (squeezed, ==, "skyblue");
  g_assert_true (vedette_vocabulary_find (words, COLOUR, squeezed, &value));
  g_assert_cmpint (value, ==, 4);
  g_assert_true (vedette_vocabulary_find (words, COLOUR, "red", &value));
  g_assert_cmpint (value, ==, 2);
  g_assert_false (vedette_vocabulary_find (words, SIZE, "red", NULL));
  g_assert_true (vedette_vocabulary_is_whole (words, "red"));
  g_assert_false (vedette_vocabulary_is_whole (words, "tq"));
}

static void
assert_near (const char *word,
             const char *near)
{
  g_autoptr (VedetteVocabulary) words = make_vocabulary ();

  g_test_message ("%s", word);
  g_assert_cmpstr (vedette_vocabulary_near (words, word, NULL), ==, near);
}

/* The shorter the word, the less is a slip: people bear nearly every one as a name. */
static void
test_near (void)
{
  assert_near ("turqoise", "turquoise");
  assert_near ("turkoise", "turquoise");
  assert_near ("tuqroise", "turquoise");
  assert_near ("yurquoise", "turquoise");
  assert_near ("turqu", "turquoise");
  assert_near ("turq", NULL);
  assert_near ("tortoise", NULL);
  assert_near ("larg", "large");
  assert_near ("lagre", "large");
  assert_near ("arge", "large");
  assert_near ("barge", NULL);
  assert_near ("lager", NULL);
  assert_near ("redd", "red");
  assert_near ("rde", "red");
  assert_near ("rod", NULL);
  assert_near ("bed", NULL);
  assert_near ("re", NULL);
  assert_near ("tqq", NULL);
  /* It is one, and not near one. */
  assert_near ("large", NULL);
}

static void
test_reading (void)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new ("\n a b\r\n\r\nc\u2028é d\n");
  const char *from, *to;
  g_autofree char *said = NULL, *applied = NULL, *line = NULL;

  g_assert_true (vedette_reading_next_line (reading, &from, &to));
  g_assert_cmpstr (from, ==, " a b");
  vedette_reading_add_piece (reading, from + 3, to, "second", "Second", "b", "Bee");
  vedette_reading_add_piece (reading, from + 1, from + 2, "first", "First", "a", "Ay");
  g_assert_true (vedette_reading_next_line (reading, &from, &to));
  g_assert_cmpstr (from, ==, "c");
  g_assert_true (vedette_reading_next_line (reading, &from, &to));
  g_assert_cmpstr (from, ==, "é d");
  vedette_reading_add_doubt (reading, VEDETTE_DOUBT_QUESTION, from + 3, to, NULL, "D", "Is it %s?", "D");
  g_assert_false (vedette_reading_next_line (reading, &from, &to));

  g_assert_cmpuint (vedette_reading_get_n_lines (reading), ==, 3);
  /* In the order in which they stand */
  g_assert_cmpstr (vedette_reading_nth_piece (reading, 0)->field, ==, "first");
  line = vedette_reading_say_line (reading, 0);
  g_assert_cmpstr (line, ==, "First: Ay · Second: Bee");
  g_assert_true (vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION));
  g_assert_null (vedette_reading_find_fault (reading));
  said = vedette_reading_say_doubt (reading, vedette_reading_nth_doubt (reading, 0));
  /* By the number that an editor shows, blank lines and comments among them */
  g_assert_cmpstr (said, ==, "Line 5: Is it D?");
  applied = vedette_reading_apply (reading, vedette_reading_nth_doubt (reading, 0));
  g_assert_cmpstr (applied, ==, "\n a b\r\n\r\nc\u2028é D\n");
}

/* Letters that say nothing are passed over, and digits of any script read, but in quotation marks; what is said of the text
 * is about the text as it was typed. */
static void
test_letters_of_nothing (void)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new ("\ufeff٣ or\u200bcs, \"٣\u200b\", 6\" x, go\u2060od\u200b, b\n६");
  g_autofree char *applied = NULL;
  const char *from, *to, *word;
  const VedettePiece *piece;

  g_assert_true (vedette_reading_next_line (reading, &from, &to));
  g_assert_cmpstr (from, ==, "3 orcs, \"٣\u200b\", 6\" x, good, b");
  word = strstr (from, "orcs");
  vedette_reading_add_piece (reading, from, from + 1, "count", "Count", "3", "3");
  vedette_reading_add_piece (reading, word, word + 4, "name", "Name", "Orcs", "Orcs");
  word = strstr (from, "good");
  vedette_reading_add_doubt (reading, VEDETTE_DOUBT_QUESTION, word, word + 4, NULL, "GOOD", "?");
  piece = vedette_reading_nth_piece (reading, 0);
  g_assert_true (strncmp (vedette_reading_get_text (reading) + piece->from, "٣ ", piece->to - piece->from + 1) == 0);
  g_assert_cmpstr (vedette_reading_at (reading, piece->from), ==, from);
  piece = vedette_reading_nth_piece (reading, 1);
  g_assert_true (strncmp (vedette_reading_get_text (reading) + piece->from, "or\u200bcs,", piece->to - piece->from + 1) == 0);
  g_assert_true (vedette_reading_at (reading, piece->from) == from + 2 && vedette_reading_at (reading, piece->to) == from + 6);
  applied = vedette_reading_apply (reading, vedette_reading_nth_doubt (reading, 0));
  g_assert_cmpstr (applied, ==, "\ufeff٣ or\u200bcs, \"٣\u200b\", 6\" x, GOOD, b\n६");
  g_assert_true (vedette_reading_next_line (reading, &from, &to));
  g_assert_cmpstr (from, ==, "6");
}

/* A word of several kinds is one of the lowest, in whatever order they were added. */
static void
test_find_any (void)
{
  g_autoptr (VedetteVocabulary) words = make_vocabulary ();
  int kind = -1, value = 0;

  vedette_vocabulary_add (words, SIZE, "red", 3, VEDETTE_VOCABULARY_EXACT);
  vedette_vocabulary_add (words, COLOUR, "large", 9, VEDETTE_VOCABULARY_EXACT);
  g_assert_true (vedette_vocabulary_find_any (words, COLOUR, SIZE, "red", &kind, &value));
  g_assert_cmpint (kind, ==, COLOUR);
  g_assert_cmpint (value, ==, 2);
  g_assert_true (vedette_vocabulary_find_any (words, COLOUR, SIZE, "large", &kind, &value));
  g_assert_cmpint (kind, ==, COLOUR);
  g_assert_cmpint (value, ==, 9);
  g_assert_true (vedette_vocabulary_find_any (words, SIZE, SIZE, "large", &kind, &value));
  g_assert_cmpint (kind, ==, SIZE);
  g_assert_cmpint (value, ==, 1);
  g_assert_false (vedette_vocabulary_find_any (words, SIZE, SIZE, "turquoise", NULL, NULL));
}

static char *
make_lines (guint       n,
            const char *end,
            guint       letters)
{
  g_autofree char *line = g_strnfill (letters, 'a');
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "é%s%s", line, end);
  return g_string_free (text, FALSE);
}

static void
ignore_line (VedetteReading *reading,
             gpointer        data,
             const char     *from,
             const char     *to)
{
}

static gboolean
is_taken (const char *text,
          const char *why)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (text);
  g_autoptr (GError) error = NULL;
  gboolean taken = vedette_reading_read_lines (reading, ignore_line, NULL, "", &error);

  g_assert_cmpstr (error != NULL ? error->message : "", ==, taken ? "" : why);
  return taken;
}

/* What is as long as may be is taken; one letter or one line more is refused by the limit and its place. */
static void
test_limits (void)
{
  static const char * const ends[] = { "\n", "\r\n", "\r", "\xe2\x80\xa8" };
  g_autofree char *longest = make_lines (3, "\n", VEDETTE_READING_MAX_LETTERS - 1);
  g_autofree char *longer = g_strdup_printf ("b\n\n%sa", longest);

  g_assert_true (is_taken (longest, NULL));
  longer[strlen (longer) - 2] = 'a';
  g_assert_false (is_taken (longer, "Line 5 has more than 10000 characters. Divide or shorten the line."));
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *most = make_lines (VEDETTE_READING_MAX_LINES, ends[i], 1), *more = g_strconcat (most, "a", NULL);

      g_assert_true (is_taken (most, NULL));
      g_assert_false (is_taken (more, "The text has more than 20000 lines. Divide the text, and enter one part at a time."));
    }
}

/* A table of a game that does not exist */
enum
{
  KITE_COLOUR,
  KITE_BACK,
  KITE_TAIL,
  KITE_OWNER,
  KITE_COUNT,
};

enum
{
  KITE_WORDS = 1,
  KITE_BACK_WORDS,
  KITE_BACK_MARK,
  KITE_OWNER_MARK,
  KITE_LINK,
};

static const VedetteVocabularyRow kite_rows[] = {
  { KITE_WORDS, 1, "red", "r", NULL },          { KITE_WORDS, 2, "sky blue", "", NULL }, { KITE_BACK_WORDS, 5, "red", "", NULL },
  { KITE_BACK_MARK, 0, "", "back|behind", NULL }, { KITE_OWNER_MARK, 0, "", "of", NULL },  { KITE_LINK, 0, "", "and|with", NULL },
};

static VedetteVocabulary *
get_kite_words (void)
{
  static gsize words = 0;

  return vedette_vocabulary_get (&words, kite_rows, G_N_ELEMENTS (kite_rows), KITE_LINK);
}

static void
find_kite_count (const VedetteTypedTable *table,
                 GArray                  *words,
                 guint                    first,
                 guint                    end,
                 VedetteTypedTerm        *term)
{
  term->value = vedette_words_read_times (words, first, end);
  term->field = term->value >= 0 ? KITE_COUNT : -1;
}

static const VedetteTypedField kite_fields[] = {
  [KITE_COLOUR] = { .words = KITE_WORDS, .twice = "“%s” after “%s”" },
  [KITE_BACK] = { .words = KITE_BACK_WORDS, .mark = KITE_BACK_MARK },
  [KITE_TAIL] = { .beside = "long tail|tail", .units = "|in", .inches = TRUE, .most = 1000, .rule = "K-1",
                  .wrong = "“%s”: 0 to %d" },
  [KITE_OWNER] = { .mark = KITE_OWNER_MARK, .text = G_MAXUINT },
  [KITE_COUNT] = { .least = 1, .most = 9, .wrong = "“%s”: %d to %d" },
};

static const VedetteTypedTable kites = { kite_fields, G_N_ELEMENTS (kite_fields), get_kite_words, KITE_LINK, find_kite_count };

/* Terms as “field=value” or “field=value/field=value”, or nothing if the words are not all terms */
static void
assert_run (const char *text,
            const char *expected)
{
  g_autoptr (GArray) words = vedette_words_cut (text, text + strlen (text), "");
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));
  g_autoptr (GString) found = g_string_new (NULL);

  if (vedette_typed_run (&kites, words, 0, words->len, terms))
    for (guint i = 0; i < terms->len; i++)
      {
        const VedetteTypedTerm *term = &g_array_index (terms, VedetteTypedTerm, i);

        g_string_append_printf (found, "%s%d=%d", i > 0 ? " " : "", term->field, term->value);
        if (term->other >= 0)
          g_string_append_printf (found, "/%d=%d", term->other, term->other_value);
      }
  g_test_message ("%s", text);
  g_assert_cmpstr (found->str, ==, expected);
}

/* A word can be of two fields, and a mark tells which; numbers stand beside their words in any form. */
static void
test_run (void)
{
  assert_run ("red", "0=1/1=5");
  assert_run ("r", "0=1");
  assert_run ("Sky-Blue", "0=2");
  assert_run ("red back", "1=5");
  assert_run ("back: red", "1=5");
  assert_run ("behind – red", "1=5");
  assert_run ("back (red)", "1=5");
  assert_run ("sky blue back", "");
  assert_run ("sky blue and red behind with 4.5in tail", "0=2 1=5 2=450");
  assert_run ("tail 4", "2=400");
  assert_run ("tail=4", "2=400");
  assert_run ("long tail 4.125", "2=-1");
  assert_run ("sky blue/r", "0=2 0=1");
  assert_run ("x3 red", "4=3 0=1/1=5");
  assert_run ("red and", "");
  assert_run ("and", "");
  assert_run ("green", "");
  assert_run ("", "");
  assert_run ("r of Ann Lee", "0=1 3=0");
  assert_run ("r of \"Ann and Lee\" x3", "0=1 3=0 4=3");
}

/* Each error has the code, the rule and the limits of its field; a value can be repeated. */
static void
test_say (void)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new ("r, tail 12, red, sky blue, of \"Ann\" and, x0");
  VedetteTyped typed = { .table = &kites, .reading = reading };
  static const char * const why[] = { "“tail 12”: 0 to 10", "“sky blue” after “r”", "“x0”: 1 to 9" };
  g_autoptr (GArray) words = NULL;
  const char *from, *to;

  g_assert_true (vedette_reading_next_line (reading, &from, &to));
  words = vedette_words_cut (from, to, "");
  for (guint i = 0; i < words->len; i++)
    {
      VedetteTypedTerm term;
      guint n = vedette_typed_find (&kites, words, i, vedette_typed_part_end (words, i), &term);

      if (n > 0)
        vedette_typed_take (&typed, words, &term);
      i += MAX (n, 1) - 1;
    }
  g_assert_cmpint (typed.said[KITE_COLOUR].value, ==, 1);
  g_assert_cmpint (typed.said[KITE_BACK].value, ==, 5);
  g_assert_cmpstr (typed.said[KITE_OWNER].text, ==, "Ann");
  g_assert_true (typed.said[KITE_TAIL].wrong);
  g_assert_true (typed.failed);
  g_assert_cmpuint (vedette_reading_get_n_doubts (reading), ==, G_N_ELEMENTS (why));
  for (guint i = 0; i < G_N_ELEMENTS (why); i++)
    g_assert_cmpstr (vedette_reading_nth_doubt (reading, i)->why, ==, why[i]);
  g_assert_cmpstr (vedette_reading_nth_doubt (reading, 0)->rule, ==, "K-1");
  vedette_typed_clear (&typed);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/typed/distance", test_distance);
  g_test_add_func ("/typed/find", test_find);
  g_test_add_func ("/typed/near", test_near);
  g_test_add_func ("/typed/find-any", test_find_any);
  g_test_add_func ("/typed/reading", test_reading);
  g_test_add_func ("/typed/letters-of-nothing", test_letters_of_nothing);
  g_test_add_func ("/typed/limits", test_limits);
  g_test_add_func ("/typed/run", test_run);
  g_test_add_func ("/typed/say", test_say);

  return g_test_run ();
}
