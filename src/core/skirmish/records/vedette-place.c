/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of the table that everybody knows by name. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-place.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_RECORD (VedettePlace, vedette_place, "place", VEDETTE_PLACE_FIELDS)
