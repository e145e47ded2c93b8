/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house rule in a form: its words, its values to choose from, and how many, where a value is a number. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/vedette-switch.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SWITCH_ROW (vedette_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSwitchRow, vedette_switch_row, VEDETTE, SWITCH_ROW, GtkBox)

GtkWidget           *vedette_switch_row_new         (const VedetteSwitch *row);
const VedetteSwitch *vedette_switch_row_get_switch  (VedetteSwitchRow    *self);
int                  vedette_switch_row_get_value   (VedetteSwitchRow    *self);
void                 vedette_switch_row_show_value  (VedetteSwitchRow    *self,
                                                     int                  value);
void                 vedette_switch_row_settle      (VedetteSwitchRow    *self);
int                  vedette_switch_row_get_number  (VedetteSwitchRow    *self);
void                 vedette_switch_row_show_number (VedetteSwitchRow    *self,
                                                     int                  number);

G_END_DECLS
