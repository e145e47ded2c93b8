/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who carries out an order card: chips for the side's lines, with how many men of those that have several. */

#pragma once

#include <adwaita.h>

#include "ui/skirmish/orders/vedette-card-form.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CARD_ACTORS (vedette_card_actors_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCardActors, vedette_card_actors, VEDETTE, CARD_ACTORS, AdwBin)

void     vedette_card_actors_set   (VedetteCardActors     *self,
                                    VedetteSession        *session,
                                    const VedetteCardForm *form);
void     vedette_card_actors_get   (VedetteCardActors     *self,
                                    VedetteCardForm       *form);
gboolean vedette_card_actors_focus (VedetteCardActors     *self);

G_END_DECLS
