/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates skirmishes with random rosters, cards and switches, and checks the invariants of their states. */

#pragma once

#include "vedette-random-play.h"

G_BEGIN_DECLS

/* The values of the last check, which the next check compares; all zero at first. */
typedef struct
{
  int action_no;
  int holding_no;
  int roll_no;
  guint state;
  guint n_alike; /* checks in a row that found this state */
  GHashTable *cards; /* id → state */
} VedetteSkirmishSeen;

VedetteRules        *vedette_random_skirmish_new    (guint32              seed,
                                                     guint                max_lines);
VedetteRules        *vedette_random_skirmish_rules  (VedetteBattle       *battle);
VedetteRandomPlayer *vedette_random_skirmish_player (VedetteRules        *rules,
                                                     guint32              seed);
const char          *vedette_random_skirmish_fault  (VedetteRules        *rules,
                                                     VedetteSkirmishSeen *seen);
gboolean             vedette_random_skirmish_over   (VedetteRules        *rules);

G_END_DECLS
