/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of a grand-tactical battle, and who may read them. */

#pragma once

#include "print/systems.h"

G_BEGIN_DECLS

extern const VedettePrintSystem vedette_eagles_print_system;

G_END_DECLS
