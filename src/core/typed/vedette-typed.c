/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes typed lines of any system by a table of fields. */

#include "vedette-config.h"

#include "core/typed/vedette-typed.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/document/vedette-enum.h"
#include "core/document/vedette-field.h"
#include "core/document/vedette-record.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* No term has more words, including the words beside its value. */
#define MAX_WORDS 5

static gboolean
has_word (const VedetteTypedTable *table,
          int                      kind,
          GArray                  *words,
          guint                    i)
{
  const char *squeezed = vedette_words_nth (words, i)->squeezed;

  return kind != 0 && squeezed != NULL && vedette_vocabulary_find (table->words (), kind, squeezed, NULL);
}

/* Returns: (transfer full) (nullable): the words of a term without the mark, as in “good leader”, “leader – good” and “leader
 * (good)” */
static char *
squeeze_marked (const VedetteTypedTable *table,
                int                      mark,
                GArray                  *words,
                guint                    first,
                guint                    end)
{
  guint value = first + 1;
  const VedetteWord *word;

  if (end - first < 2)
    return NULL;
  if (!has_word (table, mark, words, first))
    return has_word (table, mark, words, end - 1) ? vedette_words_squeeze (words, first, end - 1) : NULL;
  value += end - first > 2 && vedette_word_is_joint (vedette_words_nth (words, value)) ? 1 : 0;
  word = vedette_words_nth (words, value);
  if (word->bracket && value + 1 == end)
    {
      g_autoptr (GArray) inside = vedette_words_cut (word->from + 1, word->to - 1, "");

      return vedette_words_squeeze (inside, 0, inside->len);
    }
  return vedette_words_squeeze (words, value, end);
}

/* Finds a word that is a value of one or two fields, such as “good”, or a value with a mark, such as “good leader”. */
static gboolean
find_value (const VedetteTypedTable *table,
            GArray                  *words,
            guint                    first,
            guint                    end,
            VedetteTypedTerm        *term)
{
  g_autofree char *plain = vedette_words_squeeze (words, first, end);

  for (int i = 0; i < (int) table->n_fields && plain != NULL; i++)
    {
      int value;

      if (table->fields[i].words == 0 || !vedette_vocabulary_find (table->words (), table->fields[i].words, plain, &value))
        continue;
      if (term->field >= 0)
        {
          term->other = i;
          term->other_value = value;
          return TRUE;
        }
      term->field = i;
      term->value = value;
    }
  for (int i = 0; i < (int) table->n_fields && term->field < 0; i++)
    {
      g_autofree char *value = squeeze_marked (table, table->fields[i].mark, words, first, end);

      term->marked = value != NULL && vedette_vocabulary_find (table->words (), table->fields[i].words, value, &term->value);
      if (term->marked)
        term->field = i;
    }
  return term->field >= 0;
}

/* Finds a number with its word and its unit, such as “6" move”, “range: 24 in” and “90pts”. */
static gboolean
find_number (const VedetteTypedTable *table,
             GArray                  *words,
             guint                    first,
             guint                    end,
             VedetteTypedTerm        *term)
{
  static const char * const no_units[] = { "", NULL };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *folded = NULL;

  for (guint i = first; i < end; i++)
    {
      const VedetteWord *word = vedette_words_nth (words, i);

      if (i > first && i + 1 < end && (vedette_word_is_joint (word) || has_word (table, table->link, words, i)))
        continue;
      if (!vedette_words_are_plain (words, i, i + 1))
        return FALSE;
      g_string_append_len (g_string_append (text, i > first ? " " : ""), word->from, word->to - word->from);
    }
  if (strpbrk (text->str, "0123456789") == NULL)
    return FALSE;
  folded = vedette_scan_fold (text->str);
  if (g_str_has_suffix (folded, ".") && !g_str_has_suffix (folded, "in."))
    folded[strlen (folded) - 1] = '\0';
  for (int i = 0; i < (int) table->n_fields; i++)
    {
      const VedetteTypedField *field = &table->fields[i];
      const char * const *units = field->units != NULL ? vedette_local_words_get (field->units) : no_units;
      const char * const *beside = field->beside != NULL ? vedette_local_words_get (field->beside) : NULL;
      g_autofree char *number = beside != NULL ? vedette_scan_without_word (folded, beside) : NULL;
      char *shorter;
      gint64 hundredths;
      gboolean whole, exact;

      /* arrives in turn 4 */
      while (number != NULL && (shorter = vedette_scan_without_word (number, beside)) != NULL)
        {
          g_free (number);
          number = shorter;
        }
      if (number == NULL || !vedette_scan_number (number, units, &hundredths, &whole, &exact))
        continue;
      term->field = i;
      if (!field->inches)
        hundredths = whole ? hundredths / 100 : -1;
      term->value = exact ? (int) MIN (hundredths, G_MAXINT) : -1;
      return TRUE;
    }
  return FALSE;
}

/* Finds a text behind its mark, such as “player Anna Bell” and “nation: "Some Place"”. The other value is the first word of the
 * text. */
static gboolean
find_text (const VedetteTypedTable *table,
           GArray                  *words,
           guint                    first,
           guint                    end,
           VedetteTypedTerm        *term)
{
  guint at = first + 1;

  if (at < end && vedette_word_is_joint (vedette_words_nth (words, at)))
    at++;
  for (int i = 0; i < (int) table->n_fields && at < end; i++)
    if (table->fields[i].text > 0 && has_word (table, table->fields[i].mark, words, first))
      {
        guint most = vedette_words_nth (words, at)->quoted != NULL ? 1 : table->fields[i].text;

        *term = (VedetteTypedTerm){ .first = first, .end = at + MIN (most, end - at), .field = i, .other = -1,
                                    .other_value = (int) at };
        return TRUE;
      }
  return FALSE;
}

/**
 * vedette_typed_find:
 * @first: the first word of the term
 * @end: behind the last word that can be part of the term
 * @term: (out): the term
 *
 * Returns: how many words from @first on are a term, as many as possible; 0 if there is no term
 */
guint
vedette_typed_find (const VedetteTypedTable *table,
                    GArray                  *words,
                    guint                    first,
                    guint                    end,
                    VedetteTypedTerm        *term)
{
  if (find_text (table, words, first, end, term))
    return term->end - first;
  for (guint n = MIN (MAX_WORDS, end - first); n > 0; n--)
    {
      *term = (VedetteTypedTerm){ .first = first, .end = first + n, .field = -1, .other = -1 };
      if (find_value (table, words, first, first + n, term) || find_number (table, words, first, first + n, term))
        return n;
      table->find (table, words, first, first + n, term);
      if (term->field >= 0)
        return n;
    }
  return 0;
}

/**
 * vedette_typed_run:
 * @terms: (element-type VedetteTypedTerm): gets the terms; in a loose table also each other word, with the field -1
 *
 * Returns: whether all of the words are terms, and words that link terms; in a loose table also brackets
 */
gboolean
vedette_typed_run (const VedetteTypedTable *table,
                   GArray                  *words,
                   guint                    first,
                   guint                    end,
                   GArray                  *terms)
{
  gboolean link = FALSE, fits = TRUE;

  g_array_set_size (terms, 0);
  for (guint n; first < end && (fits || table->loose); first += MAX (n, 1))
    {
      const VedetteWord *word = vedette_words_nth (words, first);
      gboolean other;
      VedetteTypedTerm term;

      n = vedette_typed_find (table, words, first, end, &term);
      link = n == 0 && !vedette_word_is_mark (word);
      other = link && !vedette_word_is_joint (word) && !has_word (table, table->link, words, first) &&
              !(table->loose && word->bracket);
      fits = fits && !other;
      if (n > 0 || other)
        g_array_append_val (terms, term);
    }
  return fits && (table->loose || (terms->len > 0 && !link));
}

/* A comma ends a part of a line, and a colon does not. */
static gboolean
ends_part (GArray *words,
           guint   i)
{
  return vedette_word_is_mark (vedette_words_nth (words, i)) && *vedette_words_nth (words, i)->from != ':';
}

/* Returns: where the comma is that ends the part of a line that begins at @first */
guint
vedette_typed_part_end (GArray *words,
                        guint   first)
{
  while (first < words->len && !ends_part (words, first))
    first++;
  return first;
}

/**
 * vedette_typed_next_part:
 * @last: behind the last word that counts
 * @first: (out): the first word of the part
 * @end: (inout): behind the last word of the part before, and then of the part
 *
 * Goes to the next part of a line that is not empty.
 *
 * Returns: whether there is one
 */
gboolean
vedette_typed_next_part (GArray *words,
                         guint   last,
                         guint  *first,
                         guint  *end)
{
  for (*first = *end; *first < last && ends_part (words, *first);)
    ++*first;
  *end = MIN (vedette_typed_part_end (words, *first), last);
  return *first < last;
}

/* Adds an error. */
void
vedette_typed_fail (VedetteTyped *self,
                    const char   *rule,
                    const char   *from,
                    const char   *to,
                    const char   *format,
                    ...)
{
  g_autofree char *why = NULL;
  va_list args;

  va_start (args, format);
  why = g_strdup_vprintf (format, args);
  va_end (args);
  self->failed = TRUE;
  if (self->reading != NULL)
    vedette_reading_add_doubt (self->reading, VEDETTE_DOUBT_FAULT, from, to, rule, NULL, "%s", why);
}

gboolean
vedette_typed_has (const VedetteTyped *self,
                   int                 field)
{
  return field >= 0 && self->said[field].from != NULL;
}

/**
 * vedette_typed_fill:
 * @field: (nullable): the field whose limits are at the places %d
 *
 * Returns: (transfer full): the sentence with the texts at its places %s and %.*s
 */
char *
vedette_typed_fill (const char              *sentence,
                    const char             **texts,
                    const VedetteTypedField *field)
{
  GString *filled = g_string_new (NULL);

  for (const char *p = sentence; *p != '\0'; p++)
    if (*p != '%')
      g_string_append_c (filled, *p);
    else if (*++p == 'd')
      {
        int limit = strstr (p, "%d") != NULL ? field->least : field->most;

        g_string_append_printf (filled, "%d", field->inches ? limit / 100 : limit);
      }
    else
      {
        g_string_append (filled, *texts++);
        p += *p == '.' ? strlen (".*") : 0;
      }
  return g_string_free (filled, FALSE);
}

/**
 * vedette_typed_say:
 * @text: (nullable): the value, if it is a text
 *
 * Takes the value of a field, if the line takes it. There is an error if the field has another value already, or if a number is
 * out of range.
 */
void
vedette_typed_say (VedetteTyped *self,
                   int           index,
                   int           value,
                   const char   *text,
                   const char   *from,
                   const char   *to)
{
  const VedetteTypedField *field = &self->table->fields[index];
  VedetteTypedSaid *said = &self->said[index];
  gboolean other = said->from != NULL && (said->value != value || g_strcmp0 (said->text, text) != 0);
  gboolean twice = other && field->twice != NULL, wrong = field->wrong != NULL && (value < field->least || value > field->most);
  g_autofree char *item = g_strndup (from, (gsize) (to - from)), *why = NULL;
  g_autofree char *before = g_strndup (said->from, (gsize) (said->to - said->from));
  const char *texts[] = { item, before };

  if (self->table->takes != NULL && !self->table->takes (self, index, text, from, to))
    return;
  if (twice || wrong)
    {
      why = vedette_typed_fill (_(twice ? field->twice : field->wrong), texts, field);
      vedette_typed_fail (self, twice ? NULL : field->rule, from, to, "%s", why);
    }
  if (said->from != NULL)
    return;
  *said = (VedetteTypedSaid){ from, to, wrong ? field->least : value, g_strdup (text), wrong };
}

/* Takes a term. If the term can mean two fields, and the first has a value already, the other is meant. */
void
vedette_typed_take (VedetteTyped           *self,
                    GArray                 *words,
                    const VedetteTypedTerm *term)
{
  gboolean second = vedette_typed_has (self, term->field) && term->other >= 0;
  const VedetteWord *first = vedette_words_nth (words, term->first), *last = vedette_words_nth (words, term->end - 1);
  gboolean typed = term->text == NULL && self->table->fields[term->field].text > 0;
  g_autofree char *text = typed ? vedette_words_join (words, (guint) term->other_value, term->end) : g_strdup (term->text);

  vedette_typed_say (self, second ? term->other : term->field, second ? term->other_value : term->value, text, first->from,
                     last->to);
}

/**
 * vedette_typed_give:
 *
 * Gives the value of a field to the record, and adds a piece to the reading if the value was typed.
 *
 * Returns: whether the record has such a field
 */
gboolean
vedette_typed_give (VedetteTyped *self,
                    guint         index,
                    gpointer      record)
{
  const VedetteTypedField *field = &self->table->fields[index];
  const VedetteTypedSaid *said = &self->said[index];
  GType type = G_OBJECT_TYPE (record);
  GParamSpec *pspec = NULL;
  g_autofree char *words = NULL;

  if (field->property != NULL)
    pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (record), field->property);
  if (pspec == NULL)
    return FALSE;
  if (said->text != NULL)
    g_object_set (record, field->property, said->text, NULL);
  else if (said->from != NULL || said->value != 0)
    g_object_set (record, field->property, said->value, NULL);
  if (said->from == NULL || said->wrong)
    return TRUE;
  words = field->say != NULL ? field->say (said->value) : NULL;
  if (said->text != NULL)
    vedette_reading_add_text (self->reading, type, field->property, said->text, said->from, said->to);
  else if (words == NULL)
    vedette_reading_add_value (self->reading, type, field->property, said->value, said->from, said->to);
  else
    vedette_reading_add_piece (self->reading, said->from, said->to, field->property,
                               vedette_record_type_get_brief (type, field->property),
                               vedette_enum_get_nick (G_PARAM_SPEC_VALUE_TYPE (pspec), said->value), words);
  return TRUE;
}

void
vedette_typed_clear (VedetteTyped *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->said); i++)
    g_free (self->said[i].text);
}

/* Appends a text behind @before, perhaps in quotation marks. */
void
vedette_typed_append_text (GString    *string,
                           const char *before,
                           const char *text,
                           gboolean    quoted)
{
  g_string_append (string, before);
  if (quoted)
    vedette_scan_append_quoted (string, text);
  else
    g_string_append (string, text);
}

/**
 * vedette_typed_write:
 * @first: the first field
 * @end: behind the last field
 *
 * Appends the values of fields that are not as by default, in English in every locale.
 */
void
vedette_typed_write (GString                 *string,
                     const VedetteTypedTable *table,
                     guint                    first,
                     guint                    end,
                     gpointer                 record)
{
  for (guint i = first; i < end; i++)
    {
      const char *write = table->fields[i].write, *place = strstr (write, "%s");
      GParamSpec *pspec = vedette_record_type_find (G_OBJECT_TYPE (record), table->fields[i].property);
      GType type = G_PARAM_SPEC_VALUE_TYPE (pspec);
      g_auto (GValue) value = G_VALUE_INIT;
      g_autofree char *number = NULL;

      g_object_get_property (record, table->fields[i].property, &value);
      if (!table->fields[i].always && g_param_value_defaults (pspec, &value))
        continue;
      g_string_append_len (string, write, place != NULL ? place - write : (gssize) strlen (write));
      if (place == NULL)
        continue;
      number = G_TYPE_IS_ENUM (type) ? NULL : vedette_reading_write_number (pspec, g_value_get_int (&value));
      g_string_append (string, number != NULL ? number : vedette_enum_get_nick (type, g_value_get_enum (&value)));
      g_string_append (string, place + strlen ("%s"));
    }
}
