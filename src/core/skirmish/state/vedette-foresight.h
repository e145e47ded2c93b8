/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the holder may hope to keep the initiative, from what both sides know. */

#pragma once

#include "core/dice/vedette-chance.h"
#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/* The numbers of coming actions that are told: 1, 2, 3 and 5 */
#define VEDETTE_FORESIGHT_N 4

/**
 * VedetteForesight:
 * @figure: (nullable): the passive side's best man, with the factors that were assumed; %NULL when it has none
 * @need: what he needs as things stand now
 * @due: whether the roll for the action that was just made is still to come; then it is the first of those that must fail
 * @keep: the chance to hold through the next 1, 2, 3, 5 actions, none of them shooting
 * @keep_shooting: the same, each of them shooting
 * @price: what one more shooting action costs: by how much the chance to lose the initiative after it is greater
 */
typedef struct
{
  VedetteFigure *figure;
  int need;
  gboolean due;
  VedetteChance keep[VEDETTE_FORESIGHT_N];
  VedetteChance keep_shooting[VEDETTE_FORESIGHT_N];
  VedetteChance price;
} VedetteForesight;

int      vedette_foresight_get_actions (guint             index);
gboolean vedette_foresight_read        (VedetteForesight *self,
                                        VedetteBattle    *battle,
                                        gboolean          in_reach);

G_END_DECLS
