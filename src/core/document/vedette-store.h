/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of a battle. Only the store changes records that are in a battle. Only core/document uses the store. */

#pragma once

#include <gio/gio.h>

#include "core/document/vedette-change.h"

G_BEGIN_DECLS

typedef struct _VedetteStore VedetteStore;

VedetteStore       *vedette_store_new        (const VedetteSchema *schema);
VedetteStore       *vedette_store_ref        (VedetteStore        *self);
void                vedette_store_unref      (VedetteStore        *self);
const VedetteSchema *vedette_store_get_schema (VedetteStore       *self);
GListStore         *vedette_store_get_list   (VedetteStore        *self,
                                              GType                type);
VedetteRecord      *vedette_store_find       (VedetteStore        *self,
                                              gint64               id);
gboolean            vedette_store_knows      (VedetteStore        *self,
                                              gint64               id);
VedetteRecordClass *vedette_store_find_class (VedetteStore        *self,
                                              gint64               id);
VedetteRecordClass *vedette_store_recall_class (VedetteStore      *self,
                                                gint64             id);
gint64              vedette_store_get_top_id (VedetteStore        *self);
void                vedette_store_adopt      (VedetteStore        *self,
                                              VedetteRecord       *record);
void                vedette_store_forget     (VedetteStore        *self,
                                              GArray              *changes,
                                              gint64               top_id);
gboolean            vedette_store_check      (VedetteStore        *self,
                                              GArray              *changes,
                                              GError             **error);
gboolean            vedette_store_apply      (VedetteStore        *self,
                                              GArray              *changes,
                                              gboolean             forward,
                                              GError             **error);
void                vedette_store_dump       (VedetteStore        *self,
                                              GString             *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteStore, vedette_store_unref)

G_END_DECLS
