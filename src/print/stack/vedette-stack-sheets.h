/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of a token stack. */

#pragma once

#include "print/systems.h"

G_BEGIN_DECLS

extern const VedettePrintSystem vedette_stack_print_system;

G_END_DECLS
