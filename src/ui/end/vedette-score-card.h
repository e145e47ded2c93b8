/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all parties have done in a battle, side by side. */

#pragma once

#include <adwaita.h>

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SCORE_CARD (vedette_score_card_get_type ())
G_DECLARE_FINAL_TYPE (VedetteScoreCard, vedette_score_card, VEDETTE, SCORE_CARD, AdwBin)

void vedette_score_card_show       (VedetteScoreCard *self,
                                    VedetteRules     *rules);
void vedette_score_card_set_narrow (VedetteScoreCard *self,
                                    gboolean          narrow);

G_END_DECLS
