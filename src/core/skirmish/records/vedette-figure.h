/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster: one named man, or a count of men alike. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/* No line has more men. */
#define VEDETTE_FIGURE_MAX_MEN 999

/* The dice that reserves may arrive on */
#define VEDETTE_ARRIVES_MIN_SIDES 2
#define VEDETTE_ARRIVES_MAX_SIDES 100
#define VEDETTE_ARRIVES_MAX_ACTION 9999

/**
 * VedetteFigure:
 *
 * How many of the line are out and in melee are numbers, so that eight spearmen need not be eight lines.
 */
#define VEDETTE_FIGURE_FIELDS(FIELD, T...)                                                                             \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME, .rank = -1)                                         \
  FIELD (T, REF, gint64, side, .of = vedette_force_get_type, .label = VEDETTE_LABEL_SIDE)                              \
  FIELD (T, REF, gint64, contingent, .of = vedette_contingent_get_type, .label = VEDETTE_LABEL_CONTINGENT,              \
         .none = NC_("nothing is chosen", "None"), .word = NC_("field, in a sentence", "contingent"))                  \
  FIELD (T, INT, int, count, .min = 1, .max = VEDETTE_FIGURE_MAX_MEN, .fallback = 1, .label = VEDETTE_LABEL_FIGURES,           \
         .word = NC_("field, in a sentence", "number of figures"))                                                     \
  /* S-10 */                                                                                                           \
  FIELD (T, ENUM, VedetteTroops, troops, .of = vedette_troops_get_type, .fallback = VEDETTE_TROOPS_AVERAGE,            \
         .label = VEDETTE_LABEL_CLASS, .word = VEDETTE_WORD_CLASS)                                                     \
  /* S-11 */                                                                                                           \
  FIELD (T, ENUM, VedetteLeader, leader, .of = vedette_leader_get_type, .fallback = VEDETTE_LEADER_NONE,               \
         .label = VEDETTE_LABEL_RATING, .brief = VEDETTE_LABEL_LEADER, .word = NC_("field, in a sentence", "leader rating")) \
  FIELD (T, ENUM, VedetteWeapon, weapon, .of = vedette_weapon_get_type, .fallback = VEDETTE_WEAPON_NONE,               \
         .label = N_("Weapon"), .word = NC_("field, in a sentence", "weapon"))                                         \
  /* Move rate in hundredths of an inch, -1 untracked */                                                               \
  FIELD (T, INCHES, int, rate, .label = N_("Move rate (inches)"), .brief = N_("Move"),                                 \
         .word = NC_("field, in a sentence", "move rate"))                                                             \
  /* Medium range in hundredths of an inch, -1 untracked */                                                            \
  FIELD (T, INCHES, int, range, .label = N_("Medium range (inches)"), .brief = N_("Range"),                            \
         .word = NC_("field, in a sentence", "range"))                                                                 \
  FIELD (T, INT, int, points, .min = 0, .max = 999999, .label = VEDETTE_LABEL_POINTS,                                  \
         .word = NC_("field, in a sentence", "points"))                                                                \
  FIELD (T, TEXT, const char *, notes, .prose = TRUE, .label = VEDETTE_LABEL_NOTES, .word = VEDETTE_WORD_NOTES)        \
  /* How many are dead, or lost in another way */                                                                      \
  FIELD (T, INT, int, out, .min = 0, .max = VEDETTE_FIGURE_MAX_MEN, .label = VEDETTE_LABEL_OUT,                        \
         .word = NC_("field, in a sentence", "out"))                                                                   \
  FIELD (T, TRI, VedetteTri, melee, .fallback = VEDETTE_TRI_NO, .label = VEDETTE_LABEL_MELEE,                          \
         .word = VEDETTE_WORD_IN_MELEE)                                                                                \
  /* How many of them, 0 when that was not said */                                                                     \
  FIELD (T, INT, int, in_melee, .min = 0, .max = VEDETTE_FIGURE_MAX_MEN, .label = VEDETTE_LABEL_IN_MELEE,              \
         .hint = VEDETTE_HINT_IN_MELEE, .word = VEDETTE_WORD_IN_MELEE)                                                 \
  /* Not on the table yet */                                                                                           \
  FIELD (T, FLAG, gboolean, reserve, .label = N_("In reserve"), .word = NC_("field, in a sentence", "in reserve"))     \
  /* On the table, but the other side need not know */                                                                 \
  FIELD (T, FLAG, gboolean, hidden, .label = N_("Hidden"), .word = VEDETTE_WORD_HIDDEN)                                \
  /* May leave a melee at will (S-21) */                                                                               \
  FIELD (T, FLAG, gboolean, break_off, .label = N_("May break off a melee"),                                           \
         .word = NC_("field, in a sentence", "may break off"))                                                         \
  /* Has seized the initiative by option 3 (S-31) */                                                                   \
  FIELD (T, ENUM, VedetteSight, los_used, .of = vedette_sight_get_type, .fallback = VEDETTE_SIGHT_UNTRACKED)           \
  /* Has shot in reaction in this holding (s.reactive_shot_scope) */                                                   \
  FIELD (T, FLAG, gboolean, shot_back)                                                                                 \
  /* In reserve: comes before that action of the game, 0 for any */                                                    \
  FIELD (T, INT, int, arrives_action, .min = 0, .max = VEDETTE_ARRIVES_MAX_ACTION,                                     \
         .label = N_("Arrives at action (0: any)"), .word = NC_("field, in a sentence", "arrival action"))             \
  /* In reserve: arrives when its players roll this or more, 0 for no die; and on which die */                         \
  FIELD (T, INT, int, arrives_die, .min = 0, .max = VEDETTE_ARRIVES_MAX_SIDES,                                         \
         .label = N_("Arrival roll (0: none)"), .word = NC_("field, in a sentence", "number needed to arrive"))        \
  FIELD (T, INT, int, arrives_sides, .min = VEDETTE_ARRIVES_MIN_SIDES, .max = VEDETTE_ARRIVES_MAX_SIDES,               \
         .fallback = 6, .label = N_("Sides of the arrival die"), .word = NC_("field, in a sentence", "arrival die"))   \
  /* Before which action of the game its die was rolled last: only older versions rolled the die */                    \
  FIELD (T, INT, int, arrives_tried, .min = 0, .max = G_MAXINT)                                                        \
  /* How many have left the table, which is no loss (A-S46) */                                                         \
  FIELD (T, INT, int, left, .min = 0, .max = VEDETTE_FIGURE_MAX_MEN, .label = VEDETTE_LABEL_LEFT,                      \
         .word = NC_("field, in a sentence", "left the table"))                                                        \
  /* How many of them were in melee before the action that may be answered, 0 when that was not said */                \
  FIELD (T, INT, int, in_melee_before, .min = 0, .max = VEDETTE_FIGURE_MAX_MEN)                                        \
  /* How many of them have surely shot in reaction in this holding, less those who went since; 0 or less: nobody knows */ \
  FIELD (T, INT, int, shot_back_men, .min = -VEDETTE_FIGURE_MAX_MEN, .max = VEDETTE_FIGURE_MAX_MEN)                    \
  /* All of them were known to be in melee before that action (A-S42) */                                               \
  FIELD (T, FLAG, gboolean, all_in_melee_before)

#define VEDETTE_TYPE_FIGURE (vedette_figure_get_type ())
VEDETTE_DECLARE_RECORD (VedetteFigure, vedette_figure, FIGURE, VEDETTE_FIGURE_FIELDS)

int      vedette_figure_get_standing (VedetteFigure *self);
gboolean vedette_figure_is_on_table  (VedetteFigure *self);
const char *vedette_figure_say       (VedetteFigure *self,
                                      const char    *one,
                                      const char    *several) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);
gboolean vedette_figure_has_left     (VedetteFigure *self);
gboolean vedette_figure_is_engaged   (VedetteFigure *self);
gboolean vedette_figure_is_surely_engaged (VedetteFigure *self);

G_END_DECLS
