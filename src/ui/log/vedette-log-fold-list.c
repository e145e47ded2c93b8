/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a log without those of the chapters that are folded: of each of these the newest stays, whose row bears the head.
   Only chapters that are folded are looked for, however long the battle is. */

#include "vedette-config.h"

#include "ui/log/vedette-log-fold-list.h"

#include "core/rules/vedette-rules.h"

/* Steps of a chapter that are not shown, by where they are in the whole list */
typedef struct
{
  guint start;
  guint length;
  guint before; /* how many are not shown before it */
} Range;

struct _VedetteLogFoldList
{
  GObject parent_instance;

  GListModel *list;     /* (element-type VedetteStep): the newest first */
  GListModel *chapters; /* NULL if they are not read yet */
  GHashTable *folded;   /* of the numbers of the steps with which chapters begin */
  GArray *ranges;       /* of Range, in their order */
  guint n;              /* how long the list was when they were made */
};

static GType
get_item_type (GListModel *model)
{
  return VEDETTE_TYPE_STEP;
}

static guint
count_hidden (GArray *ranges)
{
  const Range *last = ranges->len > 0 ? &g_array_index (ranges, Range, ranges->len - 1) : NULL;

  return last != NULL ? last->before + last->length : 0;
}

static guint
get_n_items (GListModel *model)
{
  VedetteLogFoldList *self = VEDETTE_LOG_FOLD_LIST (model);

  return self->n - count_hidden (self->ranges);
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  VedetteLogFoldList *self = VEDETTE_LOG_FOLD_LIST (model);
  guint low = 0, high = self->ranges->len;

  if (position >= get_n_items (model))
    return NULL;
  /* How many ranges are passed over */
  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const Range *range = &g_array_index (self->ranges, Range, middle);

      if (range->start - range->before <= position)
        low = middle + 1;
      else
        high = middle;
    }
  if (low > 0)
    {
      const Range *range = &g_array_index (self->ranges, Range, low - 1);

      position += range->before + range->length;
    }
  return g_list_model_get_item (self->list, position);
}

static void
init_model (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (VedetteLogFoldList, vedette_log_fold_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_model))

/* Returns: where the steps begin that are older than that number */
static guint
find_older (GListModel *list,
            gint64      n)
{
  guint low = 0, high = g_list_model_get_n_items (list);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      g_autoptr (VedetteStep) step = g_list_model_get_item (list, middle);

      if (vedette_step_get_n (step) >= n)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* A chapter that was undone has no steps to hide, but is still folded when it is redone. */
static void
add_range (VedetteLogFoldList *self,
           GArray             *ranges,
           gint64              from)
{
  g_autoptr (VedetteChapter) chapter = g_list_model_get_item (self->chapters, vedette_chapters_find (self->chapters, from));
  Range range = { 0 };
  guint end;

  if (chapter == NULL || vedette_chapter_get_from (chapter) != from)
    return;
  range.start = 1 + (vedette_chapter_get_to (chapter) != 0 ? find_older (self->list, vedette_chapter_get_to (chapter)) : 0);
  end = find_older (self->list, from);
  if (end <= range.start)
    return;
  range.length = end - range.start;
  g_array_append_val (ranges, range);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const Range *one = a, *other = b;

  return one->start < other->start ? -1 : one->start > other->start;
}

/* Without another, a chapter has no head. */
static GArray *
list_ranges (VedetteLogFoldList *self)
{
  GArray *ranges = g_array_new (FALSE, FALSE, sizeof (Range));
  GHashTableIter iter;
  gpointer from;
  guint before = 0;

  if (self->chapters == NULL || g_list_model_get_n_items (self->chapters) < 2)
    return ranges;
  g_hash_table_iter_init (&iter, self->folded);
  while (g_hash_table_iter_next (&iter, &from, NULL))
    add_range (self, ranges, *(gint64 *) from);
  g_array_sort (ranges, compare);
  for (guint i = 0; i < ranges->len; i++)
    {
      g_array_index (ranges, Range, i).before = before;
      before += g_array_index (ranges, Range, i).length;
    }
  return ranges;
}

/* How many of the first steps of the whole list are not shown */
static guint
count_hidden_of (GArray *ranges,
                 guint   n)
{
  guint hidden = 0;

  for (guint i = 0; i < ranges->len; i++)
    {
      const Range *range = &g_array_index (ranges, Range, i);

      if (range->start < n)
        hidden += MIN (range->length, n - range->start);
    }
  return hidden;
}

/* Returns: how many of the first steps are shown, or not, as they were */
static guint
count_same_head (GArray *before,
                 GArray *now)
{
  guint i = 0, most = G_MAXUINT;

  while (i < before->len && i < now->len && g_array_index (before, Range, i).start == g_array_index (now, Range, i).start &&
         g_array_index (before, Range, i).length == g_array_index (now, Range, i).length)
    i++;
  if (i < before->len)
    most = MIN (most, g_array_index (before, Range, i).start);
  if (i < now->len)
    most = MIN (most, g_array_index (now, Range, i).start);
  return most;
}

/* How far before the end of a list of that length the range ends that stands so many before the last */
static guint
get_rest (GArray *ranges,
          guint   n,
          guint   i)
{
  const Range *range = &g_array_index (ranges, Range, ranges->len - 1 - i);

  return n - range->start - range->length;
}

/* Returns: the same, of the last steps */
static guint
count_same_tail (GArray *before,
                 guint   n_before,
                 GArray *now,
                 guint   n_now)
{
  guint i = 0, most = G_MAXUINT;

  while (i < before->len && i < now->len && get_rest (before, n_before, i) == get_rest (now, n_now, i) &&
         g_array_index (before, Range, before->len - 1 - i).length == g_array_index (now, Range, now->len - 1 - i).length)
    i++;
  if (i < before->len)
    most = MIN (most, get_rest (before, n_before, i));
  if (i < now->len)
    most = MIN (most, get_rest (now, n_now, i));
  return most;
}

/* Tells of what is shown, or no longer is, between the first @head steps of the whole list and its last @tail. */
static void
update (VedetteLogFoldList *self,
        guint               head,
        guint               tail)
{
  g_autoptr (GArray) before = self->ranges;
  guint n_before = self->n, shown_before = n_before - count_hidden (before), shown;

  self->ranges = list_ranges (self);
  self->n = g_list_model_get_n_items (self->list);
  shown = get_n_items (G_LIST_MODEL (self));
  head = MIN (head, count_same_head (before, self->ranges));
  tail = MIN (tail, count_same_tail (before, n_before, self->ranges, self->n));
  if (head + tail >= n_before && head + tail >= self->n)
    return;
  tail -= count_hidden (before) - count_hidden_of (before, n_before - tail);
  head -= count_hidden_of (before, head);
  if (shown_before > head + tail || shown > head + tail)
    g_list_model_items_changed (G_LIST_MODEL (self), head, shown_before - head - tail, shown - head - tail);
}

static void
on_items_changed (VedetteLogFoldList *self,
                  guint               position,
                  guint               removed,
                  guint               added)
{
  update (self, position, self->n - position - removed);
}

/* The list is as long as it was. */
static void
on_folded (VedetteLogFoldList *self)
{
  update (self, self->n, self->n);
}

static void
vedette_log_fold_list_finalize (GObject *object)
{
  VedetteLogFoldList *self = VEDETTE_LOG_FOLD_LIST (object);

  g_clear_object (&self->list);
  g_clear_object (&self->chapters);
  g_hash_table_unref (self->folded);
  g_array_unref (self->ranges);

  G_OBJECT_CLASS (vedette_log_fold_list_parent_class)->finalize (object);
}

static void
vedette_log_fold_list_class_init (VedetteLogFoldListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_log_fold_list_finalize;
}

static void
vedette_log_fold_list_init (VedetteLogFoldList *self)
{
  self->folded = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->ranges = g_array_new (FALSE, FALSE, sizeof (Range));
}

/**
 * vedette_log_fold_list_new:
 * @list: (element-type VedetteStep): the newest first
 *
 * Returns: (transfer full): all of it
 */
VedetteLogFoldList *
vedette_log_fold_list_new (GListModel *list)
{
  VedetteLogFoldList *self = g_object_new (VEDETTE_TYPE_LOG_FOLD_LIST, NULL);

  self->list = g_object_ref (list);
  self->n = g_list_model_get_n_items (list);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (on_items_changed), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * vedette_log_fold_list_set_chapters:
 * @chapters: (nullable): of vedette_rules_list_chapters(); without any, nothing is folded
 */
void
vedette_log_fold_list_set_chapters (VedetteLogFoldList *self,
                                    GListModel         *chapters)
{
  g_set_object (&self->chapters, chapters);
  on_folded (self);
}

/**
 * vedette_log_fold_list_fold:
 * @chapter: the number with which it begins, by which it is known whatever comes after it
 */
void
vedette_log_fold_list_fold (VedetteLogFoldList *self,
                            gint64              chapter,
                            gboolean            folded)
{
  if (folded)
    g_hash_table_add (self->folded, g_memdup2 (&chapter, sizeof chapter));
  else
    g_hash_table_remove (self->folded, &chapter);
  on_folded (self);
}

void
vedette_log_fold_list_unfold_all (VedetteLogFoldList *self)
{
  g_hash_table_remove_all (self->folded);
  on_folded (self);
}

gboolean
vedette_log_fold_list_is_folded (VedetteLogFoldList *self,
                                 gint64              chapter)
{
  return g_hash_table_contains (self->folded, &chapter);
}
