/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of a battle in one line of text. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-clocks.h"

G_BEGIN_DECLS

void vedette_clocks_label_follow (GtkLabel      *label,
                                  VedetteClocks *clocks);

G_END_DECLS
