/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks questions that need no battle, and compares the answers with a recorded page. */

#pragma once

#include "core/rules/answers/vedette-question.h"

G_BEGIN_DECLS

void vedette_test_asked (const char            *name,
                         const VedetteQuestion *questions,
                         const char * const    *requests);

G_END_DECLS
