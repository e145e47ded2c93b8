/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/vedette-status.h"

G_BEGIN_DECLS

void vedette_part_rows_add (GtkBox        *box,
                            VedetteStatus *item,
                            guint          columns,
                            gboolean       headed);

G_END_DECLS
