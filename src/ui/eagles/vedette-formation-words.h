/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the order of battle says of an army, a corps, a formation or a unit, besides its name. */

#pragma once

#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

char *vedette_formation_words_say (const VedetteEagles *eagles,
                                   gpointer             record);

G_END_DECLS
