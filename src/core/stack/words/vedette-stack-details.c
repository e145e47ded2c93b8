/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the game master should know about what is due: who a step at the end of a round affects, the value of a Turn, and how
 * likely a draw was. */

#include "vedette-config.h"

#include "core/stack/words/vedette-stack-words.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-bag.h"

static char *
join (GStrvBuilder *builder)
{
  g_auto (GStrv) list = g_strv_builder_end (builder);

  return g_strjoinv (C_("list of names", ", "), list);
}

static void
add_counted (GStrvBuilder *builder,
             int           n,
             gpointer      who)
{
  /* Translators: how many tokens, and of whom, as in “2 × Mira” */
  g_autofree char *text = g_strdup_printf (C_("participants", "%d × %s"), n, vedette_stack_get_name (who));

  if (n > 0)
    g_strv_builder_add (builder, text);
}

static char *
say_out (const VedetteStack *self)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < actors->len; i++)
    {
      gpointer actor = actors->pdata[i];

      if (!VEDETTE_IS_CHARACTER (actor))
        add_counted (builder, vedette_stack_get_int (actor, "fallen") + vedette_stack_get_int (actor, "away"), actor);
      else if (vedette_character_get_place (actor) >= VEDETTE_STACK_DEAD && !vedette_character_get_gone (actor))
        g_strv_builder_add (builder, vedette_stack_get_name (actor));
    }
  return join (builder);
}

static char *
say_effects (const VedetteStack *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  vedette_each (VedetteEffect, effect, vedette_battle_get_records (self->battle, vedette_effect_get_type ()))
    {
      gpointer whose = vedette_stack_find (self, vedette_effect_get_whose (effect));
      int left = vedette_effect_get_left (effect);
      g_autofree char *text = NULL;

      if (vedette_effect_get_tick (effect) != VEDETTE_EFFECT_ROUND)
        continue;
      if (whose != NULL)
        /* Translators: an effect, on whom it is, for how many rounds it lasts now, and for how many after that */
        text = g_strdup_printf (C_("effect", "%s on %s: %d, then %d"), vedette_effect_get_name (effect),
                                vedette_stack_get_name (whose), left, left - 1);
      else
        /* Translators: an effect, for how many rounds it lasts now, and for how many after that */
        text = g_strdup_printf (C_("effect", "%s: %d, then %d"), vedette_effect_get_name (effect), left, left - 1);
      g_strv_builder_add (builder, text);
    }
  return join (builder);
}

static char *
say_arrivals (const VedetteStack *self)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < actors->len; i++)
    {
      gpointer actor = actors->pdata[i];
      g_autofree char *willing = NULL;

      if (vedette_stack_get_int (actor, "place") == VEDETTE_STACK_ARRIVING)
        add_counted (builder, VEDETTE_IS_CHARACTER (actor) ? 1 : vedette_stack_get_int (actor, "count"), actor);
      if (!VEDETTE_IS_HIRED (actor) || vedette_hired_get_place (actor) != VEDETTE_STACK_IN ||
          vedette_hired_get_count (actor) == 0)
        continue;
      /* Translators: some hired helpers, how many of them are willing to fight, and how many there are, as in “Spearmen: 1 of 4
       * willing” */
      willing = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d of %d willing", "%s: %d of %d willing",
                                              (gulong) vedette_stack_count_willing (actor)),
                                 vedette_stack_get_name (actor), vedette_stack_count_willing (actor),
                                 vedette_hired_get_count (actor));
      g_strv_builder_add (builder, willing);
    }
  return join (builder);
}

/* A-T16: of whom fewer tokens come into the bag than were settled */
static void
add_lowered (GStrvBuilder       *builder,
             const VedetteStack *self,
             VedetteEdit        *filled)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    {
      int settled = vedette_stack_get_int (owners->pdata[i], "settled");
      int tokens = vedette_edit_get_int (filled, owners->pdata[i], "tokens");
      g_autofree char *text = NULL;

      if (settled <= tokens)
        continue;
      /* Translators: the owner of tokens, how many go into the bag, and how many the game master had settled, as in “Orcs: 9
       * instead of 14” */
      text = g_strdup_printf (C_("tokens", "%s: %d instead of %d"), vedette_stack_get_name (owners->pdata[i]), tokens, settled);
      g_strv_builder_add (builder, text);
    }
}

static char *
say_cap (const VedetteStack *self)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "fill");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *enemies = NULL;
  int cap = vedette_bag_get_cap (self, edit), raw, placed;

  vedette_bag_fill (self, edit);
  raw = vedette_edit_get_int (edit, self->game, "raw");
  placed = vedette_edit_get_int (edit, self->game, "placed");
  enemies = cap < 0
              /* Translators: tokens of the enemies: by their Initiative, and in the bag */
              ? g_strdup_printf (_("%d by Initiative, %d in the bag"), raw, placed)
              /* Translators: tokens of the enemies: by their Initiative, at most, and in the bag */
              : g_strdup_printf (_("%d by Initiative, limit %d, %d in the bag"), raw, cap, placed);
  g_strv_builder_add (builder, enemies);
  add_lowered (builder, self, edit);
  return join (builder);
}

/**
 * vedette_stack_describe_limit:
 *
 * Returns: (transfer full): how many tokens the enemies bring, may have, and had put in for the round; between two rounds,
 *   for the next. For the GM
 */
char *
vedette_stack_describe_limit (const VedetteStack *self)
{
  int raw = vedette_stack_game_get_raw (self->game), placed = vedette_stack_game_get_placed (self->game);

  if (!vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    return say_cap (self);
  if (vedette_house_rules_get (&self->house, "cap") == VEDETTE_CAP_OFF)
    /* Translators: tokens of the enemies: by their Initiative, and those that were put into the bag for the round */
    return g_strdup_printf (_("%d by Initiative, %d put in"), raw, placed);
  /* Translators: tokens of the enemies: by their Initiative, at most, and those that were put into the bag for the round */
  return g_strdup_printf (_("%d by Initiative, limit %d, %d put in"), raw, vedette_stack_game_get_cap (self->game), placed);
}

/**
 * vedette_stack_describe_step:
 * @step: of the end of a round, in which there is something to do
 *
 * Returns: (transfer full) (nullable): whom or what it is about, for the GM
 */
char *
vedette_stack_describe_step (const VedetteStack *self,
                             VedetteStackStep    step)
{
  switch (step)
    {
    case VEDETTE_STACK_STEP_REMOVE:
    case VEDETTE_STACK_STEP_RECHECK:
      return say_out (self);
    case VEDETTE_STACK_STEP_EFFECTS:
      return say_effects (self);
    case VEDETTE_STACK_STEP_ARRIVALS:
      return say_arrivals (self);
    case VEDETTE_STACK_STEP_CAP:
      return say_cap (self);
    default:
      return NULL;
    }
}

/* T-20: a character has two Turns in a round at most; the chance of another one is that of his tokens before the End. */
static char *
say_character (VedetteCharacter *character)
{
  int left = vedette_character_get_left (character);

  if (left == 0)
    return g_strdup (_("No more tokens in the bag: no more Turns this round"));
  /* Translators: of a character's tokens in the bag; the second number is that of equal chances, of which the first wins */
  return g_strdup_printf (ngettext ("%d more token in the bag: %d chance in %d of another Turn in this round",
                                    "%d more tokens in the bag: %d chances in %d of another Turn in this round", (gulong) left),
                          left, left, left + 1);
}

/**
 * vedette_stack_say_worth:
 *
 * Returns: (transfer full) (nullable): what is worth knowing of the Turn that goes on, for the GM
 */
char *
vedette_stack_say_worth (const VedetteStack *self)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  gpointer actor = vedette_stack_find (self, vedette_stack_game_get_actor (self->game));
  int run = VEDETTE_IS_ENEMY (actor) ? vedette_stack_count_run (self, actor) + 1 : 0;

  if (VEDETTE_IS_CHARACTER (owner))
    return say_character (owner);
  if (VEDETTE_IS_ENEMY (actor) && vedette_stack_is_unfair (self, actor, run))
    /* Translators: how many Turns one after the other; who has them; the Initiative of that enemy, which should not be less */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Fair play: %d Turn in a row for %s, Initiative %d",
                                         "Fair play: %d Turns in a row for %s, Initiative %d", (gulong) run),
                            run, vedette_stack_get_name (actor), vedette_enemy_get_initiative (actor));
  if (VEDETTE_IS_POOL (owner) && vedette_pool_get_kind (owner) == VEDETTE_POOL_ENEMIES)
    return g_strdup (_("Any enemy may act, even one that has already acted"));
  return NULL;
}

/* Whose token came, if that is known to who looks. Returns: (transfer none) (nullable) */
static gpointer
find_drawn (const VedetteStack *self,
            VedetteRules       *rules,
            VedetteStep        *step,
            const char         *audience)
{
  g_autoptr (VedetteParty) drawn = vedette_rules_find_drawn (rules, step, audience);
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));

  if (drawn == NULL || owner == NULL || drawn->record != vedette_record_get_id (owner))
    return NULL;
  return vedette_stack_knows_all (audience) || !vedette_stack_hides (self, owner) ? owner : NULL;
}

/**
 * vedette_stack_say_drawn:
 * @step: the newest
 *
 * How likely the token was that came. It is known as long as it is out: at the end of a round no token is out.
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL for any other step
 */
char *
vedette_stack_say_drawn (const VedetteStack *self,
                         VedetteRules       *rules,
                         VedetteStep        *step,
                         const char         *audience)
{
  gpointer owner = find_drawn (self, rules, step, audience);
  g_autofree char *percent = NULL;
  int had, total;

  if (owner == NULL)
    return NULL;
  /* What is left, and the one that is out; and in the bag the End token, too. */
  had = vedette_stack_get_int (owner, "left") + 1;
  total = vedette_stack_count_left (self) + 2;
  percent = vedette_chance_percent (vedette_chance_new (had, total));
  /* Translators: the owner of the drawn token, how many of this owner’s tokens were in the bag, how many tokens in all, and the
   * chance, as in “Mira had 2 of the 31 tokens in the bag: 6.5%” */
  return g_strdup_printf (_("%s had %d of the %d tokens in the bag: %s"), vedette_stack_get_name (owner), had, total, percent);
}
