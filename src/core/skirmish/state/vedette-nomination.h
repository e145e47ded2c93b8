/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A snatch as it is declared, put together with what is known. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/**
 * VedetteNomination:
 * @nominee: (nullable): his line, %NULL for somebody who is on none
 * @name: what he is called
 * @unnamed: nobody said what he is called
 * @card: (nullable): the card whose bonus is claimed
 * @intention: what he means to do
 * @attempt: the numbers
 *
 * Borrowed from a declaration for the time of one call.
 */
typedef struct
{
  VedetteFigure *nominee;
  const char *name;
  gboolean unnamed;
  VedetteOrderCard *card;
  VedetteIntention intention;
  VedetteAttempt attempt;
} VedetteNomination;

void vedette_nomination_read  (VedetteNomination     *self,
                               VedetteMove           *move,
                               const VedetteSkirmish *skirmish);
VedetteTri vedette_nomination_get_low (VedetteMove           *move,
                                       const VedetteSkirmish *skirmish);
void vedette_nomination_check (VedetteMove           *move,
                               const VedetteSkirmish *skirmish,
                               VedetteRuling         *ruling);
char *vedette_nomination_describe_reach (VedetteFigure    *nominee,
                                         VedetteIntention  intention);

G_END_DECLS
