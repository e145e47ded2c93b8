/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A contingent, as a form: its name, its leader, its player. */

#pragma once

#include "core/skirmish/records/vedette-contingent.h"
#include "ui/declare/vedette-form-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CONTINGENT_DIALOG (vedette_contingent_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteContingentDialog, vedette_contingent_dialog, VEDETTE, CONTINGENT_DIALOG, VedetteFormDialog)

GtkWidget *vedette_contingent_dialog_new_add  (GtkWindow         *parent,
                                               VedetteSession    *session,
                                               gint64             side);
GtkWidget *vedette_contingent_dialog_new_edit (GtkWindow         *parent,
                                               VedetteSession    *session,
                                               VedetteContingent *contingent);

G_END_DECLS
