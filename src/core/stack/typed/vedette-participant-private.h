/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A typed participant while the line is read. Private to the room. */

#pragma once

#include "core/typed/vedette-typed.h"

G_BEGIN_DECLS

/* The fields of a line, and behind the number willing words that are not fields */
typedef enum
{
  VEDETTE_SAYS_NAME,
  VEDETTE_SAYS_COUNT,
  VEDETTE_SAYS_KIND, /* a VedetteParticipantKind */
  VEDETTE_SAYS_COLOUR,
  VEDETTE_SAYS_SIGN,
  VEDETTE_SAYS_LETTER,
  VEDETTE_SAYS_PLAYER,
  VEDETTE_SAYS_INITIATIVE,
  VEDETTE_SAYS_HIDDEN,
  VEDETTE_SAYS_WILLING, /* how many; -1 is all, and less so many less */
  VEDETTE_SAYS_FACTION, /* the name of the faction of enemies */
  VEDETTE_SAYS_PLACE,
  VEDETTE_SAYS_NUMBER, /* an Initiative, or how many, as the rest of the line decides */
  VEDETTE_N_SAYS,
  VEDETTE_WORD_HIRED = VEDETTE_N_SAYS, /* hired, and part of the name */
  VEDETTE_WORD_PRESET,                 /* the name of an enemy of that Initiative */
  VEDETTE_WORD_LINK,
} VedetteParticipantSays;

typedef enum
{
  VEDETTE_KIND_CHARACTER,
  VEDETTE_KIND_ENEMY,
  VEDETTE_KIND_HIRED,
  VEDETTE_KIND_FACTION,
} VedetteParticipantKind;

/**
 * VedetteParticipant:
 * @typed: the fields so far
 * @words: (element-type VedetteWord): the words of the line
 * @number: which line of the reading this is, from 0
 * @kind: what the line is, once all words are read
 * @quoted: whether the name was in quotation marks
 */
typedef struct
{
  VedetteTyped typed;
  GArray *words;
  guint number;
  VedetteParticipantKind kind;
  gboolean quoted;
} VedetteParticipant;

extern const VedetteTypedTable vedette_participant_table;

gboolean    vedette_participant_read_words (VedetteParticipant     *self,
                                            const char             *from,
                                            const char             *to);
gboolean    vedette_participant_find       (VedetteParticipantSays  says,
                                            const char             *squeezed,
                                            int                    *value);
const char *vedette_participant_near       (const char             *squeezed,
                                            int                    *says);

G_END_DECLS
