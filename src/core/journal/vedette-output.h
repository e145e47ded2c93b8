/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes files for other programs: armies, sheets, reports, logs. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean vedette_output_write (const char  *path,
                               GBytes      *bytes,
                               GError     **error);

G_END_DECLS
