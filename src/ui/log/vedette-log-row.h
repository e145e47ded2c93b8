/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step in the log. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_LOG_ROW (vedette_log_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLogRow, vedette_log_row, VEDETTE, LOG_ROW, AdwBin)

GtkWidget   *vedette_log_row_new      (VedetteSession *session);
void         vedette_log_row_set_group (VedetteLogRow *self,
                                        VedetteParty  *party,
                                        const char    *head);
void         vedette_log_row_bind     (VedetteLogRow  *self,
                                       VedetteStep    *step,
                                       gboolean        expanded);
void         vedette_log_row_unbind   (VedetteLogRow  *self);
void         vedette_log_row_refresh  (VedetteLogRow  *self);
VedetteStep *vedette_log_row_get_step (VedetteLogRow  *self);
void         vedette_log_row_toggle   (VedetteLogRow  *self);

G_END_DECLS
