/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster of both sides. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-view.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roster/vedette-forces-actions.h"
#include "ui/skirmish/roster/vedette-forces-bar.h"
#include "ui/skirmish/roster/vedette-forces-message.h"
#include "ui/skirmish/roster/vedette-forces-table.h"
#include "ui/skirmish/roster/vedette-line-entry.h"
#include "ui/skirmish/roster/vedette-roster-dialog.h"
#include "ui/skirmish/roster/vedette-split-dialog.h"
#include "ui/skirmish/roster/vedette-traits-dialog.h"
#include "ui/widgets/vedette-undo-toast.h"

struct _VedetteForcesView
{
  AdwBin parent_instance;

  GtkGrid *entries;
  VedetteLineEntry *entry[2];
  VedetteForcesBar *bar;
  GtkStack *stack;
  VedetteForcesTable *table;
  GtkLabel *why_not;

  VedetteSession *session;
  VedetteForcesModel *model;
  guint n_lines;
  guint search_id;
  char *sort;
  gboolean descending;
};

enum
{
  PROP_0,
  PROP_SORT,
  PROP_DESCENDING,
  PROP_GROUPED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteForcesView, vedette_forces_view, ADW_TYPE_BIN)

static GtkWindow *
get_window (VedetteForcesView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
show_page (VedetteForcesView *self)
{
  const char *page = "table";

  if (g_list_model_get_n_items (vedette_forces_model_get_list (self->model)) == 0)
    page = vedette_forces_model_get_n_lines (self->model) == 0 ? "empty" : "nothing";
  gtk_stack_set_visible_child_name (self->stack, page);
}

/* Whoever was selected stays so, wherever the rows go. */
static void
arrange (VedetteForcesView *self,
         gboolean           read)
{
  g_autoptr (GPtrArray) selected = vedette_forces_table_get_selected (self->table);

  if (read)
    vedette_forces_model_read (self->model);
  else
    vedette_forces_model_arrange (self->model);
  vedette_forces_table_select (self->table, selected);
  show_page (self);
}

/* What was added at the end is to be seen. */
static void
reveal_new (VedetteForcesView *self)
{
  GListModel *figures = vedette_battle_get_records (vedette_session_get_battle (self->session), VEDETTE_TYPE_FIGURE);
  guint n = g_list_model_get_n_items (figures);
  g_autoptr (VedetteFigure) last = n > 0 ? g_list_model_get_item (figures, n - 1) : NULL;

  if (n > self->n_lines)
    vedette_forces_table_reveal (self->table, last);
  self->n_lines = n;
}

static void
update (VedetteForcesView *self)
{
  arrange (self, TRUE);
  vedette_forces_table_refresh (self->table);
  reveal_new (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->entry); i++)
    vedette_line_entry_update (self->entry[i]);
  vedette_forces_bar_update (self->bar);
}

static void
on_why_not (VedetteForcesView *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);

  gtk_label_set_text (self->why_not, why_not != NULL ? why_not : "");
  gtk_widget_set_visible (GTK_WIDGET (self->why_not), why_not != NULL);
}

static void
on_side (VedetteForcesView *self)
{
  gint64 side = vedette_forces_bar_get_side (self->bar);

  vedette_forces_model_set_side (self->model, side);
  for (guint i = 0; i < G_N_ELEMENTS (self->entry); i++)
    gtk_widget_set_visible (GTK_WIDGET (self->entry[i]), side == 0 || vedette_line_entry_get_side (self->entry[i]) == side);
  show_page (self);
}

static gboolean
search (gpointer user_data)
{
  VedetteForcesView *self = user_data;

  self->search_id = 0;
  vedette_forces_model_set_search (self->model, vedette_forces_bar_get_search (self->bar));
  show_page (self);
  return G_SOURCE_REMOVE;
}

/* Once before the next frame: a word that replaces another comes as two changes. */
static void
on_search (VedetteForcesView *self)
{
  if (self->search_id == 0)
    self->search_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, search, self, NULL);
}

static void
edit_item (VedetteForcesView *self,
           gpointer           item)
{
  GtkWidget *dialog = vedette_roster_dialog_new_edit (get_window (self), self->session, item);

  if (dialog != NULL)
    gtk_window_present (GTK_WINDOW (dialog));
}

static void
activate_edit (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (widget);
  g_autoptr (GPtrArray) selected = vedette_forces_table_get_chosen (self->table);

  if (selected->len == 1)
    edit_item (self, g_ptr_array_index (selected, 0));
  else
    vedette_session_set_why_not (self->session, _("Choose one line in the roster first."));
}

static void
add_record (VedetteForcesView *self,
            GType              type)
{
  gtk_window_present (GTK_WINDOW (vedette_roster_dialog_new_add (get_window (self), self->session, type,
                                                                 vedette_forces_model_get_side (self->model))));
}

static void
activate_add (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  add_record (VEDETTE_FORCES_VIEW (widget), VEDETTE_TYPE_FIGURE);
}

static void
activate_add_contingent (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  /* In groups it is seen, also while nobody stands in it. */
  g_object_set (widget, "grouped", TRUE, NULL);
  add_record (VEDETTE_FORCES_VIEW (widget), VEDETTE_TYPE_CONTINGENT);
}

static void
activate_remove (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (widget);
  g_autoptr (GPtrArray) selected = vedette_forces_table_get_chosen (self->table);
  VedetteStep *step = vedette_forces_remove (self->session, selected);
  g_autofree char *text = NULL;

  if (step == NULL)
    return;
  text = vedette_rules_describe (vedette_session_get_rules (self->session), step, NULL);
  vedette_undo_toast_show (widget, self->session, text);
}

static void
activate_split (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (widget);
  g_autoptr (GPtrArray) selected = vedette_forces_table_get_chosen (self->table);

  if (vedette_forces_may_split (self->session, selected))
    gtk_window_present (GTK_WINDOW (vedette_split_dialog_new (get_window (self), self->session,
                                                              g_ptr_array_index (selected, 0))));
}

static void
activate_on_lines (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (widget);
  g_autoptr (GPtrArray) selected = vedette_forces_table_get_chosen (self->table);

  if (g_str_equal (name, "forces.join"))
    vedette_forces_join (self->session, selected);
  else if (g_str_equal (name, "forces.join-body"))
    vedette_forces_edit_body (self->session, selected, "add-body");
  else if (g_str_equal (name, "forces.leave-body"))
    vedette_forces_edit_body (self->session, selected, "leave-body");
  else if (g_str_equal (name, "forces.reserve"))
    vedette_forces_toggle (self->session, selected, "reserve");
  else if (g_str_equal (name, "forces.hidden"))
    vedette_forces_toggle (self->session, selected, "hidden");
}

/* Of what is chosen, be it a line or a contingent; else the dialog asks whose. */
static void
activate_traits (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (widget);
  g_autoptr (GPtrArray) selected = vedette_forces_table_get_chosen (self->table);
  gint64 whose = selected->len > 0 && VEDETTE_IS_RECORD (g_ptr_array_index (selected, 0))
                   ? vedette_record_get_id (g_ptr_array_index (selected, 0)) : 0;

  gtk_window_present (GTK_WINDOW (vedette_traits_dialog_new (get_window (self), self->session, whose)));
}

static void
activate_shift (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (widget);
  g_autoptr (GPtrArray) selected = vedette_forces_table_get_chosen (self->table);

  if (vedette_forces_table_is_sorted (self->table))
    vedette_session_set_why_not (self->session,
                                 _("Lines are moved in the order as written; choose that in the Sort menu first."));
  else if (vedette_forces_shift (self->model, selected, g_str_equal (name, "forces.move-up") ? -1 : 1))
    vedette_forces_table_reveal (self->table, g_ptr_array_index (selected, 0));
}

static void
activate_find (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_FORCES_VIEW (widget)->bar));
}

static void
activate_show_all (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  vedette_forces_bar_clear (VEDETTE_FORCES_VIEW (widget)->bar);
}

static void
sort (VedetteForcesView *self)
{
  vedette_forces_table_sort (self->table, vedette_forces_column_find (self->sort), self->descending);
}

static void
vedette_forces_view_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (object);

  switch (prop_id)
    {
    case PROP_SORT:
      g_value_set_string (value, self->sort);
      break;
    case PROP_DESCENDING:
      g_value_set_boolean (value, self->descending);
      break;
    case PROP_GROUPED:
      g_value_set_boolean (value, self->model != NULL && vedette_forces_model_get_grouped (self->model));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_forces_view_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (object);

  switch (prop_id)
    {
    case PROP_SORT:
      g_free (self->sort);
      self->sort = g_value_dup_string (value);
      sort (self);
      break;
    case PROP_DESCENDING:
      self->descending = g_value_get_boolean (value);
      sort (self);
      break;
    case PROP_GROUPED:
      vedette_forces_model_set_grouped (self->model, g_value_get_boolean (value));
      show_page (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  g_object_notify_by_pspec (object, pspec);
}

static void
vedette_forces_view_dispose (GObject *object)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (object);

  g_clear_handle_id (&self->search_id, g_source_remove);
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->model);
  g_clear_object (&self->session);
  g_clear_pointer (&self->sort, g_free);

  G_OBJECT_CLASS (vedette_forces_view_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "forces.add", NULL, activate_add);
  gtk_widget_class_install_action (widget_class, "forces.add-contingent", NULL, activate_add_contingent);
  gtk_widget_class_install_action (widget_class, "forces.edit", NULL, activate_edit);
  gtk_widget_class_install_action (widget_class, "forces.remove", NULL, activate_remove);
  gtk_widget_class_install_action (widget_class, "forces.split", NULL, activate_split);
  gtk_widget_class_install_action (widget_class, "forces.join", NULL, activate_on_lines);
  gtk_widget_class_install_action (widget_class, "forces.join-body", NULL, activate_on_lines);
  gtk_widget_class_install_action (widget_class, "forces.leave-body", NULL, activate_on_lines);
  gtk_widget_class_install_action (widget_class, "forces.reserve", NULL, activate_on_lines);
  gtk_widget_class_install_action (widget_class, "forces.hidden", NULL, activate_on_lines);
  gtk_widget_class_install_action (widget_class, "forces.traits", NULL, activate_traits);
  gtk_widget_class_install_action (widget_class, "forces.move-up", NULL, activate_shift);
  gtk_widget_class_install_action (widget_class, "forces.move-down", NULL, activate_shift);
  gtk_widget_class_install_action (widget_class, "forces.find", NULL, activate_find);
  gtk_widget_class_install_action (widget_class, "forces.show-all", NULL, activate_show_all);
  gtk_widget_class_install_property_action (widget_class, "forces.sort", "sort");
  gtk_widget_class_install_property_action (widget_class, "forces.descending", "descending");
  gtk_widget_class_install_property_action (widget_class, "forces.grouped", "grouped");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "forces.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_slash, 0, "forces.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_j, GDK_CONTROL_MASK, "forces.join-body", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_J, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "forces.leave-body", NULL);
}

static void
vedette_forces_view_class_init (VedetteForcesViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = vedette_forces_view_dispose;
  object_class->get_property = vedette_forces_view_get_property;
  object_class->set_property = vedette_forces_view_set_property;

  /* The column by its word, or "written" */
  properties[PROP_SORT] = g_param_spec_string ("sort", NULL, NULL, "written", flags);
  properties[PROP_DESCENDING] = g_param_spec_boolean ("descending", NULL, NULL, FALSE, flags);
  properties[PROP_GROUPED] = g_param_spec_boolean ("grouped", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
vedette_forces_view_init (VedetteForcesView *self)
{
  self->sort = g_strdup ("written");
}

static void
add_entries (VedetteForcesView *self)
{
  g_autoptr (GtkSizeGroup) titles = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  /* No box: newer GTK asks what stands in one for its width by its height, which its wrapped text does not have. */
  self->entries = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->entries, TRUE);
  gtk_grid_set_column_spacing (self->entries, 12);
  gtk_grid_set_row_spacing (self->entries, 6);
  for (guint i = 0; i < G_N_ELEMENTS (self->entry); i++)
    {
      gint64 side = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i]));

      self->entry[i] = VEDETTE_LINE_ENTRY (vedette_line_entry_new (self->session, side));
      vedette_line_entry_align (self->entry[i], titles);
      gtk_grid_attach (self->entries, GTK_WIDGET (self->entry[i]), (int) i, 0, 1, 1);
    }
}

/* Beside each other, or below */
static void
place_entries (VedetteForcesView *self,
               gboolean           narrow)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->entries));

  for (guint i = 0; i < G_N_ELEMENTS (self->entry); i++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->entry[i])), "column", narrow ? 0 : (int) i,
                  "row", narrow ? (int) i : 0, NULL);
}

/* A message makes room for what is asked about a line that is typed. */
static void
add_message (VedetteForcesView *self,
             GtkWidget         *message,
             const char        *name)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), message);
  gtk_stack_add_named (self->stack, scrolled, name);
}

static void
add_pages (VedetteForcesView *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->table), "table");
  add_message (
    self,
    vedette_forces_message_new (_("Who fights here? Write a man, or a count of men alike, into a field above and press Enter, "
                                  "or fill in a form. Every line then shows what it needs to take the initiative."),
                                _("Add a Line…"), "forces.add"),
    "empty");
  add_message (
    self,
    vedette_forces_message_new (_("No line of the roster is like that."), _("Show All Lines"), "forces.show-all"), "nothing");
}

/**
 * vedette_forces_view_new:
 *
 * Returns: (transfer floating): the view of that session
 */
GtkWidget *
vedette_forces_view_new (VedetteSession *session)
{
  VedetteForcesView *self = g_object_new (VEDETTE_TYPE_FORCES_VIEW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  self->session = g_object_ref (session);
  self->model = vedette_forces_model_new (session);
  self->table = VEDETTE_FORCES_TABLE (vedette_forces_table_new (self->model));
  self->bar = VEDETTE_FORCES_BAR (vedette_forces_bar_new (session));
  add_entries (self);
  add_pages (self);
  self->why_not = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->why_not, TRUE);
  gtk_label_set_wrap_mode (self->why_not, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->why_not, 0);
  gtk_label_set_width_chars (self->why_not, 30);
  gtk_widget_add_css_class (GTK_WIDGET (self->why_not), "why-not");
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 12, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entries));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->stack));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->why_not));
  adw_bin_set_child (ADW_BIN (self), box);

  g_signal_connect_object (self->table, "activate", G_CALLBACK (edit_item), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "side-changed", G_CALLBACK (on_side), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "search-changed", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), self, G_CONNECT_SWAPPED);
  self->n_lines = vedette_forces_model_get_n_lines (self->model);
  on_why_not (self);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_forces_view_set_narrow:
 *
 * Puts the fields below each other and shows the roster in one column.
 */
void
vedette_forces_view_set_narrow (VedetteForcesView *self,
                                gboolean           narrow)
{
  place_entries (self, narrow);
  vedette_forces_bar_set_narrow (self->bar, narrow);
  vedette_forces_table_set_narrow (self->table, narrow);
}
