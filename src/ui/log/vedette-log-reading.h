/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chapters of the log, read in the background where the battle is long, and how far that is. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_LOG_READING (vedette_log_reading_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLogReading, vedette_log_reading, VEDETTE, LOG_READING, AdwBin)

GtkWidget  *vedette_log_reading_new          (VedetteSession    *session);
void        vedette_log_reading_start        (VedetteLogReading *self);
GListModel *vedette_log_reading_get_chapters (VedetteLogReading *self);

G_END_DECLS
