/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules about a line, a contingent or a side: added and removed. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_traits_dialog_new (GtkWindow      *parent,
                                      VedetteSession *session,
                                      gint64          whose);

G_END_DECLS
