/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle told to be kept or sent: by who had it, with ribbon, dice and how it stands, as PDF or as one page of the web. */

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
