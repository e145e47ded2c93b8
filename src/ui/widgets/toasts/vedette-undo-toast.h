/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what was done and offers to undo it, until the next step. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

void vedette_undo_toast_show (GtkWidget      *widget,
                              VedetteSession *session,
                              const char     *text);

G_END_DECLS
