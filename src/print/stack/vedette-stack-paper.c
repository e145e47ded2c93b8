/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sheets of a token stack ask about their battle: who is shown to whom, and how his tokens look. */

#include "vedette-config.h"

#include "print/stack/vedette-stack-paper.h"

#include "core/rules/story/vedette-party.h"
#include "core/stack/state/vedette-stack-bag.h"
#include "core/stack/vedette-stack-rules.h"
#include "core/stack/words/vedette-stack-words.h"

const char *const vedette_stack_readers[] = { VEDETTE_STACK_AUDIENCE_PLAYERS, VEDETTE_AUDIENCE_UMPIRE, NULL };

/* A colour that only those share of whom nobody may know is unknown itself. */
static gboolean
shows_owner (VedetteStackPaper *self,
             gpointer           owner)
{
  g_autoptr (GPtrArray) lines = NULL;

  if (VEDETTE_IS_CHARACTER (owner) || owner == vedette_stack_get_pool (&self->stack, VEDETTE_POOL_ENEMIES))
    return TRUE;
  lines = vedette_stack_paper_list (self, owner);
  return lines->len > 0 && vedette_stack_paper_shows (self, owner, NULL);
}

/**
 * vedette_stack_paper_read:
 * @reader: his number in vedette_stack_readers
 */
void
vedette_stack_paper_read (VedetteStackPaper *self,
                          VedetteBattle     *battle,
                          guint              reader)
{
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);

  vedette_stack_read (&self->stack, battle);
  self->audience = vedette_stack_readers[reader];
  self->title = vedette_rules_get_title (rules, self->audience);
  self->parties = g_list_store_new (VEDETTE_TYPE_PARTY);
  vedette_stack_fill_parties (&self->stack, self->audience, self->parties);
  self->next = vedette_battle_edit (battle, "fill");
  if (!vedette_stack_is_on (&self->stack, VEDETTE_STACK_ON_GAME))
    vedette_bag_fill (&self->stack, self->next);
  self->owners = vedette_stack_list_owners (&self->stack);
  for (guint i = self->owners->len; i-- > 0;)
    if (!shows_owner (self, self->owners->pdata[i]))
      g_ptr_array_remove_index (self->owners, i);
}

void
vedette_stack_paper_clear (VedetteStackPaper *self)
{
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->owners, g_ptr_array_unref);
  g_clear_object (&self->parties);
  g_clear_pointer (&self->next, vedette_edit_free);
}

/**
 * vedette_stack_paper_shows:
 * @field: (nullable): %NULL for the record itself
 *
 * Returns: whether it may stand on this sheet
 */
gboolean
vedette_stack_paper_shows (VedetteStackPaper *self,
                           gpointer           record,
                           const char        *field)
{
  return vedette_stack_may_see (&self->stack, vedette_record_get_id (record), field, self->audience);
}

/**
 * vedette_stack_paper_list:
 *
 * Returns: (transfer container): who acts on the tokens of @owner, and is shown
 */
GPtrArray *
vedette_stack_paper_list (VedetteStackPaper *self,
                          gpointer           owner)
{
  GPtrArray *lines = vedette_stack_list_actors (&self->stack, owner);

  for (guint i = lines->len; i-- > 0;)
    if (!vedette_stack_paper_shows (self, lines->pdata[i], NULL))
      g_ptr_array_remove_index (lines, i);
  return lines;
}

/**
 * vedette_stack_paper_count:
 * @owner: (nullable): %NULL for the End
 *
 * Returns: how many tokens he has in this round or, if none goes on, would have in the next (T-02, T-03, T-05, T-15)
 */
int
vedette_stack_paper_count (VedetteStackPaper *self,
                           gpointer           owner)
{
  return owner != NULL ? vedette_edit_get_int (self->next, owner, "tokens") : 1;
}

static VedetteParty *
find_party (VedetteStackPaper *self,
            gpointer           owner)
{
  g_autofree char *word = vedette_stack_get_word (owner);

  vedette_each (VedetteParty, party, self->parties)
    if (g_str_equal (party->id, word))
      return party;
  g_return_val_if_reached (NULL);
}

/**
 * vedette_stack_paper_add_disc:
 * @owner: (nullable): %NULL for the End
 * @with_sign: whether it is large enough for its sign
 *
 * Sets a token of his: his letter, and the End by its word, which no letter of anybody is mistaken for.
 */
void
vedette_stack_paper_add_disc (VedetteStackPaper *self,
                              VedettePage       *page,
                              gpointer           owner,
                              gboolean           with_sign,
                              double             x,
                              double             y,
                              double             width)
{
  VedetteParty *party = find_party (self, owner);

  vedette_page_add_disc (page, owner != NULL ? party->letter : party->name, party->colour, (VedetteShape) party->sign,
                         with_sign, x, y, width);
}

/* Sets his sign beside a token that is too small for it. */
void
vedette_stack_paper_add_sign (VedetteStackPaper *self,
                              VedettePage       *page,
                              gpointer           owner,
                              double             x,
                              double             y,
                              double             width)
{
  vedette_page_add_sign (page, (VedetteShape) find_party (self, owner)->sign, TRUE, x, y, width);
}
