/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ground in the colour of a party: tinted, with an edge, where text of the usual colour stands on it, or full, where large
   text does, which is then light or dark as it is read best. */

#include "vedette-config.h"

#include "ui/table/vedette-party-ground.h"

#include "ui/widgets/vedette-party-disc.h"

/* How much of the colour is in the tint, on a light ground and on a dark one; how wide the edge is and how round the corners of
   a full ground are, on a page of 1920 px */
#define TINT 0.08f
#define DARK_TINT 0.16f
#define EDGE 24
#define RADIUS 40

struct _VedettePartyGround
{
  AdwBin parent_instance;

  gboolean full;
  gboolean coloured;
  GdkRGBA colour;
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
  GdkRGBA tint = self->colour;

  tint.alpha = adw_style_manager_get_dark (adw_style_manager_get_default ()) ? DARK_TINT : TINT;
  gtk_snapshot_append_color (snapshot, &tint, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &self->colour,
                             &GRAPHENE_RECT_INIT (from_right ? width - EDGE : 0, 0, EDGE, height));
}

static void
vedette_party_ground_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  VedettePartyGround *self = VEDETTE_PARTY_GROUND (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GskRoundedRect outline;

  if (self->coloured && !self->full)
    draw_tint (self, snapshot, width, height);
  else if (self->coloured)
    {
      gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &self->colour, &GRAPHENE_RECT_INIT (0, 0, width, height));
      gtk_snapshot_pop (snapshot);
    }
  GTK_WIDGET_CLASS (vedette_party_ground_parent_class)->snapshot (widget, snapshot);
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

  self->coloured = party != NULL && vedette_party_get_colour (party) != NULL &&
                   gdk_rgba_parse (&self->colour, vedette_party_get_colour (party));
  if (self->full)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "on-plain");
      gtk_widget_remove_css_class (GTK_WIDGET (self), "on-bright");
      gtk_widget_remove_css_class (GTK_WIDGET (self), "on-deep");
      gtk_widget_add_css_class (GTK_WIDGET (self), self->coloured ? css_class : "on-plain");
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
