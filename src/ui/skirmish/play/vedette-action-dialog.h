/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a move, and who acts with one key. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_action_dialog_new (GtkWindow      *parent,
                                      VedetteSession *session,
                                      VedetteMove    *move);

G_END_DECLS
