/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions about a snatch roll: what it needs, and the roll. */

#pragma once

#include "core/rules/answers/vedette-question.h"

G_BEGIN_DECLS

/* Ends with no name */
extern const VedetteQuestion vedette_roll_questions[];

G_END_DECLS
