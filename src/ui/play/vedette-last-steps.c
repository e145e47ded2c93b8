/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last steps of a battle, beside the bands of Play. */

#include "vedette-config.h"

#include "ui/play/vedette-last-steps.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/system/vedette-ui-system.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/party/vedette-party-disc.h"

/* So many steps are ready to stand under the panes; of those at the end as many are seen as there is room for. */
#define N_STEPS 14
/* The size of a die or a token beside a step */
#define MARK 28
/* With the sign at a die's corner, which goes beyond it: the texts begin in one line */
#define PLACE 33
/* That of a sign, which is full where they have corners */
#define SIGN 16

/* What stands before a step: the die or the token of it, or else the sign of the side that had the battle in hand, as it is
   heard with the text */
typedef struct
{
  VedetteParty *drawn;  /* NULL without a token */
  VedetteParty *holder; /* NULL without a sign */
  int natural;          /* 0 without a die */
  int verdict;
} Mark;

/* Returns: (transfer full) (nullable): in whose hands the battle was, as the log has it
   @chapters: made when a step asks for them first: most have a die or a token */
static VedetteParty *
find_holder (VedetteRules *rules,
             GListModel  **chapters,
             VedetteStep  *step)
{
  g_autoptr (VedetteChapter) chapter = NULL;
  VedetteSpan *span;

  if (*chapters == NULL)
    {
      g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, vedette_rules_get_viewer (rules));

      *chapters = vedette_chapters_new (spans);
    }
  chapter = g_list_model_get_item (*chapters, vedette_chapters_find (*chapters, vedette_step_get_n (step)));
  span = chapter != NULL ? chapter->span : NULL;
  if (span == NULL || span->party == NULL)
    return NULL;
  return vedette_rules_find_party (rules, span->party);
}

static void
read_mark (Mark           *mark,
           VedetteSession *session,
           GListModel    **chapters,
           VedetteStep    *step)
{
  VedetteRules *rules = vedette_session_get_rules (session);
  const char *viewer = vedette_rules_get_viewer (rules);

  *mark = (Mark){ 0 };
  /* A step that completes the line of another one has the token of that one. */
  for (VedetteStep *begun = step; begun != NULL && mark->drawn == NULL; begun = vedette_ui_system_find_begun (session, begun))
    mark->drawn = vedette_rules_find_drawn (rules, begun, viewer);
  if (mark->drawn == NULL)
    mark->natural = vedette_rules_get_single_die (rules, step, viewer, &mark->verdict);
  if (mark->drawn == NULL && mark->natural == 0)
    mark->holder = find_holder (rules, chapters, step);
  /* A token says that one was drawn. */
  if (mark->holder != NULL && mark->holder->letter != NULL)
    g_clear_object (&mark->holder);
}

static void
clear_mark (Mark *mark)
{
  g_clear_object (&mark->drawn);
  g_clear_object (&mark->holder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Mark, clear_mark)

/* Returns: all that the row shows, for two to be compared */
static char *
say_all (const Mark *mark,
         const char *text)
{
  VedetteParty *party = mark->drawn != NULL ? mark->drawn : mark->holder;
  const char *colour = party != NULL ? party->colour : NULL;
  const char *letter = party != NULL ? party->letter : NULL;

  return g_strdup_printf ("%d %d %d %s %s %d %s", mark->drawn != NULL, mark->natural, mark->verdict,
                          colour != NULL ? colour : "-", letter != NULL ? letter : "-",
                          party != NULL ? (int) party->sign : -1, text);
}

/* The place is kept where there is nothing. */
static GtkWidget *
show_mark (const Mark *mark)
{
  GtkWidget *place = g_object_new (ADW_TYPE_BIN, "width-request", PLACE, "valign", GTK_ALIGN_START, NULL), *shown = NULL;

  if (mark->drawn != NULL)
    shown = vedette_party_disc_new_mute (mark->drawn, MARK, VEDETTE_PARTY_DISC_FULL);
  else if (mark->natural > 0)
    {
      shown = g_object_new (VEDETTE_TYPE_DRAWING_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      vedette_drawing_view_set_die (VEDETTE_DRAWING_VIEW (shown), 0, mark->natural, mark->verdict, FALSE, NULL, MARK);
    }
  else if (mark->holder != NULL)
    {
      shown = vedette_party_disc_new_mute (mark->holder, SIGN, VEDETTE_PARTY_DISC_FULL);
      gtk_widget_set_margin_top (shown, 2);
      gtk_widget_set_margin_start (shown, (MARK - SIGN) / 2);
    }
  if (shown != NULL)
    gtk_widget_set_halign (shown, GTK_ALIGN_START);
  adw_bin_set_child (ADW_BIN (place), shown);
  return place;
}

static GtkWidget *
make_row (const Mark *mark,
          const char *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (row, "last-step");
  gtk_box_append (GTK_BOX (row), show_mark (mark));
  gtk_box_append (GTK_BOX (row), label);
  return row;
}

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("vedette-last-step");
}

/* Returns: (transfer none) (nullable): the row that shows just that, from that one on */
static GtkWidget *
find_row (GtkWidget  *first,
          const char *all)
{
  GtkWidget *row = first;

  while (row != NULL && !g_str_equal (g_object_get_qdata (G_OBJECT (row), get_quark ()), all))
    row = gtk_widget_get_next_sibling (row);
  return row;
}

static void
remove_rows (GtkBox    *box,
             GtkWidget *first,
             GtkWidget *end)
{
  while (first != end)
    {
      GtkWidget *row = first;

      first = gtk_widget_get_next_sibling (row);
      gtk_box_remove (box, row);
    }
}

/* Puts the row of a step behind @above. Most are there already from when the step before was the last one, and have been laid
   out.
   Returns: (transfer none): it */
static GtkWidget *
put_row (GtkBox     *box,
         GtkWidget  *above,
         const Mark *mark,
         const char *text)
{
  GtkWidget *next = above != NULL ? gtk_widget_get_next_sibling (above) : gtk_widget_get_first_child (GTK_WIDGET (box));
  g_autofree char *all = say_all (mark, text);
  GtkWidget *row = find_row (next, all);

  if (row != NULL)
    {
      remove_rows (box, next, row);
      return row;
    }
  row = make_row (mark, text);
  g_object_set_qdata_full (G_OBJECT (row), get_quark (), g_steal_pointer (&all), g_free);
  gtk_box_insert_child_after (box, row, above);
  return row;
}

/**
 * vedette_last_steps_update:
 * @box: where they stand
 *
 * Shows the last few steps that both sides may see, newest first; if there is none, it says so. A step that a later one
 * completes has no line of its own.
 */
void
vedette_last_steps_update (GtkBox         *box,
                           VedetteSession *session)
{
  VedetteBattle *battle = vedette_session_get_battle (session);
  VedetteRules *rules = vedette_session_get_rules (session);
  g_autoptr (GListModel) chapters = NULL;
  VedetteStep *begun = NULL;
  GtkWidget *row = NULL;
  guint left = N_STEPS;

  for (guint i = vedette_battle_get_place (battle); i > 1 && left > 0; i--)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i - 1);
      g_autofree char *text = NULL;
      g_auto (Mark) mark = { 0 };

      if (!vedette_rules_may_see_step (rules, step, vedette_rules_get_window (rules)))
        continue;
      if (step == begun)
        {
          begun = vedette_ui_system_find_begun (session, step);
          continue;
        }
      if (vedette_ui_system_find_begun (session, step) != NULL)
        begun = vedette_ui_system_find_begun (session, step);
      text = vedette_rules_describe (rules, step, vedette_rules_get_viewer (rules));
      read_mark (&mark, session, &chapters, step);
      row = put_row (box, row, &mark, text);
      left--;
    }
  if (row == NULL)
    row = put_row (box, NULL, &(Mark){ 0 }, _("No steps yet."));
  remove_rows (box, row != NULL ? gtk_widget_get_next_sibling (row) : gtk_widget_get_first_child (GTK_WIDGET (box)), NULL);
}
