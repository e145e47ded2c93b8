/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last steps of a battle, beside the bands of Play. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

void vedette_last_steps_update (GtkBox         *box,
                                VedetteSession *session);

G_END_DECLS
