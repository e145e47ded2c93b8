/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the edits of the papers share: sides, the cards that name what goes, and places in the roster. */

#include "vedette-config.h"

#include "core/skirmish/papers/vedette-papers.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"

void
vedette_papers_note_side (const VedetteSkirmish *skirmish,
                          VedetteEdit           *edit,
                          gint64                 side)
{
  json_object_set_string_member (vedette_edit_get_facts (edit), "side", vedette_skirmish_get_side_name (skirmish, side));
}

/**
 * vedette_papers_forget_target:
 * @target: a line, contingent or place that is about to go
 *
 * Cards about it keep its name as their place, so that they stay as specific as they were (S-37). A card for a place or
 * a task that names a place besides keeps that.
 */
void
vedette_papers_forget_target (const VedetteSkirmish *skirmish,
                              VedetteEdit           *edit,
                              gpointer               target)
{
  gint64 id = vedette_record_get_id (target);
  g_autofree char *name = vedette_facts_name (skirmish->battle, id);

  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      if (vedette_order_card_get_target (card) != id)
        continue;
      vedette_edit_set (edit, card, "target", (gint64) 0, NULL);
      if (VEDETTE_IS_PLACE (target) && vedette_order_card_get_place (card)[0] != '\0')
        {
          /* Translators: two places of an order card */
          g_autofree char *both = g_strdup_printf (C_("places", "%s, %s"), name, vedette_order_card_get_place (card));

          vedette_edit_set (edit, card, "place", both, NULL);
        }
      else if (vedette_order_card_get_objective (card) == VEDETTE_OBJECTIVE_ENEMY ||
               vedette_order_card_get_place (card)[0] == '\0')
        vedette_edit_set (edit, card, "place", name, NULL);
    }
}

/**
 * vedette_papers_find_position:
 *
 * Returns: where the line stands in the whole roster, of both sides
 */
guint
vedette_papers_find_position (const VedetteSkirmish *skirmish,
                              VedetteFigure         *figure)
{
  GListModel *figures = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE);
  guint i = 0;

  for (; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) at = g_list_model_get_item (figures, i);

      if (at == figure)
        break;
    }
  return i;
}
