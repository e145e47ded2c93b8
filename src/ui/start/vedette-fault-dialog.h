/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says why a file cannot be opened, and what can be done about it. */

#pragma once

#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FAULT_DIALOG (vedette_fault_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFaultDialog, vedette_fault_dialog, VEDETTE, FAULT_DIALOG, VedetteDialog)

GtkWidget *vedette_fault_dialog_new (GtkWindow  *parent,
                                     const char *path,
                                     const char *message,
                                     guint       bad_line);

G_END_DECLS
