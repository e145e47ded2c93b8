/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of a skirmish. */

#pragma once

#include "print/systems.h"

G_BEGIN_DECLS

extern const VedettePrintSystem vedette_skirmish_print_system;

G_END_DECLS
