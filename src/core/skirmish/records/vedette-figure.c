/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster: one named man, or a count of men alike. */

#include "core/skirmish/records/vedette-figure.h"

/**
 * VedetteFigure:
 *
 * How many of the line are out and in melee are numbers, so that eight spearmen need not be eight lines.
 */
struct _VedetteFigure
{
  VedetteRecord parent_instance;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_SIDE,
  PROP_CONTINGENT,
  PROP_COUNT,
  PROP_TROOPS,
  PROP_LEADER,
  PROP_WEAPON,
  PROP_RATE,
  PROP_RANGE,
  PROP_POINTS,
  PROP_NOTES,
  PROP_OUT,
  PROP_MELEE,
  PROP_IN_MELEE,
  PROP_RESERVE,
  PROP_HIDDEN,
  PROP_BREAK_OFF,
  PROP_LOS_USED,
  PROP_SHOT_BACK,
  PROP_ARRIVES_ACTION,
  PROP_ARRIVES_DIE,
  PROP_ARRIVES_SIDES,
  PROP_ARRIVES_TRIED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteFigure, vedette_figure, VEDETTE_TYPE_RECORD)

static void
vedette_figure_class_init (VedetteFigureClass *klass)
{
  properties[PROP_NAME] = vedette_param_spec_text ("name");
  properties[PROP_SIDE] = vedette_param_spec_reference ("side");
  properties[PROP_CONTINGENT] = vedette_param_spec_reference ("contingent");
  properties[PROP_COUNT] = g_param_spec_int ("count", NULL, NULL, 1, 999, 1, VEDETTE_PARAM_FLAGS);
  /* S-10 */
  properties[PROP_TROOPS] = g_param_spec_enum ("troops", NULL, NULL, VEDETTE_TYPE_TROOPS, VEDETTE_TROOPS_AVERAGE,
                                               VEDETTE_PARAM_FLAGS);
  /* S-11 */
  properties[PROP_LEADER] = g_param_spec_enum ("leader", NULL, NULL, VEDETTE_TYPE_LEADER, VEDETTE_LEADER_NONE,
                                               VEDETTE_PARAM_FLAGS);
  properties[PROP_WEAPON] = g_param_spec_enum ("weapon", NULL, NULL, VEDETTE_TYPE_WEAPON, VEDETTE_WEAPON_NONE,
                                               VEDETTE_PARAM_FLAGS);
  /* Move rate in hundredths of an inch, -1 untracked */
  properties[PROP_RATE] = g_param_spec_int ("rate", NULL, NULL, -1, 99900, -1, VEDETTE_PARAM_FLAGS);
  /* Medium range in hundredths of an inch, -1 untracked */
  properties[PROP_RANGE] = g_param_spec_int ("range", NULL, NULL, -1, 99900, -1, VEDETTE_PARAM_FLAGS);
  properties[PROP_POINTS] = g_param_spec_int ("points", NULL, NULL, 0, 999999, 0, VEDETTE_PARAM_FLAGS);
  properties[PROP_NOTES] = vedette_param_spec_text ("notes");
  /* How many are dead or gone */
  properties[PROP_OUT] = g_param_spec_int ("out", NULL, NULL, 0, 999, 0, VEDETTE_PARAM_FLAGS);
  properties[PROP_MELEE] = g_param_spec_enum ("melee", NULL, NULL, VEDETTE_TYPE_TRI, VEDETTE_TRI_NO,
                                              VEDETTE_PARAM_FLAGS);
  /* How many of them, 0 when that was not said */
  properties[PROP_IN_MELEE] = g_param_spec_int ("in-melee", NULL, NULL, 0, 999, 0, VEDETTE_PARAM_FLAGS);
  /* Not on the table yet */
  properties[PROP_RESERVE] = g_param_spec_boolean ("reserve", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* On the table, but the other side need not know */
  properties[PROP_HIDDEN] = g_param_spec_boolean ("hidden", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* May leave a melee at will (S-21) */
  properties[PROP_BREAK_OFF] = g_param_spec_boolean ("break-off", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* Has seized the initiative by option 3 (S-31) */
  properties[PROP_LOS_USED] = g_param_spec_enum ("los-used", NULL, NULL, VEDETTE_TYPE_SIGHT, VEDETTE_SIGHT_UNTRACKED,
                                                 VEDETTE_PARAM_FLAGS);
  /* Has shot in reaction in this holding (s.reactive_shot_scope) */
  properties[PROP_SHOT_BACK] = g_param_spec_boolean ("shot-back", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  /* In reserve: comes before that action of the game, 0 for any */
  properties[PROP_ARRIVES_ACTION] = g_param_spec_int ("arrives-action", NULL, NULL, 0, VEDETTE_ARRIVES_MAX_ACTION, 0,
                                                      VEDETTE_PARAM_FLAGS);
  /* In reserve: comes on this or more, 0 for no die; and on which die */
  properties[PROP_ARRIVES_DIE] = g_param_spec_int ("arrives-die", NULL, NULL, 0, VEDETTE_ARRIVES_MAX_SIDES, 0,
                                                   VEDETTE_PARAM_FLAGS);
  properties[PROP_ARRIVES_SIDES] = g_param_spec_int ("arrives-sides", NULL, NULL, VEDETTE_ARRIVES_MIN_SIDES,
                                                     VEDETTE_ARRIVES_MAX_SIDES, 6, VEDETTE_PARAM_FLAGS);
  /* Before which action of the game its die was rolled last */
  properties[PROP_ARRIVES_TRIED] = g_param_spec_int ("arrives-tried", NULL, NULL, 0, G_MAXINT, 0, VEDETTE_PARAM_FLAGS);

  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "figure", N_PROPS, properties);
}

static void
vedette_figure_init (VedetteFigure *self)
{
}

const char *
vedette_figure_get_name (VedetteFigure *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NAME);
}

gint64
vedette_figure_get_side (VedetteFigure *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_SIDE);
}

gint64
vedette_figure_get_contingent (VedetteFigure *self)
{
  return vedette_record_peek_id (VEDETTE_RECORD (self), PROP_CONTINGENT);
}

int
vedette_figure_get_count (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_COUNT);
}

VedetteTroops
vedette_figure_get_troops (VedetteFigure *self)
{
  return (VedetteTroops) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_TROOPS);
}

VedetteLeader
vedette_figure_get_leader (VedetteFigure *self)
{
  return (VedetteLeader) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_LEADER);
}

VedetteWeapon
vedette_figure_get_weapon (VedetteFigure *self)
{
  return (VedetteWeapon) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_WEAPON);
}

int
vedette_figure_get_rate (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_RATE);
}

int
vedette_figure_get_range (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_RANGE);
}

int
vedette_figure_get_points (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_POINTS);
}

const char *
vedette_figure_get_notes (VedetteFigure *self)
{
  return vedette_record_peek_string (VEDETTE_RECORD (self), PROP_NOTES);
}

int
vedette_figure_get_out (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_OUT);
}

VedetteTri
vedette_figure_get_melee (VedetteFigure *self)
{
  return (VedetteTri) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_MELEE);
}

int
vedette_figure_get_in_melee (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_IN_MELEE);
}

gboolean
vedette_figure_get_reserve (VedetteFigure *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_RESERVE);
}

gboolean
vedette_figure_get_hidden (VedetteFigure *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_HIDDEN);
}

gboolean
vedette_figure_get_break_off (VedetteFigure *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_BREAK_OFF);
}

VedetteSight
vedette_figure_get_los_used (VedetteFigure *self)
{
  return (VedetteSight) vedette_record_peek_enum (VEDETTE_RECORD (self), PROP_LOS_USED);
}

gboolean
vedette_figure_get_shot_back (VedetteFigure *self)
{
  return vedette_record_peek_boolean (VEDETTE_RECORD (self), PROP_SHOT_BACK);
}

int
vedette_figure_get_arrives_action (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_ARRIVES_ACTION);
}

int
vedette_figure_get_arrives_die (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_ARRIVES_DIE);
}

int
vedette_figure_get_arrives_sides (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_ARRIVES_SIDES);
}

int
vedette_figure_get_arrives_tried (VedetteFigure *self)
{
  return vedette_record_peek_int (VEDETTE_RECORD (self), PROP_ARRIVES_TRIED);
}

/* Returns: how many of the line are neither dead nor gone */
int
vedette_figure_get_standing (VedetteFigure *self)
{
  return MAX (vedette_figure_get_count (self) - vedette_figure_get_out (self), 0);
}

gboolean
vedette_figure_is_on_table (VedetteFigure *self)
{
  return vedette_figure_get_standing (self) > 0 && !vedette_figure_get_reserve (self);
}

/**
 * vedette_figure_is_engaged:
 *
 * Returns: whether a nominee from this line is in melee (S-21). While some of the men are free, a free one is meant.
 */
gboolean
vedette_figure_is_engaged (VedetteFigure *self)
{
  int fighting = vedette_figure_get_in_melee (self);

  if (vedette_figure_get_melee (self) != VEDETTE_TRI_YES)
    return FALSE;
  return fighting == 0 || fighting >= vedette_figure_get_standing (self);
}
