/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of an opposed roll: under a cover, with its points while it is open, and what its roll was made of. */

#pragma once

#include <adwaita.h>

#include "core/eagles/state/vedette-eagles.h"
#include "core/rules/answers/vedette-breakdown.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_OPPOSED_HALF (vedette_opposed_half_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOpposedHalf, vedette_opposed_half, VEDETTE, OPPOSED_HALF, AdwBin)

VedetteOpposedHalf *vedette_opposed_half_new        (const char         *name);
void                vedette_opposed_half_set_army   (VedetteOpposedHalf  *self,
                                                     VedetteRules        *rules,
                                                     const VedetteEagles *eagles,
                                                     gpointer             army);
void                vedette_opposed_half_cover      (VedetteOpposedHalf *self,
                                                     gboolean            given);
gboolean            vedette_opposed_half_focus      (VedetteOpposedHalf *self);
void                vedette_opposed_half_open       (VedetteOpposedHalf *self,
                                                     const char         *roller,
                                                     int                 pool,
                                                     gboolean            may_add);
gboolean            vedette_opposed_half_is_open    (VedetteOpposedHalf *self);
void                vedette_opposed_half_lock       (VedetteOpposedHalf *self);
int                 vedette_opposed_half_get_points (VedetteOpposedHalf *self);
void                vedette_opposed_half_set_points (VedetteOpposedHalf *self,
                                                     int                 points);
void                vedette_opposed_half_show       (VedetteOpposedHalf *self,
                                                     VedetteBreakdown   *breakdown,
                                                     guint               party);

G_END_DECLS
