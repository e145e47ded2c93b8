/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text that a system reads, typed, with how it is read below it; Enter makes what it says. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TYPED_ENTRY (vedette_typed_entry_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTypedEntry, vedette_typed_entry, VEDETTE, TYPED_ENTRY, AdwBin)

GtkWidget *vedette_typed_entry_new      (VedetteSession    *session,
                                         const char        *move,
                                         const char        *about,
                                         gint64             id);
void       vedette_typed_entry_set_hint (VedetteTypedEntry *self,
                                         const char        *hint);
void       vedette_typed_entry_set_name (VedetteTypedEntry *self,
                                         const char        *title,
                                         const char        *label);
void       vedette_typed_entry_add      (VedetteTypedEntry *self);
gboolean   vedette_typed_entry_is_empty (VedetteTypedEntry *self);
void       vedette_typed_entry_go_on    (VedetteTypedEntry *self);
void       vedette_typed_entry_unroll   (VedetteTypedEntry *self);
void       vedette_typed_entry_align    (VedetteTypedEntry *self,
                                         GtkSizeGroup      *group);

G_END_DECLS
