/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose army it is: the sides of a battle by their names. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/vedette-army-format.h"

G_BEGIN_DECLS

char      *vedette_army_sides_get_label (VedetteRules *rules,
                                         guint         i);
GtkWidget *vedette_army_sides_add_row   (GtkWidget    *group,
                                         const char   *title,
                                         VedetteRules *rules);

G_END_DECLS
