/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Skirmishes with rosters, cards and switches at random, and what holds in each of their states. */

#pragma once

#include "vedette-random-play.h"

G_BEGIN_DECLS

/* What the last look at a battle saw, to compare the next one with; all zero at first. */
typedef struct
{
  int action_no;
  int holding_no;
  int roll_no;
  guint state;
  guint n_alike; /* looks that saw that state */
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
