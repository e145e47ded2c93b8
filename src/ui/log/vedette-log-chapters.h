/* SPDX-License-Identifier: GPL-3.0-or-later */
/* To which chapter each step of the log belongs. */

#pragma once

#include "ui/log/vedette-log-fold-list.h"
#include "ui/log/vedette-log-row.h"

G_BEGIN_DECLS

typedef struct _VedetteLogChapters VedetteLogChapters;

VedetteLogChapters *vedette_log_chapters_new    (VedetteSession     *session,
                                                 GListModel         *chapters);
void                vedette_log_chapters_free   (VedetteLogChapters *self);
void                vedette_log_chapters_place  (VedetteLogChapters *self,
                                                 VedetteLogRow      *row,
                                                 VedetteLogFoldList *shown,
                                                 guint               position);
gint64              vedette_log_chapters_find   (VedetteLogChapters *self,
                                                 gint64              step);
guint               vedette_log_chapters_locate (VedetteLogChapters *self,
                                                 GListModel         *list,
                                                 gint64              step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteLogChapters, vedette_log_chapters_free)

G_END_DECLS
