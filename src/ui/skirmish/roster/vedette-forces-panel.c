/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of the roster: its heading, the entry for its lines, and the lines. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-panel.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/roster/vedette-forces-message.h"
#include "ui/skirmish/roster/vedette-line-entry.h"
#include "ui/widgets/party/vedette-party-head.h"
#include "ui/widgets/party/vedette-party-paint.h"

struct _VedetteForcesPanel
{
  AdwBin parent_instance;

  GtkWidget *edge;
  VedettePartyHead *head;
  AdwBin *entry_place;
  GtkStack *stack;
  VedetteLineEntry *entry;
  VedetteForcesTable *table;

  VedetteSession *session;
  VedetteForcesModel *model;
  guint index;
  guint n_lines;
};

G_DEFINE_FINAL_TYPE (VedetteForcesPanel, vedette_forces_panel, ADW_TYPE_BIN)

static void
vedette_forces_panel_dispose (GObject *object)
{
  VedetteForcesPanel *self = VEDETTE_FORCES_PANEL (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->model);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_forces_panel_parent_class)->dispose (object);
}

static gboolean
vedette_forces_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_FORCES_PANEL (widget)->entry));
}

static void
vedette_forces_panel_class_init (VedetteForcesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_forces_panel_dispose;
  widget_class->grab_focus = vedette_forces_panel_grab_focus;
  g_type_ensure (VEDETTE_TYPE_PARTY_HEAD);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roster/"
                                                             "vedette-forces-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesPanel, edge);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesPanel, head);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesPanel, entry_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesPanel, stack);
}

static void
vedette_forces_panel_init (VedetteForcesPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* How many stand, of how many, on how many lines; they are counted whatever is filtered. */
static void
count_men (VedetteForcesPanel *self)
{
  GListModel *figures = vedette_battle_get_records (vedette_session_get_battle (self->session), VEDETTE_TYPE_FIGURE);
  gint64 side = vedette_forces_model_get_side (self->model);
  g_autofree char *men = NULL, *lines = NULL, *text = NULL;
  int standing = 0, all = 0;

  self->n_lines = 0;
  vedette_each (VedetteFigure, figure, figures)
    {
      if (vedette_figure_get_side (figure) != side)
        continue;
      self->n_lines++;
      standing += vedette_figure_get_standing (figure);
      all += vedette_figure_get_count (figure);
    }
  if (standing == all)
    men = g_strdup_printf (ngettext ("%d figure", "%d figures", (gulong) all), all);
  else
    /* Translators: figures on the table, of all figures of a side */
    men = g_strdup_printf (ngettext ("%d of %d figure", "%d of %d figures", (gulong) all), standing, all);
  lines = g_strdup_printf (ngettext ("%u line", "%u lines", self->n_lines), self->n_lines);
  /* Translators: “19 figures”, “5 lines” */
  text = g_strdup_printf (_("%s · %s"), men, lines);
  vedette_party_head_set_count (self->head, text);
}

/**
 * vedette_forces_panel_show_page:
 *
 * The lines, or why there are none to be seen.
 */
void
vedette_forces_panel_show_page (VedetteForcesPanel *self)
{
  const char *page = "table";

  if (vedette_forces_rows_get_length (vedette_forces_model_get_rows (self->model)) == 0)
    page = self->n_lines == 0 ? "empty" : "nothing";
  gtk_stack_set_visible_child_name (self->stack, page);
}

/**
 * vedette_forces_panel_update:
 *
 * Takes over the name, the sign and the men of the side; the rows are the model's.
 */
void
vedette_forces_panel_update (VedetteForcesPanel *self)
{
  VedetteSkirmish skirmish;
  VedetteForce *force;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  force = skirmish.forces[self->index];
  vedette_party_paint_set_ink (self->edge, vedette_force_get_colour (force));
  vedette_party_head_set_party (self->head, vedette_sign_get_symbol (vedette_force_get_sign (force)),
                                vedette_force_get_colour (force));
  vedette_party_head_set_text (self->head, vedette_force_get_name (force), vedette_force_get_players (force));
  count_men (self);
  vedette_line_entry_update (self->entry);
  vedette_forces_panel_show_page (self);
}

/* A message makes room for what is asked about a line that is typed. */
static void
add_message (VedetteForcesPanel *self,
             GtkWidget          *message,
             const char         *name)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), message);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_stack_add_named (self->stack, scrolled, name);
}

static void
add_pages (VedetteForcesPanel *self)
{
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->table), "table");
  add_message (
    self,
    vedette_forces_message_new (_("No lines yet. Type a figure or a group of identical figures above and press Enter, or fill "
                                  "in a form. Each line then shows the roll it needs to take the initiative."),
                                _("Add Line…"), "forces.add"),
    "empty");
  add_message (
    self,
    vedette_forces_message_new (_("No lines match."), _("Show All"), "forces.show-all"), "nothing");
}

/**
 * vedette_forces_panel_new:
 * @index: 0 for the first side, 1 for the second
 *
 * Returns: (transfer floating): the roster of that side
 */
GtkWidget *
vedette_forces_panel_new (VedetteSession *session,
                          guint           index)
{
  VedetteForcesPanel *self = g_object_new (VEDETTE_TYPE_FORCES_PANEL, NULL);
  VedetteSkirmish skirmish;
  gint64 side;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  side = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[index]));
  self->session = g_object_ref (session);
  self->index = index;
  self->model = vedette_forces_model_new (session);
  vedette_forces_model_set_side (self->model, side);
  self->table = VEDETTE_FORCES_TABLE (vedette_forces_table_new (self->model));
  self->entry = VEDETTE_LINE_ENTRY (vedette_line_entry_new (session, side));
  adw_bin_set_child (self->entry_place, GTK_WIDGET (self->entry));
  add_pages (self);
  return GTK_WIDGET (self);
}

VedetteForcesModel *
vedette_forces_panel_get_model (VedetteForcesPanel *self)
{
  return self->model;
}

VedetteForcesTable *
vedette_forces_panel_get_table (VedetteForcesPanel *self)
{
  return self->table;
}

void
vedette_forces_panel_set_narrow (VedetteForcesPanel *self,
                                 gboolean            narrow)
{
  vedette_forces_table_set_narrow (self->table, narrow);
  vedette_party_head_set_narrow (self->head, narrow);
}
