/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The three charts of the grand-tactical system, the two scales of its ratings, and what is read off bare dice. */

#pragma once

#include "core/eagles/records/vedette-eagles-enums.h"
#include "core/rules/answers/vedette-breakdown.h"

G_BEGIN_DECLS

/* All but class dice, delay and the points of a 1 is rolled with this one. */
#define VEDETTE_EAGLES_SIDES 10

/* The points of a 1 are a roll of their own, with this die. */
#define VEDETTE_EAGLES_POINTS_ROLLED (-1)
#define VEDETTE_EAGLES_POINTS_SIDES 6

/* E-09: the delay of an order, and what of that die is never */
#define VEDETTE_EAGLES_DELAY_SIDES 6
#define VEDETTE_EAGLES_DELAY_LOST 6

/* The scales of the ratings (A-E27) */
int                     vedette_eagles_rating_get_modifier    (VedetteEaglesRating    rating);
int                     vedette_eagles_rating_get_on_orders   (VedetteEaglesRating    rating);

/* Bare dice */
gboolean                vedette_eagles_is_turn_over           (int                    one,
                                                               int                    other);
VedetteEaglesActivation vedette_eagles_read_activation        (VedetteEaglesRating    rating,
                                                               int                    natural);

/* Grand-Tac initiative (4.1) */
int                     vedette_eagles_read_points            (VedetteEaglesRating    rating,
                                                               int                    natural);
guint                   vedette_eagles_get_most_points        (VedetteEaglesRating    rating);
VedetteChart           *vedette_eagles_add_points_chart       (VedetteBreakdown      *working);
void                    vedette_eagles_light_points_chart     (VedetteChart          *chart,
                                                               VedetteEaglesRating    rating,
                                                               int                    natural);

/* Skirmish combat (4.2) */
VedetteEaglesSkirmish   vedette_eagles_read_skirmish          (VedetteEaglesTroops    troops,
                                                               int                    total);
gboolean                vedette_eagles_skirmish_is_smoke      (VedetteEaglesSkirmish  result);
guint                   vedette_eagles_skirmish_get_steps     (VedetteEaglesSkirmish  result);
VedetteChart           *vedette_eagles_add_skirmish_chart     (VedetteBreakdown      *working);
void                    vedette_eagles_light_skirmish_chart   (VedetteChart          *chart,
                                                               VedetteEaglesTroops    troops,
                                                               int                    total);

/* Local initiative (4.3) */
VedetteEaglesReaction   vedette_eagles_read_reaction          (VedetteEaglesSituation situation,
                                                               int                    total);
VedetteChart           *vedette_eagles_add_reaction_chart     (VedetteBreakdown      *working);
void                    vedette_eagles_light_reaction_chart   (VedetteChart          *chart,
                                                               VedetteEaglesSituation situation,
                                                               int                    total);

G_END_DECLS
