/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines, sides, contingents, places and cards that a declaration can choose from. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

void vedette_skirmish_add_figures     (const VedetteSkirmish *self,
                                       GListStore            *choices,
                                       gint64                 side,
                                       gboolean               only_on_table);
void vedette_skirmish_add_enemies     (const VedetteSkirmish *self,
                                       GListStore            *choices,
                                       gint64                 side);
void vedette_skirmish_add_forces      (const VedetteSkirmish *self,
                                       GListStore            *choices);
void vedette_skirmish_add_contingents (const VedetteSkirmish *self,
                                       GListStore            *choices,
                                       gint64                 side);
void vedette_skirmish_add_places      (const VedetteSkirmish *self,
                                       GListStore            *choices);
void vedette_skirmish_add_cards       (const VedetteSkirmish *self,
                                       GListStore            *choices);

char *vedette_skirmish_say_card (const VedetteSkirmish *self,
                                 VedetteOrderCard      *card);

/* For the parameters of moves that can be any of them */
void vedette_skirmish_list_forces   (VedetteMove           *move,
                                     const VedetteSkirmish *skirmish,
                                     GListStore            *choices);
void vedette_skirmish_list_lines    (VedetteMove           *move,
                                     const VedetteSkirmish *skirmish,
                                     GListStore            *choices);
void vedette_skirmish_list_on_table (VedetteMove           *move,
                                     const VedetteSkirmish *skirmish,
                                     GListStore            *choices);

G_END_DECLS
