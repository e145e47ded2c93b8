/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a sound when a side snatches the initiative, and sends a notification when it is time to stop. Both depend on
 * settings. */

#pragma once

#include "core/session/vedette-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_HERALD (vedette_herald_get_type ())
G_DECLARE_FINAL_TYPE (VedetteHerald, vedette_herald, VEDETTE, HERALD, GObject)

VedetteHerald *vedette_herald_new      (GtkWindow      *window,
                                        VedetteSession *session);
void           vedette_herald_say_stop (VedetteHerald  *self,
                                        const char     *text);
guint          vedette_herald_get_n_rings (void);

G_END_DECLS
