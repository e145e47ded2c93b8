/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the user has said that units of other programs are. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *vedette_type_memory_get_path (void);
char *vedette_type_memory_find     (const char *system,
                                    const char *type);
void  vedette_type_memory_keep     (const char *system,
                                    GHashTable *map);

G_END_DECLS
