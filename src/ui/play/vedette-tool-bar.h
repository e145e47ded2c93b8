/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar of what happens on the table at any time; what has no room in it is in a menu. */

#pragma once

#include <adwaita.h>

#include "ui/play/vedette-offer-box.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TOOL_BAR (vedette_tool_bar_get_type ())
G_DECLARE_FINAL_TYPE (VedetteToolBar, vedette_tool_bar, VEDETTE, TOOL_BAR, AdwBin)

GtkWidget *vedette_tool_bar_new        (VedetteOfferChosen  chosen,
                                        gpointer            user_data);
void       vedette_tool_bar_update     (VedetteToolBar     *self,
                                        GListStore         *moves,
                                        GListStore         *tools);
void       vedette_tool_bar_set_narrow (VedetteToolBar     *self,
                                        gboolean            narrow,
                                        gboolean            moves);

G_END_DECLS
