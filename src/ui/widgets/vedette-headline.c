/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A headline that is read from the chair, and still whole when it is long: in two lines of smaller letters, which are as high
   as one of large ones. */

#include "vedette-config.h"

#include "ui/widgets/vedette-headline.h"

#include "ui/widgets/vedette-spoken.h"

/* As many letters stand beside what else is in the head of a window of the usual width. */
#define LONG 11
#define LONG_DUE 34
#define LONG_DUE_NARROW 24

static gboolean
mark_long (GtkLabel   *label,
           const char *text,
           glong       most)
{
  gboolean is_long = g_utf8_strlen (text, -1) > most;

  if (is_long)
    gtk_widget_add_css_class (GTK_WIDGET (label), "long");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (label), "long");
  return is_long;
}

/**
 * vedette_headline_set_text:
 * @label: one that has the style class `holder`
 */
void
vedette_headline_set_text (GtkLabel   *label,
                           const char *text)
{
  gboolean is_long = mark_long (label, text, LONG);

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (label, is_long);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (label, is_long ? 2 : 1);
  gtk_label_set_text (label, text);
  vedette_spoken_set_tip (GTK_WIDGET (label), is_long ? text : NULL);
}

/**
 * vedette_headline_set_due:
 * @label: one that has the style class `due`, and wraps
 * @lines: how many lines there is room for
 * @narrow: whether the window is
 *
 * The same for what is due: there is room for one line more of smaller letters.
 */
void
vedette_headline_set_due (GtkLabel   *label,
                          const char *text,
                          int         lines,
                          gboolean    narrow)
{
  gboolean is_long = mark_long (label, text, narrow ? LONG_DUE_NARROW : LONG_DUE);

  gtk_label_set_lines (label, is_long ? lines + 1 : lines);
  gtk_label_set_text (label, text);
  vedette_spoken_set_tip (GTK_WIDGET (label), is_long ? text : NULL);
}
