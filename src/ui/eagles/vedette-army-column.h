/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of battle of one army, as a tree, and a line to type its formations. */

#pragma once

#include <adwaita.h>

#include "core/eagles/state/vedette-eagles.h"
#include "core/session/vedette-session.h"

G_BEGIN_DECLS

/* The edit that reads a typed order of battle */
#define VEDETTE_ARMIES_TYPED "add-forces"

#define VEDETTE_TYPE_ARMY_COLUMN (vedette_army_column_get_type ())
G_DECLARE_FINAL_TYPE (VedetteArmyColumn, vedette_army_column, VEDETTE, ARMY_COLUMN, AdwBin)

GtkWidget *vedette_army_column_new  (VedetteSession      *session,
                                     VedetteEaglesSide    side);
void       vedette_army_column_show (VedetteArmyColumn   *self,
                                     const VedetteEagles *eagles,
                                     const char          *viewer);

G_END_DECLS
