/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares an exact chance, which is a 64-bit fraction in lowest terms and is passed by value. */
#pragma once

#include "core/dice/vedette-fraction.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CHANCE (vedette_chance_get_type ())

/**
 * VedetteChance:
 * @num: the numerator, which carries the sign
 * @den: the denominator, always greater than 0
 *
 * A fraction in lowest terms. Every function here takes and returns only such fractions; make them with
 * vedette_chance_new() or vedette_chance_parse(), never by hand. A chance is not limited to 0 to 1, so it can also
 * hold the difference of two chances, or an expected number of figures.
 */
typedef struct
{
  gint64 num;
  gint64 den;
} VedetteChance;

GType          vedette_chance_get_type   (void);
VedetteChance *vedette_chance_copy       (const VedetteChance *self);
void           vedette_chance_free       (VedetteChance       *self);

VedetteChance  vedette_chance_new        (gint64         num,
                                          gint64         den);
gboolean       vedette_chance_parse      (const char    *text,
                                          VedetteChance *out);
char          *vedette_chance_to_string  (VedetteChance  chance);
char          *vedette_chance_percent    (VedetteChance  chance);
double         vedette_chance_to_double  (VedetteChance  chance);
VedetteFraction *vedette_chance_to_fraction (VedetteChance chance);

gboolean       vedette_chance_add        (VedetteChance  a,
                                          VedetteChance  b,
                                          VedetteChance *out);
gboolean       vedette_chance_subtract   (VedetteChance  a,
                                          VedetteChance  b,
                                          VedetteChance *out);
gboolean       vedette_chance_multiply   (VedetteChance  a,
                                          VedetteChance  b,
                                          VedetteChance *out);
gboolean       vedette_chance_complement (VedetteChance  chance,
                                          VedetteChance *out);
int            vedette_chance_compare    (VedetteChance  a,
                                          VedetteChance  b);
gboolean       vedette_chance_equal      (VedetteChance  a,
                                          VedetteChance  b);

G_END_DECLS
