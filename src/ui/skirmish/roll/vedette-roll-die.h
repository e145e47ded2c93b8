/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The die: typed, rolled, not rolled at all, or only what came of it. */

#pragma once

#include <adwaita.h>

#include "core/document/vedette-tri.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_DIE (vedette_roll_die_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollDie, vedette_roll_die, VEDETTE, ROLL_DIE, AdwBin)

void          vedette_roll_die_set_narrow    (VedetteRollDie *self,
                                              gboolean        narrow);
void          vedette_roll_die_set_real      (VedetteRollDie *self,
                                              gboolean        real);
GtkWidget    *vedette_roll_die_get_take      (VedetteRollDie *self);
gboolean      vedette_roll_die_is_typed      (VedetteRollDie *self);
gboolean      vedette_roll_die_is_wrong      (VedetteRollDie *self);
void          vedette_roll_die_set_natural   (VedetteRollDie *self,
                                              int             natural);
int           vedette_roll_die_get_natural   (VedetteRollDie *self);
VedetteResult vedette_roll_die_get_result    (VedetteRollDie *self);
VedetteTri    vedette_roll_die_get_low       (VedetteRollDie *self);
void          vedette_roll_die_set_asks_low  (VedetteRollDie *self,
                                              gboolean        asks);
void          vedette_roll_die_type          (VedetteRollDie *self,
                                              int             digit);
void          vedette_roll_die_toggle_result (VedetteRollDie *self,
                                              VedetteResult   result);
void          vedette_roll_die_toggle_low    (VedetteRollDie *self);

G_END_DECLS
