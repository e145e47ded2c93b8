/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster, typed: "6 archers, average, bow" and Enter. */

#pragma once

#include "ui/declare/vedette-typed-entry.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_LINE_ENTRY (vedette_line_entry_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLineEntry, vedette_line_entry, VEDETTE, LINE_ENTRY, AdwBin)

GtkWidget *vedette_line_entry_new      (VedetteSession   *session,
                                        gint64            side);
gint64     vedette_line_entry_get_side (VedetteLineEntry *self);
void       vedette_line_entry_update   (VedetteLineEntry *self);

G_END_DECLS
