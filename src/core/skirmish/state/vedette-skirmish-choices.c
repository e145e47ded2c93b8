/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines, sides, contingents, places and cards that a declaration can choose from. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-skirmish-choices.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"

/**
 * vedette_skirmish_add_figures:
 * @side: 0 for both
 *
 * Adds lines to the legal values of a declaration.
 */
void
vedette_skirmish_add_figures (const VedetteSkirmish *self,
                              GListStore            *choices,
                              gint64                 side,
                              gboolean               only_on_table)
{
  GListModel *figures = vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE);

  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (side != 0 && vedette_figure_get_side (figure) != side)
        continue;
      if (only_on_table && !vedette_figure_is_on_table (figure))
        continue;
      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (figure)),
                             vedette_figure_get_name (figure));
    }
}

/**
 * vedette_skirmish_add_enemies:
 * @side: a force
 *
 * Adds the lines of it that its enemies may know of: those on the table that are not hidden.
 */
void
vedette_skirmish_add_enemies (const VedetteSkirmish *self,
                              GListStore            *choices,
                              gint64                 side)
{
  GListModel *figures = vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE);

  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (vedette_figure_get_side (figure) == side && vedette_figure_is_on_table (figure) &&
          !vedette_figure_get_hidden (figure))
        vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (figure)), vedette_figure_get_name (figure));
    }
}

void
vedette_skirmish_add_forces (const VedetteSkirmish *self,
                             GListStore            *choices)
{
  for (guint i = 0; i < 2; i++)
    vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (self->forces[i])),
                           vedette_force_get_name (self->forces[i]));
}

/**
 * vedette_skirmish_add_contingents:
 * @side: 0 for both
 *
 * Adds contingents to the legal values of a declaration.
 */
void
vedette_skirmish_add_contingents (const VedetteSkirmish *self,
                                  GListStore            *choices,
                                  gint64                 side)
{
  GListModel *contingents = vedette_battle_get_records (self->battle, VEDETTE_TYPE_CONTINGENT);

  for (guint i = 0; i < g_list_model_get_n_items (contingents); i++)
    {
      g_autoptr (VedetteContingent) contingent = g_list_model_get_item (contingents, i);

      if (side == 0 || vedette_contingent_get_side (contingent) == side)
        vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (contingent)),
                               vedette_contingent_get_name (contingent));
    }
}

/* Adds the places that everybody knows to the legal values of a declaration. */
void
vedette_skirmish_add_places (const VedetteSkirmish *self,
                             GListStore            *choices)
{
  GListModel *places = vedette_battle_get_records (self->battle, VEDETTE_TYPE_PLACE);

  for (guint i = 0; i < g_list_model_get_n_items (places); i++)
    {
      g_autoptr (VedettePlace) place = g_list_model_get_item (places, i);

      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (place)), vedette_place_get_name (place));
    }
}

/* Returns: (transfer full): which of all order cards it is */
char *
vedette_skirmish_say_card (const VedetteSkirmish *self,
                           VedetteOrderCard      *card)
{
  /* Translators: one order card among others: the name of its side and its number, as in “Blue 2” */
  return g_strdup_printf (C_("order card", "%s %d"),
                          vedette_skirmish_get_side_name (self, vedette_order_card_get_side (card)),
                          vedette_order_card_get_number (card));
}

/* Cards have no name; side and number tell them apart. */
void
vedette_skirmish_add_cards (const VedetteSkirmish *self,
                            GListStore            *choices)
{
  GListModel *cards = vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);
      g_autofree char *label = vedette_skirmish_say_card (self, card);

      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (card)), label);
    }
}

void
vedette_skirmish_list_forces (VedetteMove           *move,
                              const VedetteSkirmish *skirmish,
                              GListStore            *choices)
{
  vedette_skirmish_add_forces (skirmish, choices);
}

/* The lines of both sides, wherever they are */
void
vedette_skirmish_list_lines (VedetteMove           *move,
                             const VedetteSkirmish *skirmish,
                             GListStore            *choices)
{
  vedette_skirmish_add_figures (skirmish, choices, 0, FALSE);
}

/* The lines of both sides that are on the table */
void
vedette_skirmish_list_on_table (VedetteMove           *move,
                                const VedetteSkirmish *skirmish,
                                GListStore            *choices)
{
  vedette_skirmish_add_figures (skirmish, choices, 0, TRUE);
}
