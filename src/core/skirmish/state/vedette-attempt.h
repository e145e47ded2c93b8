/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arithmetic of a snatch roll: base rate, leadership, the tactical factors, and what they come to. */

#pragma once

#include "core/document/vedette-tri.h"
#include "core/rules/answers/vedette-breakdown.h"
#include "core/rules/vedette-ruling.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"
#include "core/skirmish/state/vedette-traits.h"

G_BEGIN_DECLS

/* Only dice this good set off a general melee (S-46). */
#define VEDETTE_ATTEMPT_LOW 3
#define VEDETTE_ATTEMPT_SIDES 20
#define VEDETTE_ATTEMPT_MAX_OTHER 40
#define VEDETTE_ATTEMPT_MAX_COUNTERS 9999

/**
 * VedetteAttempt:
 * @troops: the nominee's class (S-10)
 * @leader: the nominee's own rating (S-11)
 * @reach: the nominee can engage or reach the objective in one move, or shoots within medium range (S-15)
 * @counters: the number of counters of the nominee's side (S-16)
 * @no_sight: the nominee does not see the destination (S-20)
 * @engaged: the nominee is in melee (S-21)
 * @break_off: the nominee is free to leave the melee
 * @card: the nominee carries out an order card (S-22)
 * @traits: the sum of the traits that apply to the nominee; a bonus is positive
 * @roller: the owners of these traits, so that a breakdown can list each trait; all zero if no breakdown is needed
 * @other: another modifier that the players agreed on; a bonus is positive
 * @other_why: (nullable): the reason for @other
 * @low_fails: a natural 1 to 3 never wins (s.low_roll_fails)
 * @reach_engaged: a nominee in melee can also count as in reach (s.reach_when_engaged)
 * @low_spares: nobody fights after a natural 1 to 3 that wins (s.low_roll_melee)
 *
 * All values on which a snatch roll depends. Always set @troops, because zero means sub-human.
 */
typedef struct
{
  VedetteTroops troops;
  VedetteLeader leader;
  gboolean reach;
  int counters;
  gboolean no_sight;
  gboolean engaged;
  gboolean break_off;
  gboolean card;
  int traits;
  VedetteRoller roller;
  int other;
  const char *other_why;
  gboolean low_fails;
  gboolean low_spares;
  gboolean reach_engaged;
} VedetteAttempt;

int               vedette_troops_get_base         (VedetteTroops         troops);
int               vedette_leader_get_factor       (VedetteLeader         leader);

int               vedette_counters_get_bonus      (int                   counters);

int               vedette_attempt_get_need        (const VedetteAttempt *self);
gboolean          vedette_attempt_wins            (const VedetteAttempt *self,
                                                   int                   natural);
gboolean          vedette_attempt_sets_off        (const VedetteAttempt *self,
                                                   int                   natural);
gboolean          vedette_attempt_find_low        (const VedetteAttempt *self,
                                                   gboolean              wins,
                                                   VedetteTri           *low);
VedetteBreakdown *vedette_attempt_break_down      (const VedetteAttempt *self);
void              vedette_attempt_check           (const VedetteAttempt *self,
                                                   VedetteRuling        *ruling);

G_END_DECLS
