/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the lists of those who may roll show of a line, in the roll dialog and beside the play. */

#pragma once

#include "ui/skirmish/roster/vedette-forces-columns.h"

G_BEGIN_DECLS

/**
 * VedetteNominees:
 * @forces: the lines with the numbers that they need; from vedette_forces_init()
 * @due: (transfer none) (nullable): the record that rolls, or is selected to roll; its row is lit
 * @in_reach: whether the goal of @due is in reach, so that the number of the column Reach counts
 *
 * The data of a list of those who may roll. The list borrows this struct: its owner keeps it until the list is gone. Its
 * records are lines of the roster, and one [class@Gtk.StringObject] that stands for a figure that is on no roster.
 */
typedef struct
{
  VedetteForces forces;
  gpointer due;
  gboolean in_reach;
} VedetteNominees;

#define VEDETTE_NOMINEE_N_COLUMNS 6
/* The room of a sign before a name, in px */
#define VEDETTE_NOMINEE_INDENT 19

extern const VedetteRecordColumn vedette_nominee_columns[VEDETTE_NOMINEE_N_COLUMNS];

void              vedette_nominees_add       (VedetteNominees *self,
                                              GPtrArray       *items,
                                              gint64           side,
                                              gboolean         with_cards);
VedetteCandidate *vedette_nominees_get       (VedetteNominees *self,
                                              gpointer         item);
char             *vedette_nominee_say_name   (const VedetteRecordColumn *column,
                                              gpointer         item,
                                              gpointer         data);
const char       *vedette_nominee_mark_row   (gpointer         item,
                                              gpointer         data);
char             *vedette_nominee_speak      (gpointer         item,
                                              gpointer         data);
gboolean          vedette_nominee_is_found   (gpointer         item,
                                              const char      *text,
                                              gpointer         data);

G_END_DECLS
