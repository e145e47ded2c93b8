/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a fight stands, and what is due in it. */

#include "vedette-config.h"

#include "core/stack/words/vedette-stack-words.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "core/stack/state/vedette-stack-round.h"

static void
add_number (GListStore *list,
            const char *id,
            const char *label,
            int         value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  vedette_status_add_int (list, id, label, VEDETTE_EMPHASIS_MACHINE, value, text);
}

static void
add_turn (const VedetteStack *self,
          const char         *audience,
          GListStore         *list)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  gpointer actor = vedette_stack_find (self, vedette_stack_game_get_actor (self->game));
  g_autofree char *word = NULL;

  if (owner == NULL)
    return;
  if (!vedette_stack_may_see (self, vedette_record_get_id (owner), NULL, audience))
    owner = vedette_stack_get_pool (self, VEDETTE_POOL_ENEMIES);
  word = vedette_stack_get_word (owner);
  vedette_status_add_text (list, "owner", _("Token"), VEDETTE_EMPHASIS_STRONG, word, vedette_stack_get_name (owner));
  if (actor != NULL && actor != owner && (vedette_stack_knows_all (audience) || !vedette_stack_is_secret (actor)))
    vedette_status_add_text (list, "actor", _("Acting"), VEDETTE_EMPHASIS_STRONG, vedette_stack_get_name (actor),
                             vedette_stack_get_name (actor));
}

/* What is in the bag: the players see only their own tokens, for the sum of the others tells the Initiatives. */
static void
add_bag (const VedetteStack *self,
         const char         *audience,
         GListStore         *list)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  if (vedette_stack_knows_all (audience))
    {
      int n = vedette_stack_count_left (self) + (vedette_stack_has_end (self) ? 1 : 0);
      g_autofree char *text = g_strdup_printf ("%d", n);

      vedette_status_add_int (list, "bag", _("In the bag"), VEDETTE_EMPHASIS_NORMAL, n, text);
      add_number (list, "raw", _("Total enemy Initiative"), vedette_stack_game_get_raw (self->game));
      add_number (list, "cap", _("Enemy limit"), vedette_stack_game_get_cap (self->game));
      add_number (list, "placed", _("Enemy tokens"), vedette_stack_game_get_placed (self->game));
    }
  for (guint i = 0; i < owners->len; i++)
    {
      gint64 id = vedette_record_get_id (owners->pdata[i]);
      g_autofree char *word = vedette_stack_get_word (owners->pdata[i]);
      g_autofree char *left = g_strconcat ("left-", word, NULL);

      if (vedette_stack_is_listed (self, owners->pdata[i]) &&
          (audience == NULL || vedette_stack_may_see (self, id, "left", audience)))
        add_number (list, left, vedette_stack_get_name (owners->pdata[i]), vedette_stack_get_int (owners->pdata[i], "left"));
    }
}

char *
vedette_stack_say_turns (guint n)
{
  /* Translators: how many times somebody has acted in a round */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Turn", "%u Turns", n), n);
}

/**
 * vedette_stack_say_idle:
 *
 * Returns: (transfer full) (nullable): the characters that have not acted in this round (T-21); %NULL for none
 */
char *
vedette_stack_say_idle (const VedetteStack *self)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < actors->len; i++)
    if (VEDETTE_IS_CHARACTER (actors->pdata[i]) && vedette_stack_is_able (actors->pdata[i]) &&
        vedette_stack_count_turns (self, actors->pdata[i]) == 0 &&
        vedette_record_get_id (actors->pdata[i]) != vedette_stack_game_get_owner (self->game))
      g_strv_builder_add (builder, vedette_stack_get_name (actors->pdata[i]));
  names = g_strv_builder_end (builder);
  return names[0] != NULL ? g_strjoinv (C_("list of names", ", "), names) : NULL;
}

static void
add_idle (const VedetteStack *self,
          GListStore         *list)
{
  g_autofree char *text = vedette_stack_say_idle (self);

  if (text != NULL)
    vedette_status_add_text (list, "idle", _("Not acted yet"), VEDETTE_EMPHASIS_NORMAL, text, text);
}

/* For people all of them are one line, for machines each is by itself. */
static void
add_effects (const VedetteStack *self,
             const char         *audience,
             GListStore         *list)
{
  g_autoptr (GString) all = g_string_new (NULL);

  vedette_each (VedetteEffect, effect, vedette_battle_get_records (self->battle, vedette_effect_get_type ()))
    {
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (effect));
      gpointer whose = vedette_stack_find (self, vedette_effect_get_whose (effect));
      int left = vedette_effect_get_left (effect);
      g_autofree char *name = g_strdup_printf ("effect-%" G_GINT64_FORMAT, id);
      g_autofree char *text = NULL;

      if (audience != NULL && !vedette_stack_may_see (self, id, NULL, audience))
        continue;
      if (whose != NULL)
        /* Translators: on whom an effect is, the effect, and how many rounds or Turns it still lasts, as in “Mira: poison, 2
           left” */
        text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %s, %d left", "%s: %s, %d left", (gulong) left),
                                vedette_stack_get_name (whose), vedette_effect_get_name (effect), left);
      else
        /* Translators: an effect, and how many rounds or Turns it still lasts, as in “poison: 2 left” */
        text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d left", "%s: %d left", (gulong) left),
                                vedette_effect_get_name (effect), left);
      vedette_status_add_int (list, name, vedette_effect_get_name (effect), VEDETTE_EMPHASIS_MACHINE, left, text);
      /* Translators: between what is said of somebody, as in “Ann · blue · 1 Turn” */
      g_string_append_printf (all, "%s%s", all->len > 0 ? _(" · ") : "", text);
    }
  if (all->len > 0)
    vedette_status_add_text (list, "effects", _("Effects"), VEDETTE_EMPHASIS_NORMAL, all->str, all->str);
}

/* The list of rules.md 8.2, with what is behind, what is now, and what there is nothing to do for */
static void
add_checklist (const VedetteStack *self,
               const char         *audience,
               GListStore         *list)
{
  VedetteStatus *steps = vedette_status_add_progress (list, "round-end", _("End of the round"), VEDETTE_EMPHASIS_NORMAL);
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "round-end");
  VedetteStackStep now = vedette_stack_game_get_step (self->game);

  for (int i = 0; i <= VEDETTE_STACK_STEP_CAP; i++)
    {
      gboolean all = vedette_stack_knows_all (audience);
      gboolean idle = all ? !vedette_round_has_step (self, edit, (VedetteStackStep) i)
                          : !vedette_round_shows_step (self, edit, (VedetteStackStep) i);
      /* The program's bag is filled in one go at the end: until then they are not back (A-T17). */
      gboolean behind = i < (int) now && (i != VEDETTE_STACK_STEP_RETURN || vedette_stack_has_end (self));
      VedettePartState state = behind ? VEDETTE_PART_DONE : i == (int) now && (all || !idle) ? VEDETTE_PART_NOW
                               : idle        ? VEDETTE_PART_LOCKED : VEDETTE_PART_AHEAD;
      g_autofree char *about = all && !idle && i >= (int) now ? vedette_stack_describe_step (self, (VedetteStackStep) i) : NULL;

      vedette_status_add_part (steps, vedette_enum_get_nick (vedette_stack_step_get_type (), i),
                               vedette_enum_get_label (vedette_stack_step_get_type (), i), state,
                               state == VEDETTE_PART_LOCKED ? _("Nothing to do") : about,
                               state == VEDETTE_PART_NOW ? "confirm" : NULL);
    }
}

/* Whose token is out: of an owner of whom the players do not know, the enemies' pool is told instead. */
static void
name_owner (const VedetteStack *self,
            const char         *audience,
            GListStore         *list)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  g_autofree char *word = NULL;

  if (owner != NULL && !vedette_stack_knows_all (audience) && vedette_stack_hides (self, owner))
    owner = vedette_stack_get_pool (self, VEDETTE_POOL_ENEMIES);
  if (owner != NULL)
    word = vedette_stack_get_word (owner);
  vedette_status_name_party (list, word);
}

void
vedette_stack_fill_status (const VedetteStack *self,
                           const char         *audience,
                           GListStore         *list)
{
  VedetteStackPhase phase;
  int round;

  if (self->game == NULL)
    return;
  phase = vedette_stack_game_get_phase (self->game);
  round = vedette_stack_game_get_round (self->game);
  vedette_status_add_text (list, "phase", _("Phase"), VEDETTE_EMPHASIS_HEADLINE,
                           vedette_enum_get_nick (vedette_stack_phase_get_type (), (int) phase),
                           vedette_enum_get_label (vedette_stack_phase_get_type (), (int) phase));
  name_owner (self, audience, list);
  if (round > 0)
    {
      g_autofree char *text = g_strdup_printf ("%d", round);

      vedette_status_add_int (list, "round", C_("status", "Round"), VEDETTE_EMPHASIS_NORMAL, round, text);
    }
  add_number (list, "encounter", _("Encounter"), vedette_stack_game_get_encounter (self->game));
  add_turn (self, audience, list);
  add_bag (self, audience, list);
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON_GAME))
    add_idle (self, list);
  add_effects (self, audience, list);
  if (phase == VEDETTE_STACK_ROUND_END)
    add_checklist (self, audience, list);
}

/* Of whom the players do not know, they are not told. */
static char *
say_turn (const VedetteStack *self,
          gboolean            all)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  gpointer actor = vedette_stack_find (self, vedette_stack_game_get_actor (self->game));

  if (owner == NULL)
    return NULL;
  if (!all && actor != NULL && vedette_stack_is_secret (actor))
    actor = NULL;
  if (!all && vedette_stack_hides (self, owner))
    owner = vedette_stack_get_pool (self, VEDETTE_POOL_ENEMIES);
  else if (!vedette_stack_has_able (self, owner))
    /* Translators: whose token was drawn */
    return g_strdup_printf (_("%s: nobody can act"), vedette_stack_get_name (owner));
  if (actor == NULL)
    /* Translators: whose token was drawn */
    return g_strdup_printf (_("%s: who acts?"), vedette_stack_get_name (owner));
  if (actor == owner)
    /* Translators: whose token was drawn, and who acts on it himself */
    return g_strdup_printf (_("%s acts"), vedette_stack_get_name (owner));
  /* Translators: whose token was drawn, and who acts on it */
  return g_strdup_printf (_("%s: %s to act"), vedette_stack_get_name (owner), vedette_stack_get_name (actor));
}

static char *
say_ready (const VedetteStack *self)
{
  if (vedette_stack_about_get_bag (self->about) == VEDETTE_STACK_BAG_REAL)
    return g_strdup (_("Draw a token and enter its owner"));
  return g_strdup (_("Draw the next token"));
}

static char *
say_bag (const VedetteStack *self)
{
  int n = vedette_stack_count_left (self) + 1;

  /* Translators: how many tokens, such as 17 */
  return g_strdup_printf (ngettext ("%d token is in the bag", "%d tokens are in the bag", (gulong) n), n);
}

static char *
say_step (const VedetteStack *self,
          gboolean            all)
{
  VedetteStackStep step = vedette_stack_game_get_step (self->game);
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "round-end");

  if (!all && !vedette_round_shows_step (self, edit, step))
    return g_strdup (_("End of the round"));
  return g_strdup (vedette_enum_get_label (vedette_stack_step_get_type (), (int) step));
}

static gboolean
has_any (const VedetteStack *self,
         GType               type)
{
  return g_list_model_get_n_items (vedette_battle_get_records (self->battle, type)) > 0;
}

/* Returns: (transfer full) (nullable): who has still to be there before the fight can start, and how that is typed */
static char *
say_missing (const VedetteStack *self)
{
  if (!has_any (self, vedette_character_get_type ()))
    return g_strdup (_("A character needs a color of their own: type “Mira, blue”"));
  if (!has_any (self, vedette_enemy_get_type ()))
    return g_strdup (_("Enemies need an Initiative number: type “8 lizard-men, 2”"));
  return NULL;
}

/* The rule behind each step of the end of a round */
static const char * const step_rules[] = {
  [VEDETTE_STACK_STEP_RETURN] = "T-11",  [VEDETTE_STACK_STEP_REMOVE] = "T-12",    [VEDETTE_STACK_STEP_EFFECTS] = "T-13",
  [VEDETTE_STACK_STEP_RECHECK] = "A-T05", [VEDETTE_STACK_STEP_ARRIVALS] = "T-15", [VEDETTE_STACK_STEP_CAP] = "T-06",
};

/**
 * vedette_stack_get_due:
 * @hint: (out) (nullable): what is worth knowing of it; to the players, the number of tokens would tell the Initiatives
 * @rule: (out) (nullable): the id of the rule behind the hint
 *
 * Returns: (transfer full) (nullable): what is to be done next, as a sentence
 */
char *
vedette_stack_get_due (const VedetteStack *self,
                       const char         *audience,
                       char              **hint,
                       const char        **rule)
{
  gboolean all = vedette_stack_knows_all (audience);

  if (self->game == NULL)
    return NULL;
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON (SETUP)))
    *rule = has_any (self, vedette_character_get_type ()) ? "T-03" : "T-02";
  else if (vedette_stack_is_on (self, VEDETTE_STACK_ON (ROUND_END)))
    *rule = step_rules[vedette_stack_game_get_step (self->game)];
  else if (vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    *rule = vedette_stack_is_on (self, VEDETTE_STACK_ON_TURN) ? "A-T06" : "T-05";
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON_GAME) &&
      (all ? vedette_stack_is_decided (self) : vedette_stack_seems_decided (self)))
    {
      *hint = g_strdup (_("One side has nobody left: end the fight, or wait for newcomers"));
      *rule = NULL;
    }
  else if (all && vedette_stack_is_on (self, VEDETTE_STACK_ON (ROUND_END)))
    *hint = vedette_stack_describe_step (self, vedette_stack_game_get_step (self->game));
  else if (all && vedette_stack_is_on (self, VEDETTE_STACK_ON_TURN))
    *hint = vedette_stack_say_worth (self);
  else if (all && vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    *hint = say_bag (self);
  switch (vedette_stack_game_get_phase (self->game))
    {
    case VEDETTE_STACK_SETUP:
      *hint = all ? say_missing (self) : NULL;
      return g_strdup (_("Add participants, then start"));
    case VEDETTE_STACK_READY:
      return say_ready (self);
    case VEDETTE_STACK_ROUND_END:
      return say_step (self, all);
    case VEDETTE_STACK_OVER:
      *hint = g_strdup (_("Use Undo to go back."));
      return g_strdup (vedette_enum_get_label (vedette_stack_phase_get_type (), VEDETTE_STACK_OVER));
    default:
      return say_turn (self, all);
    }
}
