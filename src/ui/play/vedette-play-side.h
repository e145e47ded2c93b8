/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands beside the bands of Play: what the system has there, and the last steps. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PLAY_SIDE (vedette_play_side_get_type ())
G_DECLARE_FINAL_TYPE (VedettePlaySide, vedette_play_side, VEDETTE, PLAY_SIDE, AdwBin)

void     vedette_play_side_set_session     (VedettePlaySide *self,
                                            VedetteSession  *session);
void     vedette_play_side_fill_after      (VedettePlaySide *self,
                                            GdkFrameClock   *clock);
void     vedette_play_side_set_narrow      (VedettePlaySide *self,
                                            gboolean         narrow);
void     vedette_play_side_update          (VedettePlaySide *self);
void     vedette_play_side_update_progress (VedettePlaySide *self);
gint64   vedette_play_side_get_selected    (VedettePlaySide *self);
gboolean vedette_play_side_find            (VedettePlaySide *self);

G_END_DECLS
