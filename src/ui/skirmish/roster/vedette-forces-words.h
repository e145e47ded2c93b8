/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the roster says of a line, column by column and in one sentence. */

#pragma once

#include "ui/skirmish/roster/vedette-forces-model.h"

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_FORCES_NAME,
  VEDETTE_FORCES_MEN,
  VEDETTE_FORCES_TROOPS,
  VEDETTE_FORCES_LEADER,
  VEDETTE_FORCES_CONTINGENT,
  VEDETTE_FORCES_WEAPON,
  VEDETTE_FORCES_STATE,
  VEDETTE_FORCES_NEEDS,
  VEDETTE_FORCES_REACH,
  VEDETTE_FORCES_MELEE,
  VEDETTE_FORCES_CARD,
  VEDETTE_FORCES_N_COLUMNS,
} VedetteForcesColumn;

#define VEDETTE_FORCES_HIGHEST_FACE 20

const char *vedette_forces_column_get_id    (VedetteForcesColumn  column);
const char *vedette_forces_column_get_title (VedetteForcesColumn  column);
const char *vedette_forces_column_get_hint  (VedetteForcesColumn  column);
int         vedette_forces_column_find      (const char          *id);

char       *vedette_forces_get_cell         (VedetteForcesModel  *model,
                                             gpointer             item,
                                             VedetteForcesColumn  column);
char       *vedette_forces_get_kind         (VedetteForcesModel  *model,
                                             gpointer             item);
char       *vedette_forces_get_rest         (VedetteForcesModel  *model,
                                             gpointer             item);
char       *vedette_forces_get_sentence     (VedetteForcesModel  *model,
                                             gpointer             item);
char       *vedette_forces_get_men_of       (VedetteForcesModel  *model,
                                             gpointer             heading);
gboolean    vedette_forces_is_out_of_reach  (VedetteForcesModel  *model,
                                             gpointer             item,
                                             VedetteForcesColumn  column);
int         vedette_forces_compare          (VedetteForcesModel  *model,
                                             VedetteFigure       *a,
                                             VedetteFigure       *b,
                                             VedetteForcesColumn  column);

G_END_DECLS
