/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A typed participant while he is read: what the words say of him. Private to the room. */

#pragma once

#include "core/typed/vedette-reading.h"
#include "core/typed/vedette-vocabulary.h"

G_BEGIN_DECLS

/* What a line may say once; up to VEDETTE_SAYS_WILLING by a word alone, and behind the names words that do not */
typedef enum
{
  VEDETTE_SAYS_KIND, /* a VedetteParticipantKind */
  VEDETTE_SAYS_COLOUR,
  VEDETTE_SAYS_SIGN,
  VEDETTE_SAYS_PLACE,
  VEDETTE_SAYS_HIDDEN,
  VEDETTE_SAYS_WILLING, /* how many; -1 is all, and less so many less */
  VEDETTE_SAYS_COUNT,
  VEDETTE_SAYS_INITIATIVE,
  VEDETTE_SAYS_NUMBER, /* an Initiative, or how many, as the rest of the line decides */
  VEDETTE_SAYS_PLAYER,
  VEDETTE_SAYS_LETTER,
  VEDETTE_SAYS_FACTION, /* of enemies: its name */
  VEDETTE_SAYS_NAME,
  VEDETTE_N_SAYS,
  VEDETTE_WORD_HIRED = VEDETTE_N_SAYS, /* hired, and part of the name */
  VEDETTE_WORD_PRESET,                 /* the name of an enemy of that Initiative */
  VEDETTE_WORD_NUMERAL,
  VEDETTE_WORD_LINK,
} VedetteParticipantSays;

typedef enum
{
  VEDETTE_KIND_CHARACTER,
  VEDETTE_KIND_ENEMY,
  VEDETTE_KIND_HIRED,
  VEDETTE_KIND_FACTION,
} VedetteParticipantKind;

/* Where it was said, NULL if it was not */
typedef struct
{
  const char *from;
  const char *to;
  int value;
  char *text;
  gboolean refused;
} VedetteSaid;

typedef struct
{
  VedetteReading *reading;
  guint number;
  VedetteParticipantKind kind;
  gboolean quoted; /* the name is taken as it is */
  VedetteSaid said[VEDETTE_N_SAYS];
} VedetteParticipant;

#define vedette_participant_doubt(self, grade, said, ...)                                                              \
  vedette_reading_add_doubt ((self)->reading, VEDETTE_DOUBT_##grade, (said)->from, (said)->to, __VA_ARGS__)

gboolean    vedette_participant_read_words (VedetteParticipant     *self,
                                            const char             *from,
                                            const char             *to);
void        vedette_participant_say        (VedetteParticipant     *self,
                                            VedetteParticipantSays  says,
                                            int                     value,
                                            const char             *text,
                                            const char             *from,
                                            const char             *to);
gboolean    vedette_participant_find       (VedetteParticipantSays  says,
                                            const char             *squeezed,
                                            int                    *value);
const char *vedette_participant_near       (const char             *squeezed,
                                            int                    *says);

G_END_DECLS
