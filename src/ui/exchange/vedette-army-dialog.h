/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks which army of a battle is to be written, and whether with its secrets. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ARMY_DIALOG (vedette_army_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteArmyDialog, vedette_army_dialog, VEDETTE, ARMY_DIALOG, VedetteDialog)

GtkWidget *vedette_army_dialog_new (GtkWindow      *parent,
                                    VedetteSession *session,
                                    gboolean        keep);

G_END_DECLS
