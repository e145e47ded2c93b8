/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that are joined to a text, such as “Ann, blue, 1 Turn”. */

#include "vedette-config.h"

#include "ui/widgets/vedette-listing.h"

/**
 * vedette_listing_add:
 * @separator: is put before all words but the first
 * @word: (nullable): is left out if it is %NULL or empty
 *
 * Adds a word to a text.
 */
void
vedette_listing_add (GString    *words,
                     const char *separator,
                     const char *word)
{
  if (word != NULL && *word != '\0')
    g_string_append_printf (words, "%s%s", words->len > 0 ? separator : "", word);
}

/**
 * vedette_listing_take:
 * @word: (transfer full) (nullable)
 *
 * Adds a word like vedette_listing_add(), and frees it.
 */
void
vedette_listing_take (GString    *words,
                      const char *separator,
                      char       *word)
{
  vedette_listing_add (words, separator, word);
  g_free (word);
}
