/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where each parameter stands in a form: in which order, in a group with which others, under whose name. */

#pragma once

#include "ui/declare/vedette-declare-dice.h"
#include "ui/declare/vedette-declare-rows.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_LAYOUT (vedette_declare_layout_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareLayout, vedette_declare_layout, VEDETTE, DECLARE_LAYOUT, GObject)

VedetteDeclareLayout *vedette_declare_layout_new        (VedetteDialog        *dialog,
                                                         VedetteRules         *rules,
                                                         VedetteDeclareRows   *rows,
                                                         VedetteDeclareDice   *dice);
gboolean              vedette_declare_layout_asks       (VedetteMove          *move);
void                  vedette_declare_layout_add_params (VedetteDeclareLayout *self,
                                                         VedetteMove          *move);
GtkWidget            *vedette_declare_layout_get_group  (VedetteDeclareLayout *self);
void                  vedette_declare_layout_update     (VedetteDeclareLayout *self);

G_END_DECLS
