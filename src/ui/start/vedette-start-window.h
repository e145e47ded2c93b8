/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first window: the battles to resume, a new one, the sample, help. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_START_WINDOW (vedette_start_window_get_type ())
G_DECLARE_FINAL_TYPE (VedetteStartWindow, vedette_start_window, VEDETTE, START_WINDOW, AdwApplicationWindow)

GtkWidget *vedette_start_window_new    (GtkApplication     *application);
void       vedette_start_window_reload (VedetteStartWindow *self);
void       vedette_start_window_toast  (VedetteStartWindow *self,
                                        const char         *text);

G_END_DECLS
