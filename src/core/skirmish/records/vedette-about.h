/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle is called, and how much is asked in it. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/rules/vedette-common-enums.h"
#include "core/skirmish/records/vedette-shared-labels.h"

G_BEGIN_DECLS

/* More cards than that nobody deals out */
#define VEDETTE_ABOUT_MAX_CARDS 99

/**
 * VedetteAbout:
 *
 * One record in each battle.
 */
#define VEDETTE_ABOUT_FIELDS(FIELD, T...)                                                                              \
  FIELD (T, TEXT, const char *, name, .label = VEDETTE_LABEL_BATTLE_NAME)                                              \
  FIELD (T, TEXT, const char *, scenario, .prose = TRUE, .word = NC_("field, in a sentence", "scenario"))              \
  FIELD (T, TEXT, const char *, notes, .prose = TRUE, .label = VEDETTE_LABEL_NOTES, .word = VEDETTE_WORD_NOTES)        \
  /* How much is asked; changes the questions, never the rules */                                                      \
  FIELD (T, ENUM, VedetteLevel, level, .of = vedette_level_get_type, .fallback = VEDETTE_LEVEL_STANDARD,               \
         .label = VEDETTE_LABEL_LEVEL, .hint = N_("Changes what Vedette asks, never the rules"),                       \
         .word = VEDETTE_WORD_LEVEL)                                                                                   \
  /* After how many actions there is a reminder, if s.clock is on */                                                   \
  FIELD (T, INT, int, clock_every, .min = 1, .max = 999, .fallback = 10, .label = N_("Actions per reminder"))          \
  /* With how many actions the scenario ends, 0 for no limit (S-02 has none of its own) */                             \
  FIELD (T, INT, int, stop_after, .min = 0, .max = 9999, .label = VEDETTE_LABEL_ACTION_LIMIT,                          \
         .hint = N_("0 for no limit"))                                                                                 \
  /* When the players mean to stop: the time of the day where they are, such as "22:00"; empty for no limit */         \
  FIELD (T, TEXT, const char *, stop_at, .label = N_("Stop time"), .hint = N_("Time of day, such as 22:30"))           \
  /* By which rules they move, shoot and fight (S-80) */                                                               \
  FIELD (T, TEXT, const char *, host_rules, .prose = TRUE, .label = N_("Other Rules"),                                 \
         .hint = N_("For movement, shooting, saves and morale"))                                                       \
  /* How many order cards a side writes at most, if s.order_cards says that they are counted */                        \
  FIELD (T, INT, int, cards_each, .min = 1, .max = VEDETTE_ABOUT_MAX_CARDS, .fallback = 3,                             \
         .label = N_("Cards per side"), .word = NC_("field, in a sentence", "number of cards"))

#define VEDETTE_TYPE_ABOUT (vedette_about_get_type ())
VEDETTE_DECLARE_RECORD (VedetteAbout, vedette_about, ABOUT, VEDETTE_ABOUT_FIELDS)

G_END_DECLS
