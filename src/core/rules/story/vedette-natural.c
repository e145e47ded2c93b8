/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One die that was rolled, as it fell. */

#include "core/rules/story/vedette-natural.h"

VEDETTE_DEFINE_VALUE (VedetteNatural, vedette_natural, VEDETTE_NATURAL_FIELDS)
