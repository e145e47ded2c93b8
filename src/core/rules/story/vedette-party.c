/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of those who play, or for whom is rolled: a side, a character, an enemy, the umpire. */

#include "core/rules/story/vedette-party.h"

VEDETTE_DEFINE_VALUE (VedetteParty, vedette_party, VEDETTE_PARTY_FIELDS)
