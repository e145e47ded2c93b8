/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number that a roll needs, readable by anyone at the table, with its chance, the faces of the die, and its sum. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-odds.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-die-faces.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-why-button.h"

/**
 * VedetteRollOdds:
 *
 * A face that is pressed activates the action "roll.pick" with its number, or with 0 to take the die back. The function
 * vedette_party_paint_set_of() gives the faces that succeed the color of the side.
 */
struct _VedetteRollOdds
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *number;
  GtkLabel *chance;
  GtkLabel *words;
  VedetteDieFaces *faces;
  GtkBox *box;
  GtkWidget *sum_box;
  GtkLabel *sum;
  GtkWidget *sources;
  GtkGrid *lines;
};

G_DEFINE_FINAL_TYPE (VedetteRollOdds, vedette_roll_odds, ADW_TYPE_BIN)

static gboolean
go_back (gpointer data)
{
  VedetteRollOdds *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_activate_action (GTK_WIDGET (self), "roll.back", NULL);
  return G_SOURCE_REMOVE;
}

/* The focus would stay on the button, and the next Enter would show it all again. A newer GTK puts it there after this. */
static void
on_closed (VedetteRollOdds *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, go_back, g_object_ref (self), g_object_unref);
}

static void
on_picked (VedetteRollOdds *self,
           int              natural)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "roll.pick", "i", natural);
}

static void
vedette_roll_odds_class_init (VedetteRollOddsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (VEDETTE_TYPE_DIE_FACES);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-odds.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, number);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, chance);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, words);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, faces);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, box);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, sum_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, sum);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, sources);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, lines);
  gtk_widget_class_bind_template_callback (widget_class, on_closed);
  gtk_widget_class_bind_template_callback (widget_class, on_picked);
}

static void
vedette_roll_odds_init (VedetteRollOdds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* It is the button inside that takes the focus. */
  vedette_spoken_set_name (gtk_widget_get_first_child (self->sources), _("Where these numbers come from"));
  /* A second line would cost a factor below; the number says the same. */
  if (vedette_adaptive_is_text_large (GTK_WIDGET (self)))
    gtk_label_set_lines (self->words, 1);
}

/* Returns: (transfer full): what wins, and who */
static char *
say (int         need,
     const char *name)
{
  if (need > VEDETTE_ATTEMPT_SIDES)
    /* Translators: a name, and the number needed, which is not on the die */
    return g_strdup_printf (_("Cannot succeed: %s needs %d"), name, need);
  if (need <= 1)
    /* Translators: a name, and the number needed, which every die beats */
    return g_strdup_printf (_("Cannot fail: %s needs %d"), name, need);
  /* Translators: a name, and the number needed on the die */
  return g_strdup_printf (_("%s succeeds on %d or more"), name, need);
}

/* Two numbers side by side are hard to tell apart, so those of the counters are words. */
static char *
name_factor (VedetteFactor *factor,
             int            counters)
{
  const char *words[] = { NULL, _("one counter"), _("two counters"), _("three counters"), _("four counters") };

  if (!g_str_equal (factor->id, "counters"))
    return g_strdup (factor->label);
  if (counters > 0 && counters < (int) G_N_ELEMENTS (words))
    return g_strdup (words[counters]);
  /* Translators: how many counters, beside what they take off the number needed, as in “− 12 (6 counters)” */
  return g_strdup_printf (_("(%s)"), factor->label);
}

/* A number stands out from what it is for, and is not torn from it at the end of a line. */
static void
append_part (GString       *text,
             PangoAttrList *attributes,
             char          *number,
             const char    *label)
{
  g_autofree char *kept = vedette_digits_keep_order (number);
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  if (text->len > 0)
    g_string_append (text, "  ");
  bold->start_index = (guint) text->len;
  g_string_append (text, kept);
  bold->end_index = (guint) text->len;
  pango_attr_list_insert (attributes, bold);
  if (label != NULL)
    {
      g_auto (GStrv) words = g_strsplit (label, " ", -1);
      g_autofree char *whole = g_strjoinv ("\u00a0", words);

      g_string_append_printf (text, "\u00a0%s", whole);
    }
}

/* Each part as it changes the number needed: a bonus takes away from it. */
static char *
say_number (VedetteFactor *factor)
{
  int value = factor->value;

  if (factor->is_base)
    return g_strdup_printf ("%d", value);
  return g_strdup_printf (value > 0 ? "−\u00a0%d" : "+\u00a0%d", ABS (value));
}

static void
attach (GtkGrid    *lines,
        const char *text,
        float       xalign,
        const char *css_class,
        int         column,
        int         row)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, "valign", GTK_ALIGN_BASELINE, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  if (column > 0)
    g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "max-width-chars", 26, NULL);
  gtk_grid_attach (lines, label, column, row, 1, 1);
}

/* Shows every factor that counts, signed as it changes the number needed. */
static void
show_sum (VedetteRollOdds  *self,
          VedetteBreakdown *breakdown,
          int               counters)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *child;
  int need = breakdown->need, row = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_grid_remove (self->lines, child);
  vedette_each (VedetteFactor, factor, breakdown->factors)
    {
      g_autofree char *label = NULL;
      g_autofree char *number = NULL;
      GtkWidget *why;

      if (factor->value == 0)
        continue;
      label = name_factor (factor, counters);
      number = vedette_digits_keep_order (say_number (factor));
      append_part (text, attributes, say_number (factor), label);
      attach (self->lines, number, 1.0f, "numeric", 0, row);
      attach (self->lines, factor->label, 0.0f, NULL, 1, row);
      attach (self->lines, factor->source, 0.0f, "source", 2, row);
      why = vedette_why_button_new ();
      vedette_why_button_set_rule (VEDETTE_WHY_BUTTON (why), factor->rule);
      gtk_grid_attach (self->lines, why, 3, row, 1, 1);
      row++;
    }
  append_part (text, attributes, g_strdup_printf (need < 0 ? "=\u00a0−%d" : "=\u00a0%d", ABS (need)), NULL);
  gtk_label_set_attributes (self->sum, attributes);
  gtk_label_set_text (self->sum, text->str);
}

/**
 * vedette_roll_odds_set_die:
 * @natural: what the die shows, 1 to 20; 0 if there is no die yet
 */
void
vedette_roll_odds_set_die (VedetteRollOdds *self,
                           int              natural)
{
  vedette_die_faces_set_value (self->faces, natural);
}

/**
 * vedette_roll_odds_show:
 * @name: who makes the attempt
 * @counters: how many counters are in the sum
 *
 * Shows the number that a roll needs, its chance, the faces that win, and how the number comes about.
 */
void
vedette_roll_odds_show (VedetteRollOdds  *self,
                        VedetteBreakdown *breakdown,
                        const char       *name,
                        int               counters)
{
  int need = breakdown->need;
  g_autofree char *chance =
    vedette_digits_keep_order (vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "success")));
  g_autofree char *words = say (need, name);
  g_autofree char *number = NULL;

  /* Translators: the number needed, or a higher one */
  number = vedette_digits_keep_order (g_strdup_printf (need < 0 ? _("−%d+") : _("%d+"), ABS (need)));
  gtk_label_set_text (self->number, number);
  gtk_label_set_text (self->chance, chance);
  gtk_label_set_text (self->words, words);
  vedette_die_faces_show (self->faces, breakdown);
  show_sum (self, breakdown, counters);
}

/**
 * vedette_roll_odds_set_tight:
 * @below: (nullable): a box at whose end the sum is shown instead of below the faces
 */
void
vedette_roll_odds_set_tight (VedetteRollOdds *self,
                             GtkBox          *below)
{
  g_object_ref (self->sum_box);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->sum_box)), self->sum_box);
  gtk_box_append (below != NULL ? below : self->box, self->sum_box);
  g_object_unref (self->sum_box);
}
