/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of armies that come into the window of a battle. */

#pragma once

#include "core/session/vedette-session.h"
#include <adwaita.h>

G_BEGIN_DECLS

void vedette_army_take_text (GtkWindow       *parent,
                             AdwToastOverlay *toasts,
                             VedetteSession  *session,
                             const char      *text,
                             const char      *side);
void vedette_army_take_file (GtkWindow       *parent,
                             AdwToastOverlay *toasts,
                             VedetteSession  *session,
                             const char      *path);

G_END_DECLS
