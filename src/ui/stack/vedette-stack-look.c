/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several views of a token stack ask: how an owner looks, and what is in the stack now. */

#include "vedette-config.h"

#include "ui/stack/vedette-stack-look.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-bag.h"

/**
 * vedette_stack_find_party:
 * @parties: (element-type VedetteParty): all of the battle
 * @owner: (nullable): %NULL for the End token
 *
 * Returns: (transfer none) (nullable): how it looks
 */
VedetteParty *
vedette_stack_find_party (GListModel *parties,
                          gpointer    owner)
{
  gint64 id = owner != NULL ? vedette_record_get_id (owner) : 0;

  for (guint i = 0; i < g_list_model_get_n_items (parties); i++)
    {
      g_autoptr (VedetteParty) party = g_list_model_get_item (parties, i);

      /* The list holds it. */
      if (vedette_party_get_record (party) == id)
        return party;
    }
  return NULL;
}

char *
vedette_stack_say_turns (guint n)
{
  return g_strdup_printf (ngettext ("%u Turn", "%u Turns", n), n);
}

/**
 * vedette_stack_add_effects:
 * @words: to which what is on him is added
 *
 * What is on somebody stands beside him (T-13).
 */
void
vedette_stack_add_effects (const VedetteStack *stack,
                           gpointer            record,
                           GStrvBuilder       *words)
{
  GListModel *effects = vedette_battle_get_records (stack->battle, vedette_effect_get_type ());

  for (guint i = 0; i < g_list_model_get_n_items (effects); i++)
    {
      g_autoptr (VedetteEffect) effect = g_list_model_get_item (effects, i);
      g_autofree char *text = NULL;

      if (vedette_effect_get_whose (effect) != vedette_record_get_id (record))
        continue;
      /* Translators: an effect on somebody, and how long it still lasts, as in “burning (3)” */
      text = g_strdup_printf (_("%s (%d)"), vedette_effect_get_name (effect), vedette_effect_get_left (effect));
      g_strv_builder_add (words, text);
    }
}

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

/* Reads the bag, and what the odds ask of it. */
void
vedette_stack_now_read (VedetteStackNow    *self,
                        const VedetteStack *stack)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (stack->battle, "fill");
  gboolean going = vedette_stack_is_on (stack, VEDETTE_STACK_ON_ROUND);

  *self = (VedetteStackNow){ .owners = vedette_stack_list_owners (stack),
                             .tokens = g_array_new (FALSE, FALSE, sizeof (VedetteStackTokens)),
                             .characters = g_array_new (FALSE, FALSE, sizeof (VedetteStackTokens)),
                             .idle = g_ptr_array_new () };
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
    }
  self->mix.characters = (const VedetteStackTokens *) (gpointer) self->characters->data;
  self->mix.n_characters = self->characters->len;
}

VedetteStackTokens
vedette_stack_now_nth (const VedetteStackNow *self,
                       guint                  i)
{
  return g_array_index (self->tokens, VedetteStackTokens, i);
}

void
vedette_stack_now_clear (VedetteStackNow *self)
{
  g_clear_pointer (&self->owners, g_ptr_array_unref);
  g_clear_pointer (&self->tokens, g_array_unref);
  g_clear_pointer (&self->characters, g_array_unref);
  g_clear_pointer (&self->idle, g_ptr_array_unref);
}
