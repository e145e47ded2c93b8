/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster in a dialog, with a number of its men beside it. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *vedette_men_row_add          (GtkWidget             *group,
                                         const VedetteSkirmish *skirmish,
                                         VedetteFigure         *figure);
gint64     vedette_men_row_get_line     (GtkWidget             *control);
int        vedette_men_row_get_men      (GtkWidget             *control);
GtkWidget *vedette_men_row_new_spin     (int                    most);

G_END_DECLS
