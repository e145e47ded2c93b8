/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCES_SLOT (vedette_forces_slot_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesSlot, vedette_forces_slot, VEDETTE, FORCES_SLOT, GObject)

gpointer           vedette_forces_slot_get_item (VedetteForcesSlot *self);

#define VEDETTE_TYPE_FORCES_ROWS (vedette_forces_rows_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesRows, vedette_forces_rows, VEDETTE, FORCES_ROWS, GObject)

VedetteForcesRows *vedette_forces_rows_new        (void);
void               vedette_forces_rows_fill       (VedetteForcesRows *self,
                                                   GPtrArray         *items);
void               vedette_forces_rows_follow     (VedetteForcesRows *self,
                                                   GPtrArray         *items);
void               vedette_forces_rows_complete   (VedetteForcesRows *self);
guint              vedette_forces_rows_get_length (VedetteForcesRows *self);
gpointer           vedette_forces_rows_nth        (VedetteForcesRows *self,
                                                   guint              position);

G_END_DECLS
