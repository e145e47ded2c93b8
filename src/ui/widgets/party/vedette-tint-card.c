/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with a tint and an edge in the colour of a party: from the chair it says whose the battle is at the moment. What it
   says is said in words, too. */

#include "vedette-config.h"

#include "ui/widgets/party/vedette-tint-card.h"

#include "ui/widgets/party/vedette-party-paint.h"

/* How wide the edge is, and how round a corner, in px */
#define EDGE 6
#define RADIUS 12

struct _VedetteTintCard
{
  AdwBin parent_instance;

  char *colour; /* NULL without a tint */
};

G_DEFINE_FINAL_TYPE (VedetteTintCard, vedette_tint_card, ADW_TYPE_BIN)

static void
vedette_tint_card_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  VedetteTintCard *self = VEDETTE_TINT_CARD (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  gboolean from_right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GskRoundedRect outline;

  if (self->colour != NULL)
    {
      GdkRGBA edge = vedette_party_paint_get_ink (self->colour), tint = vedette_party_paint_get_tint (self->colour);

      gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &tint, &GRAPHENE_RECT_INIT (0, 0, width, height));
      gtk_snapshot_append_color (snapshot, &edge, &GRAPHENE_RECT_INIT (from_right ? width - EDGE : 0, 0, EDGE, height));
      gtk_snapshot_pop (snapshot);
    }
  GTK_WIDGET_CLASS (vedette_tint_card_parent_class)->snapshot (widget, snapshot);
}

static void
vedette_tint_card_finalize (GObject *object)
{
  g_free (VEDETTE_TINT_CARD (object)->colour);

  G_OBJECT_CLASS (vedette_tint_card_parent_class)->finalize (object);
}

static void
vedette_tint_card_class_init (VedetteTintCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_tint_card_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = vedette_tint_card_snapshot;
}

static void
vedette_tint_card_init (VedetteTintCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/**
 * vedette_tint_card_set_party:
 * @party: (nullable): in whose colour it is; %NULL for a card without a tint
 */
void
vedette_tint_card_set_party (VedetteTintCard *self,
                             VedetteParty    *party)
{
  g_free (self->colour);
  self->colour = party != NULL ? g_strdup (party->colour) : NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
