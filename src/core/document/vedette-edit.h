/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects changes of a battle, which are made all at once when the edit is committed. */

#pragma once

#include <json-glib/json-glib.h>

#include "core/document/vedette-record.h"

G_BEGIN_DECLS

typedef struct _VedetteEdit VedetteEdit;

void           vedette_edit_free         (VedetteEdit    *self);

void           vedette_edit_set          (VedetteEdit    *self,
                                          gpointer        record,
                                          const char     *first_name,
                                          ...) G_GNUC_NULL_TERMINATED;
void           vedette_edit_set_value    (VedetteEdit    *self,
                                          VedetteRecord  *record,
                                          const char     *name,
                                          const GValue   *value);
const GValue  *vedette_edit_peek         (VedetteEdit    *self,
                                          gpointer        record,
                                          const char     *name);
int            vedette_edit_get_int      (VedetteEdit    *self,
                                          gpointer        record,
                                          const char     *name);
gint64         vedette_edit_get_id       (VedetteEdit    *self,
                                          gpointer        record,
                                          const char     *name);
int            vedette_edit_get_enum     (VedetteEdit    *self,
                                          gpointer        record,
                                          const char     *name);
gint64         vedette_edit_insert       (VedetteEdit    *self,
                                          gpointer        record,
                                          int             position);
GPtrArray     *vedette_edit_list         (VedetteEdit    *self,
                                          GType           type);
void           vedette_edit_move         (VedetteEdit    *self,
                                          gpointer        record,
                                          guint           position);
void           vedette_edit_remove       (VedetteEdit    *self,
                                          gpointer        record);
JsonObject    *vedette_edit_get_facts    (VedetteEdit    *self);
void           vedette_edit_set_audience (VedetteEdit    *self,
                                          const char     *audience);
gboolean       vedette_edit_is_empty     (VedetteEdit    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteEdit, vedette_edit_free)

G_END_DECLS
