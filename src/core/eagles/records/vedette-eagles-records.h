/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of a grand-tactical battle (rules.md 7.3): the armies, their dispatches, and how far the turn is. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/eagles/records/vedette-eagles-enums.h"

G_BEGIN_DECLS

#define VEDETTE_EAGLES_LABEL_ARMY N_("Army")
#define VEDETTE_EAGLES_LABEL_ARM N_("Arm")
#define VEDETTE_EAGLES_LABEL_CORPS N_("Corps")
#define VEDETTE_EAGLES_LABEL_DIVISION N_("Formation")
#define VEDETTE_EAGLES_LABEL_LED_DIVISION N_("Division")
#define VEDETTE_EAGLES_LABEL_UNIT N_("Unit")
#define VEDETTE_EAGLES_LABEL_WHO_COMMANDS N_("Commander")
#define VEDETTE_EAGLES_LABEL_ATTACHED N_("Attached to")
#define VEDETTE_EAGLES_LABEL_MOVED N_("Has moved")
#define VEDETTE_EAGLES_LABEL_SMOKE N_("In smoke")
#define VEDETTE_EAGLES_LABEL_STEPS N_("Steps lost")
#define VEDETTE_EAGLES_LABEL_TESTED N_("Has tested")
#define VEDETTE_EAGLES_LABEL_RECIPIENT N_("To")
#define VEDETTE_EAGLES_LABEL_ACTIVATION N_("Activation")
#define VEDETTE_EAGLES_LABEL_GONE N_("Off the table for good")
#define VEDETTE_EAGLES_LABEL_TURN N_("Turn")
#define VEDETTE_EAGLES_LABEL_TEXT N_("Text")
#define VEDETTE_EAGLES_LABEL_ATTEMPTED N_("Has tried to steal")
#define VEDETTE_EAGLES_LABEL_SENDER N_("From")
#define VEDETTE_EAGLES_LABEL_INSIDE N_("Within the command span")
#define VEDETTE_EAGLES_LABEL_KIND N_("Kind")
#define VEDETTE_EAGLES_LABEL_POINTS N_("Initiative points")
#define VEDETTE_EAGLES_LABEL_FF N_("In fire fight")
#define VEDETTE_EAGLES_LABEL_OWNER N_("Turn owner")
#define VEDETTE_EAGLES_LABEL_CHALLENGER N_("Challenger")

#define VEDETTE_EAGLES_MAX_TURNS 999
#define VEDETTE_EAGLES_MAX_POINTS 99
#define VEDETTE_EAGLES_MAX_STEPS 99
#define VEDETTE_EAGLES_MAX_NAME 200
/* A class die, as long as nobody has said what it is (A-E05) */
#define VEDETTE_EAGLES_NO_DIE 0
#define VEDETTE_EAGLES_MAX_SIDES 100
/* What it is by the house rule that the program offers */
#define VEDETTE_EAGLES_PRESET_SIDES 10
/* Points that a side has not allocated */
#define VEDETTE_EAGLES_NOT_ALLOCATED (-1)
/* E-02: the minutes of a turn */
#define VEDETTE_EAGLES_TURN_MINUTES 30

/**
 * VedetteEaglesAbout:
 *
 * One record in each battle: what it is called, when it begins, and the dice of the classes, which the players say (A-E05).
 */
#define VEDETTE_EAGLES_ABOUT_FIELDS(FIELD, T...)                                                                       \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_BATTLE_NAME)                                              \
  FIELD (T, TEXT, const char *, notes, .prose = TRUE, .label = VEDETTE_LABEL_NOTES, .word = VEDETTE_WORD_NOTES)        \
  FIELD (T, ENUM, VedetteLevel, level, .of = vedette_level_get_type, .fallback = VEDETTE_LEVEL_STANDARD,               \
         .label = VEDETTE_LABEL_LEVEL, .word = VEDETTE_WORD_LEVEL)                                                     \
  /* Minutes after midnight (E-02) */                                                                                  \
  FIELD (T, INT, int, start, .max = 1439, .fallback = 540, .label = N_("Start (minutes after midnight)"),              \
         .word = NC_("field, in a sentence", "start"))                                                                 \
  FIELD (T, INT, int, elite_die, .max = VEDETTE_EAGLES_MAX_SIDES, .label = N_("Die for elite units"),                  \
         .hint = N_("Number of sides, or 0 if the die is not set"),                                                         \
         .word = NC_("field, in a sentence", "die for elite units"))                                                   \
  FIELD (T, INT, int, line_die, .max = VEDETTE_EAGLES_MAX_SIDES, .label = N_("Die for line units"),                    \
         .word = NC_("field, in a sentence", "die for line units"))                                                    \
  FIELD (T, INT, int, conscript_die, .max = VEDETTE_EAGLES_MAX_SIDES, .label = N_("Die for conscripts"),               \
         .word = NC_("field, in a sentence", "die for conscripts"))
VEDETTE_DECLARE_RECORD (VedetteEaglesAbout, vedette_eagles_about, EAGLES_ABOUT, VEDETTE_EAGLES_ABOUT_FIELDS)

/**
 * VedetteEaglesGame:
 *
 * One record in each battle: how far it is.
 */
#define VEDETTE_EAGLES_GAME_FIELDS(FIELD, T...)                                                                        \
  FIELD (T, ENUM, VedetteEaglesPhase, phase, .of = vedette_eagles_phase_get_type)                                      \
  FIELD (T, INT, int, turn, .max = VEDETTE_EAGLES_MAX_TURNS, .label = VEDETTE_EAGLES_LABEL_TURN)                       \
  /* Whose the initiative is as of right, whose it was when the turn before ended, if anybody’s, and whether it went   \
   * to the other side since the opening roll, which it does once (A-E08) */                                           \
  FIELD (T, REF, gint64, owner, .of = vedette_army_get_type)                                                           \
  FIELD (T, REF, gint64, last_owner, .of = vedette_army_get_type)                                                      \
  FIELD (T, FLAG, gboolean, swapped)                                                                                   \
  /* Which division is active, the owner's or a thief, whether it is one that stole back (A-E35), and its unit in mid-move */ \
  FIELD (T, REF, gint64, active, .of = vedette_division_get_type)                                                      \
  FIELD (T, FLAG, gboolean, stole_back)                                                                                \
  FIELD (T, REF, gint64, unit, .of = vedette_unit_get_type)                                                            \
  /* Which division tries to steal, and who rolls for it: its commander, or one who is attached (E-32) */              \
  FIELD (T, REF, gint64, challenger, .of = vedette_division_get_type)                                                  \
  FIELD (T, REF, gint64, leader)                                                                                       \
  /* Which unit reacts, and what it may do */                                                                          \
  FIELD (T, REF, gint64, tested, .of = vedette_unit_get_type)                                                          \
  FIELD (T, ENUM, VedetteEaglesReaction, reaction, .of = vedette_eagles_reaction_get_type,                             \
         .fallback = VEDETTE_EAGLES_NO_REACTION)                                                                       \
  /* Opposed rolls of this turn, those after a tie counted, and whether one has ended it (E-42) */                     \
  FIELD (T, INT, int, rolls, .max = G_MAXINT)                                                                          \
  FIELD (T, FLAG, gboolean, cut)                                                                                       \
  /* The number of the last dispatch */                                                                                \
  FIELD (T, INT, int, dispatches, .max = G_MAXINT)                                                                     \
  FIELD (T, TEXTS, const char * const *, kept_switches)
VEDETTE_DECLARE_RECORD (VedetteEaglesGame, vedette_eagles_game, EAGLES_GAME, VEDETTE_EAGLES_GAME_FIELDS)

/* What all have alike who command: without a name a commander is known by what he commands. */
#define VEDETTE_COMMAND_FIELDS(FIELD, T...)                                                                            \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  FIELD (T, TEXT, const char *, commander, .label = VEDETTE_EAGLES_LABEL_WHO_COMMANDS,                                 \
         .word = NC_("field, in a sentence", "commander"))                                                             \
  FIELD (T, ENUM, VedetteEaglesRating, rating, .of = vedette_eagles_rating_get_type,                                   \
         .fallback = VEDETTE_EAGLES_AVERAGE, .label = VEDETTE_LABEL_RATING, .word = NC_("field, in a sentence", "rating")) \
  FIELD (T, FLAG, gboolean, fallen, .label = N_("Commander lost"),                                                     \
         .word = NC_("field, in a sentence", "loss of the commander"))                                                 \
  FIELD (T, INCHES, int, span, .label = N_("Command span"), .word = NC_("field, in a sentence", "command span"))

/**
 * VedetteArmy:
 *
 * One of the two sides, and its commander, whose points only become fewer (E-26).
 */
#define VEDETTE_ARMY_FIELDS(FIELD, T...)                                                                               \
  VEDETTE_COMMAND_FIELDS (FIELD, T)                                                                                    \
  FIELD (T, REF, gint64, attached, .of = vedette_division_get_type, .label = VEDETTE_EAGLES_LABEL_ATTACHED)            \
  FIELD (T, ENUM, VedetteRolling, dice, .of = vedette_rolling_get_type, .label = VEDETTE_LABEL_DICE,                   \
         .word = VEDETTE_WORD_DICE)                                                                                    \
  FIELD (T, INT, int, pool, .max = VEDETTE_EAGLES_MAX_POINTS, .label = VEDETTE_EAGLES_LABEL_POINTS)                    \
  /* For the roll that comes; they have left the pool already. */                                                      \
  FIELD (T, INT, int, allocated, .min = VEDETTE_EAGLES_NOT_ALLOCATED, .max = VEDETTE_EAGLES_MAX_POINTS,                \
         .fallback = VEDETTE_EAGLES_NOT_ALLOCATED)                                                                     \
  FIELD (T, ENUM, VedetteIndependents, independents, .of = vedette_independents_get_type)
VEDETTE_DECLARE_RECORD (VedetteArmy, vedette_army, ARMY, VEDETTE_ARMY_FIELDS)

/**
 * VedetteCorps:
 *
 * Several divisions of an army, and their commander.
 */
#define VEDETTE_CORPS_FIELDS(FIELD, T...)                                                                              \
  VEDETTE_COMMAND_FIELDS (FIELD, T)                                                                                    \
  FIELD (T, REF, gint64, army, .of = vedette_army_get_type, .label = VEDETTE_EAGLES_LABEL_ARMY)                        \
  FIELD (T, REF, gint64, attached, .of = vedette_division_get_type, .label = VEDETTE_EAGLES_LABEL_ATTACHED)
VEDETTE_DECLARE_RECORD (VedetteCorps, vedette_corps, CORPS, VEDETTE_CORPS_FIELDS)

/**
 * VedetteDivision:
 *
 * Units under one commander, or an independent formation, which activates apart from the divisions (E-15).
 */
#define VEDETTE_DIVISION_FIELDS(FIELD, T...)                                                                           \
  VEDETTE_COMMAND_FIELDS (FIELD, T)                                                                                    \
  FIELD (T, REF, gint64, army, .of = vedette_army_get_type, .label = VEDETTE_EAGLES_LABEL_ARMY)                        \
  FIELD (T, REF, gint64, corps, .of = vedette_corps_get_type, .label = VEDETTE_EAGLES_LABEL_CORPS,                     \
         .none = NC_("nothing is chosen", "None"),                                                                     \
         .word = NC_("field, in a sentence", "corps"))                                                                 \
  FIELD (T, ENUM, VedetteDivisionKind, kind, .of = vedette_division_kind_get_type, .label = VEDETTE_EAGLES_LABEL_KIND, \
         .word = NC_("field, in a sentence", "kind"))                                                                  \
  FIELD (T, ENUM, VedetteDivisionPlace, place, .of = vedette_division_place_get_type, .label = N_("Place"),            \
         .word = NC_("field, in a sentence", "place"))                                                                 \
  /* The turn at whose start it comes by itself, 0 for none */                                                         \
  FIELD (T, INT, int, arrives, .max = VEDETTE_EAGLES_MAX_TURNS, .label = N_("Arrives in turn"),                        \
         .word = NC_("field, in a sentence", "turn of arrival"))                                                       \
  FIELD (T, FLAG, gboolean, moved, .label = VEDETTE_EAGLES_LABEL_MOVED)                                                \
  FIELD (T, FLAG, gboolean, attempted, .label = VEDETTE_EAGLES_LABEL_ATTEMPTED)                                        \
  FIELD (T, ENUM, VedetteActivation, activation, .of = vedette_activation_get_type, .label = VEDETTE_EAGLES_LABEL_ACTIVATION)
VEDETTE_DECLARE_RECORD (VedetteDivision, vedette_division, DIVISION, VEDETTE_DIVISION_FIELDS)

/**
 * VedetteUnit:
 *
 * A battalion, regiment, squadron or battery.
 */
#define VEDETTE_UNIT_FIELDS(FIELD, T...)                                                                               \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  FIELD (T, REF, gint64, division, .of = vedette_division_get_type, .label = VEDETTE_EAGLES_LABEL_DIVISION,            \
         .word = NC_("field, in a sentence", "formation"))                                                             \
  FIELD (T, ENUM, VedetteArm, arm, .of = vedette_arm_get_type, .label = VEDETTE_EAGLES_LABEL_ARM,                      \
         .word = NC_("field, in a sentence", "arm"))                                                                   \
  FIELD (T, ENUM, VedetteEaglesTroops, troops, .of = vedette_eagles_troops_get_type, .fallback = VEDETTE_EAGLES_LINE,  \
         .label = VEDETTE_LABEL_CLASS,                                                                                 \
         .word = VEDETTE_WORD_CLASS)                                                                                   \
  FIELD (T, REF, gint64, nation, .of = vedette_nation_get_type, .label = N_("Nation"),                                 \
         .word = NC_("field, in a sentence", "nation"))                                                                \
  /* Only e.majority asks for it (A-E26). */                                                                           \
  FIELD (T, INT, int, strength, .min = 1, .max = 9999, .fallback = 1, .label = N_("Strength"),                         \
         .word = NC_("field, in a sentence", "strength"))                                                              \
  FIELD (T, ENUM, VedetteUnitStatus, status, .of = vedette_unit_status_get_type, .label = VEDETTE_LABEL_STATE)         \
  FIELD (T, INT, int, steps, .max = VEDETTE_EAGLES_MAX_STEPS, .label = VEDETTE_EAGLES_LABEL_STEPS)                     \
  FIELD (T, FLAG, gboolean, smoke, .label = VEDETTE_EAGLES_LABEL_SMOKE)                                                \
  FIELD (T, FLAG, gboolean, ff, .label = VEDETTE_EAGLES_LABEL_FF)                                                      \
  FIELD (T, FLAG, gboolean, gone, .label = VEDETTE_EAGLES_LABEL_GONE)                                                  \
  /* In this turn: its test of local initiative (E-51), its roll of skirmish combat, as an independent its activation, and  \
   * that its flank is threatened, so that it has to test (E-50); in this activation: that it has moved */             \
  FIELD (T, FLAG, gboolean, tested, .label = VEDETTE_EAGLES_LABEL_TESTED)                                              \
  FIELD (T, FLAG, gboolean, checked)                                                                                   \
  FIELD (T, FLAG, gboolean, activated)                                                                                 \
  FIELD (T, FLAG, gboolean, threatened)                                                                                \
  FIELD (T, FLAG, gboolean, moved)
VEDETTE_DECLARE_RECORD (VedetteUnit, vedette_unit, UNIT, VEDETTE_UNIT_FIELDS)

/**
 * VedetteNation:
 *
 * A nation with what its skirmish screen is worth, which the players say (A-E05).
 */
#define VEDETTE_NATION_FIELDS(FIELD, T...)                                                                             \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_NAME)                                                     \
  FIELD (T, INT, int, screen, .min = -9, .max = 9, .label = N_("Skirmish screen modifier"),                            \
         .word = NC_("field, in a sentence", "skirmish screen modifier"))
VEDETTE_DECLARE_RECORD (VedetteNation, vedette_nation, NATION, VEDETTE_NATION_FIELDS)

/**
 * VedetteDispatch:
 *
 * An order or a message on its way from one commander to another (E-06, E-14).
 */
#define VEDETTE_DISPATCH_FIELDS(FIELD, T...)                                                                           \
  FIELD (T, INT, int, number, .min = 1, .max = G_MAXINT, .fallback = 1)                                                \
  FIELD (T, ENUM, VedetteDispatchKind, kind, .of = vedette_dispatch_kind_get_type, .label = VEDETTE_EAGLES_LABEL_KIND) \
  /* An army, a corps or a division, as its commander */                                                               \
  FIELD (T, REF, gint64, sender, .label = VEDETTE_EAGLES_LABEL_SENDER)                                                 \
  FIELD (T, REF, gint64, recipient, .label = VEDETTE_EAGLES_LABEL_RECIPIENT)                                           \
  FIELD (T, TEXT, const char *, text, .prose = TRUE, .label = VEDETTE_EAGLES_LABEL_TEXT)                               \
  /* Whether the recipient was within the sender's command span when it was written (E-08, A-E15) */                   \
  FIELD (T, TRI, VedetteTri, inside, .label = VEDETTE_EAGLES_LABEL_INSIDE)                                             \
  FIELD (T, ENUM, VedetteDispatchState, state, .of = vedette_dispatch_state_get_type)                                  \
  /* The turns in which it was written, comes, has come, was last rolled for and is acted on from; 0 for not yet */    \
  FIELD (T, INT, int, written, .max = VEDETTE_EAGLES_MAX_TURNS)                                                        \
  FIELD (T, INT, int, due, .max = 2 * VEDETTE_EAGLES_MAX_TURNS)                                                        \
  FIELD (T, INT, int, arrived, .max = VEDETTE_EAGLES_MAX_TURNS)                                                        \
  FIELD (T, INT, int, tried, .max = VEDETTE_EAGLES_MAX_TURNS)                                                          \
  FIELD (T, INT, int, since, .max = VEDETTE_EAGLES_MAX_TURNS)
VEDETTE_DECLARE_RECORD (VedetteDispatch, vedette_dispatch, DISPATCH, VEDETTE_DISPATCH_FIELDS)

G_END_DECLS
