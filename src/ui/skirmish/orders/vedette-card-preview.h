/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order card as it will be printed, while it is written. */

#pragma once

#include <gtk/gtk.h>

#include "ui/skirmish/orders/vedette-card-form.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CARD_PREVIEW (vedette_card_preview_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCardPreview, vedette_card_preview, VEDETTE, CARD_PREVIEW, GtkWidget)

void vedette_card_preview_show (VedetteCardPreview    *self,
                                VedetteSession        *session,
                                const VedetteCardForm *form);

G_END_DECLS
