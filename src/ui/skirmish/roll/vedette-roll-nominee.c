/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who makes the attempt: the ranked lines of the side, the one to be found by name, and someone else. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-nominee.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roll/vedette-roll-caption.h"
#include "ui/skirmish/roll/vedette-roll-ranking.h"
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

  VedetteSession *session; /* owned */
  gboolean narrow;

  /* template */
  GtkToggleButton *fold;
  GtkWidget *find_box;
  GtkSearchEntry *find;
  GtkWidget *find_key;
  GtkWidget *card;
  VedetteRollRanking *ranking;
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
on_shown (VedetteRollNominee *self)
{
  g_autofree char *name = vedette_roll_nominee_get_name (self);
  gboolean someone = vedette_roll_nominee_get_candidate (self) == NULL;

  vedette_roll_button_set_text (GTK_WIDGET (self->fold), name, NULL);
  gtk_widget_set_visible (self->someone_box, someone);
  gtk_widget_set_sensitive (self->out, !someone);
}

static void
on_changed (VedetteRollNominee *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_activate (VedetteRollNominee *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATE], 0);
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
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->find));

  gtk_widget_set_visible (self->find_key, *text == '\0');
  vedette_roll_ranking_find (self->ranking, text);
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
  move = vedette_session_new_move (self->session, "out");
  g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (candidate->figure)), "men", 1, NULL);
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
  g_clear_object (&VEDETTE_ROLL_NOMINEE (object)->session);

  G_OBJECT_CLASS (vedette_roll_nominee_parent_class)->dispose (object);
}

static void
vedette_roll_nominee_class_init (VedetteRollNomineeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_roll_nominee_dispose;
  gtk_widget_class_install_action (widget_class, "nominee.out", NULL, take_out);
  g_type_ensure (VEDETTE_TYPE_ROLL_CAPTION);
  g_type_ensure (VEDETTE_TYPE_ROLL_RANKING);
  g_type_ensure (VEDETTE_TYPE_ROLL_SOMEONE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-nominee.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, fold);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, find_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, find);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, find_key);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, card);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollNominee, ranking);
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
  gtk_widget_class_bind_template_callback (widget_class, on_shown);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
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
  g_set_object (&self->session, session);
  vedette_roll_ranking_set_session (self->ranking, session);
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
  vedette_roll_ranking_set_in_reach (self->ranking, in_reach);
}

/* Returns: (nullable): the line that is chosen; %NULL for someone else */
VedetteCandidate *
vedette_roll_nominee_get_candidate (VedetteRollNominee *self)
{
  return vedette_roll_ranking_get_candidate (self->ranking);
}

/* Returns: (transfer full): what the one who is chosen is called */
char *
vedette_roll_nominee_get_name (VedetteRollNominee *self)
{
  VedetteCandidate *candidate = vedette_roll_nominee_get_candidate (self);

  return candidate != NULL ? vedette_roll_row_name (candidate) : g_strdup (_("Unlisted figure"));
}

/**
 * vedette_roll_nominee_select:
 * @figure: the id of a line of the side, 0 for someone else, -1 for the best
 */
void
vedette_roll_nominee_select (VedetteRollNominee *self,
                             gint64              figure)
{
  vedette_roll_ranking_select (self->ranking, figure);
}

/* Ranks the lines anew, and keeps to the one that was chosen. */
void
vedette_roll_nominee_refresh (VedetteRollNominee *self)
{
  vedette_roll_ranking_refresh (self->ranking);
}

/**
 * vedette_roll_nominee_step:
 * @by: how many rows down, or, if it is negative, up
 */
void
vedette_roll_nominee_step (VedetteRollNominee *self,
                           int                 by)
{
  vedette_roll_ranking_step (self->ranking, by);
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
    vedette_roll_ranking_focus (self->ranking);
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
