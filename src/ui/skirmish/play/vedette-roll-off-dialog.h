/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rolls for who begins: a leader of each side, and a die for each (A-S22). */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_roll_off_dialog_new (GtkWindow      *parent,
                                        VedetteSession *session,
                                        VedetteMove    *move);

G_END_DECLS
