/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A corps, a formation or a unit as a row of the tree of its army. */

#include "vedette-config.h"

#include "ui/eagles/vedette-formation-row.h"

#include <glib/gi18n-lib.h>

#include "ui/eagles/vedette-eagles-look.h"
#include "ui/eagles/vedette-formation-words.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-wrap-layout.h"

/**
 * VedetteFormationRow:
 *
 * How far it stands below its army is seen by its kind: a corps and a formation are headings of what follows, a unit has the
 * symbol of its arm before it.
 */
struct _VedetteFormationRow
{
  GtkListBoxRow parent_instance;

  /* template */
  GtkLabel *symbol;
  GtkLabel *name;
  GtkLabel *details;
  GtkButton *remove;

  gint64 record;
};

G_DEFINE_FINAL_TYPE (VedetteFormationRow, vedette_formation_row, GTK_TYPE_LIST_BOX_ROW)

static void
vedette_formation_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_FORMATION_ROW);

  G_OBJECT_CLASS (vedette_formation_row_parent_class)->dispose (object);
}

static void
vedette_formation_row_class_init (VedetteFormationRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_formation_row_dispose;
  g_type_ensure (VEDETTE_TYPE_WRAP_LAYOUT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/eagles/vedette-formation-row.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteFormationRow, symbol);
  gtk_widget_class_bind_template_child (widget_class, VedetteFormationRow, name);
  gtk_widget_class_bind_template_child (widget_class, VedetteFormationRow, details);
  gtk_widget_class_bind_template_child (widget_class, VedetteFormationRow, remove);
}

static void
vedette_formation_row_init (VedetteFormationRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
vedette_formation_row_new (void)
{
  return g_object_new (VEDETTE_TYPE_FORMATION_ROW, NULL);
}

gint64
vedette_formation_row_get_record (VedetteFormationRow *self)
{
  return self->record;
}

static void
show_kind (VedetteFormationRow *self,
           const VedetteEagles *eagles,
           gpointer             record)
{
  static const char * const kinds[] = { "corps", "division", "unit", NULL };
  gboolean unit = VEDETTE_IS_UNIT (record);

  for (guint i = 0; kinds[i] != NULL; i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), kinds[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self), vedette_record_class_get_tag (VEDETTE_RECORD_GET_CLASS (record)));
  gtk_label_set_text (self->symbol, unit ? vedette_eagles_look_get_symbol (vedette_unit_get_arm (record)) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->symbol), unit);
  if (unit)
    vedette_eagles_look_set_ink (GTK_WIDGET (self->symbol), eagles, vedette_eagles_get_army_of (eagles, record));
}

void
vedette_formation_row_show (VedetteFormationRow *self,
                            const VedetteEagles *eagles,
                            gpointer             record)
{
  g_autofree char *name = vedette_eagles_say (eagles, record);
  g_autofree char *words = vedette_formation_words_say (eagles, record);
  /* Translators: what a button does with somebody or something */
  g_autofree char *remove = g_strdup_printf (_("Remove %s"), name);
  /* Translators: who somebody is, and what is known about them */
  g_autofree char *heard = g_strdup_printf (C_("participant", "%s: %s"), name, words);

  self->record = vedette_record_get_id (record);
  show_kind (self, eagles, record);
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->details, words);
  vedette_spoken_set_name (GTK_WIDGET (self), heard);
  vedette_spoken_set_tip (GTK_WIDGET (self->remove), remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->remove), "x", self->record);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->remove), "armies.remove");
}
