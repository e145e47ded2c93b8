/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* what happens on the table at any time */
GType vedette_start_game_get_type (void);
GType vedette_end_game_get_type   (void);

G_END_DECLS
