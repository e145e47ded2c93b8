/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number that is needed now, large enough for the chair, and its chance: what the rules say of the move that is due, as far
   as it is known. Where nothing is rolled for, it says small what the next roll will need. */

#include "vedette-config.h"

#include "ui/play/vedette-need-pane.h"

#include <glib/gi18n-lib.h>

struct _VedetteNeedPane
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *box;
  GtkLabel *title;
  GtkLabel *need;
  GtkLabel *chance;

  char *sum; /* owned (nullable) */
};

G_DEFINE_FINAL_TYPE (VedetteNeedPane, vedette_need_pane, ADW_TYPE_BIN)

static void
vedette_need_pane_dispose (GObject *object)
{
  g_clear_pointer (&VEDETTE_NEED_PANE (object)->sum, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_NEED_PANE);

  G_OBJECT_CLASS (vedette_need_pane_parent_class)->dispose (object);
}

static void
vedette_need_pane_class_init (VedetteNeedPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_need_pane_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/play/vedette-need-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteNeedPane, box);
  gtk_widget_class_bind_template_child (widget_class, VedetteNeedPane, title);
  gtk_widget_class_bind_template_child (widget_class, VedetteNeedPane, need);
  gtk_widget_class_bind_template_child (widget_class, VedetteNeedPane, chance);
}

static void
vedette_need_pane_init (VedetteNeedPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* "9+" has no letter to go by, and would be "+9" where text runs from right to left. */
  gtk_widget_set_direction (GTK_WIDGET (self->need), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->chance), GTK_TEXT_DIR_LTR);
}

GtkWidget *
vedette_need_pane_new (void)
{
  return g_object_new (VEDETTE_TYPE_NEED_PANE, NULL);
}

/* A roll of which nothing is known yet, such as who makes it, needs no number yet. */
static gboolean
is_anything_said (VedetteMove *move)
{
  const VedetteParam *params = vedette_move_get_kind (move)->params;

  for (guint i = 0; params != NULL && params[i].field.name != NULL; i++)
    if (vedette_move_is_said (move, params[i].field.name))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): whose number it is: of the party that rolls by Enter, where that is one */
static char *
say_whose (VedetteRules *rules,
           GListModel   *offers)
{
  g_autoptr (VedetteOffer) due = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);
  g_autoptr (GListModel) dice = vedette_rules_list_dice (rules, due->move, NULL, 0);
  g_autoptr (VedetteDiceRequest) first = g_list_model_get_item (dice, 0);
  const char *id = first != NULL ? first->party : NULL;
  gboolean single = id != NULL && g_list_model_get_n_items (dice) == 1;
  g_autoptr (VedetteParty) party = single ? vedette_rules_find_party (rules, id) : NULL;

  /* Translators: the name of a side; below it stands the number that it needs now */
  return party != NULL ? g_strdup_printf (_("%s needs"), party->name) : g_strdup (_("Needs"));
}

/* Returns: (transfer full) (nullable): what the move that is due would come to, if it is a roll that needs a number */
static VedetteBreakdown *
preview_due (VedetteRules *rules,
             GListModel   *offers)
{
  g_autoptr (VedetteOffer) due = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);
  g_autoptr (VedetteBreakdown) breakdown = NULL;

  if (due == NULL || !is_anything_said (due->move))
    return NULL;
  breakdown = vedette_rules_preview (rules, due->move);
  if (breakdown == NULL || g_list_model_get_n_items (breakdown->factors) == 0 || breakdown->need == 0)
    return NULL;
  return g_steal_pointer (&breakdown);
}

static VedetteBreakdown *
preview_next (VedetteRules *rules,
              char        **whose)
{
  g_autoptr (VedetteMove) next = vedette_rules_get_next_roll (rules, vedette_rules_get_viewer (rules), whose);

  return next != NULL ? vedette_rules_preview (rules, next) : NULL;
}

/**
 * vedette_need_pane_update:
 * @offers: (element-type VedetteOffer): what may be done now
 *
 * Shows the number that the move under Enter needs, or the one that is needed afterwards.
 */
void
vedette_need_pane_update (VedetteNeedPane *self,
                          VedetteRules    *rules,
                          GListModel      *offers)
{
  g_autoptr (VedetteBreakdown) breakdown = preview_due (rules, offers);
  g_autoptr (VedetteOutcome) outcome = NULL;
  g_autofree char *need = NULL, *chance = NULL, *whose = NULL;

  g_free (self->sum);
  self->sum = breakdown != NULL ? vedette_breakdown_say_sum (breakdown) : NULL;
  if (breakdown == NULL)
    breakdown = preview_next (rules, &whose);
  gtk_widget_set_visible (self->box, breakdown != NULL);
  if (breakdown == NULL)
    return;
  outcome = g_list_model_get_item (breakdown->outcomes, 0);
  /* Translators: the number that is needed on a die, or more */
  need = g_strdup_printf (_("%d+"), breakdown->need);
  chance = outcome != NULL ? vedette_chance_percent (outcome->chance) : g_strdup ("");
  if (whose != NULL)
    gtk_widget_add_css_class (self->box, "later");
  else
    gtk_widget_remove_css_class (self->box, "later");
  if (whose == NULL)
    whose = say_whose (rules, offers);
  gtk_label_set_text (self->title, whose);
  gtk_label_set_text (self->need, need);
  gtk_label_set_text (self->chance, chance);
}

/**
 * vedette_need_pane_get_sum:
 *
 * Returns: (nullable): how the number that is needed now comes about
 */
const char *
vedette_need_pane_get_sum (VedetteNeedPane *self)
{
  return self->sum;
}

/**
 * vedette_need_pane_is_empty:
 *
 * Returns: whether it shows no number, and only keeps its place
 */
gboolean
vedette_need_pane_is_empty (VedetteNeedPane *self)
{
  return !gtk_widget_get_visible (self->box);
}
