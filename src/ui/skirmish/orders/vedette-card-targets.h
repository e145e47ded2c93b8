/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order card can be about: men, contingents and places that its side knows of. */

#pragma once

#include "core/rules/vedette-choice.h"
#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

GListModel *vedette_card_targets_list (VedetteSession   *session,
                                       gint64            side,
                                       VedetteObjective  objective,
                                       gint64            keep);

const char *vedette_card_targets_get_kind (VedetteChoice    *choice);

G_END_DECLS
