/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of the last step, with the last die, and why something cannot be done. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_RESULT_BAND (vedette_result_band_get_type ())
G_DECLARE_FINAL_TYPE (VedetteResultBand, vedette_result_band, VEDETTE, RESULT_BAND, AdwBin)

GtkWidget *vedette_result_band_new        (VedetteSession    *session);
void       vedette_result_band_update     (VedetteResultBand *self);
void       vedette_result_band_set_narrow (VedetteResultBand *self,
                                           gboolean           narrow);
void       vedette_result_band_set_agreed (VedetteResultBand *self,
                                           gboolean           agreed);
void       vedette_result_band_set_next   (VedetteResultBand *self,
                                           const char        *next);

G_END_DECLS
