/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the roster shows of a line, column by column and in one sentence. */

#pragma once

#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-candidates.h"
#include "ui/records/vedette-record-row.h"

G_BEGIN_DECLS

/* The data of both lists of the roster */
typedef struct
{
  GtkWidget *view;
  VedetteSession *session;
  GHashTable *candidates; /* figure → VedetteCandidate, of those on the table */
} VedetteForces;

/* The numbers of a line that both this list and that of the nominees show */
enum
{
  VEDETTE_FORCES_NEEDS,
  VEDETTE_FORCES_REACH,
};

#define VEDETTE_FORCES_N_COLUMNS 11

extern const VedetteRecordColumn vedette_forces_columns[VEDETTE_FORCES_N_COLUMNS];

GPtrArray *vedette_forces_list       (VedetteForces             *self,
                                      gint64                     side,
                                      gboolean                   grouped);
char      *vedette_forces_count_men  (VedetteForces             *self,
                                      gint64                     side,
                                      gpointer                   heading,
                                      guint                     *n_lines);
char      *vedette_forces_say_number (const VedetteRecordColumn *column,
                                      gpointer                   item,
                                      gpointer                   data);
char      *vedette_forces_speak      (gpointer                   item,
                                      gpointer                   data);
char      *vedette_forces_find       (gpointer                   item,
                                      gpointer                   data);

G_END_DECLS
