/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the tables in tests/fixtures/catalogue row by row, and compares calculated fractions with the cells. */

#pragma once

#include "core/dice/vedette-fraction.h"

G_BEGIN_DECLS

void   vedette_test_table_check     (const char            *name,
                                     const char            *head,
                                     guint                  n_expected,
                                     void                   (*check) (char **cells));

void   vedette_test_assert_cell     (VedetteFraction       *fraction,
                                     const char            *cell);
void   vedette_test_assert_equal    (const VedetteFraction *fraction,
                                     const char            *cell);
void   vedette_test_assert_near     (const VedetteFraction *fraction,
                                     const char            *cell);
void   vedette_test_assert_repeated (const VedetteFraction *fraction,
                                     const VedetteFraction *first,
                                     const VedetteFraction *part);
double vedette_test_to_double       (const VedetteFraction *fraction);

G_END_DECLS
