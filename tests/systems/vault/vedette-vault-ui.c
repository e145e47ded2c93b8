/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of the vault besides what it draws from the rules: nothing. */

#include "vault/vedette-vault-ui.h"

#include "vault/vedette-vault.h"

const VedetteUiSystem vedette_vault_ui = { .system = &vedette_vault_system };
