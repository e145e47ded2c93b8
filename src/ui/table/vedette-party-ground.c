/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ground in the colour of a party: tinted, with an edge, where text of the usual colour stands on it, or full, where large
   text does, which is then light or dark as it is read best. */

#include "vedette-config.h"

#include "ui/table/vedette-party-ground.h"

#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/party/vedette-party-paint.h"

/* How wide the edge is and how round the corners of a full ground are, on a page of 1920 px */
#define EDGE 24
#define RADIUS 40

struct _VedettePartyGround
{
  AdwBin parent_instance;

  gboolean full;
  VedetteParty *party; /* NULL for the ground of the window */
};

enum
{
  PROP_0,
  PROP_FULL,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedettePartyGround, vedette_party_ground, ADW_TYPE_BIN)

static void
draw_tint (VedettePartyGround *self,
           GtkSnapshot        *snapshot,
           float               width,
           float               height)
{
  gboolean from_right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const char *colour = self->party->colour;
  GdkRGBA edge = vedette_party_paint_get_ink (colour), tint = vedette_party_paint_get_tint (colour);

  gtk_snapshot_append_color (snapshot, &tint, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &edge, &GRAPHENE_RECT_INIT (from_right ? width - EDGE : 0, 0, EDGE, height));
}

static void
vedette_party_ground_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  VedettePartyGround *self = VEDETTE_PARTY_GROUND (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GskRoundedRect outline;
  GdkRGBA colour;

  if (self->party != NULL && !self->full)
    draw_tint (self, snapshot, width, height);
  /* As it is: on a full one, words are light or dark. */
  else if (self->party != NULL && gdk_rgba_parse (&colour, self->party->colour))
    {
      gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (0, 0, width, height));
      gtk_snapshot_pop (snapshot);
    }
  GTK_WIDGET_CLASS (vedette_party_ground_parent_class)->snapshot (widget, snapshot);
}

static void
vedette_party_ground_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_PARTY_GROUND (object)->party);

  G_OBJECT_CLASS (vedette_party_ground_parent_class)->dispose (object);
}

static void
vedette_party_ground_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  if (prop_id == PROP_FULL)
    g_value_set_boolean (value, VEDETTE_PARTY_GROUND (object)->full);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
vedette_party_ground_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  if (prop_id == PROP_FULL)
    VEDETTE_PARTY_GROUND (object)->full = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
vedette_party_ground_class_init (VedettePartyGroundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_party_ground_dispose;
  G_OBJECT_CLASS (klass)->get_property = vedette_party_ground_get_property;
  G_OBJECT_CLASS (klass)->set_property = vedette_party_ground_set_property;
  GTK_WIDGET_CLASS (klass)->snapshot = vedette_party_ground_snapshot;

  properties[PROP_FULL] = g_param_spec_boolean ("full", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
vedette_party_ground_init (VedettePartyGround *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/**
 * vedette_party_ground_set_party:
 * @party: (nullable): in whose colour it is; %NULL for the ground of the window
 */
void
vedette_party_ground_set_party (VedettePartyGround *self,
                                VedetteParty       *party)
{
  const char *css_class = party == NULL ? "on-plain" : vedette_party_wants_dark (party) ? "on-bright" : "on-deep";

  if (party != NULL && party->colour == NULL)
    party = NULL;
  g_set_object (&self->party, party);
  if (self->full)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "on-plain");
      gtk_widget_remove_css_class (GTK_WIDGET (self), "on-bright");
      gtk_widget_remove_css_class (GTK_WIDGET (self), "on-deep");
      gtk_widget_add_css_class (GTK_WIDGET (self), self->party != NULL ? css_class : "on-plain");
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
