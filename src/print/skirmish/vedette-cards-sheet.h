/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order cards of one side to cut out and fold: filled in, or blank. */

#pragma once

#include "core/document/vedette-battle.h"
#include "print/skirmish/vedette-summary-data.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

#define VEDETTE_CARDS_SHEET_PER_PAGE 8

GPtrArray *vedette_cards_sheet_lay_out       (VedetteBattle    *battle,
                                              VedettePaper      paper,
                                              VedetteSheetSide  side);
GPtrArray *vedette_cards_sheet_lay_out_blank (VedetteBattle    *battle,
                                              VedettePaper      paper,
                                              VedetteSheetSide  side);
VedettePage *vedette_cards_sheet_lay_out_one     (VedetteBattle        *battle,
                                                  VedetteOrderCard     *record,
                                                  const VedetteNumbers *men,
                                                  double                width,
                                                  double                height);

G_END_DECLS
