/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster beside the play: every line with what it needs, and men crossed off with one key. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-roster-pane.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "ui/skirmish/play/vedette-roster-rows.h"
#include "ui/skirmish/roster/vedette-forces-columns.h"
#include "ui/widgets/vedette-drop-down.h"

struct _VedetteRosterPane
{
  AdwBin parent_instance;

  /* template */
  GtkDropDown *side;
  GtkStringList *shown;
  GtkSearchEntry *search;
  GtkStack *stack;
  GtkListView *list;
  GtkWidget *needs;
  GtkWidget *reach;

  /* borrowed */
  GtkSelectionModel *selection;
  GtkFilterListModel *filtered;

  /* owned */
  GListStore *lines;
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
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_ROSTER_PANE);

  G_OBJECT_CLASS (vedette_roster_pane_parent_class)->dispose (object);
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

/* Returns: (transfer full) (nullable): the roll that Enter would make */
static VedetteMove *
find_due_roll (VedetteRosterPane *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, vedette_rules_get_viewer (rules));
  g_autoptr (VedetteOffer) due = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);

  if (due == NULL || !g_str_equal (vedette_move_get_name (due->move), "snatch"))
    return NULL;
  return g_object_ref (due->move);
}

/* Says of the candidate with which number he is to roll, if it is he. */
static void
mark_due (VedetteCandidate *candidate,
          VedetteMove      *due)
{
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (candidate->figure));

  if (vedette_ids_contains (vedette_move_get_ids (due, "nominee"), id))
    g_object_set_data (G_OBJECT (candidate), VEDETTE_ROSTER_ROLLS,
                       (gpointer) (vedette_move_get_tri (due, "reach") == VEDETTE_TRI_YES ? "reach" : "need"));
}

static void
add_side (VedetteRosterPane *self,
          gint64             side,
          VedetteMove       *due)
{
  g_autoptr (GListModel) ranked = vedette_candidates_rank (vedette_session_get_battle (self->session), side, FALSE);
  guint n = g_list_model_get_n_items (ranked);
  g_autoptr (GPtrArray) items = g_ptr_array_new_full (n, g_object_unref);

  for (guint i = 0; i < n; i++)
    {
      g_ptr_array_add (items, g_list_model_get_item (ranked, i));
      if (due != NULL && vedette_move_is_said (due, "nominee"))
        mark_due (items->pdata[i], due);
    }
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
  g_autoptr (VedetteMove) due = find_due_roll (self);
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
        add_side (self, side, due);
    }
  for (guint i = 0; selected != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i++)
    {
      g_autoptr (VedetteCandidate) candidate = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (candidate->figure == selected)
        gtk_selection_model_select_item (self->selection, i, TRUE);
    }
  gtk_stack_set_visible_child_name (self->stack, g_list_model_get_n_items (G_LIST_MODEL (self->lines)) > 0 ? "list" : "empty");
}

static void
vedette_roster_pane_class_init (VedetteRosterPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_roster_pane_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/play/vedette-roster-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, side);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, shown);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, search);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, stack);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, list);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, needs);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, reach);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
}

static void
vedette_roster_pane_init (VedetteRosterPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (self->needs, vedette_forces_get_hint ("needs"));
  gtk_widget_set_tooltip_text (self->reach, vedette_forces_get_hint ("reach"));
  vedette_drop_down_give_way (self->side);
}

static void
fill_side (VedetteRosterPane *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  for (guint i = 0; i < 2; i++)
    gtk_string_list_append (self->shown, vedette_force_get_name (skirmish.forces[i]));
  gtk_string_list_append (self->shown, _("Both"));
}

static void
fill_list (VedetteRosterPane *self)
{
  g_autoptr (GtkListItemFactory) factory = vedette_roster_rows_new (self->session);

  self->lines = g_list_store_new (VEDETTE_TYPE_CANDIDATE);
  self->filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->lines)),
                                              GTK_FILTER (gtk_custom_filter_new (matches, self, NULL)));
  self->selection = GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (self->filtered)));
  gtk_single_selection_set_autoselect (GTK_SINGLE_SELECTION (self->selection), FALSE);
  gtk_single_selection_set_can_unselect (GTK_SINGLE_SELECTION (self->selection), TRUE);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, self->selection);
  /* The list keeps it. */
  g_object_unref (self->selection);
}

GtkWidget *
vedette_roster_pane_new (VedetteSession *session)
{
  VedetteRosterPane *self = g_object_new (VEDETTE_TYPE_ROSTER_PANE, NULL);

  self->session = g_object_ref (session);
  fill_side (self);
  fill_list (self);
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

  return candidate != NULL ? candidate->figure : NULL;
}

void
vedette_roster_pane_find (VedetteRosterPane *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
