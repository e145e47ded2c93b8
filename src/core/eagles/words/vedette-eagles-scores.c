/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The losses of an army. */

#include "vedette-config.h"

#include "core/eagles/words/vedette-eagles-words.h"

#include <glib/gi18n-lib.h>

#include "core/rules/story/vedette-score.h"

/**
 * vedette_eagles_fill_scores:
 * @party: an army
 * @list: (element-type VedetteScore): where to
 *
 * Adds the losses of an army, as far as the audience may see them.
 */
void
vedette_eagles_fill_scores (const VedetteEagles *self,
                            VedetteParty        *party,
                            const char          *audience,
                            GListStore          *list)
{
  VedetteArmy *army = vedette_eagles_find (self, vedette_army_get_type (), party->record);
  g_autoptr (GPtrArray) commands = NULL;
  guint all = 0, gone = 0, steps = 0, fallen = 0;

  if (army == NULL)
    return;
  vedette_each (VedetteUnit, unit, vedette_battle_get_records (self->battle, vedette_unit_get_type ()))
    {
      VedetteDivision *division = vedette_eagles_find (self, vedette_division_get_type (), vedette_unit_get_division (unit));

      if (division == NULL || vedette_division_get_army (division) != party->record ||
          !vedette_eagles_may_see (self, vedette_record_get_id (VEDETTE_RECORD (unit)), NULL, audience))
        continue;
      all++;
      gone += vedette_unit_get_gone (unit) ? 1 : 0;
      steps += (guint) vedette_unit_get_steps (unit);
    }
  commands = vedette_eagles_list_commands (self, army);
  for (guint i = 0; i < commands->len; i++)
    fallen += vedette_eagles_get_flag (commands->pdata[i], "fallen") ? 1 : 0;
  vedette_score_add (list, party->id, _("Steps lost"), steps);
  vedette_score_add_of (list, party->id, _("Units lost"), gone, all);
  vedette_score_add (list, party->id, _("Commanders lost"), fallen);
}
