/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with the lines that are selected, each as a step or with the reason why not. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-figure.h"

G_BEGIN_DECLS

void     vedette_forces_remove    (GtkWidget      *widget,
                                   VedetteSession *session,
                                   GPtrArray      *items);
void     vedette_forces_split     (GtkWindow      *parent,
                                   VedetteSession *session,
                                   GPtrArray      *items);
void     vedette_forces_join      (VedetteSession *session,
                                   GPtrArray      *items);
void     vedette_forces_edit_body (VedetteSession *session,
                                   GPtrArray      *items,
                                   const char     *edit);
void     vedette_forces_toggle    (VedetteSession *session,
                                   GPtrArray      *items,
                                   const char     *property);
gboolean vedette_forces_move_to   (VedetteSession *session,
                                   VedetteFigure  *line,
                                   VedetteFigure  *neighbour);

G_END_DECLS
