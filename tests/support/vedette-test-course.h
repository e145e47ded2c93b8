/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said in the course of a battle, against a page. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

void vedette_test_course      (const char         *name,
                               VedetteRules       *rules,
                               const char * const *requests);

void vedette_test_assert_page (const char    *file,
                               const GString *page);

G_END_DECLS
