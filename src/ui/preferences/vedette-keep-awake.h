/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the screen awake while people play, and lets it sleep when they have stopped. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* After the last key, in seconds */
#define VEDETTE_KEEP_AWAKE_SECONDS (20 * 60)

#define VEDETTE_TYPE_KEEP_AWAKE (vedette_keep_awake_get_type ())
G_DECLARE_FINAL_TYPE (VedetteKeepAwake, vedette_keep_awake, VEDETTE, KEEP_AWAKE, GObject)

VedetteKeepAwake *vedette_keep_awake_new         (GtkApplication   *application,
                                                  guint             seconds);
void              vedette_keep_awake_watch       (VedetteKeepAwake *self,
                                                  GtkWindow        *window);
void              vedette_keep_awake_touch       (VedetteKeepAwake *self);
gboolean          vedette_keep_awake_is_on       (VedetteKeepAwake *self);
gboolean          vedette_keep_awake_has_timeout (VedetteKeepAwake *self);

G_END_DECLS
