/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who might make the attempt: every line of a side with what it needs, the best first. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/**
 * VedetteCandidate:
 * @figure: the line
 * @card: (nullable): the live card that binds it; %NULL also where cards are not to be seen
 * @attempt: the number that it needs as things stand, with counters and its own melee
 * @place: of the line in the roster
 *
 * A line of the roster as a nominee, whose number can be asked for with one factor more.
 */
#define VEDETTE_CANDIDATE_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                           \
  OBJECT (VedetteFigure *, figure)                                                                                     \
  OBJECT (VedetteOrderCard *, card)                                                                                    \
  PLAIN (VedetteAttempt, attempt)                                                                                      \
  PLAIN (guint, place)

#define VEDETTE_TYPE_CANDIDATE (vedette_candidate_get_type ())
VEDETTE_DECLARE_VALUE (VedetteCandidate, vedette_candidate, CANDIDATE, VEDETTE_CANDIDATE_FIELDS)

int         vedette_candidate_get_need         (VedetteCandidate *self);
int         vedette_candidate_get_need_reach   (VedetteCandidate *self);
int         vedette_candidate_get_need_engaged (VedetteCandidate *self);
int         vedette_candidate_get_need_card    (VedetteCandidate *self);
gboolean    vedette_candidate_is_possible      (VedetteCandidate *self);
gboolean    vedette_candidate_is_found         (VedetteCandidate *self,
                                                const char       *text);

GListModel *vedette_candidates_rank            (VedetteBattle    *battle,
                                                gint64            side,
                                                gboolean          with_cards);

G_END_DECLS
