/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what an army in the library is to be called. */

#pragma once

#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ARMY_NAME_DIALOG (vedette_army_name_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteArmyNameDialog, vedette_army_name_dialog, VEDETTE, ARMY_NAME_DIALOG, VedetteDialog)

GtkWidget *vedette_army_name_dialog_new (GtkWindow  *parent,
                                         const char *path,
                                         const char *name);

G_END_DECLS
