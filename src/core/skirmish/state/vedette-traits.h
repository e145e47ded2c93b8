/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules about those who roll: which count for whom, and what becomes of them with their owners. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/rules/answers/vedette-breakdown.h"
#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-trait.h"

G_BEGIN_DECLS

/**
 * VedetteRoller:
 * @battle: (nullable): where the traits are; %NULL for none
 * @side: the force
 * @contingent: that he stands in, 0 for none
 * @line: his own, 0 for none
 *
 * Whose traits count in a roll. Borrowed for the time of one call.
 */
typedef struct
{
  VedetteBattle *battle;
  gint64 side;
  gint64 contingent;
  gint64 line;
} VedetteRoller;

VedetteRoller vedette_roller_new            (VedetteBattle       *battle,
                                             gint64               side,
                                             VedetteFigure       *figure);
int           vedette_roller_sum_traits     (const VedetteRoller *self);
void          vedette_roller_add_factors    (const VedetteRoller *self,
                                             VedetteBreakdown    *breakdown);

GPtrArray    *vedette_traits_list           (VedetteBattle       *battle,
                                             gint64               whose);
char         *vedette_trait_say             (VedetteTrait        *self);
gboolean      vedette_traits_equal          (GPtrArray           *one,
                                             GPtrArray           *two);
void          vedette_traits_remove         (VedetteBattle       *battle,
                                             VedetteEdit         *edit,
                                             gint64               whose);
void          vedette_traits_insert         (VedetteEdit         *edit,
                                             GPtrArray           *traits,
                                             gint64               whose);

G_END_DECLS
