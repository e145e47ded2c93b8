/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of the battle told in one go: the steps that belong to the innermost span, or to none. */

#pragma once

#include "core/rules/story/vedette-span.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CHAPTER (vedette_chapter_get_type ())
G_DECLARE_FINAL_TYPE (VedetteChapter, vedette_chapter, VEDETTE, CHAPTER, GObject)

VedetteSpan *vedette_chapter_get_span   (VedetteChapter *self);
const char  *vedette_chapter_get_party  (VedetteChapter *self);
gint64       vedette_chapter_get_from   (VedetteChapter *self);
gint64       vedette_chapter_get_to     (VedetteChapter *self);
guint        vedette_chapter_get_n      (VedetteChapter *self);
gint64       vedette_chapter_get_step   (VedetteChapter *self,
                                         guint           i);
gboolean     vedette_chapter_holds      (VedetteChapter *self,
                                         gint64          step);
void         vedette_chapter_add_step   (VedetteChapter *self,
                                         gint64          step);
void         vedette_chapter_tell_action (VedetteChapter *self,
                                         gint64          step,
                                         gboolean        is_action);
gboolean     vedette_chapter_has_actions (VedetteChapter *self);
guint        vedette_chapter_get_n_parts (VedetteChapter *self);
gint64       vedette_chapter_get_part   (VedetteChapter *self,
                                         guint           i);
char        *vedette_chapter_say_length (VedetteChapter *self);
gboolean     vedette_chapter_is_held_after (VedetteChapter *self,
                                         gint64          step);
gint64       vedette_chapter_get_seconds (VedetteChapter *self);
void         vedette_chapter_add_seconds (VedetteChapter *self,
                                         gint64          seconds);

GListModel  *vedette_chapters_new       (GListModel     *spans);
guint        vedette_chapters_find      (GListModel     *chapters,
                                         gint64          step);

G_END_DECLS
