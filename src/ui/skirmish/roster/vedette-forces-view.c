/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster of both sides. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-view.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/records/vedette-record-edits.h"
#include "ui/records/vedette-record-panel.h"
#include "ui/skirmish/roster/vedette-forces-columns.h"
#include "ui/skirmish/roster/vedette-traits-dialog.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-why-button.h"

#define N_SIDES 2

/* How wide a panel is at most, in px; twice that where text is large. Between two panels, and beside them, are gaps. */
#define PANEL_WIDTH 640
#define GAP 12

struct _VedetteForcesView
{
  AdwBin parent_instance;

  /* template */
  GtkOrientable *tools;
  GtkGrid *panels;
  AdwBin *why_not;
  GtkStack *bar;
  GtkWidget *sides;
  GtkToggleButton *first;
  GtkToggleButton *second;
  GtkSearchEntry *search;
  GtkMenuButton *sort_button;
  GtkLabel *chosen;
  GtkCheckButton *reserve;
  GtkCheckButton *hidden;

  VedetteForces forces;
  VedetteRecordPanel *panel[N_SIDES];
  VedetteRecordList *list[N_SIDES];
  gint64 side[N_SIDES];
  gboolean narrow;
  GActionGroup *order; /* borrowed: how the lines are sorted and grouped, the same as in the next fields */
  gboolean grouped;
  gboolean selecting; /* the selection of one side ends, as the other is chosen from */
  gboolean filling;   /* ticks are set, not pressed */
  guint n_lines;
  char *sort;
  gboolean descending;
};

G_DEFINE_FINAL_TYPE (VedetteForcesView, vedette_forces_view, ADW_TYPE_BIN)

/* What is selected on either side; where nothing is, what the row with the focus shows */
static GPtrArray *
get_chosen (VedetteForcesView *self,
            gboolean           or_focused)
{
  GPtrArray *items = vedette_record_list_get_selected (self->list[0]);

  for (guint i = 1; i < (or_focused ? 2 * N_SIDES : N_SIDES) && items->len == 0; i++)
    {
      g_ptr_array_unref (items);
      items = i < N_SIDES ? vedette_record_list_get_selected (self->list[i])
                          : vedette_record_list_get_chosen (self->list[i % N_SIDES]);
    }
  return items;
}

static gboolean
get_flag (gpointer    line,
          const char *property)
{
  gboolean is = FALSE;

  g_object_get (line, property, &is, NULL);
  return is;
}

static void
fill_tick (GtkCheckButton *tick,
           GPtrArray      *items,
           const char     *property)
{
  guint n = 0, lines = 0;

  for (guint i = 0; i < items->len; i++)
    {
      if (!VEDETTE_IS_FIGURE (items->pdata[i]))
        continue;
      lines++;
      n += get_flag (items->pdata[i], property);
    }
  gtk_check_button_set_active (tick, lines > 0 && n == lines);
  gtk_check_button_set_inconsistent (tick, n > 0 && n < lines);
  gtk_widget_set_sensitive (GTK_WIDGET (tick), lines > 0);
}

/* The bar of what is done with lines is there only while a line is selected. */
static void
show_chosen (VedetteForcesView *self)
{
  g_autoptr (GPtrArray) items = get_chosen (self, FALSE);
  g_autofree char *text = NULL;

  if (items->len == 1 && VEDETTE_IS_FIGURE (items->pdata[0]))
    text = g_strdup (vedette_figure_get_name (items->pdata[0]));
  else if (items->len == 1 && VEDETTE_IS_CONTINGENT (items->pdata[0]))
    text = g_strdup (vedette_contingent_get_name (items->pdata[0]));
  else
    text = g_strdup_printf (ngettext ("%u line", "%u lines", items->len), items->len);
  gtk_label_set_text (self->chosen, text);
  self->filling = TRUE;
  fill_tick (self->reserve, items, "reserve");
  fill_tick (self->hidden, items, "hidden");
  self->filling = FALSE;
  gtk_stack_set_visible_child_name (self->bar, items->len > 0 ? "line" : "nothing");
}

static void
edit_item (gpointer item,
           gpointer data)
{
  VedetteForces *forces = data;
  VedetteDeclareForm *form;

  /* The heading of the lines without a contingent stands for no record. */
  if (VEDETTE_IS_FORCE (item))
    return;
  form = vedette_record_edit (forces->view, forces->session, item, NULL);
  if (VEDETTE_IS_FIGURE (item))
    vedette_traits_dialog_add_to (form, item);
}

/* Returns: (transfer full): an edit of all the lines */
static VedetteMove *
new_edit (VedetteSession *session,
          const char     *name,
          const char     *param,
          GPtrArray      *lines)
{
  VedetteMove *move = vedette_session_new_move (session, name);
  g_autofree gint64 *numbers = g_new (gint64, lines->len + 1);
  g_autoptr (VedetteIds) ids = NULL;

  for (guint i = 0; i < lines->len; i++)
    numbers[i] = vedette_record_get_id (lines->pdata[i]);
  ids = vedette_ids_new (numbers, lines->len);
  g_object_set (move, param, ids, NULL);
  return move;
}

/* Returns: (transfer container): the lines among what is chosen; if there is none, the session has the reason to tell */
static GPtrArray *
list_lines (VedetteSession *session,
            GPtrArray      *items)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < items->len; i++)
    if (VEDETTE_IS_FIGURE (items->pdata[i]))
      g_ptr_array_add (lines, items->pdata[i]);
  if (lines->len == 0)
    vedette_session_set_why_not (session, _("Select one or more lines first."));
  return lines;
}

/* One contingent by itself goes alone: its lines stay. */
static void
remove_items (GPtrArray *items,
              gpointer   data)
{
  VedetteForces *forces = data;
  g_autoptr (VedetteMove) move = NULL;

  if (items->len == 1 && VEDETTE_IS_CONTINGENT (items->pdata[0]))
    move = vedette_record_new_removal (forces->session, items->pdata[0]);
  else
    {
      g_autoptr (GPtrArray) lines = list_lines (forces->session, items);

      if (lines->len > 0)
        move = new_edit (forces->session, "remove-line", "line", lines);
    }
  if (move != NULL)
    vedette_record_remove (forces->view, forces->session, move);
}

/* One thing is done with lines of one side. */
static void
on_selected (GtkWidget *list,
             gpointer   data)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (((VedetteForces *) data)->view);
  g_autoptr (GPtrArray) items = NULL;

  if (self->selecting)
    return;
  items = vedette_record_list_get_selected (VEDETTE_RECORD_LIST (list));
  self->selecting = TRUE;
  for (guint i = 0; i < N_SIDES && items->len > 0; i++)
    if (GTK_WIDGET (self->list[i]) != list)
      vedette_record_list_unselect (self->list[i]);
  self->selecting = FALSE;
  show_chosen (self);
}

static gboolean
is_heading (gpointer item)
{
  return !VEDETTE_IS_FIGURE (item);
}

/* The star of a leader stands before the names of the others. */
static gboolean
hangs (gpointer item)
{
  return is_heading (item) || vedette_figure_get_leader (item) != VEDETTE_LEADER_NONE;
}

static const char *
mark_row (gpointer item,
          gpointer data)
{
  return is_heading (item) ? "subhead" : NULL;
}

static const VedetteRecordTable table = {
  .columns = vedette_forces_columns,
  .n_columns = VEDETTE_FORCES_N_COLUMNS,
  .select = VEDETTE_RECORD_SELECT_SEVERAL,
  .indent = 19,
  .sort = "forces.sort",
  .reverse = "forces.descending",
  .empty = { N_("No lines yet. Type a figure or a group of identical figures above and press Enter, or fill "
                "in a form. Each line then shows the roll it needs to take the initiative."),
             N_("Add Line…"), "forces.add" },
  .nothing = { N_("No lines match."), N_("Show All"), "forces.show-all" },
  .hangs = hangs,
  .is_heading = is_heading,
  .mark = mark_row,
  .speak = vedette_forces_speak,
  .find = vedette_forces_find,
  .edit = edit_item,
  .remove = remove_items,
  .selected = on_selected,
};

/* The name of a side, its sign, and how many of it stand, on how many lines, whatever is shown */
static void
show_side (VedetteForcesView *self,
           guint              i,
           VedetteForce      *force)
{
  GtkToggleButton *button = i == 0 ? self->first : self->second;
  const char *sign = vedette_sign_get_symbol (vedette_force_get_sign (force)), *name = vedette_force_get_name (force);
  VedettePartyHead *head = vedette_record_panel_get_head (self->panel[i]);
  guint n_lines;
  g_autofree char *men = vedette_forces_count_men (&self->forces, self->side[i], NULL, &n_lines);
  g_autofree char *lines = g_strdup_printf (ngettext ("%u line", "%u lines", n_lines), n_lines);
  /* Translators: “19 figures”, “5 lines” */
  g_autofree char *count = g_strdup_printf (_("%s · %s"), men, lines);
  /* Translators: name of a side */
  g_autofree char *entry = g_strdup_printf (_("Add a line to %s"), name);
  /* Translators: sign and name of a side */
  g_autofree char *label = g_strdup_printf (_("%s %s"), sign, name);

  vedette_record_panel_set_party (self->panel[i], sign, vedette_force_get_colour (force), entry);
  vedette_party_head_set_text (head, name, vedette_force_get_players (force));
  vedette_party_head_set_count (head, count);
  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
  /* A screen reader would read the sign as "black up-pointing triangle". */
  vedette_spoken_set_name (GTK_WIDGET (button), name);
}

static void
fill_lists (VedetteForcesView *self)
{
  g_hash_table_remove_all (self->forces.candidates);
  for (guint i = 0; i < N_SIDES; i++)
    {
      g_autoptr (GPtrArray) items = vedette_forces_list (&self->forces, self->side[i], self->grouped);

      vedette_record_list_set_items (self->list[i], items);
    }
}

static void
update (VedetteForcesView *self)
{
  GListModel *figures = vedette_battle_get_records (vedette_session_get_battle (self->forces.session), VEDETTE_TYPE_FIGURE);
  guint n = g_list_model_get_n_items (figures);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->forces.session));
  fill_lists (self);
  for (guint i = 0; i < N_SIDES; i++)
    show_side (self, i, skirmish.forces[i]);
  if (n > self->n_lines)
    {
      g_autoptr (VedetteFigure) last = g_list_model_get_item (figures, n - 1);

      vedette_record_list_reveal (self->list[vedette_figure_get_side (last) == self->side[0] ? 0 : 1], last);
    }
  self->n_lines = n;
  show_chosen (self);
}

/* Where there is little room, one of the two is seen. */
static void
on_side (VedetteForcesView *self)
{
  for (guint i = 0; i < N_SIDES && self->panel[i] != NULL; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->panel[i]),
                            !self->narrow || gtk_toggle_button_get_active (self->first) == (i == 0));
}

static void
on_search (VedetteForcesView *self)
{
  for (guint i = 0; i < N_SIDES; i++)
    vedette_record_list_find (self->list[i], gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
show_all (VedetteForcesView *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
on_tick (VedetteForcesView *self,
         GtkCheckButton    *tick)
{
  if (!self->filling)
    gtk_widget_activate_action (GTK_WIDGET (self), tick == self->reserve ? "forces.reserve" : "forces.hidden", NULL);
}

static void
add_record (VedetteForcesView *self,
            const char        *edit)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->forces.session, edit);

  if (self->narrow)
    g_object_set (move, "side", self->side[gtk_toggle_button_get_active (self->first) ? 0 : 1], NULL);
  vedette_record_ask (GTK_WIDGET (self), self->forces.session, move, NULL, "name");
}

/* Asks how many figures of a line become a line of their own, half of them at first. */
static void
split (VedetteForcesView *self,
       VedetteFigure     *line)
{
  VedetteSession *session = self->forces.session;
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "split-line");
  g_autoptr (VedetteRuling) ruling = NULL;

  g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (line)), "men", 1, NULL);
  ruling = vedette_rules_check (vedette_session_get_rules (session), move);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    {
      vedette_session_set_refusal (session, ruling);
      return;
    }
  g_object_set (move, "men", MAX (vedette_figure_get_count (line) / 2, 1), "name", vedette_figure_get_name (line), NULL);
  vedette_record_ask (GTK_WIDGET (self), session, move, NULL, "men");
}

/* Makes it so for all lines, or for none if it is so for all of them now: a step for each line that changes. */
static void
toggle (VedetteSession *session,
        GPtrArray      *lines,
        const char     *property)
{
  gboolean wanted = FALSE;

  for (guint i = 0; i < lines->len; i++)
    wanted = wanted || !get_flag (lines->pdata[i], property);
  for (guint i = 0; i < lines->len; i++)
    {
      g_autoptr (VedetteMove) move = NULL;

      if (get_flag (lines->pdata[i], property) == wanted)
        continue;
      move = vedette_rules_new_edit_of (vedette_session_get_rules (session), lines->pdata[i]);
      g_object_set (move, property, wanted, NULL);
      if (vedette_session_perform (session, move, 0, FALSE, NULL) == NULL)
        return;
    }
}

/* Moves the line to the place of the line that is shown next to it. */
static void
shift (VedetteForcesView *self,
       VedetteFigure     *line,
       int                by)
{
  VedetteSession *session = self->forces.session;
  VedetteRecordList *list = self->list[vedette_figure_get_side (line) == self->side[0] ? 0 : 1];
  gpointer neighbour = vedette_record_list_get_next (list, line, by);
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "move-line");
  int position = 0;

  if (!g_str_equal (self->sort, "written"))
    vedette_session_set_why_not (session, _("To move lines, sort by Roster Order first."));
  else if (!VEDETTE_IS_FIGURE (neighbour))
    vedette_session_set_why_not (session, by < 0 ? _("This line is already first. Select a different line.")
                                                 : _("This line is already last. Select a different line."));
  else
    {
      vedette_each (VedetteFigure, figure,
                    vedette_battle_get_records (vedette_session_get_battle (session), VEDETTE_TYPE_FIGURE))
        {
          if (figure == neighbour)
            break;
          position++;
        }
      g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (line)), "position", position, NULL);
      if (vedette_session_perform (session, move, 0, FALSE, NULL) != NULL)
        vedette_record_list_reveal (list, line);
    }
}

/* What can be done with a line that is chosen alone */
static const char * const of_one[] = { "forces.edit", "forces.split", "forces.move-up", "forces.move-down", NULL };

/* What can be done with all lines that are chosen, as edits of these */
static const struct
{
  const char *action;
  const char *edit;
  const char *param;
} edits[] = {
  { "forces.join", "join-lines", "line" },
  { "forces.join-body", "add-body", "members" },
  { "forces.leave-body", "leave-body", "members" },
};

static void
activate_one (VedetteForcesView *self,
              const char        *name,
              gpointer           item)
{
  if (item != NULL && g_str_equal (name, "forces.edit"))
    edit_item (item, &self->forces);
  else if (!VEDETTE_IS_FIGURE (item))
    vedette_session_set_why_not (self->forces.session, _("Select one line first."));
  else if (g_str_equal (name, "forces.split"))
    split (self, item);
  else
    shift (self, item, g_str_equal (name, "forces.move-up") ? -1 : 1);
}

static void
activate (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (widget);
  VedetteSession *session = self->forces.session;
  g_autoptr (GPtrArray) chosen = get_chosen (self, TRUE), lines = NULL;

  if (g_str_equal (name, "forces.add"))
    add_record (self, "add-line");
  else if (g_str_equal (name, "forces.add-contingent"))
    {
      /* In groups it is seen, also while nobody stands in it. */
      g_action_group_change_action_state (self->order, "grouped", g_variant_new_boolean (TRUE));
      add_record (self, "add-contingent");
    }
  else if (g_str_equal (name, "forces.find"))
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
  else if (g_str_equal (name, "forces.show-all"))
    show_all (self);
  else if (g_str_equal (name, "forces.remove"))
    remove_items (chosen, &self->forces);
  /* Of what is chosen, be it a line or a contingent; else the dialog asks whose. */
  else if (g_str_equal (name, "forces.traits"))
    vedette_traits_dialog_show (widget, session, chosen->len > 0 ? vedette_record_get_id (chosen->pdata[0]) : 0);
  else if (g_strv_contains (of_one, name))
    activate_one (self, name, chosen->len == 1 ? chosen->pdata[0] : NULL);
  else
    {
      lines = list_lines (session, chosen);
      if (g_str_equal (name, "forces.reserve") || g_str_equal (name, "forces.hidden"))
        toggle (session, lines, name + strlen ("forces."));
      for (guint i = 0; i < G_N_ELEMENTS (edits) && lines->len > 0; i++)
        if (g_str_equal (name, edits[i].action))
          {
            g_autoptr (VedetteMove) move = new_edit (session, edits[i].edit, edits[i].param, lines);

            vedette_session_perform (session, move, 0, FALSE, NULL);
          }
    }
}

/* Who comes to this view wants to type a line first, and not to look for one. */
static gboolean
vedette_forces_view_grab_focus (GtkWidget *widget)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->panel[gtk_widget_get_visible (GTK_WIDGET (self->panel[0])) ? 0 : 1]));
}

/* The lines are sorted or grouped in another way. */
static void
change_order (GSimpleAction *action,
              GVariant      *value,
              gpointer       user_data)
{
  VedetteForcesView *self = user_data;
  const char *name = g_action_get_name (G_ACTION (action));

  g_simple_action_set_state (action, value);
  if (g_str_equal (name, "grouped"))
    {
      self->grouped = g_variant_get_boolean (value);
      fill_lists (self);
      return;
    }
  if (g_str_equal (name, "descending"))
    self->descending = g_variant_get_boolean (value);
  else
    {
      g_free (self->sort);
      self->sort = g_variant_dup_string (value, NULL);
    }
  for (guint i = 0; i < N_SIDES; i++)
    vedette_record_list_sort (self->list[i], self->sort, self->descending);
}

static void
vedette_forces_view_dispose (GObject *object)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_FORCES_VIEW);
  vedette_forces_clear (&self->forces);
  g_clear_pointer (&self->sort, g_free);

  G_OBJECT_CLASS (vedette_forces_view_parent_class)->dispose (object);
}

static void
vedette_forces_view_class_init (VedetteForcesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char * const actions[] = {
    "forces.add", "forces.add-contingent", "forces.find", "forces.show-all", "forces.remove", "forces.traits",
    "forces.reserve", "forces.hidden",
  };

  G_OBJECT_CLASS (klass)->dispose = vedette_forces_view_dispose;
  widget_class->grab_focus = vedette_forces_view_grab_focus;
  vedette_focus_pass_through (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/roster/vedette-forces-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, tools);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, panels);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, bar);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, sides);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, first);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, second);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, search);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, sort_button);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, chosen);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, reserve);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesView, hidden);
  gtk_widget_class_bind_template_callback (widget_class, on_side);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, show_all);
  gtk_widget_class_bind_template_callback (widget_class, on_tick);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, activate);
  for (guint i = 0; of_one[i] != NULL; i++)
    gtk_widget_class_install_action (widget_class, of_one[i], NULL, activate);
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    gtk_widget_class_install_action (widget_class, edits[i].action, NULL, activate);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "forces.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_slash, 0, "forces.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_j, GDK_CONTROL_MASK, "forces.join-body", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_J, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "forces.leave-body", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "forces.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "forces.move-down", NULL);
}

static void
make_sort_menu (GtkMenuButton *button)
{
  g_autoptr (GMenu) menu = g_menu_new (), columns = g_menu_new (), how = g_menu_new ();

  /* Translators: the order in which the lines were written */
  g_menu_append (columns, _("Roster Order"), "forces.sort::written");
  for (guint i = 0; i < VEDETTE_FORCES_N_COLUMNS; i++)
    {
      g_autofree char *action = g_strdup_printf ("forces.sort::%s", vedette_forces_columns[i].id);

      g_menu_append (columns, vedette_record_get_title (&vedette_forces_columns[i]), action);
    }
  g_menu_append (how, _("Reverse Order"), "forces.descending");
  g_menu_append (how, _("Group by Contingent"), "forces.grouped");
  g_menu_append_section (menu, _("Sort by"), G_MENU_MODEL (columns));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (how));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
vedette_forces_view_init (VedetteForcesView *self)
{
  /* The order is that of a column by its word, or "written". */
  static const GActionEntry entries[] = {
    { "sort", .parameter_type = "s", .state = "'written'", .change_state = change_order },
    { "descending", .state = "false", .change_state = change_order },
    { "grouped", .state = "true", .change_state = change_order },
  };
  g_autoptr (GSimpleActionGroup) order = g_simple_action_group_new ();

  self->order = G_ACTION_GROUP (order);
  self->sort = g_strdup ("written");
  self->grouped = TRUE;
  g_action_map_add_action_entries (G_ACTION_MAP (order), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "forces", self->order);
  gtk_widget_init_template (GTK_WIDGET (self));
  make_sort_menu (self->sort_button);
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
  VedetteSkirmish skirmish;

  vedette_forces_init (&self->forces, GTK_WIDGET (self), session);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  for (guint i = 0; i < N_SIDES; i++)
    {
      self->side[i] = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i]));
      self->panel[i] = VEDETTE_RECORD_PANEL (vedette_record_panel_new (session, "add-line", "side", self->side[i], &table,
                                                                       _("Roster"), &self->forces));
      self->list[i] = vedette_record_panel_get_list (self->panel[i]);
      gtk_grid_attach (self->panels, GTK_WIDGET (self->panel[i]), (int) i, 0, 1, 1);
    }
  adw_bin_set_child (self->why_not, vedette_why_not_new (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  self->n_lines = g_list_model_get_n_items (vedette_battle_get_records (vedette_session_get_battle (session),
                                                                        VEDETTE_TYPE_FIGURE));
  update (self);
  vedette_forces_view_set_narrow (GTK_WIDGET (self), FALSE);
  return GTK_WIDGET (self);
}

/**
 * vedette_forces_view_set_narrow:
 *
 * Shows one side, with a switch, in rows of two lines; so it is where text is large.
 */
void
vedette_forces_view_set_narrow (GtkWidget *view,
                                gboolean   narrow)
{
  VedetteForcesView *self = VEDETTE_FORCES_VIEW (view);
  gboolean large = vedette_adaptive_is_text_large (view);
  int width;

  self->narrow = narrow || large;
  width = (self->narrow ? 1 : N_SIDES) * ((large ? 2 : 1) * PANEL_WIDTH + GAP) + GAP;
  g_object_set (adw_bin_get_child (ADW_BIN (self)), "maximum-size", width, "tightening-threshold", width, NULL);
  for (guint i = 0; i < N_SIDES; i++)
    {
      vedette_record_list_set_narrow (self->list[i], self->narrow);
      vedette_party_head_set_narrow (vedette_record_panel_get_head (self->panel[i]), self->narrow);
    }
  gtk_widget_set_visible (self->sides, self->narrow);
  /* Its menu has all of it. */
  gtk_widget_set_visible (GTK_WIDGET (self->bar), !self->narrow);
  gtk_orientable_set_orientation (self->tools, self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  /* A column is as wide as the other also while nothing is seen in it. */
  gtk_grid_set_column_homogeneous (self->panels, !self->narrow);
  on_side (self);
}
