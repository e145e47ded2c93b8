/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of the roster: what stands in them is right at once, whether they stay or go with it. */

#include <gio/gio.h>

#include "ui/skirmish/roster/vedette-forces-row.h"
#include "ui/skirmish/roster/vedette-forces-rows.h"

#define MANY 1000

typedef struct
{
  VedetteForcesRows *rows;
  GPtrArray *seen; /* the slots as somebody knows them who hears of nothing but changes */
  guint n_changes;
} Fixture;

static void
on_changed (GListModel *model,
            guint       position,
            guint       removed,
            guint       added,
            Fixture    *f)
{
  f->n_changes++;
  g_ptr_array_remove_range (f->seen, position, removed);
  for (guint i = position; i < position + added; i++)
    g_ptr_array_insert (f->seen, (int) i, g_list_model_get_item (model, i));
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->rows = vedette_forces_rows_new ();
  f->seen = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect (f->rows, "items-changed", G_CALLBACK (on_changed), f);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_ptr_array_unref (f->seen);
  g_assert_finalize_object (f->rows);
}

static GPtrArray *
make_items (guint n)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, g_object_new (G_TYPE_OBJECT, NULL));
  return items;
}

/* What is told of, and what was heard, is what is in @items from the top. */
static void
assert_shows (Fixture   *f,
              GPtrArray *items)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (f->rows));

  g_assert_cmpuint (vedette_forces_rows_get_length (f->rows), ==, items->len);
  g_assert_cmpuint (n, <=, items->len);
  g_assert_cmpuint (f->seen->len, ==, n);
  for (guint i = 0; i < items->len; i++)
    g_assert_true (vedette_forces_rows_nth (f->rows, i) == g_ptr_array_index (items, i));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteForcesSlot) slot = g_list_model_get_item (G_LIST_MODEL (f->rows), i);

      g_assert_true (slot == g_ptr_array_index (f->seen, i));
      g_assert_true (vedette_forces_slot_get_item (slot) == g_ptr_array_index (items, i));
    }
}

static void
run_idle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* All of them are there in the end, and the length is right from the beginning. */
static void
test_grow (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) items = make_items (MANY);

  vedette_forces_rows_fill (f->rows, items);
  assert_shows (f, items);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (f->rows)), >=, 50);
  run_idle ();
  assert_shows (f, items);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (f->rows)), ==, MANY);
}

static void
test_complete (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (GPtrArray) items = make_items (MANY);

  vedette_forces_rows_fill (f->rows, items);
  vedette_forces_rows_complete (f->rows);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (f->rows)), ==, MANY);
  assert_shows (f, items);
}

/* Others are put into rows that stay: only the end of the list changes. */
static void
test_stay (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GPtrArray) items = make_items (MANY);
  g_autoptr (GPtrArray) fewer = g_ptr_array_new_with_free_func (g_object_unref);
  gpointer first;

  vedette_forces_rows_fill (f->rows, items);
  run_idle ();
  first = g_ptr_array_index (f->seen, 0);
  for (guint i = 1; i < MANY; i += 3)
    g_ptr_array_add (fewer, g_object_ref (g_ptr_array_index (items, i)));
  f->n_changes = 0;
  vedette_forces_rows_fill (f->rows, fewer);
  g_assert_cmpuint (f->n_changes, ==, 1);
  g_assert_true (g_ptr_array_index (f->seen, 0) == first);
  assert_shows (f, fewer);
  vedette_forces_rows_fill (f->rows, items);
  run_idle ();
  assert_shows (f, items);
  g_ptr_array_set_size (fewer, 0);
  vedette_forces_rows_fill (f->rows, fewer);
  assert_shows (f, fewer);
}

/* While the rest of a long list is still coming, another is wanted. */
static void
test_interrupted (Fixture       *f,
                  gconstpointer  data)
{
  g_autoptr (GPtrArray) items = make_items (MANY), few = make_items (3), other = make_items (MANY - 1);

  vedette_forces_rows_fill (f->rows, items);
  vedette_forces_rows_fill (f->rows, few);
  assert_shows (f, few);
  vedette_forces_rows_fill (f->rows, items);
  g_main_context_iteration (NULL, FALSE);
  vedette_forces_rows_follow (f->rows, other);
  assert_shows (f, other);
  run_idle ();
  assert_shows (f, other);
}

/* A line that goes to another place takes its row with it, and nobody else hears of it. */
static void
test_follow (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) items = make_items (9);
  gpointer third, last, moved;

  vedette_forces_rows_fill (f->rows, items);
  third = g_ptr_array_index (f->seen, 2);
  last = g_ptr_array_index (f->seen, 8);
  moved = g_ptr_array_steal_index (items, 2);
  g_ptr_array_insert (items, 4, moved);
  f->n_changes = 0;
  vedette_forces_rows_follow (f->rows, items);
  assert_shows (f, items);
  g_assert_true (g_ptr_array_index (f->seen, 4) == third && g_ptr_array_index (f->seen, 8) == last);
  g_assert_cmpuint (f->n_changes, ==, 1);
  vedette_forces_rows_follow (f->rows, items);
  g_assert_cmpuint (f->n_changes, ==, 1);
  g_ptr_array_remove_index (items, 0);
  g_ptr_array_add (items, g_object_new (G_TYPE_OBJECT, NULL));
  vedette_forces_rows_follow (f->rows, items);
  assert_shows (f, items);
  g_ptr_array_set_size (items, 0);
  vedette_forces_rows_follow (f->rows, items);
  assert_shows (f, items);
}

/* Names are cut off last; where what they are has not its own room beside them, it has the whole row below them. */
static void
test_names (Fixture       *f,
            gconstpointer  data)
{
  VedetteForcesWidths widths = { { 40, 40, 40, 40, 40 }, .name = 500, .kind = 170 };
  guint n_stacked = 0;
  VedetteForcesSpan name, kind, numbers[VEDETTE_FORCES_N_NUMBERS];

  for (int width = 300; width <= 1200; width += 100)
    {
      vedette_forces_widths_lay_out (&widths, width, &name, &kind, numbers);
      if (vedette_forces_spans_are_stacked (&name, &kind))
        {
          n_stacked++;
          g_assert_cmpint (name.x + name.width, <=, numbers[0].x);
          g_assert_cmpint (kind.x + kind.width, ==, numbers[4].x + numbers[4].width);
          continue;
        }
      g_assert_cmpint (name.width, >=, MIN (112, kind.width));
      g_assert_cmpint (kind.width, >, 150);
      g_assert_cmpint (name.x + name.width, <=, kind.x);
      g_assert_cmpint (kind.x + kind.width, <=, numbers[0].x);
    }
  /* 300, 400 and 500 */
  g_assert_cmpuint (n_stacked, ==, 3);
  /* What short names leave is for what they are. */
  widths.name = 70;
  vedette_forces_widths_lay_out (&widths, 600, &name, &kind, numbers);
  g_assert_cmpint (name.width, ==, 70);
  g_assert_cmpint (kind.x, <, 70 + 50);
  g_assert_cmpint (kind.x + kind.width, ==, numbers[0].x);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/forces-rows/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("grow", test_grow);
  ADD ("complete", test_complete);
  ADD ("stay", test_stay);
  ADD ("interrupted", test_interrupted);
  ADD ("follow", test_follow);
  ADD ("names", test_names);
#undef ADD
  return g_test_run ();
}
