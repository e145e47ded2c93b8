/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary of a skirmish in large print, on several pages. */

#pragma once

#include "core/document/vedette-battle.h"
#include "print/skirmish/vedette-summary-data.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

/* No letters on its pages are smaller, in points. */
#define VEDETTE_LARGE_SUMMARY_SMALLEST 14.0

GPtrArray *vedette_large_summary_lay_out (VedetteBattle    *battle,
                                          VedettePaper      paper,
                                          VedetteSheetSide  side);

G_END_DECLS
