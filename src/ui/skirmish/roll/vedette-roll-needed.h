/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number that is needed, in large type, and the lines that it comes from. */

#pragma once

#include <adwaita.h>

#include "core/rules/answers/vedette-breakdown.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_NEEDED (vedette_roll_needed_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollNeeded, vedette_roll_needed, VEDETTE, ROLL_NEEDED, AdwBin)

GtkWidget *vedette_roll_needed_new        (void);
void       vedette_roll_needed_set_narrow (VedetteRollNeeded *self,
                                           gboolean           narrow);
void       vedette_roll_needed_show       (VedetteRollNeeded *self,
                                           VedetteBreakdown  *breakdown);

GtkWidget *vedette_roll_lines_new         (void);
void       vedette_roll_lines_show        (GtkWidget         *lines,
                                           VedetteBreakdown  *breakdown);

G_END_DECLS
