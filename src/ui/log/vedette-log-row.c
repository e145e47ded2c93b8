/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step in the log: when, what, the die, and under it, if asked for, what the roll rested on; above the newest step of a
   chapter whose it is. */

#include "vedette-config.h"

#include "ui/log/vedette-log-row.h"

#include <glib/gi18n-lib.h>

#include "core/dice/vedette-dice.h"
#include "core/rules/vedette-facts.h"
#include "ui/log/vedette-log-words.h"
#include "ui/widgets/vedette-chart-grid.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/vedette-spoken.h"

#define EDGE 6
#define HEAD_GAP 12
#define DIE 28

struct _VedetteLogRow
{
  AdwBin parent_instance;

  /* children */
  GtkBox *head;
  GtkLabel *sign;
  GtkLabel *whose;
  GtkLabel *count;
  GtkLabel *time;
  GtkLabel *sentence;
  VedetteDrawingView *die;
  GtkToggleButton *working;
  GtkButton *back;
  AdwBin *details;

  /* owned */
  VedetteSession *session;
  VedetteStep *step;
  VedetteParty *party; /* in whose hands the battle was, or NULL */
};

G_DEFINE_FINAL_TYPE (VedetteLogRow, vedette_log_row, ADW_TYPE_BIN)

static void
vedette_log_row_dispose (GObject *object)
{
  VedetteLogRow *self = VEDETTE_LOG_ROW (object);

  g_clear_object (&self->step);
  g_clear_object (&self->party);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_log_row_parent_class)->dispose (object);
}

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

static GdkRGBA
get_colour (VedetteLogRow *self,
            float          alpha)
{
  VedetteInk ink = vedette_ink_of_colour (vedette_party_get_colour (self->party));
  guint32 colour = is_dark () ? ink.dark : ink.light;

  return (GdkRGBA){ (float) (colour >> 16 & 0xff) / 255, (float) (colour >> 8 & 0xff) / 255, (float) (colour & 0xff) / 255,
                    alpha };
}

static const GdkRGBA separator = { 0.5, 0.5, 0.5, 0.25f };

/* The edge of the party, from row to row, and its tint behind the head */
static void
vedette_log_row_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  VedetteLogRow *self = VEDETTE_LOG_ROW (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget), top = 0;
  gboolean headed = gtk_widget_get_visible (GTK_WIDGET (self->head));
  float head = (float) gtk_widget_get_height (GTK_WIDGET (self->head));
  float edge = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - EDGE : 0;

  if (headed)
    top = HEAD_GAP;
  else
    gtk_snapshot_append_color (snapshot, &separator,
                               &GRAPHENE_RECT_INIT (edge > 0 ? 0 : EDGE * 2, 0, width - EDGE * 2, 1));
  if (self->party != NULL)
    {
      GdkRGBA solid = get_colour (self, 1), tint = get_colour (self, is_dark () ? 0.16f : 0.08f);

      if (headed)
        gtk_snapshot_append_color (snapshot, &tint, &GRAPHENE_RECT_INIT (0, top, width, head));
      gtk_snapshot_append_color (snapshot, &solid, &GRAPHENE_RECT_INIT (edge, top, EDGE, height - top));
    }
  GTK_WIDGET_CLASS (vedette_log_row_parent_class)->snapshot (widget, snapshot);
}

static void
vedette_log_row_class_init (VedetteLogRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_log_row_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = vedette_log_row_snapshot;
}

static GtkWidget *
make_cell (const char *text,
           float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

/* A bonus makes the needed number smaller, so its sign turns; the base rate is where it starts. */
static char *
format_factor (VedetteFactor *factor)
{
  int value = vedette_factor_get_value (factor);

  if (vedette_factor_is_base (factor))
    return g_strdup_printf ("%d", value);
  return vedette_digits_keep_order (g_strdup_printf ("%s%d", value > 0 ? "−" : "+", ABS (value)));
}

static char *
format_need (VedetteBreakdown *breakdown)
{
  int need = vedette_breakdown_get_need (breakdown);
  g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (vedette_breakdown_get_outcomes (breakdown), 0);
  g_autofree char *percent = NULL;

  /* The first is what the number was needed for. */
  if (outcome == NULL)
    /* Translators: the number that the die had to show */
    return g_strdup_printf (_("Needed %d or more"), need);
  percent = vedette_chance_percent (vedette_outcome_get_chance (outcome));
  /* Translators: the number that the die had to show, and the chance of that */
  return g_strdup_printf (_("Needed %d or more · %s"), need, percent);
}

static VedetteBreakdown *
explain (VedetteLogRow *self)
{
  return vedette_rules_explain (vedette_session_get_rules (self->session), self->step, VEDETTE_AUDIENCE_ALL);
}

/* Returns: (nullable): where the die of the step came from, be it noted by itself or as one that was asked for */
static JsonNode *
find_source (VedetteStep *step)
{
  JsonObject *facts = vedette_step_get_facts (step);
  JsonArray *rolls = vedette_fact_array (facts, VEDETTE_FACT_ROLLS);
  JsonNode *roll = rolls != NULL && json_array_get_length (rolls) > 0 ? json_array_get_element (rolls, 0) : NULL;

  return json_object_get_member (roll != NULL && JSON_NODE_HOLDS_OBJECT (roll) ? json_node_get_object (roll) : facts, "dice");
}

static char *
format_die (VedetteLogRow *self)
{
  JsonNode *dice = find_source (self->step);
  int natural = vedette_rules_get_single_die (vedette_session_get_rules (self->session), self->step, VEDETTE_AUDIENCE_ALL,
                                              NULL);

  if (natural == 0)
    return g_strdup (_("The die was not told"));
  if (dice != NULL && JSON_NODE_HOLDS_VALUE (dice) && json_node_get_value_type (dice) == G_TYPE_STRING &&
      g_str_equal (json_node_get_string (dice), "typed"))
    /* Translators: what the die showed */
    return g_strdup_printf (_("A die on the table: natural %d"), natural);
  /* Translators: what the die showed */
  return g_strdup_printf (_("The program’s die: natural %d"), natural);
}

static GtkWidget *
make_details (VedetteLogRow *self)
{
  g_autoptr (VedetteBreakdown) breakdown = explain (self);
  GListModel *factors = vedette_breakdown_get_factors (breakdown);
  guint n = g_list_model_get_n_items (factors);
  g_autofree char *need = format_need (breakdown);
  g_autofree char *die = format_die (self);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *last;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);
      g_autofree char *value = format_factor (factor);
      GtkWidget *number = make_cell (value, 1), *source = make_cell (vedette_factor_get_source (factor), 0);

      gtk_widget_add_css_class (number, "numeric");
      gtk_widget_add_css_class (source, "dim-label");
      gtk_grid_attach (GTK_GRID (grid), number, 0, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), make_cell (vedette_factor_get_label (factor), 0), 1, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), source, 2, (int) i, 1, 1);
    }
  last = make_cell (need, 0);
  gtk_widget_add_css_class (last, "heading");
  gtk_grid_attach (GTK_GRID (grid), last, 0, (int) n, 3, 1);
  gtk_grid_attach (GTK_GRID (grid), make_cell (die, 0), 0, (int) n + 1, 3, 1);
  for (guint i = 0; i < g_list_model_get_n_items (vedette_breakdown_get_charts (breakdown)); i++)
    {
      g_autoptr (VedetteChart) chart = g_list_model_get_item (vedette_breakdown_get_charts (breakdown), i);

      gtk_grid_attach (GTK_GRID (grid), vedette_chart_grid_new (chart), 0, (int) (n + 2 + i), 3, 1);
    }
  return grid;
}

static gboolean
has_details (VedetteLogRow *self)
{
  g_autoptr (VedetteBreakdown) breakdown = explain (self);

  return breakdown != NULL;
}

static void
update_details (VedetteLogRow *self)
{
  gboolean open = gtk_toggle_button_get_active (self->working) && gtk_widget_get_visible (GTK_WIDGET (self->working));

  gtk_button_set_icon_name (GTK_BUTTON (self->working), open ? "pan-down-symbolic" : "pan-end-symbolic");
  adw_bin_set_child (self->details, open ? make_details (self) : NULL);
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

static GtkWidget *
make_line (VedetteLogRow *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->time = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->time), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->time), "dim-label");
  gtk_label_set_width_chars (self->time, 5);
  self->sentence = GTK_LABEL (make_cell (NULL, 0));
  gtk_label_set_width_chars (self->sentence, 10);
  gtk_widget_set_hexpand (GTK_WIDGET (self->sentence), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->sentence), GTK_ALIGN_CENTER);
  self->die = VEDETTE_DRAWING_VIEW (vedette_drawing_view_new (NULL));
  self->working = GTK_TOGGLE_BUTTON (gtk_toggle_button_new ());
  self->back = GTK_BUTTON (gtk_button_new_from_icon_name ("document-revert-symbolic"));
  vedette_spoken_set_tip (GTK_WIDGET (self->working), _("Working"));
  vedette_spoken_set_tip (GTK_WIDGET (self->back), _("Back to Here"));
  gtk_widget_add_css_class (GTK_WIDGET (self->working), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self->back), "flat");
  gtk_widget_set_hexpand (GTK_WIDGET (self->back), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->back), GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (self->working));
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (self->back));
  /* Room for both, so that the dice stand one below the other. */
  gtk_widget_set_size_request (buttons, 72, 34);
  gtk_widget_set_hexpand (buttons, FALSE);
  gtk_widget_set_valign (buttons, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (line, 3);
  gtk_widget_set_margin_bottom (line, 3);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->time));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->sentence));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->die));
  gtk_box_append (GTK_BOX (line), buttons);
  return line;
}

static GtkWidget *
make_head (VedetteLogRow *self)
{
  self->head = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9));
  self->sign = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->sign), "sign");
  self->whose = GTK_LABEL (gtk_label_new (NULL));
  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->whose), "heading");
  gtk_label_set_ellipsize (self->whose, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "numeric");
  gtk_box_append (self->head, GTK_WIDGET (self->sign));
  gtk_box_append (self->head, GTK_WIDGET (self->whose));
  gtk_box_append (self->head, GTK_WIDGET (self->count));
  gtk_widget_set_size_request (GTK_WIDGET (self->head), -1, 40);
  gtk_widget_set_margin_top (GTK_WIDGET (self->head), HEAD_GAP);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->head), 3);
  gtk_widget_set_margin_start (GTK_WIDGET (self->head), 9);
  gtk_widget_set_visible (GTK_WIDGET (self->head), FALSE);
  return GTK_WIDGET (self->head);
}

static void
vedette_log_row_init (VedetteLogRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), make_line (self));
  self->details = ADW_BIN (adw_bin_new ());
  /* under the sentence */
  gtk_widget_set_margin_start (GTK_WIDGET (self->details), 50);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->details), 6);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->details));
  gtk_widget_set_margin_start (box, EDGE + 6);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_swapped (self->working, "toggled", G_CALLBACK (on_toggled), self);
  g_signal_connect_swapped (self->back, "clicked", G_CALLBACK (on_back), self);
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
  g_autofree char *working = g_strdup_printf (_("Working: %s"), text);
  /* Translators: the name of a button that undoes all after a step; the step */
  g_autofree char *back = g_strdup_printf (_("Back to here: %s"), text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sentence), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->working), GTK_ACCESSIBLE_PROPERTY_LABEL, working, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL, back, -1);
  /* The row of the list itself takes the focus. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->head)))
    /* Translators: a chapter of the log, and its newest step, said to screen readers together */
    headed = g_strdup_printf (C_("chapter", "%s. %s"), gtk_label_get_text (self->whose), said);
  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, headed != NULL ? headed : said, -1);
}

static void
paint (GtkLabel *label,
       GdkRGBA  *colour)
{
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();

  if (colour != NULL)
    {
      pango_attr_list_insert (list, pango_attr_foreground_new ((guint16) (colour->red * 65535),
                                                               (guint16) (colour->green * 65535),
                                                               (guint16) (colour->blue * 65535)));
      /* Plain text is a little transparent. */
      pango_attr_list_insert (list, pango_attr_foreground_alpha_new (65535));
    }
  gtk_label_set_attributes (label, list);
}

/**
 * vedette_log_row_set_chapter:
 * @party: (nullable): in whose hands the battle was
 * @whose: (nullable): the head that stands above the row; none if another of the chapter stands above it
 * @count: what stands after it
 *
 * Says where the step belongs.
 */
void
vedette_log_row_set_chapter (VedetteLogRow *self,
                             VedetteParty  *party,
                             const char    *whose,
                             const char    *count)
{
  g_set_object (&self->party, party);
  gtk_widget_set_visible (GTK_WIDGET (self->head), whose != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), party != NULL);
  if (whose != NULL)
    {
      GdkRGBA colour = party != NULL ? get_colour (self, 1) : (GdkRGBA){ 0 };

      gtk_label_set_text (self->whose, whose);
      gtk_label_set_text (self->count, count);
      if (party != NULL)
        gtk_label_set_text (self->sign, vedette_sign_get_symbol (vedette_party_get_sign (party)));
      /* The sign alone: on the tint, text in the colour of a side would be hard to read. */
      paint (self->sign, party != NULL ? &colour : NULL);
    }
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
  if (vedette_step_get_done (self->step))
    gtk_widget_remove_css_class (GTK_WIDGET (self->sentence), "undone");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->sentence), "undone");
  gtk_widget_set_visible (GTK_WIDGET (self->back), vedette_log_is_reachable (self->session, self->step));
  name_parts (self, text);
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
  vedette_drawing_view_set_die (self->die, natural, verdict, NULL, DIE);
  /* A place without a die is nothing to speak of; it keeps the tiles one below the other. */
  gtk_widget_set_visible (GTK_WIDGET (self->die), natural > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->working), has_details (self));
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
 * Shows or hides the working, if the step has one.
 */
void
vedette_log_row_toggle (VedetteLogRow *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->working)))
    gtk_toggle_button_set_active (self->working, !gtk_toggle_button_get_active (self->working));
}
