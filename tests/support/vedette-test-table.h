/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the catalogue, row by row. */

#pragma once

#include <glib.h>

#include "core/dice/vedette-fraction.h"

G_BEGIN_DECLS

void vedette_test_table_check (const char      *name,
                               const char      *head,
                               guint            n_expected,
                               void             (*check) (char **cells));
void vedette_test_assert_cell (VedetteFraction *fraction,
                               const char      *cell);

G_END_DECLS
