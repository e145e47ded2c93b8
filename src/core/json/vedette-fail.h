/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares vedette_fail(), which sets an error and returns FALSE in one expression. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean vedette_fail (GError     **error,
                       GQuark       domain,
                       int          code,
                       const char  *format,
                       ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
