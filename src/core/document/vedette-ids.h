/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An immutable list of record ids, by which a record refers to many records. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The highest number that an id can have. Many programs read JSON numbers as doubles, which are exact up to this
 * number. */
#define VEDETTE_ID_MAX ((gint64) 9007199254740991)

/* The highest id and step number in a file. Vedette neither reads nor writes a higher number. */
#define VEDETTE_ID_MAX_READ (VEDETTE_ID_MAX / 2)

typedef struct _VedetteIds VedetteIds;

#define VEDETTE_TYPE_IDS (vedette_ids_get_type ())
GType       vedette_ids_get_type (void);

VedetteIds *vedette_ids_new      (const gint64     *ids,
                                  guint             n);
VedetteIds *vedette_ids_new_one  (gint64            id);
VedetteIds *vedette_ids_ref      (const VedetteIds *self);
void        vedette_ids_unref    (VedetteIds       *self);
void        vedette_ids_add      (VedetteIds      **list,
                                  gint64            id);
guint       vedette_ids_get_n    (const VedetteIds *self);
gint64      vedette_ids_get      (const VedetteIds *self,
                                  guint             index);
gboolean    vedette_ids_contains (const VedetteIds *self,
                                  gint64            id);
VedetteIds *vedette_ids_without  (const VedetteIds *self,
                                  gint64            id);
VedetteIds *vedette_ids_with     (const VedetteIds *self,
                                  gint64            id);
gboolean    vedette_ids_equal    (const VedetteIds *a,
                                  const VedetteIds *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteIds, vedette_ids_unref)

G_END_DECLS
