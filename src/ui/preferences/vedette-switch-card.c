/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules about one thing, one below the other. */

#include "vedette-config.h"

#include "ui/preferences/vedette-switch-card.h"

#include <glib/gi18n-lib.h>

#include "ui/preferences/vedette-switch-row.h"

struct _VedetteSwitchCard
{
  AdwPreferencesGroup parent_instance;

  /* template */
  GtkBox *card;
};

G_DEFINE_FINAL_TYPE (VedetteSwitchCard, vedette_switch_card, ADW_TYPE_PREFERENCES_GROUP)

static void
vedette_switch_card_class_init (VedetteSwitchCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/preferences/vedette-switch-card.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteSwitchCard, card);
}

static void
vedette_switch_card_init (VedetteSwitchCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_switch_card_new:
 * @about: which group of the table
 * @rows: (element-type VedetteSwitchRow): as long as the table; gets the rows at their places
 *
 * Returns: (transfer floating): a group with a heading
 */
GtkWidget *
vedette_switch_card_new (const VedetteSwitchTable *table,
                         int                       about,
                         GPtrArray                *rows)
{
  g_autofree char *title = g_markup_escape_text (vedette_switch_table_get_group_label (table, about), -1);
  VedetteSwitchCard *self = g_object_new (VEDETTE_TYPE_SWITCH_CARD, "title", title, NULL);

  /* Said of all of them, above the first */
  if (about == 0)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self),
                                           _("House rules. A change takes effect with the next roll and appears in the log."));
  for (guint i = 0; i < vedette_switch_table_get_n (table); i++)
    {
      if (vedette_switch_table_nth (table, i)->group != about)
        continue;
      if (gtk_widget_get_first_child (GTK_WIDGET (self->card)) != NULL)
        gtk_box_append (self->card, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      rows->pdata[i] = vedette_switch_row_new (vedette_switch_table_nth (table, i));
      gtk_box_append (self->card, rows->pdata[i]);
    }
  return GTK_WIDGET (self);
}
