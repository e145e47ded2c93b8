/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the bag now, of whom, and what the odds ask of it. */

#include "vedette-config.h"

#include "core/stack/state/vedette-stack-now.h"

#include "core/stack/state/vedette-stack-bag.h"

/**
 * vedette_stack_get_tokens:
 * @owner: a character or a pool
 *
 * Returns: what he has in this round, and what of it was drawn
 */
VedetteStackTokens
vedette_stack_get_tokens (gpointer owner)
{
  int placed = vedette_stack_get_int (owner, "tokens");

  return (VedetteStackTokens){ (guint) placed, (guint) (placed - vedette_stack_get_int (owner, "left")) };
}

/* Nobody acts on what is left of those who are out: that of a character stays what he has drawn. */
static void
add_idle (VedetteStackNow    *self,
          VedetteStackTokens *tokens)
{
  self->mix.idle.placed += tokens->placed - tokens->drawn;
  tokens->placed = tokens->drawn;
}

static void
add_owner (VedetteStackNow    *self,
           const VedetteStack *stack,
           gpointer            owner,
           VedetteStackTokens  tokens)
{
  gboolean able = vedette_stack_has_able (stack, owner);

  if (!able)
    add_idle (self, &tokens);
  if (VEDETTE_IS_CHARACTER (owner))
    {
      if (tokens.placed > 0 || able)
        g_array_append_val (self->characters, tokens);
      if (able && tokens.drawn == 0)
        g_ptr_array_add (self->idle, owner);
      return;
    }
  if (vedette_pool_get_kind (owner) == VEDETTE_POOL_HIRED)
    {
      self->mix.hired = tokens;
      return;
    }
  self->mix.enemies.placed += tokens.placed;
  self->mix.enemies.drawn += tokens.drawn;
}

/**
 * vedette_stack_now_read:
 * @self: (out caller-allocates): cleared with vedette_stack_now_clear()
 * @stack: whose battle outlives it, as the owners are borrowed
 *
 * Reads the bag, and what the odds ask of it.
 */
void
vedette_stack_now_read (VedetteStackNow    *self,
                        const VedetteStack *stack)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (stack->battle, "fill");
  gboolean going = vedette_stack_is_on (stack, VEDETTE_STACK_ON_ROUND);

  *self = (VedetteStackNow){ .owners = vedette_stack_list_owners (stack),
                             .tokens = g_array_new (FALSE, FALSE, sizeof (VedetteStackTokens)),
                             .characters = g_array_new (FALSE, FALSE, sizeof (VedetteStackTokens)),
                             .idle = g_ptr_array_new (),
                             .end = { .placed = 1 },
                             .ended = vedette_stack_is_on (stack, VEDETTE_STACK_ON (ROUND_END)) };
  self->end.drawn = self->ended && !vedette_stack_has_end (stack) ? 1 : 0;
  self->bag = self->end.placed - self->end.drawn;
  /* The edit is never made: it only says what the next round would have. */
  if (!going)
    vedette_bag_fill (stack, edit);
  for (guint i = 0; i < self->owners->len; i++)
    {
      gpointer owner = self->owners->pdata[i];
      VedetteStackTokens tokens = going ? vedette_stack_get_tokens (owner)
                                        : (VedetteStackTokens){ (guint) vedette_edit_get_int (edit, owner, "left"), 0 };

      g_array_append_val (self->tokens, tokens);
      add_owner (self, stack, owner, tokens);
      tokens = vedette_stack_now_bag (self, i);
      self->bag += tokens.placed - tokens.drawn;
    }
  self->mix.characters = (const VedetteStackTokens *) (gpointer) self->characters->data;
  self->mix.n_characters = self->characters->len;
}

/**
 * vedette_stack_now_nth:
 * @i: the number of an owner
 *
 * Returns: what he has
 */
VedetteStackTokens
vedette_stack_now_nth (const VedetteStackNow *self,
                       guint                  i)
{
  return g_array_index (self->tokens, VedetteStackTokens, i);
}

/**
 * vedette_stack_now_bag:
 * @i: the number of an owner
 *
 * Returns: what of the owner's tokens is in the bag, and what is out of it
 */
VedetteStackTokens
vedette_stack_now_bag (const VedetteStackNow *self,
                       guint                  i)
{
  return self->ended ? vedette_stack_get_tokens (self->owners->pdata[i]) : vedette_stack_now_nth (self, i);
}

void
vedette_stack_now_clear (VedetteStackNow *self)
{
  g_clear_pointer (&self->owners, g_ptr_array_unref);
  g_clear_pointer (&self->tokens, g_array_unref);
  g_clear_pointer (&self->characters, g_array_unref);
  g_clear_pointer (&self->idle, g_ptr_array_unref);
}
