/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a log without those of the chapters that are folded. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_LOG_FOLD_LIST (vedette_log_fold_list_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLogFoldList, vedette_log_fold_list, VEDETTE, LOG_FOLD_LIST, GObject)

VedetteLogFoldList *vedette_log_fold_list_new          (GListModel         *list);
void                vedette_log_fold_list_set_chapters (VedetteLogFoldList *self,
                                                        GListModel         *chapters);
void                vedette_log_fold_list_fold         (VedetteLogFoldList *self,
                                                        gint64              chapter,
                                                        gboolean            folded);
void                vedette_log_fold_list_unfold_all   (VedetteLogFoldList *self);
gboolean            vedette_log_fold_list_is_folded    (VedetteLogFoldList *self,
                                                        gint64              chapter);

G_END_DECLS
