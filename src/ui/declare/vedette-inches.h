/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inches as people type them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char       *vedette_inches_write         (int          hundredths);
gboolean    vedette_inches_read          (const char  *text,
                                          int         *hundredths,
                                          GError     **error);
const char *vedette_inches_get_untracked (void);

G_END_DECLS
