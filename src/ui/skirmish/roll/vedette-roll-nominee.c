/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who makes the attempt: the ranked lines of the side, the one to be found by name, and someone else. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-duel.h"
#include "ui/skirmish/roll/vedette-roll-nominee.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roll/vedette-roll-row.h"
#include "ui/skirmish/roll/vedette-roll-someone.h"

/**
 * VedetteRollNominee:
 *
 * The left half of the roll dialog.
 */
struct _VedetteRollNominee
{
  AdwBin parent_instance;

  /* owned */
  VedetteSession *session;
  GListStore *lines; /* of VedetteCandidate, and one GtkStringObject that stands for someone else */
  GtkCustomFilter *filter;
  GtkSingleSelection *selection;
  GObject *shown; /* what was said to be chosen last */
  gboolean refreshing;
  guint tick;
  guint tries; /* how many frames the list may take to get a size */

  /* borrowed: children */
  GtkSearchEntry *find;
  GtkScrolledWindow *scroller;
  GtkListView *list;
  GtkRevealer *revealer;
  VedetteRollSomeone *someone;
  GtkWidget *out;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_ACTIVATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteRollNominee, vedette_roll_nominee, ADW_TYPE_BIN)

static gboolean
is_found (gpointer item,
          gpointer user_data)
{
  VedetteRollNominee *self = user_data;

  return !VEDETTE_IS_CANDIDATE (item) ||
         vedette_candidate_is_found (item, self->find != NULL ? gtk_editable_get_text (GTK_EDITABLE (self->find)) : "");
}

/* Returns: (nullable): the line that is chosen; %NULL for someone else */
VedetteCandidate *
vedette_roll_nominee_get_candidate (VedetteRollNominee *self)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);

  return VEDETTE_IS_CANDIDATE (item) ? item : NULL;
}

static void
on_selected (VedetteRollNominee *self)
{
  GObject *item = gtk_single_selection_get_selected_item (self->selection);
  gboolean someone = !VEDETTE_IS_CANDIDATE (item);

  gtk_revealer_set_reveal_child (self->revealer, someone);
  gtk_widget_set_visible (GTK_WIDGET (self->revealer), someone);
  gtk_widget_set_sensitive (self->out, !someone);
  if (self->refreshing || item == self->shown)
    return;
  g_set_object (&self->shown, item);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_someone (VedetteRollNominee *self)
{
  if (vedette_roll_nominee_get_candidate (self) == NULL)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_find (VedetteRollNominee *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  /* The first that is found is meant. */
  gtk_single_selection_set_selected (self->selection, 0);
}

static void
on_stop_find (VedetteRollNominee *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->find), "");
  vedette_roll_nominee_focus_list (self);
}

/* The focus can be on a row that is not the chosen one; nobody rolls for a man whose number was not to be seen. */
static void
on_activate (VedetteRollNominee *self,
             guint               position)
{
  if (position == gtk_single_selection_get_selected (self->selection))
    g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0);
  else
    gtk_single_selection_set_selected (self->selection, position);
}

/* In 4.8 Tab would stop at every row. */
static gboolean
on_list_key (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             VedetteRollNominee    *self)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_ISO_Left_Tab || (keyval == GDK_KEY_Tab && (state & GDK_SHIFT_MASK) != 0))
    return gtk_widget_grab_focus (GTK_WIDGET (self->find));
  if (keyval == GDK_KEY_Tab || keyval == GDK_KEY_KP_Tab)
    return gtk_widget_child_focus (GTK_WIDGET (self->revealer), GTK_DIR_TAB_FORWARD) || gtk_widget_grab_focus (self->out);
  return GDK_EVENT_PROPAGATE;
}

static gboolean
on_find_key (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             VedetteRollNominee    *self)
{
  if (keyval != GDK_KEY_Down && keyval != GDK_KEY_Up)
    return GDK_EVENT_PROPAGATE;
  vedette_roll_nominee_step (self, keyval == GDK_KEY_Down ? 1 : -1);
  return GDK_EVENT_STOP;
}

/* One man of the chosen line falls; the dialog goes on with who is left. */
static void
take_out (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  VedetteRollNominee *self = VEDETTE_ROLL_NOMINEE (widget);
  VedetteCandidate *candidate = vedette_roll_nominee_get_candidate (self);
  g_autoptr (VedetteMove) move = NULL;

  if (candidate == NULL)
    return;
  move = vedette_session_new_move (self->session, "out");
  g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (vedette_candidate_get_figure (candidate))), "men", 1,
                NULL);
  vedette_session_perform (self->session, move, 0, FALSE, NULL);
}

static void
on_out (VedetteRollNominee *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "nominee.out", NULL);
}

static void
vedette_roll_nominee_dispose (GObject *object)
{
  VedetteRollNominee *self = VEDETTE_ROLL_NOMINEE (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->list), self->tick);
  self->tick = 0;
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->filter);
  g_clear_object (&self->lines);
  g_clear_object (&self->shown);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_roll_nominee_parent_class)->dispose (object);
}

static void
vedette_roll_nominee_class_init (VedetteRollNomineeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_roll_nominee_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "nominee.out", NULL, take_out);

  /**
   * VedetteRollNominee::changed:
   *
   * Somebody else is chosen, or he is described in another way.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  /**
   * VedetteRollNominee::activate:
   *
   * Enter, or two clicks, on the one that is chosen.
   */
  signals[SIGNAL_ACTIVATE] = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
}

static void
build_list (VedetteRollNominee *self)
{
  GtkEventController *tabs = gtk_event_controller_key_new ();
  GtkFilterListModel *found;

  self->lines = g_list_store_new (G_TYPE_OBJECT);
  self->filter = gtk_custom_filter_new (is_found, self, NULL);
  found = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->lines)), GTK_FILTER (g_object_ref (self->filter)));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (found));
  self->list = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)),
                                                 vedette_roll_row_factory_new (self->session)));
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_event_controller_set_propagation_phase (tabs, GTK_PHASE_CAPTURE);
  g_signal_connect (tabs, "key-pressed", G_CALLBACK (on_list_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), tabs);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Who makes the attempt, the best first"), -1);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->list));
  gtk_widget_add_css_class (GTK_WIDGET (self->scroller), "card");
  gtk_widget_set_vexpand (GTK_WIDGET (self->scroller), TRUE);
}

static void
build_find (VedetteRollNominee *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->find = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  g_object_set (self->find, "placeholder-text", _("Find ( / )"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->find), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Find a man by name"), -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_find_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->find), keys);
}

static void
build_out (VedetteRollNominee *self)
{
  GtkWidget *key = gtk_label_new (_("Del"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (key, "key");
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("He is out")));
  self->out = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->out), box);
  gtk_widget_add_css_class (self->out, "flat");
  gtk_widget_set_focus_on_click (self->out, FALSE);
  gtk_widget_set_halign (self->out, GTK_ALIGN_START);
  g_signal_connect_swapped (self->out, "clicked", G_CALLBACK (on_out), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->out), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The chosen man is out"), -1);
}

/**
 * vedette_roll_nominee_new:
 *
 * Returns: (transfer floating): the list, with nothing in it until vedette_roll_nominee_refresh()
 */
GtkWidget *
vedette_roll_nominee_new (VedetteSession *session)
{
  VedetteRollNominee *self = g_object_new (VEDETTE_TYPE_ROLL_NOMINEE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->session = g_object_ref (session);
  build_list (self);
  build_find (self);
  build_out (self);
  self->someone = VEDETTE_ROLL_SOMEONE (vedette_roll_someone_new ());
  self->revealer = GTK_REVEALER (gtk_revealer_new ());
  gtk_revealer_set_transition_type (self->revealer, GTK_REVEALER_TRANSITION_TYPE_NONE);
  gtk_revealer_set_child (self->revealer, GTK_WIDGET (self->someone));

  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->find));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->scroller));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->revealer));
  gtk_box_append (GTK_BOX (box), self->out);
  adw_bin_set_child (ADW_BIN (self), box);
  /* What is inside would like to expand, and must not take the room from what stands beside. */
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);

  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (on_selected), self);
  g_signal_connect_swapped (self->someone, "changed", G_CALLBACK (on_someone), self);
  g_signal_connect_swapped (self->find, "changed", G_CALLBACK (on_find), self);
  g_signal_connect_swapped (self->find, "activate", G_CALLBACK (vedette_roll_nominee_focus_list), self);
  g_signal_connect_swapped (self->find, "stop-search", G_CALLBACK (on_stop_find), self);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (on_activate), self);
  return GTK_WIDGET (self);
}

static void
vedette_roll_nominee_init (VedetteRollNominee *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "nominees");
}

/**
 * vedette_roll_nominee_set_narrow:
 *
 * When narrow, the list takes a few rows of the height and the rest of the dialog comes below it.
 */
void
vedette_roll_nominee_set_narrow (VedetteRollNominee *self,
                                 gboolean            narrow)
{
  gtk_scrolled_window_set_max_content_height (self->scroller, -1);
  gtk_scrolled_window_set_min_content_height (self->scroller, narrow ? 132 : 220);
  gtk_scrolled_window_set_max_content_height (self->scroller, narrow ? 132 : -1);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scroller), !narrow);
  gtk_widget_set_size_request (GTK_WIDGET (self), narrow ? -1 : 320, -1);
}

static guint
find_position (VedetteRollNominee *self,
               gint64              figure)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (!VEDETTE_IS_CANDIDATE (item) ? figure == 0
                                       : vedette_record_get_id (VEDETTE_RECORD (vedette_candidate_get_figure (
                                           VEDETTE_CANDIDATE (item)))) == figure)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static void
show_position (VedetteRollNominee *self,
               guint               position)
{
  gtk_single_selection_set_selected (self->selection, position);
  /* This also tells the list which row is to have the focus. */
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

/**
 * vedette_roll_nominee_select:
 * @figure: the id of a line of the side, 0 for someone else, -1 for the best
 *
 * Chooses him; the best, if he is not to be had.
 */
void
vedette_roll_nominee_select (VedetteRollNominee *self,
                             gint64              figure)
{
  guint position = figure < 0 ? GTK_INVALID_LIST_POSITION : find_position (self, figure);

  if (position == GTK_INVALID_LIST_POSITION)
    {
      g_autoptr (GObject) first = g_list_model_get_item (G_LIST_MODEL (self->selection), 0);

      /* Where nobody can make it, someone else comes first in the list, but is not the best. */
      position = VEDETTE_IS_CANDIDATE (first) || g_list_model_get_n_items (G_LIST_MODEL (self->selection)) < 2 ? 0 : 1;
    }
  show_position (self, position);
}

/**
 * vedette_roll_nominee_refresh:
 *
 * Ranks the lines anew, and keeps to the one that was chosen.
 */
void
vedette_roll_nominee_refresh (VedetteRollNominee *self)
{
  VedetteCandidate *chosen = vedette_roll_nominee_get_candidate (self);
  gint64 figure = chosen != NULL ? vedette_record_get_id (VEDETTE_RECORD (vedette_candidate_get_figure (chosen))) : 0;
  g_autoptr (GListModel) ranked = NULL;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteSkirmish skirmish;
  guint n, i = 0;

  vedette_skirmish_read (&skirmish, battle);
  ranked = vedette_candidates_rank (battle, vedette_duel_get_roller (&skirmish), TRUE);
  n = g_list_model_get_n_items (ranked);
  for (; i < n; i++)
    {
      VedetteCandidate *candidate = g_list_model_get_item (ranked, i);

      if (!vedette_candidate_is_possible (candidate))
        {
          g_object_unref (candidate);
          break;
        }
      g_ptr_array_add (rows, candidate);
    }
  g_ptr_array_add (rows, gtk_string_object_new (_("Someone else…")));
  for (; i < n; i++)
    g_ptr_array_add (rows, g_list_model_get_item (ranked, i));

  self->refreshing = TRUE;
  g_list_store_splice (self->lines, 0, g_list_model_get_n_items (G_LIST_MODEL (self->lines)), rows->pdata, rows->len);
  vedette_roll_nominee_select (self, figure);
  self->refreshing = FALSE;
  on_selected (self);
}

/**
 * vedette_roll_nominee_recall_someone:
 *
 * Describes someone else as in the last attempt.
 */
void
vedette_roll_nominee_recall_someone (VedetteRollNominee *self)
{
  vedette_roll_someone_recall (self->someone, vedette_session_get_battle (self->session));
}

/**
 * vedette_roll_nominee_step:
 * @by: how many rows down, or, if it is negative, up
 *
 * Chooses another row without moving the focus.
 */
void
vedette_roll_nominee_step (VedetteRollNominee *self,
                           int                 by)
{
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  int position = (int) gtk_single_selection_get_selected (self->selection) + by;

  if (n > 0)
    show_position (self, (guint) CLAMP (position, 0, n - 1));
}

/* A list scrolls to a row only once it has a size, which is a frame later. */
static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  VedetteRollNominee *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (gtk_widget_get_height (widget) == 0 && self->tries-- > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  show_position (self, gtk_single_selection_get_selected (self->selection));
  /* In the meantime the players may have gone elsewhere. */
  if (focus == NULL || focus == widget || gtk_widget_is_ancestor (focus, widget))
    vedette_roll_row_grab_focus (self->list, gtk_single_selection_get_selected_item (self->selection));
  return G_SOURCE_REMOVE;
}

/**
 * vedette_roll_nominee_focus_list:
 *
 * Gives the focus to the row that is chosen, as soon as it is there.
 */
void
vedette_roll_nominee_focus_list (VedetteRollNominee *self)
{
  show_position (self, gtk_single_selection_get_selected (self->selection));
  if (!vedette_roll_row_grab_focus (self->list, gtk_single_selection_get_selected_item (self->selection)))
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  self->tries = 10;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), on_tick, self, NULL);
}

void
vedette_roll_nominee_focus_find (VedetteRollNominee *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->find));
}

/**
 * vedette_roll_nominee_declare:
 * @move: a snatch
 *
 * Says in it who makes the attempt.
 */
void
vedette_roll_nominee_declare (VedetteRollNominee *self,
                              VedetteMove        *move)
{
  VedetteCandidate *candidate = vedette_roll_nominee_get_candidate (self);
  g_autoptr (VedetteIds) ids = NULL;

  if (candidate == NULL)
    {
      vedette_roll_someone_declare (self->someone, move);
      return;
    }
  ids = vedette_ids_new_one (vedette_record_get_id (VEDETTE_RECORD (vedette_candidate_get_figure (candidate))));
  g_object_set (move, "nominee", ids, NULL);
}
