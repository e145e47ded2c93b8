/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/vedette-status.h"

G_BEGIN_DECLS

char      *vedette_part_say       (const VedettePart *part);
GtkWidget *vedette_part_make_sign (VedettePartState   state);
void       vedette_part_rows_add  (GtkBox            *box,
                                   VedetteStatus     *item,
                                   guint              columns);

G_END_DECLS
