/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of records from a table: sorted, grouped, found as one types, edited and removed with keys. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/records/vedette-record-row.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_RECORD_LIST (vedette_record_list_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRecordList, vedette_record_list, VEDETTE, RECORD_LIST, AdwBin)

GtkWidget *vedette_record_list_new          (const VedetteRecordTable *table,
                                             const char               *name,
                                             gpointer                  data);
void       vedette_record_list_set_session  (VedetteRecordList        *self,
                                             VedetteSession           *session);
void       vedette_record_list_set_name     (VedetteRecordList        *self,
                                             const char               *name);
void       vedette_record_list_set_items    (VedetteRecordList        *self,
                                             GPtrArray                *items);
void       vedette_record_list_update       (VedetteRecordList        *self);
void       vedette_record_list_set_narrow   (VedetteRecordList        *self,
                                             gboolean                  narrow);
void       vedette_record_list_find         (VedetteRecordList        *self,
                                             const char               *text);
void       vedette_record_list_sort         (VedetteRecordList        *self,
                                             const char               *id,
                                             gboolean                  descending);
GPtrArray *vedette_record_list_get_selected (VedetteRecordList        *self);
gpointer   vedette_record_list_get_one      (VedetteRecordList        *self);
GPtrArray *vedette_record_list_get_chosen   (VedetteRecordList        *self);
gboolean   vedette_record_list_select       (VedetteRecordList        *self,
                                             gpointer                  item);
void       vedette_record_list_focus        (VedetteRecordList        *self);
void       vedette_record_list_unselect     (VedetteRecordList        *self);
gpointer   vedette_record_list_get_next     (VedetteRecordList        *self,
                                             gpointer                  item,
                                             int                       by);
void       vedette_record_list_reveal       (VedetteRecordList        *self,
                                             gpointer                  item);

G_END_DECLS
