/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row with a control in it: the row's title is the control's name. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_CONTROL_ROW (vedette_control_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteControlRow, vedette_control_row, VEDETTE, CONTROL_ROW, AdwActionRow)

struct _VedetteControlRowClass
{
  AdwActionRowClass parent_class;
};

GtkWidget *vedette_control_row_get_control (VedetteControlRow *self);

G_END_DECLS
