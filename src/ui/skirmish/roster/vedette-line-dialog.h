/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that can be said of a line of the roster, as a form. */

#pragma once

#include "core/skirmish/records/vedette-figure.h"
#include "ui/declare/vedette-form-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_LINE_DIALOG (vedette_line_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLineDialog, vedette_line_dialog, VEDETTE, LINE_DIALOG, VedetteFormDialog)

GtkWidget *vedette_line_dialog_new_add  (GtkWindow      *parent,
                                         VedetteSession *session,
                                         gint64          side);
GtkWidget *vedette_line_dialog_new_edit (GtkWindow      *parent,
                                         VedetteSession *session,
                                         VedetteFigure  *figure);

G_END_DECLS
