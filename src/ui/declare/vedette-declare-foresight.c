/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a roll would be read off and may come to, in a form: the charts, and the chances of what may come of it. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-foresight.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-chart-grid.h"

/**
 * VedetteDeclareForesight:
 *
 * It is there only while there is something to show.
 */
struct _VedetteDeclareForesight
{
  GtkWidget parent_instance;

  VedetteRules *rules;
  GtkBox *charts; /* borrowed, as is the other */
  GtkLabel *odds; /* NULL where they are not shown */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareForesight, vedette_declare_foresight, GTK_TYPE_WIDGET)

static void
vedette_declare_foresight_dispose (GObject *object)
{
  VedetteDeclareForesight *self = VEDETTE_DECLARE_FORESIGHT (object);
  GtkWidget *child;

  g_clear_object (&self->rules);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (vedette_declare_foresight_parent_class)->dispose (object);
}

static void
vedette_declare_foresight_class_init (VedetteDeclareForesightClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_declare_foresight_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
vedette_declare_foresight_init (VedetteDeclareForesight *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 18);
  self->charts = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_set_parent (GTK_WIDGET (self->charts), GTK_WIDGET (self));
}

/**
 * vedette_declare_foresight_new:
 *
 * Returns: (transfer floating): a widget that shows nothing yet
 */
VedetteDeclareForesight *
vedette_declare_foresight_new (VedetteRules *rules)
{
  VedetteDeclareForesight *self = g_object_new (VEDETTE_TYPE_DECLARE_FORESIGHT, "visible", FALSE, NULL);

  self->rules = g_object_ref (rules);
  return self;
}

/**
 * vedette_declare_foresight_add_odds:
 *
 * Shows the chances, too, from the next update on.
 */
void
vedette_declare_foresight_add_odds (VedetteDeclareForesight *self)
{
  self->odds = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->odds, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->odds), "numeric");
  gtk_widget_set_parent (GTK_WIDGET (self->odds), GTK_WIDGET (self));
}

/* @outcomes: (nullable) */
static void
show_odds (VedetteDeclareForesight *self,
           GListModel              *outcomes)
{
  g_autoptr (GString) text = g_string_new (NULL);

  vedette_each (VedetteOutcome, outcome, outcomes)
    {
      g_autofree char *percent = vedette_chance_percent (outcome->chance);

      if (text->len > 0)
        g_string_append (text, " · ");
      /* Translators: what may come of a roll, and its chance as a percentage */
      g_string_append_printf (text, C_("outcome", "%s %s"), outcome->label, percent);
    }
  gtk_label_set_text (self->odds, text->str);
}

/* The tables that the roll would be read off, as far as they are known before it.
 * @charts: (nullable) */
static void
show_charts (VedetteDeclareForesight *self,
             GListModel              *charts)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->charts))) != NULL)
    gtk_box_remove (self->charts, child);
  vedette_each (VedetteChart, chart, charts)
    gtk_box_append (self->charts, vedette_chart_grid_new (chart));
  gtk_widget_set_visible (GTK_WIDGET (self->charts), gtk_widget_get_first_child (GTK_WIDGET (self->charts)) != NULL);
}

/**
 * vedette_declare_foresight_update:
 * @move: as it is declared now
 */
void
vedette_declare_foresight_update (VedetteDeclareForesight *self,
                                  VedetteMove             *move)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (self->rules, move);

  show_charts (self, breakdown != NULL ? breakdown->charts : NULL);
  if (self->odds != NULL)
    show_odds (self, breakdown != NULL ? breakdown->outcomes : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), self->odds != NULL || gtk_widget_get_visible (GTK_WIDGET (self->charts)));
}
