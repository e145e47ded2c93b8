/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list the other way round, without a copy of it. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_REVERSE_LIST (vedette_reverse_list_get_type ())
G_DECLARE_FINAL_TYPE (VedetteReverseList, vedette_reverse_list, VEDETTE, REVERSE_LIST, GObject)

GListModel *vedette_reverse_list_new (GListModel *list);

G_END_DECLS
