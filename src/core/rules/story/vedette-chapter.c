/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of the battle told in one go: the steps that belong to the innermost span, or to none. */

#include "vedette-config.h"

#include "core/rules/story/vedette-chapter.h"

#include <glib/gi18n-lib.h>

struct _VedetteChapter
{
  GObject parent_instance;

  VedetteSpan *span; /* NULL while nobody has one */
  gint64 from;
  gint64 to;         /* 0 while it goes on */
  GArray *steps;     /* of gint64 */
  gboolean has_actions;
  GArray *actions;   /* those of the steps with which the party acted */
  gint64 seconds;
};

G_DEFINE_FINAL_TYPE (VedetteChapter, vedette_chapter, G_TYPE_OBJECT)

static void
vedette_chapter_finalize (GObject *object)
{
  VedetteChapter *self = VEDETTE_CHAPTER (object);

  g_clear_object (&self->span);
  g_array_unref (self->steps);
  g_array_unref (self->actions);

  G_OBJECT_CLASS (vedette_chapter_parent_class)->finalize (object);
}

static void
vedette_chapter_class_init (VedetteChapterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_chapter_finalize;
}

static void
vedette_chapter_init (VedetteChapter *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->actions = g_array_new (FALSE, FALSE, sizeof (gint64));
}

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
  VedetteChapter *chapter = g_object_new (VEDETTE_TYPE_CHAPTER, NULL);

  g_set_object (&chapter->span, span);
  chapter->from = last != NULL && span == NULL ? step + 1 : step;
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
 * vedette_chapter_add_step:
 * @step: the number of a step that is in force, and comes after those that are there
 */
void
vedette_chapter_add_step (VedetteChapter *self,
                          gint64          step)
{
  g_array_append_val (self->steps, step);
}

/**
 * vedette_chapter_tell_action:
 * @step: the number of a step that is in force, and comes after those that are there
 * @is_action: whether the party acted with it
 *
 * A chapter of which this was said is made of actions, any other of steps.
 */
void
vedette_chapter_tell_action (VedetteChapter *self,
                             gint64          step,
                             gboolean        is_action)
{
  self->has_actions = TRUE;
  if (is_action)
    g_array_append_val (self->actions, step);
}

/**
 * vedette_chapter_has_actions:
 *
 * Returns: whether it is made of the actions of a party
 */
gboolean
vedette_chapter_has_actions (VedetteChapter *self)
{
  return self->has_actions && self->span != NULL;
}

static GArray *
get_parts (VedetteChapter *self)
{
  return vedette_chapter_has_actions (self) ? self->actions : self->steps;
}

/**
 * vedette_chapter_get_n_parts:
 *
 * Returns: of how many actions it is made, or steps where they have no such name
 */
guint
vedette_chapter_get_n_parts (VedetteChapter *self)
{
  return get_parts (self)->len;
}

/**
 * vedette_chapter_get_part:
 *
 * Returns: the number of the step with which the part begins
 */
gint64
vedette_chapter_get_part (VedetteChapter *self,
                          guint           i)
{
  g_return_val_if_fail (i < get_parts (self)->len, 0);

  return g_array_index (get_parts (self), gint64, i);
}

/**
 * vedette_chapter_say_length:
 *
 * Returns: (transfer full): of how many parts it is made
 */
char *
vedette_chapter_say_length (VedetteChapter *self)
{
  guint n = vedette_chapter_get_n_parts (self);

  if (vedette_chapter_has_actions (self))
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
 * vedette_chapter_get_seconds:
 *
 * Returns: for how long a clock has run in it
 */
gint64
vedette_chapter_get_seconds (VedetteChapter *self)
{
  return self->seconds;
}

void
vedette_chapter_add_seconds (VedetteChapter *self,
                             gint64          seconds)
{
  self->seconds += seconds;
}

/**
 * vedette_chapter_get_span:
 *
 * Returns: (transfer none) (nullable): to which the steps belong; %NULL if they are nobody's
 */
VedetteSpan *
vedette_chapter_get_span (VedetteChapter *self)
{
  return self->span;
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

gint64
vedette_chapter_get_from (VedetteChapter *self)
{
  return self->from;
}

/**
 * vedette_chapter_get_to:
 *
 * Returns: the number of the step with which the next chapter begins; 0 while it goes on
 */
gint64
vedette_chapter_get_to (VedetteChapter *self)
{
  return self->to;
}

/**
 * vedette_chapter_get_n:
 *
 * Returns: how many steps of the game are in it, without those that were only written down
 */
guint
vedette_chapter_get_n (VedetteChapter *self)
{
  return self->steps->len;
}

gint64
vedette_chapter_get_step (VedetteChapter *self,
                          guint           i)
{
  g_return_val_if_fail (i < self->steps->len, 0);

  return g_array_index (self->steps, gint64, i);
}

/**
 * vedette_chapter_holds:
 *
 * Returns: whether a step of that number was done in it
 */
gboolean
vedette_chapter_holds (VedetteChapter *self,
                       gint64          step)
{
  return step >= self->from && (self->to == 0 || step < self->to);
}
