/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of a break-in: the night, the men of both sides, the boxes. */

#pragma once

#include "core/document/vedette-enum.h"
#include "core/document/vedette-record.h"

G_BEGIN_DECLS

#define VEDETTE_VAULT_PHASE_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_VAULT_DRAWING, "drawing", "A token is drawn")                                                         \
  VALUE (VEDETTE_VAULT_CREW, "crew", "The crew acts")                                                                  \
  VALUE (VEDETTE_VAULT_GUARDS, "guards", "The guards act")                                                             \
  VALUE (VEDETTE_VAULT_DAWN, "dawn", "The night is over")
VEDETTE_DECLARE_ENUM (VedetteVaultPhase, vedette_vault_phase, VEDETTE_VAULT_PHASE_VALUES)

/* The state of the game in which something is pending, besides the phases */
#define VEDETTE_VAULT_PENDING (VEDETTE_VAULT_DAWN + 1)

#define VEDETTE_VAULT_SIDE_VALUES(VALUE)                                                                               \
  VALUE (VEDETTE_VAULT_SIDE_CREW, "crew", "Crew")                                                                      \
  VALUE (VEDETTE_VAULT_SIDE_GUARDS, "guards", "Guards")
VEDETTE_DECLARE_ENUM (VedetteVaultSide, vedette_vault_side, VEDETTE_VAULT_SIDE_VALUES)

/* Each is worth two more on the die than the one before it. */
#define VEDETTE_VAULT_TOOLS_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_VAULT_HANDS, "hands", "Bare hands")                                                                   \
  VALUE (VEDETTE_VAULT_DRILL, "drill", "Drill")                                                                        \
  VALUE (VEDETTE_VAULT_POWDER, "powder", "Powder")
VEDETTE_DECLARE_ENUM (VedetteVaultTools, vedette_vault_tools, VEDETTE_VAULT_TOOLS_VALUES)

/* One in each battle. The combination is the umpire's secret until the lock is open. */
#define VEDETTE_VAULT_NIGHT_FIELDS(FIELD, T...)                                                                        \
  FIELD (T, TEXT, const char *, name)                                                                                  \
  FIELD (T, ENUM, VedetteVaultPhase, phase, .of = vedette_vault_phase_get_type)                                        \
  FIELD (T, INT, int, number, .min = 1, .max = 9999, .fallback = 1)                                                    \
  FIELD (T, INT, int, combination, .max = 9999999)                                                                     \
  FIELD (T, FLAG, gboolean, cracked)                                                                                   \
  FIELD (T, INT, int, noise, .max = 9999)                                                                              \
  /* What is left in the bag besides the two tokens of the dawn */                                                     \
  FIELD (T, INT, int, crew_tokens, .max = 9)                                                                           \
  FIELD (T, INT, int, guard_tokens, .max = 9)                                                                          \
  FIELD (T, FLAG, gboolean, counted)                                                                                   \
  FIELD (T, FLAG, gboolean, shared)
VEDETTE_DECLARE_RECORD (VedetteVaultNight, vedette_vault_night, VAULT_NIGHT, VEDETTE_VAULT_NIGHT_FIELDS)

/* A hidden man is known to nobody but his side. */
#define VEDETTE_VAULT_MAN_FIELDS(FIELD, T...)                                                                          \
  FIELD (T, TEXT, const char *, name, .label = "Name")                                                                 \
  FIELD (T, ENUM, VedetteVaultSide, side, .of = vedette_vault_side_get_type, .label = "Side")                          \
  FIELD (T, REF, gint64, boss, .of = vedette_vault_man_get_type, .label = "Boss")                                      \
  FIELD (T, FLAG, gboolean, hidden, .label = "Hidden")
VEDETTE_DECLARE_RECORD (VedetteVaultMan, vedette_vault_man, VAULT_MAN, VEDETTE_VAULT_MAN_FIELDS)

#define VEDETTE_VAULT_BOX_FIELDS(FIELD, T...)                                                                          \
  FIELD (T, INT, int, number, .min = 1, .max = 99, .fallback = 1)                                                                     \
  FIELD (T, INT, int, loot, .max = 99)                                                                                 \
  FIELD (T, FLAG, gboolean, open)
VEDETTE_DECLARE_RECORD (VedetteVaultBox, vedette_vault_box, VAULT_BOX, VEDETTE_VAULT_BOX_FIELDS)

G_END_DECLS
