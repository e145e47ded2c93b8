/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Signs and digits without a word keep their order in right-to-left languages. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *vedette_digits_keep_order (char *text);
char *vedette_digits_keep_alone (const char *text);

G_END_DECLS
