/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of the table that everybody knows by name. */

#include "core/skirmish/records/vedette-place.h"

VEDETTE_DEFINE_RECORD (VedettePlace, vedette_place, "place", VEDETTE_PLACE_FIELDS)
