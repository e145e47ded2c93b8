/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks how many men of a line become a line of their own. */

#pragma once

#include "core/skirmish/records/vedette-figure.h"
#include "ui/declare/vedette-form-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SPLIT_DIALOG (vedette_split_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSplitDialog, vedette_split_dialog, VEDETTE, SPLIT_DIALOG, VedetteFormDialog)

GtkWidget *vedette_split_dialog_new (GtkWindow      *parent,
                                     VedetteSession *session,
                                     VedetteFigure  *figure);

G_END_DECLS
