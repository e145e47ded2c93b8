/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of records from a table: sorted, grouped, found as one types, edited and removed with keys. */

#include "vedette-config.h"

#include "ui/records/vedette-record-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ui/records/vedette-record-edits.h"
#include "ui/widgets/vedette-spoken.h"

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

  /* template */
  GtkStack *stack;
  GtkWidget *rows;
  GtkWidget *scrolled;
  GtkListView *view;
  GtkWidget *message_scrolled;
  GtkLabel *message;
  GtkButton *button;

  VedetteRecordLook look;
  VedetteSession *session; /* owned; NULL where records are only chosen */
  VedetteRecordRow *head;
  GPtrArray *items;             /* all records and headings, as they were given */
  GListStore *shown;            /* owned: what is found of these, as it is sorted */
  GtkSelectionModel *selection; /* owned */
  GHashTable *bound;            /* the list items that show something now */
  char *search;                 /* casefolded */
  int column;                   /* by which is sorted, -1 for the order as given */
  gboolean descending;
  gpointer revealed; /* owned; is scrolled to as soon as it has its place */
  gboolean focuses; /* so that the row that is scrolled to has the focus, too */
  guint tick;
  guint frames;
};

G_DEFINE_FINAL_TYPE (VedetteRecordList, vedette_record_list, ADW_TYPE_BIN)

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
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_RECORD_LIST);
  g_clear_object (&self->selection);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_object (&self->revealed);
  g_clear_object (&self->session);
  g_clear_pointer (&self->bound, g_hash_table_unref);
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
is_found (VedetteRecordList *self,
          gpointer           item)
{
  const VedetteRecordTable *table = self->look.table;
  g_autofree char *words = NULL, *folded = NULL;

  if (table->is_found != NULL)
    return table->is_found (item, self->search, self->look.data);
  if (*self->search == '\0')
    return TRUE;
  words = table->find (item, self->look.data);
  folded = g_utf8_casefold (words, -1);
  return strstr (folded, self->search) != NULL;
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  VedetteRecordList *self = user_data;
  const VedetteRecordColumn *column = &self->look.table->columns[self->column];
  gpointer first = *(gpointer *) a, second = *(gpointer *) b;
  int result;

  if (column->key != NULL)
    {
      g_autofree char *text = g_utf8_casefold (column->key (column, first, self->look.data), -1);
      g_autofree char *other = g_utf8_casefold (column->key (column, second, self->look.data), -1);

      result = g_utf8_collate (text, other);
    }
  else
    {
      int number = column->order (column, first, self->look.data), other = column->order (column, second, self->look.data);

      result = number < other ? -1 : number > other;
    }
  return self->descending ? -result : result;
}

/* Shows the records, or a message where there are none. */
static void
show_page (VedetteRecordList *self)
{
  const VedetteRecordTable *table = self->look.table;
  const VedetteRecordMessage *message = self->items->len > 0 ? &table->nothing : &table->empty;

  if (g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0 || message->text == NULL)
    {
      gtk_stack_set_visible_child (self->stack, self->rows);
      return;
    }
  gtk_label_set_text (self->message, g_dgettext (GETTEXT_PACKAGE, message->text));
  gtk_widget_set_visible (GTK_WIDGET (self->button), message->label != NULL);
  if (message->label != NULL)
    {
      g_autoptr (GVariant) target = NULL;
      g_autofree char *action = NULL;

      g_action_parse_detailed_name (message->action, &action, &target, NULL);
      gtk_button_set_label (self->button, g_dgettext (GETTEXT_PACKAGE, message->label));
      /* In a window, an action that has a target must not come before it. */
      gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->button), target);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
    }
  gtk_stack_set_visible_child (self->stack, self->message_scrolled);
}

/* Shows what is found, sorted within its group. While something is looked for, a heading is seen above what was found in its
 * group. The model changes once and only where it has to, so that each row, its focus and its selection go with its record. */
static void
refill (VedetteRecordList *self)
{
  GListModel *model = G_LIST_MODEL (self->shown);
  g_autoptr (GPtrArray) shown = g_ptr_array_new (), before = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = g_list_model_get_n_items (model), head = 0, tail = 0;

  for (guint i = 0; i < self->items->len;)
    {
      gboolean headed = is_heading (self, self->items->pdata[i]);
      guint first = shown->len + headed;

      if (headed)
        g_ptr_array_add (shown, self->items->pdata[i++]);
      for (; i < self->items->len && !is_heading (self, self->items->pdata[i]); i++)
        if (is_found (self, self->items->pdata[i]))
          g_ptr_array_add (shown, self->items->pdata[i]);
      if (self->column >= 0 && shown->len > first)
        g_qsort_with_data (shown->pdata + first, (int) (shown->len - first), sizeof (gpointer), compare, self);
      if (headed && shown->len == first && *self->search != '\0')
        g_ptr_array_set_size (shown, (int) first - 1);
    }
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (before, g_list_model_get_item (model, i));
  while (head < MIN (n, shown->len) && before->pdata[head] == shown->pdata[head])
    head++;
  while (tail < MIN (n, shown->len) - head && before->pdata[n - 1 - tail] == shown->pdata[shown->len - 1 - tail])
    tail++;
  if (head + tail < MAX (n, shown->len))
    g_list_store_splice (self->shown, head, n - head - tail, shown->pdata + head, shown->len - head - tail);
  show_page (self);
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
edit (VedetteRecordList *self,
      gpointer           item)
{
  const VedetteRecordColumn *name = &self->look.table->columns[0];

  if (self->look.table->edit != NULL)
    self->look.table->edit (item, self->look.data);
  else if (self->session != NULL)
    {
      g_autofree char *title = name->say (name, item, self->look.data);

      vedette_record_edit (GTK_WIDGET (self), self->session, item, title);
    }
}

static void
on_activate (VedetteRecordList *self,
             guint              position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  edit (self, item);
}

static void
remove_one (VedetteRecordList *self,
            gpointer           record)
{
  g_autoptr (VedetteMove) move = vedette_record_new_removal (self->session, record);

  vedette_record_remove (GTK_WIDGET (self), self->session, move);
}

/* @parameter: the record of the row whose button was pressed, and for "record.count" how many there are to be */
static void
activate (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  VedetteRecordList *self = VEDETTE_RECORD_LIST (widget);
  gpointer record;
  gint64 id;
  int count;

  g_variant_get (parameter, "(xi)", &id, &count);
  record = vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_RECORD, id);
  if (record == NULL)
    return;
  if (g_str_equal (name, "record.edit"))
    edit (self, record);
  else if (g_str_equal (name, "record.remove"))
    remove_one (self, record);
  else
    {
      g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (vedette_session_get_rules (self->session), record);

      g_object_set (move, "count", count, NULL);
      vedette_session_perform (self->session, move, 0, FALSE, NULL);
    }
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

  if (chosen->len == 0 || (self->look.table->remove == NULL && self->session == NULL))
    return FALSE;
  if (!g_variant_get_boolean (args))
    edit (self, chosen->pdata[0]);
  else if (self->look.table->remove != NULL)
    self->look.table->remove (chosen, self->look.data);
  else
    remove_one (self, chosen->pdata[0]);
  return TRUE;
}

static void
vedette_record_list_class_init (VedetteRecordListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_record_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/records/vedette-record-list.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordList, stack);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordList, rows);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordList, scrolled);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordList, view);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordList, message_scrolled);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordList, message);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordList, button);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_install_action (widget_class, "record.edit", "(xi)", activate);
  gtk_widget_class_install_action (widget_class, "record.remove", "(xi)", activate);
  gtk_widget_class_install_action (widget_class, "record.count", "(xi)", activate);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, on_key, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_key, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Delete, 0, on_key, "b", TRUE);
}

static void
vedette_record_list_init (VedetteRecordList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->bound = g_hash_table_new (NULL, NULL);
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->shown = g_list_store_new (G_TYPE_OBJECT);
  self->search = g_strdup ("");
  self->column = -1;
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
  GListModel *shown = G_LIST_MODEL (g_object_ref (self->shown));
  GtkWidget *const scrolled[] = { self->scrolled, self->message_scrolled };

  self->look = (VedetteRecordLook){ .table = table, .data = data, .view = GTK_WIDGET (self->view) };
  if (table->select == VEDETTE_RECORD_SELECT_NONE)
    self->selection = GTK_SELECTION_MODEL (gtk_no_selection_new (shown));
  else if (table->select == VEDETTE_RECORD_SELECT_SEVERAL)
    self->selection = GTK_SELECTION_MODEL (gtk_multi_selection_new (shown));
  else
    {
      self->selection = GTK_SELECTION_MODEL (gtk_single_selection_new (shown));
      g_object_set (self->selection, "autoselect", table->select == VEDETTE_RECORD_SELECT_ONE, "can-unselect",
                    table->select == VEDETTE_RECORD_SELECT_ANY, NULL);
    }
  g_signal_connect_swapped (self->selection, "selection-changed", G_CALLBACK (on_selection), self);
  gtk_list_view_set_model (self->view, self->selection);
  gtk_list_view_set_single_click_activate (self->view, table->select == VEDETTE_RECORD_SELECT_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (scrolled); i++)
    g_object_set (scrolled[i], "vscrollbar-policy", table->whole ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC,
                  "min-content-height", table->lowest, "max-content-height", table->highest > 0 ? table->highest : -1,
                  "propagate-natural-height", table->highest > 0, "vexpand", !table->whole && table->highest == 0, NULL);
  self->head = VEDETTE_RECORD_ROW (vedette_record_row_new_head (&self->look));
  self->look.head = GTK_WIDGET (self->head);
  gtk_box_prepend (GTK_BOX (self->rows), GTK_WIDGET (self->head));
  vedette_record_list_set_name (self, name);
  return GTK_WIDGET (self);
}

/**
 * vedette_record_list_set_session:
 *
 * Lets records be edited and removed by their forms in the battle of that session, where the table has no functions for it.
 */
void
vedette_record_list_set_session (VedetteRecordList *self,
                                 VedetteSession    *session)
{
  g_set_object (&self->session, session);
}

void
vedette_record_list_set_name (VedetteRecordList *self,
                              const char        *name)
{
  vedette_spoken_set_name (GTK_WIDGET (self->view), name);
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
  const VedetteRecordColumn *name = &self->look.table->columns[0];
  guint longest = 0;

  g_ptr_array_set_size (self->items, 0);
  for (guint i = 0; i < items->len; i++)
    {
      g_autofree char *text = is_heading (self, items->pdata[i]) ? NULL : name->say (name, items->pdata[i], self->look.data);

      longest = MAX (longest, text != NULL ? (guint) g_utf8_strlen (text, -1) : 0);
      g_ptr_array_add (self->items, g_object_ref (items->pdata[i]));
    }
  if (longest != self->look.longest)
    gtk_widget_queue_resize (GTK_WIDGET (self->head));
  self->look.longest = longest;
  refill (self);
  vedette_record_list_update (self);
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
  refill (self);
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
  refill (self);
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
  guint position;

  return item != NULL && g_list_store_find (self->shown, item, &position) ? position : GTK_INVALID_LIST_POSITION;
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
