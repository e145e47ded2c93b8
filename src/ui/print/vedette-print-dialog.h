/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a sheet as it will be, for a reader and on a paper, and prints it or makes a PDF of it. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PRINT_DIALOG (vedette_print_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedettePrintDialog, vedette_print_dialog, VEDETTE, PRINT_DIALOG, VedetteDialog)

GtkWidget *vedette_print_dialog_new    (GtkWindow          *parent,
                                        VedetteSession     *session,
                                        gboolean            to_pdf);
void       vedette_print_dialog_choose_for (VedettePrintDialog *self,
                                            const char         *page);
gboolean   vedette_print_dialog_export (VedettePrintDialog *self,
                                        const char         *path);

G_END_DECLS
