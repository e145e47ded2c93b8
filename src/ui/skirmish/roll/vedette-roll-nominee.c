/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who makes the attempt: the ranked lines of the side, the one to be found by name, and someone else. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-duel.h"
#include "ui/skirmish/roll/vedette-roll-nominee.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roll/vedette-roll-caption.h"
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

  gboolean narrow;
  gboolean in_reach; /* so that the other number of the chosen one counts */

  /* template */
  GtkToggleButton *fold;
  GtkWidget *find_box;
  GtkSearchEntry *find;
  GtkWidget *find_key;
  GtkWidget *card;
  GtkListView *list;
  GtkWidget *someone_box;
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

/* Narrow, the list is folded to the one that is chosen, so that what counts has room. */
static void
on_fold (VedetteRollNominee *self)
{
  gboolean open = !self->narrow || gtk_toggle_button_get_active (self->fold);

  gtk_widget_set_visible (GTK_WIDGET (self->fold), self->narrow);
  gtk_widget_set_visible (self->find_box, open);
  gtk_widget_set_visible (self->card, open);
  gtk_widget_set_visible (self->out, open);
  gtk_widget_set_vexpand (self->card, !self->narrow);
}

static void
show_chosen (VedetteRollNominee *self)
{
  g_autofree char *name = vedette_roll_nominee_get_name (self);

  vedette_roll_button_set_text (GTK_WIDGET (self->fold), name, NULL);
  vedette_roll_row_mark (self->list, gtk_single_selection_get_selected_item (self->selection), self->in_reach);
}

static void
on_selected (VedetteRollNominee *self)
{
  GObject *item = gtk_single_selection_get_selected_item (self->selection);
  gboolean someone = !VEDETTE_IS_CANDIDATE (item);

  gtk_widget_set_visible (self->someone_box, someone);
  gtk_widget_set_sensitive (self->out, !someone);
  show_chosen (self);
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
  gtk_widget_set_visible (self->find_key, *gtk_editable_get_text (GTK_EDITABLE (self->find)) == '\0');
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
    return gtk_widget_child_focus (self->someone_box, GTK_DIR_TAB_FORWARD) || gtk_widget_grab_focus (self->out);
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
  gtk_list_view_set_model (self->list, NULL);
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_roll_nominee_dispose;
  gtk_widget_class_install_action (widget_class, "nominee.out", NULL, take_out);
  g_type_ensure (VEDETTE_TYPE_ROLL_CAPTION);
  g_type_ensure (VEDETTE_TYPE_ROLL_SOMEONE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-nominee.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, fold);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, find_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, find);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, find_key);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, card);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, list);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, someone_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, someone);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, out);
  gtk_widget_class_bind_template_callback (widget_class, on_fold);
  gtk_widget_class_bind_template_callback (widget_class, on_out);
  gtk_widget_class_bind_template_callback (widget_class, on_find);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_find);
  gtk_widget_class_bind_template_callback (widget_class, on_find_key);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_list_key);
  gtk_widget_class_bind_template_callback (widget_class, on_someone);
  gtk_widget_class_bind_template_callback (widget_class, vedette_roll_nominee_focus_list);

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
vedette_roll_nominee_init (VedetteRollNominee *self)
{
  GtkFilterListModel *found;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->lines = g_list_store_new (G_TYPE_OBJECT);
  self->filter = gtk_custom_filter_new (is_found, self, NULL);
  found = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->lines)), GTK_FILTER (g_object_ref (self->filter)));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (found));
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (on_selected), self);
}

/**
 * vedette_roll_nominee_set_session:
 *
 * Says whose men are offered; the list has nothing in it until vedette_roll_nominee_refresh().
 */
void
vedette_roll_nominee_set_session (VedetteRollNominee *self,
                                  VedetteSession     *session)
{
  g_autoptr (GtkListItemFactory) factory = vedette_roll_row_factory_new (session);

  g_set_object (&self->session, session);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

void
vedette_roll_nominee_set_narrow (VedetteRollNominee *self,
                                 gboolean            narrow)
{
  self->narrow = narrow;
  on_fold (self);
}

/**
 * vedette_roll_nominee_set_in_reach:
 * @in_reach: whether the one who is chosen is said to be
 *
 * Shows which of the numbers in his row counts now.
 */
void
vedette_roll_nominee_set_in_reach (VedetteRollNominee *self,
                                   gboolean            in_reach)
{
  self->in_reach = in_reach;
  show_chosen (self);
}

/* Returns: (transfer full): what the one who is chosen is called */
char *
vedette_roll_nominee_get_name (VedetteRollNominee *self)
{
  VedetteCandidate *candidate = vedette_roll_nominee_get_candidate (self);

  return candidate != NULL ? vedette_roll_row_name (candidate) : g_strdup (_("Someone else"));
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
  g_ptr_array_add (rows, gtk_string_object_new (_("Someone Else…")));
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
  if (self->narrow && !gtk_toggle_button_get_active (self->fold))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->fold));
      return;
    }
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
  gtk_toggle_button_set_active (self->fold, TRUE);
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
