/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log to the clipboard and to a file. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-log-writer.h"
#include "core/session/vedette-session.h"

G_BEGIN_DECLS

void vedette_log_copy        (GtkWidget        *widget,
                              VedetteSession   *session,
                              AdwToastOverlay  *toasts);
void vedette_log_export      (GtkWidget        *widget,
                              VedetteSession   *session,
                              VedetteLogFormat  format,
                              AdwToastOverlay  *toasts);
void vedette_log_export_file (VedetteSession   *session,
                              VedetteLogFormat  format,
                              GFile            *file,
                              AdwToastOverlay  *toasts);
void vedette_log_report      (GtkWidget        *widget,
                              VedetteSession   *session,
                              AdwToastOverlay  *toasts);
void vedette_log_report_file (VedetteSession   *session,
                              GFile            *file,
                              AdwToastOverlay  *toasts);

G_END_DECLS
