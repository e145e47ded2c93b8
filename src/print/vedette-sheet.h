/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All sheets of a battle that can be printed, by name. */

#pragma once

#include "core/document/vedette-battle.h"
#include "print/skirmish/vedette-summary-data.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

/**
 * VedetteSheet:
 * @VEDETTE_SHEET_SUMMARY: all that is looked up during play; one page, or several in large print
 * @VEDETTE_SHEET_CARDS: the order cards of one side, to cut out
 * @VEDETTE_SHEET_ROSTER: the lines of a side, with room around them
 * @VEDETTE_SHEET_BLANK_CARDS: order cards to be filled in
 * @VEDETTE_SHEET_BLANK_ROSTER: a roster to be filled in
 */
typedef enum
{
  VEDETTE_SHEET_SUMMARY,
  VEDETTE_SHEET_CARDS,
  VEDETTE_SHEET_ROSTER,
  VEDETTE_SHEET_BLANK_CARDS,
  VEDETTE_SHEET_BLANK_ROSTER,
} VedetteSheet;

#define VEDETTE_TYPE_SHEET (vedette_sheet_get_type ())
GType vedette_sheet_get_type (void);

const char *vedette_sheet_get_label    (VedetteSheet       sheet);
gboolean    vedette_sheet_can_be_for   (VedetteSheet       sheet,
                                        VedetteSheetSide   side);
gboolean    vedette_sheet_can_be_large (VedetteSheet       sheet);

GPtrArray  *vedette_sheet_lay_out      (VedetteBattle     *battle,
                                        VedetteSheet       sheet,
                                        gboolean           large,
                                        VedettePaper       paper,
                                        VedetteSheetSide   side);
gboolean    vedette_sheet_write_pdf    (VedetteBattle     *battle,
                                        VedetteSheet       sheet,
                                        gboolean           large,
                                        VedettePaper       paper,
                                        VedetteSheetSide   side,
                                        const char        *path,
                                        GError           **error);

G_END_DECLS
