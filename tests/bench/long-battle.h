/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle of very many steps, to measure with. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void long_battle_write (const char *path,
                        guint       n_steps);

G_END_DECLS
