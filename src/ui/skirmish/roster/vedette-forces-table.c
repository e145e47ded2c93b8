/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster as a table, or as a list of one column where there is little room. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-table.h"

#include "ui/skirmish/roster/vedette-forces-head.h"
#include "ui/skirmish/roster/vedette-forces-slim-row.h"

struct _VedetteForcesTable
{
  AdwBin parent_instance;

  /* template */
  VedetteForcesHead *head;
  GtkListView *table; /* the one of the two that is not seen has no rows */
  GtkBox *titles;
  GtkListView *list;

  VedetteForcesWidths widths;
  GtkSelectionModel *selection;
  GPtrArray *kept; /* selected while rows are filled anew */
  VedetteForcesModel *model;
  gboolean sorted;
  GHashTable *bound; /* the list items that show something now */
  gboolean narrow;
};

enum
{
  SIGNAL_ACTIVATE,
  SIGNAL_SELECTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteForcesTable, vedette_forces_table, ADW_TYPE_BIN)

static void
vedette_forces_table_dispose (GObject *object)
{
  VedetteForcesTable *self = VEDETTE_FORCES_TABLE (object);

  /* The rows go while what they are noted in is still there. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_FORCES_TABLE);
  g_clear_pointer (&self->bound, g_hash_table_unref);
  g_clear_pointer (&self->kept, g_ptr_array_unref);
  g_clear_object (&self->selection);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (vedette_forces_table_parent_class)->dispose (object);
}

/* In 4.8 a row has no name of its own for a screen reader, and does not tell what it shows. */
static void
name_row (GtkWidget  *row,
          gpointer    object,
          const char *sentence)
{
  if (row == NULL)
    return;
  if (VEDETTE_IS_FIGURE (object))
    gtk_widget_remove_css_class (row, "subhead");
  else
    gtk_widget_add_css_class (row, "subhead");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  g_object_set_data_full (G_OBJECT (row), "item", g_object_ref (object), g_object_unref);
}

static void
fill (VedetteForcesTable *self,
      GtkListItem        *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  gpointer object = vedette_forces_slot_get_item (gtk_list_item_get_item (item));
  g_autofree char *sentence = NULL;

  /* GTK unbinds a row beyond the last one later than the list becomes shorter. */
  if (object == NULL)
    return;
  sentence = vedette_forces_get_sentence (self->model, object);
  if (VEDETTE_IS_FORCES_ROW (row))
    vedette_forces_row_show (VEDETTE_FORCES_ROW (row), self->model, object);
  else
    vedette_forces_slim_row_show (VEDETTE_FORCES_SLIM_ROW (row), self->model, object);
  name_row (gtk_widget_get_parent (row), object, sentence);
}

static void
on_bind (VedetteForcesTable *self,
         GtkListItem        *item)
{
  g_hash_table_add (self->bound, item);
  fill (self, item);
}

static void
on_unbind (VedetteForcesTable *self,
           GtkListItem        *item)
{
  if (self->bound != NULL)
    g_hash_table_remove (self->bound, item);
}

static void
on_setup_wide (VedetteForcesTable *self,
               GtkListItem        *item)
{
  gtk_list_item_set_child (item, vedette_forces_row_new (&self->widths));
}

static void
on_setup_narrow (VedetteForcesTable *self,
                 GtkListItem        *item)
{
  gtk_list_item_set_child (item, vedette_forces_slim_row_new ());
}

typedef struct
{
  VedetteForcesModel *model;
  VedetteForcesColumn column;
  gboolean descending;
} Order;

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  const Order *order = user_data;
  int result = vedette_forces_compare (order->model, (gpointer) a, (gpointer) b, order->column);

  return order->descending ? -result : result;
}

static void
on_activate (VedetteForcesTable *self,
             guint               position)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0,
                 vedette_forces_rows_nth (vedette_forces_model_get_rows (self->model), position));
}

/* Whoever is selected stays so, in whichever row he comes to stand. */
static void
on_arranging (VedetteForcesTable *self)
{
  g_clear_pointer (&self->kept, g_ptr_array_unref);
  self->kept = vedette_forces_table_get_selected (self);
}

static void
on_arranged (VedetteForcesTable *self)
{
  g_autoptr (GPtrArray) kept = g_steal_pointer (&self->kept);

  vedette_forces_table_refresh (self);
  vedette_forces_table_select (self, kept);
}

static void
on_selection (VedetteForcesTable *self)
{
  g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
}

static void
vedette_forces_table_class_init (VedetteForcesTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const struct
  {
    guint keyval;
    GdkModifierType mods;
    const char *action;
  } keys[] = {
    { GDK_KEY_F2, 0, "forces.edit" },           { GDK_KEY_Delete, 0, "forces.remove" },
    { GDK_KEY_KP_Delete, 0, "forces.remove" },  { GDK_KEY_Up, GDK_ALT_MASK, "forces.move-up" },
    { GDK_KEY_Down, GDK_ALT_MASK, "forces.move-down" },
  };

  G_OBJECT_CLASS (klass)->dispose = vedette_forces_table_dispose;
  g_type_ensure (VEDETTE_TYPE_FORCES_HEAD);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/roster/vedette-forces-table.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesTable, head);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesTable, table);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesTable, titles);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesTable, list);
  gtk_widget_class_bind_template_callback (widget_class, on_setup_wide);
  gtk_widget_class_bind_template_callback (widget_class, on_setup_narrow);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].keyval, keys[i].mods, keys[i].action, NULL);

  /**
   * VedetteForcesTable::activate:
   * @item: a line or a heading
   *
   * Enter or a double click on a row.
   */
  signals[SIGNAL_ACTIVATE] = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_OBJECT);
  /**
   * VedetteForcesTable::selected:
   *
   * Other rows are selected than before.
   */
  signals[SIGNAL_SELECTED] = g_signal_new ("selected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
}

static void
vedette_forces_table_init (VedetteForcesTable *self)
{
  self->bound = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_forces_head_set_widths (self->head, &self->widths);
  vedette_forces_slim_row_titles (self->titles);
}

/**
 * vedette_forces_table_new:
 *
 * Returns: (transfer floating): a table that has chosen its own order of @model
 */
GtkWidget *
vedette_forces_table_new (VedetteForcesModel *model)
{
  VedetteForcesTable *self = g_object_new (VEDETTE_TYPE_FORCES_TABLE, NULL);

  self->model = g_object_ref (model);
  self->selection = GTK_SELECTION_MODEL (
    gtk_multi_selection_new (G_LIST_MODEL (g_object_ref (vedette_forces_model_get_rows (model)))));
  g_signal_connect_object (model, "arranging", G_CALLBACK (on_arranging), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "arranged", G_CALLBACK (on_arranged), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (on_selection), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->table, self->selection);
  return GTK_WIDGET (self);
}

/**
 * vedette_forces_table_set_narrow:
 *
 * Only the one of the two that is seen has rows.
 */
void
vedette_forces_table_set_narrow (VedetteForcesTable *self,
                                 gboolean            narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  gtk_list_view_set_model (self->table, narrow ? NULL : self->selection);
  gtk_list_view_set_model (self->list, narrow ? self->selection : NULL);
  gtk_stack_set_visible_child_name (GTK_STACK (adw_bin_get_child (ADW_BIN (self))), narrow ? "list" : "table");
}

/* The column of the names is as wide as the longest of them all needs, whatever is looked for. */
static void
measure_names (VedetteForcesTable *self)
{
  guint longest = vedette_forces_model_count_letters (self->model);
  GHashTableIter iter;
  gpointer item;

  if (longest == self->widths.longest)
    return;
  self->widths.longest = longest;
  gtk_widget_queue_resize (GTK_WIDGET (self->head));
  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    gtk_widget_queue_allocate (gtk_list_item_get_child (item));
}

/**
 * vedette_forces_table_refresh:
 *
 * Fills the rows that are seen once more, after a step has changed what they show.
 */
void
vedette_forces_table_refresh (VedetteForcesTable *self)
{
  GHashTableIter iter;
  gpointer item;

  measure_names (self);
  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    fill (self, item);
}

/**
 * vedette_forces_table_sort:
 * @column: a [enum@Vedette.ForcesColumn], -1 for the order as written
 */
void
vedette_forces_table_sort (VedetteForcesTable *self,
                           int                 column,
                           gboolean            descending)
{
  g_autoptr (GtkSorter) sorter = NULL;

  if (column >= 0)
    {
      Order *order = g_new (Order, 1);

      /* The model is kept by the table, and keeps the sorter. */
      *order = (Order){ self->model, (VedetteForcesColumn) column, descending };
      sorter = GTK_SORTER (gtk_custom_sorter_new (compare, order, g_free));
    }
  self->sorted = column >= 0;
  vedette_forces_head_show (self->head, column, descending);
  vedette_forces_model_set_sorter (self->model, sorter);
}

gboolean
vedette_forces_table_is_sorted (VedetteForcesTable *self)
{
  return self->sorted;
}

/**
 * vedette_forces_table_get_selected:
 *
 * Returns: (transfer full): lines and headings, from the top
 */
GPtrArray *
vedette_forces_table_get_selected (VedetteForcesTable *self)
{
  g_autoptr (GtkBitset) bits = gtk_selection_model_get_selection (self->selection);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  GtkBitsetIter iter;
  guint position;

  for (gboolean is = gtk_bitset_iter_init_first (&iter, bits, &position); is; is = gtk_bitset_iter_next (&iter, &position))
    g_ptr_array_add (items, g_object_ref (vedette_forces_rows_nth (vedette_forces_model_get_rows (self->model), position)));
  return items;
}

/**
 * vedette_forces_table_get_chosen:
 *
 * Returns: (transfer full): what is selected; when nothing is, the row that has the focus
 */
GPtrArray *
vedette_forces_table_get_chosen (VedetteForcesTable *self)
{
  GPtrArray *items = vedette_forces_table_get_selected (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (items->len > 0 || focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return items;
  for (; focus != GTK_WIDGET (self); focus = gtk_widget_get_parent (focus))
    if (g_object_get_data (G_OBJECT (focus), "item") != NULL)
      {
        g_ptr_array_add (items, g_object_ref (g_object_get_data (G_OBJECT (focus), "item")));
        break;
      }
  return items;
}

/**
 * vedette_forces_table_select:
 * @items: lines and headings; those that are not to be seen are left out
 */
void
vedette_forces_table_select (VedetteForcesTable *self,
                             GPtrArray          *items)
{
  g_autoptr (GtkBitset) bits = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) mask = NULL;
  g_autoptr (GHashTable) wanted = g_hash_table_new (NULL, NULL);
  VedetteForcesRows *rows = vedette_forces_model_get_rows (self->model);
  guint n = vedette_forces_rows_get_length (rows);

  if (items->len > 0)
    vedette_forces_rows_complete (rows);
  for (guint i = 0; i < items->len; i++)
    g_hash_table_add (wanted, g_ptr_array_index (items, i));
  for (guint i = 0; i < n && gtk_bitset_get_size (bits) < g_hash_table_size (wanted); i++)
    if (g_hash_table_contains (wanted, vedette_forces_rows_nth (rows, i)))
      gtk_bitset_add (bits, i);
  mask = gtk_bitset_new_range (0, g_list_model_get_n_items (G_LIST_MODEL (self->selection)));
  gtk_selection_model_set_selection (self->selection, bits, mask);
}

/**
 * vedette_forces_table_reveal:
 *
 * Scrolls to a line that is to be seen.
 */
void
vedette_forces_table_reveal (VedetteForcesTable *self,
                             gpointer            item)
{
  guint position = vedette_forces_model_find (self->model, item);

  if (position == GTK_INVALID_LIST_POSITION)
    return;
  vedette_forces_rows_complete (vedette_forces_model_get_rows (self->model));
  gtk_widget_activate_action (GTK_WIDGET (self->narrow ? self->list : self->table), "list.scroll-to-item", "u", position);
}
