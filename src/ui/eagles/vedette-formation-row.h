/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An army, a corps, a formation or a unit as a row of its tree. */

#pragma once

#include <adwaita.h>

#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORMATION_ROW (vedette_formation_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFormationRow, vedette_formation_row, VEDETTE, FORMATION_ROW, AdwActionRow)

GtkWidget *vedette_formation_row_new        (void);
gint64     vedette_formation_row_get_record (VedetteFormationRow *self);
void       vedette_formation_row_show       (VedetteFormationRow *self,
                                             const VedetteEagles *eagles,
                                             gpointer             record,
                                             guint                depth);

G_END_DECLS
