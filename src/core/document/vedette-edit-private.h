/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the functions of an edit that only the battle calls. */

#pragma once

#include "core/document/vedette-edit.h"
#include "core/document/vedette-store.h"

G_BEGIN_DECLS

VedetteEdit *vedette_edit_new              (VedetteStore *store,
                                            const char   *kind,
                                            guint64       serial,
                                            gint64        next_id);
guint64      vedette_edit_get_serial       (VedetteEdit  *self);
gint64       vedette_edit_get_next_id      (VedetteEdit  *self);
const char  *vedette_edit_get_kind         (VedetteEdit  *self);
const char  *vedette_edit_get_audience     (VedetteEdit  *self);
GArray      *vedette_edit_list_changes     (VedetteEdit  *self);
GHashTable  *vedette_edit_get_inserted     (VedetteEdit  *self);

G_END_DECLS
