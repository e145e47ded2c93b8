/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster of both sides. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-view.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roster/vedette-forces-actions.h"
#include "ui/skirmish/roster/vedette-forces-bar.h"
#include "ui/skirmish/roster/vedette-forces-panel.h"
#include "ui/skirmish/roster/vedette-roster-dialog.h"
#include "ui/skirmish/roster/vedette-split-dialog.h"
#include "ui/skirmish/roster/vedette-traits-dialog.h"
#include "ui/widgets/toasts/vedette-undo-toast.h"
#include "ui/widgets/vedette-why-button.h"

struct _VedetteForcesView
{
  AdwBin parent_instance;

  GtkGrid *panels;
  VedetteForcesPanel *panel[2];
  VedetteForcesBar *bar;
  GtkWidget *why_not_box;
  GtkLabel *why_not;
  VedetteWhyButton *why;

  VedetteSession *session;
  gboolean narrow;
  gboolean grouped;
  gboolean selecting; /* one side lets go, as the other is chosen from */
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

static VedetteForcesTable *
get_table (VedetteForcesView *self,
           guint              side)
{
  return vedette_forces_panel_get_table (self->panel[side]);
}

/* What is selected of both sides; where nothing is, the row that has the focus */
static GPtrArray *
get_chosen (VedetteForcesView *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->panel); i++)
    {
      g_autoptr (GPtrArray) items = vedette_forces_table_get_selected (get_table (self, i));

      if (items->len > 0)
        return g_steal_pointer (&items);
    }
  for (guint i = 0; i < G_N_ELEMENTS (self->panel); i++)
    {
      g_autoptr (GPtrArray) items = vedette_forces_table_get_chosen (get_table (self, i));

      if (items->len > 0)
        return g_steal_pointer (&items);
    }
  return g_ptr_array_new_with_free_func (g_object_unref);
}

static void
show_chosen (VedetteForcesView *self)
{
  g_autoptr (GPtrArray) chosen = vedette_forces_table_get_selected (get_table (self, 0));

  if (chosen->len == 0)
    {
      g_clear_pointer (&chosen, g_ptr_array_unref);
      chosen = vedette_forces_table_get_selected (get_table (self, 1));
    }
  vedette_forces_bar_set_chosen (self->bar, chosen);
}

/* One thing is done with lines of one side. */
static void
on_selected (VedetteForcesView  *self,
             VedetteForcesTable *table)
{
  g_autoptr (GPtrArray) items = vedette_forces_table_get_selected (table);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  if (self->selecting)
    return;
  self->selecting = TRUE;
  if (items->len > 0)
    vedette_forces_table_select (get_table (self, table == get_table (self, 0) ? 1 : 0), none);
  self->selecting = FALSE;
  show_chosen (self);
}

/* What was added at the end is to be seen. */
static void
reveal_new (VedetteForcesView *self)
{
  GListModel *figures = vedette_battle_get_records (vedette_session_get_battle (self->session), VEDETTE_TYPE_FIGURE);
  guint n = g_list_model_get_n_items (figures);
  g_autoptr (VedetteFigure) last = n > 0 ? g_list_model_get_item (figures, n - 1) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (self->panel) && n > self->n_lines; i++)
    vedette_forces_table_reveal (get_table (self, i), last);
  self->n_lines = n;
}

/* Whoever was selected stays so, wherever the rows go. */
static void
update (VedetteForcesView *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->panel); i++)
    {
      g_autoptr (GPtrArray) selected = vedette_forces_table_get_selected (get_table (self, i));

      vedette_forces_model_read (vedette_forces_panel_get_model (self->panel[i]));
      vedette_forces_table_select (get_table (self, i), selected);
      vedette_forces_table_refresh (get_table (self, i));
      vedette_forces_panel_update (self->panel[i]);
    }
  reveal_new (self);
  vedette_forces_bar_update (self->bar);
  show_chosen (self);
}

static void
on_why_not (VedetteForcesView *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);

  gtk_label_set_text (self->why_not, why_not != NULL ? why_not : "");
  vedette_why_button_set_rules (self->why, why_not != NULL ? vedette_session_get_rules_behind (self->session) : NULL);
  gtk_widget_set_visible (self->why_not_box, why_not != NULL);
}

/* Where there is little room, one of the two is seen. */
static void
on_side (VedetteForcesView *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->panel); i++)
    gtk_widget_set_visible (GTK_WIDGET (self->panel[i]), !self->narrow || vedette_forces_bar_get_side (self->bar) == i);
}

static gboolean
search (gpointer user_data)
{
  VedetteForcesView *self = user_data;

  self->search_id = 0;
  for (guint i = 0; i < G_N_ELEMENTS (self->panel); i++)
    {
      vedette_forces_model_set_search (vedette_forces_panel_get_model (self->panel[i]),
                                       vedette_forces_bar_get_search (self->bar));
      vedette_forces_panel_show_page (self->panel[i]);
    }
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
  g_autoptr (GPtrArray) selected = get_chosen (self);

  if (selected->len == 1)
    edit_item (self, g_ptr_array_index (selected, 0));
  else
    vedette_session_set_why_not (self->session, _("Select one line first."));
}

static void
add_record (VedetteForcesView *self,
            GType              type)
{
  VedetteForcesPanel *panel = self->panel[vedette_forces_bar_get_side (self->bar)];
  gint64 side = self->narrow ? vedette_forces_model_get_side (vedette_forces_panel_get_model (panel)) : 0;

  gtk_window_present (GTK_WINDOW (vedette_roster_dialog_new_add (get_window (self), self->session, type, side)));
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
  g_autoptr (GPtrArray) selected = get_chosen (self);
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
  g_autoptr (GPtrArray) selected = get_chosen (self);

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
  g_autoptr (GPtrArray) selected = get_chosen (self);

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
  g_autoptr (GPtrArray) selected = get_chosen (self);
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
  g_autoptr (GPtrArray) selected = get_chosen (self);
  guint side = 0;

  if (selected->len > 0 && vedette_forces_model_find (vedette_forces_panel_get_model (self->panel[0]),
                                                      g_ptr_array_index (selected, 0)) == GTK_INVALID_LIST_POSITION)
    side = 1;
  if (vedette_forces_table_is_sorted (get_table (self, side)))
    vedette_session_set_why_not (self->session,
                                 _("To move lines, sort by Roster Order first."));
  else if (vedette_forces_shift (vedette_forces_panel_get_model (self->panel[side]), selected,
                                 g_str_equal (name, "forces.move-up") ? -1 : 1))
    vedette_forces_table_reveal (get_table (self, side), g_ptr_array_index (selected, 0));
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
  for (guint i = 0; i < G_N_ELEMENTS (self->panel); i++)
    vedette_forces_table_sort (get_table (self, i), vedette_forces_column_find (self->sort), self->descending);
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
      g_value_set_boolean (value, self->grouped);
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
      self->grouped = g_value_get_boolean (value);
      for (guint i = 0; i < G_N_ELEMENTS (self->panel); i++)
        {
          vedette_forces_model_set_grouped (vedette_forces_panel_get_model (self->panel[i]), self->grouped);
          vedette_forces_panel_show_page (self->panel[i]);
        }
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
  properties[PROP_GROUPED] = g_param_spec_boolean ("grouped", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (VEDETTE_TYPE_FORCES_BAR);
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/io/github/vedette_wargames/Vedette/skirmish/roster/"
                                                                         "vedette-forces-view.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), VedetteForcesView, panels);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), VedetteForcesView, why_not_box);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), VedetteForcesView, why_not);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), VedetteForcesView, why);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), VedetteForcesView, bar);
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
vedette_forces_view_init (VedetteForcesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->sort = g_strdup ("written");
  self->grouped = TRUE;
}

/* At 200 % two tables do not stand beside each other in any ordinary window. */
static gboolean
is_text_large (VedetteForcesView *self)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 96 * 1024 * 3 / 2;
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

  self->session = g_object_ref (session);
  vedette_forces_bar_set_session (self->bar, session);
  for (guint i = 0; i < G_N_ELEMENTS (self->panel); i++)
    {
      self->panel[i] = VEDETTE_FORCES_PANEL (vedette_forces_panel_new (session, i));
      vedette_forces_model_set_grouped (vedette_forces_panel_get_model (self->panel[i]), self->grouped);
      gtk_grid_attach (self->panels, GTK_WIDGET (self->panel[i]), (int) i, 0, 1, 1);
      g_signal_connect_object (get_table (self, i), "activate", G_CALLBACK (edit_item), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (get_table (self, i), "selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (self->bar, "side-changed", G_CALLBACK (on_side), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "search-changed", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), self, G_CONNECT_SWAPPED);
  self->n_lines = g_list_model_get_n_items (vedette_battle_get_records (vedette_session_get_battle (session),
                                                                        VEDETTE_TYPE_FIGURE));
  on_why_not (self);
  update (self);
  vedette_forces_view_set_narrow (self, FALSE);
  return GTK_WIDGET (self);
}

/**
 * vedette_forces_view_set_narrow:
 *
 * Shows one side, with a switch, in rows of two lines.
 */
void
vedette_forces_view_set_narrow (VedetteForcesView *self,
                                gboolean           narrow)
{
  narrow = narrow || is_text_large (self);
  self->narrow = narrow;
  for (guint i = 0; i < G_N_ELEMENTS (self->panel); i++)
    vedette_forces_panel_set_narrow (self->panel[i], narrow);
  vedette_forces_bar_set_narrow (self->bar, narrow);
  /* A column is as wide as the other also while nothing is seen in it. */
  gtk_grid_set_column_homogeneous (self->panels, !narrow);
  on_side (self);
}
