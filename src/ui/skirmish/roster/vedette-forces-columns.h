/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the roster shows of a line, column by column and in one sentence. */

#pragma once

#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-candidates.h"
#include "ui/records/vedette-record-row.h"

G_BEGIN_DECLS

/* The data of a list of lines of the roster */
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

/* Translators: “Needs”, “Reach”, “Melee” and “Card” head columns of four numbers of a line: as things stand, with the goal in
 * reach, in melee, and with an order card. */
/* A column of such a number; what follows @value_ are more fields of [struct@RecordColumn]. */
#define VEDETTE_FORCES_NUMBER(title_, hint_, value_, ...)                                                              \
  { VEDETTE_RECORD_CELL, .title = title_, .hint = hint_, .align = 1, .chars = 4, .value = value_,                      \
    .say = vedette_forces_say_number, __VA_ARGS__ }
#define VEDETTE_FORCES_COLUMN_NEEDS(...)                                                                               \
  VEDETTE_FORCES_NUMBER (N_("Needs"), N_("Number needed on the d20 to snatch the initiative now"),                     \
                         VEDETTE_FORCES_NEEDS, __VA_ARGS__)
#define VEDETTE_FORCES_COLUMN_REACH(...)                                                                               \
  VEDETTE_FORCES_NUMBER (N_("Reach"), N_("Number needed with the goal in reach"), VEDETTE_FORCES_REACH, __VA_ARGS__)

#define VEDETTE_FORCES_N_COLUMNS 11

extern const VedetteRecordColumn vedette_forces_columns[VEDETTE_FORCES_N_COLUMNS];

void       vedette_forces_init       (VedetteForces             *self,
                                      GtkWidget                 *view,
                                      VedetteSession            *session);
void       vedette_forces_clear      (VedetteForces             *self);
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
