/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game for the tests of the requests: dice are tossed onto a note, at most three times. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "vedette-test-schema.h"

G_BEGIN_DECLS

GType toss_rules_get_type (void);

G_END_DECLS
