/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster: one named man, or a count of men alike. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/* The dice that reserves may arrive on */
#define VEDETTE_ARRIVES_MIN_SIDES 2
#define VEDETTE_ARRIVES_MAX_SIDES 100
#define VEDETTE_ARRIVES_MAX_ACTION 9999

#define VEDETTE_TYPE_FIGURE (vedette_figure_get_type ())
G_DECLARE_FINAL_TYPE (VedetteFigure, vedette_figure, VEDETTE, FIGURE, VedetteRecord)

const char   *vedette_figure_get_name           (VedetteFigure *self);
gint64        vedette_figure_get_side           (VedetteFigure *self);
gint64        vedette_figure_get_contingent     (VedetteFigure *self);
int           vedette_figure_get_count          (VedetteFigure *self);
VedetteTroops vedette_figure_get_troops         (VedetteFigure *self);
VedetteLeader vedette_figure_get_leader         (VedetteFigure *self);
VedetteWeapon vedette_figure_get_weapon         (VedetteFigure *self);
int           vedette_figure_get_rate           (VedetteFigure *self);
int           vedette_figure_get_range          (VedetteFigure *self);
int           vedette_figure_get_points         (VedetteFigure *self);
const char   *vedette_figure_get_notes          (VedetteFigure *self);
int           vedette_figure_get_out            (VedetteFigure *self);
VedetteTri    vedette_figure_get_melee          (VedetteFigure *self);
int           vedette_figure_get_in_melee       (VedetteFigure *self);
gboolean      vedette_figure_get_reserve        (VedetteFigure *self);
int           vedette_figure_get_arrives_action (VedetteFigure *self);
int           vedette_figure_get_arrives_die    (VedetteFigure *self);
int           vedette_figure_get_arrives_sides  (VedetteFigure *self);
int           vedette_figure_get_arrives_tried  (VedetteFigure *self);
gboolean      vedette_figure_get_hidden         (VedetteFigure *self);
gboolean      vedette_figure_get_break_off      (VedetteFigure *self);
VedetteSight  vedette_figure_get_los_used       (VedetteFigure *self);
gboolean      vedette_figure_get_shot_back      (VedetteFigure *self);

int      vedette_figure_get_standing (VedetteFigure *self);
gboolean vedette_figure_is_on_table  (VedetteFigure *self);
gboolean vedette_figure_is_engaged   (VedetteFigure *self);

G_END_DECLS
