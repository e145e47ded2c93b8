/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened in a battle that is over: who had it in hand, the figures of all, and what may follow. */

#include "vedette-config.h"

#include "ui/end/vedette-end-page.h"

#include <glib/gi18n-lib.h>

#include "ui/end/vedette-score-card.h"
#include "ui/log/vedette-ribbon-view.h"
#include "ui/widgets/vedette-style.h"

struct _VedetteEndPage
{
  AdwBin parent_instance;

  /* template */
  GtkBox *head;
  GtkLabel *summary;
  GtkWidget *undo;
  GtkLabel *undo_label;
  AdwBin *ribbon_place;
  VedetteScoreCard *scores;
  GtkBox *buttons;
  GtkWidget *report;

  /* owned */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteEndPage, vedette_end_page, ADW_TYPE_BIN)

static gboolean
is_play (VedetteEndPage *self,
         VedetteStep    *step)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (vedette_session_get_rules (self->session),
                                                          vedette_step_get_kind (step), NULL);

  return move != NULL && vedette_move_get_group (move) == VEDETTE_MOVE_PLAY;
}

static char *
say_time (VedetteStep *step,
          const char  *format)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (vedette_step_get_time (step), NULL);
  g_autoptr (GDateTime) local = time != NULL ? g_date_time_to_local (time) : NULL;
  char *text = local != NULL ? g_date_time_format (local, format) : NULL;

  return text != NULL ? g_strstrip (text) : g_strdup ("");
}

/* Returns: (transfer full): from when to when; the days, too, if it was not one */
static char *
say_times (VedetteStep *first,
           VedetteStep *last)
{
  /* Translators: a day, as for strftime */
  g_autofree char *day = say_time (first, _("%e %B")), *last_day = say_time (last, _("%e %B"));
  gboolean same = g_str_equal (day, last_day);
  const char *format = same
                         /* Translators: an hour and a minute, as for strftime */
                         ? C_("time", "%H:%M")
                         /* Translators: a day, an hour and a minute, as for strftime */
                         : C_("time", "%e %B, %H:%M");
  g_autofree char *from = say_time (first, format), *to = say_time (last, format);

  /* Translators: from when to when a battle was played */
  return g_strdup_printf (C_("time", "%s to %s"), from, to);
}

/* What was done in the game, and when */
static void
update_summary (VedetteEndPage *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteStep *first = NULL, *last = NULL;
  g_autofree char *times = NULL, *text = NULL;
  guint n = 0;

  for (guint i = 0; i < vedette_battle_get_place (battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i);

      if (!is_play (self, step))
        continue;
      first = first != NULL ? first : step;
      last = step;
      n++;
    }
  if (n > 0)
    {
      times = say_times (first, last);
      /* Translators: how many steps of the game were done, and from when to when */
      text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step, %s", "%u steps, %s", (gulong) n), n, times);
    }
  gtk_label_set_text (self->summary, text != NULL ? text : "");
}

/* What comes after the end, such as a word that was corrected, is undone before it. */
static void
update_undo (VedetteEndPage *self)
{
  VedetteStep *step = vedette_battle_get_undo (vedette_session_get_battle (self->session));
  const char *label = step != NULL && is_play (self, step) ? _("Undo End") : _("Undo");
  g_autofree char *what = vedette_session_describe_undo (self->session);

  gtk_label_set_text (self->undo_label, label);
  gtk_widget_set_tooltip_text (self->undo, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * vedette_end_page_update:
 *
 * Counts anew.
 */
void
vedette_end_page_update (VedetteEndPage *self)
{
  update_summary (self);
  update_undo (self);
  vedette_score_card_show (self->scores, vedette_session_get_rules (self->session));
}

static void
on_chosen (VedetteEndPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.view", "s", "log");
}

/* Enter is the report. */
static gboolean
vedette_end_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (VEDETTE_END_PAGE (widget)->report);
}

static void
vedette_end_page_dispose (GObject *object)
{
  VedetteEndPage *self = VEDETTE_END_PAGE (object);

  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_END_PAGE);

  G_OBJECT_CLASS (vedette_end_page_parent_class)->dispose (object);
}

static void
vedette_end_page_class_init (VedetteEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_end_page_dispose;
  widget_class->grab_focus = vedette_end_page_grab_focus;
  /* A battle that is over may be opened. */
  vedette_style_add_later ();
  g_type_ensure (VEDETTE_TYPE_SCORE_CARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/end/vedette-end-page.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, head);
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, summary);
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, undo);
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, undo_label);
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, ribbon_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, scores);
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, report);
}

static void
vedette_end_page_init (VedetteEndPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_end_page_new:
 *
 * Returns: (transfer floating): the page of that session, to be updated when it is shown
 */
GtkWidget *
vedette_end_page_new (VedetteSession *session)
{
  VedetteEndPage *self = g_object_new (VEDETTE_TYPE_END_PAGE, NULL);
  GtkWidget *ribbon = vedette_ribbon_view_new (session);

  self->session = g_object_ref (session);
  g_signal_connect_object (ribbon, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->ribbon_place, ribbon);
  return GTK_WIDGET (self);
}

/**
 * vedette_end_page_set_narrow:
 *
 * Puts what stands side by side one below the other.
 */
void
vedette_end_page_set_narrow (VedetteEndPage *self,
                             gboolean        narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  vedette_score_card_set_narrow (self->scores, narrow);
}
