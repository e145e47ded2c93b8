/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes an order card, or changes one. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_card_dialog_new (GtkWindow      *parent,
                                    VedetteSession *session,
                                    VedetteMove    *move,
                                    gboolean        agreed);

G_END_DECLS
