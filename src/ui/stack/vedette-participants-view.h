/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part: characters, hired help, enemies, and the effects on them; typed, changed and removed here. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_participants_view_new (VedetteSession *session);

G_END_DECLS
