/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rules, with the cell that is read off. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/answers/vedette-chart.h"

G_BEGIN_DECLS

GtkWidget *vedette_chart_grid_new (VedetteChart *chart);

G_END_DECLS
