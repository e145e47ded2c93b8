/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of a battle in one line of text. */

#include "vedette-config.h"

#include "ui/widgets/vedette-clocks-label.h"

#include "ui/widgets/vedette-digits.h"

static void
update (VedetteClocks *clocks,
        GtkLabel      *label)
{
  g_autoptr (GString) markup = g_string_new (NULL), lines = g_string_new (NULL);
  g_autoptr (GListModel) list = vedette_clocks_list (clocks);

  vedette_each (VedettePartyClock, clock, list)
    {
      g_autofree char *words = vedette_party_clock_describe (clock);
      g_autofree char *minutes = vedette_digits_keep_order (vedette_party_clock_say_minutes (clock->seconds));
      g_autofree char *part = g_markup_printf_escaped (clock->holds ? "<b>%s %s</b>" : "%s %s", clock->party->name, minutes);

      g_string_append_printf (markup, "%s%s", markup->len > 0 ? " · " : "", part);
      g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", words);
    }
  gtk_label_set_markup (label, markup->str);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), lines->str);
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
