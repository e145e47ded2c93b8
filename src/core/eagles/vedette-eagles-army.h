/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An army as text. */

#pragma once

#include "core/rules/vedette-army-format.h"

G_BEGIN_DECLS

extern const VedetteArmyFormat vedette_eagles_army;

G_END_DECLS
