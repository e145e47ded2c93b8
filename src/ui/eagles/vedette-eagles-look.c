/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several views of a grand-tactical battle share: the sign of an army, and what is said of who commands. */

#include "vedette-config.h"

#include "ui/eagles/vedette-eagles-look.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-drawing-view.h"

/* The sign of a unit, how far it is from the next, and how thick its lines are at least, in px */
#define SIGN_WIDTH 40
#define SIGN_HEIGHT 26
#define SIGN_GAP 6
#define SIGN_STROKE 2.5
/* So many stand beside each other. */
#define SIGNS_OF_ROW 6

/* Returns: (transfer full): all that is said of something, in one line */
char *
vedette_eagles_look_join (GStrvBuilder *words)
{
  g_auto (GStrv) list = g_strv_builder_end (words);

  /* Translators: between what is said of somebody, as in “Ann · blue · 1 Turn” */
  return g_strjoinv (_(" · "), list);
}

void
vedette_eagles_look_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* Returns: (transfer floating): a text from the start of its line, which does not ask for more room than there is */
GtkWidget *
vedette_eagles_look_label (const char *text,
                           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Shows something in the colour of an army. */
void
vedette_eagles_look_set_ink (GtkWidget           *widget,
                             const VedetteEagles *eagles,
                             gpointer             army)
{
  vedette_party_paint_set_ink (widget, vedette_enum_get_brief (vedette_eagles_side_get_type (),
                                                               (int) vedette_eagles_get_side (eagles, army)));
}

/**
 * vedette_eagles_look_set_sign:
 * @army: (nullable): %NULL for no sign
 *
 * Shows the sign of an army in its colour. Its name stands beside it, so the sign itself is not spoken of.
 */
void
vedette_eagles_look_set_sign (GtkLabel            *label,
                              VedetteRules        *rules,
                              const VedetteEagles *eagles,
                              gpointer             army)
{
  const char *word = army != NULL ? vedette_eagles_get_word (eagles, army) : NULL;
  g_autoptr (VedetteParty) party = word != NULL ? vedette_rules_find_party (rules, word) : NULL;

  gtk_label_set_text (label, party != NULL ? vedette_sign_get_symbol (party->sign) : "");
  vedette_party_paint_set_ink (GTK_WIDGET (label), party != NULL ? party->colour : NULL);
}

/* The counter of an arm, as maps have them */
const char *
vedette_eagles_look_get_symbol (VedetteArm arm)
{
  static const char * const symbols[] = {
    [VEDETTE_ARM_INFANTRY] = "⊠", [VEDETTE_ARM_CAVALRY] = "◪", [VEDETTE_ARM_ARTILLERY] = "⊡",
  };

  return symbols[arm];
}

/* Draws the sign of a unit as on the maps of NATO: a frame with a cross, a stroke or a disc, in a place of 40 × 26 px or a part
 * of that. */
static void
draw_sign (VedetteDrawing *drawing,
           VedetteArm      arm,
           double          x,
           double          y,
           double          scale,
           VedetteInk      ink)
{
  double stroke = SIGN_STROKE * MAX (scale, 1), half = stroke / 2, left = x + half, right = x + SIGN_WIDTH * scale - half;
  double top = y + half, bottom = y + SIGN_HEIGHT * scale - half, radius = SIGN_HEIGHT * scale / 5;

  vedette_drawing_add_line (drawing, left, top, right, top, stroke, FALSE, ink);
  vedette_drawing_add_line (drawing, left, bottom, right, bottom, stroke, FALSE, ink);
  vedette_drawing_add_line (drawing, left, top, left, bottom, stroke, FALSE, ink);
  vedette_drawing_add_line (drawing, right, top, right, bottom, stroke, FALSE, ink);
  if (arm == VEDETTE_ARM_ARTILLERY)
    vedette_drawing_add_box (drawing, (left + right) / 2 - radius, (top + bottom) / 2 - radius, 2 * radius, 2 * radius, radius,
                             ink);
  else
    vedette_drawing_add_line (drawing, left, bottom, right, top, stroke, FALSE, ink);
  if (arm == VEDETTE_ARM_INFANTRY)
    vedette_drawing_add_line (drawing, left, top, right, bottom, stroke, FALSE, ink);
}

/**
 * vedette_eagles_look_new_signs:
 * @units: (element-type VedetteUnit): of one army, at least one
 * @scale: 1 for signs of 40 × 26 px, as many beside each other as have 276 px
 *
 * Returns: (transfer floating): the signs of units, in rows and in the color of their army; a screen reader reads the names of
 *   the units
 */
GtkWidget *
vedette_eagles_look_new_signs (const VedetteEagles *eagles,
                               GPtrArray           *units,
                               double               scale)
{
  GtkWidget *view = vedette_drawing_view_new (NULL);
  gpointer army = vedette_eagles_get_army_of (eagles, units->pdata[0]);
  VedetteInk ink = vedette_ink_of_colour (vedette_enum_get_brief (vedette_eagles_side_get_type (),
                                                                  (int) vedette_eagles_get_side (eagles, army)));
  double across = (SIGN_WIDTH + SIGN_GAP) * scale, down = (SIGN_HEIGHT + SIGN_GAP) * scale;
  guint columns = MIN ((guint) (SIGNS_OF_ROW / scale), units->len), rows = (units->len + columns - 1) / columns;
  VedetteDrawing *drawing = vedette_drawing_new (gtk_widget_get_pango_context (view), across * columns - SIGN_GAP * scale);

  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < units->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", vedette_unit_get_name (units->pdata[i]));
  vedette_drawing_set_words (drawing, names->str);
  for (guint i = 0; i < units->len; i++)
    draw_sign (drawing, vedette_unit_get_arm (units->pdata[i]), across * (i % columns), down * (i / columns), scale, ink);
  vedette_drawing_set_height (drawing, down * rows - SIGN_GAP * scale);
  vedette_drawing_view_set (VEDETTE_DRAWING_VIEW (view), drawing);
  gtk_widget_set_halign (view, GTK_ALIGN_START);
  return view;
}

/* Returns: (transfer full): a commander and his rating */
char *
vedette_eagles_look_say_rated (const VedetteEagles *eagles,
                               gpointer             command)
{
  const char *name = vedette_eagles_get_flag (command, "fallen") ? "" : NULL;
  const char *rating = vedette_enum_get_label (vedette_eagles_rating_get_type (), vedette_eagles_get_int (command, "rating"));
  g_autofree char *text = NULL;

  if (name != NULL)
    return g_strdup (_("Commander lost"));
  g_object_get (command, "commander", &text, NULL);
  if (text == NULL || *text == '\0')
    return g_strdup (rating);
  /* Translators: a commander, and the commander’s rating, as in “Amsel, Good” */
  return g_strdup_printf (C_("commander", "%s, %s"), text, rating);
}
