/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chapters of a battle, read some steps at a time: one of a million steps is not to be waited for. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

typedef struct _VedetteChapterReading VedetteChapterReading;

VedetteChapterReading *vedette_chapter_reading_new          (VedetteRules          *rules,
                                                             const char            *audience);
void                   vedette_chapter_reading_free         (VedetteChapterReading *self);
gboolean               vedette_chapter_reading_go_on        (VedetteChapterReading *self,
                                                             guint                  n);
double                 vedette_chapter_reading_get_share    (VedetteChapterReading *self);
GListModel            *vedette_chapter_reading_get_chapters (VedetteChapterReading *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteChapterReading, vedette_chapter_reading_free)

G_END_DECLS
