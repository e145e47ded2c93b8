/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks once for each type of units of another program what they are. */

#pragma once

#include "core/exchange/vedette-roster.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

GtkWidget  *vedette_import_types_new      (const VedetteRoster     *roster,
                                           const VedetteArmyFormat *format,
                                           const char              *system,
                                           GCallback                changed,
                                           gpointer                 user_data);
GHashTable *vedette_import_types_make_map (GtkWidget               *group);

G_END_DECLS
