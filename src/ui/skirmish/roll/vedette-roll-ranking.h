/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of those who might make the attempt: the lines of the side, ranked, and someone else. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-candidates.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_RANKING (vedette_roll_ranking_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollRanking, vedette_roll_ranking, VEDETTE, ROLL_RANKING, AdwBin)

void              vedette_roll_ranking_set_session   (VedetteRollRanking *self,
                                                      VedetteSession     *session);
void              vedette_roll_ranking_find          (VedetteRollRanking *self,
                                                      const char         *text);
void              vedette_roll_ranking_set_in_reach  (VedetteRollRanking *self,
                                                      gboolean            in_reach);
void              vedette_roll_ranking_refresh       (VedetteRollRanking *self);
void              vedette_roll_ranking_select        (VedetteRollRanking *self,
                                                      gint64              figure);
void              vedette_roll_ranking_step          (VedetteRollRanking *self,
                                                      int                 by);
void              vedette_roll_ranking_focus         (VedetteRollRanking *self);
VedetteCandidate *vedette_roll_ranking_get_candidate (VedetteRollRanking *self);

G_END_DECLS
