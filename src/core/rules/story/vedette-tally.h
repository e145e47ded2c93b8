/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All dice of one party that have as many sides, beside what fair ones would give. */

#pragma once

#include "core/rules/story/vedette-natural.h"

G_BEGIN_DECLS

/**
 * VedetteFaces:
 * @sides: of the die; 0 ends a table
 * @first: the lowest of them
 * @last: the highest of them
 *
 * Faces of a die that the rules of a system make much of, whatever is rolled for.
 */
typedef struct
{
  int sides;
  int first;
  int last;
} VedetteFaces;

#define VEDETTE_TYPE_TALLY (vedette_tally_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTally, vedette_tally, VEDETTE, TALLY, GObject)

const char *vedette_tally_get_party (VedetteTally       *self);
int         vedette_tally_get_sides (VedetteTally       *self);
guint       vedette_tally_get_n     (VedetteTally       *self);
double      vedette_tally_get_mean  (VedetteTally       *self);
guint       vedette_tally_get_face  (VedetteTally       *self,
                                     int                 face);
gint64      vedette_tally_get_sum   (VedetteTally       *self);
double      vedette_tally_get_expected (VedetteTally    *self);
double      vedette_tally_get_luck  (VedetteTally       *self);
gboolean    vedette_tally_is_too_few (VedetteTally      *self);
const VedetteFaces *vedette_tally_get_faces (VedetteTally *self);
char       *vedette_tally_describe  (VedetteTally       *self);
char       *vedette_tally_describe_luck (VedetteTally   *self);

void        vedette_tally_count     (GListStore         *tallies,
                                     VedetteNatural     *natural,
                                     const VedetteFaces *faces);

G_END_DECLS
