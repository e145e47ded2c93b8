/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster of one side, with room to write on: filled in, or blank. */

#pragma once

#include "core/document/vedette-battle.h"
#include "print/skirmish/vedette-summary-data.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

GPtrArray *vedette_roster_sheet_lay_out       (VedetteBattle    *battle,
                                               VedettePaper      paper,
                                               VedetteSheetSide  side,
                                               gboolean          large);
GPtrArray *vedette_roster_sheet_lay_out_blank (VedetteBattle    *battle,
                                               VedettePaper      paper,
                                               VedetteSheetSide  side,
                                               gboolean          large);

G_END_DECLS
