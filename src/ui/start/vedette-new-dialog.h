/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what a new battle needs, which is nothing: Enter accepts. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_NEW_DIALOG (vedette_new_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteNewDialog, vedette_new_dialog, VEDETTE, NEW_DIALOG, VedetteDialog)

GtkWidget *vedette_new_dialog_new (GtkWindow *parent);

G_END_DECLS
