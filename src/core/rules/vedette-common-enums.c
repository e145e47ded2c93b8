/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The enumerations that every system may have in its records. */

#include "vedette-config.h"

#include "core/rules/vedette-common-enums.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_ENUM (VedetteRolling, vedette_rolling, NULL, VEDETTE_ROLLING_VALUES)
VEDETTE_DEFINE_ENUM (VedetteLevel, vedette_level, NULL, VEDETTE_LEVEL_VALUES)
