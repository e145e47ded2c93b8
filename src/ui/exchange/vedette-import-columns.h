/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what each column of a table is. */

#pragma once

#include "core/exchange/vedette-csv.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

GtkWidget *vedette_import_columns_new (VedetteCsv *csv,
                                       GCallback   changed,
                                       gpointer    user_data);

G_END_DECLS
