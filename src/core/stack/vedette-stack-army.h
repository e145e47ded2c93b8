/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part, as text. */

#pragma once

#include "core/rules/vedette-army-format.h"

G_BEGIN_DECLS

extern const VedetteArmyFormat vedette_stack_army;

G_END_DECLS
