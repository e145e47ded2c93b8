/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster as a table, or as a list of one column where there is little room. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-table.h"

#include <glib/gi18n-lib.h>

struct _VedetteForcesTable
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkColumnView *table;
  GtkListView *list;
  GtkColumnViewColumn *columns[VEDETTE_FORCES_N_COLUMNS];
  GtkSelectionModel *selection;
  VedetteForcesModel *model;
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
fill_cell (VedetteForcesTable *self,
           GtkListItem        *item)
{
  VedetteForcesColumn column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (item), "column"));
  GtkWidget *label = gtk_list_item_get_child (item);
  gpointer object = gtk_list_item_get_item (item);
  g_autofree char *text = column == VEDETTE_FORCES_TROOPS ? vedette_forces_get_kind (self->model, object)
                                                          : vedette_forces_get_cell (self->model, object, column);

  gtk_inscription_set_text (GTK_INSCRIPTION (label), text);
  if (column == VEDETTE_FORCES_NAME)
    {
      GtkWidget *cell = gtk_widget_get_parent (label);
      g_autofree char *sentence = vedette_forces_get_sentence (self->model, object);

      set_class (label, "heading", !VEDETTE_IS_FIGURE (object));
      name_row (cell != NULL ? gtk_widget_get_parent (cell) : NULL, object, sentence);
    }
}

static void
fill_row (VedetteForcesTable *self,
          GtkListItem        *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *top = gtk_widget_get_first_child (row);
  GtkWidget *name = gtk_widget_get_first_child (top);
  GtkWidget *rest = gtk_widget_get_last_child (row);
  GtkWidget *number = gtk_widget_get_next_sibling (name);
  gpointer object = gtk_list_item_get_item (item);
  g_autofree char *text = vedette_forces_get_cell (self->model, object, VEDETTE_FORCES_NAME);
  g_autofree char *kind = vedette_forces_get_rest (self->model, object);
  g_autofree char *sentence = vedette_forces_get_sentence (self->model, object);

  gtk_label_set_text (GTK_LABEL (name), text);
  for (guint i = VEDETTE_FORCES_NEEDS; i < VEDETTE_FORCES_N_COLUMNS; i++, number = gtk_widget_get_next_sibling (number))
    {
      g_autofree char *said = vedette_forces_get_cell (self->model, object, i);

      gtk_label_set_text (GTK_LABEL (number), said);
      gtk_widget_set_visible (number, *said != '\0');
    }
  gtk_label_set_text (GTK_LABEL (rest), kind);
  gtk_widget_set_visible (rest, *kind != '\0');
  set_class (name, "heading", !VEDETTE_IS_FIGURE (object));
  name_row (gtk_widget_get_parent (row), object, sentence);
}

static void
fill (VedetteForcesTable *self,
      GtkListItem        *item)
{
  if (GTK_IS_INSCRIPTION (gtk_list_item_get_child (item)))
    fill_cell (self, item);
  else
    fill_row (self, item);
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

static gboolean
is_number (VedetteForcesColumn column)
{
  return column == VEDETTE_FORCES_MEN || column >= VEDETTE_FORCES_NEEDS;
}

static void
on_setup_cell (GtkListItemFactory *factory,
               GtkListItem        *item,
               gpointer            column)
{
  /* An inscription is as wide as its column and need not be measured again whatever it says: that is what a key in a
   * long roster waits for. */
  static const guint widths[VEDETTE_FORCES_N_COLUMNS] = { 15, 5, 26, 10, 16, 9, 16, 4, 4, 4, 4 };
  /* In large letters words are cut before numbers are. */
  static const guint least[VEDETTE_FORCES_N_COLUMNS] = { 7, 4, 6, 6, 8, 6, 7, 3, 3, 3, 3 };
  GtkWidget *label = gtk_inscription_new (NULL);

  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (label), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (label), least[GPOINTER_TO_UINT (column)]);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (label), widths[GPOINTER_TO_UINT (column)]);
  gtk_inscription_set_yalign (GTK_INSCRIPTION (label), 0.5f);
  gtk_widget_add_css_class (label, "numeric");
  if (is_number (GPOINTER_TO_UINT (column)))
    gtk_inscription_set_xalign (GTK_INSCRIPTION (label), 1);
  if (GPOINTER_TO_UINT (column) == VEDETTE_FORCES_NEEDS)
    gtk_widget_add_css_class (label, "need-now");
  if (GPOINTER_TO_UINT (column) == VEDETTE_FORCES_TROOPS)
    gtk_widget_add_css_class (label, "secondary");
  g_object_set_data (G_OBJECT (item), "column", column);
  gtk_list_item_set_child (item, label);
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
on_setup_row (GtkListItemFactory *factory,
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
} Order;

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  const Order *order = user_data;

  return vedette_forces_compare (order->model, (gpointer) a, (gpointer) b, order->column);
}

static GtkColumnViewColumn *
make_column (VedetteForcesTable  *self,
             VedetteForcesColumn  number)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *column = gtk_column_view_column_new (vedette_forces_column_get_title (number), factory);
  Order *order = g_new (Order, 1);
  g_autoptr (GtkSorter) sorter = NULL;

  /* The model is kept by the table, which outlives its columns. */
  *order = (Order){ self->model, number };
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare, order, g_free));
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup_cell), GUINT_TO_POINTER (number));
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), self, 0);
  gtk_column_view_column_set_sorter (column, sorter);
  /* What has no column of its own can be sorted by all the same. */
  gtk_column_view_column_set_visible (column, number == VEDETTE_FORCES_NAME || number == VEDETTE_FORCES_TROOPS ||
                                                is_number (number));
  gtk_column_view_column_set_expand (column, number == VEDETTE_FORCES_NAME || number == VEDETTE_FORCES_TROOPS);
  return column;
}

static void
on_activate (VedetteForcesTable *self,
             guint               position)
{
  g_autoptr (GObject) item = g_list_model_get_item (vedette_forces_model_get_list (self->model), position);

  g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0, item);
}

static GtkWidget *
wrap (GtkWidget     *child,
      GtkPolicyType  horizontal)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), horizontal, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  /* The rows take the focus; around them there is nothing to read. */
  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_widget_set_vexpand (scrolled, TRUE);
  return scrolled;
}

/* A title stands above its numbers: at their end, with the sign of its order before it. Titles are in the order in which
 * columns were made. */
static void
align_titles (GtkWidget *header)
{
  guint i = 0;

  for (GtkWidget *title = gtk_widget_get_first_child (header); title != NULL; title = gtk_widget_get_next_sibling (title), i++)
    {
      GtkWidget *box = gtk_widget_get_first_child (title);

      if (!is_number (i) || box == NULL)
        continue;
      gtk_widget_add_css_class (title, "number");
      gtk_widget_set_halign (box, GTK_ALIGN_END);
      if (GTK_IS_BOX (box))
        gtk_box_reorder_child_after (GTK_BOX (box), gtk_widget_get_last_child (box), NULL);
    }
}

static GtkWidget *
make_table (VedetteForcesTable *self)
{
  self->table = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->table), "data-table");
  gtk_column_view_set_show_row_separators (self->table, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Roster"), -1);
  for (guint i = 0; i < VEDETTE_FORCES_N_COLUMNS; i++)
    {
      self->columns[i] = make_column (self, i);
      /* What he is stands beside the name, before the numbers. */
      gtk_column_view_insert_column (self->table, i == VEDETTE_FORCES_TROOPS ? 1 : i, self->columns[i]);
      g_object_unref (self->columns[i]);
    }
  align_titles (gtk_widget_get_first_child (GTK_WIDGET (self->table)));
  /* The parts of a column view, which are its own affair, have no names either. */
  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self->table)); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    gtk_accessible_update_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    GTK_IS_LIST_VIEW (part) ? _("Roster") : _("Column titles"), -1);
  g_signal_connect_object (self->table, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
  return wrap (GTK_WIDGET (self->table), GTK_POLICY_NEVER);
}

static GtkWidget *
make_list (VedetteForcesTable *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup_row), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), self, 0);
  self->list = GTK_LIST_VIEW (gtk_list_view_new (NULL, factory));
  gtk_list_view_set_show_separators (self->list, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Roster"), -1);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
  append_numbers (titles, TRUE);
  gtk_widget_set_halign (titles, GTK_ALIGN_END);
  gtk_widget_add_css_class (titles, "line");
  gtk_box_append (GTK_BOX (box), titles);
  gtk_box_append (GTK_BOX (box), wrap (GTK_WIDGET (self->list), GTK_POLICY_NEVER));
  return box;
}

static void
arrange (VedetteForcesTable *self)
{
  g_autoptr (GPtrArray) selected = vedette_forces_table_get_selected (self);

  vedette_forces_model_arrange (self->model);
  vedette_forces_table_select (self, selected);
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
  GtkSorter *sorter;

  self->model = g_object_ref (model);
  self->selection = GTK_SELECTION_MODEL (gtk_multi_selection_new (g_object_ref (vedette_forces_model_get_list (model))));
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, make_table (self), "table");
  gtk_stack_add_named (self->stack, make_list (self), "list");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
  sorter = gtk_column_view_get_sorter (self->table);
  vedette_forces_model_set_sorter (model, sorter);
  g_signal_connect_object (sorter, "changed", G_CALLBACK (arrange), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (on_selection), self, G_CONNECT_SWAPPED);
  gtk_column_view_set_model (self->table, self->selection);
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
  gtk_column_view_set_model (self->table, narrow ? NULL : self->selection);
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
  gtk_column_view_sort_by_column (self->table, column >= 0 ? self->columns[column] : NULL,
                                  descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
}

gboolean
vedette_forces_table_is_sorted (VedetteForcesTable *self)
{
  return gtk_sorter_get_order (gtk_column_view_get_sorter (self->table)) != GTK_SORTER_ORDER_NONE;
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
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (self->selection), position));
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
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < items->len; i++)
    g_hash_table_add (wanted, g_ptr_array_index (items, i));
  for (guint i = 0; i < n && gtk_bitset_get_size (bits) < g_hash_table_size (wanted); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (g_hash_table_contains (wanted, item))
        gtk_bitset_add (bits, i);
    }
  mask = gtk_bitset_new_range (0, n);
  gtk_selection_model_set_selection (self->selection, bits, mask);
}

/* The list in which the rows of a column view are is its own affair until 4.12; its action is not. */
static GtkWidget *
get_rows (VedetteForcesTable *self)
{
  if (self->narrow)
    return GTK_WIDGET (self->list);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->table)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LIST_VIEW (child))
      return child;
  return GTK_WIDGET (self->table);
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

  if (position != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (get_rows (self), "list.scroll-to-item", "u", position);
}
