/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of one character, large enough to be seen across the table (T-23). */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_COLOUR_WINDOW (vedette_colour_window_get_type ())
G_DECLARE_FINAL_TYPE (VedetteColourWindow, vedette_colour_window, VEDETTE, COLOUR_WINDOW, AdwWindow)

GtkWidget *vedette_colour_window_new (GtkWindow      *parent,
                                      VedetteSession *session,
                                      gint64          character);

G_END_DECLS
