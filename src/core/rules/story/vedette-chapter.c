/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of the battle: the steps that belong to the innermost span, or to none. */

#include "vedette-config.h"

#include "core/rules/story/vedette-chapter.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_VALUE (VedetteChapter, vedette_chapter, VEDETTE_CHAPTER_FIELDS)

static int
compare_steps (gconstpointer a,
               gconstpointer b)
{
  gint64 one = *(const gint64 *) a, two = *(const gint64 *) b;

  return one < two ? -1 : one > two;
}

/* Returns: (transfer full): the numbers of the steps at which a span begins or ends, in order, each once */
static GArray *
list_bounds (GListModel *spans)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (gint64));
  GArray *bounds = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 start = 0;

  g_array_append_val (all, start);
  vedette_each (VedetteSpan, span, spans)
    {
      gint64 from = span->from, to = span->to;

      g_array_append_val (all, from);
      if (to != 0)
        g_array_append_val (all, to);
    }
  g_array_sort (all, compare_steps);
  for (guint i = 0; i < all->len; i++)
    if (i == 0 || g_array_index (all, gint64, i) != g_array_index (all, gint64, i - 1))
      g_array_append_val (bounds, g_array_index (all, gint64, i));
  return bounds;
}

static gboolean
covers (VedetteSpan *span,
        gint64       step)
{
  gint64 to = span->to;

  return span->from <= step && (to == 0 || to > step);
}

/* Few spans are open at once: those that are over leave the list. The innermost counts, of several lanes the latest. */
static VedetteSpan *
choose (GPtrArray *open,
        gint64     step)
{
  VedetteSpan *best = NULL;

  for (guint i = open->len; i > 0; i--)
    if (!covers (open->pdata[i - 1], step))
      g_ptr_array_remove_index (open, i - 1);
  for (guint i = 0; i < open->len; i++)
    {
      VedetteSpan *span = open->pdata[i];

      if (best == NULL || span->depth >= best->depth)
        best = span;
    }
  return best;
}

/* The step that ends a span is the last of it where it begins no other. */
static VedetteChapter *
begin_chapter (GPtrArray      *made,
               VedetteChapter *last,
               VedetteSpan    *span,
               gint64          step)
{
  VedetteChapter *chapter =
    vedette_value_new (VedetteChapter, .span = span, .from = last != NULL && span == NULL ? step + 1 : step);

  chapter->steps = g_array_new (FALSE, FALSE, sizeof (gint64));
  chapter->parts = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (last != NULL)
    last->to = chapter->from;
  /* Nothing was done in between. */
  if (last != NULL && last->from == last->to)
    g_ptr_array_remove_index (made, made->len - 1);
  g_ptr_array_add (made, chapter);
  return chapter;
}

/**
 * vedette_chapters_new:
 * @spans: (element-type VedetteSpan): in the order in which they began
 *
 * Returns: (transfer full): the whole battle as [class@Vedette.Chapter] one after the other, still without their steps; the
 *   first begins before all steps, and the last goes on
 */
GListModel *
vedette_chapters_new (GListModel *spans)
{
  GListStore *chapters = g_list_store_new (VEDETTE_TYPE_CHAPTER);
  g_autoptr (GArray) bounds = list_bounds (spans);
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func (g_object_unref);
  VedetteChapter *last = NULL;
  guint next = 0;

  for (guint i = 0; i < bounds->len; i++)
    {
      gint64 step = g_array_index (bounds, gint64, i);
      VedetteSpan *span;

      for (; next < g_list_model_get_n_items (spans); next++)
        {
          g_autoptr (VedetteSpan) coming = g_list_model_get_item (spans, next);

          if (coming->from > step)
            break;
          g_ptr_array_add (open, g_steal_pointer (&coming));
        }
      span = choose (open, step);
      if (last == NULL || last->span != span)
        last = begin_chapter (made, last, span, step);
    }
  g_list_store_splice (chapters, 0, 0, made->pdata, made->len);
  return G_LIST_MODEL (chapters);
}

/**
 * vedette_chapters_find:
 * @chapters: (element-type VedetteChapter): of vedette_chapters_new()
 * @step: the number of any step, of one that was undone, too
 *
 * Returns: the place of the chapter in which it was done
 */
guint
vedette_chapters_find (GListModel *chapters,
                       gint64      step)
{
  guint low = 0, high = g_list_model_get_n_items (chapters);

  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;
      g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, middle);

      if (chapter->from <= step)
        low = middle;
      else
        high = middle;
    }
  return low;
}

/**
 * vedette_chapter_say_length:
 *
 * Returns: (transfer full): of how many parts it is made
 */
char *
vedette_chapter_say_length (VedetteChapter *self)
{
  guint n = self->parts->len;

  if (self->has_actions)
    /* Translators: of a party that had the battle in hand: how many actions it made, such as “3 actions” */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u action", "%u actions", (gulong) n), n);
  /* Translators: of a stretch of the battle: how many steps of the log it has, such as “9 steps” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", (gulong) n), n);
}

/**
 * vedette_chapter_is_held_after:
 * @step: the number of a step that was done in it
 *
 * Returns: whether, once it was done, somebody had the battle in hand: with the last step of a span nobody has it any more
 */
gboolean
vedette_chapter_is_held_after (VedetteChapter *self,
                               gint64          step)
{
  return self->span != NULL && covers (self->span, step);
}

/**
 * vedette_chapter_get_party:
 *
 * Returns: (nullable): the id of the party whose steps they are
 */
const char *
vedette_chapter_get_party (VedetteChapter *self)
{
  return self->span != NULL ? self->span->party : NULL;
}
