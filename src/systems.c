/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game systems that this program plays: each is a line here. */

#include "core/eagles/vedette-eagles-rules.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "core/stack/vedette-stack-rules.h"

const VedetteSystem *const vedette_systems[] = { &vedette_skirmish_system, &vedette_stack_system, &vedette_eagles_system,
                                                 NULL };
