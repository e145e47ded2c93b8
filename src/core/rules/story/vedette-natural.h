/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One die that was rolled, as it fell. */

#pragma once

#include "core/rules/vedette-value.h"

G_BEGIN_DECLS

/**
 * VedetteNatural:
 * @party: (nullable): the id of the party whose die it was; %NULL if nobody knows any more
 * @label: (nullable): what the die was rolled for, if that is not what the move is called
 * @name: (nullable): what that face is called, such as the token that was drawn
 * @sides: of the die
 * @natural: what the die showed
 * @apart: whether the die is left out where the luck of a party is told by its dice
 */
#define VEDETTE_NATURAL_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                             \
  TEXT (party)                                                                                                         \
  TEXT (label)                                                                                                         \
  TEXT (name)                                                                                                          \
  PLAIN (int, sides)                                                                                                   \
  PLAIN (int, natural)                                                                                                 \
  PLAIN (gboolean, apart)

#define VEDETTE_TYPE_NATURAL (vedette_natural_get_type ())
VEDETTE_DECLARE_VALUE (VedetteNatural, vedette_natural, NATURAL, VEDETTE_NATURAL_FIELDS)

G_END_DECLS
