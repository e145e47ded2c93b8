/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster beside the play: every line with what it needs, and men crossed off with one key. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-roster-pane.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "ui/skirmish/play/vedette-roster-rows.h"
#include "ui/widgets/vedette-drop-down.h"

struct _VedetteRosterPane
{
  AdwBin parent_instance;

  GtkDropDown *side; /* the passive side, or a side, or both */
  GtkSearchEntry *search;
  GtkSelectionModel *selection;
  GListStore *lines;
  GtkFilterListModel *filtered;
  GtkStack *stack;
  GtkListView *list;
  VedetteSession *session;
};

enum
{
  SHOW_PASSIVE,
  SHOW_FIRST,
  SHOW_SECOND,
  SHOW_BOTH,
};

G_DEFINE_FINAL_TYPE (VedetteRosterPane, vedette_roster_pane, ADW_TYPE_BIN)

static void
vedette_roster_pane_dispose (GObject *object)
{
  VedetteRosterPane *self = VEDETTE_ROSTER_PANE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->lines);

  G_OBJECT_CLASS (vedette_roster_pane_parent_class)->dispose (object);
}

static void
vedette_roster_pane_class_init (VedetteRosterPaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_roster_pane_dispose;
}

static void
vedette_roster_pane_init (VedetteRosterPane *self)
{
}

static gboolean
matches (gpointer item,
         gpointer user_data)
{
  VedetteRosterPane *self = user_data;

  return vedette_candidate_is_found (item, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
on_search (VedetteRosterPane *self)
{
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->filtered), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
add_side (VedetteRosterPane *self,
          gint64             side)
{
  g_autoptr (GListModel) ranked = vedette_candidates_rank (vedette_session_get_battle (self->session), side, FALSE);
  guint n = g_list_model_get_n_items (ranked);
  g_autoptr (GPtrArray) items = g_ptr_array_new_full (n, g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, g_list_model_get_item (ranked, i));
  g_list_store_splice (self->lines, g_list_model_get_n_items (G_LIST_MODEL (self->lines)), 0, items->pdata, n);
}

/**
 * vedette_roster_pane_update:
 *
 * Ranks the lines anew: the passive side unless another was chosen.
 */
void
vedette_roster_pane_update (VedetteRosterPane *self)
{
  VedetteFigure *selected = vedette_roster_pane_get_selected (self);
  VedetteSkirmish skirmish;
  guint shown = gtk_drop_down_get_selected (self->side);
  gint64 passive;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  passive = vedette_duel_get_roller (&skirmish);
  g_list_store_remove_all (self->lines);
  for (guint i = 0; i < 2; i++)
    {
      gint64 side = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i]));

      if (shown == SHOW_BOTH || shown == SHOW_FIRST + i || (shown == SHOW_PASSIVE && (side == passive || passive == 0)))
        add_side (self, side);
    }
  for (guint i = 0; selected != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i++)
    {
      g_autoptr (VedetteCandidate) candidate = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (vedette_candidate_get_figure (candidate) == selected)
        gtk_selection_model_select_item (self->selection, i, TRUE);
    }
  gtk_stack_set_visible_child_name (self->stack, g_list_model_get_n_items (G_LIST_MODEL (self->lines)) > 0 ? "list" : "empty");
}

static GtkWidget *
make_list (VedetteRosterPane *self)
{
  GtkListItemFactory *factory = vedette_roster_rows_new (self->session);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->lines = g_list_store_new (VEDETTE_TYPE_CANDIDATE);
  self->filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->lines)),
                                              GTK_FILTER (gtk_custom_filter_new (matches, self, NULL)));
  self->selection = GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (self->filtered)));
  gtk_single_selection_set_autoselect (GTK_SINGLE_SELECTION (self->selection), FALSE);
  gtk_single_selection_set_can_unselect (GTK_SINGLE_SELECTION (self->selection), TRUE);
  self->list = GTK_LIST_VIEW (gtk_list_view_new (self->selection, factory));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Roster"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 160);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 480);
  return scrolled;
}

static GtkWidget *
make_empty (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *label = gtk_label_new (_("No roster: the game goes on without one. With one, every man shows what he needs."));
  GtkWidget *button = gtk_button_new_with_label (_("Write the Roster"));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "win.view::forces");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

/* The heads of the columns, which every row says itself to who hears it */
static GtkWidget *
make_heads (void)
{
  static const char * const words[] = { NC_("column", "Needs"), NC_("column", "Reach") };
  GtkWidget *heads = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_set_halign (heads, GTK_ALIGN_END);
  gtk_widget_add_css_class (heads, "roster-heads");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      GtkWidget *head = g_object_new (GTK_TYPE_LABEL, "label", g_dpgettext2 (GETTEXT_PACKAGE, "column", words[i]),
                                      "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      gtk_widget_add_css_class (head, "caption");
      gtk_widget_add_css_class (head, "dim-label");
      gtk_box_append (GTK_BOX (heads), head);
    }
  return heads;
}

/* The list and its heads in one card */
static GtkWidget *
make_card (VedetteRosterPane *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "roster-card");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (card), make_heads ());
  gtk_box_append (GTK_BOX (card), make_list (self));
  return card;
}

GtkWidget *
vedette_roster_pane_new (VedetteSession *session)
{
  VedetteRosterPane *self = g_object_new (VEDETTE_TYPE_ROSTER_PANE, NULL);
  VedetteSkirmish skirmish;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->session = g_object_ref (session);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  self->side = GTK_DROP_DOWN (vedette_drop_down_new_from_strings (
    (const char *[]){ _("Who May Roll"), vedette_force_get_name (skirmish.forces[0]),
                      vedette_force_get_name (skirmish.forces[1]), _("Both"), NULL }));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->side), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Side shown"), -1);
  /* It is the button inside that takes the focus. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (self->side))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Side shown"), -1);
  self->search = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  g_object_set (self->search, "placeholder-text", _("Find"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Find in the roster"), -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->search), TRUE);
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->side));
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->search));
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->stack, make_card (self), "list");
  gtk_stack_add_named (self->stack, make_empty (), "empty");
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->stack));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side, "notify::selected", G_CALLBACK (vedette_roster_pane_update), self, G_CONNECT_SWAPPED);
  vedette_roster_pane_update (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_roster_pane_get_selected:
 *
 * Returns: (transfer none) (nullable): the line that is chosen
 */
VedetteFigure *
vedette_roster_pane_get_selected (VedetteRosterPane *self)
{
  VedetteCandidate *candidate = gtk_single_selection_get_selected_item (GTK_SINGLE_SELECTION (self->selection));

  return candidate != NULL ? vedette_candidate_get_figure (candidate) : NULL;
}

void
vedette_roster_pane_find (VedetteRosterPane *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
