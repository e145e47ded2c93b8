/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares an exact fraction of any size, for chances with numbers beyond 64 bits. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * VedetteFraction:
 *
 * An immutable, reference-counted fraction in lowest terms. Its arithmetic cannot overflow, so sums over hundreds of
 * tokens need no error path. Where 64 bits are enough, a [struct@Vedette.Chance] is cheaper.
 */
typedef struct _VedetteFraction VedetteFraction;

#define VEDETTE_TYPE_FRACTION (vedette_fraction_get_type ())
GType            vedette_fraction_get_type  (void);

VedetteFraction *vedette_fraction_new       (gint64                 num,
                                             gint64                 den);
VedetteFraction *vedette_fraction_ref       (const VedetteFraction *self);
void             vedette_fraction_unref     (VedetteFraction       *self);

VedetteFraction *vedette_fraction_add       (const VedetteFraction *a,
                                             const VedetteFraction *b);
VedetteFraction *vedette_fraction_subtract  (const VedetteFraction *a,
                                             const VedetteFraction *b);
VedetteFraction *vedette_fraction_multiply  (const VedetteFraction *a,
                                             const VedetteFraction *b);
VedetteFraction *vedette_fraction_divide    (const VedetteFraction *a,
                                             const VedetteFraction *b);
int              vedette_fraction_compare   (const VedetteFraction *a,
                                             const VedetteFraction *b);
gboolean         vedette_fraction_equal     (const VedetteFraction *a,
                                             const VedetteFraction *b);

char            *vedette_fraction_to_string (const VedetteFraction *self);
char            *vedette_fraction_decimal   (const VedetteFraction *self,
                                             guint                  most);
char            *vedette_fraction_percent   (const VedetteFraction *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteFraction, vedette_fraction_unref)

G_END_DECLS
