/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of the two sides of a skirmish. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCE (vedette_force_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForce, vedette_force, VEDETTE, FORCE, VedetteRecord)

const char  *vedette_force_get_name      (VedetteForce *self);
const char  *vedette_force_get_players   (VedetteForce *self);
const char  *vedette_force_get_colour    (VedetteForce *self);
VedetteSign    vedette_force_get_sign      (VedetteForce *self);
VedetteRolling vedette_force_get_rolling   (VedetteForce *self);
gboolean       vedette_force_get_own_paper (VedetteForce *self);
const VedetteIds *vedette_force_get_last_body (VedetteForce *self);

G_END_DECLS
