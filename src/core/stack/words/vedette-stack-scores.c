/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who went out of a fight, in figures. */

#include "vedette-config.h"

#include "core/stack/words/vedette-stack-words.h"

#include <glib/gi18n-lib.h>

#include "core/rules/story/vedette-score.h"

/* Lines say only who stands: how many went is in the steps since they were written. */
static guint
count_gone (const VedetteStack *self,
            gint64              line)
{
  int gone = 0;

  for (guint i = 0; i < vedette_battle_get_place (self->battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (self->battle, i);
      VedetteStepSet set;

      if (!g_str_equal (vedette_step_get_kind (step), "out"))
        continue;
      for (guint k = 0; k < vedette_step_get_n_changes (step); k++)
        if (vedette_step_get_nth_set (step, k, &set) && set.record == line && g_str_equal (set.property, "count"))
          gone += g_value_get_int (set.before) - g_value_get_int (set.after);
    }
  return (guint) MAX (gone, 0);
}

/**
 * vedette_stack_fill_scores:
 * @party: the party of an owner
 * @list: (element-type VedetteScore): where to
 *
 * Adds how many of an owner's are out of the fight, as far as that may be known.
 */
void
vedette_stack_fill_scores (const VedetteStack *self,
                           VedetteParty       *party,
                           const char         *audience,
                           GListStore         *list)
{
  gpointer owner = vedette_stack_find_word (self, party->id);
  g_autoptr (GPtrArray) actors = NULL;
  guint out = 0, all = 0;

  if (owner == NULL)
    return;
  actors = vedette_stack_list_actors (self, owner);
  for (guint i = 0; i < actors->len; i++)
    {
      gpointer actor = actors->pdata[i];
      gint64 id = vedette_record_get_id (actor);
      guint gone;

      if (!vedette_stack_may_see (self, id, NULL, audience))
        continue;
      gone = VEDETTE_IS_CHARACTER (actor) ? (vedette_character_get_place (actor) >= VEDETTE_STACK_DEAD ? 1 : 0)
                                          : count_gone (self, id);
      out += gone;
      all += VEDETTE_IS_CHARACTER (actor) ? 1 : gone + (guint) vedette_stack_get_int (actor, "count");
    }
  if (all > 0)
    vedette_score_add_of (list, party->id, _("Out"), out, all);
}
