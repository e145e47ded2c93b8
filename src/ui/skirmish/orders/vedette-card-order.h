/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be done, as a sentence: a task, and the enemy or the place that it ends in. */

#pragma once

#include <adwaita.h>

#include "ui/skirmish/orders/vedette-card-form.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CARD_ORDER (vedette_card_order_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCardOrder, vedette_card_order, VEDETTE, CARD_ORDER, AdwBin)

void       vedette_card_order_set        (VedetteCardOrder      *self,
                                          VedetteSession        *session,
                                          const VedetteCardForm *form);
void       vedette_card_order_get        (VedetteCardOrder      *self,
                                          VedetteCardForm       *form);
GtkWidget *vedette_card_order_focus_text (VedetteCardOrder      *self);
void       vedette_card_order_mark       (VedetteCardOrder      *self,
                                          gboolean               wrong);

G_END_DECLS
