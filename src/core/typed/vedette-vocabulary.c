/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words that mean something in a typed line, and which of them a misspelt one may have been meant to be. */

#include "vedette-config.h"

#include "core/typed/vedette-vocabulary.h"

#include <string.h>

#include "core/document/vedette-enum.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* No word of a vocabulary is longer, and no longer one is compared. */
#define MAX_LETTERS 31

/* A word that is also looked for when it is misspelt */
typedef struct
{
  char *word;
  char *squeezed;
  int kind;
  gunichar letters[MAX_LETTERS];
  guint n_letters;
} Near;

/* What a word stands for, as one of a kind */
typedef struct
{
  int kind;
  int value;
  gboolean local;
} Value;

/**
 * VedetteVocabulary:
 *
 * Words are compared without regard to case, spaces and hyphens, so that “sub-human”, “sub human” and “Subhuman” are one.
 */
struct _VedetteVocabulary
{
  GHashTable *values; /* squeezed → (element-type Value), one for each kind */
  GArray *near;       /* (element-type Near) */
  gboolean local;     /* whether words of the language in use are added, after all English ones */
  int last;           /* the last kind of words that mean something alone */
};

static void
clear_near (gpointer data)
{
  Near *near = data;

  g_free (near->word);
  g_free (near->squeezed);
}

VedetteVocabulary *
vedette_vocabulary_new (void)
{
  VedetteVocabulary *self = g_new0 (VedetteVocabulary, 1);

  self->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  self->near = g_array_new (FALSE, TRUE, sizeof (Near));
  g_array_set_clear_func (self->near, clear_near);
  return self;
}

void
vedette_vocabulary_free (VedetteVocabulary *self)
{
  g_hash_table_unref (self->values);
  g_array_unref (self->near);
  g_free (self);
}

static gboolean
is_hyphen (gunichar c)
{
  return c == '-' || c == 0x2010 || c == 0x2011;
}

/**
 * vedette_vocabulary_squeeze:
 * @word: one word, or several
 *
 * Returns: (transfer full): the word as it is compared: no case, no spaces, no hyphens, and no mark at its end
 */
char *
vedette_vocabulary_squeeze (const char *word)
{
  g_autofree char *folded = vedette_scan_fold (word);
  GString *string = g_string_new (NULL);

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c != ' ' && !is_hyphen (c))
        g_string_append_unichar (string, c);
    }
  while (string->len > 1 && strchr (".:!?", string->str[string->len - 1]) != NULL)
    g_string_truncate (string, string->len - 1);
  return g_string_free (string, FALSE);
}

/* Returns: (nullable): what the word stands for, as one of the lowest kind from @first to @last */
static const Value *
find_value (VedetteVocabulary *self,
            int                first,
            int                last,
            const char        *squeezed)
{
  GArray *values = g_hash_table_lookup (self->values, squeezed);
  const Value *lowest = NULL;

  for (guint i = 0; values != NULL && i < values->len; i++)
    {
      const Value *value = &g_array_index (values, Value, i);

      if (value->kind >= first && value->kind <= last && (lowest == NULL || value->kind < lowest->kind))
        lowest = value;
    }
  return lowest;
}

static guint
read_letters (const char *squeezed,
              gunichar   *letters)
{
  guint n = 0;

  for (const char *p = squeezed; *p != '\0' && n <= MAX_LETTERS; p = g_utf8_next_char (p), n++)
    if (n < MAX_LETTERS)
      letters[n] = g_utf8_get_char (p);
  return n;
}

/* Whether the vocabulary already has this word. A word of the language in use is left out if it is also an English word with a
 * meaning of its own, so that a line in English means the same everywhere. */
static gboolean
is_taken (VedetteVocabulary *self,
          int                kind,
          GArray            *values)
{
  for (guint i = 0; values != NULL && i < values->len; i++)
    {
      const Value *value = &g_array_index (values, Value, i);

      if (value->kind == kind || (self->local && !value->local && value->kind <= self->last))
        return TRUE;
    }
  return FALSE;
}

/**
 * vedette_vocabulary_add:
 *
 * Adds a word, unless the kind has it already: what was added first stays.
 */
void
vedette_vocabulary_add (VedetteVocabulary    *self,
                        int                   kind,
                        const char           *word,
                        int                   value,
                        VedetteVocabularyUse  use)
{
  g_autofree char *squeezed = vedette_vocabulary_squeeze (word);
  Near near = { .kind = kind };
  Value own = { kind, value, self->local };
  GArray *values = g_hash_table_lookup (self->values, squeezed);

  if (*squeezed == '\0' || is_taken (self, kind, values))
    return;
  if (values == NULL)
    {
      values = g_array_new (FALSE, FALSE, sizeof (Value));
      g_hash_table_insert (self->values, g_strdup (squeezed), values);
    }
  g_array_append_val (values, own);
  near.n_letters = read_letters (squeezed, near.letters);
  if (use == VEDETTE_VOCABULARY_EXACT || near.n_letters > MAX_LETTERS)
    return;
  near.word = g_strdup (word);
  near.squeezed = g_steal_pointer (&squeezed);
  g_array_append_val (self->near, near);
}

/* Adds words, or what they are in the language in use. */
static void
add_words (VedetteVocabulary    *self,
           int                   kind,
           const char           *words,
           int                   value,
           VedetteVocabularyUse  use)
{
  g_auto (GStrv) each = g_strsplit (self->local ? vedette_local_words_translate (words) : words, "|", -1);

  for (guint i = 0; each[i] != NULL; i++)
    vedette_vocabulary_add (self, kind, each[i], value, use);
}

/* Adds the words of a row, or the values of its enumeration, which files have in English. */
static void
add_row (VedetteVocabulary          *self,
         const VedetteVocabularyRow *row)
{
  GType type = row->type != NULL ? row->type () : G_TYPE_NONE;
  g_autoptr (GEnumClass) klass = row->type != NULL ? g_type_class_ref (type) : NULL;

  for (guint i = 0; klass != NULL && i < klass->n_values; i++)
    if (self->local || strcmp (klass->values[i].value_nick, "none") != 0)
      vedette_vocabulary_add (self, row->kind, self->local ? vedette_enum_get_label (type, klass->values[i].value)
                                                           : klass->values[i].value_nick, klass->values[i].value,
                              VEDETTE_VOCABULARY_NEAR);
  if (klass != NULL)
    return;
  add_words (self, row->kind, row->near, row->value, VEDETTE_VOCABULARY_NEAR);
  add_words (self, row->kind, row->exact, row->value, VEDETTE_VOCABULARY_EXACT);
}

/**
 * vedette_vocabulary_get:
 * @place: where the vocabulary is kept, 0 at first
 * @rows: the words
 * @n_rows: how many rows there are
 * @last: the last kind of words that mean something alone; a word of another language does not replace an English one
 *
 * Returns: (transfer none): the vocabulary, which is made the first time; a program has one language
 */
VedetteVocabulary *
vedette_vocabulary_get (gsize                      *place,
                        const VedetteVocabularyRow *rows,
                        gsize                       n_rows,
                        int                         last)
{
  if (g_once_init_enter (place))
    {
      VedetteVocabulary *self = vedette_vocabulary_new ();

      self->last = last;
      for (int local = FALSE; local <= TRUE; local++)
        {
          self->local = local;
          for (gsize i = 0; i < n_rows; i++)
            add_row (self, &rows[i]);
        }
      g_once_init_leave (place, (gsize) self);
    }
  return (VedetteVocabulary *) *place;
}

/**
 * vedette_vocabulary_find:
 * @squeezed: as vedette_vocabulary_squeeze() makes it
 * @value: (out) (optional): what it stands for
 *
 * Returns: whether that is a word of that kind
 */
gboolean
vedette_vocabulary_find (VedetteVocabulary *self,
                         int                kind,
                         const char        *squeezed,
                         int               *value)
{
  return vedette_vocabulary_find_any (self, kind, kind, squeezed, NULL, value);
}

/**
 * vedette_vocabulary_find_any:
 * @first: the lowest kind
 * @last: the highest kind
 * @squeezed: as vedette_vocabulary_squeeze() makes it
 * @kind: (out) (optional): the lowest kind of which there is such a word
 * @value: (out) (optional): what it stands for
 *
 * Returns: whether that is a word of one of the kinds
 */
gboolean
vedette_vocabulary_find_any (VedetteVocabulary *self,
                             int                first,
                             int                last,
                             const char        *squeezed,
                             int               *kind,
                             int               *value)
{
  const Value *found = find_value (self, first, last, squeezed);

  if (found != NULL && kind != NULL)
    *kind = found->kind;
  if (found != NULL && value != NULL)
    *value = found->value;
  return found != NULL;
}

/* Whether @squeezed is one of the words that are also looked for when they are misspelt, not a short form */
gboolean
vedette_vocabulary_is_whole (VedetteVocabulary *self,
                             const char        *squeezed)
{
  for (guint i = 0; i < self->near->len; i++)
    if (g_str_equal (g_array_index (self->near, Near, i).squeezed, squeezed))
      return TRUE;
  return FALSE;
}

/* How many letters are wrong, missing or too many, or change places with their neighbour; more than @limit when it is more */
static guint
measure (const gunichar *one,
         guint           n_one,
         const gunichar *other,
         guint           n_other,
         guint           limit)
{
  guint rows[3][MAX_LETTERS + 1];
  guint *before = rows[0], *last = rows[1], *row = rows[2];

  if (MAX (n_one, n_other) - MIN (n_one, n_other) > limit)
    return limit + 1;
  for (guint k = 0; k <= n_other; k++)
    last[k] = k;
  for (guint i = 1; i <= n_one; i++)
    {
      guint *spare = before;

      row[0] = i;
      for (guint k = 1; k <= n_other; k++)
        {
          row[k] = MIN (MIN (last[k] + 1, row[k - 1] + 1), last[k - 1] + (one[i - 1] != other[k - 1]));
          if (i > 1 && k > 1 && one[i - 1] == other[k - 2] && one[i - 2] == other[k - 1])
            row[k] = MIN (row[k], before[k - 2] + 1);
        }
      before = last;
      last = row;
      row = spare;
    }
  return last[n_other];
}

/**
 * vedette_vocabulary_distance:
 * @limit: how many are of interest
 *
 * Returns: how many slips of the hand are between two words: a letter that is wrong, missing or too many, or two that
 *   have changed places; more than @limit if they are more
 */
guint
vedette_vocabulary_distance (const char *one,
                             const char *other,
                             guint       limit)
{
  gunichar first[MAX_LETTERS], second[MAX_LETTERS];
  guint n_first = read_letters (one, first), n_second = read_letters (other, second);

  if (n_first > MAX_LETTERS || n_second > MAX_LETTERS)
    return limit + 1;
  return measure (first, n_first, second, n_second, limit);
}

/* The same for two words that have the same letters */
static guint64
add_up (const gunichar *letters,
        guint           n_letters)
{
  guint64 sum = 0;

  for (guint i = 0; i < n_letters; i++)
    sum += letters[i];
  return sum;
}

/* A word that was cut short: so few letters begin many words */
#define MIN_BEGINNING 5

static gboolean
is_beginning (const Near     *near,
              const gunichar *letters,
              guint           n_letters)
{
  return n_letters >= MIN_BEGINNING && n_letters < near->n_letters &&
         memcmp (letters, near->letters, n_letters * sizeof (gunichar)) == 0;
}

/* One slip, in a long word two. In words of a few letters nearly every slip makes another word, which people bear as
 * names, so that less is taken for one there. */
static gboolean
is_near (const Near     *near,
         const gunichar *letters,
         guint           n_letters)
{
  guint limit = near->n_letters >= 7 ? 2 : 1;
  guint distance = measure (letters, n_letters, near->letters, near->n_letters, limit);
  gboolean first = letters[0] == near->letters[0];

  if (is_beginning (near, letters, n_letters))
    return TRUE;
  if (distance == 0 || distance > limit)
    return FALSE;
  /* “Reeve” is no “reserve”. */
  if (distance == 2 && MAX (n_letters, near->n_letters) - MIN (n_letters, near->n_letters) == 2)
    return FALSE;
  if (near->n_letters <= 3)
    return n_letters > near->n_letters ? first : n_letters == near->n_letters && add_up (letters, n_letters) ==
                                                                                   add_up (near->letters, n_letters);
  /* The first letter is seldom wrong. */
  if (!first && near->n_letters <= 5)
    return n_letters < near->n_letters || letters[1] == near->letters[0];
  return first || distance == 1;
}

/**
 * vedette_vocabulary_near:
 * @squeezed: a word that is no term
 * @kind: (out) (optional): of what kind the term is
 *
 * Returns: (nullable): the term that is likely to be meant, as people write it; %NULL if none is
 */
const char *
vedette_vocabulary_near (VedetteVocabulary *self,
                         const char        *squeezed,
                         int               *kind)
{
  gunichar letters[MAX_LETTERS];
  guint n_letters = read_letters (squeezed, letters);
  const Near *best = NULL;
  guint best_distance = G_MAXUINT;

  if (n_letters < 3 || n_letters > MAX_LETTERS)
    return NULL;
  for (guint i = 0; i < self->near->len; i++)
    {
      const Near *near = &g_array_index (self->near, Near, i);
      guint distance;

      if (!is_near (near, letters, n_letters))
        continue;
      distance = measure (letters, n_letters, near->letters, near->n_letters, 2);
      if (distance >= best_distance)
        continue;
      best = near;
      best_distance = distance;
    }
  if (best == NULL)
    return NULL;
  if (kind != NULL)
    *kind = best->kind;
  return best->word;
}
