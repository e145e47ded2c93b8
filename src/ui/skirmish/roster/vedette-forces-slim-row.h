/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster where there is little room: the name, its numbers, and the rest in words below. */

#pragma once

#include <adwaita.h>

#include "ui/skirmish/roster/vedette-forces-words.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCES_SLIM_ROW (vedette_forces_slim_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesSlimRow, vedette_forces_slim_row, VEDETTE, FORCES_SLIM_ROW, AdwBin)

GtkWidget *vedette_forces_slim_row_new    (void);
void       vedette_forces_slim_row_show   (VedetteForcesSlimRow *self,
                                           VedetteForcesModel   *model,
                                           gpointer              object);
void       vedette_forces_slim_row_titles (GtkBox               *box);

G_END_DECLS
