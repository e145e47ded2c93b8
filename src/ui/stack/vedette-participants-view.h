/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part: characters, hired help, enemies, and the effects on them; typed, changed and removed here. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PARTICIPANTS_VIEW (vedette_participants_view_get_type ())
G_DECLARE_FINAL_TYPE (VedetteParticipantsView, vedette_participants_view, VEDETTE, PARTICIPANTS_VIEW, AdwBin)

GtkWidget *vedette_participants_view_new        (VedetteSession *session);
void       vedette_participants_view_set_narrow (GtkWidget      *view,
                                                 gboolean        narrow);

G_END_DECLS
