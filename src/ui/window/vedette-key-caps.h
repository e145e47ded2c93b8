/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the keys of all buttons of a window while Alt is held, or always. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void vedette_key_caps_follow (GtkWindow *window);

G_END_DECLS
