/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences: of the program, not of a battle. */

#pragma once

#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PREFERENCES_WINDOW (vedette_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (VedettePreferencesWindow, vedette_preferences_window, VEDETTE, PREFERENCES_WINDOW, VedetteDialog)

GtkWidget *vedette_preferences_window_new (GtkWindow *parent);

G_END_DECLS
