/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cuts a typed line into words, quoted texts, brackets and commas. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VedetteWord:
 * @from: where the word begins
 * @to: where the word ends
 * @squeezed: (nullable): a word as vedette_vocabulary_squeeze() makes it; empty for a dash, a slash and the like
 * @quoted: (nullable): the text, if the word is a text in quotation marks
 * @bracket: whether the word is a pair of brackets, with everything inside
 *
 * A word, a text in quotation marks, or a pair of brackets; a comma is none of these.
 */
typedef struct
{
  const char *from;
  const char *to;
  char *squeezed;
  char *quoted;
  gboolean bracket;
} VedetteWord;

GArray      *vedette_words_cut        (const char        *p,
                                       const char        *end,
                                       const char        *marks);
VedetteWord *vedette_words_nth        (GArray            *words,
                                       guint              i);
gboolean     vedette_word_is_mark     (const VedetteWord *word);
gboolean     vedette_word_is_joint    (const VedetteWord *word);
gboolean     vedette_word_has_capital (const VedetteWord *word);
gboolean     vedette_words_are_plain  (GArray            *words,
                                       guint              first,
                                       guint              end);
char        *vedette_words_squeeze    (GArray            *words,
                                       guint              first,
                                       guint              end);
char        *vedette_words_join       (GArray            *words,
                                       guint              first,
                                       guint              end);
int          vedette_word_read_number (const VedetteWord *word);
int          vedette_word_read_digits (const VedetteWord *word);
int          vedette_words_read_count (GArray            *words,
                                       guint              first,
                                       guint              end,
                                       guint             *n);
int          vedette_words_read_times (GArray            *words,
                                       guint              first,
                                       guint              end);

G_END_DECLS
