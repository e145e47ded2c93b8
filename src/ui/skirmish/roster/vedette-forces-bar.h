/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen of the roster, in which order, and what may be done with its lines. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCES_BAR (vedette_forces_bar_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesBar, vedette_forces_bar, VEDETTE, FORCES_BAR, AdwBin)

void        vedette_forces_bar_set_session (VedetteForcesBar *self,
                                            VedetteSession   *session);
void        vedette_forces_bar_update     (VedetteForcesBar *self);
void        vedette_forces_bar_clear      (VedetteForcesBar *self);
guint       vedette_forces_bar_get_side   (VedetteForcesBar *self);
void        vedette_forces_bar_set_chosen (VedetteForcesBar *self,
                                           GPtrArray        *items);
const char *vedette_forces_bar_get_search (VedetteForcesBar *self);
void        vedette_forces_bar_set_narrow (VedetteForcesBar *self,
                                           gboolean          narrow);

G_END_DECLS
