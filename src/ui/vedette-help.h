/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a page of the help, in the help browser or, where there is none, in the web browser. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean  vedette_help_show     (const char  *page,
                                 GError     **error);
char     *vedette_help_get_uri  (const char  *page);
char     *vedette_help_get_html (const char  *page);

G_END_DECLS
