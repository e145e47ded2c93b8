/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number that is needed, in large type, and the lines that it comes from. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-needed.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-attempt.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-spoken.h"

struct _VedetteRollNeeded
{
  AdwBin parent_instance;

  GtkLabel *label;
  GtkLevelBar *bar;
};

G_DEFINE_FINAL_TYPE (VedetteRollNeeded, vedette_roll_needed, ADW_TYPE_BIN)

static void
vedette_roll_needed_class_init (VedetteRollNeededClass *klass)
{
}

static void
vedette_roll_needed_init (VedetteRollNeeded *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0f, "selectable", FALSE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "needed");
  self->bar = GTK_LEVEL_BAR (gtk_level_bar_new_for_interval (0, VEDETTE_ATTEMPT_SIDES));
  /* No colour of its own at any number: neither is it low nor high, it is what it is. */
  gtk_level_bar_remove_offset_value (self->bar, GTK_LEVEL_BAR_OFFSET_LOW);
  gtk_level_bar_remove_offset_value (self->bar, GTK_LEVEL_BAR_OFFSET_HIGH);
  gtk_level_bar_remove_offset_value (self->bar, GTK_LEVEL_BAR_OFFSET_FULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Number needed, of 20"), -1);
  gtk_box_append (GTK_BOX (box), vedette_spoken_status_new (self->label));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
vedette_roll_needed_new (void)
{
  return g_object_new (VEDETTE_TYPE_ROLL_NEEDED, NULL);
}

/**
 * vedette_roll_needed_set_narrow:
 *
 * When narrow, the number goes into one line of 24 px.
 */
void
vedette_roll_needed_set_narrow (VedetteRollNeeded *self,
                                gboolean           narrow)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (2.0 / 3.0));
  gtk_label_set_attributes (self->label, narrow ? attributes : NULL);
}

/**
 * vedette_roll_needed_show:
 *
 * Shows the number that a roll needs, and its chance.
 */
void
vedette_roll_needed_show (VedetteRollNeeded *self,
                          VedetteBreakdown  *breakdown)
{
  int need = vedette_breakdown_get_need (breakdown);
  g_autofree char *chance = vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "success"));
  g_autofree char *text = NULL;

  if (need > VEDETTE_ATTEMPT_SIDES)
    /* Translators: the number needed, which is not on the die, and the chance */
    text = g_strdup_printf (_("NEEDS %d: NO DIE WILL DO · %s"), need, chance);
  else if (need <= 1)
    /* Translators: the number needed, which every die beats, and the chance */
    text = g_strdup_printf (_("NEEDS %d: ANY DIE WILL DO · %s"), need, chance);
  else
    /* Translators: the number needed on the die, and the chance */
    text = g_strdup_printf (_("NEEDS %d OR MORE · %s"), need, chance);
  gtk_label_set_text (self->label, text);
  gtk_level_bar_set_value (self->bar, CLAMP (need, 0, VEDETTE_ATTEMPT_SIDES));
}

/**
 * vedette_roll_lines_new:
 *
 * Returns: (transfer floating): room for the lines of a breakdown
 */
GtkWidget *
vedette_roll_lines_new (void)
{
  GtkWidget *lines = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (lines), 12);
  gtk_grid_set_row_spacing (GTK_GRID (lines), 3);
  return lines;
}

static void
attach (GtkWidget  *lines,
        const char *text,
        float       xalign,
        const char *css_class,
        int         column,
        int         row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  if (column > 0)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_hexpand (label, column == 2);
    }
  gtk_grid_attach (GTK_GRID (lines), label, column, row, 1, 1);
}

/**
 * vedette_roll_lines_show:
 * @lines: of vedette_roll_lines_new()
 *
 * Shows every factor that counts, signed as it changes the number needed.
 */
void
vedette_roll_lines_show (GtkWidget        *lines,
                         VedetteBreakdown *breakdown)
{
  GListModel *factors = vedette_breakdown_get_factors (breakdown);
  GtkWidget *child;
  int row = 0;

  while ((child = gtk_widget_get_first_child (lines)) != NULL)
    gtk_grid_remove (GTK_GRID (lines), child);
  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);
      int value = vedette_factor_get_value (factor);
      g_autofree char *number = NULL;

      if (value == 0)
        continue;
      /* The first is the rate; the others are bonuses, and take away from it. */
      if (i == 0)
        number = g_strdup_printf ("%d", value);
      else
        number = vedette_digits_keep_order (g_strdup_printf (value > 0 ? "−%d" : "+%d", ABS (value)));
      attach (lines, number, 1.0f, "numeric", 0, row);
      attach (lines, vedette_factor_get_label (factor), 0.0f, NULL, 1, row);
      attach (lines, vedette_factor_get_source (factor), 0.0f, "dim-label", 2, row);
      row++;
    }
}
