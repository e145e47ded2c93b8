/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All sums of both dice of an opposed roll in a row, with those marked that end the turn. */

#include "vedette-config.h"

#include "ui/eagles/vedette-both-dice.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-charts.h"
#include "ui/eagles/vedette-eagles-look.h"

#define LEAST 2
#define MOST (2 * VEDETTE_EAGLES_SIDES)
#define LEAST_IN_ROW 10

struct _VedetteBothDice
{
  AdwBin parent_instance;

  GtkWidget *sums[MOST + 1];
  GtkWidget *row;
};

G_DEFINE_FINAL_TYPE (VedetteBothDice, vedette_both_dice, ADW_TYPE_BIN)

static void
vedette_both_dice_class_init (VedetteBothDiceClass *klass)
{
}

static gboolean
ends_turn (int sum)
{
  return vedette_eagles_is_turn_over (sum / 2, sum - sum / 2);
}

static int
get_first_end (void)
{
  int sum = LEAST;

  while (sum < MOST && !ends_turn (sum))
    sum++;
  return sum;
}

static void
add_sum (VedetteBothDice *self,
         int              sum)
{
  g_autofree char *text = g_strdup_printf ("%d", sum);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dice-sum");
  if (ends_turn (sum))
    gtk_widget_add_css_class (label, "ends-turn");
  gtk_flow_box_append (GTK_FLOW_BOX (self->row),
                       g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "focusable",
                                     FALSE, "child", label, NULL));
  self->sums[sum] = label;
}

static void
set_name (VedetteBothDice *self,
          const char      *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* As a whole it is a picture, with the words above it; where there is little room it goes on in a second row. */
static void
vedette_both_dice_init (VedetteBothDice *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  /* Translators: of the sum of two dice; a number */
  g_autofree char *title = g_strdup_printf (_("Both dice together: %d or more ends the turn"), get_first_end ());

  self->row = g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "homogeneous", TRUE,
                            "column-spacing", 1, "row-spacing", 1, "min-children-per-line", LEAST_IN_ROW,
                            "max-children-per-line", MOST - LEAST + 1, "selection-mode", GTK_SELECTION_NONE, NULL);
  gtk_widget_add_css_class (self->row, "dice-sums");
  for (int sum = LEAST; sum <= MOST; sum++)
    add_sum (self, sum);
  set_name (self, title);
  gtk_box_append (GTK_BOX (box), vedette_eagles_look_label (title, "dim-label"));
  gtk_box_append (GTK_BOX (box), self->row);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
vedette_both_dice_new (void)
{
  return g_object_new (VEDETTE_TYPE_BOTH_DICE, NULL);
}

/* Marks what the dice show. */
void
vedette_both_dice_set_dice (VedetteBothDice *self,
                            int              one,
                            int              other)
{
  int sum = one + other;
  /* Translators: the sum of two dice */
  g_autofree char *name = g_strdup_printf (_("Both dice together: %d"), sum);

  g_return_if_fail (sum >= LEAST && sum <= MOST);
  gtk_widget_add_css_class (self->sums[sum], "shown");
  set_name (self, name);
}
