/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of what belongs to one party, on a card: heading, the entry for more of it, and the rows. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/records/vedette-record-list.h"
#include "ui/widgets/party/vedette-party-head.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_RECORD_PANEL (vedette_record_panel_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRecordPanel, vedette_record_panel, VEDETTE, RECORD_PANEL, AdwBin)

GtkWidget         *vedette_record_panel_new       (VedetteSession     *session,
                                                   const char         *move,
                                                   const char         *about,
                                                   gint64              id,
                                                   VedetteRecordList  *list);
VedetteRecordList *vedette_record_panel_get_list  (VedetteRecordPanel *self);
VedettePartyHead  *vedette_record_panel_get_head  (VedetteRecordPanel *self);
void               vedette_record_panel_set_party (VedetteRecordPanel *self,
                                                   const char         *symbol,
                                                   const char         *colour,
                                                   const char         *entry);

GtkWidget         *vedette_record_edit            (GtkWidget          *widget,
                                                   VedetteSession     *session,
                                                   gpointer            record,
                                                   const char         *title);
gboolean           vedette_record_remove          (GtkWidget          *widget,
                                                   VedetteSession     *session,
                                                   VedetteMove        *move);

G_END_DECLS
