/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of the roster that are to be seen, in the order in which they are to be seen. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-candidates.h"
#include "ui/skirmish/roster/vedette-forces-rows.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCES_MODEL (vedette_forces_model_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesModel, vedette_forces_model, VEDETTE, FORCES_MODEL, GObject)

VedetteForcesModel *vedette_forces_model_new           (VedetteSession     *session);

VedetteSession     *vedette_forces_model_get_session   (VedetteForcesModel *self);
VedetteForcesRows  *vedette_forces_model_get_rows      (VedetteForcesModel *self);
guint               vedette_forces_model_get_n_lines   (VedetteForcesModel *self);
void                vedette_forces_model_set_side      (VedetteForcesModel *self,
                                                        gint64              side);
gint64              vedette_forces_model_get_side      (VedetteForcesModel *self);
void                vedette_forces_model_set_search    (VedetteForcesModel *self,
                                                        const char         *text);
void                vedette_forces_model_set_grouped   (VedetteForcesModel *self,
                                                        gboolean            grouped);
gboolean            vedette_forces_model_get_grouped   (VedetteForcesModel *self);
void                vedette_forces_model_set_sorter    (VedetteForcesModel *self,
                                                        GtkSorter          *sorter);
void                vedette_forces_model_read          (VedetteForcesModel *self);
void                vedette_forces_model_arrange       (VedetteForcesModel *self);

VedetteCandidate   *vedette_forces_model_get_candidate (VedetteForcesModel *self,
                                                        VedetteFigure      *figure);
const char         *vedette_forces_model_get_name_key  (VedetteForcesModel *self,
                                                        VedetteFigure      *figure);
guint               vedette_forces_model_get_place     (VedetteForcesModel *self,
                                                        VedetteFigure      *figure);
guint               vedette_forces_model_find          (VedetteForcesModel *self,
                                                        gpointer            item);
guint               vedette_forces_model_count_letters (VedetteForcesModel *self);
void                vedette_forces_model_count_men     (VedetteForcesModel *self,
                                                        gpointer            heading,
                                                        int                *standing,
                                                        int                *all);

G_END_DECLS
