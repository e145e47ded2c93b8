/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks how many men of a line become a line of their own. */

#pragma once

#include <adwaita.h>

#include "core/skirmish/records/vedette-figure.h"
#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_split_dialog_new (GtkWindow      *parent,
                                     VedetteSession *session,
                                     VedetteFigure  *figure);

G_END_DECLS
