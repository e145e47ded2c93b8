/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brings an army into a battle: what came, what did not, and what has to be asked. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/exchange/vedette-import-file.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_IMPORT_DIALOG (vedette_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteImportDialog, vedette_import_dialog, VEDETTE, IMPORT_DIALOG, VedetteDialog)

GtkWidget *vedette_import_dialog_new (GtkWindow           *parent,
                                      GtkWidget           *around,
                                      VedetteSession      *session,
                                      VedetteImportFile   *file);
void       vedette_import_dialog_set_side (VedetteImportDialog *self,
                                           const char          *side);

G_END_DECLS
