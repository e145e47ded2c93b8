/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cutting a line into words, texts in quotation marks, brackets and commas; and the counts among the words. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VedetteWord:
 * @from: where it begins
 * @to: where it ends
 * @squeezed: (nullable): a word as vedette_vocabulary_squeeze() makes it
 * @quoted: (nullable): a text that was in quotation marks
 * @bracket: whether it is a bracket, with all that is in it
 *
 * A word, a text in quotation marks, a bracket; or a comma, which is none of them.
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
char        *vedette_words_join       (GArray            *words,
                                       guint              first,
                                       guint              end);
int          vedette_word_read_number (const VedetteWord *word);
int          vedette_words_read_times (GArray            *words,
                                       guint              first,
                                       guint              end);

G_END_DECLS
