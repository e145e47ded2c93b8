/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks which line loses men, and how many: a digit, and it is done. */

#pragma once

#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-figure.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_out_dialog_new (GtkWindow      *parent,
                                   VedetteSession *session,
                                   const char     *name,
                                   VedetteFigure  *figure);

G_END_DECLS
