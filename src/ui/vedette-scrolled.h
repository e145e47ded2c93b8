/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What scrolls leaves nothing behind. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void vedette_scrolled_init (void);

G_END_DECLS
