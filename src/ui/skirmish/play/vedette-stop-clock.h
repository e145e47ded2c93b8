/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reminds the players at the time at which they mean to stop. */

#pragma once

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_STOP_CLOCK (vedette_stop_clock_get_type ())
G_DECLARE_FINAL_TYPE (VedetteStopClock, vedette_stop_clock, VEDETTE, STOP_CLOCK, GObject)

VedetteStopClock *vedette_stop_clock_new         (VedetteSession   *session);
gboolean          vedette_stop_clock_has_timeout (VedetteStopClock *self);

G_END_DECLS
