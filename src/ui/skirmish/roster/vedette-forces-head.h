/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/skirmish/roster/vedette-forces-row.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCES_HEAD (vedette_forces_head_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesHead, vedette_forces_head, VEDETTE, FORCES_HEAD, GtkWidget)

void vedette_forces_head_set_widths (VedetteForcesHead   *self,
                                     VedetteForcesWidths *widths);
void vedette_forces_head_show       (VedetteForcesHead   *self,
                                     int                  column,
                                     gboolean             descending);

G_END_DECLS
