/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The print job of a sheet. */

#pragma once

#include <gtk/gtk.h>

#include "print/vedette-sheet.h"

G_BEGIN_DECLS

GtkPrintOperation *vedette_print_new (VedetteBattle          *battle,
                                      const VedetteSheetKind *sheet,
                                      gboolean                large,
                                      VedettePaper            paper,
                                      guint                   reader,
                                      const char             *title);

G_END_DECLS
