/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on an order card that is read. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-front.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/orders/vedette-card-words.h"
#include "ui/widgets/vedette-spoken.h"

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Texts that are too long for a card end in dots; the whole is in the tip of the card. */
static void
limit (GtkWidget *label,
       int        lines)
{
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
}

static void
add_part (GtkWidget  *grid,
          int         row,
          const char *title,
          const char *text,
          const char *css_class,
          int         lines)
{
  GtkWidget *head = make_label (title, "dim-label"), *body = make_label (text, css_class);

  gtk_label_set_wrap (GTK_LABEL (head), FALSE);
  gtk_widget_set_valign (head, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (body, GTK_ALIGN_BASELINE);
  gtk_widget_set_hexpand (body, TRUE);
  limit (body, lines);
  gtk_grid_attach (GTK_GRID (grid), head, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), body, 1, row, 1, 1);
}

/**
 * vedette_card_front_new:
 *
 * Returns: (transfer floating): who, what and when, and what is wrong with it
 */
GtkWidget *
vedette_card_front_new (VedetteSession   *session,
                        VedetteOrderCard *card)
{
  GtkWidget *grid = gtk_grid_new ();
  g_auto (GStrv) faults = vedette_card_words_faults (session, card);
  g_autofree char *who = NULL, *what = NULL, *when = NULL, *lost = NULL, *whole = NULL;
  int row = 3;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  who = vedette_card_words_who (&skirmish, card);
  what = vedette_card_words_what (&skirmish, card);
  when = vedette_card_words_when (card);
  lost = vedette_card_words_lost (&skirmish, card);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "order-card-front");
  /* Translators: the three parts of an order card */
  add_part (grid, 0, vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "actors"), who, NULL, 2);
  add_part (grid, 1, C_("an order card", "Do"), what, "title-3", 5);
  add_part (grid, 2, _("When"), when, NULL, 2);
  whole = g_strdup_printf ("%s\n%s\n%s", who, what, when);
  vedette_spoken_set_tip (grid, whole);
  if (lost != NULL)
    gtk_grid_attach (GTK_GRID (grid), make_label (lost, "why-not"), 0, row++, 2, 1);
  for (guint i = 0; faults[i] != NULL; i++)
    gtk_grid_attach (GTK_GRID (grid), make_label (faults[i], "why-not"), 0, row++, 2, 1);
  return grid;
}
