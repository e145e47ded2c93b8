/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Both sides of an opposed roll: one at a time is open, or both where nothing is secret. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_OPPOSED_HALVES (vedette_opposed_halves_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOpposedHalves, vedette_opposed_halves, VEDETTE, OPPOSED_HALVES, AdwBin)

/* No side, or more than one */
#define VEDETTE_OPPOSED_NONE (-1)

VedetteOpposedHalves *vedette_opposed_halves_new          (VedetteSession       *session);
void                  vedette_opposed_halves_set_interval (VedetteOpposedHalves *self,
                                                           guint                 interval);
void                  vedette_opposed_halves_set_umpire   (VedetteOpposedHalves *self,
                                                           gboolean              umpire);
gboolean              vedette_opposed_halves_is_uncovered (VedetteOpposedHalves *self);
gboolean              vedette_opposed_halves_may_umpire   (VedetteOpposedHalves *self);
int                   vedette_opposed_halves_get_open     (VedetteOpposedHalves *self);
const char           *vedette_opposed_halves_get_word     (VedetteOpposedHalves *self);
const char           *vedette_opposed_halves_get_rule     (VedetteOpposedHalves *self);
char                 *vedette_opposed_halves_get_hint     (VedetteOpposedHalves *self);
void                  vedette_opposed_halves_say_points   (VedetteOpposedHalves *self,
                                                           gboolean              more,
                                                           int                   points);
VedetteMove          *vedette_opposed_halves_allocate     (VedetteOpposedHalves *self);
void                  vedette_opposed_halves_cover        (VedetteOpposedHalves *self);
gboolean              vedette_opposed_halves_focus        (VedetteOpposedHalves *self);
VedetteNumbers       *vedette_opposed_halves_list_points  (VedetteOpposedHalves *self);
void                  vedette_opposed_halves_lock         (VedetteOpposedHalves *self);
void                  vedette_opposed_halves_show         (VedetteOpposedHalves *self,
                                                           VedetteBreakdown     *breakdown);

G_END_DECLS
