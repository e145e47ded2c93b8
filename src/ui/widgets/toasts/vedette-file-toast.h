/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says which file was written and where, and offers to open its folder. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void vedette_file_toast_show (AdwToastOverlay *overlay,
                              GFile           *file);

G_END_DECLS
