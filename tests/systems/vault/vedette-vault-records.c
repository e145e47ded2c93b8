/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of a break-in: the night, the men of both sides, the boxes. */

#include "vault/vedette-vault-records.h"

VEDETTE_DEFINE_ENUM (VedetteVaultPhase, vedette_vault_phase, NULL, VEDETTE_VAULT_PHASE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteVaultSide, vedette_vault_side, NULL, VEDETTE_VAULT_SIDE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteVaultTools, vedette_vault_tools, NULL, VEDETTE_VAULT_TOOLS_VALUES)

VEDETTE_DEFINE_RECORD (VedetteVaultNight, vedette_vault_night, "night", VEDETTE_VAULT_NIGHT_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteVaultMan, vedette_vault_man, "man", VEDETTE_VAULT_MAN_FIELDS)
VEDETTE_DEFINE_RECORD (VedetteVaultBox, vedette_vault_box, "box", VEDETTE_VAULT_BOX_FIELDS)
