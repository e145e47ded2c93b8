/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a file for other programs, says which and where, and offers to open its folder. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void vedette_file_toast_show  (AdwToastOverlay *overlay,
                               GFile           *file);
void vedette_file_toast_write (AdwToastOverlay *overlay,
                               GFile           *file,
                               GBytes          *bytes,
                               const char      *after);

G_END_DECLS
