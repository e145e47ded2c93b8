/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what came of a round of melee: who is out, and morale. */

#pragma once

#include "core/session/vedette-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_melee_dialog_new (GtkWindow      *parent,
                                     VedetteSession *session,
                                     VedetteMove    *move);

G_END_DECLS
