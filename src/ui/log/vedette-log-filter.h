/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is looked for in the log. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"
#include "ui/log/vedette-log-searching.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_LOG_FILTER (vedette_log_filter_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLogFilter, vedette_log_filter, VEDETTE, LOG_FILTER, GtkFilter)

VedetteLogFilter *vedette_log_filter_new           (VedetteSession      *session);
void              vedette_log_filter_set_searching (VedetteLogFilter    *self,
                                                    VedetteLogSearching *searching);
gboolean          vedette_log_filter_is_for        (VedetteLogFilter    *self,
                                                    const char          *text,
                                                    guint                kind);
void              vedette_log_filter_look_for      (VedetteLogFilter    *self,
                                                    const char          *text,
                                                    guint                kind,
                                                    GtkFilterListModel  *list);
void              vedette_log_filter_update        (VedetteLogFilter    *self);

G_END_DECLS
