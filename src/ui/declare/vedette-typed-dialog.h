/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a text that a system reads, with how it is read below it. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TYPED_DIALOG (vedette_typed_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTypedDialog, vedette_typed_dialog, VEDETTE, TYPED_DIALOG, VedetteDialog)

GtkWidget *vedette_typed_dialog_new (GtkWindow      *parent,
                                     VedetteSession *session,
                                     VedetteMove    *move);

G_END_DECLS
