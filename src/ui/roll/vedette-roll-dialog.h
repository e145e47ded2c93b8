/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The heart: who makes the attempt, why, with which factors, and the roll. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_roll_dialog_new (GtkWindow      *parent,
                                    VedetteSession *session);

G_END_DECLS
