/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who might make the attempt: every line of a side with what it needs, the best first. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CANDIDATE (vedette_candidate_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCandidate, vedette_candidate, VEDETTE, CANDIDATE, GObject)

VedetteFigure    *vedette_candidate_get_figure       (VedetteCandidate *self);
VedetteOrderCard *vedette_candidate_get_card         (VedetteCandidate *self);
int               vedette_candidate_get_need         (VedetteCandidate *self);
int               vedette_candidate_get_need_reach   (VedetteCandidate *self);
int               vedette_candidate_get_need_engaged (VedetteCandidate *self);
int               vedette_candidate_get_need_card    (VedetteCandidate *self);
gboolean          vedette_candidate_is_possible      (VedetteCandidate *self);
gboolean          vedette_candidate_is_found         (VedetteCandidate *self,
                                                      const char       *text);

GListModel       *vedette_candidates_rank            (VedetteBattle    *battle,
                                                      gint64            side,
                                                      gboolean          with_cards);

G_END_DECLS
