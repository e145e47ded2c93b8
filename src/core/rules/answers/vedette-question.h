/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question that needs no battle, as a static table: its name, what may be said, and what it comes to. */

#pragma once

#include "core/dice/vedette-dice.h"
#include "core/rules/answers/vedette-answer.h"
#include "core/rules/vedette-move.h"

G_BEGIN_DECLS

/**
 * VedetteQuestion:
 * @asked: its name, which is a verb of the command line; as its label one line about it; and as its parameters what may
 *   be said. Of a move it has nothing else but, where not all that can be said can be meant, its check: that is asked without
 *   a context, and what it finds about a parameter is said of the option.
 * @sides: of the die that answers it; 0 if nothing is rolled
 * @say_words: (nullable): (transfer full): what help says of the values of the parameters
 * @answer: says what it comes to; an error only of the dice
 */
typedef struct
{
  VedetteMoveKind asked;
  int sides;
  char    *(*say_words) (void);
  gboolean (*answer)    (VedetteMove    *asked,
                         VedetteDice    *dice,
                         VedetteAnswer  *answer,
                         GError        **error);
} VedetteQuestion;

G_END_DECLS
