/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines, sides, contingents, places and cards that a declaration can choose from. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

void vedette_skirmish_add_figures     (const VedetteSkirmish *self,
                                       GListStore            *choices,
                                       gint64                 side,
                                       gboolean               only_on_table);
void vedette_skirmish_add_forces      (const VedetteSkirmish *self,
                                       GListStore            *choices);
void vedette_skirmish_add_contingents (const VedetteSkirmish *self,
                                       GListStore            *choices,
                                       gint64                 side);
void vedette_skirmish_add_places      (const VedetteSkirmish *self,
                                       GListStore            *choices);

char *vedette_skirmish_say_card (const VedetteSkirmish *self,
                                 VedetteOrderCard      *card);

/* Lists of a declaration that are nothing but records of a kind, and which of them */
void vedette_skirmish_list_lines                (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_lines_on_table       (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_holder_lines         (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_passive_lines        (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_roller_lines         (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_known_holder_lines   (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_known_passive_lines  (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_known_roller_enemies (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_forces               (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_holder_contingents   (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_holder_bodies        (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_holder_leaders       (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_hidden_lines         (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_first_side_lines     (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_second_side_lines    (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_dormant_cards        (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);
void vedette_skirmish_list_unfinished_cards     (VedetteMove           *move,
                                                 const VedetteSkirmish *self,
                                                 GListStore            *choices);

char *vedette_skirmish_offer_line    (VedetteMove           *move,
                                      const VedetteSkirmish *self,
                                      gint64                 id);

G_END_DECLS
