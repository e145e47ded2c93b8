/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders that are no order: a closed list of phrases that name nobody, no place and no deed (S-37). */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char    *vedette_order_normalize     (const char *text);
gboolean vedette_order_contains      (const char *text,
                                      const char *name);
char    *vedette_vague_order_explain (const char *text);

G_END_DECLS
