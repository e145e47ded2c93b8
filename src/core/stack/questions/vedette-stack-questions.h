/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question about a stack of tokens: what it will bring. */

#pragma once

#include "core/rules/answers/vedette-question.h"

G_BEGIN_DECLS

/* Ends with no name */
extern const VedetteQuestion vedette_stack_questions[];

G_END_DECLS
