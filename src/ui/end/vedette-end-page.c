/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a battle that is over: who had the initiative, the scores of all parties, and what can follow. */

#include "vedette-config.h"

#include "ui/end/vedette-end-page.h"

#include <glib/gi18n-lib.h>

#include "ui/log/vedette-ribbon-view.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/vedette-style.h"

#define DISC 32

struct _VedetteEndPage
{
  AdwBin parent_instance;

  /* template */
  GtkBox *head;
  GtkLabel *summary;
  GtkWidget *undo;
  GtkLabel *undo_label;
  AdwBin *ribbon_place;
  GtkGrid *scores;
  GtkGrid *buttons;
  GtkWidget *report;
  GtkLabel *report_key;
  GtkLabel *print_key;
  GtkWidget *again;

  /* owned */
  VedetteSession *session;

  gboolean narrow;
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

/* Lists the labels of all parties in the order of the scores. A label that only some parties have is inserted after the
 * label that precedes it in the scores of these parties. */
static GPtrArray *
list_labels (GListModel *scores)
{
  GPtrArray *labels = g_ptr_array_new_with_free_func (g_free);
  const char *party = NULL;
  guint next = 0, found;

  vedette_each (VedetteScore, score, scores)
    {
      if (g_strcmp0 (party, score->party) != 0)
        next = 0;
      party = score->party;
      if (!g_ptr_array_find_with_equal_func (labels, score->label, g_str_equal, &found))
        {
          found = next;
          g_ptr_array_insert (labels, (int) found, g_strdup (score->label));
        }
      next = found + 1;
    }
  return labels;
}

static VedetteScore *
find_score (GListModel   *scores,
            VedetteParty *party,
            const char   *label)
{
  vedette_each (VedetteScore, score, scores)
    if (g_str_equal (score->party, party->id) && g_str_equal (score->label, label))
      return score; /* the model keeps it */
  return NULL;
}

static GtkWidget *
make_label (const char       *text,
            const char       *css_class,
            GtkAccessibleRole role,
            GtkAlign          align)
{
  gboolean centered = align == GTK_ALIGN_CENTER;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "xalign", centered ? 0.5f : 0.0f, "justify",
                                   centered ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Returns the sign of a party and its name, with its players below the name. */
static GtkWidget *
make_party (VedetteParty  *party,
            GtkWidget     *name,
            GtkOrientation orientation,
            GtkAlign       align)
{
  GtkWidget *box = gtk_box_new (orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? 12 : 3);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *disc = vedette_party_disc_new_mute (party, DISC, VEDETTE_PARTY_DISC_FULL);

  gtk_widget_set_halign (box, align);
  gtk_widget_set_halign (disc, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (names), name);
  if (party->players != NULL && *party->players != '\0')
    gtk_box_append (GTK_BOX (names),
                    make_label (party->players, "secondary", GTK_ACCESSIBLE_ROLE_LABEL,
                                orientation == GTK_ORIENTATION_HORIZONTAL ? GTK_ALIGN_START : GTK_ALIGN_CENTER));
  gtk_box_append (GTK_BOX (box), disc);
  gtk_box_append (GTK_BOX (box), names);
  return box;
}

/* Shows the scores that everybody who looks into the window may see. Two parties are the columns of the table, where
 * they are easy to compare; more parties are its rows. */
static void
update_scores (VedetteEndPage *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  const char *audience = vedette_rules_get_window (rules);
  g_autoptr (GListModel) scores = vedette_rules_list_scores (rules, audience, FALSE);
  g_autoptr (GPtrArray) labels = list_labels (scores), parties = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *child;
  gboolean two;
  guint n_rows, n_columns;

  vedette_each_new (VedetteParty, party, vedette_rules_list_parties (rules, audience))
    if (party->record != 0)
      g_ptr_array_add (parties, g_object_ref (party));
  two = parties->len == 2;
  n_rows = two ? labels->len : parties->len;
  n_columns = two ? parties->len : labels->len;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->scores))) != NULL)
    gtk_grid_remove (self->scores, child);
  gtk_grid_set_column_homogeneous (self->scores, two);
  for (guint column = 0; column < n_columns; column++)
    {
      VedetteParty *party = two ? parties->pdata[column] : NULL;
      GtkOrientation orientation = self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
      GtkWidget *head = make_label (two ? party->name : labels->pdata[column], two ? "title-3" : "secondary",
                                    GTK_ACCESSIBLE_ROLE_LABEL, two && !self->narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);

      gtk_grid_attach (self->scores, two ? make_party (party, head, orientation, GTK_ALIGN_CENTER) : head, (int) column + 1, 0,
                       1, 1);
    }
  for (guint row = 0; row < n_rows; row++)
    {
      GtkWidget *head = make_label (two ? labels->pdata[row] : ((VedetteParty *) parties->pdata[row])->name, "heading",
                                    GTK_ACCESSIBLE_ROLE_LABEL, GTK_ALIGN_START);
      g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *all = NULL, *heard = NULL;
      int y = (int) row * 2 + 1;

      for (guint column = 0; column < n_columns; column++)
        {
          VedetteParty *party = parties->pdata[two ? column : row];
          const char *label = labels->pdata[two ? row : column];
          VedetteScore *score = find_score (scores, party, label);
          /* A screen reader reads the value with the head of the row. */
          GtkWidget *value = make_label (score != NULL ? score->text : "–", "score", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                         GTK_ALIGN_CENTER);

          /* Numbers are written from left to right in every language. */
          gtk_widget_set_direction (value, GTK_TEXT_DIR_LTR);
          gtk_grid_attach (self->scores, value, (int) column + 1, y + 1, 1, 1);
          if (score != NULL)
            /* Translators: a party or what was counted, and the number, as in “Saxons 2 of 53” */
            g_ptr_array_add (parts, g_strdup_printf (C_("score", "%s %s"), two ? party->name : label, score->text));
        }
      g_ptr_array_add (parts, NULL);
      all = g_strjoinv (C_("list of names", ", "), (char **) parts->pdata);
      /* Translators: the head of a row, and the scores of the row, as in “Casualties: Saxons 2 of 53, Danes 1 of 55” */
      heard = g_strdup_printf (C_("score", "%s: %s"), gtk_label_get_text (GTK_LABEL (head)), all);
      gtk_accessible_update_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
      gtk_widget_set_hexpand (head, TRUE);
      gtk_grid_attach (self->scores, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, y, (int) n_columns + 1, 1);
      if (!two)
        head = make_party (parties->pdata[row], head, GTK_ORIENTATION_HORIZONTAL, GTK_ALIGN_FILL);
      gtk_grid_attach (self->scores, head, 0, y + 1, 1, 1);
    }
}

/**
 * vedette_end_page_update:
 *
 * Shows the summary and the scores of the battle as it is now.
 */
void
vedette_end_page_update (VedetteEndPage *self)
{
  update_summary (self);
  update_undo (self);
  update_scores (self);
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
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, report_key);
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, print_key);
  gtk_widget_class_bind_template_child (widget_class, VedetteEndPage, again);
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
 * Puts the title and its buttons, the signs and the names of the parties, and the buttons at the end below each other where
 * there is little room.
 */
void
vedette_end_page_set_narrow (VedetteEndPage *self,
                             gboolean        narrow)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->buttons));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (GTK_WIDGET (self->report_key), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->print_key), !narrow);
  g_object_set (gtk_layout_manager_get_layout_child (layout, self->again), "column", narrow ? 0 : 2, "row", narrow ? 1 : 0,
                "column-span", narrow ? 2 : 1, NULL);
  update_scores (self);
}
