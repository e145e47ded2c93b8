/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One who takes part, or the colour that some share, as a row: disc, name, what is known of him, his tokens in columns. */

#pragma once

#include <adwaita.h>

#include "ui/stack/vedette-stack-look.h"

G_BEGIN_DECLS

/**
 * VedetteParticipantColumn:
 *
 * What stands below each other in the rows of a list.
 */
typedef enum
{
  VEDETTE_PARTICIPANT_COLOUR,
  VEDETTE_PARTICIPANT_COUNT,
  VEDETTE_PARTICIPANT_INITIATIVE,
  VEDETTE_PARTICIPANT_DISCS,
  VEDETTE_PARTICIPANT_TOKENS,
  VEDETTE_PARTICIPANT_BUTTONS,
  VEDETTE_PARTICIPANT_N_COLUMNS,
} VedetteParticipantColumn;

#define VEDETTE_TYPE_PARTICIPANT_ROW (vedette_participant_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteParticipantRow, vedette_participant_row, VEDETTE, PARTICIPANT_ROW, AdwActionRow)

GtkWidget *vedette_participant_row_new        (GtkSizeGroup          *columns[VEDETTE_PARTICIPANT_N_COLUMNS]);
void       vedette_participant_row_show       (VedetteParticipantRow *self,
                                               const VedetteStack    *stack,
                                               GListModel            *parties,
                                               gpointer               record,
                                               gboolean               narrow);
gint64     vedette_participant_row_get_record (VedetteParticipantRow *self);

G_END_DECLS
