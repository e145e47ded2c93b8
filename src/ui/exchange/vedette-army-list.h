/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The armies of the library, each with what may be done with it. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_ARMY_LIST (vedette_army_list_get_type ())
G_DECLARE_FINAL_TYPE (VedetteArmyList, vedette_army_list, VEDETTE, ARMY_LIST, GtkBox)

void vedette_army_list_reload (VedetteArmyList *self);
void vedette_army_list_finish (VedetteArmyList *self);

G_END_DECLS
