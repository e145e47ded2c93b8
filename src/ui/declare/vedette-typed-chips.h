/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

GtkWidget *vedette_typed_chips_make       (const VedettePiece *piece);
GtkWidget *vedette_typed_chips_make_doubt (VedetteReading     *reading,
                                           const VedetteDoubt *doubt,
                                           gboolean            has_key);

G_END_DECLS
