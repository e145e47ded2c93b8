/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of records from a table: sorted, grouped, found as one types, edited and removed with keys. */

#include "vedette-config.h"

#include "ui/records/vedette-record-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A new row has its place one frame after it came, and can be scrolled to in the next. */
#define FRAMES_TO_PLACE 2

/**
 * VedetteRecordList:
 *
 * The rows, or a message where there are none. The owner gives the records whenever they changed; it also decides what is
 * shown in groups, by the headings that it gives with them.
 */
struct _VedetteRecordList
{
  AdwBin parent_instance;

  VedetteRecordLook look;
  GtkStack *stack;
  VedetteRecordRow *head;
  GtkListView *view;
  GListStore *items; /* owned */
  GtkFilter *filter; /* owned */
  GtkSortListModel *sorted;
  GtkSelectionModel *selection; /* owned */
  GHashTable *entries;          /* item → Entry */
  GHashTable *bound;            /* the list items that show something now */
  char *search;                 /* casefolded */
  int column;                   /* by which is sorted, -1 for the order as given */
  gboolean descending;
  gpointer revealed; /* owned; is scrolled to as soon as it has its place */
  gboolean focuses; /* so that the row that is scrolled to has the focus, too */
  guint tick;
  guint frames;
};

/* What the list knows of an item until it is given others */
typedef struct
{
  guint group;
  gboolean found;
  char *words; /* casefolded; NULL until something is looked for */
} Entry;

G_DEFINE_FINAL_TYPE (VedetteRecordList, vedette_record_list, ADW_TYPE_BIN)

static void
entry_free (gpointer data)
{
  g_free (((Entry *) data)->words);
  g_free (data);
}

static void
vedette_record_list_dispose (GObject *object)
{
  VedetteRecordList *self = VEDETTE_RECORD_LIST (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  /* The rows go while what they are noted in is still there. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->filter);
  g_clear_object (&self->items);
  g_clear_object (&self->revealed);
  g_clear_pointer (&self->bound, g_hash_table_unref);
  g_clear_pointer (&self->entries, g_hash_table_unref);
  g_clear_pointer (&self->search, g_free);

  G_OBJECT_CLASS (vedette_record_list_parent_class)->dispose (object);
}

static gboolean
is_heading (VedetteRecordList *self,
            gpointer           item)
{
  return self->look.table->is_heading != NULL && self->look.table->is_heading (item);
}

static gboolean
is_found (gpointer item,
          gpointer user_data)
{
  const Entry *entry = g_hash_table_lookup (VEDETTE_RECORD_LIST (user_data)->entries, item);

  return entry != NULL && entry->found;
}

/* Marks what is found. While something is looked for, a heading is seen above what was found in its group. */
static void
look_up (VedetteRecordList *self)
{
  Entry *heading = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      Entry *entry = g_hash_table_lookup (self->entries, item);

      entry->found = *self->search == '\0';
      if (is_heading (self, item))
        {
          heading = entry;
          continue;
        }
      if (self->look.table->is_found != NULL)
        entry->found = self->look.table->is_found (item, self->search, self->look.data);
      if (entry->found || self->look.table->find == NULL)
        continue;
      if (entry->words == NULL)
        {
          g_autofree char *words = self->look.table->find (item, self->look.data);

          entry->words = g_utf8_casefold (words, -1);
        }
      entry->found = strstr (entry->words, self->search) != NULL;
      if (entry->found && heading != NULL)
        heading->found = TRUE;
    }
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  VedetteRecordList *self = user_data;
  const VedetteRecordColumn *column = &self->look.table->columns[self->column];
  const Entry *first = g_hash_table_lookup (self->entries, a), *second = g_hash_table_lookup (self->entries, b);
  int result;

  if (first == NULL || second == NULL)
    return 0;
  if (first->group != second->group)
    return first->group < second->group ? -1 : 1;
  result = (int) is_heading (self, (gpointer) b) - (int) is_heading (self, (gpointer) a);
  if (result != 0 || is_heading (self, (gpointer) a))
    return result;
  result = column->compare (column, (gpointer) a, (gpointer) b, self->look.data);
  return self->descending ? -result : result;
}

static void
on_setup (VedetteRecordList *self,
          GtkListItem       *item)
{
  gtk_list_item_set_child (item, vedette_record_row_new (&self->look));
}

static void
on_bind (VedetteRecordList *self,
         GtkListItem       *item)
{
  g_hash_table_add (self->bound, item);
  vedette_record_row_show (VEDETTE_RECORD_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
on_unbind (VedetteRecordList *self,
           GtkListItem       *item)
{
  if (self->bound != NULL)
    g_hash_table_remove (self->bound, item);
}

static void
on_activate (VedetteRecordList *self,
             guint              position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (self->look.table->edit != NULL)
    self->look.table->edit (item, self->look.data);
}

static void
on_selection (VedetteRecordList *self)
{
  if (self->look.table->selected != NULL)
    self->look.table->selected (GTK_WIDGET (self), self->look.data);
}

/* @args: whether to remove what is chosen, or to edit it */
static gboolean
on_key (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  VedetteRecordList *self = VEDETTE_RECORD_LIST (widget);
  g_autoptr (GPtrArray) chosen = vedette_record_list_get_chosen (self);

  if (chosen->len == 0 || self->look.table->remove == NULL)
    return FALSE;
  if (g_variant_get_boolean (args))
    self->look.table->remove (chosen, self->look.data);
  else
    self->look.table->edit (chosen->pdata[0], self->look.data);
  return TRUE;
}

static void
vedette_record_list_class_init (VedetteRecordListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_record_list_dispose;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, on_key, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_key, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Delete, 0, on_key, "b", TRUE);
}

static void
vedette_record_list_init (VedetteRecordList *self)
{
  self->bound = g_hash_table_new (NULL, NULL);
  self->entries = g_hash_table_new_full (NULL, NULL, g_object_unref, entry_free);
  self->items = g_list_store_new (G_TYPE_OBJECT);
  self->search = g_strdup ("");
  self->column = -1;
}

/* The rows take the focus; around them there is nothing to read. */
static GtkWidget *
new_scrolled (VedetteRecordList *self,
              GtkWidget         *child)
{
  const VedetteRecordTable *table = self->look.table;

  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "focusable", FALSE, "hscrollbar-policy", GTK_POLICY_NEVER,
                       "vscrollbar-policy", table->whole ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC,
                       "min-content-height", table->lowest, "max-content-height", table->highest > 0 ? table->highest : -1,
                       "propagate-natural-height", table->highest > 0, "vexpand", !table->whole && table->highest == 0,
                       "child", child, NULL);
}

static void
add_message (VedetteRecordList          *self,
             const VedetteRecordMessage *message,
             const char                 *page)
{
  GtkWidget *box, *label;

  if (message->text == NULL)
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  label = gtk_label_new (g_dgettext (GETTEXT_PACKAGE, message->text));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 50);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (box), label);
  g_object_set (box, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, "vexpand", TRUE, "margin-start", 18, "margin-end",
                18,
                "margin-top", 12, "margin-bottom", 12, NULL);
  if (message->label != NULL)
    {
      GtkWidget *button = gtk_button_new_with_label (g_dgettext (GETTEXT_PACKAGE, message->label));

      gtk_widget_add_css_class (button, "pill");
      gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
      gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), message->action);
      gtk_box_append (GTK_BOX (box), button);
    }
  /* A message makes room for what is asked about a line that is typed. */
  gtk_stack_add_named (self->stack, new_scrolled (self, box), page);
}

static void
show_page (VedetteRecordList *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->sorted)) > 0;
  const char *page = any ? "rows" : g_list_model_get_n_items (G_LIST_MODEL (self->items)) > 0 ? "nothing" : "empty";

  gtk_stack_set_visible_child_name (self->stack, gtk_stack_get_child_by_name (self->stack, page) != NULL ? page : "rows");
}

/**
 * vedette_record_list_new:
 * @table: what the list shows, and what is done with it
 * @name: what a screen reader calls it
 * @data: for the functions of @table; outlives the list
 *
 * Returns: (transfer floating): a list without records
 */
GtkWidget *
vedette_record_list_new (const VedetteRecordTable *table,
                         const char               *name,
                         gpointer                  data)
{
  VedetteRecordList *self = g_object_new (VEDETTE_TYPE_RECORD_LIST, NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkFilterListModel *filtered;

  self->look = (VedetteRecordLook){ .table = table, .data = data };
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_found, self, NULL));
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->items)), g_object_ref (self->filter));
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), NULL);
  if (table->select == VEDETTE_RECORD_SELECT_NONE)
    self->selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (self->sorted)));
  else if (table->select == VEDETTE_RECORD_SELECT_SEVERAL)
    self->selection = GTK_SELECTION_MODEL (gtk_multi_selection_new (G_LIST_MODEL (self->sorted)));
  else
    {
      self->selection = GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (self->sorted)));
      g_object_set (self->selection, "autoselect", table->select == VEDETTE_RECORD_SELECT_ONE, "can-unselect",
                    table->select == VEDETTE_RECORD_SELECT_ANY, NULL);
    }
  g_signal_connect_swapped (self->selection, "selection-changed", G_CALLBACK (on_selection), self);
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (on_setup), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (on_bind), self);
  g_signal_connect_swapped (factory, "unbind", G_CALLBACK (on_unbind), self);
  self->view = GTK_LIST_VIEW (gtk_list_view_new (g_object_ref (self->selection), factory));
  self->look.view = GTK_WIDGET (self->view);
  gtk_list_view_set_show_separators (self->view, TRUE);
  gtk_list_view_set_single_click_activate (self->view, table->select == VEDETTE_RECORD_SELECT_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "records");
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (on_activate), self);
  self->head = VEDETTE_RECORD_ROW (vedette_record_row_new_head (&self->look));
  self->look.head = GTK_WIDGET (self->head);
  gtk_box_append (GTK_BOX (rows), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (rows), new_scrolled (self, GTK_WIDGET (self->view)));
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, rows, "rows");
  add_message (self, &table->empty, "empty");
  add_message (self, &table->nothing, "nothing");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
  vedette_record_list_set_name (self, name);
  return GTK_WIDGET (self);
}

void
vedette_record_list_set_name (VedetteRecordList *self,
                              const char        *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Shows the records as they are now, while their number and order are the same. */
void
vedette_record_list_update (VedetteRecordList *self)
{
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    on_bind (self, item);
}

/* Notes what is to be known of each item to find and to sort it. */
static void
read_items (VedetteRecordList *self,
            GPtrArray         *items)
{
  const VedetteRecordColumn *name = &self->look.table->columns[0];
  guint group = 0, longest = 0;

  g_hash_table_remove_all (self->entries);
  for (guint i = 0; i < items->len; i++)
    {
      Entry *entry = g_new0 (Entry, 1);

      if (is_heading (self, items->pdata[i]))
        group++;
      else
        {
          g_autofree char *text = name->say (name, items->pdata[i], self->look.data);

          longest = MAX (longest, (guint) g_utf8_strlen (text, -1));
        }
      entry->group = group;
      entry->found = self->look.table->is_found == NULL ||
                     self->look.table->is_found (items->pdata[i], self->search, self->look.data);
      g_hash_table_insert (self->entries, g_object_ref (items->pdata[i]), entry);
    }
  if (longest != self->look.longest)
    gtk_widget_queue_resize (GTK_WIDGET (self->head));
  self->look.longest = longest;
}

static void
sort (VedetteRecordList *self)
{
  g_autoptr (GtkSorter) sorter = self->column < 0 ? NULL : GTK_SORTER (gtk_custom_sorter_new (compare, self, NULL));

  gtk_sort_list_model_set_sorter (self->sorted, sorter);
}

/**
 * vedette_record_list_set_items:
 * @items: (element-type GObject): records and headings from the top, each once
 *
 * Shows these as they are now. A row goes with its record, and so do focus and selection.
 */
void
vedette_record_list_set_items (VedetteRecordList *self,
                               GPtrArray         *items)
{
  GListModel *model = G_LIST_MODEL (self->items);
  guint n = g_list_model_get_n_items (model), head = 0, tail = 0;
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (before, g_list_model_get_item (model, i));
  while (head < MIN (n, items->len) && before->pdata[head] == items->pdata[head])
    head++;
  while (tail < MIN (n, items->len) - head && before->pdata[n - 1 - tail] == items->pdata[items->len - 1 - tail])
    tail++;
  read_items (self, items);
  if (head + tail < MAX (n, items->len))
    g_list_store_splice (self->items, head, n - head - tail, items->pdata + head, items->len - head - tail);
  if (*self->search != '\0' || self->look.table->is_found != NULL)
    {
      look_up (self);
      gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
    }
  if (self->column >= 0)
    sort (self);
  vedette_record_list_update (self);
  show_page (self);
}

/**
 * vedette_record_list_set_narrow:
 *
 * Leaves out the columns that have no room, and shows the whole detail below the name.
 */
void
vedette_record_list_set_narrow (VedetteRecordList *self,
                                gboolean           narrow)
{
  self->look.narrow = narrow;
  vedette_record_row_mark (self->head, self->column, self->descending);
  vedette_record_list_update (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * vedette_record_list_find:
 * @text: a part of the words of a record, in any case; empty for all
 *
 * Shows only the records that have it in their words, and their headings.
 */
void
vedette_record_list_find (VedetteRecordList *self,
                          const char        *text)
{
  g_free (self->search);
  self->search = g_strstrip (g_utf8_casefold (text, -1));
  look_up (self);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  show_page (self);
}

/**
 * vedette_record_list_sort:
 * @id: a column; any other word for the order in which the records are given
 */
void
vedette_record_list_sort (VedetteRecordList *self,
                          const char        *id,
                          gboolean           descending)
{
  self->column = (int) self->look.table->n_columns - 1;
  while (self->column >= 0 && g_strcmp0 (self->look.table->columns[self->column].id, id) != 0)
    self->column--;
  self->descending = descending;
  vedette_record_row_mark (self->head, self->column, descending);
  sort (self);
}

/**
 * vedette_record_list_get_selected:
 *
 * Returns: (transfer full): records and headings, from the top
 */
GPtrArray *
vedette_record_list_get_selected (VedetteRecordList *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i++)
    if (self->look.table->select != VEDETTE_RECORD_SELECT_NONE && gtk_selection_model_is_selected (self->selection, i))
      g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (self->selection), i));
  return items;
}

/* Returns: (transfer none) (nullable): what is selected, where one row at most can be */
gpointer
vedette_record_list_get_one (VedetteRecordList *self)
{
  return gtk_single_selection_get_selected_item (GTK_SINGLE_SELECTION (self->selection));
}

/**
 * vedette_record_list_get_chosen:
 *
 * Returns: (transfer full): what is selected; where nothing is, what the row with the focus shows
 */
GPtrArray *
vedette_record_list_get_chosen (VedetteRecordList *self)
{
  GPtrArray *items = vedette_record_list_get_selected (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (items->len > 0 || focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)))
    return items;
  while (gtk_widget_get_parent (focus) != GTK_WIDGET (self->view))
    focus = gtk_widget_get_parent (focus);
  g_ptr_array_add (items, g_object_ref (vedette_record_row_get_item (VEDETTE_RECORD_ROW (gtk_widget_get_first_child (focus)))));
  return items;
}

void
vedette_record_list_unselect (VedetteRecordList *self)
{
  gtk_selection_model_unselect_all (self->selection);
}

static guint
get_position (VedetteRecordList *self,
              gpointer           item)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) other = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if ((gpointer) other == item)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

/**
 * vedette_record_list_get_next:
 * @item: (nullable): %NULL for what would be above the first
 * @by: how many rows further down, or, if it is negative, up
 *
 * Returns: (transfer none) (nullable): what is shown there; %NULL beyond the ends, and where @item is not shown
 */
gpointer
vedette_record_list_get_next (VedetteRecordList *self,
                              gpointer           item,
                              int                by)
{
  guint position = get_position (self, item);
  g_autoptr (GObject) next = position != GTK_INVALID_LIST_POSITION || item == NULL
                               ? g_list_model_get_item (G_LIST_MODEL (self->selection), position + (guint) by) : NULL;

  /* The list holds it. */
  return next;
}

/* Scrolls to the row of a record, and has the list give it the focus when it gets the focus. Returns: whether it is shown */
static gboolean
scroll_to (VedetteRecordList *self,
           gpointer           item)
{
  guint position = get_position (self, item);

  if (position == GTK_INVALID_LIST_POSITION)
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", position);
  return TRUE;
}

/* Gives the focus to the row of a record; to the list while there is no row of it yet. */
static void
grab_focus (VedetteRecordList *self,
            gpointer           item)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->look.view); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);

      if (child != NULL && vedette_record_row_get_item (VEDETTE_RECORD_ROW (child)) == item && gtk_widget_get_mapped (row))
        {
          gtk_widget_grab_focus (row);
          return;
        }
    }
  gtk_widget_grab_focus (self->look.view);
}

static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  VedetteRecordList *self = VEDETTE_RECORD_LIST (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  /* In the meantime the players may have gone elsewhere. */
  if (scroll_to (self, self->revealed) && self->focuses &&
      (focus == NULL || focus == GTK_WIDGET (self->view) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view))))
    grab_focus (self, self->revealed);
  g_clear_object (&self->revealed);
  self->focuses = FALSE;
  return G_SOURCE_REMOVE;
}

/**
 * vedette_record_list_reveal:
 *
 * Scrolls to the row of a record, as soon as the row has its place.
 */
void
vedette_record_list_reveal (VedetteRecordList *self,
                            gpointer           item)
{
  g_set_object ((GObject **) &self->revealed, item);
  self->frames = FRAMES_TO_PLACE;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

/**
 * vedette_record_list_select:
 *
 * Selects a record alone, and scrolls to it.
 *
 * Returns: whether it is shown
 */
gboolean
vedette_record_list_select (VedetteRecordList *self,
                            gpointer           item)
{
  guint position = get_position (self, item);

  return position != GTK_INVALID_LIST_POSITION && gtk_selection_model_select_item (self->selection, position, TRUE) &&
         scroll_to (self, item);
}

/**
 * vedette_record_list_focus:
 *
 * Gives the focus to the row that is selected, where one row at most can be, and again as soon as it has its place.
 */
void
vedette_record_list_focus (VedetteRecordList *self)
{
  gpointer item = vedette_record_list_get_one (self);

  scroll_to (self, item);
  grab_focus (self, item);
  self->focuses = TRUE;
  vedette_record_list_reveal (self, item);
}
