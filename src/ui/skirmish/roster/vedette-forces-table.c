/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster as a table, or as a list of one column where there is little room. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-table.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roster/vedette-forces-head.h"

struct _VedetteForcesTable
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkListView *table; /* the one of the two that is not seen has no rows */
  GtkListView *list;
  VedetteForcesHead *head;
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

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_pointer (&self->bound, g_hash_table_unref);
  g_clear_pointer (&self->kept, g_ptr_array_unref);
  g_clear_object (&self->selection);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (vedette_forces_table_parent_class)->dispose (object);
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
}

static void
set_class (GtkWidget  *widget,
           const char *css_class,
           gboolean    has)
{
  if (has)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/* In 4.8 a row has no name of its own for a screen reader, and does not tell what it shows. */
static void
name_row (GtkWidget  *row,
          gpointer    object,
          const char *sentence)
{
  if (row == NULL)
    return;
  set_class (row, "subhead", !VEDETTE_IS_FIGURE (object));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  g_object_set_data_full (G_OBJECT (row), "item", g_object_ref (object), g_object_unref);
}

static void
fill_row (VedetteForcesTable *self,
          GtkWidget          *row,
          gpointer            object)
{
  GtkWidget *top = gtk_widget_get_first_child (row);
  GtkWidget *name = gtk_widget_get_first_child (top);
  GtkWidget *rest = gtk_widget_get_last_child (row);
  GtkWidget *number = gtk_widget_get_next_sibling (name);
  g_autofree char *text = vedette_forces_get_cell (self->model, object, VEDETTE_FORCES_NAME);
  g_autofree char *kind = vedette_forces_get_rest (self->model, object);

  gtk_label_set_text (GTK_LABEL (name), text);
  for (guint i = VEDETTE_FORCES_NEEDS; i < VEDETTE_FORCES_N_COLUMNS; i++, number = gtk_widget_get_next_sibling (number))
    {
      g_autofree char *said = vedette_forces_get_cell (self->model, object, i);

      gtk_label_set_text (GTK_LABEL (number), said);
      gtk_widget_set_visible (number, *said != '\0');
      set_class (number, "out-of-reach", vedette_forces_is_out_of_reach (self->model, object, i));
    }
  gtk_label_set_text (GTK_LABEL (rest), kind);
  gtk_widget_set_visible (rest, *kind != '\0');
  set_class (name, "group", !VEDETTE_IS_FIGURE (object));
}

static void
fill (VedetteForcesTable *self,
      GtkListItem        *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  gpointer object = vedette_forces_slot_get_item (gtk_list_item_get_item (item));
  g_autofree char *sentence = vedette_forces_get_sentence (self->model, object);

  if (VEDETTE_IS_FORCES_ROW (row))
    vedette_forces_row_show (VEDETTE_FORCES_ROW (row), self->model, object);
  else
    fill_row (self, row, object);
  name_row (gtk_widget_get_parent (row), object, sentence);
}

static void
on_bind (GtkListItemFactory *factory,
         GtkListItem        *item,
         VedetteForcesTable *self)
{
  g_hash_table_add (self->bound, item);
  fill (self, item);
}

static void
on_unbind (GtkListItemFactory *factory,
           GtkListItem        *item,
           VedetteForcesTable *self)
{
  if (self->bound != NULL)
    g_hash_table_remove (self->bound, item);
}

static void
on_setup_wide (GtkListItemFactory *factory,
               GtkListItem        *item,
               VedetteForcesTable *self)
{
  gtk_list_item_set_child (item, vedette_forces_row_new (&self->widths));
}

/* The four numbers of a row, or what they are called, in columns of one width */
static void
append_numbers (GtkWidget *box,
                gboolean   titles)
{
  for (guint i = VEDETTE_FORCES_NEEDS; i < VEDETTE_FORCES_N_COLUMNS; i++)
    {
      GtkWidget *label = gtk_label_new (titles ? vedette_forces_column_get_title (i) : NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_widget_add_css_class (label, titles ? "figure-title" : "figure");
      if (titles)
        gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      else
        gtk_widget_add_css_class (label, "numeric");
      if (i == VEDETTE_FORCES_NEEDS)
        gtk_widget_add_css_class (label, "need-now");
      gtk_box_append (GTK_BOX (box), label);
    }
}

static void
on_setup_narrow (GtkListItemFactory *factory,
                 GtkListItem        *item,
                 VedetteForcesTable *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *rest = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_xalign (GTK_LABEL (rest), 0);
  gtk_label_set_wrap (GTK_LABEL (rest), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (rest), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (rest, "caption");
  gtk_widget_add_css_class (rest, "secondary");
  gtk_box_append (GTK_BOX (top), name);
  append_numbers (top, FALSE);
  gtk_widget_add_css_class (row, "line");
  gtk_box_append (GTK_BOX (row), top);
  gtk_box_append (GTK_BOX (row), rest);
  gtk_list_item_set_child (item, row);
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

static GtkWidget *
wrap (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  /* The rows take the focus; around them there is nothing to read. */
  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_widget_set_vexpand (scrolled, TRUE);
  return scrolled;
}

static GtkListView *
make_rows (VedetteForcesTable *self,
           GCallback           set_up)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkListView *rows = GTK_LIST_VIEW (gtk_list_view_new (NULL, factory));

  g_signal_connect_object (factory, "setup", set_up, self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), self, 0);
  gtk_list_view_set_show_separators (rows, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Roster"), -1);
  g_signal_connect_object (rows, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
  return rows;
}

static GtkWidget *
make_table (VedetteForcesTable *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->head = VEDETTE_FORCES_HEAD (vedette_forces_head_new (&self->widths));
  self->table = make_rows (self, G_CALLBACK (on_setup_wide));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (box), wrap (GTK_WIDGET (self->table)));
  return box;
}

static GtkWidget *
make_list (VedetteForcesTable *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->list = make_rows (self, G_CALLBACK (on_setup_narrow));
  append_numbers (titles, TRUE);
  gtk_widget_set_halign (titles, GTK_ALIGN_END);
  gtk_widget_add_css_class (titles, "line");
  gtk_box_append (GTK_BOX (box), titles);
  gtk_box_append (GTK_BOX (box), wrap (GTK_WIDGET (self->list)));
  return box;
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
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, make_table (self), "table");
  gtk_stack_add_named (self->stack, make_list (self), "list");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
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
  gtk_stack_set_visible_child_name (self->stack, narrow ? "list" : "table");
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
