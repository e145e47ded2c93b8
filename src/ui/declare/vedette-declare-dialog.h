/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what may be said of a move: who, whom, where, how far. Everything may stay unsaid. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

gboolean   vedette_declare_dialog_asks (VedetteMove    *move);
GtkWidget *vedette_declare_dialog_new  (GtkWindow      *parent,
                                        VedetteSession *session,
                                        VedetteMove    *move);

G_END_DECLS
