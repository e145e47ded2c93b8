/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of the grand-tactical system as enumerations; their nicks are the words of file and command line. */

#pragma once

#include "core/document/vedette-enum.h"

G_BEGIN_DECLS

/* What a commander is worth, the worst first (E-10, E-24, E-31). No other system shares it (A-X02). */
#define VEDETTE_EAGLES_RATING_VALUES(VALUE)                                                                            \
  VALUE (VEDETTE_EAGLES_POOR, "poor", NC_("commander", "Poor"))                                                        \
  VALUE (VEDETTE_EAGLES_AVERAGE, "average", NC_("commander", "Average"), NC_("VedetteEaglesRating, in short", "Avg"))  \
  VALUE (VEDETTE_EAGLES_GOOD, "good", NC_("commander", "Good"))                                                        \
  VALUE (VEDETTE_EAGLES_EXCELLENT, "excellent", NC_("commander", "Excellent"),                                         \
         NC_("VedetteEaglesRating, in short", "Exc"))                                                                  \
  VALUE (VEDETTE_EAGLES_SUPERIOR, "superior", NC_("commander", "Superior"), NC_("VedetteEaglesRating, in short", "Sup"))
VEDETTE_DECLARE_ENUM (VedetteEaglesRating, vedette_eagles_rating, VEDETTE_EAGLES_RATING_VALUES)
#define VEDETTE_TYPE_EAGLES_RATING (vedette_eagles_rating_get_type ())
#define VEDETTE_N_EAGLES_RATINGS (VEDETTE_EAGLES_SUPERIOR + 1)

/* The class of a unit, the best first (E-20, E-40) */
#define VEDETTE_EAGLES_TROOPS_VALUES(VALUE)                                                                            \
  VALUE (VEDETTE_EAGLES_ELITE, "elite", NC_("units", "Elite"))                                                         \
  VALUE (VEDETTE_EAGLES_LINE, "line", NC_("units", "Line"))                                                            \
  VALUE (VEDETTE_EAGLES_CONSCRIPT, "conscript", NC_("units", "Conscript"))
VEDETTE_DECLARE_ENUM (VedetteEaglesTroops, vedette_eagles_troops, VEDETTE_EAGLES_TROOPS_VALUES)
#define VEDETTE_TYPE_EAGLES_TROOPS (vedette_eagles_troops_get_type ())
#define VEDETTE_N_EAGLES_TROOPS (VEDETTE_EAGLES_CONSCRIPT + 1)

/* How a unit stands that tests its local initiative (E-45); of one that is in both, the last holds (A-E06) */
#define VEDETTE_EAGLES_SITUATION_VALUES(VALUE)                                                                         \
  VALUE (VEDETTE_EAGLES_NORMAL, "normal", NC_("situation", "Normal"))                                                  \
  VALUE (VEDETTE_EAGLES_IN_SMOKE, "in-smoke", NC_("situation", "In smoke"))                                            \
  VALUE (VEDETTE_EAGLES_IN_FF, "in-ff", NC_("situation", "In FF (fire fight?)"))
VEDETTE_DECLARE_ENUM (VedetteEaglesSituation, vedette_eagles_situation, VEDETTE_EAGLES_SITUATION_VALUES)
#define VEDETTE_TYPE_EAGLES_SITUATION (vedette_eagles_situation_get_type ())
#define VEDETTE_N_EAGLES_SITUATIONS (VEDETTE_EAGLES_IN_FF + 1)

/* What skirmish combat does to a unit, the mildest first (E-20). The short label is the sign of the printed chart, of which
 * the rules do not say what SH stands for. */
#define VEDETTE_EAGLES_SKIRMISH_VALUES(VALUE)                                                                          \
  VALUE (VEDETTE_EAGLES_NE, "ne", NC_("skirmish combat", "no effect"), "NE")                                           \
  VALUE (VEDETTE_EAGLES_SMK, "smk", NC_("skirmish combat", "in smoke"), "Smk")                                         \
  VALUE (VEDETTE_EAGLES_SH, "sh", NC_("skirmish combat", "SH, one step lost, in smoke"), "SH(1)")                      \
  VALUE (VEDETTE_EAGLES_DO, "do", NC_("skirmish combat", "disordered, two steps lost, in smoke"), "DO(2)")             \
  VALUE (VEDETTE_EAGLES_DOR, "dor", NC_("skirmish combat", "retreats disordered, two steps lost, in smoke"), "DOR(2)")
VEDETTE_DECLARE_ENUM (VedetteEaglesSkirmish, vedette_eagles_skirmish, VEDETTE_EAGLES_SKIRMISH_VALUES)
#define VEDETTE_TYPE_EAGLES_SKIRMISH (vedette_eagles_skirmish_get_type ())
#define VEDETTE_N_EAGLES_SKIRMISHES (VEDETTE_EAGLES_DOR + 1)

/* What a unit may do by its local initiative, the most first (E-46); the short label is the sign of the printed chart */
#define VEDETTE_EAGLES_REACTION_VALUES(VALUE)                                                                          \
  VALUE (VEDETTE_EAGLES_AA, "aa", NC_("local initiative", "any action that is allowed"), "AA")                         \
  VALUE (VEDETTE_EAGLES_NA, "na", NC_("local initiative", "any that does not close on the enemy"), "NA")               \
  VALUE (VEDETTE_EAGLES_NO_REACTION, "none", NC_("local initiative", "nothing"), "–")
VEDETTE_DECLARE_ENUM (VedetteEaglesReaction, vedette_eagles_reaction, VEDETTE_EAGLES_REACTION_VALUES)
#define VEDETTE_TYPE_EAGLES_REACTION (vedette_eagles_reaction_get_type ())
#define VEDETTE_N_EAGLES_REACTIONS (VEDETTE_EAGLES_NO_REACTION + 1)

/* What comes of an order when its recipient rolls for it (E-10 to E-12) */
#define VEDETTE_EAGLES_ACTIVATION_VALUES(VALUE)                                                                        \
  VALUE (VEDETTE_EAGLES_ACTS, "acts", NC_("order", "may be acted on"))                                                 \
  VALUE (VEDETTE_EAGLES_RETRY, "retry", NC_("order", "to be tried again next turn"))                                   \
  VALUE (VEDETTE_EAGLES_GARBLED, "garbled", NC_("order", "garbled for good"))
VEDETTE_DECLARE_ENUM (VedetteEaglesActivation, vedette_eagles_activation, VEDETTE_EAGLES_ACTIVATION_VALUES)
#define VEDETTE_TYPE_EAGLES_ACTIVATION (vedette_eagles_activation_get_type ())
#define VEDETTE_N_EAGLES_ACTIVATIONS (VEDETTE_EAGLES_GARBLED + 1)

/* What equal totals of an opposed roll come to, as seen by one who rolls (A-E03). The first two are not said on a command
 * line: nothing yet, and won by him, as by the holder or by a higher rating. */
#define VEDETTE_EAGLES_TIE_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_EAGLES_TIE_OPEN, "open", NULL)                                                                        \
  VALUE (VEDETTE_EAGLES_TIE_OWN, "own", NULL)                                                                          \
  VALUE (VEDETTE_EAGLES_TIE_REROLL, "reroll", NULL)                                                                    \
  VALUE (VEDETTE_EAGLES_TIE_HOLDER, "holder", NULL)
VEDETTE_DECLARE_ENUM (VedetteEaglesTie, vedette_eagles_tie, VEDETTE_EAGLES_TIE_VALUES)
#define VEDETTE_TYPE_EAGLES_TIE (vedette_eagles_tie_get_type ())

G_END_DECLS
