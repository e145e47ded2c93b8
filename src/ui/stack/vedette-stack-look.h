/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several views of a token stack ask: how an owner looks, and what is in the stack now. */

#pragma once

#include "core/session/vedette-session.h"
#include "core/stack/state/vedette-stack-odds.h"
#include "core/stack/state/vedette-stack.h"
#include "ui/widgets/vedette-party-disc.h"

G_BEGIN_DECLS

/**
 * VedetteStackNow:
 * @mix: what the odds ask of it
 * @owners: all who own a colour
 * @tokens: (element-type VedetteStackTokens): what each of them has
 * @idle: the characters who have not acted in the round
 *
 * The bag as it is, and between two rounds as it would be filled now.
 */
typedef struct
{
  VedetteStackMix mix;
  GPtrArray *owners;
  GArray *tokens;
  GPtrArray *idle;

  /*< private >*/
  GArray *characters;
} VedetteStackNow;

VedetteParty *vedette_stack_find_party (GListModel         *parties,
                                        gpointer            owner);
char         *vedette_stack_say_turns  (guint               n);
void          vedette_stack_add_effects (const VedetteStack *stack,
                                         gpointer            record,
                                         GStrvBuilder       *words);
void          vedette_stack_now_read   (VedetteStackNow    *self,
                                        const VedetteStack *stack);
void          vedette_stack_now_clear  (VedetteStackNow    *self);
VedetteStackTokens vedette_stack_get_tokens (gpointer       owner);
VedetteStackTokens vedette_stack_now_nth   (const VedetteStackNow *self,
                                            guint                  i);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteStackNow, vedette_stack_now_clear)

G_END_DECLS
