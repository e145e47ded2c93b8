/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far something with a long log is, and the button that stops it and lets it go on. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_LOG_PROGRESS (vedette_log_progress_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLogProgress, vedette_log_progress, VEDETTE, LOG_PROGRESS, AdwBin)

GtkWidget *vedette_log_progress_new       (const char         *name);
void       vedette_log_progress_tell      (VedetteLogProgress *self,
                                           const char         *words,
                                           gboolean            stopped);
void       vedette_log_progress_set_share (VedetteLogProgress *self,
                                           double              share);

G_END_DECLS
