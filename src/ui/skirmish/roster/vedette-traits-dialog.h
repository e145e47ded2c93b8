/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules about a line, a contingent or a side: added, changed and removed. */

#pragma once

#include "core/skirmish/records/vedette-figure.h"
#include "ui/declare/vedette-declare-form.h"

G_BEGIN_DECLS

void vedette_traits_dialog_show   (GtkWidget          *widget,
                                   VedetteSession     *session,
                                   gint64              whose);
void vedette_traits_dialog_add_to (VedetteDeclareForm *form,
                                   VedetteFigure      *line);

G_END_DECLS
