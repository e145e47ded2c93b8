/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How formations, units and commanders stand in a list to choose from: by which name, and under what. */

#pragma once

#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

void vedette_eagles_add_choice    (const VedetteEagles  *self,
                                   GListStore           *choices,
                                   gpointer              record,
                                   gpointer              of);
void vedette_eagles_add_commander (const VedetteEagles  *self,
                                   GListStore           *choices,
                                   gpointer              command,
                                   gpointer              army);
void vedette_eagles_list_armies   (VedetteMove          *move,
                                   const VedetteContext *self,
                                   GListStore           *choices);

G_END_DECLS
