/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of record lists in columns, which stand below each other in a narrow window. */

#pragma once

#include "ui/records/vedette-record-panel.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_RECORD_PAGE (vedette_record_page_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRecordPage, vedette_record_page, VEDETTE, RECORD_PAGE, AdwBin)

VedetteRecordPage *vedette_record_page_new        (VedetteSession    *session,
                                                   void             (*update) (gpointer data),
                                                   gpointer           data,
                                                   GDestroyNotify     destroy);
void               vedette_record_page_update     (VedetteRecordPage *self);
void               vedette_record_page_set_entry  (VedetteRecordPage *self,
                                                   const char        *move,
                                                   const char        *name);
void               vedette_record_page_add        (VedetteRecordPage *self,
                                                   guint              column,
                                                   GtkWidget         *child);
void               vedette_record_page_append     (VedetteRecordPage *self,
                                                   GtkWidget         *child);
void               vedette_record_page_set_empty  (VedetteRecordPage *self,
                                                   GtkWidget         *empty);
void               vedette_record_page_set_narrow (GtkWidget         *page,
                                                   gboolean           narrow);

G_END_DECLS
