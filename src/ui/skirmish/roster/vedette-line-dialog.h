/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that can be said of a line of the roster, as a form. */

#pragma once

#include <adwaita.h>

#include "core/skirmish/records/vedette-figure.h"
#include "core/session/vedette-session.h"

G_BEGIN_DECLS

GtkWidget *vedette_line_dialog_new_add  (GtkWindow      *parent,
                                         VedetteSession *session,
                                         gint64          side);
GtkWidget *vedette_line_dialog_new_edit (GtkWindow      *parent,
                                         VedetteSession *session,
                                         VedetteFigure  *figure);

G_END_DECLS
