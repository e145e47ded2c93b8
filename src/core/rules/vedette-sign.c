/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs by which a party is known without its colour. */

#include "core/rules/vedette-sign.h"

VEDETTE_DEFINE_ENUM (VedetteSign, vedette_sign, NULL, VEDETTE_SIGN_VALUES)

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
