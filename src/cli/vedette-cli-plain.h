/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed where the locale has no UTF-8: nothing becomes a “?” there. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *vedette_cli_plain_text (const char *text,
                              const char *charset);
void  vedette_cli_plain_set_up (void);

G_END_DECLS
