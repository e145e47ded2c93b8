/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question about the dice of a grand-tactical battle: what they will bring. */

#pragma once

#include "core/rules/answers/vedette-question.h"

G_BEGIN_DECLS

/* Ends with no name */
extern const VedetteQuestion vedette_eagles_questions[];

G_END_DECLS
