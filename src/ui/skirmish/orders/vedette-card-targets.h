/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order card can be about: enemies, their contingents, and places that its side knows of. */

#pragma once

#include "core/rules/vedette-choice.h"
#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GListModel *vedette_card_targets_list (VedetteSession *session,
                                       gint64          side,
                                       gint64          keep);

G_END_DECLS
