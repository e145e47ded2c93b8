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
  g_string_free (line->notes, TRUE);
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
  gunichar first = g_utf8_get_char (word->from);
  const char *p = g_utf8_next_char (word->from);

  if (line->capitals || (!g_unichar_isupper (first) && !g_unichar_istitle (first)))
    return FALSE;
  if (p >= word->to)
    return TRUE;
  for (; p < word->to; p = g_utf8_next_char (p))
    if (g_unichar_islower (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

static void
note (VedetteLine *line,
      const char  *text,
      const char  *from,
      const char  *to)
{
  if (*text == '\0')
    return;
  g_string_append_printf (line->notes, "%s%s", line->notes->len > 0 ? ", " : "", text);
  vedette_reading_add_text (line->typed.reading, VEDETTE_TYPE_FIGURE, "notes", text, from, to);
}

/* Adds the bits of what the terms mean, as they would be taken one after the other. */
static guint
add_bits (GArray *terms,
          guint   bits)
{
  for (guint i = 0; i < terms->len; i++)
    {
      const VedetteTypedTerm *term = &g_array_index (terms, VedetteTypedTerm, i);

      bits |= 1u << ((bits & 1u << term->field) != 0 && term->other >= 0 ? term->other : term->field);
    }
  return bits;
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
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));
  g_autofree char *text = vedette_scan_strip (bracket->from + 1, bracket->to - 1);
  gboolean fits = vedette_typed_run (&vedette_line_table, words, 0, words->len, terms);

  if (!fits)
    g_array_set_size (terms, 0);
  for (guint i = 0; i < terms->len; i++)
    fits = fits && !is_said (line, &g_array_index (terms, VedetteTypedTerm, i));
  for (guint i = 0; fits && i < terms->len; i++)
    take (line, words, &g_array_index (terms, VedetteTypedTerm, i));
  if (fits)
    return;
  note (line, text, bracket->from + 1, bracket->to - 1);
  vedette_line_doubt_bracket (line, bracket, words, terms, text);
}

/* Takes the brackets before @at. */
static void
take_brackets (VedetteLine *line,
               const char  *at)
{
  while (!line->typed.failed && line->next_bracket < line->brackets->len &&
         vedette_words_nth (line->brackets, line->next_bracket)->from < at)
    take_bracket (line, vedette_words_nth (line->brackets, line->next_bracket++));
}

/* Takes terms of a part, and the brackets between them, in the order in which they were typed. */
static void
take_terms (VedetteLine *line,
            GArray      *terms)
{
  for (guint i = 0; i < terms->len; i++)
    {
      const VedetteTypedTerm *term = &g_array_index (terms, VedetteTypedTerm, i);

      take_brackets (line, word_at (line, term->first)->from);
      take (line, line->words, term);
    }
}

/* Whether a bracket before the name is the number of figures, as in “(10) Orcs” and “(x10) Orcs” */
static gboolean
is_count (const VedetteWord *bracket)
{
  g_autoptr (GArray) words = vedette_words_cut (bracket->from + 1, bracket->to - 1, "");

  return words->len == 1 && (vedette_word_read_digits (vedette_words_nth (words, 0)) >= 0 ||
                             vedette_words_read_times (words, 0, 1) >= 0);
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

      if (!word->bracket || (i > 0 && vedette_typed_find (&vedette_line_table, all, i - 1, i + 1, &term) == 2))
        continue;
      if (i == 0 && line->brackets->len == 0 && all->len > 1 && is_count (word))
        {
          gsize length = (gsize) (word->to - word->from - 2);

          *word = (VedetteWord){ word->from + 1, word->to - 1, g_strndup (word->from + 1, length), NULL, FALSE };
        }
      else
        {
          g_array_append_val (line->brackets, *word);
          g_array_remove_index (all, i--);
        }
    }
}

/* Finds the fields that are given outside the name, which is not searched for them. */
static void
look_elsewhere (VedetteLine *line,
                guint        end)
{
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));

  for (guint i = line->next_bracket; i < line->brackets->len; i++)
    {
      const VedetteWord *bracket = vedette_words_nth (line->brackets, i);
      g_autoptr (GArray) inside = vedette_words_cut (bracket->from + 1, bracket->to - 1, "");

      if (inside->len <= MAX_RUN && vedette_typed_run (&vedette_line_table, inside, 0, inside->len, terms))
        line->elsewhere = add_bits (terms, line->elsewhere);
    }
  for (guint first; vedette_typed_next_part (line->words, line->words->len, &first, &end);)
    if (vedette_typed_run (&vedette_line_table, line->words, first, end, terms))
      line->elsewhere = add_bits (terms, line->elsewhere);
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
counts_many (VedetteLine *line,
             GArray      *terms)
{
  for (guint i = 0; i < terms->len; i++)
    {
      const VedetteTypedTerm *term = &g_array_index (terms, VedetteTypedTerm, i);

      if (term->field == VEDETTE_LINE_COUNT && term->value > 1)
        return TRUE;
    }
  return line->typed.said[VEDETTE_LINE_COUNT].value > 1;
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

  if (term->first != end || last->to[-1] == ':' || !is_word_field (term->field) || counts_many (line, terms) ||
      !vedette_line_is_name_case (line, word) || vedette_line_terms_is_code (vedette_line_get_word (line->words, end)) ||
      (term->field == VEDETTE_LINE_LEADER && term->marked))
    return FALSE;
  typed = vedette_words_join (line->words, term->first, term->end);
  instead = g_strdup_printf (", %s", typed);
  if ((line->elsewhere & 1u << term->field) == 0)
    vedette_line_ask (line, end, term->end, instead,
                      /* Translators: %s is a term that was typed, such as “Good” in “Henry Good” */
                      _("“%s” is read as part of the name. If it is not, write a comma before it."), typed);
  return TRUE;
}

/* Takes a term before the name, as in “6 good archers”. Returns: where the name begins */
static guint
take_adjective (VedetteLine *line,
                GArray      *terms,
                guint        first,
                guint        end)
{
  const VedetteWord *word = word_at (line, first);
  gboolean name_case = vedette_line_is_name_case (line, word), many = counts_many (line, terms);
  g_autofree char *adjective = NULL, *instead = NULL;
  const char *name;
  VedetteTypedTerm term;

  if (end - first < 2 || vedette_typed_find (&vedette_line_table, line->words, first, MIN (first + 2, end - 1), &term) == 0 ||
      !is_word_field (term.field) || term.field == VEDETTE_LINE_WEAPON ||
      (add_bits (terms, line->elsewhere) & 1u << term.field) != 0)
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
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));
  guint cut = MAX (first + 1, end - MIN (end, MAX_RUN));
  g_autofree char *text = NULL, *name = NULL;
  VedetteWord *last;

  while (cut < end && !vedette_typed_run (&vedette_line_table, line->words, cut, end, terms))
    cut++;
  if (cut == end)
    g_array_set_size (terms, 0);
  look_elsewhere (line, end);
  if (cut - first == 1 && word_at (line, first)->quoted != NULL)
    {
      vedette_typed_say (&line->typed, VEDETTE_LINE_NAME, 0, word_at (line, first)->quoted, word_at (line, first)->from,
                         word_at (line, first)->to);
      take_terms (line, terms);
      return;
    }
  if (terms->len > 0 && is_of_name (line, terms, cut))
    {
      cut = g_array_index (terms, VedetteTypedTerm, 0).end;
      g_array_remove_index (terms, 0);
    }
  first = take_adjective (line, terms, first, cut);
  /* A colon or dash at the end of the name goes with what follows. */
  while (cut - first > 1 && vedette_word_is_joint (word_at (line, cut - 1)))
    cut--;
  last = vedette_words_nth (line->words, cut - 1);
  if (last->to - last->from > 1 && last->to[-1] == ':')
    last->to--;
  text = vedette_words_join (line->words, first, cut);
  name = vedette_scan_capitalise (text);
  vedette_typed_say (&line->typed, VEDETTE_LINE_NAME, 0, name, word_at (line, first)->from, last->to);
  take_terms (line, terms);
  line->elsewhere = add_bits (terms, line->elsewhere);
  if (!line->typed.failed)
    vedette_line_doubt_name (line, first, cut);
}

/* Asks about “3,5 archers”: a comma divides, but not within a number. */
static void
doubt_comma (VedetteLine *line,
             guint        end)
{
  const VedetteWord *number = word_at (line, end - 1);
  const char *comma = number->to, *after = comma + 1 + strspn (comma + 1, "0123456789");

  if (*comma == ',' && vedette_word_read_digits (number) >= 0 && after > comma + 1)
    vedette_line_ask_at (line, number->from, after, NULL,
                         /* Translators: a number with a comma, and the part of it before the comma, as in “3,5” and 3 */
                         _("“%.*s”: only “%.*s” is read as the number of figures. Write a whole number without a comma."),
                         (int) (after - number->from), number->from, (int) (comma - number->from), number->from);
}

/* Reads what stands before the first comma. Returns: where that ends */
static guint
read_head (VedetteLine *line)
{
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));
  guint end = vedette_typed_part_end (line->words, 0), first = read_count (line, end), next;

  /* 10; Orcs; poor: a table that begins with the number */
  if (first > 0 && first == end && end < line->words->len)
    {
      doubt_comma (line, end);
      next = vedette_typed_part_end (line->words, end + 1);
      if (end + 1 < next && !vedette_typed_run (&vedette_line_table, line->words, end + 1, next, terms))
        {
          first = end + 1;
          end = next;
        }
    }
  if (first < end && !line->typed.failed)
    read_name (line, first, end);
  return end;
}

/**
 * vedette_line_read_trait:
 * @trait: (out) (nullable): the trait; %NULL, and an error, if the name is too long or the number out of range
 *
 * Returns: whether the words are a name and a signed number, such as “quick +2” and “"the drum" -1”
 */
gboolean
vedette_line_read_trait (VedetteReading  *reading,
                         GArray          *words,
                         guint            first,
                         guint            end,
                         VedetteTrait   **trait)
{
  const char *quoted = first < end ? vedette_words_nth (words, first)->quoted : NULL;
  int value;
  g_autofree char *text = vedette_words_join (words, first, end), *bare = NULL, *name = NULL, *head = NULL;
  const char *sign = vedette_scan_trailing_sign (text, &value);

  name = quoted != NULL && end - first == 2 ? g_strdup (quoted) : vedette_scan_strip (text, sign);
  bare = vedette_scan_strip (name, name + strlen (name));
  *trait = NULL;
  if (*sign == '\0' || *bare == '\0')
    return FALSE;
  if (value != 0 && ABS (value) <= VEDETTE_TRAIT_MAX && g_utf8_strlen (name, -1) <= VEDETTE_LINE_TEXT_MAX_NAME)
    {
      *trait = g_object_new (VEDETTE_TYPE_TRAIT, "name", name, "value", value, NULL);
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

  if (!vedette_line_read_trait (line->typed.reading, line->words, first, end, &trait))
    return FALSE;
  line->typed.failed |= trait == NULL;
  if (trait == NULL)
    return TRUE;
  g_ptr_array_add (line->traits, trait);
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

/* Whether a part is the number of figures: Orcs; 10; poor, or the same with tabs. In a table, a number behind the name is. */
static gboolean
is_table_count (VedetteLine *line,
                guint        first,
                guint        end)
{
  return end - first == 1 && first > 1 && first == vedette_typed_part_end (line->words, 0) + 1 &&
         strchr (";\t|", *word_at (line, first - 1)->from) != NULL &&
         vedette_word_read_digits (word_at (line, first)) >= 0 && !vedette_typed_has (&line->typed, VEDETTE_LINE_COUNT);
}

/* Reads what stands between two commas behind the name. */
static void
read_part (VedetteLine *line,
           guint        first,
           guint        end)
{
  g_autoptr (GArray) terms = g_array_new (FALSE, TRUE, sizeof (VedetteTypedTerm));
  const VedetteWord *word = word_at (line, first), *last = word_at (line, end - 1);
  g_autofree char *text = vedette_words_join (line->words, first, end);

  if (is_table_count (line, first, end))
    {
      VedetteTypedTerm term = { first, end, VEDETTE_LINE_COUNT, vedette_word_read_digits (word), -1, 0, FALSE };

      take (line, line->words, &term);
    }
  else if (end - first == 1 && word->quoted != NULL)
    note (line, word->quoted, word->from, word->to);
  else if (vedette_typed_run (&vedette_line_table, line->words, first, end, terms))
    take_terms (line, terms);
  else
    {
      take_brackets (line, last->to);
      if (read_trait (line, first, end, text))
        return;
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
  if (*from == '"' || n != 1 || said[VEDETTE_LINE_POINTS].from == NULL || line->notes->len > 0 || line->traits->len > 0)
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

/* Returns: whether a text has small letters */
static gboolean
has_small_letters (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_islower (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
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
  g_auto (VedetteLine) line = { .typed = { .table = &vedette_line_table, .reading = reading },
                                .notes = g_string_new (NULL), .capitals = !has_small_letters (from),
                                .traits = g_ptr_array_new_with_free_func (g_object_unref) };
  g_autoptr (VedetteFigure) figure = g_object_new (VEDETTE_TYPE_FIGURE, NULL);
  VedetteTypedLine *typed;
  guint end;

  cut (&line, vedette_scan_skip_bullet (vedette_scan_skip_space (from)), to);
  end = read_head (&line);
  if (!line.typed.failed)
    check_name (&line, from, to);
  for (guint first; !line.typed.failed && vedette_typed_next_part (line.words, line.words->len, &first, &end);)
    {
      take_brackets (&line, word_at (&line, first)->from);
      read_part (&line, first, end);
    }
  take_brackets (&line, to);
  check_die (&line);
  if (!line.typed.failed)
    doubt_title (&line, from, to);
  for (guint i = 0; i < vedette_line_table.n_fields; i++)
    vedette_typed_give (&line.typed, i, figure);
  if (line.typed.failed)
    return NULL;
  g_object_set (figure, "notes", line.notes->str, NULL);
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
