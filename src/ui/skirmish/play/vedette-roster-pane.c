/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster beside the play: every line with what it needs, and men crossed off with one key. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-roster-pane.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "ui/records/vedette-record-list.h"
#include "ui/skirmish/roll/vedette-nominee-columns.h"
#include "ui/skirmish/roll/vedette-roll-dialog.h"
#include "ui/widgets/vedette-drop-down.h"

struct _VedetteRosterPane
{
  AdwBin parent_instance;

  /* template */
  GtkDropDown *side;
  GtkStringList *shown;
  GtkSearchEntry *search;
  AdwBin *list_place;
  GMenuModel *line_menu;

  VedetteNominees nominees;
  VedetteRecordList *list;
  GtkWidget *menu;        /* of the line that is selected */
  GSimpleAction *melee;   /* borrowed: whether that line is in melee */
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

  /* The rows ask until they are gone. */
  if (self->list_place != NULL)
    adw_bin_set_child (self->list_place, NULL);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  vedette_forces_clear (&self->nominees.forces);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_ROSTER_PANE);

  G_OBJECT_CLASS (vedette_roster_pane_parent_class)->dispose (object);
}

static void
on_search (VedetteRosterPane *self)
{
  vedette_record_list_find (self->list, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

/* One man fewer is a move of the game; one man more corrects what was noted. */
static void
count (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  VedetteSession *session = VEDETTE_ROSTER_PANE (widget)->nominees.forces.session;
  g_autoptr (VedetteMove) move = NULL;
  VedetteFigure *figure;
  gint64 id;
  int by, out;

  g_variant_get (parameter, "(xi)", &id, &by);
  figure = vedette_battle_find (vedette_session_get_battle (session), VEDETTE_TYPE_FIGURE, id);
  if (figure == NULL)
    return;
  move = vedette_session_new_move (session, by < 0 ? "out" : "put-right");
  g_object_set (move, "line", id, NULL);
  out = vedette_figure_get_out (figure);
  if (by > 0 && (out > 0 || vedette_figure_get_left (figure) == 0))
    g_object_set (move, "out", MAX (out - 1, 0), NULL);
  else if (by > 0)
    g_object_set (move, "left", vedette_figure_get_left (figure) - 1, NULL);
  vedette_session_perform (session, move, 0, FALSE, NULL);
}

/* Returns: (transfer full) (nullable): the roll that Enter would make */
static VedetteMove *
find_due_roll (VedetteRosterPane *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->nominees.forces.session);
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, vedette_rules_get_viewer (rules));
  g_autoptr (VedetteOffer) due = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);

  if (due == NULL || !g_str_equal (vedette_move_get_name (due->move), "snatch"))
    return NULL;
  return g_object_ref (due->move);
}

static void
update (VedetteRosterPane *self)
{
  g_autoptr (VedetteMove) due = find_due_roll (self);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  VedetteSkirmish skirmish;
  guint shown = gtk_drop_down_get_selected (self->side);
  gint64 passive;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->nominees.forces.session));
  passive = vedette_duel_get_roller (&skirmish);
  g_hash_table_remove_all (self->nominees.forces.candidates);
  for (guint i = 0; i < 2; i++)
    {
      gint64 side = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i]));

      if (shown == SHOW_BOTH || shown == SHOW_FIRST + i || (shown == SHOW_PASSIVE && (side == passive || passive == 0)))
        vedette_nominees_add (&self->nominees, items, side, FALSE);
    }
  self->nominees.due = NULL;
  self->nominees.in_reach = due != NULL && vedette_move_get_tri (due, "reach") == VEDETTE_TRI_YES;
  for (guint i = 0; due != NULL && vedette_move_is_said (due, "nominee") && i < items->len; i++)
    if (vedette_ids_contains (vedette_move_get_ids (due, "nominee"), vedette_record_get_id (items->pdata[i])))
      self->nominees.due = items->pdata[i];
  vedette_record_list_set_items (self->list, items);
}

/* Opens the roll with the selected line as the nominee, or shows why the line cannot roll. */
static void
nominate (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  VedetteRosterPane *self = VEDETTE_ROSTER_PANE (user_data);
  VedetteSession *session = self->nominees.forces.session;
  VedetteRules *rules = vedette_session_get_rules (session);
  VedetteFigure *figure = vedette_record_list_get_one (self->list);
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));
  g_autoptr (VedetteIds) ids = vedette_ids_new_one (id);
  g_autoptr (VedetteMove) move = find_due_roll (self);
  g_autoptr (VedetteRuling) ruling = NULL;
  VedetteSkirmish skirmish;
  GtkWidget *dialog;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  if (move == NULL || vedette_figure_get_side (figure) != vedette_duel_get_roller (&skirmish))
    {
      g_clear_object (&move);
      move = vedette_session_new_move (session, "snatch");
      g_object_set (move, "nominee", ids, NULL);
      ruling = vedette_rules_check (rules, move);
      vedette_session_set_refusal (session, ruling);
      return;
    }
  /* After the roll, Enter is what is due, and no longer the menu of the row. */
  gtk_widget_activate_action (GTK_WIDGET (self), "win.view", "s", "play");
  dialog = vedette_roll_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), session);
  gtk_widget_activate_action (dialog, "roll.nominate", "x", id);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
record_casualty (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  gtk_widget_activate_action (user_data, "nominee.count", "(xi)", vedette_roster_pane_get_selected (user_data), -1);
}

/* Records that the selected line makes contact, or that the line is no longer in contact. */
static void
change_melee (GSimpleAction *action,
              GVariant      *value,
              gpointer       user_data)
{
  VedetteSession *session = VEDETTE_ROSTER_PANE (user_data)->nominees.forces.session;
  g_autoptr (VedetteIds) ids = vedette_ids_new_one (vedette_roster_pane_get_selected (user_data));
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "contact");

  g_object_set (move, "line", ids, "melee", g_variant_get_boolean (value) ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
  vedette_session_perform (session, move, 0, FALSE, NULL);
}

static gboolean
return_to_row (gpointer data)
{
  VedetteRosterPane *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* The window may have been closed with the menu open. */
  if (root != NULL && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self))))
    vedette_record_list_focus (self->list);
  return G_SOURCE_REMOVE;
}

/* The focus returns to the row, unless what was chosen has moved it. Newer GTK moves the focus after this signal. */
static void
on_menu_closed (VedetteRosterPane *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, return_to_row, g_object_ref (self), g_object_unref);
}

/* Enter on a row opens the menu of the row. */
static void
show_menu (gpointer item,
           gpointer data)
{
  VedetteRosterPane *self = VEDETTE_ROSTER_PANE (((VedetteNominees *) data)->forces.view);
  GtkWidget *row = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_rect_t place;

  if (row == NULL || !gtk_widget_compute_bounds (row, GTK_WIDGET (self), &place))
    return;
  vedette_record_list_select (self->list, item);
  g_simple_action_set_state (self->melee, g_variant_new_boolean (vedette_figure_get_melee (item) == VEDETTE_TRI_YES));
  /* The menu is made when it is wanted first, because few windows need it. */
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (self->line_menu);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
      g_signal_connect_swapped (self->menu, "closed", G_CALLBACK (on_menu_closed), self);
    }
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle){ (int) place.origin.x, (int) place.origin.y,
                                                                          (int) place.size.width, (int) place.size.height });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static const VedetteRecordTable table = {
  .columns = vedette_nominee_columns,
  .n_columns = VEDETTE_NOMINEE_N_COLUMNS,
  .select = VEDETTE_RECORD_SELECT_ANY,
  .below = TRUE,
  /* In languages with long words the detail needs a second line, and the row is higher. */
  .limit = 2,
  .lowest = 160,
  .highest = 480,
  .indent = VEDETTE_NOMINEE_INDENT,
  .empty = { N_("No roster yet. You can play without one; with one, each figure shows the number it needs."),
             N_("Go to Forces"), "win.view::forces" },
  .mark = vedette_nominee_mark_row,
  .speak = vedette_nominee_speak,
  .is_found = vedette_nominee_is_found,
  .edit = show_menu,
};

static void
vedette_roster_pane_class_init (VedetteRosterPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_roster_pane_dispose;
  gtk_widget_class_install_action (widget_class, "nominee.count", "(xi)", count);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/play/vedette-roster-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, side);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, shown);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, search);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, list_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteRosterPane, line_menu);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
}

static void
vedette_roster_pane_init (VedetteRosterPane *self)
{
  static const GActionEntry entries[] = {
    { "nominate", .activate = nominate },
    { "casualty", .activate = record_casualty },
    { "melee", .state = "false", .change_state = change_melee },
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_drop_down_give_way (self->side);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "line", G_ACTION_GROUP (actions));
  self->melee = G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (actions), "melee"));
}

GtkWidget *
vedette_roster_pane_new (VedetteSession *session)
{
  VedetteRosterPane *self = g_object_new (VEDETTE_TYPE_ROSTER_PANE, NULL);
  VedetteSkirmish skirmish;

  vedette_forces_init (&self->nominees.forces, GTK_WIDGET (self), session);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  for (guint i = 0; i < G_N_ELEMENTS (skirmish.forces); i++)
    gtk_string_list_append (self->shown, vedette_force_get_name (skirmish.forces[i]));
  gtk_string_list_append (self->shown, _("Both"));
  self->list = VEDETTE_RECORD_LIST (vedette_record_list_new (&table, _("Roster"), &self->nominees));
  adw_bin_set_child (self->list_place, GTK_WIDGET (self->list));
  g_signal_connect_object (self->side, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * vedette_roster_pane_update:
 *
 * Ranks the lines anew: the passive side unless another was chosen.
 */
void
vedette_roster_pane_update (GtkWidget      *pane,
                            VedetteSession *session)
{
  update (VEDETTE_ROSTER_PANE (pane));
}

/**
 * vedette_roster_pane_get_selected:
 *
 * Returns: the id of the line that is chosen, 0 for none
 */
gint64
vedette_roster_pane_get_selected (GtkWidget *pane)
{
  VedetteRecord *line = vedette_record_list_get_one (VEDETTE_ROSTER_PANE (pane)->list);

  return line != NULL ? vedette_record_get_id (line) : 0;
}

void
vedette_roster_pane_find (GtkWidget *pane)
{
  gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_ROSTER_PANE (pane)->search));
}
