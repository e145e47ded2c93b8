/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A corps, a formation or a unit as a row of the tree of its army. */

#pragma once

#include <gtk/gtk.h>

#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORMATION_ROW (vedette_formation_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFormationRow, vedette_formation_row, VEDETTE, FORMATION_ROW, GtkListBoxRow)

GtkWidget *vedette_formation_row_new        (void);
gint64     vedette_formation_row_get_record (VedetteFormationRow *self);
void       vedette_formation_row_show       (VedetteFormationRow *self,
                                             const VedetteEagles *eagles,
                                             gpointer             record);

G_END_DECLS
