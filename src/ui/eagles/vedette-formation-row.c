/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An army, a corps, a formation or a unit as a row of its tree. */

#include "vedette-config.h"

#include "ui/eagles/vedette-formation-row.h"

#include <glib/gi18n-lib.h>

#include "ui/eagles/vedette-formation-words.h"
#include "ui/widgets/vedette-spoken.h"

#define INDENT 18

struct _VedetteFormationRow
{
  AdwActionRow parent_instance;

  GtkWidget *indent;
  GtkButton *remove;
  gint64 record;
};

G_DEFINE_FINAL_TYPE (VedetteFormationRow, vedette_formation_row, ADW_TYPE_ACTION_ROW)

static void
vedette_formation_row_class_init (VedetteFormationRowClass *klass)
{
}

static void
vedette_formation_row_init (VedetteFormationRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  self->indent = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), self->indent);
  self->remove = GTK_BUTTON (gtk_button_new_from_icon_name ("user-trash-symbolic"));
  gtk_widget_add_css_class (GTK_WIDGET (self->remove), "flat");
  gtk_widget_set_valign (GTK_WIDGET (self->remove), GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->remove));
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

/**
 * vedette_formation_row_show:
 * @depth: how far it stands below its army
 */
void
vedette_formation_row_show (VedetteFormationRow *self,
                            const VedetteEagles *eagles,
                            gpointer             record,
                            guint                depth)
{
  g_autofree char *name = vedette_eagles_say (eagles, record);
  g_autofree char *words = vedette_formation_words_say (eagles, record);
  /* Translators: what a button does with somebody or something */
  g_autofree char *remove = g_strdup_printf (_("Remove %s"), name);
  /* Translators: who somebody is, and what is known of him */
  g_autofree char *heard = g_strdup_printf (C_("participant", "%s: %s"), name, words);

  self->record = vedette_record_get_id (record);
  gtk_widget_set_size_request (self->indent, (int) depth * INDENT, -1);
  gtk_widget_set_visible (self->indent, depth > 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), words);
  vedette_spoken_set_name (GTK_WIDGET (self), heard);
  gtk_widget_set_visible (GTK_WIDGET (self->remove), !VEDETTE_IS_ARMY (record));
  vedette_spoken_set_tip (GTK_WIDGET (self->remove), remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->remove), "x", self->record);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->remove), "armies.remove");
}
