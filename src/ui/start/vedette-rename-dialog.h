/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what a battle is to be called. */

#pragma once

#include "ui/start/vedette-battle-entry.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_RENAME_DIALOG (vedette_rename_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRenameDialog, vedette_rename_dialog, VEDETTE, RENAME_DIALOG, VedetteDialog)

GtkWidget *vedette_rename_dialog_new (GtkWindow          *parent,
                                      VedetteBattleEntry *entry);

G_END_DECLS
