/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a long battle, says how far it is, and lets people give it up. */

#pragma once

#include "core/document/vedette-battle-file.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_OPENING_DIALOG (vedette_opening_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOpeningDialog, vedette_opening_dialog, VEDETTE, OPENING_DIALOG, VedetteDialog)

GtkWidget               *vedette_opening_dialog_new        (GtkWindow             *parent,
                                                            const char            *path,
                                                            VedetteOpenMode        mode);
const char              *vedette_opening_dialog_get_path   (VedetteOpeningDialog  *self);
VedetteOpenMode          vedette_opening_dialog_get_mode   (VedetteOpeningDialog  *self);
const VedetteOpenReport *vedette_opening_dialog_get_report (VedetteOpeningDialog  *self);

G_END_DECLS
