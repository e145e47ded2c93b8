/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An immutable list of records with a number for each. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * VedetteNumber:
 * @id: the id of a record
 * @number: the number of that record
 */
typedef struct
{
  gint64 id;
  int number;
} VedetteNumber;

typedef struct _VedetteNumbers VedetteNumbers;

#define VEDETTE_TYPE_NUMBERS (vedette_numbers_get_type ())
GType                vedette_numbers_get_type (void);

VedetteNumbers      *vedette_numbers_new      (const VedetteNumber  *numbers,
                                               guint                 n);
VedetteNumbers      *vedette_numbers_ref      (const VedetteNumbers *self);
void                 vedette_numbers_unref    (VedetteNumbers       *self);
guint                vedette_numbers_get_n    (const VedetteNumbers *self);
const VedetteNumber *vedette_numbers_nth      (const VedetteNumbers *self,
                                               guint                 index);
gboolean             vedette_numbers_find     (const VedetteNumbers *self,
                                               gint64                id,
                                               int                  *number);
gboolean             vedette_numbers_equal    (const VedetteNumbers *a,
                                               const VedetteNumbers *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteNumbers, vedette_numbers_unref)

G_END_DECLS
