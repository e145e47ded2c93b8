/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step in the log: when, what, the die, and under it, if asked for, the calculation of the roll. The newest step of a group
   has the head of the group above it: who had the battle in hand. */

#include "vedette-config.h"

#include "ui/log/vedette-log-row.h"

#include <glib/gi18n-lib.h>

#include "ui/log/vedette-log-details.h"
#include "ui/log/vedette-log-words.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"

#define EDGE 6
#define DIE 28

struct _VedetteLogRow
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *head;
  GtkLabel *sign;
  GtkLabel *whose;
  GtkLabel *time;
  GtkLabel *number;
  GtkLabel *sentence;
  VedetteDrawingView *die;
  GtkToggleButton *working;
  GtkButton *back;
  AdwBin *details;

  /* owned */
  VedetteSession *session;
  VedetteStep *step;
  VedetteParty *party; /* who had the battle in hand, or NULL */
};

G_DEFINE_FINAL_TYPE (VedetteLogRow, vedette_log_row, ADW_TYPE_BIN)

static void
vedette_log_row_dispose (GObject *object)
{
  VedetteLogRow *self = VEDETTE_LOG_ROW (object);

  g_clear_object (&self->step);
  g_clear_object (&self->party);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_LOG_ROW);

  G_OBJECT_CLASS (vedette_log_row_parent_class)->dispose (object);
}

static const GdkRGBA separator = { 0.5, 0.5, 0.5, 0.25f };

/* The edge of the party, from row to row, and its tint behind the head */
static void
vedette_log_row_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  VedetteLogRow *self = VEDETTE_LOG_ROW (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  gboolean headed = gtk_widget_get_visible (self->head);
  float head = (float) gtk_widget_get_height (self->head);
  float edge = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - EDGE : 0;

  if (!headed)
    gtk_snapshot_append_color (snapshot, &separator,
                               &GRAPHENE_RECT_INIT (edge > 0 ? 0 : EDGE * 2, 0, width - EDGE * 2, 1));
  if (self->party != NULL)
    {
      GdkRGBA solid = vedette_party_paint_get_ink (self->party->colour);
      GdkRGBA tint = vedette_party_paint_get_tint (self->party->colour);

      if (headed)
        gtk_snapshot_append_color (snapshot, &tint, &GRAPHENE_RECT_INIT (0, 0, width, head));
      gtk_snapshot_append_color (snapshot, &solid, &GRAPHENE_RECT_INIT (edge, 0, EDGE, height));
    }
  GTK_WIDGET_CLASS (vedette_log_row_parent_class)->snapshot (widget, snapshot);
}

static void
update_details (VedetteLogRow *self)
{
  gboolean open = gtk_toggle_button_get_active (self->working) && gtk_widget_get_visible (GTK_WIDGET (self->working));

  gtk_button_set_icon_name (GTK_BUTTON (self->working), open ? "pan-down-symbolic" : "pan-end-symbolic");
  adw_bin_set_child (self->details, open ? vedette_log_details_new (self->session, self->step) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->details), open);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->working), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static void
on_toggled (VedetteLogRow *self)
{
  if (self->step == NULL)
    return;
  update_details (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "log.expand", "(xb)", vedette_step_get_n (self->step),
                              gtk_toggle_button_get_active (self->working));
}

static void
on_back (VedetteLogRow *self)
{
  if (self->step != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "log.go-to", "x", vedette_step_get_n (self->step));
}

static void
vedette_log_row_class_init (VedetteLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_log_row_dispose;
  widget_class->snapshot = vedette_log_row_snapshot;
  g_type_ensure (VEDETTE_TYPE_DRAWING_VIEW);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/vedette_wargames/Vedette/log/vedette-log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, head);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, sign);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, whose);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, time);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, die);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, working);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, back);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, number);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogRow, details);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
}

static void
vedette_log_row_init (VedetteLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_spoken_set_tip (GTK_WIDGET (self->working), _("Calculation"));
  vedette_spoken_set_tip (GTK_WIDGET (self->back), _("Go Back to Here"));
}

/**
 * vedette_log_row_new:
 *
 * Returns: (transfer floating): a row without a step yet
 */
GtkWidget *
vedette_log_row_new (VedetteSession *session)
{
  VedetteLogRow *self = g_object_new (VEDETTE_TYPE_LOG_ROW, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

/* What cannot be seen by the eye alone: a line through the words, and to which step a button belongs */
static void
name_parts (VedetteLogRow *self,
            const char    *text)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *headed = NULL;
  /* Translators: a step that was undone, said to screen readers */
  g_autofree char *said = vedette_step_get_done (self->step) ? g_strdup (text) : g_strdup_printf (_("Undone: %s"), text);
  /* Translators: the name of a button of a step */
  g_autofree char *working = g_strdup_printf (_("Calculation: %s"), text);
  /* Translators: the name of a button that undoes all after a step; the step */
  g_autofree char *back = g_strdup_printf (_("Go back to here: %s"), text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sentence), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->working), GTK_ACCESSIBLE_PROPERTY_LABEL, working, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL, back, -1);
  /* The row of the list itself takes the focus. */
  if (gtk_widget_get_visible (self->head))
    /* Translators: the head of a group in the log, such as “Red”, and its newest step, read to screen readers together */
    headed = g_strdup_printf (C_("chapter", "%s. %s"), gtk_label_get_text (self->whose), said);
  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, headed != NULL ? headed : said, -1);
}

/**
 * vedette_log_row_set_group:
 * @party: (nullable): who had the battle in hand
 * @head: (nullable): what the head of the group above this row is called; %NULL for no head
 */
void
vedette_log_row_set_group (VedetteLogRow *self,
                           VedetteParty  *party,
                           const char    *head)
{
  g_set_object (&self->party, party);
  gtk_widget_set_visible (self->head, head != NULL);
  gtk_label_set_text (self->whose, head != NULL ? head : "");
  /* Only the sign has the color of the party: text in that color would be hard to read on the tint. */
  gtk_label_set_text (self->sign, party != NULL ? vedette_sign_get_symbol (party->sign) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sign), party != NULL);
  vedette_party_paint_set_ink (GTK_WIDGET (self->sign), party != NULL ? party->colour : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * vedette_log_row_refresh:
 *
 * Shows anew what undo and redo change of a step.
 */
void
vedette_log_row_refresh (VedetteLogRow *self)
{
  g_autofree char *text = vedette_log_describe (self->session, self->step);

  gtk_label_set_text (self->sentence, text);
  vedette_style_set_class (GTK_WIDGET (self->sentence), "undone", !vedette_step_get_done (self->step));
  gtk_widget_set_visible (GTK_WIDGET (self->back), vedette_log_is_reachable (self->session, self->step));
  name_parts (self, text);
}

static void
show_number (VedetteLogRow *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  int number = vedette_rules_get_number (rules, self->step);
  g_autofree char *text = number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");

  gtk_label_set_text (self->number, text);
  gtk_widget_set_visible (GTK_WIDGET (self->number), VEDETTE_RULES_GET_CLASS (rules)->number_fact != NULL);
}

/**
 * vedette_log_row_bind:
 * @expanded: whether its working is shown
 */
void
vedette_log_row_bind (VedetteLogRow *self,
                      VedetteStep   *step,
                      gboolean       expanded)
{
  int verdict;
  int natural = vedette_rules_get_single_die (vedette_session_get_rules (self->session), step, VEDETTE_AUDIENCE_ALL, &verdict);
  g_autofree char *time = vedette_log_get_clock (step);

  vedette_log_row_unbind (self);
  gtk_toggle_button_set_active (self->working, expanded);
  self->step = g_object_ref (step);
  gtk_label_set_text (self->time, time);
  show_number (self);
  vedette_drawing_view_set_die (self->die, 0, natural, verdict, FALSE, NULL, DIE);
  /* A place without a die is nothing to speak of; it keeps the tiles one below the other. */
  gtk_widget_set_visible (GTK_WIDGET (self->die), natural > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->working), vedette_log_details_has (self->session, step));
  update_details (self);
  vedette_log_row_refresh (self);
}

void
vedette_log_row_unbind (VedetteLogRow *self)
{
  g_clear_object (&self->step);
}

/**
 * vedette_log_row_get_step:
 *
 * Returns: (transfer none) (nullable): the step it shows
 */
VedetteStep *
vedette_log_row_get_step (VedetteLogRow *self)
{
  return self->step;
}

/**
 * vedette_log_row_toggle:
 *
 * Shows or hides the calculation, if the step has one.
 */
void
vedette_log_row_toggle (VedetteLogRow *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->working)))
    gtk_toggle_button_set_active (self->working, !gtk_toggle_button_get_active (self->working));
}
