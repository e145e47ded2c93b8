/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may know what of a fight, who takes part as a party, and whose Turns its story is made of. */

#include "vedette-config.h"

#include "core/stack/words/vedette-stack-words.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-text.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"

/* Whether somebody may know everything: the GM, and who asks for nobody in particular */
gboolean
vedette_stack_knows_all (const char *audience)
{
  return audience == NULL || g_str_equal (audience, VEDETTE_AUDIENCE_UMPIRE);
}

static gboolean
is_any (const char         *field,
        const char * const *fields)
{
  return field != NULL && g_strv_contains (fields, field);
}

/* The numbers of enemy tokens would tell the sum of their Initiative. */
static gboolean
may_see_field (const VedetteStack *self,
               gpointer            record,
               const char         *field)
{
  static const char * const of_pool[] = { "tokens", "left", "settled", NULL };
  static const char * const of_game[] = { "raw", "cap", "placed", "shared", "kept", NULL };
  static const char * const who[] = { "owner", "actor", "last-enemy", "whose", NULL };

  if (VEDETTE_IS_POOL (record) && vedette_pool_get_kind (record) == VEDETTE_POOL_ENEMIES)
    return !is_any (field, of_pool);
  if (VEDETTE_IS_ENEMY (record))
    return g_strcmp0 (field, "initiative") != 0;
  if (VEDETTE_IS_STACK_ABOUT (record))
    return g_strcmp0 (field, "notes") != 0;
  if (is_any (field, who))
    {
      GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), field);
      gpointer whom = pspec != NULL ? vedette_stack_find (self, vedette_record_peek_id (record, pspec->param_id)) : NULL;

      return whom == NULL || !vedette_stack_hides (self, whom);
    }
  return !VEDETTE_IS_STACK_GAME (record) || !is_any (field, of_game);
}

/* Hidden enemies, those who are still to come, and Initiatives are the GM's. */
gboolean
vedette_stack_may_see (const VedetteStack *self,
                       gint64              id,
                       const char         *field,
                       const char         *audience)
{
  gpointer record = vedette_stack_find (self, id);

  if (record == NULL || vedette_stack_knows_all (audience))
    return TRUE;
  return !vedette_stack_hides (self, record) && may_see_field (self, record, field);
}

/* Whether a step is among those that led to where the battle is; each has a greater number than the one before it. */
static gboolean
is_in_force (const VedetteStack *self,
             VedetteStep        *step)
{
  guint low = 0, high = vedette_battle_get_place (self->battle);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      gint64 n = vedette_step_get_n (vedette_battle_get_branch (self->battle, middle));

      if (n == vedette_step_get_n (step))
        return TRUE;
      if (n < vedette_step_get_n (step))
        low = middle + 1;
      else
        high = middle;
    }
  return FALSE;
}

/* A fact may hold a name as a file has it, of which the record shows no more than a part. */
static gboolean
is_shown_as (const char *fact,
             const char *name)
{
  return fact != NULL && g_str_equal (vedette_text_show (fact, VEDETTE_TEXT_MOST), name);
}

static gboolean
is_named (JsonObject *facts,
          const char *name)
{
  JsonArray *arrived = vedette_fact_array (facts, "arrived");

  for (guint i = 0; arrived != NULL && i < json_array_get_length (arrived); i++)
    if (JSON_NODE_HOLDS_VALUE (json_array_get_element (arrived, i)) &&
        is_shown_as (json_array_get_string_element (arrived, i), name))
      return TRUE;
  return is_shown_as (vedette_fact_text (facts, "who"), name);
}

/* A step that was undone may tell of somebody who is a secret again. */
const char *
vedette_stack_get_audience (const VedetteStack *self,
                            VedetteStep        *step)
{
  const char *own = vedette_step_get_audience (step);

  if (!g_str_equal (own, VEDETTE_AUDIENCE_ALL) || is_in_force (self, step))
    return own;
  vedette_each (VedetteEnemy, enemy, vedette_battle_get_records (self->battle, vedette_enemy_get_type ()))
    if (vedette_stack_is_secret (enemy) && is_named (vedette_step_get_facts (step), vedette_enemy_get_name (enemy)))
      return VEDETTE_AUDIENCE_UMPIRE;
  return own;
}

void
vedette_stack_fill_audiences (GListStore *list)
{
  vedette_choice_add_nick (list, VEDETTE_STACK_AUDIENCE_PLAYERS, _("Players"));
  vedette_choice_add_nick (list, VEDETTE_AUDIENCE_UMPIRE, _("Game Master"));
}

/* Whether nobody is known who acts on the tokens of that owner */
static gboolean
has_nobody (const VedetteStack *self,
            gpointer            owner,
            const char         *audience)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, owner);

  for (guint i = 0; i < actors->len; i++)
    if (vedette_stack_may_see (self, vedette_record_get_id (actors->pdata[i]), NULL, audience))
      return FALSE;
  return TRUE;
}

void
vedette_stack_fill_parties (const VedetteStack *self,
                            const char         *audience,
                            GListStore         *list)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    {
      gpointer owner = owners->pdata[i];
      g_autofree char *word = vedette_stack_get_word (owner);
      const char *letter = VEDETTE_IS_CHARACTER (owner) ? vedette_character_get_letter (owner)
                                                        : vedette_pool_get_letter (owner);
      g_autofree char *first = g_utf8_substring (vedette_stack_get_name (owner), 0,
                                                 MIN (1, g_utf8_strlen (vedette_stack_get_name (owner), -1)));

      if (!vedette_stack_knows_all (audience) && vedette_stack_hides (self, owner))
        continue;
      vedette_value_add (list, VedetteParty, .id = word, .name = vedette_stack_get_name (owner),
                         .players = VEDETTE_IS_CHARACTER (owner) ? vedette_character_get_player (owner) : NULL,
                         .colour = vedette_token_colour_get_hex ((VedetteTokenColour) vedette_stack_get_int (owner, "colour")),
                         .sign = (VedetteSign) vedette_stack_get_int (owner, "sign"),
                         .letter = *letter != '\0' ? letter : first, .record = vedette_record_get_id (owner),
                         .absent = has_nobody (self, owner, audience));
    }
  /* The whole word stands for the End token, because its first letter may be that of an owner. */
  vedette_value_add (list, VedetteParty, .id = VEDETTE_STACK_END_TOKEN, .name = C_("token", "End"),
                     .colour = vedette_token_colour_get_hex (VEDETTE_TOKEN_BLACK), .sign = VEDETTE_SIGN_CIRCLE,
                     .letter = C_("token", "End"));
}

/* A Turn is its owner's from the token to the end of it. */
void
vedette_stack_fill_spans (const VedetteStack *self,
                          GListStore         *list)
{
  static const char * const ends[] = { "draw", "finish", "idle", "keep-turn", "end", "next-encounter", NULL };
  VedetteSpan *open = NULL;

  for (guint i = 0; i < vedette_battle_get_place (self->battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (self->battle, i);
      JsonObject *facts;
      const char *token;

      if (!g_strv_contains (ends, vedette_step_get_kind (step)))
        continue;
      if (open != NULL)
        open->to = vedette_step_get_n (step);
      open = NULL;
      if (!g_str_equal (vedette_step_get_kind (step), "draw"))
        continue;
      facts = vedette_step_get_facts (step);
      token = vedette_fact_text (facts, "token");
      if (*token != '\0' && !g_str_equal (token, VEDETTE_STACK_END_TOKEN))
        open = vedette_value_add (list, VedetteSpan, .party = token, .from = vedette_step_get_n (step),
                                  .label = vedette_stack_fact_name (facts, "owner"));
    }
}

/**
 * vedette_stack_count_draws:
 * @party: the word of an owner, or of the End token
 *
 * Returns: (transfer full): how many Turns it had in this fight, and in how many rounds; of the End, how many rounds had none
 */
char *
vedette_stack_count_draws (const VedetteStack *self,
                           const char         *party)
{
  int turns = 0, rounds = 0, idle = 0, of_round = 0;

  for (guint i = 0; i < vedette_battle_get_place (self->battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (self->battle, i);
      const char *kind = vedette_step_get_kind (step), *token;

      if (g_str_equal (kind, "start"))
        turns = rounds = idle = of_round = 0;
      if (!g_str_equal (kind, "draw"))
        continue;
      token = vedette_fact_text (vedette_step_get_facts (step), "token");
      if (*token == '\0')
        continue;
      turns += g_str_equal (token, party) ? 1 : 0;
      of_round++;
      if (!g_str_equal (token, VEDETTE_STACK_END_TOKEN))
        continue;
      rounds++;
      idle += of_round == 1 ? 1 : 0;
      of_round = 0;
    }
  if (g_str_equal (party, VEDETTE_STACK_END_TOKEN))
    /* Translators: of the rounds of a fight, and those of them in which the End token came first */
    return g_strdup_printf (_("Rounds completed: %d. Rounds without a Turn: %d."), rounds, idle);
  /* Translators: the Turns of somebody in this fight, and in how many rounds; the one that goes on counts */
  return g_strdup_printf (_("Turns: %d. Rounds: %d."), turns, rounds + (of_round > 0 ? 1 : 0));
}
