/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One who takes part, or the colour that some share, as a row: disc, name, what is known of him. */

#pragma once

#include <adwaita.h>

#include "ui/stack/vedette-stack-look.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PARTICIPANT_ROW (vedette_participant_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteParticipantRow, vedette_participant_row, VEDETTE, PARTICIPANT_ROW, AdwActionRow)

GtkWidget *vedette_participant_row_new        (void);
void       vedette_participant_row_show       (VedetteParticipantRow *self,
                                               const VedetteStack    *stack,
                                               GListModel            *parties,
                                               gpointer               record);
gint64     vedette_participant_row_get_record (VedetteParticipantRow *self);

G_END_DECLS
