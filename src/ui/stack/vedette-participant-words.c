/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a row of the participants says. */

#include "vedette-config.h"

#include "ui/stack/vedette-participant-words.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "core/stack/words/vedette-stack-words.h"
#include "ui/stack/vedette-stack-look.h"

static const char *
say_place (gpointer record)
{
  return vedette_enum_get_label (vedette_stack_place_get_type (), vedette_stack_get_int (record, "place"));
}

static void
add_character (GStrvBuilder     *words,
               VedetteCharacter *character,
               gboolean          brief)
{
  if (*vedette_character_get_player (character) != '\0')
    g_strv_builder_add (words, vedette_character_get_player (character));
  if (!brief)
    g_strv_builder_add (words, vedette_enum_get_label (vedette_token_colour_get_type (),
                                                       (int) vedette_character_get_colour (character)));
}

static void
add_enemy (GStrvBuilder *words,
           VedetteEnemy *enemy,
           gboolean      brief)
{
  /* Translators: how many tokens an enemy adds */
  g_autofree char *initiative = g_strdup_printf (_("Initiative %d"), vedette_enemy_get_initiative (enemy));

  if (!brief)
    g_strv_builder_add (words, initiative);
  if (vedette_enemy_get_hidden (enemy))
    g_strv_builder_add (words, _("hidden"));
}

static void
add_hired (GStrvBuilder *words,
           VedetteHired *hired)
{
  /* Translators: how many of the hired help are willing to fight, and how many there are */
  g_autofree char *willing = g_strdup_printf (_("%d of %d willing"), vedette_stack_count_willing (hired),
                                              vedette_hired_get_count (hired));

  g_strv_builder_add (words, willing);
}

static void
add_effect (GStrvBuilder       *words,
            const VedetteStack *stack,
            VedetteEffect      *effect)
{
  gpointer whose = vedette_stack_find (stack, vedette_effect_get_whose (effect));
  /* Translators: how many rounds or Turns an effect still lasts */
  g_autofree char *left = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d left", "%d left",
                                                        (gulong) vedette_effect_get_left (effect)),
                                           vedette_effect_get_left (effect));

  if (whose != NULL)
    g_strv_builder_add (words, vedette_stack_get_name (whose));
  g_strv_builder_add (words, left);
  g_strv_builder_add (words, vedette_enum_get_label (vedette_effect_tick_get_type (), (int) vedette_effect_get_tick (effect)));
}

/**
 * vedette_participant_say_details:
 * @brief: leaves out what stands in columns of its own
 *
 * Returns: (transfer full): what is known of him
 */
char *
vedette_participant_say_details (const VedetteStack *stack,
                                 gpointer            record,
                                 gboolean            brief)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if (VEDETTE_IS_CHARACTER (record))
    add_character (words, record, brief);
  else if (VEDETTE_IS_ENEMY (record))
    add_enemy (words, record, brief);
  else if (VEDETTE_IS_HIRED (record))
    add_hired (words, record);
  else if (VEDETTE_IS_EFFECT (record))
    add_effect (words, stack, record);
  else if (!brief)
    g_strv_builder_add (words, vedette_enum_get_label (vedette_token_colour_get_type (),
                                                       vedette_stack_get_int (record, "colour")));
  if (VEDETTE_IS_CHARACTER (record) || VEDETTE_IS_ENEMY (record) || VEDETTE_IS_HIRED (record))
    {
      guint n = vedette_stack_count_turns (stack, record);
      g_autofree char *turns = vedette_stack_say_turns (n);

      if (n > 0)
        g_strv_builder_add (words, turns);
      if (vedette_stack_get_int (record, "place") != VEDETTE_STACK_IN)
        g_strv_builder_add (words, say_place (record));
    }
  vedette_stack_add_effects (stack, record, words);
  list = g_strv_builder_end (words);
  /* Translators: between what is said of somebody, as in “Ann · blue · 1 Turn” */
  return g_strjoinv (_(" · "), list);
}

/**
 * vedette_participant_say_tokens:
 *
 * Returns: (transfer full): how many tokens there are for it: of a line, those that it adds
 */
char *
vedette_participant_say_tokens (gpointer record)
{
  int count;

  if (VEDETTE_IS_CHARACTER (record) || VEDETTE_IS_POOL (record))
    {
      VedetteStackTokens tokens = vedette_stack_get_tokens (record);

      /* Translators: how many tokens of somebody are still in the bag, and how many there were, as in “13 of 19” */
      return tokens.placed > 0 ? g_strdup_printf (_("%u of %u"), tokens.placed - tokens.drawn, tokens.placed) : g_strdup ("");
    }
  if (VEDETTE_IS_EFFECT (record))
    return g_strdup ("");
  count = vedette_stack_get_int (record, "count");
  if (VEDETTE_IS_HIRED (record))
    return g_strdup_printf ("+%d", vedette_stack_count_willing (record));
  return g_strdup_printf ("+%d", count * vedette_enemy_get_initiative (record));
}

/**
 * vedette_participant_say_title:
 * @brief: leaves out how many of a kind they are
 *
 * Returns: (transfer full): his name
 */
char *
vedette_participant_say_title (gpointer record,
                               gboolean brief)
{
  int count = VEDETTE_IS_ENEMY (record) || VEDETTE_IS_HIRED (record) ? vedette_stack_get_int (record, "count") : 1;

  if (count == 1 || brief)
    return g_strdup (vedette_stack_get_name (record));
  /* Translators: so many of a kind, as in “8 × lizard-men” */
  return g_strdup_printf (_("%d × %s"), count, vedette_stack_get_name (record));
}
