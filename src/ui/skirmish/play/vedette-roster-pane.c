/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster beside the play: every line with what it needs, and men crossed off with one key. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-roster-pane.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "ui/records/vedette-record-list.h"
#include "ui/skirmish/roll/vedette-nominee-columns.h"
#include "ui/widgets/vedette-drop-down.h"

struct _VedetteRosterPane
{
  AdwBin parent_instance;

  /* template */
  GtkDropDown *side;
  GtkStringList *shown;
  GtkSearchEntry *search;
  AdwBin *list_place;

  VedetteNominees nominees;
  VedetteRecordList *list;
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
  vedette_nominees_clear (&self->nominees);
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

static const VedetteRecordTable table = {
  .columns = vedette_nominee_columns,
  .n_columns = VEDETTE_NOMINEE_N_COLUMNS,
  .select = VEDETTE_RECORD_SELECT_ANY,
  .below = TRUE,
  .limit = 2,
  .lowest = 160,
  .highest = 480,
  .indent = VEDETTE_NOMINEE_INDENT,
  .empty = { N_("No roster yet. You can play without one; with one, each figure shows the number it needs."),
             N_("Go to Forces"), "win.view::forces" },
  .mark = vedette_nominee_mark_row,
  .speak = vedette_nominee_speak,
  .is_found = vedette_nominee_is_found,
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
  gtk_widget_class_bind_template_callback (widget_class, on_search);
}

static void
vedette_roster_pane_init (VedetteRosterPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_drop_down_give_way (self->side);
}

static void
fill_side (VedetteRosterPane *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->nominees.forces.session));
  for (guint i = 0; i < 2; i++)
    gtk_string_list_append (self->shown, vedette_force_get_name (skirmish.forces[i]));
  gtk_string_list_append (self->shown, _("Both"));
}

GtkWidget *
vedette_roster_pane_new (VedetteSession *session)
{
  VedetteRosterPane *self = g_object_new (VEDETTE_TYPE_ROSTER_PANE, NULL);

  vedette_nominees_init (&self->nominees, GTK_WIDGET (self), session);
  fill_side (self);
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
