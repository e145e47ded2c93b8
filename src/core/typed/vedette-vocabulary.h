/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words that mean something in a typed line, and which of them a misspelt one may have been meant to be. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * VedetteVocabularyUse:
 * @VEDETTE_VOCABULARY_EXACT: only when it is written like that: short forms, and words that are in many others
 * @VEDETTE_VOCABULARY_NEAR: also looked for when a word is misspelt
 */
typedef enum
{
  VEDETTE_VOCABULARY_EXACT,
  VEDETTE_VOCABULARY_NEAR,
} VedetteVocabularyUse;

typedef struct _VedetteVocabulary VedetteVocabulary;

/**
 * VedetteVocabularyRow:
 * @kind: the kind of the words
 * @value: what the words stand for
 * @near: words that are also looked for when they are misspelt, divided by | and marked for translation; empty for none
 * @exact: words that are not, such as short forms
 * @type: (nullable): an enumeration whose values are words, instead of @value, @near and @exact
 *
 * Words that stand for the same. Spaces, hyphens and capitals make no difference.
 */
typedef struct
{
  int kind;
  int value;
  const char *near, *exact;
  GType (*type) (void);
} VedetteVocabularyRow;

VedetteVocabulary *vedette_vocabulary_get      (gsize                *place,
                                                const VedetteVocabularyRow *rows,
                                                gsize                 n_rows,
                                                int                   last);
VedetteVocabulary *vedette_vocabulary_new      (void);
void               vedette_vocabulary_free     (VedetteVocabulary    *self);
void               vedette_vocabulary_add      (VedetteVocabulary    *self,
                                                int                   kind,
                                                const char           *word,
                                                int                   value,
                                                VedetteVocabularyUse  use);
char              *vedette_vocabulary_squeeze  (const char           *word);
gboolean           vedette_vocabulary_find     (VedetteVocabulary    *self,
                                                int                   kind,
                                                const char           *squeezed,
                                                int                  *value);
gboolean           vedette_vocabulary_find_any (VedetteVocabulary    *self,
                                                int                   first,
                                                int                   last,
                                                const char           *squeezed,
                                                int                  *kind,
                                                int                  *value);
gboolean           vedette_vocabulary_is_whole (VedetteVocabulary    *self,
                                                const char           *squeezed);
const char        *vedette_vocabulary_near     (VedetteVocabulary    *self,
                                                const char           *squeezed,
                                                int                  *kind);
guint              vedette_vocabulary_distance (const char           *one,
                                                const char           *other,
                                                guint                 limit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteVocabulary, vedette_vocabulary_free)

G_END_DECLS
