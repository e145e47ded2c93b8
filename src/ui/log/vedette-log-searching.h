/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far a long log is looked through. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_LOG_SEARCHING (vedette_log_searching_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLogSearching, vedette_log_searching, VEDETTE, LOG_SEARCHING, AdwBin)

GtkWidget *vedette_log_searching_new      (GtkFilterListModel  *list);
void       vedette_log_searching_start    (VedetteLogSearching *self);
gboolean   vedette_log_searching_is_on    (VedetteLogSearching *self);
gboolean   vedette_log_searching_passes   (VedetteLogSearching *self);

G_END_DECLS
