/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stack of tokens as it is said on the command line. */

#pragma once

#include "core/rules/vedette-move.h"
#include "core/stack/state/vedette-stack-odds.h"

G_BEGIN_DECLS

/* The owner of a token: a character by his number after this, or one of the two */
#define VEDETTE_STACK_OWNER_CHARACTER "character-"
#define VEDETTE_STACK_OWNER_HIRED "hired"
#define VEDETTE_STACK_OWNER_ENEMIES "enemies"

/**
 * VedetteStackSaid:
 * @mix: what it comes to
 * @enemies: the enemies' tokens without the limit
 * @limit: how many they may have; %G_MAXUINT if there is no limit
 */
typedef struct
{
  VedetteStackMix mix;
  guint enemies;
  guint limit;

  /*< private >*/
  VedetteStackTokens *characters; /* those of the mix */
} VedetteStackSaid;

void vedette_stack_said_read  (VedetteStackSaid *self,
                               VedetteMove      *asked,
                               VedetteRuling    *ruling);
void vedette_stack_said_clear (VedetteStackSaid *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteStackSaid, vedette_stack_said_clear)

G_END_DECLS
