/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of typed lines in English and in the language in use, for those that stand in no vocabulary. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VEDETTE_LOCAL_CONTEXT:
 *
 * The context of lists such as `NC_("words of a typed line", "move|rate")`: words that mean the same, apart by bars. A language
 * has as many words there as it needs; the English ones are read always.
 */
#define VEDETTE_LOCAL_CONTEXT "words of a typed line"

const char         *vedette_local_words_translate (const char       *english);
const char * const *vedette_local_words_get       (const char       *english);
gboolean            vedette_local_words_is        (const char       *english,
                                                   const char       *text);
gboolean            vedette_local_words_has       (const char       *english,
                                                   const char       *text);
gboolean            vedette_local_words_skip      (const char       *english,
                                                   const char      **at,
                                                   const char       *to);

G_END_DECLS
