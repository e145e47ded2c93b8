/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an army has lost, in figures. */

#include "vedette-config.h"

#include "core/eagles/words/vedette-eagles-words.h"

#include <glib/gi18n-lib.h>

#include "core/rules/story/vedette-score.h"

static gboolean
is_of (const VedetteEagles *self,
       VedetteUnit         *unit,
       VedetteArmy         *army,
       const char          *audience)
{
  VedetteDivision *division = vedette_eagles_find (self, vedette_division_get_type (), vedette_unit_get_division (unit));

  return division != NULL && vedette_division_get_army (division) == vedette_record_get_id (VEDETTE_RECORD (army)) &&
         vedette_eagles_may_see (self, vedette_record_get_id (VEDETTE_RECORD (unit)), NULL, audience);
}

static guint
count_commanders (const VedetteEagles *self,
                  VedetteArmy         *army)
{
  g_autoptr (GPtrArray) commands = vedette_eagles_list_commands (self, army);
  guint n = 0;

  for (guint i = 0; i < commands->len; i++)
    n += vedette_eagles_get_flag (commands->pdata[i], "fallen") ? 1 : 0;
  return n;
}

/**
 * vedette_eagles_fill_scores:
 * @party: the word of an army
 * @list: (element-type VedetteScore): where to
 *
 * Adds the losses of an army, as far as they may be known.
 */
void
vedette_eagles_fill_scores (const VedetteEagles *self,
                            const char          *party,
                            const char          *audience,
                            GListStore          *list)
{
  gpointer army = vedette_eagles_find_word (self, party);
  guint all = 0, gone = 0, steps = 0;

  if (!VEDETTE_IS_ARMY (army))
    return;
  vedette_each (VedetteUnit, unit, vedette_battle_get_records (self->battle, vedette_unit_get_type ()))
    {
      if (!is_of (self, unit, army, audience))
        continue;
      all++;
      gone += vedette_unit_get_gone (unit) ? 1 : 0;
      steps += (guint) vedette_unit_get_steps (unit);
    }
  vedette_score_add (list, party, _("Steps lost"), steps);
  vedette_score_add_of (list, party, _("Units lost"), gone, all);
  vedette_score_add (list, party, _("Commanders lost"), count_commanders (self, army));
}
