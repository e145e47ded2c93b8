/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The working of a roll that was made, from the facts of its step. */

#pragma once

#include "core/document/vedette-step.h"
#include "core/rules/answers/vedette-breakdown.h"

G_BEGIN_DECLS

VedetteBreakdown *vedette_skirmish_explain (VedetteStep *step);

G_END_DECLS
