/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house rule in a form: its words, its values to choose from, and how many, where a value is a number. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/vedette-move.h"
#include "core/rules/vedette-switch.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SWITCH_ROW (vedette_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSwitchRow, vedette_switch_row, VEDETTE, SWITCH_ROW, GtkBox)

GtkWidget *vedette_switch_row_new         (const VedetteSwitch *row);
void       vedette_switch_row_show_value  (VedetteSwitchRow    *self,
                                           gpointer             switches);
void       vedette_switch_row_show_number (VedetteSwitchRow    *self,
                                           gpointer             numbers);
void       vedette_switch_row_settle      (VedetteSwitchRow    *self);
gboolean   vedette_switch_row_say_value   (VedetteSwitchRow    *self,
                                           gpointer             switches,
                                           VedetteMove         *move);
gboolean   vedette_switch_row_say_number  (VedetteSwitchRow    *self,
                                           gpointer             numbers,
                                           VedetteMove         *move);

G_END_DECLS
