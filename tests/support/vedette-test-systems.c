/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the game systems of the test programs. */

#include "coin/vedette-coin.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "vault/vedette-vault.h"

const VedetteSystem *const vedette_systems[] = { &vedette_skirmish_system, &vedette_coin_system, &vedette_vault_system, NULL };
