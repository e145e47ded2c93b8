/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The phases of a turn beside each other. */

#pragma once

#include <adwaita.h>

#include "core/rules/vedette-status.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_LADDER (vedette_ladder_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLadder, vedette_ladder, VEDETTE, LADDER, AdwBin)

gboolean vedette_ladder_is      (VedetteStatus *item);
void     vedette_ladder_update  (VedetteLadder *self,
                                 GListModel    *status);
void     vedette_ladder_set_low (VedetteLadder *self,
                                 gboolean       low);

G_END_DECLS
