/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the bag now, of whom, and what the odds ask of it. */

#pragma once

#include "core/stack/state/vedette-stack-odds.h"
#include "core/stack/state/vedette-stack.h"

G_BEGIN_DECLS

/**
 * VedetteStackNow:
 * @mix: what the odds ask of it
 * @owners: all who own a colour
 * @tokens: (element-type VedetteStackTokens): what each of them has
 * @idle: the characters who have not acted in the round
 * @end: the End token
 * @bag: how many tokens are in the bag, the End token among them
 *
 * The bag as it is; between two rounds, the bag as it would be filled now. At the end of a round, the bag contains the tokens
 * that were not drawn until it is filled (A-T17): vedette_stack_now_bag(), @end and @bag are about these tokens, and all other
 * members are about the next round.
 */
typedef struct
{
  VedetteStackMix mix;
  GPtrArray *owners;
  GArray *tokens;
  GPtrArray *idle;
  VedetteStackTokens end;
  guint bag;

  /*< private >*/
  GArray *characters;
  gboolean ended;
} VedetteStackNow;

void               vedette_stack_now_read   (VedetteStackNow       *self,
                                             const VedetteStack    *stack);
void               vedette_stack_now_clear  (VedetteStackNow       *self);
VedetteStackTokens vedette_stack_now_nth    (const VedetteStackNow *self,
                                             guint                  i);
VedetteStackTokens vedette_stack_now_bag    (const VedetteStackNow *self,
                                             guint                  i);
VedetteStackTokens vedette_stack_get_tokens (gpointer               owner);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteStackNow, vedette_stack_now_clear)

G_END_DECLS
