/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done, newest first. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_LOG_VIEW (vedette_log_view_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLogView, vedette_log_view, VEDETTE, LOG_VIEW, AdwBin)

GtkWidget *vedette_log_view_new        (VedetteSession *session);
void       vedette_log_view_set_narrow (VedetteLogView *self,
                            gboolean narrow);

G_END_DECLS
