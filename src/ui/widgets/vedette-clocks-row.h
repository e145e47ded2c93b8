/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of a battle in a row: for each party its disc, and for how many minutes it has had the initiative. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-clocks.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CLOCKS_ROW (vedette_clocks_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteClocksRow, vedette_clocks_row, VEDETTE, CLOCKS_ROW, AdwBin)

void       vedette_clocks_row_set_clocks (VedetteClocksRow *self,
                                          VedetteClocks    *clocks,
                                          int               disc,
                                          guint             most);
void       vedette_clocks_row_set_room   (VedetteClocksRow *self,
                                          guint             most,
                                          gboolean          tight);
char      *vedette_clocks_row_describe   (VedetteClocksRow *self);

G_END_DECLS
