/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of a battle in one line of text. */

#include "vedette-config.h"

#include "ui/widgets/vedette-clocks-label.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-digits.h"

#define SECONDS_OF_MINUTE 60

static void
update (VedetteClocks *clocks,
        GtkLabel      *label)
{
  g_autoptr (GString) markup = g_string_new (NULL), lines = g_string_new (NULL);

  vedette_each_new (VedetteParty, party, vedette_clocks_list (clocks))
    {
      gulong minutes = (gulong) (party->seconds / SECONDS_OF_MINUTE);
      /* Translators: how many full minutes, as short as may be */
      g_autofree char *shown = vedette_digits_keep_order (g_strdup_printf (_("%d min"), (int) minutes));
      g_autofree char *part = g_markup_printf_escaped (party->holds ? "<b>%s %s</b>" : "%s %s", party->name, shown);

      g_string_append_printf (markup, "%s%s", markup->len > 0 ? " · " : "", part);
      g_string_append (lines, lines->len > 0 ? "\n" : "");
      g_string_append_printf (
        lines,
        party->holds
          /* Translators: the name of a side, and for how many full minutes it has had the initiative; it has it now */
          ? g_dngettext (GETTEXT_PACKAGE, "%s: %lu minute, holds now", "%s: %lu minutes, holds now", minutes)
          /* Translators: the name of a side, and for how many full minutes it has had the initiative */
          : g_dngettext (GETTEXT_PACKAGE, "%s: %lu minute", "%s: %lu minutes", minutes),
        party->name, minutes);
    }
  gtk_label_set_markup (label, markup->str);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), lines->str);
  /* Older GTK makes the description of the tooltip; newer GTK does not. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, lines->str, -1);
  gtk_widget_set_visible (GTK_WIDGET (label), markup->len > 0);
}

/**
 * vedette_clocks_label_follow:
 * @label: a label that nothing else changes
 *
 * Shows the total of each party in the label from now on: the party that has the battle in hand is bold, and the tooltip has
 * all clocks in words, which a screen reader reads as the description. The label is hidden while there are no clocks.
 */
void
vedette_clocks_label_follow (GtkLabel      *label,
                             VedetteClocks *clocks)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (label), "numeric");
  g_signal_connect_object (clocks, "changed", G_CALLBACK (update), label, 0);
  update (clocks, label);
}
