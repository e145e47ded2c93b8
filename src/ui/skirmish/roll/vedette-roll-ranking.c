/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of those who might make the attempt: the lines of the side, ranked, and someone else. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-ranking.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "ui/skirmish/roll/vedette-roll-row.h"

/**
 * VedetteRollRanking:
 *
 * Where nobody can make it, or nobody is on the roster, someone else is left to be chosen.
 */
struct _VedetteRollRanking
{
  AdwBin parent_instance;

  /* owned */
  VedetteSession *session;
  GListStore *lines; /* of VedetteCandidate, and one GtkStringObject that stands for someone else */
  GtkCustomFilter *filter;
  GtkSingleSelection *selection;
  GObject *shown; /* what was said to be chosen last */
  char *find;
  gboolean refreshing;
  gboolean in_reach; /* so that the other number of the chosen one counts */
  guint tick;
  guint tries; /* how many frames the list may take to get a size */

  /* template */
  GtkListView *list;
};

enum
{
  SIGNAL_SHOWN,
  SIGNAL_CHANGED,
  SIGNAL_ACTIVATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteRollRanking, vedette_roll_ranking, ADW_TYPE_BIN)

static gboolean
is_found (gpointer item,
          gpointer user_data)
{
  const char *find = VEDETTE_ROLL_RANKING (user_data)->find;

  return !VEDETTE_IS_CANDIDATE (item) || vedette_candidate_is_found (item, find != NULL ? find : "");
}

/* Returns: (nullable): the line that is chosen; %NULL for someone else */
VedetteCandidate *
vedette_roll_ranking_get_candidate (VedetteRollRanking *self)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);

  return VEDETTE_IS_CANDIDATE (item) ? item : NULL;
}

static void
on_selected (VedetteRollRanking *self)
{
  GObject *item = gtk_single_selection_get_selected_item (self->selection);

  vedette_roll_row_mark (self->list, item, self->in_reach);
  g_signal_emit (self, signals[SIGNAL_SHOWN], 0);
  if (self->refreshing || item == self->shown)
    return;
  g_set_object (&self->shown, item);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The focus can be on a row that is not the chosen one; nobody rolls for a man whose number was not to be seen. */
static void
on_activate (VedetteRollRanking *self,
             guint               position)
{
  if (position == gtk_single_selection_get_selected (self->selection))
    g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0);
  else
    gtk_single_selection_set_selected (self->selection, position);
}

static void
vedette_roll_ranking_dispose (GObject *object)
{
  VedetteRollRanking *self = VEDETTE_ROLL_RANKING (object);

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
  g_clear_pointer (&self->find, g_free);

  G_OBJECT_CLASS (vedette_roll_ranking_parent_class)->dispose (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, VEDETTE_TYPE_ROLL_RANKING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
vedette_roll_ranking_class_init (VedetteRollRankingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_roll_ranking_dispose;
  /* The choice may be another, or may have been filled anew */
  signals[SIGNAL_SHOWN] = new_signal ("shown");
  /* Somebody else is chosen */
  signals[SIGNAL_CHANGED] = new_signal ("changed");
  /* Enter, or two clicks, on the one that is chosen */
  signals[SIGNAL_ACTIVATE] = new_signal ("activate");
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-ranking.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollRanking, list);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
vedette_roll_ranking_init (VedetteRollRanking *self)
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
 * vedette_roll_ranking_set_session:
 *
 * Says whose men are offered; the list has nothing in it until vedette_roll_ranking_refresh().
 */
void
vedette_roll_ranking_set_session (VedetteRollRanking *self,
                                  VedetteSession     *session)
{
  g_autoptr (GtkListItemFactory) factory = vedette_roll_row_factory_new (session);

  g_set_object (&self->session, session);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

/**
 * vedette_roll_ranking_find:
 * @text: a part of a name
 *
 * Shows only those who have it in theirs. The first of them is meant.
 */
void
vedette_roll_ranking_find (VedetteRollRanking *self,
                           const char         *text)
{
  g_free (self->find);
  self->find = g_strdup (text);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_single_selection_set_selected (self->selection, 0);
}

/**
 * vedette_roll_ranking_set_in_reach:
 * @in_reach: whether the one who is chosen is said to be
 *
 * Shows which of the numbers in his row counts now.
 */
void
vedette_roll_ranking_set_in_reach (VedetteRollRanking *self,
                                   gboolean            in_reach)
{
  self->in_reach = in_reach;
  vedette_roll_row_mark (self->list, gtk_single_selection_get_selected_item (self->selection), in_reach);
}

static guint
find_position (VedetteRollRanking *self,
               gint64              figure)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (!VEDETTE_IS_CANDIDATE (item) ? figure == 0
                                       : vedette_record_get_id (VEDETTE_RECORD (VEDETTE_CANDIDATE (item)->figure)) == figure)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static void
show_position (VedetteRollRanking *self,
               guint               position)
{
  gtk_single_selection_set_selected (self->selection, position);
  /* This also tells the list which row is to have the focus. */
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

/**
 * vedette_roll_ranking_select:
 * @figure: the id of a line of the side, 0 for someone else, -1 for the best
 *
 * Chooses him; the best, if he is not to be had.
 */
void
vedette_roll_ranking_select (VedetteRollRanking *self,
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
 * vedette_roll_ranking_refresh:
 *
 * Ranks the lines anew, and keeps to the one that was chosen.
 */
void
vedette_roll_ranking_refresh (VedetteRollRanking *self)
{
  VedetteCandidate *chosen = vedette_roll_ranking_get_candidate (self);
  gint64 figure = chosen != NULL ? vedette_record_get_id (VEDETTE_RECORD (chosen->figure)) : 0;
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
  g_ptr_array_add (rows, gtk_string_object_new (_("Unlisted Figure…")));
  for (; i < n; i++)
    g_ptr_array_add (rows, g_list_model_get_item (ranked, i));

  self->refreshing = TRUE;
  g_list_store_splice (self->lines, 0, g_list_model_get_n_items (G_LIST_MODEL (self->lines)), rows->pdata, rows->len);
  vedette_roll_ranking_select (self, figure);
  self->refreshing = FALSE;
  on_selected (self);
}

/**
 * vedette_roll_ranking_step:
 * @by: how many rows down, or, if it is negative, up
 *
 * Chooses another row without moving the focus.
 */
void
vedette_roll_ranking_step (VedetteRollRanking *self,
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
  VedetteRollRanking *self = data;
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
 * vedette_roll_ranking_focus:
 *
 * Gives the focus to the row that is chosen, as soon as it is there.
 */
void
vedette_roll_ranking_focus (VedetteRollRanking *self)
{
  show_position (self, gtk_single_selection_get_selected (self->selection));
  if (!vedette_roll_row_grab_focus (self->list, gtk_single_selection_get_selected_item (self->selection)))
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  self->tries = 10;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), on_tick, self, NULL);
}
