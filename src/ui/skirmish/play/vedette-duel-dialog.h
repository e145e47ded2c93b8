/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks who won the duel. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_duel_dialog_new (GtkWindow      *parent,
                                    VedetteSession *session);

G_END_DECLS
