/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The twenty faces of the die: which of them win, after which all in contact fight, and which one was thrown. */

#pragma once

#include <gtk/gtk.h>

#include "core/skirmish/state/vedette-nomination.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_PIPS (vedette_roll_pips_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollPips, vedette_roll_pips, VEDETTE, ROLL_PIPS, GtkWidget)

void vedette_roll_pips_set_narrow (VedetteRollPips   *self,
                                   gboolean           narrow);
void vedette_roll_pips_show_faces (VedetteRollPips   *self,
                                   const VedetteFace  faces[VEDETTE_ATTEMPT_SIDES]);
void vedette_roll_pips_set_value  (VedetteRollPips   *self,
                                   int                natural);

G_END_DECLS
