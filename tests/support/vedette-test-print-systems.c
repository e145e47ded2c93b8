/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the print systems of the test programs. */

#include "coin/vedette-coin-sheet.h"
#include "print/skirmish/vedette-skirmish-sheets.h"
#include "vault/vedette-vault-sheet.h"

const VedettePrintSystem *const vedette_print_systems[] = {
  &vedette_skirmish_print_system,
  &vedette_coin_print_system,
  &vedette_vault_print_system,
  NULL,
};
