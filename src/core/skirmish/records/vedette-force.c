/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of the two sides of a skirmish. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-force.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_RECORD (VedetteForce, vedette_force, "force", VEDETTE_FORCE_FIELDS)
