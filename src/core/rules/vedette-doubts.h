/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in doubt about a typed text, as what the rules find of the move that says it. */

#pragma once

#include "core/rules/vedette-ruling.h"
#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

void vedette_ruling_find_doubts (VedetteRuling  *self,
                                 VedetteReading *reading,
                                 const char     *param);

G_END_DECLS
