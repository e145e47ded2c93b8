/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary of a skirmish: one page that holds all that a player must look up. */

#pragma once

#include <cairo.h>

#include "core/document/vedette-battle.h"
#include "print/skirmish/vedette-summary-data.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

VedettePage *vedette_summary_lay_out   (VedetteBattle     *battle,
                                        VedettePaper       paper,
                                        VedetteSheetSide   side);
GPtrArray   *vedette_summary_lay_out_pages (VedetteBattle *battle,
                                        VedettePaper       paper,
                                        VedetteSheetSide   side);
void         vedette_summary_draw      (VedetteBattle     *battle,
                                        VedettePaper       paper,
                                        VedetteSheetSide   side,
                                        cairo_t           *cr);
gboolean     vedette_summary_write_pdf (VedetteBattle     *battle,
                                        VedettePaper       paper,
                                        VedetteSheetSide   side,
                                        const char        *path,
                                        GError           **error);

G_END_DECLS
