/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list with its heading: what belongs to one party, with an entry for more of it, or one group of a page. */

#pragma once

#include "ui/records/vedette-record-list.h"
#include "ui/widgets/party/vedette-party-head.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_RECORD_PANEL (vedette_record_panel_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRecordPanel, vedette_record_panel, VEDETTE, RECORD_PANEL, AdwBin)

GtkWidget         *vedette_record_panel_new       (VedetteSession           *session,
                                                   const char               *move,
                                                   const char               *about,
                                                   gint64                    id,
                                                   const VedetteRecordTable *table,
                                                   const char               *name,
                                                   gpointer                  data);
GtkWidget         *vedette_record_panel_new_group (VedetteSession           *session,
                                                   const VedetteRecordTable *table,
                                                   const char               *title,
                                                   gpointer                  data);
VedetteRecordList *vedette_record_panel_get_list  (VedetteRecordPanel       *self);
VedettePartyHead  *vedette_record_panel_get_head  (VedetteRecordPanel       *self);
void               vedette_record_panel_set_count (VedetteRecordPanel       *self,
                                                   const char               *count);
void               vedette_record_panel_set_party (VedetteRecordPanel       *self,
                                                   const char               *symbol,
                                                   const char               *colour,
                                                   const char               *entry);

G_END_DECLS
