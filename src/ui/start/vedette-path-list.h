/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paths that are kept between two starts of the program. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char **vedette_path_list_read  (const char         *name);
void   vedette_path_list_write (const char         *name,
                                const char * const *paths);

G_END_DECLS
