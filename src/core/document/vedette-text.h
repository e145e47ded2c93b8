/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds characters that people must not enter, and makes texts from people and files safe to show. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VEDETTE_TEXT_MOST:
 *
 * The maximum number of characters in a name. Files can have longer names, which are cut where they are shown.
 */
#define VEDETTE_TEXT_MOST 200

gboolean    vedette_text_is_noncharacter   (gunichar    c);
gboolean    vedette_text_turns_order       (gunichar    c);
gunichar    vedette_text_find_noncharacter (const char *text);
const char *vedette_text_cut               (const char *text,
                                            glong       most);
const char *vedette_text_show              (const char *text,
                                            glong       most);

G_END_DECLS
