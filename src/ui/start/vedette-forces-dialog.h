/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks with what losses the forces of a battle begin a new one, and what that is called. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCES_DIALOG (vedette_forces_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesDialog, vedette_forces_dialog, VEDETTE, FORCES_DIALOG, VedetteDialog)

GtkWidget *vedette_forces_dialog_new (GtkWindow    *parent,
                                      VedetteRules *from);

G_END_DECLS
