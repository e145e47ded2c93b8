/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "To me!": who calls, who of his command comes, and who is struck off and why. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_call_dialog_new (GtkWindow      *parent,
                                    VedetteSession *session);

G_END_DECLS
