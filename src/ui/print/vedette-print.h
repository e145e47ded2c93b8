/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The print job of a battle's summary. */

#pragma once

#include <gtk/gtk.h>

#include "print/vedette-summary.h"

G_BEGIN_DECLS

GtkPrintOperation *vedette_print_new      (VedetteBattle    *battle,
                                           VedettePaper      paper,
                                           VedetteSheetSide  side,
                                           const char       *title);

G_END_DECLS
