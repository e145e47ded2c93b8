/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The base of everything that a step can change: an object with an id and persistent properties. */

#pragma once

#include <glib-object.h>

#include "core/document/vedette-ids.h"
#include "core/document/vedette-tri.h"

G_BEGIN_DECLS

/* The property is an int64 that holds the id of another record, 0 for none. */
#define VEDETTE_PARAM_REFERENCE (1 << (G_PARAM_USER_SHIFT + 0))

#define VEDETTE_PARAM_FLAGS (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

#define VEDETTE_TYPE_RECORD (vedette_record_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteRecord, vedette_record, VEDETTE, RECORD, GObject)

struct _VedetteRecordClass
{
  GObjectClass parent_class;

  /*< private >*/
  const char  *tag;
  guint        n_pspecs;
  GParamSpec **pspecs; /* index is the property id; [0] is NULL */
};

void              vedette_record_class_install    (VedetteRecordClass *klass,
                                                   const char         *tag,
                                                   guint               n_pspecs,
                                                   GParamSpec        **pspecs);
const char       *vedette_record_class_get_tag    (VedetteRecordClass *klass);
GParamSpec       *vedette_record_class_find       (VedetteRecordClass *klass,
                                                   const char         *name);

gint64            vedette_record_get_id           (VedetteRecord      *self);
gboolean          vedette_record_is_attached      (VedetteRecord      *self);

gboolean          vedette_record_is_said          (VedetteRecord      *self,
                                                   GParamSpec         *pspec);
int               vedette_record_peek_int         (VedetteRecord      *self,
                                                   guint               prop_id);
gboolean          vedette_record_peek_boolean     (VedetteRecord      *self,
                                                   guint               prop_id);
int               vedette_record_peek_enum        (VedetteRecord      *self,
                                                   guint               prop_id);
const char       *vedette_record_peek_string      (VedetteRecord      *self,
                                                   guint               prop_id);
gint64            vedette_record_peek_id          (VedetteRecord      *self,
                                                   guint               prop_id);
const VedetteIds *vedette_record_peek_ids         (VedetteRecord      *self,
                                                   guint               prop_id);
const char * const *vedette_record_peek_strv      (VedetteRecord      *self,
                                                   guint               prop_id);

GParamSpec       *vedette_param_spec_reference    (const char         *name);
GParamSpec       *vedette_param_spec_ids          (const char         *name);
GParamSpec       *vedette_param_spec_text         (const char         *name);

G_END_DECLS
