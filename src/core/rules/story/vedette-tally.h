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

/**
 * VedetteTally:
 * @party: the id of the party whose dice they are
 * @sides: of each die
 * @n: how many dice there are
 * @sum: what all of them showed together
 * @counts: (element-type guint): how many dice showed each face; element 0 is unused
 * @faces: (nullable): the faces of this die that the system makes much of
 */
#define VEDETTE_TALLY_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                               \
  TEXT (party)                                                                                                         \
  PLAIN (int, sides)                                                                                                   \
  PLAIN (guint, n)                                                                                                     \
  PLAIN (gint64, sum)                                                                                                  \
  BOXED (g_array_get_type, GArray *, counts)                                                                           \
  PLAIN (const VedetteFaces *, faces)

#define VEDETTE_TYPE_TALLY (vedette_tally_get_type ())
VEDETTE_DECLARE_VALUE (VedetteTally, vedette_tally, TALLY, VEDETTE_TALLY_FIELDS)

double   vedette_tally_get_mean      (VedetteTally       *self);
guint    vedette_tally_get_face      (VedetteTally       *self,
                                      int                 face);
double   vedette_tally_get_expected  (VedetteTally       *self);
double   vedette_tally_get_luck      (VedetteTally       *self);
gboolean vedette_tally_is_too_few    (VedetteTally       *self);
char    *vedette_tally_format_luck   (VedetteTally       *self);
char    *vedette_tally_describe      (VedetteTally       *self);
char    *vedette_tally_describe_luck (VedetteTally       *self);

void     vedette_tally_count         (GListStore         *tallies,
                                      VedetteNatural     *natural,
                                      const VedetteFaces *faces);

G_END_DECLS
