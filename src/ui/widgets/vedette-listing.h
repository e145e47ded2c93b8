/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that are joined to a text, such as “Ann, blue, 1 Turn”. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void vedette_listing_add  (GString    *words,
                           const char *separator,
                           const char *word);
void vedette_listing_take (GString    *words,
                           const char *separator,
                           char       *word);

G_END_DECLS
