/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure as a bar in the colour of a party. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/story/vedette-party.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SCORE_BAR (vedette_score_bar_get_type ())
G_DECLARE_FINAL_TYPE (VedetteScoreBar, vedette_score_bar, VEDETTE, SCORE_BAR, GtkWidget)

GtkWidget *vedette_score_bar_new          (VedetteParty    *party,
                                           double           part,
                                           gboolean         from_end);
double     vedette_score_bar_get_part     (VedetteScoreBar *self);

G_END_DECLS
