/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who makes the attempt: the ranked lines of the side, the one to be found by name, and someone else. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-nominee.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-duel.h"
#include "ui/records/vedette-record-list.h"
#include "ui/skirmish/roll/vedette-nominee-columns.h"
#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/skirmish/roll/vedette-roll-someone.h"

/**
 * VedetteRollNominee:
 *
 * The left half of the roll dialog. Where nobody can make the attempt, or nobody is on the roster, someone else is left to be
 * chosen.
 */
struct _VedetteRollNominee
{
  AdwBin parent_instance;

  VedetteNominees nominees;
  VedetteRecordList *list;
  GObject *someone_else; /* owned; what stands for a figure that is on no roster */
  gpointer told;         /* whom all was told about last */
  gboolean refreshing;
  gboolean narrow;

  /* template */
  GtkToggleButton *fold;
  GtkWidget *find_box;
  GtkSearchEntry *find;
  GtkWidget *find_key;
  GtkWidget *card;
  AdwBin *list_place;
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

/* Of someone else it is to be said what he is; and nobody of that description falls. */
static void
show_chosen (VedetteRollNominee *self)
{
  g_autofree char *name = vedette_roll_nominee_get_name (self);
  gboolean someone = vedette_roll_nominee_get_candidate (self) == NULL;

  self->nominees.due = vedette_record_list_get_one (self->list);
  vedette_record_list_update (self->list);
  vedette_roll_button_set_text (GTK_WIDGET (self->fold), name, NULL);
  gtk_widget_set_visible (self->someone_box, someone);
  gtk_widget_set_sensitive (self->out, !someone);
  if (self->refreshing || self->nominees.due == self->told)
    return;
  self->told = self->nominees.due;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_selected (GtkWidget *list,
             gpointer   data)
{
  show_chosen (VEDETTE_ROLL_NOMINEE (((VedetteNominees *) data)->forces.view));
}

/* The focus can be on a row that is not the chosen one; nobody rolls for a man whose number was not to be seen. */
static void
on_activate (gpointer item,
             gpointer data)
{
  VedetteNominees *nominees = data;

  if (item == nominees->due)
    g_signal_emit (nominees->forces.view, signals[SIGNAL_ACTIVATE], 0);
  else
    vedette_record_list_select (VEDETTE_ROLL_NOMINEE (nominees->forces.view)->list, item);
}

static const VedetteRecordTable table = {
  .columns = vedette_nominee_columns,
  .n_columns = VEDETTE_NOMINEE_N_COLUMNS,
  .select = VEDETTE_RECORD_SELECT_ONE,
  .below = TRUE,
  .limit = 1,
  .lowest = 180,
  .indent = VEDETTE_NOMINEE_INDENT,
  .mark = vedette_nominee_mark_row,
  .speak = vedette_nominee_speak,
  .is_found = vedette_nominee_is_found,
  .edit = on_activate,
  .selected = on_selected,
};

static void
on_someone (VedetteRollNominee *self)
{
  if (vedette_roll_nominee_get_candidate (self) == NULL)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_find (VedetteRollNominee *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->find));

  gtk_widget_set_visible (self->find_key, *text == '\0');
  vedette_record_list_find (self->list, text);
  /* The first of those who have it in their name is meant. */
  vedette_record_list_select (self->list, vedette_record_list_get_next (self->list, NULL, 1));
  show_chosen (self);
}

static void
on_stop_find (VedetteRollNominee *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->find), "");
  vedette_roll_nominee_focus_list (self);
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
  move = vedette_session_new_move (self->nominees.forces.session, "out");
  g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (candidate->figure)), "men", 1, NULL);
  vedette_session_perform (self->nominees.forces.session, move, 0, FALSE, NULL);
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

  /* The rows ask until they are gone. */
  if (self->list_place != NULL)
    adw_bin_set_child (self->list_place, NULL);
  vedette_nominees_clear (&self->nominees);
  g_clear_object (&self->someone_else);

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
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, list_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, someone_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, someone);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, out);
  gtk_widget_class_bind_template_callback (widget_class, on_fold);
  gtk_widget_class_bind_template_callback (widget_class, on_out);
  gtk_widget_class_bind_template_callback (widget_class, on_find);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_find);
  gtk_widget_class_bind_template_callback (widget_class, on_find_key);
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
  gtk_widget_init_template (GTK_WIDGET (self));
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
  vedette_nominees_init (&self->nominees, GTK_WIDGET (self), session);
  self->someone_else = G_OBJECT (gtk_string_object_new (_("Unlisted Figure…")));
  self->list = VEDETTE_RECORD_LIST (vedette_record_list_new (&table, _("Possible nominees, best chance first"),
                                                             &self->nominees));
  /* There is no room for the columns that are only beside the play. */
  vedette_record_list_set_narrow (self->list, TRUE);
  adw_bin_set_child (self->list_place, GTK_WIDGET (self->list));
}

void
vedette_roll_nominee_set_narrow (VedetteRollNominee *self,
                                 gboolean            narrow)
{
  self->narrow = narrow;
  on_fold (self);
}

void
vedette_roll_nominee_set_in_reach (VedetteRollNominee *self,
                                   gboolean            in_reach)
{
  self->nominees.in_reach = in_reach;
  vedette_record_list_update (self->list);
}

/* Returns: (nullable): the line that is chosen; %NULL for someone else */
VedetteCandidate *
vedette_roll_nominee_get_candidate (VedetteRollNominee *self)
{
  return vedette_nominees_get (&self->nominees, vedette_record_list_get_one (self->list));
}

/* Returns: (transfer full): what the one who is chosen is called */
char *
vedette_roll_nominee_get_name (VedetteRollNominee *self)
{
  VedetteCandidate *candidate = vedette_roll_nominee_get_candidate (self);

  return candidate != NULL ? vedette_nominee_say_name (NULL, candidate->figure, NULL) : g_strdup (_("Unlisted figure"));
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
  VedetteBattle *battle = vedette_session_get_battle (self->nominees.forces.session);
  gpointer item = figure == 0 ? self->someone_else : vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, figure), best;

  if (vedette_record_list_select (self->list, item))
    return;
  best = vedette_record_list_get_next (self->list, NULL, 1);
  /* Where nobody can make it, someone else comes first in the list, but is not the best. */
  if (best == (gpointer) self->someone_else && vedette_record_list_get_next (self->list, best, 1) != NULL)
    best = vedette_record_list_get_next (self->list, best, 1);
  vedette_record_list_select (self->list, best);
}

/* Ranks the lines anew, and keeps to the one that was chosen. */
void
vedette_roll_nominee_refresh (VedetteRollNominee *self)
{
  VedetteFigure *chosen = vedette_record_list_get_one (self->list);
  gint64 figure = VEDETTE_IS_FIGURE (chosen) ? vedette_record_get_id (VEDETTE_RECORD (chosen)) : 0;
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  VedetteSkirmish skirmish;
  guint i = 0;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->nominees.forces.session));
  self->refreshing = TRUE;
  g_hash_table_remove_all (self->nominees.forces.candidates);
  vedette_nominees_add (&self->nominees, items, vedette_duel_get_roller (&skirmish), TRUE);
  while (i < items->len && vedette_candidate_is_possible (vedette_nominees_get (&self->nominees, items->pdata[i])))
    i++;
  g_ptr_array_insert (items, (int) i, self->someone_else);
  vedette_record_list_set_items (self->list, items);
  vedette_roll_nominee_select (self, figure);
  self->refreshing = FALSE;
  show_chosen (self);
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
  gpointer chosen = vedette_record_list_get_one (self->list);

  vedette_record_list_select (self->list, vedette_record_list_get_next (self->list, chosen, by));
}

/**
 * vedette_roll_nominee_focus_list:
 *
 * Gives the focus to the one who is chosen: to his row, or to the button that the list is folded to.
 */
void
vedette_roll_nominee_focus_list (VedetteRollNominee *self)
{
  if (self->narrow && !gtk_toggle_button_get_active (self->fold))
    gtk_widget_grab_focus (GTK_WIDGET (self->fold));
  else
    vedette_record_list_focus (self->list);
}

/**
 * vedette_roll_nominee_recall_someone:
 *
 * Describes someone else as in the last attempt.
 */
void
vedette_roll_nominee_recall_someone (VedetteRollNominee *self)
{
  vedette_roll_someone_recall (self->someone, vedette_session_get_battle (self->nominees.forces.session));
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
  ids = vedette_ids_new_one (vedette_record_get_id (VEDETTE_RECORD (candidate->figure)));
  g_object_set (move, "nominee", ids, NULL);
}
