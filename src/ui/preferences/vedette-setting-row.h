/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One property of a record in a form: its label, and a drop-down, a spin button or an entry, as the property is. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "ui/widgets/vedette-control-row.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_SETTING_ROW (vedette_setting_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSettingRow, vedette_setting_row, VEDETTE, SETTING_ROW, VedetteControlRow)

gboolean   vedette_setting_row_may_be     (VedetteRules      *rules,
                                           gpointer           record,
                                           const char        *property);
GtkWidget *vedette_setting_row_new        (gpointer           record,
                                           const char        *property,
                                           const char        *title,
                                           int                width);
gint64     vedette_setting_row_get_record (VedetteSettingRow *self);
gboolean   vedette_setting_row_is_number  (VedetteSettingRow *self);
void       vedette_setting_row_show       (VedetteSettingRow *self,
                                           gpointer           record);
void       vedette_setting_row_settle     (VedetteSettingRow *self);
gboolean   vedette_setting_row_say        (VedetteSettingRow *self,
                                           gpointer           record,
                                           VedetteMove       *move);

G_END_DECLS
