/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of both sides on Play, where nothing has to move for them; a press stops them, another lets them go on. */

#include "vedette-config.h"

#include "ui/play/vedette-clocks-button.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-clocks-row.h"
#include "ui/widgets/vedette-spoken.h"

#define DISC 20
/* Under the panes there is room for more than beside the tools. */
#define MOST 4
#define MOST_NARROW 2

struct _VedetteClocksButton
{
  AdwBin parent_instance;

  GtkWidget *button;
  VedetteClocksRow *row;
  GtkWidget *side_pane; /* weak: gives way where this stands below it */
};

G_DEFINE_FINAL_TYPE (VedetteClocksButton, vedette_clocks_button, ADW_TYPE_BIN)

static void
give_way (VedetteClocksButton *self)
{
  if (self->side_pane == NULL)
    return;
  if (GTK_IS_GRID (gtk_widget_get_parent (GTK_WIDGET (self))) && gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_widget_add_css_class (self->side_pane, "over-clocks");
  else
    gtk_widget_remove_css_class (self->side_pane, "over-clocks");
}

static void
on_shown (VedetteClocksButton *self)
{
  g_autofree char *clocks = vedette_clocks_row_describe (self->row);
  /* Translators: what a button is for that shows clocks, and in lines below each clock, as in “Red: 12 minutes” */
  g_autofree char *tip = g_strdup_printf (_("Pause the clocks\n%s"), clocks);

  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (GTK_WIDGET (self->row)));
  vedette_spoken_set_tip (self->button, tip);
  vedette_spoken_set_name (self->button, tip);
  give_way (self);
}

static void
vedette_clocks_button_dispose (GObject *object)
{
  g_clear_weak_pointer (&VEDETTE_CLOCKS_BUTTON (object)->side_pane);

  G_OBJECT_CLASS (vedette_clocks_button_parent_class)->dispose (object);
}

static void
vedette_clocks_button_class_init (VedetteClocksButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_clocks_button_dispose;
}

static void
vedette_clocks_button_init (VedetteClocksButton *self)
{
  self->row = g_object_new (VEDETTE_TYPE_CLOCKS_ROW, "halign", GTK_ALIGN_CENTER, NULL);
  self->button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "child", self->row, "action-name", "win.pause-clocks", NULL);
  gtk_widget_add_css_class (self->button, "clocks-button");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), self->button);
}

GtkWidget *
vedette_clocks_button_new (VedetteSession *session)
{
  VedetteClocksButton *self = g_object_new (VEDETTE_TYPE_CLOCKS_BUTTON, NULL);

  g_signal_connect_object (self->row, "shown", G_CALLBACK (on_shown), self, G_CONNECT_SWAPPED);
  vedette_clocks_row_set_clocks (self->row, vedette_session_get_clocks (session), DISC, MOST);
  return GTK_WIDGET (self);
}

/**
 * vedette_clocks_button_place:
 * @grid: of the whole view; where the panes stand beside the bands, this stands below them, in a line with the tools
 * @side_pane: the panes
 * @tools: the row of the tools, in which it stands otherwise; they need no more room than is there
 * @narrow: whether the panes are not beside the bands
 */
void
vedette_clocks_button_place (VedetteClocksButton *self,
                             GtkGrid             *grid,
                             GtkWidget           *side_pane,
                             GtkBox              *tools,
                             gboolean             narrow)
{
  GtkWidget *widget = GTK_WIDGET (self), *parent = gtk_widget_get_parent (widget);

  g_object_ref_sink (widget);
  g_set_weak_pointer (&self->side_pane, side_pane);
  if (parent != (narrow ? GTK_WIDGET (tools) : GTK_WIDGET (grid)))
    {
      if (GTK_IS_GRID (parent))
        gtk_grid_remove (grid, widget);
      else if (parent != NULL)
        gtk_box_remove (tools, widget);
      if (narrow)
        gtk_box_prepend (tools, widget);
      else
        gtk_grid_attach (grid, widget, 1, 1, 1, 1);
      gtk_widget_set_valign (widget, narrow ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
    }
  vedette_clocks_row_set_room (self->row, narrow ? MOST_NARROW : MOST, narrow);
  give_way (self);
  g_object_unref (widget);
}
