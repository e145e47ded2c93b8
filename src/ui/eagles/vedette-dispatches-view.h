/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of orders and messages, which shows what one reader knows, as long as his button is held. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

/* The move that writes one */
#define VEDETTE_DISPATCHES_WRITTEN "write-dispatch"

#define VEDETTE_TYPE_DISPATCHES_VIEW (vedette_dispatches_view_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDispatchesView, vedette_dispatches_view, VEDETTE, DISPATCHES_VIEW, AdwBin)

GtkWidget *vedette_dispatches_view_new        (VedetteSession *session);
void       vedette_dispatches_view_set_narrow (GtkWidget      *view,
                                               gboolean        narrow);
GtkWidget *vedette_dispatches_view_new_form   (GtkWindow      *parent,
                                               VedetteSession *session,
                                               VedetteMove    *move);

G_END_DECLS
