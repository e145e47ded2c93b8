/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates skirmishes with random rosters, order cards and house rules, and checks the invariants of their states. */

#pragma once

#include "vedette-random-play.h"

G_BEGIN_DECLS

/* The values that vedette_random_skirmish_fault() found in the last call and compares in the next call. Before the
 * first call, all values are zero. */
typedef struct
{
  int action_no;
  int holding_no;
  int roll_no;
  guint state;
  guint n_alike; /* the number of consecutive checks that found the same state */
  GHashTable *cards; /* maps the id of each order card to the state of the card */
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
