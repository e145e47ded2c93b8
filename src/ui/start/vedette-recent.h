/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which battles outside the user's own folder were opened lately. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char **vedette_recent_list   (void);
void   vedette_recent_add    (const char *path);
void   vedette_recent_tell   (const char *path);
void   vedette_recent_forget (const char *path);

G_END_DECLS
