/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares the answers to questions that need no battle with a recorded page. */

#pragma once

#include "core/rules/answers/vedette-question.h"

G_BEGIN_DECLS

void vedette_test_asked (const char            *name,
                         const VedetteQuestion *questions,
                         const char * const    *requests);

G_END_DECLS
