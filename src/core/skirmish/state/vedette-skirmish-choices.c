/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines, sides, contingents, places and cards that a declaration can choose from. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-skirmish-choices.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-duel.h"

#define ANY_SIDE ((gint64) -1)

/* The lines of a side that fit; before the start nobody holds the initiative, and side 0 has no lines. */
static void
add_lines (const VedetteSkirmish *self,
           GListStore            *choices,
           gint64                 side,
           gboolean (*fits) (VedetteFigure *figure))
{
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE))
    if ((side == ANY_SIDE || vedette_figure_get_side (figure) == side) && (fits == NULL || fits (figure)))
      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (figure)),
                             vedette_figure_get_name (figure));
}

static gboolean
is_known (VedetteFigure *figure)
{
  return vedette_figure_is_on_table (figure) && !vedette_figure_get_hidden (figure);
}

static gboolean
is_leader (VedetteFigure *figure)
{
  return vedette_figure_is_on_table (figure) && vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE;
}

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
  add_lines (self, choices, side != 0 ? side : ANY_SIDE, only_on_table ? vedette_figure_is_on_table : NULL);
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
  vedette_each (VedetteContingent, contingent, vedette_battle_get_records (self->battle, VEDETTE_TYPE_CONTINGENT))
    if (side == 0 || vedette_contingent_get_side (contingent) == side)
      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (contingent)),
                             vedette_contingent_get_name (contingent));
}

/* Adds the places that everybody knows to the legal values of a declaration. */
void
vedette_skirmish_add_places (const VedetteSkirmish *self,
                             GListStore            *choices)
{
  vedette_each (VedettePlace, place, vedette_battle_get_records (self->battle, VEDETTE_TYPE_PLACE))
    vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (place)), vedette_place_get_name (place));
}

/* Returns: (transfer full): which of all order cards it is: they have no name */
char *
vedette_skirmish_say_card (const VedetteSkirmish *self,
                           VedetteOrderCard      *card)
{
  /* Translators: one order card among others: the name of its side and its number, as in “Blue 2” */
  return g_strdup_printf (C_("order card", "%s %d"),
                          vedette_skirmish_get_side_name (self, vedette_order_card_get_side (card)),
                          vedette_order_card_get_number (card));
}

/* Cards have no name; side and number tell them apart. Those in one of the states are added, as bits. */
static void
add_cards_in (const VedetteSkirmish *self,
              GListStore            *choices,
              guint                  states)
{
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      g_autofree char *label = NULL;

      if ((states & (1u << vedette_order_card_get_state (card))) == 0)
        continue;
      label = vedette_skirmish_say_card (self, card);
      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (card)), label);
    }
}

/* Lists of a declaration that are nothing but records of a kind, and which of them */

void
vedette_skirmish_list_lines (VedetteMove           *move,
                             const VedetteSkirmish *self,
                             GListStore            *choices)
{
  vedette_skirmish_add_figures (self, choices, 0, FALSE);
}

void
vedette_skirmish_list_lines_on_table (VedetteMove           *move,
                                      const VedetteSkirmish *self,
                                      GListStore            *choices)
{
  vedette_skirmish_add_figures (self, choices, 0, TRUE);
}

void
vedette_skirmish_list_holder_lines (VedetteMove           *move,
                                    const VedetteSkirmish *self,
                                    GListStore            *choices)
{
  vedette_skirmish_add_figures (self, choices, vedette_skirmish_get_holder (self), TRUE);
}

void
vedette_skirmish_list_passive_lines (VedetteMove           *move,
                                     const VedetteSkirmish *self,
                                     GListStore            *choices)
{
  vedette_skirmish_add_figures (self, choices, vedette_skirmish_get_passive (self), TRUE);
}

void
vedette_skirmish_list_roller_lines (VedetteMove           *move,
                                    const VedetteSkirmish *self,
                                    GListStore            *choices)
{
  vedette_skirmish_add_figures (self, choices, vedette_duel_get_roller (self), TRUE);
}

/* Those of the holder that the passive side may know of: on the table, and not hidden */
void
vedette_skirmish_list_known_holder_lines (VedetteMove           *move,
                                          const VedetteSkirmish *self,
                                          GListStore            *choices)
{
  add_lines (self, choices, vedette_skirmish_get_holder (self), is_known);
}

/* Those of the passive side that the holder may know of */
void
vedette_skirmish_list_known_passive_lines (VedetteMove           *move,
                                           const VedetteSkirmish *self,
                                           GListStore            *choices)
{
  add_lines (self, choices, vedette_skirmish_get_passive (self), is_known);
}

/* Those of the other side that the side which rolls may know of */
void
vedette_skirmish_list_known_roller_enemies (VedetteMove           *move,
                                            const VedetteSkirmish *self,
                                            GListStore            *choices)
{
  add_lines (self, choices, vedette_skirmish_get_other_side (self, vedette_duel_get_roller (self)), is_known);
}

void
vedette_skirmish_list_forces (VedetteMove           *move,
                              const VedetteSkirmish *self,
                              GListStore            *choices)
{
  vedette_skirmish_add_forces (self, choices);
}

void
vedette_skirmish_list_holder_contingents (VedetteMove           *move,
                                          const VedetteSkirmish *self,
                                          GListStore            *choices)
{
  vedette_skirmish_add_contingents (self, choices, vedette_skirmish_get_holder (self));
}

void
vedette_skirmish_list_holder_bodies (VedetteMove           *move,
                                     const VedetteSkirmish *self,
                                     GListStore            *choices)
{
  vedette_bodies_add_choices (self, choices, vedette_skirmish_get_holder (self));
}

void
vedette_skirmish_list_holder_leaders (VedetteMove           *move,
                                      const VedetteSkirmish *self,
                                      GListStore            *choices)
{
  add_lines (self, choices, vedette_skirmish_get_holder (self), is_leader);
}

void
vedette_skirmish_list_hidden_lines (VedetteMove           *move,
                                    const VedetteSkirmish *self,
                                    GListStore            *choices)
{
  add_lines (self, choices, ANY_SIDE, vedette_figure_get_hidden);
}

void
vedette_skirmish_list_first_side_lines (VedetteMove           *move,
                                        const VedetteSkirmish *self,
                                        GListStore            *choices)
{
  vedette_skirmish_add_figures (self, choices, vedette_record_get_id (VEDETTE_RECORD (self->forces[0])), TRUE);
}

void
vedette_skirmish_list_second_side_lines (VedetteMove           *move,
                                         const VedetteSkirmish *self,
                                         GListStore            *choices)
{
  vedette_skirmish_add_figures (self, choices, vedette_record_get_id (VEDETTE_RECORD (self->forces[1])), TRUE);
}

void
vedette_skirmish_list_dormant_cards (VedetteMove           *move,
                                     const VedetteSkirmish *self,
                                     GListStore            *choices)
{
  add_cards_in (self, choices, 1u << VEDETTE_CARD_DORMANT);
}

void
vedette_skirmish_list_unfinished_cards (VedetteMove           *move,
                                        const VedetteSkirmish *self,
                                        GListStore            *choices)
{
  add_cards_in (self, choices, (1u << VEDETTE_CARD_DORMANT) | (1u << VEDETTE_CARD_LIVE));
}

/**
 * vedette_skirmish_offer_line:
 *
 * Returns: (transfer full): what a form calls a line among those of both sides: names alone may be on both
 */
char *
vedette_skirmish_offer_line (VedetteMove           *move,
                             const VedetteSkirmish *self,
                             gint64                 id)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (self, id);

  /* Translators: a side, and a line of its roster */
  return g_strdup_printf (C_("line of a side", "%s: %s"),
                          vedette_skirmish_get_side_name (self, vedette_figure_get_side (figure)),
                          vedette_figure_get_name (figure));
}
