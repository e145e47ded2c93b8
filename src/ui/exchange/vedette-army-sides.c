/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose army it is: the sides of a battle by their names. */

#include "vedette-config.h"

#include "ui/exchange/vedette-army-sides.h"

#include <glib/gi18n-lib.h>

#include "core/exchange/vedette-army.h"
#include "ui/widgets/vedette-dialog.h"

/**
 * vedette_army_sides_get_label:
 * @i: which of the sides of the format
 *
 * Returns: (transfer full): what people call the side
 */
char *
vedette_army_sides_get_label (VedetteRules *rules,
                              guint         i)
{
  const VedetteArmyFormat *format = vedette_army_get_format (rules);

  if (format->labels != NULL)
    return g_strdup (_(format->labels[i]));
  vedette_each_new (VedetteParty, party, vedette_rules_list_parties (rules, NULL))
    if (g_strcmp0 (party->id, format->sides[i]) == 0)
      return g_strdup (party->name);
  return g_strdup (format->sides[i]);
}

/**
 * vedette_army_sides_add_row:
 *
 * Returns: (transfer none): a [class@Gtk.DropDown] with the sides of the format in their order
 */
GtkWidget *
vedette_army_sides_add_row (GtkWidget    *group,
                            const char   *title,
                            VedetteRules *rules)
{
  const VedetteArmyFormat *format = vedette_army_get_format (rules);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) labels = NULL;
  GtkWidget *choice;

  for (guint i = 0; format->sides[i] != NULL; i++)
    {
      g_autofree char *label = vedette_army_sides_get_label (rules, i);

      g_strv_builder_add (builder, label);
    }
  labels = g_strv_builder_end (builder);
  choice = vedette_row_add_choice (group, title, NULL, (const char * const *) labels, 0);
  /* It is the button inside that takes the focus. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (choice)), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  return choice;
}
