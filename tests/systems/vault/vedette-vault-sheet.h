/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the vault prints. */

#pragma once

#include "print/systems.h"

G_BEGIN_DECLS

extern const VedettePrintSystem vedette_vault_print_system;

G_END_DECLS
