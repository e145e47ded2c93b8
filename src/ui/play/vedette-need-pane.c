/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the number that is needed now and its chance, large enough to be read from a chair. */

#include "vedette-config.h"

#include "ui/play/vedette-need-pane.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/party/vedette-party-paint.h"

struct _VedetteNeedPane
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *box;
  GtkLabel *title;
  GtkLabel *need;
  GtkLabel *chance;
};

G_DEFINE_FINAL_TYPE (VedetteNeedPane, vedette_need_pane, ADW_TYPE_BIN)

static void
vedette_need_pane_dispose (GObject *object)
{
  /* Old GTK frees a child of the template behind the back of the bin that holds it. */
  adw_bin_set_child (ADW_BIN (object), NULL);
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

/**
 * vedette_need_pane_update:
 * @offers: (element-type VedetteOffer): what may be done now
 * @roller: (nullable): the party that makes the roll that is due
 *
 * Shows the number that the move under Enter needs, in the color of the party that rolls. Where nobody is named yet, it is
 * the number of whoever rolls best.
 *
 * Returns: (transfer full) (nullable): how the number comes about; %NULL if no roll is due, and then it shows nothing
 */
VedetteBreakdown *
vedette_need_pane_update (VedetteNeedPane *self,
                          VedetteRules    *rules,
                          GListModel      *offers,
                          VedetteParty    *roller)
{
  g_autofree char *need = NULL, *chance = NULL, *whose = NULL;
  g_autoptr (VedetteOffer) due = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);
  g_autoptr (VedetteMove) next = vedette_rules_get_next_roll (rules, vedette_rules_get_window (rules), &whose);
  gboolean is_due = next != NULL && due != NULL && vedette_move_get_kind (next) == vedette_move_get_kind (due->move);
  VedetteMove *move = is_due ? next : due != NULL && is_anything_said (due->move) ? due->move : NULL;
  g_autoptr (VedetteBreakdown) breakdown = move != NULL ? vedette_rules_preview (rules, move) : NULL;
  gboolean shown = breakdown != NULL && g_list_model_get_n_items (breakdown->factors) > 0 && breakdown->need != 0;
  g_autoptr (VedetteOutcome) outcome = shown ? g_list_model_get_item (breakdown->outcomes, 0) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return NULL;
  /* Translators: the number that is needed on a die, or more */
  need = g_strdup_printf (_("%d+"), breakdown->need);
  chance = outcome != NULL ? vedette_chance_percent (outcome->chance) : g_strdup ("");
  vedette_party_paint_set_of (self->box, roller != NULL ? roller->colour : NULL);
  if (!is_due)
    {
      g_free (whose);
      /* Translators: the name of a figure or a side; below it stands the number that is needed now */
      whose = roller != NULL ? g_strdup_printf (_("%s needs"), roller->name) : g_strdup (_("Needs"));
    }
  gtk_label_set_text (self->title, whose);
  gtk_label_set_text (self->need, need);
  gtk_label_set_text (self->chance, chance);
  return g_steal_pointer (&breakdown);
}
