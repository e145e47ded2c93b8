/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of the battle: the steps that belong to the innermost span, or to none. */

#pragma once

#include "core/rules/story/vedette-span.h"

G_BEGIN_DECLS

/**
 * VedetteChapter:
 * @span: (nullable): the span to which the steps belong; %NULL while nobody has one
 * @from: the number of the step with which the chapter begins
 * @to: the number of the step with which the next chapter begins; 0 while this chapter goes on
 * @steps: (element-type gint64): the numbers of the steps of play in force, without those that were only written down
 * @parts: (element-type gint64): the numbers of the steps with which the parts begin: actions of the party, or else steps
 * @has_actions: whether the parts are actions
 *
 * Only vedette_rules_list_chapters() fills @steps and @parts.
 */
#define VEDETTE_CHAPTER_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                             \
  OBJECT (VedetteSpan *, span)                                                                                         \
  PLAIN (gint64, from)                                                                                                 \
  PLAIN (gint64, to)                                                                                                   \
  BOXED (g_array_get_type, GArray *, steps)                                                                            \
  BOXED (g_array_get_type, GArray *, parts)                                                                            \
  PLAIN (gboolean, has_actions)

#define VEDETTE_TYPE_CHAPTER (vedette_chapter_get_type ())
VEDETTE_DECLARE_VALUE (VedetteChapter, vedette_chapter, CHAPTER, VEDETTE_CHAPTER_FIELDS)

const char *vedette_chapter_get_party     (VedetteChapter *self);
char       *vedette_chapter_say_length    (VedetteChapter *self);
gboolean    vedette_chapter_is_held_after (VedetteChapter *self,
                                           gint64          step);

GListModel *vedette_chapters_new          (GListModel     *spans);
guint       vedette_chapters_find         (GListModel     *chapters,
                                           gint64          step);

G_END_DECLS
