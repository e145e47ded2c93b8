/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons of what may be done now, each with its key; those that are not allowed are dimmed and say why. */

#include "vedette-config.h"

#include "ui/play/vedette-offer-box.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ui/system/vedette-offer-key.h"
#include "ui/widgets/vedette-move-button.h"

/* So many can have a digit for a key; more are found by typing. */
#define MAX_KEYS 9

struct _VedetteOfferBox
{
  AdwBin parent_instance;

  GtkSearchEntry *search; /* shown where one move is offered more often than there are keys */
  GtkFlowBox *box;
  gboolean compact;
  VedetteOfferChosen chosen;
  gpointer user_data;
};

G_DEFINE_FINAL_TYPE (VedetteOfferBox, vedette_offer_box, ADW_TYPE_BIN)

static void
vedette_offer_box_class_init (VedetteOfferBoxClass *klass)
{
}

static GtkWidget *
get_button (VedetteOfferBox *self,
            guint            i)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->box, (int) i);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

static VedetteOffer *
get_offer (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "vedette-offer");
}

static gboolean
is_found (VedetteOfferBox *self,
          VedetteOffer    *offer)
{
  g_autofree char *sought = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  g_autofree char *label = g_utf8_casefold (vedette_offer_get_label (offer), -1);

  return strstr (label, sought) != NULL;
}

/* Shows what there is room for, and what is sought. A filter of the box would hide it from the eye alone. */
static void
show_found (VedetteOfferBox *self)
{
  gboolean any = FALSE;
  GtkWidget *button;

  for (guint i = 0; (button = get_button (self, i)) != NULL; i++)
    {
      gboolean fits = vedette_offer_is_open (get_offer (button)) || !self->compact;

      gtk_widget_set_visible (gtk_widget_get_parent (button), fits && is_found (self, get_offer (button)));
      any |= fits;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->box), any);
}

/* Enter does the first that is found. */
static void
on_search_activate (VedetteOfferBox *self)
{
  g_autoptr (VedetteOffer) offer = NULL;
  GtkWidget *button;

  for (guint i = 0; offer == NULL && (button = get_button (self, i)) != NULL; i++)
    if (is_found (self, get_offer (button)) && vedette_offer_is_open (get_offer (button)))
      offer = g_object_ref (get_offer (button));
  if (offer == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self->search));
      return;
    }
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  /* What is done takes the focus where it belongs. */
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  self->chosen (offer, self->user_data);
}

static void
on_search_stopped (VedetteOfferBox *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_child_focus (GTK_WIDGET (self->box), GTK_DIR_TAB_FORWARD);
}

static void
vedette_offer_box_init (VedetteOfferBox *self)
{
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->search = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Find a Move"), -1);
  g_object_set (self->search, "placeholder-text", _("Find a Move"), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->search), FALSE);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (on_search_activate), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (on_search_stopped), self);
  self->box = GTK_FLOW_BOX (gtk_flow_box_new ());
  g_signal_connect_swapped (self->search, "changed", G_CALLBACK (show_found), self);
  gtk_flow_box_set_selection_mode (self->box, GTK_SELECTION_NONE);
  gtk_flow_box_set_row_spacing (self->box, 6);
  gtk_flow_box_set_column_spacing (self->box, 6);
  gtk_box_append (GTK_BOX (both), GTK_WIDGET (self->search));
  gtk_box_append (GTK_BOX (both), GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), both);
}

/**
 * vedette_offer_box_new:
 * @name: what the buttons are together, for screen readers
 * @columns: how many stand beside each other at most
 * @even: whether all are as wide, two beside each other at least
 *
 * Returns: (transfer floating): an empty box
 */
GtkWidget *
vedette_offer_box_new (const char         *name,
                       guint               columns,
                       gboolean            even,
                       VedetteOfferChosen  chosen,
                       gpointer            user_data)
{
  VedetteOfferBox *self = g_object_new (VEDETTE_TYPE_OFFER_BOX, NULL);

  self->chosen = chosen;
  self->user_data = user_data;
  gtk_flow_box_set_homogeneous (self->box, even);
  gtk_flow_box_set_min_children_per_line (self->box, even ? 2 : 0);
  gtk_flow_box_set_max_children_per_line (self->box, columns);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

static void
on_clicked (GtkButton       *button,
            VedetteOfferBox *self)
{
  /* What is done may take the button away. */
  g_autoptr (VedetteOffer) offer = g_object_ref (get_offer (GTK_WIDGET (button)));

  self->chosen (offer, self->user_data);
}

static GtkWidget *
add_button (VedetteOfferBox *self,
            VedetteOffer    *offer)
{
  const char *key = vedette_offer_get_key (offer);
  g_autofree char *shown = key != NULL ? vedette_offer_key_show (key) : NULL;
  GtkWidget *button = vedette_move_button_new (vedette_offer_get_label (offer), shown);
  GtkWidget *child = gtk_flow_box_child_new ();

  if (g_strcmp0 (key, VEDETTE_OFFER_ENTER) == 0)
    gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  g_object_set_data_full (G_OBJECT (button), "vedette-offer", g_object_ref (offer), g_object_unref);
  gtk_flow_box_append (self->box, child);
  return button;
}

static gboolean
looks_like (GtkWidget    *button,
            VedetteOffer *offer)
{
  VedetteOffer *old = get_offer (button);

  return g_str_equal (vedette_offer_get_label (old), vedette_offer_get_label (offer)) &&
         g_strcmp0 (vedette_offer_get_key (old), vedette_offer_get_key (offer)) == 0;
}

static void
remove_from (VedetteOfferBox *self,
             guint            i)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->box, (int) i)) != NULL)
    gtk_flow_box_remove (self->box, GTK_WIDGET (child));
}

/* What cannot be done now keeps the focus and can be pressed: then it says why not. */
static void
dim (GtkWidget     *button,
     VedetteRuling *ruling,
     gboolean       open)
{
  const char *why = open ? NULL : vedette_ruling_get_why (ruling);

  gtk_widget_set_tooltip_text (button, why);
  if (open)
    {
      gtk_widget_remove_css_class (button, "dimmed-move");
      gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
  else
    {
      gtk_widget_add_css_class (button, "dimmed-move");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why, -1);
    }
}

/* Whether one of the moves is offered more often than there are keys, not counting what is not open now */
static gboolean
needs_search (VedetteOfferBox *self)
{
  guint n_alike = 0;
  GtkWidget *button;

  for (guint i = 0; n_alike <= MAX_KEYS && (button = get_button (self, i)) != NULL; i++)
    {
      const char *name = vedette_move_get_name (vedette_offer_get_move (get_offer (button)));
      GtkWidget *other;

      n_alike = 0;
      for (guint k = i; (other = get_button (self, k)) != NULL; k++)
        if (vedette_offer_is_open (get_offer (other)) &&
            g_str_equal (vedette_move_get_name (vedette_offer_get_move (get_offer (other))), name))
          n_alike++;
    }
  return n_alike > MAX_KEYS;
}

/**
 * vedette_offer_box_find:
 *
 * Puts the focus where an offer is found by typing a part of its label.
 *
 * Returns: %FALSE if there are not so many of them
 */
gboolean
vedette_offer_box_find (VedetteOfferBox *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->search)) && gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/**
 * vedette_offer_box_update:
 * @offers: (element-type VedetteOffer): what may be done now
 * @first: the first of the places that are shown here
 * @last: the last of them
 * @compact: whether there is room only for what is allowed
 *
 * Shows the offers of some places. A button whose looks stay the same stays where it is.
 */
void
vedette_offer_box_update (VedetteOfferBox   *self,
                          GListModel        *offers,
                          VedetteOfferPlace  first,
                          VedetteOfferPlace  last,
                          gboolean           compact)
{
  guint n = 0;

  self->compact = compact;
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      VedetteOffer *offer = g_list_model_get_item (offers, i);
      GtkWidget *button = get_button (self, n);

      if (vedette_offer_get_place (offer) < first || vedette_offer_get_place (offer) > last)
        {
          g_object_unref (offer);
          continue;
        }
      if (button != NULL && !looks_like (button, offer))
        {
          remove_from (self, n);
          button = NULL;
        }
      if (button == NULL)
        button = add_button (self, offer);
      g_object_set_data_full (G_OBJECT (button), "vedette-offer", offer, g_object_unref);
      dim (button, vedette_offer_get_ruling (offer), vedette_offer_is_open (offer));
      n++;
    }
  remove_from (self, n);
  gtk_widget_set_visible (GTK_WIDGET (self->search), needs_search (self));
  if (!gtk_widget_get_visible (GTK_WIDGET (self->search)))
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  show_found (self);
}
