/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the game systems in the windows of the test programs. */

#include "vedette-config.h"

#include "coin/vedette-coin-ui.h"
#include "ui/skirmish/vedette-skirmish-ui.h"
#include "vault/vedette-vault-ui.h"

const VedetteUiSystem *const vedette_ui_systems[] = { &vedette_skirmish_ui, &vedette_coin_ui, &vedette_vault_ui, NULL };
