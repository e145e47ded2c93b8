/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkListItemFactory *vedette_roster_rows_new (VedetteSession *session);

G_END_DECLS
