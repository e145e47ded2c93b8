/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The enumerations that every system may have in its records. */

#include "vedette-config.h"

#include "core/rules/vedette-common-enums.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_ENUM (VedetteRolling, vedette_rolling, NULL, VEDETTE_ROLLING_VALUES)
VEDETTE_DEFINE_ENUM (VedetteSign, vedette_sign, "sign", VEDETTE_SIGN_VALUES)
VEDETTE_DEFINE_ENUM (VedetteYesNo, vedette_yes_no, "switch", VEDETTE_YES_NO_VALUES)
VEDETTE_DEFINE_ENUM (VedetteLevel, vedette_level, NULL, VEDETTE_LEVEL_VALUES)

/**
 * vedette_sign_get_symbol:
 *
 * Returns: the sign that stands for a party wherever its colour does
 */
const char *
vedette_sign_get_symbol (VedetteSign sign)
{
  return vedette_enum_get_brief (VEDETTE_TYPE_SIGN, (int) sign);
}
