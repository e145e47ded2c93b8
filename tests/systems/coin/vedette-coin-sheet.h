/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Coin prints. */

#pragma once

#include "print/systems.h"

G_BEGIN_DECLS

extern const VedettePrintSystem vedette_coin_print_system;

G_END_DECLS
