/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the report of a battle as PDF or as one web page: the events by party, the ribbon, the dice, and the present
 * state. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "print/vedette-sheet.h"

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_REPORT_PDF,
  VEDETTE_REPORT_HTML,
} VedetteReportFormat;

gboolean  vedette_report_find_format (const char           *name,
                                      VedetteReportFormat  *format);
GBytes   *vedette_report_make        (VedetteRules         *rules,
                                      const char           *audience,
                                      VedetteReportFormat   format,
                                      VedettePaper          paper,
                                      GError              **error);

extern const VedetteSheetKind vedette_report_sheet;

G_END_DECLS
