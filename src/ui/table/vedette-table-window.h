/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window for all who stand around the table. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TABLE_WINDOW (vedette_table_window_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTableWindow, vedette_table_window, VEDETTE, TABLE_WINDOW, AdwWindow)

GtkWidget *vedette_table_window_new  (VedetteSession     *session);
void       vedette_table_window_show (VedetteTableWindow *self,
                                      GtkWindow          *beside);

G_END_DECLS
