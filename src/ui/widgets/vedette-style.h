/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the style that no first frame needs. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void vedette_style_add_later (void);

G_END_DECLS
