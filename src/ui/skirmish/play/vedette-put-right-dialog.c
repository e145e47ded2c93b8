/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrects holder, counters, shot back, and who is out, has left or is in melee to what is true on the table. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-put-right-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/play/vedette-men-row.h"
#include "ui/widgets/vedette-dialog.h"

#define VEDETTE_TYPE_PUT_RIGHT_DIALOG (vedette_put_right_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedettePutRightDialog, vedette_put_right_dialog, VEDETTE, PUT_RIGHT_DIALOG, VedetteDialog)

/**
 * VedettePutRightDialog:
 *
 * Everything stands as it is recorded; only what is changed is said.
 */
struct _VedettePutRightDialog
{
  VedetteDialog parent_instance;

  VedetteSession *session;
  GListModel *lines;
  GtkDropDown *holder;
  GtkWidget *counters;
  GtkSwitch *shot_back;
  GtkSwitch *contact;
  GtkDropDown *line; /* NULL without a roster */
  GtkWidget *out;
  GtkWidget *left;
  GtkDropDown *melee;
  GtkWidget *in_melee;
};

G_DEFINE_FINAL_TYPE (VedettePutRightDialog, vedette_put_right_dialog, VEDETTE_TYPE_DIALOG)

/* What is in the list of answers, in its order */
static const VedetteTri answers[] = { VEDETTE_TRI_NO, VEDETTE_TRI_YES, VEDETTE_TRI_UNTRACKED };

/* Returns: (nullable): the line that is put right; NULL for none */
static VedetteFigure *
get_figure (VedettePutRightDialog *self)
{
  guint selected = self->line != NULL ? gtk_drop_down_get_selected (self->line) : 0;
  g_autoptr (VedetteChoice) choice = selected > 0 ? g_list_model_get_item (self->lines, selected - 1) : NULL;
  VedetteSkirmish skirmish;

  if (choice == NULL)
    return NULL;
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  return vedette_skirmish_find_figure (&skirmish, vedette_choice_get_id (choice));
}

static void
say_game (VedettePutRightDialog *self,
          VedetteMove           *move)
{
  gboolean contact = gtk_switch_get_active (self->contact);
  gint64 holder;
  int counters = vedette_men_row_get_men (self->counters);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  holder = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[gtk_drop_down_get_selected (self->holder)]));
  if (holder != vedette_skirmish_get_holder (&skirmish))
    g_object_set (move, "holder", holder, NULL);
  if (counters != vedette_skirmish_game_get_counters (skirmish.game))
    g_object_set (move, "counters", counters, NULL);
  if (gtk_switch_get_active (self->shot_back) != vedette_skirmish_game_get_shot_back_used (skirmish.game))
    g_object_set (move, "shot-back", gtk_switch_get_active (self->shot_back), NULL);
  if (contact != (vedette_skirmish_game_get_contact (skirmish.game) != VEDETTE_TRI_NO))
    g_object_set (move, "contact", contact ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
}

static void
say_line (VedettePutRightDialog *self,
          VedetteMove           *move)
{
  VedetteFigure *figure = get_figure (self);
  VedetteTri melee;
  int out, left, men;

  if (figure == NULL)
    return;
  out = vedette_men_row_get_men (self->out);
  left = vedette_men_row_get_men (self->left);
  men = vedette_men_row_get_men (self->in_melee);
  melee = answers[gtk_drop_down_get_selected (self->melee)];
  g_object_set (move, "line", vedette_record_get_id (VEDETTE_RECORD (figure)), NULL);
  if (out != vedette_figure_get_out (figure))
    g_object_set (move, "out", out, NULL);
  if (left != vedette_figure_get_left (figure))
    g_object_set (move, "left", left, NULL);
  if (melee == VEDETTE_TRI_YES && men > 0)
    g_object_set (move, "in-melee", men, NULL);
  else if (melee != vedette_figure_get_melee (figure) || vedette_figure_get_in_melee (figure) > 0)
    g_object_set (move, "melee", melee, NULL);
}

static void
accept (VedetteDialog *dialog)
{
  VedettePutRightDialog *self = VEDETTE_PUT_RIGHT_DIALOG (dialog);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "put-right");
  g_autoptr (GError) error = NULL;

  say_game (self, move);
  say_line (self, move);
  if (vedette_session_perform (self->session, move, 0, FALSE, &error) != NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    vedette_dialog_say (dialog, error->message);
}

static void
vedette_put_right_dialog_dispose (GObject *object)
{
  VedettePutRightDialog *self = VEDETTE_PUT_RIGHT_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->lines);

  G_OBJECT_CLASS (vedette_put_right_dialog_parent_class)->dispose (object);
}

static void
vedette_put_right_dialog_class_init (VedettePutRightDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_put_right_dialog_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = accept;
}

static void
vedette_put_right_dialog_init (VedettePutRightDialog *self)
{
}

/* How many are in melee is a question only of those of whom some are. */
static void
on_melee (VedettePutRightDialog *self)
{
  gtk_widget_set_sensitive (self->in_melee, get_figure (self) != NULL &&
                                              answers[gtk_drop_down_get_selected (self->melee)] == VEDETTE_TRI_YES);
}

/* The controls show what is recorded of the line. */
static void
on_line (VedettePutRightDialog *self)
{
  VedetteFigure *figure = get_figure (self);
  int count = figure != NULL ? vedette_figure_get_count (figure) : 0;

  gtk_widget_set_sensitive (self->out, figure != NULL);
  gtk_widget_set_sensitive (self->left, figure != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->melee), figure != NULL);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->out), 0, count);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->left), 0, count);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->in_melee), 0, count);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->out), figure != NULL ? vedette_figure_get_out (figure) : 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->left), figure != NULL ? vedette_figure_get_left (figure) : 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->in_melee), figure != NULL ? vedette_figure_get_in_melee (figure) : 0);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    if (answers[i] == (figure != NULL ? vedette_figure_get_melee (figure) : VEDETTE_TRI_NO))
      gtk_drop_down_set_selected (self->melee, i);
  on_melee (self);
}

static GtkSwitch *
add_switch (GtkWidget  *group,
            const char *title,
            const char *subtitle,
            gboolean    active)
{
  GtkWidget *control = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (control), active);
  return GTK_SWITCH (vedette_row_add (group, title, subtitle, control));
}

static void
add_game (VedettePutRightDialog *self,
          const VedetteSkirmish *skirmish)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL);
  const char * const sides[] = { vedette_force_get_name (skirmish->forces[0]), vedette_force_get_name (skirmish->forces[1]),
                                 NULL };

  self->holder = GTK_DROP_DOWN (vedette_row_add_choice (group, vedette_record_type_get_label (VEDETTE_TYPE_SKIRMISH_GAME, "holder"), NULL, sides,
                                                        vedette_skirmish_get_holder (skirmish) ==
                                                          vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[1]))));
  self->counters = vedette_row_add (group, vedette_record_type_get_label (VEDETTE_TYPE_SKIRMISH_GAME, "counters"),
                                    vedette_record_type_get_hint (VEDETTE_TYPE_SKIRMISH_GAME, "counters"),
                                    vedette_men_row_new_spin (VEDETTE_ATTEMPT_MAX_COUNTERS));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->counters), vedette_skirmish_game_get_counters (skirmish->game));
  self->shot_back = add_switch (group, vedette_record_type_get_label (VEDETTE_TYPE_SKIRMISH_GAME, "shot-back-used"),
                                vedette_record_type_get_hint (VEDETTE_TYPE_SKIRMISH_GAME, "shot-back-used"),
                                vedette_skirmish_game_get_shot_back_used (skirmish->game));
  self->contact = add_switch (group, vedette_record_type_get_label (VEDETTE_TYPE_SKIRMISH_GAME, "contact"), vedette_record_type_get_hint (VEDETTE_TYPE_SKIRMISH_GAME, "contact"),
                              vedette_skirmish_game_get_contact (skirmish->game) != VEDETTE_TRI_NO);
}

/* Names alone may be those of both sides. */
static GStrv
list_lines (VedettePutRightDialog *self,
            const VedetteSkirmish *skirmish)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();

  g_strv_builder_add (labels, C_("line of the roster", "None"));
  for (guint i = 0; i < g_list_model_get_n_items (self->lines); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->lines, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_choice_get_id (choice));
      /* Translators: a side, and a line of its roster */
      g_autofree char *label = g_strdup_printf (C_("line of a side", "%s: %s"),
                                                vedette_skirmish_get_side_name (skirmish, vedette_figure_get_side (figure)),
                                                vedette_figure_get_name (figure));

      g_strv_builder_add (labels, label);
    }
  return g_strv_builder_end (labels);
}

static void
add_line (VedettePutRightDialog *self,
          const VedetteSkirmish *skirmish,
          VedetteFigure         *chosen)
{
  const char * const words[] = { C_("in melee", "no"), C_("in melee", "yes"), C_("in melee", "not known"), NULL };
  g_auto (GStrv) labels = list_lines (self, skirmish);
  GtkWidget *group;

  if (g_list_model_get_n_items (self->lines) == 0)
    return;
  group = vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL);
  self->line = GTK_DROP_DOWN (vedette_row_add_choice (group, _("Line"), NULL, (const char * const *) labels, 0));
  self->out = vedette_row_add (group, vedette_record_type_get_label (VEDETTE_TYPE_FIGURE, "out"), NULL, vedette_men_row_new_spin (1));
  self->left = vedette_row_add (group, vedette_record_type_get_label (VEDETTE_TYPE_FIGURE, "left"), NULL, vedette_men_row_new_spin (1));
  self->melee = GTK_DROP_DOWN (vedette_row_add_choice (group, vedette_record_type_get_label (VEDETTE_TYPE_FIGURE, "melee"), NULL, words, 0));
  self->in_melee = vedette_row_add (group, vedette_record_type_get_label (VEDETTE_TYPE_FIGURE, "in-melee"), vedette_record_type_get_hint (VEDETTE_TYPE_FIGURE, "in-melee"),
                                    vedette_men_row_new_spin (1));
  for (guint i = 0; i < g_list_model_get_n_items (self->lines); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->lines, i);

      if (chosen != NULL && vedette_choice_get_id (choice) == vedette_record_get_id (VEDETTE_RECORD (chosen)))
        gtk_drop_down_set_selected (self->line, i + 1);
    }
  on_line (self);
  g_signal_connect_object (self->line, "notify::selected", G_CALLBACK (on_line), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->melee, "notify::selected", G_CALLBACK (on_melee), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_put_right_dialog_new:
 * @figure: (nullable): the line that is meant, if any
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_put_right_dialog_new (GtkWindow      *parent,
                              VedetteSession *session,
                              VedetteFigure  *figure)
{
  VedettePutRightDialog *self = g_object_new (VEDETTE_TYPE_PUT_RIGHT_DIALOG, "transient-for", parent, "modal", TRUE,
                                              "title", _("Put Right"), NULL);
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "put-right");
  VedetteSkirmish skirmish;

  self->session = g_object_ref (session);
  self->lines = vedette_move_get_choices (move, vedette_session_get_rules (session), "line", NULL);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  add_game (self, &skirmish);
  add_line (self, &skirmish, figure);
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Put Right"));
  gtk_widget_grab_focus (GTK_WIDGET (self->holder));
  return GTK_WIDGET (self);
}
