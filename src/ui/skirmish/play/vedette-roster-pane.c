/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster beside the play: every line with what it needs, and men crossed off with one key. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-roster-pane.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "ui/skirmish/roll/vedette-roll-row.h"
#include "ui/widgets/vedette-drop-down.h"
#include "ui/widgets/vedette-spoken.h"

/* The room of a number in its column */
#define NUMBER_CHARS 4

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

/* In one column with those above and below, the ones below the ones, also where text runs from right to left */
static GtkWidget *
make_number (void)
{
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "numeric");
  gtk_label_set_width_chars (GTK_LABEL (number), NUMBER_CHARS);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  return number;
}

/* The row is built once and filled as lines scroll by: name, what he is, men, and the numbers. */
static void
on_setup (GtkListItemFactory *factory,
          GtkListItem        *item,
          VedetteRosterPane  *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *kind = gtk_label_new (NULL);
  GtkWidget *men = gtk_label_new (NULL);
  GtkWidget *fewer = gtk_button_new_from_icon_name ("list-remove-symbolic");
  GtkWidget *more = gtk_button_new_from_icon_name ("list-add-symbolic");
  GtkWidget *need = make_number (), *reach = make_number ();

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (kind), 0);
  gtk_label_set_ellipsize (GTK_LABEL (kind), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (kind, "caption");
  gtk_widget_add_css_class (kind, "dim-label");
  gtk_widget_set_hexpand (names, TRUE);
  gtk_box_append (GTK_BOX (names), name);
  gtk_box_append (GTK_BOX (names), kind);
  gtk_widget_add_css_class (men, "numeric");
  gtk_widget_add_css_class (name, "name");
  gtk_widget_add_css_class (need, "heading");
  gtk_widget_add_css_class (fewer, "flat");
  gtk_widget_add_css_class (more, "flat");
  gtk_widget_set_valign (fewer, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (more, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), names);
  gtk_box_append (GTK_BOX (row), men);
  gtk_box_append (GTK_BOX (row), fewer);
  gtk_box_append (GTK_BOX (row), more);
  gtk_box_append (GTK_BOX (row), need);
  gtk_box_append (GTK_BOX (row), reach);
  g_object_set_data (G_OBJECT (row), "name", name);
  g_object_set_data (G_OBJECT (row), "kind", kind);
  g_object_set_data (G_OBJECT (row), "men", men);
  g_object_set_data (G_OBJECT (row), "fewer", fewer);
  g_object_set_data (G_OBJECT (row), "more", more);
  g_object_set_data (G_OBJECT (row), "need", need);
  g_object_set_data (G_OBJECT (row), "reach", reach);
  gtk_list_item_set_child (item, row);
}

static void
put_out (VedetteRosterPane *self,
         VedetteFigure     *figure,
         int                by)
{
  g_autoptr (VedetteMove) move = NULL;
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));

  /* One man fewer is a move of the game; one man more corrects what was noted. */
  if (by < 0)
    {
      move = vedette_session_new_move (self->session, "out");
      g_object_set (move, "line", id, NULL);
    }
  else
    {
      int out = vedette_figure_get_out (figure), left = vedette_figure_get_left (figure);

      move = vedette_session_new_move (self->session, "put-right");
      g_object_set (move, "line", id, NULL);
      if (out > 0 || left == 0)
        g_object_set (move, "out", MAX (out - 1, 0), NULL);
      else
        g_object_set (move, "left", left - 1, NULL);
    }
  vedette_session_perform (self->session, move, 0, FALSE, NULL);
}

static void
on_fewer (GtkButton   *button,
          GtkListItem *item)
{
  VedetteCandidate *candidate = gtk_list_item_get_item (item);

  put_out (g_object_get_data (G_OBJECT (item), "pane"), vedette_candidate_get_figure (candidate), -1);
}

static void
on_more (GtkButton   *button,
         GtkListItem *item)
{
  VedetteCandidate *candidate = gtk_list_item_get_item (item);

  put_out (g_object_get_data (G_OBJECT (item), "pane"), vedette_candidate_get_figure (candidate), 1);
}

/* Returns: (transfer full) (nullable): whether he fights, in a word; NULL if he does not */
static char *
describe_melee (VedetteFigure *figure)
{
  int fighting = vedette_figure_get_in_melee (figure);

  if (vedette_figure_get_melee (figure) == VEDETTE_TRI_UNTRACKED)
    return g_strdup (_("perhaps in melee"));
  if (vedette_figure_get_melee (figure) == VEDETTE_TRI_NO)
    return NULL;
  /* Translators: of a line of the roster: how many of its men are in melee */
  if (fighting > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d in melee", "%d in melee", (gulong) fighting), fighting);
  return g_strdup (_("in melee"));
}

static char *
describe_kind (VedetteFigure *figure)
{
  const char *troops = vedette_troops_get_label (vedette_figure_get_troops (figure));
  g_autofree char *melee = describe_melee (figure);
  g_autofree char *kind = NULL;

  if (vedette_figure_get_leader (figure) == VEDETTE_LEADER_NONE)
    kind = g_strdup (troops);
  else
    /* Translators: class of troops, and leader's rating */
    kind = g_strdup_printf (_("%s, %s leader"), troops, vedette_leader_get_label (vedette_figure_get_leader (figure)));
  /* Translators: what a man is, and that he is in melee, as in “Good, in melee” */
  return melee != NULL ? g_strdup_printf (C_("kind of a line", "%s, %s"), kind, melee) : g_steal_pointer (&kind);
}

static void
name_button (GtkWidget  *button,
             const char *format,
             const char *name)
{
  gtk_widget_set_tooltip_text (button, format);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, format,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
}

static void
on_bind (GtkListItemFactory *factory,
         GtkListItem        *item,
         VedetteRosterPane  *self)
{
  static const char * const dimmed[] = { "name", "men", "need", "reach" };
  GtkWidget *row = gtk_list_item_get_child (item);
  VedetteCandidate *candidate = gtk_list_item_get_item (item);
  VedetteFigure *figure = vedette_candidate_get_figure (candidate);
  const char *plain = vedette_figure_get_name (figure);
  gboolean many = vedette_figure_get_count (figure) > 1;
  /* Translators: a star before the name of a leader */
  g_autofree char *name = vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE ? g_strdup_printf (_("★ %s"), plain)
                                                                                     : g_strdup (plain);
  g_autofree char *kind = describe_kind (figure);
  g_autofree char *men = g_strdup_printf ("%d/%d", vedette_figure_get_standing (figure), vedette_figure_get_count (figure));
  g_autofree char *need = g_strdup_printf ("%d", vedette_candidate_get_need (candidate));
  g_autofree char *reach = g_strdup_printf ("%d", vedette_candidate_get_need_reach (candidate));
  GtkWidget *fewer = g_object_get_data (G_OBJECT (row), "fewer");
  GtkWidget *more = g_object_get_data (G_OBJECT (row), "more");
  g_autofree char *said = vedette_roll_row_say (candidate);

  vedette_spoken_name_row (row, said);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "name"), name);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "kind"), kind);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "men"), many ? men : "");
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "need"), need);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "reach"), reach);
  /* Whom no die would help is dimmed; his men can be crossed off all the same. */
  for (guint i = 0; i < G_N_ELEMENTS (dimmed); i++)
    if (vedette_candidate_is_possible (candidate))
      gtk_widget_remove_css_class (g_object_get_data (G_OBJECT (row), dimmed[i]), "dim-label");
    else
      gtk_widget_add_css_class (g_object_get_data (G_OBJECT (row), dimmed[i]), "dim-label");
  gtk_widget_set_visible (fewer, many);
  gtk_widget_set_visible (more, many);
  name_button (fewer, _("One man out"), plain);
  name_button (more, _("One man back"), plain);
  g_object_set_data (G_OBJECT (item), "pane", self);
  g_signal_connect (fewer, "clicked", G_CALLBACK (on_fewer), item);
  g_signal_connect (more, "clicked", G_CALLBACK (on_more), item);
}

static void
on_unbind (GtkListItemFactory *factory,
           GtkListItem        *item,
           VedetteRosterPane  *self)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  g_signal_handlers_disconnect_by_data (g_object_get_data (G_OBJECT (row), "fewer"), item);
  g_signal_handlers_disconnect_by_data (g_object_get_data (G_OBJECT (row), "more"), item);
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
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), self);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind), self);
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
