/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills the parameters of a move at random, as JSON. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

JsonNode   *vedette_random_value (VedetteRules       *rules,
                                  VedetteMove        *move,
                                  GParamSpec         *pspec,
                                  GRand              *rand,
                                  const char * const *texts);
JsonObject *vedette_random_fill  (VedetteRules       *rules,
                                  VedetteMove        *move,
                                  GRand              *rand,
                                  const char * const *texts);
JsonObject *vedette_random_wild  (VedetteMove        *move,
                                  GRand              *rand);

G_END_DECLS
