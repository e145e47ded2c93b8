/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who or what can be chosen for a parameter of a move. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/stack/state/vedette-stack.h"

static void
add_choice (gpointer    record,
            GListStore *choices)
{
  gboolean counted = VEDETTE_IS_ENEMY (record) || VEDETTE_IS_HIRED (record);
  int count = counted ? vedette_stack_get_int (record, "count") : 1;
  g_autofree char *label = NULL;

  /* Translators: some who are alike, and how many of them there are, as in “lizard-men (8)” */
  label = counted && count != 1 ? g_strdup_printf (C_("participants", "%s (%d)"), vedette_stack_get_name (record), count)
                                : g_strdup (vedette_stack_get_name (record));
  vedette_choice_add_id (choices, vedette_record_get_id (record), label);
}

/* Who may act on the token that was drawn */
void
vedette_stack_list_able (VedetteMove        *move,
                         const VedetteStack *self,
                         GListStore         *choices)
{
  gpointer owner = vedette_stack_find (self, vedette_stack_game_get_owner (self->game));
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, owner);

  for (guint i = 0; owner != NULL && i < actors->len; i++)
    if (vedette_stack_is_able (actors->pdata[i]))
      add_choice (actors->pdata[i], choices);
}

/* Who of @actors is at a place that is in @places, bits of them */
static void
list_at (const VedetteStack *self,
         guint               places,
         GListStore         *choices)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

  for (guint i = 0; i < actors->len; i++)
    if ((places & (1u << vedette_stack_get_int (actors->pdata[i], "place"))) != 0 &&
        (VEDETTE_IS_CHARACTER (actors->pdata[i]) || vedette_stack_get_int (actors->pdata[i], "count") > 0))
      add_choice (actors->pdata[i], choices);
}

void
vedette_stack_list_standing (VedetteMove        *move,
                             const VedetteStack *self,
                             GListStore         *choices)
{
  list_at (self, 1u << VEDETTE_STACK_IN, choices);
}

void
vedette_stack_list_waiting (VedetteMove        *move,
                            const VedetteStack *self,
                            GListStore         *choices)
{
  list_at (self, 1u << VEDETTE_STACK_WAITING, choices);
}

/* Who went out of the fight alive, and has still tokens in it (A-T07) */
void
vedette_stack_list_out (VedetteMove        *move,
                        const VedetteStack *self,
                        GListStore         *choices)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

  for (guint i = 0; i < actors->len; i++)
    {
      gpointer actor = actors->pdata[i];
      gboolean out = VEDETTE_IS_CHARACTER (actor)
                       ? vedette_character_get_place (actor) > VEDETTE_STACK_DEAD && !vedette_character_get_gone (actor)
                       : vedette_stack_get_int (actor, "away") > 0;

      if (out)
        vedette_choice_add_id (choices, vedette_record_get_id (actor), vedette_stack_get_name (actor));
    }
}

void
vedette_stack_list_all_owners (VedetteMove        *move,
                               const VedetteStack *self,
                               GListStore         *choices)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    if (vedette_stack_is_listed (self, owners->pdata[i]))
      vedette_choice_add_id (choices, vedette_record_get_id (owners->pdata[i]), vedette_stack_get_name (owners->pdata[i]));
}

void
vedette_stack_list_everybody (VedetteMove        *move,
                              const VedetteStack *self,
                              GListStore         *choices)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

  for (guint i = 0; i < actors->len; i++)
    add_choice (actors->pdata[i], choices);
}
