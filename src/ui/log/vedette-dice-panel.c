/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dice of both sides: how many, their mean, the low ones, and every face, beside what fair dice would give. */

#include "vedette-config.h"

#include "ui/log/vedette-dice-panel.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/words/vedette-skirmish-log.h"

/* Two rows of ten faces fit the narrowest window. */
#define COLUMNS 10

struct _VedetteDicePanel
{
  AdwBin parent_instance;

  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteDicePanel, vedette_dice_panel, ADW_TYPE_BIN)

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_faces (const VedetteDiceTally *tally)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int face = 1; face <= VEDETTE_ATTEMPT_SIDES; face++)
    {
      g_autofree char *name = g_strdup_printf ("%d", face);
      g_autofree char *count = g_strdup_printf ("%u", tally->faces[face]);
      /* Translators: a face of the die, and how often it was rolled, for screen readers */
      g_autofree char *said = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d: %u time", "%d: %u times",
                                                            (gulong) tally->faces[face]), face, tally->faces[face]);
      GtkWidget *above = gtk_label_new (name), *below = gtk_label_new (count);
      int column = (face - 1) % COLUMNS, row = (face - 1) / COLUMNS * 2;

      gtk_widget_add_css_class (above, "caption");
      gtk_widget_add_css_class (above, "dim-label");
      gtk_widget_add_css_class (below, "numeric");
      gtk_label_set_width_chars (GTK_LABEL (below), 2);
      gtk_widget_set_margin_bottom (below, 6);
      gtk_accessible_update_property (GTK_ACCESSIBLE (below), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
      gtk_grid_attach (GTK_GRID (grid), above, column, row, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), below, column, row + 1, 1, 1);
    }
  return grid;
}

static void
update (VedetteDicePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteSkirmish skirmish;
  VedetteDiceTally tallies[2];

  vedette_skirmish_read (&skirmish, battle);
  vedette_skirmish_tally (battle, tallies);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = vedette_dice_tally_describe (&tallies[i]);
      /* Translators: the sign and the name of a side */
      g_autofree char *title = g_strdup_printf (C_("side", "%s %s"),
                                                vedette_sign_get_symbol (vedette_force_get_sign (skirmish.forces[i])),
                                                vedette_force_get_name (skirmish.forces[i]));

      gtk_box_append (GTK_BOX (box), make_label (title, "heading"));
      gtk_box_append (GTK_BOX (box), make_label (text, NULL));
      if (tallies[i].n > 0)
        gtk_box_append (GTK_BOX (box), make_faces (&tallies[i]));
    }
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 12, NULL);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* All dice are counted only when somebody looks. */
static void
on_changed (VedetteDicePanel *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

static void
vedette_dice_panel_map (GtkWidget *widget)
{
  update (VEDETTE_DICE_PANEL (widget));

  GTK_WIDGET_CLASS (vedette_dice_panel_parent_class)->map (widget);
}

static void
vedette_dice_panel_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_DICE_PANEL (object)->session);

  G_OBJECT_CLASS (vedette_dice_panel_parent_class)->dispose (object);
}

static void
vedette_dice_panel_class_init (VedetteDicePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_dice_panel_dispose;
  GTK_WIDGET_CLASS (klass)->map = vedette_dice_panel_map;
}

static void
vedette_dice_panel_init (VedetteDicePanel *self)
{
}

/**
 * vedette_dice_panel_new:
 *
 * Returns: (transfer floating): a panel that counts when it is shown
 */
GtkWidget *
vedette_dice_panel_new (VedetteSession *session)
{
  VedetteDicePanel *self = g_object_new (VEDETTE_TYPE_DICE_PANEL, NULL);

  self->session = g_object_ref (session);
  update (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
