/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster as a table, or as a list of one column where there is little room. */

#pragma once

#include <adwaita.h>

#include "ui/skirmish/roster/vedette-forces-words.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCES_TABLE (vedette_forces_table_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesTable, vedette_forces_table, VEDETTE, FORCES_TABLE, AdwBin)

GtkWidget *vedette_forces_table_new          (VedetteForcesModel *model);
void       vedette_forces_table_set_narrow   (VedetteForcesTable *self,
                                              gboolean            narrow);
void       vedette_forces_table_refresh      (VedetteForcesTable *self);
void       vedette_forces_table_sort         (VedetteForcesTable *self,
                                              int                 column,
                                              gboolean            descending);
gboolean   vedette_forces_table_is_sorted    (VedetteForcesTable *self);
GPtrArray *vedette_forces_table_get_selected (VedetteForcesTable *self);
GPtrArray *vedette_forces_table_get_chosen   (VedetteForcesTable *self);
void       vedette_forces_table_select       (VedetteForcesTable *self,
                                              GPtrArray          *items);
void       vedette_forces_table_reveal       (VedetteForcesTable *self,
                                              gpointer            item);

G_END_DECLS
