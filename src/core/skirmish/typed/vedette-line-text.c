/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster line as a person types it, read from text. */

#include "vedette-config.h"

#include "core/skirmish/typed/vedette-line-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/typed/vedette-line-private.h"
#include "core/typed/vedette-scan.h"

/* Longer texts in brackets are remarks, and no name is followed by more terms without a comma. */
#define MAX_IN_BRACKETS 200
#define MAX_RUN 20

static void
line_clear (VedetteLine *line)
{
  vedette_typed_clear (&line->typed);
  g_array_unref (line->words);
  g_array_unref (line->brackets);
  g_ptr_array_unref (line->traits);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteLine, line_clear)

static const VedetteWord *
word_at (VedetteLine *line,
         guint        i)
{
  return vedette_words_nth (line->words, i);
}

/* Returns: the word as it is compared; an empty text for a dash, and for a text in quotation marks */
const char *
vedette_line_get_word (GArray *words,
                       guint   i)
{
  const char *squeezed = vedette_words_nth (words, i)->squeezed;

  return squeezed != NULL ? squeezed : "";
}

/* Whether a word begins like a name; where everything is in capitals, or the word is, a capital does not mean a name. */
gboolean
vedette_line_is_name_case (VedetteLine       *line,
                           const VedetteWord *word)
{
  static gsize place = 0;

  return !line->capitals && g_regex_match_full (vedette_scan_get_regex (&place, "^[\\p{Lu}\\p{Lt}](?:$|.*\\p{Ll})"), word->from,
                                                word->to - word->from, 0, 0, NULL, NULL);
}

static void
note (VedetteLine *line,
      const char  *text,
      const char  *from,
      const char  *to)
{
  if (*text != '\0')
    vedette_reading_add_text (line->typed.reading, VEDETTE_TYPE_FIGURE, "notes", text, from, to);
}

/* Returns: (transfer full): all notes of the line, in the order in which they were typed */
static char *
join_notes (VedetteLine *line)
{
  GString *notes = g_string_new (NULL);

  for (guint i = line->n_pieces; i < vedette_reading_get_n_pieces (line->typed.reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (line->typed.reading, i);

      if (g_str_equal (piece->field, "notes"))
        g_string_append_printf (notes, "%s%s", notes->len > 0 ? ", " : "", piece->value);
    }
  return g_string_free (notes, FALSE);
}

static gboolean
is_said (VedetteLine            *line,
         const VedetteTypedTerm *term)
{
  return term->field != VEDETTE_LINE_RESERVE && term->field != VEDETTE_LINE_HIDDEN &&
         vedette_typed_has (&line->typed, term->field) && (term->other < 0 || vedette_typed_has (&line->typed, term->other));
}

static void
take (VedetteLine            *line,
      GArray                 *words,
      const VedetteTypedTerm *term)
{
  if (!line->typed.failed)
    vedette_typed_take (&line->typed, words, term);
}

/* What stands in brackets is terms that were not given before, or else a note. */
static void
take_bracket (VedetteLine       *line,
              const VedetteWord *bracket)
{
  gboolean remark = bracket->to - bracket->from > MAX_IN_BRACKETS;
  g_autoptr (GArray) words = vedette_words_cut (bracket->from + 1, remark ? bracket->from + 1 : bracket->to - 1, "");
  g_autoptr (GArray) terms = NULL;
  g_autofree char *text = vedette_scan_strip (bracket->from + 1, bracket->to - 1);
  gboolean fits = vedette_typed_run (&vedette_line_table, words, 0, words->len, &terms), twice = FALSE, given = FALSE;

  for (guint i = 0; fits && i < terms->len; i++)
    {
      const VedetteTypedTerm *term = &g_array_index (terms, VedetteTypedTerm, i);

      if (is_said (line, term))
        twice = TRUE;
      given |= twice && term->field != VEDETTE_LINE_WEAPON;
    }
  for (guint i = 0; fits && !twice && i < terms->len; i++)
    take (line, words, &g_array_index (terms, VedetteTypedTerm, i));
  if (fits && !twice)
    return;
  note (line, text, bracket->from + 1, bracket->to - 1);
  vedette_line_doubt_bracket (line, bracket, words, given, text);
}

/* Cuts the line. A rating in brackets, as in “leader (good)”, stays behind its word. */
static void
cut (VedetteLine *line,
     const char  *from,
     const char  *to)
{
  GArray *all = vedette_words_cut (from, to, "");

  line->words = all;
  line->brackets = g_array_new (FALSE, TRUE, sizeof (VedetteWord));
  for (guint i = 0; i < all->len; i++)
    {
      VedetteWord *word = vedette_words_nth (all, i);
      VedetteTypedTerm term;
      g_autoptr (GArray) inside = NULL;
      guint n;

      if (!word->bracket || (i > 0 && vedette_typed_find (&vedette_line_table, all, i - 1, i + 1, &term) == 2))
        continue;
      inside = vedette_words_cut (word->from + 1, word->to - 1, "");
      /* A bracket before the name can be the number of figures, as in “(10) Orcs” and “(x10) Orcs”. */
      if (i == 0 && line->brackets->len == 0 && all->len > 1 && inside->len == 1 &&
          vedette_words_read_count (inside, 0, 1, &n) >= 0)
        *word = (VedetteWord){ word->from + 1, word->to - 1, g_strdup (vedette_line_get_word (inside, 0)), NULL, FALSE };
      else
        {
          g_array_append_val (line->brackets, *word);
          g_array_remove_index (all, i--);
        }
    }
}

/* Whether both words begin like names, as in “Six Sisters”; then the number is asked about. */
static gboolean
is_number_of_name (VedetteLine *line,
                   guint        n,
                   int          value)
{
  const char *from = word_at (line, 0)->from;
  g_autofree char *digits = g_strdup_printf ("%d", value);

  if (!vedette_line_is_name_case (line, word_at (line, 0)) || !vedette_line_is_name_case (line, word_at (line, n)))
    return FALSE;
  vedette_line_ask (line, 0, n, digits,
                    /* Translators: both are a number, the first as a word that was typed, as in “Six” and 6 */
                    _("“%.*s” is read as part of the name. For the number of figures, write “%d”."),
                    (int) (word_at (line, n - 1)->to - from), from, value);
  return TRUE;
}

/* Reads the number of figures before the name. Returns: how many words are that number */
static guint
read_count (VedetteLine *line,
            guint        end)
{
  guint n;
  VedetteTypedTerm term = { .field = VEDETTE_LINE_COUNT, .other = -1 };

  term.value = vedette_words_read_count (line->words, 0, end, &n);
  term.end = n;
  /* “x8” and “Six” alone are names. */
  if (term.value < 0 || (n == end && !g_ascii_isdigit (*word_at (line, 0)->from)) ||
      (!g_ascii_isdigit (*word_at (line, 0)->from) && !g_ascii_isdigit (word_at (line, n - 1)->to[-1]) &&
       is_number_of_name (line, n, term.value)))
    return 0;
  take (line, line->words, &term);
  return n;
}

static gboolean
is_word_field (int field)
{
  return vedette_line_table.fields[field].words != 0;
}

/* Returns: whether the first term behind the name belongs to the name; asks about a term that can do so */
static gboolean
is_of_name (VedetteLine *line,
            GArray      *terms,
            guint        end)
{
  const VedetteTypedTerm *term = &g_array_index (terms, VedetteTypedTerm, 0);
  const VedetteWord *word = word_at (line, end), *last = word_at (line, end - 1);
  g_autofree char *typed = NULL, *instead = NULL;

  if (term->first != end || last->to[-1] == ':' || !is_word_field (term->field) ||
      line->typed.said[VEDETTE_LINE_COUNT].value > 1 ||
      !vedette_line_is_name_case (line, word) || vedette_line_terms_is_code (vedette_line_get_word (line->words, end)) ||
      (term->field == VEDETTE_LINE_LEADER && term->marked))
    return FALSE;
  typed = vedette_words_join (line->words, term->first, term->end);
  instead = g_strdup_printf (", %s", typed);
  if (!vedette_typed_has (&line->typed, term->field))
    vedette_line_ask_at (line, last->to, word_at (line, term->end - 1)->to, instead,
                         /* Translators: %s is a term that was typed, such as “Good” in “Henry Good” */
                         _("“%s” is read as part of the name. If it is not, write a comma before it."), typed);
  return TRUE;
}

/* Takes a term before the name, as in “6 good archers”. Returns: where the name begins */
static guint
take_adjective (VedetteLine *line,
                guint        first,
                guint        end)
{
  const VedetteWord *word = word_at (line, first);
  gboolean name_case = vedette_line_is_name_case (line, word), many = line->typed.said[VEDETTE_LINE_COUNT].value > 1;
  g_autofree char *adjective = NULL, *instead = NULL;
  const char *name;
  VedetteTypedTerm term;

  if (end - first < 2 || vedette_typed_find (&vedette_line_table, line->words, first, MIN (first + 2, end - 1), &term) == 0 ||
      !is_word_field (term.field) || term.field == VEDETTE_LINE_WEAPON ||
      vedette_typed_has (&line->typed, term.field))
    return first;
  if (term.field != VEDETTE_LINE_LEADER &&
      ((many && !name_case) || vedette_line_terms_is_code (vedette_line_get_word (line->words, first))))
    {
      take (line, line->words, &term);
      return term.end;
    }
  /* Poor Tom, Good King John */
  if (name_case && !(many && term.field == VEDETTE_LINE_TROOPS))
    return first;
  adjective = vedette_words_join (line->words, term.first, term.end);
  name = word_at (line, term.end)->from;
  instead = g_strdup_printf ("%.*s, %s", (int) (word_at (line, end - 1)->to - name), name, adjective);
  vedette_line_ask (line, first, end, instead,
                    /* Translators: %s is a term that was typed, such as “good” in “good archer” */
                    _("“%s” is read as part of the name. If it is not, write it after the name and a comma."), adjective);
  return first;
}

/* Reads the name, and the terms behind it without a comma. */
static void
read_name (VedetteLine *line,
           guint        first,
           guint        end)
{
  g_autoptr (GArray) terms = NULL;
  guint cut = MAX (first + 1, end - MIN (end, MAX_RUN));
  g_autofree char *text = NULL, *name = NULL;
  VedetteWord *last;
  gboolean quoted, given;

  while (cut < end && !vedette_typed_run (&vedette_line_table, line->words, cut, end, NULL))
    cut++;
  vedette_typed_run (&vedette_line_table, line->words, cut, end, &terms);
  quoted = cut - first == 1 && word_at (line, first)->quoted != NULL;
  for (guint i = 0; i < terms->len; i++)
    if (g_array_index (terms, VedetteTypedTerm, i).field == VEDETTE_LINE_COUNT)
      take (line, line->words, &g_array_index (terms, VedetteTypedTerm, i));
  if (!quoted && terms->len > 0 && is_of_name (line, terms, cut))
    {
      cut = g_array_index (terms, VedetteTypedTerm, 0).end;
      g_array_remove_index (terms, 0);
    }
  /* “Good” is the class here if a class was given elsewhere, too, so that it is an error. */
  given = vedette_typed_has (&line->typed, VEDETTE_LINE_TROOPS);
  for (guint i = 0; i < terms->len; i++)
    {
      VedetteTypedTerm *term = &g_array_index (terms, VedetteTypedTerm, i);

      term->other = given ? -1 : term->other;
      take (line, line->words, term);
    }
  if (!quoted)
    first = take_adjective (line, first, cut);
  /* A colon or dash at the end of the name goes with what follows. */
  while (cut - first > 1 && vedette_word_is_joint (word_at (line, cut - 1)))
    cut--;
  last = vedette_words_nth (line->words, cut - 1);
  if (!quoted && last->to - last->from > 1 && last->to[-1] == ':')
    last->to--;
  text = vedette_words_join (line->words, first, cut);
  name = quoted ? g_steal_pointer (&text) : vedette_scan_capitalise (text);
  vedette_typed_say (&line->typed, VEDETTE_LINE_NAME, 0, name, word_at (line, first)->from, last->to);
  line->name = first;
  line->name_end = quoted ? 0 : cut;
}

/**
 * vedette_line_read_trait:
 * @traits: gets the trait; there is an error instead if the name is too long or the number out of range
 *
 * Returns: whether the words are a name and a signed number, such as “quick +2” and “"the drum" -1”
 */
gboolean
vedette_line_read_trait (VedetteReading  *reading,
                         GArray          *words,
                         guint            first,
                         guint            end,
                         GPtrArray       *traits)
{
  const char *quoted = first < end ? vedette_words_nth (words, first)->quoted : NULL;
  int value;
  g_autofree char *text = vedette_words_join (words, first, end), *bare = NULL, *name = NULL, *head = NULL;
  const char *sign = vedette_scan_trailing_sign (text, &value);

  name = quoted != NULL && end - first == 2 ? g_strdup (quoted) : vedette_scan_strip (text, sign);
  bare = vedette_scan_strip (name, name + strlen (name));
  if (*sign == '\0' || *bare == '\0')
    return FALSE;
  if (value != 0 && ABS (value) <= VEDETTE_TRAIT_MAX && g_utf8_strlen (name, -1) <= VEDETTE_LINE_TEXT_MAX_NAME)
    {
      g_ptr_array_add (traits, g_object_new (VEDETTE_TYPE_TRAIT, "name", name, "value", value, NULL));
      return TRUE;
    }
  head = g_utf8_substring (text, 0, MIN (40, g_utf8_strlen (text, -1)));
  vedette_reading_add_doubt (reading, VEDETTE_DOUBT_FAULT, vedette_words_nth (words, first)->from,
                             vedette_words_nth (words, end - 1)->to, NULL, NULL,
                             /* Translators: what was typed, such as “quick 99” */
                             _("“%s”: write a trait with a number from −20 to +20 that is not 0, as in “quick +2”"), head);
  return TRUE;
}

/* Reads a trait. Returns: whether the part is one */
static gboolean
read_trait (VedetteLine *line,
            guint        first,
            guint        end,
            const char  *text)
{
  const char *from = word_at (line, first)->from, *to = word_at (line, end - 1)->to;
  g_autofree char *said = NULL;
  VedetteTypedTerm term;
  VedetteTrait *trait;
  guint n = line->traits->len;

  if (!vedette_line_read_trait (line->typed.reading, line->words, first, end, line->traits))
    return FALSE;
  line->typed.failed |= line->traits->len == n;
  if (line->typed.failed)
    return TRUE;
  trait = line->traits->pdata[n];
  said = g_strdup_printf ("%s %+d", vedette_trait_get_name (trait), vedette_trait_get_value (trait));
  vedette_reading_add_piece (line->typed.reading, from, to, "trait", C_("typed line", "Trait"), said, said);
  /* leader +2 */
  if (end - first == 2 && vedette_line_terms_has (VEDETTE_LINE_LEADER_MARK, vedette_line_get_word (line->words, first)))
    vedette_line_doubt_leader (line, text, TRUE, from, to);
  /* average quick +2 */
  if (end - first > 2 && vedette_typed_find (&vedette_line_table, line->words, first, first + 1, &term) > 0)
    vedette_line_ask (line, first, end, NULL,
                      /* Translators: %s is what was typed, such as “average quick” */
                      _("“%s” is read as the name of a trait: write a comma between two items"),
                      vedette_trait_get_name (trait));
  return TRUE;
}

/* Reads what stands between two commas behind the name. */
static void
read_part (VedetteLine *line,
           guint        first,
           guint        end)
{
  const VedetteWord *word = word_at (line, first), *last = word_at (line, end - 1);
  g_autofree char *text = vedette_words_join (line->words, first, end);

  /* Orcs; 10; poor, or the same with tabs: in a table, a number behind the name is the number of figures. */
  if (end - first == 1 && first > 1 && first == vedette_typed_part_end (line->words, 0) + 1 &&
      strchr (";\t|", *word_at (line, first - 1)->from) != NULL && vedette_word_read_digits (word) >= 0 &&
      !vedette_typed_has (&line->typed, VEDETTE_LINE_COUNT))
    vedette_typed_say (&line->typed, VEDETTE_LINE_COUNT, vedette_word_read_digits (word), NULL, word->from, word->to);
  else if (end - first == 1 && word->quoted != NULL)
    note (line, word->quoted, word->from, word->to);
  else if (!vedette_typed_take_run (&line->typed, line->words, first, end) && !read_trait (line, first, end, text))
    {
      note (line, text, word->from, last->to);
      vedette_line_doubt_note (line, first, end, text);
    }
}

/* Adds an error if the die has fewer sides than the number to be rolled, or if there is only a die. */
static void
check_die (VedetteLine *line)
{
  const VedetteTypedSaid *die = &line->typed.said[VEDETTE_LINE_DIE], *sides = &line->typed.said[VEDETTE_LINE_SIDES];
  const char *from, *to;

  if (line->typed.failed || (die->from == NULL && sides->from == NULL) ||
      (die->from != NULL && die->value <= (sides->from != NULL ? sides->value : 6)))
    return;
  from = die->from != NULL ? die->from : sides->from;
  to = sides->from != NULL ? MAX (die->to, sides->to) : die->to;
  vedette_typed_say (&line->typed, VEDETTE_LINE_SIDES, -1, NULL, from, to);
}

/* Asks about a line with a name and points only: so people write how much a whole army costs. A text in quotation marks is a
 * name; so programs write it. */
static void
doubt_title (VedetteLine *line,
             const char  *from,
             const char  *to)
{
  const VedetteTypedSaid *said = line->typed.said;
  guint n = 0;

  for (guint i = VEDETTE_LINE_TROOPS; i <= VEDETTE_LINE_COUNT; i++)
    n += said[i].from != NULL;
  if (*from == '"' || n != 1 || said[VEDETTE_LINE_POINTS].from == NULL || line->traits->len > 0)
    return;
  vedette_line_ask_at (line, from, to, NULL,
                       /* Translators: %s is a name that was typed, such as “My Saxons” */
                       _("“%s” is read as one average figure. If it is the heading of a list, leave the line out."),
                       said[VEDETTE_LINE_NAME].text);
}

/* Adds an error if there is no name, or if it is too long. */
static void
check_name (VedetteLine *line,
            const char  *from,
            const char  *to)
{
  const char *name = line->typed.said[VEDETTE_LINE_NAME].text;

  if (name == NULL || *name == '\0')
    vedette_typed_fail (&line->typed, NULL, from, to,
                        /* Translators: what was typed, such as “quick 99” */
                        _("“%.*s” has no name: write one before the first comma, as in “6 archers, average, bow”"),
                        (int) (to - from), from);
  else if (g_utf8_strlen (name, -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    {
      g_autofree char *head = g_utf8_substring (name, 0, 20);

      vedette_typed_fail (&line->typed, NULL, from, to,
                          /* Translators: the beginning of what was typed */
                          _("The name “%s…” is too long. Write at most 200 characters, and the rest after a comma."), head);
    }
}

void
vedette_typed_line_free (VedetteTypedLine *self)
{
  g_clear_object (&self->figure);
  g_ptr_array_unref (self->traits);
  g_free (self);
}

/* Returns: (transfer full) (nullable): the line; %NULL, and an error of the reading, if it cannot be read */
VedetteTypedLine *
vedette_line_text_read_next (VedetteReading *reading,
                             const char     *from,
                             const char     *to)
{
  static gsize small = 0;
  g_auto (VedetteLine) line = { .typed = { .table = &vedette_line_table, .reading = reading },
                                .n_pieces = vedette_reading_get_n_pieces (reading),
                                .capitals = !g_regex_match (vedette_scan_get_regex (&small, "\\p{Ll}"), from, 0, NULL),
                                .traits = g_ptr_array_new_with_free_func (g_object_unref) };
  g_autoptr (VedetteFigure) figure = g_object_new (VEDETTE_TYPE_FIGURE, NULL);
  g_autofree char *notes = NULL;
  VedetteTypedLine *typed;
  guint first, end, name_end;

  cut (&line, vedette_scan_skip_bullet (from), to);
  end = vedette_typed_part_end (line.words, 0);
  first = read_count (&line, end);
  /* 10; Orcs; poor: a table that begins with the number */
  if (first > 0 && first == end && end < line.words->len)
    {
      guint next = vedette_typed_part_end (line.words, end + 1);

      vedette_line_doubt_comma (&line, word_at (&line, end - 1)->from, to);
      if (end + 1 < next && !vedette_typed_run (&vedette_line_table, line.words, end + 1, next, NULL))
        {
          first = end + 1;
          end = next;
        }
    }
  name_end = line.typed.failed ? first : end;
  if (first == name_end && !line.typed.failed)
    check_name (&line, from, to);
  /* The name comes last, because what is given elsewhere tells what belongs to the name. */
  for (guint part; !line.typed.failed && vedette_typed_next_part (line.words, line.words->len, &part, &end);)
    read_part (&line, part, end);
  if (first < name_end)
    read_name (&line, first, name_end);
  for (guint i = 0; !line.typed.failed && i < line.brackets->len; i++)
    take_bracket (&line, vedette_words_nth (line.brackets, i));
  if (!line.typed.failed)
    check_name (&line, from, to);
  if (!line.typed.failed && line.name_end > 0)
    vedette_line_doubt_name (&line);
  check_die (&line);
  notes = join_notes (&line);
  if (!line.typed.failed && *notes == '\0')
    doubt_title (&line, from, to);
  for (guint i = 0; i < vedette_line_table.n_fields; i++)
    vedette_typed_give (&line.typed, i, figure);
  if (line.typed.failed)
    return NULL;
  g_object_set (figure, "notes", notes, NULL);
  typed = g_new0 (VedetteTypedLine, 1);
  typed->figure = g_steal_pointer (&figure);
  typed->traits = g_ptr_array_ref (line.traits);
  return typed;
}

static void
add_line (VedetteReading *reading,
          gpointer        lines,
          const char     *from,
          const char     *to)
{
  VedetteTypedLine *line = vedette_line_text_read_next (reading, from, to);

  if (line != NULL)
    g_ptr_array_add (lines, line);
}

/**
 * vedette_line_text_read_lines:
 * @reading: of a text; gets the pieces and doubts of all its lines, also of those that cannot be read
 *
 * Reads the lines of a text, such as `6 archers, average, bow` and `Sir Guy, good, heroic leader, 6" move, (rides a gray)`.
 * Blank lines do not count.
 *
 * A line is a name, with `8 ` or `8 x ` before it or ` x8` behind it for men alike, then, between
 * commas, semicolons, tabs or nothing but spaces, in any order and any case, English or as the labels of the reader's
 * language say it, or in a short form: the class (S-10; without one the men are average), the leader rating (S-11), the
 * missile weapon, `6" move` and `24" range` in inches (0 to 999, two decimals), `25 points` (0 to 999999), `in reserve`,
 * `hidden`, `may break off`, `arrives at action 12`, `arrives on 5+ on d6`, and traits such as `quick +2` or `"the drum" -1`.
 * `good` is the class unless a class was said before. All else is kept as notes, and so is what is in brackets, unless it is
 * terms that nothing else says. What may be meant otherwise is a doubt of the reading.
 *
 * The first letter of the name becomes a capital. A name or a note that would be read as something else stands in
 * quotation marks: `"Wat, the Elder", average`; it is then taken as it is, with `\"`, `\\`, `\n`, `\r` and `\t` inside
 * for a mark, a backslash, line ends and a tab.
 *
 * Returns: (transfer full) (nullable) (element-type VedetteTypedLine): the lines, or %NULL with a %VEDETTE_READING_ERROR
 */
GPtrArray *
vedette_line_text_read_lines (VedetteReading  *reading,
                              GError         **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_typed_line_free);

  return vedette_reading_read_lines (reading, add_line, lines,
                                     _("The line is empty: write a name, as in “6 archers, average, bow”"), error) &&
             !vedette_reading_refuse (reading, error)
           ? g_steal_pointer (&lines)
           : NULL;
}

/* Reminds of the class of each line that has none, because a word that was not understood must not become an average figure
 * in silence. */
void
vedette_line_text_doubt_classes (VedetteReading *reading)
{
  guint n = vedette_reading_get_n_lines (reading);
  g_autofree gboolean *said = g_new0 (gboolean, n + 1);

  for (guint i = 0; i < vedette_reading_get_n_pieces (reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (reading, i);

      said[piece->line] |= g_str_equal (piece->field, "troops");
    }
  for (guint i = 0; i < vedette_reading_get_n_pieces (reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (reading, i);

      if (!said[piece->line] && g_str_equal (piece->field, "name"))
        vedette_reading_doubt_piece (reading, VEDETTE_DOUBT_REMINDER, piece, "S-10", NULL,
                                     _("No class is given, so Average is used. The other classes are Rubbish, Poor, Good and "
                                       "Excellent."));
    }
}
