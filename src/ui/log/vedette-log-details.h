/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a roll in the log rested on. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

gboolean   vedette_log_details_has (VedetteSession *session,
                                    VedetteStep    *step);
GtkWidget *vedette_log_details_new (VedetteSession *session,
                                    VedetteStep    *step);

G_END_DECLS
