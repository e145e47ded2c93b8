/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrects holder, counters and shot back to what is true on the table. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-figure.h"

G_BEGIN_DECLS

GtkWidget *vedette_put_right_dialog_new (GtkWindow      *parent,
                                         VedetteSession *session,
                                         VedetteFigure  *figure);

G_END_DECLS
