/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why each rule of a grand-tactical battle says what it says. */

#pragma once

#include "core/rules/vedette-why.h"

G_BEGIN_DECLS

extern const VedetteWhy vedette_eagles_why[];

G_END_DECLS
